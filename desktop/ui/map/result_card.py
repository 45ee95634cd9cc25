"""The result card: what dice have decided, on the map where it happened, for both players to read."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.paint.palette import mixed
from desktop.ui.widgets import colours
from desktop.ui.widgets.fighting import CardPicture, DiceRow, Row
from desktop.ui.widgets.frames import Banner
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView, RollView

MARGIN = 10
UNREAD_MS = 500
"""Nobody has read it sooner."""


class Room(NamedTuple):
    """How much a card may hold: the width of cards in line heights, terms of a side, lines of what came of it."""

    cards: float
    items: int
    lines: int


ROOMS = (Room(4.4, 9, 5), Room(4.4, 9, 2), Room(3.0, 9, 2), Room(3.0, 5, 2), Room(3.0, 4, 1))
"""From the roomiest to what fits on a small map."""


class ResultCard(QFrame):
    """Shows a RollView beside a place. It takes no key unless it was clicked or tabbed to.

    Signals:
        done: the players go on.
        wanted: the place is to be shown, which lies out of sight.
    """

    done = Signal()
    wanted = Signal(list, list)

    def __init__(self, look: MapLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._area = look, parent
        self.roll: RollView | None = None
        self.rows: list[DiceRow] = []
        self._since = QElapsedTimer()
        self._since.start()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 12, 14, 10)
        whole.setSpacing(6)
        self._body = QWidget(self)
        self._column = QVBoxLayout(self._body)
        self.go_on = QPushButton(self.tr("Go on"), self)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go_on.clicked.connect(self._on_done)
        self.show_place = QPushButton(self.tr("Show the place"), self)
        self.show_place.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_place.setFlat(True)
        self.show_place.clicked.connect(self._on_wanted)
        whole.addWidget(self._body, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.show_place)
        foot.addStretch(1)
        foot.addWidget(self.go_on)
        whole.addLayout(foot)
        self.hide()

    # -- content -----------------------------------------------------------------------------------
    def show_roll(self, roll: RollView, names: dict[str, str], *, rolling: bool) -> None:
        """Show a roll; `rolling` lets its dice tumble before they lie."""
        self.roll = roll
        wide = round(em() * (28 if roll.battle is not None else 22))
        self.setFixedWidth(min(wide, max(120, self._area.width() - 2 * MARGIN)))
        for room in ROOMS:
            self._fill(roll, names, room)
            if self._fit():
                break
        if not self.isVisible():
            self._since.restart()
        self.show()
        self.raise_()
        if rolling:
            for row in self.rows:
                row.roll()

    def _fill(self, roll: RollView, names: dict[str, str], room: Room) -> None:
        """Write the sheet with as much as there is room for."""
        self._clear()
        self.rows = []
        battle = roll.battle
        if battle is not None:
            self._column.addWidget(TextLabel(battle.title, factor=1.1, bold=True))
        if battle is not None and (battle.attack.dice or battle.defence.dice):
            self._column.addLayout(self._duel(battle.attack, battle.defence, names, room))
            self._column.addWidget(TextLabel(battle.result or self.tr("The dice have fallen."), factor=1.5, bold=True))
        else:
            self._add_one_roll(roll)
        lines = _cost(battle) if battle is not None else list(roll.after)
        for text in lines[-room.lines :]:
            self._column.addWidget(TextLabel(text, factor=1.1))
        self._column.addStretch(1)

    def _clear(self) -> None:
        """A fresh sheet: what was on it goes with it."""
        whole, old = self.layout(), self._body
        self._body = QWidget(self)
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        assert whole is not None
        whole.replaceWidget(old, self._body)
        old.hide()
        old.deleteLater()

    def _fit(self) -> bool:
        """As high as the words need, and never higher than the map; whether there is room for all of it."""
        whole = self.layout()
        assert whole is not None
        self._body.show()
        whole.activate()
        need = whole.totalHeightForWidth(self.width()) if whole.hasHeightForWidth() else whole.sizeHint().height()
        room = max(80, self._area.height() - 2 * MARGIN)
        self.setFixedHeight(min(need, room))
        return need <= room

    def _add_one_roll(self, roll: RollView) -> None:
        """One die decides: it stands beside the words, and below it all that changed it."""
        battle = roll.battle
        line = QHBoxLayout()
        line.setSpacing(10)
        dice = DiceRow(roll.dice, 3.2)
        self.rows.append(dice)
        line.addWidget(dice, 0 if len(roll.dice) == 1 else 1, Qt.AlignmentFlag.AlignTop)
        words = battle.result if battle is not None else roll.text
        line.addWidget(TextLabel(words, factor=1.5 if battle is not None else 1.2, bold=True), 2)
        self._column.addLayout(line)
        if battle is None:
            return
        sums = [total for total in (battle.attack.total, battle.defence.total) if total]
        facts = [self.tr("%1 against %2").replace("%1", sums[0]).replace("%2", sums[1])] if len(sums) > 1 else sums
        facts += [self.tr("column %1").replace("%1", battle.column)] if battle.column else []
        facts += [f"{item.text} {item.value}" for item in (*battle.shifts, *battle.modifiers)]
        if facts:
            self._column.addWidget(TextLabel(" · ".join(facts)))

    def _duel(self, attack: BattleSide, defence: BattleSide, names: dict[str, str], room: Room) -> QHBoxLayout:
        """Both sides beside each other: cards, dice, each modifier, the sum."""
        both = QHBoxLayout()
        both.setSpacing(10)
        for side in (attack, defence):
            column = QVBoxLayout()
            column.setSpacing(4)
            band = Banner()
            band.show_side(side.side, names.get(side.side, "") or side.side.capitalize())
            column.addWidget(band)
            if side.cards:
                column.addWidget(Row([CardPicture(card, room.cards) for card in side.cards]))
            if side.dice:
                row = DiceRow(side.dice, 2.2)
                self.rows.append(row)
                column.addWidget(row)
            terms = [replace(item, rule="") for item in (*side.items, *side.came) if not item.piece]
            column.addWidget(ItemList(tuple(terms[: room.items])))
            if len(terms) > room.items:
                column.addWidget(TextLabel("…"))
            if side.made:
                column.addWidget(TextLabel(side.made, factor=1.8, bold=True, wrap=False))
            column.addStretch(1)
            both.addLayout(column, 1)
        return both

    # -- place -------------------------------------------------------------------------------------
    def place(self, spot: QRect | None) -> None:
        """Stand beside a place without covering it; at the top where it lies out of sight."""
        area = self._area.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        seen = spot is not None and spot.intersects(self._area.rect())
        self.show_place.setVisible(not seen and self.roll is not None and bool(self.roll.spaces))
        if spot is None or not seen:
            self.move(max(area.left(), area.center().x() - self.width() // 2), area.top())
            return
        near = min(spot.width(), round(5 * em()))  # units retreat and advance there
        free = max(spot.left() - area.left(), area.right() - spot.right()) - self.width()
        gap = max(MARGIN, min(2 * MARGIN + near, free))
        right, left = spot.right() + gap, spot.left() - gap - self.width()
        x = right if right + self.width() <= area.right() or left < area.left() else left
        y = spot.center().y() - self.height() // 2
        at = QPoint(min(x, area.right() - self.width()), min(y, area.bottom() - self.height()))
        self.move(max(area.left(), at.x()), max(area.top(), at.y()))

    def dismiss(self) -> None:
        """The map was touched: whoever reads goes on. A press that was under way when it came up is not meant."""
        if self._since.elapsed() >= UNREAD_MS:
            self.hide()

    def keep_inside(self) -> None:
        """The map has another size."""
        area = self._area.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        x = max(area.left(), min(self.x(), area.right() - self.width()))
        self.move(x, max(area.top(), min(self.y(), area.bottom() - self.height())))

    # -- gestures ----------------------------------------------------------------------------------
    def _on_done(self) -> None:
        self.hide()
        self.done.emit()

    def _on_wanted(self) -> None:
        if self.roll is not None:
            self.wanted.emit(list(self.roll.spaces), [])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self._on_done()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # what lies under it is not meant

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        box = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(theme.color(theme.ColorRole.Base))
        painter.setPen(QPen(mixed(colours.accent(theme), theme.color(theme.ColorRole.WindowText), 0.3), 3))
        painter.drawRoundedRect(box, 8, 8)


def _cost(battle: BattleView) -> list[str]:
    """What it costs: the lines that tell of pieces, else of places."""
    lines = [line for line in battle.lines if not line.dice]
    return [line.text for line in lines if line.pieces] or [line.text for line in lines if line.spaces]
