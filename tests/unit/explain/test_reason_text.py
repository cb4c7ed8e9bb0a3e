"""Every reason in every language: all its amounts, all its seats, nothing left open."""

import re

import pytest

from floorapp.engine import reasons
from floorapp.engine.reasons import REASONS
from floorapp.engine.values import facts
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text
from floorapp.explain.short_reason import short_reason
from floorapp.explain.street_text import street_phrase

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
    reasons.MinimumRaise(7500, 4000, 11500, "button-blind"),
    reasons.MinimumCompletes(7500, 5000, 4000, 9000),
    reasons.MinimumCompletes(2500, 0, 4000, 4000),
    reasons.OpenerUnknown("fourth"),
    reasons.StreetNotOver("BTN"),
    reasons.NoSuchStreet("river", "flop", "turn"),
    reasons.NoSuchStreet("third", "predraw", "draw1"),
    reasons.NoSuchStreet("", "river", ""),
    reasons.NoSuchStreet("", "seventh", ""),
    reasons.BlindComesFirst("BB", 4000, 1500),
    reasons.AnteComesFirst("BB", 1500, 4000),
    reasons.RightUnclear("A", 1000, 8500, 7500, 7200, TWO),
    reasons.RightUnclear("A", 0, 7500, 7500, 7200, TWO),
    reasons.RightUnclear("A", 1000, 8400, 7400, 7200, TWO),
    reasons.FullRaiseSince("BB", "CO", 7500),
    reasons.NoFullRaiseSince("C", 1000, 8500, 9000, TWO),
    reasons.NoFullRaiseSince("C", 0, 7500, 9000, ONE),
    reasons.NoFullRaiseSince("C", 1000, 8500, 9000, ()),
    reasons.ConsecutiveAllIns("UTG", TWO, 7200),
    reasons.HalfRaiseCounts("BB", "UTG", 7500, 9000),
    reasons.UnderHalfRaise("C", 1000, 8500, 7500, 20000, TWO),
    reasons.HalfBetReopens("BB", 1000, 8500, 7500, 9000),
    reasons.HalfBetReopens("BB", 0, 7500, 7500, 9000),
    reasons.UnderHalfBet("BB", 1000, 8500, 7500, 20000),
    reasons.UnderHalfBet("BB", 0, 7500, 7500, 20000),
    reasons.CapReached(4, 3),
    reasons.PotLimitMax(2000, 5000, 2500, 9500),
    reasons.PotLimitMax(2000, 5000, 0, 7000),
    reasons.PotLimitMax(2000, 5000, 2500, 10000),
    reasons.PotLimitMax(0, 5000, 0, 5000),
    reasons.PotUnknown(),
    reasons.PotUnderMinimum(2500, 4000),
    reasons.MissingBlindCounts(2000),
    reasons.SmallBlindAsBig(2000),
    reasons.ShortBlindCounts(2000),
    reasons.MissingBlindUnclear(1000, 6000, 7000),
    reasons.AboveMaximum("UTG", 9000, 7000),
    reasons.LimitBet(2000),
    reasons.LimitRaise(3500, 2000, 5500),
    reasons.LimitCompletes(2500, 0, 10000, 10000),
    reasons.LimitCompletes(2500, 2000, 4000, 6000),
    reasons.HalfCountsAsFull("BB", 1500, 1500, 2000),
    reasons.HalfCountsAsFull("BB", 500, 1500, 2000),
    reasons.BetSizeUnknown(),
    reasons.PassiveOutOfTurn("UTG"),
    reasons.ExactCall("BB", 7500),
    reasons.OversizedChip("A", 25000, 7500),
    reasons.OpeningChips("A", 7500),
    reasons.OpeningTooSmall("A", 1000, 4000),
    reasons.EveryChipNeeded("SB", 8000, 1000, 7000, 7500),
    reasons.ChipToSpare("SB", 9500, 1000, 8500, 7500),
    reasons.HalfReached(9500, 7500, 2000, 4000, 11500),
    reasons.HalfReached(10500, 7500, 3000, 4000, 11500),
    reasons.HalfNotReached(8500, 7500, 1000, 4000),
    reasons.HalfOfWhat(3000, 4000, 7500),
    reasons.SameChips("SB", 5000, 5000),
    reasons.LastChipsAllIn("HJ", 7500),
    reasons.LastChipsSilent("HJ", 8000, 7500),
    reasons.ChangeForOption("BB", 5000),
    reasons.PriorChipsLeft("BB", 4000, 7000),
    reasons.PriorChipsPulled("BB", 4000),
    reasons.PriorChipsTogether("BB", 4000, 7500, 11500),
    reasons.PriorChipsTogether("BB", 1000, 5000, 6000, pulled=True),
    reasons.PriorChipsCombined("BB", 4000, 7500),
    reasons.PulledBackNoFold("BB", 4000),
    reasons.PulledBackFullValue("BB", 25000),
    reasons.ClosedChips("A", 9500, 7500),
    reasons.ClosedChips("A", 9500, 0),
    reasons.UndercallHeadsUp("A", 2000, 7500),
    reasons.UndercallOpening("A", 2000, 7500),
    reasons.UndercallFloor("BTN", 5000, 12000, 4000),
    reasons.UndercallWithdrawn("A", 2000, 7500),
    reasons.TinyChip("A", 2000, 75000),
    reasons.SaidCall("BB", 7500),
    reasons.SaidCheckFacing("BB", 7500),
    reasons.SaidRaise("BB", 9500),
    reasons.SaidRaiseNoAmount("BB", 11500),
    reasons.RaisedToMinimum(9500, 11500),
    reasons.ReducedToMaximum(9500, 8500),
    reasons.AmountAsChips("BB", 9500),
    reasons.SaidPot("BB", 9500),
    reasons.PotIsNoAmount("BB", 4000),
    reasons.UnclearAmount(5, 7500, 5000),
    reasons.UnclearAbovePot(5000, 2500, 5000),
    reasons.SaidFold("BB"),
    reasons.SaidAllIn("BB", 9500),
    reasons.SaidByClosed("BB", 7500),
    reasons.WordsFirst("BB"),
    reasons.ChipsFirst("BB"),
    reasons.WordsAndChips("BB"),
    reasons.WagerCorrected("A", 5000, 8000),
    reasons.TooLateToCorrect("A", 5000),
    reasons.NothingToCorrect("A", 5000),
    reasons.PotOvercounted("A", 9000, 7000),
    reasons.PotUndercounted("A", 5000, 7000),
    reasons.PotStands("A", 5000, 7000),
    reasons.PotRulesConflict("A", 9000, 7000),
    reasons.AcceptedAction("BB", 5000, 7000),
    reasons.Misinformed("BB", 5000, 7000),
    reasons.ForwardMotion("BB", 7000),
    reasons.ForwardMotion("BB", 0),
    reasons.StringBet("CO", 5000, 7000),
    reasons.StringBet("CO", 5000, 7000, 7000),
    reasons.StringBet("CO", 5000, 7000, 3000),
    reasons.AmountFirst("CO"),
    reasons.RaiseByChip("CO", 5000, 7000),
    reasons.RaiseByChips("CO", 7000),
    reasons.TwoMotions("CO", 5000, 7000),
    reasons.ConditionalWords("CO"),
    reasons.CalledTooEarly("CO", 7000),
    reasons.HiddenChip("CO", 5000),
    reasons.ClockRanOut("CO", 5000),
    reasons.ClockRanOut("CO", 0),
    reasons.KilledHand("CO", 5000, 7000),
    reasons.KilledHand("CO", 0, 7000),
    reasons.KilledHand("CO", 7000, 0),
    reasons.Substantial(3, 2),
    reasons.NotSubstantial(2, 1),
    reasons.SubstantialUnlike(2),
    reasons.NotSubstantialUnlike(2),
    reasons.SkippedInTime("BB"),
    reasons.SkippedTooLate("BB"),
]
COMPARISONS = (
    reasons.Reopened,
    reasons.NotReopened,
    reasons.NoFullRaiseSince,
    reasons.RightUnclear,
    reasons.UnderHalfRaise,
)


