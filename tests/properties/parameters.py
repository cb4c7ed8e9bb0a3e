"""The parameters of rule books as the oracle takes them: by hand, and from the shipped files."""

import tomllib

from floorapp.places import resources

KEYS = (
    "raising",
    "raises_after_bet",
    "raises_in_two_rounds",
    "cap_lifted",
    "missing_blinds",
    "small_blind_as_big",
    "ante_order",
    "passive_out_of_turn",
)

TDA = {"raising": "largest-increment", "cap_lifted": "last-two", "missing_blinds": "as-full"}
TDA_2024 = {**TDA, "ante_order": "blind-first"}
BY_HAND: dict[str, dict[str, object]] = {
    "tda-2024": {**TDA_2024},
    "tda-2022": {**TDA, "missing_blinds": "short-as-full"},
    "tda-2013": {key: value for key, value in TDA.items() if key != "missing_blinds"},
    "wsop-2026": {
        "raising": "consecutive-all-ins",
        "raises_after_bet": 4,
        "cap_lifted": "last-two",
        "missing_blinds": "true-value",
        "passive_out_of_turn": "began-heads-up",
    },
    "wsop-live-2026": {
        "raising": "largest-increment",
        "raises_after_bet": 4,
        "cap_lifted": "began-heads-up",
        "missing_blinds": "true-value",
        "small_blind_as_big": True,
    },
    "roberts-rules": {
        "raising": "largest-increment",
        "raises_after_bet": 3,
        "raises_in_two_rounds": 4,
        "cap_lifted": "cash-heads-up-before-cap",
        "missing_blinds": "true-value",
        "small_blind_as_big": True,
        "passive_out_of_turn": "passive",
    },
    "aspt-doubling": {"raising": "double-total"},
    "house-noncumulative": {**TDA_2024, "raising": "single-full-raise"},
    "house-half-raise": {**TDA_2024, "raising": "half-raise-counts"},
    "house-completing": {**TDA_2024, "raising": "complete-level"},
    "house-ante-first": {**TDA_2024, "ante_order": "ante-first"},
}


def shipped_files() -> dict[str, dict[str, object]]:
    """Return each shipped rule book as its file has it."""
    files = sorted((resources() / "rulebooks").glob("*.toml"))
    books = [tomllib.loads(path.read_text("utf-8")) for path in files]
    return {str(book["id"]): book for book in books}


def in_full(book_id: str, files: dict[str, dict[str, object]]) -> dict[str, object]:
    """Return what a book says of KEYS, itself or through the book that it extends."""
    book = files[book_id]
    extended = in_full(str(book["extends"]), files) if "extends" in book else {}
    said = book | dict(book.get("irregular", {}))
    return extended | {key: said[key] for key in KEYS if key in said}


def shipped() -> dict[str, dict[str, object]]:
    """Return the parameters of each shipped rule book."""
    files = shipped_files()
    return {book_id: in_full(book_id, files) for book_id in files}
