"""The file of an owner's pictures of a game: which picture lies under which map, and which is whose face."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

import re
import shutil
import time
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from desktop.data.atomic import write_atomically
from desktop.data.document import Checker, Document
from desktop.data.errors import DataError
from desktop.data.pictures.headers import MOST_FACE_PIXELS, header_of, refused
from desktop.data.places import places
from desktop.data.yaml_loader import convert, load_document

FORMAT = 1
MOST_NAMES = 5_000
HEAD = """\
# Your own pictures of this game. They are shown to you alone: no pack, no kept game and no print has them.
# The program writes this file; without it, or without its pictures, maps, cards and counters are drawn.
"""
FRONT, BACK = "front", "back"
PARTS, SWITCHES = ("maps", "cards", "counters"), ("shown", "names", "lights")
DAY = 24 * 60 * 60
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,119}", re.ASCII)
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]+", re.ASCII)

Number = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
Place = Annotated[list[Number], Meta(min_length=2, max_length=2)]
Anchor = Annotated[list[Number], Meta(min_length=4, max_length=4)]
"""A spot of the straightened picture, and the spot of the board that lies there."""
Side = Annotated[int, Meta(ge=1, le=40_000)]


class MapPicture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture under a map. `cut` is the folder of its tiles, `size` what they make together.

    `corners` are those of the map on the original: upper left, upper right, lower right, lower left.
    """

    cut: str
    original: str
    corners: Annotated[list[Place], Meta(min_length=4, max_length=4)]
    size: Annotated[list[Side], Meta(min_length=2, max_length=2)]
    scenario: str = ""
    """On whose board it was laid: others of the same map may show a part of it, and count from another corner."""
    laid: Annotated[list[Anchor], Meta(max_length=3)] = []
    """How it lies on the board, by three spots; none: as it is laid by default."""


class Faces(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The faces of a counter."""

    front: str = ""
    back: str = ""


class OwnPictures(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All pictures of a game. `names` and `lights`: whether those are drawn over the picture of a map."""

    format: int = FORMAT
    game: str
    shown: bool = True
    names: bool = True
    lights: bool = True
    maps: dict[str, MapPicture] = {}
    cards: dict[str, str] = {}
    counters: dict[str, Faces] = {}

    @property
    def is_empty(self) -> bool:
        return not (self.maps or self.cards or self.counters)

    def files(self) -> set[str]:
        """All that the folder should hold."""
        found = {name for each in self.maps.values() for name in (each.cut, each.original)}
        found |= {*self.cards.values()}
        return found | {name for each in self.counters.values() for name in (each.front, each.back) if name}

    def with_card(self, card: str, file: str) -> "OwnPictures":
        """With a face for a card; with none if the file is ""."""
        left = {name: kept for name, kept in self.cards.items() if name != card}
        return replace(self, cards={**left, card: file} if file else left)

    def with_counter(self, counter: str, side: str, file: str) -> "OwnPictures":
        faces = replace(self.counters.get(counter, Faces()), **{side: file})
        left = {name: kept for name, kept in self.counters.items() if name != counter}
        return replace(self, counters={**left, counter: faces} if faces != Faces() else left)

    def with_map(self, map_id: str, picture: MapPicture | None) -> "OwnPictures":
        left = {name: kept for name, kept in self.maps.items() if name != map_id}
        return replace(self, maps={**left, map_id: picture} if picture else left)


def file_of(game: str) -> Path:
    return Path(places().pictures, f"{game}.yaml")


def folder_of(game: str) -> Path:
    return Path(places().pictures, game)


def read_pictures(game: str) -> OwnPictures:
    """The pictures of a game, none if there is no file; raises DataError with every fault."""
    path = file_of(game)
    if not path.exists():
        return OwnPictures(game=game)
    return pictures_in(load_document(path), game)


def pictures_in(document: Document, game: str) -> OwnPictures:
    """What a document says of the pictures of a game; raises DataError."""
    found = convert(document, OwnPictures)
    checker = Checker(document)
    newer = f"was written by a newer Sandtable, format {found.format}; this one reads {FORMAT}"
    checker.require(found.format == FORMAT, ("format",), newer)
    checker.require(found.game == game, ("game",), f"is of {found.game[:40]}, not of {game}")
    for part in PARTS:
        checker.require(len(getattr(found, part)) <= MOST_NAMES, (part,), f"more than {MOST_NAMES} pictures")
    for name in sorted(found.files()):
        checker.require(is_plain(name), (), f"{name[:80]!r} is no name of a file in its folder")
    for name in sorted(each.scenario for each in found.maps.values()):
        checker.require(not name or is_plain(name), ("maps",), f"{name[:80]!r} is no name of a scenario")
    checker.done()
    return found


def is_plain(name: str) -> bool:
    """Whether a name is one of the program's own: it leads to no other folder."""
    return _NAME.fullmatch(name) is not None and ".." not in name


def written(pictures: OwnPictures) -> bytes:
    """The text of the file, a line for each picture."""
    lines = [HEAD, f"format: {FORMAT}\n", f"game: {_plain(pictures.game)}\n"]
    lines += [f"{name}: {_plain(getattr(pictures, name))}\n" for name in SWITCHES]
    for part in PARTS:
        found = sorted(getattr(pictures, part).items())
        lines.append(f"{part}:\n" if found else f"{part}: {{}}\n")
        lines += [f"  {_plain(name)}: {_plain(picture)}\n" for name, picture in found]
    return "".join(lines).encode()


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def keep_pictures(pictures: OwnPictures) -> None:
    """Write the file of a game; raises DataError with one line if that cannot be."""
    path = file_of(pictures.game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, written(pictures))
    except OSError as error:
        raise refused(path, f"cannot be written: {error.strerror or error}") from None


# -- the folder beside it --------------------------------------------------------------------------
def adopt(game: str, source: Path, stem: str, most_pixels: int = MOST_FACE_PIXELS) -> str:
    """Copy a picture into the folder of a game; returns its name there. Raises DataError for one that is refused."""
    header = header_of(source, most_pixels)
    name = free_name(game, stem, "jpg" if header.form == "jpeg" else header.form)
    try:
        folder_of(game).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder_of(game) / name)
    except OSError as error:
        with suppress(OSError):
            (folder_of(game) / name).unlink(missing_ok=True)
        raise refused(folder_of(game) / name, f"cannot be written: {error.strerror or error}") from None
    return name


