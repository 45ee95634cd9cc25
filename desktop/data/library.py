"""The library: all games of the player, each a document of its own in one folder, and a bin for those thrown away."""

from __future__ import annotations

import os
import re
import stat
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from desktop.data.atomic import sync_folder
from desktop.data.errors import GameInUse, SaveError, telling
from desktop.data.foreign import read_foreign
from desktop.data.game_file import GameFile, Opened
from desktop.data.game_lock import FOLDER as LOCKS
from desktop.data.game_lock import holding, is_in_use, lock_path
from desktop.data.game_reading import read_document, read_head, read_picture
from desktop.data.game_schema import SUFFIX, beside, check_marks
from desktop.data.game_writing import put_name, some_letters, write_new
from desktop.data.headline import Headline
from desktop.data.old_games import Sources, old_files
from desktop.data.old_journal import is_being_written
from desktop.data.order import rank
from desktop.data.restoring import Foreign, GameRecord, dealt_anew
from desktop.data.saves import encoded, write_exchange
from desktop.engine.match import Match

BIN = "bin"
EXCHANGE = ".json"
IN_BIN = "The game is in the bin: it can be looked at, not played on."
MOST_SLUG = 40
BROUGHT = ".brought"


class Kept(Struct, frozen=True):
    """One row of a list of games. One with a `fault` cannot be read; it is listed and never touched."""

    path: Path
    game: str = ""
    scenario_id: str = ""
    headline: Headline = Headline()
    entries: int = 0
    finished: bool = False
    edited: bool = False
    changed: float = 0.0
    """Seconds since 1970."""
    fault: str = ""
    in_use: bool = False
    """Another program has it open."""


class Brought(Struct, frozen=True):
    """What became of a game of an earlier version: where it is kept (None if it is not), and a line for the player."""

    source: Path
    kept: Path | None
    notice: str


