"""A small board of squares and a table for it: the map knows no hexes."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from desktop.ui.map.map_widget import MapWidget
from desktop.views.board import BoardView, LabelView, LineView, MarkView, SpaceView
from desktop.views.pieces import Badge, CounterFace, PieceView
from desktop.views.table import ChoiceView, DecisionView, TableView

COLUMNS, ROWS = 6, 5
TERRAINS = ("clear", "woods", "hill", "rough", "town", "city", "sea", "mountain", "swamp", "desert")


def square(column: int, row: int) -> SpaceView:
    x, y = column * 100.0, row * 100.0
    outline = ((x - 50, y - 50), (x + 50, y - 50), (x + 50, y + 50), (x - 50, y + 50))
    terrain = TERRAINS[(column + row * COLUMNS) % len(TERRAINS)]
    return SpaceView(f"{column}{row}", f"{column}{row}", "", (x, y), outline, (terrain,), int(terrain == "hill"))


def make_board(board_id: str = "squares", kind: str = "hex") -> BoardView:
    spaces = [square(c, r) for r in range(ROWS) for c in range(COLUMNS)]
    spaces.append(SpaceView("box", "", "Reserve", (750, 100), ((620, 0), (880, 0), (880, 200), (620, 200)), ("box",)))
    near = []
    for r in range(ROWS):
        for c in range(COLUMNS):
            around = ((c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1))
            near.append((f"{c}{r}", tuple(f"{a}{b}" for a, b in around if 0 <= a < COLUMNS and 0 <= b < ROWS)))
    return BoardView(
        board_id,
        "Squares",
        kind,
        (-80, -80, 1000, 580),
        tuple(spaces),
        (LineView("river", ((150, -50), (150, 50), (250, 50), (250, 150))), LineView("road-main", ((0, 0), (500, 0)))),
        (MarkView("bridge", (150, 0)), MarkView("supply", (400, 300)), MarkView("port", (300, 300))),
        (LabelView("Villa", (100, 100), 1), LabelView("Rio", (200, 40), 2, "river", 30)),
        neighbours=tuple(near),
    )


def piece(name: str, space: str, side: str = "republican", badges: tuple[Badge, ...] = ()) -> PieceView:
    return PieceView(name, name, side, CounterFace(side, "infantry", "II", "7-8-6", name, "blue"), space, badges)


def make_table(pieces: tuple[PieceView, ...] = (), choices: tuple[ChoiceView, ...] = (), **more: object) -> TableView:
    decision = DecisionView("republican", "Republican", (), "Move", "6.1", choices)
    return TableView("republican", "Turn 1", pieces, decision, (), **more)  # type: ignore[arg-type]


PIECES = (piece("a", "11"), piece("b", "11"), piece("x", "11", "nationalist"), piece("c", "32"), piece("e", "box"))


@pytest.fixture
def map_widget(qtbot):
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(1000, 640)
    widget.set_animation_speed(0)
    widget.set_board(make_board())
    widget.show_table(make_table(PIECES))
    with qtbot.waitExposed(widget):
        widget.show()
    QTest.qWait(1)
    return widget
