"""Rule books as data: TOML becomes ``RuleBook``."""
