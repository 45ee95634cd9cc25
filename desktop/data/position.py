"""A position stated in a data file: pieces, control, tracks, cards and the procedure to start in.

The names mean what the game says they mean: it builds its state from this with `extra["position"]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId

Setters = Mapping[str, Callable[[Any, Any], None]]
"""By the name of a track: what puts a stated value into a state, in the order it is done."""


class PieceSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a piece stands and in what shape."""

    at: SpaceId
    reduced: bool = False
    arrives: int = 0
    """Turn from which a piece that is due may enter."""
    start: SpaceId = NOTHING
    """Space in which it was set up, where that matters."""
    exit: SpaceId = NOTHING
    """Space by which it left the board."""


class FrameSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A procedure under way: its name and its fields."""

    name: str
    fields: dict[str, Any] = {}


class PositionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is on the table; whatever is not named is off it."""

    units: dict[UnitId, SpaceId | PieceSpec] = {}
    control: dict[SpaceId, str] = {}
    tracks: dict[str, Any] = {}
    hands: dict[str, list[CardId]] = {}
    decks: dict[str, list[CardId]] = {}
    frame: FrameSpec | None = None

    def pieces(self) -> dict[UnitId, PieceSpec]:
        """The units, a bare space written out."""
        return {unit: PieceSpec(at=where) if isinstance(where, str) else where for unit, where in self.units.items()}


class PositionError(ValueError):
    """A stated position that cannot be; `part` says which field of it, such as ("units", "x")."""

    def __init__(self, reason: str, *part: str) -> None:
        super().__init__(reason)
        self.part = part


def need(holds: bool, reason: str, *part: str) -> None:
    """Refuse a stated position unless something holds."""
    if not holds:
        raise PositionError(reason, *part)


def one_of(value: Any, known: Iterable[Any]) -> Any:
    """A value out of a few; the reason of the ValueError names them."""
    choices = list(known)
    if value not in choices:
        raise ValueError(f"{value!r} is none of {', '.join(map(str, choices))[:200]}")
    return value


def set_tracks(state: Any, tracks: Mapping[str, Any], setters: Setters) -> None:
    """Put the stated tracks into a state; a fault names the track."""
    for name in tracks:
        need(name in setters, f"there is no track {name}; there are: {', '.join(setters)}", "tracks", name)
    for name, setter in setters.items():
        if name not in tracks:
            continue
        try:
            setter(state, tracks[name])
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            raise PositionError(f"{name} cannot be {tracks[name]!r}: {error}", "tracks", name) from error
