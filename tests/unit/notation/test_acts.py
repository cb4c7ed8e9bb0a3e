"""Acts as text: read in many ways, written in one."""

from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.problems import Problem
from floorapp.notation.acts import RaiseBy, read_act, resolve, write_act
from floorapp.notation.streets import STREETS
from floorapp.notation.verbs import NOUNS, VERBS, spellings

many = settings(deadline=None, max_examples=300, derandomize=True)

CANONICAL = [
    ("SB post 50", Post("SB", 50)),
    ("BB postshort 40", PostShort("BB", 40)),
    ("UTG straddle 200", Straddle("UTG", 200)),
    ("A ante 10", Ante("A", 10)),
    ("S3 bringin 25", BringIn("S3", 25)),
    ("S5 complete 100", Complete("S5", 100)),
    ("! S5 complete 100", Complete("S5", 100, out_of_turn=True)),
    ("A check", Check("A")),
    ("A call", Call("A")),
    ("A call 70", Call("A", 70)),
    ("A fold", Fold("A")),
    ("A bet 100", Bet("A", 100)),
    ("A raise 300", Raise("A", 300)),
    ("A allin 125", AllIn("A", 125)),
    ("A allin", AllIn("A")),
    ("! C allin 25000", AllIn("C", 25000, out_of_turn=True)),
    ("! C check", Check("C", out_of_turn=True)),
    ("! C call", Call("C", out_of_turn=True)),
    ("! C raise 300", Raise("C", 300, out_of_turn=True)),
    ("/", NextStreet()),
    ("/ turn", NextStreet("turn")),
    ("/ fourth S3", NextStreet("fourth", "S3")),
    ("/ next S3", NextStreet(None, "S3")),
    ("seat call 70", Call("seat", 70)),
    ("Platz allin", AllIn("Platz")),
    ("le raise 300", Raise("le", 300)),
    ("/ third seat", NextStreet("third", "seat")),
    ("/ third street Street", NextStreet("third", "Street")),
]


@pytest.mark.parametrize(("text", "act"), CANONICAL)
def test_an_act_is_written_as_it_is_read(text, act):
    assert read_act(text) == act
    assert write_act(act) == text


seats = st.one_of(
    st.sampled_from(["A", "Zoé", "7", "S4", "seat", "le", "Platz", "street", "turn", "call", "a"]),
    st.text(min_size=1, max_size=6).filter(lambda s: s.split() == [s] and s[0] not in "!/"),
)
chips = st.integers(0, 10**15 - 1)
turns = st.booleans()
any_act = st.one_of(
    *(st.builds(kind, seats, chips) for kind in (Post, PostShort, Straddle, Ante, BringIn)),
    *(st.builds(kind, seats, turns) for kind in (Check, Fold)),
    *(st.builds(kind, seats, st.none() | chips, turns) for kind in (Call, AllIn)),
    *(st.builds(kind, seats, chips, turns) for kind in (Bet, Raise, Complete)),
    st.builds(
        NextStreet, st.none() | st.sampled_from(sorted({*STREETS} - {"next"})), st.none() | seats
    ),
)


@many
@given(act=any_act)
def test_whatever_is_written_is_read_as_it_was(act):
    assert read_act(write_act(act)) == act


all_words = sorted(
    {
        word
        for table in (*VERBS.values(), *NOUNS.values(), STREETS)
        for entries in table.values()
        for word in entries.replace(",", "").replace("…", "").split()
    }
)
other_words = ["!", "/", "A", "Seat", "le", "siège", "to", "à", "de", "d’", "um", "auf", "plus"]
other_words += [
    "+",
    "+100",
    "100",
    "1",
    "000",
    "1.50",
    "1,5k",
    ",",
    ":",
    "’",
    "\u0300",
    "-",
    "mehr",
]


