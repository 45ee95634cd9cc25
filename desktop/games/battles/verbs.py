"""The language of the game: each verb of an action once, with what it names and the rule that says when it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.verb import NUMBER, Kind, Language, Shown, varying, verb

UNIT: Kind[UnitId] = Kind("unit", lambda state: state.world.units)
HEX: Kind[SpaceId] = Kind("hex", lambda state: state.world.terrain)
HEXSIDE: Kind[str] = Kind("hexside", lambda state: state.world.rivers)
"""A hexside of a river."""
DIVISION: Kind[str] = Kind("division", lambda state: state.world.divisions)

# -- set-up and movement -----------------------------------------------------------------------------
AUTO = verb("auto", rule="4.0")
PUT_BACK = verb("put-back", rule="4.0", closes=("setup.place",))
PICK = verb("pick", UNIT, rule="6.0", arranges=("setup.choose", "setup.placed"))
TO = verb("to", HEX, rule="6.1")
EXIT = verb("exit", rule="16.0")
LOAD = verb("load", UNIT, rule="B.trucks", shown=Shown.BUTTON)
UNLOAD = verb("unload", UNIT, rule="B.trucks", shown=Shown.BUTTON)
BRIDGE = verb("bridge", HEXSIDE, rule="J.engineers")
RELEASE = verb("release", UNIT, rule="J.reserves", shown=Shown.BUTTON)
RECEIVE = verb("receive", DIVISION, rule="B.release")
END = verb("end", rule="6.0", ends="movement", passes=True)
REMOVE = verb("remove", UNIT, rule="7.2", shown=Shown.BUTTON)
# -- air ---------------------------------------------------------------------------------------------
AIR = verb("air", UNIT, HEX, rule="13.0", ticked=True)
POINTS = verb("points", NUMBER, HEX, rule="13.0", ticked=True)
HIT = verb("hit", UNIT, rule="13.3", shown=Shown.BUTTON)
# -- declaration -------------------------------------------------------------------------------------
ATTACK = verb("attack", UNIT, HEX, rule="11.1")
WIDEN = verb("widen", HEX, HEX, rule="11.1")
"""The first hex of an attack, and another to be attacked with it."""
BARRAGE = verb("barrage", UNIT, HEX, rule="12.4")
SUPPORT = verb("support", UNIT, HEX, rule="12.51")
WITHDRAW = verb("withdraw", UNIT, rule="11.1", arranges=True)
COMPLETE = verb("complete", rule="11.1", passes=True)
# -- combat ------------------------------------------------------------------------------------------
FIGHT = verb("fight", NUMBER, rule="11.4", shown=Shown.BUTTON)
"""An attack by its number."""
NORMAL = verb("normal", rule="11.2", passes=True)
ASSAULT = varying("assault", DIVISION, least=0, rule="11.2", ticked=True)
"""A division is named where units of none draw on its points."""
FIRE = verb("fire", UNIT, rule="12.3", shown=Shown.BUTTON, ticked=True)
STAND = verb("stand", rule="11.61", passes=True)
RETREAT = verb("retreat", UNIT, rule="11.61", shown=Shown.BUTTON)
ROLL = varying("roll", HEX, least=0, rule="11.4", shown=Shown.BUTTON, passes=("air.bombard",))
"""A hex is named for a bombardment."""
LOSE = verb("lose", UNIT, rule="11.5", shown=Shown.BUTTON)
BACK = verb("back", HEX, rule="11.6")
WALL = verb("wall", UNIT, rule="14.3", shown=Shown.BUTTON)
FALL_BACK = verb("fall-back", rule="14.3", passes=True)
AIM = verb("aim", HEX, rule="12.3.3")
ADVANCE = verb("advance", UNIT, HEX, rule="11.7")
DONE = verb("done", rule="5.0", closes=("move.to", "move.enter"), ends="air", passes=True)

LANGUAGE = Language.of(globals())

if TYPE_CHECKING:

    def _swapped(unit: UnitId, hex_id: SpaceId) -> Action:
        """No action: mypy refuses it, and complains of the comment when it no longer does."""
        return ATTACK(hex_id, unit)  # type: ignore[arg-type]
