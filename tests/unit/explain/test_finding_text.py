"""Acts in dispute in words: the headline, the chips that move, the sum, and the floor’s choices."""

import pytest

from floorapp.engine.acts import AllIn
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.rulebook import Irregular
from floorapp.explain.finding_rows import Row
from floorapp.explain.finding_text import finding_text
from floorapp.explain.headline import headline
from floorapp.explain.ruling_text import ruling_text

BLINDS = "SB post 250, BB post 500"
RAISED = f"{BLINDS}, UTG raise 1100"
TABLE = {"seats": "SB BB UTG UTG1 CO", "street": "preflop", "blind": 500}
THREE = {"seats": "A B C"}
POT = {**THREE, "betting": "pot-limit", "pot_before": 400}
OLD = {**TABLE, "acts": f"{RAISED}, UTG1 fold, CO fold, SB fold"}
UNDERCALL = "SB post 250, BB post 400, UTG raise 1200"


def told(ask, words, line, seat, situation=TABLE, **incident):
    """The words for one incident; a book of its own where ``under`` says how it differs."""
    situation = dict(situation)
    under = incident.pop("under", None)
    if under is not None:
        situation["under"] = {"irregular": Irregular(**under)}
    answer = ask(line, incident=Incident(seat=seat, **incident), **situation)
    return finding_text(answer.finding, answer, words)


