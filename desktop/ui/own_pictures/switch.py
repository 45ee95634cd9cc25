"""The key that switches the owner's pictures off and on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from desktop.data.errors import DataError
from desktop.data.pictures.keeping import OwnPictures, keep_pictures, read_pictures
from desktop.ui.paint.own import OWN

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


def switch_pictures(window: MainWindow) -> None:
    """Off, or on again; says so, and where pictures come from if there are none."""
    game = window.controller.match.definition.id
    try:
        pictures = read_pictures(game)
    except DataError as error:
        window.say(str(error).splitlines()[0])
        return
    if pictures.is_empty:
        window.say(window.tr("You have no pictures of this game yet: Game > My pictures… takes them in."))
        return
    window.say(show_pictures(window, replace(pictures, shown=not pictures.shown)) or _said(window, not pictures.shown))


def _said(window: MainWindow, shown: bool) -> str:
    return window.tr("Your own pictures are shown.") if shown else window.tr("Everything is drawn.")


def show_pictures(window: MainWindow, pictures: OwnPictures) -> str:
    """Keep other pictures and show them at once; returns why they could not be kept, in a line."""
    fault = ""
    try:
        keep_pictures(pictures)
    except DataError as error:
        fault = str(error).splitlines()[0]
    if OWN.pictures.game in ("", pictures.game):
        OWN.put(pictures)
    board = window.page.map
    if board.scene.ground is not None:
        board.renew_pictures()
    for panel in window.docks.made.values():
        for widget in panel.findChildren(QWidget):
            widget.update()
    return fault
