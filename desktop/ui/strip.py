"""The strip above the map: whose decision it is, in letters to be read across the table, and how the game stands.

One row. What does not fit is left out, the least important first; the side and what it is asked always stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from desktop.ui.panels.panel import sits_right
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.table import DecisionView, StripItem, TableView, TrackView
from desktop.views.wording import half_points

NAME, ASKED, TITLE, VALUE = 1.55, 1.0, 0.86, 1.25
"""Sizes of letters against those of the panels."""
LEAST_FLAG, MOST_VALUE, MOST_TURN = 12, 12, 14
"""In ems: the least room of the flag, the most of a value and of the turn."""
FLAG_SHARE = 0.235
"""Of the strip, so much is the flag's before any figure: the same for every question, lest figures come and go."""
SLACK = 4
"""Letters may be some pixels wider than they are measured."""
MOST_KNOWN = 512
"""How many figures are remembered with the width they need."""
SENTENCE = 12
"""A first sentence shorter than this tells too little by itself."""
TURN_SHARE = 0.27
"""Of the strip, the turn has no more before the figures where letters are large."""
TURN = "turn"


class Cell(Struct, frozen=True):
    """What lies where in the strip. `id` is that of an item, "turn", or "" for the flag."""

    id: str
    box: QRect


def change_text(change: float) -> str:
    """`▲2`, `▼½`; "" if nothing has changed."""
    return f"{'▲' if change > 0 else '▼'}{half_points(round(abs(change) * 2))}" if change else ""


def asked_text(decision: DecisionView) -> str:
    """The question without the name of the side, which stands above it."""
    text = decision.prompt.removeprefix(decision.player_name).lstrip(":, ")
    return text[:1].upper() + text[1:]


def short_text(text: str) -> str:
    """The first sentence, where there is no room for more."""
    first, dot, _ = text.partition(". ")
    return first + dot.strip() if len(first) >= SENTENCE else text


