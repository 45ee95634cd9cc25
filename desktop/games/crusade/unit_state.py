"""2.2.1 Where the combat units are and in what shape, and the mutators that move them."""

from __future__ import annotations

from bisect import insort
from dataclasses import field
from typing import Any

from desktop.engine.frame import TRANSIENT, State
from desktop.engine.records import dataclass
from desktop.games.crusade import events as ev
from desktop.games.crusade.sides import BOXES, ELIMINATED, REMOVED

DUE = "due-"
"""13.4.3 Corps that come back from a special SR are in `due-<turn>`."""


def is_box(place: str) -> bool:
    return place in BOXES or place.startswith(DUE)


@dataclass(slots=True)
class UnitState:
    """A counter: a space id or a box, and whether its reduced side is up."""

    place: str
    reduced: bool = False


@dataclass(kw_only=True)
class UnitMutators(State):
    """Mutators of the units. `version` counts every change that can alter supply, so that queries can keep results."""

    units: dict[str, UnitState] = field(default_factory=dict)
    version: int = field(default=0, metadata=TRANSIENT)
    seen: dict[Any, Any] = field(default_factory=dict, metadata=TRANSIENT)
    """What queries computed for the current `version`; emptied when it changes."""
    ground: dict[Any, Any] = field(default_factory=dict, metadata=TRANSIENT)
    """What queries computed that depends on control, markers and flags but not on where units are (supply)."""
    stacks: dict[str, tuple[str, ...]] = field(default_factory=dict, metadata=TRANSIENT)
    """Space or side's box: its units, sorted."""

    # -- reading -----------------------------------------------------------------------------------
    def at(self, space: str) -> tuple[str, ...]:
        """The units in a space, sorted."""
        return self.stacks.get(space, ())

    def in_box(self, side: str, box: str) -> tuple[str, ...]:
        """The units of a side in a box (reserve, eliminated, removed, pool, africa, due-<turn>), sorted."""
        return self.stacks.get(f"{side} {box}", ())

    def place_of(self, unit: str) -> str:
        return self.units[unit].place

    def on_map(self, unit: str) -> bool:
        return not is_box(self.units[unit].place)

    def side_at(self, space: str) -> str:
        """The side whose units are in a space; "" if it is empty (9.1.3: never both)."""
        stack = self.stacks.get(space)
        side: str = self.world.side_of[stack[0]] if stack else ""
        return side

    # -- the index ---------------------------------------------------------------------------------
    def _key(self, unit: str, place: str) -> str:
        return f"{self.world.side_of[unit]} {place}" if is_box(place) else place

    def index_units(self) -> None:
        """Work the stacks out anew."""
        stacks: dict[str, list[str]] = {}
        for unit in sorted(self.units):
            stacks.setdefault(self._key(unit, self.units[unit].place), []).append(unit)
        self.stacks = {key: tuple(stack) for key, stack in stacks.items()}

    def changed(self) -> None:
        """Forget what queries kept about the position."""
        self.version += 1
        if self.seen:
            self.seen.clear()

    def ground_changed(self) -> None:
        """Forget also what depends on control, markers and flags alone."""
        self.changed()
        if self.ground:
            self.ground.clear()

    def _put(self, unit: str, place: str) -> str:
        status = self.units[unit]
        before = status.place
        old, new = self._key(unit, before), self._key(unit, place)
        left = tuple(each for each in self.stacks[old] if each != unit)
        if left:
            self.stacks[old] = left
        else:
            del self.stacks[old]
        stack = list(self.stacks.get(new, ()))
        insort(stack, unit)
        self.stacks[new] = tuple(stack)
        status.place = place
        self.changed()
        return before

    # -- mutators ----------------------------------------------------------------------------------
    def move(self, units: tuple[str, ...], path: tuple[str, ...], kind: str) -> None:
        """Units go together along a path to its last space; control is the business of `control.take`."""
        for unit in units:
            self._put(unit, path[-1])
        self.emit(ev.UnitsMoved(units, path, kind))

    def put(self, unit: str, place: str, cause: str, *, reduced: bool | None = None) -> None:
        """A unit comes into a space or box, at the strength it has or at the one stated."""
        before = self._put(unit, place)
        if reduced is not None:
            self.units[unit].reduced = reduced
        self.emit(ev.UnitPlaced(unit, before, place, self.units[unit].reduced, cause))

    def lose_step(self, unit: str, cause: str) -> None:
        """11.3.2 A full unit is turned to its reduced side."""
        status = self.units[unit]
        status.reduced = True
        self.changed()
        self.emit(ev.StepLost(unit, status.place, cause))

    def regain_step(self, unit: str, cause: str) -> None:
        """14.1.3 A reduced unit is turned to its full side."""
        status = self.units[unit]
        status.reduced = False
        self.changed()
        self.emit(ev.StepRegained(unit, status.place, cause))

    def eliminate(self, unit: str, cause: str) -> None:
        """11.3.2 To the Eliminated Units box."""
        self.emit(ev.UnitEliminated(unit, self._put(unit, ELIMINATED), cause))

    def remove(self, unit: str, cause: str) -> None:
        """Out of the game for good."""
        self.emit(ev.UnitRemoved(unit, self._put(unit, REMOVED), cause))
