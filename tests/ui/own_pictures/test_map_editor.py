"""The map of an owner's copy is worked on over his scan: spaces and lines are traced on it, and F6 takes it away."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.data.pictures import keeping
from desktop.ui.copy.map import bar
from desktop.ui.paint.own import OWN
from tests.ui.copy.conftest import Opened, home, opened
from tests.ui.copy.test_map import LEON, drag, map_of, middle, take
from tests.ui.own_pictures.scans import PAPER, SEA, laid_under, scan
from tests.ui.own_pictures.test_on_the_board import has

assert home is not opened  # fixtures


def test_a_space_is_dragged_on_the_scan(home: object, opened: Opened, tmp_path: object) -> None:
    laid_under("crusade", scan(keeping.folder_of("crusade").parent / "scan.png"))
    page = opened("crusade")
    editor = map_of(page)
    editor.map.settle()
    ground = editor.map.view.grab().toImage()
    assert has(ground, PAPER, SEA) == [True, True]
    edge = editor.map.space_rect("leon").topLeft() + QPoint(0, editor.map.space_rect("leon").height() // 2)
    near = {ground.pixelColor(edge + QPoint(x, 0)).name() for x in range(-3, 4)}
    assert len(near) > 2  # its outline
    take(editor, bar.MOVE)
    where = middle(editor, "leon")
    drag(editor, where, where + QPoint(25, 12))
    assert page.desk.copy.corrections.get(LEON) is not None
    editor.map.settle()
    assert has(editor.map.view.grab().toImage(), PAPER, SEA) == [True, True]
    editor.activateWindow()
    QTest.keyClick(editor.map.view, Qt.Key.Key_F6)
    editor.map.settle()
    assert has(editor.map.view.grab().toImage(), PAPER, SEA) == [False, False]
    assert not keeping.read_pictures("crusade").shown
    OWN.use("")
