"""Numbers changed all at once: what each of them does is found again, and nobody is moved twice differently."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import Struct

from desktop.games.reich.player.scorer import ReichScorer
from desktop.players.probing import Probe, Trial, slopes
from desktop.players.tuning import Make, Ring


class Taste(Struct, frozen=True):
    eager: int = 40
    idle: int = 40


@pytest.fixture(scope="module")
def probe() -> Probe:
    ring = Ring.of("reich", "intro-1941-42")

    def margin(state: Any, side: str) -> float:
        return float(state.hand_size[side])

    def scorer() -> ReichScorer:
        return ReichScorer(ring.world)

    return Probe(ring, lambda taste: scorer(), scorer, ("eager", "idle"), margin)


def test_slopes_tell_what_moves_the_margin(probe: Probe) -> None:
    trials = []
    for seed in range(200):
        moved = probe.moves(seed)
        side = "axis" if seed % 2 else "allies"
        trials.append(Trial(seed, side, moved, 3 * moved["eager"] + (5 if side == "axis" else -5)))
    found = slopes(trials)
    assert found["eager"][0] == pytest.approx(3, abs=0.5)
    assert found["eager"][1] > 5
    assert abs(found["idle"][1]) < 2


class Contest:
    """A ring in which whoever has more of what makes eager wins; the other has 40."""

    def seats(self) -> list[str]:
        return ["a", "b"]

    def play(self, seed: int, makers: Mapping[str, Make], watch: Callable[[Any, str], None]) -> str:
        watch(None, "a")
        eager = {seat: getattr(make(), "eager", 40) for seat, make in makers.items()}
        return max(sorted(eager), key=lambda seat: eager[seat])


def test_without_a_margin_it_is_who_wins() -> None:
    ring: Any = Contest()
    make: Any = lambda taste: taste  # noqa: E731
    other: Any = lambda: Taste()  # noqa: E731
    found = slopes(Probe(ring, make, other, ("eager", "idle")).run(Taste(), range(400)))
    assert found["eager"][1] > 5
    assert abs(found["idle"][1]) < 3


def test_a_trial_is_a_whole_game_and_the_same_seed_the_same_trial(probe: Probe) -> None:
    trials = probe.run(Taste(), (4, 5))
    assert [trial.side for trial in trials] == probe.ring.seats()
    assert all(trial.margin >= 0 and set(trial.moved) == {"eager", "idle"} for trial in trials)
    assert trials[:1] == probe.run(Taste(), (4,))
