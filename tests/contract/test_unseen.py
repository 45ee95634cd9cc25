"""Non-interference: with the unseen cards laid out otherwise, everything shown to a seat stays the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.definition import Options, game
from desktop.engine.errors import ReplayError
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle
from desktop.engine.match import Match
from desktop.players.player import Player, make_player
from tests.contract.games import scenarios
from tests.contract.seeing import Looks, asked_again, differences, hidden_cards, seats_of, with_state

HIDING = [scenario for scenario in scenarios() if game(scenario.partition("/")[0]).unseen is not None]
FEW, MANY = 1, 20
SELDOM = 25
"""In the normal run every seat looks at everything after so many actions, and one of them at the question after each;
in long runs every seat looks at everything after each."""


def some_games(number: int) -> list[tuple[str, int]]:
    """So many games of each game that hides something, its scenarios in turn."""
    found = []
    for game_id in dict.fromkeys(each.partition("/")[0] for each in HIDING):
        own = [each for each in HIDING if each.startswith(f"{game_id}/")]
        found += [(own[seed % len(own)], seed) for seed in range(number)]
    return found


GAMES, MANY_GAMES = some_games(FEW), some_games(MANY)


class Watch:
    """Plays a game and compares, for every seat, the true position with one where the unseen cards lie otherwise."""

    def __init__(
        self, scenario: str, seed: int, closely: int, kind: str = "random", options: Options | None = None
    ) -> None:
        game_id, _, name = scenario.partition("/")
        self.match = Match.new(game_id, name, options, seed=seed)
        self.player: Player = make_player(kind, self.match.definition, self.match.world, seed)
        self.presenter = self.match.definition.presenter(self.match.world)
        self.seats = seats_of(self.match)
        self.closely, self.steps, self.compared = closely, 0, 0
        self.tried: dict[Action, None] = {}
        self.found: list[str] = []

    def play(self, most: int = 10_000) -> None:
        while self.match.decision is not None and self.steps < most and not self.found:
            self.steps += 1
            self.tried.update(dict.fromkeys(self.match.decision.actions))
            others = {seat: self._again(seat) for seat in self._looking()}
            self._look(others)
            hidden = {seat: hidden_cards(self.match, seat) for seat in others}
            self.match.play(self.player.choose(self.match.state, self.match.decision))
            for seat, other in others.items():
                self._step(seat, other, hidden[seat])

    def _looking(self) -> list[str]:
        """Every seat when everything is looked at, else one after the other."""
        return self.seats if self.steps % self.closely == 0 else [self.seats[self.steps % len(self.seats)]]

    def _say(self, seat: str, what: str, found: list[str]) -> None:
        log = " / ".join(str(entry.action) for entry in self.match.log[-3:])
        when = f"{self.match.setup.scenario} step {self.steps} seat {seat!r} {what} after {log}"
        self.found += [f"{when}: {each}" for each in found]

    def _true(self) -> Match:
        """The match as it would be after loading: what is only remembered in passing is not compared."""
        state = self.match.copy_of_state()
        state.chance.begin(strict=True)
        state.events[:] = self.match.state.events
        return with_state(self.match, state, settle(state))

    def _again(self, seat: str) -> Match | None:
        try:
            return asked_again(self.match, seat, self.steps)
        except ReplayError as error:
            self._say(seat, "goes on by itself", [str(error)])
            return None

    def _look(self, others: Mapping[str, Match | None]) -> None:
        """Everything shown in the position as it stands, or at least what is asked."""
        full = self.steps % self.closely == 0
        looks = Looks(self.match, self.presenter, self.steps, list(self.tried)) if full else None
        true = self._true() if full else self.match
        for seat, other in others.items():
            if other is None:
                continue
            self.compared += 1
            if looks is None:
                found = list(differences(_question(true, seat), _question(other, seat)))
            else:
                found = list(differences(looks.everything(true, seat), looks.everything(other, seat)))
            self._say(seat, "sees", found)

    def _step(self, seat: str, other: Match | None, hidden: tuple[str, ...]) -> None:
        """What the action just played has led to and what the log tells of it, unless the rules reveal a card."""
        entry, events = self.match.log[-1], self.match.events_of[-1]
        if other is None or other.decision is None or not other.decision.offers(entry.action):
            return
        if _names(events, hidden):
            return
        state = other.state
        state.events.clear()
        state.chance.begin(entry.chance, strict=True)
        try:
            decision = carry_out(state, entry.action)
        except ReplayError as error:
            self._say(seat, "is led elsewhere", [str(error)])
            return
        if _names(state.events, hidden) or self._drew(seat, state):
            return
        self.compared += 1
        after = with_state(self.match, state, decision)
        told = [
            list(self.presenter.log_lines(self.match.position, entry.player, entry.action, told, seat))
            for told in (events, tuple(state.events))
        ]
        found = [*differences(_question(self.match, seat), _question(after, seat)), *differences(*told)]
        self._say(seat, "is told", found)

    def _drew(self, seat: str, state: Any) -> bool:
        """Whether the seat has got cards that it could not know before."""
        hands = [getattr(each, "hands", {}).get(seat) for each in (self.match.state, state)]
        return hands[0] != hands[1]


def _question(match: Match, seat: str) -> Any:
    """Who is asked and under which rule; of the answers only what the seat itself could choose."""
    decision = match.decision
    if decision is None:
        return None
    own = (decision.actions, decision.default, decision.subjects) if decision.player == seat else ()
    return decision.player, decision.rule, decision.prompt.key, decision.progress, own


def _names(events: Any, cards: tuple[str, ...]) -> bool:
    """Whether an event reveals a card."""
    return any(_facts(event) & set(cards) for event in events)


def _facts(event: Event) -> set[str]:
    values = list(event.facts().values())
    return {str(part) for value in values for part in (value if isinstance(value, tuple) else (value,))}


def watched(scenario: str, seed: int, closely: int, kind: str = "random", options: Options | None = None) -> None:
    watch = Watch(scenario, seed, closely, kind, options)
    watch.play()
    assert not watch.found, "\n".join(watch.found[:10])
    assert watch.compared >= watch.steps > 0


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_what_a_seat_is_shown_does_not_depend_on_cards_it_cannot_see(scenario: str, seed: int) -> None:
    watched(scenario, seed, SELDOM)


@pytest.mark.parametrize("players", ["two_allied", "two_central", "four"])
def test_partners_see_each_other_and_no_more(players: str) -> None:
    watched("illusions/mobilization-to-limited-war", 2, SELDOM, options={"players": players})


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize(("scenario", "seed"), MANY_GAMES)
def test_what_a_seat_is_shown_never_depends_on_unseen_cards_in_many_games(scenario: str, seed: int, kind: str) -> None:
    watched(scenario, seed, 1, kind)
