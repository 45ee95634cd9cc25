"""The buttons below a dialog: words alone, since the pictures that Qt has for some of them are not ours."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(*kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """These standard buttons, in the order of the platform."""
    box = QDialogButtonBox()
    for kind in kinds:
        box.addButton(kind).setIcon(QIcon())
    return box
