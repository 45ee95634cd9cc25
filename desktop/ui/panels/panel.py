"""What every dock panel has in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.ui.i18n import text
from desktop.ui.panels.specs import PANELS
from desktop.ui.widgets.tab_order import tab_as_read


def panel_title(panel_id: str) -> str:
    """The title of a panel in the language in use; the panel itself need not be there."""
    return text(PANELS[panel_id].title) if panel_id in PANELS else panel_id


def sits_right(seat: str, sides: Sequence[tuple[str, str]]) -> bool:
    """Whether the name of a seat stands at the right, as those of the second half do: a change of side is seen so."""
    seats = [each for each, _ in sides]
    return seat in seats and 2 * seats.index(seat) >= len(seats)


class Panel(QWidget):
    """A dock's content: it shows views and says what the player did.

    Signals:
        chosen: the text of an action offered by the rules.
        rule_requested: the number of a rule to read.
        locate_requested: spaces and pieces to find on the map.
    """

    chosen = Signal(str)
    rule_requested = Signal(str)
    locate_requested = Signal(list, list)

    panel_id = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[tuple[str, str], ...] = ()
        self.setObjectName(f"panel-{self.panel_id}")
        self.outer = QVBoxLayout(self)
        self.outer.setContentsMargins(0, 0, 0, 0)
        self.outer.setSpacing(0)

    @property
    def title(self) -> str:
        """The dock's title in the language in use."""
        return panel_title(self.panel_id)

    def set_sides(self, sides: tuple[tuple[str, str], ...]) -> None:
        """Tell the panel the sides as (id, name), in seat order."""
        self._sides = tuple(sides)

    def side_name(self, side: str) -> str:
        """The name of a side, or its id made presentable."""
        return dict(self._sides).get(side) or side.replace("-", " ").capitalize()

    def hold_focus(self) -> bool:
        """Take the focus from a child about to go, lest it wander to the next one; whether there was any to take."""
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            return False
        self.setFocus()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tab_as_read(self)

    def _on_link(self, target: str) -> None:
        kind, _, rest = target.partition(":")
        if kind == "rule":
            self.rule_requested.emit(rest)
