"""What is said of a counter under the cursor: line by line, and nothing twice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.ui.map.fan import TIP_CHARACTERS, piece_tip
from desktop.views.pieces import Badge, CounterFace, PieceView

FAR = QPointF(50, 90)
"""A spot of the counter where no badge is."""


def tip_of(detail: str, *badges: Badge) -> list[str]:
    piece = PieceView("1", "1st", "red", CounterFace("red", "infantry"), "a", badges, detail)
    return piece_tip(piece, QRectF(0, 0, 100, 100), FAR).split("\n")


def test_lines_stay_lines() -> None:
    assert tip_of("1st: infantry, Varela\nattack 7, defence 8") == ["1st: infantry, Varela", "attack 7, defence 8"]


def test_what_a_badge_tells_is_told_once_with_its_rule() -> None:
    moved = Badge("moved", "M", "Has moved.", "6.1")
    assert tip_of("1st\nHas moved.", moved) == ["1st", "Has moved. (6.1)"]


def test_a_long_line_is_broken() -> None:
    found = tip_of("word " * 30)
    assert len(found) > 1
    assert all(len(line) <= TIP_CHARACTERS for line in found)
