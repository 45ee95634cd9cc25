"""The result card: what dice have decided, on the map where it happened, for both players to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.paint.palette import mixed
from desktop.ui.widgets import colours
from desktop.ui.widgets.fighting import CardPicture, DiceRow, Row, roll_before
from desktop.ui.widgets.frames import Banner
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.rolls import RollRow
from desktop.ui.widgets.second_click import PRESSES, SecondClick
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView, RollView
from desktop.views.table import DecisionView

MARGIN = 10
ONE_OF_MANY = 1.2
"""The dice of a roll among several, against the letters that tell the result."""
GOING_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
WIDE, WIDE_FIGHT, WIDER = 22, 28, 8
"""In line heights: with one roll, with a fight, and the more for each card beside the first."""
UNREAD_MS = 500
"""Nobody has read it sooner."""


class Room(NamedTuple):
    """How much a card may hold: the width of cards in line heights, terms of a side, lines of what came of it; the size
    of the letters that tell the result."""

    cards: float
    items: int
    lines: int
    result: float = 1.5


ROOMS = (
    Room(4.4, 9, 5), Room(4.4, 9, 2), Room(3.0, 9, 2), Room(3.0, 9, 2, 1.2), Room(3.0, 6, 1, 1.2),
    Room(3.0, 5, 1, 1.1), Room(3.0, 4, 0, 1.1), Room(3.0, 3, 0, 1.1), Room(3.0, 2, 0, 1.1),
)  # fmt: skip
"""From the roomiest to what fits on a small map."""


class ResultCard(QFrame):
    """Shows a RollView beside a place. It takes no key unless it was clicked or tabbed to.

    Where somebody is asked before the fight is over, his question stands on it, and his answers in place of "Go on".

    Signals:
        done: the players go on.
        chosen: an answer to the question on it.
        wanted: the place is to be shown, which lies out of sight.
    """

    done = Signal()
    chosen = Signal(str)
    wanted = Signal(list, list)

    def __init__(self, look: MapLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._area = look, parent
        self.roll: RollView | None = None
        self.asked: DecisionView | None = None
        self.rows: list[DiceRow] = []
        self._decided: list[QWidget] = []
        """What tells of the dice: it waits until they lie."""
        self._names: dict[str, str] = {}
        self._short = False
        """Whether more could be told on a larger map."""
        self._second = SecondClick()
        self._since = QElapsedTimer()
        self._since.start()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 12, 14, 10)
        whole.setSpacing(6)
        self._body = QWidget(self)
        self._sheet = self._body
        """What lies on the card: the body, or a window on it where even the least has no room."""
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
    def show_roll(
        self, roll: RollView, names: dict[str, str], *, rolling: bool, asked: DecisionView | None = None
    ) -> None:
        """Show a roll; `rolling` lets its dice tumble before they lie. `asked` is answered on it."""
        self.roll, self.asked, self._names = roll, asked, names
        self.go_on.setVisible(asked is None)
        self._lay_out(roll)
        if not self.isVisible():
            self._since.restart()
        self.show()
        self.raise_()
        if rolling:
            roll_before(self._decided, self.rows)

    def _lay_out(self, roll: RollView) -> None:
        """Tell as much as there is room for on the map; what is asked has to be scrolled to only on the smallest."""
        wide, most = _width(roll), self._area.width() - 2 * MARGIN
        self.setFixedWidth(min(wide, max(120, most)))
        for room in ROOMS:
            self._fill(roll, self._names, room)
            if self._fit():
                self._short = room is not ROOMS[0] or wide > most
                return
        self._short = True
        self._let_scroll()

    def _let_scroll(self) -> None:
        whole, area = self.layout(), QScrollArea(self)
        assert whole is not None
        whole.replaceWidget(self._body, area)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setWidget(self._body)
        self._sheet = area
        area.show()

    def _fill(self, roll: RollView, names: dict[str, str], room: Room) -> None:
        """Write the sheet with as much as there is room for."""
        self._clear()
        self.rows, self._decided = [], []
        battle = roll.battle
        if battle is not None:
            self._column.addWidget(TextLabel(battle.title, factor=1.1, bold=True))
            self._add_rolls(battle.rolls, room)
        if battle is not None and _is_duel(battle):
            self._column.addLayout(self._duel(battle.attack, battle.defence, names, room))
            words = battle.result or self.tr("The dice have fallen.")
            if self.asked is None:  # else the question tells it
                self._decide(TextLabel(words, factor=room.result, bold=True))
        elif battle is not None or not roll.rolls:
            self._add_one_roll(roll)
        elif roll.text not in (each.text for each in roll.rolls):  # else its own row says it
            self._column.addWidget(TextLabel(roll.text, factor=room.result, bold=True))
        lines = _told(battle) if battle is not None else list(roll.after)
        for text in lines[-room.lines :] if room.lines else ():
            self._decide(TextLabel(text, factor=1.1))
        self._add_rolls(roll.rolls, room)
        if self.asked is not None:
            self._add_question(self.asked)
        self._column.addStretch(1)

    def _decide(self, words: QWidget) -> None:
        """Something that the dice have decided."""
        self._decided.append(words)
        self._column.addWidget(words)

    def _add_question(self, asked: DecisionView) -> None:
        """Who is asked, what, and his answers: none of them is pressed by a key that was meant for something else."""
        band = Banner()
        band.show_side(asked.player, asked.player_name)
        self._decide(band)
        self._decide(TextLabel(asked.prompt, bold=True))
        buttons = []
        for choice in asked.choices:
            button = QPushButton(choice.text.replace("&", "&&"), self._body)
            button.setProperty("action", choice.action)
            button.setEnabled(not choice.barred)
            button.setToolTip(choice.barred)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, action=choice.action: self.chosen.emit(action))
            button.installEventFilter(self)
            buttons.append(button)
        self._decide(Row(buttons, 6))

    def _clear(self) -> None:
        """A fresh sheet: what was on it goes with it."""
        whole, old = self.layout(), self._sheet
        self._body = self._sheet = QWidget(self)
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
        told = TextLabel(words, factor=1.5 if battle is not None else 1.2, bold=True)
        self._decided.append(told)
        line.addWidget(told, 2)
        self._column.addLayout(line)
        if battle is None:
            return
        sums = [total for total in (battle.attack.total, battle.defence.total) if total]
        facts = [self.tr("%1 against %2").replace("%1", sums[0]).replace("%2", sums[1])] if len(sums) > 1 else sums
        facts += [self.tr("column %1").replace("%1", battle.column)] if battle.column else []
        facts += [f"{item.text} {item.value}" for item in (*battle.shifts, *battle.modifiers)]
        if facts:
            self._column.addWidget(TextLabel(" · ".join(facts)))

    def _add_rolls(self, rolls: tuple[RollView, ...], room: Room) -> None:
        """Several rolls, each with as much of what came of it as there is room for."""
        for roll in rolls:
            came = " · ".join(roll.after[: room.lines])
            row = RollRow(roll, [came], ONE_OF_MANY * room.result, self.width() // 2)
            self.rows.append(row.dice)
            self._decided += row.told
            self._column.addWidget(row)

    def _duel(self, attack: BattleSide, defence: BattleSide, names: dict[str, str], room: Room) -> QHBoxLayout:
        """Both sides beside each other: cards, dice, each modifier, the sum."""
        both = QHBoxLayout()
        both.setSpacing(10)
        pips = min(self._die_size(side, room) for side in (attack, defence))
        for side in (attack, defence):
            column = QVBoxLayout()
            column.setSpacing(4)
            band = Banner()
            band.show_side(side.side, names.get(side.side, "") or side.side.capitalize())
            column.addWidget(band)
            column.addLayout(self._thrown(side, room, pips))
            if due := [f"{item.text} {item.value}".strip() for item in side.items if not item.piece]:
                more = ["…"] if len(due) > room.items else []
                column.addWidget(TextLabel(" · ".join([*due[: room.items], *more]), tone="muted"))
            terms = [replace(item, rule="") for item in side.came if not item.piece]
            self._decided.append(ItemList(tuple(terms[: room.items])))
            column.addWidget(self._decided[-1])
            if len(terms) > room.items:
                column.addWidget(TextLabel("…"))
            if side.made and [term.value for term in terms if term.value] != [
                side.made
            ]:  # a sum of one term says it twice
                self._decided.append(TextLabel(side.made, factor=1.8, bold=True, wrap=False))
                column.addWidget(self._decided[-1])
            column.addStretch(1)
            both.addLayout(column, 1)
        return both

    def _die_size(self, side: BattleSide, room: Room) -> float:
        """How large the dice of a side can be in one row beside its cards."""
        left = self.width() / 2 - 30 - sum(round(em() * room.cards) + 6 for _ in side.cards)
        return max(1.2, min(2.2, (left / max(1, len(side.dice)) - 6) / em()))

    def _thrown(self, side: BattleSide, room: Room, pips: float) -> QHBoxLayout:
        """The cards of a side, and its dice beside them, no larger than the other's."""
        line = QHBoxLayout()
        line.setSpacing(6)
        cards = [CardPicture(card, room.cards) for card in side.cards]
        for card in cards:
            line.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
        if side.dice:
            row = DiceRow(side.dice, pips)
            self.rows.append(row)
            line.addWidget(row, 1)
        return line

    # -- place -------------------------------------------------------------------------------------
    def place(self, spot: QRect | None, clear: Sequence[QRect] = ()) -> None:
        """Stand beside a place without covering it; at the top where it lies out of sight.

        What is to be kept `clear` is asked about: the card goes where it covers least of it.
        """
        area = self._area.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        seen = spot is not None and spot.intersects(self._area.rect())
        self.show_place.setVisible(not seen and self.roll is not None and bool(self.roll.spaces))
        if spot is None or not seen:
            self.move(max(area.left(), area.center().x() - self.width() // 2), area.top())
            self._give_way(area, clear)
            return
        near = min(spot.width(), round(5 * em()))  # units retreat and advance there
        free = max(spot.left() - area.left(), area.right() - spot.right()) - self.width()
        gap = max(MARGIN, min(2 * MARGIN + near, free))
        right, left = spot.right() + gap, spot.left() - gap - self.width()
        x = right if right + self.width() <= area.right() or left < area.left() else left
        y = spot.center().y() - self.height() // 2
        at = QPoint(min(x, area.right() - self.width()), min(y, area.bottom() - self.height()))
        self.move(max(area.left(), at.x()), max(area.top(), at.y()))
        self._give_way(area, (spot, *clear))

    def _give_way(self, area: QRect, clear: Sequence[QRect]) -> None:
        """Go to a side or a corner of the map if less that is asked about lies under it."""
        here, size = self.pos(), self.size()
        columns = (here.x(), area.left(), area.right() - size.width())
        rows = (here.y(), area.top(), area.bottom() - size.height())
        spots = [QPoint(x, max(area.top(), y)) for y in rows for x in columns if x >= area.left()]
        self.move(min(spots, key=lambda at: sum(QRect(at, size).intersects(each) for each in clear)))

    def dismiss(self) -> None:
        """The map was touched: whoever reads goes on. A press that was under way when it came up is not meant."""
        if self._since.elapsed() >= UNREAD_MS:
            self.hide()

    def stand_again(self) -> None:
        """Something else was shown on the map and has gone."""
        if self.roll is not None:
            self.show()
            self.raise_()
            self.keep_inside()

    def keep_inside(self) -> None:
        """The map has another size: as much is told as has room now."""
        room = self._area.size()
        large = self.width() > room.width() - 2 * MARGIN or self.height() > room.height() - 2 * MARGIN
        if (large or self._short) and self.roll is not None and not self.isHidden():
            self._lay_out(self.roll)
        area = self._area.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        x = max(area.left(), min(self.x(), area.right() - self.width()))
        self.move(x, max(area.top(), min(self.y(), area.bottom() - self.height())))

    def restyle(self) -> None:
        """Letters or colours have changed."""
        if self.roll is not None and not self.isHidden():
            self._lay_out(self.roll)
            self.keep_inside()

    # -- gestures ----------------------------------------------------------------------------------
    def _on_done(self) -> None:
        self.hide()
        self.done.emit()

    def _on_wanted(self) -> None:
        if self.roll is not None:
            self.wanted.emit(list(self.roll.spaces), [])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in GOING_ON:
            if self.asked is None:
                self._on_done()
        else:
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Enter and Escape go on, from wherever the keyboard is; one that was on its way when it came up does nothing.

        Where somebody is asked on it they forgo nothing for him.
        """
        if event.key() not in GOING_ON or event.modifiers() or not self.isVisible() or self.asked is not None:
            return False
        if self._since.elapsed() >= UNREAD_MS and not event.isAutoRepeat():
            self._on_done()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The second half of a double click on an answer is no answer to what is asked next."""
        if event.type() not in PRESSES:
            return False
        what = (self.asked.player if self.asked is not None else "", watched.property("action"))
        return self._second.is_one(event, what)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # what lies under it is not meant

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()  # no stack fans out under it

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        box = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(theme.color(theme.ColorRole.Base))
        painter.setPen(QPen(mixed(colours.accent(theme), theme.color(theme.ColorRole.WindowText), 0.3), 3))
        painter.drawRoundedRect(box, 8, 8)


def _width(roll: RollView) -> int:
    """As wide as the words of a roll, or as both sides of a fight with all their cards beside their dice."""
    if roll.battle is None:
        return round(em() * WIDE)
    cards = max(len(roll.battle.attack.cards), len(roll.battle.defence.cards))
    return round(em() * (WIDE_FIGHT + WIDER * max(0, cards - 1)))


def _is_duel(battle: BattleView) -> bool:
    """Whether each side has dice of its own."""
    return bool(battle.attack.dice or battle.defence.dice)


def _told(battle: BattleView) -> list[str]:
    """What came of it: in one piece what the game calls its cost, else the lines of pieces, else of places."""
    if battle.cost:
        return [" ".join(battle.cost)]
    lines = [line for line in battle.lines if not line.dice]
    return [line.text for line in lines if line.pieces] or [line.text for line in lines if line.spaces]
