"""Keeper: the journal of the game on the table; a disk that fails is told of, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.data.journal import Journal
from desktop.data.saves import SaveError
from desktop.engine.match import Match


class Keeper:
    """Follows one match at a time in a journal, if there is a folder for it."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._journal: Journal | None = None

    def start(self, match: Match, folder: Path | None) -> None:
        """Follow a match; the journal of the one before stays, so that it can be resumed."""
        self.close()
        if folder is None:
            return
        journal = Journal(folder)
        try:
            journal.start(match, {"title": match.definition.title})
            self._journal = journal
        except (OSError, SaveError) as error:
            self._complain(error)

    def record(self, match: Match) -> None:
        if self._journal is not None:
            try:
                self._journal.record(match)
            except (OSError, SaveError) as error:
                self._complain(error)

    def close(self) -> None:
        """Stop following; the file stays."""
        journal, self._journal = self._journal, None
        if journal is not None:
            try:
                journal.close()
            except OSError as error:
                self._complain(error)

    def _complain(self, error: Exception) -> None:
        words = QCoreApplication.translate("Keeper", "The game cannot be kept automatically: {0}")
        self._tell(words.format(error))
