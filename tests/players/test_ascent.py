"""Numbers moved all at once in mirrored pairs of games: those that matter go where games are won."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import Struct

from desktop.cli import main
from desktop.players.ascent import Ascent, moves, numbers, scaled
from desktop.players.tuning import Make


class Taste(Struct, frozen=True):
    eager: int = 40
    idle: float = 40.0
    none: int = 0
    averse: int = -1


class Contest:
    """A ring in which whoever has more of what makes eager wins."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def seats(self) -> list[str]:
        return ["a", "b"]

    def play(self, seed: int, makers: Mapping[str, Make], watch: Callable[[Any, str], None] | None = None) -> str:
        self.played.append(seed)
        eager: dict[str, Any] = {seat: make() for seat, make in makers.items()}
        return max(sorted(eager), key=lambda seat: eager[seat].eager)


def ascent(contest: Any, side: str = "") -> Ascent:
    def make(taste: Any) -> Any:
        return taste

    def novice() -> Any:
        return Taste()

    return Ascent(contest, make, novice, side)


def test_what_wins_grows_and_the_rest_stays_about() -> None:
    told: list[str] = []
    found = ascent(Contest()).run(Taste(), 3, 120, 7, told.append)
    assert found.eager > 80
    assert 24 < found.idle < 66
    assert (found.none, found.averse < 0) == (0, True)
    assert [line.split(":")[0] for line in told] == ["1", "2", "3"]


def test_both_games_of_a_pair_have_its_seed_and_the_next_round_has_others() -> None:
    contest = Contest()
    ascent(contest).run(Taste(), 2, 6, 700, lambda line: None)
    assert contest.played == [700, 700, 701, 701, 702, 702, 703, 703, 704, 704, 705, 705]


def test_the_same_seeds_find_the_same_numbers() -> None:
    one, again, other = (ascent(Contest(), "b").run(Taste(), 2, 12, seed, lambda line: None) for seed in (5, 5, 60))
    assert one == again != other


def test_numbers_are_scaled_and_whole_ones_stay_whole_and_keep_their_sign() -> None:
    assert numbers(Taste()) == ["eager", "idle", "averse"]
    assert scaled(Taste(), {"eager": 0.7, "idle": 0.0, "averse": -2.0}) == Taste(81, 40.0, 0, -1)
    drawn = [moves({"eager": 0.0}, seed)["eager"] for seed in range(400)]
    assert abs(sum(drawn)) / 400 < 0.2
    assert 0.8 < sum(way * way for way in drawn) / 400 < 1.2


@pytest.mark.parametrize("way", ["pairs", "duels", "probe", "terms"])
def test_the_command_plays_and_tells_what_it_found(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "reich/intro-1941-42", "--by", way, "--rounds", "1", "--games", "2", "--seed", "3", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["scenario"] == "reich/intro-1941-42"
    assert {"pairs": "changed", "duels": "changed", "probe": "slopes", "terms": "factors"}[way] in found


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["battles/pindoque"], "battles: what its players know is not told in numbers"),
        (["reich/intro-1941-42", "--side", "rebel"], "has no side 'rebel'; there are: axis, allies"),
        (["reich/intro-1941-42", "--side", "axis", "--by", "terms"], "only pairs are played for one side alone"),
        (["reich/intro-1941-42", "--games", "1"], "at least 2 games"),
    ],
)
def test_what_cannot_be_tuned_is_told_in_a_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", *words]) == 2
    fault = capsys.readouterr().err
    assert said in fault
    assert fault.count("\n") == 1
