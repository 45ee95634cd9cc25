"""Small positions for tests of the crusade rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import Frame, carry_out, settle
from desktop.games.crusade import invariants
from desktop.games.crusade.setup import blank_state
from desktop.games.crusade.sides import POOL, SIDES, enemy_of
from desktop.games.crusade.state import CrusadeState, UnitState, is_box
from desktop.games.crusade.world import World, load_world

NAT, REP = SIDES
FAR = {NAT: "la_coruna", REP: "cartagena"}
"""Spaces where a unit is in nobody's way."""


@cache
def world_of(scenario: str = "campaign", options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position:
    """A position being played: `decision` is what is asked, `log` all that has happened since the start."""

    def __init__(self, state: CrusadeState, dice: Sequence[int] = (), *, checked: bool = True) -> None:
        self.state = state
        self.log: list[Event] = []
        self.checked = checked
        state.chance = Chance(7)
        state.chance.begin(dice)
        self.decision: Decision | None = settle(state)
        self._collect()

    def _collect(self) -> None:
        self.log.extend(self.state.events)
        self.state.events.clear()

    def of(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.log if isinstance(event, kinds)]

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.decision.actions] if self.decision else []

    @property
    def asked(self) -> str:
        """Who is asked."""
        return self.decision.player if self.decision else ""

    @property
    def rule(self) -> str:
        return self.decision.rule if self.decision else ""

    @property
    def frame(self) -> str:
        """The kind of frame that asks."""
        return self.state.stack[-1].kind().partition(".")[2] if self.state.stack else ""

    def offered(self, verb: str) -> list[str]:
        return [" ".join(a.args) for a in self.decision.actions if a.verb == verb] if self.decision else []

    def offers(self, text: str) -> bool:
        return text in self.actions

    def play(self, *texts: str, dice: Sequence[int] = ()) -> Position:
        """Carry out actions written as text; an action that is not offered fails the test."""
        if dice:
            self.state.chance.begin(dice)
        for text in texts:
            action = Action.parse(text)
            assert self.decision is not None, f"{text}: nothing is asked"
            assert self.decision.offers(action), f"{text}: not offered, but {self.actions[:60]}"
            self.decision = carry_out(self.state, action)
            self._collect()
            faults = invariants.faults(self.state) if self.checked else []
            assert not faults, faults
        if dice:
            assert not self.state.chance.left_over(), "dice were left over"
        return self

    def why_not(self, text: str) -> Refusal | None:
        action = Action.parse(text)
        if self.decision is not None and self.decision.offers(action):
            return None
        for frame in reversed(self.state.stack):
            if refusal := frame.why_not(self.state, action):
                return refusal
        return None

    def refused(self, text: str) -> str:
        """The rule against an action; "" if there is none."""
        refusal = self.why_not(text)
        return refusal.rule if refusal else ""

    def at(self, unit: str) -> str:
        return self.state.place_of(unit)


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
    from desktop.games.crusade.state import AccountEntry

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
    from desktop.games.crusade.procedures.round import ActionRound

    return begin(state, ActionRound(side=side, number=number), dice=dice)


def operations(state: CrusadeState, side: str = NAT, points: int = 5, dice: Sequence[int] = ()) -> Position:
    """8.2 Operations of a side with so many points."""
    from desktop.games.crusade.procedures.operations import Operations

    return begin(in_round(state, side), Operations(points=points), dice=dice)
