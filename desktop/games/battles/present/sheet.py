"""The sheets of a battle: which counter goes where, when the others come, where the markers start; and as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.battles.present.faces import Faces
from desktop.games.battles.present.inventory import Inventory
from desktop.games.battles.present.names import Names, game_file
from desktop.games.battles.state.places import DUE
from desktop.views.ours import own_lines, reason_of
from desktop.views.pieces import PieceView
from desktop.views.sheets import MarkerKind
from desktop.views.table import PositionSheetView, SetupLine, SetupSheetView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.battles.data.schema_setup import Placement
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

DRAW = "draw"
"""Entries of units drawn at random are `draw-0` and so on."""
LACKING, FIRED = 24, 10
"""Markers of units without supply or command, and of artillery that has fired."""
COLUMN = 2
"""Digits of a hex number that name its column."""


def sheet_of(world: World, names: Names, faces: Faces) -> SetupSheetView:
    scenario = world.scenario
    return SetupSheetView(
        game=game_file().title,
        scenario=scenario.title,
        sides=tuple((side, names.side(side)) for side in scenario.setup_order),
        order=tuple(scenario.setup_order),
        lines=tuple(_lines(world, names, faces)),
        tracks=tuple(_tracks(world, names)),
        special=(*scenario.notes, _stacking(world, names), *own_lines(scenario)),
        turns=world.turns,
        sections=Inventory(world, names).before(),
        markers=tuple(_markers(world, names)),
        under_way=bool(scenario.position),
    )


def position_of(state: BattleState, names: Names, faces: Faces) -> PositionSheetView:
    """The battle as it stands: everything lies open."""
    world = state.world
    order = sorted(state.units, key=lambda unit: (not state.on_map(unit), state.place(unit), world.order_of(unit)))
    return PositionSheetView(
        tuple(_placed(state, names, faces, unit) for unit in order), Inventory(world, names).sections(state)
    )


def _placed(state: BattleState, names: Names, faces: Faces, unit: UnitId) -> SetupLine:
    """A unit where it is, with what its counter does not show."""
    say, status, side = names.say, state.units[unit], state.world.units[unit].side
    face = faces[unit]
    flipped = status.reduced and face.back is not None
    shown, back = (face.back, face.front) if flipped and face.back else (face.front, face.back)
    notes = [say("sheet.reduced") if status.reduced else "", _began(state, names, unit)]
    notes += [say("sheet.left_by", hex=status.exit) if status.exit else ""]
    notes += [say("sheet.carried", unit=status.truck) if status.truck else ""]
    piece = PieceView(
        unit, names.unit(unit), side, shown, status.place, detail=face.title, group=face.group, back=back,
        reconstructed=face.reconstructed,
    )  # fmt: skip
    spaces = (status.place,) if state.on_map(unit) else ()
    return SetupLine(side, piece, _place_words(state, names, unit), spaces, note="; ".join(filter(None, notes)))


def _began(state: BattleState, names: Names, unit: UnitId) -> str:
    """Where it was set up, since rules ask for it."""
    status = state.units[unit]
    return names.say("sheet.set_up_in", hex=status.start) if status.start and status.start != status.place else ""


def _place_words(state: BattleState, names: Names, unit: UnitId) -> str:
    """The hex, or the place off the map with when and where a unit comes from there."""
    status, say = state.units[unit], names.say
    if state.on_map(unit):
        return names.hex(status.place)
    place = names.box(status.place)
    if status.place != DUE:
        return capital(place)
    return capital(
        say("sheet.due", text=place, turn=status.arrives, where=_entry_words(state.world, names, status.entry))
    )


def _entry_words(world: World, names: Names, entry: str) -> str:
    """Where a unit that is due comes on: as its placement or the draw says, or at its side's bases."""
    if placement := world.scenario.placements.get(entry):
        return where(names, placement)
    kind, _, number = entry.partition("-")
    if kind == DRAW:
        return names.say("where.area", names=", ".join(world.scenario.draws[int(number)].areas))
    return names.say("sheet.rebuilt")


def _lines(world: World, names: Names, faces: Faces) -> Iterator[SetupLine]:
    for side in world.scenario.setup_order:
        for key, placement in world.scenario.placements.items():
            for unit in placement.units:
                if world.units[unit].side == side:
                    turn = world.turn_of(placement.turn, placement.alternative_turn)
                    when = names.turn_label(turn) if placement.turn else ""
                    piece = _piece(world, names, faces, unit)
                    spaces = _spaces(world, key, placement)
                    note = _note(world, names, placement)
                    yield SetupLine(side, piece, where(names, placement), spaces, when, note, reason_of(placement))


