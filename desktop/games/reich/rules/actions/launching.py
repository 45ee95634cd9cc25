"""6.4-6.7, 7.9.2 Declaring conflicts and operations: what is paid, and which events come with the declaration."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, EventCardId, SpaceId, Thing
from desktop.games.reich import verbs
from desktop.games.reich.rules.actions.actions import blitz_is_free, blitz_parts
from desktop.games.reich.rules.combat.attack_options import Attack, permit_for
from desktop.games.reich.rules.combat.conflict import ResolveConflict
from desktop.games.reich.rules.map.geography import is_neutral_vichy, sea_powers
from desktop.games.reich.rules.turn import bonuses
from desktop.games.reich.rules.turn.bonuses import BAGRATION, BARBAROSSA, OVERLORD, PUSH_ATTACKS, PUSH_EVENTS
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, EVENT, LAND, PARATROOP, SEA, Conflict
from desktop.games.reich.state.sides import ALLIES, AXIS
from desktop.games.reich.state.state import ReichState


def event_action(state: ReichState, side: str, event: Thing) -> ResolveConflict:
    """6.4 Try for an event."""
    state.begin_conflict(Conflict(EVENT, side, event))
    return ResolveConflict()


def attack(
    state: ReichState,
    side: str,
    attack: Attack,
    *,
    blitz: bool = False,
    with_event: EventCardId = NOTHING,
    gift: EventCardId = NOTHING,
) -> ResolveConflict:
    """6.5 Declare an attack; the event that permits it, and a general announced with it, are played at once."""
    origin = NOTHING if attack.kind == SEA else attack.origin
    conflict = Conflict(attack.kind, side, attack.target, origin, blitz=blitz, gift=gift)
    conflict.power = allied_power(state, side, attack)
    conflict.vichy = is_neutral_vichy(state, attack.target)
    state.begin_conflict(conflict)
    if attack.kind in (PARATROOP, AMPHIBIOUS):
        state.play_event(side, permit_for(state, side, attack.kind))
    if gift:
        state.play_event(side, gift)
    if with_event:
        state.play_event(side, with_event)
    return ResolveConflict(announced=[with_event] if with_event else [])


def allied_power(state: ReichState, side: str, attack: Attack) -> str:
    """6.5.3.1 The Allied power that attacks or defends; "" while the Allies still have to choose."""
    if side == ALLIES:
        return attack.origin if attack.kind == SEA else state.control[attack.origin]
    if state.controls(ALLIES, attack.target):
        return state.control[attack.target]
    powers = sea_powers(state, attack.target)
    return powers[0] if len(powers) == 1 else ""


def blitz(state: ReichState, *args: Thing) -> ResolveConflict:
    """7.9.2 A Blitzkrieg attack costs hand size on declaration, unless Guderian leads it."""
    turn, (origin, target, general) = state.turn, blitz_parts(state, *args)
    bonuses.begin_action(state, verbs.BLITZ)
    landing = "" if turn.operation == PUSH_ATTACKS else turn.landing
    state.change_turn(blitz_from="", landing=landing, blitz_made=turn.blitz_made + 1)
    if not blitz_is_free(state) and not general:
        state.change_hand_size(turn.side, -state.world.limits.blitz_price, "blitz")
    card = state.card_of(state.held[turn.side], general) if general else NOTHING
    return attack(state, turn.side, Attack(LAND, origin, target), blitz=True, with_event=card)


def big_push(state: ReichState, what: str) -> None:
    """6.6 Two event actions or two attacks."""
    state.mark_big_push(state.turn.side, "", "spent")
    operation = PUSH_EVENTS if what == "events" else PUSH_ATTACKS
    state.launch(operation, guaranteed=state.world.limits.big_push_actions)


def barbarossa(state: ReichState) -> None:
    """6.7.2 The marker goes, the Pact ends, four attacks follow."""
    state.mark_big_push(AXIS, "", "spent")
    state.end_pact(BARBAROSSA)
    state.record_operation(BARBAROSSA)
    state.launch(BARBAROSSA, targets=list(state.world.tables.barbarossa.targets))


def overlord(state: ReichState, zone: SpaceId, target: SpaceId) -> ResolveConflict:
    """6.7.3 The marker goes; Maximum Effort is taken wherever it lies and used at once."""
    state.mark_big_push(ALLIES, "", "spent")
    state.record_operation(OVERLORD)
    state.launch(OVERLORD)
    bonuses.begin_action(state, verbs.OVERLORD)
    gift = state.world.copies[state.world.tables.overlord.gift][0]
    if gift not in state.held[ALLIES]:
        state.gain_event(ALLIES, gift, OVERLORD)
    return attack(state, ALLIES, Attack(AMPHIBIOUS, zone, target), gift=gift)


def bagration(state: ReichState) -> None:
    """6.7.4 Four attacks of the Soviets; events used in Overlord are out."""
    bonuses.turn_ready_down(state)
    state.record_operation(BAGRATION)
    state.launch(BAGRATION, guaranteed=state.world.tables.bagration.attacks)
    state.change_turn(production=0, blitz_from="")
