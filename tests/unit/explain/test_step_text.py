import pytest

from floorapp.engine.acts import AllIn, NextStreet
from floorapp.explain.step_text import StepText, act_text, heading, step_text

STANDS = "The act is entered as it happened; the rest counts from there."
STOPS = "The replay stops before this act."
SEATS = "SB BB UTG UTG1 D"


def last(play, words, line, **more):
    return step_text(play(line, **more).steps[-1], words)


@pytest.mark.parametrize(
    ("line", "act", "note"),
    [
        ("A bet 100", "A bet 100", "full"),
        ("A bet 100, B allin 125", "B all-in 125", "short +25"),
        ("A bet 100, B allin 350", "B all-in 350", "full +250"),
        ("A bet 100, B raise 300", "B raise to 300", "full +200"),
        ("A bet 100, B call", "B call", "100"),
        ("A bet 3500, B allin 70", "B all-in 70", "as a call"),
        ("A bet 3500, B fold", "B fold", ""),
        ("A check", "A check", ""),
        ("A bet 100, ! C fold", "C fold", "out of turn"),
        ("A bet 500, B fold 300", "B fold, 300 stays in", ""),
    ],
)
def test_an_act_is_shown_with_what_it_was(line, act, note, play, english):
    shown = last(play, english, line)
    assert (shown.act, shown.note) == (act, note)
    assert bool(shown.fault) == ("!" in line)


@pytest.mark.parametrize(
    ("line", "act", "note"),
    [
        ("SB post 50", "SB post 50", ""),
        ("SB post 50, BB postshort 40", "BB post 40", "all-in, short"),
        ("UTG straddle 200", "UTG straddle 200", ""),
        ("UTG1 ante 10", "UTG+1 ante 10", ""),
    ],
)
def test_what_is_posted_is_shown_too(line, act, note, play, english):
    shown = last(play, english, line, seats=SEATS, street="preflop")
    assert shown == StepText(act, note)


