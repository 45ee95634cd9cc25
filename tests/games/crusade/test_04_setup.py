"""2.0, 4.0 Components and set-up."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.crusade.definition import DEFINITION
from desktop.games.crusade.rules.turn.draw import Draw
from desktop.games.crusade.state.invariants import faults
from desktop.games.crusade.state.setup import blank_state
from tests.games.crusade.position import NAT, REP, begin, state_of, world_of

SCENARIOS = ("campaign", "columns", "decisive-phase", "northern-front", "two-years")


def new_match(scenario: str, seed: int = 1) -> Match:
    return Match.new("crusade", scenario, seed=seed, world=world_of(scenario), definition=DEFINITION)


@pytest.mark.rule("crusade", "4.2", says="As the scenario says")
@pytest.mark.rule("crusade", "4.0")
@pytest.mark.rule("crusade", "4.2.1")
@pytest.mark.rule("crusade", "4.2.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_4_0_every_scenario_is_laid_out_without_fault(scenario: str) -> None:
    state = blank_state(world_of(scenario))
    assert faults(state) == []
    setup = state.world.setup
    for side, places in setup.units.items():
        for place, entries in places.items():
            wanted = sum(int(entry.split(" x")[1]) if " x" in entry else 1 for entry in entries)
            found = state.at(place) if place in state.control else state.in_box(side, place)
            assert len(found) == wanted, place
    assert all(not status.reduced for status in state.units.values())


@pytest.mark.rule("crusade", "2.2.1")
@pytest.mark.rule("crusade", "4.2.2")
def test_4_2_2_units_not_named_are_set_aside() -> None:
    state = state_of("campaign")
    assert state.place_of("NAT_AC_I") == "pool"
    assert state.place_of("AX_ITA_01") == "pool"


@pytest.mark.rule("crusade", "16.7.1", says="At the start")
@pytest.mark.rule("crusade", "2.2.2")
@pytest.mark.rule("crusade", "4.1.3")
@pytest.mark.rule("crusade", "16.1.4")
@pytest.mark.rule("crusade", "16.2.1")
@pytest.mark.rule("crusade", "17.1.1")
def test_4_1_3_markers_of_the_campaign() -> None:
    state = state_of("campaign")
    assert state.sieges == {"alcazar": 3, "santa_maria": 2, "simancas": 1}
    assert state.isolated == ["granada", "oviedo"]
    assert state.strait == REP
    assert state.ammunition_shortage
    assert state.badajoz_source
    assert (state.vp, state.rm) == (6, 26)


@pytest.mark.rule("crusade", "4.3", says="Each side draws")
@pytest.mark.rule("crusade", "8.1.2", says="a group of cards for each war phase")
@pytest.mark.rule("crusade", "2.3", says=("Each side has 55", "Five more are optional"))
@pytest.mark.rule("crusade", "18.0")
@pytest.mark.rule("crusade", "18.4")
@pytest.mark.rule("crusade", "18.5")
def test_2_3_cards_by_phase() -> None:
    state = state_of("campaign")
    for side in (NAT, REP):
        dealt = [*state.decks[side], *state.hands[side]]
        phases = [state.world.cards[card].phase for card in dealt]
        assert phases == ["columns"] * 18
        assert len(state.waiting[side]) == 37
    more = state_of("campaign", options={"optional_cards": "all"})
    assert len(more.waiting[NAT]) + len(more.decks[NAT]) + len(more.hands[NAT]) == 60


@pytest.mark.rule("crusade", "4.3.1")
@pytest.mark.rule("crusade", "4.1.1")
@pytest.mark.rule("crusade", "4.3")
def test_4_3_1_air_bridge_opens_the_game() -> None:
    match = new_match("campaign")
    assert match.decision is not None
    assert "N1" in match.state.hands[NAT]  # type: ignore[attr-defined]
    assert [str(action) for action in match.decision.actions] == ["play N1 event"]


@pytest.mark.rule("crusade", "15.1.2", says="On Turn 6 a hand")
@pytest.mark.rule("crusade", "4.3.2")
@pytest.mark.parametrize("scenario", ["northern-front", "two-years"])
@pytest.mark.parametrize("seed", range(6))
def test_4_3_2_hands_of_turn_6_hold_a_corps_reinforcement(scenario: str, seed: int) -> None:
    match = new_match(scenario, seed)
    hands = match.state.hands  # type: ignore[attr-defined]
    for side in (NAT, REP):
        assert len(hands[side]) == 7
        assert any(card in match.world.is_corps_card for card in hands[side])


@pytest.mark.rule("crusade", "4.3.2")
def test_the_hand_check_of_turn_6_can_bite() -> None:
    shown = [
        event
        for seed in range(12)
        for event in new_match("northern-front", seed)._events[0]
        if event.name == "HandShown"
    ]
    assert shown
    assert not any(card in world_of("northern-front").is_corps_card for event in shown for card in event.cards)


@pytest.mark.rule("crusade", "15.1.2", says="On Turn 6 a hand")
def test_15_1_2_a_hand_drawn_again_comes_from_the_pile_and_not_from_the_discards() -> None:
    state = state_of("northern-front")
    world = state.world
    plain = [card for card in state.decks[NAT] if card not in world.is_corps_card and card not in world.is_combat_card]
    corps = [card for card in state.decks[NAT] if card in world.is_corps_card]
    state.waiting = {NAT: [], REP: []}
    state.hands = {NAT: ["N8", *plain[:6]], REP: []}
    state.decks = {NAT: [*corps, plain[6]], REP: []}
    position = begin(state, Draw(), checked=False)
    position.play("discard N8")
    assert [event.cards for event in position.log if event.name == "HandShown"]
    assert state.discards[NAT] == ["N8"]


@pytest.mark.rule("crusade", "4.0")
def test_cards_played_before_a_scenario_are_out_or_in_the_pile() -> None:
    state = state_of("northern-front")
    world = state.world
    for card in world.setup.played:
        side = world.cards[card].side
        assert state.is_played(card)
        assert (card in state.removed_cards[side]) == world.cards[card].asterisk


@pytest.mark.rule("crusade", "2.1.2", says="a chain of lines through friendly spaces")
@pytest.mark.rule("crusade", "3.0")
def test_2_1_2_connected_but_not_adjacent() -> None:
    """Madrid and Barcelona are connected for the Republicans at the start, not adjacent."""
    from desktop.games.crusade.rules.supply.supply import connected

    state = state_of("campaign")
    assert connected(state, REP, "madrid", "barcelona")
    assert "barcelona" not in state.world.neighbours["madrid"]


@pytest.mark.rule("crusade", "2.1.2", says="River connections count")
def test_2_1_2_rivers_are_connections_like_others() -> None:
    world = world_of()
    assert world.is_river("hellin", "murcia")
    assert "murcia" in world.neighbours["hellin"]
