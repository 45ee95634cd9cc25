"""What the immutable part of every game offers: the readings in force, and actions made once."""

from __future__ import annotations

from desktop.engine.action import Action


class GameWorld:
    """Base of the worlds of games; nothing in it changes."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self._actions: dict[tuple[str, ...], Action] = {}

    def option(self, ruling: str) -> str:
        """The reading in force of a ruling that can be switched."""
        return self.options[ruling]

    def action(self, verb: str, *args: str) -> Action:
        """An action, made once and then kept: the same ones are offered again and again."""
        key = (verb, *args)
        found = self._actions.get(key)
        if found is None:
            found = self._actions[key] = Action(verb, args)
        return found
