"""Tuning: what a better player's knowledge counts for, found by playing: weights by duels, terms by how games ended.

The knowledge of a game that is tuned by duels takes its numbers as one frozen record: `Knowledge(world, weights)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from desktop.engine.chance import Chance
from desktop.engine.definition import GameDefinition, game
from desktop.engine.errors import EngineError
from desktop.engine.frame import State
from desktop.engine.match import Match
from desktop.players.greedy import GreedyPlayer, Scorer
from desktop.players.knowledge import Knowledge, chance_of

MOST_DECISIONS = 20_000
CLIMB_SALT = 0x434C494D
STRIDES = (50, 75, 90, 112, 135, 200)
"""Hundredths of itself that a number is tried at."""
ZERO_STRIDES = (-6, -2, 2, 6)
"""What is tried for a number that is nothing so far."""
Make = Callable[[], Scorer]
Sample = tuple[Mapping[str, float], float]
"""A position's terms for a side, and what came of it: 1 a win, 0.5 a draw, 0 a loss."""


def share_of(winner: str, seat: str) -> float:
    """What a game counts for a seat: 1 a win, 0.5 a draw, 0 a loss."""
    return 0.5 if not winner else float(winner == seat)


class Ring(Struct):
    """Where duels are fought: one scenario, with its world read once."""

    definition: GameDefinition
    scenario: str
    world: Any

    @classmethod
    def of(cls, game_id: str, scenario: str) -> Ring:
        definition = game(game_id)
        return cls(definition, scenario, definition.load_world(scenario, {}))

    def seats(self) -> list[str]:
        return [seat for seat, _ in self.definition.presenter(self.world).seats()]

    def play(self, seed: int, makers: Mapping[str, Make], watch: Callable[[State, str], None] | None = None) -> str:
        """The winner of a game in which every seat is played by what its maker makes; "" for a draw. `watch` is shown
        every position and who is asked in it."""
        match = Match.new(self.definition.id, self.scenario, seed=seed, world=self.world)
        players = {seat: GreedyPlayer(seed, make()) for seat, make in makers.items()}
        for _ in range(MOST_DECISIONS):
            asked = match.decision
            if asked is None:
                break
            if watch is not None:
                watch(match.state, asked.player)
            match.play(players[asked.player].choose(match.state, asked))
        outcome = match.outcome
        if outcome is None:
            raise EngineError(f"not finished after {match.position} actions (seed {seed})")
        return str(outcome.winner)

    def duel(self, one: Make, other: Make, seeds: Iterable[int]) -> list[float]:
        """What the first scores: each seed once from every seat, 1 a win, 0.5 a draw; a seed's mean each."""
        seats = self.seats()
        found = []
        for seed in seeds:
            scores = []
            for own in seats:
                winner = self.play(seed, {seat: one if seat == own else other for seat in seats})
                scores.append(share_of(winner, own))
            found.append(sum(scores) / len(scores))
        return found


# -- weights by duels ----------------------------------------------------------------------------------
class Climb(Struct):
    """A hill climb over the numbers of a record.

    Attributes:
        make: the scorer for given numbers; fields: those that may change, all by default.
        rounds: how many changes are tried; first, most: seeds a change is tried with at first, and before it is taken.
        needed: standard errors by which it must have won.
    """

    ring: Ring
    make: Callable[[Any], Scorer]
    fields: Sequence[str] = ()
    rounds: int = 40
    first: int = 8
    most: int = 40
    needed: float = 1.3
    seed: int = 1

    def run(self, weights: Any, tell: Callable[[str], None] = print) -> Any:
        """The best numbers found, each step told in a line."""
        chance = Chance(self.seed ^ CLIMB_SALT)
        chance.begin()
        for count in range(self.rounds):
            tried = self._changed(weights, chance)
            seeds = self.seed * 1_000_000 + count * 1_000
            share, games = self._score(tried, weights, seeds)
            better = games >= self.most
            what = ", ".join(f"{name} {old} -> {new}" for name, old, new in differences(weights, tried))
            tell(f"{count}: {what}: {share:.3f} of {games} seeds{', taken' if better else ''}")
            if better:
                weights = tried
        return weights

    def _score(self, tried: Any, kept: Any, first_seed: int) -> tuple[float, int]:
        """The share of the changed numbers against the kept ones; given up as soon as it looks bad."""
        scores: list[float] = []
        while len(scores) < self.most:
            step = min(self.first, self.most - len(scores))
            seeds = range(first_seed + len(scores), first_seed + len(scores) + step)
            scores += self.ring.duel(lambda: self.make(tried), lambda: self.make(kept), seeds)
            mean, error = mean_and_error(scores)
            asked = self.needed if len(scores) >= self.most else 0.0
            if mean - 0.5 <= asked * error:
                return mean, min(len(scores), self.most - 1)
        return mean, len(scores)

    def _changed(self, weights: Any, chance: Chance) -> Any:
        names = list(self.fields) or [name for name, value in asdict(weights).items() if isinstance(value, int | float)]
        changes: dict[str, Any] = {}
        for _ in range(chance.draw(2, "how many")):
            name = names[chance.draw(len(names), "field") - 1]
            changes[name] = _stride(getattr(weights, name), chance)
        return replace(weights, **changes)


