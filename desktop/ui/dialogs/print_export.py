"""Exporting step by step: progress that moves, a button that stops it, and a file that is whole or not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.printing.output import Pdf, write_pdf

PATIENCE = 400
"""Milliseconds before progress is shown at all."""


class Export(QObject):
    """Draws a PDF between the events of the window, then writes it.

    Signals:
        written: the path of the finished file.
        failed: one line that says why nothing was written.
        cancelled: nothing was written because the user said so.
    """

    written = Signal(str)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, pdf: Pdf, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pdf, self._path = pdf, path
        self._steps: Iterator[int] = pdf.steps()
        self.progress = QProgressDialog(parent)
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setWindowTitle(self.tr("Export"))
        self.progress.setRange(0, 0)
        self.progress.setMinimumDuration(PATIENCE)
        self.progress.setAutoClose(False)
        self.progress.setAutoReset(False)
        self.progress.setLabelText(self.tr("Drawing {0} …").format(path.name))
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
            page = next(self._steps)
        except StopIteration:
            self._finish()
        except Exception as error:  # whatever a sheet runs into, the window stays and says it
            self._stop()
            self.failed.emit(str(error) or type(error).__name__)
        else:
            self.progress.setLabelText(self.tr("{0}: page {1} …").format(self._path.name, page))

    def _finish(self) -> None:
        self._stop()
        try:
            write_pdf(self._path, self._pdf.data())
        except OSError as error:
            self.failed.emit(f"{self._path}: {error.strerror or error}")
            return
        self.written.emit(str(self._path))

    def cancel(self) -> None:
        """Give up; nothing has been written yet."""
        if self.running:
            self._stop()
            self.cancelled.emit()

    def _stop(self) -> None:
        self._timer.stop()
        close = getattr(self._steps, "close", None)
        if close is not None:
            close()
        self.progress.canceled.disconnect(self.cancel)
        self.progress.close()
        self.progress.deleteLater()
