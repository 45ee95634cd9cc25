"""The war room: how the war stands, how it came to that, and what must still be done."""

from __future__ import annotations

from msgspec import Struct


class CurveView(Struct, frozen=True):
    """A figure over the turns. `values` may be shorter than `ticks`: the rest lies ahead.

    `limits` are lines drawn with it, each (meaning, one figure or None for every tick): thresholds of victory.
    """

    id: str
    title: str
    ticks: tuple[str, ...]
    values: tuple[int, ...]
    side: str = ""
    limits: tuple[tuple[str, tuple[int | None, ...]], ...] = ()
    rule: str = ""


class WarRoomRow(Struct, frozen=True):
    """A line of a section. `state`: "" plain, "done", "todo", "warning" or "far" (a condition not yet met)."""

    text: str
    value: str = ""
    state: str = ""
    rule: str = ""
    side: str = ""
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


class WarRoomSection(Struct, frozen=True):
    title: str
    rows: tuple[WarRoomRow, ...]
    side: str = ""


class WarRoomView(Struct, frozen=True):
    """Everything the war room shows to one seat."""

    sections: tuple[WarRoomSection, ...]
    curves: tuple[CurveView, ...] = ()
