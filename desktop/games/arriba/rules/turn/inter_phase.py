"""12 The Inter-Phase: control of the regions, and what it does to the political levels."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import RegionId
from desktop.games.arriba.rules.map.control import occupied_cities, present_in
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.turn import adjustment
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.sides import ORDER
from desktop.games.arriba.state.state import ArribaState
from desktop.games.arriba.state.turn_state import LAPSING
from desktop.mechanics.modifier import total


class InterPhase(Frame, kw_only=True):
    """12 Control, adjustment, end of the turn."""

    STEPS = ("begin", "control", "adjust", "end_turn")

    def run_begin(self, state: ArribaState) -> None:
        state.begin_phase("inter")

    def run_control(self, state: ArribaState) -> None:
        """12.2 Every region."""
        before = dict(state.control)
        for region in state.world.regions:
            holder = new_controller(state, region)
            if holder != state.control[region]:
                state.set_control(region, holder)
        state.remember_control(before)

    def run_adjust(self, state: ArribaState) -> None:
        """12.3 Both levels change as one step; the key cities take note of their controllers."""
        items = adjustment.items(state)
        adjustment.note_holders(state)
        amounts = {side: total(items[side]) for side in ORDER}
        for side in ORDER:
            for item in items[side]:
                state.count_adjustment(side, item)
        state.forget_divisions()
        politics.adjust(state, amounts, "adjustment")

    def run_end_turn(self, state: ArribaState) -> None:
        """6.1 Unspent foreign and domestic EP are lost; 12 markers of the turn come off."""
        for side in ORDER:
            for kind in LAPSING:
                if left := getattr(state.purse[side], kind):
                    state.receive(side, kind, "lapsed", -left)
        state.end_turn()


def new_controller(state: ArribaState, region: RegionId) -> str:
    """12.2 The only side with units; with both, whoever alone rolls his cities doubled or less; else unchanged."""
    world = state.world
    if region in world.always:
        return world.always[region]
    present = present_in(state, region)
    if not present:
        return state.control[region]
    if len(present) == 1:
        return present[0]
    succeeded = [side for side in ORDER if _rolls_control(state, region, side)]
    return succeeded[0] if len(succeeded) == 1 else ""


def _rolls_control(state: ArribaState, region: RegionId, side: str) -> bool:
    cities = occupied_cities(state, side, region)
    die = state.roll("control", side, state.world.limits.die_faces)
    success = die <= cities * state.world.limits.control_per_city
    state.record_control_roll(ev.ControlRolled(region, side, cities, die, success))
    return success
