"""Turning: what the window does when another player is asked: his view of the map, and a soft sound."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QToolTip

from desktop.ui.map.attention import Attention
from desktop.ui.settings import Settings


def close_what_was_offered() -> None:
    """Somebody else looks now: no menu or note stays open that may name what a hand holds."""
    QToolTip.hideText()
    while (menu := QApplication.activePopupWidget()) is not None and menu.close():
        pass


class Turning:
    """Follows who is asked, from table to table."""

    def __init__(self, attention: Attention, settings: Settings) -> None:
        self._attention, self._settings = attention, settings
        self._seat = ""
        self._covered = False

    def begin(self) -> None:
        """Another game lies on the table."""
        self._seat, self._covered = "", False

    def cover(self) -> None:
        """A page covers the table: whoever sits down next finds it as he left it."""
        self._covered = True

    def turn_to(self, seat: str, *, aloud: bool) -> None:
        """The table is shown, and this seat acts at it; "" where all look together. `aloud` where another person sits
        there."""
        if not seat:
            return
        covered, self._covered = self._covered, False
        before, self._seat = self._seat, seat
        smoothly = not covered and self._settings.animation > 0
        self._attention.turn_to(seat, give_back=covered or self._settings.own_view, smoothly=smoothly)
        if aloud and before and before != seat and self._settings.sound:
            QApplication.beep()