HEADLINES = [
    (RAISED, "UTG1", TABLE, {"chips": (1000, 100, 100, 100, 100)}, "This is a raise to 1,700.", "UTG+1 must add 300."),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 100, 100, 100)}, "This is a call of 1,100.", "200 goes back."),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 500)}, "This is a call of 1,100.", "400 goes back."),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 1000, 1000)}, "This is a raise to 3,000.", ""),
    (f"{RAISED}, UTG1 fold, CO fold", "SB", TABLE, {"chips": (1000,)}, "This is a call of 850, 1,100 in all.", "150 goes back."),
    ("", "A", THREE, {"chips": (500,)}, "This is a bet of 500.", ""),
    ("A check", "B", THREE, {"said": "call"}, "This is a check.", ""),
    ("A bet 500", "B", THREE, {"said": "check"}, "B may fold or call 500.", ""),
    ("A check", "B", THREE, {"said": "fold"}, "B folds.", ""),
    ("A bet 500", "B", {**THREE, "stacks": {"B": 3000}}, {"said": "all-in"}, "This is an all-in for 3,000.", ""),
    ("A bet 500", "B", {**THREE, "stacks": {"B": 300}}, {"said": "all-in"}, "This is a call all-in for 300.", ""),
    ("A bet 500", "B", THREE, {"said": "all-in"}, "For the ruling it must be known: how many chips does the seat have?", ""),
    ("A bet 500", "B", THREE, {}, "For the ruling it must be known: which chips were pushed? What was said?", ""),
    ("A bet 500, B raise 900, C raise 1300", "A", THREE, {"prior": "pulled-back"}, "A may call 800 or raise to 1,800 or more.", ""),
    ("A bet 500, B raise 1000, C allin 1200, A call", "B", {**THREE, "stacks": {"A": 1200}}, {"prior": "pulled-back"}, "B may only call 200.", ""),
    ("A bet 500, B fold", "B", THREE, {"chips": (500,)}, "B has folded.", ""),
    ("A bet 500", "B", THREE, {"what": "clock"}, "B folds.", ""),
    ("A bet 500, B call", "A", THREE, {"what": "killed-hand"}, "The hand of A is dead.", ""),
    ("A bet 500, B call 500", "B", THREE, {"what": "substantial-action"}, "This is substantial action.", ""),
    ("A check", "A", THREE, {"what": "substantial-action"}, "This is not substantial action.", ""),
    ("! B check", "A", THREE, {"what": "skipped"}, "A acts now.", ""),
    ("A bet 500, B raise 600", "B", THREE, {"what": "wrong-amount"}, "The raise is corrected: to 1,000.", "B must add 400."),
    ("A bet 50, B call", "A", THREE, {"what": "wrong-amount"}, "The bet is corrected to 100.", "A must add 50. It applies to all who are in for it: A, B."),
    ("A bet 500", "A", THREE, {"what": "wrong-amount"}, "The bet of 500 stands.", ""),
    ("A bet 500, B raise 1000", "B", THREE, {"what": "wrong-amount"}, "The raise to 1,000 stands.", ""),
    ("A bet 700", "A", POT, {"what": "wrong-pot"}, "The bet is corrected to 400.", "300 goes back."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize("case", HEADLINES)
def test_the_headline_says_what_an_act_in_dispute_counts_as(case, ask, english):
    line, seat, situation, incident, said, change = case
    found = told(ask, english, line, seat, situation, **incident)
    assert (found.headline, found.change) == (said, change)


@pytest.mark.parametrize("case", HEADLINES)
def test_every_finding_is_said_in_every_language(case, ask, words):
    line, seat, situation, incident, said, change = case
    found = told(ask, words, line, seat, situation, **incident)
    assert found.text
    assert "{" not in found.text
    assert (found.headline == said) == (words.language == "en")
    assert bool(found.change) == bool(change)


def test_a_fold_that_leaves_chips_says_how_many(ask, english):
    answer = ask(UNDERCALL, incident=Incident(seat="UTG1", chips=(500,)), **{**TABLE, "blind": 400})
    forfeit = answer.finding.choices[1]
    found = finding_text(forfeit, answer, english)
    assert (found.headline, found.change) == ("UTG+1 folds; 400 stays in.", "100 goes back.")
    assert (found.kind, found.rows) == ("settled", ())


CHOICES = [
    (UNDERCALL, "UTG1", {**TABLE, "blind": 400}, {"chips": (500,)}, ("call 1,200: add 700", "forfeits 400 and folds: 100 goes back")),
    ("A bet 2000, B raise 8000", "C", THREE, {"chips": (1000, 1000)}, ("call 8,000: add 6,000", "forfeits 2,000 and folds")),
    (f"{BLINDS}, UTG call, UTG1 call, CO call, SB call", "BB", TABLE, {"chips": (1000,)}, ("a check: 1,000 goes back", "raise to 1,500")),
    ("A bet 500", "B", THREE, {"what": "conditional", "said": "raise"}, ("raise to 1,000", "not held to it")),
    ("A bet 500", "B", THREE, {"what": "premature", "said": "call"}, ("call 500", "not held to it")),
    ("A bet 500", "B", THREE, {"what": "hidden-chip", "later_chips": (1000,)}, ("the chips count: 1,000 more in", "the chips do not count")),
    ("! B bet 500, ! C call", "A", THREE, {"what": "skipped"}, ("the hand is dead", "passive only: no bet, no raise")),
    ("A bet 5000", "B", THREE, {"chips": (100,), "under": {"tiny_chip": True}}, ("call 5,000: add 4,900", "another decision")),
    ("A bet 500", "B", THREE, {"chips": (500,), "said": "check", "said_first": None}, ("B may fold or call 500", "call 500")),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize("case", CHOICES)
def test_each_choice_of_the_floor_says_what_it_leads_to(case, ask, english):
    line, seat, situation, incident, choices = case
    found = told(ask, english, line, seat, situation, **incident)
    assert found.headline == "The book leaves this to the floor."
    assert (found.kind, found.change) == ("floor", "")
    assert found.choices == choices
    assert f"Choices: {'; '.join(choices)}." in found.text


def rows(found):
    return [(row.label, row.amount) for row in found.rows]


def test_the_sum_of_the_half_is_told_row_by_row(ask, english):
    found = told(ask, english, RAISED, "UTG1", chips=(1000, 100, 100, 100, 100))
    assert found.rows == (
        Row("pushed", "1,400"),
        Row("to call", "1,100"),
        Row("over the call", "300"),
        Row("half of the last full raise (600)", "300"),
        Row("exactly half counts: a raise, to the minimum", "1,700", emphasised=True),
    )
    assert found.why == (
        "Of the 1,400 by UTG+1, one 100 can be taken away and 1,300 still covers the bet of 1,100: not every chip is needed to call.",
        "The 50% standard decides. 1,400 − 1,100 = 300; half of a full raise of 600 is 300: exactly half counts, a raise to 1,700.",
    )


FIVE = "A bet 500"
ROWS = [
    (RAISED, "UTG1", TABLE, {"chips": (1000, 100, 100, 100)}, ("less than half: a call", "1,100")),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 500)}, ("every chip is needed: a call", "1,100")),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 1000, 1000)}, ("more than half: a raise", "3,000")),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 500, 25)}, ("more than half: a raise, to the minimum", "1,700")),
    (FIVE, "B", THREE, {"chips": (1000,)}, ("a call", "500")),
    (FIVE, "B", THREE, {"chips": (500, 200, 100), "last_chips": True}, ("all-in for", "800")),
    ("", "A", THREE, {"chips": (25,)}, ("a bet of", "100")),
    (FIVE, "B", THREE, {"said": "raise", "said_amount": 700}, ("a raise to", "1,000")),
    ("A bet 400", "B", POT, {"said": "raise", "said_amount": 9000}, ("a raise to", "1,600")),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize("case", ROWS)
def test_the_last_row_decides(case, ask, english):
    line, seat, situation, incident, last = case
    found = told(ask, english, line, seat, situation, **incident)
    assert rows(found)[-1] == last
    assert [row.emphasised for row in found.rows] == [False] * (len(found.rows) - 1) + [True]


