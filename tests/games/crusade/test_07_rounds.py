"""7.0, 8.0 Action rounds and what cards are played for."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.state import events as ev
from tests.games.crusade.position import NAT, REP, Position, action_round, in_round, state_of

CARDS = {NAT: ["N3", "N5", "N7", "N8"], REP: ["R3", "R5", "R8"]}


def nat_round(number: int = 1, **fields: object) -> Position:
    fields.setdefault("hands", CARDS)
    fields.setdefault("turn", 3)
    return action_round(state_of(**fields), NAT, number)  # type: ignore[arg-type]


# -- 7.1 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.1.1", says="Except automatic operations")
@pytest.mark.rule("crusade", "1.0", says="one of four ways")
@pytest.mark.rule("crusade", "8.1.3", says="A card is used in one way")
@pytest.mark.rule("crusade", "7.1.3")
@pytest.mark.rule("crusade", "7.0")
@pytest.mark.rule("crusade", "7.1")
@pytest.mark.rule("crusade", "8.0")
@pytest.mark.rule("crusade", "8.1")
def test_7_1_3_a_card_in_one_of_four_ways_or_an_automatic_operation() -> None:
    place = nat_round()
    assert {"play N5 ops", "play N5 sr", "play N5 rp", "play N5 event", "auto"} <= set(place.actions)
    assert place.refused("play R3 ops") == "7.1.3"
    place.play("auto")
    assert place.frame == "Operations"
    place.play("marked")
    assert place.state.actions[NAT] == ["auto"]
    assert len(place.state.hands[NAT]) == 4, "no card is played"


@pytest.mark.rule("crusade", "7.1.3")
def test_7_1_3_an_automatic_operation_activates_one_space() -> None:
    place = nat_round(units={"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF"]}).play("auto", "mark huesca move")
    assert place.refused("mark zaragoza move") == "8.2.1"


@pytest.mark.rule("crusade", "7.1.4", says="The marker of the round")
@pytest.mark.rule("crusade", "8.1.3", says="A card is used in one way")
def test_7_1_4_the_action_marker_goes_into_its_box() -> None:
    """Turn 1 round 1: a card played as an event puts marker 1 into the Event box."""
    place = action_round(state_of(hands={NAT: ["N1"]}), NAT)
    place.play("play N1 event", "marked")
    assert place.state.actions[NAT] == ["event"]
    assert ev.ActionTaken(NAT, 1, "event") in place.log
    world = place.state.world
    boxes = {card: play_options.action_box(world.cards[card]) for card in ("N5", "N3", "R4", "R8")}
    assert boxes["N5"] == "reinf_own"
    assert boxes["N3"] == "reinf_foreign"


@pytest.mark.rule("crusade", "4.3.1")
@pytest.mark.rule("crusade", "17.6.1")
def test_4_3_1_air_bridge_is_compulsory() -> None:
    place = action_round(state_of(hands={NAT: ["N1", "N5"]}), NAT)
    assert place.actions == ["play N1 event"]
    assert place.refused("play N5 ops") == "4.3.1"
    assert place.refused("play N1 ops") == "4.3.1"
    assert place.refused("auto") == "4.3.1"
    place.play("play N1 event")
    assert place.state.flag("afr_schedule") == 1
    place.play("marked")
    assert place.state.removed_cards[NAT] == ["N1"]
    assert action_round(state_of(hands={NAT: ["N1", "N5"]}), NAT, 2).offers("auto"), "only in the first round"


# -- 8.1 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "3.0", says=("Asterisk:", "it goes to the discards", "Discard pile"))
@pytest.mark.rule("crusade", "8.1.3")
@pytest.mark.rule("crusade", "8.5.1.3")
def test_3_0_asterisk_cards_leave_the_game_only_as_events() -> None:
    world = state_of().world
    assert world.cards["N7"].asterisk
    place = nat_round().play("play N7 ops", "marked")
    assert place.state.discards[NAT] == ["N7"]
    event = nat_round(hands={NAT: ["N11"]}).play("play N11 event")
    assert event.state.removed_cards[NAT] == ["N11"]
    assert event.state.is_played("N11")
    assert not place.state.is_played("N7"), "it was no event"


@pytest.mark.rule("crusade", "8.1.4")
@pytest.mark.rule("crusade", "3.0")
def test_8_1_4_piles_are_secret_but_for_the_top_discard() -> None:
    place = nat_round().play("play N7 ops", "marked")
    assert ev.CardDiscarded(NAT, "N7", "played") in place.log, "a played card is seen by all"
    assert not [event for event in place.log if event.name == "CardsDrawn"]


# -- 8.3 SR, 8.4 RP ------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "7.1.6", says="are limited in how often")
@pytest.mark.rule("crusade", "8.3.3", says="Not in two")
def test_8_3_3_no_sr_in_two_rounds_running() -> None:
    """Turn 2, Republican round 3 used for SR: round 4 may not be SR, round 5 may."""
    state = state_of(hands=CARDS, turn=2)
    state.actions[REP] = ["ops", "ops", "sr"]
    fourth = action_round(state, REP, 4)
    assert not fourth.offers("play R5 sr")
    assert fourth.refused("play R5 sr") == "8.3.3"
    state = state_of(hands=CARDS, turn=2)
    state.actions[REP] = ["ops", "ops", "sr", "rp"]
    assert action_round(state, REP, 5).offers("play R5 sr")


@pytest.mark.rule("crusade", "8.3.3", says="The last round of a turn")
@pytest.mark.rule("crusade", "8.4.3")
def test_8_3_3_a_new_turn_begins_afresh() -> None:
    state = state_of(hands=CARDS, turn=2)
    state.actions[NAT] = ["ops"] * 5 + ["sr"]
    state.begin_turn(3)
    place = action_round(state, NAT, 1)
    assert place.offers("play N5 sr")


@pytest.mark.rule("crusade", "8.4.3", says="Not in two own rounds")
@pytest.mark.rule("crusade", "7.1.6", says="are limited in how often")
def test_8_4_3_no_rp_in_two_rounds_running() -> None:
    state = state_of(hands=CARDS, turn=2)
    state.actions[NAT] = ["rp"]
    place = action_round(state, NAT, 2)
    assert place.refused("play N5 rp") == "8.4.3"
    assert place.offers("play N5 sr")


@pytest.mark.rule("crusade", "17.2.1", says="SR cards give 1 point less")
@pytest.mark.rule("crusade", "8.3.2", says="The SR value of the card")
@pytest.mark.rule("crusade", "8.3.1")
@pytest.mark.rule("crusade", "17.2.3")
@pytest.mark.rule("crusade", "8.3")
def test_8_3_2_sr_points() -> None:
    for turn, less in ((1, 2), (2, 2), (3, 0), (9, 0)):
        state = in_round(state_of(turn=turn), NAT)
        assert play_options.sr_points(state, NAT, 8) == 8 - less, "half points"
    place = nat_round(turn=2).play("play N5 sr")
    assert place.frame == "Redeploy"
    assert place.state.stack[-1].points == 2  # type: ignore[attr-defined]


@pytest.mark.rule("crusade", "8.4.1", says=("The RP of the card", "Axis RP count only"))
@pytest.mark.rule("crusade", "8.4.2", says="does nothing else")
@pytest.mark.rule("crusade", "14.1.1.1")
@pytest.mark.rule("crusade", "8.4")
def test_8_4_1_points_are_recorded_foreign_ones_after_their_aid() -> None:
    place = nat_round().play("play N3 rp")
    assert place.decision is None, "nothing else in this round"
    assert place.state.rp == {"nat": 2, "axis": 0, "rep": 0, "sov": 0}
    aided = nat_round(flags={"axis_rp": 1}).play("play N3 rp")
    assert aided.state.rp["axis"] == 4
    assert aided.state.rp_recorded["axis"] == 4


@pytest.mark.rule("crusade", "8.4.4")
@pytest.mark.rule("crusade", "14.1.2")
def test_8_4_4_points_are_spent_in_the_replacement_phase() -> None:
    place = nat_round().play("play N3 rp")
    assert place.state.rp["nat"] == 2
    assert place.state.rp_recorded["nat"] == 2


# -- 8.5 events: limits of the chart -------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.rule("crusade", "8.5.3.1")
def test_8_5_3_combat_cards_are_no_events_of_a_round() -> None:
    place = nat_round()
    assert place.refused("play N8 event") == "8.5.3"
    assert place.offers("play N8 ops")


@pytest.mark.rule("crusade", "7.1.6", says="are limited in how often")
@pytest.mark.rule("crusade", "8.5.2.1")
@pytest.mark.rule("crusade", "8.5.2")
def test_8_5_2_1_one_reinforcement_of_each_kind_per_turn() -> None:
    state = state_of(hands=CARDS, turn=3)
    state.actions[NAT] = ["reinf_own"]
    place = action_round(state, NAT, 2)
    assert place.refused("play N5 event") == "8.5.2.1"
    state = state_of(hands={NAT: ["N3"]}, turn=4, played=["N2"])
    state.actions[NAT] = ["reinf_own"]
    assert action_round(state, NAT, 2).offers("play N3 event"), "an Axis card is of another kind"


@pytest.mark.rule("crusade", "8.5.5.1", says="One per turn")
def test_8_5_5_1_one_counterattack_per_turn() -> None:
    state = state_of("northern-front", hands={REP: ["R25", "R26"]}, turn=8)
    assert state.world.cards["R26"].card_kind == "counterattack"
    place = action_round(state, REP, 2)
    assert place.offers("play R26 event")
    state = state_of("northern-front", hands={REP: ["R25", "R26"]}, turn=8)
    state.counterattack_played = True
    assert action_round(state, REP, 2).refused("play R26 event") == "8.5.5.1"


@pytest.mark.rule("crusade", "8.5.1.2", says="All conditions")
@pytest.mark.rule("crusade", "8.5")
@pytest.mark.rule("crusade", "8.5.1")
def test_8_5_1_2_conditions() -> None:
    assert nat_round(hands={NAT: ["N24"]}, turn=7).refused("play N24 event") == "8.5.1.2"
    assert nat_round(hands={NAT: ["N24"]}, turn=7, played=["N11"]).offers("play N24 event")


# -- 10.2.2, end of the round --------------------------------------------------------------------------
@pytest.mark.rule("crusade", "7.1.5")
@pytest.mark.rule("crusade", "11.4.6")
def test_what_lasts_one_round_is_forgotten() -> None:
    state = in_round(state_of(), NAT, 3)
    state.mark("zaragoza", "move")
    state.note_entered("NAT_INF_01", "barbastro")
    state.note_retreated("REP_MIL_01")
    state.used_ccs.append("N8")
    state.end_round()
    assert (state.markers, state.entered, state.retreated, state.used_ccs) == ({}, {}, [], [])


# -- 16.5 winter ---------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.5.2", says=("Each player may play at most 3", "Automatic operations are free"))
@pytest.mark.rule("crusade", "16.5.1")
@pytest.mark.rule("crusade", "16.5")
@pytest.mark.rule("crusade", "16.0")
@pytest.mark.parametrize("turn", [5, 11, 17])
def test_16_5_2_three_ops_cards_in_winter(turn: int) -> None:
    state = state_of(hands={NAT: ["N5", "N7"]}, turn=turn)
    state.ops_cards[NAT] = 3
    place = action_round(state, NAT, 4)
    assert place.refused("play N5 ops") == "16.5.2"
    assert place.offers("auto"), "automatic operations are free"
    assert place.offers("play N5 sr")
    state = state_of(hands={NAT: ["N5"]}, turn=turn - 1)
    state.ops_cards[NAT] = 3
    assert action_round(state, NAT, 4).offers("play N5 ops"), "no winter"


@pytest.mark.rule("crusade", "16.5.2")
def test_16_5_2_cards_are_counted_by_player() -> None:
    place = nat_round(turn=5).play("play N5 ops", "marked")
    assert place.state.ops_cards == {NAT: 1, REP: 0}
    assert nat_round(turn=5).play("play N5 rp").state.ops_cards[NAT] == 0
    assert nat_round(turn=5).play("auto", "marked").state.ops_cards[NAT] == 0


@pytest.mark.rule("crusade", "16.5.2", says="Events that activate")
def test_16_5_2_events_that_activate_several_spaces_count() -> None:
    state = state_of(hands={NAT: ["N19", "N24"]}, turn=11, played=["N2", "N11"])
    state.ops_cards[NAT] = 3
    place = action_round(state, NAT, 4)
    assert place.refused("play N19 event") == "16.5.2"
    assert place.offers("play N24 event")
    world = state.world
    assert not play_options.counts_for_winter(world.cards["N46"]), "Communist Interference"
    fresh = state_of(hands={NAT: ["N19"]}, turn=11, played=["N2"])
    assert action_round(fresh, NAT, 1).play("play N19 event", "marked").state.ops_cards[NAT] == 1


@pytest.mark.rule("crusade", "16.5.3")
def test_16_5_3_severe_winter() -> None:
    for turn, rule in ((11, "16.5.3"), (17, "")):
        state = state_of(hands={NAT: ["N5"]}, turn=turn, flags={"severe_winter_turn": 11})
        state.ops_cards[NAT] = 2
        assert action_round(state, NAT, 3).refused("play N5 ops") == rule
