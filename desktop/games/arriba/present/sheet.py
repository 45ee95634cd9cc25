"""The set-up sheet: units by city, asset points, levels, attitudes, control; ranges of the variable set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import FactionId
from desktop.games.arriba.data.files import GAME
from desktop.games.arriba.data.readings import VariableSetup
from desktop.games.arriba.present.board import city_space, holding_space
from desktop.games.arriba.present.faces import back_of, face_of
from desktop.games.arriba.present.inventory import Inventory, group_words
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.present.pieces import group_space
from desktop.games.arriba.rules.politics.politics import FORCES
from desktop.games.arriba.state.setup import blank_state
from desktop.games.arriba.state.sides import SIDES
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines
from desktop.views.pieces import PieceView
from desktop.views.sheets import MarkerKind
from desktop.views.table import PositionSheetView, SetupLine, SetupSheetView

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

CADRES, DISRUPTED, FORTS = 8, 24, 4
"""Markers of each kind."""


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario = world.scenario
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(world, names)),
        tracks=(),
        sections=Inventory(blank_state(world), names, under_way=False).sections(),
        markers=tuple(_markers(world, names)),
        special=(*scenario.notes, *own_lines(world.setup, world.setup.variable)),
        spare=tuple(_spare(world, names)),
        turns=tuple(f"{turn} · {world.turns[turn].name}" for turn in world.turns if turn <= world.last_turn),
    )


def _lines(world: World, names: Names) -> Iterator[SetupLine]:
    number = 0
    for line in world.setup.units:
        note = ""
        if line.nationalist_on and VariableSetup.of(world) is VariableSetup.ON:
            low, high = line.nationalist_on
            note = names.say("sheet.range" if low < high else "sheet.only", n=low, m=high)
        for _ in range(line.count):
            number += 1
            face = face_of(world, line.faction, line.kind)
            name = names.say("piece.sized", faction=line.faction, kind=line.kind)
            side = world.side_of[line.faction]
            back = back_of(world, line.faction, line.kind)
            piece = PieceView(f"setup-{number}", name, side, face, city_space(line.city), back=back)
            yield SetupLine(side, piece, names.city(line.city), (city_space(line.city),), note=note)
    for asset in world.setup.assets:
        for _ in range(asset.count):
            number += 1
            face = face_of(world, asset.owner, asset.kind)
            name = names.say("piece.asset", faction=asset.owner, kind=asset.kind)
            side = world.side_of[FactionId(asset.owner)]
            where = names.city(asset.city) if asset.city else names.say("map.holding", whose=side)
            piece = PieceView(f"setup-{number}", name, side, face, city_space(asset.city) if asset.city else "")
            yield SetupLine(side, piece, where, (city_space(asset.city),) if asset.city else ())


def _spare(world: World, names: Names) -> Iterator[PieceView]:
    """The rest of the counter mix."""
    used: Counter[tuple[str, str]] = Counter()
    used.update((line.faction, line.kind) for line in world.setup.units for _ in range(line.count))
    used.update((line.owner, line.kind) for line in world.setup.assets for _ in range(line.count))
    for counters in (world.mix.units, world.mix.assets):
        for owner, kinds in counters.items():
            for kind, number in kinds.items():
                for left in range(number - used[owner, kind]):
                    key = "piece.asset" if kind in world.assets else "piece.sized"
                    yield PieceView(
                        f"spare-{owner}-{kind}-{left}", names.say(key, faction=owner, kind=kind), world.side_of[owner],
                        face_of(world, owner, kind), "", back=back_of(world, owner, kind),
                        when=_comes(world, names, owner, kind),
                    )  # fmt: skip


def _comes(world: World, names: Names, owner: str, kind: str) -> str:
    """With what a counter of the mix comes into play."""
    if power := next((power for power, forces in FORCES.items() if forces == owner), ""):
        return names.say("sheet.comes_power", power=power)
    if kind in world.assets:
        return names.say("sheet.comes_support")
    if needed := world.kinds[kind].needs:
        return names.say(f"sheet.comes_{needed}")
    first = world.factions[FactionId(owner)].first_turn
    return names.say("sheet.comes_from" if first > 1 else "sheet.comes_ep", n=first)


def position_of(state: ArribaState, names: Names, seat: str) -> PositionSheetView:
    """The game as it stands; nothing in it is secret."""
    return PositionSheetView(tuple(_placed(state, names)), Inventory(state, names).sections())


def _placed(state: ArribaState, names: Names) -> Iterator[SetupLine]:
    """Every piece, group by group."""
    world = state.world
    for key, piece in sorted(state.pieces.items(), key=lambda item: (item[1].group == "", item[1].group, item[0])):
        side = world.side_of[piece.faction]
        where = group_words(state, names, piece.group) if piece.group else names.say("map.holding", whose=side)
        space = group_space(state, piece.group) if piece.group else holding_space(side)
        marks = [names.say(f"sheet.{mark}") for mark in ("cadre", "disrupted") if getattr(piece, mark)]
        face, back = face_of(world, piece.faction, piece.kind), back_of(world, piece.faction, piece.kind)
        view = PieceView(key, names.unit(state, key), side, face, space, back=back)
        yield SetupLine(side, view, where, (space,), note=", ".join(marks))


def _markers(world: World, names: Names) -> Iterator[MarkerKind]:
    """What is laid on the map and the tracks."""
    say = names.say
    first, second = SIDES
    yield MarkerKind(
        say("sheet.control", whose=first), len(world.regions), say("sheet.control", whose=second), first, second
    )  # fmt: skip
    yield MarkerKind(say("marker.cadre"), CADRES, say("marker.disrupted"))
    yield MarkerKind(say("marker.disrupted"), DISRUPTED)
    for side in SIDES:
        yield MarkerKind(say("marker.fort"), FORTS, side=side)
        for key in ("level", "ep"):
            yield MarkerKind(say(f"track.{key}", whose=side), side=side)
    yield MarkerKind(say("track.turn"))
    yield MarkerKind(say("sheet.guerrillas"))
    for power in world.powers.values():
        yield MarkerKind(power.name)
