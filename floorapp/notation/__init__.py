"""Notation: acts, the entry line, documents and case files; text to values and back."""
