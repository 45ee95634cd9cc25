"""Small positions for tests of the battles rules: a few units on the map, everything else out of play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import Frame, carry_out, settle
from desktop.games.battles.data.files import READER
from desktop.games.battles.data.schema import Strengths
from desktop.games.battles.data.world import World
from desktop.games.battles.state.setup import blank_state
from desktop.games.battles.state.state import AIR, ELIMINATED, BattleState

STRENGTHS = Path(__file__).parents[2] / "data" / "battles-strengths.json"
"""Counter values of the tests' own, so that tuning the shipped ones does not change what a rule is tested on."""


@cache
def world_of(scenario: str, options: tuple[tuple[str, str], ...] = ()) -> World:
    files = READER.load_files(scenario)
    fixed = msgspec.json.decode(STRENGTHS.read_bytes(), type=dict[str, dict[str, Strengths | None]])
    units = {
        name: msgspec.structs.replace(unit, **fixed[name]) if name in fixed else unit
        for name, unit in files.units.items()
    }
    return World(replace(files, units=units), dict(options))


class Position:
    """A position being played: `decision` is what is asked, `events` all that has happened since the start."""

    def __init__(self, state: BattleState, dice: Sequence[int] = ()) -> None:
        self.state = state
        self.log: list[Event] = []
        state.chance.begin(dice)
        self.decision: Decision | None = settle(state)
        self._collect()

    def _collect(self) -> None:
        self.log.extend(self.state.events)
        self.state.events.clear()

    @property
    def world(self) -> World:
        return self.state.world

    @property
    def events(self) -> list[Event]:
        return [*self.log, *self.state.events]

    def of(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.decision.actions] if self.decision else []

    def offered(self, verb: str) -> list[str]:
        """What is offered for a verb, by its arguments."""
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
            assert self.decision.offers(action), f"{text}: not offered, but {self.actions[:40]}"
            self.decision = carry_out(self.state, action)
            self._collect()
        return self

    def why_not(self, text: str) -> Refusal | None:
        """The refusal of the procedures under way for an action that is not offered."""
        action = Action.parse(text)
        if self.decision is not None and self.decision.offers(action):
            return None
        for frame in reversed(self.state.stack):
            if refusal := frame.why_not(self.state, action):
                return refusal
        return None

    @property
    def dice_left(self) -> int:
        return self.state.chance.left_over()


def state_of(
    scenario: str,
    units: Mapping[str, str],
    *,
    turn: int = 2,
    weather: str = "clear",
    phase: str = "movement",
    phasing: str = "nationalist",
    first: str = "",
    reduced: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
) -> BattleState:
    """A state with these units on the map (or in the named place) and all others eliminated; air units at hand."""
    world = world_of(scenario, tuple(sorted((options or {}).items())))
    state = blank_state(world)
    for unit, status in state.units.items():
        status.place = units.get(unit, AIR if status.place == AIR else ELIMINATED)
        status.reduced = unit in reduced
        if status.place[:1].isdigit():
            status.start = status.place
    unknown = set(units) - set(state.units)
    assert not unknown, f"no such units: {sorted(unknown)}"
    state.turn, state.weather, state.phase, state.phasing = turn, weather, phase, phasing
    state.first_player = first or phasing
    state.assault_points = {key: division.assault_points for key, division in world.divisions.items()}
    for record in world.scenario.air_points:
        if world.turn_of(record.from_turn) <= turn:
            state.air_points[record.side] = record.points
    state.restored()
    return state


def position(
    scenario: str,
    units: Mapping[str, str],
    *,
    stack: Sequence[Frame] = (),
    dice: Sequence[int] = (),
    turn: int = 2,
    weather: str = "clear",
    phase: str = "movement",
    phasing: str = "nationalist",
    first: str = "",
    reduced: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    out_of_supply: Iterable[str] = (),
    out_of_command: Iterable[str] = (),
) -> Position:
    """Build a position, push frames and run to the first decision.

    Without frames that judge it, everybody is in supply and command except those named.
    """
    state = state_of(
        scenario, units, turn=turn, weather=weather, phase=phase, phasing=phasing, first=first, reduced=reduced,
        options=options,
    )  # fmt: skip
    state.out_of_supply = list(out_of_supply)
    state.out_of_command = list(out_of_command)
    state.stack.extend(stack)
    return Position(state, dice)
