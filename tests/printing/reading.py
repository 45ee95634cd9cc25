"""Reading a PDF back: every piece of text with its place, size and direction; fonts; pictures."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import DecodedStreamObject, NameObject

from desktop.printing.lettering import Type, width_of

MM = 72 / 25.4


@dataclass(frozen=True)
class Text:
    """A piece of text. (x, y) is where it begins, in points from the lower left corner of the paper."""

    words: str
    x: float
    y: float
    points: float
    upright: bool
    font: str
    stretch: float = 1.0
    """Letters on counters are narrowed to fit."""

    @property
    def width(self) -> float:
        """How far it reaches, by the metrics of its font."""
        style = Type(self.points, "Bold" in self.font, "Serif" in self.font, "Italic" in self.font)
        return width_of(self.words, style) * self.stretch


TEXT_LINES = (b" cm", b" Tf", b" Tm", b" Td", b" Tj", b" TJ", b" Tr", b"BT", b"ET", b"q", b"Q", b"TL", b"T*")
"""Ends of the lines of a page that matter for text; all others draw."""


class Reader(PdfReader):
    """A PDF whose texts are read once, without the many lines of its maps."""

    known: dict[int, list[Text]]


def opened(data: bytes | Path) -> Reader:
    reader = Reader(io.BytesIO(data) if isinstance(data, bytes) else data)
    reader.known = {}
    return reader


def texts(page: PageObject) -> list[Text]:
    known = page.pdf.known  # type: ignore[union-attr]
    number = page.indirect_reference.idnum  # type: ignore[union-attr]
    if number not in known:
        known[number] = _texts(page)
    return known[number]


def _without_drawing(page: PageObject) -> None:
    content = page.get_contents()
    assert content is not None
    lines = [line for line in content.get_data().split(b"\n") if line.rstrip().endswith(TEXT_LINES)]
    stream = DecodedStreamObject()
    stream.set_data(b"\n".join(lines))
    page[NameObject("/Contents")] = stream


def _texts(page: PageObject) -> list[Text]:
    _without_drawing(page)
    found: list[Text] = []

    def note(words: str, cm: list[float], tm: list[float], font: dict[str, Any] | None, size: float) -> None:
        plain = " ".join(words.split())
        if plain:
            x = cm[0] * tm[4] + cm[2] * tm[5] + cm[4]
            y = cm[1] * tm[4] + cm[3] * tm[5] + cm[5]
            scale = abs(cm[3]) or abs(cm[1])
            name = str(font["/BaseFont"]) if font else ""
            upright = abs(cm[1]) < 1e-6
            found.append(Text(plain, x, y, size * scale, upright, name, abs(cm[0]) / scale if upright else 1.0))

    page.extract_text(visitor_text=note)
    return found


def squeezed(words: str) -> str:
    """Without spaces, because a line may end anywhere."""
    return "".join(words.split())


class Words(str):
    """All words of a PDF; what is looked for may be broken over lines."""

    def __contains__(self, words: object) -> bool:
        return squeezed(str(words)) in squeezed(str(self))


def words_of(reader: PdfReader) -> Words:
    return Words(" ".join(text.words for page in reader.pages for text in texts(page)))


def is_named(text: Text) -> bool:
    """Whether a piece of text is set as the name of a unit in a table."""
    return text.upright and "Bold" in text.font and "Serif" not in text.font and text.points <= 8.01


def _goes_on(text: Text, more: Text) -> bool:
    """Whether a piece of text is the next line of another."""
    return abs(more.x - text.x) < 0.1 and abs(more.y - text.y) < 1.5 * text.points


def times_named(reader: PdfReader, name: str) -> int:
    """How often a unit is named in the tables; a long name may be broken over two or three lines."""
    count = 0
    for page in reader.pages:
        found = [text for text in texts(page) if is_named(text)]
        for number, text in enumerate(found):
            words, last = text.words, text
            for more in found[number + 1 : number + 4]:
                if not _goes_on(last, more) or not name.startswith(words):
                    break
                words = f"{words} {more.words}" if name.startswith(f"{words} ") or words == name else words + more.words
                last = more
            count += words == name
    return count


def unembedded(reader: PdfReader) -> list[str]:
    """Fonts whose shapes are not in the file."""
    missing = []
    for page in reader.pages:
        for font in page["/Resources"].get("/Font", {}).values():  # type: ignore[union-attr]
            descriptor = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
            if not {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor):
                missing.append(str(font.get_object()["/BaseFont"]))
    return missing


def outside(reader: PdfReader, margin_mm: float, slack: float = 0.6) -> list[Text]:
    """Texts that begin or end beyond the margins; `slack` is in points."""
    found = []
    for page in reader.pages:
        box, edge = page.mediabox, margin_mm * MM - slack
        for text in texts(page):
            right = text.x + (text.width if text.upright and text.points > 4 else 0)
            if not (edge <= text.x and right <= float(box.width) - edge and edge <= text.y <= float(box.height) - edge):
                found.append(text)
    return found
