"""Where the spaces of a map stand, as its owner moves them: corrections of his own copy of the game."""

from __future__ import annotations

from collections.abc import Callable

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.errors import DataError
from desktop.views.board import BoardView, Point

X, Y = "x", "y"
EXACT = 1.0
"""So far may a space be from where its figures put it, in units of the board."""


class CopyAtHand:
    """The owner's copy of a game: the one that is worked on in the window, or else read from its file."""

    def __init__(self, game: str, open_desk: Callable[[], CopyDesk | None]) -> None:
        self._game, self._open_desk = game, open_desk
        self._own: OwnCopy | None = None

    def copy(self) -> OwnCopy:
        """Raises DataError if its file cannot be read."""
        desk = self._open_desk()
        if desk is not None and desk.copy.game == self._game:
            self._own = None
            return desk.copy
        if self._own is None:
            self._own = OwnCopy.open(self._game)
        return self._own

    def keep(self) -> str:
        """Write it; returns why that cannot be."""
        try:
            self.copy().keep()
        except DataError as error:
            return error.faults[0].reason
        return ""

    def forget(self) -> None:
        """Others may change the file: it is read again."""
        self._own = None


class Positions:
    """The figures x and y of the spaces of a game, and how the board is made of them.

    `copy` gives the owner's copy as it is worked on; `keep` writes it and returns why it could not.
    """

    def __init__(self, board: BoardView, copy: Callable[[], OwnCopy], keep: Callable[[], str]) -> None:
        self._copy, self._keep = copy, keep
        self._keys: dict[str, Key] = {}
        self._moves: list[str] = []
        pairs = []
        own = copy()
        middles = {space.id: space.center for space in board.spaces if "box" not in space.terrain}
        for entry in own.entries("spaces"):
            space = entry.file_key[1].rpartition("/")[2]
            if space in middles and {X, Y} <= entry.fields.keys():
                self._keys[space] = entry.file_key
                figures = (own.value(entry.file_key, X), own.value(entry.file_key, Y))
                if all(isinstance(figure, int) for figure in figures):
                    pairs.append((figures, middles[space]))
        self._ways = [_line([(p[axis], q[axis]) for p, q in pairs]) for axis in (0, 1)]

    @property
    def can_move(self) -> bool:
        return bool(self._keys) and None not in self._ways

    def move(self, space: str, x: float, y: float) -> str:
        """Put a space elsewhere, in units of the board; returns why that cannot be."""
        key = self._keys.get(space)
        across, down = self._ways
        if key is None or across is None or down is None:
            return "this space has no place of its own"
        values = {X: round((x - across[1]) / across[0]), Y: round((y - down[1]) / down[0])}
        try:
            self._copy().change(key, values)
        except DataError as error:
            return error.faults[0].reason
        self._moves.append(space)
        return self._keep()

    @property
    def can_take_back(self) -> bool:
        return bool(self._moves) and self._copy().undoes == "change"

    def take_back(self) -> str:
        """Undo the last move."""
        self._moves.pop()
        self._copy().undo()
        return self._keep()

    def places(self) -> dict[str, Point]:
        """Where the spaces stand now, in units of the board."""
        across, down = self._ways
        if across is None or down is None:
            return {}
        own, found = self._copy(), {}
        for space, key in self._keys.items():
            x, y = own.value(key, X), own.value(key, Y)
            found[space] = (x * across[0] + across[1], y * down[0] + down[1])
        return found


def _line(pairs: list[tuple[int, float]]) -> tuple[float, float] | None:
    """By how much a figure is multiplied, and what is added, to come to the board; None if that is not so."""
    if not pairs:
        return None
    low, high = min(pairs), max(pairs)
    if low[0] == high[0]:
        return None
    scale = (high[1] - low[1]) / (high[0] - low[0])
    shift = low[1] - low[0] * scale
    return (scale, shift) if all(abs(a * scale + shift - b) <= EXACT for a, b in pairs) else None
