"""Incident view: everything that the panel of an act in dispute shows, in one language."""

from collections import Counter

from floorapp.engine.acts import Voluntary
from floorapp.engine.incidents.incident import SAID, WHAT
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.felt_text import detail_text
from floorapp.explain.numbers import amount
from floorapp.explain.question_text import (
    chips_text,
    group_title,
    panel_label,
    prior_label,
    prior_title,
    said_first_label,
    said_label,
    what_label,
)
from floorapp.explain.step_text import heading
from floorapp.viewmodels.denominations import chip_text
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_letters import with_letters
from floorapp.viewmodels.incident_parts import (
    Amount,
    Chip,
    Choice,
    Command,
    Group,
    Result,
    Tray,
)
from floorapp.viewmodels.incident_result import apply_command, otherwise_command, result
from floorapp.viewmodels.key_names import key_name


@value(kw_only=True)
class IncidentView:
    """The panel in words. What is not shown is empty."""

    title: str
    place: str
    """What the act was about: the last wager, the full raise and the next one."""

    what: tuple[Choice, ...]
    """What may have happened."""

    groups: tuple[Group, ...]
    """The panes shown, from top to bottom."""

    seats: tuple[Choice, ...]
    turns: tuple[Choice, ...]
    said: tuple[Choice, ...]
    said_amount: Amount | None
    first: tuple[Choice, ...]
    """Which came first, where words and chips did."""

    trays: tuple[Tray, ...]
    total: Amount
    """What was pushed in all, where the single chips are not known."""

    last_chips: Choice
    prior_title: str
    prior: tuple[Choice, ...]
    quoted: Amount
    then: tuple[Choice, ...]
    result: Result
    apply: Command
    otherwise: Command
    record: Command
    copy: Command
    back: str

    def group(self, name: str) -> Group | None:
        """Return a pane by its name; None where it is not shown."""
        return next((group for group in self.groups if group.name == name), None)


_GROUPS = {
    "act": ("who", "said", "chips", "then"),
    "string-bet": ("who", "said", "chips", "later"),
    "conditional": ("who", "said"),
    "premature": ("who", "said", "chips"),
    "misquoted": ("who", "quoted", "chips"),
    "wrong-amount": ("who", "then"),
    "wrong-pot": ("who", "then"),
    "skipped": ("who", "then"),
    "substantial-action": ("who",),
    "hidden-chip": ("who", "hidden"),
    "clock": ("who",),
    "killed-hand": ("who",),
    "forward-motion": ("who", "chips"),
}
"""The panes, by what happened: no other bears on the ruling."""

_ASKED_IN = {
    "seat": ("who",),
    "said": ("said",),
    "said_amount": ("said",),
    "said_first": ("said",),
    "later_chips": ("later", "hidden"),
    "quoted": ("quoted",),
    "next_card": ("then",),
    "had_time": ("then",),
    **dict.fromkeys(("chips", "pushed", "last_chips", "prior_chips", "prior", "kept"), ("chips",)),
}
"""The panes in which a fact that is missing may be told."""

_FATES = ("left", "pulled-back", "part-kept", "combined")


def incident_view(editing: IncidentEditing) -> IncidentView:
    """Return what the panel shows of an act in dispute that is open."""
    words, incident = editing.desk.words, editing.incident
    return IncidentView(
        title=panel_label("title", words),
        place=_place(editing, words),
        what=tuple(
            Choice(name=what, label=what_label(what, words), chosen=what == incident.what)
            for what in WHAT
        ),
        groups=_groups(editing, words),
        seats=_seats(editing, words),
        turns=_turns(editing, words),
        said=_said(editing, words),
        said_amount=_said_amount(editing, words),
        first=_first(editing, words),
        trays=_trays(editing, words),
        total=Amount(
            name="total", label=words.text("or in all"), text=_shown(incident.pushed, words)
        ),
        last_chips=_last_chips(editing, words),
        prior_title=_prior_title(editing, words),
        prior=_prior(editing, words),
        quoted=Amount(
            name="quoted",
            label=group_title("quoted", words),
            text=_shown(incident.quoted, words),
            asked="quoted" in editing.finding.asks,
        ),
        then=_then(editing, words),
        result=result(editing, words),
        apply=apply_command(editing, words),
        otherwise=otherwise_command(editing, words),
        record=Command(title=words.text("Record ruling"), detail=key_name("Ctrl+Enter")),
        copy=Command(title=panel_label("copy", words), detail=key_name("Ctrl+Shift+C")),
        back=f"{key_name('Esc')} {panel_label('back', words)}",
    )


