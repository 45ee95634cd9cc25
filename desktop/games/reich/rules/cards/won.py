"""6.4.2 What events do that act when they are won: one function for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import EventId, SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.actions.actions import turncoats
from desktop.games.reich.rules.map.control import SetControl
from desktop.games.reich.state.sides import ALLIES, AXIS, WESTERN, enemy_of
from desktop.games.reich.state.state import ReichState


def hand_size(state: ReichState, side: str, event: EventId, effect: s.HandSize) -> Frame | None:
    """4.1.4 A rise for the winner, or a loss of the enemy that is discarded as for a lost centre."""
    state.owe(side if effect.whose == "own" else enemy_of(side), effect.by, "choice", event)
    return None


def control(state: ReichState, side: str, event: EventId, effect: s.Control) -> Frame | None:
    """Markers at once, or in the next Axis Preparation Phase (8.5)."""
    if effect.when == "axis_preparation":
        state.change_vichy("defected")
        return None
    winner = AXIS if side == AXIS else WESTERN
    power = winner if effect.power == "winner" else effect.power
    own = AXIS if power == AXIS else ALLIES
    areas = [area for area in effect.areas if not state.controls(own, area)]
    return SetControl(areas=areas, powers=[power] * len(areas), cause="event")


def turncoat(state: ReichState, side: str, event: EventId, effect: s.Turncoat) -> Frame | None:
    return ChooseTurncoat(event=event)


class ChooseTurncoat(Frame, kw_only=True):
    """6.4.2 Turncoats: the Allies choose the area, and the power if both have a neighbour of it."""

    STEPS = ("choose",)
    event: EventId

    def _pairs(self, state: ReichState) -> list[tuple[SpaceId, str]]:
        effects = state.world.events[self.event].effects
        return [pair for effect in effects if isinstance(effect, s.Turncoat) for pair in turncoats(state, effect)]

    def ask_choose(self, state: ReichState) -> Decision | None:
        actions = [verbs.TURN(area, power) for area, power in self._pairs(state)]
        return Decision.of(ALLIES, "6.4.2", Message.of("event.turncoat"), actions)

    def on_choose(self, state: ReichState, action: Action) -> Frame:
        area, power = action.args
        self.next_step()
        return SetControl(areas=[area], powers=[power], cause="event")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.TURN or action.args in self._pairs(state):
            return None
        return Refusal.of("6.4.2", "refuse.no_turncoat", area=action.target)


def production(state: ReichState, side: str, event: EventId, effect: s.Production) -> Frame | None:
    """1.1 A temporary centre, and its hand size."""
    state.add_centre(effect.area, effect.side, effect.value)
    state.owe(effect.side, effect.value, "choice", event)
    return None


def no_attack_from(state: ReichState, side: str, event: EventId, effect: s.NoAttackFrom) -> Frame | None:
    state.bar_attacks_from(effect.area)
    return None


def vichy_exempt(state: ReichState, side: str, event: EventId, effect: s.VichyExempt) -> Frame | None:
    """8.5 An attack on this area alone leaves the rest of Vichy neutral."""
    state.exempt_vichy(effect.area)
    return None


def by_hand(state: ReichState, side: str, event: EventId, effect: s.ByHand) -> Frame | None:
    return DoneByHand(side=side, event=event)


class DoneByHand(Frame, kw_only=True):
    """6.4.2 The winner does by hand what the card says, step by step, and says when the event is done."""

    STEPS = ("work",)
    BY_HAND: ClassVar[bool] = True
    side: str
    event: EventId

    def ask_work(self, state: ReichState) -> Decision:
        return Decision.of(self.side, "6.4.2", Message.of("event.by_hand", event=self.event), [verbs.EVENT_DONE()])

    def on_work(self, state: ReichState, action: Action) -> None:
        self.next_step()


ON_WINNING: dict[type[s.Effect], Callable[[ReichState, str, EventId, Any], Frame | None]] = {
    s.HandSize: hand_size,
    s.Control: control,
    s.Turncoat: turncoat,
    s.Production: production,
    s.NoAttackFrom: no_attack_from,
    s.VichyExempt: vichy_exempt,
    s.ByHand: by_hand,
}
