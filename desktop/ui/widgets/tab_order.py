"""Tab goes through the parts of a panel as they are read, however late some of them came."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def tab_as_read(root: QWidget) -> None:
    """Have Tab walk through all that lies in the layouts of a widget in their order."""
    for before, after in pairwise(list(tab_stops(root))):
        QWidget.setTabOrder(before, after)


def tab_stops(widget: QWidget) -> Iterator[QWidget]:
    """What takes Tab in a widget, from above; the widget itself is left out."""
    scrolled = widget.widget() if isinstance(widget, QScrollArea) else None
    if scrolled is not None:
        yield from tab_stops(scrolled)
    elif (layout := widget.layout()) is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            yield from _laid(inner)
        elif widget is not None:
            if Qt.FocusPolicy.TabFocus in widget.focusPolicy() and widget.focusProxy() is None:
                yield widget
            yield from tab_stops(widget)
