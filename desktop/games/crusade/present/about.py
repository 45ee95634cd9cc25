"""About the data: credits, sources, and every record that is ours rather than the publisher's, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.crusade.data.files import GAME, load_coast
from desktop.games.crusade.present.names import Names
from desktop.mechanics.credits import credits_of, marked_item, of_kind
from desktop.views.table import AboutItem

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World


def about_of(world: World, names: Names) -> tuple[AboutItem, ...]:
    say = names.say
    return (
        *credits_of(GAME, say), *of_kind(say("about.kind_map"), _map(world, names)),
        *of_kind(say("about.kind_units"), _units(world, names)),
        *of_kind(say("about.kind_cards"), _cards(world, names)),
        *of_kind(say("about.kind_tables"), _tables(world, names)), *_rulings(world, names),
    )  # fmt: skip


def _map(world: World, names: Names) -> Iterator[AboutItem]:
    coast = load_coast()
    yield AboutItem(names.say("about.coast"), coast.scope or names.say("about.coast_text"), coast.why, coast.source)
    yield marked_item(world.map, world.map.title, world.map.scope)
    for space in world.map.spaces:
        if space.reconstructed:
            yield marked_item(space, space.name, space.scope or names.say("about.space"))
    links = [link for link in world.map.connections if link.reconstructed]
    yield AboutItem(
        names.say("about.links"), names.say("about.links_text", n=len(links)), world.map.why, world.map.source
    )


def _units(world: World, names: Names) -> Iterator[AboutItem]:
    for kind in world.types.values():
        if kind.reconstructed:
            yield marked_item(kind, kind.name, kind.scope or names.say("about.unit", n=kind.count))


def _cards(world: World, names: Names) -> Iterator[AboutItem]:
    for card in world.cards.values():
        if card.reconstructed:
            yield marked_item(card, names.card(card.id), card.scope or card.text)


def _tables(world: World, names: Names) -> Iterator[AboutItem]:
    tables = world.tables
    for key, table in (("division", tables.division_fire), ("corps", tables.corps_fire)):
        if table.reconstructed:
            yield marked_item(table, names.say(f"chart.fire_{key}"), table.scope)
    for row in tables.shifts:
        if row.reconstructed:
            yield marked_item(row, names.keyed("shift", row.id), row.scope)
    for drm in tables.drms:
        if drm.reconstructed:
            yield marked_item(drm, names.keyed("drm", drm.id), drm.scope)
    if world.setup.reconstructed or world.scenario.reconstructed:
        yield marked_item(world.setup, world.scenario.title, world.setup.scope or world.scenario.summary)


def _rulings(world: World, names: Names) -> Iterator[AboutItem]:
    for ruling in world.files.rulings.values():
        if ruling.ours:
            yield AboutItem(names.say("about.optional", rule=ruling.rule), ruling.decision, ruling.reason)
