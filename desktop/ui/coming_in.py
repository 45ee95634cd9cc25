"""What was opened and is no game: a pack, a scenario or an example. Each is shown, and taken in if that is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox

from desktop.data.copy.packs import game_of
from desktop.data.errors import DataError, in_a_line
from desktop.data.shared import EXAMPLE, PACK, SCENARIO
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.examples import recording
from desktop.scenarios.draft import examined

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

FAULTS = (DataError, EngineError, OSError, ValueError)
translate = QCoreApplication.translate


def offer(window: MainWindow, path: Path) -> None:
    """Show what a file holds; one that is not sound is refused in a line."""
    offers = {PACK: _offer_pack, SCENARIO: _offer_scenario, EXAMPLE: _offer_example}
    try:
        offers[path.suffix.lower()](window, path)
    except FAULTS as error:
        window.files.say(translate("ComingIn", "This cannot be taken in"), in_a_line(error))


def _offer_pack(window: MainWindow, path: Path) -> None:
    """On the page of its game: what it would change."""
    window.orders.open_my_copy(game_of(path))
    page = window.orders.copies.page
    if page is not None:
        page.exchange.read_pack(str(path))


def _offer_scenario(window: MainWindow, path: Path) -> None:
    game_id, record = examined(path)
    told = [record.title, f"{game(game_id).title} · {record.length}", "", record.summary]
    own = window.orders.scenarios
    _ask(window, translate("ComingIn", "Add this scenario?"), told, lambda: own.take_in(str(path)))


def _offer_example(window: MainWindow, path: Path) -> None:
    game_id, example = recording.examined(path)
    told = [example.title, game(game_id).title, "", example.summary]
    own = window.examples.own
    _ask(window, translate("ComingIn", "Add this example?"), told, lambda: own.take_in(str(path)))


def _ask(window: MainWindow, title: str, told: list[str], take: Callable[[], object]) -> None:
    box = QMessageBox(QMessageBox.Icon.Question, title, "\n".join(told), parent=window)
    box.setTextFormat(Qt.TextFormat.PlainText)  # it is somebody else's
    add = box.addButton(translate("ComingIn", "Add it"), QMessageBox.ButtonRole.AcceptRole)
    add.setObjectName("take-in")
    add.clicked.connect(take)
    leave = box.addButton(translate("ComingIn", "Leave it"), QMessageBox.ButtonRole.RejectRole)
    leave.setObjectName("leave-it")
    box.finished.connect(box.deleteLater)
    box.open()
