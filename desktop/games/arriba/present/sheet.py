"""The set-up sheet: units by city, asset points, levels, attitudes, control; ranges of the variable set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import FactionId
from desktop.games.arriba.data.files import GAME
from desktop.games.arriba.data.readings import VariableSetup
from desktop.games.arriba.present.board import city_space
from desktop.games.arriba.present.faces import back_of, face_of
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.state.sides import SIDES
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines
from desktop.views.pieces import PieceView
from desktop.views.table import SetupLine, SetupSheetView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario = world.scenario
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(world, names)),
        tracks=tuple(_tracks(world, names)),
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
            note = names.say("sheet.range", n=low, m=high)
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
                    )  # fmt: skip


def _tracks(world: World, names: Names) -> Iterator[tuple[str, str]]:
    say, setup = names.say, world.setup
    yield say("track.turn"), names.turn(world.scenario.first_turn)
    for side in SIDES:
        yield say("track.level", whose=side), str(setup.level[side])
    for side in SIDES:
        yield say("track.ep", whose=side), str(setup.ep.get(side, 0))
    for power in world.powers.values():
        yield power.name, signed(power.start)
    for side in SIDES:
        yield say("sheet.control", whose=side), ", ".join(names.region(each) for each in setup.control.get(side, []))
    yield say("sheet.contested"), ", ".join(names.region(each) for each in setup.control.get("none", [])) or "–"
