"""Stated positions of the battles: what they may say, and what is told when they are wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from desktop.data.position import PositionError, PositionSpec
from desktop.engine.definition import game
from desktop.games.battles.state.state import BattleState
from tests.games.battles.position import world_of


def stated(**parts: Any) -> BattleState:
    spec = msgspec.convert(parts, PositionSpec)
    state: BattleState = game("battles").extra["position"](world_of("jarama"), spec)
    return state


def test_units_not_named_are_out_of_play_and_air_is_at_hand() -> None:
    state = stated(units={"JN-1.1.1": {"at": "3431", "reduced": True}})
    assert state.place("JN-1.1.1") == "3431"
    assert state.units["JN-1.1.1"].reduced
    assert state.place("JN-2.1.1") == "eliminated"
    assert state.place("JN-AIR.1") == "air"
    assert state.at("3431") == ["JN-1.1.1"]


def test_the_turn_stands_at_the_phase_of_the_side() -> None:
    state = stated(tracks={"turn": 4, "weather": "mud"}, frame={"name": "combat", "fields": {"side": "republican"}})
    assert state.first_player == "nationalist"
    assert (state.turn, state.weather) == (4, "mud")
    assert [frame.step for frame in state.stack] == ["turns", "fight_second"]


@pytest.mark.parametrize(
    ("parts", "told", "part"),
    [
        ({"units": {"JN-X": "3431"}}, "no unit JN-X", ("units", "JN-X")),
        ({"units": {"JN-1.1.1": "9999"}}, "9999 is neither", ("units", "JN-1.1.1")),
        ({"tracks": {"turn": 22}}, "no turn 22", ("tracks", "turn")),
        ({"tracks": {"weather": "snow"}}, "clear or mud", ("tracks", "weather")),
        ({"tracks": {"moon": 1}}, "no track moon", ("tracks", "moon")),
        ({"tracks": {"assault_points": {"Z": 1}}}, "no division Z", ("tracks", "assault_points")),
        ({"tracks": {"air_points": {"red": 1}}}, "no side red", ("tracks", "air_points")),
        ({"control": {"9999": "republican"}}, "no hex 9999", ("control",)),
        ({"frame": {"name": "lunch"}}, "not in lunch", ("frame", "name")),
        ({"frame": {"name": "combat", "fields": {"side": "red"}}}, "one of the sides", ("frame", "fields")),
    ],
)
def test_what_cannot_be_is_told_with_its_place(parts: dict[str, Any], told: str, part: tuple[str, ...]) -> None:
    with pytest.raises(PositionError, match=told) as caught:
        stated(**parts)
    assert caught.value.part == part
