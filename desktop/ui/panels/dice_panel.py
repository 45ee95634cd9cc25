"""The Dice dock: how the dice fell against what was to be expected."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.ui.panels.dice_statistics import Roll, Series, decimal, select, series
from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.chips import ChipRow
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.frames import Column, Section, ShareBar
from desktop.ui.widgets.text import TextLabel, em, font_metrics, scaled_font


class FaceChart(QWidget):
    """Bars for each face, with a line where expectation lies; the counts stand above the bars."""

    def __init__(self, shown: Series, side: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown, self._side = shown, side
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = (f"{face}: {count} ({decimal(want, 1)})" for face, count, want in shown.faces)
        self.setAccessibleName(", ".join(words))

    def sizeHint(self) -> QSize:
        return QSize(em() * 12, em() * 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(em() * 6, em() * 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        faces = self._shown.faces
        if not faces:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = max(max(count, float(want)) for _, count, want in faces) or 1
        metrics = font_metrics(0.9)
        die_side = min(em() * 1.4, self.width() / len(faces) - 4)
        floor = self.height() - die_side - 6
        height = floor - metrics.height() - 4
        step = self.width() / len(faces)
        for number, (face, count, want) in enumerate(faces):
            box = QRectF(number * step + step * 0.16, floor - height * count / top, step * 0.68, height * count / top)
            self._paint_bar(painter, box, count, floor - height * float(want) / top)
            self._paint_face(painter, QRectF(box.center().x() - die_side / 2, floor + 4, die_side, die_side), face)
        painter.setPen(colours.hairline(self.palette()))
        painter.drawLine(0, int(floor), self.width(), int(floor))

    def _paint_bar(self, painter: QPainter, box: QRectF, count: int, wanted_at: float) -> None:
        theme = self.palette()
        base = theme.color(QPalette.ColorRole.Base)
        colour = colours.side_colour(self._side) if self._side else colours.accent(theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.readable(colour, base, colours.MARK_CONTRAST))
        painter.drawRoundedRect(box, 2, 2)
        ink = theme.color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 2, Qt.PenStyle.DashLine))
        painter.drawLine(int(box.left() - 3), int(wanted_at), int(box.right() + 3), int(wanted_at))
        painter.setPen(ink)
        painter.setFont(scaled_font(0.9, bold=True))
        high = em() + 2
        above = QRectF(box.left() - 10, min(box.top(), wanted_at) - high, box.width() + 20, high)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(count))

    def _paint_face(self, painter: QPainter, box: QRectF, face: int) -> None:
        if face <= 6 and len(self._shown.faces) <= 6:
            pictures.die(painter, box, face, pictures.die_ground())
        else:
            painter.setFont(scaled_font(0.9))
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(face))


class DicePanel(Panel):
    """Shows rolls as (purpose, player, sides, result). The figures are worked out only while they are seen."""

    panel_id = "dice"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rolls: list[Roll] = []
        self._stale = True
        self.players = ChipRow(self)
        self.players.exclusive = True
        self.players.changed.connect(self._on_player)
        self._column = Column(self)
        self.outer.setSpacing(4)
        self.players.setContentsMargins(6, 4, 6, 0)
        self.outer.addWidget(self.players)
        self.outer.addWidget(self._column, 1)

    def show_rolls(self, rolls: list[Roll]) -> None:
        """Show all rolls so far."""
        rolls = [(purpose, player, sides, result) for purpose, player, sides, result in rolls]
        if rolls == self._rolls and not self._stale:
            return
        self._rolls = rolls
        self._refresh()

    def set_sides(self, sides: tuple[tuple[str, str], ...]) -> None:
        super().set_sides(sides)
        self._refresh()

    def _refresh(self) -> None:
        self._stale = True
        if self.isVisible():
            self._rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._rebuild()

    def _player(self) -> str:
        chosen = self.players.chosen()
        return chosen[0] if chosen and chosen[0] != "*" else ""

    def _on_player(self) -> None:
        self._rebuild()

    def _rebuild(self) -> None:
        self._stale = False
        known = [side for side, _ in self._sides]
        known += sorted({roll[1] for roll in self._rolls if roll[1]} - set(known))
        chips = (("*", self.tr("All")), *((side, self.side_name(side)) for side in known))
        self.players.set_chips(chips, on=("*",))
        for side in known:
            self.players.chip(side).colour = colours.side_colour(side)
        clear_layout(self._column.column)
        player = self._player()
        rolls = select(self._rolls, player)
        if not rolls:
            self._column.column.addWidget(TextLabel(self.tr("No die has been rolled."), tone="muted"))
            return
        self._column.column.addWidget(self._section(self.tr("All rolls"), rolls, player, chart=True))
        if not player and len(known) > 1:
            for side in known:
                if own := select(self._rolls, side):
                    self._column.column.addWidget(self._section(self.side_name(side), own, side))
        for purpose in sorted({roll[0] for roll in rolls}, key=self._purpose):
            part = select(rolls, "", purpose)
            self._column.column.addWidget(self._section(self._purpose(purpose), part, player))

    def _purpose(self, purpose: str) -> str:
        return purpose.replace("-", " ").replace("_", " ").capitalize()

    def _section(self, heading: str, rolls: list[Roll], side: str, chart: bool = False) -> Section:
        shown = series(rolls)
        box = Section(self._column.content, side=side or None)
        box.column.addWidget(TextLabel(heading, bold=True))
        if chart:
            box.column.addWidget(FaceChart(shown, side))
            box.column.addWidget(TextLabel(self.tr("Dashes: to be expected"), factor=0.9, tone="muted"))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(1)
        rows = (
            (self.tr("Rolls"), str(shown.rolls)),
            (self.tr("Mean"), decimal(shown.mean)),
            (self.tr("To be expected"), decimal(shown.expected_mean)),
            (self.tr("Sum against expected"), self._signed(shown)),
        )
        for row, (words, figure) in enumerate(rows):
            grid.addWidget(TextLabel(words), row, 0)
            grid.addWidget(TextLabel(figure, bold=True, wrap=False), row, 1, Qt.AlignmentFlag.AlignRight)
        box.column.addLayout(grid)
        bar = ShareBar()
        bar.show_share(float(shown.percentile), colours.side_colour(side) if side else colours.accent(self.palette()))
        box.column.addWidget(bar)
        words = self.tr("Higher than %1 % of all possible series")
        box.column.addWidget(TextLabel(words.replace("%1", decimal(shown.percentile * 100, 1))))
        return box

    def _signed(self, shown: Series) -> str:
        difference = shown.total - shown.expected
        return f"{'+' if difference > 0 else ''}{decimal(difference, 1)}"

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._refresh()
