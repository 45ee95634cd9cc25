"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.data.schema_base import Marked
from desktop.games.arriba.data.files import GAME
from desktop.games.arriba.present.names import Names
from desktop.mechanics.credits import credits_of, marked_items
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    return (*credits_of(GAME, names.say), *_records(world, names), *_rulings(world, names))


def _records(world: World, names: Names) -> Iterator[AboutItem]:
    """Every marked record of the files, tables first."""
    tables = world.tables
    found: list[tuple[str, Marked]] = [
        (names.say("chart.combat"), tables.combat), (names.say("chart.attempt"), tables.attempt),
        (names.say("about.levels"), tables.levels), (names.say("chart.adjustment"), tables.adjustment),
        (names.say("chart.prices"), tables.prices), (names.say("chart.blockade"), tables.blockade),
        (names.say("chart.recovery"), tables.recovery), (names.say("about.doctrine"), tables.doctrine),
        (names.say("chart.events"), world.files.events),
    ]  # fmt: skip
    found += [(turn.name, turn) for turn in tables.turns]
    found += [(power.name, power) for power in tables.powers]
    found += [(cost.text, cost) for cost in tables.costs.values()]
    everything, say = names.say("about.whole"), names.say
    yield from marked_items(say("about.kind_tables"), found, everything)
    kinds: list[tuple[str, Marked]] = [(say("about.mix"), world.mix)]
    kinds += [(faction.name, faction) for faction in world.factions.values()]
    kinds += [(kind.name, kind) for kind in world.kinds.values()]
    kinds += [(asset.name, asset) for asset in world.assets.values()]
    yield from marked_items(say("about.kind_units"), kinds, everything)
    places: list[tuple[str, Marked]] = [(say("about.map"), world.map)]
    places += [(area.name, area) for area in world.map.areas]
    places += [(city.name, city) for city in world.cities.values()]
    yield from marked_items(say("about.kind_map"), places, everything)
    setup = [(say("about.setup"), world.setup), (say("about.variable"), world.setup.variable)]
    yield from marked_items(say("about.kind_setup"), setup, everything)


def _rulings(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
