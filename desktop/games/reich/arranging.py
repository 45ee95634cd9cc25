"""Arranging a set-up by hand (10): forts, fleets and markers of control besides the printed owners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.data.arranging import Data, Pairs, Pile, Spare, gone

TRAY = "tray:"
NOBODY = "none"
LISTED = {"fort": "forts", "fleet": "fleets"}
POWERS = (("axis", "Axis"), ("western", "Western Allies"), ("soviet", "Soviet Union"))


class ReichArranger:
    """Pieces are listed by kind, side and area."""

    def cards(self, world: Any, side: str) -> list[str]:
        """Events of both malls may be dealt to either side."""
        return [str(card) for card in world.event_of]

    def piles(self, data: Data, side: str) -> list[Pile]:
        events = data.get("events")
        deals = events.get("deals") if isinstance(events, dict) else None
        listed = enumerate(deals) if isinstance(deals, list) else ()
        mine = [number for number, deal in listed if isinstance(deal, dict) and deal.get("side") == side]
        names = [(number, name) for number in mine for name in ("given", "pool")]
        return [Pile(name, ("events", "deals", number, name)) for number, name in names]

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        return {}

    def spare(self, data: Data, world: Any) -> list[Spare]:
        return []

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        kind, side, *_ = [*piece.split(":"), ""]
        if kind not in LISTED:
            raise ValueError("markers are not carried: give control by clicks on the map")
        if end and end not in world.areas and not end.startswith(TRAY):
            raise ValueError("a fort stands in an area, a fleet in a zone")
        listed = data.setdefault("board", {}).setdefault(LISTED[kind], {}).setdefault(side, [])
        gone(listed, start)
        if end in world.areas:
            listed.append(end)
        _tidy(data)

    def holders(self, sides: Pairs) -> Pairs:
        return POWERS

    def clear(self, data: Data) -> None:
        for kind in LISTED.values():
            data.get("board", {}).pop(kind, None)
        _tidy(data)

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        if space not in world.areas:
            return
        board = data.setdefault("board", {})
        for power, _ in POWERS:
            gone(board.get(power, []), space)
        if world.printed_power.get(space, "") != side:
            board.setdefault(side, []).append(space)
        _tidy(data)

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        """A marker that is set down beside the areas goes back to its box."""
        kind, side, *_ = [*piece.split(":"), ""]
        if kind not in LISTED:
            raise ValueError("markers are not carried: give control by clicks on the map")
        return f"place {piece} {end}" if end in world.areas else f"remove {kind} {start} {side}"

    def given(self, world: Any, space: str, side: str) -> str:
        return f"control {space} {side or NOBODY}"


def _tidy(data: Data) -> None:
    """Without lists in which nothing stands."""
    board = data.get("board", {})
    for kind in LISTED.values():
        for side in [side for side, listed in board.get(kind, {}).items() if not listed]:
            del board[kind][side]
    for key in [key for key, listed in board.items() if not listed]:
        del board[key]
    if not board:
        data.pop("board", None)


def arranger() -> ReichArranger:
    return ReichArranger()
