"""Small positions for tests of the crusade rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop.engine.frame import Frame
from desktop.games.crusade.data.world import World, load_world
from desktop.games.crusade.state import invariants
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import POOL, SIDES, enemy_of
from desktop.games.crusade.state.state import CrusadeState, UnitState, is_box
from tests.games.played import Played

NAT, REP = SIDES
FAR = {NAT: "la_coruna", REP: "cartagena"}
"""Spaces where a unit is in nobody's way."""


@cache
def world_of(scenario: str = "campaign", options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position(Played):
    """A position of crusade being played."""

    state: CrusadeState

    def faults(self) -> list[str]:
        return invariants.faults(self.state)


# -- stating a position --------------------------------------------------------------------------------
def state_of(
    scenario: str = "campaign",
    *,
    units: Mapping[str, Sequence[str]] | None = None,
    control: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    turn: int | None = None,
    flags: Mapping[str, int] | None = None,
    **fields: object,
) -> CrusadeState:
    """A position of a scenario.

    `units` maps spaces and boxes ("nationalist reserve" or "reserve") to counters or types ("NAT_INF", or "NAT_INF-"
    for a reduced one; types take counters in order); without it the scenario's set-up stands, with it every unit not
    named is out of play. A space with units is controlled by their side unless `control` says otherwise. `fields` are
    other fields of the state (vp, rm, works, sieges, isolated, played, strait ...).
    """
    state = blank_state(world_of(scenario, tuple(sorted((options or {}).items()))))
    state.turn = turn if turn is not None else state.turn
    if units is not None:
        _lay_units(state, units)
    state.control.update(control or {})
    if flags is not None:
        state.flags = dict(flags)
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    _keep_account(state)
    _deal(state, hands or {})
    state.restored()
    return state


def _lay_units(state: CrusadeState, units: Mapping[str, Sequence[str]]) -> None:
    state.units = {unit: UnitState(POOL) for unit in state.world.unit_ids}
    used: set[str] = set()
    for place, names in units.items():
        place = place.split()[-1]
        for name in names:
            reduced = name.endswith("-")
            name = name.rstrip("-")
            unit = name if name in state.units else next(u for u in state.world.of_type[name] if u not in used)
            used.add(unit)
            state.units[unit] = UnitState(place, reduced)
            if not is_box(place):
                state.control[place] = state.world.units[unit].side


def _keep_account(state: CrusadeState) -> None:
    """The account must add up to the stated VP and morale."""
    from desktop.games.crusade.state.state import AccountEntry

    vp, rm = state.vp - state.world.setup.vp, state.rm - state.world.setup.rm
    state.account = [AccountEntry(state.turn, 0, "", "stated", {}, vp, rm)] if vp or rm else []


def _deal(state: CrusadeState, hands: Mapping[str, Sequence[str]]) -> None:
    """Hands as stated; the cards come from wherever they lie."""
    for side in SIDES:
        if side not in hands:
            continue
        wanted = list(hands[side])
        rest = [card for card in state.hands[side] if card not in wanted]
        for pile in (state.decks, state.discards, state.waiting, state.removed_cards):
            pile[side] = [card for card in pile[side] if card not in wanted]
        state.decks[side] = [*rest, *state.decks[side]]
        state.hands[side] = sorted(wanted, key=state.card_order)


# -- starting a procedure ------------------------------------------------------------------------------
def begin(state: CrusadeState, *frames: Frame, dice: Sequence[int] = (), checked: bool = True) -> Position:
    """Run these frames, the last one first."""
    state.stack = list(frames)
    return Position(state, dice, checked=checked)


def in_round(state: CrusadeState, side: str = NAT, number: int = 1) -> CrusadeState:
    """An action round of a side has begun (its frame is not on the stack)."""
    enemy = enemy_of(side)
    state.begin_round(side, number, sorted(space for space, owner in state.control.items() if owner == enemy))
    state.events.clear()
    return state


def action_round(state: CrusadeState, side: str = NAT, number: int = 1, dice: Sequence[int] = ()) -> Position:
    """The action round of a side, from its beginning."""
    from desktop.games.crusade.rules.turn.action_round import ActionRound

    return begin(state, ActionRound(side=side, number=number), dice=dice)


def operations(state: CrusadeState, side: str = NAT, points: int = 5, dice: Sequence[int] = ()) -> Position:
    """8.2 Operations of a side with so many points."""
    from desktop.games.crusade.rules.movement.operations import Operations

    return begin(in_round(state, side), Operations(points=points), dice=dice)
