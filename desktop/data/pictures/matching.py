"""Which files of a folder are meant for which cards or counters: by their names, offered all at once."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from desktop.data.pictures.headers import SUFFIXES, refused
from desktop.data.pictures.keeping import BACK, FRONT

MOST_FILES = 5_000
_WORD = re.compile(r"[a-z]+|[0-9]+")
_SAYS_NOTHING = ("card", "counter", "no")
_BACKS = ("back", "reduced", "flipped", "b")
_FRONTS = ("front", "full", "f")


class Match(Struct, frozen=True):
    """A file and the thing whose face it would be."""

    path: Path
    thing: str
    side: str = FRONT


def pictures_below(folder: Path) -> list[Path]:
    """The picture files of a folder, in order; raises DataError for a folder that cannot be read."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.lower().endswith(SUFFIXES) and entry.is_file():
                    found.append(Path(entry.path))
                if len(found) > MOST_FILES:
                    raise refused(folder, f"holds more than {MOST_FILES} pictures")
    except OSError as error:
        raise refused(folder, f"cannot be read: {error.strerror or error}") from None
    return sorted(found)


def matched(paths: Iterable[Path], things: Mapping[str, Iterable[str]], *, sides: bool = False) -> list[Match]:
    """The files whose names are those of things: `things` are ids with all that each may be called by.

    A name that two things share means neither; of two files for one face the first counts.
    """
    called: dict[str, str] = {}
    shared = set()
    for thing, names in things.items():
        for name in {spelt(each) for each in (thing, *names)} - {""}:
            if called.setdefault(name, thing) != thing:
                shared.add(name)
    found: dict[tuple[str, str], Match] = {}
    for path in paths:
        name, side = _side_of(spelt(path.stem), called) if sides else (spelt(path.stem), FRONT)
        thing = "" if name in shared else called.get(name, "")
        if thing:
            found.setdefault((thing, side), Match(path, thing, side))
    return list(found.values())


def spelt(name: str) -> str:
    """A name as it is compared: plain letters and figures, without leading zeros and words that say nothing."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = [word.lstrip("0") or "0" for word in _WORD.findall(plain) if word not in _SAYS_NOTHING]
    return " ".join(words)


def _side_of(name: str, called: Mapping[str, str]) -> tuple[str, str]:
    """The name without a word for its side, and the side; a whole name of a thing comes first."""
    head, _, last = name.rpartition(" ")
    if name not in called and head:
        if last in _BACKS:
            return head, BACK
        if last in _FRONTS:
            return head, FRONT
    return name, FRONT
