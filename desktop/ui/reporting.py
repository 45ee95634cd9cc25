"""What is done about an unexpected fault: it is told, and can be saved with all that is needed to mend it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from PySide6.QtCore import QCoreApplication

from desktop.controller.pages import FaultView
from desktop.data.saves import SUFFIX, SaveError
from desktop.ui.diagnosis import lines
from desktop.ui.dialogs.fault import ErrorDialog

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

translate = QCoreApplication.translate
ARCHIVE = ".zip"
MACHINE, REPORT, GAME = "machine.txt", "report.txt", f"game{SUFFIX}"


def tell_fault(window: MainWindow, fault: FaultView) -> ErrorDialog:
    """Open the message."""
    dialog = ErrorDialog(fault.report, fault.stands, window)
    dialog.wanted.connect(lambda: _ask(window, Path(fault.report)))
    dialog.open()
    return dialog


def _ask(window: MainWindow, report: Path) -> None:
    def write(target: str) -> None:
        try:
            write_archive(Path(target), report, window)
        except (OSError, SaveError) as error:
            window.files.say(translate("Reporting", "Not written"), str(error))
        else:
            window.status.say(translate("Reporting", "Written: {0}").format(target))

    window.files.ask(
        translate("Reporting", "Save a report to be sent"),
        write,
        f"Zip (*{ARCHIVE})",
        f"{report.stem}{ARCHIVE}",
        ARCHIVE,
    )


def write_archive(target: Path, report: Path, window: MainWindow) -> None:
    """The report, the ten lines, and the game on the table where one is kept. Raises OSError or SaveError."""
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        archive.writestr(MACHINE, "\n".join(lines()) + "\n")
        archive.write(report, REPORT)
        if (kept := window.files.on_table) is not None:
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder, GAME)
                window.files.library.export(kept, copy)
                archive.write(copy, GAME)