def _place(editing: IncidentEditing, words: Catalogue) -> str:
    replayed = editing.answer.replay
    table, options = replayed.table, editing.answer.options
    wagers = [step for step in replayed.steps[replayed.first_step :] if step.move is not None]
    last = [heading(step, words) for step in wagers[-1:] if isinstance(step.act, Voluntary)]
    doubles = table.raising.doubles or editing.desk.situation.betting == "fixed-limit"
    detail = detail_text(
        words,
        level_to=table.level,
        full_raise_by=None if doubles else table.full_raise,
        min_to=table.minimum_to(),
        max_to=None if options is None else options.max_to,
    )
    return " · ".join(filter(None, (*last, detail)))


def _groups(editing: IncidentEditing, words: Catalogue) -> tuple[Group, ...]:
    asked = {place for fact in editing.finding.asks for place in _ASKED_IN.get(fact, ())}
    hints = {"who": "1–9", "said": words.text("Alt+letter")}
    titles = {"chips": "chips-help", "later": "later", "hidden": "hidden"}
    return tuple(
        Group(
            name=name,
            title=group_title(titles.get(name, name), words),
            hint=hints.get(name, ""),
            asked=name in asked,
        )
        for name in _GROUPS[editing.incident.what]
    )


def _seats(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    table, seat = editing.answer.replay.table, editing.incident.seat
    looks_back, turn = editing.looks_back, editing.answer.to_act
    return tuple(
        Choice(
            name=label,
            label=f"▶ {words.seat(label).label}" if label == turn else words.seat(label).label,
            chosen=label == seat,
            enabled=looks_back or not table.folded[number] or label == seat,
            detail=words.seat(label).Seat,
        )
        for number, label in enumerate(table.seats)
    )


def _turns(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    """Return in turn and out of turn; nobody is out of turn where nobody is to act."""
    turn = editing.answer.to_act
    if turn is None or editing.looks_back:
        return ()
    is_turn = turn == editing.incident.seat
    return (
        Choice(name="in-turn", label=panel_label("in-turn", words), chosen=is_turn),
        Choice(name="out-of-turn", label=panel_label("out-of-turn", words), chosen=not is_turn),
    )


def _said(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    """Return what may have been said; of bet and raise, and pot, what can be meant here."""
    incident, level = editing.incident, editing.answer.replay.table.level
    pot_limit = editing.answer.replay.table.pot_limited
    hidden = {"bet" if level else "raise", *(() if pot_limit else ("pot",))} - {incident.said}
    found = []
    for said in _ORDER:
        if said in hidden:
            continue
        with_amount = said in {"raise", "bet"} and editing.wants_amount
        chosen = incident.said == said and not with_amount
        label = said_label(said, words)
        found.append(Choice(name=said or "nothing", label=label, chosen=chosen))
        if said == "raise":
            to = panel_label("raise-to", words)
            chosen = incident.said == said and with_amount
            found.append(Choice(name="raise-to", label=to, chosen=chosen))
        elif said == "bet":
            to = words.text("“bet …”")
            chosen = incident.said == said and with_amount
            found.append(Choice(name="bet-to", label=to, chosen=chosen))
    return with_letters(found)


_ORDER: tuple[str | None, ...] = (
    *(None, "call", "raise", "bet", "amount", "all-in", "check", "fold", "pot", "unclear"),
)
assert set(_ORDER) == {None, *SAID}


def _said_amount(editing: IncidentEditing, words: Catalogue) -> Amount | None:
    incident = editing.incident
    if not editing.wants_amount:
        return None
    return Amount(
        name="said_amount",
        label=words.text("amount said"),
        text=_shown(incident.said_amount, words),
        asked="said_amount" in editing.finding.asks,
    )


def _first(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    incident = editing.incident
    if incident.said is None or not incident.pushed_by:
        return ()
    names = {True: "words", False: "chips", None: "both"}
    return tuple(
        Choice(
            name=name,
            label=said_first_label(words, said_first=first),
            chosen=incident.said_first is first,
        )
        for first, name in names.items()
    )


def _trays(editing: IncidentEditing, words: Catalogue) -> tuple[Tray, ...]:
    """Return every tray that is shown."""
    incident, chips, asks = editing.incident, editing.tray, editing.finding.asks
    found = [_tray("pushed", chips, incident.chips, incident.pushed, words)]
    if _shows_prior_chips(editing):
        asked = "prior_chips" in asks
        found.append(_tray("prior", chips, incident.prior_chips, None, words, asked=asked))
    if incident.prior == "part-kept" and incident.prior_chips:
        left = Counter(incident.prior_chips) - Counter(incident.kept)
        offered = tuple(sorted(left.elements()))
        found.append(_tray("kept", offered, incident.kept, None, words, asked="kept" in asks))
    found.append(_tray("later", chips, incident.later_chips, None, words))
    return tuple(found)


def _shows_prior_chips(editing: IncidentEditing) -> bool:
    incident = editing.incident
    asked = "prior_chips" in editing.finding.asks
    return asked or bool(incident.prior_chips) or incident.prior in {"part-kept", "combined"}


def _tray(
    name: str,
    chips: tuple[int, ...],
    pushed: tuple[int, ...],
    total: int | None,
    words: Catalogue,
    *,
    asked: bool = False,
) -> Tray:
    summary = chips_text(pushed, words) if pushed else _shown(total, words)
    titles = {"prior": words.text("which ones"), "kept": words.text("left in front")}
    return Tray(
        name=name,
        title=titles.get(name, ""),
        summary=summary,
        chips=tuple(_chip(chip, words) for chip in chips),
        pushed=tuple(_chip(chip, words) for chip in sorted(pushed, reverse=True)),
        asked=asked,
    )


def _chip(chip: int, words: Catalogue) -> Chip:
    return Chip(chip, chip_text(chip), amount(chip, words.language))


def _last_chips(editing: IncidentEditing, words: Catalogue) -> Choice:
    known = {True: words.text("yes"), False: words.text("no"), None: words.text("not known")}
    last = editing.incident.last_chips
    label = panel_label("last-chips", words)
    return Choice(
        name="last-chips",
        label=label if last is not None else f"{label} ?",
        chosen=last is True,
        open=last is None,
        detail=known[last],
    )


def _prior_title(editing: IncidentEditing, words: Catalogue) -> str:
    incident, table = editing.incident, editing.answer.replay.table
    own_to = table.put_in[table.index[incident.seat]]
    if own_to and not incident.prior_chips:
        return words.text("Chips already in front: {chips}", chips=own_to)
    return prior_title(incident.prior_chips, words)


def _prior(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    """Return what became of the chips in front, where there are any."""
    incident, table = editing.incident, editing.answer.replay.table
    if not (table.put_in[table.index[incident.seat]] or incident.prior_chips):
        return ()
    now = incident.prior or "left"
    return tuple(
        Choice(name=fate, label=prior_label(fate, words), chosen=fate == now) for fate in _FATES
    )


def _then(editing: IncidentEditing, words: Catalogue) -> tuple[Choice, ...]:
    incident, followed = editing.incident, editing.followed
    if incident.what == "skipped":
        label = panel_label("had-time", words)
        time = incident.had_time
        return (Choice(name="had-time", label=label, chosen=time is True, open=time is None),)
    others = followed == "others" or editing.own_act is not None
    names = (("nobody", "nobody-since"), ("others", "others-acted"), ("next-card", "next-card"))
    return tuple(
        Choice(
            name=name,
            label=panel_label(label, words),
            chosen=name == followed,
            enabled=name != "others" or others,
        )
        for name, label in names
    )


def _shown(by: int | None, words: Catalogue) -> str:
    return "" if by is None else amount(by, words.language)
