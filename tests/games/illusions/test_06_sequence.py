"""4.2, 6.0, 8.0 Opening hands, the sequence of play, action rounds."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.games.illusions.rules.turn.draw import CardDraw
from desktop.games.illusions.rules.turn.opening_hands import Openings
from desktop.games.illusions.rules.turn.turn import EndOfTurn, IllusionsGame, Turn
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.setup import blank_state
from tests.games.illusions.position import AP, CP, Position, action_round, begin, in_round, state_of, world_of


def opened(**options: str) -> Position:
    state = blank_state(world_of(options=tuple(sorted(options.items()))))
    state.chance = Chance(3)
    return begin(state, Openings(), checked=False)


@pytest.mark.rule("illusions", "5.1", says="starts at 15")
@pytest.mark.rule("illusions", "4.1", says="wait for their entry, uprisings for a rebellion")
@pytest.mark.rule("illusions", "4.0")
@pytest.mark.rule("illusions", "4.1", says="some SCUs start in the Reserve Boxes, some spaces with trenches")
@pytest.mark.rule("illusions", "17.1.1", says="Both players begin at Mobilization")
@pytest.mark.rule("illusions", "2.0")
@pytest.mark.rule("illusions", "3.2.3", says="start at 12")
@pytest.mark.rule("illusions", "3.2.4", says="start at 16")
def test_4_0_tracks_and_markers_at_the_start() -> None:
    state = blank_state(world_of())
    assert (state.turn, state.vp, state.armistice, state.combined) == (1, 15, 40, 0)
    assert set(state.national_will.values()) == {12}
    assert set(state.troop_quality.values()) == {16}
    assert state.commitment == {AP: "mobilization", CP: "mobilization"}
    assert state.landings_left == 3
    assert state.trenches["doiran"] == 2
    assert state.place_of("ru_ix") == state.place_of("ru_x") == "lutsk"
    assert state.place_of("it_i") == "pool"
    assert sum(unit.startswith("ru_inf") for unit in state.in_box(AP, "reserve")) == 10
    assert not any(state.on_map(unit) for unit in state.units if "uprising" in unit)


@pytest.mark.rule("illusions", "4.2", says="takes one card and draws six")
@pytest.mark.rule("illusions", "4.2.1", says="show it, shuffle the rest and draw six")
@pytest.mark.rule("illusions", "4.2.2", says="any Mobilization card worth 4 OPS")
@pytest.mark.rule("illusions", "3.3", says="begins with the Mobilization cards only")
def test_4_2_each_player_takes_a_card_and_shows_it_then_draws_six() -> None:
    place = opened()
    assert place.offered("open") == ["AP-01", "AP-07"]
    place.play("open AP-07")
    assert place.asked == CP
    assert all(place.state.world.ops[card] == 4 for card in place.offered("open"))
    assert all(place.state.world.cards[card].deck == "mobilization" for card in place.offered("open"))
    place.play(f"open {place.offered('open')[0]}")
    assert {side: len(place.state.hands[side]) for side in (AP, CP)} == {AP: 7, CP: 7}
    assert {side: len(place.state.decks[side]) for side in (AP, CP)} == {AP: 7, CP: 7}
    assert "AP-07" in place.state.hands[AP]
    assert len(place.of(ev.OpeningShown)) == 2


@pytest.mark.rule("illusions", "4.3", says="the AP have Russia, the CP Austria-Hungary against Serbia")
@pytest.mark.rule("illusions", "7.1", says="On turn 1 the offensives are given")
@pytest.mark.rule("illusions", "6.0", says="from turn 2 on both players roll, the AP first")
def test_4_3_the_first_turn_has_its_offensives_preset() -> None:
    place = begin(state_of(), Turn(turn=1), checked=False)
    assert place.state.mo == {AP: "ru", CP: "ah_sb"}
    assert not place.of(ev.OffensiveRolled)
    second = begin(state_of(turn=2), Turn(turn=2), dice=[1, 3], checked=False)
    assert second.state.mo == {AP: "ru", CP: "ge"}
    assert len(second.of(ev.OffensiveRolled)) == 2


@pytest.mark.rule("illusions", "6.0", says="the AP, then the CP ([[16.0]])")
@pytest.mark.rule("illusions", "6.0", says="six rounds, in each the AP and then the CP")
@pytest.mark.rule("illusions", "8.0", says="Six rounds of actions")
@pytest.mark.rule("illusions", "8.1", says="the AP act first, then the CP")
def test_6_0_phases_and_rounds_come_in_order() -> None:
    place = begin(state_of(units={}, turn=2), IllusionsGame(step="turns"), Turn(turn=2), dice=[6, 6], checked=False)
    for _ in range(12):
        assert place.frame == "ActionRound"
        place.play("one-ops")
    rounds = [(event.side, event.round) for event in place.log if isinstance(event, ev.RoundBegan)]
    assert rounds[:12] == [(side, number) for number in range(1, 7) for side in (AP, CP)]
    phases = [(event.phase, event.side) for event in place.log if isinstance(event, ev.PhaseBegan)]
    assert phases[:9] == [
        ("offensive", ""), ("attrition", ""), ("siege", ""), ("status", ""), ("rebellion", ""),
        ("replacement", AP), ("replacement", CP), ("draw", ""), ("end", ""),
    ]  # fmt: skip


@pytest.mark.rule("illusions", "6.0", says="Combat Cards may be discarded; hands are filled to seven")
@pytest.mark.rule("illusions", "4.2.3", says="They stay face up until the turn ends")
def test_6_0_h_the_table_is_cleared_combat_cards_may_go_and_hands_are_filled() -> None:
    state = state_of(turn=2, hands={AP: ["AP-03", "AP-02"], CP: ["CP-12"]})
    state.decks[AP].remove("AP-10")
    state.face_up[AP].append("AP-10")
    place = begin(state, CardDraw())
    assert "AP-10" in state.removed_cards[AP], "an asterisk card leaves the game"
    assert place.actions == ["discard AP-03", "keep"], "only Combat Cards may be put away"
    assert place.refused("discard AP-02") == "6.0"
    place.play("discard AP-03")
    assert state.discards[AP] == ["AP-03"]
    assert place.actions == ["keep"], "who has none is asked too"
    place.play("keep").play("keep")
    assert len(state.hands[AP]) == len(state.hands[CP]) == 7


@pytest.mark.rule("illusions", "6.0", says="When the draw pile is empty the discards are shuffled")
def test_6_0_h4_the_discards_are_shuffled_when_the_pile_is_empty_or_every_turn() -> None:
    state = state_of(turn=2, hands={AP: ["AP-02"]})
    state.discards[AP], state.decks[AP] = state.decks[AP][1:], state.decks[AP][:1]
    begin(state, CardDraw())
    assert len(state.hands[AP]) == 7
    assert not state.discards[AP]
    every = state_of(turn=2, hands={AP: ["AP-02"]}, options={"reshuffle": "every_turn"})
    every.discards[AP], every.decks[AP] = every.decks[AP][:2], every.decks[AP][2:]
    begin(every, CardDraw()).play("keep")
    assert not every.discards[AP]


@pytest.mark.rule("illusions", "6.0")
def test_6_0_h_too_few_cards_are_played_with() -> None:
    state = state_of(turn=2, hands={AP: ["AP-02"]})
    state.removed_cards[AP] += state.decks[AP][3:]
    state.decks[AP] = state.decks[AP][:3]
    begin(state, CardDraw()).play("keep")
    assert len(state.hands[AP]) == 4


@pytest.mark.rule("illusions", "9.1", says="One card in each round, in one of four ways")
@pytest.mark.rule("illusions", "9.3", says="OPS, SR, RP or event")
@pytest.mark.rule("illusions", "8.2", says="Or use 1 OPS without a card")
@pytest.mark.rule("illusions", "8.2", says="Play a card for OPS, for SR, for RP, or as an event")
@pytest.mark.rule("illusions", "8.3", says="marked with the number of its round")
def test_8_2_a_card_in_four_ways_or_one_ops_without_a_card() -> None:
    place = action_round(state_of(turn=2, hands={AP: ["AP-02"], CP: []}), AP)
    assert {"play AP-02 ops", "play AP-02 sr", "play AP-02 rp", "one-ops"} <= set(place.actions)
    place.play("one-ops")
    assert place.state.actions[AP] == ["one_ops"]
    assert place.rule == "9.4.3"
    assert place.decision is not None
    assert place.decision.progress == (0, 1)


@pytest.mark.rule("illusions", "2.0", says="used for OPS, SR or RP it goes to its owner's discard pile")
@pytest.mark.rule("illusions", "9.6.1", says="recorded only once Italy is at war")
@pytest.mark.rule("illusions", "9.0")
@pytest.mark.rule("illusions", "9.1")
@pytest.mark.rule("illusions", "9.3", says="Used for OPS, SR or RP it goes to the discard pile")
@pytest.mark.rule("illusions", "9.6", says="The points are recorded")
@pytest.mark.rule("illusions", "9.6.1", says="By nation or class; not used before the Replacement Phase")
def test_9_6_1_rp_are_recorded_by_class_and_the_card_is_discarded() -> None:
    place = action_round(state_of(turn=2, hands={AP: ["AP-10"]}), AP)
    place.play("play AP-10 rp")
    state = place.state
    assert state.rp["ru"] == 6
    assert state.rp["ap_a"] == 4
    assert state.rp["it"] == 0, "Italy is neutral"
    assert state.discards[AP] == ["AP-10"]
    assert state.actions[AP] == ["rp"]


@pytest.mark.rule("illusions", "9.6.2", says="Option: consecutive rounds are allowed")
@pytest.mark.rule("illusions", "9.5.3", says="Option: consecutive rounds are allowed")
@pytest.mark.rule("illusions", "9.5.3", says="first of the next are allowed")
@pytest.mark.rule("illusions", "9.5")
@pytest.mark.rule("illusions", "9.5.3", says="Not in two consecutive rounds")
@pytest.mark.rule("illusions", "9.6.2", says="Not in two consecutive rounds")
@pytest.mark.parametrize(("use", "rule"), [("sr", "9.5.3"), ("rp", "9.6.2")])
def test_9_5_3_9_6_2_not_in_two_rounds_running_of_a_turn(use: str, rule: str) -> None:
    state = state_of(turn=2, hands={AP: ["AP-10", "AP-02"]}, actions={AP: [use], CP: []})
    place = action_round(state, AP, 2)
    assert place.refused(f"play AP-02 {use}") == rule
    allowed = state_of(
        turn=2, hands={AP: ["AP-10"]}, actions={AP: [use], CP: []}, options={f"consecutive_{use}": "yes"}
    )
    assert action_round(allowed, AP, 2).offers(f"play AP-10 {use}")
    state.begin_turn(3)
    assert action_round(state, AP, 1).offers(f"play AP-02 {use}")


@pytest.mark.rule("illusions", "9.6.2")
@pytest.mark.rule("illusions", "23.4.2")
def test_9_6_2_points_that_may_not_be_recorded() -> None:
    from desktop.games.illusions.rules.cards import play_options

    state = in_round(state_of(turn=12), AP)
    assert ("ru", 6) in play_options.rp_of(state, "AP-10")
    state.forbid_rp("ru")
    assert "ru" not in dict(play_options.rp_of(state, "AP-10"))
    state.no_rp.clear()
    state.set_revolution("stage_2")
    assert "ru" not in dict(play_options.rp_of(state, "AP-10"))
    state.set_revolution("")
    state.begin_lasting("CP-25", 5)
    assert dict(play_options.rp_of(state, "AP-10"))["ru"] == 4


@pytest.mark.rule("illusions", "9.8")
def test_9_8_combat_cards_are_events_in_combat_only() -> None:
    place = action_round(state_of(turn=2, hands={AP: ["AP-03"]}), AP)
    assert place.refused("play AP-03 event") == "9.8"


@pytest.mark.rule("illusions", "9.7")
@pytest.mark.rule("illusions", "9.7.2", says="One in a turn, for both players together")
@pytest.mark.rule("illusions", "9.7.3", says="One reinforcement card for each nation in a turn")
@pytest.mark.rule("illusions", "8.3", says="once per turn and player, a neutral's entry once per turn")
@pytest.mark.rule("illusions", "25.1")
@pytest.mark.rule("illusions", "15.1", says="One card for each nation in a turn")
def test_8_3_limits_of_the_action_chart() -> None:
    from desktop.games.illusions.rules.cards import play_options

    state = in_round(state_of(turn=2, hands={AP: ["AP-02", "AP-12", "AP-21", "AP-22"]}), AP, 3)
    state.actions[AP] = ["reinforcement_ru"]
    refusal = play_options.why_not_event(state, AP, "AP-12")
    assert refusal is not None
    assert refusal.rule == "9.7.3"
    state.count("neutral_entry")
    refusal = play_options.why_not_event(state, AP, "AP-21")
    assert refusal is not None
    assert refusal.rule == "9.7.2"
    state.turn = 3
    refusal = play_options.why_not_event(state, AP, "AP-22")
    assert refusal is not None
    assert refusal.rule == "25.1", "winter"


@pytest.mark.rule("illusions", "17.3.2", says="After turn 18")
@pytest.mark.rule("illusions", "5.1.3", says="The game ends after turn 18")
@pytest.mark.rule("illusions", "6.0", says="the turn marker advances")
@pytest.mark.rule("illusions", "30.0")
@pytest.mark.rule("illusions", "30.1")
def test_6_0_i_the_turn_ends_and_the_last_one_ends_the_game() -> None:
    state = state_of(turn=4)
    begin(state, EndOfTurn())
    assert not state.over
    assert state.history[-1].turn == 4
    last = state_of(turn=18)
    begin(last, EndOfTurn())
    assert (last.level, last.winner) == ("draw", "")
