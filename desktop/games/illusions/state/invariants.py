"""What must always be true of a game; each broken line is reported in words."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.holdings import FIELDS, NESTING
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, NEUTRAL, RESERVE, SIDES, UPRISING
from desktop.games.illusions.state.state import IllusionsState, is_box
from desktop.games.illusions.state.track_state import ARMISTICE, QUALITY, STATUS, VP, WILL
from desktop.mechanics.cdg.faults import card_faults, index_faults
from desktop.mechanics.holding import misshapen

HOLDERS = (*SIDES, NEUTRAL, UPRISING)


def faults(state: IllusionsState) -> list[str]:
    """Every broken invariant."""
    return misshapen(state, "illusions", FIELDS, NESTING) or [
        *index_faults(state),
        *_units(state),
        *_stacks(state),
        *card_faults(state, state.world.cards),
        *_works(state),
        *_records(state),
        *_tracks(state),
        *_supply(state),
    ]


def _units(state: IllusionsState) -> list[str]:
    """3.2.1, 10.4 Every unit is in a place it may be in; in a space all are of one side."""
    wrong, world = [], state.world
    for unit, status in state.units.items():
        definition, place = world.units[unit], status.place
        if is_box(place):
            if definition.lcu and place == RESERVE:
                wrong.append(f"{unit} is a large unit in the Reserve Box")
            continue
        if place not in state.control:
            wrong.append(f"{unit} is in {place}, which is not open")
        elif not _may_stand(state, unit, place):
            wrong.append(f"{unit} stands in {place}, which {state.control[place]} controls")
        if place not in world.mixed and state.owner_of(state.at(place)[0]) != state.owner_of(unit):
            wrong.append(f"{unit} shares {place} with another side")
    return wrong


def _may_stand(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """11.2 Who is in a space controls it, but for besiegers, staffs, and neutral Greeks."""
    owner, holder = state.owner_of(unit), state.control[place]
    if owner == holder or place in state.world.regions or not state.world.units[unit].combat:
        return True
    return owner in SIDES and (sieges.is_enemy_fort(state, owner, place) or holder == NEUTRAL)


def _stacks(state: IllusionsState) -> list[str]:
    """10.1, 10.2, 10.3, 27.0 Stacks are as they must be when a round begins or outside the action phase."""
    top = state.stack[-1] if state.stack else None
    resting = state.phase != "action" or (top is not None and top.kind() == "illusions.ActionRound")
    if not resting:
        return []
    wrong = [f"too many units in {space}" for space in stacking.overstacked(state)]
    for place, stack in state.stacks.items():
        if place in state.control and place not in state.world.mixed and not stacking.may_share(state, stack):
            wrong.append(f"units that may not stack together in {place}")
        for side in dict.fromkeys(map(state.owner_of, stack)) if place in state.control else ():
            if not any(_fights(state, unit) for unit in state.units_of(side, place)):
                wrong.append(f"HQs or heavy artillery of {side} alone in {place}")
    return wrong


def _fights(state: IllusionsState, unit: UnitId) -> bool:
    definition = state.world.units[unit]
    return definition.combat or definition.size == UPRISING


def _supply(state: IllusionsState) -> list[str]:
    """14.1 What is kept of supply is what would be found now."""
    return [
        f"the supply of {side} is out of date"
        for side in SIDES
        if supply.supply(state, side) != supply.worked_out_anew(state, side)
    ]


def _works(state: IllusionsState) -> list[str]:
    """19.0, 20.0 Trenches and sieges are where they can be."""
    wrong = [f"{place} is held by {side}" for place, side in state.control.items() if side not in HOLDERS]
    if set(state.trenches) != set(state.trench_side):
        wrong.append("trenches and their owners do not agree")
    for space, side in state.sieges.items():
        if not state.has_fort(space) or state.control[space] == side or not state.units_of(side, space):
            wrong.append(f"{space} is not besieged by {side}")
    wrong += [f"{place} is under no uprising" for place in state.before_uprising if state.control[place] != UPRISING]
    wrong += [
        f"{place} has no uprising unit"
        for place, side in state.control.items()
        if side == UPRISING and not state.units_of(UPRISING, place)
    ]
    seas = {sea for sea in state.world.sea_spaces if sea in state.control}
    if seas != set(state.landings):
        wrong.append("landings and sea spaces do not agree")
    return wrong


def _records(state: IllusionsState) -> list[str]:
    """7.0, 8.0, 16.0 Points and actions are within bounds."""
    wrong = [f"{value} RP in {pool}" for pool, value in state.rp.items() if value < 0]
    for side in SIDES:
        if state.mo[side] and (side, state.mo[side]) not in state.world.offensives:
            wrong.append(f"there is no offensive {state.mo[side]}")
        if len(state.actions[side]) > state.world.limits.rounds:
            wrong.append(f"too many actions of {side} in a turn")
    return wrong


def _tracks(state: IllusionsState) -> list[str]:
    """5.1, 17.0, 23.2, 24.1 The account adds up to every track."""
    setup = state.world.setup
    moved: dict[str, int] = {}
    for entry in state.account:
        moved[entry.track] = moved.get(entry.track, 0) + entry.change
    expected = {
        VP: (setup.vp, state.vp),
        ARMISTICE: (setup.armistice, state.armistice),
        f"{STATUS}-{ALLIED}": (setup.war_status.allied, state.war_status[ALLIED]),
        f"{STATUS}-{CENTRAL}": (setup.war_status.central, state.war_status[CENTRAL]),
        **{f"{WILL}-{n}": (start, state.national_will[n]) for n, start in setup.national_will.items()},
        **{f"{QUALITY}-{n}": (start, state.troop_quality[n]) for n, start in setup.troop_quality.items()},
    }
    return [
        f"the account of {track} does not add up"
        for track, (start, now) in expected.items()
        if now != start + moved.get(track, 0)
    ]
