"""What a rule book says where books differ, in sentences."""

from collections.abc import Callable, Mapping

from floorapp.engine.rulebook import Irregular, RuleBook
from floorapp.engine.values import facts
from floorapp.explain.catalogue import Catalogue, mark

_RAISING = {
    "largest-increment": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again when what it faces adds up to one."
    ),
    "double-total": mark(
        "A raise is to at least twice the bet; a seat that has acted may raise again when it faces"
        " at least twice what it has in."
    ),
    "double-minimum": mark(
        "A raise is to at least twice the bet; a seat that has acted may raise again when what it"
        " faces adds up to a full bet or raise."
    ),
    "single-full-raise": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again after one full bet or raise: short all-ins do not add up."
    ),
    "half-raise-counts": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again when what it faces adds up to one, or after an all-in for half of one."
    ),
    "complete-level": mark(
        "A raise makes a short all-in up to the full amount; a seat that has acted may raise again"
        " when what it faces adds up to a full bet or raise."
    ),
    "consecutive-all-ins": mark(
        "A raise adds at least the largest full bet or raise of the street; a seat that has acted"
        " may raise again after a full one, or after all-ins one after the other that exceed one;"
        " what the words do not cover is left to the floor."
    ),
}

_CAP_LIFTED = {
    "last-two": mark("There is no such limit when the last two of the event play."),
    "began-heads-up": mark("There is no such limit where two players began the street."),
    "cash-heads-up-before-cap": mark(
        "There is no such limit in a cash game once two players are left before it is reached, nor"
        " when the last two of an event play."
    ),
}
"""When the number of raises is not limited."""

_MISSING_BLINDS: Mapping[str | None, str] = {
    "as-full": mark("Pot-limit before the flop: a dead or short blind counts as posted in full."),
    "short-as-full": mark(
        "Pot-limit before the flop: a short blind counts as posted in full; what a dead one counts"
        " is left to the floor."
    ),
    "true-value": mark("Pot-limit before the flop: only what was posted counts."),
    None: mark("Pot-limit before the flop: what a missing blind counts is left to the floor."),
}

_ANTE_ORDER: Mapping[str | None, str] = {
    "blind-first": mark("A short stack that owes the ante for all pays its blind first."),
    "ante-first": mark("A short stack that owes the ante for all pays the ante first."),
    None: mark("What a short stack pays first, blind or ante for all, the book does not say."),
}

_IRREGULAR: Mapping[tuple[str, object], str] = {
    ("half_of", "unclear"): mark(
        "Silent chips: half of “the previous bet” may be half of the raise or half of the whole"
        " bet; where that matters, the floor decides."
    ),
    ("same_chips", "floor"): mark(
        "Fixed limit, silent chips of one denomination that are half a bet more than a call: the"
        " floor says whether they are a raise."
    ),
    ("last_chips_call", True): mark(
        "Last chips of which a call needs every one are a call, not an all-in."
    ),
    ("combined_chips", "one-bet"): mark(
        "Old and new chips that are mixed and pushed count as one bet."
    ),
    ("pulled_back_chip", "full-value"): mark(
        "One larger chip for chips that covered the bet and were pulled back counts at its full"
        " value."
    ),
    ("voice", "always"): mark("Words correct the chips, whichever came first."),
    ("heads_up", "able"): mark(
        "For a call of too little, heads-up means two hands that can still act."
    ),
    ("undercall", "withdrawn"): mark(
        "A call of too little against a raise, three or more in the hand: who had not seen the"
        " raise may take it back."
    ),
    ("tiny_chip", True): mark(
        "What a chip tiny beside the bet is, the floor decides, up to a full call."
    ),
    ("two_motions", True): mark(
        "A raise may be made in two motions: the call first, then the rest."
    ),
    ("over_pot", "until-all-acted"): mark(
        "Pot-limit: a bet over the pot is corrected until everyone has acted."
    ),
    ("over_pot", "unclear"): mark(
        "Pot-limit: what becomes of a bet over the pot after substantial action, the book leaves"
        " unclear."
    ),
    ("substantial", "unlike"): mark(
        "Substantial action: two acts, unless both are checks or both are folds; of these alone,"
        " three."
    ),
    ("reasonable_time", False): mark(
        "A skipped seat loses its turn by substantial action behind it, whether or not it had time"
        " to speak up."
    ),
    ("passive_out_of_turn", "passive"): mark(
        "Who checks or calls out of turn may not bet or raise when the turn comes."
    ),
    ("passive_out_of_turn", "began-heads-up"): mark(
        "Who checks or calls out of turn may not bet or raise when the turn comes, where two"
        " players began the street."
    ),
}
"""What a book says of acts in dispute, where it differs from what most books say."""


