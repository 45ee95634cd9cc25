"""7.0 Mandatory offensives."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.sides import AH, ALLIED, BR, BU, CENTRAL, FR, IT, SB, SIDES, TU, UPRISING, enemy_of
from desktop.games.illusions.state.state import COLLAPSED, NEUTRAL, IllusionsState

NONE = "none"
BROKEN = "br_fr_attack"
"""7.2 Count of the turn: the crossed-out nations have attacked."""


def roll(state: IllusionsState, side: str) -> None:
    """7.1b A die with the modifier on the own table; some results are none (7.2, 7.3)."""
    limits = state.world.limits
    die = state.roll("offensive", side, limits.die_faces)
    modifier = state.mo_modifier[side]
    rolled = state.world.offensive_on[side, min(limits.mo_die_most, die + modifier)]
    offensive = "" if rolled == NONE or is_void(state, side, rolled) else rolled
    state.set_offensive(ev.OffensiveRolled(side, die, modifier, rolled, offensive))


def is_void(state: IllusionsState, side: str, offensive: str) -> bool:
    """7.2, 7.3 Whether a result becomes None, judged when the die is rolled."""
    return any(_holds(state, side, reason) for reason in state.world.offensives[side, offensive].none_if)


def _holds(state: IllusionsState, side: str, reason: str) -> bool:
    match reason:
        case "no_br_fr_lcu":
            return not _has_lcu(state, ALLIED, (BR, FR))
        case "italy_not_at_war":
            return not state.is_at_war(IT)
        case "bulgaria_not_at_war":
            return not state.is_at_war(BU)
        case "serbia_collapsed":
            return state.nations.get(SB) == COLLAPSED
        case "ah_collapsed":
            return state.nations.get(AH) == COLLAPSED
        case "no_enemy_in_balkans":
            enemy = enemy_of(side)
            return not any(state.units_of(enemy, place) for place in sorted(state.world.balkan))
        case "no_ap_lcu_near_turkey":
            return not _allied_near_turkey(state)
        case _:
            return bool(state.flag(reason))


def _has_lcu(state: IllusionsState, side: str, nations: Sequence[str]) -> bool:
    """7.2 A large unit of the nations on the map, Lemnos included."""
    units = state.world.units
    return any(
        units[unit].lcu and set(units[unit].nations) & set(nations) and state.on_map(unit)
        for unit in state.units
        if state.owner_of(unit) == side
    )


def _allied_near_turkey(state: IllusionsState) -> bool:
    """7.3 An AP large unit in Turkey, Austria-Hungary or the Balkans."""
    world = state.world
    return any(
        world.units[unit].lcu and state.owner_of(unit) == ALLIED
        for place, stack in state.stacks.items()
        if place in world.spaces and (place in world.balkan or world.nation_of[place] in (TU, AH))
        for unit in stack
    )


# -- making them ---------------------------------------------------------------------------------------
def note_attack(
    state: IllusionsState, side: str, attackers: Sequence[UnitId], target: SpaceId, defenders: Sequence[UnitId]
) -> None:
    """7.1.2 A combat reaches its fire: the pending offensive may be made by it, or a forbidden nation attacks."""
    _note_forbidden(state, side, attackers)
    if state.mo[side] and meets(state, side, attackers, target, defenders):
        state.make_offensive(side, target)


def meets(
    state: IllusionsState, side: str, attackers: Sequence[UnitId], target: SpaceId, defenders: Sequence[UnitId]
) -> bool:
    """7.1.2, 7.2, 7.3 Whether an attack is the one required: with a large unit, on units of the kind named."""
    world = state.world
    rule = world.offensives[side, state.mo[side]]
    if rule.target == NONE:
        return False
    large = [unit for unit in attackers if world.units[unit].lcu]
    if rule.attackers:
        large = [unit for unit in large if set(world.units[unit].nations) & set(rule.attackers)]
    if rule.place:
        large = [unit for unit in large if state.place_of(unit) in world.balkan]
    hit = [unit for unit in defenders if state.owner_of(unit) not in (side, UPRISING, NEUTRAL)]
    if not large or not hit:
        return False
    match rule.target:
        case "serbian":
            return any(SB in world.units[unit].nations for unit in hit)
        case "inset":
            return target in world.inset
        case "balkans":
            return target in world.balkan
    return True


def _note_forbidden(state: IllusionsState, side: str, attackers: Sequence[UnitId]) -> None:
    """7.2 The first attack with a crossed-out nation costs a VP, once a turn."""
    rule = state.world.offensives.get((side, state.mo_rolled[side]))
    if rule is None or not rule.forbids or state.counts.get(BROKEN):
        return
    if any(set(state.world.units[unit].nations) & set(rule.forbids) for unit in attackers):
        state.count(BROKEN)
        state.score(BROKEN, state.world.vp_items[BROKEN], side=side)


def penalize(state: IllusionsState) -> None:
    """7.1.2a After the last round: an offensive that was not made costs a VP."""
    for side in (ALLIED, CENTRAL):
        offensive = state.mo[side]
        if offensive and state.world.offensives[side, offensive].target != NONE:
            state.score("offensive_failed", state.world.vp_items[f"mo_failed_{side}"], side=side, offensive=offensive)


class MandatoryOffensives(Frame, kw_only=True):
    """7.1b The AP roll, then the CP."""

    STEPS = ("roll",)

    def run_roll(self, state: IllusionsState) -> None:
        for side in SIDES:
            roll(state, side)
