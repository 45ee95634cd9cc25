"""Records of the world: a counter, a link of the map."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId


class Unit(Struct, frozen=True):
    """3.2.1 One counter, with all its type says."""

    id: UnitId
    type: str
    label: str
    name: str
    side: str
    """allied, central, neutral (Greek until Greece joins) or uprising."""
    nation: str
    """The first of its nations."""
    nations: tuple[str, ...]
    size: str
    """lcu, scu, hq, artillery or uprising."""
    lcu: bool
    combat: bool
    """A combat unit that fires and takes losses: neither HQ nor heavy artillery nor uprising."""
    infantry: bool
    cavalry: bool
    mountain: bool
    elite: bool
    reserve: bool
    regional: bool
    special: bool
    no_replacements: bool
    """16.5 Special, uprising and Montenegrin units, HQs and heavy artillery."""
    stacks_freely: bool
    """10.2b"""
    besieges_alone: bool
    """25.5d"""
    cf: int
    reduced_cf: int
    lf: int
    reduced_lf: int
    mf: int
    drm: int
    reduced_drm: int
    holds: tuple[str, ...]
    """12.7.4d-e"""
    entry: str
    """ "start", a nation, a card, or "" for small units."""

    def strength(self, reduced: bool) -> int:
        """The combat factor of the side that is up."""
        return self.reduced_cf if reduced else self.cf

    def loss(self, reduced: bool) -> int:
        """The loss factor of the side that is up (it differs for uprisings only)."""
        return self.reduced_lf if reduced else self.lf


class Link(Struct, frozen=True):
    """3.1.3 A connection seen from one of its ends."""

    to: SpaceId
    kind: str
    water: bool
