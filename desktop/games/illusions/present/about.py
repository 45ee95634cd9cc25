"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.data.schema_base import Marked
from desktop.games.illusions.data.files import GAME, load_coast
from desktop.games.illusions.present.names import Names
from desktop.mechanics.credits import credits_of, marked_items
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    return (*credits_of(GAME, names.say), *_records(world, names), *_rulings(world, names))


def _records(world: World, names: Names) -> Iterator[AboutItem]:
    coast, tables = load_coast(), world.tables
    yield AboutItem(names.say("about.coast"), coast.scope or names.say("about.coast_text"), coast.why, coast.source)
    say, everything = names.say, names.say("about.whole")
    places: list[tuple[str, Marked]] = [
        (world.map.title, world.map), (say("about.ports"), world.map.waters),
        (say("about.vp_spaces"), world.map.vp_spaces), (say("about.sources"), world.map.supply_sources),
        *((space.name, space) for space in world.map.spaces),
    ]  # fmt: skip
    yield from marked_items(say("about.kind_map"), places, everything)
    units: list[tuple[str, Marked]] = [(say("about.reduced"), world.files.units.reduced_sides)]
    units += [(kind.name, kind) for kind in world.types.values()]
    units += [(counter.name, counter) for counter in world.files.units.counters]
    yield from marked_items(say("about.kind_units"), units, everything)
    cards = ((names.card(card.id), card) for card in world.cards.values())
    yield from marked_items(say("about.kind_cards"), cards, everything)
    figures: list[tuple[str, Marked]] = [
        (say("chart.fire_heavy"), tables.heavy_fire), (say("chart.fire_light"), tables.light_fire),
        (say("about.will"), tables.national_will), (say("about.quality"), tables.troop_quality),
        *((each.name, each) for each in tables.offensives),
    ]  # fmt: skip
    yield from marked_items(say("about.kind_tables"), figures, everything)
    setup = [(world.scenario.title, world.scenario), (world.scenario.title, world.setup)]
    yield from marked_items(say("about.kind_setup"), setup, everything)


def _rulings(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
