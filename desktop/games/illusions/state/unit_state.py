"""3.2.1 Where the combat units are: the mutators of this game beside those of `mechanics.cdg`."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.world import World
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.sides import BOXES, ELIMINATED, GR, NEUTRAL, REMOVED, REPLACEABLE, RESERVE
from desktop.mechanics.cdg.record_state import RecordMutators
from desktop.mechanics.cdg.unit_state import DUE, UnitState

__all__ = ["DUE", "UnitMutators", "UnitState", "is_box"]


def is_box(place: SpaceId) -> bool:
    """Whether a place is a box and not on the map; `due-<turn>` holds units that come in a later turn."""
    return place in UnitMutators.BOXES or place.startswith(DUE)


@dataclass(kw_only=True)
class UnitMutators(RecordMutators):
    """In regions and on Lemnos units of both sides (and uprisings) may be together: ask `units_of` there."""

    world: World = field(metadata=TRANSIENT)
    BOXES = frozenset(BOXES)
    nations: dict[str, str] = field(default_factory=dict)
    """26.0 Nation: neutral, at_war or collapsed."""
    sides: dict[str, str] = field(default_factory=dict)
    """Nation: the side it fights on; "" while it is neutral."""
    owners: dict[UnitId, str] = field(default_factory=dict, metadata=TRANSIENT)
    """Unit: allied, central, neutral (Greek units before Greece joins) or uprising."""

    # -- reading -----------------------------------------------------------------------------------
    def owner_of(self, unit: UnitId) -> str:
        return self.owners[unit]

    def index_units(self) -> None:
        """Whose the units are also shows under what their boxes are listed."""
        greeks = self.sides.get(GR, "") or NEUTRAL
        self.owners = {unit: greeks if side == NEUTRAL else side for unit, side in self.world.side_of.items()}
        super().index_units()

    def units_of(self, side: str, place: SpaceId) -> tuple[UnitId, ...]:
        """The units of a side (or of neutral, uprising) in a space, region or on Lemnos, sorted."""
        stack = self.stacks.get(place, ())
        if not stack:
            return ()
        if place not in self.world.mixed:
            return stack if self.owners[stack[0]] == side else ()
        return tuple(unit for unit in stack if self.owners[unit] == side)

    # -- mutators ----------------------------------------------------------------------------------
    def destroy(self, unit: UnitId, cause: str) -> None:
        """12.6.4, 12.6.5 To the Replaceable Units box."""
        self.emit(ev.UnitDestroyed(unit, self._put(unit, REPLACEABLE), cause))

    def eliminate(self, unit: UnitId, cause: str) -> None:
        """12.6.6 To the Eliminated Units box, for good."""
        self.emit(ev.UnitEliminated(unit, self._put(unit, ELIMINATED), cause))

    def remove(self, unit: UnitId, cause: str) -> None:
        """Out of the game."""
        self.emit(ev.UnitRemoved(unit, self._put(unit, REMOVED), cause))

    def assemble(self, unit: UnitId, space: SpaceId, parts: tuple[UnitId, ...], *, reduced: bool) -> None:
        """22.3 The parts go to the Reserve Box; the large unit stands in the space."""
        for part in parts:
            self._put(part, RESERVE)
        self._put(unit, space)
        self.units[unit].reduced = reduced
        self.emit(ev.UnitAssembled(unit, space, parts, reduced))

    def disassemble(self, unit: UnitId, parts: tuple[UnitId, ...]) -> None:
        """22.4 The large unit goes to the Replaceable Box; small ones of the Reserve Box take its place."""
        space = self._put(unit, REPLACEABLE)
        self.units[unit].reduced = False
        for part in parts:
            self._put(part, space)
        self.emit(ev.UnitDisassembled(unit, space, parts))
