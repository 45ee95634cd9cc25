"""Visiting: the view is taken to places of the board for a while, and given back as the player had it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from desktop.ui.map.framing import readable_zoom
from desktop.ui.map.view import MapView


class Place(Struct, frozen=True):
    """Where a view looks: how near, at which spot, and whether it shows the whole board at any size."""

    zoom: float
    middle: QPointF
    whole: bool


def place_of(view: MapView) -> Place:
    view.finish_glide()
    return Place(view.zoom(), view.mapToScene(view.viewport().rect()).boundingRect().center(), view.is_whole)


def return_to(view: MapView, place: Place, *, smoothly: bool = False) -> None:
    if place.whole:
        view.fit()
    else:
        view.set_zoom(place.zoom)
        view.go_to(place.middle, smoothly=smoothly)


def visit(view: MapView, area: QRectF, piece_size: float, below: int, *, smoothly: bool) -> None:
    """Show an area near enough to read its counters, above what covers `below` pixels at the foot of the view."""
    view.finish_glide()
    size = view.viewport().size()
    room = (max(1, size.width()), max(1, size.height() - below))
    fitting = min(room[0] / area.width(), room[1] / area.height())
    zoom = min(max(view.zoom(), readable_zoom(piece_size, view.font_scale())), fitting)
    if zoom > view.zoom() or view.zoom() > fitting:
        view.set_zoom(zoom)
    covered = below / view.zoom()
    seen = view.seen().adjusted(0, 0, 0, -covered)
    if seen.contains(area):
        return
    target = area.center() + QPointF(0, covered / 2)
    if smoothly and view.isVisible():
        view.glide_to(target)
    else:
        view.look_at(target)
