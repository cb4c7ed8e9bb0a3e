"""Answer: what a seat may do at the end of a replay, as facts."""

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.incidents.turn import OutOfTurn, out_of_turn
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.replay import Replay
from floorapp.engine.round import BettingRound
from floorapp.engine.rulebook import Citation
from floorapp.engine.rulings import LEFT_TO_FLOOR, cite
from floorapp.engine.values import value


@value
class Answer:
    """What the asked seat may do if the action is on it, and why.

    ``options`` is None where nobody is asked: the betting round is over.
    """

    replay: Replay
    to_act: str | None
    options: Options | None
    reasons: tuple[Reason, ...]
    finding: Finding | None = None
    """What the act in dispute counts as, where the situation has one."""

    turn: OutOfTurn | None = None
    """What has become of the seat's act out of turn, where its last act was one."""

    @property
    def seat(self) -> str | None:
        """The seat asked about."""
        return None if self.options is None else self.options.name

    @property
    def discretion(self) -> bool:
        """Whether the book leaves the answer to the floor."""
        return bool(self.choices)

    @property
    def choices(self) -> list[str]:
        """What the floor may choose between, where the book leaves the answer to it."""
        return [choice for reason in self.reasons for choice in LEFT_TO_FLOOR.get(type(reason), ())]

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Where the book says so."""
        found = self.reasons if self.finding is None else self.finding.reasons
        return cite(self.replay.book, found, self.replay.situation.betting)

    def facts(self) -> dict[str, object]:
        """Return the answer under the names that documents and the command line use."""
        options = self.options
        facts: dict[str, object] = {"seat": self.seat, "to_act": self.to_act}
        if options is None or not options.live:
            facts |= {"options": [], "to_call": None, "call_to": None}
            facts |= {"min_raise_to": None, "max_raise_to": None, "reopened": None}
        else:
            facts |= self._of_live(options)
        if self.turn is not None:
            facts |= self.turn.facts()
        if self.finding is not None:
            facts |= self.finding.facts()
        elif self.discretion:
            facts |= {"ruling": "discretion", "choices": self.choices}
        return facts

    def _of_live(self, options: Options) -> dict[str, object]:
        facts: dict[str, object] = {
            "options": list(options.names),
            "to_call": options.to_call_by,
            "call_to": options.call_to,
            "min_raise_to": options.min_raise_to,
            "max_raise_to": options.max_raise_to,
            "reopened": options.reopened,
        }
        if options.raises_left is not None:
            facts["raises_left"] = options.raises_left
        return facts


def answer(replay: Replay, ask: str | None = None) -> Answer:
    """Return what a seat may do as the acts left it.

    Args:
        replay: The situation under a book.
        ask: The seat; None asks for the situation's own, and where it has none for the seat to
            act. It may be one whose turn it is not: then the answer is what it may do if the
            action came to it now.

    Raises:
        KeyError: If the seat is not in the hand.
    """
    table = replay.table
    to_act = None if table.turn is None else table.seats[table.turn]
    incident = replay.situation.incident
    name = ask or (incident.seat if incident else replay.situation.ask) or to_act
    if name is None:
        return Answer(replay, None, None, (_why_nobody(table),))
    options = Options(table, table.index[name])
    found = (*_short_blinds(options), *options.reasons())
    finding = None
    if incident is not None and incident.seat == name and replay.stopped_at is None:
        finding = rule_on(replay, incident)
    return Answer(replay, to_act, options, found, finding, out_of_turn(replay, name))


def _why_nobody(table: BettingRound) -> Reason:
    """Return why nobody is to act."""
    if table.opener_unknown:
        return reasons.OpenerUnknown(table.street)
    live = [seat for seat, folded in zip(table.seats, table.folded, strict=True) if not folded]
    return reasons.OnlyOneLeft(live[0]) if len(live) == 1 else reasons.RoundClosed()


def _short_blinds(options: Options) -> list[Reason]:
    """Return what a blind posted short means while the level is still the nominal big blind."""
    table, seat = options.table, options.seat
    if not (options.live and table.short_blinds and options.faced_by) or table.moves:
        return []
    covered_to = max((table.put_in[i] for i in table.opponents(seat)), default=0)
    if not options.answerable and covered_to <= table.put_in[seat]:
        return [
            reasons.ShortBlindCovered(options.name, table.put_in[seat], table.level, covered_to)
        ]
    return [
        reasons.ShortBlind(table.seats[blind], table.put_in[blind], table.level)
        for blind in table.short_blinds
        if table.put_in[blind] < table.level
    ]
