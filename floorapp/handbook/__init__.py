"""The handbook: a page for each family of rules, and which page explains which rule."""
