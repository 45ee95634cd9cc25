"""2.2.1 Where the combat units are: the mutators of this game beside those of `mechanics.cdg`."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.sides import BOXES, ELIMINATED, REMOVED
from desktop.mechanics.cdg.record_state import RecordMutators
from desktop.mechanics.cdg.unit_state import DUE, UnitState

__all__ = ["DUE", "UnitMutators", "UnitState", "is_box"]


def is_box(place: SpaceId) -> bool:
    """13.4.3 Corps that come back from a special SR are in `due-<turn>`."""
    return place in UnitMutators.BOXES or place.startswith(DUE)


@dataclass(kw_only=True)
class UnitMutators(RecordMutators):
    """Eliminated units may come back, removed ones may not."""

    world: World = field(metadata=TRANSIENT)
    BOXES = frozenset(BOXES)

    def eliminate(self, unit: UnitId, cause: str) -> None:
        """11.3.2 To the Eliminated Units box."""
        self.emit(ev.UnitEliminated(unit, self._put(unit, ELIMINATED), cause))

    def remove(self, unit: UnitId, cause: str) -> None:
        """Out of the game for good."""
        self.emit(ev.UnitRemoved(unit, self._put(unit, REMOVED), cause))
