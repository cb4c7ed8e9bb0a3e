"""The amounts behind a verb: “to 400”, “de 100 de plus à 300”, “um 100 auf 300”."""

import re

from floorapp.engine.values import value
from floorapp.notation.amounts import read_amount

_TO = r"(?:to|for|with|a|pour|auf|mit|fur|fuer|insgesamt)"
_TOTAL_OF = r"(?:(?:a|un) total (?:of|de)|insgesamt)"
_SEGMENT = (
    rf"(?:(?P<to>{_TO}(?: {_TOTAL_OF})? )|(?P<by>(?:by|um|plus) |\+ ?)|(?P<of>(?:of|de|d) ))?"
    r"(?P<amount>\d+(?:[ .,']\d+)*[km]?)(?!\w)"
    r"(?: (?:de )?(?:chips?|jetons?)\b)?"
    r"(?: (?:(?P<more>more|de plus|de mieux|mehr)|(?P<sum>(?:in |au )?total|insgesamt))\b)?"
    r" ?(?:; )?"
)
"""One amount with the words around it; compiled where it is first used."""


@value
class Amounts:
    """What was said: the total, what is added, and an amount that may be either (“de 200”)."""

    to: int | None = None
    by: int | None = None
    of: int | None = None


def read_amounts(text: str) -> Amounts | None:
    """Read what folded text says of amounts; None where it says something else, or one twice.

    >>> read_amounts("200 to 400"), read_amounts("de 100 de plus a 1'300")
    (Amounts(to=400, by=200, of=None), Amounts(to=1300, by=100, of=None))
    >>> read_amounts("um 200"), read_amounts("de 200")
    (Amounts(to=None, by=200, of=None), Amounts(to=None, by=None, of=200))
    """
    found: dict[str, int] = {}
    at = 0
    while at < len(text):
        segment = re.compile(_SEGMENT, re.ASCII).match(text, at)
        chips = None if segment is None else read_amount(segment["amount"])
        if segment is None or chips is None:
            return None
        role = _role(segment)
        if role in found:
            return None
        found[role] = chips
        at = segment.end()
    bare = found.pop("bare", None)
    if bare is not None:
        if found.keys() - {"to"}:
            return None
        found["by" if "to" in found else "to"] = bare
    return Amounts(**found)


def _role(segment: re.Match[str]) -> str:
    if segment["more"] or segment["by"]:
        return "by"
    if segment["to"] or segment["sum"]:
        return "to"
    return "of" if segment["of"] else "bare"