PARTS = [
    (f"{RAISED}, UTG1 fold, CO fold", "SB", TABLE, {"chips": (1000,)}, [("already in front", "250"), ("pushed", "1,000"), ("together", "1,250"), ("to match", "1,100")]),
    (f"{RAISED}, UTG1 fold, CO fold", "SB", TABLE, {"chips": (500, 500)}, [("already in front", "250"), ("pushed", "1,000"), ("together", "1,250"), ("without one 500", "750"), ("to match", "1,100")]),
    (FIVE, "B", {"seats": "A B"}, {"chips": (200,)}, [("pushed", "200"), ("to call", "500"), ("short of the call", "300")]),
    (UNDERCALL, "UTG1", {**TABLE, "blind": 400}, {"chips": (500,)}, [("pushed", "500"), ("to call", "1,200"), ("short of the call", "700"), ("meant to call", "400")]),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 400), "under": {"half_of": "unclear"}}, [("pushed", "1,400"), ("without one 400", "1,000"), ("to call", "1,100")]),
    (RAISED, "UTG1", TABLE, {"chips": (1000, 400, 100), "under": {"half_of": "unclear"}}, [("pushed", "1,500"), ("to call", "1,100"), ("over the call", "400"), ("half of the last full raise (600)", "300"), ("half of the whole bet (1,100)", "550")]),
    (RAISED, "UTG1", TABLE, {"said": "amount", "said_amount": 1300}, [("said", "1,300"), ("to call", "1,100"), ("over the call", "200"), ("half of the last full raise (600)", "300")]),
    (FIVE, "B", THREE, {"what": "string-bet", "chips": (500,), "later_chips": (1000,)}, [("first motion", "500"), ("second motion", "1,000")]),
    (FIVE, "B", THREE, {"what": "misquoted", "quoted": 300, "said": "call"}, [("named", "300"), ("true amount", "500")]),
    ("A bet 500, B call", "A", THREE, {"what": "killed-hand"}, [("stays in", "500")]),
    ("A bet 500", "A", THREE, {"what": "killed-hand"}, [("goes back", "500"), ("stays in", "0")]),
    ("A bet 700", "A", POT, {"what": "wrong-pot"}, [("made", "700"), ("maximum", "400")]),
    ("A bet 50", "A", THREE, {"what": "wrong-amount"}, [("made", "50"), ("minimum", "100")]),
    ("A allin 40", "B", THREE, {"chips": (50, 50, 25)}, [("pushed", "125"), ("to call", "40"), ("over the call", "85"), ("half of a full raise (100)", "50")]),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize("case", PARTS)
def test_the_sum_names_its_parts(case, ask, english):
    line, seat, situation, incident, parts = case
    found = told(ask, english, line, seat, situation, **incident)
    assert rows(found)[: len(parts)] == parts


def test_an_act_out_of_turn_is_told_first(ask, english):
    found = told(ask, english, "A bet 500", "C", THREE, chips=(1000,))
    assert found.why[0].startswith("C acted out of turn; it is on B. The act waits: ")
    folded = told(ask, english, "A bet 500", "C", THREE, said="fold")
    assert folded.why[0] == "C folded out of turn; it was on B. A fold always binds."


def test_a_killed_hand_is_no_fold_out_of_turn(ask, english):
    found = told(ask, english, "A bet 500", "A", THREE, what="killed-hand")
    assert found.why == ("Nobody had called the 500 by A: it goes back.",)


def test_an_undercall_of_a_raise_not_seen_may_be_taken_back(ask, english):
    line = "A bet 200, B raise 900"
    found = told(ask, english, line, "C", THREE, chips=(200,), under={"undercall": "withdrawn"})
    assert found.choices == ("call 900: add 700", "200 goes back")


def test_a_seat_without_a_decision_is_told_once(ask, english):
    found = told(ask, english, "A bet 500, B fold", "B", THREE, chips=(500,))
    assert (found.kind, found.why) == ("open", ())


def test_the_ruling_is_that_of_the_finding(ask, english):
    answer = ask(RAISED, incident=Incident(seat="UTG1", chips=(1000, 100, 100, 100, 100)), **TABLE)
    text = ruling_text(answer, english)
    assert headline(answer, english) == text.headline == "This is a raise to 1,700."
    assert text.verdict == "UTG+1 must add 300."
    assert text.text.startswith("This is a raise to 1,700. UTG+1 must add 300. Of the 1,400 by ")
    assert text.source == "Rule 47-A, TDA 2024."


def test_a_ruling_that_asks_says_what_the_seat_may_do(ask, english):
    answer = ask("A bet 500", incident=Incident(seat="B", said="all-in"), **THREE)
    assert ruling_text(answer, english).why == ("B may fold, call 500 or raise to 1,000 or more.",)


def test_the_choices_stand_in_the_text_of_a_ruling(ask, english):
    told = Incident(seat="B", what="conditional", said="raise")
    answer = ask("A bet 500", incident=told, **THREE)
    assert ruling_text(answer, english).verdict == "Choices: raise to 1,000; not held to it."


def test_a_finding_of_the_floor_is_told_like_any_other(ask, english):
    answer = ask("A bet 500", incident=Incident(seat="B", chips=(500,)), **THREE)
    shove = Finding(ruling="all-in", act=AllIn("B", 900), amount_to=900)
    open_question = left_to_floor(shove, Finding(ruling="check"))
    found = finding_text(open_question, answer, english)
    assert found.choices == ("all-in for 900", "a check")
    assert found.rows == ()
