"""5.0, 17.0 War status, commitment, automatic victory and armistice."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.turn import victory
from desktop.games.illusions.rules.turn.war_status import WarStatus
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, begin, state_of


def phase(turn: int = 2, **fields: Any) -> Position:
    """The War Status Phase from the set-up of 1914; Serbia holds out."""
    place = begin(state_of(turn=turn, **fields), WarStatus())
    return place.play("hold") if place.offers("hold") else place


def status(allied: int, central: int) -> dict[str, int]:
    return {AP: allied, CP: central}


@pytest.mark.rule("illusions", "17.2.2", says="The cards of the new level are shuffled together")
@pytest.mark.rule("illusions", "17.2")
@pytest.mark.rule("illusions", "17.0")
@pytest.mark.rule("illusions", "17.1")
@pytest.mark.rule("illusions", "17.1.1")
@pytest.mark.rule("illusions", "17.2.1", says="with a war status of 4 or more")
def test_17_2_1_limited_war_at_four_and_its_cards_are_shuffled_in() -> None:
    before = state_of(turn=2, war_status=status(4, 3))
    before.discards[AP] = [before.decks[AP].pop()]
    spent = before.discards[AP][0]
    place = begin(before, WarStatus())
    if place.offers("hold"):
        place.play("hold")
    state = place.state
    assert spent in state.decks[AP], "with the discards"
    assert not state.discards[AP]
    assert state.commitment == {AP: "limited", CP: "mobilization"}
    assert len([card for card in state.decks[AP] if state.world.phase_of_card[card] == "limited"]) == 20
    assert place.of(ev.CommitmentRaised)


@pytest.mark.rule("illusions", "17.2")
@pytest.mark.rule("illusions", "17.2.2", says="At Limited War with 11 or more")
@pytest.mark.rule("illusions", "17.2.3", says="A level once reached is kept")
def test_17_2_2_total_war_at_eleven_one_level_in_each_phase() -> None:
    place = phase(war_status=status(12, 11), commitment={AP: "mobilization", CP: "limited"})
    assert place.state.commitment == {AP: "limited", CP: "total"}
    again = phase(war_status=status(0, 11), commitment={AP: "limited", CP: "total"})
    assert again.state.commitment == {AP: "limited", CP: "total"}, "never down, never beyond"


@pytest.mark.rule("illusions", "17.2", says="from turn 2 on")
@pytest.mark.rule("illusions", "4.3", says="commitment levels do not change before turn 2")
def test_17_2_no_change_of_level_on_turn_1() -> None:
    assert phase(turn=1, war_status=status(9, 9)).state.commitment == {AP: "mobilization", CP: "mobilization"}


@pytest.mark.rule("illusions", "17.1.2")
def test_17_1_2_points_move_the_own_and_the_combined_marker() -> None:
    state = state_of()
    state.change_war_status(AP, 2, "AP-10")
    assert (state.war_status[AP], state.combined) == (2, 2)


@pytest.mark.rule("illusions", "5.1.2", says="the AP win at 0 VP, the CP at 30 or more")
@pytest.mark.rule("illusions", "5.0")
@pytest.mark.rule("illusions", "5.1")
@pytest.mark.rule("illusions", "17.3")
@pytest.mark.rule("illusions", "17.3.1", says="30 VP or more: the CP win; 0: the AP win")
def test_5_1_2_automatic_victory_at_0_and_at_30() -> None:
    for vp, winner, level in (
        (0, AP, "allied_automatic"),
        (30, CP, "central_automatic"),
        (31, CP, "central_automatic"),
    ):
        place = phase(vp=vp)
        assert (place.state.winner, place.state.level, place.state.reason) == (winner, level, "automatic")
        assert place.decision is None
    assert not phase(vp=29).state.over


@pytest.mark.rule("illusions", "5.1.3", says="The VP level decides")
@pytest.mark.rule("illusions", "17.3.2", says="When the Combined War Status marker reaches")
def test_5_1_3_an_armistice_when_the_markers_meet_or_pass_each_other() -> None:
    for combined in (38, 40):
        place = phase(vp=17, armistice=38, war_status=status(combined - 18, 18))
        assert (place.state.level, place.state.reason) == ("central_marginal", "armistice")
    assert not phase(armistice=38, war_status=status(19, 18)).state.over


@pytest.mark.rule("illusions", "5.1.3")
@pytest.mark.rule("illusions", "17.3.2")
def test_5_1_3_the_war_ends_on_turn_18() -> None:
    place = phase(turn=18, vp=7)
    assert (place.state.winner, place.state.level, place.state.reason) == (AP, "allied_limited", "last_turn")


@pytest.mark.rule("illusions", "6.0", says="Armistice marker and automatic victory")
@pytest.mark.rule("illusions", "5.1.2")
@pytest.mark.rule("illusions", "5.1.3")
def test_6_0_e_automatic_victory_goes_before_the_armistice() -> None:
    assert phase(turn=18, vp=30).state.reason == "automatic"


@pytest.mark.rule("illusions", "5.2", says="16 to 22: Central marginal victory")
@pytest.mark.rule("illusions", "5.2", says="15: a draw")
@pytest.mark.parametrize(
    ("vp", "level"),
    [
        (-1, "allied_automatic"), (1, "allied_limited"), (7, "allied_limited"), (8, "allied_marginal"),
        (14, "allied_marginal"), (15, "draw"), (16, "central_marginal"), (22, "central_marginal"),
        (23, "central_limited"), (29, "central_limited"), (30, "central_automatic"),
    ],
)  # fmt: skip
def test_5_2_levels_of_victory(vp: int, level: str) -> None:
    assert victory.level_of(state_of(), vp).id == level


@pytest.mark.rule("illusions", "17.3.2", says="Russian War Weariness moves it down")
@pytest.mark.rule("illusions", "17.3.2", says="That starts at 40 and never rises above")
@pytest.mark.rule("illusions", "6.0")
def test_17_3_2_cards_move_the_armistice_marker_never_above_its_start() -> None:
    assert phase(turn=9, lasting={"CP-47": 8}).state.armistice == 39
    assert phase(turn=9, turn_effects=["AP-50"], armistice=37).state.armistice == 39
    assert phase(turn=9, turn_effects=["AP-50"]).state.armistice == 40


@pytest.mark.rule("illusions", "5.1.1")
@pytest.mark.rule("illusions", "11.2")
def test_5_1_1_vp_spaces_move_the_marker_by_one() -> None:
    from desktop.games.illusions.rules.map import control

    state = state_of()
    control.take(state, "lutsk", CP, "test")
    assert state.vp == 16
    control.take(state, "lutsk", AP, "test")
    assert state.vp == 15
    control.take(state, "salonika", AP, "test")
    assert state.vp == 14, "neutral Greece too"
    control.take(state, "durres", AP, "test")
    assert state.vp == 14
