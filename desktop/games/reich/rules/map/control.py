"""3.1, 6.5.2.1, 8.2 Areas and zones change hands, with all that follows."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.rules.map.geography import (
    counts_for,
    liftable_markers,
    lifted_owner,
    marker_needed,
    markers_placed,
    production,
)
from desktop.games.reich.state.sides import ALLIES, AXIS, side_of
from desktop.games.reich.state.state import ReichState


class SetControl(Frame, kw_only=True):
    """6.5.2.1 Give areas to powers one after the other; a power without markers lifts one first (3.1).

    What it does to hand sizes is owed until the used cards are discarded.
    """

    STEPS = ("lift", "place")
    areas: list[SpaceId]
    powers: list[str]
    cause: str
    causes: list[str] = []
    """Overrides the cause, area by area (areas that surrender with Italy)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.causes = self.causes or [self.cause] * len(self.areas)

    def _is_short(self, state: ReichState) -> bool:
        if not self.areas:
            return False
        area, power = self.areas[0], self.powers[0]
        if not marker_needed(state, area, power) or state.control[area] == power:
            return False
        return markers_placed(state, power) >= state.world.control_markers[power]

    def ask_lift(self, state: ReichState) -> Decision | None:
        """3.1 With none in supply the owner lifts a marker; if none can be lifted, control is recorded all the same."""
        if not self._is_short(state):
            return None
        power = self.powers[0]
        actions = [verbs.LIFT(area) for area in liftable_markers(state, power, self.areas[0])]
        return Decision.of(side_of(power), "3.1", Message.of("control.lift", power=power), actions)

    def on_lift(self, state: ReichState, action: Action) -> None:
        change_control(state, action.target, lifted_owner(state, action.target), "lifted")
        self.next_step()

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.LIFT or not self.areas:
            return None
        free = action.target in liftable_markers(state, self.powers[0], self.areas[0])
        return None if free else Refusal.of("3.1", "refuse.not_liftable", area=action.target)

    def run_place(self, state: ReichState) -> None:
        if not self.areas:
            return
        area, power, cause = self.areas.pop(0), self.powers.pop(0), self.causes.pop(0)
        if state.control[area] != power:
            change_control(state, area, power, cause)
            if side_of(power) == ALLIES:
                self._judge_italy(state, power)
        self.go("lift")
        if not self.areas:
            self.go("end")

    def _judge_italy(self, state: ReichState, power: str) -> None:
        """8.2.1 Italy surrenders when the Allies hold Rome, or Naples and Sicily."""
        italy = state.world.tables.italy
        if state.italy_surrendered:
            return
        taken = state.controls(ALLIES, italy.capital) or all(state.controls(ALLIES, area) for area in italy.others)
        if not taken:
            return
        state.surrender_italy(power)
        state.owe(AXIS, -italy.hand_loss, "random", "italy")
        for area in (italy.capital, *italy.others):
            if not state.controls(ALLIES, area):
                self.areas.append(area)
                self.powers.append(power)
                self.causes.append("italy")


def change_control(state: ReichState, area: SpaceId, power: str, cause: str) -> None:
    """6.5.2.1 One area changes hands: forts of the loser go, centres move hand sizes."""
    before = state.control[area]
    for side, delta, how in _hand_changes(state, area, before, power, cause):
        state.owe(side, delta, how, area)
    state.set_control(area, power, cause)
    if area in state.forts and state.forts[area] != side_of(power):
        state.remove_fort(area, cause)
    if area in state.centres and side_of(power) == ALLIES:
        state.remove_centre(area)


def _hand_changes(state: ReichState, area: SpaceId, before: str, power: str, cause: str) -> list[tuple[str, int, str]]:
    """6.5.2.1, 8.3 Who loses and who gains hand size, and how a loss is discarded."""
    value, tables = production(state, area), state.world.tables
    if not value or _belongs_to_surrender(state, area, power, cause):
        return []
    old, new = counts_for(state, area, before), counts_for(state, area, power)
    if old == new:
        return []
    soviet = state.world.areas[area].home == tables.barbarossa.blitz_power
    how = "random" if area in tables.random_loss else "soviet" if soviet else "choice"
    return [(side, delta, how) for side, delta in ((old, -value), (new, value)) if side]


def _belongs_to_surrender(state: ReichState, area: SpaceId, power: str, cause: str) -> bool:
    """8.2.1 The loss of Rome is part of the surrender of Italy."""
    if area != state.world.tables.italy.capital or side_of(power) != ALLIES:
        return False
    return cause == "italy" or not state.italy_surrendered


def vichy_to_west(state: ReichState) -> SetControl:
    """8.5 Western markers in every Vichy area not Allied and in the zones that go with them."""
    vichy = state.world.tables.vichy
    places = [area for area in (*vichy.areas, *vichy.zones) if not state.controls(ALLIES, area)]
    if state.vichy != "over":
        state.change_vichy("over")
    return SetControl(areas=places, powers=["western"] * len(places), cause="vichy")
