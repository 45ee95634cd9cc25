"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.data.schema_base import Marked
from desktop.games.illusions.files import GAME, load_coast
from desktop.games.illusions.present.names import Names
from desktop.mechanics.credits import credits_of, marked_item
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.illusions.world import World


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    return (*credits_of(GAME, names.say), *_records(world, names), *_rulings(world, names))


def _records(world: World, names: Names) -> Iterator[AboutItem]:
    coast, tables = load_coast(), world.tables
    yield AboutItem(names.say("about.coast"), coast.scope or names.say("about.coast_text"), coast.why, coast.source)
    found: list[tuple[str, Marked]] = [
        (world.map.title, world.map), (names.say("about.ports"), world.map.waters),
        (names.say("about.vp_spaces"), world.map.vp_spaces), (names.say("about.sources"), world.map.supply_sources),
        (names.say("about.reduced"), world.files.units.reduced_sides),
        (names.say("chart.fire_heavy"), tables.heavy_fire),
        (names.say("chart.fire_light"), tables.light_fire), (names.say("about.will"), tables.national_will),
        (names.say("about.quality"), tables.troop_quality), (world.scenario.title, world.scenario),
        (world.scenario.title, world.setup),
    ]  # fmt: skip
    found += [(space.name, space) for space in world.map.spaces]
    found += [(kind.name, kind) for kind in world.types.values()]
    found += [(counter.name, counter) for counter in world.files.units.counters]
    found += [(names.card(card.id), card) for card in world.cards.values()]
    found += [(each.name, each) for each in tables.offensives]
    for subject, record in found:
        if record.reconstructed:
            yield marked_item(record, subject, record.scope or names.say("about.whole"))


def _rulings(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
