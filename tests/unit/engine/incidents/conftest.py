"""Acts in dispute behind one line of acts, ruled on and shown as one line of text."""

from collections.abc import Callable

import pytest

from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.ruling import rule_on

Find = Callable[..., Finding]
Rule = Callable[..., str]

TABLE = {"street", "big_blind", "small_blind", "book", "stacks", "betting", "pot_before"}
TABLE |= {"bet", "cap", "full_raise", "missing_blinds", "bring_in"}


def shown(found: Finding) -> str:
    """Return a finding as text: ``raise 600 +100``, ``floor: call 600 -450 | raise 1150 +100``."""
    if found.asks:
        return f"asks {' '.join(found.asks)}"
    if found.choices:
        return f"floor: {' | '.join(map(shown, found.choices))}"
    moves = [found.label or "nothing"]
    moves += [f"leaves {found.forfeits_by}"] if found.forfeits_by is not None else []
    moves += [f"-{found.returned_by}"] if found.returned_by else []
    moves += [f"+{found.add_by}"] if found.add_by else []
    return " ".join(moves)


@pytest.fixture(scope="session")
def find(play) -> Find:
    """Rule on an act in dispute; the table's facts and the act's are told apart by name."""

    def found(line: str, seat: str, seats: str = "A B C D", **facts: object) -> Finding:
        table = {key: facts.pop(key) for key in TABLE & facts.keys()}
        replayed = play(line, seats, **table)
        assert replayed.stopped_at is None
        return rule_on(replayed, Incident(seat=seat, **facts))

    return found


@pytest.fixture(scope="session")
def rule(find) -> Rule:
    """The same as text."""
    return lambda *args, **facts: shown(find(*args, **facts))


@pytest.fixture(scope="session")
def codes(find) -> Callable[..., list[str]]:
    """The codes of the reasons for a finding."""
    return lambda *args, **facts: [why.code for why in find(*args, **facts).reasons]
