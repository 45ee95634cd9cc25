"""Saves forged so that checksum and digest fit: refused in one line, or lawful, playable and fit to be shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from desktop.data.saves import SaveError, load
from desktop.engine import definition as registry
from desktop.engine import plain
from desktop.engine.definition import game
from desktop.engine.errors import ReplayError
from desktop.engine.lawful import check_lawful
from desktop.engine.match import Match
from tests.contract.games import scenarios
from tests.play import random_game
from tests.saves.forging import Known, forged, known_of, moments, tried, with_kept_worlds

SHIPPED = [scenario for scenario in scenarios() if not scenario.startswith("tiny/")]
FORGED = 12
"""Of each scenario, of two moments."""
SOAKED = 560
"""Of each scenario, of eight moments: ten thousand in all."""


@pytest.fixture(autouse=True)
def _kept_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for game_id in {scenario.partition("/")[0] for scenario in SHIPPED}:
        monkeypatch.setitem(registry._LOADED, game_id, with_kept_worlds(game_id))
    return


def forge(scenario: str, folder: Path, seed: int, number: int, games: int) -> int:
    """How many of so many forged saves are refused."""
    found = moments(scenario, seed, games)
    known = known_of(scenario, found)
    path = folder / "forged.sandtable"
    count = 0
    for each in range(number):
        choose = random.Random(f"{scenario} {seed} {each}")
        data, done = forged(choose.choice(found), choose, known)
        path.write_bytes(data)
        try:
            count += bool(tried(path, each, replay=each % 4 == 0 or "entry" in done or "base" in done))
        except Exception as error:
            raise AssertionError(f"{scenario}, seed {seed}, forgery {each} ({done}): {error!r}") from error
    return count


@pytest.mark.parametrize("scenario", SHIPPED)
def test_a_forged_save_is_refused_or_plays_on(scenario: str, tmp_path: Path) -> None:
    assert forge(scenario, tmp_path, 1, FORGED, 2) > FORGED // 3


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("scenario", SHIPPED)
def test_many_forged_saves_are_refused_or_play_on(scenario: str, tmp_path: Path) -> None:
    assert forge(scenario, tmp_path, 2, SOAKED, 8) > SOAKED // 3


@pytest.mark.parametrize("scenario", SHIPPED)
def test_a_save_that_nobody_touched_loads(scenario: str, tmp_path: Path) -> None:
    for data in moments(scenario, 3, 3):
        path = tmp_path / "honest.sandtable"
        path.write_bytes(data)
        assert load(path).match.faults() == []


@pytest.mark.parametrize("scenario", SHIPPED)
def test_faults_are_told_and_never_raised(scenario: str) -> None:
    """Whatever stands in a position that keeps to its types."""
    found = moments(scenario, 4, 2)
    known = known_of(scenario, found)
    definition = registry._LOADED[scenario.partition("/")[0]]
    for each in range(FORGED):
        choose = random.Random(f"{scenario} faults {each}")
        told = _faults(definition, forged(choose.choice(found), choose, known)[0], known)
        assert all(len(line.splitlines()) == 1 for line in told)


def _faults(definition: registry.GameDefinition, data: bytes, known: Known) -> list[str]:
    file = msgspec.json.decode(data)
    header = file["header"]
    state = definition.new_state(definition.load_world(header["scenario"], {}))
    try:
        plain.restore(state, file["body"]["position"])
    except Exception:  # refused before anybody asks
        return []
    return definition.faults(state)


# -- the check itself --------------------------------------------------------------------------------
def test_a_lawful_match_is_passed() -> None:
    check_lawful(random_game(3, 12))


def test_a_broken_invariant_is_named_in_one_line() -> None:
    match = random_game(3, 12)
    definition = msgspec.structs.replace(match.definition, faults=lambda state: ["a", "b", "c", "d", "e"])
    match.definition = definition
    with pytest.raises(ReplayError, match=r"^the position is not lawful: a; b; c, and 2 more$"):
        check_lawful(match)


def test_what_the_check_raises_is_a_reason(tmp_path: Path) -> None:
    def stumble(state: object) -> list[str]:
        raise KeyError("red-foot")

    match = random_game(3, 12)
    match.definition = msgspec.structs.replace(match.definition, faults=stumble)
    with pytest.raises(ReplayError, match=r"^the position cannot be examined: KeyError: 'red-foot'$"):
        check_lawful(match)


def test_the_position_a_log_starts_from_is_checked_too() -> None:
    first = random_game(3, 12)
    base = plain.to_plain(first.state)
    base["hands"]["red"].append("nothing")
    match = Match.resume(
        first.setup, first.log[:1], plain.to_plain(first.state), definition=first.definition, base=base
    )
    with pytest.raises(ReplayError, match="the position is not lawful"):
        check_lawful(match)


def test_a_game_that_is_over_says_how_it_ended() -> None:
    match = random_game(3, 12)
    match.decision = None
    with pytest.raises(ReplayError, match="does not say how it ended"):
        check_lawful(match)


def test_a_refusal_names_the_file_and_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "forged.sandtable"
    found = moments("crusade/campaign", 5, 1)
    file = msgspec.json.decode(found[0])
    known = Known(game("crusade"), {}, ["nobody"])

    def into_the_blue(body: dict, choose: random.Random, known: Known) -> None:  # type: ignore[type-arg]
        body["position"]["strait"] = "nobody"

    data, _ = forged(msgspec.json.encode(file), random.Random(1), known, (into_the_blue,))
    path.write_bytes(data)
    with pytest.raises(SaveError) as error:
        load(path)
    assert str(error.value) == (
        f"{path}: does not fit crusade/campaign: the position is not lawful: strait is nobody, which is no side"
    )
