"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.battles.present.faces import values
from desktop.games.battles.present.names import Names, game_file, spelt
from desktop.mechanics.credits import marked_item, of_kind
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    say = names.say
    return (
        *_credits(names), *of_kind(say("about.kind_map"), _map(world, names)),
        *of_kind(say("about.kind_setup"), _scenario(world, names)),
        *of_kind(say("about.kind_units"), _units(world, names)),
    )  # fmt: skip


def _credits(names: Names) -> Iterator[AboutItem]:
    game = game_file()
    for source in game.sources:
        yield AboutItem(source.subject, source.text, source.licence, source.address)
    for text in game.ours:
        yield AboutItem(names.say("about.ours"), text, names.say("about.ours_why"))


def _map(world: World, names: Names) -> Iterator[AboutItem]:
    found = world.map
    yield AboutItem(names.say("about.map", name=found.title), found.scale, found.why, "; ".join(found.sources))
    for bridge in found.bridges:
        if bridge.reconstructed:
            subject = spelt(bridge.name) or names.say("about.bridge", river=bridge.river)
            yield marked_item(
                bridge, subject, names.say("about.bridge_text", hexside=bridge.hexside, river=bridge.river)
            )
    for place in found.places:
        if place.reconstructed:
            yield marked_item(place, spelt(place.name), names.say("about.place", hex=place.hex))
    for zone in found.zones.values():
        if zone.reconstructed:
            yield marked_item(zone, zone.name, names.say("about.zone", n=len(zone.hexes)))
    for box in found.boxes.values():
        if box.reconstructed:
            yield marked_item(box, box.name, names.say("about.box", hexes=box.exits))


def _scenario(world: World, names: Names) -> Iterator[AboutItem]:
    scenario = world.scenario
    if scenario.reconstructed:
        yield marked_item(scenario, scenario.title, names.say("about.scenario", n=len(world.turns)))
    for placement in scenario.placements.values():
        if placement.reconstructed:
            yield marked_item(placement, names.units(placement.units), names.say("about.placement"))


def _units(world: World, names: Names) -> Iterator[AboutItem]:
    for unit in world.units.values():
        record = world.files.units[unit.id]
        if record.reconstructed:
            back = values(unit, unit.reduced) if unit.reduced else ""
            key = "about.unit" if back else "about.unit_one_step"
            text = names.say(key, side=unit.side, front=values(unit, unit.full), back=back)
            stated = names.say("about.stated", text=record.stated) if record.stated else ""
            yield AboutItem(names.unit(unit.id), text, record.why, record.source or stated)
