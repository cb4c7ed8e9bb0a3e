"""Words for the panel where an act in dispute is entered: its questions, buttons and facts."""

from collections.abc import Mapping

from floorapp.engine.acts import Voluntary
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.step_text import act_heading

_WHAT: Mapping[str, str] = {
    "act": mark("Words and chips"),
    "string-bet": mark("String bet"),
    "conditional": mark("“If …, then …”"),
    "premature": mark("Called before the amount"),
    "misquoted": mark("Amount told wrongly"),
    "wrong-amount": mark("Bet or raise of a wrong amount"),
    "wrong-pot": mark("Pot counted wrongly"),
    "skipped": mark("A seat was skipped"),
    "substantial-action": mark("Substantial action?"),
    "hidden-chip": mark("Hidden chips"),
    "clock": mark("Clock ran out"),
    "killed-hand": mark("Hand killed by mistake"),
    "forward-motion": mark("Chips moved, not let go"),
}
"""What may have happened, by ``Incident.what``."""

_SAID: Mapping[str | None, str] = {
    None: mark("nothing"),
    "call": mark("“call”"),
    "raise": mark("“raise”"),
    "amount": mark("an amount"),
    "all-in": mark("“all-in”"),
    "check": mark("“check”"),
    "bet": mark("“bet”"),
    "fold": mark("“fold”"),
    "pot": mark("“pot”"),
    "unclear": mark("something unclear"),
}
"""What was said, by ``Incident.said``, in the order of the buttons."""

_PRIOR: Mapping[str | None, str] = {
    None: mark("left"),
    "left": mark("left"),
    "pulled-back": mark("pulled back"),
    "part-kept": mark("some kept"),
    "combined": mark("mixed and pushed"),
}
"""What became of the chips already in front, by ``Incident.prior``."""

_SAID_FIRST: Mapping[bool | None, str] = {
    True: mark("words first"),
    False: mark("chips first"),
    None: mark("both at once"),
}
"""Which came first, by ``Incident.said_first``."""

_QUESTIONS: Mapping[str, str] = {
    "seat": mark("which seat was it?"),
    "chips": mark("which chips were pushed?"),
    "pushed": mark("how much was pushed?"),
    "last_chips": mark("were these the last chips?"),
    "prior_chips": mark("which chips were in front before?"),
    "prior": mark("what became of the chips in front?"),
    "kept": mark("which of them were left in front?"),
    "said": mark("what was said?"),
    "said_amount": mark("which amount was said?"),
    "said_first": mark("did the words come before the chips?"),
    "later_chips": mark("which chips came later?"),
    "quoted": mark("which amount was told?"),
    "next_card": mark("was the next card out already?"),
    "had_time": mark("was there reasonable time to speak up?"),
    "stack": mark("how many chips does the seat have?"),
    "big_blind": mark("what is the big blind?"),
    "pot_before": mark("how large was the pot before this street?"),
    "actions": mark("which bet or raise is it about?"),
}
"""Each fact that a finding may ask for."""

_GROUPS: Mapping[str, str] = {
    "what": mark("What"),
    "who": mark("Who"),
    "said": mark("Said"),
    "chips": mark("Chips pushed"),
    "chips-help": mark("Chips pushed: click to push, click again to take back"),
    "prior": mark("Chips already in front"),
    "later": mark("Chips in another motion"),
    "hidden": mark("Chips found later"),
    "quoted": mark("Amount told"),
    "then": mark("Then"),
}
"""Titles of the groups."""

_LABELS: Mapping[str, str] = {
    "title": mark("What happened?"),
    "in-turn": mark("in turn"),
    "out-of-turn": mark("out of turn"),
    "raise-to": mark("“raise to …”"),
    "last-chips": mark("last chips"),
    "none": mark("none"),
    "nobody-since": mark("nobody has acted since"),
    "others-acted": mark("others acted …"),
    "next-card": mark("next card is out"),
    "had-time": mark("had time to speak up"),
    "otherwise": mark("The floor decides otherwise …"),
    "otherwise-detail": mark("rule 1, with a reason"),
    "copy": mark("Copy as text"),
    "back": mark("back"),
    "nothing-asked": mark("Nothing here is asked that would not change the ruling."),
}
"""Buttons and lines of the panel that stand for no value of an incident."""


