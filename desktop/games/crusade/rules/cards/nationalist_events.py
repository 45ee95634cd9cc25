"""8.5.1 Nationalist events that no other card has."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.data.schema_cards import OwnCondition
from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.rules.cards.registry import condition, event
from desktop.games.crusade.rules.combat.take_losses import lose_step
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.map.africa import ACCELERATED
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.redeployment.sr_options import NO_SEA_SR
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.rules.reinforcement.placement import Item
from desktop.games.crusade.rules.reinforcement.reinforce import Reinforcements
from desktop.games.crusade.rules.supply.supply import unit_in_supply
from desktop.games.crusade.rules.turn import victory
from desktop.games.crusade.rules.turn.war_phases import CTV
from desktop.games.crusade.state.sides import NATIONALIST, POOL, REMOVED, REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState

RULE = "8.5.1.1"


# -- N1 ------------------------------------------------------------------------------------------------
@condition("N1", "turn")
def is_turn(state: CrusadeState, asked: OwnCondition) -> bool:
    """4.3.1 In the first turn."""
    return state.turn == asked.value


@condition("N1", "round")
def is_round(state: CrusadeState, asked: OwnCondition) -> bool:
    """4.3.1 In its first round."""
    return state.round == asked.value


# -- N2 ------------------------------------------------------------------------------------------------
IN_TIME = 6


def _waiting_corps(state: CrusadeState) -> list[UnitId]:
    """15.2.1 The CTV, from Turn 6 on, if it is not in play yet."""
    return placement.in_pool(state, CTV) if state.turn >= IN_TIME else []


def _why_not_aid(state: CrusadeState, card: CardId) -> Refusal | None:
    """8.5.2.2 The corps must find a place."""
    pending = [Item(unit, -1, placement.CTV) for unit in _waiting_corps(state)]
    return None if placement.can_place(state, pending, 0) else Refusal.of("8.5.2.2", "event.no_place", card=card)


@event("N2", _why_not_aid)
def axis_military_aid(state: CrusadeState, card: CardId) -> Frame | None:
    """15.2.1 Played in Turn 6 or later, the CTV comes at once to a controlled, supplied port (8.5.2.4).

    The play is not an Axis reinforcement play (8.5.2.1), and no division is removed for it (8.5.2.5).
    """
    corps = _waiting_corps(state)
    return Reinforcements(side=NATIONALIST, card=card, waiting=corps, owed=0) if corps else None


# -- N6 ------------------------------------------------------------------------------------------------
@event("N6")
def end_of_the_strait_blockade(state: CrusadeState, card: CardId) -> None:
    """16.7.2 The Nationalists take control of the Strait of Gibraltar.

    17.6.2 Played before the second Nationalist round of Turn 3, the arrivals of the Army of Africa of that turn come
    earlier.
    """
    state.take_strait(NATIONALIST)
    early = [arrival for arrival in state.world.tables.africa.arrivals if arrival.accelerated]
    if (state.turn, state.round) < min((arrival.turn, arrival.round) for arrival in early):
        state.set_flag(ACCELERATED)


# -- N13 -----------------------------------------------------------------------------------------------
AFRICANS, AFRICAN_REACH = "NAT_AFR", 3


@event("N13")
def advance_on_madrid(state: CrusadeState, card: CardId) -> None:
    """10.1.12 This round AFR units may enter up to three (instead of two) enemy spaces; the operations follow."""
    state.change_effects(enemy_spaces={AFRICANS: AFRICAN_REACH})


# -- N17 -----------------------------------------------------------------------------------------------
@event("N17")
def cruiser_canarias(state: CrusadeState, card: CardId) -> None:
    """12.1.7 Until the end of the turn the Republicans may not SR by sea, nor to or from the islands."""
    state.begin_turn_effect(NO_SEA_SR)


# -- N25 -----------------------------------------------------------------------------------------------
BILBAO = SpaceId("bilbao")


@event("N25")
def plans_of_the_iron_belt(state: CrusadeState, card: CardId) -> None:
    """The Republican trench (or position) of Bilbao goes for good."""
    if BILBAO in state.works:
        state.remove_work(BILBAO, card)


# -- N26 -----------------------------------------------------------------------------------------------
BASQUE = "basque"


def bombing_targets(state: CrusadeState) -> list[SpaceId]:
    """Basque spaces that hold Republican units."""
    return sorted(space for space in state.world.groups[BASQUE] if state.side_at(space) == REPUBLICAN)


def _why_not_bomb(state: CrusadeState, card: CardId) -> Refusal | None:
    return None if bombing_targets(state) else Refusal.of(RULE, "event.no_target", card=card)


@event("N26", _why_not_bomb)
class BombSpace(Frame, kw_only=True):
    """Every unit in one Republican-occupied Basque space loses a step; a corps that falls is replaced as in 11.3.5."""

    STEPS = ("choose", "losses")
    side: str = NATIONALIST
    card: CardId
    number: int = 0
    """Of the effect on the card, as games have it saved."""
    hit: list[UnitId] = []
    """Units still to lose a step."""

    def ask_choose(self, state: CrusadeState) -> Decision:
        offers = [verbs.BOMB(space) for space in bombing_targets(state)]
        return Decision.of(self.side, RULE, Message.of("event.bomb", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.BOMB or action.target not in state.world.spaces or self.step != "choose":
            return None
        if action.target in bombing_targets(state):
            return None
        return Refusal.of(RULE, "event.not_bombed", card=self.card, region=BASQUE, space=action.target)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        self.hit = list(state.at(action.target))
        self.next_step()

    def run_losses(self, state: CrusadeState) -> Frame | None:
        if not self.hit:
            return None
        self.go("losses")
        unit = self.hit.pop(0)
        return lose_step(state, unit, self.card) if state.on_map(unit) else None


# -- N27 -----------------------------------------------------------------------------------------------
@event("N27")
def may_days_in_barcelona(state: CrusadeState, card: CardId) -> None:
    """The Republican player may not activate spaces in Catalonia in his next round."""
    state.bar_next_round(REPUBLICAN, "catalonia")


# -- N29 -----------------------------------------------------------------------------------------------
@condition("N29", "strait")
def holds_strait(state: CrusadeState, asked: OwnCondition) -> bool:
    """The Nationalists control the Strait of Gibraltar."""
    return state.strait == NATIONALIST


# -- N31 -----------------------------------------------------------------------------------------------
def _has_given_up(state: CrusadeState, unit: UnitId) -> bool:
    """Outside the region, out of supply, or in a box; counters not in play yet are left alone (ruling)."""
    place = state.place_of(unit)
    if not state.on_map(unit):
        return place not in (POOL, REMOVED)
    return state.world.region_of[place] != BASQUE or not unit_in_supply(state, unit)


@event("N31")
def pact_of_santona(state: CrusadeState, card: CardId) -> None:
    """All Basque units, corps included, that are outside the region, out of supply or in a box are removed."""
    units = state.world.units
    for unit in [each for each in state.world.unit_ids if units[each].region == BASQUE and _has_given_up(state, each)]:
        state.remove(unit, card)


# -- N45 -----------------------------------------------------------------------------------------------
@event("N45")
def casados_coup(state: CrusadeState, card: CardId) -> None:
    """5.2.4 The Nationalist player wins the game at once."""
    victory.declare(state, victory.by_coup(state))


# -- N46 -----------------------------------------------------------------------------------------------
INTERFERENCE_OPS = 1


@event("N46")
def communist_interference(state: CrusadeState, card: CardId) -> Frame:
    """8.2 The player may carry out 1 OPS, which does not count against the winter limit on OPS cards (16.5.2)."""
    return Operations(points=INTERFERENCE_OPS)


# -- N48 -----------------------------------------------------------------------------------------------
INSURGENTS = "NAT_INS"


def rising_places(state: CrusadeState) -> list[SpaceId]:
    """Empty Republican spaces that are no Main City, no supply source and no Beach Head."""
    spaces = state.world.spaces
    return [
        space
        for space in state.world.space_ids
        if state.controls(REPUBLICAN, space)
        and not state.at(space)
        and not spaces[space].main_city
        and spaces[space].supply is None
        and not spaces[space].temporary
    ]


def _why_not_rise(state: CrusadeState, card: CardId) -> Refusal | None:
    """2.2.1 There must be a space, and the counter."""
    if not rising_places(state):
        return Refusal.of(RULE, "event.no_target", card=card)
    if not placement.in_pool(state, INSURGENTS):
        return Refusal.of("2.2.1", "event.no_counter", card=card, type=INSURGENTS)
    return None


@event("N48", _why_not_rise)
class Rise(Frame, kw_only=True):
    """The INS unit rises behind the front: the Nationalists gain the space with all that follows."""

    STEPS = ("choose",)
    side: str = NATIONALIST
    card: CardId
    number: int = 0
    """Of the effect on the card, as games have it saved."""

    def ask_choose(self, state: CrusadeState) -> Decision:
        offers = [verbs.RISE(space) for space in rising_places(state)]
        return Decision.of(self.side, RULE, Message.of("event.rise", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.RISE or action.target not in state.world.spaces:
            return None
        if action.target in rising_places(state):
            return None
        return Refusal.of(RULE, "event.no_rising", card=self.card, space=action.target)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        state.put(placement.in_pool(state, INSURGENTS)[0], action.target, self.card, reduced=False)
        self.next_step()
        control.take(state, action.target, self.side, self.card)


# -- N59 -----------------------------------------------------------------------------------------------
MORE_SR = 2


@event("N59", box=play_options.SR)
def motor_transport_park(state: CrusadeState, card: CardId) -> Frame:
    """8.3 An SR with the printed value +2, and an SR in the action chart (8.3.3)."""
    points = state.world.sr[card] + MORE_SR * state.world.limits.half_points
    return Redeploy(side=NATIONALIST, points=play_options.sr_points(state, NATIONALIST, points))
