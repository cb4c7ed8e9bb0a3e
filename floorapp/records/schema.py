"""The tables of the incident log, and its version.

``user_version`` is 1000 x major + minor. A change that an older program must not touch raises the
major. A minor one may only add columns that may be NULL and have no default: an older program
leaves them out, and they are part of an entry's hash only where they hold something.
"""

APPLICATION = 0x464C_4F52
"""``FLOR``: what SQLite keeps in the file's head, so that another program's file is known."""

MAJOR, MINOR = 1, 0
VERSION = 1000 * MAJOR + MINOR

COLUMNS = (
    "number",
    "previous",
    "time",
    "offset_minutes",
    "table_name",
    "level",
    "situation",
    "rulebook",
    "edition",
    "headline",
    "reasons",
    "citations",
    "decision",
    "differs",
    "reason",
    "decided_by",
    "facts_from",
    "impounded",
    "reviewed",
    "remark",
    "language",
    "amends",
    "note",
    "players",
    "hash",
)
"""The columns of an entry that this version writes."""

TABLES = """
CREATE TABLE entries (
  number INTEGER PRIMARY KEY,
  previous TEXT NOT NULL,        -- the hash of the entry before it; empty for the first
  time TEXT NOT NULL,            -- in UTC, ISO 8601
  offset_minutes INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  level TEXT NOT NULL,
  situation TEXT NOT NULL,
  rulebook TEXT NOT NULL,
  edition TEXT NOT NULL,
  headline TEXT NOT NULL,
  reasons TEXT NOT NULL,         -- a JSON list
  citations TEXT NOT NULL,       -- a JSON list
  decision TEXT NOT NULL,
  differs INTEGER NOT NULL,
  reason TEXT NOT NULL,
  decided_by TEXT NOT NULL,
  facts_from TEXT NOT NULL,
  impounded INTEGER NOT NULL,
  reviewed INTEGER NOT NULL,
  remark TEXT NOT NULL,
  language TEXT NOT NULL,
  amends INTEGER REFERENCES entries (number),
  note TEXT NOT NULL,
  players TEXT NOT NULL,         -- a JSON list: the salted digest of each name, in order
  hash TEXT NOT NULL
) STRICT;

CREATE INDEX entries_amends ON entries (amends, number) WHERE amends IS NOT NULL;

CREATE TABLE names (
  entry_id INTEGER NOT NULL REFERENCES entries (number),
  place INTEGER NOT NULL,        -- which of the entry's digests
  seat TEXT NOT NULL,
  name TEXT NOT NULL,
  salt TEXT NOT NULL,
  PRIMARY KEY (entry_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE purges (
  time TEXT NOT NULL,
  before TEXT NOT NULL           -- the names of entries before this time were taken out
) STRICT;

CREATE TABLE head (              -- the last entry, noted apart, so that its absence shows
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT;
INSERT INTO head VALUES (1, 0, '');

CREATE VIRTUAL TABLE search USING fts5 (
  text, names, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', columnsize = 0
);

CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.number <> (SELECT number + 1 FROM head) OR NEW.previous <> (SELECT hash FROM head)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER entries_head AFTER INSERT ON entries
BEGIN UPDATE head SET number = NEW.number, hash = NEW.hash; END;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER names_stay BEFORE UPDATE ON names
BEGIN SELECT RAISE(ABORT, 'a name is never changed'); END;
CREATE TRIGGER names_follow BEFORE INSERT ON names
WHEN NEW.entry_id <> (SELECT number FROM head)
BEGIN SELECT RAISE(ABORT, 'names are given with their entry'); END;
CREATE TRIGGER names_remain BEFORE DELETE ON names
WHEN (SELECT time FROM entries WHERE number = OLD.entry_id)
  >= (SELECT coalesce(max(before), '') FROM purges)
BEGIN SELECT RAISE(ABORT, 'a name is taken out by a purge only'); END;
CREATE TRIGGER head_goes_on BEFORE UPDATE ON head WHEN NEW.number <> OLD.number + 1
BEGIN SELECT RAISE(ABORT, 'the last entry is the last entry'); END;
CREATE TRIGGER head_remains BEFORE DELETE ON head
BEGIN SELECT RAISE(ABORT, 'the last entry is noted for ever'); END;
CREATE TRIGGER purges_stay BEFORE UPDATE ON purges
BEGIN SELECT RAISE(ABORT, 'a purge stays noted'); END;
CREATE TRIGGER purges_remain BEFORE DELETE ON purges
BEGIN SELECT RAISE(ABORT, 'a purge stays noted'); END;
"""
"""Made in one transaction; version and application are set in it too."""
