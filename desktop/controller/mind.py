"""Mind: the process in which the program thinks of its next choice, so that the window never waits for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

if TYPE_CHECKING:
    from desktop.players.glimpse import Glimpse
    from desktop.players.thinking import Request, Review

ENDED_MS = 1_000
"""How long a process that was told to end may take."""


class Mind(QObject):
    """Asks one question after the other; the process is started for the first and ended by `rest`.

    Signals:
        chosen: the number of a question, and the action that is chosen.
        failed: the number of a question that has found no answer, and why.
        told: another answer (Reply).
        got_on: the number of a question, and how many hundredths of the thoughts about it are done.
    """

    chosen = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(object)
    got_on = Signal(int, int)

    def __init__(self, command: list[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command or [*this_program(), "think"]
        self._process: QProcess | None = None
        self._asked = 0

    @property
    def is_awake(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    @property
    def is_thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked != 0

    def ask(self, number: int, level: str, glimpse: Glimpse) -> None:
        """Have it choose; what it thinks of an earlier question is of no use any more."""
        from desktop.players.thinking import Request  # not among what a start needs

        self.send(Request(number, level, glimpse))

    def send(self, request: Request | Review) -> None:
        """Have it think about a question; a thought about an earlier one ends at once, with the process."""
        if self.is_thinking:
            self.rest()
        if self._process is None:
            self._process = self._started()
        self._asked = request.number
        self._process.write(msgspec.json.encode(request) + b"\n")

    def rest(self) -> None:
        """Think of nothing any more, at once."""
        self._asked = 0
        process, self._process = self._process, None
        end(process)

    def _started(self) -> QProcess:
        process = child(self, self._command)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start()
        return process

    def _read(self) -> None:
        from desktop.players.thinking import Reply

        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                reply = msgspec.json.decode(line, type=Reply)
            except msgspec.DecodeError:
                continue  # something else was printed there
            if reply.share:
                self.got_on.emit(reply.number, reply.share)
            elif reply.number == self._asked and reply.action:
                self._asked = 0
                self.chosen.emit(reply.number, reply.action)
            elif reply.number == self._asked and (reply.advice is not None or reply.turns is not None):
                self._asked = 0
                self.told.emit(reply)
            elif reply.fault and self._asked and reply.number in (0, self._asked):
                asked, self._asked = self._asked, 0
                self.failed.emit(asked, reply.fault)

    def _on_finished(self, code: int) -> None:
        self._stopped(f"it ended with code {code}")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._stopped(self._process.errorString())  # it does not finish: it has not begun

    def _stopped(self, why: str) -> None:
        """The process has ended by itself."""
        if self._process is None:
            return
        complaint, asked = self._complaint(), self._asked
        process, self._process, self._asked = self._process, None, 0
        process.deleteLater()
        if asked:
            self.failed.emit(asked, f"{why}{f': {complaint}' if complaint else ''}")

    def _complaint(self) -> str:
        """The last line that the process has written on its standard error."""
        said = bytes(self._process.readAllStandardError().data()) if self._process is not None else b""
        lines = said.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")


def this_program() -> list[str]:
    """How this program is started, from its source, as an installed package or frozen."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "desktop"]


def child(parent: QObject, command: Sequence[str]) -> QProcess:
    """A process with the surroundings of this program, and where it finds its modules; not yet started."""
    surroundings = QProcessEnvironment.systemEnvironment()
    surroundings.insert("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    process = QProcess(parent)
    process.setProgram(command[0])
    process.setArguments(command[1:])
    process.setProcessEnvironment(surroundings)
    return process


def end(process: QProcess | None) -> None:
    """Have a process end at once; nothing more is heard of it."""
    if process is not None:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(ENDED_MS)
        process.deleteLater()