def what_label(what: str, words: Catalogue) -> str:
    """Return the label of one of ``incident.WHAT``."""
    return words.text(_WHAT[what])


def said_label(said: str | None, words: Catalogue) -> str:
    """Return the label of one of ``incident.SAID``, or of nothing said."""
    return words.text(_SAID[said])


def prior_label(prior: str | None, words: Catalogue) -> str:
    """Return the label of one of ``incident.PRIOR``; None counts as left."""
    return words.text(_PRIOR[prior])


def said_first_label(words: Catalogue, *, said_first: bool | None) -> str:
    """Return the label of which came first, words or chips; None is both at once."""
    return words.text(_SAID_FIRST[said_first])


def group_title(group: str, words: Catalogue) -> str:
    """Return the title of a group: what, who, said, chips, prior, later, hidden, quoted, then."""
    return words.text(_GROUPS[group])


def panel_label(name: str, words: Catalogue) -> str:
    """Return another word of the panel by its name, such as ``in-turn`` or ``otherwise``."""
    return words.text(_LABELS[name])


def question_text(fact: str, words: Catalogue) -> str:
    """Return the question for a fact of ``Finding.asks``, as it stands on its own."""
    question = words.text(_QUESTIONS[fact])
    return question[:1].upper() + question[1:]


def questions_text(facts: tuple[str, ...], words: Catalogue) -> str:
    """Return the questions for facts as they follow a colon."""
    first, *others = facts
    following = [question_text(fact, words) for fact in others]
    return " ".join((words.text(_QUESTIONS[first]), *following))


def chips_text(chips: tuple[int, ...], words: Catalogue) -> str:
    """Return how many chips and what they come to: ``5 chips · 1,400``."""
    if len(chips) == 1:
        return words.text("1 chip · {total}", total=sum(chips))
    return words.text("{count} chips · {total}", count=len(chips), total=sum(chips))


def prior_title(chips: tuple[int, ...], words: Catalogue) -> str:
    """Return the title above chips already in front: ``Chips already in front: none``."""
    shown = chips_text(chips, words) if chips else words.text("none")
    return words.text("Chips already in front: {chips}", chips=shown)


def one_less_text(chip: int, total: int, words: Catalogue) -> str:
    """Return the neighbouring fact of one chip less: ``One 100 less (1,300)``.

    Args:
        chip: The chip that is taken away.
        total: What is left of those pushed.
        words: The language.
    """
    return words.text("One {chip} less ({total})", chip=chip, total=total)


def one_more_text(chip: int, words: Catalogue) -> str:
    """Return the neighbouring fact of one chip more: ``100 more``."""
    return words.text("{chip} more", chip=chip)


def said_first_text(said: str, words: Catalogue) -> str:
    """Return the neighbouring fact of a word before the chips: ``“Raise” said first``."""
    return words.text("{word} said first", word=_capital(said_label(said, words)))


def last_chips_text(words: Catalogue) -> str:
    """Return the neighbouring fact that no chips are left behind."""
    return words.text("All of them the last chips")


def apply_text(act: Voluntary, words: Catalogue) -> str:
    """Return the label of the button that takes a finding over: ``Apply: A raises to 1,700``."""
    return words.text("Apply: {act}", act=act_heading(act, words))


def _capital(quoted: str) -> str:
    """Return a quoted word with a capital behind its quotation mark."""
    start = next(place for place, letter in enumerate(quoted) if letter.isalpha())
    return f"{quoted[:start]}{quoted[start].upper()}{quoted[start + 1 :]}"
