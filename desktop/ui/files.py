"""Files: new, open, resume, save, export, print. Dialogs are opened, never waited for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize

from desktop.data.atomic import write_atomically
from desktop.data.errors import DataError
from desktop.data.journal import Journal, Resumable
from desktop.data.saves import SUFFIX, SaveError, load, read_header
from desktop.engine.errors import EngineError
from desktop.engine.match import Match

if TYPE_CHECKING:
    from desktop.printing.sheets import Sheets
    from desktop.ui.dialogs.print_dialog import PrintDialog
    from desktop.ui.main_window import MainWindow

PICTURE = QSize(3000, 2400)
_FAULTS = (SaveError, DataError, EngineError, OSError)


class Files(QObject):
    """Everything of a window that touches the disk.

    Attributes:
        path: the file the game was last saved to or opened from.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.path: Path | None = None

    # -- what is there -----------------------------------------------------------------------------
    def saves(self) -> tuple[str, list[tuple[Path, str]]]:
        """What the start page offers: the game to resume, and recent saves with a description."""
        settings = self._window.settings
        recent = []
        for path in settings.recent():
            try:
                header = read_header(path)
            except SaveError:
                continue
            when = datetime.fromtimestamp(path.stat().st_mtime)
            words = [header.title or header.game, header.scenario, header.turn, f"{when:%d %b %H:%M}"]
            recent.append((path, f"{path.stem}\n" + " · ".join(word for word in words if word)))
        return self._resumable(), recent

    def _resumable(self) -> str:
        controller = self._window.controller
        if hasattr(controller, "match"):
            match = controller.match
            return self.tr("the game on the table ({0})").format(_plain(match.setup.scenario))
        found = self._left()
        if not found:
            return ""
        when = datetime.fromtimestamp(found[0].when)
        return self.tr("{0}: {1} actions, {2}").format(
            _plain(found[0].scenario), found[0].entries, f"{when:%d %b %H:%M}"
        )

    def _left(self) -> list[Resumable]:
        folder = self._window.settings.journal_dir
        return Journal(folder).recover() if folder.is_dir() else []

    # -- beginning ---------------------------------------------------------------------------------
    def new_game(self, game_id: str, scenario: str, options: Mapping[str, str], seed: int | None) -> None:
        self._begin(lambda: Match.new(game_id, scenario, options, seed=seed), None)

    def resume(self) -> None:
        """Back to the game on the table, or go on with the one that was left."""
        if hasattr(self._window.controller, "match"):
            self._window.show_table()
            return
        found = self._left()
        if found:
            journal = Journal(self._window.settings.journal_dir)
            if self._begin(lambda: journal.resume(found[0].path), None):
                Journal.forget(found[0].path)

    def open(self, path: str) -> None:
        if not path:
            self._ask(self.tr("Open a game"), self.open, f"Sandtable (*{SUFFIX});;{self.tr('All files')} (*)")
            return
        loaded = None

        def read() -> Match:
            nonlocal loaded
            loaded = load(path)
            return loaded.match

        if self._begin(read, Path(path)):
            self._window.settings.add_recent(Path(path))
            if loaded is not None and loaded.notice:
                self._window.status.say(loaded.notice)

    def _begin(self, make: Callable[[], Match], path: Path | None) -> bool:
        try:
            match = make()
        except _FAULTS as error:
            self.say(self.tr("This game cannot be opened"), str(error))
            return False
        except Exception as error:
            self._window.controller.report(error)
            return False
        self.path = path
        self._window.begin(match)
        return True

    # -- saving ------------------------------------------------------------------------------------
    def save(self) -> None:
        if self.path is None:
            self.save_as()
        else:
            self._save_to(str(self.path))

    def save_as(self) -> None:
        setup = self._window.controller.match.setup
        folder = self._window.settings.saves_dir
        folder.mkdir(parents=True, exist_ok=True)
        name = folder / f"{setup.scenario} {datetime.now():%Y-%m-%d %H%M}{SUFFIX}"
        self._ask(self.tr("Save the game"), self._save_to, f"Sandtable (*{SUFFIX})", str(name))

    def _save_to(self, path: str) -> None:
        target = Path(path if path.endswith(SUFFIX) else path + SUFFIX)
        self._window.controller.save(str(target))
        if target.is_file():
            self.path = target
            self._window.settings.add_recent(target)
            self._window.status.say(self.tr("Saved: {0}").format(target.name))

    # -- exporting ---------------------------------------------------------------------------------
    def export_log(self, kind: str) -> None:
        suffix = ".html" if kind == "html" else ".txt"
        controller = self._window.controller
        name = f"{controller.match.setup.scenario} log{suffix}"

        def write(path: str) -> None:
            from desktop.views.log_export import export_lines

            words = export_lines(controller.scribe.lines(), kind, self._window.windowTitle())
            self._write(Path(path), words.encode())

        self._ask(self.tr("Export the log"), write, f"*{suffix}", name)

    def export_picture(self) -> None:
        def write(path: str) -> None:
            image = self._window.page.map.board_image(PICTURE)
            if not image.save(path):
                self.say(self.tr("Not written"), path)

        self._ask(self.tr("Export a picture of the map"), write, "PNG (*.png)", "map.png")

    def print_setup(self, game_id: str, scenario: str) -> None:
        """Sheets of a scenario that is not played, the set-up sheet first."""
        from desktop.printing.sheets import Sheets

        try:
            match = Match.new(game_id, scenario, seed=0)
            self._open_print(Sheets(match.definition.presenter(match.world), match, played=False))
        except _FAULTS as error:
            self.say(self.tr("Nothing can be printed"), str(error))

    def print_match(self) -> PrintDialog:
        """Sheets of the game on the table, as the player who sits there may see it."""
        from desktop.printing.sheets import Sheets

        control = self._window.controller
        return self._open_print(Sheets(control.presenter, control.match, viewer=control.seat))

    def _open_print(self, sheets: Sheets) -> PrintDialog:
        from desktop.ui.dialogs.print_dialog import PrintDialog

        dialog = PrintDialog(sheets, sheets.match.setup.scenario, self._window)
        dialog.written.connect(lambda path: self._window.status.say(self.tr("Written: {0}").format(path)))
        dialog.failed.connect(lambda why: self.say(self.tr("Not written"), why))
        dialog.open()
        return dialog

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomically(path, data)
            self._window.status.say(self.tr("Written: {0}").format(path))
        except OSError as error:
            self.say(self.tr("Not written"), str(error))

    # -- asking and telling ------------------------------------------------------------------------
    def _ask(self, title: str, then: Callable[[str], None], kinds: str, name: str = "") -> None:
        """Open a file dialog; `then` gets the path if one is chosen."""
        from PySide6.QtWidgets import QFileDialog  # seldom needed, and not at the start

        dialog = QFileDialog(self._window, title)
        dialog.setNameFilter(kinds)
        if name:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(name)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def say(self, title: str, words: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, title, words, QMessageBox.StandardButton.Close, self._window)
        box.finished.connect(box.deleteLater)
        box.open()


def _plain(scenario: str) -> str:
    """A scenario's id as a name, for lists that must not wait until its game is read."""
    return scenario.replace("-", " ").replace("_", " ").capitalize()
