"""Players' names: kept apart from the entries, which hold a salted digest, and purged by date."""

import secrets
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime

from floorapp.records.chain import canonical, digest_of
from floorapp.records.entry import Player
from floorapp.records.rows import utc_text


def salts_for(players: Sequence[Player]) -> list[str]:
    """Return a salt for each name, so that nobody finds a name by trying all names."""
    return [secrets.token_hex(16) for _ in players]


def digests_of(players: Sequence[Player], salts: Sequence[str]) -> str:
    """Return what the entry holds of its names."""
    pairs = zip(players, salts, strict=True)
    return canonical([digest_of(player.seat, player.name, salt) for player, salt in pairs])


def add_names(
    database: sqlite3.Connection, number: int, players: Sequence[Player], salts: Sequence[str]
) -> None:
    """Add the names of the entry that was just added."""
    rows = [
        (number, place, player.seat, player.name, salt)
        for place, (player, salt) in enumerate(zip(players, salts, strict=True))
    ]
    database.executemany("INSERT INTO names VALUES (?, ?, ?, ?, ?)", rows)


def names_of(database: sqlite3.Connection, number: int) -> tuple[Player, ...]:
    """Return the names of an entry, as long as they are there."""
    ask = "SELECT seat, name FROM names WHERE entry_id = ? ORDER BY place"
    return tuple(Player(str(seat), str(name)) for seat, name in database.execute(ask, (number,)))


def purge_names(database: sqlite3.Connection, before: datetime) -> int:
    """Take out the names of entries before a time, from the search too; return how many."""
    cut = utc_text(before)
    ask = "SELECT entry_id FROM names JOIN entries ON number = entry_id WHERE time < ?"
    found = database.execute(ask, (cut,)).fetchall()
    if not found:
        return 0
    database.execute("INSERT INTO purges VALUES (?, ?)", (utc_text(datetime.now(UTC)), cut))
    numbers = sorted(set(found))
    database.executemany("UPDATE search SET names = '' WHERE rowid = ?", numbers)
    database.executemany("DELETE FROM names WHERE entry_id = ?", numbers)
    # What was deleted stays in the index until its parts are merged.
    database.execute("INSERT INTO search (search) VALUES ('optimize')")
    return len(found)
