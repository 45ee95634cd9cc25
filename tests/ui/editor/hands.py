"""The hands of a person: every widget is found on the screen, and only the mouse and keys touch it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QWidget,
)

from desktop.ui.map.map_widget import MapWidget

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 500
"""So many looks until something that does not come is missed."""
CONTROL = Qt.KeyboardModifier.ControlModifier
Found = TypeVar("Found", bound=QWidget)


def seen(kind: type[Found], name: str = "", words: str = "") -> Found:
    """The widget of a kind on the screen with this name, or these words on it; it is waited for."""
    for _ in range(PATIENCE):
        found = [each for each in _on_screen(kind, name) if words in _words(each)]
        if found:
            return found[-1]
        QTest.qWait(5)
    raise AssertionError(f"no {kind.__name__} {name or words!r} is on the screen")


def written(path: Path) -> None:
    """Wait for a file."""
    for _ in range(PATIENCE):
        if path.exists():
            return
        QTest.qWait(5)
    raise AssertionError(f"{path.name} is not written")


def _on_screen(kind: type[Found], name: str) -> list[Found]:
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    inside = [each for top in tops for each in top.findChildren(kind, name or None) if each.isVisible()]
    return [*(top for top in tops if isinstance(top, kind) and name in ("", top.objectName())), *inside]


def is_seen(name: str) -> bool:
    """Whether a widget of this name is on the screen now."""
    QApplication.processEvents()
    return bool(_on_screen(QWidget, name))


def _words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return str(text()) if text is not None else ""


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Bring a widget into sight and click it; what cannot be clicked fails."""
    bring_into_sight(widget)
    assert widget.isEnabled(), f"{widget.objectName()} cannot be pressed now"
    spot = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, LEFT, pos=spot)
    QApplication.processEvents()


def press(name: str) -> None:
    """Click the button of this name."""
    click(seen(QWidget, name))


def bring_into_sight(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    QApplication.processEvents()


def write(name: str, words: str) -> None:
    """Click into a field and write over what stands there; a new line is Enter."""
    field = seen(QWidget, name)
    bring_into_sight(field)
    QTest.mouseClick(getattr(field, "viewport", lambda: field)(), LEFT)
    QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
    for number, line in enumerate(words.split("\n")):
        if number:
            QTest.keyClick(field, Qt.Key.Key_Return)
        QTest.keyClicks(field, line)


def choose_last(name: str) -> None:
    """Choose the last entry of a box by its End key."""
    box = seen(QWidget, name)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)


def pick(words: str) -> None:
    """Click an entry of the menu that is open."""
    menu = seen(QMenu)
    action = next(each for each in menu.actions() if words in each.text())
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    QApplication.processEvents()


def name_file(path: Path) -> None:
    """Write a path into the file dialog that is open, and press Enter."""
    dialog = seen(QFileDialog)
    line = dialog.findChild(QLineEdit)
    assert line is not None
    QTest.keyClick(line, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(line, str(path))
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not dialog.isVisible(), f"the dialog does not take {path}"


def spot(board: MapWidget, space: str) -> QPoint:
    """Where a space is on the screen; the map is moved if it is out of sight."""
    board.locate([space], [])
    assert board.scene.ground is not None
    return board.view.mapFromScene(QPointF(*board.scene.ground.spaces[space].center))


def point(board: MapWidget, space: str) -> None:
    """Click a space of the map."""
    at = spot(board, space)
    QTest.mouseMove(board.view.viewport(), at)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=at)
    QApplication.processEvents()


def bring(carry: QListWidget, words: str, board: MapWidget, space: str) -> None:
    """Carry the unit of a list whose tip has these words onto the map."""
    rows = [carry.item(row) for row in range(carry.count())]
    item = next(each for each in rows if words in each.toolTip())
    carry.scrollToItem(item)
    start = carry.visualItemRect(item).center()
    end = carry.viewport().mapFromGlobal(board.view.viewport().mapToGlobal(spot(board, space)))
    QTest.mousePress(carry.viewport(), LEFT, pos=start)
    QTest.mouseMove(carry.viewport(), start + QPoint(-30, 0))
    QTest.mouseMove(carry.viewport(), end)
    QTest.mouseRelease(carry.viewport(), LEFT, pos=end)
    QApplication.processEvents()


def answer(window: QWidget) -> None:
    """Press the first answer that the question on the table offers as a button."""
    QApplication.processEvents()
    found = [each for each in window.findChildren(QPushButton) if each.isVisible() and each.property("action")]
    assert found, "no answer is offered as a button"
    click(found[0])


def choose_in_menu(title: str, words: str) -> None:
    """Open a menu of the window by the mouse and click an entry."""
    bar = seen(QMenuBar)
    action = next(each for each in bar.actions() if title in each.text().replace("&", ""))
    QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(action).center())
    pick(words)
