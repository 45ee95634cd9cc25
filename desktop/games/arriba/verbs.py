"""The language of the game: each verb of an action once, with what it names and the rule that says when it is done.

An area, a city and a faction may have the same id (Asturias, Santander), so what an id means is told by its verb and
its place.
"""

from __future__ import annotations

from desktop.engine.ids import CityId, FactionId, GroupId, SpaceId, UnitId
from desktop.engine.verb import NUMBER, Either, Kind, Language, Shown, Words, varying, verb

AREA: Kind[SpaceId] = Kind("area", lambda state: state.world.areas)
CITY: Kind[CityId] = Kind("city", lambda state: state.world.cities)
POWER: Kind[str] = Kind("power", lambda state: state.world.powers)
SEAT: Kind[str] = Kind("seat", lambda state: state.world.seats)
FACTION: Kind[FactionId] = Kind("faction", lambda state: state.world.factions)
OWNER: Kind[FactionId] = Kind("faction", lambda state: state.world.mix.assets)
"""6.5 Whose asset points: those of a side, or German ones."""
UNIT_KIND: Kind[str] = Kind("kind", lambda state: state.world.kinds)
ASSET_KIND: Kind[str] = Kind("kind", lambda state: state.world.assets)
GROUP: Kind[GroupId] = Kind("group", lambda state: state.groups)
PIECE: Kind[UnitId] = Kind("piece", lambda state: state.pieces)
FORT_ALONE: Kind[CityId] = Kind("group", lambda state: state.forts)
"""15.3 A city with nothing but a fort, attacked like a group."""
OPPONENT: Kind[GroupId | CityId] = Either(GROUP, FORT_ALONE)
THE_FORT = Words("fort", name="piece")
"""15.3 The fort of the defender's city, lost like a piece."""
LOSS: Kind[UnitId] = Either(PIECE, THE_FORT)

# -- politics ----------------------------------------------------------------------------------------
PURGE = verb("purge", FACTION, rule="5.2.2", shown=Shown.BUTTON)
APPROACH = verb("approach", POWER, rule="5.3", shown=Shown.BUTTON)
MODIFIER = verb("modifier", rule="5.3")
ROLL = verb("roll", rule="5.3")
BACKER = verb("power", POWER, rule="4")
# -- equipment ---------------------------------------------------------------------------------------
CREATE = verb("create", FACTION, UNIT_KIND, rule="6.2", shown=Shown.BUTTON)
PICK = verb("pick", PIECE, rule="6.4")
BUY = verb("buy", ASSET_KIND, OWNER, rule="6.5", shown=Shown.BUTTON)
SUBSIDISE = verb("subsidise", FACTION, rule="5.2", shown=Shown.BUTTON)
FORT = verb("fort", CITY, rule="15.3")
GUERRILLA = verb("guerrilla", AREA, rule="15.1")
PIN = verb("pin", rule="15.1")
DISRUPT = verb("disrupt", GROUP, rule="15.1")
ALLOT = verb("allot", SEAT, NUMBER, rule="15.2")
AT = verb("at", CITY, rule="6.2")
IN_AREA = verb("area", AREA, rule="5.4.2")
CONVERT = verb("convert", rule="6.4", shown=Shown.BUTTON)
REPLACE = verb("replace", rule="6.3", shown=Shown.BUTTON)
CADRE = verb("cadre", rule="6.4", shown=Shown.BUTTON)
AIRLIFT = verb("airlift", PIECE, rule="6.7")
SHIP = verb("ship", PIECE, rule="6.7")
SINK = verb("sink", PIECE, rule="15.4")
# -- groups and movement -----------------------------------------------------------------------------
INTO = verb("into", GROUP, rule="7")
NEW = verb("new", rule="7", shown=Shown.BUTTON)
ENTER = varying("enter", Either(GROUP, CITY), CITY, least=1, rule="8")
"""A group that is moving is not named again."""
LEAVE = varying("leave", GROUP, least=0, rule="8", shown=Shown.BUTTON, quiet=True)
MOVE = verb("move", GROUP, rule="8")
TO = verb("to", AREA, rule="8")
DROP = verb("drop", PIECE, rule="8")
GARRISON = verb("garrison", CITY, rule="8")
# -- combat ------------------------------------------------------------------------------------------
ATTACK = verb("attack", GROUP, OPPONENT, rule="9")
AIR = verb("air", NUMBER, rule="9", ticked=True)
ARMOUR = verb("armour", NUMBER, rule="9", ticked=True)
ARTILLERY = verb("artillery", NUMBER, rule="9", ticked=True)
RAISE = verb("raise", rule="9.2")
SPARE = verb("spare", rule="9.2", passes=True)
LOSE = verb("lose", LOSS, rule="9.2", shown=Shown.BUTTON)
ENOUGH = verb("enough", rule="9.2", passes=True)
HALT = verb("halt", rule="9.2", passes=True)
BREAKTHROUGH = verb("breakthrough", rule="9.3")
DECLINE = verb("decline", rule="9.3", passes=True)
TAKE = verb("take", PIECE, rule="9.3")
TARGET = verb("target", GROUP, rule="9.3")
ADVANCE = verb("advance", GROUP, rule="9.2", shown=Shown.BUTTON)
STAY = verb("stay", rule="9.2", passes=True)
# -- anywhere ----------------------------------------------------------------------------------------
DONE = verb("done", rule="3", ends="subsidies", passes=True)
BACK = verb("back", rule="3", closes=True)
REROLL = verb("reroll", rule="15.5")
KEEP = verb("keep", rule="15.5", passes=True)

LANGUAGE = Language.of(globals())
