"""The languages, compiled for the tests, and situations written as short lines."""

from collections.abc import Callable, Mapping

import pytest

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Pot,
    Raise,
    Straddle,
)
from floorapp.engine.answer import Answer, answer
from floorapp.engine.reasons import CODES
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.strategies import DOUBLE_TOTAL, LARGEST_INCREMENT, RAISING, Raising
from floorapp.explain.catalogue import LANGUAGES, Catalogue

AMOUNT_ACTS: dict[str, Callable[..., Act]] = {
    "post": Post,
    "postshort": PostShort,
    "straddle": Straddle,
    "ante": Ante,
    "bet": Bet,
    "raise": Raise,
    "allin": AllIn,
    "call": Call,
    "complete": Complete,
    "bringin": BringIn,
    "fold": lambda seat, to: Fold(seat, leaves_to=to),
}
BARE_ACTS: dict[str, Callable[..., Act]] = {
    "check": Check,
    "fold": Fold,
    "call": Call,
    "pot": Pot,
}
Ask = Callable[..., Answer]
Speak = Callable[[str], Catalogue]


def act(text: str) -> Act:
    if text.startswith("/"):
        return NextStreet(*text.split()[1:])
    out_of_turn = text.startswith("!")
    seat, name, *amounts = text.lstrip("! ").split()
    if amounts and not out_of_turn:
        return AMOUNT_ACTS[name](seat, int(amounts[0]))
    if name in BARE_ACTS:
        return BARE_ACTS[name](seat, out_of_turn=out_of_turn)
    if name in {"bet", "raise"}:
        return AMOUNT_ACTS[name](seat, int(amounts[0]), out_of_turn)
    return AllIn(seat, None, out_of_turn)


def book(short: str, edition: str, raising: Raising, **more: object) -> RuleBook:
    name = f"{short} {edition}".strip()
    sums = ("minimum", "short-all-in")
    rules = {code: (Citation(name, "43-A" if code.startswith(sums) else "47-A"),) for code in CODES}
    examples = {"not-reopened": (Citation(name, "47 ex. 1-A", illustration=True),)}
    return RuleBook(
        id=short.lower(),
        short=short,
        edition=edition,
        titles={},
        raising=raising,
        citations=rules,
        illustrations=examples,
        **more,
    )


TDA = book("TDA", "2024", LARGEST_INCREMENT)
ASPT = book("ASPT", "", DOUBLE_TOTAL)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, speak: Speak) -> Catalogue:
    return speak(request.param)


@pytest.fixture
def english(speak: Speak) -> Catalogue:
    return speak("en")


@pytest.fixture(scope="session")
def play() -> Callable[..., Replay]:
    """A situation as one line of acts, replayed under TDA, under ASPT (doubling), or under a house
    book with another way of raising or other parameters."""

    def replayed(  # noqa: PLR0913 - what a situation may differ by
        line: str,
        *,
        seats: str = "A B C D E F",
        blind: int = 100,
        street: str = "flop",
        doubling: bool = False,
        raising: str = "",
        under: Mapping[str, object] | None = None,
        **more: object,
    ) -> Replay:
        acts = tuple(act(text.strip()) for text in line.split(",") if text.strip())
        situation = Situation(
            seats=tuple(seats.split()), acts=acts, big_blind=blind, street=street, **more
        )
        if raising or under:
            system = RAISING[raising or "largest-increment"]
            return replay(situation, book("House", "", system, **(under or {})))
        return replay(situation, ASPT if doubling else TDA)

    return replayed


@pytest.fixture(scope="session")
def ask(play: Callable[..., Replay]) -> Ask:
    """The answer for a seat at the end of such a line."""

    def asked(line: str, seat: str | None = None, **more: object) -> Answer:
        return answer(play(line, **more), seat)

    return asked
