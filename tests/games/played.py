"""A position being played in tests of rules, by actions written as text, invariants looked at after each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle


class Played:
    """`decision` is what is asked, `log` all that has happened since the start."""

    def __init__(self, state: Any, dice: Sequence[int] = (), *, checked: bool = True) -> None:
        self.state = state
        self.log: list[Event] = []
        self.checked = checked
        state.chance = Chance(7)
        state.chance.begin(dice)
        self.decision: Decision | None = settle(state)
        self._collect()

    def faults(self) -> list[str]:
        """The broken invariants of the game."""
        raise NotImplementedError

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

    def play(self, *texts: str, dice: Sequence[int] = ()) -> Self:
        """Carry out actions written as text; an action that is not offered fails the test."""
        if dice:
            self.state.chance.begin(dice)
        for text in texts:
            action = Action.parse(text)
            assert self.decision is not None, f"{text}: nothing is asked"
            assert self.decision.offers(action), f"{text}: not offered, but {self.actions[:60]}"
            self.decision = carry_out(self.state, action)
            self._collect()
            faults = self.faults() if self.checked else []
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
                found: Refusal = refusal
                return found
        return None

    def refused(self, text: str) -> str:
        """The rule against an action; "" if there is none."""
        refusal = self.why_not(text)
        return refusal.rule if refusal else ""

    def at(self, unit: str) -> str:
        place: str = self.state.place_of(unit)
        return place
