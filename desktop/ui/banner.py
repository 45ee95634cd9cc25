"""The banner: a change of turn, phase or fortune, over the map for a moment. No click is lost on it."""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.controller.announcing import PHASE_BEGAN, Announcement
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import TextLabel, em, font_metrics

STAYS_MS = (1800, 1300, 2200, 3400)
"""How long a phase is announced, by speed of animation. News are no motion: they are told without it, too."""
LONGER = {False: 1.4, True: 2.2}
"""How much longer what is more than a phase stays, and what is grave."""
WIDTH, NARROW, PICTURE, SIGN = 40, 12, 3, 1.25
"""In ems: at most and at least so wide, the picture, and that of a row."""
MOVING = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
"""What happens to the map, or to what is spared, when a banner may need another place."""
LARGE, SMALL, ROW = 1.6, 1.3, 1.1
"""Sizes of the words, against those of the window."""


class Picture(QWidget):
    """A drawing of what changed, on a grid of 24 units."""

    def __init__(self, kind: str, ink: QColor, ems: float = PICTURE) -> None:
        """Nothing is drawn of a figure that moved, which is no `kind`."""
        super().__init__()
        self.kind, self._ink = kind, ink
        self.setFixedSize(QSize(round(ems * em()), round(ems * em())))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 24, self.height() / 24)
        painter.setPen(QPen(self._ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        for line in PICTURES[self.kind] if self.kind else ():
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in line]))


Lines = tuple[tuple[tuple[float, float], ...], ...]
PICTURES: dict[str, Lines] = {
    "turn": (
        ((4, 6), (20, 6), (20, 20), (4, 20), (4, 6)), ((4, 10), (20, 10)), ((8, 3), (8, 7)), ((16, 3), (16, 7)),
        ((8, 14), (9, 14)), ((12, 14), (13, 14)), ((16, 14), (16.5, 14)), ((8, 17), (9, 17)), ((12, 17), (13, 17)),
    ),
    "phase": (((5, 4), (14, 12), (5, 20)), ((11, 4), (20, 12), (11, 20))),
    "weather": (
        ((6, 13), (4, 12), (4, 9), (7, 7), (9, 4), (14, 4), (16, 7), (19, 8), (20, 11), (18, 13), (6, 13)),
        ((8, 16), (7, 20)), ((12, 16), (11, 20)), ((16, 16), (15, 20)),
    ),
    "clear": (
        ((16, 12), (15.2, 14.4), (13.2, 15.8), (10.8, 15.8), (8.8, 14.4), (8, 12), (8.8, 9.6), (10.8, 8.2), (13.2, 8.2),
         (15.2, 9.6), (16, 12)),
        ((12, 2), (12, 4.5)), ((12, 19.5), (12, 22)), ((2, 12), (4.5, 12)), ((19.5, 12), (22, 12)),
        ((5, 5), (6.7, 6.7)), ((17.3, 17.3), (19, 19)), ((5, 19), (6.7, 17.3)), ((17.3, 6.7), (19, 5)),
    ),
    "front": (
        ((12, 2), (10, 6), (14, 10), (10, 14), (14, 18), (12, 22)),
        ((2, 12), (7, 12)), ((4.5, 9), (7.5, 12), (4.5, 15)), ((22, 12), (17, 12)), ((19.5, 9), (16.5, 12), (19.5, 15)),
    ),
    "event": (((13, 2), (6, 13), (11, 13), (9, 22), (18, 9), (12, 9), (13, 2)),),
    "end": (((6, 21), (6, 3)), ((6, 4), (19, 4), (16, 8), (19, 12), (6, 12)), ((3, 21), (10, 21))),
    "retreat": (((20, 5), (20, 14), (5, 14)), ((10, 9), (5, 14), (10, 19))),
    "surrender": (((6, 21), (6, 3)), ((6, 4), (12, 6), (19, 4), (19, 12), (12, 14), (6, 12))),
    "revolution": (
        ((12, 2), (14.5, 9), (22, 9), (16, 13.5), (18, 21), (12, 16.5), (6, 21), (8, 13.5), (2, 9), (9.5, 9), (12, 2)),
    ),
    "offensive": (((12, 3), (3, 18), (21, 18), (12, 3)), ((12, 8), (12, 13)), ((12, 15.5), (12, 15.8))),
    "alliance": (((3, 9), (8, 7), (12, 9), (16, 7), (21, 9)), ((3, 16), (7, 15), (12, 19), (17, 15), (21, 16)),
                 ((8, 12), (12, 9), (17, 15)), ((10, 15), (12, 17))),
    "government": (
        ((3, 9), (12, 3), (21, 9), (3, 9)), ((6, 11), (6, 18)), ((10, 11), (10, 18)), ((14, 11), (14, 18)),
        ((18, 11), (18, 18)), ((3, 21), (21, 21)),
    ),
}  # fmt: skip
"""The strokes of each picture, for all kinds of announcements."""


