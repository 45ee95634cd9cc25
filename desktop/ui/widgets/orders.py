"""What an author may do with a thing of his own: buttons and menus whose presses are words, heard in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, em

translate = QCoreApplication.translate
Orders = Sequence[tuple[str, str]]
"""Each by its word and what is written on it."""


def mine_button(name: str, orders: Orders, told: Callable[[str], None]) -> QToolButton:
    """Opens a menu of what its author may do with a thing."""
    button = QToolButton()
    button.setText(translate("Orders", "Mine"))
    button.setObjectName(f"own-{name}")
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    menu = QMenu(button)
    for order, words in orders:
        action = menu.addAction(words)
        action.setObjectName(order)
        action.triggered.connect(lambda _=False, order=order: told(order))
    button.setMenu(menu)
    return button


class OrderButtons(dict[str, QWidget]):
    """Buttons by their words; a press is told by that."""

    def __init__(self, of: str, told: Callable[[str], None]) -> None:
        """The names of the widgets begin with `of`."""
        super().__init__()
        self._of, self._told = of, told

    def made(self, order: str, words: str, tip: str = "", icon: QIcon | None = None) -> QPushButton:
        button = QPushButton(words)
        if icon is not None:
            button.setIcon(icon)
        button.setObjectName(f"{self._of}-{order}")
        button.setToolTip(tip)
        button.clicked.connect(lambda: self._told(order))
        self[order] = button
        return button

    def leaving(self) -> QFrame:
        """Asks what is to become of what is not kept, where it is about to be left; hidden until then."""
        box = QFrame()
        box.setFrameShape(QFrame.Shape.StyledPanel)
        flow = FlowLayout(box, em() // 3)
        flow.addWidget(TextLabel(translate("Orders", "It is not kept."), bold=True))
        flow.addWidget(self.made("lose", translate("Orders", "Throw it away")))
        flow.addWidget(self.made("stay", translate("Orders", "Go on with it")))
        box.hide()
        return box
