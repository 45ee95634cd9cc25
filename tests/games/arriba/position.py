"""Small positions for tests of the arriba rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle
from desktop.games.arriba import invariants
from desktop.games.arriba.example_position import stated_position
from desktop.games.arriba.state import ArribaState
from desktop.games.arriba.world import World, load_world


@cache
def world_of(scenario: str = "civil-war", options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position:
    """A position being played: `decision` is what is asked, `log` all that has happened since the start."""

    def __init__(self, state: ArribaState, dice: Sequence[int] = ()) -> None:
        self.state = state
        self.log: list[Event] = []
        state.chance = Chance(7)
        state.chance.begin(dice)
        self.decision: Decision | None = settle(state)
        self._collect()

    def _collect(self) -> None:
        self.log.extend(self.state.events)
        self.state.events.clear()

    def of(self, *kinds: type[Event]) -> list[Any]:
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
            faults = invariants.faults(self.state)
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
        """The rule against an action."""
        assert not self.offers(text), f"{text} is offered"
        refusal = self.why_not(text)
        return refusal.rule if refusal else ""

    # -- looking -----------------------------------------------------------------------------------
    def kinds(self, group: str) -> list[str]:
        """The pieces of a group as "faction kind"; empty if it is gone."""
        if group not in self.state.groups:
            return []
        pieces = [self.state.pieces[key] for key in self.state.groups[group].members]
        return sorted(f"{piece.faction} {piece.kind}" for piece in pieces)

    def disrupted(self, group: str) -> int:
        if group not in self.state.groups:
            return 0
        return sum(self.state.pieces[key].disrupted for key in self.state.groups[group].members)

    def where(self, group: str) -> str:
        """The city of a group, or its area."""
        own = self.state.groups[group]
        return own.city or own.area

    def member(self, group: str, kind: str) -> str:
        """The first piece of a kind in a group."""
        return next(key for key in self.state.groups[group].members if self.state.pieces[key].kind == kind)


def position(
    phase: str,
    side: str = "government",
    units: Mapping[str, str] | None = None,
    *,
    control: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    scenario: str = "civil-war",
    options: Mapping[str, str] | None = None,
    **tracks: Any,
) -> Position:
    """Begin in a phase: both at 50 PSP, no EP and no AP unless stated.

    The regions are as in the set-up; if any is stated, the others are nobody's.
    """
    world = world_of(scenario, tuple(sorted((options or {}).items())))
    tracks.setdefault("level", {"government": 50, "rebel": 50})
    spec = PositionSpec(
        units=dict(units or {}),
        control={**dict.fromkeys(world.regions, ""), "morocco": "rebel", **control} if control else {},
        tracks=tracks,
        frame=FrameSpec(name=phase, fields={"side": side}),
    )
    return Position(stated_position(world, spec), dice)
