"""Chance: even, repeatable, recorded."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.engine.chance import Chance
from desktop.engine.errors import ChanceNeeded, ReplayError

FIRST_OF_SEED_1 = [1, 4, 6, 2, 3, 5, 2, 3, 4, 5, 2, 3]


def draws(chance: Chance, number: int, sides: int = 6) -> list[int]:
    return [chance.draw(sides, "test") for _ in range(number)]


def test_the_stream_is_fixed_for_ever() -> None:
    """Old seeds must keep their games on every machine and version of Python."""
    assert draws(Chance(1), 12) == FIRST_OF_SEED_1


def test_a_die_is_even() -> None:
    counts = Counter(draws(Chance(99), 60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 20.5  # one in a thousand for five degrees of freedom


def test_seeds_are_independent() -> None:
    pairs = Counter((Chance(seed).draw(6, "a"), Chance(seed + 1).draw(6, "a")) for seed in range(3600))
    assert min(pairs.values()) > 60


def test_a_script_comes_first_and_keeps_the_stream_in_step() -> None:
    plain, scripted = Chance(5), Chance(5)
    expected = draws(plain, 4)
    scripted.begin([6, 6])
    assert draws(scripted, 4) == [6, 6, *expected[2:]]
    assert scripted.drawn == [6, 6, *expected[2:]]
    assert scripted.left_over() == 0


def test_without_a_seed_the_players_are_asked() -> None:
    with pytest.raises(ChanceNeeded) as caught:
        Chance(None).draw(6, "weather")
    assert (caught.value.sides, caught.value.purpose) == (6, "weather")


def test_a_strict_script_must_cover_everything() -> None:
    chance = Chance(1)
    chance.begin([3], strict=True)
    assert chance.draw(6, "a") == 3
    with pytest.raises(ReplayError, match="no outcome for b"):
        chance.draw(6, "b")


def test_an_impossible_outcome_is_refused() -> None:
    chance = Chance(1)
    chance.begin([7])
    with pytest.raises(ReplayError, match="7 is not from 1 to 6"):
        chance.draw(6, "a")
    with pytest.raises(ValueError, match="no outcome of 0"):
        chance.draw(0, "a")
