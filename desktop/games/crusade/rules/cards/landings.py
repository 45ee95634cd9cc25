"""8.5.4, 8.5.6 The two landings: Mallorca (R6), and Plan P on the coast (R50)."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.data.schema_cards import OwnCondition
from desktop.games.crusade.rules.cards.registry import condition, event
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map.geography import within
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import NATIONALIST, POOL, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

MALLORCA, PLAN_P = "mallorca", "plan_p"
"""The two Beach Heads."""


# -- R6 ------------------------------------------------------------------------------------------------
LANDING, MOST_LANDED = "landing", 2
DEADLINE = "mallorca_deadline"
"""8.5.4.4 Flag: the turn in whose War Status phase the landing is judged."""


def landing_units(state: CrusadeState) -> list[UnitId]:
    """8.5.4.1 Militia not in play yet or in the Reserve Box, one of each type, strength and place."""
    family = sorted(state.world.families[LANDING])
    return representatives(state, [unit for unit in family if state.place_of(unit) in (POOL, RESERVE)])


@event("R6")
class LandInMallorca(Frame, kw_only=True):
    """8.5.4.1 The Beach Head is placed, and up to two MIL in it if the player wants."""

    STEPS = ("place", "land")
    card: CardId
    number: int = 0
    """Of the effect on the card, as games have it saved."""
    landed: int = 0

    def run_place(self, state: CrusadeState) -> None:
        """8.5.4.4 It is judged in the War Status phase of the next turn."""
        head = state.world.beach_heads[MALLORCA]
        state.place_beach_head(head.space, head.target)
        state.set_flag(DEADLINE, state.turn + 1)

    def ask_land(self, state: CrusadeState) -> Decision | None:
        units = landing_units(state)
        if self.landed == MOST_LANDED or not units:
            return None
        offers = [*(verbs.LAND(unit) for unit in units), verbs.DONE()]
        prompt = Message.of("event.land", card=self.card, n=MOST_LANDED - self.landed)
        return Decision.of(REPUBLICAN, "8.5.4.1", prompt, offers, progress=(self.landed, MOST_LANDED))

    def on_land(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        state.put(action.target, state.world.beach_heads[MALLORCA].space, self.card)
        self.landed += 1

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.LAND or action.target not in state.units or action.target in landing_units(state):
            return None
        return Refusal.of("8.5.4.1", "event.not_landing", unit=action.target)


def is_judged(state: CrusadeState) -> bool:
    """8.5.4.4 The landing in Mallorca is judged just before this War Status phase."""
    head = state.world.beach_heads[MALLORCA]
    return head.space in state.beach_heads and state.flag(DEADLINE) == state.turn


def has_succeeded(state: CrusadeState) -> bool:
    """8.5.4.4 Mallorca and the Beach Head are held together."""
    head = state.world.beach_heads[MALLORCA]
    return head.space in state.beach_heads and state.controls(REPUBLICAN, head.target)


def surplus(state: CrusadeState) -> int:
    """8.5.4.6 How many units of the Beach Head find no room in Mallorca."""
    head = state.world.beach_heads[MALLORCA]
    crowd = len(state.at(head.space)) + len(state.at(head.target))
    return max(0, crowd - state.world.limits.stacking)


# -- R50 -----------------------------------------------------------------------------------------------
LANDED, RANGE = "REP_RPA", 3


def plan_p_targets(state: CrusadeState) -> list[SpaceId]:
    """8.5.6.1, 8.5.6.2 Nationalist spaces of the Mediterranean coast near enough to a supplied Republican space."""
    world = state.world
    barred = world.in_group["west_of_strait"] if state.strait == NATIONALIST else frozenset()
    return sorted(
        space
        for space in world.beach_heads[PLAN_P].sites
        if state.controls(NATIONALIST, space)
        and space not in barred
        and any(
            state.controls(REPUBLICAN, near) and in_normal_supply(state, REPUBLICAN, near)
            for near in within(state, space, RANGE)
        )
    )


def plan_p_units(state: CrusadeState) -> list[UnitId]:
    """8.5.6.3 RPA in the Reserve Box, a full and a reduced one if there are both."""
    units = state.in_box(REPUBLICAN, RESERVE)
    return representatives(state, [unit for unit in units if state.world.units[unit].type == LANDED])


@condition("R50", "reserve_has")
def has_landing_unit(state: CrusadeState, asked: OwnCondition) -> bool:
    """8.5.6.3 An RPA is in the Reserve Box."""
    return bool(plan_p_units(state))


def _why_not_plan_p(state: CrusadeState, card: CardId) -> Refusal | None:
    return None if plan_p_targets(state) else Refusal.of("8.5.6.1", "event.no_target", card=card)


@event("R50", _why_not_plan_p)
class LandOnCoast(Frame, kw_only=True):
    """8.5.6 A Beach Head next to a Nationalist coastal space within range, with one RPA of the Reserve Box."""

    STEPS = ("target", "land")
    card: CardId
    number: int = 0
    """Of the effect on the card, as games have it saved."""

    def ask_target(self, state: CrusadeState) -> Decision:
        """8.5.6.1, 8.5.6.2"""
        offers = [verbs.BEACH(space) for space in plan_p_targets(state)]
        return Decision.of(REPUBLICAN, "8.5.6.1", Message.of("event.beach", card=self.card), offers)

    def on_target(self, state: CrusadeState, action: Action) -> None:
        state.place_beach_head(state.world.beach_heads[PLAN_P].space, action.target)
        self.next_step()

    def ask_land(self, state: CrusadeState) -> Decision:
        """8.5.6.3 Full or reduced, as the player likes."""
        offers = [verbs.LAND(unit) for unit in plan_p_units(state)]
        return Decision.of(REPUBLICAN, "8.5.6.3", Message.of("event.land", card=self.card, n=1), offers)

    def on_land(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, state.world.beach_heads[PLAN_P].space, self.card)
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        match action:
            case verbs.BEACH, (space,) if space in state.world.spaces and space not in plan_p_targets(state):
                return Refusal.of("8.5.6.1", "event.no_beach", space=space)
            case verbs.LAND, (unit,) if unit in state.units and unit not in plan_p_units(state):
                return Refusal.of("8.5.6.3", "event.not_landing", unit=unit)
        return None
