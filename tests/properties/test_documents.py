"""Documents of any dispute: what is written reads back, and whatever is read, nothing is raised."""

import random
import tomllib
from datetime import UTC

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from floorapp.engine.incidents.attached import DECIDED, Attached
from floorapp.engine.incidents.incident import PRIOR, SAID, WHAT, Incident
from floorapp.engine.values import replace
from floorapp.notation.document import read_document
from floorapp.notation.source import Source
from floorapp.records.dispute_file import SavedDispute, read_dispute, write_dispute
from floorapp.records.embedded_book import book_table, read_book
from floorapp.records.files import read_file, save_file
from floorapp.records.journal import last_state
from tests.properties.anything import BOOKS, documents, spoilt, values, written
from tests.properties.lines import random_hand, random_situation
from tests.properties.parameters import BY_HAND

STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
many = settings(deadline=None, max_examples=200, derandomize=True)
chips = st.integers(1, 10**15)
single_chips = st.lists(chips, max_size=4).map(tuple)
flags = st.sampled_from([True, False, None])


def situations(seed: int):
    """A random hand or street, as a document says it."""
    rng = random.Random(seed)
    if seed % 2:
        table = random_situation(rng)
    else:
        table = random_hand(rng, STRUCTURES[seed % 3], BY_HAND["tda-2024"])
    text = tomli_w.dumps({"format": "floorapp/1", "situation": table})
    reading = read_document(Source("", text))
    assert not reading.problems
    return reading.situation


def incidents(seats):
    return st.builds(
        Incident,
        seat=st.sampled_from(seats),
        what=st.sampled_from(WHAT),
        chips=single_chips,
        pushed=st.none() | chips,
        last_chips=flags,
        prior_chips=single_chips,
        prior=st.none() | st.sampled_from(PRIOR),
        kept=single_chips,
        said=st.none() | st.sampled_from(SAID),
        said_amount=st.none() | chips,
        said_first=flags,
        later_chips=single_chips,
        quoted=st.none() | chips,
        next_card=flags,
        had_time=flags,
    )


TEXT = st.text(st.characters(exclude_categories=["Cs"]))


@st.composite
def disputes(draw) -> SavedDispute:
    situation = situations(draw(st.integers(0, 10**6)))
    told = incidents(situation.seats)
    texts = {key: draw(TEXT) or None for key in ("title", "note", "table", "level", "source")}
    attached = st.builds(
        Attached, st.integers(0, len(situation.acts)), told, st.sampled_from(DECIDED), TEXT
    )
    return SavedDispute(
        situation=replace(situation, incident=draw(st.none() | told), **texts),
        settled=tuple(draw(st.lists(attached, max_size=3))),
        book=draw(st.none() | st.sampled_from([*BOOKS.values()])),
        saved=draw(st.none() | st.datetimes(timezones=st.none() | st.just(UTC))),
    )


@many
@given(disputes())
def test_any_dispute_reads_back_as_it_was_written(saved):
    reading = read_dispute(Source("", write_dispute(saved)))
    assert reading.problems == ()
    assert reading.saved == saved and reading.whole


@many
@given(disputes(), st.dictionaries(st.text(min_size=1, max_size=5), values, max_size=2))
def test_what_a_newer_version_adds_is_there_again_when_it_is_saved(saved, added):
    data = tomllib.loads(write_dispute(saved))
    data |= {f"new-{key}": value for key, value in added.items()} | {"format": "floorapp/1.7"}
    data["situation"]["new"] = added
    text = tomli_w.dumps(data)
    reading = read_dispute(Source("", text))
    assert reading.problems == ()
    again = tomllib.loads(write_dispute(reading.saved))
    assert repr(again) == repr(tomllib.loads(tomli_w.dumps(again)))
    kept = {key: value for key, value in again.items() if key.startswith("new-")}
    assert repr(kept) == repr({k: v for k, v in tomllib.loads(text).items() if k in kept})
    assert len(kept) == len(added)


HAND = situations(2)
WHOLE = SavedDispute(
    situation=HAND,
    settled=(Attached(0, Incident(seat=HAND.seats[0])),),
    book=BOOKS["house-half-raise"],
)


@many
@given(st.one_of(written(documents), st.text(), spoilt([write_dispute(WHOLE)])))
def test_any_text_is_a_document_or_problems(text):
    reading = read_dispute(Source("x", text))
    assert reading.saved is not None or reading.problems
    assert all(found.message.format(**found.facts) for found in reading.problems)
    if reading.saved is not None:
        assert read_dispute(Source("x", write_dispute(reading.saved))).saved is not None


@many
@given(values)
def test_anything_is_a_rule_book_or_a_problem(given_value):
    read_book(given_value, "x")
    table = book_table(BOOKS["house-half-raise"])
    for key in (*table, "others"):
        read_book(table | {key: given_value}, "x")


@many
@given(st.binary(max_size=400), st.sampled_from([".floor", ".phh", ".phhs", ""]))
def test_any_bytes_are_a_document_or_problems(tmp_path_factory, content, suffix):
    path = tmp_path_factory.mktemp("any") / f"x{suffix}"
    path.write_bytes(content)
    reading = read_file(path, lambda _: BOOKS["tda-2024"])
    assert reading.saved is not None or reading.problems
    last_state(content)


@pytest.mark.parametrize("seed", range(0, 60, 2))
def test_a_hand_is_saved_as_a_recorded_one_or_refused_with_a_sentence(tmp_path, seed):
    saved = SavedDispute(situation=situations(seed))
    problem = save_file(tmp_path / "x.phh", saved, BOOKS["tda-2024"])
    if problem is not None:
        assert problem.message.format(**problem.facts)
        assert not list(tmp_path.iterdir())
        return
    assert read_file(tmp_path / "x.phh", lambda _: BOOKS["tda-2024"]).saved is not None