class Library:
    """A folder of games. Making one touches nothing; `describe` puts a game in words that is brought in without any."""

    def __init__(self, folder: Path | str, describe: Callable[[Match, Headline], Headline] | None = None) -> None:
        self.folder = Path(folder)
        self.bin = self.folder / BIN
        self._describe = describe

    # -- lists -------------------------------------------------------------------------------------
    def games(self) -> list[Kept]:
        """All games, the one played last first; those that cannot be read at the end."""
        return _listed(self.folder)

    def binned(self) -> list[Kept]:
        return _listed(self.bin)

    def traces(self) -> list[tuple[str, int]]:
        """Differs from before where a list would: names, and when each was written last, bin and locks among them."""
        with suppress(OSError), os.scandir(self.folder) as entries:
            return sorted((entry.name, entry.stat().st_mtime_ns) for entry in entries)
        return []

    def picture(self, path: Path) -> bytes:
        """The picture of the public board, b"" if there is none."""
        try:
            return read_picture(Path(path))
        except SaveError:
            return b""

    # -- playing -----------------------------------------------------------------------------------
    def begin(self, match: Match, headline: Headline) -> GameFile:
        """Keep a new game from now on."""
        return GameFile.create(self._new_path(match.setup.game, match.setup.scenario), match, headline)

    def open(self, path: Path) -> tuple[GameFile | None, Opened]:
        """Take a game up; without a file if it can only be looked at, and the notice says why."""
        path = Path(path)
        if _lies_in(path, self.bin):
            return None, _with_notice(GameFile.read(path), IN_BIN)
        if not self._holds(path):
            path = self.bring_in(path)
        try:
            return GameFile.open(path)
        except SaveError as error:
            opened = GameFile.read(path)
            return None, _with_notice(opened, f"The game {error.reason}: it can be looked at, not played on.")

    # -- looking after them ------------------------------------------------------------------------
    def rename(self, path: Path, name: str) -> None:
        """Give a game another name; the file keeps its own."""
        check_marks(Path(path))
        with holding(Path(path)):
            put_name(Path(path), name)

    def duplicate(self, path: Path, name: str = "") -> Path:
        """A game of its own that goes on from here with other dice."""
        path = Path(path)
        if is_in_use(path):
            raise GameInUse(path, "is open in another program")
        document = read_document(path)
        headline = replace(document.head.headline, name=name or document.head.headline.name)
        with telling(path, "cannot be read"):
            record = dealt_anew(document.record)
        return self._put(record, headline, document.picture)

    def export(self, path: Path, target: Path) -> None:
        """Write a copy to exactly that place: an exchange file if it ends in .json, else a document."""
        target = Path(target)
        if self._holds(target) or _lies_in(target, self.bin):
            raise SaveError(target, "cannot be written: it lies in the library itself")
        document = read_document(Path(path))
        if target.suffix.lower() == EXCHANGE:
            write_exchange(target, encoded(document.record, document.head.headline)[0])
            return
        with telling(target, "cannot be written"):
            write_new(target, document.record, document.head.headline, document.picture, over=True)

    def bring_in(self, source: Path) -> Path:
        """Copy a game from elsewhere into the library: a document, an exchange file or an old journal."""
        found = read_foreign(Path(source))
        return self._put(dealt_anew(found.record), self._in_words(found))

    # -- the bin -----------------------------------------------------------------------------------
    def throw_away(self, path: Path) -> Path:
        """Into the bin; returns where it lies now."""
        if not self._holds(Path(path)):
            raise SaveError(path, "is not in the library")
        return _moved(Path(path), self.bin)

    def put_back(self, path: Path) -> Path:
        """Out of the bin; returns where it lies now."""
        if not _lies_in(Path(path), self.bin):
            raise SaveError(path, "is not in the bin")
        return _moved(Path(path), self.folder)

    def empty_bin(self) -> int:
        """Remove for good what was thrown away; the number of games."""
        removed = 0
        for path in _documents_in(self.bin):
            with telling(path, "cannot be removed"):
                if stat.S_ISREG(os.lstat(path).st_mode):
                    path.unlink()
                    beside(path, "-journal").unlink(missing_ok=True)
                    removed += 1
        return removed

    # -- earlier versions --------------------------------------------------------------------------
    def bring_in_old(self, folders: Iterable[Path]) -> list[Brought]:
        """Copy what earlier versions left in some folders, each file once; the files stay as they are."""
        sources = Sources(self.folder / BROUGHT)
        return [self._bring_in_old(path, sources) for path in old_files(folders) if not sources.has(path)]

    def _bring_in_old(self, path: Path, sources: Sources) -> Brought:
        if is_being_written(path):
            return Brought(path, None, f"{path.name}: is open in another program; it is brought in another time.")
        try:
            found = read_foreign(path, forgiving=True)
        except SaveError as error:
            if not isinstance(error.__cause__, OSError):
                _remember(path, sources)
            return Brought(path, None, f"{path.name}: is not brought in; it {error.reason}.")
        try:
            kept = self._put(dealt_anew(found.record), self._in_words(found))
        except SaveError as error:
            return Brought(path, None, f"{path.name}: is not brought in yet; {error.reason}.")
        _remember(path, sources)
        return Brought(path, kept, f"{path.name}: is brought in. {found.notice}".strip())

    # -- parts -------------------------------------------------------------------------------------
    def _holds(self, path: Path) -> bool:
        return _lies_in(path, self.folder)

    def _put(self, record: GameRecord, headline: Headline, picture: bytes = b"") -> Path:
        """Keep a game that nobody plays now."""
        path = self._new_path(record.setup.game, record.setup.scenario)
        with telling(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_new(path, record, headline, picture)
        return path

    def _new_path(self, game: str, scenario: str) -> Path:
        parts = (game, Path(scenario).stem, time.strftime("%Y-%m-%d"), some_letters())
        return self.folder / f"{'-'.join(_slug(part) for part in parts)}{SUFFIX}"

    def _in_words(self, found: Foreign) -> Headline:
        """The headline of a game that was brought in: what the players gave it, and how this program tells the rest."""
        told = found.headline
        words = _plain_words(found.match, told)
        if self._describe is not None:
            words = self._describe(found.match, told)
        given = {"name": told.name, "players": told.players, "handover": told.handover, "study": told.study}
        return replace(words, **given, advised=told.advised)


def _plain_words(match: Match, told: Headline) -> Headline:
    titles = {info.id: info.title for info in match.definition.scenarios()}
    scenario = titles.get(match.setup.scenario, told.scenario)
    return replace(told, title=match.definition.title, scenario=scenario)


# -- lists -------------------------------------------------------------------------------------------
def _documents_in(folder: Path) -> list[Path]:
    try:
        return [folder / name for name in sorted(os.listdir(folder)) if name.endswith(SUFFIX) and name[0] != "."]
    except (OSError, ValueError):
        return []


def _listed(folder: Path) -> list[Kept]:
    locks = _names_in(folder / LOCKS)
    found = [_looked_at(path, bool(locks) and lock_path(path).name in locks) for path in _documents_in(folder)]
    found.sort(key=lambda item: (bool(item[1].fault), -item[0], item[1].path.name))
    return [kept for _, kept in found]


def _names_in(folder: Path) -> set[str]:
    try:
        return set(os.listdir(folder))
    except (OSError, ValueError):
        return set()


def _looked_at(path: Path, locked: bool) -> tuple[int, Kept]:
    """A row for lists and its place among them."""
    in_use = locked and is_in_use(path)
    changed = 0.0
    try:
        status = os.lstat(path)
        changed = status.st_mtime
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(path, "is not a file")
        head = read_head(path)
    except SaveError as error:
        return 0, Kept(path, changed=changed, fault=error.reason, in_use=in_use)
    except (OSError, ValueError) as error:
        return 0, Kept(path, changed=changed, fault=str(error), in_use=in_use)
    return rank(head.order), Kept(
        path,
        head.game,
        head.scenario,
        head.headline,
        head.entries,
        head.finished,
        head.edited,
        head.changed,
        in_use=in_use,
    )


# -- files -------------------------------------------------------------------------------------------
def _lies_in(path: Path, folder: Path) -> bool:
    try:
        return os.path.realpath(path.parent) == os.path.realpath(folder)
    except (OSError, ValueError):
        return False


def _moved(path: Path, folder: Path) -> Path:
    """Move a game that nobody has open, with what a crash may have left beside it."""
    with holding(path), telling(path, "cannot be moved"):
        if not stat.S_ISREG(os.lstat(path).st_mode):
            raise SaveError(path, "is not a file")
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / path.name
        if os.path.lexists(target):
            target = folder / f"{path.stem}-{some_letters()}{SUFFIX}"
        journal = beside(path, "-journal")
        if journal.exists():
            beside(target, "-journal").write_bytes(journal.read_bytes())
        os.rename(path, target)
        journal.unlink(missing_ok=True)
        sync_folder(folder)
        return target


def _with_notice(opened: Opened, notice: str) -> Opened:
    return replace(opened, notice=f"{notice} {opened.notice}".strip())


def _remember(path: Path, sources: Sources) -> None:
    with telling(path):
        sources.add(path)


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:MOST_SLUG] or "game"
