"""4.0-5.5 Cards, hand sizes, turns, reshuffles and year ends."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.gain_event import GainEvent
from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.cards.play_options import why_not_play
from desktop.games.reich.rules.combat.resolve import result
from desktop.games.reich.rules.turn.reshuffle import Reshuffle, YearEnd
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import Conflict
from desktop.games.reich.state.state import ReichState
from tests.games.reich.position import Position, fight, position, state_of, world_of


def run(state: ReichState, *frames: object) -> Position:
    state.stack.extend(frames)  # type: ignore[arg-type]
    return Position(state)


# -- 4.1 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "1.1", says=("54 conflict cards: two decks of", "56 event cards: 12 shared, 22"))
@pytest.mark.rule("reich", "4.0")
@pytest.mark.rule("reich", "4.1")
@pytest.mark.rule("reich", "4.1.1")
@pytest.mark.rule("reich", "10.1", says="Lay out the map, the markers")
@pytest.mark.rule("reich", "10.1.1", says="Five dice and a conflict deck")
def test_4_1_two_decks_of_27() -> None:
    world = world_of("campaign-1941")
    assert {side: len(cards) for side, cards in world.deck.items()} == {"axis": 27, "allies": 27}
    for cards in world.deck.values():
        assert sum(world.cards[card].special == "double_agent" for card in cards) == 1
    assert world.limits.dice_most == 5
    assert {mall: len(cards) for mall, cards in world.mall_cards.items()} == {"both": 12, "allied": 22, "axis": 22}


@pytest.mark.rule(
    "reich",
    "4.1.2",
    says=(
        "German cards win ties against all",
        "Italian cards lose ties",
        "A double agent belongs to no",
        "Whoever played two cards uses the",
    ),
)
@pytest.mark.parametrize(
    ("axis", "allies", "winner"),
    [
        (["german_5"], ["western_5"], "axis"),
        (["italian_5"], ["soviet_5"], "allies"),
        (["double_agent_axis"], ["soviet_10"], "allies"),
        (["italian_10"], ["double_agent_allied"], "axis"),
        (["italian_5", "german_5"], ["western_10"], "axis"),
    ],
)
def test_4_1_2_ties_by_suit(axis: list[str], allies: list[str], winner: str) -> None:
    conflict = Conflict("event", "allies", "convoy")
    conflict.cards = {"axis": axis, "allies": allies}
    conflict.dice = {"axis": [3, 3, 3], "allies": [3, 3, 3]}
    assert result(world_of("campaign-1941"), conflict).winner == winner


@pytest.mark.rule("reich", "4.1.3", says="If both sides played only double")
@pytest.mark.parametrize("active", ["axis", "allies"])
def test_4_1_3_two_double_agents_and_equal_totals(active: str) -> None:
    conflict = Conflict("event", active, "war_production")
    conflict.cards = {"axis": ["double_agent_axis"], "allies": ["double_agent_allied"]}
    conflict.dice = {"axis": [3, 3, 3], "allies": [3, 3, 3]}
    found = result(world_of("campaign-1941"), conflict)
    assert (found.winner, found.by) == (active, "active")


@pytest.mark.rule("reich", "4.1.3", says=("If its player loses the conflict", "Discarded for any other reason it"))
@pytest.mark.rule("reich", "7.8")
def test_4_1_3_a_beaten_double_agent_changes_sides() -> None:
    place = position("axis", hands={"axis": ["double_agent_axis", "german_2"], "allies": ["western_9", "soviet_9"]})
    fight(place, "seek stukas", ("double_agent_axis", "western_9"), [1, 1, 1, 6, 6, 6])
    assert "double_agent_axis" in place.state.discards["allies"]
    place = position("axis", hands={"axis": ["double_agent_axis", "german_2"], "allies": ["western_9", "soviet_9"]})
    fight(place, "seek stukas", ("double_agent_axis", "western_9"), [6, 6, 6, 1, 1, 1])
    assert "double_agent_axis" in place.state.discards["axis"]


@pytest.mark.rule("reich", "4.1.3", says="1, Saboteur: one opposing conflict card")
@pytest.mark.rule("reich", "7.6")
def test_4_1_3_a_saboteur_chooses_between_two_cards() -> None:
    place = position(
        "axis",
        events={"axis": ["maximum_effort"]},
        hands={"axis": ["german_9", "german_2"], "allies": ["western_1", "soviet_9"]},
        decks={"axis": ["german_8"]},
    )
    place.play("seek stukas", "play maximum_effort", "card german_9", "card western_1")
    assert place.asked == "allies"
    assert place.offered("choose") == ["german_9", "german_8"]
    place.play("choose german_8")
    assert ev.CardSabotaged("german_8", 1) in place.log


@pytest.mark.rule("reich", "4.1.4", says=("You never hold more cards than", "Losses (a lost centre, an event"))
def test_4_1_4_never_above_twelve_and_losses_are_discarded_at_once() -> None:
    state = state_of("axis", hand_size={"axis": 8, "allies": 12})
    state.change_hand_size("allies", 1, "test")
    assert state.hand_size["allies"] == 12
    state.owe("axis", -2, "choice", "test")
    place = run(state, SettleHands())
    place.play("discard german_2", "discard german_3")
    assert state.hand_size["axis"] == 6
    assert len(state.hands["axis"]) == 6


@pytest.mark.rule("reich", "4.1.4")
def test_4_1_4_a_price_never_brings_the_hand_size_to_nothing() -> None:
    place = position(
        "axis", events={"axis": ["desperate_gamble"]}, hands={"axis": ["german_2"], "allies": ["western_2", "soviet_2"]}
    )
    place.play("seek stukas")
    assert not place.offered("play")
    refusal = why_not_play(place.state, "axis", "desperate_gamble")
    assert refusal is not None
    assert refusal.rule == "4.1.4"


@pytest.mark.rule("reich", "7.1.2", says="A reshuffle (5.4) or a year")
@pytest.mark.rule("reich", "5.4", says=("When a card must be drawn", "This happens by itself, at any"))
@pytest.mark.rule("reich", "4.1.5", says="If it is empty, reshuffle your")
@pytest.mark.rule("reich", "5.3")
def test_4_1_5_the_played_cards_are_not_shuffled_in() -> None:
    place = position(
        "axis",
        events={"axis": ["maximum_effort"]},
        hands={"axis": ["german_9", "german_2"], "allies": ["western_2", "soviet_9"]},
    )
    state = place.state
    state.discards["axis"], state.decks["axis"] = state.decks["axis"], []
    place.play("seek stukas", "play maximum_effort", "card german_9")
    assert len(place.of(ev.DeckShuffled)) == 1
    assert "german_9" in state.fight.cards["axis"]
    assert len(state.fight.cards["axis"]) == 2


# -- 4.2 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "4.2")
@pytest.mark.rule("reich", "4.2.1")
@pytest.mark.rule("reich", "4.2.3")
@pytest.mark.rule("reich", "4.2.4", says="The events that can be sought")
def test_4_2_three_malls() -> None:
    state = state_of("axis")
    assert {mall: len(cards) for mall, cards in state.malls.items()} == {"both": 12, "allied": 16, "axis": 20}
    assert len(state.aside) == 8, "three events wait for the end of 1941"


@pytest.mark.rule("reich", "4.2.2", says=("You hold at most 6 events", "If you receive a seventh you"))
def test_4_2_2_six_events_at_most() -> None:
    held = ["guderian", "rommel", "von_manstein", "von_rundstedt", "stukas", "waffen_ss"]
    state = state_of("axis", events={"axis": held})
    place = run(state, GainEvent(side="axis", card="tiger_tanks"))
    assert sorted(place.offered("discard")) == sorted([*held, "tiger_tanks"])
    place.play("discard rommel")
    assert len(state.held["axis"]) == 6
    assert "rommel" in state.malls["axis"]


@pytest.mark.rule("reich", "5.2", says="Your face-down reusable events are turned")
@pytest.mark.rule("reich", "4.2.5")
@pytest.mark.rule("reich", "4.2.5.1", says=("If the user wins the conflict", "If the user loses, it goes"))
@pytest.mark.rule("reich", "6.5.2.1", says="Events: the winner's reusables stay with")
def test_4_2_5_1_reusable_won_and_lost() -> None:
    events = {"axis": ["stukas"], "allies": ["zhukov"]}
    hands = {"axis": ["german_9", "german_8"], "allies": ["soviet_2", "soviet_3", "soviet_4"]}
    place = position("axis", events=events, hands=hands)
    place.play("attack land warsaw minsk", "play stukas", "play zhukov", "card german_9")
    place.play("card soviet_2", dice=[6, 6, 6, 1, 1, 1])
    place.play("done", "done", "bonus pass")
    assert "zhukov" in place.state.malls["allied"]
    assert place.state.face_down == ["stukas"]
    place.play("seek convoy", "card soviet_3", "card german_8")
    while place.state.turn.side == "allies":
        place.play("bonus pass" if place.offers("bonus pass") else place.actions[-1])
    assert place.state.turn.side == "axis"
    assert place.state.face_down == [], "turned up in the next own preparation"


@pytest.mark.rule("reich", "4.2.5.2", says=("After use, won or lost, the", "So the user cannot regain it"))
@pytest.mark.rule("reich", "5.2", says="Returnable events that the opponent handed")
def test_4_2_5_2_the_opponent_puts_a_returnable_event_back() -> None:
    place = position("axis", events={"axis": ["reserves"]}, hands={"allies": ["soviet_9", "soviet_8"]})
    place.play("attack land warsaw minsk", "play reserves", "card german_2")
    place.play("card soviet_9", dice=[1] * 4 + [6] * 3)
    assert place.state.turn.side == "allies"
    moved = [event.place for event in place.of(ev.EventMoved) if event.card == "reserves"]
    assert moved == ["waiting", "mall"]
    assert "reserves" in place.offered("seek")


@pytest.mark.rule("reich", "4.2.5", says="Retirable and recyclable events take effect")
@pytest.mark.rule("reich", "4.2.5.3", says="Takes effect when won by an")
@pytest.mark.rule("reich", "6.4.2", says="Won: a reusable or returnable event")
def test_4_2_5_3_a_retirable_event_leaves_the_game() -> None:
    place = position("axis", hands={"axis": ["german_9", "german_8"], "allies": ["western_2", "western_3"]})
    fight(place, "seek iraq_revolts", ("german_9", "western_2"), [6, 6, 6, 1, 1, 1])
    assert place.at("iraq") == "axis"
    assert place.state.removed == ["iraq_revolts"]


@pytest.mark.rule("reich", "4.2.3", says="Recyclable events that have been used")
@pytest.mark.rule("reich", "4.2.5.4", says="Takes effect when won, then goes")
def test_4_2_5_4_a_recyclable_event_goes_to_the_lid() -> None:
    place = position("axis", hands={"axis": ["german_9", "german_8"], "allies": ["western_2", "western_3"]})
    fight(place, "seek synthetic_fuel", ("german_9", "western_2"), [6, 6, 6, 1, 1, 1])
    assert place.state.lid == ["synthetic_fuel_1"]
    assert place.state.hand_size["axis"] == 3
    assert {"strategic_bombing_1", "turncoats_1", "v_rockets_1"} <= set(place.state.aside)


# -- 5 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "5.0")
@pytest.mark.rule("reich", "5.1")
@pytest.mark.rule("reich", "5.2", says=("A game turn is an Axis", "reorganise (6.1), fortify (6.2) or reinforce"))
def test_5_2_the_axis_begins_and_the_first_action_is_compulsory() -> None:
    place = position("axis", pact=True)
    assert place.asked == "axis"
    assert not place.offers("bonus pass")
    place.play("fleet north_sea", "discard german_2")
    assert place.asked == "allies"


@pytest.mark.rule("reich", "5.2", says="Your Big Push marker is turned")
@pytest.mark.rule("reich", "6.3.2", says="If the sum is less than")
def test_5_2_preparation_turns_the_big_push_marker_up() -> None:
    state = state_of("axis", big_push={"allies": "down", "axis": "down"})
    place = run(state, PlayerTurn(side="allies"))
    assert place.asked == "allies"
    assert state.big_push == {"axis": "down", "allies": "up"}


@pytest.mark.rule("reich", "5.3", says="After every action, contested or not")
def test_5_3_both_refill_the_active_player_first() -> None:
    place = position("allies", hands={"axis": ["german_2", "german_3"], "allies": ["western_9", "western_8"]})
    fight(place, "seek convoy", ("western_9", "german_2"), [1, 1, 1, 6, 6, 6])
    assert [(e.side, e.number) for e in place.of(ev.CardsDrawn)] == [("allies", 1), ("axis", 1)]


def _empty(state: ReichState, *sides: str) -> None:
    for side in sides:
        state.discards[side], state.decks[side] = [*state.discards[side], *state.decks[side]], []


@pytest.mark.rule("reich", "5.4")
@pytest.mark.rule("reich", "5.4.1", says=("Advance your year marker one box", "If a War Production lies in"))
@pytest.mark.rule(
    "reich",
    "5.4.2",
    says=("Allied hand size goes up by", "The Axis returns one of these", "If Barbarossa has not been launched"),
)
@pytest.mark.rule("reich", "8.6")
def test_5_4_2_axis_reshuffle() -> None:
    state = state_of("axis", pact=True)
    _empty(state, "axis")
    for card in ("war_production_1", "wolfpack_1", "wolfpack_2", "synthetic_fuel_1"):
        state.put_in_lid(card)
    place = run(state, Reshuffle(side="axis"))
    assert not state.pact, "the first reshuffle ends the Pact"
    assert state.hand_size["allies"] == 7
    assert len(state.hands["allies"]) == 7
    assert "war_production_1" in state.malls["both"]
    assert place.offered("return") == ["synthetic_fuel"], "Wolfpack needs all three"
    place.play("return synthetic_fuel")
    assert len(state.decks["axis"]) == 19


@pytest.mark.rule("reich", "5.4.2", says="The Axis returns one of these")
def test_5_4_2_wolfpack_returns_when_all_three_are_out() -> None:
    state = state_of("axis")
    _empty(state, "axis")
    for number in (1, 2, 3):
        state.put_in_lid(f"wolfpack_{number}")
    assert run(state, Reshuffle(side="axis")).offered("return") == ["wolfpack"]


@pytest.mark.rule("reich", "5.4.2", says="Allied hand size goes up by")
def test_5_4_2_at_twelve_nothing_grows() -> None:
    state = state_of("axis", hand_size={"allies": 12})
    _empty(state, "axis")
    run(state, Reshuffle(side="axis"))
    assert state.hand_size["allies"] == 12
    assert len(state.hands["allies"]) == 12


@pytest.mark.rule("reich", "5.4.1", says="If both markers are now in")
@pytest.mark.rule("reich", "5.4.2", says="If the Allied deck is empty")
@pytest.mark.rule("reich", "5.5")
def test_5_4_2_an_allied_reshuffle_inside_the_axis_one() -> None:
    state = state_of("axis")
    _empty(state, "axis", "allies")
    place = run(state, Refill(first="axis"), Reshuffle(side="axis"))
    assert state.year == {"axis": 1, "allies": 1}
    assert place.of(ev.YearEnded) == [ev.YearEnded("end_1941")]
    assert [event.side for event in place.of(ev.DeckShuffled)] == ["allies", "axis"]


@pytest.mark.rule("reich", "4.2.5.4", says="Some come back at a reshuffle")
@pytest.mark.rule("reich", "5.4.3")
def test_5_4_3_allied_reshuffle() -> None:
    state = state_of("allies")
    _empty(state, "allies")
    state.put_in_lid("convoy_1")
    place = run(state, Reshuffle(side="allies"))
    assert place.asked == "allies"
    place.play("return convoy")
    assert "convoy_1" in state.malls["allied"]
    assert state.year == {"axis": 0, "allies": 1}


@pytest.mark.rule(
    "reich",
    "5.4.4",
    says=(
        "Once, when the Allied marker reaches",
        "They may take Lieutenant Generals, Field",
        "They also receive the Big Push",
        "Then they shuffle and go on",
    ),
)
def test_5_4_4_exchange_on_entering_the_end_of_1943() -> None:
    state = state_of("allies", year={"axis": "end_1942", "allies": "end_1942"})
    _empty(state, "allies")
    place = run(state, Reshuffle(side="allies"))
    assert set(place.offered("choose")) == {f"{suit}_{n}" for suit in ("western", "soviet") for n in (1, 11, 12, 13)}
    place.play("choose western_13", "discard western_2", "choose soviet_13", "discard soviet_2", "done")
    assert {"western_13", "soviet_13"} <= set(state.hands["allies"])
    assert state.discards["allies"] == ["western_2", "soviet_2"], "they start the new pile"
    assert state.big_push["allies"] == "down"
    assert state.exchanged


@pytest.mark.rule("reich", "4.2.1", says="Events are gained by event actions")
@pytest.mark.rule("reich", "5.5", says=("When both year markers are in", "At the end of 1941 Strategic"))
@pytest.mark.rule("reich", "5.5.1", says="Each player gathers the reusable and")
@pytest.mark.rule("reich", "4.2.5.4", says="Strategic Bombing, Turncoats and V-Rockets are")
def test_5_5_1_bonus_events_and_late_events() -> None:
    state = state_of("axis", year={"axis": "end_1941", "allies": "end_1941"})
    state.reorganised = {"axis": True, "allies": True}
    run(state, YearEnd())
    assert state.aside == []
    assert "turncoats_1" in state.malls["allied"]
    assert {side: len(cards) for side, cards in state.held.items()} == {"axis": 2, "allies": 2}
    assert all(state.event_of(c).kind in ("reusable", "returnable") for cards in state.held.values() for c in cards)
    assert state.reorganised == {"axis": False, "allies": False}
    later = state_of("axis", year={"axis": "end_1942", "allies": "end_1942"})
    run(later, YearEnd())
    assert {side: len(cards) for side, cards in later.held.items()} == {"axis": 2, "allies": 3}


@pytest.mark.rule("reich", "4.2.2", says="The bonus events of a year")
@pytest.mark.rule("reich", "5.5.1", says="They can be used at once")
def test_5_5_1_with_fewer_cards_all_are_taken_and_six_may_be_exceeded() -> None:
    state = state_of("axis", year={"axis": "end_1942", "allies": "end_1942"})
    pool = [c for c in state.malls["allied"] if state.event_of(c).kind in ("reusable", "returnable")]
    for card in pool[:-1]:
        state.gain_event("allies", card, "test")
    held = len(state.held["allies"])
    assert held > 6
    run(state, YearEnd())
    assert len(state.held["allies"]) == held + 1


@pytest.mark.rule("reich", "7.1.2", says="A reshuffle (5.4) or a year")
@pytest.mark.rule("reich", "5.5", says="The last year of the scenario")
@pytest.mark.rule("reich", "9.5")
def test_5_5_the_last_year_end_waits_for_the_conflict() -> None:
    place = position(
        "axis",
        events={"axis": ["maximum_effort"]},
        year={"axis": "end_1944", "allies": "end_1945"},
        hands={"axis": ["german_9", "german_2"], "allies": ["soviet_2", "soviet_9"]},
    )
    state = place.state
    _empty(state, "axis")
    place.play("attack land warsaw minsk", "play maximum_effort", "card german_9")
    assert state.last_year_over
    place.play("card soviet_2")
    while place.decision is not None:
        place.play(place.actions[-1])
    assert place.at("minsk") in ("axis", "soviet")
    assert state.reason == "last_year"
    assert [e.side for e in place.of(ev.CardsDrawn)] == ["allies"], "the growth of 5.4.2, and no refill"
