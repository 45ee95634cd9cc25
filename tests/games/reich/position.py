"""Small positions for tests of the reich rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import Frame, carry_out, settle
from desktop.games.reich.data.world import World, load_world
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.rules.turn.setup import SetUp
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state import invariants
from desktop.games.reich.state.setup import blank_state
from desktop.games.reich.state.sides import SIDES
from desktop.games.reich.state.state import ReichState

PLAIN = {
    "axis": ["german_2", "german_3", "german_4", "german_5", "german_6", "german_7", "german_8", "german_9"],
    "allies": ["western_2", "western_3", "western_4", "soviet_2", "soviet_3", "soviet_4"],
}
"""Hands nobody remembers: no functions."""


@cache
def world_of(scenario: str, options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position:
    """A position being played: `decision` is what is asked, `log` all that has happened since the start."""

    def __init__(self, state: ReichState, dice: Sequence[int] = ()) -> None:
        self.state = state
        self.log: list[Event] = []
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

    def offered(self, verb: str) -> list[str]:
        return [" ".join(a.args) for a in self.decision.actions if a.verb == verb] if self.decision else []

    def offers(self, text: str) -> bool:
        return text in self.actions

    def play(self, *texts: str, dice: Sequence[int] = ()) -> Position:
        """Carry out actions written as text; an action that is not offered fails the test.

        "done?" is played if it is offered, "done?axis" if it is offered to the Axis.
        """
        if dice:
            self.state.chance.begin(dice)
        for text in texts:
            if text.startswith("done?"):
                if self.offers("done") and text[5:] in ("", self.asked):
                    self.play("done")
                continue
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
        refusal = self.why_not(text)
        return refusal.rule if refusal else ""

    def at(self, area: str) -> str:
        return self.state.control[area]


def _deal(state: ReichState, hands: Mapping[str, Sequence[str]], decks: Mapping[str, Sequence[str]]) -> None:
    """Hands as stated; the stated top cards of a deck first in the order they will be drawn."""
    for side in SIDES:
        hand, top = list(hands.get(side, PLAIN[side])), list(decks.get(side, ()))
        for other in SIDES:
            state.decks[other] = [card for card in state.decks[other] if card not in hand and card not in top]
        state.hands[side] = state._in_order(hand)
        state.decks[side] = [*state.decks[side], *reversed(top)]


def state_of(
    side: str = "axis",
    *,
    scenario: str = "campaign-1941",
    control: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    hand_size: Mapping[str, int] | None = None,
    events: Mapping[str, Sequence[str]] | None = None,
    forts: Mapping[str, str] | None = None,
    fleets: Mapping[str, Sequence[str]] | None = None,
    big_push: Mapping[str, str] | None = None,
    year: Mapping[str, str] | None = None,
    pact: bool = False,
    options: Mapping[str, str] | None = None,
) -> ReichState:
    """A state in the turn of a side, before its action; the Pact is over unless asked for."""
    world = world_of(scenario, tuple(sorted((options or {}).items())))
    state = blank_state(world)
    SetUp().run_put_apart(state)
    _deal(state, hands or {}, decks or {})
    state.hand_size = {each: len(state.hands[each]) for each in SIDES} | dict(hand_size or {})
    for each in SIDES:
        while len(state.hands[each]) < state.hand_size[each]:
            state.hands[each].append(state.decks[each].pop(0))
        for card in (events or {}).get(each, ()):
            state.gain_event(each, card, "test")
    state.control.update(control or {})
    state.forts.update(forts or {})
    state.fleets.update({zone: sorted(sides) for zone, sides in (fleets or {}).items()})
    state.big_push = dict.fromkeys(SIDES, "") | dict(big_push or {})
    state.year = {each: world.year_index[box] for each, box in (year or {}).items()} or state.year
    state.pact = pact
    state.begin_turn(side, [])
    state.turns += 1
    state.events.clear()
    return state


def position(side: str = "axis", *, stack: Sequence[Frame] = (), dice: Sequence[int] = (), **given: object) -> Position:
    """Build a position and run to the first decision: without frames, the first action of a turn."""
    state = state_of(side, **given)  # type: ignore[arg-type]
    state.stack.extend(stack or [ReichGame(step="turns"), PlayerTurn(side=side, step="action")])
    return Position(state, dice)


def fight(place: Position, attack: str, cards: tuple[str, str], dice: Sequence[int] = ()) -> Position:
    """Declare an attack and fight it out with these cards (active, other) and no more events or re-rolls than asked.

    `dice` are all dice rolled, in order; every further question is answered with "done" if that is offered.
    """
    place.play(attack)
    _skip(place)
    if dice:
        place.state.chance.begin(dice)
    for card in cards:
        place.play(f"card {card}")
        _skip(place)
    assert not place.state.chance.left_over(), "dice were left over"
    return place


def _skip(place: Position) -> None:
    while place.offers("done"):
        place.play("done")
