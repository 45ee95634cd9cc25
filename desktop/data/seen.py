"""A file as it was last read or written here: another program may have written it meanwhile."""

from __future__ import annotations

from pathlib import Path

ELSEWHERE = "another program has written this file meanwhile; keep it once more to write over that"


class Seen:
    """What a file said last."""

    def __init__(self, path: Path | None) -> None:
        self._content = _content_of(path)

    def note(self, path: Path) -> None:
        """It was read or written here just now."""
        self._content = _content_of(path)

    def is_changed(self, path: Path | None) -> bool:
        """Whether somebody else has written it; that is said once, then it is known. One that is gone says nothing."""
        before, now = self._content, _content_of(path)
        self._content = now
        return None not in (before, now) and before != now


def _content_of(path: Path | None) -> bytes | None:
    try:
        return path.read_bytes() if path is not None else None
    except OSError:
        return None
