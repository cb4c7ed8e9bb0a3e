"""Search: what a person types becomes a query that SQLite's full text search reads."""

_MOST_WORDS = 32
"""More are left out: nobody types so many, and a pasted text must not hold the window up."""


def query_of(text: str) -> str:
    """Return the query for entries that hold every word, the last letters of each left open.

    Signs alone find nothing and are left out; an empty query asks for all entries.

    >>> query_of('all-in "B')
    '"all-in"* "B"*'
    """
    words = text.replace("\0", " ").encode("utf-8", "ignore").decode("utf-8").split()
    asked = [word.replace('"', " ").strip() for word in words if any(map(str.isalnum, word))]
    return " ".join(f'"{word}"*' for word in asked[:_MOST_WORDS])
