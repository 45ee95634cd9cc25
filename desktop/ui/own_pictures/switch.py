"""The key that switches the owner's pictures off and on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.data.errors import DataError
from desktop.data.pictures.keeping import keep_pictures, read_pictures
from desktop.ui.i18n import QT_TRANSLATE_NOOP
from desktop.ui.paint.own import OWN

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

NONE = QT_TRANSLATE_NOOP("Sandtable", "You have no pictures of this game yet: Game > My pictures… takes them in.")
SHOWN = QT_TRANSLATE_NOOP("Sandtable", "Your own pictures are shown.")
DRAWN = QT_TRANSLATE_NOOP("Sandtable", "Everything is drawn.")


def switch_pictures(window: MainWindow) -> None:
    """Off, or on again, at the table; says so, and where pictures come from if there are none."""
    window.say(flip_pictures(window.controller.match.setup.game))
    board = window.page.map
    if board.scene.ground is not None:
        board.renew_pictures()
    for panel in window.docks.made.values():
        for widget in panel.findChildren(QWidget):
            widget.update()


def flip_pictures(game: str) -> str:
    """Off, or on again, for whoever draws next; returns what to say. A disk that takes nothing is told, and no reason
    not to do it."""
    try:
        pictures = read_pictures(game)
    except DataError as error:
        return str(error).splitlines()[0]
    if pictures.is_empty:
        return _words(NONE)
    flipped = replace(pictures, shown=not (OWN.pictures.shown if OWN.pictures.game == game else pictures.shown))
    words = _words(SHOWN if flipped.shown else DRAWN)
    try:
        keep_pictures(flipped)
    except DataError as error:
        words = str(error).splitlines()[0]
    OWN.put(flipped)
    return words


def _words(text: str) -> str:
    return QCoreApplication.translate("Sandtable", text)
