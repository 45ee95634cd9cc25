"""10.0 Stacking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions import verbs
from desktop.games.illusions.state.facts import CONTROL, POSITIONS
from desktop.games.illusions.state.sides import GE, RO, RU

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

HQ, ARTILLERY, UPRISING_UNIT = "hq", "artillery", "uprising"


def counted(state: IllusionsState, units: Iterable[UnitId]) -> int:
    """10.1a How many of these units count: HQs and heavy artillery are free."""
    definitions = state.world.units
    return sum(definitions[unit].combat or definitions[unit].size == UPRISING_UNIT for unit in units)


def excess(state: IllusionsState, space: SpaceId) -> int:
    """10.1 How many units are too many in a space; a region or Lemnos holds any number."""
    if space in state.world.mixed:
        return 0
    return max(0, counted(state, state.at(space)) - state.world.limits.stacking)


@kept(POSITIONS | CONTROL)
def overstacked(state: IllusionsState) -> list[SpaceId]:
    """10.3 Spaces with too many units, sorted."""
    limit, stacks = state.world.limits.stacking, state.stacks
    return [place for place in state.held_places() if len(stacks[place]) > limit and excess(state, place)]


def room(state: IllusionsState, space: SpaceId) -> int:
    """10.1 How many more units a space holds."""
    limit = state.world.limits.stacking
    return limit if space in state.world.mixed else max(0, limit - counted(state, state.at(space)))


def may_share(state: IllusionsState, units: Sequence[UnitId]) -> bool:
    """10.2b, 10.1d, 27.0d Whether units may stand together in one space or stack, their number apart."""
    return _nations_agree(state, units) and _staffs_agree(state, units)


def why_not_share(state: IllusionsState, units: Sequence[UnitId], space: SpaceId) -> Refusal | None:
    """10.2b, 10.1d, 27.0d Why units may not stand together in a space, their number apart."""
    if not _nations_agree(state, units):
        return Refusal.of("10.2", "refuse.sharing", space=space)
    return None if _staffs_agree(state, units) else Refusal.of("27.0", "refuse.staffs", space=space)


def _nations_agree(state: IllusionsState, units: Sequence[UnitId]) -> bool:
    """10.2b RU and RO stack only with each other; two special units stack with any AP nation."""
    bound = free = False
    for unit in units:
        definition = state.world.units[unit]
        if definition.stacks_freely:
            continue
        if definition.nation in (RU, RO):
            bound = True
        else:
            free = True
    return not (bound and free)


def _staffs_agree(state: IllusionsState, units: Sequence[UnitId]) -> bool:
    """10.1d, 27.0d One HQ, one heavy artillery; both only if the HQ is German."""
    staffs = [state.world.units[unit] for unit in units if not state.world.units[unit].combat]
    if len(staffs) <= 1:
        return True
    headquarters = [staff for staff in staffs if staff.size == HQ]
    guns = [staff for staff in staffs if staff.size == ARTILLERY]
    most = state.world.limits.hq_per_space
    if len(headquarters) > most or len(guns) > most:
        return False
    return not (headquarters and guns) or headquarters[0].nation == GE


class Overstack(Frame, kw_only=True):
    """10.3 The owner destroys units down to the limit. The rules avoid the case; nothing else is left when it comes."""

    STEPS = ("destroy",)

    def ask_destroy(self, state: IllusionsState) -> Decision | None:
        spaces = overstacked(state)
        if not spaces:
            return None
        space = spaces[0]
        units = [unit for unit in state.at(space) if state.world.units[unit].combat]
        offers = [verbs.LOSE(unit) for unit in units]
        prompt = Message.of("stacking.lose", space=space, n=excess(state, space))
        return Decision.of(state.seat(state.side_at(space), units[0]), "10.3", prompt, offers, subjects=(space,))

    def on_destroy(self, state: IllusionsState, action: Action) -> None:
        if state.world.units[action.target].special:
            state.eliminate(action.target, "stacking")
        else:
            state.destroy(action.target, "stacking")
