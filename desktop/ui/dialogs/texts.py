"""Windows that are read: keys, about the data, credits, and the message after an unexpected fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.reports import program_version
from desktop.ui import commands
from desktop.ui.i18n import QT_TRANSLATE_NOOP, text
from desktop.ui.widgets.dagger import legend
from desktop.ui.widgets.dialog_buttons import dialog_buttons, size_in_ems
from desktop.ui.widgets.text import scaled_font
from desktop.views.escaping import escape
from desktop.views.table import AboutItem

DOCKS = QT_TRANSLATE_NOOP("Sandtable", "Panels and overlays")
ON_MAP = QT_TRANSLATE_NOOP("Sandtable", "On the map")
ELSEWHERE = QT_TRANSLATE_NOOP("Sandtable", "Elsewhere")
"""Headings of the page of keys."""


class ReadDialog(QDialog):
    """A dialog with something to read and a button to close it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = QVBoxLayout(self)
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        size_in_ems(self, 46, 32)

    def finish(self, *widgets: QWidget) -> None:
        for widget in widgets:
            self.column.addWidget(widget)
        self.column.addWidget(self.buttons)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> QTableWidget:
    table = QTableWidget(len(rows), len(headings))
    table.setHorizontalHeaderLabels(list(headings))
    table.verticalHeader().hide()
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setWordWrap(True)
    table.setAlternatingRowColors(True)
    for number, row in enumerate(rows):
        for column, words in enumerate(row):
            table.setItem(number, column, QTableWidgetItem(words))
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(len(headings) - 1, QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


Rows = list[tuple[str, str]]


def key_groups(extra: Sequence[QAction] = ()) -> list[tuple[str, Rows]]:
    """The keys by where they are answered, made from the commands themselves: (title, (key, what it does))."""
    groups = []
    for menu, title in commands.MENUS:
        rows = [
            (_shown(key), text(command.text).rstrip("…")) for command in commands.of_menu(menu) for key in command.keys
        ]
        groups.append((text(title).replace("&", ""), rows))
    shown = [(_shown(action.shortcut()), action.text()) for action in extra]
    groups.append((text(DOCKS), shown))
    groups.append((text(ON_MAP), [(text(key), text(words)) for key, words in commands.MAP_KEYS]))
    groups.append((text(ELSEWHERE), [(text(key), text(words)) for key, words in commands.ELSEWHERE]))
    return [(title, rows) for title, rows in groups if rows]


def _shown(key: str | QKeySequence) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class KeysDialog(ReadDialog):
    """F1: every key in one table, under headings; what is typed above leaves those that speak of it."""

    def __init__(self, extra: Sequence[QAction] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent.tr("Keys") if parent else "Keys", parent)
        self._groups = key_groups(extra)
        self._line = QLineEdit()
        self._line.setObjectName("find-key")
        self._line.setPlaceholderText(self.tr("Find a key by what it does"))
        self._line.textChanged.connect(self._on_typed)
        self._table = _table((self.tr("Key"), self.tr("What it does")), self._rows())
        self._mark_headings()
        self.finish(self._line, self._table)
        self._line.setFocus()
        size_in_ems(self, 50, 38)

    def _rows(self) -> list[tuple[str, str]]:
        """Headings stand in the table as rows without a key."""
        return [row for title, rows in self._groups for row in (("", title), *rows)]

    def _mark_headings(self) -> None:
        for number, (key, title) in enumerate(self._rows()):
            if not key:
                heading = QTableWidgetItem(title)
                heading.setFont(scaled_font(bold=True))
                self._table.setItem(number, 0, heading)
                self._table.setSpan(number, 0, 1, 2)

    def _on_typed(self, typed: str) -> None:
        words, number = typed.casefold().split(), 0
        for _, rows in self._groups:
            heading, found = number, False
            for key, told in rows:
                number += 1
                meant = all(word in f"{key} {told}".casefold() for word in words)
                self._table.setRowHidden(number, not meant)
                found = found or meant
            self._table.setRowHidden(heading, not found)
            number += 1


class AboutDataDialog(ReadDialog):
    """What is reconstructed or disputed in a game's data, and why."""

    def __init__(self, title: str, items: Sequence[AboutItem], parent: QWidget | None = None, wars: str = "") -> None:
        """`wars` is a page of its own on how wars go that the program plays with itself, to be read at the end."""
        super().__init__(parent.tr("About the data") if parent else "About the data", parent)
        page = QTextBrowser()
        page.setOpenExternalLinks(True)
        head = self.tr("{0}: where our figures are not those of the publisher, or where sources disagree.")
        opening = f"<p>{escape(head.format(title))}</p><p>{escape(legend())}</p>{self._counted(items)}"
        page.setHtml(opening + "".join(self._parts(items)) + wars)
        self.finish(page)
        size_in_ems(self, 56, 36)

    def _counted(self, items: Sequence[AboutItem]) -> str:
        """How many things of each kind are ours."""
        counts = Counter(item.kind for item in items if item.kind)
        if not counts:
            return ""
        rows = (f"<tr><td>{escape(name)}</td><td align='right'>{count}</td></tr>" for name, count in counts.items())
        return f"<table cellpadding='3'>{''.join(rows)}</table>"

    def _parts(self, items: Sequence[AboutItem]) -> Iterator[str]:
        """Items under their subjects, each subject named once."""
        last = ""
        for item in items:
            if item.subject != last:
                yield f"<h3>{escape(item.subject)}</h3>"
            last = item.subject
            source = f" <i>({escape(item.source)})</i>" if item.source else ""
            yield f"<p>{escape(item.text)}<br><small>{escape(item.why)}{source}</small></p>"


class CreditsDialog(ReadDialog):
    """Who and what stands behind the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent.tr("Credits") if parent else "Credits", parent)
        page = QTextBrowser()
        page.setOpenExternalLinks(True)
        page.setHtml(self._html())
        self.finish(page)

    def _html(self) -> str:
        lines = (
            self.tr("Plays board wargames at one table, with the rules fully enforced."),
            self.tr(
                "Maps, counters, icons and the wording of the rules are our own work; "
                "the games belong to their designers and publishers. Own the game you play."
            ),
            self.tr("Licence: MIT. Built with Python, Qt for Python (LGPL), PyYAML and msgspec."),
        )
        body = "".join(f"<p>{escape(line)}</p>" for line in lines)
        return f"<h2>Sandtable {escape(program_version())}</h2>{body}"