_KEPT: Mapping[str, Callable[[RuleBook], str]] = {
    "raising": lambda book: _RAISING[book.raising.name],
    "cap_lifted": lambda book: _CAP_LIFTED[book.cap_lifted],
    "missing_blinds": lambda book: _MISSING_BLINDS[book.missing_blinds],
    "ante_order": lambda book: _ANTE_ORDER[book.ante_order],
}
"""Settings whose every value has a sentence."""

SETTINGS = (
    *("raising", "cap", "cap_lifted", "missing_blinds", "small_blind", "ante_order"),
    *facts(Irregular()),
)
"""Everything that books set otherwise, by the names that ``setting_text`` knows."""


def setting_text(book: RuleBook, setting: str, words: Catalogue) -> str:
    """Return what a book says of one of the ``SETTINGS``; empty where it says what most do."""
    if setting == "cap":
        return _cap_text(book, words)
    if setting == "small_blind":
        return "".join(_small_blind(book, words))
    if setting in _KEPT:
        return words.text(_KEPT[setting](book))
    told = _IRREGULAR.get((setting, getattr(book.irregular, setting)))
    return words.text(told) if told else ""


def raising_text(book: RuleBook, words: Catalogue) -> str:
    """Return how the book counts raises."""
    return words.text(_RAISING[book.raising.name])


def book_texts(book: RuleBook, words: Catalogue) -> tuple[str, ...]:
    """Return everything that the book says where books differ, a sentence each, raises first."""
    return (
        raising_text(book, words),
        _cap_text(book, words),
        words.text(_CAP_LIFTED[book.cap_lifted]),
        words.text(_MISSING_BLINDS[book.missing_blinds]),
        *_small_blind(book, words),
        words.text(_ANTE_ORDER[book.ante_order]),
        *irregular_texts(book, words),
    )


def irregular_texts(book: RuleBook, words: Catalogue) -> tuple[str, ...]:
    """Return what the book says of acts in dispute, a sentence for each setting of its own."""
    usual = facts(Irregular())
    return tuple(
        words.text(_IRREGULAR[name, setting])
        for name, setting in facts(book.irregular).items()
        if setting != usual[name]
    )


def _cap_text(book: RuleBook, words: Catalogue) -> str:
    most, in_two_rounds = book.raises_after_bet, book.raises_in_two_rounds
    if in_two_rounds is not None and in_two_rounds != most:
        if most is None:
            return words.text(
                "Fixed limit: the house sets how many raises there may be; in a game of two"
                " betting rounds, at most {most}.",
                most=in_two_rounds,
            )
        return words.text(
            "Fixed limit: raises after the bet, at most: {most}; in a game of two betting rounds"
            " {two}.",
            most=most,
            two=in_two_rounds,
        )
    if most is None:
        return words.text("Fixed limit: the house sets how many raises there may be.")
    return words.text("Fixed limit: raises after the bet, at most: {most}.", most=most)


def _small_blind(book: RuleBook, words: Catalogue) -> list[str]:
    if not book.small_blind_as_big:
        return []
    return [
        words.text(
            "Pot-limit in a cash game: a room may count the small blind as a big one before the"
            " flop."
        )
    ]
