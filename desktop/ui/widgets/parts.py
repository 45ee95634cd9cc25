"""Widgets that stay as long as what they show is the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.ui.widgets.flow import let_go

Part = tuple[object, Callable[[], QWidget]]
"""All that a widget shows, and what makes it."""


class Parts:
    """Fills a layout with parts. One that is equal to a part already there keeps its widget: to make widgets and to
    find their room is dear, and of a fight that goes on most stays as it was.
    """

    def __init__(self, layout: QBoxLayout) -> None:
        self._layout = layout
        self._there: list[tuple[object, QWidget]] = []

    @property
    def widgets(self) -> list[QWidget]:
        return [widget for _, widget in self._there]

    def show(self, parts: Sequence[Part], stretch: int = 0) -> None:
        """Show these parts, and nothing else, in this order."""
        before, self._there = self._there, []
        for shown, make in parts:
            at = next((n for n, (known, _) in enumerate(before) if known == shown), None)
            self._there.append((shown, make() if at is None else before.pop(at)[1]))
        for _, widget in before:
            self._layout.removeWidget(widget)
            let_go(widget)
        for place, (_, widget) in enumerate(self._there):
            if self._layout.indexOf(widget) != place:
                self._layout.insertWidget(place, widget, stretch)