def amounts(reason):
    """The amounts that a sentence must show.

    One that compares shows what was added where that adds up to what the seat faces, and else the
    level. That all-ins add up is only ever said after the sentence that sums them, so it leaves
    out its amounts.
    """
    if isinstance(reason, reasons.AddUp):
        return []
    unsaid = set()
    if isinstance(reason, COMPARISONS) and reason.added:
        total = sum(by for _, by in reason.added)
        unsaid = {"level_to"} if getattr(reason, "faced_by", total) == total else {"added"}
    values = [fact for name, fact in facts(reason).items() if name not in unsaid]
    found = [value for value in values if isinstance(value, int) and value]
    return found + [by for value in values if isinstance(value, tuple) for _, by in value]


def seats(reason):
    named = [getattr(reason, name, None) for name in ("seat", "turn", "changed_by", "raiser")]
    return [seat for seat in named if seat is not None]


def test_there_is_a_sample_of_every_reason():
    assert {type(sample) for sample in SAMPLES} == set(REASONS)


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_a_sentence_shows_every_amount_and_seat(reason, words):
    sentence = reason_text(reason, words)
    assert sentence.endswith(".")
    start = sentence.lstrip("“„«\u00a0")[0]
    assert start.isupper() or start.isdigit()
    assert not re.search(r"[{}]|  ", sentence)
    for value in amounts(reason):
        assert amount(value, words.language) in sentence
    for seat in seats(reason):
        forms = words.seat(seat)
        cases = (forms.seat, forms.Seat, forms.seat_of, forms.seat_to)
        assert any(form in sentence for form in cases)


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_a_sentence_shows_no_amount_that_does_not_follow(reason, words):
    """Every number is a fact, or a half, sum or difference of facts; that of a street is small."""
    written = re.findall(r"\d+(?:[,.\u202f]\d{3})*", reason_text(reason, words))
    numbers = {int(re.sub(r"\D", "", number)) for number in written}
    values = facts(reason).values()
    given = {value for value in values if isinstance(value, int)}
    given |= {by for value in values if isinstance(value, tuple) for _, by in value}
    given |= {int(seat) for seat in seats(reason) if seat.isdigit()}
    given |= {
        int(seat)
        for value in values
        if isinstance(value, tuple)
        for seat, _ in value
        if seat.isdigit()
    }
    given |= {50, *(value // 2 for value in given)}  # the 50% standard, and what it halves
    pairs = {a + sign * b for a in given for b in given for sign in (1, -1)}
    sums = {a + b for a in pairs for b in given}
    assert {number for number in numbers if number > 7} <= given | pairs | sums


@pytest.mark.parametrize("reason", SAMPLES, ids=lambda reason: reason.code)
def test_a_sentence_names_its_streets(reason, words):
    named = [getattr(reason, name, None) for name in ("street", "after", "following")]
    sentence = reason_text(reason, words)
    assert all(street_phrase(street, words) in sentence for street in named if street)


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
        (reasons.UnderHalfRaise("C", 100, 140, 40, 100, (("D", 40),)), "40 < 100"),
        (reasons.UnderHalfBet("C", 20, 25, 5, 20), "5 < 20/2"),
        (reasons.NoFullRaiseSince("C", 100, 140, 100, ()), "no full raise since"),
        (reasons.CapReached(4, 4), "4 of 4 raises"),
        (reasons.AboveMaximum("C", 800, 700), "maximum 700"),
        (reasons.NotAboveLevel("C", 80, 100), "not above 100"),
        (reasons.BelowCall("C", 80, 100), "a call is to 100"),
        (reasons.RightUnclear("C", 100, 200, 100, 100, ()), "left to the floor"),
        (reasons.OpenerUnknown("fourth"), "opener not named"),
        (reasons.StreetNotOver("C"), "street not over"),
        (reasons.PassiveOutOfTurn("C"), "passive out of turn"),
        (reasons.NotYetActed("C"), "C has not acted on this street yet: the betting is open for C."),
    ],
)  # a table, to be read in rows  # fmt: skip
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


