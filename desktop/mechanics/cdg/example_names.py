"""Units that an example names by what they are and where: `ru_cav@lutsk`, or `ru_cav-@lutsk` if reduced.

The set-up hands out counters in order, so the number of a counter says nothing; alike units are interchangeable.
"""

from __future__ import annotations

from itertools import product

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.frame import settle
from desktop.engine.ids import UnitId
from desktop.mechanics.cdg.unit_state import UnitMutators

AT, REDUCED = "@", "-"


def named(state: UnitMutators, action: Action) -> Action:
    """The action with the counters it names: those that are offered, if any of the kind are."""
    if not any(AT in word for word in action.args):
        return action
    choices = [_units(state, word) if AT in word else [word] for word in action.args]
    found = [Action.of(action.verb, *words) for words in product(*choices)]
    decision = settle(state)
    return next((each for each in found if decision is not None and decision.offers(each)), found[0])


def _units(state: UnitMutators, word: str) -> list[UnitId]:
    """The counters of a kind and strength in a place."""
    kind, _, place = word.partition(AT)
    reduced = kind.endswith(REDUCED)
    units = state.world.of_type.get(kind.removesuffix(REDUCED), ())
    found = [unit for unit in units if state.place_of(unit) == place and state.units[unit].reduced == reduced]
    if not found:
        raise EngineError(f"there is no {word}")
    return found