@many
@given(
    text=st.one_of(
        st.text(), st.lists(st.sampled_from(all_words + other_words), max_size=8).map(" ".join)
    )
)
def test_any_text_is_an_act_or_one_problem_with_its_place(text):
    found = read_act(text, "here")
    if isinstance(found, Problem):
        assert found.place == "here"
        assert found.message.format_map(found.facts)
    else:
        act = resolve(found, 300)
        assert isinstance(act, Act)
        assert read_act(write_act(act)) == act


ENGLISH = [
    ("  A   CHECK ", Check("A")),
    ("A x", Check("A")),
    ("A c 70", Call("A", 70)),
    ("A f", Fold("A")),
    ("A b 100", Bet("A", 100)),
    ("A r 300", Raise("A", 300)),
    ("A a", AllIn("A")),
    ("A checks.", Check("A")),
    ("A raises to 300", Raise("A", 300)),
    ("A raises 200 to 400", Raise("A", 400)),
    ("A raises by 200 to 400", Raise("A", 400)),
    ("A raises 200 more to 400", Raise("A", 400)),
    ("A raises to 400, 200 more", Raise("A", 400)),
    ("A raises 200, to 400", Raise("A", 400)),
    ("A raises for a total of 400", Raise("A", 400)),
    ("A raises, 400 in total", Raise("A", 400)),
    ("A re-raises to 800", Raise("A", 800)),
    ("A bets: 1,500", Bet("A", 1500)),
    ("A bets 1,500 chips", Bet("A", 1500)),
    ("A opens for 300", Bet("A", 300)),
    ("A all-in", AllIn("A")),
    ("A All in for 1.250", AllIn("A", 1250)),
    ("A shoves 1.5k", AllIn("A", 1500)),
    ("A goes all\u2011in for 125", AllIn("A", 125)),
    ("A is all-in for 125", AllIn("A", 125)),
    ("A raise 1\u00a0000", Raise("A", 1000)),
    ("!C call", Call("C", out_of_turn=True)),
    ("7 folds", Fold("7")),
    ("a1 posts 50", Post("a1", 50)),
    ("A sb 50", Post("A", 50)),
    ("A posts the big blind: 100", Post("A", 100)),
    ("A posts a straddle 200", Straddle("A", 200)),
    ("A pays the ante 10", Ante("A", 10)),
    ("A posts the big-blind ante 100", Ante("A", 100)),
    ("A antes 10", Ante("A", 10)),
    ("A straddles to 200", Straddle("A", 200)),
    ("A posts short 40", PostShort("A", 40)),
    ("A bring-in 25", BringIn("A", 25)),
    ("A brings in for 25", BringIn("A", 25)),
    ("A brings it in for 25", BringIn("A", 25)),
    ("A completes to 100", Complete("A", 100)),
    ("A completes the bet 75 to 100", Complete("A", 100)),
    ("A calls all-in for 70", Call("A", 70)),
]
FRENCH = [
    ("A pose 50", Post("A", 50)),
    ("A poste 50", Post("A", 50)),
    ("A poser la blinde 50", Post("A", 50)),
    ("A paie la grosse blinde : 100", Post("A", 100)),
    ("A paie l’ante 10", Ante("A", 10)),
    ("A pose la blinde incomplète 40", PostShort("A", 40)),
    ("A checke", Check("A")),
    ("A parole", Check("A")),
    ("A passe parole", Check("A")),
    ("A tape", Check("A")),
    ("A paie", Call("A")),
    ("A paye 100", Call("A", 100)),
    ("A suit", Call("A")),
    ("A calle", Call("A")),
    ("A call à 400", Call("A", 400)),
    ("A paie à tapis pour 70", Call("A", 70)),
    ("A mise 300", Bet("A", 300)),
    ("A mise de 300 jetons", Bet("A", 300)),
    ("A mise 1 000 000 de jetons", Bet("A", 1_000_000)),
    ("A ouvre à 300", Bet("A", 300)),
    ("A relance à 400", Raise("A", 400)),
    ("A RELANCER À 400", Raise("A", 400)),
    ("A relance a 400", Raise("A", 400)),
    ("A relance de 100 de plus à 300", Raise("A", 300)),
    ("A relance de 100 de mieux, à 300", Raise("A", 300)),
    ("A relance pour un total de 300", Raise("A", 300)),
    ("A relance 300 au total", Raise("A", 300)),
    ("A sur-relance à 800", Raise("A", 800)),
    ("A surrelance à 800", Raise("A", 800)),
    ("A passe", Fold("A")),
    ("A se couche", Fold("A")),
    ("A folde", Fold("A")),
    ("A jette", Fold("A")),
    ("A abandonne", Fold("A")),
    ("A fait tapis pour 125", AllIn("A", 125)),
    ("A tapis", AllIn("A")),
    ("A mise all-in", AllIn("A")),
    ("A à tapis pour 125", AllIn("A", 125)),
    ("A envoie tout", AllIn("A")),
    ("A complète à 100", Complete("A", 100)),
    ("A complete l'enchere à 100", Complete("A", 100)),
    ("A bring-in de 25", BringIn("A", 25)),
]
GERMAN = [
    ("A setzt den Small Blind: 50", Post("A", 50)),
    ("A bringt den Big Blind: 100", Post("A", 100)),
    ("A postet 50", Post("A", 50)),
    ("A setzt die Ante: 10", Ante("A", 10)),
    ("A postet den Straddle 200", Straddle("A", 200)),
    ("A checkt", Check("A")),
    ("A schiebt", Check("A")),
    ("A klopft", Check("A")),
    ("A geht mit", Call("A")),
    ("A geht mit, 100", Call("A", 100)),
    ("A geht für 100 mit", Call("A", 100)),
    ("A mitgehen", Call("A")),
    ("A callt", Call("A")),
    ("A bezahlt 100", Call("A", 100)),
    ("A zieht gleich", Call("A")),
    ("A callt All-in für 70", Call("A", 70)),
    ("A callt All-in fuer 70", Call("A", 70)),
    ("A setzt 300", Bet("A", 300)),
    ("A eröffnet mit 300", Bet("A", 300)),
    ("A erhöht auf 400", Raise("A", 400)),
    ("A ERHÖHT AUF 400", Raise("A", 400)),
    ("A erhoht auf 400", Raise("A", 400)),
    ("A erhoeht um 100 auf 300", Raise("A", 300)),
    ("A erhöhen um 200 auf insgesamt 400", Raise("A", 400)),
    ("A erhöht erneut auf 800", Raise("A", 800)),
    ("A raist auf 400", Raise("A", 400)),
    ("A passt", Fold("A")),
    ("A foldet", Fold("A")),
    ("A steigt aus", Fold("A")),
    ("A wirft weg", Fold("A")),
    ("A geht All-in mit 125", AllIn("A", 125)),
    ("A schiebt alles rein", AllIn("A")),
    ("A ist All-in", AllIn("A")),
    ("A ergänzt auf 100", Complete("A", 100)),
    ("A ergaenzt auf 100", Complete("A", 100)),
    ("A bringt das Bring-in: 25", BringIn("A", 25)),
]


