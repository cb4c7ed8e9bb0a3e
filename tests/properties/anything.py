"""Strategies for what may stand in a line, an act or a file: nearly right, spoilt, or anything."""

import tomli_w
from hypothesis import strategies as st

from floorapp.places import resources
from floorapp.rulebooks.library import read_library

BOOKS = read_library([resources() / "rulebooks"]).books
SEATS = ("A", "B", "F", "SB", "7", "Zoé")
FORCED = ["post", "postshort", "straddle", "ante"]
CHOSEN = ["check", "call", "bet", "raise", "allin", "all-in", "fold", "x", "c", "b", "r", "a", "f"]
NEARLY = ["all-\u0130n", "rai\u017fe", "raises", "to", "for", "!", "/", ":", "bringin", "check100"]
HEADS = [
    "2p",
    "9p",
    "99p",
    "100p",
    "\u0665p",
    "flop:",
    "f:",
    "t:",
    "pre",
    "50/100",
    "A,B",
    "A,A",
    ",,",
]
SPACES = [" ", "", "  ", "\t", "\n", "\u00a0"]
ODD_AMOUNTS = [
    "1.5k",
    "1,5k",
    "1.50",
    "1'000",
    "1\u202f000",
    "\u0661\u0660",
    "\u00b2",
    "1e5",
    "0x10",
    "1_0",
]

amounts = st.one_of(st.integers(-2, 10**16).map(str), st.sampled_from(ODD_AMOUNTS))
words = st.one_of(
    st.sampled_from(SEATS),
    st.sampled_from(FORCED + CHOSEN + NEARLY + HEADS),
    amounts,
    st.text(max_size=4),
)
tokens = st.lists(words, min_size=1, max_size=3).map("".join)
lines = st.one_of(
    st.text(),
    st.lists(st.tuples(tokens, st.sampled_from(SPACES)), max_size=12).map(
        lambda pairs: "".join(word + space for word, space in pairs)
    ),
)
acts = st.one_of(lines, st.lists(words, max_size=5).map(" ".join))
values = st.recursive(
    st.one_of(
        st.integers(), st.booleans(), st.floats(), st.text(max_size=5), acts, st.dates(), st.times()
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)
chips = st.integers(0, 10**6)
good = {
    "seats": st.lists(st.sampled_from(SEATS), min_size=2, unique=True),
    "actions": st.lists(acts, max_size=8),
    "street": st.sampled_from(["preflop", "flop", "river", "predraw", "third"]),
    "stacks": st.dictionaries(st.sampled_from(SEATS), chips),
    "betting": st.sampled_from(["no-limit", "pot-limit"]),
    "rulebook": st.sampled_from([*BOOKS, "tda"]),
    "ask": st.sampled_from(SEATS),
    "chips": st.lists(chips),
    **dict.fromkeys(("small_blind", "big_blind", "ante", "full_raise", "pot_before"), chips),
    **dict.fromkeys(("id", "title", "source", "note", "table", "level", "game"), st.text()),
}
other = ("incident", "told", "bet", "expect", "ante_kind", "question", "stakcs")
tables = st.fixed_dictionaries(
    {}, optional={key: st.one_of(value, value, values) for key, value in good.items()}
).flatmap(
    lambda table: st.dictionaries(st.sampled_from(other), values, max_size=1).map(
        lambda more: table | more
    )
)
expectations = st.lists(
    st.fixed_dictionaries(
        {"rulebooks": st.one_of(st.lists(st.sampled_from([*BOOKS, "x"])), values)},
        optional={"to_call": values},
    )
)
cases = st.tuples(tables, expectations).map(lambda both: both[0] | {"expect": both[1]})
top = st.dictionaries(st.text(max_size=3), values, max_size=1)
documents = st.tuples(top, st.one_of(tables, values)).map(
    lambda both: both[0] | {"format": "floorapp/1", "situation": both[1]}
)
case_files = st.tuples(top, st.one_of(st.lists(cases, max_size=4), values)).map(
    lambda both: both[0] | {"format": "floorapp-cases/1", "case": both[1]}
)
shipped = [
    path.read_text(encoding="utf-8") for path in sorted((resources() / "rulebooks").glob("*.toml"))
]


def spoilt(texts: list[str]) -> st.SearchStrategy[str]:
    """Good texts with a piece cut out or put in."""
    places = st.tuples(
        st.sampled_from(texts), st.floats(0, 1), st.integers(0, 40), st.text(max_size=6)
    )
    return places.map(
        lambda p: p[0][: int(p[1] * len(p[0]))] + p[3] + p[0][int(p[1] * len(p[0])) + p[2] :]
    )


def written(data: st.SearchStrategy[dict]) -> st.SearchStrategy[str]:
    return data.map(tomli_w.dumps)
