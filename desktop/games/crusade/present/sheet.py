"""The set-up sheet: units by space and box, markers, hands to deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.crusade.data.files import GAME
from desktop.games.crusade.present.faces import face_of
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.state.sides import SIDES
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines, reason_of
from desktop.views.pieces import PieceView
from desktop.views.table import SetupLine, SetupSheetView

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World


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
        spare=tuple(_piece(world, names, uid, "") for uid in world.unit_ids if uid not in world.start_places),
        turns=tuple(f"{turn} · {world.turns[turn].date}" for turn in range(world.first_turn, world.last_turn + 1)),
    )


def _lines(world: World, names: Names) -> Iterator[SetupLine]:
    for uid, place in world.start_places.items():
        piece = _piece(world, names, uid, place)
        yield SetupLine(piece.side, piece, names.place(place), (place,) if place in world.spaces else ())


def _piece(world: World, names: Names, uid: UnitId, place: str) -> PieceView:
    """A counter with both its sides."""
    unit = world.units[uid]
    kind = world.types[unit.type]
    back = face_of(unit, kind.arm, reduced=True) if unit.steps > 1 else None
    return PieceView(
        uid, names.full_name(unit), unit.side, face_of(unit, kind.arm, reduced=False), place, back=back,
        reconstructed=reason_of(kind),
    )  # fmt: skip


def _tracks(world: World, names: Names) -> Iterator[tuple[str, str]]:
    say, setup = names.say, world.setup
    yield say("track.turn"), names.turn(setup.turn)
    yield say("track.vp"), str(setup.vp)
    yield say("track.rm"), str(setup.rm)
    yield say("track.strait"), names.side(setup.strait)
    yield say("track.government"), names.government(setup.government)
    for siege, resistance in setup.sieges.items():
        yield say("sheet.siege", siege=siege), str(resistance)
    for space in setup.isolated:
        yield say("track.isolated"), names.space(space)
    for side in SIDES:
        changed = getattr(setup.control, side)
        if changed:
            yield say("sheet.control", whose=side), names.spaces(changed)
    for work in setup.works:
        yield say("sheet.work", work=work.kind, whose=work.side), names.space(work.space)
    for space, card in setup.bonus_markers.items():
        yield say("sheet.bonus", card=card), names.space(space)
    if setup.ammunition_shortage:
        yield say("track.ammunition"), say("track.in_force")
    for side in SIDES:
        given = [card for card in setup.deal.given if world.cards[card].side == side]
        text = say("sheet.deal", n=len(world.start_deck[side]))
        yield say("sheet.hand", whose=side), say("sheet.given", cards=tuple(given), text=text) if given else text
    if setup.played:
        yield say("sheet.played"), names.cards(setup.played)
