"""Exports: what is written of a game for others to read: logs, pictures, sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize

from desktop.data.atomic import write_atomically
from desktop.engine.match import Match
from desktop.ui.files import FAULTS

if TYPE_CHECKING:
    from desktop.printing.sheets import Sheets
    from desktop.ui.dialogs.print_dialog import PrintDialog
    from desktop.ui.main_window import MainWindow

PICTURE = QSize(3000, 2400)


class Exports(QObject):
    """Writes what a window shows, where the player says."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._files = window, window.files

    def export_log(self, kind: str) -> None:
        suffix = ".html" if kind == "html" else ".txt"
        controller = self._window.controller
        name = f"{controller.match.setup.scenario} log{suffix}"

        def write(path: str) -> None:
            from desktop.views.log_export import export_lines

            words = export_lines(controller.scribe.lines(), kind, self._window.windowTitle())
            self._write(Path(path), words.encode())

        self._files.ask(self.tr("Export the log"), write, f"*{suffix}", name, suffix)

    def export_picture(self) -> None:
        def write(path: str) -> None:
            image = self._window.page.map.board_image(PICTURE)
            if not image.save(path):
                self._files.say(self.tr("Not written"), path)

        self._files.ask(self.tr("Export a picture of the map"), write, "PNG (*.png)", "map.png", ".png")

    def print_setup(self, game_id: str, scenario: str) -> None:
        """Sheets of a scenario that is not played, the set-up sheet first."""
        from desktop.printing.sheets import Sheets

        try:
            match = Match.new(game_id, scenario, seed=0)
            self._open_print(Sheets(match.definition.presenter(match.world), match, played=False))
        except FAULTS as error:
            self._files.say(self.tr("Nothing can be printed"), str(error))

    def print_match(self) -> PrintDialog:
        """Sheets of the game on the table, as the player who sits there may see it."""
        from desktop.printing.sheets import Sheets

        table = self._window.controller.table
        viewer = table.viewer if table.is_secret() else None
        return self._open_print(Sheets(table.shower, table.shown, viewer=viewer))

    def _open_print(self, sheets: Sheets) -> PrintDialog:
        from desktop.ui.dialogs.print_dialog import PrintDialog

        dialog = PrintDialog(sheets, sheets.match.setup.scenario, self._window)
        dialog.written.connect(lambda path: self._window.status.say(self.tr("Written: {0}").format(path)))
        dialog.printed.connect(lambda pages: self._window.status.say(self.tr("Printed: {0} pages").format(pages)))
        dialog.failed.connect(lambda why: self._files.say(self.tr("Not written"), why))
        dialog.open()
        return dialog

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomically(path, data)
            self._window.status.say(self.tr("Written: {0}").format(path))
        except (OSError, ValueError) as error:
            self._files.say(self.tr("Not written"), str(error))
