"""Every reason in every language: all its amounts, all its seats, nothing left open."""

import re

import pytest

from floorapp.engine import reasons
from floorapp.engine.reasons import REASONS
from floorapp.engine.values import facts
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text
from floorapp.explain.short_reason import short_reason

ONE = (("4", 7500),)
TWO = (("B", 2500), ("SB", 5000))
SAMPLES = [
    reasons.NotYetActed("BB"),
    reasons.Reopened("A", 1000, 8500, 7500, 7200, TWO),
    reasons.Reopened("A", 1000, 8500, 7500, 7200, ONE),
    reasons.Reopened("A", 0, 7500, 7500, 7200, ONE),
    reasons.AddUp(TWO, 7500),
    reasons.NotReopened("C", 1000, 8500, 7500, 9000, TWO),
    reasons.NotReopened("C", 0, 7500, 7500, 9000, ONE),
    reasons.NotReopened("C", 1000, 8400, 7400, 9000, ()),
    reasons.Doubled("UTG", 1000, 2500, 2000),
    reasons.Doubled("UTG", 0, 2500, 2000),
    reasons.NotDoubled("UTG1", 1000, 1500, 2000),
    reasons.NotDoubled("UTG1", 1000, 1500, 4000),
    reasons.NotRaisedSince("3", 1000),
    reasons.NotRaisedSince("3", 0),
    reasons.NobodyCanAnswer("BTN"),
    reasons.StackUnderLevel("HJ", 7000, 7500),
    reasons.OnlyAllIn("CO", 7000, 7500),
    reasons.MinimumBet(4000),
    reasons.MinimumBetUnknown(),
    *(
        reasons.MinimumRaise(7500, 4000, 11500, set_by)
        for set_by in ("big-blind", "straddle", "bet", "raise", "given")
    ),
    reasons.ShortAllInKeepsStep("C", 7500, 3500, 4000, 11500),
    reasons.ShortAllInKeepsStep("C", 3500, 3500, 4000, 7500),
    reasons.MinimumDoubles(2000, 4000),
    reasons.MinimumDoubles(1500, 4000),
    reasons.ShortBlind("BB", 1500, 4000),
    reasons.FacesWager("A", 7500),
    reasons.NothingToCall("A"),
    reasons.AlreadyBet(7500),
    reasons.NoBetYet(),
    reasons.HasFolded("Anne"),
    reasons.IsAllIn("Anne"),
    reasons.RoundClosed(),
    reasons.OnlyOneLeft("Anne"),
    reasons.BelowMinimum("A", 9000, 11500),
    reasons.NotAboveLevel("A", 7000, 7500),
    reasons.BelowCall("A", 7000, 7500),
    reasons.ChipsBehind("A", 7000, 9500),
    reasons.MoreThanStack("A", 9500, 7000),
    reasons.LessThanPutIn("A", 1000, 2000),
    reasons.StackUnknown("SB"),
    reasons.NotInHand("9"),
    reasons.NotInTurn("A", "SB"),
    reasons.PostedTooLate("BB"),
    reasons.HasActWaiting("C"),
    reasons.ReadAsCheck("BB"),
    reasons.ReadAsCall("A", 9500, 7500),
    reasons.ReadAsBet("A", 9500),
    reasons.ReadAsRaise("A", 9500),
    reasons.HeldForTurn("C", "B"),
    reasons.BoundOutOfTurn("C"),
    reasons.FreedOutOfTurn("C", "BB", 7500),
    reasons.FreedOutOfTurn("C", "BB", 0),
    reasons.FoldOutOfTurn("C", "SB"),
    reasons.ShortBlindCovered("SB", 2000, 4000, 1500),
]
COMPARISONS = (reasons.Reopened, reasons.NotReopened)


def amounts(reason):
    """The amounts that a sentence must show.

    One that compares what was added leaves the level unsaid. That all-ins add up is only ever
    said after the sentence that sums them, so it leaves out its amounts.
    """
    if isinstance(reason, reasons.AddUp):
        return []
    unsaid = {"level_to"} if isinstance(reason, COMPARISONS) and reason.added else set()
    values = [fact for name, fact in facts(reason).items() if name not in unsaid]
    found = [value for value in values if isinstance(value, int) and value]
    return found + [by for value in values if isinstance(value, tuple) for _, by in value]


