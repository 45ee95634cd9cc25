"""The words of the first look at a board, as they were set the last time: setting them anew takes longer than that."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF

from desktop.data import cache
from desktop.ui.paint import shelf
from desktop.ui.paint.lettering import Lettering

Kept = list[tuple[str, tuple[float, float], float, str, str, float, tuple[float, float, float, float]]]


def key_for(fingerprint: str, scale: float, font_scale: float) -> str:
    """Named by all that the words depend on, the code that sets them included."""
    return "words-" + shelf.name_of("words", fingerprint, scale, font_scale)


def fetch(key: str) -> list[Lettering] | None:
    body = cache.fetch_bytes(key)
    if body is None:
        return None
    try:
        kept = msgspec.json.decode(body, type=Kept)
    except msgspec.MsgspecError:
        return None  # they are set again
    return [
        Lettering(text, at, size, ink, style, angle, QRectF(*rect)) for text, at, size, ink, style, angle, rect in kept
    ]


def keep(key: str, words: list[Lettering]) -> None:
    kept = [(w.text, w.at, w.size, w.ink, w.style, w.angle, w.rect.getRect()) for w in words]
    cache.keep_bytes(key, msgspec.json.encode(kept))
