"""A counter's badges in words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui.widgets.text import LinkLabel, TextLabel
from desktop.views.pieces import Badge


class BadgeRow(QWidget):
    """A badge and what it means, with its rule."""

    rule_requested = Signal(str)

    def __init__(self, badge: Badge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(TextLabel(badge.text, bold=True, wrap=False), 0, Qt.AlignmentFlag.AlignTop)
        words = LinkLabel(badge.tip, badge.rule)
        words.rule_requested.connect(self.rule_requested)
        line.addWidget(words, 1)
