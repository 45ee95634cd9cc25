"""Pictures without a screen: the real window, or the board alone, drawn to a file."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.data.atomic import write_atomically
from desktop.engine.match import Match
from desktop.ui.app import make_application
from desktop.ui.paint.picture import png_of
from desktop.ui.settings import Settings

SETTLE_ROUNDS = 12
"""How often waiting events are handled before a picture is taken, so that layouts and timers come to rest."""


def application() -> QApplication:
    """An application that needs no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QApplication.instance() is None:
        qInstallMessageHandler(_on_message)
    return make_application()


def _on_message(kind: QtMsgType, context: object, text: str) -> None:
    """What Qt says, without what the offscreen platform cannot do."""
    if "propagateSizeHints" not in text:
        print(text, file=sys.stderr)


def shot(
    match: Match | None,
    path: Path,
    size: tuple[int, int],
    *,
    board: bool = False,
    theme: str = "light",
    font_scale: float = 1.0,
    overlays: tuple[str, ...] = (),
    palette: str = "standard",
    whole: bool = False,
) -> None:
    """Draw the window with a match on the table (or the start page) to a PNG; `board` draws the map alone,
    `whole` shows all of the map in the window instead of where the question is."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat), Path(folder))
        settings.theme, settings.font_scale, settings.palette = theme, font_scale, palette
        settings.animation, settings.handover = 0, "never"
        image = render(match, QSize(*size), settings, board, overlays, whole)
    write_atomically(path, png_of(image))


def render(
    match: Match | None,
    size: QSize,
    settings: Settings,
    board: bool = False,
    overlays: tuple[str, ...] = (),
    whole: bool = False,
) -> QImage:
    """The picture itself."""
    from desktop.ui.main_window import MainWindow

    window = MainWindow(settings)
    window.controller.options.library = None
    reports: list[object] = []
    window.controller.failed.connect(reports.append)
    window.resize(size)
    window.show()
    settle()
    if match is None:
        window.start.draw_all()
    else:
        match.catch_up()
        window.begin(match)
        for overlay in overlays:
            window.controller.toggle_overlay(overlay)
        settle()
        if whole:
            window.page.map.fit()
        window.page.map.settle()
    settle()
    image = window.page.map.board_image(size) if board and match is not None else window.grab().toImage()
    window.close()
    window.deleteLater()
    settle()
    if reports:
        raise RuntimeError(Path(str(reports[0])).read_text(encoding="utf-8"))
    return image


def settle() -> None:
    for _ in range(SETTLE_ROUNDS):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
