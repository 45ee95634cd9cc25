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


MOMENTS = {
    "purge": "5.2.2", "approach": "5.3", "modifier": "5.3", "roll": "5.3", "power": "4",
    "create": "6.2", "pick": "6.4", "buy": "6.5", "subsidise": "5.2", "fort": "15.3", "guerrilla": "15.1",
    "pin": "15.1", "disrupt": "15.1", "allot": "15.2", "at": "6.2", "area": "5.4.2", "convert": "6.4", "replace": "6.3",
    "cadre": "6.4", "airlift": "6.7", "ship": "6.7", "sink": "15.4",
    "into": "7", "new": "7", "enter": "8", "leave": "8", "move": "8", "to": "8", "drop": "8", "garrison": "8",
    "attack": "9", "air": "9", "armour": "9", "artillery": "9", "raise": "9.2", "spare": "9.2", "lose": "9.2",
    "enough": "9.2", "halt": "9.2", "breakthrough": "9.3", "decline": "9.3", "take": "9.3", "target": "9.3",
    "advance": "9.2", "stay": "9.2", "done": "3", "back": "3", "reroll": "15.5", "keep": "15.5",
}  # fmt: skip
"""The rule that says when a thing is done; its words are the text `moment.<verb>`."""


def named(action: Action) -> list[tuple[str, str]]:
    """The things an action names, each with its kind; a group that is moving is not named again (enter, leave)."""
    kinds = ARGUMENTS.get(action.verb, ())
    left_out = len(kinds) - len(action.args)
    return list(zip(kinds[left_out:], action.args, strict=True)) if left_out >= 0 else []
