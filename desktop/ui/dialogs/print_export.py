"""Exporting step by step: progress that moves, a button that stops it, and a file that is whole or not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.printing.output import write_pdf

PATIENCE = 400
"""Milliseconds before progress is shown at all."""


class Drawing(QObject):
    """Draws pages between the events of the window.

    Signals:
        written: what was made of them: the path of the finished file.
        failed: one line that says why nothing was made.
        cancelled: nothing was made because the user said so.
    """

    written = Signal(str)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, steps: Iterator[int], name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps, self._name = steps, name
        self.pages = 0
        self.progress = QProgressDialog(parent)
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setWindowTitle(title)
        self.progress.setRange(0, 0)
        self.progress.setMinimumDuration(PATIENCE)
        self.progress.setAutoClose(False)
        self.progress.setAutoReset(False)
        self.progress.setLabelText(self.tr("Drawing {0} …").format(name))
        self.progress.canceled.connect(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_tick)

    def start(self) -> None:
        self.progress.setValue(0)
        self._timer.start(0)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def _on_tick(self) -> None:
        try:
            self.pages = next(self._steps)
        except StopIteration:
            self._stop()
            self._finish()
        except Exception as error:  # whatever a sheet runs into, the window stays and says it
            self._stop()
            self.failed.emit(str(error) or type(error).__name__)
        else:
            self.progress.setLabelText(self.tr("{0}: page {1} …").format(self._name, self.pages))

    def _finish(self) -> None:
        raise NotImplementedError

    def cancel(self) -> None:
        """Give up."""
        if self.running:
            self._stop()
            self._give_up()
            self.cancelled.emit()

    def _give_up(self) -> None:
        """Nothing has been written yet."""

    def _stop(self) -> None:
        self._timer.stop()
        close = getattr(self._steps, "close", None)
        if close is not None:
            close()
        self.progress.canceled.disconnect(self.cancel)
        self.progress.close()
        self.progress.deleteLater()


class Work(Protocol):
    """A file under way: `steps` draws it, `data` is the whole of it."""

    def steps(self) -> Iterator[int]: ...

    def data(self) -> bytes: ...


class Export(Drawing):
    """Draws a PDF or a page, then writes it whole."""

    def __init__(self, work: Work, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(work.steps(), path.name, QCoreApplication.translate("Export", "Export"), parent)
        self._work, self._path = work, path

    def _finish(self) -> None:
        try:
            write_pdf(self._path, self._work.data())
        except OSError as error:
            self.failed.emit(f"{self._path}: {error.strerror or error}")
            return
        self.written.emit(str(self._path))


class PrintJob(Drawing):
    """Draws on a printer; given up, the printer is told to forget what it has.

    Signals:
        printed: how many pages went to the printer.
    """

    printed = Signal(int)

    def __init__(self, printer: QPrinter, steps: Iterator[int], name: str, parent: QWidget | None = None) -> None:
        super().__init__(steps, name, QCoreApplication.translate("Export", "Print"), parent)
        self._printer = printer

    def _finish(self) -> None:
        self.printed.emit(self.pages)

    def _give_up(self) -> None:
        self._printer.abort()
