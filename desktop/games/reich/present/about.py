"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.reich.data.files import GAME
from desktop.games.reich.present.names import Names
from desktop.mechanics.credits import credits_of, marked_item, marked_items, of_kind
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World

TABLES = ("overlord", "sea_lock", "pact", "axis_bot")
"""Records of tables.yaml that may be ours."""


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    say = names.say
    return (
        *credits_of(GAME, say), *of_kind(say("about.kind_map"), _map(world, names)),
        *of_kind(say("about.kind_cards"), _events(world, names)),
        *of_kind(say("about.kind_tables"), _tables(world, names)), *_rules(world, names),
    )  # fmt: skip


def _map(world: World, names: Names) -> Iterator[AboutItem]:
    found = world.map
    yield AboutItem(names.say("about.map", name=found.title), found.scope, found.why, "; ".join(found.sources))
    for area in world.areas.values():
        if area.reconstructed:
            yield marked_item(area, area.name, names.say("about.area", text=area.scope.replace("_", " ")))
    for link in found.links:
        if link.reconstructed:
            yield marked_item(link, names.say("map.link", area=link.a, area2=link.b), names.say("about.link"))


def _events(world: World, names: Names) -> Iterator[AboutItem]:
    for event in world.events.values():
        if event.reconstructed:
            text = names.say(f"about.event.{event.evidence}", text=event.text)
            reasons = {"": event.why, "use_why": event.use_why, "kind_why": event.kind_why,
                       "stars_why": event.stars_why, "copies_why": event.copies_why}  # fmt: skip
            said = (names.say(f"event.{part}", text=why) if part else why for part, why in reasons.items() if why)
            why = " ".join(said)
            yield AboutItem(event.name, text, why, event.source or event.ref)


def _tables(world: World, names: Names) -> Iterator[AboutItem]:
    tables = world.tables
    records = ((names.say(f"about.{name}"), getattr(tables, name)) for name in TABLES)
    return marked_items("", records, names.say("about.whole"))


def _rules(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
    if world.scenario.reconstructed:
        yield marked_item(world.scenario, world.scenario.title, world.scenario.scope)
