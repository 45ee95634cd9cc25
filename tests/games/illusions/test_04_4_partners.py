"""4.4 Three and four players."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.rules.turn.draw import CardDraw
from desktop.games.illusions.rules.turn.opening_hands import Openings
from desktop.games.illusions.rules.turn.turn import Turn
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.setup import blank_state
from tests.games.illusions.position import AP, CP, action_round, begin, in_round, operations, state_of, world_of

FOUR = {"players": "four"}


@pytest.mark.rule("illusions", "4.4", says="own hand of four cards; a lone player against two has eight")
@pytest.mark.rule("illusions", "4.4", says="Two Allied players against one")
@pytest.mark.rule("illusions", "4.4.1", says="takes the opening card and draws three more")
@pytest.mark.rule("illusions", "4.4.2")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        ("two", {AP: 7, CP: 7}),
        ("two_allied", {"russia": 4, "entente": 4, CP: 8}),
        ("two_central", {AP: 8, "austria": 4, "germany": 4}),
        ("four", {"russia": 4, "entente": 4, "austria": 4, "germany": 4}),
    ],
)
def test_4_4_hands_of_the_formats(players: str, sizes: dict[str, int]) -> None:
    state = blank_state(world_of(options=(("players", players),)))
    state.chance = Chance(3)
    place = begin(state, Openings(), checked=False)
    assert place.asked == next(iter(sizes)), "the Russian player takes the opening card"
    place.play("open AP-01")
    place.play(f"open {place.offered('open')[0]}")
    assert {seat: len(hand) for seat, hand in state.hands.items()} == sizes


@pytest.mark.rule("illusions", "4.4.1", says="The Russian player acts in rounds 1, 3 and 5")
@pytest.mark.rule("illusions", "4.4.2", says="acts in rounds 1, 3 and 5")
def test_4_4_1_8_partners_act_in_turn() -> None:
    state = state_of(options=FOUR, turn=2)
    assert [action_round(state, AP, number).asked for number in range(1, 7)] == ["russia", "entente"] * 3
    assert [action_round(state, CP, number).asked for number in range(1, 7)] == ["austria", "germany"] * 3


@pytest.mark.rule("illusions", "4.4.1", says="may play a card from either hand")
def test_4_4_1_9_cards_of_the_partner_may_be_played_for_rp_only_with_his_consent() -> None:
    state = state_of(options=FOUR, turn=2, hands={"russia": ["AP-02"], "entente": ["AP-10"]})
    place = action_round(state, AP, 1)
    assert {"play AP-02 ops", "play AP-10 ops", "play AP-10 rp"} <= set(place.actions)
    place.play("play AP-10 rp")
    assert place.asked == "entente"
    place.play("decline")
    assert place.asked == "russia"
    assert not place.offers("play AP-10 rp")
    assert place.refused("play AP-10 rp") == "4.4.1"
    place.play("play AP-02 rp")
    assert place.state.rp["ru"] == 4, "his own card needs nobody's consent"


@pytest.mark.rule("illusions", "4.4.1", says="Each moves, fights, retreats, advances and redeploys with his own units")
@pytest.mark.rule("illusions", "4.4.2")
def test_4_4_1_10_each_moves_his_own_units() -> None:
    units = {"lutsk": ["ru_i"], "nis": ["sb_1st"], "krakow": ["ge_i"], "tarnow": ["ah_i"]}
    state = state_of(options=FOUR, units=units, turn=2)
    assert operations(state, AP, number=1).offered("mark") == ["lutsk move"]
    assert operations(state, AP, number=2).offered("mark") == ["nis move"]
    assert operations(state, CP, number=2).offered("mark") == ["krakow move"]


@pytest.mark.rule("illusions", "4.4.1", says="Romanian units stacked with Russian ones")
@pytest.mark.rule("illusions", "4.4.2", says="Austrian units stacked with German ones")
def test_4_4_1_11_stacked_units_are_commanded_by_the_partner_until_taken_out() -> None:
    units = {"jassy": ["ru_i", "ro_1st"], "krakow": ["ge_i", "ah_i"], "czernowitz": ["ah_ii"]}
    state = state_of(options=FOUR, units=units, at_war={"ro": AP}, turn=10)
    assert state.seat(AP, "ro_1st") == "russia"
    assert state.seat(CP, "ah_i") == "germany"
    assert state.seat(CP, "ah_ii") == "austria"
    place = operations(state, AP, number=2)
    assert place.offered("mark") == ["jassy move"], "he may take his units out, not attack with them"
    place.play("mark jassy move", "marked")
    assert place.offered("pick") == ["ro_1st"]
    attackers = operations(state, AP, number=1).play("mark jassy attack")
    assert activation.attackers_at(attackers.state, "jassy") == ["ro_1st", "ru_i"]


@pytest.mark.rule("illusions", "4.4.1", says="Each draws up to four cards")
def test_4_4_1_13_each_draws_up_to_four() -> None:
    state = state_of(options=FOUR, turn=2, hands={"russia": ["AP-02"], "entente": []})
    begin(state, CardDraw()).play("keep")
    assert len(state.hands["russia"]) == len(state.hands["entente"]) == 4


@pytest.mark.rule("illusions", "4.4.1", says="plays his cards himself or lets his partner play them")
@pytest.mark.rule("illusions", "28.0")
def test_4_4_1_14_after_the_treaty_the_russian_player_may_let_the_partner_play() -> None:
    state = state_of(options=FOUR, turn=16, treaty=True)
    place = begin(state, Turn(turn=16), dice=[6, 6], checked=False)
    assert (place.asked, place.actions) == ("russia", ["lead", "yield"])
    place.play("yield")
    assert place.asked == "entente"
    assert seats.acting(in_round(state, AP, 3), AP) == "entente"


@pytest.mark.rule("illusions", "4.4.2", says="the German player plays both hands")
@pytest.mark.rule("illusions", "23.5")
def test_4_4_2_14_if_austria_hungary_collapses_the_german_player_plays_both_hands() -> None:
    state = state_of(options=FOUR, turn=16)
    state.collapse("ah")
    assert action_round(state, CP, 1).asked == "germany"
