"""`copy`: the owner's own copy of a game without a window; his figures told, written as tables, taken in, looked at."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.data.copy import csv_text
from desktop.data.copy.catalogue import KINDS
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.fitting import Aside, catalogue_of, fitted
from desktop.data.copy.from_tables import read_tables, with_tables
from desktop.data.copy.keeping import read_copy
from desktop.data.copy.own_copy import OwnCopy
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
    """Look at a table or at a file of corrections as if it were taken in."""
    copy, path = _opened(args.game), Path(args.file)
    if not path.is_file():
        raise CommandError(f"{path}: no such file")
    if path.suffix == SUFFIX:
        found = with_tables(copy, [csv_text.read(path)])
    else:
        found = read_copy(args.game, path)
    aside = fitted(copy.catalogue, found).aside
    _tell_aside(aside)
    if not aside:
        print(f"{path} is sound")
    return 2 if aside else 0


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
