"""What all dialogs have: their size, and buttons with words alone: the pictures that Qt has for some are not ours."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from desktop.ui.widgets.text import em


def dialog_buttons(*kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """These standard buttons, in the order of the platform."""
    box = QDialogButtonBox()
    for kind in kinds:
        box.addButton(kind).setIcon(QIcon())
    return box


def size_in_ems(dialog: QWidget, wide: int, high: int) -> None:
    """So large in letters, but no larger than the window it belongs to, however large those are."""
    parent = dialog.parentWidget()
    room = parent.window().size() if parent is not None else QSize(wide, high) * em()
    dialog.resize((QSize(wide, high) * em()).boundedTo(room))
