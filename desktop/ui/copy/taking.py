"""What a file would change, shown before anything of it is taken in."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.data.copy.differing import CONFLICTING, DIFFERING, NEW, SAME, UNFIT, Difference
from desktop.data.copy.laying import entry_key
from desktop.ui.copy.exchange import Coming
from desktop.ui.i18n import QT_TRANSLATE_NOOP, text
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox

WORDS = {
    NEW: QT_TRANSLATE_NOOP("Sandtable", "+ new"),
    DIFFERING: QT_TRANSLATE_NOOP("Sandtable", "≠ otherwise than yours"),
    CONFLICTING: QT_TRANSLATE_NOOP("Sandtable", "! otherwise than you confirmed"),
    UNFIT: QT_TRANSLATE_NOOP("Sandtable", "× does not fit"),
    SAME: QT_TRANSLATE_NOOP("Sandtable", "= the same"),
}
ORDER = (CONFLICTING, DIFFERING, NEW, UNFIT, SAME)


class TakingIn(QWidget):
    """Signals:
    taken: how many entries were taken in.
    left: nothing was.
    """

    taken = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coming: Coming | None = None
        self.title = TextLabel(factor=1.3, bold=True)
        self.told = TextLabel()
        self.table = QTableWidget(0, 3)
        self.table.setObjectName("taking-table")
        self.table.setHorizontalHeaderLabels([self.tr("How it differs"), self.tr("Entry"), self.tr("What it says")])
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(em() + em() // 2)
        self.over = TickBox(self.tr("Also in the place of what I have confirmed"))
        self.over.setObjectName("taking-over")
        self.take = QPushButton(self.tr("Take in"))
        self.take.setObjectName("taking-take")
        self.take.clicked.connect(self._on_take)
        leave = QPushButton(self.tr("Leave everything as it is (Esc)"))
        leave.setObjectName("taking-leave")
        leave.clicked.connect(self.left)
        row = QHBoxLayout()
        row.addWidget(self.over)
        row.addStretch(1)
        row.addWidget(leave)
        row.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        for widget in (self.title, self.told, self.table):
            column.addWidget(widget, int(widget is self.table))
        column.addLayout(row)
        add_keys(self, [("Escape", self.left.emit)])

    def show_coming(self, coming: Coming) -> None:
        self._coming = coming
        self.title.setText(self.tr("What {0} would change").format(coming.name))
        counts = Counter(each.kind for each in coming.differences)
        self.told.setText(" · ".join(f"{text(WORDS[kind])}: {counts[kind]}" for kind in ORDER if counts[kind]))
        found = sorted(coming.differences, key=lambda each: ORDER.index(each.kind))
        self.table.setRowCount(len(found))
        for row, each in enumerate(found):
            for column, words in enumerate((text(WORDS[each.kind]), _called(each), "; ".join(each.told))):
                item = QTableWidgetItem(words)
                item.setToolTip(words)
                self.table.setItem(row, column, item)
        self.over.setChecked(False)
        self.over.setVisible(coming.asks)
        self.take.setEnabled(any(each.kind in (NEW, DIFFERING, CONFLICTING) for each in coming.differences))
        self.take.setFocus()

    def _on_take(self) -> None:
        coming = self._coming
        if coming is not None and coming.take(replace_confirmed=self.over.isChecked()):
            kinds = (NEW, DIFFERING, CONFLICTING) if self.over.isChecked() or not coming.asks else (NEW, DIFFERING)
            self.taken.emit(sum(each.kind in kinds for each in coming.differences))


def _called(each: Difference) -> str:
    """A card by what is printed on it, too."""
    own = entry_key(each.key[1])
    return f"{own}  {each.name}" if own.isupper() and own not in each.name else each.name or each.key[0]
