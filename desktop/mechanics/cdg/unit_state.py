"""Where the combat units are and in what shape, and the mutators that move them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from msgspec import Struct

from desktop.engine.errors import ReplayError
from desktop.engine.event import Event
from desktop.engine.frame import TRANSIENT, State
from desktop.engine.ids import SpaceId, UnitId
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.cdg.protocols import CdgWorld

"""What queries computed; each knows what it kept under its key."""
DUE = "due-"
"""Units that come (back) in a later turn are in `due-<turn>`."""


class UnitState(Struct):
    """A counter: a space id or a box, and whether its reduced side is up."""

    place: SpaceId
    reduced: bool = False


@dataclass(kw_only=True)
class UnitMutators(State):
    """Mutators of the units. `version` counts every change of the position, so that a player can keep what it thinks.

    The world names the side of each unit in `side_of` and the places of the map in `spaces`.
    """

    BOXES: ClassVar[frozenset[str]] = frozenset()
    """Places that are no spaces."""
    units: dict[UnitId, UnitState] = field(default_factory=dict)
    control: dict[SpaceId, str] = field(default_factory=dict)
    """Space: the side in control."""
    version: int = field(default=0, metadata=TRANSIENT)
    world: CdgWorld = field(metadata=TRANSIENT)
    stacks: dict[SpaceId, tuple[UnitId, ...]] = field(default_factory=dict, metadata=TRANSIENT)
    """Space or side's box: its units, sorted."""

    # -- reading -----------------------------------------------------------------------------------
    def at(self, space: SpaceId) -> tuple[UnitId, ...]:
        """The units in a space, sorted."""
        return self.stacks.get(space, ())

    def in_box(self, side: str, box: str) -> tuple[UnitId, ...]:
        """The units of a side in a box (`due-<turn>` included), sorted."""
        return self.stacks.get(SpaceId(f"{side} {box}"), ())

    def place_of(self, unit: UnitId) -> SpaceId:
        return self.units[unit].place

    def is_boxed(self, place: SpaceId) -> bool:
        """Whether a place is a box."""
        return place in self.BOXES or place.startswith(DUE)

    def on_map(self, unit: UnitId) -> bool:
        return not self.is_boxed(self.units[unit].place)

    def owner_of(self, unit: UnitId) -> str:
        """The side a unit fights for."""
        return self.world.side_of[unit]

    def side_at(self, space: SpaceId) -> str:
        """The side whose units are in a space; "" if it is empty (never both)."""
        stack = self.stacks.get(space)
        return self.owner_of(stack[0]) if stack else ""

    # -- the index ---------------------------------------------------------------------------------
    def stack_key(self, unit: UnitId, place: SpaceId) -> SpaceId:
        """Under what the index lists a unit."""
        return SpaceId(f"{self.owner_of(unit)} {place}") if self.is_boxed(place) else place

    def index_units(self) -> None:
        """Work the stacks out anew."""
        stacks: dict[SpaceId, list[UnitId]] = {}
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

    def controls(self, side: str, space: SpaceId) -> bool:
        return self.control.get(space) == side

    def changed(self) -> None:
        """What is thought of the position must be thought anew."""
        self.version += 1

    def _put(self, unit: UnitId, place: SpaceId) -> SpaceId:
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
    def move(self, units: tuple[UnitId, ...], path: tuple[SpaceId, ...], kind: str) -> None:
        """Units go together along a path to its last space; control is the business of `control.take`."""
        for unit in units:
            self._put(unit, path[-1])
        self.emit(ev.UnitsMoved(units, path, kind))

    def put(self, unit: UnitId, place: SpaceId, cause: str, *, reduced: bool | None = None) -> None:
        """A unit comes into a space or box, at the strength it has or at the one stated."""
        before = self._put(unit, place)
        if reduced is not None:
            self.units[unit].reduced = reduced
        self.emit(ev.UnitPlaced(unit, before, place, self.units[unit].reduced, cause))

    def lose_step(self, unit: UnitId, cause: str) -> None:
        """A full unit is turned to its reduced side."""
        status = self.units[unit]
        status.reduced = True
        self.changed()
        self.emit(ev.StepLost(unit, status.place, cause))

    def regain_step(self, unit: UnitId, cause: str) -> None:
        """A reduced unit is turned to its full side."""
        status = self.units[unit]
        status.reduced = False
        self.changed()
        self.emit(ev.StepRegained(unit, status.place, cause))


def representatives(state: UnitMutators, units: Iterable[UnitId], kind: Callable[[UnitId], object]) -> list[UnitId]:
    """One of each kind, strength and place: the others are interchangeable."""
    found: dict[tuple[object, bool, SpaceId], UnitId] = {}
    for unit in sorted(units):
        status = state.units[unit]
        found.setdefault((kind(unit), status.reduced, status.place), unit)
    return list(found.values())
