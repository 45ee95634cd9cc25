"""Labels and buttons whose text wraps, follows the application font and is never cut off."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.views.escaping import escape, unescape

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionButton

_TAG = re.compile(r"<[^>]*>")
BREAK = "\u200b"
"""Has no width; a line may be broken there."""
_LONG = re.compile(r"\S{24}(?=\S)")
"""No word of any language that has been met here is longer; a path or a row of letters may be."""
WRAP = int(Qt.TextFlag.TextWordWrap)
MOST_MEASURED = 2048
"""Of so many texts of labels it is remembered what room they need."""


class Sizes:
    """What room a text needs, as far as it has been asked for: the best size, the least, the height by the width."""

    __slots__ = ("best", "heights", "least")

    def __init__(self) -> None:
        self.best: QSize | None = None
        self.least: QSize | None = None
        self.heights: dict[int, int] = {}


@lru_cache(maxsize=MOST_MEASURED)
def _sizes(text: str, font: str, manner: tuple[object, ...]) -> Sizes:
    """Of a text in the font of a key, the `manner` being all else that counts: the same texts come back often, and
    layouts ask dozens of times."""
    return Sizes()


def scaled_font(factor: float = 1.0, *, bold: bool = False, italic: bool = False) -> QFont:
    """The application font, larger or smaller."""
    font = QApplication.font()
    return QFont(_scaled(font.family(), font.pointSizeF(), factor, bold, italic))


@lru_cache(maxsize=64)
def _scaled(family: str, points: float, factor: float, bold: bool, italic: bool) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(max(1.0, font.pointSizeF() * factor))
    font.setBold(bold)
    font.setItalic(italic)
    return font


def font_metrics(factor: float = 1.0, *, bold: bool = False) -> QFontMetrics:
    """The measures of `scaled_font`."""
    font = QApplication.font()
    return _metrics(font.family(), font.pointSizeF(), factor, bold)


@lru_cache(maxsize=64)
def _metrics(family: str, points: float, factor: float, bold: bool) -> QFontMetrics:
    return QFontMetrics(scaled_font(factor, bold=bold))


def em() -> int:
    """The height of a line of the application font in pixels: the measure of all spacing that follows text."""
    font = QApplication.font()
    return _line_height(font.family(), font.pointSizeF())


@lru_cache(maxsize=32)
def _line_height(family: str, points: float) -> int:
    return QFontMetrics(QApplication.font()).height()


def breakable(text: str) -> str:
    """A text in which words of unusual length may be broken: what players name and write is no reason to be wide."""
    return _LONG.sub(_broken, text)


def _broken(word: re.Match[str]) -> str:
    return word[0] + BREAK


def longest_word(metrics: QFontMetrics, text: str) -> int:
    """Width of the widest word, which no wrapping can shorten."""
    words = unescape(_TAG.sub(" ", text)).replace(BREAK, " ").split()
    return max((metrics.horizontalAdvance(word) for word in words), default=0)


@lru_cache(maxsize=2048)
def _narrowest(font: str, text: str) -> int:
    """`longest_word` by the key of a font: the same words come and go with every question."""
    known = QFont()
    known.fromString(font)
    return longest_word(QFontMetrics(known), text)


@lru_cache(maxsize=2048)
def wrapped_height(font: str, text: str, room: int) -> int:
    """The height of a text that is broken into lines, in the font of a key."""
    known = QFont()
    known.fromString(font)
    return QFontMetrics(known).boundingRect(QRect(0, 0, room, 100000), WRAP, text).height()


class TextLabel(QLabel):
    """A wrapping label in a size relative to the application font.

    `tone` is "" for the usual ink or "muted"; text is plain unless given to `set_html`.
    Links in HTML are emitted as `linkActivated`.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        factor: float = 1.0,
        bold: bool = False,
        italic: bool = False,
        tone: str = "",
        wrap: bool = True,
    ) -> None:
        super().__init__(parent)
        self._factor, self._bold, self._italic, self._tone = factor, bold, italic, tone
        self._given: str | None = None
        self._known: Sizes | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setFont(scaled_font(factor, bold=bold, italic=italic))
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self._apply_ink()
        self.setText(text)

    def set_html(self, html: str) -> None:
        """Show HTML; its links answer to mouse and keyboard."""
        if self.textFormat() != Qt.TextFormat.RichText:
            self.setTextFormat(Qt.TextFormat.RichText)
            self._given = None
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        if self.wordWrap():
            policy = self.sizePolicy()  # Qt takes rich text for higher than it is at its width
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            self.setSizePolicy(policy)
        self.setText(html)

    def _measures(self) -> Sizes:
        if self._known is None:
            margins = self.contentsMargins()
            around = (margins.left(), margins.top(), margins.right(), margins.bottom(), self.margin(), self.indent())
            rich = self.textFormat() == Qt.TextFormat.RichText
            self._known = _sizes(self.text(), self.font().key(), (rich, self.wordWrap(), around))
        return self._known

    def sizeHint(self) -> QSize:
        known = self._measures()
        if known.best is None:
            known.best = self._best_size()
        return QSize(known.best)

    def _best_size(self) -> QSize:
        if not self.wordWrap() or (self.text() and self.textFormat() == Qt.TextFormat.RichText):
            return super().sizeHint()
        metrics = self.fontMetrics()
        lines = self.text().split("\n")
        width = max(metrics.horizontalAdvance(line) for line in lines) + 2
        return QSize(width, metrics.lineSpacing() * len(lines))

    def setText(self, text: str) -> None:
        if text == self._given:
            return
        self._given, self._known = text, None
        plain = self.wordWrap() and self.textFormat() == Qt.TextFormat.PlainText
        super().setText(breakable(text) if plain else text)

    def heightForWidth(self, width: int) -> int:
        """What Qt finds, which breaks the text into lines for that."""
        heights = self._measures().heights
        if width not in heights:
            heights[width] = super().heightForWidth(width)
        return heights[width]

    def setContentsMargins(self, *margins: Any) -> None:
        self._known = None
        super().setContentsMargins(*margins)

    def minimumSizeHint(self) -> QSize:
        known = self._measures()
        if known.least is None:
            known.least = self._least_size()
        return QSize(known.least)

    def _least_size(self) -> QSize:
        if not self.wordWrap():
            return super().minimumSizeHint()
        metrics = self.fontMetrics()
        margins = self.contentsMargins()
        width = _narrowest(self.font().key(), self.text()) + 2 + margins.left() + margins.right()
        return QSize(width, metrics.height() + margins.top() + margins.bottom())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._known = None
        kind = event.type()
        if kind == QEvent.Type.ApplicationFontChange:
            self.setFont(scaled_font(self._factor, bold=self._bold, italic=self._italic))
        elif kind == QEvent.Type.ApplicationPaletteChange:
            self._apply_ink()

    def _apply_ink(self) -> None:
        if self._tone != "muted":
            return
        ink, own = colours.muted(QApplication.palette()), QPalette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):  # whatever it stands on
            own.setColor(role, ink)
        self.setPalette(own)


