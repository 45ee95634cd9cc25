"""Who plays a seat: a person, or the program at a level; for a new game and for the one on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from desktop.players.levels import LEVELS, NOVICE, REGULAR, VETERAN
from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em
from desktop.ui.widgets.tick_box import TickBox


def level_names() -> dict[str, str]:
    """The levels in words."""
    return {
        NOVICE: QCoreApplication.translate("Seats", "The program: novice"),
        REGULAR: QCoreApplication.translate("Seats", "The program: regular"),
        VETERAN: QCoreApplication.translate("Seats", "The program: veteran"),
    }


class SeatBox(QuietComboBox):
    """A person, or the program at one of its levels."""

    def __init__(self, seat: str, level: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"seat-{seat}")
        self.addItem(QCoreApplication.translate("Seats", "A person"), "")
        for name in LEVELS:
            self.addItem(level_names()[name], name)
        self.setCurrentIndex(max(0, self.findData(level)))

    @property
    def level(self) -> str:
        """The program's level; "" for a person."""
        return str(self.currentData())


class PlayersDialog(QDialog):
    """Asks who plays each seat from now on.

    Signals:
        seated: the levels of the seats that the program plays, and whether its advice may be asked for.
    """

    seated = Signal(dict, bool)

    def __init__(
        self,
        seats: Iterable[tuple[str, str]],
        programs: Mapping[str, str],
        parent: QWidget | None = None,
        *,
        advised: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Players"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._boxes = {seat: SeatBox(seat, programs.get(seat, "")) for seat, _ in seats}
        form = QFormLayout()
        for seat, name in seats:
            form.addRow(TextLabel(name, bold=True, wrap=False), self._boxes[seat])
        self._advised = TickBox(self.tr("The program may be asked for advice"))
        self._advised.setObjectName("advised")
        self._advised.setChecked(advised)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._on_accepted)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        told = self.tr("Whoever takes a seat sees its hand. The program knows no more than its seat.")
        column.addWidget(TextLabel(told, tone="muted"))
        column.addLayout(form)
        column.addWidget(self._advised)
        column.addWidget(buttons)
        self.setMinimumWidth(26 * em())

    def _on_accepted(self) -> None:
        levels = {seat: box.level for seat, box in self._boxes.items() if box.level}
        self.accept()
        self.seated.emit(levels, self._advised.isChecked())