def free_name(game: str, stem: str, suffix: str = "") -> str:
    """A name that nothing in the folder of a game has: of letters that every system takes."""
    safe = _UNSAFE.sub("-", stem)[:80].strip("-") or "picture"
    dotted = f".{suffix}" if suffix else ""
    number = 1
    while (folder_of(game) / f"{safe}-{number}{dotted}").exists():
        number += 1
    return f"{safe}-{number}{dotted}"


def joined(mine: OwnPictures, before: OwnPictures, theirs: OwnPictures) -> OwnPictures:
    """Pictures with what another program has kept meanwhile: `theirs` but for what was changed here."""
    parts = {part: _joined(*(getattr(each, part) for each in (mine, before, theirs))) for part in PARTS}
    same = [switch for switch in SWITCHES if getattr(mine, switch) == getattr(before, switch)]
    return replace(mine, **parts, **{switch: getattr(theirs, switch) for switch in same})


def _joined(mine: dict[str, Any], before: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    kept = {key: (theirs if mine.get(key) == before.get(key) else mine).get(key) for key in {**theirs, **mine}}
    return {key: value for key, value in kept.items() if value is not None}


def clear_out(pictures: OwnPictures, dropped: Container[str] = ()) -> None:
    """Remove from the folder of a game what was dropped, and what no picture has needed for a day: another program may
    be about to name what it has just put there."""
    needed, old = pictures.files(), time.time() - DAY
    try:
        there = list(folder_of(pictures.game).iterdir())
    except OSError:
        return
    for path in there:
        if path.name in needed or not is_plain(path.name):
            continue
        with suppress(OSError):
            if path.name in dropped or path.lstat().st_mtime < old:
                shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def shown_of(game: str) -> OwnPictures:
    """The pictures of a game for showing: none if there is no file, or it cannot be read."""
    try:
        return read_pictures(game)
    except DataError:
        return OwnPictures(game=game)
