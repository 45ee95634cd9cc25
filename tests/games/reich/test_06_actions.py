"""6.0-6.5 Actions: reorganise, fortify, reinforce, event actions, attacks, divided Allies."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.play_options import why_not_play
from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack
from desktop.games.reich.rules.map.geography import sea_powers
from desktop.games.reich.state import events as ev
from tests.games.reich.position import fight, position, state_of

EASY = {"axis": ["german_9", "german_8", "german_7"], "allies": ["western_2", "western_3", "western_4"]}
EASY_ALLIES = {"axis": ["german_2", "german_3", "german_4"], "allies": ["western_9", "western_8", "soviet_9"]}


@pytest.mark.rule("reich", "6.0", says="The first action of a turn")
@pytest.mark.rule("reich", "5.2")
def test_6_0_the_five_actions_are_offered() -> None:
    place = position("axis")
    assert {"reorganise", "big-push"} <= set(place.actions)
    assert all(place.offered(verb) for verb in ("fortify", "fleet", "seek", "attack"))
    ready = position("axis", pact=True, big_push={"axis": "up"})
    assert {"push events", "push attacks", "barbarossa"} <= set(ready.actions)


@pytest.mark.rule("reich", "6.1", says="lower your own hand size by")
@pytest.mark.rule("reich", "6.1.1", says=("Reorganising ends the turn", "Turn your year marker star down"))
def test_6_1_own_hand_size() -> None:
    place = position("axis", hands=EASY)
    place.play("reorganise", "option own", "discard german_9")
    assert not place.offers("done"), "two at least"
    place.play("discard german_8", "done")
    assert place.state.hand_size["axis"] == 2
    assert len(place.state.hands["axis"]) == 2
    assert place.state.turn.side == "allies"
    assert place.state.reorganised == {"axis": True, "allies": False}


@pytest.mark.rule("reich", "6.1", says=("Once in a year, either", "raise the opponent's hand size by"))
def test_6_1_limits() -> None:
    place = position("axis", hand_size={"allies": 12})
    place.play("reorganise")
    assert place.offered("option") == ["own"], "the opponent is at 12"
    fresh = state_of("axis")
    fresh.reorganised["axis"] = True
    from desktop.games.reich.rules.actions.actions import why_not_reorganise

    refusal = why_not_reorganise(fresh, "axis")
    assert refusal is not None
    assert refusal.rule == "6.1"


@pytest.mark.rule("reich", "4.1.1", says="Some actions cost a card (6.2")
@pytest.mark.rule("reich", "5.2", says="reorganise (6.1), fortify (6.2) or reinforce")
@pytest.mark.rule("reich", "6.2", says="Discard a conflict card, place a")
@pytest.mark.rule("reich", "6.2.1", says="Fortifying ends the turn")
def test_6_2_fortify() -> None:
    place = position("allies", pact=True)
    assert place.offers("fortify moscow"), "Soviet areas too while the Pact lasts"
    assert place.refused("fortify berlin") == "6.2"
    place.play("fortify moscow", "discard western_2")
    assert place.state.forts == {"moscow": "allies"}
    assert place.state.turn.side == "axis"
    assert len(place.state.hands["allies"]) == 6


@pytest.mark.rule("reich", "6.3", says="Place a fleet (6.3.1) or try")
@pytest.mark.rule("reich", "6.3.1", says=("A fleet does not give control", "Limits: the Pact (8.6) and the"))
@pytest.mark.rule("reich", "6.3.3", says="Reinforcing ends the turn")
def test_6_3_1_fleet() -> None:
    place = position("axis", pact=True)
    assert place.refused("fleet black_sea") == "8.6"
    place.play("fleet atlantic", "discard german_2")
    assert place.state.fleets == {"atlantic": ["axis"]}
    assert place.at("atlantic") == "", "a fleet gives no control"
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "6.3.2", says=("Discard a conflict card and roll", "Not allowed while you have the"))
@pytest.mark.rule("reich", "6.3.3", says="Reinforcing ends the turn")
def test_6_3_2_big_push_try() -> None:
    place = position("axis", big_push={"axis": "down"})
    assert place.refused("big-push") == "6.3.2"
    place = position("axis").play("big-push")
    place.play("discard german_9", dice=[3, 3, 3])
    assert place.state.big_push["axis"] == "", "the sum must be less"
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "6.4", says="Choose an event in a mall")
@pytest.mark.rule("reich", "6.4.1", says="The Allies seek in the Allied")
def test_6_4_1_malls() -> None:
    place = position("axis")
    assert {"stukas", "reserves"} <= set(place.offered("seek"))
    assert place.refused("seek convoy") == "6.4.1"
    assert place.refused("seek v_rockets") == "6.4", "set aside"


@pytest.mark.rule("reich", "5.2", says="an event action (6.4) or an")
@pytest.mark.rule(
    "reich",
    "6.4.2",
    says=("Lost: the turn is over (but", "Won: a reusable or returnable event", "If it was the first action"),
)
def test_6_4_2_lost_and_won() -> None:
    lost = fight(position("axis", hands=EASY), "seek stukas", ("german_9", "western_2"), [1, 1, 1, 6, 6, 6])
    assert lost.state.turn.side == "allies"
    assert "stukas" in lost.state.malls["axis"]
    won = fight(position("axis", hands=EASY), "seek stukas", ("german_9", "western_2"), [6, 6, 6, 1, 1, 1])
    assert won.state.held["axis"] == ["stukas"]
    assert won.offered("bonus") == ["success", "pass"]


@pytest.mark.rule("reich", "6.4.2")
def test_6_4_2_no_target_no_try() -> None:
    assert position("axis", control={"iraq": "axis"}).refused("seek iraq_revolts") == "6.4.2"
    place = position("allies")
    place.state.change_vichy("over")
    from desktop.games.reich.rules.actions.actions import why_not_seek

    refusal = why_not_seek(place.state, "allies", "vichy_defects")
    assert refusal is not None
    assert refusal.rule == "6.4.2"


@pytest.mark.rule("reich", "6.5", says="Name the type of attack, the")
@pytest.mark.rule(
    "reich", "6.5.1", says=("Land: an enemy land area next", "Paratroop (needs the event Paratroops): an")
)
def test_6_5_1_land_and_paratroop() -> None:
    place = position("axis", events={"axis": ["paratroops"]})
    assert place.offers("attack land finland leningrad")
    assert place.refused("attack land berlin leningrad") == "6.5.1"
    assert place.offers("attack paratroop berlin baltic_states")
    assert place.refused("attack paratroop finland leningrad") == "6.5.1", "adjacent"
    assert place.refused("attack paratroop berlin moscow") == "6.5.1", "too far"
    assert position("axis").refused("attack paratroop berlin baltic_states") == "6.5.1", "no event"


@pytest.mark.rule("reich", "6.5.3.1", says="The Allies name the area attacked")
@pytest.mark.rule("reich", "6.5.1", says="Amphibious (needs Landing Craft or Higgins")
def test_6_5_1_amphibious() -> None:
    events = {"allies": ["higgins_boats"]}
    place = position("allies", events=events, control={"channel": "western"})
    assert place.offers("attack amphibious channel calais")
    contested = position("allies", events=events, control={"channel": "western"}, fleets={"channel": ["axis"]})
    assert contested.refused("attack amphibious channel calais") == "6.5.1"
    assert position("allies", control={"channel": "western"}).refused("attack amphibious channel calais") == "6.5.1"


@pytest.mark.rule("reich", "6.5.1", says="Sea: any zone that is uncontrolled")
@pytest.mark.rule("reich", "6.5.2.1", says="Fleets and forts: after a sea")
def test_6_5_1_sea() -> None:
    control = {"baltic_sea": "axis", "skagerrak": "axis", "atlantic": "western"}
    place = position("axis", control=control, fleets={"baltic_sea": ["allies", "axis"]}, hands=EASY)
    assert place.offers("attack sea axis atlantic"), "no adjacency needed"
    assert place.offers("attack sea axis white_sea"), "uncontrolled"
    assert place.refused("attack sea axis skagerrak") == "6.5.1", "own and empty"
    place.play("attack sea axis baltic_sea", "card german_9", "card western_2")
    assert place.state.fleets == {}, "all fleets go"


@pytest.mark.rule("reich", "6.5.1.1", says="Neutral areas cannot be attacked")
def test_6_5_1_1_neutrals_and_vichy() -> None:
    state = state_of("allies")
    assert why_not_attack(state, "allies", Attack("land", "gibraltar", "spain")) is not None
    assert why_not_attack(state, "allies", Attack("land", "suez", "syria_lebanon")) is None
    assert why_not_attack(state, "axis", Attack("land", "libya", "tunisia")) is not None


@pytest.mark.rule("reich", "5.2", says="an event action (6.4) or an")
@pytest.mark.rule("reich", "6.5.2.1", says="Land control: if the attacker wins")
@pytest.mark.rule("reich", "6.5.2", says=("Lost: the turn is over (but", "Won as the first action of"))
def test_6_5_2_lost_ends_the_turn_won_earns_success() -> None:
    lost = fight(
        position("axis", hands=EASY), "attack land bulgaria greece", ("german_9", "western_2"), [1] * 3 + [6] * 3
    )
    assert lost.state.turn.side == "allies"
    won = fight(
        position("axis", hands=EASY), "attack land bulgaria greece", ("german_9", "western_2"), [6] * 3 + [1] * 3
    )
    assert won.state.turn.success == "ready"
    assert won.at("greece") == "axis"


@pytest.mark.rule("reich", "6.5.2.1", says="If an uncontrolled zone was attacked")
def test_6_5_2_1_a_lost_attack_on_an_uncontrolled_zone_gives_it_to_the_defender() -> None:
    place = fight(
        position("axis", hands=EASY), "attack sea axis atlantic", ("german_9", "western_2"), [1] * 3 + [6] * 4
    )
    assert place.at("atlantic") == "western"


@pytest.mark.rule("reich", "6.5.2.1", says="A losing defender's fort is removed")
def test_6_5_2_1_a_beaten_fort_goes() -> None:
    place = position("axis", hands=EASY, forts={"greece": "allies"})
    place.play("attack land bulgaria greece", "card german_9")
    place.play("card western_2", dice=[6] * 3 + [1] * 3)
    place.play("use fort own 0")
    assert place.at("greece") == "axis"
    assert place.state.forts == {}


@pytest.mark.rule("reich", "6.5.2.1", says=("Hand size: a side that loses", "For Berlin the 3 cards are"))
def test_6_5_2_1_berlin_costs_three_at_random() -> None:
    hands = {"axis": [f"german_{n}" for n in range(2, 9)], "allies": ["soviet_9", "soviet_8"]}
    place = position("allies", control={"warsaw": "soviet", "konigsberg": "soviet", "prague": "soviet"}, hands=hands)
    fight(place, "attack land warsaw berlin", ("soviet_9", "german_2"), [6] * 4 + [1] * 4 + [1, 1, 1])
    assert place.state.hand_size["axis"] == 4
    losses = [e.card for e in place.of(ev.CardDiscarded) if e.cause == "random"]
    assert losses == ["german_3", "german_4", "german_5"]


@pytest.mark.rule("reich", "6.5.2.1", says="Retaking a home centre reverses it")
def test_6_5_2_1_a_home_centre_retaken_brings_its_cards_back() -> None:
    place = position(
        "allies",
        control={"kharkov": "axis"},
        hands={"axis": ["german_2", "german_3"], "allies": ["soviet_9", "soviet_8"]},
    )
    fight(place, "attack land moscow kharkov", ("soviet_9", "german_2"), [6] * 4 + [1] * 3)
    assert place.state.hand_size == {"axis": 2, "allies": 3}
    assert place.state.turn.production == 1
    assert len(place.state.hands["allies"]) == 3


@pytest.mark.rule("reich", "6.5.3")
@pytest.mark.rule("reich", "6.5.3.1", says="If only one of the two")
def test_6_5_3_1_powers_at_sea() -> None:
    state = state_of("allies")
    assert sea_powers(state, "north_sea") == ["western"]
    assert sea_powers(state, "white_sea") == ["soviet"]
    assert sea_powers(state, "adriatic_sea") == ["western"], "Yugoslavia is next to it"
    assert sea_powers(state, "tyrrhenian_sea") == ["western"], "nobody near"
    state.control["norway"] = "western"
    state.control["finland"] = "soviet"
    assert sorted(sea_powers(state, "norwegian_sea")) == ["soviet", "western"]


@pytest.mark.rule("reich", "6.5.3.1", says="A sea attack has no origin")
def test_6_5_3_1_the_allies_choose_for_whom_they_defend_a_zone() -> None:
    place = position("axis", control={"norway": "western", "finland": "soviet"}, hands=EASY)
    place.play("attack sea axis norwegian_sea")
    assert place.asked == "allies"
    assert sorted(place.offered("power")) == ["soviet", "western"]
    place.play("power soviet", "card german_9", "card western_2")
    assert place.state.conflict is None


@pytest.mark.rule("reich", "6.5.3.3")
def test_6_5_3_3_one_general_and_one_two_card_event() -> None:
    place = position("axis", events={"axis": ["rommel", "von_manstein", "maximum_effort", "desperate_gamble"]})
    place.play("attack land bulgaria greece", "play rommel", "play maximum_effort")
    assert not place.offered("play"), "neither a second general nor a second two-card event"
    for event in ("von_manstein", "desperate_gamble"):
        refusal = why_not_play(place.state, "axis", event)
        assert refusal is not None
        assert refusal.rule == "6.5.3.3"


@pytest.mark.rule("reich", "6.4", says="There are no map bonuses, and")
@pytest.mark.rule("reich", "4.1.2", says="The Allies are limited in the")
@pytest.mark.rule(
    "reich",
    "6.5.3.4",
    says=("The Allies must play a Soviet", "Otherwise they may play any card", "Not bound are the second card"),
)
def test_6_5_3_4_soviet_cards() -> None:
    hands = {"allies": ["soviet_9", "western_8", "double_agent_allied"], "axis": ["german_2", "german_3"]}
    place = position("axis", hands=hands)
    place.play("attack land warsaw minsk", "card german_2")
    assert sorted(place.offered("card")) == ["double_agent_allied", "soviet_9"]
    assert place.refused("card western_8") == "6.5.3.4"
    none = position("axis", hands={"allies": ["western_8"], "axis": ["german_2", "german_3"]})
    none.play("attack land warsaw minsk", "card german_2")
    assert none.offered("card") == ["western_8"], "any without a Soviet one"
    west = position("allies", hands=hands | {"allies": ["soviet_9", "western_8"]}, control={"caucasus": "axis"})
    west.play("attack land persia caucasus")
    assert west.offered("card") == ["soviet_9"], "the target would become Soviet"
    seek = position("allies", hands=hands)
    seek.play("seek convoy")
    assert "western_8" in seek.offered("card"), "event actions are never bound"
