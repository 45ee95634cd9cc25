"""What the immutable part of every game offers: the readings in force."""

from __future__ import annotations


class GameWorld:
    """Base of the worlds of games; nothing in it changes."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options

    def option(self, ruling: str) -> str:
        """The reading in force of a ruling that can be switched."""
        return self.options[ruling]