def seats(reason):
    named = [getattr(reason, name, None) for name in ("seat", "turn", "changed_by")]
    return [seat for seat in named if seat is not None]


def test_there_is_a_sample_of_every_reason():
    assert {type(sample) for sample in SAMPLES} == set(REASONS)


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_a_sentence_shows_every_amount_and_seat(reason, words):
    sentence = reason_text(reason, words)
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert not re.search(r"[{}]|  ", sentence)
    for value in amounts(reason):
        assert amount(value, words.language) in sentence
    for seat in seats(reason):
        forms = words.seat(seat)
        cases = (forms.seat, forms.Seat, forms.seat_of, forms.seat_to)
        assert any(form in sentence for form in cases)


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_french_speaks_of_no_bare_letter_and_keeps_its_spaces(reason, speak):
    sentence = reason_text(reason, speak("fr"))
    assert not re.search(r"(?<!joueur )\b[A-Z]\b(?!’)", sentence)
    assert not re.search("[^\u00a0]:|[^\u202f];", sentence)


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_a_short_reason_is_no_longer_than_the_sentence(reason, words):
    short = short_reason(reason, words)
    assert short
    assert len(short) <= len(reason_text(reason, words))
    assert not re.search("[{}]", short)


@pytest.mark.parametrize(
    ("reason", "short"),
    [
        (reasons.NotReopened("C", 125, 200, 75, 100, (("D", 75),)), "75 < 100"),
        (reasons.FacesWager("C", 75), "facing 75"),
        (reasons.NothingToCall("C"), "nothing to call"),
        (reasons.NotDoubled("C", 125, 200, 250), "needs a bet of 250"),
        (reasons.NobodyCanAnswer("C"), "nobody could answer"),
        (reasons.StackUnderLevel("C", 70, 100), "stack 70, bet 100"),
        (reasons.OnlyAllIn("C", 150, 200), "all-in only: minimum 200"),
        (reasons.BelowMinimum("C", 150, 200), "minimum 200"),
        (reasons.NotYetActed("C"), "C has not acted on this street yet: the betting is open for C."),
    ],
)  # fmt: skip
def test_a_button_says_in_few_words_why_not(reason, short, english):
    assert short_reason(reason, english) == short


def test_what_adds_up_is_summed_in_the_sentence_before(ask, english):
    told = ask("A bet 100, B allin 125, C call, D allin 200, E call, F fold").reasons
    compared = next(reason for reason in told if isinstance(reason, reasons.Reopened))
    added_up = told[told.index(compared) + 1]
    assert isinstance(added_up, reasons.AddUp)
    assert ": 25 + 75 = 100;" in reason_text(compared, english)
    assert reason_text(added_up, english) == (
        "None of these is a full raise alone; together they are."
    )


def test_one_wager_is_not_summed(english):
    reason = reasons.NotReopened("C", 125, 200, 75, 100, (("D", 75),))
    assert reason_text(reason, english) == (
        "C last acted at 125; D added 75; a full raise is 100. "
        "75 < 100: the betting is not re-opened for C."
    )


def test_a_part_of_a_blind_that_is_owed_too_is_in_the_sum(english):
    reason = reasons.Reopened("C", 50, 300, 250, 200, (("D", 200),))
    assert reason_text(reason, english) == (
        "C last acted at 50; the bet is 300: 300 − 50 = 250; a full raise is 200. "
        "250 ≥ 200: the betting is re-opened for C."
    )


def test_doubling_says_what_is_needed(english):
    assert reason_text(reasons.NotDoubled("C", 125, 200, 250), english) == (
        "C last acted at 125; C may raise once the bet is 250: twice 125. "
        "200 < 250: the betting is not re-opened for C."
    )
    assert reason_text(reasons.Doubled("C", 0, 100, 100), english) == (
        "C checked; C may raise once the bet is 100: the big blind. "
        "100 ≥ 100: the betting is re-opened for C."
    )