class ScoreStrip(QWidget):
    """Shows the strip of a TableView.

    Signals:
        opened: a figure was clicked: more of it is wanted.
        asked: the flag was clicked: where is what is asked?
    """

    opened = Signal()
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score-strip")
        self._view: TableView | None = None
        self._sides: tuple[tuple[str, str], ...] = ()
        self.cells: tuple[Cell, ...] = ()
        self._widths: dict[StripItem, int] = {}
        """What figures need, until the font changes: most are the same after an action."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    # -- what is shown -----------------------------------------------------------------------------
    def set_sides(self, sides: Sequence[tuple[str, str]]) -> None:
        """Tell the strip the seats as (id, name), in their order."""
        self._sides = tuple(sides)

    def show_table(self, view: TableView | None) -> None:
        """Show a table; None shows nothing of anybody."""
        before, painted = self.cells, self._painted()
        self._view = view
        self.setAccessibleName(f"{self.name()}: {self.question()}" if view is not None else "")
        self.cells = tuple(self._placed()) if view is not None else ()
        if self.cells != before:
            self.update()
        else:  # most actions change a figure or the question, and letters are dear to paint
            now = self._painted()
            for cell in self.cells:
                if now[cell.id] != painted[cell.id]:
                    self.update(cell.box)

    def _painted(self) -> dict[str, object]:
        """What each cell shows, by its id."""
        if self._view is None:
            return {}
        decision, track = self._view.decision, self._turn_track()
        return {
            "": (decision.player if decision is not None else "", self.name(), self.question()),
            TURN: (self._view.turn, self.phase(), (len(track.cells), track.at) if track is not None else None),
            **{item.id: item for item in self._view.strip},
        }

    def name(self) -> str:
        """Whose decision it is."""
        decision = self._view.decision if self._view is not None else None
        if decision is not None:
            return decision.player_name
        return self.tr("The game is over") if self._view is not None and self._view.result else ""

    def question(self) -> str:
        """What is asked."""
        if self._view is None:
            return ""
        return self._view.result if self._view.decision is None else asked_text(self._view.decision)

    def phase(self) -> str:
        decision = self._view.decision if self._view is not None else None
        return " › ".join(step.text for step in decision.path[1:2]) if decision is not None else ""

    def shown(self) -> tuple[str, ...]:
        """The figures for which there is room, by id."""
        return tuple(cell.id for cell in self.cells if cell.id not in ("", TURN))

    # -- room --------------------------------------------------------------------------------------
    def sizeHint(self) -> QSize:
        name, asked = font_metrics(NAME, bold=True), font_metrics(ASKED)
        return QSize(0, name.height() + asked.height() + em() // 3)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _fit(self) -> None:
        self.cells = tuple(self._placed()) if self._view is not None else ()
        self.update()

    def _placed(self) -> Iterator[Cell]:
        """The turn and the figures from the right; the flag has all the room that is left."""
        assert self._view is not None
        named = font_metrics(NAME, bold=True).horizontalAdvance(self.name()) + em() + SLACK
        least = max(LEAST_FLAG * em(), named, round(FLAG_SHARE * self.width()))
        room, widths = self.width() - least, []
        wanted = [(TURN, self._turn_width())] + [(item.id, self._width(item)) for item in self._view.strip]
        for name, width in wanted:
            if width > room:
                break
            widths.append((name, width))
            room -= width
        if widths:  # room that nothing else wants is the turn's: its name need not be cut short
            widths[0] = (TURN, widths[0][1] + min(room, max(0, self._turn_words() - self._most_turn())))
        x = self.width() - sum(width for _, width in widths)
        yield Cell("", QRect(0, 0, x, self.height()))
        for name, width in widths:
            yield Cell(name, QRect(x, 0, width, self.height()))
            x += width

    def _turn_words(self) -> int:
        assert self._view is not None
        turn = font_metrics(bold=True).horizontalAdvance(self._view.turn)
        return max(turn, font_metrics(TITLE).horizontalAdvance(self.phase()))

    def _turn_width(self) -> int:
        return min(self._turn_words(), self._most_turn()) + 2 * _edge() + SLACK

    def _most_turn(self) -> int:
        return min(MOST_TURN * em(), round(TURN_SHARE * self.width()))

    def _width(self, item: StripItem) -> int:
        if item not in self._widths:
            if len(self._widths) >= MOST_KNOWN:
                self._widths.clear()
            self._widths[item] = self._measured(item)
        return self._widths[item]

    def _measured(self, item: StripItem) -> int:
        value = min(font_metrics(VALUE, bold=True).horizontalAdvance(item.value), MOST_VALUE * em())
        change = font_metrics(bold=True).horizontalAdvance(change_text(item.change))
        return max(font_metrics(TITLE).horizontalAdvance(item.title), value + change + 4) + 2 * _edge() + SLACK

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._widths.clear()
            self.updateGeometry()
            self._fit()

    # -- painting ----------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        items = {item.id: item for item in self._view.strip} if self._view is not None else {}
        for cell in self.cells:
            if not event.region().intersects(cell.box):
                continue
            if cell.id == "":
                self._paint_flag(painter, cell.box)
            elif cell.id == TURN:
                self._paint_turn(painter, cell.box)
            else:
                self._paint_item(painter, cell.box, items[cell.id])
        painter.setPen(colours.hairline(QApplication.palette()))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _paint_flag(self, painter: QPainter, box: QRect) -> None:
        decision = self._view.decision if self._view is not None else None
        ground = colours.side_colour(decision.player if decision is not None else "")
        painter.fillRect(box.adjusted(0, 0, 0, -1), ground)
        ink = colours.ink_on(ground)
        inner = box.adjusted(em() // 2, 0, -em() // 2, -1)
        name = font_metrics(NAME, bold=True).height()
        top = (box.height() - name - font_metrics(ASKED).height()) // 2
        line = QRect(inner.x(), top, inner.width(), name)
        right = decision is not None and sits_right(decision.player, self._sides)
        _write(painter, line, self.name(), NAME, ink, bold=True, right=right)
        below = QRect(inner.x(), line.bottom() + 1, inner.width(), font_metrics(ASKED).height())
        fits = font_metrics(ASKED).horizontalAdvance(self.question()) + SLACK <= below.width()
        _write(painter, below, self.question() if fits else short_text(self.question()), ASKED, ink, right=right)

    def _paint_turn(self, painter: QPainter, box: QRect) -> None:
        assert self._view is not None
        theme = QApplication.palette()
        upper, lower = _halves(box)
        _write(painter, upper, self._view.turn, 1.0, theme.windowText().color(), bold=True)
        _write(painter, lower, self.phase(), TITLE, colours.muted(theme))
        track = self._turn_track()
        if track is None or not 0 <= track.at < len(track.cells):
            return
        pips, width = len(track.cells), upper.width()
        step = width / pips
        for number in range(pips):
            colour = colours.accent(theme) if number <= track.at else colours.hairline(theme)
            pip = QRectF(upper.x() + number * step, box.bottom() - 4, max(1.0, step - 1), 3)
            painter.fillRect(pip, colour)

    def _paint_item(self, painter: QPainter, box: QRect, item: StripItem) -> None:
        theme = QApplication.palette()
        ink = theme.windowText().color()
        painter.fillRect(box.x(), box.y() + em() // 3, 1, box.height() - 2 * (em() // 3), colours.hairline(theme))
        upper, lower = _halves(box)
        if item.side:
            painter.fillRect(QRect(box.x() + 1, box.bottom() - 4, box.width() - 1, 3), colours.side_colour(item.side))
        _write(painter, upper, item.title, TITLE, colours.muted(theme))
        change = change_text(item.change)
        mark = font_metrics(bold=True).horizontalAdvance(change)
        _write(painter, lower.adjusted(0, 0, -mark, 0), item.value, VALUE, ink, bold=True)
        shown = min(font_metrics(VALUE, bold=True).horizontalAdvance(item.value), lower.width() - mark)
        _write(painter, lower.adjusted(shown + 4, 0, em(), 0), change, 1.0, colours.accent(theme), bold=True)

    def _turn_track(self) -> TrackView | None:
        assert self._view is not None
        return next((track for track in self._view.tracks if track.id == TURN), None)

    # -- mouse -------------------------------------------------------------------------------------
    def _at(self, spot: QPoint) -> str | None:
        return next((cell.id for cell in self.cells if cell.box.contains(spot)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            (self.opened if found else self.asked).emit()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(event.pos()), self)
            return True
        return bool(super().event(event))

    def tip(self, spot: QPoint) -> str:
        """What is told of a spot."""
        found = self._at(spot)
        if self._view is None or found is None:
            return ""
        if found == "":
            decision = self._view.decision
            return f"{self.name()}: {decision.prompt if decision is not None else self._view.result}"
        if found == TURN:
            return "\n".join(filter(None, (self._view.turn, self.phase())))
        item = next(item for item in self._view.strip if item.id == found)
        change = change_text(item.change)
        said = self.tr("This turn: {0}").format(change) if change else self.tr("No change this turn")
        return f"{item.tip or f'{item.title}: {item.value}'}\n{said}"


def _edge() -> int:
    """What stays free at either side of a figure."""
    return round(0.36 * em())


def _halves(box: QRect) -> tuple[QRect, QRect]:
    """A line of small letters above, one of large letters below."""
    inner = box.adjusted(_edge(), em() // 6, -_edge(), -5)
    title = font_metrics(TITLE).height()
    lower = QRect(inner.x(), inner.y() + title, inner.width(), inner.height() - title)
    return QRect(inner.x(), inner.y(), inner.width(), title), lower


def _write(
    painter: QPainter, box: QRect, text: str, size: float, ink: QColor, *, bold: bool = False, right: bool = False
) -> None:
    """One line, cut with dots where it does not fit."""
    painter.setPen(ink)
    painter.setFont(scaled_font(size, bold=bold))
    shown = font_metrics(size, bold=bold).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    across = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, shown)
