"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.games.reich.present.names import Names
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.reich.schema import Marked
    from desktop.games.reich.world import World


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whose work we stand on."""

    subject: str
    text: str
    licence: str = ""
    address: str = ""


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """game.yaml: what the game is, who made it, what is ours."""

    title: str
    series: str
    design: str
    development: str
    publisher: str
    year: int
    ours: list[str]
    sources: list[Source]


@cache
def game_file() -> GameFile:
    return load_typed(resources_dir() / "reich" / "game.yaml", GameFile)


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    return (*_credits(names), *_map(world, names), *_events(world, names), *_rules(world, names))


def _credits(names: Names) -> Iterator[AboutItem]:
    game = game_file()
    for source in game.sources:
        yield AboutItem(source.subject, source.text, source.licence, source.address)
    for text in game.ours:
        yield AboutItem(names.say("about.ours"), text, names.say("about.ours_why"))


def _item(record: Marked, subject: str, text: str) -> AboutItem:
    return AboutItem(subject, text, record.why, record.source or record.ref)


def _map(world: World, names: Names) -> Iterator[AboutItem]:
    found = world.map
    yield AboutItem(names.say("about.map", name=found.title), found.scope, found.why, "; ".join(found.sources))
    for area in world.areas.values():
        if area.reconstructed:
            yield _item(area, area.name, names.say("about.area", text=area.scope))
    for link in found.links:
        if link.reconstructed:
            yield _item(link, names.say("map.link", area=link.a, area2=link.b), names.say("about.link"))


def _events(world: World, names: Names) -> Iterator[AboutItem]:
    for event in world.events.values():
        if event.reconstructed:
            text = names.say(f"about.event.{event.evidence}", text=event.text)
            why = " ".join(part for part in (event.why, event.kind_why, event.stars_why, event.copies_why) if part)
            yield AboutItem(event.name, text, why, event.source or event.ref)


def _rules(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
    if world.scenario.reconstructed:
        yield _item(world.scenario, world.scenario.title, world.scenario.scope)
