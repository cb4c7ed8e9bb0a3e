"""Situations as recorded hands (PHH): whole hands only, since the format knows no others."""

import math
from collections.abc import Sequence

import tomli_w

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    BringIn,
    Call,
    Check,
    Fold,
    ForcedBet,
    NextStreet,
    Post,
    PostShort,
    Pot,
    SeatAct,
    Straddle,
    Voluntary,
)
from floorapp.engine.games import FORCED_BETS_ON, bet_on
from floorapp.engine.options import Options
from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.replay import Playing, Step
from floorapp.engine.round import HEADS_UP, BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.notation.acts import write_act
from floorapp.notation.phh import play_hand, read_hands
from floorapp.notation.phh_text import HandSource
from floorapp.notation.phh_variants import VARIANTS, Variant

_HOLE_CARDS = {"PO": 4, "FO/8": 4, "FB": 4, "third": 3, "predraw": 5, "preflop": 2}
"""How many cards are dealt to a player, by variant or else by street."""

_UNSAID = ("pot_before", "missing_blinds", "small_blind_counts_as_big", "cap", "last_two", "cash")
"""What changes rulings and has no field in the format."""

_TEXTS = {"id": "_floorapp_id", "title": "_floorapp_title", "note": "_floorapp_note"}
_FLOP_CARDS = 3


def write_phh(situation: Situation, book: RuleBook) -> str | Problem:
    """Write a hand as PHH, or say why the format cannot express it.

    The cards are not known, so they are written as such. What was written is read back: where
    that gives another table, the hand is refused.

    Args:
        situation: A hand from its first street on.
        book: The book that it is played under; it is named in the record.
    """
    variant = _variant(situation)
    if isinstance(variant, Problem):
        return variant
    writer = _Writer(situation, book, variant)
    fault = _unsaid(situation) or writer.write()
    if fault is not None:
        return fault
    text = tomli_w.dumps(writer.fields())
    return text if _reads_back(text, writer.playing, book) else problem(_NOT_THE_SAME)


_NOT_THE_SAME = mark("PHH cannot express this hand: read back, it would be another one.")


def _variant(situation: Situation) -> Variant | Problem:
    """Return the variant of a situation: by its game, or else the first that is bet that way."""
    if situation.street not in FORCED_BETS_ON:
        return problem("PHH holds whole hands: this one begins later than its first street.")
    kind = (situation.betting, situation.street)
    alike = [each for each in VARIANTS.values() if (each.betting, each.street) == kind]
    game = situation.game.casefold()
    named = [each for each in alike if game in {each.game.casefold(), each.code.casefold()}]
    found = named or (alike if not game else [])
    if found:
        return found[0]
    return problem("PHH has no code for this game: it knows {known}.", known=", ".join(VARIANTS))


def _unsaid(situation: Situation) -> Problem | None:
    """Return the problem of a situation that has more to say than the format has fields for."""
    for key in _UNSAID:
        if getattr(situation, key):
            return problem("PHH has no field for “{key}”, which this hand needs.", key=key)
    return None


