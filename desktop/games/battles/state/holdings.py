"""What the fields of a battle's state and procedures hold, and which procedure calls which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.battles.data.world import CLEAR, MUD, SIDES
from desktop.games.battles.state.places import OFF_MAP
from desktop.mechanics.holding import TEXT, By, Each, Nesting, Number, One, Table, one

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

UNIT: One[BattleState] = One("unit", lambda state: state.world.units)
HEX: One[BattleState] = One("hex", lambda state: state.world.neighbours)
PLACE: One[BattleState] = One("place", lambda state: {*state.world.neighbours, *OFF_MAP})
WATCHED: One[BattleState] = One("hex whose holder counts", lambda state: state.world.watched_hexes)
SIDE = one("side", *SIDES)
DIVISION: One[BattleState] = One("division", lambda state: state.world.divisions)
ENGINEER: One[BattleState] = One(
    "engineer", lambda state: [key for key, unit in state.world.units.items() if unit.is_engineer]
)
GUN: One[BattleState] = One(
    "artillery", lambda state: [key for key, unit in state.world.units.items() if unit.is_artillery]
)
PLANE: One[BattleState] = One("air unit", lambda state: [key for key, unit in state.world.units.items() if unit.is_air])
TRUCK: One[BattleState] = One("truck", lambda state: [key for key, unit in state.world.units.items() if unit.is_truck])
HEXSIDE: One[BattleState] = One(
    "hexside", lambda state: {state.world.hexside(a, b) for a, near in state.world.neighbours.items() for b in near}
)
RESULT: One[BattleState] = One(
    "result", lambda state: {cell for row in state.world.tables.crt.rows.values() for cell in row}
)
MOST_POINTS = 999
POINTS: Number[object] = Number(0, MOST_POINTS)
UNITS, HEXES = Each(UNIT, once=True), Each(HEX, once=True)

FIELDS: Table[BattleState] = {
    "side": SIDE,
    "unit": UNIT,
    "hex": HEX,
    "rule": TEXT,
    "cause": TEXT,
    "cell": RESULT,
    "number": Number(1),
    # -- the state
    "units": UNITS,
    "BattleState.units": By(UNIT, all=True),
    "turn": Number(0, lambda state: state.world.last_turn),
    "Turn.turn": Number(1, lambda state: state.world.last_turn),
    "weather": one("weather", CLEAR, MUD),
    "first_player": SIDE,
    "phase": one("phase", "setup", "initiative", "weather", "bombardment", "movement", "combat", "end", "over"),
    "phasing": SIDE,
    "out_of_supply": UNITS,
    "out_of_command": UNITS,
    "moved": UNITS,
    "budget": By(UNIT, POINTS),
    "entered_from": By(UNIT, HEX),
    "assault_points": By(DIVISION, POINTS),
    "air_points": By(SIDE, POINTS),
    "air_flown": Each(PLANE, once=True),
    "bombed": By(SIDE, Each(HEX)),
    "fired": Each(GUN),
    "fought": Each(UNIT),
    "shot_at": Each(UNIT),
    "attacks": Each(),
    "control": By(WATCHED, SIDE),
    "taken": By(DIVISION, HEXES),
    "pontoons": By(ENGINEER, HEXSIDE),
    "bridging": By(ENGINEER, HEXSIDE),
    "pontoon_used": Each(ENGINEER, once=True),
    "released": UNITS,
    "release_choices": POINTS,
    "swaps": By(DIVISION, DIVISION),
    "draws_made": Number(0, lambda state: len(state.world.scenario.draws)),
    "level": One("level of victory", lambda state: [level.id for level in state.world.scenario.victory.levels]),
    "winner": SIDE,
    "margin": Number(-MOST_POINTS, MOST_POINTS),
    # -- UnitStatus
    "place": PLACE,
    "arrives": Number(0, MOST_POINTS),
    "entry": One("way on to the map", lambda state: state.world.entries),
    "start": HEX,
    "exit": HEX,
    "truck": TRUCK,
    # -- Attack
    "targets": HEXES,
    "Barrage.targets": UNITS,
    "pledged": Each(GUN, once=True),
    "artillery": Each(GUN, once=True),
    "defence_artillery": Each(GUN, once=True),
    "air": By(HEX, Each(PLANE, once=True)),
    "Attack.air_points": POINTS,
    "defence_air": By(HEX, Each(PLANE, once=True)),
    "defence_air_points": By(HEX, POINTS),
    "against": UNITS,
    "left": UNITS,
    # -- procedures
    "hexes": HEXES,
    "pending": UNITS,
    "salvo": By(GUN, Number(-MOST_POINTS, MOST_POINTS)),
    "close_guns": Each(GUN, once=True),
    "gun_hexes": HEXES,
    "flights": By(HEX, Each(PLANE, once=True)),
    "points": By(HEX, POINTS),
    "target": HEX,
    "held": HEXES,
    "emptied": HEXES,
    "took_part": UNITS,
    "abandoned": HEXES,
    "walled": Each(SIDE, once=True),
    "shelled": HEX,
    "withdrawn": UNITS,
    "avoid": HEXES,
    "home": HEXES,
}

NESTING: Nesting = {
    "Battle": (),
    "Advance": ("Barrage.close", "Combat.close", "Combat.pursuit"),
    "AssignAir": ("CombatPhase.attack_air", "CombatPhase.next"),
    "Barrage": ("Combat.advance", "CombatPhase.choose", "CombatPhase.next", "CombatPhase.stacking"),
    "Bombardment": ("Turn.bombard_second", "Turn.bombard_stacking"),
    "Combat": ("CombatPhase.choose", "CombatPhase.next", "CombatPhase.stacking"),
    "CombatPhase": ("Turn.fight_first_stacking", "Turn.fight_second_stacking"),
    "DeclareAttacks": ("CombatPhase.defence_air",),
    "MoveUnit": ("MovementPhase.move", "MovementPhase.pontoons"),
    "MovementPhase": ("Turn.fight_first", "Turn.fight_second"),
    "PlaceUnit": ("SetUp.choose", "SetUp.end"),
    "Retreat": (
        "Barrage.advance", "Barrage.next", "Barrage.unit_falls_back", "Combat.advance", "Combat.aim",
        "Combat.defender_wall", "VoluntaryRetreat.choose", "VoluntaryRetreat.end",
    ),
    "SetUp": ("Battle.control", "Battle.set_up_second"),
    "StackingCheck": (
        "CombatPhase.finish", "MovementPhase.objectives", "Turn.close", "Turn.move_first", "Turn.move_second",
    ),
    "TakeStep": (
        "Barrage.guns_fall_back", "Barrage.unit_loss", "Combat.attacker_falls_back", "Combat.attacker_wall",
        "Combat.defender_falls_back", "Combat.defender_loss",
    ),
    "Turn": ("Battle.turns",),
    "VoluntaryRetreat": ("Combat.defender_retreat", "Combat.settle_retreats"),
}  # fmt: skip
