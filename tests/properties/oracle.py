"""A second reading of the betting rules, kept apart from the engine it is compared with.

Nothing is carried along from act to act but the list of acts itself. The level, the full raise,
the seat to act and the right to raise are each read off that list again whenever they are wanted,
so a figure that an engine forgets to update cannot be forgotten here in the same way.
"""

from collections.abc import Mapping

from tests.properties import oracle_pots, oracle_rights
from tests.properties.oracle_acts import (
    BEFORE_FLOP,
    BLINDS,
    FORCED,
    NEXT,
    POSTED_ON,
    STUD,
    Held,
    Move,
    Stakes,
    Standing,
    nominal,
    parse,
    seats_of,
    texts,
)

STOPPED = {"impossible", "not-judged"}


class Hand:
    """A line of acts: its givens, the moves made, street by street, and the questions put to it."""

    def __init__(self, situation: Mapping[str, object], book: Mapping[str, object]) -> None:
        self.situation = situation
        self.book = book
        self.raising = str(book.get("raising"))
        self.stakes = Stakes(situation)
        self.seats = seats_of(situation)
        stacks = situation.get("stacks")
        self.stacks: Mapping[str, int] = stacks if isinstance(stacks, Mapping) else {}
        self.street = self.stakes.first
        self.opener: str | None = None
        self.past: list[list[Move]] = []
        self.moves: list[Move] = []
        self.waiting: list[Held] = []
        self.passive: list[tuple[str, int]] = []
        self.verdicts: list[str] = []
        self.held: dict[int, str] = {}

    # -- what is read off the list ---------------------------------------------------------------

    def wagers(self) -> oracle_rights.Wagers:
        """Return the bets and raises of the street."""
        stakes, street = self.stakes, self.street
        start, full, opening = (
            f(street) for f in (stakes.start, stakes.first_full, stakes.opening)
        )
        return oracle_rights.Wagers(self.moves, start, full, opening)

    def limit(self) -> oracle_rights.Limit:
        """Return the street as one at fixed limit."""
        size, blind = self.stakes.size(self.street), self.street in BEFORE_FLOP
        return oracle_rights.Limit(self.wagers(), size, blind_is_bet=blind)

    def level(self) -> int:
        """Return the total to match."""
        return self.wagers().level()

    def standing(self, moves: list[Move] | None = None) -> Standing:
        """Read from the list who has put in what, who is in the hand and who has chips left."""
        here = self.moves if moves is None else moves
        everything = [move for street in [*self.past, here] for move in street]
        totals = dict.fromkeys(self.seats, 0)
        totals |= {m.seat: m.total for m in here if m.word != "ante"}
        reach = {seat: self.stacks.get(seat) for seat in self.seats}
        antes = [(m.seat, m.total) for m in here if m.word == "ante"]
        earlier = oracle_pots.paid({}, self.seats, self.past).by_seat.items() if self.past else ()
        for seat, gone in [*antes, *earlier]:
            chips = reach[seat]
            reach[seat] = None if chips is None else chips - gone
        folded = {move.seat for move in everything if move.word == "fold"}
        spent = {move.seat for move in everything if move.spent}
        acted = {move.seat for move in here if move.word not in FORCED}
        live = [seat for seat in self.seats if seat not in folded]
        able = [seat for seat in live if seat not in spent and reach[seat] != totals[seat]]
        return Standing(totals, reach, live, able, acted)

    def first_seat(self) -> int | None:
        """Return the place of the seat after the last to act or post; None where not known."""
        before = [m.seat for m in self.moves if m.in_turn]
        if not before and self.street in POSTED_ON:
            words = ("bringin",) if self.street in STUD else (*BLINDS, "straddle")
            before = [m.seat for m in self.moves if m.word in words]
        if before:
            return self.seats.index(before[-1]) + 1
        if self.street in STUD:
            return None if self.opener is None else self.seats.index(self.opener)
        return self.first_heads_up() if self.past and len(self.seats) == 2 else 0

    def first_heads_up(self) -> int:
        """Return the place of the seat that did not post the smaller of two blinds."""
        blinds = [move for move in self.past[0] if move.word in BLINDS]
        due = {m.seat: nominal(blinds, place, self.stakes) for place, m in enumerate(blinds)}
        if len(due) < 2 or len(set(due.values())) < 2:
            return 0
        return self.seats.index(max(due, key=lambda seat: due[seat]))

    def owing(self) -> list[str]:
        """Return the seats that still have to act, in the order of seats."""
        totals, _, live, able, acted = self.standing()
        level = self.level()
        brought_in = [
            m.seat
            for m in self.moves
            if self.street in STUD and m.word in FORCED and m.word != "ante"
        ]
        done = acted | set(brought_in[-1:])  # it is not asked again where all just call it
        owing = [s for s in able if totals[s] < level or (s not in done and len(able) > 1)]
        return owing if len(live) > 1 else []

    def to_act(self) -> str | None:
        """Go round from the last act in turn to the first seat that still owes an act."""
        first, owing = self.first_seat(), self.owing()
        if first is None:
            return None
        return next((s for s in self.seats[first:] + self.seats[:first] if s in owing), None)

    # -- rights and amounts ----------------------------------------------------------------------

    def cap(self) -> int | None:
        """Return the raises allowed after the bet, where the table or the book sets a number."""
        said = self.book.get("raises_after_bet")
        if self.stakes.one_draw:
            said = self.book.get("raises_in_two_rounds", said)
        cap = self.situation.get("cap", said)
        return cap if isinstance(cap, int) else None

    def is_capped(self) -> bool:
        """Tell whether the raises of a street at fixed limit are used up."""
        cap = self.cap()
        if cap is None:
            return False
        began, limit = self.standing([]), self.limit()
        terms = (self.situation, self.book)
        lifted = oracle_rights.is_lifted(limit, cap, terms, (began.live, began.able))
        return limit.raises() >= cap and not lifted and self.bet_is_made()

    def bet_is_made(self) -> bool:
        """Tell whether a full bet, or the big blind, is there to be raised."""
        limit = self.limit()
        return limit.blind_is_bet or bool(limit.full_levels())

    def right(self, seat: str) -> bool | None:
        """Tell whether the seat may raise; None where the book leaves that to the floor."""
        began = len(self.standing([]).able)
        rule = self.book.get("passive_out_of_turn")
        if oracle_rights.stays_passive(rule, began, seat, self.passive, self.moves):
            return False
        if self.stakes.fixed:
            return not self.is_capped() and self.limit().may_raise(seat)
        return oracle_rights.may_raise(self.wagers(), seat, self.raising)

    def minimum(self) -> int | None:
        """Return the least total of a bet or raise that is not all-in; None where not known."""
        if self.stakes.fixed:
            return self.limit().total()
        return oracle_rights.minimum(self.wagers(), self.raising)

    def caps(self, seat: str) -> tuple[int, int] | None:
        """Return the most a wager goes to, counted strictly and counted generously."""
        if self.stakes.fixed:
            return (self.limit().total(),) * 2
        first = self.situation.get("pot_before")
        if not self.stakes.pot or (first is None and self.stakes.first not in POSTED_ON):
            return None
        chips = oracle_pots.paid(self.situation, self.seats, [*self.past, self.moves])
        pot, extras = sum(chips.by_seat.values()) + chips.dead, (0, 0)
        as_big = self.book.get("small_blind_as_big") is True
        as_big = as_big and self.situation.get("small_blind_counts_as_big") is True
        if self.street in BEFORE_FLOP:
            parts = oracle_pots.missing_blinds(self.situation, self.moves, self.stakes)
            extras = oracle_pots.counted_as_there(self.book.get("missing_blinds"), *parts)
            pot += oracle_pots.small_as_big(self.moves, self.stakes, seat) if as_big else 0
        level, least = self.level(), self.minimum() or 0
        plain = level + pot + level - self.standing().totals[seat]
        cash = self.book.get("small_blind_as_big") and self.situation.get("cash")
        unit = self.situation.get("chips") if as_big or cash else None
        low, high = (oracle_pots.rounded_up(plain + extra, unit) for extra in extras)
        return max(low, least), max(high, least)

    def judge_wager(self, seat: str, amount: int, *, last: bool) -> str:
        """Judge a total above the level: the right to it, the least and the most.

        Where nobody can answer, all-in is a call and the rest comes back: no minimum then.
        """
        right, least, caps = self.right(seat), self.minimum(), self.caps(seat)
        too_little = not last and (least is not None and amount < least)
        unanswered = not last and len(self.standing().able) < 2
        if right is False or too_little or unanswered or (caps and amount > caps[1]):
            return "not-allowed"
        return "floor" if right is None or (caps and amount > caps[0]) else "allowed"

    def judge(self, seat: str, word: str, amount: int | None) -> tuple[str, Move | None]:
        """Judge a voluntary act as if in turn: a verdict, and the move that then stands."""
        totals, reach, _, able, _ = self.standing()
        put, chips, level = totals.get(seat, 0), reach.get(seat), self.level()
        if seat not in able or (chips is not None and (amount or 0) > chips):
            return "impossible", None
        if word in {"fold", "check"} or (word == "call" and level <= put):
            allowed = word == "fold" or level <= put
            return "allowed" if allowed else "not-allowed", Move(seat, word, put)
        if word == "call" and (amount is None or amount > level):
            amount = level if chips is None else min(level, chips)
        elif word == "allin" and amount is None:
            amount = chips
        if amount is None or amount <= put:
            return "impossible", None
        short_call = word == "call" and amount < level and chips is None
        last = amount == chips or word == "allin" or short_call
        if word == "allin" and chips not in {None, amount}:
            verdict = "not-allowed"  # not its last chips
        elif amount > level:
            verdict = self.judge_wager(seat, amount, last=last)
        else:
            called = last or (word == "call" and amount == level)
            verdict = "allowed" if called else "not-allowed"
        return verdict, Move(seat, word, amount, last)

    # -- going along the line --------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Add one line: judge it, let it stand if it can, and apply what was held for now."""
        if STOPPED & set(self.verdicts[-1:]):
            verdict = "not-judged"
        elif text.startswith(NEXT):
            verdict = self.play_street(*text.split()[1:])
        else:
            marked, seat, word, amount = parse(text)
            if word in FORCED:
                verdict = self.play_forced(seat, word, amount or 0)
            else:
                verdict = self.play_voluntary(seat, word, amount, marked=marked)
        self.verdicts.append(verdict)
        self.release()

    def play_street(self, name: str | None = None, opener: str | None = None) -> str:
        """Go on to the next street; whoever still had to act has lost the chance."""
        game, live = self.stakes.game, self.standing().live
        place = game.index(self.street) + 1
        if place == len(game) or name not in {None, game[place]} or len(live) < 2:
            return "impossible"
        if opener is not None and opener not in live:
            return "impossible"
        early = bool(self.owing())
        self.street, self.opener = game[place], opener
        self.past.append(self.moves)
        self.moves = []
        self.held.update({h.act: "void" for h in self.waiting})
        self.waiting, self.passive = [], []
        return "not-allowed" if early else "allowed"

    def play_forced(self, seat: str, word: str, amount: int) -> str:
        """Let a blind, straddle, bring-in or ante stand if it is time and the chips are there."""
        totals, reach, _, able, acted = self.standing()
        chips = reach.get(seat)
        late = acted or self.waiting or self.street not in POSTED_ON
        wrong = word == "bringin" and self.street not in STUD
        needed = amount + totals[seat] if word == "ante" and seat in able else amount
        if late or wrong or seat not in able or (chips is not None and needed > chips):
            return "impossible"
        short = word == "postshort"
        self.moves.append(Move(seat, word, amount, short))
        wrong = chips not in {None, amount} or self.ante_after_blind(seat) > 0
        return "not-allowed" if short and wrong else "allowed"

    def ante_after_blind(self, seat: str) -> int:
        """Return the ante a seat paid for all, where its chips had to go to the blind first."""
        for_all = self.situation.get("ante_kind") == "big-blind"
        if not for_all or self.book.get("ante_order") != "blind-first":
            return 0
        return sum(move.total for move in self.moves if (move.seat, move.word) == (seat, "ante"))

    def play_voluntary(self, seat: str, word: str, amount: int | None, *, marked: bool) -> str:
        """Let an act in turn stand, and hold one that is marked as out of turn."""
        verdict, move = self.judge(seat, word, amount)
        opens = self.first_seat() is None and seat in self.owing()
        if move is not None and (seat == self.to_act() or opens):
            self.moves.append(move._replace(in_turn=True))
            return verdict
        over = self.to_act() is None  # no turn will come
        if move is None or not marked or over or any(h.seat == seat for h in self.waiting):
            return "impossible"
        index = len(self.verdicts)
        if word == "fold":
            self.moves.append(move)
        else:
            self.waiting.append(Held(index, seat, word, amount, len(self.moves)))
        self.held[index] = "applied" if word == "fold" else "waiting"
        return "held"

    def release(self) -> None:
        """Drop held acts that were raised in front of; apply those whose turn has come."""
        while self.waiting:
            raised = max((wager.place for wager in self.wagers().all()), default=-1)
            freed = [h for h in self.waiting if raised >= h.place]
            self.held.update({h.act: "void" for h in freed})
            self.passive += [
                (h.seat, len(self.moves)) for h in freed if h.word in {"check", "call"}
            ]
            self.waiting = [h for h in self.waiting if raised < h.place]
            turn = self.to_act()
            due = next((h for h in self.waiting if h.seat == turn), None)
            if due is None:
                return
            self.waiting.remove(due)
            move = self.judge(due.seat, due.word, due.amount)[1]
            self.held[due.act] = "void" if move is None else "applied"
            self.moves += [] if move is None else [move._replace(in_turn=True)]

    # -- answers ---------------------------------------------------------------------------------

    def ask(self, seat: str | None) -> dict[str, object]:
        """Say what the seat may do if the action came to it now."""
        totals, reach, _, able, acted = self.standing()
        if seat is None or seat not in able:
            numbers = ("to_call", "call_to", "min_raise_to", "max_raise_to", "reopened")
            return {"seat": seat, "options": [], "discretion": False, **dict.fromkeys(numbers)}
        chips, level, least = reach[seat], self.level(), self.minimum()
        call_to = level if chips is None else min(level, chips)
        right = len(able) > 1 and self.right(seat)
        raises = right is not False and (chips is None or chips > level)
        bounds = self.caps(seat) or (chips, chips)
        low, high = (b if b is None or chips is None else min(b, chips) for b in bounds)
        options = ["fold", "check" if level <= totals[seat] else "call"]
        if raises and chips is not None and least is not None and chips < least:
            options.append("all-in")
        elif raises and level:
            options.append(
                "complete" if self.stakes.fixed and self.limit().completes() else "raise"
            )
        elif raises:
            options.append("bet")
        may = raises if right is not None else None if raises else False
        return {
            "seat": seat,
            "options": options,
            "to_call": call_to - totals[seat],
            "call_to": call_to,
            "min_raise_to": least if raises else None,
            "max_raise_to": low if raises else None,
            "reopened": may if seat in acted else None,
            "discretion": raises and (right is None or low != high),
        }

    def chips(self) -> dict[str, object]:
        """Say how what was put in lies in pots, and what nobody called."""
        streets = [*self.past, self.moves]
        paid = oracle_pots.paid(self.situation, self.seats, streets)
        paid = oracle_pots.contested(paid, streets, self.situation)
        _, _, live, able, _ = self.standing()
        return {
            "pots": oracle_pots.pots(paid, live, able),
            "uncalled": oracle_pots.uncalled(paid, live),
        }


def played(situation: Mapping[str, object], book: Mapping[str, object]) -> Hand:
    """Return the hand after all the acts of a situation."""
    hand = Hand(situation, book)
    for line in texts(situation.get("actions")):
        hand.play(line)
    return hand


def report(hand: Hand, seat: str | None = None) -> dict[str, object]:
    """Say of a hand what `answer` says."""
    turn = hand.to_act()
    asked = hand.ask(turn if seat is None else seat)
    judged = {"verdicts": hand.verdicts, "held": hand.held}
    return {"to_act": turn, **asked, **hand.chips(), **judged}


def answer(
    situation: Mapping[str, object], book: Mapping[str, object], seat: str | None = None
) -> dict[str, object]:
    """Judge every act of a situation, then say what one seat may do.

    Args:
        situation: The [situation] table of a document.
        book: The parameters of a rule book, as its file names them: "raising" and so on.
        seat: The seat asked about; the one whose turn it is when left out.

    Returns:
        The keys to_act, seat, options, to_call, call_to, min_raise_to, max_raise_to, reopened,
        discretion, pots (amount and seats of each), uncalled (seat and amount, or None),
        verdicts (a word an act) and held (index of an act out of turn: what became of it).
    """
    return report(played(situation, book), seat)
