"""The drawn land behind a point-to-point map: sea and shallows, countries, mountains, shores, borders and rivers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop.mechanics.cdg.schema import CoastFile, Course, Height, Land
from desktop.views.board import LineView
from desktop.views.outlines import Outline, box, scaled

Shape = tuple[str, Outline]
Bounds = tuple[float, float, float, float]


def land_shapes(file: CoastFile, bounds: Bounds, style: Callable[[Land], str], unit: float = 1.0) -> tuple[Shape, ...]:
    """Filled shapes, the sea first; `style` is a tint for a country, `unit` the board units of one of the file."""
    return (
        ("sea", box(*bounds)),
        *_layered("shallow", file.shallows, unit),
        *((style(each), scaled(each.outline, unit)) for each in file.land),
        *_layered("relief", file.relief, unit),
    )


def land_lines(file: CoastFile, unit: float = 1.0) -> Iterator[LineView]:
    kinds: list[tuple[str, Sequence[Course]]] = [
        ("shore", file.shores), ("nation-border", file.borders), ("stream", file.rivers),
    ]  # fmt: skip
    for style, courses in kinds:
        for course in courses:
            yield LineView(style, scaled(course.points, unit))


def _layered(style: str, heights: Sequence[Height], unit: float) -> list[Shape]:
    return [(f"{style}-{each.level}", scaled(each.outline, unit)) for each in heights]
