"""The examples of the player's own in one window: recorded, changed, shared, taken in from files, deleted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from desktop.data.errors import DataError, in_a_line
from desktop.data.shared import EXAMPLE, PLAIN
from desktop.engine.errors import EngineError
from desktop.examples import recording
from desktop.examples.loader import Loaded
from desktop.ui.editor.exporting import export_example
from desktop.ui.editor.recording_desk import RecordingDesk

if TYPE_CHECKING:
    from desktop.ui.examples.install import Examples
    from desktop.ui.main_window import MainWindow

FAULTS = (DataError, EngineError, OSError, ValueError)


class OwnExamples(QObject):
    """Attributes:
    desk: where they are recorded.
    """

    def __init__(self, window: MainWindow, examples: Examples) -> None:
        super().__init__(window)
        self._window, self._examples = window, examples
        self.desk = RecordingDesk(window)
        self.desk.kept.connect(examples.forget_found)
        self.desk.read_wanted.connect(self._read)

    def record(self) -> None:
        """Record from the position on the table, or go on with what is being recorded."""
        window = self._window
        if self.desk.draft is None and not window.at_table:
            window.say(self.tr("Open a game first: an example is recorded from a position on the table."))
        else:
            self.desk.record()

    def keep_turn(self, first: int, last: int, heading: str) -> None:
        """Make a part of the game that was played an example."""
        scenario = self._window.controller.table.headline().scenario
        self.desk.keep_turn(first, last, f"{scenario}: {heading}")

    def _read(self, key: str) -> None:
        self._examples.open(key)

    def order(self, order: str, key: str) -> None:
        """Change, share or delete one of the player's own."""
        loaded = self._examples.find(key)
        if loaded is None or not loaded.own:
            return
        if order == "change":
            self.desk.take_up(loaded, self._file_of(loaded))
        elif order == "share":
            export_example(self._window, loaded, itself=True)
        else:
            self._ask_to_delete(loaded)

    @staticmethod
    def _file_of(loaded: Loaded) -> Path:
        return recording.own_folder(loaded.game) / f"{loaded.id}.yaml"

    def _ask_to_delete(self, loaded: Loaded) -> None:
        words = self.tr("Delete the example “{0}”? Its file is gone then.").format(loaded.example.title)
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete an example"), words, parent=self._window)
        gone = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        gone.setObjectName("delete-example")
        box.setDefaultButton(box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole))
        gone.clicked.connect(lambda: self._delete(loaded))
        box.finished.connect(box.deleteLater)
        box.open()

    def _delete(self, loaded: Loaded) -> None:
        try:
            self._file_of(loaded).unlink()
        except OSError as error:
            self._window.files.say(self.tr("Not deleted"), in_a_line(error))
        self._examples.forget_found()
        self._examples.show_learn()

    def ask_for_file(self) -> None:
        """Take in an example that somebody has shared."""
        kinds = self.tr("Examples ({0})").format(f"*{EXAMPLE} *{PLAIN}")
        self._window.files.ask(self.tr("Add an example from a file"), self.take_in, kinds)

    def take_in(self, path: str) -> None:
        """One that is not sound is refused in a line, and nothing is changed."""
        try:
            kept = recording.received(Path(path))
        except FAULTS as error:
            self._window.files.say(self.tr("Not added"), in_a_line(error))
            return
        self._examples.forget_found()
        self._examples.show_learn()
        self._examples.learn.choose_game(kept.parent.name)
        self._window.say(self.tr("Added: {0}").format(kept.stem))
