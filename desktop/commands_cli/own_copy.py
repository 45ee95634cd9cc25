"""`copy`: the owner's own copy of a game without a window; his figures told, written as tables, taken in, looked at."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.data.copy import csv_text
from desktop.data.copy.catalogue import KINDS
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.differing import CONFLICTING, SAME, Difference, differences, taken
from desktop.data.copy.fitting import Aside, catalogue_of, fitted
from desktop.data.copy.from_tables import read_tables, with_tables
from desktop.data.copy.keeping import read_copy
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import SUFFIX as PACK
from desktop.data.copy.packs import WHY_NO_TEXTS, WITH_TEXTS, read_pack, write_pack
from desktop.data.copy.spreadsheet import SUFFIX, write_tables
from desktop.engine.definition import game_ids, is_shipped


def status(args: argparse.Namespace) -> int:
    """A line for each kind of entry, and what is set aside."""
    copy = _opened(args.game)
    for kind in KINDS:
        entries, found = copy.entries(kind), copy.counts(kind)
        if entries:
            told = f"{len(entries)} entries, {found.confirmed} of {found.ours} that are ours confirmed"
            print(f"{kind}\t{told}, {found.changed} changed, {found.doubtful} doubtful")
    _tell_aside(copy.aside() if len(copy.corrections) else ())
    return 0


def export(args: argparse.Namespace) -> int:
    """Write the tables."""
    for path in write_tables(_opened(args.game), Path(args.dir)):
        print(path)
    return 0


def import_(args: argparse.Namespace) -> int:
    """Take the tables in; a wrong cell anywhere, and nothing is."""
    copy = _opened(args.game)
    found = read_tables(copy, Path(args.dir))
    return _kept(copy, found)


def check(args: argparse.Namespace) -> int:
    """Look at a table, a pack or a file of corrections as if it were taken in."""
    copy, path = _opened(args.game), Path(args.file)
    if not path.is_file():
        raise CommandError(f"{path}: no such file")
    if path.suffix == SUFFIX:
        found = with_tables(copy, [csv_text.read(path)])
    elif path.suffix == PACK:
        told = _differences(copy, path)
        found = taken(copy, told, replace_confirmed=True)
    else:
        found = read_copy(args.game, path)
    aside = fitted(copy.catalogue, found).aside
    _tell_aside(aside)
    if not aside:
        print(f"{path} is sound")
    return 2 if aside else 0


def pack(args: argparse.Namespace) -> int:
    """Write the corrections as one file."""
    copy = _opened(args.game)
    path = Path(args.file)
    if path.suffix != PACK:
        path = path.with_name(f"{path.name}{PACK}")
    found = write_pack(copy.corrections, path, texts=args.backup)
    print(f"{path}: {len(found.corrections)} entries. {WITH_TEXTS if args.backup else WHY_NO_TEXTS}")
    return 0


def unpack(args: argparse.Namespace) -> int:
    """Tell how a pack differs, and take in what goes against nothing that is confirmed."""
    copy = _opened(args.game)
    told = _differences(copy, Path(args.file))
    code = _kept(copy, taken(copy, told, replace_confirmed=args.replace_confirmed))
    left = sum(each.kind == CONFLICTING for each in told)
    if left and not args.replace_confirmed:
        print(f"{left} that you confirmed stay as they are; --replace-confirmed takes those of the pack")
    return code


def _differences(copy: OwnCopy, path: Path) -> list[Difference]:
    """How a pack differs, a line for each entry that does."""
    found = differences(copy, read_pack(path, copy.game), str(path))
    for each in found:
        if each.kind != SAME:
            print(each)
    return found


def _opened(game: str) -> OwnCopy:
    known = [game_id for game_id in game_ids() if is_shipped(game_id)]
    if game not in known:
        raise CommandError(f"unknown game {game!r}; there are: {', '.join(known)}")
    return OwnCopy(catalogue_of(game), read_copy(game))


def _kept(copy: OwnCopy, found: Corrections) -> int:
    """Keep other corrections, tell how many entries they touch, and which of them are not in force."""
    before = copy.corrections
    copy.replace(found)
    copy.keep()
    keys = {*before.of, *found.of}
    print(f"{sum(before.get(key) != found.get(key) for key in keys)} entries are otherwise than before")
    _tell_aside(copy.aside())
    return 0


def _tell_aside(aside: tuple[Aside, ...]) -> None:
    for each in aside:
        print(f"set aside: {each}")
