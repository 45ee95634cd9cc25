"""What is made for others of an example or a scenario: a walk-through, or the file itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from desktop.data.atomic import write_atomically
from desktop.data.errors import DataError
from desktop.data.shared import EXAMPLE, PLAIN
from desktop.engine.errors import EngineError
from desktop.examples import recording
from desktop.examples.loader import Loaded

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

translate = QCoreApplication.translate


def export_example(window: MainWindow, loaded: Loaded, *, itself: bool = False) -> None:
    """Ask where, and write the walk-through as PDF or HTML, or the example's own file to be shared."""
    file = translate("Exporting", "The example itself ({0})").format(f"*{EXAMPLE} *{PLAIN}")
    walks = translate("Exporting", "Walk-through to print (*.pdf);;Walk-through as a page (*.html)")
    title = translate("Exporting", "Export this example")
    suffix = EXAMPLE if itself else ".pdf"
    kinds = file if itself else f"{walks};;{file}"
    window.files.ask(title, lambda path: write_example(window, loaded, path), kinds, f"{loaded.id}{suffix}", suffix)


def write_example(window: MainWindow, loaded: Loaded, path: str) -> None:
    """Write an example where the player said, in the form the name asks for."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        write_atomically(Path(path), _content(loaded, path.lower()))
    except (OSError, DataError, EngineError) as error:
        window.files.say(translate("Exporting", "Not written"), str(error))
    else:
        window.say(translate("Exporting", "Written: {0}").format(path))
    finally:
        QApplication.restoreOverrideCursor()


def _content(loaded: Loaded, name: str) -> bytes:
    if name.endswith((EXAMPLE, PLAIN)):
        return recording.as_yaml(loaded.example).encode()
    from desktop.ui.examples.walkthrough import walkthrough_html, walkthrough_pdf

    if name.endswith((".html", ".htm")):
        return walkthrough_html(loaded).encode()
    return walkthrough_pdf(loaded)
