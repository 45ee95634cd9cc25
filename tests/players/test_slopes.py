"""Which numbers of a record matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from desktop.players.slopes import slopes
from desktop.players.tuning import Make


class Taste(Struct, frozen=True):
    strong: float = 2.0
    idle: float = 3.0


class Contest:
    """A ring in which whoever has more of what makes strong wins; the other has 2."""

    def seats(self) -> list[str]:
        return ["a", "b"]

    def play(self, seed: int, makers: Mapping[str, Make]) -> str:
        strength = {seat: getattr(make(), "strong", 2.0) for seat, make in makers.items()}
        return max(sorted(strength), key=lambda seat: strength[seat])


def test_the_number_that_wins_has_a_slope_and_the_idle_one_has_none() -> None:
    ring: Any = Contest()
    make: Any = lambda taste: taste  # noqa: E731
    other: Any = lambda: Taste()  # noqa: E731
    found = {each.name: each for each in slopes(ring, make, Taste(), other, range(400))}
    assert found["strong"].rise > 5 * found["strong"].error
    assert abs(found["idle"].rise) < 3 * found["idle"].error
