"""How a position stands: each term moves the right way, and they can be put into words."""

from __future__ import annotations

import pytest

from desktop.data.game_files import texts_for
from desktop.games.reich.player.knowledge import ReichKnowledge
from desktop.games.reich.state.sides import SIDES
from desktop.games.reich.state.state import ReichState
from tests.games.reich.position import state_of, world_of


def value(state: ReichState, side: str) -> float:
    return sum(ReichKnowledge(state.world).terms(state, side).values())


def test_a_larger_hand_stands_better_and_the_same_lead_counts_more_near_nothing() -> None:
    even = state_of(hand_size={"axis": 8, "allies": 8})
    ahead = state_of(hand_size={"axis": 9, "allies": 8})
    assert value(ahead, "axis") > value(even, "axis")
    assert value(ahead, "allies") < value(even, "allies")
    strong = value(state_of(hand_size={"axis": 9, "allies": 7}), "axis") - value(ahead, "axis")
    weak = value(state_of(hand_size={"axis": 9, "allies": 1}), "axis") - value(
        state_of(hand_size={"axis": 9, "allies": 2}), "axis"
    )
    assert weak > strong > 0


def test_time_is_on_the_side_of_the_axis_in_the_long_war() -> None:
    late = dict.fromkeys(SIDES, "end_1944")
    assert value(state_of(year=late), "axis") > value(state_of(), "axis")


@pytest.mark.parametrize(("scenario", "axis", "allies", "wins"), [
    ("intro-1941-42", 8, 5, "axis"), ("intro-1941-42", 8, 6, "allies"),
    ("intro-1941-43", 5, 8, "allies"), ("intro-1941-43", 6, 8, "axis"),
])  # fmt: skip
def test_a_short_game_is_weighed_by_the_level_its_hand_sizes_have_reached(
    scenario: str, axis: int, allies: int, wins: str
) -> None:
    state = state_of(scenario=scenario, hand_size={"axis": axis, "allies": allies})
    time = {side: ReichKnowledge(state.world).terms(state, side)["time"] for side in SIDES}
    assert max(SIDES, key=lambda side: time[side]) == wins


def test_every_term_has_words() -> None:
    world = world_of("campaign-1941")
    words = texts_for("reich", world.scenario)
    assert all(f"advice.{term}" in words for term in ReichKnowledge(world).terms(state_of(), "axis"))
