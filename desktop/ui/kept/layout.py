"""Where the parts of a row of the list of kept games stand, for any width and any size of letters."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt

from desktop.ui.kept.model import BIN, FINISHED, Row
from desktop.ui.widgets.text import WRAP, em, font_metrics

translate = QCoreApplication.translate

SMALL, LARGE = (6.6, 4.4), (13.6, 9.4)
"""Room for the picture, in ems; the game to go on with has a larger one."""
NARROW = 13
"""Ems of text that must be left for the buttons to stand beside it."""
TITLE, FIRST_TITLE, NOTE, PILL, HEADING = 1.05, 1.4, 0.95, 0.88, 1.3
DOT = "\u00a0· "
GO, MENU, EMPTY, FOLD = "go", "menu", "empty", "fold"
"""The parts that answer to the mouse."""


class Words(Struct, frozen=True):
    """A text of the row: `size` relative to the usual letters."""

    text: str
    box: QRect
    size: float = NOTE
    bold: bool = False
    muted: bool = True
    bad: bool = False

    @property
    def flags(self) -> int:
        return _flags(self.text, self.size, self.bold, self.box.width())


class Look(Struct, frozen=True):
    """A row laid out at its upper left corner: the parts that it has."""

    height: int
    words: tuple[Words, ...]
    picture: QRect = QRect()
    pills: tuple[tuple[str, str, QRect], ...] = ()
    """(style, words, where)"""
    buttons: tuple[tuple[str, str, QRect], ...] = ()
    """(part, words, where)"""

    def part_at(self, x: int, y: int) -> str:
        return next((part for part, _, box in self.buttons if box.contains(x, y)), "")


def look_of(row: Row, heading: str, width: int) -> Look:
    """Lay out a row as wide as this."""
    return _heading(row, heading, width) if row.kept is None else _game(row, width)


def go_words(row: Row) -> str:
    """What the first button of a game does."""
    if row.section == BIN:
        return translate("Kept", "Put back")
    if not row.can_open:
        return ""
    look_only = row.section == FINISHED or row.is_busy
    return translate("Kept", "Look at") if look_only else translate("Kept", "Go on")


# -- games -----------------------------------------------------------------------------------------
def _game(row: Row, width: int) -> Look:
    pad, gap = em() // 2, em() * 2 // 3
    size = LARGE if row.first else SMALL
    picture = QRect(pad, pad, min(round(size[0] * em()), width - 2 * pad), round(size[1] * em()))
    buttons = _button_sizes(row)
    wide = sum(box.width() for *_, box in buttons) + pad * (len(buttons) - 1) if buttons else 0
    left = picture.right() + 1 + gap
    beside = not row.first and width - left - wide - gap - pad >= NARROW * em()
    if width - left - pad < NARROW * em() * 2 // 3:  # no room beside the picture either
        left, top = pad, picture.bottom() + pad
    else:
        top = pad
    room = width - left - pad - (wide + gap if beside else 0)
    words, y = _lines(row, QRect(left, top, max(1, room), 0))
    pills, y = _pills(row, left, y, max(1, room))
    if beside:
        placed, y = _placed(buttons, width - pad - wide, pad), max(y, pad + buttons[0][2].height())
    else:
        placed = _placed(buttons, left, y + pad // 2)
        y = max([y, *(box.bottom() + 1 for *_, box in placed)])
    return Look(max(y, picture.bottom() + 1) + pad, words, picture, pills, placed)


def _lines(row: Row, box: QRect) -> tuple[tuple[Words, ...], int]:
    """The texts below one another, and where they end."""
    said, found, y = row.words, [], box.top()
    for text, size, bold in _texts(row):
        high = text_height(text, size, bold, box.width())
        muted = text not in (said.title, said.asked)
        found.append(Words(text, QRect(box.left(), y, box.width(), high), size, bold, muted, text == said.fault))
        y += high + em() // 10
    return tuple(found), y


def _texts(row: Row) -> list[tuple[str, float, bool]]:
    said = row.words
    if row.first:
        lead = translate("Kept", "On the table now") if row.on_table else translate("Kept", "Your last game")
        texts = [(lead, NOTE, False), (said.title, FIRST_TITLE, True)]
        texts += [(text, 1.0, False) for text in (said.game, said.players, said.turn) if text]
        return [*texts, *((text, 1.0, True) for text in (said.asked,) if text), (said.when, NOTE, False)]
    played = DOT.join(text for text in (said.game, said.players) if text)
    stands = DOT.join(text for text in (said.turn, said.asked, said.when) if text)
    small = [(text, NOTE, False) for text in (played, said.fault, stands) if text]
    return [(said.title, TITLE, True), *small]


def text_height(text: str, size: float, bold: bool, room: int) -> int:
    """How much room a text needs in a column; the usual case, one line, is found without setting it."""
    metrics = font_metrics(size, bold=bold)
    if metrics.horizontalAdvance(text) <= room:
        return metrics.height() + 1
    return metrics.boundingRect(QRect(0, 0, room, 100_000), _flags(text, size, bold, room), text).height()


def _flags(text: str, size: float, bold: bool, room: int) -> int:
    """How a text breaks into lines: between words, or anywhere if a single word is too long."""
    longest = max(text.split(), key=len, default="")
    fits = font_metrics(size, bold=bold).horizontalAdvance(longest) <= room
    return WRAP if fits else int(Qt.TextFlag.TextWrapAnywhere)


def _pills(row: Row, left: int, top: int, room: int) -> tuple[tuple[tuple[str, str, QRect], ...], int]:
    """Marks in a flowing line."""
    metrics, found = font_metrics(PILL, bold=True), []
    x, y, high = left, top + em() // 6, metrics.height() + em() // 5
    for style, text in row.words.marks:
        if row.first and style == "here":  # its first line says so
            continue
        wide = min(room, metrics.horizontalAdvance(text) + em())
        if x > left and x + wide > left + room:
            x, y = left, y + high + em() // 6
        found.append((style, text, QRect(x, y, wide, high)))
        x += wide + em() // 3
    return tuple(found), (y + high + em() // 6 if found else top)


def _button_sizes(row: Row) -> list[tuple[str, str, QRect]]:
    size, bold = (1.15, True) if row.first else (1.0, False)
    metrics = font_metrics(size, bold=bold)
    high = metrics.height() + em() // 2 + (em() // 4 if row.first else 0)
    text = go_words(row)
    wide = metrics.horizontalAdvance(text) + em() * (3 if row.first else 1)
    go = [(GO, text, QRect(0, 0, wide, high))] if text else []
    return [*go, (MENU, "", QRect(0, 0, high, high))]


def _placed(buttons: list[tuple[str, str, QRect]], left: int, top: int) -> tuple[tuple[str, str, QRect], ...]:
    placed = []
    for part, text, box in buttons:
        placed.append((part, text, QRect(left, top, box.width(), box.height())))
        left += box.width() + em() // 2
    return tuple(placed)


# -- headings --------------------------------------------------------------------------------------
def _heading(row: Row, heading: str, width: int) -> Look:
    pad = em() // 2
    box = QRect(pad + em() * 3 // 2, pad, max(1, width - em() * 5 // 2), 0)
    buttons: list[tuple[str, str, QRect]] = []
    if row.section == BIN and row.open:
        text, metrics = translate("Kept", "Empty the bin…"), font_metrics()
        size = QSize(metrics.horizontalAdvance(text) + em(), metrics.height() + em() // 2)
        beside = box.width() - size.width() - pad
        if fits := font_metrics(HEADING, bold=True).horizontalAdvance(heading) <= beside:
            box.setWidth(beside)
        left, top = (box.right() + 1 + pad, pad // 2) if fits else (box.left(), _bottom(heading, box) + pad // 2)
        buttons.append((EMPTY, text, QRect(left, top, size.width(), size.height())))
    box.setBottom(_bottom(heading, box))
    high = max([box.bottom(), *(button.bottom() for *_, button in buttons)]) + pad // 2
    buttons.append((FOLD, "", QRect(0, 0, width, high)))
    return Look(high, (Words(heading, box, HEADING, True, muted=False),), buttons=tuple(buttons))


def _bottom(heading: str, box: QRect) -> int:
    return box.top() + text_height(heading, HEADING, True, box.width())
