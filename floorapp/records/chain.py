"""The chain: each entry's hash covers its own content and the hash of the one before it."""

import hashlib
import json
from collections.abc import Mapping


def canonical(content: object) -> str:
    """Return a content as JSON in its one form: keys sorted, ASCII, no spaces."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"))


def hash_of(row: Mapping[str, object]) -> str:
    """Return the hash of an entry's row; the hash of the entry before it is part of the row.

    A column without a value does not count, so that a later version may add columns.
    """
    content = {name: held for name, held in row.items() if held is not None and name != "hash"}
    return hashlib.sha256(canonical(content).encode("ascii")).hexdigest()


def digest_of(seat: str, name: str, salt: str) -> str:
    """Return what the chain holds of a player's name: without the salt nobody can guess it."""
    return hashlib.sha256(canonical([salt, seat, name]).encode("ascii")).hexdigest()
