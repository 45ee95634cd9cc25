"""The files that players hand to each other besides games: by their names a double click knows what they are."""

PACK, SCENARIO, EXAMPLE = ".sandpack", ".sandscenario", ".sandexample"
KINDS = (PACK, SCENARIO, EXAMPLE)
PLAIN = ".yaml"
"""What scenarios and examples are inside, and may be called as well."""


def is_shared(path: str) -> bool:
    """Whether a file is one of them, by its name."""
    return path.lower().endswith(KINDS)
