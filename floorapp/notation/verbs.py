"""The words of acts in three languages, and how a typed word is compared with them.

Words are typed with accents or without, with ``ae oe ue ss`` for the German letters, in any case;
``fold`` brings them to one form. Every word stands in one of the two tables below, and only once.
"""

import re
from collections.abc import Mapping
from functools import cache
from unicodedata import combining, normalize

from floorapp.engine.values import value

VERBS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "post": "post, posts",
        "postshort": "postshort, posts short, post short",
        "straddle": "straddles",
        "ante": "antes",
        "bringin": "brings-in, brings it in, bring it in",
        "complete": "complete, completes, complete the bet, completes the bet",
        "check": "check, checks, x",
        "pay": "pay, pays",
        "call": "call, calls, c",
        "bet": "bet, bets, b, open, opens",
        "raise": "raise, raises, r, re-raise, re-raises",
        "allin": "all-in, a, go all-in, goes all-in, is all-in, shove, shoves, shoved",
        "fold": "fold, folds, f",
        "pot": "pot, pots, raise pot, raises pot, bet pot, bets pot",
    },
    "fr": {
        "post": "pose, poser, poste, poster",
        # “complète” is the English word, once its accent is gone
        "complete": "compléter, complète l’enchère, compléter l’enchère",
        "check": "checke, checker, parole, passe parole, tape, taper",
        "pay": "paie, paye, payer",
        "call": "suit, suivre, calle, caller",
        "put": "mise, miser",
        "bet": "ouvre, ouvrir",
        "raise": "relance, relancer, sur-relance, sur-relancer",
        "allin": "fait tapis, faire tapis, est à tapis, envoie tout, envoyer tout, push",
        "fold": "passe, passer, se couche, se coucher, folde, folder, jette, jeter, "
        "abandonne, abandonner",
    },
    "de": {
        "post": "postet, posten, bringt, bringen",
        "complete": "ergänzt, ergänzen",
        "check": "checkt, checken, schiebt, schieben, klopft, klopfen",
        "pay": "bezahlt, bezahlen",
        "call": "geht mit, geht … mit, mitgehen, callt, callen, zieht gleich, zieht … gleich, "
        "gleichziehen",
        "put": "setzt, setzen",
        "bet": "eröffnet, eröffnen",
        "raise": "erhöht, erhöhen, erhöht erneut, raist, raisen, re-raist",
        "allin": "geht all-in, geht … all-in, all-in gehen, ist all-in, schiebt all-in, "
        "schiebt alles rein, schiebt rein, schiebt … rein, alles reinschieben, reinschieben",
        "fold": "passt, passen, foldet, folden, steigt aus, aussteigen, wirft weg, wegwerfen",
    },
}
"""Verbs by language and kind; “…” stands for the words between the two parts of a verb.

“Put” and “pay” are a bet and a call, unless what is put or paid is one of the ``NOUNS``.
"""

NOUNS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "post": "sb, bb, blind, small-blind, big-blind",
        "postshort": "short-blind",
        "straddle": "straddle",
        "ante": "ante, bb-ante, big-blind-ante",
        "bringin": "bring-in",
    },
    "fr": {
        "post": "blinde, petite blinde, grosse blinde, petite blind, big blinde",
        "postshort": "blinde incomplète",
        "ante": "ante bb, ante big blind",
    },
    "de": {"postshort": "zu kurzer blind, zu kurzen blind"},
}
"""What is put in before the cards, by language and kind; each may also stand as its own verb."""

ARTICLES = frozenset(
    {"the", "a", "an"}
    | {"le", "la", "l", "un", "une"}
    | {"der", "die", "das", "den", "ein", "eine", "einen"}
)
LABELS = frozenset(
    {"seat", "player"} | {"siege", "place", "joueur", "joueuse"} | {"platz", "spieler", "spielerin"}
)
"""What may stand before the name of a seat, folded as the articles are."""

