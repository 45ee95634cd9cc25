"""4.0-5.4 Hands, piles and events in sight, and what happens at their edges."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.rules.cards.gain_event import GainEvent
from desktop.games.reich.rules.cards.hands import Refill
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state import events as ev
from desktop.views.table import PileView
from tests.games.reich.position import Position, fight, position, state_of, world_of

EASY = {"axis": ["german_9", "german_8", "german_7"], "allies": ["western_2", "western_3", "western_4"]}


def piles(place: Position, seat: str) -> dict[str, PileView]:
    table = ReichPresenter(place.state.world).table(place.state, place.decision, seat).cards
    assert table is not None
    return {pile.id: pile for _, group in table.groups for pile in group}


@pytest.mark.rule("reich", "1.0", says="the number of conflict cards you may hold")
@pytest.mark.rule("reich", "4.1.4", says="Whatever is too much is discarded at once, as you choose")
def test_4_1_4_a_surplus_is_discarded_by_choice() -> None:
    state = state_of("axis", hands=EASY)
    state.change_hand_size("axis", -1, "test")
    state.stack.append(Refill(first="axis"))
    place = Position(state)
    assert place.offered("discard") == ["german_7", "german_8", "german_9"]
    place.play("discard german_8")
    assert state.hands["axis"] == ["german_7", "german_9"]


@pytest.mark.rule("reich", "4.1.5", says="Draw from your own deck")
def test_4_1_5_each_side_draws_from_its_own_deck() -> None:
    place = position("axis", hands=EASY, decks={"axis": ["italian_5"], "allies": ["soviet_5"]})
    fight(place, "seek stukas", ("german_9", "western_2"), [6, 6, 6, 1, 1, 1])
    assert "italian_5" in place.state.hands["axis"]
    assert "soviet_5" in place.state.hands["allies"]


@pytest.mark.rule("reich", "4.1.5", says=("Only the top card of a discard pile", "You may look through your own pile"))
def test_4_1_5_only_the_owner_looks_through_a_pile() -> None:
    place = position("axis", hands=EASY)
    for card in ("german_9", "german_8"):
        place.state.discard("axis", card, "test")
    own = piles(place, "axis")["discards:axis"]
    other = piles(place, "allies")["discards:axis"]
    assert [card.id for card in own.cards] == ["german_8", "german_9"]
    assert [card.id for card in other.cards] == ["german_8"]


@pytest.mark.rule("reich", "4.2", says="Allied ones bear a white star (Western), a red star (Soviet) or both")
def test_4_2_allied_events_bear_stars() -> None:
    events = world_of("campaign-1941").events.values()
    stars = {tuple(sorted(event.stars)) for event in events if event.mall == "allied" and event.usable_in}
    assert stars == {("white",), ("red",), ("red", "white")}


@pytest.mark.rule("reich", "4.2.2", says="as you use or discard events the limit applies again")
def test_4_2_2_above_six_each_event_won_costs_another() -> None:
    held = ["guderian", "rommel", "von_manstein", "von_rundstedt", "stukas", "waffen_ss", "jet_fighters"]
    state = state_of("axis", events={"axis": held})
    state.stack.append(GainEvent(side="axis", card="tiger_tanks"))
    place = Position(state)
    assert len(place.offered("discard")) == 8
    place.play("discard rommel")
    assert len(state.held["axis"]) == 7, "nobody is made to go down to six"


@pytest.mark.rule("reich", "4.2.3", says="Events are always open to both players")
def test_4_2_3_both_see_all_events() -> None:
    place = position("axis", events={"axis": ["stukas"], "allies": ["zhukov"]})
    for seat in ("axis", "allies"):
        shown = piles(place, seat)
        assert [card.id for card in shown["held:axis"].cards] == ["stukas"]
        assert [card.id for card in shown["held:allies"].cards] == ["zhukov"]


@pytest.mark.rule("reich", "4.2.5.1", says="in a Blitzkrieg up to four times")
def test_4_2_5_1_one_event_in_an_attack_and_three_blitz_attacks() -> None:
    hands = {"allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5", "soviet_6", "soviet_7"]}
    place = position("axis", hands=hands, events={"axis": ["waffen_ss"]})
    for attack in ("attack land warsaw minsk", "blitz bessarabia", "blitz kharkov", "blitz moscow"):
        place.play(attack, "play waffen_ss", f"card {max(place.state.hands['axis'])}")
        place.state.chance.begin([6] * 5 + [1] * 5)
        place.play(f"card {place.offered('card')[0]}")
        while place.offered("discard"):
            place.play(f"discard {place.offered('discard')[0]}")
    used = [event for event in place.of(ev.EventPlayed) if event.card == "waffen_ss"]
    assert len(used) == 4
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "4.2.5.3", says="If it is not won it stays in the mall")
def test_4_2_5_3_a_retirable_event_not_won_stays() -> None:
    place = fight(position("axis", hands=EASY), "seek iraq_revolts", ("german_9", "western_2"), [1] * 3 + [6] * 3)
    assert "iraq_revolts" in place.state.malls["axis"]
    assert place.at("iraq") == "western"


@pytest.mark.rule("reich", "4.2.5.4", says="Turncoats never comes back once it is in the lid")
@pytest.mark.rule("reich", "5.4.3", says="The Allies return one Convoy or Strategic Bombing")
def test_4_2_5_4_turncoats_stays_in_the_lid() -> None:
    state = state_of("allies")
    for card in ("turncoats_1", "strategic_bombing_1", "convoy_1"):
        state.put_in_lid(card)
    state.stack.append(Reshuffle(side="allies"))
    assert sorted(Position(state).offered("return")) == ["convoy", "strategic_bombing"]


@pytest.mark.rule("reich", "5.1", says="The campaign of 1941")
def test_5_1_the_ways_to_play() -> None:
    assert {scenario.id for scenario in DEFINITION.scenarios()} == {
        "campaign-1941", "short-1944", "intro-1941-42", "intro-1941-43", "tournament",
    }  # fmt: skip
    options = {option.id for option in DEFINITION.scenarios()[0].options}
    assert {"fog_of_war", "axis_bot"} <= options


@pytest.mark.rule("reich", "5.2", says="A player may concede at any time")
@pytest.mark.parametrize("side", ["axis", "allies"])
def test_5_2_a_player_may_concede(side: str) -> None:
    match = Match.new("reich", "campaign-1941", seed=1)
    match.concede(side)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.winner == ({"axis", "allies"} - {side}).pop()


@pytest.mark.rule("reich", "5.3", says="After every action, contested or not")
@pytest.mark.rule("reich", "6.3.1", says="Discard a conflict card, place a fleet in any sea zone")
@pytest.mark.rule("reich", "6.3.2", says="Refill.")
@pytest.mark.parametrize("action", ["fleet atlantic", "fortify berlin", "big-push"])
def test_5_3_actions_that_cost_a_card_end_with_a_refill(action: str) -> None:
    place = position("axis", hands=EASY)
    place.play(action, "discard german_7")
    assert [(event.side, event.number) for event in place.of(ev.CardsDrawn)] == [("axis", 1)]
    assert len(place.state.hands["axis"]) == 3
    assert place.state.discards["axis"] == ["german_7"]
    kinds = [type(event) for event in place.log]
    assert kinds.index(ev.CardsDrawn) < kinds.index(ev.TurnEnded)


@pytest.mark.rule("reich", "5.4.1", says="A reshuffle that does not advance the marker still does all the rest")
def test_5_4_1_a_second_reshuffle_has_all_effects_but_the_year() -> None:
    state = state_of("axis", year={"axis": "end_1941", "allies": "at_start"})
    state.put_in_lid("war_production_1")
    state.put_in_lid("synthetic_fuel_1")
    state.stack.append(Reshuffle(side="axis"))
    place = Position(state)
    assert state.year == {"axis": 1, "allies": 0}
    assert state.hand_size["allies"] == 7
    assert "war_production_1" in state.malls["both"]
    assert place.offered("return") == ["synthetic_fuel"]
