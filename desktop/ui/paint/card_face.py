"""The face of a card: title on its band, values beside a vignette, conditions, the event, and marks at the foot."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.ui.paint.card_words import INK, MARKS, PAPER, STARS, Lines, card_font, mark_words, set_text, unbroken
from desktop.ui.paint.palette import faded, ink_on, mixed
from desktop.ui.paint.symbols import paint_symbol
from desktop.ui.paint.vignettes import has_scene, paint_vignette
from desktop.views.ours import DAGGER, undaggered
from desktop.views.pieces import CardView

GROWN, SMALL, LEAST = 1.3, 0.95, 0.69
"""How much larger letters become where there is room; those of captions, numbers and marks, and the smallest that are
read without effort; and how much smaller words become where there is no room at all."""
TITLE, FIGURE, LINE = 1.15, 1.4, 1.15
"""A title, a figure in a row of values, and the height of a line of small letters."""
SCENE_SHARE, SCENE_LEAST = 0.44, 0.2
"""Of the height, what the vignette has at most, and at least before the letters become larger."""
STRIP = 2.2
"""The least height of a picture below a row of values, in letters."""
SIGN = 1.4
"""The width of a plate with a sign alone, in letters."""
FEW_LETTERS = 60
"""A text so short leaves the vignette more."""


class Face:
    """The face of one card, laid out for a size of card and of letters; paints itself."""

    def __init__(
        self, painter: QPainter | None, card: CardView, band: QColor, size: QSizeF, letters: float, seen: float = 0.0
    ) -> None:
        """Without a painter it can tell whether all of it can be read; `seen` is the width at its left that other
        cards leave of it."""
        self._given, self._card, self._band, self._size, self._unit = painter, card, band, size, letters
        self._seen = seen or size.width()
        self._edge = letters * 0.55
        """The room at the sides, and the width of the band at the left."""
        self._room = size.width() - 2.7 * self._edge
        self._in_a_row = False
        """Whether the values stand in one row, without a vignette: for a text that needs all the room."""
        self._terse = False
        """Whether marks with a sign have no words beside it."""

    @property
    def _painter(self) -> QPainter:
        assert self._given is not None
        return self._given

    def is_readable(self) -> bool:
        """Whether all words find room in letters that are read without effort, if need be without a vignette."""
        self._in_a_row, self._terse = bool(self._card.values) and not self._is_bare, True
        if self._title_size() < self._unit * SMALL or not self._marks_fit():
            return False
        used = self._head_height() + self._values_height() + self._words_height(self._unit * SMALL)
        return used <= self._foot(self._mark_rows())

    def _marks_fit(self) -> bool:
        """Whether each mark that has no sign has room for its words."""
        metrics = QFontMetricsF(self._caption_font)
        plain = [mark_words(mark) for mark in self._shown_marks() if mark not in MARKS and mark not in STARS]
        return all(metrics.horizontalAdvance(words) + self._unit * 0.8 <= self._room for words in plain)

    def paint(self) -> None:
        painter, size = self._painter, self._size
        top = self._paint_head()
        marks = self._mark_rows()
        foot = self._foot(marks)
        letters, high = self._fitted(foot - top)
        if marks and (letters < self._unit or not self._marks_fit()):  # signs say as much and leave room
            self._terse = True
            marks = self._mark_rows()
            foot = self._foot(marks)
            letters, high = self._fitted(foot - top)
        scene = QRectF(0, top, size.width(), high)
        self._paint_scene(scene)
        painter.fillRect(QRectF(0, 0, self._edge, size.height()), self._band)
        y = scene.bottom() + self._unit * 0.4
        for text, font, ink in self._paragraphs(letters):
            painter.setPen(ink)
            y = self._write(text, font, y, foot) + self._unit * 0.25
        self._paint_marks(marks, foot)

    # -- how much room -----------------------------------------------------------------------------
    def _foot(self, marks: list[list[tuple[str, float]]]) -> float:
        """Where the marks begin."""
        return self._size.height() - (0 if self._is_bare else self._edge + len(marks) * self._unit * 1.35)

    def _fitted(self, room: float) -> tuple[float, float]:
        """The largest letters with which the words fit under the vignette, and the height of that."""
        most, wanted = self._size.height() * SCENE_SHARE, self._size.height() * SCENE_LEAST
        if len(self._card.text) + len(self._card.condition) <= FEW_LETTERS:
            most = room
        self._in_a_row = bool(self._card.values) and self._values_width + self._unit * STRIP > self._size.width()
        letters, least = self._unit * GROWN, self._values_height()
        if self._is_bare:
            self._in_a_row = False
            return letters, room
        while letters > self._unit * LEAST:
            if letters < self._unit and self._card.values and not self._in_a_row:
                self._in_a_row, letters = True, self._unit
                least = self._values_height()
            left = room - self._words_height(letters)
            if left >= (max(wanted, least) if letters > self._unit else least):
                return letters, self._spent(left, most, least)
            letters -= max(0.5, self._unit * 0.04)
        return letters, least

    def _spent(self, left: float, most: float, least: float) -> float:
        """What the vignette and the values take of the room that the words leave."""
        if self._in_a_row and left - least < self._unit * STRIP:
            return least  # too low for a picture
        return min(left, max(most, least))

    @cached_property
    def _is_bare(self) -> bool:
        """Whether there is nothing on it but a figure and a sign."""
        return not (self._card.text or self._card.condition or self._card.marks)

    def _words_height(self, letters: float) -> float:
        if self._is_bare:
            return 0.0
        heights = [set_text(text, font, self._room)[0] for text, font, _ in self._paragraphs(letters)]
        return sum(heights) + self._unit * (0.25 * len(heights) + 0.65)

    def _paragraphs(self, letters: float) -> list[tuple[str, QFont, QColor]]:
        """Conditions on a line of their own, then the event, paragraph by paragraph."""
        card = self._card
        found = [(card.condition, card_font(letters, italic=True), mixed(self._band, QColor("#000000"), 0.45))]
        found += [(text, card_font(letters), INK) for text in card.text.split("\n")]
        return [each for each in found if each[0]]

    def _values_height(self) -> float:
        """What the figures beside the vignette need, or those in a row."""
        if self._in_a_row:
            below = set_text(self._details(), self._caption_font, self._room)[0] if self._details() else 0.0
            return self._unit * (0.2 + 1.6 * len(self._value_lines())) + below
        if not self._card.values:
            return self._unit * 0.4
        return sum(self._row_height(label) for label, _ in self._card.values) + self._unit * 0.4

    def _row_height(self, label: str) -> float:
        return self._unit * max(1.75, LINE * (1 + label.count("\n")) + 0.2)

    def _details(self) -> str:
        """What captions tell below their first line."""
        return ", ".join(line for label, _ in self._card.values for line in label.split("\n")[1:])

    def _value_lines(self) -> list[list[tuple[str, str, float]]]:
        """Figures with their captions and the width of both, side by side in as few lines as hold them."""
        lines: list[list[tuple[str, str, float]]] = [[]]
        left = self._room
        for label, figure in self._card.values:
            caption = (DAGGER if figure.endswith(DAGGER) else "") + label.split("\n")[0]
            words = QFontMetricsF(self._caption_font).horizontalAdvance(caption)
            wide = QFontMetricsF(self._row_font()).horizontalAdvance(undaggered(figure)) + self._unit * 0.15 + words
            if wide > left and lines[-1]:
                lines.append([])
                left = self._room
            lines[-1].append((undaggered(figure), caption, wide))
            left -= wide + self._unit * 0.35
        return lines

    def _row_font(self) -> QFont:
        return card_font(self._unit * FIGURE, bold=True)

    # -- head --------------------------------------------------------------------------------------
    def _paint_head(self) -> float:
        """The title on the band; returns where it ends."""
        painter, unit = self._painter, self._unit
        _, lines = self._title_lines
        bottom = self._head_height()
        painter.fillRect(QRectF(0, 0, self._size.width(), bottom), self._band)
        painter.setPen(ink_on(self._band))
        for line in lines:
            line.draw(painter, QPointF(self._edge * 1.6, unit * 0.3))
        if self._card.number:
            painter.setFont(self._caption_font)
            low = bottom - unit * 1.6 if self._is_wide_title else unit * 0.4
            spot = QRectF(0, low, self._size.width() - self._edge * 1.1, unit * 1.3)
            painter.drawText(spot, Qt.AlignmentFlag.AlignRight, self._card.number)
        return bottom

    def _head_height(self) -> float:
        high, [layout] = self._title_lines
        if self._is_wide_title:
            last = layout.lineAt(layout.lineCount() - 1).naturalTextWidth()
            high += self._unit * 1.3 if last + self._number_width > self._room else 0.0
        return high + self._unit * 0.6

    @cached_property
    def _title_lines(self) -> tuple[float, Lines]:
        return set_text(unbroken(self._card.title), card_font(self._title_size(), bold=True), self._title_room())

    def _title_room(self) -> float:
        return self._room - (0.0 if self._is_wide_title else self._number_width)

    @cached_property
    def _number_width(self) -> float:
        number = self._card.number
        return QFontMetricsF(self._caption_font).horizontalAdvance(number) + self._unit * 0.4 if number else 0.0

    @cached_property
    def _is_wide_title(self) -> bool:
        """Whether a word of the title leaves the number no room beside it: it stands beside the last line, or below."""
        return self._longest_word > self._room - self._number_width - 2

    @cached_property
    def _longest_word(self) -> float:
        metrics = QFontMetricsF(card_font(self._unit * TITLE, bold=True))
        return max((metrics.horizontalAdvance(word) for word in unbroken(self._card.title).split(" ")), default=1.0)

    def _title_size(self) -> float:
        """As large as its longest word goes."""
        return self._unit * TITLE * min(1.0, (self._title_room() - 2) / self._longest_word)

    @staticmethod
    def title(painter: QPainter, room: QRectF, title: str, size: float) -> None:
        """A title alone, as large as it goes into a place."""
        for letters in range(round(size), 7, -1):
            high, lines = set_text(title, card_font(letters, bold=True), room.width())
            if high <= room.height() or letters == 8:
                for line in lines:
                    line.draw(painter, room.topLeft())
                return

    # -- vignette and values -----------------------------------------------------------------------
    def _paint_scene(self, room: QRectF) -> None:
        painter, band = self._painter, self._band
        if self._in_a_row:
            self._paint_row(room)
            return
        if self._is_bare:
            painter.fillRect(room, mixed(band, PAPER, 0.8))
            self._paint_picture(room.adjusted(0, self._figure_size(), 0, 0))
            self._paint_values(room)
            return
        column = self._values_width
        self._paint_picture(room.adjusted(column, 0, 0, 0))
        painter.fillRect(QRectF(room.left(), room.top(), column, room.height()), PAPER)
        painter.fillRect(QRectF(room.left(), room.bottom() - 1, room.width(), 1), band)
        self._paint_values(room)

    def _paint_picture(self, picture: QRectF) -> None:
        painter, card, band = self._painter, self._card, self._band
        painter.fillRect(picture, mixed(band, PAPER, 0.8))
        if has_scene(card.scene):
            paint_vignette(painter, picture, card.scene, band)
        elif card.emblem:
            side = min(picture.width(), picture.height()) * 0.82
            spot = QRectF(picture.center() - QPointF(side, side) / 2, QSizeF(side, side))
            paint_symbol(painter, spot, card.emblem, mixed(band, PAPER, 0.25), band)

    def _figure_size(self) -> float:
        """No larger than what is seen of the card: half a 10 would be a 1."""
        if len(self._card.values) > 1:
            return self._unit * 1.65
        wanted, least = self._unit * (2.4 if self._card.text else 5.0), self._unit * FIGURE
        metrics = QFontMetricsF(card_font(wanted, bold=True))
        wide = max((metrics.horizontalAdvance(undaggered(figure)) for _, figure in self._card.values), default=0.0)
        room = self._seen - self._edge * 2
        return wanted if wide <= room else max(min(wanted, least), wanted * room / wide)

    @cached_property
    def _values_width(self) -> float:
        if not self._card.values:
            return 0.0
        figures = QFontMetricsF(card_font(self._figure_size(), bold=True))
        wide = max(figures.horizontalAdvance(undaggered(figure)) for _, figure in self._card.values)
        captions = QFontMetricsF(self._caption_font)
        words = [line for label, _ in self._card.values for line in label.split("\n")]
        beside = max((captions.horizontalAdvance(line) for line in words), default=0.0)
        return self._edge * 1.6 + wide + self._unit * 0.75 + beside + self._edge * 0.6

    @cached_property
    def _caption_font(self) -> QFont:
        return card_font(self._unit * SMALL)

    def _paint_values(self, room: QRectF) -> None:
        """Figures one below the other, each with its caption beside it."""
        painter, y = self._painter, room.top() + self._unit * 0.2
        for label, figure in self._card.values:
            large = card_font(self._figure_size(), bold=True)
            metrics = QFontMetricsF(large)
            high = max(self._row_height(label), metrics.height() * 0.95)
            x = room.left() + self._edge * 1.6
            wide = metrics.horizontalAdvance(undaggered(figure))
            painter.setPen(INK)
            painter.setFont(large)
            painter.drawText(QRectF(x, y, wide + 2, high), Qt.AlignmentFlag.AlignVCenter, undaggered(figure))
            painter.setFont(self._caption_font)
            if figure.endswith(DAGGER):
                painter.drawText(QPointF(x + wide, y + high * 0.45), DAGGER)
            beside = QRectF(x + wide + self._unit * 0.75, y, room.width(), high)
            painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter), label)
            y += high
        side = min(self._values_width - self._edge * 3, room.bottom() - y - self._edge)
        if self._card.emblem and has_scene(self._card.scene) and side > self._unit * 1.5:
            spot = QRectF(room.left() + self._edge * 1.8, y + self._edge * 0.5, side, side)
            paint_symbol(painter, spot, self._card.emblem, mixed(self._band, PAPER, 0.1), self._band)

    def _paint_row(self, room: QRectF) -> None:
        """Figures with their captions side by side; what else captions tell below."""
        painter, unit = self._painter, self._unit
        y = room.top() + unit * 0.1
        painter.setPen(INK)
        for line in self._value_lines():
            x = self._edge * 1.7
            for figure, caption, wide in line:
                painter.setFont(self._row_font())
                painter.drawText(QRectF(x, y, wide, unit * 1.6), int(Qt.AlignmentFlag.AlignVCenter), figure)
                beside = QPointF(x + QFontMetricsF(self._row_font()).horizontalAdvance(figure) + unit * 0.15, y)
                painter.setFont(self._caption_font)
                painter.drawText(QRectF(beside, QSizeF(wide, unit * 1.6)), int(Qt.AlignmentFlag.AlignVCenter), caption)
                x += wide + unit * 0.35
            y += unit * 1.6
        for layout in set_text(self._details(), self._caption_font, self._room)[1] if self._details() else ():
            layout.draw(painter, QPointF(self._edge * 1.7, y))
        low = room.top() + self._values_height()
        if room.bottom() - low > unit * STRIP * 0.9:
            self._paint_picture(QRectF(room.left(), low, room.width(), room.bottom() - low))
        painter.fillRect(QRectF(room.left(), room.bottom() - 1, room.width(), 1), self._band)

    # -- words -------------------------------------------------------------------------------------
    def _write(self, text: str, font: QFont, y: float, foot: float) -> float:
        """A paragraph, as far as the foot; what finds no place is told by dots. Returns where it ends."""
        high, lines = set_text(text, font, self._room)
        if y + high > foot + 1:
            text = self._shortened(text, font, foot - y)
            high, lines = set_text(text, font, self._room)
            if y + high > foot + 1:
                return y
        for line in lines:
            line.draw(self._painter, QPointF(self._edge * 1.7, y))
        return y + high

    def _shortened(self, text: str, font: QFont, room: float) -> str:
        words = text.split()
        while words and set_text(" ".join(words) + " …", font, self._room)[0] > room + 1:
            words.pop()
        return " ".join(words) + " …"

    # -- marks -------------------------------------------------------------------------------------
    def _mark_rows(self) -> list[list[tuple[str, float]]]:
        """Marks with their widths, in as many rows as they need."""
        metrics = QFontMetricsF(self._caption_font)
        rows: list[list[tuple[str, float]]] = []
        used, high = self._room + 1, self._unit * 1.15
        for mark in self._shown_marks():
            words = metrics.horizontalAdvance(mark_words(mark)) + self._unit * 0.8
            sign = self._unit if mark in MARKS else 0.0
            width = high if mark in STARS else min(words + sign, self._room)
            if sign and (self._terse or words + sign > self._room):  # the sign alone says as much as words cut short
                width = self._unit * SIGN
            if used + width > self._room:
                rows.append([])
                used = 0.0
            rows[-1].append((mark, width))
            used += width + self._unit * 0.3
        return rows

    def _shown_marks(self) -> list[str]:
        return [mark for mark in self._card.marks if not (self._terse and self._told(mark))]

    def _told(self, mark: str) -> bool:
        """Whether the words of the card begin with what a mark says."""
        return mark not in MARKS and self._card.text.lower().startswith(mark.lower())

    def _paint_marks(self, rows: list[list[tuple[str, float]]], top: float) -> None:
        """Plates along the foot of the card; stars stand as stars, and the weightiest marks have a sign."""
        unit = self._unit
        for number, row in enumerate(rows):
            x = self._edge * 1.6
            for mark, width in row:
                plate = QRectF(x, top + number * unit * 1.35 + unit * 0.15, width, unit * 1.15)
                if mark in STARS:
                    self.star(self._painter, plate, mark)
                else:
                    self._paint_plate(plate, mark)
                x += width + unit * 0.3

    def _paint_plate(self, plate: QRectF, mark: str) -> None:
        painter, unit = self._painter, self._unit
        painter.setPen(QPen(faded(INK, 0.45), max(0.6, unit * 0.05)))
        painter.setBrush(mixed(self._band, PAPER, 0.86))
        painter.drawRoundedRect(plate, unit * 0.4, unit * 0.4)
        words = plate.adjusted(unit * 0.4, 0, -unit * 0.3, 0)
        if mark in MARKS:
            self._paint_sign(QRectF(words.left(), plate.center().y() - unit * 0.35, unit * 0.7, unit * 0.7), mark)
            words.setLeft(words.left() + unit)
            if plate.width() <= unit * SIGN:
                return
        font, text = self._caption_font, mark_words(mark)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > words.width():
            font = card_font(unit * SMALL * words.width() / wide)
        painter.setPen(INK)
        painter.setFont(font)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)

    def _paint_sign(self, box: QRectF, mark: str) -> None:
        """Crossed blades for a combat card, a bar through a circle for one that leaves, a lid for one face down."""
        painter = self._painter
        painter.setPen(QPen(INK, max(0.8, box.width() * 0.16)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark == "combat":
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        elif mark == "removed":
            painter.drawEllipse(box)
            inner = box.adjusted(box.width() * 0.15, box.width() * 0.15, -box.width() * 0.15, -box.width() * 0.15)
            painter.drawLine(inner.topRight(), inner.bottomLeft())
        else:
            painter.setBrush(INK)
            painter.drawRect(box.adjusted(box.width() * 0.15, 0, -box.width() * 0.15, 0))

    @staticmethod
    def star(painter: QPainter, plate: QRectF, mark: str) -> None:
        """A mark that is a star on a plate."""
        ground, colour = STARS[mark]
        painter.setPen(QPen(faded(INK, 0.6), plate.width() * 0.06))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(plate, plate.width() * 0.3, plate.width() * 0.3)
        inset = plate.width() * 0.14
        paint_symbol(painter, plate.adjusted(inset, inset, -inset, -inset), "leader", QColor(colour), QColor())
