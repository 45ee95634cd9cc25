"""Finders: type a few letters, choose a line. The command palette and the search for places are two of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.ui.widgets.dialog_buttons import size_in_ems
from desktop.views.board import BoardView
from desktop.views.pieces import PieceView
from desktop.views.searching import as_typed

SHOWN = 200


class Item(Struct, frozen=True):
    """A line to be found: what is shown, what is searched, what happens."""

    text: str
    run: Callable[[], None] | None
    """None: it cannot be done now, and says so."""
    note: str = ""
    icon: QIcon | None = None
    also: str = ""
    """Other words under which it is found."""


def ranked(items: Sequence[Item], query: str) -> list[Item]:
    """Lines that hold every word of the query: those that begin with it first, then those that have its words as whole
    ones, then those in which they begin words, in the line or among its other words; what cannot be done last."""
    query = as_typed(query)
    words = query.split()
    found = []
    for number, item in enumerate(items):
        text = as_typed(f"{item.text} {item.note} {item.also}")
        if all(word in text for word in words):
            starts = text.startswith(query)
            begun = all(f" {word}" in f" {text}" for word in words)
            whole = {*words} <= {*text.split()}
            found.append((item.run is None, not starts, not whole, not begun, number, item))
    return [item for *_, item in sorted(found, key=lambda entry: entry[:5])]


class Finder(QDialog):
    """A line to type in and the list below it; Enter runs the marked line, Escape leaves."""

    def __init__(
        self,
        title: str,
        hint: str,
        items: Sequence[Item],
        parent: QWidget | None = None,
        more: Callable[[str], Sequence[Item]] | None = None,
    ) -> None:
        """`more` are further lines for what is typed: where else to look for it."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._items = list(items)
        self._more = more
        self._shown: list[Item] = []
        self._line = QLineEdit()
        self._line.setPlaceholderText(hint)
        self._line.textChanged.connect(self._on_typed)
        self._line.installEventFilter(self)
        self._list = QListWidget()
        self._list.setUniformItemSizes(True)
        self._list.itemActivated.connect(lambda _item: self._run())
        self._list.itemClicked.connect(lambda _item: self._run())
        column = QVBoxLayout(self)
        column.addWidget(self._line)
        column.addWidget(self._list, 1)
        size_in_ems(self, 34, 24)
        self._on_typed("")

    def _on_typed(self, query: str) -> None:
        self._shown = ranked(self._items, query)[:SHOWN]
        if self._more is not None and query.strip():
            self._shown += self._more(query.strip())
        self._list.clear()
        for item in self._shown:
            text = f"{item.text}    {item.note}" if item.note else item.text
            line = QListWidgetItem(text)
            if item.icon is not None:
                line.setIcon(item.icon)
            if item.run is None:
                line.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(line)
        self._list.setCurrentRow(next((row for row, item in enumerate(self._shown) if item.run is not None), 0))

    def type_in(self, words: str) -> None:
        """Look for these at once."""
        self._line.setText(words)

    def _run(self) -> None:
        row = self._list.currentRow()
        if 0 <= row < len(self._shown):
            run = self._shown[row].run
            if run is not None:
                self.close()
                run()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step:
                row = self._list.currentRow() + step
                self._list.setCurrentRow(max(0, min(row, self._list.count() - 1)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run()
                return True
        return super().eventFilter(watched, event)


def command_palette(
    actions: Sequence[QAction],
    parent: QWidget,
    asked: Sequence[Item] = (),
    also: Mapping[str, str] | None = None,
    more: Callable[[str], Sequence[Item]] | None = None,
) -> Finder:
    """What may be answered now, and every command; `also` are other words for them by name. What cannot be done now is
    found as well, and says so; `more` leads on to where else the words are found."""
    items = [
        *asked,
        *_commands(actions, also or {}),
    ]
    return Finder(parent.tr("Find a command"), parent.tr("Type a few letters of a command"), items, parent, more)


def _commands(actions: Sequence[QAction], also: Mapping[str, str]) -> list[Item]:
    return [
        Item(
            action.text().replace("&", "").rstrip("…"),
            action.trigger if action.isEnabled() else None,
            _note(action),
            action.icon(),
            also.get(action.objectName(), ""),
        )
        for action in actions
        if action.text()
    ]


def _note(action: QAction) -> str:
    """Its key, or that it cannot be given now."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return key if action.isEnabled() else QCoreApplication.translate("Finder", "not now")


def place_finder(
    board: BoardView, pieces: Sequence[PieceView], locate: Callable[[list[str], list[str]], None], parent: QWidget
) -> Finder:
    """Places by name or number, and pieces by name."""
    items = [
        Item(
            space.name or space.number or space.id,
            lambda space_id=space.id: locate([space_id], []),  # type: ignore[misc]
            space.number if space.name else space.note,
        )
        for space in sorted(board.spaces, key=lambda space: (not space.name, space.name, space.number))
    ]
    standing = [piece for piece in pieces if piece.space and piece.status == "map"]
    items += [
        Item(piece.name, lambda piece_id=piece.id: locate([], [piece_id]), piece.group)  # type: ignore[misc]
        for piece in sorted(standing, key=lambda piece: piece.name)
    ]
    return Finder(parent.tr("Find a place or unit"), parent.tr("Name or number"), items, parent)