class _Writer:
    """Plays a hand and notes the actions it is made of."""

    def __init__(self, situation: Situation, book: RuleBook, variant: Variant) -> None:
        self.situation = situation
        self.variant = variant
        self.book = book
        self.playing = Playing(situation, book)
        count = len(situation.seats)
        self._antes = [0] * count
        self._blinds = [0] * count
        self._stacks = [situation.stacks.get(seat) for seat in situation.seats]
        self._actions: list[str] = []

    def write(self) -> Problem | None:
        """Note every act; return why one of them cannot be written."""
        cards = "??" * _HOLE_CARDS.get(self.variant.code, _HOLE_CARDS[self.variant.street])
        self._actions += [f"d dh p{seat} {cards}" for seat in range(1, len(self._stacks) + 1)]
        for act in self.situation.acts:
            if not self._note(act) or not self.playing.take(act):
                return problem("PHH has no words for “{act}” here.", act=write_act(act))
        return None

    def fields(self) -> dict[str, object]:
        """Return the hand under the names of the format."""
        situation, variant = self.situation, self.variant
        fields: dict[str, object] = {"variant": variant.code, "antes": self._listed(self._antes)}
        if variant.stud:
            fields["bring_in"] = situation.bring_in
        else:
            fields["blinds_or_straddles"] = self._listed(self._late_posts_marked())
        if variant.fixed:
            streets = ("third", "seventh") if variant.stud else ("flop", "river")
            fields["small_bet"], fields["big_bet"] = (bet_on(situation, name) for name in streets)
        else:
            fields["min_bet"] = situation.big_blind or max(map(abs, self._blinds))
        fields["starting_stacks"] = [math.inf if by is None else by for by in self._stacks]
        fields["actions"] = self._actions
        labels = [f"p{seat}" for seat in range(1, len(self._stacks) + 1)]
        if list(situation.seats) != labels:
            fields["players"] = list(situation.seats)
        fields["_floorapp_rulebook"] = self.book.id
        given = {field: getattr(situation, name) for name, field in _TEXTS.items()}
        return fields | {field: text for field, text in given.items() if text is not None}

    def _listed(self, by_seat: list[int]) -> list[int]:
        """Return forced bets as they are listed: two players the other way round."""
        return by_seat[::-1] if len(by_seat) == HEADS_UP else by_seat

    def _late_posts_marked(self) -> list[int]:
        """Return the blinds with those of late players negative: action starts elsewhere."""
        blinds = list(self._blinds)
        if len(blinds) > HEADS_UP and blinds[1]:
            for seat in range(HEADS_UP, len(blinds)):
                if blinds[seat] <= blinds[1]:
                    blinds[seat] = -blinds[seat]
        return blinds

    def _note(self, act: Act) -> bool:
        """Note an act before it is made; return whether it can be written."""
        table = self.playing.table
        if isinstance(act, NextStreet):
            self._deal(table)
            return True
        seat = table.index.get(act.seat)
        if seat is None or table.stack[seat] == 0:
            return False
        self._learn_stack(table, seat, act)
        if isinstance(act, Post | PostShort | Straddle | Ante) and table.street != "third":
            self._force(seat, act)
            return True
        if isinstance(act, Ante):
            self._antes[seat] += act.by
            return True
        if isinstance(act, BringIn | PostShort):
            self._actions.append(f"p{seat + 1} pb")
            return True
        if isinstance(act, Post | Straddle) or act.out_of_turn:
            return False
        return self._act(table, seat, act)

    def _learn_stack(self, table: BettingRound, seat: int, act: SeatAct) -> None:
        """Note a stack that was not known where the seat puts its last chip in."""
        if self._stacks[seat] is not None:
            return
        to = act.to if isinstance(act, AllIn | PostShort | Call) else None
        if to is not None and (to < table.level or not isinstance(act, Call)):
            dead_by = 0 if self.situation.ante_kind == "each" else table.antes.get(seat, 0)
            self._stacks[seat] = table.earlier[seat] + dead_by + to

    def _force(self, seat: int, act: Post | PostShort | Straddle | Ante) -> None:
        situation = self.situation
        if isinstance(act, Ante):
            self._antes[seat] += act.by
            return
        to = act.to
        if isinstance(act, PostShort):
            big_blind_seat = 0 if len(self._blinds) == HEADS_UP else 1
            to = max(to, situation.big_blind if seat == big_blind_seat else situation.small_blind)
        self._blinds[seat] = to

    def _act(self, table: BettingRound, seat: int, act: Voluntary) -> bool:
        """Note what a seat chose to do."""
        name = f"p{seat + 1}"
        facing = table.faced(seat) > 0
        stack = table.stack[seat]
        if isinstance(act, Fold):
            self._actions.append(f"{name} f")
            return act.leaves_to is None
        if isinstance(act, Check):
            self._actions.append(f"{name} cc")
            return not facing
        to = Options(table, seat).max_raise_to if isinstance(act, Pot) else act.to
        if to is None:
            to = table.level if isinstance(act, Call) else stack
        if to is None:
            return False
        if isinstance(act, Call) or to <= table.level:
            self._actions.append(f"{name} cc")
            return to >= table.level or stack is None or stack <= to
        self._actions.append(f"{name} cbr {to}")
        return True

    def _deal(self, table: BettingRound) -> None:
        """Note the cards of the next street, none of which is known."""
        live = [seat for seat, folded in enumerate(table.folded, 1) if not folded]
        if self.variant.stud:
            self._actions += [f"d dh p{seat} ??" for seat in live]
        elif self.variant.draw:
            self._actions += [f"p{seat} sd" for seat in live]
        else:
            cards = _FLOP_CARDS if table.before_flop else 1
            self._actions.append(f"d db {'??' * cards}")


def _reads_back(text: str, playing: Playing, book: RuleBook) -> bool:
    """Return whether a text is read as the hand that was played."""
    hands = read_hands(HandSource("", text)).hands
    if not hands:
        return False
    read = play_hand(hands[0], book).replay
    mine, other = playing.table, read.table
    same = all(getattr(mine, name) == getattr(other, name) for name in _COMPARED)
    return same and _faults(playing.steps) == _faults(read.steps)


def _faults(steps: Sequence[Step]) -> list[bool]:
    """Return which acts were not allowed, without the forced bets, whose order may differ."""
    return [step.ruling.decision.is_fault for step in steps if not isinstance(step.act, ForcedBet)]


_COMPARED = (
    *("street", "put_in", "earlier", "dead", "folded", "all_in", "level", "turn"),
    *("full_raise", "full_level", "pot_limited"),
)
"""What of two tables has to be the same."""
