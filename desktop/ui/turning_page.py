"""The page that goes through the turning points of a game that is over: each leads to its moment."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.players.turning import Turn
from desktop.ui.board_page import BoardPage
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.views.wording import signed


class TurningPage(BoardPage):
    """Signals besides those of BoardPage:
    looked: at the moment at this length of the log.
    ended: whoever waited for it does not want it any more, or wants the page of the end again.
    """

    looked = Signal(int)
    ended = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("turning-page")
        self._bar: QProgressBar | None = None

    def _buttons(self) -> QWidget:
        buttons = QWidget(self)
        row = FlowLayout(buttons, em())
        map_button = self._button(self.tr("Look at the map (Esc)"), "turning-map")
        end_button = self._button(self.tr("How the game ended"), "turning-end")
        map_button.clicked.connect(self._close)
        end_button.clicked.connect(self.ended)
        for button in (map_button, end_button):
            row.addWidget(button)
        return buttons

    def show_share(self, share: int) -> None:
        """How many hundredths of the work are done."""
        if self._bar is None or self.isHidden():
            column = self._fresh()
            column.addWidget(TextLabel(self.tr("The program looks through the game …"), factor=1.25))
            self._bar = QProgressBar()
            self._bar.setObjectName("turning-thinks")
            column.addWidget(self._bar)
            column.addStretch(1)
            self._come_up()
        self._bar.setValue(share)

    def show_fault(self, why: str) -> None:
        self._bar = None
        column = self._fresh()
        column.addWidget(TextLabel(self.tr("The program has nothing to say of this game: {0}").format(why)))
        column.addStretch(1)
        self._come_up()

    def show_turns(self, turns: tuple[Turn, ...], sides: Mapping[str, str]) -> None:
        """The turning points; `sides` are names by seat."""
        self._bar = None
        column = self._fresh()
        title = TextLabel(self.tr("Turning points"), factor=2.0, bold=True)
        column.addWidget(title)
        if turns:
            told = self.tr(
                "Chances of {0} to win, as the program reckons them. Luck is what dice and draws changed, judged by "
                "the same choices under others; choice is what was chosen, judged by what the program would have made "
                "of it."
            )
            column.addWidget(TextLabel(told.format(sides.get(turns[0].side, turns[0].side)), tone="muted"))
        else:
            column.addWidget(TextLabel(self.tr("Neither luck nor choices changed the chances by much.")))
        for turn in turns:
            column.addWidget(self._row(turn, sides))
        column.addStretch(1)
        self._come_up()

    def _row(self, turn: Turn, sides: Mapping[str, str]) -> QWidget:
        section = Section(side=turn.player)
        section.setObjectName(f"turning-{turn.start}")
        for line in self._lines(turn, sides):
            section.column.addWidget(TextLabel(line))
        look = WrapButton(turn.when or self.tr("Look at it"))
        look.setObjectName(f"look-{turn.at or turn.start}")
        look.clicked.connect(lambda: self._look(turn.at or turn.start))
        section.column.insertWidget(0, look)
        return section

    def _look(self, at: int) -> None:
        self.hide()
        self.looked.emit(at)

    def _lines(self, turn: Turn, sides: Mapping[str, str]) -> list[str]:
        words = self.tr("{0} in 100 before, {1} after: luck {2}, choice {3}, to be expected {4}")
        figures = [signed(figure) for figure in (turn.luck, turn.choice, turn.coming)]
        lines = [words.format(turn.before, turn.after, *figures)]
        if turn.instead:
            name = sides.get(turn.player, turn.player)
            words = self.tr("{0} chose: {1}. The program would have chosen: {2}.")
            lines.append(words.format(name, turn.played, turn.instead))
        return lines
