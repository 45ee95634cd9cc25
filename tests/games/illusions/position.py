"""Small positions for tests of the illusions rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop.engine.frame import Frame
from desktop.games.illusions.data.world import World, load_world
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state import invariants
from desktop.games.illusions.state.positions import keep_account
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import NEUTRAL, POOL, SIDES, UPRISING
from desktop.games.illusions.state.state import AT_WAR, IllusionsState, UnitState, is_box
from tests.games.played import Played

AP, CP = SIDES


@cache
def world_of(scenario: str = "campaign-1914", options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position(Played):
    """A position of illusions being played."""

    state: IllusionsState

    def faults(self) -> list[str]:
        return invariants.faults(self.state)


# -- stating a position --------------------------------------------------------------------------------
def state_of(
    scenario: str = "campaign-1914",
    *,
    units: Mapping[str, Sequence[str]] | None = None,
    control: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    turn: int | None = None,
    flags: Mapping[str, int] | None = None,
    at_war: Mapping[str, str] | None = None,
    **fields: object,
) -> IllusionsState:
    """A position of a scenario.

    `units` maps places and boxes ("reserve", "replaceable" ...) to counters or types ("ru_inf", or "ru_inf-" for a
    reduced one; types take counters in order); without it the scenario's set-up stands, with it every unit not named
    is out of play. A space with units is controlled by their side unless `control` says otherwise or an intact enemy
    fort is there (which they besiege if they are enough). `at_war` maps nations that have joined to their sides; what
    they hold becomes that side's. `fields` are other fields of the state (vp, trenches, forts, played ...).
    """
    state = blank_state(world_of(scenario, tuple(sorted((options or {}).items()))))
    state.turn = turn if turn is not None else state.turn
    for nation, side in (at_war or {}).items():
        state.nations[nation], state.sides[nation] = AT_WAR, side
        for place in state.world.in_nation[nation]:
            if state.control[place] == NEUTRAL:
                state.control[place] = side
    if flags is not None:
        state.flags = dict(flags)
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    for sea in state.landings:
        state.control[sea] = AP
    state.control.update(control or {})
    if units is not None:
        _lay_units(state, units, control or {})
    keep_account(state)
    _deal(state, hands or {})
    state.restored()
    for space in list(state.forts):
        sieges.review(state, space)
    state.events.clear()
    return state


def _lay_units(state: IllusionsState, units: Mapping[str, Sequence[str]], control: Mapping[str, str]) -> None:
    state.units = {unit: UnitState(POOL) for unit in state.world.unit_ids}
    used: set[str] = set()
    for place, names in units.items():
        for name in names:
            reduced = name.endswith("-")
            name = name.rstrip("-")
            unit = name if name in state.units else next(u for u in state.world.of_type[name] if u not in used)
            used.add(unit)
            state.units[unit] = UnitState(place, reduced)
            if not is_box(place) and place not in control:
                _settle(state, unit, place)


def _settle(state: IllusionsState, unit: str, place: str) -> None:
    """Who is in a space controls it."""
    owner = state.owner_of(unit)
    if place in state.world.mixed and owner != UPRISING:
        return
    if owner == state.control[place] or (owner in SIDES and place in state.forts and state.has_fort(place)):
        return
    if owner == UPRISING:
        state.before_uprising[place] = state.control[place]
    state.control[place] = owner


def _deal(state: IllusionsState, hands: Mapping[str, Sequence[str]]) -> None:
    """Hands as stated; the cards come from wherever they lie."""
    for seat, stated in hands.items():
        side = state.world.side_of_seat[seat]
        wanted = list(stated)
        rest = [card for card in state.hands[seat] if card not in wanted]
        for pile in (state.decks, state.discards, state.waiting, state.removed_cards):
            pile[side] = [card for card in pile[side] if card not in wanted]
        state.decks[side] = [*rest, *state.decks[side]]
        state.hands[seat] = sorted(wanted, key=state.card_order)


# -- starting a procedure ------------------------------------------------------------------------------
def begin(state: IllusionsState, *frames: Frame, dice: Sequence[int] = (), checked: bool = True) -> Position:
    """Run these frames, the last one first."""
    state.stack = list(frames)
    return Position(state, dice, checked=checked)


def in_round(state: IllusionsState, side: str = AP, number: int = 1) -> IllusionsState:
    """An action round of a side has begun (its frame is not on the stack)."""
    state.enter_round(side, number)
    state.events.clear()
    return state


def action_round(state: IllusionsState, side: str = AP, number: int = 1, dice: Sequence[int] = ()) -> Position:
    """The action round of a side, from its beginning."""
    from desktop.games.illusions.rules.turn.action_round import ActionRound

    return begin(state, ActionRound(side=side, number=number), dice=dice)


def operations(
    state: IllusionsState, side: str = AP, points: int = 5, dice: Sequence[int] = (), number: int = 1
) -> Position:
    """9.4 Operations of a side with so many points."""
    from desktop.games.illusions.rules.movement.operations import Operations

    return begin(in_round(state, side, number), Operations(points=points), dice=dice)
