"""The strip above the map: the figures that decide a game, always in sight, with their change in this turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from desktop.views.table import StripItem, TrackView

HELD = "held-"
"""The figure of how many cards a seat holds has its id after this."""
MOST_DETAIL = 8
"""So many lines of detail a tip tells."""


class Figures(Struct, frozen=True):
    """What the strip is made of: the tracks of a position, and how many cards the seats hold."""

    tracks: tuple[TrackView, ...]
    hands: tuple[tuple[str, int], ...] = ()


def items_of(listed: Sequence[tuple[str, str]], now: Figures, before: Figures | None) -> tuple[StripItem, ...]:
    """The listed figures as they stand, each with its change; a figure that the position lacks is left out."""
    then = {name: figure for name, figure in _figures(before) if figure is not None} if before is not None else {}
    found = {item.id: item for item in _all(now, dict(listed))}
    return tuple(_changed(found[name], then) for name, _ in listed if name in found)


def _changed(item: StripItem, then: Mapping[str, float]) -> StripItem:
    if item.figure is None or item.id not in then:
        return item
    return replace(item, change=item.figure - then[item.id])


def _figures(figures: Figures) -> Iterator[tuple[str, float | None]]:
    for track in figures.tracks:
        yield track.id, _figure(track)
    for seat, count in figures.hands:
        yield HELD + seat, count


def _figure(track: TrackView) -> float | None:
    if track.figure is not None:
        return track.figure / 2 if track.halves else track.figure
    return int(track.value) if track.value.isdecimal() else None


def _all(figures: Figures, titles: Mapping[str, str]) -> Iterator[StripItem]:
    for track in figures.tracks:
        if track.id in titles:
            value = track.short or track.value
            yield StripItem(track.id, titles[track.id], value, _figure(track), track.side, _tip(track))
    for seat, count in figures.hands:
        if HELD + seat in titles:
            yield StripItem(HELD + seat, titles[HELD + seat], str(count), count, seat)


def _tip(track: TrackView) -> str:
    lines = [f"{track.title}: {track.value}" if track.value else track.title]
    lines += [f"{source}: {figure}" if figure else source for source, figure in track.detail[:MOST_DETAIL]]
    return "\n".join(lines)
