"""What only those ask for who look for it: readings of unclear rules, optional rules, and the dice of a study game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.engine.definition import OptionSpec
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.ui.widgets.tick_box import PickBox, TickBox

DIGITS = 9
"""Of the number of a study game."""


class OptionBox(QWidget):
    """One question with its readings below one another; what the book says to the letter is marked."""

    def __init__(self, option: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.setObjectName(f"option-{option.id}")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 2, 0, 0)
        column.setSpacing(em() // 6)
        rule = f" ({option.rule})" if option.rule else ""
        column.addWidget(TextLabel(option.text + rule, bold=True))
        self._group = QButtonGroup(self)
        self._picks: dict[str, PickBox] = {}
        for choice in option.choices:
            mark = f"  · {self.tr('as printed')}" if choice.printed else ""
            pick = PickBox(choice.text + mark)
            pick.setObjectName(f"option-{option.id}-{choice.id}")
            pick.setChecked(choice.id == option.default)
            self._group.addButton(pick)
            self._picks[choice.id] = pick
            column.addWidget(pick)
        if option.help:
            column.addWidget(TextLabel(option.help, tone="muted"))

    @property
    def chosen(self) -> str:
        return next((name for name, pick in self._picks.items() if pick.isChecked()), self.option.default)

    def choose(self, name: str) -> None:
        self._picks[name].setChecked(True)

    @property
    def is_changed(self) -> bool:
        return self.chosen != self.option.default


class StudyBox(QWidget):
    """Whether the dice come from a number that is known: for study and comparison, never in a game between rivals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tick = TickBox(self.tr("A study game: the same number gives the same dice again"))
        self._tick.setObjectName("study")
        self._number = QLineEdit()
        self._number.setObjectName("study-number")
        self._number.setPlaceholderText(self.tr("Number"))
        self._number.setMaximumWidth(10 * em())
        self._number.setValidator(QRegularExpressionValidator(f"[0-9]{{0,{DIGITS}}}"))
        self._number.setEnabled(False)
        self._tick.toggled.connect(self._number.setEnabled)
        words = self.tr(
            "Whoever knows the number knows the dice: the game is marked as a study in title, list and log."
        )
        row = QHBoxLayout()
        row.addWidget(self._tick, 1)
        row.addWidget(self._number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 2, 0, 0)
        column.addWidget(TextLabel(self.tr("Dice that can be repeated"), bold=True))
        column.addLayout(row)
        column.addWidget(TextLabel(words, tone="muted"))

    def stops(self) -> list[QWidget]:
        return [self._tick, self._number]

    @property
    def number(self) -> str:
        """The number of a study game; "" for a game with dice of its own."""
        return (self._number.text() or "1") if self._tick.isChecked() and self.isEnabled() else ""


class RulingsBox(QWidget):
    """Folded away under "Advanced"; says how many readings differ from the usual ones."""

    def __init__(self, options: Iterable[OptionSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = [OptionBox(option) for option in options]
        self.study = StudyBox()
        self._inside = QWidget()
        inner = QVBoxLayout(self._inside)
        inner.setContentsMargins(em(), 0, 0, 0)
        if self.boxes:
            words = self.tr(
                "Where the book is unclear, or offers a choice. What is picked is how the program plays it."
            )
            inner.addWidget(TextLabel(words, tone="muted"))
        for box in self.boxes:
            inner.addWidget(box)
        inner.addWidget(self.study)
        self._inside.hide()
        self.fold = WrapButton(self.tr("Advanced"))
        self.fold.setObjectName("advanced")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._on_fold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 2, 0, 0)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._inside)
        self._on_fold(False)

    def stops(self) -> list[QWidget]:
        """Where the keys go, from above to below."""
        picks: list[QWidget] = [pick for box in self.boxes for pick in box.findChildren(PickBox)]
        return [*picks, *self.study.stops()]

    def _on_fold(self, unfolded: bool) -> None:
        self._inside.setVisible(unfolded)
        arrow = "▾" if unfolded else "▸"
        self.fold.set_label(f"{arrow} {self.tr('Advanced: rulings, optional rules, repeatable dice')}")
