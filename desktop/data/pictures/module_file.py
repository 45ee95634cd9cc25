"""What the build file of a VASSAL module says of maps, cards, pieces and set-ups: read as text, with limits."""

from __future__ import annotations

import re
from collections.abc import Collection
from xml.parsers import expat

from msgspec import Struct

from desktop.data.errors import DataError, Fault

MOST_DEPTH, MOST_ELEMENTS, MOST_LETTERS = 60, 300_000, 20_000
MOST_LISTED = 20_000
_BREAK = re.compile(r"[;,\t\n\\/|]+")
_MAP, _BOARD, _STACK, _PILE = "Map", "Board", "SetupStack", "DrawPile"
_PIECE, _CARD = "PieceSlot", "CardSlot"


class Piece(Struct, frozen=True):
    """A piece or a card, and the pictures it speaks of (without `images/`)."""

    name: str
    images: tuple[str, ...] = ()
    is_card: bool = False


class Stack(Struct, frozen=True):
    """What lies somewhere at the start."""

    board: str
    place: str
    pieces: tuple[str, ...]


class ModuleFile(Struct, frozen=True):
    """Hints only: what they mean in our game is for the owner to say."""

    name: str = ""
    boards: tuple[tuple[str, str], ...] = ()
    """(name, picture)"""
    pieces: tuple[Piece, ...] = ()
    stacks: tuple[Stack, ...] = ()


def module_file(content: bytes, name: str, images: Collection[str]) -> ModuleFile:
    """Read a build file; `images` are the pictures there are. Raises DataError with one line."""
    reader = _Reader(frozenset(images))
    try:
        reader.parser.Parse(content, True)
    except expat.ExpatError as error:
        raise DataError([Fault(name, error.lineno, f"is no XML: {expat.errors.messages[error.code]}")]) from None
    except _Refused as error:
        raise DataError([Fault(name, reader.parser.CurrentLineNumber, str(error))]) from None
    except (ValueError, LookupError) as error:
        raise DataError([Fault(name, 1, f"is no XML: {error}")]) from None
    return reader.found()


class _Refused(Exception):
    """Beyond what is read."""


class _Reader:
    """Walks through the elements; keeps only what is wanted."""

    def __init__(self, images: frozenset[str]) -> None:
        self.parser = expat.ParserCreate()
        self._images = images
        self._open: list[str] = []
        self._count = 0
        self._name = ""
        self._boards: list[tuple[str, str]] = []
        self._pieces: list[Piece] = []
        self._stacks: list[tuple[str, str, list[str]]] = []
        self._slot: tuple[str, bool] | None = None
        self._text: list[str] = []
        for handler in ("StartDoctypeDeclHandler", "EntityDeclHandler", "ExternalEntityRefHandler"):
            setattr(self.parser, handler, self._refuse_entities)
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._on_text

    def found(self) -> ModuleFile:
        stacks = tuple(Stack(board, place, tuple(pieces)) for board, place, pieces in self._stacks if pieces)
        return ModuleFile(self._name, tuple(self._boards), tuple(self._pieces), stacks)

    def _refuse_entities(self, *_: object) -> int:
        raise _Refused("declares entities or a document type; such files are not read")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        self._open.append(tag)
        if len(self._open) > MOST_DEPTH:
            raise _Refused(f"is nested deeper than {MOST_DEPTH}")
        if self._count > MOST_ELEMENTS:
            raise _Refused(f"has more than {MOST_ELEMENTS} elements")
        kind = tag.rpartition(".")[2]
        if self._count == 1:
            self._name = _line(attributes.get("name", ""))
        elif kind == _BOARD and attributes.get("image") in self._images and len(self._boards) < MOST_LISTED:
            self._boards.append((_line(attributes.get("name", "")), attributes["image"]))
        elif kind in (_STACK, _PILE) and len(self._stacks) < MOST_LISTED:
            self._stacks.append((_line(attributes.get("owningBoard", "")), _place(attributes), []))
        elif kind in (_PIECE, _CARD):
            self._slot, self._text = (_line(attributes.get("entryName", "")), kind == _CARD), []

    def _on_text(self, text: str) -> None:
        if self._slot is not None and sum(map(len, self._text)) < MOST_LETTERS:
            self._text.append(text[:MOST_LETTERS])

    def _end(self, tag: str) -> None:
        self._open.pop()
        if self._slot is None or tag.rpartition(".")[2] not in (_PIECE, _CARD):
            return
        (name, is_card), self._slot = self._slot, None
        words = _BREAK.split("".join(self._text))
        images = tuple(dict.fromkeys(word for word in words if word in self._images))
        if len(self._pieces) < MOST_LISTED:
            self._pieces.append(Piece(name, images, is_card))
            if any(each.rpartition(".")[2] in (_STACK, _PILE) for each in self._open) and self._stacks:
                self._stacks[-1][2].append(name)


def _place(attributes: dict[str, str]) -> str:
    """Where a stack lies, in the words of the module; else its spot on the picture."""
    named = _line(attributes.get("name", ""))
    location = _line(attributes.get("location", "")) if attributes.get("useGridLocation") == "true" else ""
    spot = f"{_line(attributes.get('x', '?'))}, {_line(attributes.get('y', '?'))}"
    return location or named or spot


def _line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text[:400]).split())[:120]