SENTENCES = [
    (reasons.PotLimitMax(200, 500, 200, 900), "The bet is 200, the pot is 500, the call 200: 200 + 500 + 200 = 900 is the most."),
    (reasons.PotLimitMax(0, 85, 0, 100), "Nobody has bet and the pot is 85: rounded up, 100 is the most."),
    (reasons.PotLimitMax(200, 500, 95, 800), "The bet is 200, the pot is 500, the call 95: 200 + 500 + 95 = 795, rounded up to 800, is the most."),
    (reasons.PotLimitMax(200, 400, 0, 600), "The bet is 200, the pot is 400: 200 + 400 = 600 is the most."),
    (reasons.PotLimitMax(0, 500, 0, 500), "Nobody has bet and the pot is 500: 500 is the most."),
    (reasons.HalfCountsAsFull("B", 15, 15, 20), "B added 15; 15 is at least half of 20, so it counts as a full bet."),
    (reasons.HalfCountsAsFull("C", 6, 11, 20), "C added 6, which makes 11 since the last full bet; 11 is at least half of 20, so it counts as a full bet."),
    (reasons.LimitRaise(15, 20, 35), "A raise is one bet of 20: 15 + 20 = 35, no more and no less."),
    (reasons.LimitCompletes(25, 0, 100, 100), "25 is less than a full bet of 100: it may be completed to 100."),
    (reasons.LimitCompletes(25, 20, 20, 40), "25 is less than a full raise of 20 over 20: it may be completed to 20 + 20 = 40."),
    (reasons.NoFullRaiseSince("A", 100, 200, 100, (("B", 25), ("D", 75))), "A last acted at 100; B added 25, D added 75: each is less than a full raise of 100, and here they do not add up. The betting is not re-opened for A."),
    (reasons.NoFullRaiseSince("A", 100, 150, 100, (("B", 50),)), "A last acted at 100; B added 50: less than a full raise of 100. The betting is not re-opened for A."),
    (reasons.FullRaiseSince("A", "BB", 100), "The big blind has since made a full bet or raise of 100. That is enough: the betting is re-opened for A."),
    (reasons.ConsecutiveAllIns("A", (("B", 25), ("D", 80)), 100), "A full raise is 100; B added 25, D added 80: 25 + 80 = 105. All-ins one after the other exceed it: the betting is re-opened for A."),
    (reasons.HalfBetReopens("A", 20, 35, 15, 20), "A last acted at 20 and faces 35: 35 − 20 = 15. 15 ≥ 20/2, at least half a bet: the betting is re-opened for A."),
    (reasons.UnderHalfBet("A", 0, 6, 6, 20), "A checked and faces 6. 6 < 20/2, less than half a bet: the betting is not re-opened for A."),
    (reasons.NoSuchStreet("river", "flop", "turn"), "After the flop comes the turn, not the river."),
    (reasons.NoSuchStreet("", "river", ""), "No street comes after the river."),
]  # a table, to be read in rows  # fmt: skip


@pytest.mark.parametrize(("reason", "sentence"), SENTENCES)
def test_the_arithmetic_is_written_out(reason, sentence, english):
    assert reason_text(reason, english) == sentence


def test_a_street_fits_its_sentence_in_german(speak):
    reason = reasons.NoSuchStreet("river", "flop", "turn")
    assert reason_text(reason, speak("de")) == (
        "Gespielt war zuletzt der Flop: Als Nächstes kommt der Turn, nicht der River."
    )
    assert reason_text(reasons.OpenerUnknown("fourth"), speak("de")) == (
        "Jetzt kommt die 4th Street: Wer eröffnet, entscheiden die Karten, und der Platz ist nicht "
        "angegeben."
    )
