"""How a figure is typed into a cell: Enter puts it in and goes on, what cannot be stays open and is refused."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.data.copy.words import word_of
from desktop.ui.copy.model import SheetModel
from desktop.ui.widgets import colours
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import em

Index = QModelIndex | QPersistentModelIndex
WRONG = QColor("#b25b00")
WIDEST = 30
LEADS = {
    Qt.Key.Key_Return: (1, 0), Qt.Key.Key_Enter: (1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Tab: (0, 1), Qt.Key.Key_Backtab: (0, -1),
}  # fmt: skip
"""Where the keys lead that put a figure in."""


class CellDelegate(QStyledItemDelegate):
    """A line to type in; a list to choose from where the mouse asked.

    Signals:
        gone_on: rows and columns to go on by, once a figure is in.
        spread: a figure is meant for every cell that is selected.
    """

    gone_on = Signal(int, int)
    spread = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.by_mouse = False
        """Whether the next cell is opened by the mouse."""
        self.one_digit = False
        """Whether a figure of one digit goes on by itself."""
        self._taken = False

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = index.model()
        cell = model.cell(index) if isinstance(model, SheetModel) else None
        choices = cell.shape.choices if cell is not None and cell.shape.kind == "choice" else ()
        if choices and self.by_mouse:
            box = QuietComboBox(parent)
            box.addItems([word_of(choice) for choice in choices])
            box.activated.connect(lambda _: self._finish(box, (0, 0)))
            return box
        line = QLineEdit(parent)
        line.setFrame(False)
        line.setAutoFillBackground(True)
        if cell is not None and cell.shape.kind == "whole":
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            line.textEdited.connect(lambda text: self._after_digit(line, text))
        return line

    def _after_digit(self, line: QLineEdit, text: str) -> None:
        if self.one_digit and len(text) == 1 and text.isdigit():
            self._finish(line, (1, 0))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Words get the room they need."""
        rect = QRect(option.rect)
        words = str(index.data() or "")
        rect.setWidth(max(rect.width(), min(WIDEST * em(), editor.fontMetrics().horizontalAdvance(words) + 2 * em())))
        editor.setGeometry(rect)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data(Qt.ItemDataRole.EditRole)))
        elif isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        self._taken = self._text(editor) == (index.data(Qt.ItemDataRole.EditRole) or "")
        self._taken = self._taken or model.setData(index, self._text(editor))

    @staticmethod
    def _text(editor: QWidget) -> str:
        if isinstance(editor, QComboBox):
            return editor.currentText()
        return editor.text() if isinstance(editor, QLineEdit) else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, QWidget) and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                text = self._text(watched)
                self.closeEditor.emit(watched, QStyledItemDelegate.EndEditHint.RevertModelCache)
                self.spread.emit(text)
                return True
            if key in LEADS and not isinstance(watched, QComboBox):
                return self._finish(watched, LEADS[key])
        return super().eventFilter(watched, event)

    def _finish(self, editor: QWidget, by: tuple[int, int]) -> bool:
        """Put the figure in; one that cannot be stays open."""
        self.commitData.emit(editor)
        if not self._taken:
            palette = QApplication.palette()
            base = palette.color(QPalette.ColorRole.Base)
            palette.setColor(QPalette.ColorRole.Base, colours.mix(base, WRONG, 0.3))
            editor.setPalette(palette)
            if isinstance(editor, QLineEdit):
                editor.selectAll()
            return True
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
        self.gone_on.emit(*by)
        return True
