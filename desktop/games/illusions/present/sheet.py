"""The sheets of a game that is set up and of one under way: units by space and box, and all that lies beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.ids import UnitId
from desktop.games.illusions.data.files import GAME
from desktop.games.illusions.data.schema_effects import Place, PlaceHq
from desktop.games.illusions.data.schema_nations import Entry
from desktop.games.illusions.present.faces import face_of
from desktop.games.illusions.present.inventory import Inventory
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import POOL, POOLS, REMOVED, SIDES
from desktop.mechanics.cdg.inventory import in_order
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines, reason_of
from desktop.views.pieces import PieceView
from desktop.views.sheets import MarkerKind
from desktop.views.table import PositionSheetView, SetupLine, SetupSheetView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState

TRENCHES, ACTIVATED = 16, 12
"""Markers of a side's trenches, and of activated spaces."""


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario, start = world.scenario, blank_state(world)
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(names, start)),
        tracks=(),
        special=(*scenario.notes, *own_lines(scenario, world.setup)),
        turns=tuple(names.turn(turn) for turn in range(world.first_turn, world.last_turn + 1)),
        spare=tuple(
            replace(_piece(names, start, uid), when=_comes(world, names, uid))
            for uid in world.unit_ids
            if uid not in world.start_places
        ),
        sections=Inventory(start, names, dealt=False).sections(),
        markers=tuple(_markers(names, start)),
    )


def _comes(world: World, names: Names, uid: UnitId) -> str:
    """The cards that bring a large unit, or small ones of a type, by their numbers; others come as a neutral joins."""
    unit = world.units[uid]
    named = {str(uid), unit.type}
    found = [card.id for card in world.cards.values() if any(named & _brought(effect) for effect in card.effects)]
    joining = [entry.card for entry in world.entries.values() if entry.nation == unit.nation or named & _joining(entry)]
    if cards := [card for card in found or joining if card]:
        return ", ".join(dict.fromkeys(cards))
    others = {"uprising": "sheet.comes_rising", "scu": "sheet.comes_instead"}
    key = others.get(world.types[unit.type].size, "")
    return names.say(key) if key else ""


def _joining(entry: Entry) -> set[str]:
    """The units that come to a neutral's side as it joins."""
    return {unit for each in entry.units for unit in each.units}


def _brought(effect: object) -> set[str]:
    """The units that an effect of a card brings."""
    if isinstance(effect, PlaceHq):
        return {effect.hq}
    return {*effect.units, *effect.any_of} if isinstance(effect, Place) else set()


def position_of(state: IllusionsState, names: Names, seat: str) -> PositionSheetView:
    """The game as it stands, as far as a seat may know."""
    return PositionSheetView(tuple(_lines(names, state)), Inventory(state, names, seat).sections())


def _lines(names: Names, state: IllusionsState) -> Iterator[SetupLine]:
    """Every counter that is in play, on the map or in a box."""
    world = state.world
    for uid, status in in_order(state.units.items(), world.spaces):
        if status.place not in (POOL, REMOVED):
            piece = _piece(names, state, uid)
            spaces = (status.place,) if status.place in world.spaces else ()
            note = names.say("sheet.reduced") if status.reduced else ""
            yield SetupLine(piece.side, piece, capital(names.place(status.place)), spaces, note=note)


def _piece(names: Names, state: IllusionsState, uid: UnitId) -> PieceView:
    """A counter with both its sides; units of neutrals are set up with the first side."""
    world, status = state.world, state.units[uid]
    unit, side = world.units[uid], state.owner_of(uid) or world.side_of[uid]
    full, back = face_of(unit, reduced=False), face_of(unit, reduced=True)
    if status.reduced:
        full, back = back, full
    why = reason_of(world.types[unit.type])
    shown = side if side in SIDES else SIDES[0]
    return PieceView(uid, names.unit(uid), shown, full, status.place, back=back, reconstructed=why)


def _markers(names: Names, start: IllusionsState) -> Iterator[MarkerKind]:
    """What is laid on the map and the tracks."""
    say, world, nations = names.say, start.world, start.national_will
    first, second = SIDES
    most = max(sum(side == each for side in start.control.values()) for each in SIDES)
    yield MarkerKind(say("marker.control", whose=first), most, say("marker.control", whose=second), first, second)
    for side in SIDES:
        yield MarkerKind(say("marker.trench", n=1), TRENCHES, say("marker.trench", n=2), side, side)
        yield MarkerKind(say("marker.action", whose=side), world.limits.rounds, side=side)
        for key in ("status", "mo"):
            yield MarkerKind(say(f"track.{key}", whose=side), side=side)
        yield MarkerKind(say("sheet.commitment", whose=side), side=side)
    yield MarkerKind(say("marker.move"), ACTIVATED, say("marker.attack"))
    yield MarkerKind(say("marker.destroyed"), len(start.forts), say("marker.siege"))
    yield MarkerKind(say("marker.landing"), world.limits.landing_markers, say("marker.under_fire"), first, first)
    for key in ("turn", "vp", "armistice", "revolution"):
        yield MarkerKind(say(f"track.{key}"))
    for nation in nations:
        yield MarkerKind(say("track.will", nation=nation))
    for nation in start.troop_quality:
        yield MarkerKind(say("track.quality", nation=nation))
    for pool in POOLS:
        yield MarkerKind(say("marker.rp", pool=pool))
