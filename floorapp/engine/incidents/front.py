"""Front: the chips in front of a seat, and which of them the test of several chips looks at."""

from floorapp.engine.incidents.incident import Incident
from floorapp.engine.values import value


@value
class Front:
    """What lies in front of the seat after the push.

    Attributes:
        total_to: All chips that count, as a street total.
        out_to: Those of them that lie out; fewer where chips count that were pulled back.
        added_by: The chips pushed now.
        tested: The chips of which the smallest is taken away; empty where they are not known.
        alone: Whether the new chips are tested by themselves, without the old ones.
        single: The one chip pushed, where it was one and is tested alone.
        covers: Whether the chips in front before already covered the bet.
        alike_by: The denomination of several chips pushed now, where it is the same for all.
    """

    total_to: int
    out_to: int
    added_by: int
    tested: tuple[int, ...]
    alone: bool
    single: int | None
    covers: bool
    alike_by: int | None = None

    @property
    def smallest(self) -> int | None:
        """The smallest of the chips tested; None where they are not known."""
        return min(self.tested, default=None)


def front_of(
    incident: Incident, put_in: int, level: int, *, combined: bool = False, one_bet: bool = False
) -> Front:
    """Return the chips in front of the seat.

    Args:
        incident: What was pushed.
        put_in: What the seat had in by the acts so far: its chips, where they are not named.
        level: The bet to match.
        combined: Whether old and new chips count as one bet, wherever the old ones lay.
        one_bet: Whether old chips that covered the bet count with the new ones although they
            were pulled back. TDA, addendum to 46, situation 4.
    """
    prior_by = sum(incident.prior_chips) or put_in
    pulled = incident.prior == "pulled-back"
    kept = incident.kept if incident.prior == "part-kept" else incident.prior_chips
    kept_by = 0 if pulled else (sum(kept) if kept or incident.prior == "part-kept" else prior_by)
    out_to = kept_by + incident.pushed_by
    covers = prior_by >= level
    if pulled and covers and put_in < level and one_bet:
        pulled, kept_by = False, prior_by
    together = combined or incident.prior == "part-kept" or (covers and not pulled)
    if not prior_by:
        together = False
    chips = incident.chips
    known = bool(chips) and (not together or bool(kept) or not kept_by)
    tested = (*(kept if together else ()), *chips) if known else ()
    alone = not (together and kept_by)
    return Front(
        total_to=kept_by + incident.pushed_by,
        out_to=out_to,
        added_by=incident.pushed_by,
        tested=tested,
        alone=alone,
        single=chips[0] if alone and len(chips) == 1 else None,
        covers=covers,
        alike_by=chips[0] if len(chips) > 1 and len(set(chips)) == 1 else None,
    )
