"""The legend of a map that is no game's: its button stands in the corner, without a command of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from desktop.ui.map.map_widget import MapWidget

translate = QCoreApplication.translate


def give_legend(board: MapWidget) -> None:
    """Have the button tell what the marks mean, here too."""
    action = QAction(translate("Legend", "What the marks on the map mean"), board)
    action.setCheckable(True)
    action.toggled.connect(board.show_marks)
    board.marks_closed.connect(lambda: action.setChecked(False))
    board.corners.follow(action, translate("Legend", "Legend"))
    board.corners.key.setToolTip(action.text())
