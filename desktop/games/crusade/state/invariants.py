"""What must always be true of a game; each broken line is reported in words."""

from __future__ import annotations

from desktop.games.crusade.rules.map import stacking
from desktop.games.crusade.rules.map.fortification import stock_left
from desktop.games.crusade.rules.supply.supply import friendly_spaces, supply, trace
from desktop.games.crusade.state.holdings import FIELDS, NESTING
from desktop.games.crusade.state.sides import AFRICA, SIDES
from desktop.games.crusade.state.state import POSITION, TRENCH, CrusadeState, is_box
from desktop.mechanics.cdg.faults import card_faults, index_faults
from desktop.mechanics.holding import misshapen


def faults(state: CrusadeState) -> list[str]:
    """Every broken invariant."""
    return misshapen(state, "crusade", FIELDS, NESTING) or [
        *_units(state),
        *_stacks(state),
        *_cards(state),
        *_works(state),
        *_records(state),
        *_supply(state),
    ]


def _units(state: CrusadeState) -> list[str]:
    """2.2.1, 9.1.3 Every unit is in a place it may be in, in a space of its own side, and the index knows it."""
    wrong, world = index_faults(state), state.world
    for unit, status in state.units.items():
        definition, place = world.units[unit], status.place
        if is_box(place):
            if place == AFRICA and definition.type != world.tables.africa.unit:
                wrong.append(f"{unit} is in Africa")
        elif state.control.get(place) != definition.side:
            wrong.append(f"{unit} stands in {place}, which {state.control.get(place)} controls")
        if status.reduced and definition.steps == 1:
            wrong.append(f"{unit} has one step and is reduced")
        if definition.corps and place == "reserve":
            wrong.append(f"{unit} is a corps in the Reserve Box")
    return wrong


def _stacks(state: CrusadeState) -> list[str]:
    """9.1.1, 9.1.2 No space is overstacked when a round begins or outside the action phase."""
    resting = state.phase != "action" or (state.stack and state.stack[-1].kind() == "crusade.ActionRound")
    return [f"too many units in {space}" for space in stacking.overstacked(state)] if resting else []


def _cards(state: CrusadeState) -> list[str]:
    """8.1 Every card of the game is in exactly one place, and only Combat Cards lie face up."""
    wrong = card_faults(state, state.world.cards_in_play)
    wrong += [f"{card} is face up" for side in SIDES for card in state.face_up[side]
              if card not in state.world.is_combat_card]  # fmt: skip
    return wrong


def _works(state: CrusadeState) -> list[str]:
    """10.2 Works stand in controlled spaces, within their numbers."""
    wrong, limits = [], state.world.limits
    for space, work in state.works.items():
        if work not in (POSITION, TRENCH) or space not in state.control:
            wrong.append(f"{work} in {space}")
    extra = state.extra_trenches
    wrong += [f"an extra trench in {space} is none" for space in extra if state.works.get(space) != TRENCH]
    for marker, most in limits.extra_trenches.items():
        if sum(found == marker for found in extra.values()) > most:
            wrong.append(f"too many extra trenches of {marker}")
    wrong += [f"{side} has too many positions and trenches" for side in SIDES if stock_left(state, side) < 0]
    for space, failures in state.build_failures.items():
        if not 0 < failures <= limits.build_modifier_most:
            wrong.append(f"build modifier {failures} in {space}")
    return wrong


def _records(state: CrusadeState) -> list[str]:
    """5.1.2, 16.3 The account adds up; points, sieges and markers are within bounds."""
    wrong, setup = [], state.world.setup
    if state.vp != setup.vp + sum(entry.vp for entry in state.account):
        wrong.append("the account does not add up to the VP")
    if state.rm != setup.rm + sum(entry.rm for entry in state.account):
        wrong.append("the account does not add up to the morale")
    wrong += [f"{value} RP in {pool}" for pool, value in state.rp.items() if value < 0]
    for siege, resistance in state.sieges.items():
        if not 0 < resistance <= state.world.sieges[siege].resistance:
            wrong.append(f"{siege} holds out with {resistance}")
    wrong += [f"{space} is Isolated under {state.control[space]}" for space in state.isolated
              if state.control[space] != "nationalist"]  # fmt: skip
    wrong += [f"{head} is no Beach Head" for head in state.beach_heads if head not in state.world.temporary]
    present = {space for space in state.control if space in state.world.temporary}
    if present != set(state.beach_heads):
        wrong.append("Beach Heads and control do not agree")
    if state.phase == "action" and any(len(done) > state.world.limits.rounds for done in state.actions.values()):
        wrong.append("too many actions in a turn")
    return wrong


def _supply(state: CrusadeState) -> list[str]:
    """13.1 What is kept of supply is what would be found now."""
    wrong = []
    for side in SIDES:
        fresh = 0
        for space, controller in state.control.items():
            if controller == side:
                fresh |= state.world.sets.bit[space]
        if friendly_spaces(state, side) != fresh or supply(state, side) != trace(state, side, fresh):
            wrong.append(f"the supply of {side} is out of date")
    return wrong


__all__ = ["faults"]
