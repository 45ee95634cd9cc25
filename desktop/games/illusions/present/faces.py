"""What is printed on a counter: size, factors, colour of the nation, box colours of elite and other units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.pieces import CounterFace

if TYPE_CHECKING:
    from desktop.games.illusions.data.records import Unit

GROUNDS = {
    "ru": "olive", "it": "green", "br": "tan", "fr": "light-blue", "sb": "pink", "mn": "red-purple", "ro": "orange",
    "gr": "white", "ah": "grey", "ge": "field-grey", "tu": "yellow", "bu": "brown",
}  # fmt: skip
ACCENTS = {"elite": "dark-blue", "reserve": "brown", "special": "yellow"}
"""3.2.1a Box colours."""
SIZES = {"lcu": "XXX", "scu": "XX", "hq": "HQ", "artillery": "III", "uprising": "XX"}
SYMBOLS = {"hq": "hq", "artillery": "artillery", "uprising": "leader"}


def face_of(unit: Unit, *, reduced: bool) -> CounterFace:
    """One side of a counter."""
    kind = next((name for name in ACCENTS if getattr(unit, name)), "")
    arm = "cavalry" if unit.cavalry else "infantry"
    drm = unit.reduced_drm if reduced else unit.drm
    values = f"{unit.strength(reduced)}-{unit.loss(reduced)}-{unit.mf}"
    return CounterFace(
        ground="purple" if unit.size == "uprising" else GROUNDS[unit.nation],
        symbol=SYMBOLS.get(unit.size, arm),
        size=SIZES[unit.size],
        values=f"+{drm}" if drm else values,
        name=unit.label,
        stripe="light-blue" if unit.mountain else "",
        accent=ACCENTS.get(kind, ""),
        reduced=reduced,
    )
