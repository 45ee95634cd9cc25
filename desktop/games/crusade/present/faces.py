"""What is printed on a counter: symbol, factors, colours of nationality, the white factor of armor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.pieces import CounterFace

if TYPE_CHECKING:
    from desktop.games.crusade.data.records import Unit

GROUNDS = {"nat": "dark-blue", "axis": "grey", "rep": "red", "sov": "orange"}
"""2.2.1 Blue and red bars for the Spanish, others for those who came from abroad."""
ACCENTS = {"axis": "black", "sov": "black"}
SYMBOLS = {"cavalry": "cavalry", "armor": "armour", "infantry": "infantry"}
STRIPES = {"asturias": "blue", "santander": "yellow", "basque": "green"}
CORPS_SIZE, DIVISION_SIZE = "XXX", "XX"


def face_of(unit: Unit, arm: str, *, reduced: bool) -> CounterFace:
    """One side of a counter; a unit of one step has only a front."""
    factor = unit.reduced_cf if reduced else unit.cf
    return CounterFace(
        ground=GROUNDS[unit.nationality],
        symbol=SYMBOLS[arm],
        size=CORPS_SIZE if unit.corps else DIVISION_SIZE,
        values=f"{factor}-{unit.lf}-{unit.mf}",
        name=unit.label,
        stripe=STRIPES.get(unit.region, "purple" if unit.catalan else ""),
        accent=ACCENTS.get(unit.nationality, ""),
        reduced=reduced,
        corner="•" if unit.no_replacements else "",
    )