class LinkLabel(TextLabel):
    """Text followed by the number of its rule as a link, both flowing in one paragraph.

    Signals:
        rule_requested: the link was followed.
        clicked: the text beside the link was clicked.
    """

    rule_requested = Signal(str)
    clicked = Signal()

    def __init__(
        self, text: str, rule: str = "", parent: QWidget | None = None, *, factor: float = 1.0, bold: bool = False
    ) -> None:
        super().__init__("", parent, factor=factor, bold=bold)
        self._words, self._rule = text, rule
        self._hovered = ""
        self.linkActivated.connect(lambda _: self.rule_requested.emit(self._rule))
        self.linkHovered.connect(self._on_hovered)
        self._write()

    @property
    def words(self) -> str:
        return self._words

    def _write(self) -> None:
        if self._rule:
            link = rule_anchor(self._rule, QApplication.palette())
            self.set_html(f'{escape(self._words)} <span style="font-weight:normal">{link}</span>')
        else:
            self.setText(self._words)

    def _on_hovered(self, link: str) -> None:
        self._hovered = link

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self._hovered:
            self.clicked.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._write()


class WrapButton(QPushButton):
    """A push button whose label breaks into lines instead of being cut off.

    `set_strong` draws it as the one that Enter presses; `set_note` puts a small figure or mark at its right.
    """

    def __init__(self, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ""
        self._note = ""
        self._strong = False
        self._heights: dict[int, int] = {}
        """By the width, as long as label, note and font stay: layouts ask for them dozens of times."""
        self._hints: dict[bool, QSize] = {}
        """The least size and the best one, as long."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAutoDefault(False)
        self.set_label(label)

    @property
    def label(self) -> str:
        return self._label

    @property
    def strong(self) -> bool:
        return self._strong

    def set_label(self, label: str) -> None:
        if label != self._label:
            self._label = label
            self.setAccessibleName(label)
            self._change()

    def set_note(self, note: str) -> None:
        if note != self._note:
            self._note = note
            self._change()

    def set_strong(self, strong: bool) -> None:
        if strong != self._strong:
            self._strong = strong
            self._change()

    def _change(self) -> None:
        self._forget_sizes()
        self.updateGeometry()
        self.update()

    def _forget_sizes(self) -> None:
        self._heights.clear()
        self._hints.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() != QEvent.Type.EnabledChange:
            self._forget_sizes()

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(self._strong)
        return font

    def _padding(self) -> tuple[int, int]:
        unit = self.fontMetrics().height()
        return max(6, unit // 2), max(4, unit // 4)

    def _note_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._note) + self._padding()[0] if self._note else 0

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            across, down = self._padding()
            font = self._font()
            below = self._is_note_below(width)
            room = max(1, width - 2 * across - (0 if below else self._note_width()))
            high = max(wrapped_height(font.key(), self._label, room), QFontMetrics(font).height())
            self._heights[width] = high + 2 * down + (self.fontMetrics().height() if below else 0)
        return self._heights[width]

    def _is_note_below(self, width: int) -> bool:
        """Whether the longest word needs the room where the note would stand."""
        room = width - 2 * self._padding()[0] - self._note_width()
        return bool(self._note) and room < _narrowest(self._font().key(), self._label)

    def sizeHint(self) -> QSize:
        if False not in self._hints:
            words = QFontMetrics(self._font()).horizontalAdvance(self._label)
            self._hints[False] = self._sized(words + self._note_width())
        return QSize(self._hints[False])

    def minimumSizeHint(self) -> QSize:
        if True not in self._hints:
            words = _narrowest(self._font().key(), self._label)
            self._hints[True] = self._sized(max(words, self._note_width()))
        return QSize(self._hints[True])

    def _sized(self, words: int) -> QSize:
        """What it needs around words that are so wide."""
        across, down = self._padding()
        width = words + 2 * across + 2
        return QSize(width, QFontMetrics(self._font()).height() + 2 * down)

    def keyPressEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._paint_ground(painter)
        across, down = self._padding()
        box = self.rect().adjusted(across, down, -across, -down)
        painter.setFont(self._font())
        painter.setPen(ink)
        centre = int(Qt.AlignmentFlag.AlignVCenter)
        below = self._is_note_below(self.width())
        line = self.fontMetrics().height()
        text_box = box.adjusted(0, 0, 0, -line) if below else box.adjusted(0, 0, -self._note_width(), 0)
        note_box = box.adjusted(0, box.height() - line, 0, 0) if below else box
        side = Qt.AlignmentFlag.AlignLeft if self._note else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(text_box, WRAP | centre | int(side), self._label)
        if self._note:
            painter.setFont(self.font())
            painter.drawText(note_box, centre | int(Qt.AlignmentFlag.AlignRight), self._note)

    def _paint_ground(self, painter: QPainter) -> QColor:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Button)
        ink = palette.color(QPalette.ColorRole.ButtonText)
        if self._strong:
            base = palette.color(QPalette.ColorRole.Highlight)
            ink = colours.ink_on(base)
        if not self.isEnabled():
            base = palette.color(QPalette.ColorRole.Window)
            ink = colours.muted(palette)
        elif self.isDown():
            base = colours.mix(base, ink, 0.25)
        elif self.underMouse():
            base = colours.mix(base, ink, 0.1)
        painter.setBrush(base)
        painter.setPen(colours.hairline(palette))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1).toRectF().translated(0.5, 0.5), 5, 5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(ink)
            painter.drawRoundedRect(self.rect().adjusted(3, 3, -4, -4).toRectF().translated(0.5, 0.5), 3, 3)
        return ink

    def initStyleOption(self, option: QStyleOptionButton) -> None:  # for assistive tools that ask the style
        super().initStyleOption(option)
        option.text = self._label


def rule_anchor(number: str, palette: QPalette) -> str:
    """HTML of a link to a rule, for text that flows."""
    colour = colours.link(palette).name()
    return f'<a href="rule:{escape(number)}" style="color:{colour}">{escape(number)}</a>'
