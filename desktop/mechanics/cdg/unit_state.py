"""Where the combat units are and in what shape, and the mutators that move them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from msgspec import Struct

from desktop.engine.errors import ReplayError
from desktop.engine.event import Event
from desktop.engine.frame import TRANSIENT, State
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.cdg.protocols import CdgWorld

Memo = dict[object, Any]
"""What queries computed; each knows what it kept under its key."""
DUE = "due-"
"""Units that come (back) in a later turn are in `due-<turn>`."""


class UnitState(Struct):
    """A counter: a space id or a box, and whether its reduced side is up."""

    place: str
    reduced: bool = False


@dataclass(kw_only=True)
class UnitMutators(State):
    """Mutators of the units. `version` counts every change that can alter supply, so that queries can keep results.

    The world names the side of each unit in `side_of` and the places of the map in `spaces`.
    """

    BOXES: ClassVar[frozenset[str]] = frozenset()
    """Places that are no spaces."""
    units: dict[str, UnitState] = field(default_factory=dict)
    control: dict[str, str] = field(default_factory=dict)
    """Space: the side in control."""
    version: int = field(default=0, metadata=TRANSIENT)
    world: CdgWorld = field(metadata=TRANSIENT)
    seen: Memo = field(default_factory=dict, metadata=TRANSIENT)
    """What queries computed for the current `version`; emptied when it changes."""
    stacks: dict[str, tuple[str, ...]] = field(default_factory=dict, metadata=TRANSIENT)
    """Space or side's box: its units, sorted."""

    # -- reading -----------------------------------------------------------------------------------
    def at(self, space: str) -> tuple[str, ...]:
        """The units in a space, sorted."""
        return self.stacks.get(space, ())

    def in_box(self, side: str, box: str) -> tuple[str, ...]:
        """The units of a side in a box (`due-<turn>` included), sorted."""
        return self.stacks.get(f"{side} {box}", ())

    def place_of(self, unit: str) -> str:
        return self.units[unit].place

    def is_boxed(self, place: str) -> bool:
        """Whether a place is a box."""
        return place in self.BOXES or place.startswith(DUE)

    def on_map(self, unit: str) -> bool:
        return not self.is_boxed(self.units[unit].place)

    def owner_of(self, unit: str) -> str:
        """The side a unit fights for."""
        return self.world.side_of[unit]

    def side_at(self, space: str) -> str:
        """The side whose units are in a space; "" if it is empty (never both)."""
        stack = self.stacks.get(space)
        return self.owner_of(stack[0]) if stack else ""

    # -- the index ---------------------------------------------------------------------------------
    def stack_key(self, unit: str, place: str) -> str:
        """Under what the index lists a unit."""
        return f"{self.owner_of(unit)} {place}" if self.is_boxed(place) else place

    def index_units(self) -> None:
        """Work the stacks out anew."""
        stacks: dict[str, list[str]] = {}
        for unit in sorted(self.units):
            stacks.setdefault(self.stack_key(unit, self.units[unit].place), []).append(unit)
        self.stacks = {key: tuple(stack) for key, stack in stacks.items()}

    def check_units(self) -> None:
        """A saved position whose units are not those of the game is refused."""
        if set(self.units) != set(self.world.units):
            raise ReplayError("the units of the position are not those of the game")
        for unit, status in self.units.items():
            if not self.is_boxed(status.place) and status.place not in self.world.spaces:
                raise ReplayError(f"{unit} is in no place of the game: {status.place[:20]!r}")
        self.units = {unit: self.units[unit] for unit in sorted(self.units)}

    def restored(self) -> None:
        """A saved position that does not fit the data is refused; what is derived is worked out."""
        self.check_units()
        if any(space not in self.world.spaces for space in self.control):
            raise ReplayError("the spaces of the position are not those of the map")
        self.control = {space: self.control[space] for space in sorted(self.control)}
        self.index_units()
        self.changed()
        self.kept.forget_all()

    def controls(self, side: str, space: str) -> bool:
        return self.control.get(space) == side

    def changed(self) -> None:
        """Forget what queries kept about the position."""
        self.version += 1
        if self.seen:
            self.seen.clear()

    def _put(self, unit: str, place: str) -> str:
        status = self.units[unit]
        before = status.place
        old, new = self.stack_key(unit, before), self.stack_key(unit, place)
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

    def emit(self, event: Event) -> None:
        """An event that says that it changes facts changes the position."""
        if event.CHANGES:
            self.changed()
        super().emit(event)

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
        """A full unit is turned to its reduced side."""
        status = self.units[unit]
        status.reduced = True
        self.changed()
        self.emit(ev.StepLost(unit, status.place, cause))

    def regain_step(self, unit: str, cause: str) -> None:
        """A reduced unit is turned to its full side."""
        status = self.units[unit]
        status.reduced = False
        self.changed()
        self.emit(ev.StepRegained(unit, status.place, cause))


def representatives(state: UnitMutators, units: Iterable[str], kind: Callable[[str], object]) -> list[str]:
    """One of each kind, strength and place: the others are interchangeable."""
    found: dict[tuple[object, bool, str], str] = {}
    for unit in sorted(units):
        status = state.units[unit]
        found.setdefault((kind(unit), status.reduced, status.place), unit)
    return list(found.values())
