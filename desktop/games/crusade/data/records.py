"""Records of the world: a counter, a link of the map."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.ids import UnitId


class Unit(Struct, frozen=True):
    """2.2.1 One counter, with all its type says."""

    id: UnitId
    type: str
    label: str
    name: str
    side: str
    nationality: str
    corps: bool
    cf: int
    reduced_cf: int
    lf: int
    mf: int
    steps: int
    armor: bool
    militia: bool
    catalan: bool
    poum: bool
    italian: bool
    region: str
    """asturias, santander, basque, or "" (3.0 Regional units)."""
    no_replacements: bool
    entry: str
    """"initial" (15.2.1), the card that brings the corps, or ""."""

    def strength(self, reduced: bool) -> int:
        """The combat factor of the side that is up."""
        return self.reduced_cf if reduced else self.cf
