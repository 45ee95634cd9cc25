"""The language of the game: each verb of an action once, with the kinds of things it names.

An area, a city and a faction may have the same id (Asturias, Santander), so what an id means is told by its verb and
its place, never by looking it up.
"""

from __future__ import annotations

from desktop.engine.action import Action

AREA, CITY, FACTION, KIND, POWER, SEAT = "area", "city", "faction", "kind", "power", "seat"
GROUP, PIECE, NUMBER = "group", "piece", "n"
TARGET = "target"
"""9 A battle group, or a city with a fort alone."""
LOSS = "loss"
"""9.2 A piece, or the fort of the city."""

ARGUMENTS: dict[str, tuple[str, ...]] = {
    # politics
    "purge": (FACTION,), "approach": (POWER,), "modifier": (), "roll": (), "power": (POWER,),
    # equipment
    "create": (FACTION, KIND), "pick": (PIECE,), "buy": (KIND, FACTION), "subsidise": (FACTION,), "fort": (CITY,),
    "guerrilla": (AREA,), "pin": (), "disrupt": (GROUP,), "allot": (SEAT, NUMBER), "at": (CITY,), "area": (AREA,),
    "convert": (), "replace": (), "cadre": (), "airlift": (PIECE,), "ship": (PIECE,), "sink": (PIECE,),
    # groups and movement
    "into": (GROUP,), "new": (), "enter": (GROUP, CITY), "leave": (GROUP,), "move": (GROUP,), "to": (AREA,),
    "drop": (PIECE,), "garrison": (CITY,),
    # combat
    "attack": (GROUP, TARGET), "air": (NUMBER,), "armour": (NUMBER,), "artillery": (NUMBER,), "raise": (), "spare": (),
    "lose": (LOSS,), "enough": (), "halt": (), "breakthrough": (), "decline": (), "take": (PIECE,), "target": (GROUP,),
    "advance": (GROUP,), "stay": (),
    # anywhere
    "done": (), "back": (), "reroll": (), "keep": (), "chance": (NUMBER,),
}  # fmt: skip


def named(action: Action) -> list[tuple[str, str]]:
    """The things an action names, each with its kind; a group that is moving is not named again (enter, leave)."""
    kinds = ARGUMENTS.get(action.verb, ())
    left_out = len(kinds) - len(action.args)
    return list(zip(kinds[left_out:], action.args, strict=True)) if left_out >= 0 else []
