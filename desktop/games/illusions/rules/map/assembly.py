"""22.0 Assembling and disassembling large units."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.rules.movement import movement
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.sides import REPLACEABLE, RESERVE, RU
from desktop.games.illusions.state.state import IllusionsState

FULL, REDUCED, REPAIR, APART = "full", "reduced", "repair", "apart"
"""22.3 Three small units make a full large one, two a reduced one; one brings a reduced one to full strength."""
LAST_STAGE = "stage_4"
"""23.4.2 From this stage of the Revolution no Russian large unit is assembled."""


# -- parts ---------------------------------------------------------------------------------------------
def parts_at(state: IllusionsState, place: SpaceId) -> list[UnitId]:
    """22.1 Full small units there that have done nothing in this round and are not special, in supply."""
    units = state.world.units
    return [
        unit
        for unit in movement.movable(state, place)
        if units[unit].size == "scu"
        and not units[unit].special
        and not state.units[unit].reduced
        and supply.status(state, unit) != "out"
    ]


def wanted(state: IllusionsState, unit: UnitId, manner: str) -> list[tuple[tuple[str, ...], int]]:
    """22.2 What a large unit is made of: (types, how many of them)."""
    world, limits = state.world, state.world.limits
    definition = world.units[unit]
    own = world.replaced_by[definition.type]
    if manner == REPAIR:
        return [(_any_of(state, definition.nation), 1)]
    if len(definition.nations) > 1:
        return []
    number = limits.assemble_full if manner == FULL else limits.assemble_reduced
    return [(own, number - 1), (_any_of(state, definition.nation), 1)]


def _any_of(state: IllusionsState, nation: str) -> tuple[str, ...]:
    """22.2 Any infantry or cavalry of the nation."""
    return state.world.small_types[nation]


def dual_parts(state: IllusionsState, unit: UnitId, manner: str) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """22.2d Of a dual unit: the small types of each nation, and how many in all."""
    limits = state.world.limits
    first, second = (_any_of(state, nation) for nation in state.world.units[unit].nations)
    return first, second, limits.assemble_full if manner == FULL else limits.assemble_reduced


def completes(
    state: IllusionsState, unit: UnitId, manner: str, chosen: Sequence[UnitId], able: Sequence[UnitId]
) -> bool:
    """22.2 Whether the units chosen, with some of those that are able, are what the large unit is made of."""
    types = [state.world.units[part].type for part in chosen]
    others = [state.world.units[part].type for part in able]
    if len(state.world.units[unit].nations) > 1 and manner != REPAIR:
        return _completes_dual(dual_parts(state, unit, manner), types, others)
    slots = [kinds for kinds, number in wanted(state, unit, manner) for _ in range(number)]
    return _fill(slots, types, others)


def _fill(slots: list[tuple[str, ...]], types: list[str], others: list[str]) -> bool:
    """Whether every chosen type finds a slot, and the slots left can be filled from the others."""
    if types:
        first, rest = types[0], types[1:]
        return any(_fill([*slots[:i], *slots[i + 1 :]], rest, others) for i, slot in enumerate(slots) if first in slot)
    if not slots:
        return True
    slot, left = slots[0], slots[1:]
    for kind in sorted(set(others)):
        if kind in slot:
            remaining = list(others)
            remaining.remove(kind)
            if _fill(left, [], remaining):
                return True
    return False


def _completes_dual(wanted: tuple[tuple[str, ...], tuple[str, ...], int], types: list[str], others: list[str]) -> bool:
    """22.2d Two of one nation and one of the other, or one of each."""
    first, second, number = wanted
    splits = ((number - 1, 1), (1, number - 1))
    return any(_fill([first] * a + [second] * b, types, others) for a, b in dict.fromkeys(splits))


# -- what may be put together --------------------------------------------------------------------------
def assemblies(state: IllusionsState, place: SpaceId) -> list[tuple[UnitId, str]]:
    """22.1 Large units that may be put together in a place, and in which manner."""
    if not _may_assemble_in(state, place):
        return []
    able = parts_at(state, place)
    if not able:
        return []
    found = [
        (unit, REPAIR)
        for unit in movement.movable(state, place)
        if state.world.units[unit].lcu and state.units[unit].reduced and _may(state, unit, REPAIR, able)
    ]
    if len(able) > 1:
        boxed = state.in_box(state.active, REPLACEABLE)
        large = [unit for unit in boxed if state.world.units[unit].lcu]
        found += [(unit, how) for unit in large for how in (FULL, REDUCED) if _may(state, unit, how, able)]
    return found


def _may_assemble_in(state: IllusionsState, place: SpaceId) -> bool:
    """22.1a A friendly space or region; Lemnos and sea spaces are neither."""
    world = state.world
    return state.controls(state.active, place) and place != world.base and place not in world.sea_spaces


def _may(state: IllusionsState, unit: UnitId, manner: str, able: list[UnitId]) -> bool:
    if RU in state.world.units[unit].nations and state.revolution == LAST_STAGE:
        return False
    if unit in state.assembled:
        return False
    return completes(state, unit, manner, (), able)


def disassemblies(state: IllusionsState, place: SpaceId) -> list[UnitId]:
    """22.4 Large units of a place that may be taken apart: the small ones are in the Reserve Box and find room."""
    limits = state.world.limits
    found = []
    for unit in movement.movable(state, place):
        if not state.world.units[unit].lcu or unit in state.assembled:
            continue
        number = limits.assemble_reduced if state.units[unit].reduced else limits.assemble_full
        crowd = stacking.counted(state, state.units_of(state.active, place)) - 1 + number
        if place not in state.world.mixed and crowd > limits.stacking:
            continue
        if completes(state, unit, manner_of(state, unit), (), reserve(state)):
            found.append(unit)
    return found


def manner_of(state: IllusionsState, unit: UnitId) -> str:
    """22.4b-c A full unit gives three small ones, a reduced one two."""
    return REDUCED if state.units[unit].reduced else FULL


def reserve(state: IllusionsState) -> list[UnitId]:
    """22.4 Full ordinary small units in the Reserve Box of the active player."""
    units = state.world.units
    return [
        unit
        for unit in state.in_box(state.active, RESERVE)
        if units[unit].size == "scu" and not units[unit].special and not state.units[unit].reduced
    ]


def next_parts(
    state: IllusionsState, unit: UnitId, manner: str, chosen: list[UnitId], able: list[UnitId]
) -> list[UnitId]:
    """22.2 The first counter of each type that may be taken next so that the rest can still be found."""
    found: list[UnitId] = []
    types: set[str] = set()
    for part in able:
        kind = state.world.units[part].type
        if part in chosen or kind in types:
            continue
        types.add(kind)
        others = [other for other in able if other not in chosen and other != part]
        if completes(state, unit, manner, (*chosen, part), others):
            found.append(part)
    return found


# -- putting together ----------------------------------------------------------------------------------
class Assemble(Reasoned, Frame, kw_only=True):
    """22.2 The small units are named one by one; those of a type are all the same."""

    STEPS = ("parts", "finish")
    unit: UnitId
    place: SpaceId
    manner: str
    """full, reduced or repair; apart: the unit is taken apart."""
    parts: list[UnitId] = []

    def made(self, state: IllusionsState) -> str:
        return manner_of(state, self.unit) if self.manner == APART else self.manner

    def ask_parts(self, state: IllusionsState) -> Decision | None:
        apart = self.manner == APART
        able = reserve(state) if apart else parts_at(state, self.place)
        found = next_parts(state, self.unit, self.made(state), self.parts, able)
        if not found:
            return None
        offers = [verbs.WITH(part) for part in found]
        prompt = Message.of("assemble.apart" if apart else "assemble.parts", unit=self.unit)
        seat = state.seat(state.active)
        return Decision.of(seat, "22.4" if apart else "22.3", prompt, offers, subjects=(self.unit, *self.parts))

    def on_parts(self, state: IllusionsState, action: Action) -> None:
        self.parts.append(action.target)

    def run_finish(self, state: IllusionsState) -> None:
        """22.3a, 22.4 None of the units made moves in this round."""
        parts = tuple(self.parts)
        if self.manner == APART:
            state.disassemble(self.unit, parts)
            state.note_assembled(self.unit)
            for part in parts:
                state.note_assembled(part)
            return
        state.assemble(self.unit, self.place, parts, reduced=self.manner == REDUCED)
        state.note_assembled(self.unit)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb != verbs.WITH or action.target not in state.units:
            return None
        return Refusal.of("22.2", "refuse.part", unit=action.target, large=self.unit)