_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue"}
_GAP = "…"
_SIGNS = (
    (r"’", "'"),
    (r"\b([dl])'\s*", r"\1 "),
    (r"(?<=[a-z])[-\u2010\u2011](?=[a-z])", " "),  # hyphens, as they are pasted
    (r";", " "),
    (r"(?<=\d), (?=\d)", " ; "),  # two amounts, not one with a space in it
    (r":|(?<!\d),|,(?!\d)|(?<=[a-z])[.!]+$", " "),
    (r"\b(?:all ?in|(?:a )?tapis)\b", "allin"),
)
"""Signs as they are typed and as they are compared; compiled where they are first used."""


@value
class Phrase:
    """A verb as typed: the words it begins with, and those it ends with after a gap."""

    first: tuple[str, ...]
    last: tuple[str, ...]
    kind: str


def fold(text: str) -> str:
    """Return a text as it is compared: lower case, no accents, no signs around the words.

    >>> fold("Relance à 1’000"), fold("geht All-in, 125"), fold("ERHÖHT auf: 1,500")
    ("relance a 1'000", 'geht allin 125', 'erhoht auf 1,500')
    """
    plain = normalize("NFD", text.casefold())
    plain = "".join(sign for sign in plain if not combining(sign))
    plain = " ".join(plain.split())
    for sign, written in _SIGNS:
        plain = re.sub(sign, written, plain)
    return " ".join(plain.split())


def labelled(words: list[str]) -> int:
    """Return how many words a seat takes that begins with a label; 0 where there is no label.

    >>> labelled(["Platz", "3", "passt"]), labelled(["le", "siège", "3"]), labelled(["A", "passt"])
    (2, 3, 0)
    """
    start = 1 if words and fold(words[0]) in ARTICLES else 0
    has_label = len(words) > start + 1 and fold(words[start]) in LABELS
    return start + 2 if has_label else 0


def find_act(words: list[str]) -> tuple[str, list[str]] | None:
    """Return the kind of act that folded words begin with, and the words that are left.

    The kind is the verb of the canonical form; None where no verb is known.

    >>> find_act("setzt den small blind 50".split()), find_act("setzt 300".split())
    (('post', ['50']), ('bet', ['300']))
    >>> find_act("geht mit 150 allin".split()), find_act("geht mit 150".split())
    (('allin', ['mit', '150']), ('call', ['150']))
    """
    if words and words[0].startswith("+"):
        return "raise", words
    verb = _find(words, "verbs")
    if verb is None:
        return _find(words, "nouns")
    kind, rest = verb
    if kind not in {"post", "put", "pay"}:
        return verb
    noun = _find(rest[1:] if rest and rest[0] in ARTICLES else rest, "nouns")
    return noun or ({"put": "bet", "pay": "call"}.get(kind, kind), rest)


def spellings(entries: str) -> set[str]:
    """Return the folded forms in which the words of a list may be typed.

    >>> sorted(spellings("erhöht, sur-relance"))
    ['erhoeht', 'erhoht', 'sur relance', 'surrelance']
    """
    spelt = entries
    for letter, pair in _UMLAUTS.items():
        spelt = spelt.replace(letter, pair)
    forms = ",".join(form.replace("-", join) for form in (entries, spelt) for join in (" ", ""))
    return {fold(form) for form in forms.split(",")}


def _find(words: list[str], table: str) -> tuple[str, list[str]] | None:
    for phrase in _phrases(table).get(words[0], ()) if words else ():
        first, end = len(phrase.first), len(words) - len(phrase.last)
        if first <= end and (*words[:first], *words[end:]) == (*phrase.first, *phrase.last):
            return phrase.kind, words[first:end]
    return None


@cache
def _phrases(table: str) -> dict[str, list[Phrase]]:
    """Return the phrases of a table by their first word, those of more words first."""
    found: dict[str, list[Phrase]] = {}
    for kinds in {"verbs": VERBS, "nouns": NOUNS}[table].values():
        for kind, entries in kinds.items():
            for spelling in spellings(entries):
                first, _, last = spelling.partition(_GAP)
                phrase = Phrase(tuple(first.split()), tuple(last.split()), kind)
                found.setdefault(phrase.first[0], []).append(phrase)
    for phrases in found.values():
        phrases.sort(key=lambda p: (len(p.first) + len(p.last), len(p.last)), reverse=True)
    return found
