"""What is printed on a counter: size and strength of a unit, the kind of an asset point, the colour of its faction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.arriba.state.army_state import AIR, ARMOUR, ARTILLERY, ASSETS
from desktop.views.pieces import CounterFace

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World

GROUNDS = {
    "popular_army": "yellow", "international": "pink", "anarchist": "black", "poum": "red", "asturias": "orange",
    "basque": "orange", "catalonia": "orange", "santander": "orange", "nationalist": "light-blue",
    "carlist": "light-blue", "colonial": "light-blue", "italian": "grey-green", "portuguese": "grey-green",
    "government": "yellow", "rebel": "light-blue", "german": "tan",
}  # fmt: skip
"""2 Near the colours that the rules give the factions."""
STRIPES = {"carlist": "red", "colonial": "green", "asturias": "blue", "basque": "green", "catalonia": "yellow",
           "santander": "white", "portuguese": "dark-green"}  # fmt: skip
"""Factions of one colour are told apart by a stripe and by letters."""
LETTERS = {
    "popular_army": "EP", "international": "BI", "anarchist": "CNT", "poum": "POUM", "asturias": "AST", "basque": "EUZ",
    "catalonia": "CAT", "santander": "SAN", "nationalist": "NAC", "carlist": "REQ", "colonial": "AFR",
    "italian": "CTV", "portuguese": "POR", "government": "", "rebel": "", "german": "CON",
}  # fmt: skip
SIZES = {"brigade": "X", "division_1": "XX", "division_2": "XX", "remnant": "XX"}
SYMBOLS = {AIR: "air", ARMOUR: "armour", ARTILLERY: "artillery"}


def face_of(world: World, faction: str, kind: str, *, cadre: bool = False) -> CounterFace:
    if kind in ASSETS:
        return CounterFace(GROUNDS[faction], SYMBOLS[kind], name=LETTERS[faction], values="AP")
    return CounterFace(
        ground=GROUNDS[faction],
        symbol="infantry",
        size=SIZES[kind],
        values=str(world.strength[kind]),
        name=LETTERS[faction],
        stripe=STRIPES.get(faction, ""),
        reduced=kind == "remnant",
        corner="+1" if cadre else "",
    )


def back_of(world: World, faction: str, kind: str) -> CounterFace | None:
    """9.2 The residual on the back of a 2-step division."""
    return face_of(world, faction, "remnant") if kind == "division_2" else None