@pytest.mark.parametrize(("text", "act"), ENGLISH + FRENCH + GERMAN)
def test_reading_is_tolerant_in_three_languages(text, act):
    assert read_act(text) == act


@pytest.mark.parametrize(("text", "act"), FRENCH + GERMAN)
def test_letters_may_be_composed_or_not(text, act):
    assert read_act(normalize("NFD", text)) == read_act(normalize("NFC", text)) == act


TRAPS = [
    ("A erhöht 75", Raise("A", 75)),
    ("A relance de 4 000", RaiseBy("A", 4000)),
    ("A relance plus 4 000", RaiseBy("A", 4000)),
    ("A geht mit 150 All-in", AllIn("A", 150)),
    ("A geht mit 150", Call("A", 150)),
    ("A schiebt rein", AllIn("A")),
    ("A schiebt 125 rein", AllIn("A", 125)),
    ("A shoved", AllIn("A")),
    ("A setzt 50", Bet("A", 50)),
    ("A paie 50", Call("A", 50)),
]


@pytest.mark.parametrize(("text", "act"), TRAPS)
def test_the_traps_of_the_glossary_are_read_as_it_says(text, act):
    assert read_act(text) == act


@pytest.mark.parametrize(
    "text",
    [
        "A un tapis de 12 000",
        "A petit tapis",
        "A a la parole",
        "le siège 3 a la parole",
        "A parole donnée",
        "A tapis de 12 000",
        "A wettet 100",
        "A falten",
        "A égalise",
        "A vervollständigt auf 100",
        "A bringt 25 ein",
        "A schiebt 300 vor",
    ],
)
def test_what_the_glossary_says_is_no_act_is_not_taken_for_one(text):
    assert isinstance(read_act(text), Problem)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("A bets 300 all-in", AllIn("A", 300)),
        ("A raises all-in to 400", AllIn("A", 400)),
        ("A relance à tapis", AllIn("A")),
        ("A completes all-in 80", AllIn("A", 80)),
        ("A call 70 all-in", Call("A", 70)),
        ("A posts 40 all-in", PostShort("A", 40)),
        ("A bring-in 10 all-in", PostShort("A", 10)),
        ("A ante 5 all-in", Ante("A", 5)),
    ],
)
def test_all_in_beside_a_verb_says_what_becomes_of_it(text, act):
    assert read_act(text) == act


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Seat 3 raises to 400", "3"),
        ("seat A raises to 400", "A"),
        ("the player A raises to 400", "A"),
        ("le siège 3 relance à 400", "3"),
        ("Siege 3 relance à 400", "3"),
        ("la place 3 relance à 400", "3"),
        ("la joueuse A relance à 400", "A"),
        ("le joueur A relance à 400", "A"),
        ("Platz 3 erhöht auf 400", "3"),
        ("der Spieler A erhöht auf 400", "A"),
        ("Spielerin Zoé erhöht auf 400", "Zoé"),
    ],
)
def test_a_seat_may_have_a_label_before_it(text, seat):
    assert read_act(text) == Raise(seat, 400)
    assert read_act(f"! {text}") == Raise(seat, 400, out_of_turn=True)


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("A raises by 200", 200),
        ("A raises 200 more", 200),
        ("A raises 1,200 chips more", 1200),
        ("A raise of 200", 200),
        ("A relance de 200", 200),
        ("A relance 200 de plus", 200),
        ("A relance d'1 000", 1000),
        ("A erhöht um 200", 200),
        ("A erhöht 200 mehr", 200),
        ("A raises + 200", 200),
        ("A + 200", 200),
        ("A +200", 200),
    ],
)
def test_an_increment_alone_waits_for_the_table(text, by):
    found = read_act(text)
    assert found == RaiseBy("A", by)
    assert resolve(found, 300) == Raise("A", 300 + by)


