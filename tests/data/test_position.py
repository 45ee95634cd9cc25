"""A position stated in a file: what cannot be is refused with the part of it that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.data.position import PositionError, need, one_of, set_tracks


def set_turn(state: dict[str, Any], value: Any) -> None:
    state["turn"] = int(value)


def set_weather(state: dict[str, Any], value: Any) -> None:
    state["weather"] = (state["turn"], one_of(value, ("clear", "mud")))


SETTERS = {"turn": set_turn, "weather": set_weather}


def test_tracks_are_set_in_the_order_of_the_game_whatever_the_order_of_the_file() -> None:
    state: dict[str, Any] = {}
    set_tracks(state, {"weather": "mud", "turn": 3}, SETTERS)
    assert state == {"turn": 3, "weather": (3, "mud")}


@pytest.mark.parametrize(
    ("tracks", "reason", "part"),
    [
        ({"tide": 1}, "there is no track tide; there are: turn, weather", "tide"),
        ({"turn": "soon"}, "turn cannot be 'soon'", "turn"),
        ({"turn": 1, "weather": "hail"}, "weather cannot be 'hail': 'hail' is none of clear, mud", "weather"),
        ({"weather": "mud"}, "weather cannot be 'mud'", "weather"),
    ],
)
def test_a_track_that_cannot_be_is_named(tracks: dict[str, Any], reason: str, part: str) -> None:
    with pytest.raises(PositionError, match=reason) as caught:
        set_tracks({}, tracks, SETTERS)
    assert caught.value.part == ("tracks", part)


def test_a_condition_that_does_not_hold_refuses_the_position() -> None:
    need(True, "never told")
    with pytest.raises(PositionError, match="there is no unit x") as caught:
        need(False, "there is no unit x", "units", "x")
    assert caught.value.part == ("units", "x")
