"""Numbers on the maps of set-up sheets: none covers another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.printing import setup_map
from desktop.printing.order import Order
from tests.printing.conftest import sheets_of

pytestmark = pytest.mark.usefixtures("qapp")
ALL = [
    (name, each.id)
    for name in ("arriba", "battles", "crusade", "illusions", "reich")
    for each in game(name).scenarios()
]


@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_no_number_on_a_map_covers_another(
    name: str, scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maps: list[list[tuple[str, QRectF]]] = []

    class Listed(setup_map.SetupMap):
        def draw(self, painter: QPainter, room: QRectF) -> float:
            maps.append([])
            return super().draw(painter, room)

    def listed(painter: QPainter, at: QPointF, size: float, text: str, *_: object, **__: object) -> None:
        maps[-1].append((text, QRectF(at.x() - size / 2, at.y() - size / 2, size, size)))

    monkeypatch.setattr(setup_map, "draw_mark", listed)
    monkeypatch.setattr("desktop.printing.setup_sheet.SetupMap", Listed)
    sheets = sheets_of(Match.new(name, scenario, seed=3), played=False)
    sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf")
    assert len(maps) == 2 or name == "reich"
    for marks in maps:
        pairs = combinations(marks, 2)
        assert [(a, b) for (a, one), (b, two) in pairs if one.intersects(two)] == []