class Banner(QWidget):
    """Shows one Announcement at a time; the newer one takes the place of the older."""

    def __init__(self, board: QWidget, spared: QWidget) -> None:
        """Over a `board`, but never over what is `spared`: it waits until there is room beside that."""
        super().__init__(board)
        self._board, self._spared = board, spared
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._side, self._grave = "", False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.be_gone)
        self._inside: QWidget | None = None
        self._wide = 0
        self.shown: Announcement | None = None
        self._stays = 0
        for watched in (board, spared):
            watched.installEventFilter(self)
        self.hide()

    def announce(self, news: Announcement | None, speed: int) -> None:
        """Show it as long as the speed of animation says."""
        if news is None:
            return
        self.shown, self._side, self._grave = news, news.side, news.grave
        if self._inside is not None:
            self._inside.hide()
            self._inside.deleteLater()
        self._inside = self._filled(news)
        title = font_metrics(self._size(news), bold=True).horizontalAdvance(news.title)
        rows = (font_metrics(ROW).horizontalAdvance(text) for text in news.rows)
        signs = round((SIGN + 0.5) * em()) if any(news.kinds) else 0
        self._wide = max(title, *(row + signs for row in rows), 0) + (PICTURE + 4) * em()
        self._inside.show()
        plain = news.kind == PHASE_BEGAN and not news.rows
        self._stays = round(STAYS_MS[speed] * (1 if plain else LONGER[news.grave]))
        self._timer.stop()
        self._place()

    def be_gone(self) -> None:
        """Nothing is announced any more, nor waits for room."""
        self._stays = 0
        self._timer.stop()
        self.hide()

    def _filled(self, news: Announcement) -> QWidget:
        inside = QWidget(self)
        row = QHBoxLayout(inside)
        row.setContentsMargins(em(), em() // 2 + 6, em(), em() // 2)
        row.setSpacing(em())
        row.addWidget(Picture(news.kind, self._ink()), 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout()
        column.setSpacing(2)
        title = TextLabel(news.title, factor=self._size(news), bold=True)
        title.setObjectName("banner-title")
        column.addWidget(title)
        for text, kind in zip_longest(news.rows, news.kinds, fillvalue=""):
            line = QHBoxLayout()
            line.setSpacing(em() // 2)
            if any(news.kinds):
                line.addWidget(Picture(kind, self._ink(), SIGN))
            label = TextLabel(text, factor=ROW)
            label.setObjectName("banner-row")
            line.addWidget(label, 1)
            column.addLayout(line)
        row.addLayout(column, 1)
        return inside

    @staticmethod
    def _size(news: Announcement) -> float:
        return SMALL if news.kind == PHASE_BEGAN else LARGE

    def _ink(self) -> QColor:
        ground = self.palette().color(QPalette.ColorRole.Window)
        colour = colours.side_colour(self._side) if self._side else self.palette().color(QPalette.ColorRole.WindowText)
        return colours.readable(colour, ground, colours.MARK_CONTRAST)

    def _place(self) -> None:
        """Find room, and stay as long as it takes to read; where there is none, wait for it."""
        found = self._found_room()
        if found is None:
            self.hide()
            self._timer.stop()
            return
        assert self._inside is not None
        self.setGeometry(found)
        self._inside.setGeometry(self.rect())
        self.show()
        self.raise_()
        if not self._timer.isActive():
            self._timer.start(self._stays)

    def _found_room(self) -> QRect | None:
        """In the upper part of the map, as wide as its words; below or beside what is spared if that lies there, but no
        tower of words."""
        assert self._inside is not None
        layout = self._inside.layout()
        assert layout is not None
        whole, spared = self._board.rect(), QRect()
        if self._spared.isVisibleTo(self._board):
            spared = QRect(self._spared.mapTo(self._board, QPoint()), self._spared.size()).adjusted(-8, -8, 8, 8)
        left, right = QRect(whole), QRect(whole)
        left.setRight(spared.left())
        right.setLeft(spared.right())
        for part in (whole, left, right) if not spared.isNull() else (whole,):
            width = min(self._wide, WIDTH * em(), part.width() - em())
            height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
            for top in (whole.height() // 9, whole.height() - height - em()):
                box = QRect(part.center().x() - width // 2, top, width, height)
                if width >= max(min(NARROW * em(), self._wide), height) and not box.intersects(spared):
                    return box
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._stays and event.type() in MOVING:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        painter.setPen(QPen(self._ink() if self._grave else colours.hairline(theme), 2 if self._grave else 1))
        painter.setBrush(theme.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.fillRect(QRectF(6, 1, self.width() - 12, 5), self._ink())