@pytest.mark.parametrize(
    ("line", "note", "fault"),
    [
        ("A bet 100, B raise 150", "not allowed", ("B made it 150; the minimum is 200: 150 < 200.", STANDS)),
        ("A bet 100, C call", "impossible", ("It is on B, and the act by C is not marked as out of turn.", STOPS)),
        ("A bet 100, B allin 200, B fold", "impossible", ("B is all-in and has nothing left to decide.", STOPS)),
        ("A call", "as a check", ("There is nothing to call: the call by A counts as a check.",)),
        ("A raise 300", "as a bet", ("Nobody has bet yet: the wager by A counts as a bet of 300.",)),
        ("A bet 100, B bet 300", "as a raise", ("There is a bet already: the wager by B counts as a raise to 300.",)),
        ("A bet 100, B call 150", "as a call", ("B named 150, the bet is 100: it counts as a call.",)),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_fault_is_told_in_full_and_what_becomes_of_it(line, note, fault, play, english):
    shown = last(play, english, line)
    assert (shown.note, shown.fault) == (note, fault)


def test_an_act_out_of_turn_is_held_then_binds_or_is_void(play, english):
    held = step_text(play("A bet 100, ! C call").steps[1], english)
    assert (held.act, held.note) == ("C call", "held")
    bound = step_text(play("A bet 100, ! C call, B fold").steps[1], english)
    assert (bound.note, len(bound.fault)) == ("100", 1)
    void = step_text(play("A bet 100, ! C call, B raise 300").steps[1], english)
    assert void.note == "void"
    (fault,) = void.fault
    assert fault.startswith("C acted out of turn and B changed the action before it came to C: ")
    assert fault.endswith(": 100 goes back, and C has every option again.")


@pytest.mark.parametrize(
    ("language", "acts"),
    [
        ("fr", ["A checke", "B mise 100", "C relance à 3\u202f500", "D paie", "E tapis 4\u202f000", "F passe"]),
        ("de", ["A checkt", "B setzt 100", "C erhöht auf 3.500", "D geht mit", "E All-in 4.000", "F passt"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_acts_are_shown_in_the_language(language, acts, play, speak):
    played = play("A check, B bet 100, C raise 3500, D call, E allin 4000, F fold")
    assert [step_text(step, speak(language)).act for step in played.steps] == acts


def test_an_all_in_without_a_number_shows_its_total_where_it_is_known(play, english):
    assert last(play, english, "A allin", stacks={"A": 3500}).act == "A all-in 3,500"
    assert last(play, english, "A allin").act == "A all-in"
    assert act_text(AllIn("A"), english) == "A all-in"


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Seat 1 checks", "Seat 2 bets 100", "Seat 3 raises to 3,500", "Seat 4 calls", "Seat 5 calls 70", "Seat 6 goes all-in for 4,000", "Seat 7 folds"]),
        ("fr", ["Le siège 1 checke", "Le siège 2 mise 100", "Le siège 3 relance à 3\u202f500", "Le siège 4 paie", "Le siège 5 paie 70", "Le siège 6 fait tapis pour 4\u202f000", "Le siège 7 passe"]),
        ("de", ["Platz 1 checkt", "Platz 2 setzt 100", "Platz 3 erhöht auf 3.500", "Platz 4 geht mit", "Platz 5 callt 70", "Platz 6 geht All-in mit 4.000", "Platz 7 passt"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_heading_names_the_seat_in_full(language, headings, play, speak):
    line = "1 check, 2 bet 100, 3 raise 3500, 4 call, 5 call 70, 6 allin 4000, 7 fold"
    played = play(line, seats="1 2 3 4 5 6 7")
    assert [heading(step, speak(language)) for step in played.steps] == headings


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["The small blind posts an ante of 10", "The small blind posts 50", "The big blind posts 40", "UTG straddles to 200", "D goes all-in"]),
        ("fr", ["La petite blinde pose une ante de 10", "La petite blinde pose 50", "La grosse blinde pose 40", "UTG fait un straddle à 200", "Le joueur D fait tapis"]),
        ("de", ["Der Small Blind bringt eine Ante von 10", "Der Small Blind bringt 50", "Der Big Blind bringt 40", "UTG straddelt auf 200", "Spieler D geht All-in"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_heading_tells_what_is_posted_too(language, headings, play, speak):
    line = "SB ante 10, SB post 50, BB postshort 40, UTG straddle 200, D allin"
    played = play(line, seats="SB BB UTG D", street="preflop", stacks={"D": 900})
    assert [heading(step, speak(language)) for step in played.steps] == headings


LIMIT = {"seats": "A B C", "betting": "fixed-limit", "blind": 20}


@pytest.mark.parametrize(
    ("line", "more", "act", "note"),
    [
        ("A bringin 25", {"street": "third"}, "A bring-in 25", ""),
        ("A bringin 25, B complete 100", {"street": "third", "bet": 100}, "B complete to 100", "full +75"),
        ("A check, B check, C check, / turn", {}, "Turn", ""),
        ("A check, B check, C check, /", {}, "Turn", ""),
        ("A bringin 25, B call, C call, / fourth B", {"street": "third", "bet": 100}, "Fourth street", "B opens"),
        ("A bet 20, / turn", {}, "Turn", "not allowed"),
        ("A allin 15, B complete 35", {}, "B complete to 35", "as a raise"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_other_structures_add_is_shown(line, more, act, note, play, english):
    shown = last(play, english, line, **{**LIMIT, **more})
    assert (shown.act, shown.note) == (act, note)


def test_a_street_heads_its_fault_by_its_name(play, english):
    assert heading(play("A bet 20, / turn", **LIMIT).steps[-1], english) == "Turn"
    assert act_text(NextStreet(), english) == "Next street"


def test_what_is_left_to_the_floor_stands(play, english):
    line = "A bet 100, B allin 125, C call, D allin 200, E call, F fold, A raise 300"
    shown = last(play, english, line, raising="consecutive-all-ins")
    assert shown.note == "left to the floor"
    assert len(shown.fault) == 2
    assert shown.fault[-1] == STANDS


@pytest.mark.parametrize(
    ("line", "language", "said"),
    [
        ("A bringin 25", "en", "A brings in for 25"),
        ("A bringin 25", "fr", "Le joueur A met un bring-in de 25"),
        ("A bringin 25, B complete 100", "en", "B completes to 100"),
        ("A bringin 25, B complete 100", "de", "Spieler B ergänzt auf 100"),
    ],
)
def test_a_fault_is_headed_by_bring_in_and_completion_too(line, language, said, play, speak):
    step = play(line, **{**LIMIT, "street": "third", "bet": 100}).steps[-1]
    assert heading(step, speak(language)) == said


@pytest.mark.parametrize(
    ("line", "more", "note", "said"),
    [
        ("A bet 100, B pot", {"betting": "pot-limit", "pot_before": 200}, "raise to 500", "B bets the pot"),
        ("A pot", {}, "bet 100", "A bets the pot"),
        ("A bet 100, B pot", {"betting": "pot-limit", "pot_before": 200, "stacks": {"B": 400}}, "all-in for 400", "B bets the pot"),
        ("A bet 100, ! C pot", {"betting": "pot-limit", "pot_before": 200}, "held", "C bets the pot"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_pot_bet_says_what_it_comes_to(line, more, note, said, play, english):
    step = play(line, **more).steps[-1]
    shown = step_text(step, english)
    assert shown.act.endswith(" pot")
    assert (shown.note, heading(step, english)) == (note, said)


def test_a_fold_that_leaves_chips_is_a_sentence_too(play, english):
    step = play("A bet 500, B fold 300").steps[-1]
    assert heading(step, english) == "B folds, 300 stays in"
