"""Keeping: a game is in its file after every action. A disk that fails is told of until it works again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.data.saves import SaveError
from desktop.engine.match import Match

KEPT, FAILING, READ_ONLY, TRIAL, FRESH = "kept", "failing", "read-only", "trial", "fresh"


class KeptView(Struct, frozen=True):
    """How a game is kept: `state` is one of the words above; `when` in seconds since 1970, of the last time it was
    kept or the first time it was not; `reason` why not."""

    state: str
    when: float = 0.0
    reason: str = ""


class Keeping:
    """Keeps one game, in the library or elsewhere.

    Attributes:
        view: how the game is kept now.
        told: called when that changes.
        notice: what happened to the file that the players should know, once; "" for nothing.
        moved: why the game goes on in a copy of its file, until it has been told; "" where it does not.
    """

    def __init__(self, library: Library | None, file: GameFile | None = None) -> None:
        self._library, self._file = library, file
        self.told: Callable[[KeptView], None] = lambda view: None
        self.notice = ""
        self.moved = ""
        self.read_only = ""
        self._whole = True
        state = KEPT if file is not None else FRESH if library is not None else TRIAL
        self.view = KeptView(state, time.time())

    @classmethod
    def looking_only(cls, reason: str) -> Keeping:
        """A game that another program has open: it may be looked at."""
        keeping = cls(None)
        keeping.read_only = reason
        keeping.view = KeptView(READ_ONLY, time.time(), reason)
        return keeping

    @property
    def path(self) -> Path | None:
        """The file of the game; None while it has none."""
        return self._file.path if self._file is not None else None

    def record(self, match: Match, headline: Callable[[], Headline], *, untouched: bool = False) -> None:
        """Bring the file up to date. The first action of a game makes its file, or the wish to have it `untouched`."""
        if self._library is None and self._file is None:
            return
        if self._file is None and match.position <= 1 and match.pending is None and not untouched:
            return
        try:
            self._write(match, headline())
        except (OSError, SaveError) as error:
            since = self.view.when if self.view.state == FAILING else time.time()
            self._tell(KeptView(FAILING, since, str(error)))
        else:
            self._tell(KeptView(KEPT, time.time()))

    def _write(self, match: Match, headline: Headline) -> None:
        if match.history_lost and self._whole and self._file is not None and self._library is not None:
            self._part(match, headline)
        elif self._file is not None:
            self._file.keep(match, headline)
            self.moved, self._file.notice = self._file.notice or self.moved, ""
        elif self._library is not None:
            self._file = self._library.begin(match, headline)
        self._whole = not match.history_lost

    def _part(self, match: Match, headline: Headline) -> None:
        """The log no longer fits: the game goes on in a file of its own, and the old one stays as it was."""
        assert self._library is not None
        assert self._file is not None
        old = self._file
        self._file = self._library.begin(match, headline)
        old.close()
        self.notice = str(old.path)

    def elsewhere(self, path: Path, match: Match, headline: Headline) -> None:
        """Keep the game in another file from now on; raises SaveError and changes nothing if that cannot be."""
        file = GameFile.create(path, match, headline)
        self.close()
        self._file = file
        self._tell(KeptView(KEPT, time.time()))

    def keep_picture(self, png: bytes) -> None:
        """A picture for the lists; a game does not need one."""
        if self._file is not None and png and self.view.state == KEPT:
            try:
                self._file.keep_picture(png)
            except (OSError, SaveError):
                return

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _tell(self, view: KeptView) -> None:
        changed = (view.state, view.reason) != (self.view.state, self.view.reason)
        self.view = view
        if changed or view.state == KEPT:
            self.told(view)
