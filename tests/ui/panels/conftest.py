"""Fonts, themes and a search for clipped text, for the tests of panels."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.widgets.chips import Chip
from desktop.ui.widgets.frames import Banner, Column
from desktop.ui.widgets.text import TextLabel, WrapButton

DARK = {
    QPalette.ColorRole.Window: "#2b2a28", QPalette.ColorRole.WindowText: "#ece7dc",
    QPalette.ColorRole.Base: "#1f1e1c", QPalette.ColorRole.Text: "#ece7dc",
    QPalette.ColorRole.Button: "#3a3835", QPalette.ColorRole.ButtonText: "#ece7dc",
    QPalette.ColorRole.Highlight: "#4b7fd0", QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#9cc3ff",
}  # fmt: skip


def dark_palette() -> QPalette:
    palette = QPalette()
    for role, colour in DARK.items():
        palette.setColor(role, QColor(colour))
    return palette


@pytest.fixture(autouse=True)
def plain_look(qapp: QApplication) -> Iterator[None]:
    """Each test begins with the same font and palette, and leaves no widgets to the next one."""
    if qapp.style().objectName() != "fusion":
        qapp.setStyle("Fusion")
    font, palette = QFont(qapp.font()), QPalette(qapp.palette())
    font.setPointSizeF(10)
    qapp.setFont(font)
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def set_scale(qapp: QApplication) -> Callable[[float], None]:
    def scale(factor: float) -> None:
        font = QFont(qapp.font())
        font.setPointSizeF(10 * factor)
        qapp.setFont(font)

    return scale


@pytest.fixture
def shown(qtbot: QtBot, qapp: QApplication) -> Callable[..., QWidget]:
    """Show a widget at a size and let it settle."""

    def show(widget: QWidget, width: int = 300, height: int = 700) -> QWidget:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        for _ in range(3):
            qapp.processEvents()
        return widget

    return show


def clipped(widget: QWidget) -> list[str]:
    """Every visible piece of text in a widget that has less room than it needs."""
    faults = []
    for kind in (TextLabel, WrapButton, Chip, Banner):
        for child in widget.findChildren(kind):
            if child.isVisibleTo(widget) and (reason := _short_of_room(child)):
                faults.append(reason)
    for column in widget.findChildren(Column):
        if column.isVisibleTo(widget) and column.content.width() > column.viewport().width():
            faults.append(f"{column} is wider than its viewport")
    return faults


def _short_of_room(child: QWidget) -> str:
    words = getattr(child, "label", "") or (child.text if isinstance(child, Banner) else child.text())
    if not words:
        return ""
    wraps = child.hasHeightForWidth()
    need = child.minimumSizeHint() if wraps else child.sizeHint()
    high = child.heightForWidth(child.width()) if wraps else need.height()
    if child.width() < need.width() or child.height() < high - 1:
        return f"{words!r}: {child.width()}x{child.height()}, needs {need.width()}x{high}"
    return ""
