"""The set-up sheet: units by space and box, trenches, forts, tracks, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.illusions.data.files import GAME
from desktop.games.illusions.present.faces import face_of
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.state.sides import SIDES
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines, reason_of
from desktop.views.pieces import PieceView
from desktop.views.table import SetupLine, SetupSheetView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario = world.scenario
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(world, names)),
        tracks=tuple(_tracks(world, names)),
        special=(*scenario.notes, *own_lines(scenario, world.setup)),
        turns=tuple(names.turn(turn) for turn in range(world.first_turn, world.last_turn + 1)),
        spare=tuple(_piece(world, names, uid, "") for uid in world.unit_ids if uid not in world.start_places),
    )


def _side(world: World, uid: UnitId) -> str:
    """Units of neutrals are set up with the first side."""
    side = world.side_of[uid]
    return side if side in SIDES else SIDES[0]


def _lines(world: World, names: Names) -> Iterator[SetupLine]:
    for uid, place in world.start_places.items():
        note = names.say("sheet.reduced") if uid in world.start_reduced else ""
        piece = _piece(world, names, uid, place)
        yield SetupLine(piece.side, piece, names.place(place), (place,) if place in world.spaces else (), note=note)


def _piece(world: World, names: Names, uid: UnitId, place: str) -> PieceView:
    """A counter with both its sides."""
    unit = world.units[uid]
    full, reduced = face_of(unit, reduced=False), face_of(unit, reduced=True)
    if uid in world.start_reduced:
        full, reduced = reduced, full
    why = reason_of(world.types[unit.type])
    return PieceView(uid, names.unit(uid), _side(world, uid), full, place, back=reduced, reconstructed=why)


def _tracks(world: World, names: Names) -> Iterator[tuple[str, str]]:
    say, setup = names.say, world.setup
    yield say("track.turn"), names.turn(setup.turn)
    yield say("track.vp"), str(setup.vp)
    yield say("track.armistice"), str(setup.armistice)
    for side in SIDES:
        yield say("track.status", whose=side), str(getattr(setup.war_status, side))
        yield say("sheet.commitment", whose=side), names.keyed("commitment", setup.commitment[side])  # type: ignore[index]
        yield say("track.mo_of", whose=side), setup.mo[side]  # type: ignore[index]
        yield say("sheet.mo_modifier", whose=side), signed(getattr(setup.mo_modifier, side))
    for nation, figure in setup.national_will.items():
        yield say("track.will", nation=nation), str(figure)
    for nation, figure in setup.troop_quality.items():
        yield say("track.quality", nation=nation), str(figure)
    for trench in setup.trenches:
        yield say("sheet.trench", n=trench.level), names.space(trench.space)
    if setup.destroyed_forts:
        yield say("sheet.destroyed"), names.spaces(setup.destroyed_forts)
    for side in SIDES:
        if changed := getattr(setup.control, side):
            yield say("sheet.control", whose=side), names.spaces(changed)
        yield say("sheet.hand", whose=side), say("sheet.deal", n=len(world.start_deck[side]))
    if setup.played:
        yield say("sheet.played"), names.cards(setup.played)
