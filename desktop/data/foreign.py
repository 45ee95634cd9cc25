"""A file from elsewhere, whatever its kind: read with suspicion, played again as a whole, never written to."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from desktop.data.errors import SaveError
from desktop.data.game_schema import first_bytes
from desktop.data.headline import Headline
from desktop.data.old_journal import is_journal, read_journal
from desktop.data.restoring import Foreign, GameRecord, Restored, restored
from desktop.data.saves import read_game

NEVER = "never"


def read_foreign(path: Path, *, forgiving: bool = False) -> Foreign:
    """The game in a file. `forgiving` keeps the position also where the log does not lead to it: it is our own."""
    if is_journal(first_bytes(path)):
        return read_journal(path)
    record, header = read_game(path)
    found = _forgiven(path, record) if forgiving else restored(path, record, whole=True)
    return Foreign(record, _named(header.told(), path), found.match, found.notice)


def _forgiven(path: Path, record: GameRecord) -> Restored:
    try:
        return restored(path, record, whole=True)
    except SaveError as error:
        found = restored(path, record)
        return Restored(found.match, found.notice or f"The position is kept, the history is not: {error.reason}.")


def _named(headline: Headline, path: Path) -> Headline:
    """Named after its file if it has no name. Whether hands are shown openly is for those at this table to agree on."""
    handover = Headline().handover if headline.handover == NEVER else headline.handover
    return replace(headline, name=headline.name or path.stem, handover=handover)
