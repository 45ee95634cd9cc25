"""Windows that are read: keys, about the data, credits, and the message after an unexpected fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.reports import program_version
from desktop.ui import commands
from desktop.ui.i18n import text
from desktop.ui.widgets.dagger import legend
from desktop.ui.widgets.text import em
from desktop.views.escaping import escape
from desktop.views.table import AboutItem


class ReadDialog(QDialog):
    """A dialog with something to read and a button to close it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = QVBoxLayout(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.resize(46 * em(), 32 * em())

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


def key_rows(extra: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
    """(key, what it does) for every command with a key, the map's own keys and those given."""
    rows = []
    for command in commands.COMMANDS:
        for key in command.keys:
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            rows.append((shown, text(command.text).rstrip("…")))
    return [*rows, *((text(key), text(words)) for key, words in commands.MAP_KEYS), *extra]


class KeysDialog(ReadDialog):
    """F1: every key in one table."""

    def __init__(self, extra: Sequence[tuple[str, str]] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent.tr("Keys") if parent else "Keys", parent)
        self.finish(_table((self.tr("Key"), self.tr("What it does")), key_rows(extra)))


class AboutDataDialog(ReadDialog):
    """What is reconstructed or disputed in a game's data, and why."""

    def __init__(self, title: str, items: Sequence[AboutItem], parent: QWidget | None = None) -> None:
        super().__init__(parent.tr("About the data") if parent else "About the data", parent)
        page = QTextBrowser()
        page.setOpenExternalLinks(True)
        head = self.tr("{0}: where our figures are not those of the publisher, or where sources disagree.")
        opening = f"<p>{escape(head.format(title))}</p><p>{escape(legend())}</p>{self._counted(items)}"
        page.setHtml(opening + "".join(self._parts(items)))
        self.finish(page)
        self.resize(56 * em(), 36 * em())

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
