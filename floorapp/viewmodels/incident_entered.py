"""What is entered of an act in dispute, with the steps on the way there."""

from collections.abc import Sequence

from floorapp.engine.acts import Act
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.values import replace, value
from floorapp.viewmodels.attached import carried
from floorapp.viewmodels.incident_start import Start


@value
class Told:
    """The facts as they were told at one time."""

    start: Start
    wants_amount: bool = False
    """Whether an amount was said, which may not be known yet."""


@value
class Entered:
    """An act in dispute as it was opened, as told now, and what was told before and undone."""

    opened: Start
    now: Told
    before: tuple[Told, ...] = ()
    after: tuple[Told, ...] = ()
    asked: str | None = None
    """The seat that it was opened for; None: nobody has named one."""

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been told."""
        return not self.before and self.now.start == self.opened

    def told(self, now: Told, *, over: bool = False) -> "Entered":
        """Return it with other facts; ``over``: in place of those told last."""
        before = self.before if over else (*self.before, self.now)
        return replace(self, now=now, before=before, after=())

    def back(self) -> "Entered":
        """Return it without the fact told last."""
        *before, now = self.before
        return replace(self, now=now, before=tuple(before), after=(*self.after, self.now))

    def forth(self) -> "Entered":
        """Return it with the fact that was taken back last."""
        *after, now = self.after
        return replace(self, now=now, before=(*self.before, self.now), after=tuple(after))

    def is_about(self, start: Start, asked: str | None) -> bool:
        """Whether it is the act that would be opened, as opened then or as told now."""
        now, opened = self.now.start, self.opened
        same = (start.place, start.incident.seat)
        as_opened = asked == self.asked and same == (opened.place, opened.incident.seat)
        return as_opened or same == (now.place, now.incident.seat)

    def moved(self, before: Sequence[Act], acts: Sequence[Act]) -> "Entered | None":
        """Return it where its act stands in other acts; None where that has gone.

        What was undone was so among the acts before: it is not told again among others.
        """

        def there(start: Start) -> Start | None:
            found = carried((Attached(start.place, start.incident),), before, acts)
            return replace(start, place=found[0].index) if found else None

        opened, now = there(self.opened), there(self.now.start)
        if now is None:
            return None
        steps = ((told, there(told.start)) for told in self.before)
        return Entered(
            opened or now,
            replace(self.now, start=now),
            tuple(replace(told, start=start) for told, start in steps if start is not None),
            asked=self.asked,
        )


def as_opened(start: Start, asked: str | None) -> Entered:
    """Return an act in dispute of which nothing has been told yet."""
    return Entered(start, Told(start, start.incident.said_amount is not None), asked=asked)