def test_a_resolved_increment_stays_out_of_turn():
    assert resolve(read_act("! A raises by 200"), 300) == Raise("A", 500, out_of_turn=True)


def test_what_is_no_increment_resolves_to_itself():
    assert resolve(NextStreet(), 300) == NextStreet()


STREET_LINES = [
    ("/turn", NextStreet("turn")),
    ("/  FLOP ", NextStreet("flop")),
    ("/ the river", NextStreet("river")),
    ("/ à la turn", NextStreet("turn")),
    ("/ rivière", NextStreet("river")),
    ("/ am Turn", NextStreet("turn")),
    ("/ 3rd", NextStreet("third")),
    ("/ 4th Street S3", NextStreet("fourth", "S3")),
    ("/ fourth street: Seat 3", NextStreet("fourth", "3")),
    ("/ quatrième carte", NextStreet("fourth")),
    ("/ fünfte", NextStreet("fifth")),
    ("/ fuenfte le siège 3", NextStreet("fifth", "3")),
    ("/ 7te", NextStreet("seventh")),
    ("/ draw2", NextStreet("draw2")),
    ("/ draw 2 B", NextStreet("draw2", "B")),
    ("/ next", NextStreet()),
    ("/ nächste S3", NextStreet(None, "S3")),
]


@pytest.mark.parametrize(("text", "act"), STREET_LINES)
def test_a_street_is_named_in_three_languages_or_not_at_all(text, act):
    assert read_act(text) == act


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", "“” is not an act"),
        ("A", "“A” is not an act"),
        ("! A", "“! A” is not an act"),
        ("!! A call", "“!! A call” is not an act"),
        ("! / turn", "“! / turn” is not an act"),
        ("Seat A", "“Seat A” is not an act"),
        ("A 100", "“100” is not a verb here"),
        ("A chek", "“chek” is not a verb here"),
        ("Platz 3 ist dran", "“ist” is not a verb here"),
        ("seat c 70", "“70” is not a verb here"),
        ("A \u0300", "“\u0300” is not a verb here"),
        ("S3 bringin", "“S3 bringin” needs an amount"),
        ("S5 complete", "“S5 complete” needs an amount"),
        ("A bet", "“A bet” needs an amount"),
        ("A post", "“A post” needs an amount"),
        ("A setzt den Big Blind", "“A setzt den Big Blind” needs an amount"),
        ("A bet 1.50", "“1.50” in “A bet 1.50” is not an amount"),
        ("A bet ten", "“ten” in “A bet ten” is not an amount"),
        ("A bet -5", "“-5” in “A bet -5” is not an amount"),
        ("A raises 1, 000", "“1, 000” in “A raises 1, 000” is not an amount"),
        ("A raises to 200 to 300", "“to 200 to 300” in "),
        ("A raises 400 by 100", "“400 by 100” in "),
        ("A raises 300 pot", "“300 pot” in "),
        ("A calls the big blind", "“the big blind” in "),
        ("A call by 100", "“A call by 100” says only what is added"),
        ("A complète de 75", "“A complète de 75” says only what is added"),
        ("A bets 100 more", "“A bets 100 more” says only what is added"),
        ("A raises of 100 by 200", "“A raises of 100 by 200” says only what is added"),
        ("A check 100", "“100” in “A check 100” has no meaning behind this verb"),
        ("A check all-in", "“allin” in “A check all-in” has no meaning"),
        ("A check now", "“now” in “A check now” has no meaning behind this verb"),
        ("A fold now", "“now” in “A fold now” is not an amount of whole chips"),
        ("/ trun", "“trun” is no street"),
        ("/ S3", "“S3” is no street"),
        ("/ preflop", "“preflop” is no street"),
        ("//", "“/” is no street"),
        ("/ the", "“the” is no street"),
        ("/ fourth S3 S4", "“S3 S4” is not the one seat that opens the street"),
        ("/ fourth !S3", "“!S3” is not the one seat that opens the street"),
    ],
)
def test_what_is_no_act_is_told_with_what_to_write(text, start):
    found = read_act(text, "x:3")
    assert isinstance(found, Problem)
    message = found.message.format(**found.facts)
    assert message.startswith(start)
    assert ": " in message
    assert found.place == "x:3"


@pytest.mark.parametrize("table", [VERBS, NOUNS, {"": STREETS}], ids=["verbs", "nouns", "streets"])
def test_each_word_of_a_table_stands_in_it_once(table):
    listed = [
        spelling
        for kinds in table.values()
        for entries in kinds.values()
        for entry in entries.split(", ")
        for spelling in spellings(entry)
    ]
    assert sorted({word for word in listed if listed.count(word) > 1}) == []


def test_each_verb_is_read_as_an_act_of_its_kind():
    for kinds in VERBS.values():
        for kind, entries in kinds.items():
            amount = "" if kind in {"check", "fold", "pot"} else " 100"
            for entry in entries.replace(" … ", " ").split(", "):
                found = read_act(f"A {entry}{amount}")
                written = {"put": "bet", "pay": "call"}.get(kind, kind)
                assert not isinstance(found, Problem), entry
                assert write_act(resolve(found, 0)) == f"A {written}{amount}"
