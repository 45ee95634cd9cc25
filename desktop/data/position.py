"""A position stated in a data file: pieces, control, tracks, cards and the procedure to start in.

The names mean what the game says they mean: it builds its state from this with `extra["position"]`.
"""

from __future__ import annotations

from typing import Any

import msgspec


class PieceSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a piece stands and in what shape."""

    at: str
    reduced: bool = False
    arrives: int = 0
    """Turn from which a piece that is due may enter."""
    start: str = ""
    """Space in which it was set up, where that matters."""
    exit: str = ""
    """Space by which it left the board."""


class FrameSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A procedure under way: its name and its fields."""

    name: str
    fields: dict[str, Any] = {}


class PositionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is on the table; whatever is not named is off it."""

    units: dict[str, str | PieceSpec] = {}
    control: dict[str, str] = {}
    tracks: dict[str, Any] = {}
    hands: dict[str, list[str]] = {}
    decks: dict[str, list[str]] = {}
    frame: FrameSpec | None = None

    def pieces(self) -> dict[str, PieceSpec]:
        """The units, a bare space written out."""
        return {
            unit: PieceSpec(at=where) if isinstance(where, str) else where for unit, where in self.units.items()
        }


class PositionError(ValueError):
    """A stated position that cannot be; `part` says which field of it, such as ("units", "x")."""

    def __init__(self, reason: str, *part: str) -> None:
        super().__init__(reason)
        self.part = part
