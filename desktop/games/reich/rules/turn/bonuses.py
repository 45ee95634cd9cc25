"""7.9 The bonus pool: what an action earns, what it costs, and what a failure cancels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.games.reich.rules.actions import actions
from desktop.games.reich.rules.combat.attack_options import attacks
from desktop.games.reich.state.conflict_state import EVENT, LAND

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

OVERLORD = "overlord"
BAGRATION = "bagration"
BARBAROSSA = "barbarossa"
PUSH_EVENTS = "push-events"
PUSH_ATTACKS = "push-attacks"
RULE_OF = {PUSH_EVENTS: "6.6.2", PUSH_ATTACKS: "6.6.3", BARBAROSSA: "6.7.2", OVERLORD: "6.7.3", BAGRATION: "6.7.4"}
"""The rule of each operation."""


# -- before an action --------------------------------------------------------------------------------
def begin_action(state: ReichState, what: str) -> None:
    """7.9 Spend what pays for the action; bonuses that do not survive it are lost."""
    turn = state.turn
    using, lost = turn.using, lapses(state, turn.using)
    state.take_action(str(what))
    if using == "production":
        state.change_turn(production=turn.production - 1)
    for bonus in lost:
        state.lose_bonus(bonus)
    if using not in ("production", "blitz"):
        if turn.blitz_from:
            state.change_turn(landing=turn.blitz_from, blitz_from="")
        _rest_events(state)
    if using == "success":
        state.lose_bonus("success")
        if not more_to_come(state):
            state.change_turn(tail=True)
    if using == "push":
        state.change_turn(begun=True, guaranteed=max(0, turn.guaranteed - 1))


def lapses(state: ReichState, using: str) -> list[str]:
    """7.9 The bonuses that are lost by an action paid for with this.

    PRODUCTION is lost by anything else, Blitzkrieg by anything but PRODUCTION. In a Big Push both wait while the second
    attack is still to come (6.6.3), but a Blitzkrieg that has begun is not put off.
    """
    turn = state.turn
    waits = using != "pass" and turn.operation == PUSH_ATTACKS and turn.begun and more_to_come(state)
    found = ["production"] if turn.production and using != "production" and not waits else []
    if using not in ("production", "blitz") and actions.blitz_starts(state) and (turn.blitz_made or not waits):
        found.append("blitz")
    return found


def forgo(state: ReichState) -> None:
    """7.9 Every bonus is optional."""
    for bonus in lapses(state, "pass"):
        state.lose_bonus(bonus)
    _rest_events(state)


def _rest_events(state: ReichState) -> None:
    """7.9.2 Anything but a Blitzkrieg attack or PRODUCTION turns the events of the last attack down."""
    if state.turn.operation != BAGRATION:
        turn_ready_down(state)


def turn_ready_down(state: ReichState) -> None:
    for card in list(state.turn.ready):
        state.turn_down(state.turn.side, card)


# -- what is left ------------------------------------------------------------------------------------
def more_to_come(state: ReichState) -> bool:
    """6.6, 6.7 An action of the operation under way is still to come."""
    turn = state.turn
    match turn.operation:
        case "barbarossa":
            return bool(actions.barbarossa_attacks(state, turn.targets))
        case "bagration":
            return turn.guaranteed > 0 and bool(actions.bagration_attacks(state))
        case "push-events":
            return turn.guaranteed > 0 and bool(actions.sought(state, turn.side))
        case "push-attacks":
            return turn.guaranteed > 0 and bool(attacks(state, turn.side))
    return turn.operation == OVERLORD


def can_take_success(state: ReichState) -> bool:
    """6.6.2, 6.7.2 SUCCESS waits until Barbarossa or a Big Push of events is done."""
    return why_not_bonus(state, "success") is None


def can_take_production(state: ReichState) -> bool:
    return why_not_bonus(state, "production") is None


def why_not_bonus(state: ReichState, bonus: str) -> Refusal | None:
    """7.9 The rule against taking SUCCESS or PRODUCTION now."""
    if bonus == "production":
        if not state.turn.production:
            return Refusal.of("7.9", "refuse.no_production")
        return None if actions.sought(state, state.turn.side) else Refusal.of("6.4", "refuse.nothing_to_seek")
    if bonus != "success":
        return Refusal.of("7.9", "refuse.not_a_bonus")
    if state.turn.success != "ready":
        return Refusal.of("7.9", "refuse.no_success")
    if state.turn.operation in (BARBAROSSA, PUSH_EVENTS) and more_to_come(state):
        rule = "6.7.2" if state.turn.operation == BARBAROSSA else "6.6.2"
        return Refusal.of(rule, "refuse.success_waits")
    return None


# -- after an action ---------------------------------------------------------------------------------
def settle_action(state: ReichState) -> None:
    """7.9 What the action just finished has earned or cost."""
    last = state.turn.last
    if last is None:
        if not more_to_come(state):
            state.change_turn(over=True)
    elif last.won:
        _earn(state)
    else:
        _fail(state)


def _earn(state: ReichState) -> None:
    turn, last = state.turn, state.turn.last
    assert last is not None
    if turn.using in ("first", "push") and turn.operation not in (OVERLORD, BAGRATION) and not turn.success:
        state.earn("success")
    if last.centre:
        state.earn("production", last.target)
    _open_blitz(state)


def _open_blitz(state: ReichState) -> None:
    """7.9.2 Only from an area just taken by land attack; Overlord's landing counts as one (6.7.3)."""
    turn, last = state.turn, state.turn.last
    assert last is not None
    if last.kind == EVENT or turn.operation == BAGRATION:
        return
    if turn.operation == OVERLORD:
        most, opens = state.world.tables.overlord.blitz_attacks, True
    else:
        most, opens = state.world.limits.blitz_attacks, last.kind == LAND
    if turn.operation == OVERLORD and not turn.landing:
        state.change_turn(landing=last.target)
    fresh = turn.using == "blitz" or not turn.blitz_made
    if opens and fresh and not turn.blitz_over and turn.blitz_made < most:
        state.earn("blitz", last.target)
    elif turn.using == "blitz":
        state.change_turn(blitz_over=True)


def _fail(state: ReichState) -> None:
    """7.9.1 A failed action ends the turn, except while an operation protects it."""
    turn = state.turn
    if turn.using == "blitz":
        _fail_blitz(state)
    if turn.tail:
        state.change_turn(over=True, production=0, success="used", blitz_from="")


def _fail_blitz(state: ReichState) -> None:
    """7.9.2 A lost attack ends the series; Overlord's second goes out from the landing area (6.7.3)."""
    turn = state.turn
    if turn.operation == OVERLORD and turn.blitz_made < state.world.tables.overlord.blitz_attacks:
        state.earn("blitz", turn.landing)
    else:
        state.change_turn(blitz_over=True, blitz_from="")
