"""The page of a briefing. It lies over the map, which stays; the docks beside it answer meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.ui.panels.war_room_panel import RowWidget
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.text import TextLabel, em, rule_anchor
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.briefing import BriefingView, LevelView, StandingView
from desktop.views.escaping import escape
from desktop.views.ours import DAGGER, daggered_if

WIDTH, TWO_COLUMNS = 76, 50
"""At most so many ems wide; from how many on victory and rules stand beside what is told."""
LETTERS = (1.0, 0.95, 0.9, 0.86)
"""Sizes of letters that are tried, so that all can be read without scrolling; the first where none will do."""
SHARES = ((6, 5), (1, 1), (5, 6))
"""How two columns may share the page."""
SLIVER = 8
"""Less of the map than so many ems is not left to be seen below the page."""
KNOWN = 12
"""A page of fewer ems has not been laid out yet."""
CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
PAGING = {Qt.Key.Key_Down: 0.1, Qt.Key.Key_Up: -0.1}
"""How far of what is seen a key scrolls. PgUp and PgDn walk through the history, as everywhere at the table."""
_BRACKETS = re.compile(r"\(([^()]*)\)")


def with_links(text: str, rules: Iterable[str], palette: QPalette) -> str:
    """HTML of a text in which the numbers of rules, in brackets and with commas between them, are links."""
    known = frozenset(rules)

    def linked(found: re.Match[str]) -> str:
        parts = found.group(1).split(", ")
        return f"({', '.join(rule_anchor(part, palette) if part in known else part for part in parts)})"

    return _BRACKETS.sub(linked, escape(text))


class BriefingPage(QWidget):
    """Shows a BriefingView.

    Signals: closed, never_again (whether it opens by itself for this scenario), the rule that was asked for, and
    what shall be shown on the map, and whether the page covers the map.
    """

    closed = Signal()
    covers = Signal(bool)
    never_again = Signal(bool)
    rule_requested = Signal(str)
    locate_requested = Signal(list, list)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._rules: frozenset[str] = frozenset()
        self._view: BriefingView | None = None
        self._letters = LETTERS[0]
        self._top = 0
        self._columns: QHBoxLayout | None = None
        self.setObjectName("briefing")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(em(), em() // 2, em(), em() // 2)
        self._scroll = Column(self)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._foot())
        pane = board.parentWidget()
        self._pane = pane if pane is not None else board  # the map may reach below what is seen of it
        self._pane.installEventFilter(self)
        self.hide()

    def _foot(self) -> QWidget:
        foot = QWidget(self)
        row = self._foot_row = FlowLayout(foot, em())
        self.close_button = QPushButton(self.tr("To the table (Esc)"))
        self.close_button.setObjectName("briefing-close")
        self.close_button.setMinimumHeight(2 * em())
        self.close_button.clicked.connect(self.close_page)
        self.never = TickBox(self.tr("Do not open this by itself for this scenario again"))
        self.never.setObjectName("briefing-never")
        self.never.toggled.connect(self.never_again)
        row.addWidget(self.close_button)
        row.addWidget(self.never)
        return foot

    # -- showing -----------------------------------------------------------------------------------
    def show_briefing(self, view: BriefingView, rules: Sequence[str], *, never: bool) -> None:
        self._view, self._rules = view, frozenset(rules)
        self.never.blockSignals(True)
        self.never.setChecked(never)
        self.never.blockSignals(False)
        self._place()
        self.show()
        self._write()
        self.raise_()
        self.setFocus()

    def _write(self) -> None:
        """In the largest letters, and the columns, in which all of it is seen at once."""
        if self._view is None:
            return
        if not any(self._fits(letters) for letters in LETTERS) and self._letters != LETTERS[0]:
            self._fits(LETTERS[0])
        self._place()
        layout = self._scroll.content.layout()
        assert layout is not None
        layout.activate()  # the columns stand as they were tried last until Qt comes round to it

    def _fits(self, letters: float) -> bool:
        """Write the page in letters of a size; whether it then needs no more room than there is."""
        self._letters = letters
        two = self.width() >= TWO_COLUMNS * em()
        self._build(two)
        self._scroll.settle()
        for share in SHARES if two else ((1, 0),):
            assert self._columns is not None
            for number, part in enumerate(share):
                self._columns.setStretch(number, part)
            for holder in (self._scroll.column, self._scroll.content.layout()):  # they keep the height they found
                assert holder is not None
                holder.invalidate()
            if not self._overflows():
                return True
        return False

    def _overflows(self) -> bool:
        return self._needed(self.width()) > self._pane.height() - self._top

    def _build(self, two: bool) -> None:
        view = self._view
        assert view is not None
        fresh, outer = Column(self), self.layout()
        assert outer is not None
        outer.replaceWidget(self._scroll, fresh)
        self._scroll.hide()
        self._scroll.deleteLater()
        self._scroll = fresh
        column = fresh.column
        column.setSpacing(em() // 2)
        head = TextLabel(view.title, factor=1.8 * self._letters, bold=True)
        head.setObjectName("briefing-title")
        length = TextLabel(f"{view.game} · {view.length}", tone="muted")
        length.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout() if two else QVBoxLayout()
        line.setSpacing(em() if two else em() // 2)
        line.addWidget(head, 3)
        line.addWidget(length, 2)
        column.addLayout(line)
        row = self._columns = QHBoxLayout()
        row.setSpacing(em())
        told = list(self._told(view))
        counted = list(self._counted(view))
        for parts in (told, counted) if two else ([*told, *counted],):
            side = QVBoxLayout()
            side.setSpacing(em() // 2)
            for part in parts:
                side.addWidget(part)
            side.addStretch(1)
            row.addLayout(side)
        column.addLayout(row)
        fresh.content.installEventFilter(self)  # its parts are shown, and have their heights, a little later
        fresh.show()

    def _told(self, view: BriefingView) -> Iterator[QWidget]:
        """What the file of the scenario says: the situation, what each side must do, hints."""
        yield self._text(" ".join(view.situation), factor=1.06)
        for aim in view.aims:
            box = Section(side=aim.side)
            box.setObjectName(f"aim-{aim.side}")
            box.column.addWidget(self._heading(aim.name))
            box.column.addWidget(self._text(aim.text))
            yield box
        if view.hints:
            yield self._listed(self.tr("Three hints"), view.hints, "→")

    def _counted(self, view: BriefingView) -> Iterator[QWidget]:
        """Victory as it stands, and what is special here."""
        yield self._victory(view.standing)
        if view.special:
            yield self._listed(self.tr("Special rules"), view.special, "•")
        for line in view.own:
            yield self._line(line, tone="muted")

    def _victory(self, standing: StandingView) -> Section:
        box = Section()
        box.setObjectName("briefing-victory")
        heading = daggered_if(self.tr("Victory"), bool(standing.ours))
        box.column.addWidget(self._heading(heading))
        if standing.now:
            now = self._line(self.tr("Now: {0}").format(standing.now), bold=True)
            now.setObjectName("briefing-now")
            box.column.addWidget(now)
        if standing.levels:
            box.column.addLayout(self._levels(standing.levels))
        for row in standing.conditions:
            line = RowWidget(row, factor=self._letters)
            line.rule_requested.connect(self.rule_requested)
            line.clicked.connect(lambda row=row: self._locate(list(row.spaces), list(row.pieces)))
            box.column.addWidget(line)
        return box

    def _levels(self, levels: Sequence[LevelView]) -> QGridLayout:
        """Each level with its figures, the one that would be reached now marked."""
        grid = QGridLayout()
        grid.setVerticalSpacing(em() // 8)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, min(2, max(len(level.figures) for level in levels) // 20))
        top = Qt.AlignmentFlag.AlignTop
        for number, level in enumerate(levels):
            mark = self._line("▶" if level.reached else "", bold=True, wrap=False)
            mark.setFixedWidth(em())
            grid.addWidget(mark, number, 0, top)
            grid.addWidget(self._line(level.text, bold=level.reached), number, 1, top)
            grid.addWidget(self._line(level.figures, bold=level.reached), number, 2, top)
        return grid

    def _listed(self, title: str, lines: Sequence[str], sign: str) -> Section:
        box = Section()
        box.column.addWidget(self._heading(title))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number, line in enumerate(lines):
            grid.addWidget(self._line(sign, wrap=False), number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._text(line.removeprefix(DAGGER).strip()), number, 1)
        box.column.addLayout(grid)
        return box

    def _heading(self, text: str) -> TextLabel:
        return TextLabel(text, bold=True, factor=1.1 * self._letters)

    def _line(self, text: str, *, bold: bool = False, tone: str = "", wrap: bool = True) -> TextLabel:
        return TextLabel(text, bold=bold, tone=tone, wrap=wrap, factor=self._letters)

    def _text(self, text: str, factor: float = 1.0) -> TextLabel:
        label = TextLabel(factor=factor * self._letters)
        html = with_links(text, self._rules, self.palette())
        if "<a " in html:
            label.set_html(html)
            label.linkActivated.connect(lambda link: self.rule_requested.emit(link.removeprefix("rule:")))
        else:
            label.setText(text)
        return label

    def _locate(self, spaces: list[str], pieces: list[str]) -> None:
        self.close_page()
        self.locate_requested.emit(spaces, pieces)

    # -- place and looks ---------------------------------------------------------------------------
    def _place(self) -> None:
        room = self._pane.size() - QSize(0, self._top)
        width = min(WIDTH * em(), room.width())
        needed = self._needed(width)
        fits = 0 < needed <= room.height()
        left = room.height() - needed
        height = needed if fits and left >= SLIVER * em() else room.height()
        off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._scroll.setVerticalScrollBarPolicy(off if fits else on)  # or it would stay once it was there
        self.setGeometry((room.width() - width) // 2, self._top, width, height)

    def set_top(self, top: int) -> None:
        """So much of the map lies under bars: the page begins below them."""
        if top != self._top:
            self._top = top
            if self.isVisible():
                self._write()

    def _needed(self, width: int) -> int:
        """The height of all there is to read, with the buttons below; 0 while it is not known."""
        layout, outer = self._scroll.content.layout(), self.layout()
        assert layout is not None
        assert outer is not None
        margins = outer.contentsMargins()
        inner = width - margins.left() - margins.right()
        read = layout.totalHeightForWidth(inner)
        if read < KNOWN * em():
            return 0
        foot = self._foot_row.heightForWidth(inner)
        return read + foot + outer.spacing() + margins.top() + margins.bottom() + em() // 2

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._scroll.content:
            if event.type() == QEvent.Type.LayoutRequest:
                self._place()
        elif event.type() == QEvent.Type.Resize and self.isVisible():
            was_wide = self.width()
            self._place()
            if self.width() != was_wide or self._letters != LETTERS[0] or self._overflows():
                self._write()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        dressed = event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.ApplicationPaletteChange)
        if dressed and self.isVisible():
            self._place()
            self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        painter.setPen(colours.hairline(self.palette()))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.covers.emit(False)

    def close_page(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """One key closes it, others scroll; a key that is still down from before does nothing."""
        key = Qt.Key(event.key())
        if key in CLOSING and not event.isAutoRepeat():
            self.close_page()
        elif key in PAGING:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + round(PAGING[key] * self._scroll.viewport().height()))
        elif key == Qt.Key.Key_H:  # whoever is asked may look at his hand meanwhile
            event.ignore()
            return
        event.accept()