def _stride(value: int | float, chance: Chance) -> float:
    if not value:
        return ZERO_STRIDES[chance.draw(len(ZERO_STRIDES), "stride") - 1]
    scaled = value * STRIDES[chance.draw(len(STRIDES), "stride") - 1] / 100
    if isinstance(value, float):
        return round(scaled, 3)
    rounded = round(scaled)
    return rounded if rounded != value else value + (1 if scaled > value else -1)


def differences(before: Any, after: Any) -> list[tuple[str, Any, Any]]:
    """The fields in which two records differ."""
    old, new = asdict(before), asdict(after)
    return [(name, old[name], new[name]) for name in old if old[name] != new[name]]


def mean_and_error(scores: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, with one even score more so that few games never look sure."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) + 0.25
    return mean, sqrt(spread / count / max(1, count - 1))


# -- terms by how games ended --------------------------------------------------------------------------
def sampled(
    ring: Ring, knowledge: Knowledge, make: Make, seeds: Iterable[int], every: int = 37, noise: Make | None = None
) -> list[Sample]:
    """Positions met in games of a player against itself (or against another, in turns), with their terms and ends."""
    found: list[Sample] = []
    seats = ring.seats()
    for number, seed in enumerate(seeds):
        met: list[tuple[str, dict[str, float]]] = []
        count = [seed % every]

        def watch(
            state: State, _player: str, met: list[tuple[str, dict[str, float]]] = met, count: list[int] = count
        ) -> None:
            count[0] += 1
            if count[0] % every == 0:
                seat = seats[len(met) % len(seats)]
                met.append((seat, dict(knowledge.terms(state, seat))))

        makers = {seat: noise if noise and at == number % len(seats) else make for at, seat in enumerate(seats)}
        winner = ring.play(seed, makers, watch)
        found += [(terms, share_of(winner, seat)) for seat, terms in met]
    return found


def fit(samples: Sequence[Sample], rounds: int = 400, rate: float = 0.5, pull: float = 0.001) -> dict[str, float]:
    """What each term must be multiplied by so that their sum is the logarithm of the odds (logistic regression on
    terms of equal spread, pulled a little towards nothing)."""
    names = sorted({name for terms, _ in samples for name in terms})
    spread = {
        name: sqrt(sum(terms.get(name, 0.0) ** 2 for terms, _ in samples) / len(samples)) or 1.0 for name in names
    }
    rows = [([terms.get(name, 0.0) / spread[name] for name in names], score) for terms, score in samples]
    found = [0.0] * len(names)
    for _ in range(rounds):
        slope = [pull * weight for weight in found]
        for values, score in rows:
            guess = chance_of(sum(weight * value for weight, value in zip(found, values, strict=True)))
            for at, value in enumerate(values):
                slope[at] += (guess - score) * value / len(rows)
        found = [weight - rate * each for weight, each in zip(found, slope, strict=True)]
    return {name: round(weight / spread[name], 5) for name, weight in zip(names, found, strict=True)}


def surprise(samples: Sequence[Sample], factors: Mapping[str, float]) -> float:
    """How far off the chances told by the terms are, as the mean square: 0.25 is knowing nothing."""
    wrong = [
        (chance_of(sum(factors.get(name, 0.0) * value for name, value in terms.items())) - score) ** 2
        for terms, score in samples
    ]
    return sum(wrong) / len(wrong)
