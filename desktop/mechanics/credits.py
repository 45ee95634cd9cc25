"""game.yaml of every game: what the game is, who made it, on whose work we stand, what is ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

import msgspec
from msgspec.structs import replace

from desktop.data.paths import resources_dir
from desktop.data.schema_base import Marked
from desktop.data.yaml_loader import load_typed
from desktop.views.table import AboutItem


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whose work we stand on."""

    subject: str
    text: str
    licence: str = ""
    address: str = ""


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the game is, who made it, what is ours."""

    title: str
    series: str
    design: str
    development: str
    publisher: str
    year: int
    ours: list[str]
    sources: list[Source]


@cache
def game_file(game: str) -> GameFile:
    return load_typed(resources_dir() / game / "game.yaml", GameFile)


def credits_of(game: str, say: Callable[..., str]) -> Iterator[AboutItem]:
    """The sources, then what is ours; the words for the latter are `about.ours` and `about.ours_why`."""
    found = game_file(game)
    for source in found.sources:
        yield AboutItem(source.subject, source.text, source.licence, source.address)
    for text in found.ours:
        yield AboutItem(say("about.ours"), text, say("about.ours_why"))


def marked_item(record: Marked, subject: str, text: str, kind: str = "") -> AboutItem:
    """A record that is ours, with its reason."""
    return AboutItem(subject, text, record.why, record.source or record.ref, kind)


def of_kind(kind: str, items: Iterable[AboutItem]) -> Iterator[AboutItem]:
    """The items as entries of one kind, to be counted."""
    return (replace(item, kind=kind) for item in items)


def marked_items(kind: str, records: Iterable[tuple[str, Marked]], everything: str) -> Iterator[AboutItem]:
    """Those of (subject, record) that are ours; `everything` stands for a record without a scope."""
    for subject, record in records:
        if record.reconstructed:
            yield marked_item(record, subject, record.scope or everything, kind)
