"""The sheets of a game that is set up and of one under way: units by space and box, and all that lies beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.data.files import GAME
from desktop.games.crusade.data.schema_cards import Reinforce
from desktop.games.crusade.present.faces import face_of
from desktop.games.crusade.present.inventory import Inventory
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.pieces import space_id
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import POOL, POOLS, REMOVED, SIDES
from desktop.mechanics.cdg.inventory import in_order
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines, reason_of
from desktop.views.pieces import PieceView
from desktop.views.sheets import MarkerKind
from desktop.views.table import PositionSheetView, SetupLine, SetupSheetView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.crusade.data.records import Unit
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

INITIAL = "initial"
FAILED = 6
"""Markers of failed tries to build."""


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
        spare=tuple(
            replace(_piece(names, world.units[uid], POOL), when=_comes(world, names, uid))
            for uid in world.unit_ids
            if uid not in world.start_places
        ),
        turns=tuple(f"{turn} · {world.turns[turn].date}" for turn in range(world.first_turn, world.last_turn + 1)),
        sections=Inventory(start, names, dealt=False).sections(),
        markers=tuple(_markers(names, start)),
    )


def _comes(world: World, names: Names, uid: UnitId) -> str:
    """The cards that bring units of a type, by their numbers; some corps come by themselves (15.2.1)."""
    kind = world.units[uid].type
    found = [
        card for card in world.cards_in_play
        if any(isinstance(effect, Reinforce) and effect.unit == kind for effect in world.cards[card].effects)
    ]  # fmt: skip
    entry = world.types[kind].entry
    return ", ".join(found) or (names.say("sheet.comes_first") if entry == INITIAL else entry)


def position_of(state: CrusadeState, names: Names, seat: str) -> PositionSheetView:
    """The game as it stands, as far as a seat may know."""
    return PositionSheetView(tuple(_lines(names, state)), Inventory(state, names, seat).sections())


def _lines(names: Names, state: CrusadeState) -> Iterator[SetupLine]:
    """Every counter that is in play, on the map or in a box."""
    world = state.world
    for uid, status in in_order(state.units.items(), world.spaces):
        if status.place not in (POOL, REMOVED):
            piece = _piece(names, world.units[uid], status.place, reduced=status.reduced)
            spaces = (space_id(state, status.place),) if status.place in world.spaces else ()
            note = names.say("sheet.reduced") if status.reduced else ""
            yield SetupLine(piece.side, piece, capital(names.place(status.place)), spaces, note=note)


def _piece(names: Names, unit: Unit, place: SpaceId, *, reduced: bool = False) -> PieceView:
    """A counter with both its sides."""
    kind = names.world.types[unit.type]
    full = face_of(unit, kind.arm, reduced=False)
    back = face_of(unit, kind.arm, reduced=True) if unit.steps > 1 else None
    shown, other = (back, full) if reduced and back else (full, back)
    return PieceView(
        unit.id, names.full_name(unit), unit.side, shown, place, back=other, reconstructed=reason_of(kind),
    )  # fmt: skip


def _markers(names: Names, start: CrusadeState) -> Iterator[MarkerKind]:
    """What is laid on the map and the tracks."""
    say, limits = names.say, start.world.limits
    first, second = SIDES
    most = max(sum(side == each for side in start.control.values()) for each in SIDES)
    yield MarkerKind(
        say("marker.control", whose=first), most, say("marker.control", whose=second), first, second
    )  # fmt: skip
    yield MarkerKind(say("marker.move"), limits.markers * 2, say("marker.attack"))
    for side in SIDES:
        stock = getattr(limits.works, side)
        yield MarkerKind(
            capital(names.keyed("work", "position")), stock, capital(names.keyed("work", "trench")), side, side
        )
        yield MarkerKind(say("marker.action", whose=side), limits.rounds, side=side)
    for kind, number in limits.extra_trenches.items():
        yield MarkerKind(capital(say(f"sheet.extra_{kind}")), number)
    yield MarkerKind(say("marker.failed", n=1), FAILED, say("marker.failed", n=2))
    for siege in start.world.sieges:
        yield MarkerKind(say("sheet.siege", siege=siege))
    yield MarkerKind(say("track.isolated"), len(start.isolated) or 1)
    for key in ("turn", "vp", "rm", "strait", "government", "ammunition"):
        yield MarkerKind(say(f"track.{key}"))
    for pool in POOLS:
        yield MarkerKind(say("track.rp_pool", pool=pool))
