"""PokerKit and the engine side by side: one set-up, the same acts, and what each says of a seat."""

from dataclasses import replace as replaced
from typing import NamedTuple

from pokerkit import (
    Automation,
    FixedLimitTexasHoldem,
    Mode,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
    State,
)

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Raise,
)
from floorapp.engine.options import Options
from floorapp.engine.replay import Playing
from floorapp.engine.round import BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation

SEATS = "ABCDEFGHI"
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
"""All that PokerKit does by itself; a showdown waits for the cards to be shown."""

FIELDS = ("turn", "call_by", "least_to", "most_to", "fold")


class Setup(NamedTuple):
    """A hand before its first act; seats from the small blind on, heads-up from the big blind."""

    stacks: tuple[int, ...]
    betting: str = "no-limit"
    small: int = 50
    big: int = 100
    ante: int = 0
    ante_kind: str = "each"
    cap: int | None = None

    @property
    def blind_seats(self) -> tuple[int, int]:
        """The seats of the small and the big blind."""
        return (1, 0) if len(self.stacks) == 2 else (0, 1)


class Facts(NamedTuple):
    """What an engine says of the seat to act; no raise is None, a short all-in its own total."""

    turn: int | None
    call_by: int | None = None
    least_to: int | None = None
    most_to: int | None = None
    fold: bool = True


def forced(setup: Setup) -> list[Act]:
    """Return antes and blinds as the chips allow: of one for all, the blind comes first."""
    left = list(setup.stacks)
    acts: list[Act] = []
    if setup.ante and setup.ante_kind == "each":
        for seat, chips in enumerate(setup.stacks):
            acts.append(Ante(SEATS[seat], min(setup.ante, chips)))
            left[seat] -= min(setup.ante, chips)
    for seat, blind in zip(setup.blind_seats, (setup.small, setup.big), strict=True):
        if left[seat]:
            post = Post if left[seat] >= blind else PostShort
            acts.append(post(SEATS[seat], min(blind, left[seat])))
    if ante := ante_for_all(setup):
        acts.append(Ante(SEATS[setup.blind_seats[1]], ante))
    return acts


def ante_for_all(setup: Setup) -> int:
    """Return what the big blind pays as the ante for all, after its blind."""
    if setup.ante_kind == "each":
        return 0
    return max(0, min(setup.ante, setup.stacks[setup.blind_seats[1]] - setup.big))


def situation(setup: Setup) -> Situation:
    seats = tuple(SEATS[: len(setup.stacks)])
    return Situation(
        seats=seats,
        small_blind=setup.small,
        big_blind=setup.big,
        ante=setup.ante,
        ante_kind=setup.ante_kind,
        stacks=dict(zip(seats, setup.stacks, strict=True)),
        betting=setup.betting,
        cap=setup.cap,
    )


def kit_state(setup: Setup) -> State:
    """Return PokerKit's hand. Its cash mode lets a seat fold to nothing, as rule 58 does."""
    each = setup.ante_kind == "each"
    antes = setup.ante if each else {1: ante_for_all(setup)}
    count = len(setup.stacks)
    blinds = (setup.small, setup.big)
    mode = Mode.CASH_GAME
    if setup.betting == "fixed-limit":
        limit = FixedLimitTexasHoldem(
            AUTOMATIONS, each, antes, blinds, setup.big, 2 * setup.big, mode=mode
        )
        limit.streets = tuple(
            replaced(street, max_completion_betting_or_raising_count=most)
            for street, most in zip(limit.streets, kit_caps(setup.cap), strict=True)
        )
        return limit(setup.stacks, count)
    # Betting asks for no cards, so that Omaha stands for pot-limit: PokerKit has no such hold'em.
    game = PotLimitOmahaHoldem if setup.betting == "pot-limit" else NoLimitTexasHoldem
    return game(AUTOMATIONS, each, antes, blinds, setup.big, mode=mode)(setup.stacks, count)


def kit_caps(cap: int | None) -> tuple[int | None, ...]:
    """Return how many wagers there are on each street: before the flop the blind is the bet."""
    return (None,) * 4 if cap is None else (cap, cap + 1, cap + 1, cap + 1)


class Pair:
    """One hand in both engines.

    Attributes:
        acts: What was done in the engine, as it could be replayed.
        kit: PokerKit's hand.
    """

    def __init__(self, setup: Setup, book: RuleBook) -> None:
        """Post antes and blinds in both."""
        self.setup = setup
        self.playing = Playing(situation(setup), book)
        self.kit = kit_state(setup)
        self.acts: list[Act] = []
        for act in forced(setup):
            self.take(act)

    @property
    def table(self) -> BettingRound:
        return self.playing.table

    def take(self, act: Act) -> None:
        """Play an act in the engine alone, which must allow it."""
        self.acts.append(act)
        ruling = self.playing.judge(act)
        assert ruling.decision.value == "allowed", (self.setup, self.acts, ruling)
        self.playing.take(act)

    def deal(self) -> None:
        """Go to the next street in the engine: PokerKit has done so by itself."""
        self.take(NextStreet())

    def fold(self) -> None:
        """Fold in both."""
        assert self.table.turn is not None
        self.take(Fold(SEATS[self.table.turn]))
        self.kit.fold()

    def passive(self) -> None:
        """Check or call in both."""
        seat = self.table.turn
        assert seat is not None
        self.take((Call if self.table.faced(seat) else Check)(SEATS[seat]))
        self.kit.check_or_call()

    def wager(self, to: int) -> None:
        """Bet, raise, complete or go all-in in both."""
        assert self.table.turn is not None
        self.take(named(Options(self.table, self.table.turn), to))
        self.kit.complete_bet_or_raise_to(to)

    def play(self, text: str) -> "Pair":
        """Play ``f``, ``c`` or a total after each other; streets are dealt where they are over."""
        for word in text.split():
            if self.table.turn is None:
                self.deal()
            if word == "f":
                self.fold()
            elif word == "c":
                self.passive()
            else:
                self.wager(int(word))
        return self

    def ours(self) -> Facts:
        """Return what the engine says of the seat to act."""
        if self.table.turn is None:
            return Facts(None)
        return facts_of(Options(self.table, self.table.turn))

    def theirs(self) -> Facts:
        """Return what PokerKit says of the seat to act."""
        kit = self.kit
        if kit.actor_index is None:
            return Facts(None)
        return Facts(
            kit.actor_index,
            kit.checking_or_calling_amount,
            kit.min_completion_betting_or_raising_to_amount,
            kit.max_completion_betting_or_raising_to_amount,
            kit.can_fold(),
        )


def facts_of(options: Options) -> Facts:
    """Return what the options of a seat are; a short all-in has its own total as least and most."""
    least, most = options.min_raise_to, options.max_raise_to
    if least is not None and most is not None:
        least = min(least, most)
    return Facts(options.seat, options.to_call_by, least, most, "fold" in options.names)


def named(options: Options, to: int) -> Act:
    """Return the wager to a total by its proper name."""
    if options.only_all_in:
        return AllIn(options.name, to)
    kind = {"bet": Bet, "raise": Raise, "complete": Complete}[options.wager_name]
    return kind(options.name, to)