def _piece(world: World, names: Names, faces: Faces, unit: UnitId) -> PieceView:
    face = faces[unit]
    return PieceView(
        unit, names.unit(unit), world.units[unit].side, face.front, "", detail=face.title, status="setup",
        group=face.group, back=face.back, reconstructed=face.reconstructed,
    )  # fmt: skip


def _note(world: World, names: Names, placement: Placement) -> str:
    """What the place alone does not say: exceptions, draws, dates of release."""
    say, parts = names.say, [placement.note]
    if first := placement.first:
        parts.append(say("sheet.first", n=first.count, kind=say(f"type.{first.type}"), hexes=first.hexes))
    draws = [draw for draw in world.scenario.draws if placement.pool and draw.pool == placement.pool]
    if draws:
        dates = [
            say("sheet.draw", label=world.turn_of(draw.turn), n=draw.count, names=", ".join(draw.areas))
            for draw in draws
        ]
        parts.append(say("sheet.draws", text="; ".join(dates)))
    reserves = world.special.reserves
    if reserves is not None and placement.box == reserves.box:
        dated = {unit: world.turn_of(turn) for unit, turn in reserves.schedule.items() if unit in placement.units}
        parts += [say("sheet.release", unit=unit, label=turn) for unit, turn in dated.items()]
    return "; ".join(part for part in parts if part)


def _stacking(world: World, names: Names) -> str:
    """7.1, J.stacking, B.stacking The limits, which hold during set-up too."""
    rules, say = world.scenario.stacking, names.say
    parts = rules.companies_per_battalion
    companies = say("sheet.stacking_parts", n=parts) if parts else say("sheet.stacking_free")
    return say("sheet.stacking", n=rules.battalions, companies=companies)


def _spaces(world: World, key: str, placement: Placement) -> tuple[str, ...]:
    if placement.box:
        return (f"box:{placement.box}",)
    if placement.of:
        return world.grid.within(placement.of, placement.distance)
    if placement.zone:
        limits = placement.columns
        hexes = world.zones[placement.zone]
        return tuple(h for h in hexes if limits is None or limits[0] <= int(h[:COLUMN]) <= limits[1])
    entry = world.entries.get(key)
    return entry.hexes if entry else tuple(placement.hexes)


def where(names: Names, placement: Placement) -> str:
    """Where a group starts or arrives, in words."""
    say = names.say
    if placement.air:
        return say("where.air")
    if placement.pool:
        return say("where.pool")
    if placement.box:
        return say("where.box")
    if placement.zone:
        limits = placement.columns
        columns = say("where.columns", low=limits[0], high=limits[1]) if limits else ""
        return say("where.zone", zone=placement.zone) + columns
    if placement.areas:
        return say("where.area", names=", ".join(placement.areas))
    if placement.of:
        key = "where.adjacent" if placement.distance == 1 else "where.within"
        return say(key, hex=placement.of, n=placement.distance)
    if placement.swap:
        return say("where.swap", hexes=placement.hexes)
    key = "where.one_each" if placement.one_each else "where.any_of" if len(placement.hexes) > 1 else "where.hex"
    return say(key, hexes=placement.hexes)


def _tracks(world: World, names: Names) -> Iterator[tuple[str, str]]:
    say = names.say
    yield say("track.turn"), names.turn(1)
    changes = any(span.mud_on for span in world.scenario.weather)
    yield say("track.weather"), say("sheet.weather" if changes else "sheet.weather_clear")
    for key, division in world.scenario.divisions.items():
        if division.assault_points:
            yield say("sheet.assault", side=division.side, division=key), str(division.assault_points)
    for points in world.scenario.air_points:
        label = names.turn(world.turn_of(points.from_turn))
        yield say("sheet.air", side=points.side, label=label), str(points.points)


def _markers(world: World, names: Names) -> Iterator[MarkerKind]:
    """What is laid on the map and the tracks."""
    say = names.say
    first, second = world.scenario.setup_order
    hexes = sum(len(each.hexes) for each in world.scenario.victory.hexes)
    yield MarkerKind(say("marker.held", side=first), hexes, say("marker.held", side=second), first, second)
    yield MarkerKind(say("marker.supply"), LACKING, say("marker.command"))
    yield MarkerKind(say("marker.fired"), FIRED)
    yield MarkerKind(say("track.turn"))
    yield MarkerKind(capital(names.weather("clear")), 1, capital(names.weather("mud")))
    for key, division in world.scenario.divisions.items():
        if division.assault_points:
            words = say("sheet.assault", side=division.side, division=key)
            yield MarkerKind(words, side=division.side)
    bridges = sum(unit.type == "engineer" for unit in world.units.values())
    if bridges:
        yield MarkerKind(say("marker.bridge"), bridges)
