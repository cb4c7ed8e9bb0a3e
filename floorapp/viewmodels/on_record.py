"""On record: which ruling of a situation is the one that page, log and slip put on record."""

from floorapp.engine.acts import Act, AllIn, Bet, Complete, Raise
from floorapp.engine.answer import Answer, answer
from floorapp.engine.incidents.attached import CHOICE, FLOOR, Attached
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.replay import replay
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.ruling_text import CLOSED, ruling_text
from floorapp.explain.step_text import act_heading
from floorapp.viewmodels.attached import attached_to
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing


@value(kw_only=True)
class OnRecord:
    """The ruling that is put on record."""

    answer: Answer
    """What is the headline, with its reasons and rules."""

    now: Answer
    """What the table says now: another one where the ruling is on the act that was made last."""

    told: Attached | None = None
    """What was told of that act; None where it is on the table, or on an act being entered."""

    @property
    def in_dispute(self) -> bool:
        """Whether the ruling is on an act in dispute."""
        return self.answer.finding is not None

    @property
    def choice(self) -> int | None:
        """Which of the book's choices was applied; None where none was."""
        finding = self.answer.finding
        if self.told is None or finding is None or self.told.decided != CHOICE:
            return None
        acts = [choice.act for choice in finding.choices]
        return acts.index(self._made) if self._made in acts else None

    @property
    def _made(self) -> Act | None:
        """The act that came of it."""
        return None if self.told is None else self.now.replay.situation.acts[self.told.index]

    def second_line(self, words: Catalogue) -> str:
        """Return what the table says now, where the headline is on the act before; else nothing."""
        if self.told is None:
            return ""
        text = ruling_text(self.now, words)
        return " ".join(filter(None, (text.headline, text.verdict.removeprefix(f"{CLOSED} "))))

    def decided_otherwise(self, words: Catalogue) -> str:
        """Return what the floor has decided against the book; nothing where it has not."""
        made = self._made
        if self.told is None or made is None or self.told.decided != FLOOR:
            return ""
        return f"{act_heading(made, words)}."


def on_record(desk: Desk, editing: IncidentEditing | None = None) -> OnRecord:
    """Return which ruling of a desk is put on record.

    It is that on the act in dispute being entered; else that on the last act, where it was in
    dispute and its ruling was applied, since that is what the floor was called for; else that of
    the table.
    """
    if editing is not None and editing.is_open:
        return OnRecord(answer=editing.answer, now=editing.answer)
    acts = desk.answer.replay.situation.acts
    told = attached_to(desk.dispute.incidents, acts, len(acts) - 1)
    if told is None:
        return OnRecord(answer=desk.answer, now=desk.answer)
    return OnRecord(answer=_ruled_on(told, desk), now=desk.answer, told=told)


def _ruled_on(told: Attached, desk: Desk) -> Answer:
    """Return the ruling on an act that was in dispute, where it stands in the list."""
    situation = desk.situation
    acts, made = situation.acts[: told.index], situation.acts[told.index]
    if told.made_to is not None and isinstance(made, Bet | Raise | Complete | AllIn):
        acts = (*acts, replace(made, to=told.made_to))  # the wager as it was before the correction
    asked = replace(situation, acts=acts, incident=told.incident, ask=None)
    found = answer(replay(asked, desk.book))
    return found if found.finding else replace(found, finding=rule_on(found.replay, told.incident))
