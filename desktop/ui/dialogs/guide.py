"""The user's guide: the pages of `resources/guide/`, which are as readable on the web as here."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from desktop.data.paths import resources_dir
from desktop.ui.dialogs.texts import ReadDialog
from desktop.ui.widgets.dialog_buttons import size_in_ems
from desktop.ui.widgets.text import em

FIRST = "index"
_LINK = re.compile(r"\]\((\w+)\.md\)")
_TITLE = re.compile(r"# (.+)")
_LINE_HEIGHT, _SPACING = 130, 0.5
"""Per cent of a line, and ems between paragraphs: more than a page of the web has, for reading at a table."""


class Page(Struct, frozen=True):
    name: str
    title: str
    text: str


def pages(folder: Path | None = None) -> tuple[Page, ...]:
    """The first page, and those it leads to, in its order."""
    folder = folder or resources_dir() / "guide"
    first = _read(folder, FIRST)
    return (first, *(_read(folder, name) for name in dict.fromkeys(_LINK.findall(first.text))))


def _read(folder: Path, name: str) -> Page:
    text = (folder / f"{name}.md").read_text(encoding="utf-8")
    title = _TITLE.match(text)
    return Page(name, title[1] if title else name, text)


class GuideDialog(ReadDialog):
    """A list of pages beside the one that is read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent.tr("Guide") if parent else "Guide", parent)
        self._pages = pages()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pages of the guide"))
        self.list.addItems([page.title for page in self._pages])
        self.list.setFixedWidth(14 * em())
        self.list.currentRowChanged.connect(self._show)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._follow)
        self.page.document().setDocumentMargin(em())
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list)
        row.addWidget(self.page, 1)
        self.finish(both)
        size_in_ems(self, 62, 42)
        self.list.setCurrentRow(0)

    def _show(self, number: int) -> None:
        self.page.setMarkdown(self._pages[number].text)
        _space_out(self.page.document(), em())
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _follow(self, link: QUrl) -> None:
        """To another page, or out into the world."""
        names = [page.name for page in self._pages]
        name = link.toString().removesuffix(".md")
        if name in names:
            self.list.setCurrentRow(names.index(name))
        elif link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)


def _space_out(document: QTextDocument, unit: int) -> None:
    """Lines and paragraphs farther apart than Qt sets them; lines of commands and rows stay together."""
    form = QTextBlockFormat()
    form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    form.setBottomMargin(_SPACING * unit)
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        if not block.blockFormat().nonBreakableLines() and cursor.currentTable() is None:
            cursor.mergeBlockFormat(form)
        block = block.next()
