"""What a ruling cites, as values: from these the page that explains it is found."""

from floorapp.engine.rulebook import Citation
from floorapp.engine.values import value


@value
class Cited:
    """The citations of a ruling, and the codes of the reasons that they are given for."""

    citations: tuple[Citation, ...] = ()
    codes: tuple[str, ...] = ()
