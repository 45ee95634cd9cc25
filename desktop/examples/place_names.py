"""PlaceNames: the places of a board that a text names."""

from __future__ import annotations

import re

from desktop.views.board import BoardView

SHORTEST = 4
"""A name of fewer letters may be any word."""


class PlaceNames:
    """Finds the names of a board in a text."""

    def __init__(self, board: BoardView) -> None:
        self._called: dict[str, list[str]] = {}
        for space in board.spaces:
            if len(space.name) >= SHORTEST:
                self._called.setdefault(space.name, []).append(space.id)
        names = sorted(self._called, key=len, reverse=True)  # the whole of a name before a part of it
        self._names = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b") if names else None

    def named_in(self, text: str) -> dict[str, tuple[str, ...]]:
        """The names that a text uses, in its order, each with the spaces that it may mean."""
        found = self._names.findall(text) if self._names is not None else []
        return {name: tuple(self._called[name]) for name in found}
