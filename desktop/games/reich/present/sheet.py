"""The set-up sheet: markers on the map, hand sizes, years, cards and events to deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.reich.data.files import GAME
from desktop.games.reich.data.world import POWERS_OF
from desktop.games.reich.present.board import tray
from desktop.games.reich.present.inventory import Inventory, marked
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.pieces import EMBLEMS, control_piece, fleet_piece, fort_piece
from desktop.games.reich.state.setup import blank_state
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.sheets import MarkerKind
from desktop.views.table import PositionSheetView, SetupLine, SetupSheetView

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario, start = world.scenario, blank_state(world)
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(start, names)),
        tracks=(),
        special=(*scenario.notes, names.say("sheet.printed"), *own_lines(scenario)),
        turns=tuple(year.name for year in world.tables.years[world.start_year : world.end_year + 1]),
        sections=Inventory(start, names).before(),
        markers=tuple(_spare_markers(start, names)),
    )


def position_of(state: ReichState, names: Names, seat: str) -> PositionSheetView:
    """The game as it stands, as far as a seat may know."""
    return PositionSheetView(tuple(_lines(state, names)), Inventory(state, names, seat).sections())


def _lines(state: ReichState, names: Names) -> Iterator[SetupLine]:
    """Markers on the map, then those that wait in their boxes."""
    world = state.world
    for side in SIDES:
        for power in POWERS_OF[side]:
            yield from _control(state, names, power)
        forts = [area for area, owner in state.forts.items() if owner == side]
        yield from _markers(names, side, "fort", fort_piece, forts, world.forts[side])
        fleets = [zone for zone, sides in state.fleets.items() if side in sides]
        yield from _markers(names, side, "fleet", fleet_piece, fleets, world.fleets[side])


def _control(state: ReichState, names: Names, power: str) -> Iterator[SetupLine]:
    placed = marked(state, power)
    side, face = side_of(power), CounterFace(power, EMBLEMS[power], disc=True)
    name, group = names.say("piece.control", power=power), names.say("piece.controls", power=power)
    for area in placed:
        yield _line(names, PieceView(control_piece(area), name, side, face, area, group=group))
    left = state.world.control_markers[power] - len(placed)
    supply = names.say("sheet.control_left", n=left, power=power)
    piece = PieceView(control_piece(power), supply, side, face, "", group=group)
    yield SetupLine(side, piece, names.say("sheet.beside"), (), number=left)


def _markers(
    names: Names, side: str, kind: str, piece: Callable[[str, str | int], str], places: Sequence[SpaceId], number: int
) -> Iterator[SetupLine]:
    """Forts or fleets: those on the map, then those in the box."""
    name, group = names.say(f"piece.{kind}", side=side), names.say(f"piece.{kind}s", side=side)
    boxed = [tray(f"{kind}s", side)] * (number - len(places))
    for place, where in enumerate((*places, *boxed)):
        key = where if where in places else place
        yield _line(names, PieceView(piece(side, key), name, side, CounterFace(side, kind), where, group=group))


def _line(names: Names, piece: PieceView) -> SetupLine:
    kind, _, side = piece.space.removeprefix("tray:").partition(":")
    where = names.say(f"tray.{kind}", whose=side) if side else names.area(piece.space)
    return SetupLine(piece.side, piece, where, (piece.space,))


def _spare_markers(start: ReichState, names: Names) -> Iterator[MarkerKind]:
    """Markers of the tracks; those of control are counters."""
    say = names.say
    for side in SIDES:
        yield MarkerKind(say("marker.year_up", whose=side), 1, say("marker.year_down", whose=side), side, side)
        yield MarkerKind(say("marker.push_down", whose=side), 1, say("marker.push_up", whose=side), side, side)
        yield MarkerKind(say("track.hand", whose=side), side=side)
    for key in ("pact", "italy", "vichy", "bonus"):
        yield MarkerKind(say(f"track.{key}"))
