"""6.0-6.7 What the chapter on actions says at its edges: Vichy, enemy centres, operations."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack
from desktop.games.reich.rules.combat.dice import bonus_dice
from desktop.games.reich.rules.map.control import SetControl
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, fight, position, state_of
from tests.games.reich.test_06_operations import HANDS, decide, finish_conflict, invasion


@pytest.mark.rule("reich", "6.4", says="There are no map bonuses")
@pytest.mark.rule("reich", "7.4.1", says="Event actions have no bonus from the map")
def test_6_4_no_map_bonus_in_an_event_action() -> None:
    place = position("axis", fleets={"north_sea": ["axis"]}, forts={"berlin": "axis"}).play("seek stukas")
    assert bonus_dice(place.state, "axis") == bonus_dice(place.state, "allies") == []


@pytest.mark.rule("reich", "6.4.1", says="The Allies seek in the Allied and shared malls")
def test_6_4_1_the_allied_malls() -> None:
    place = position("allies")
    assert {"convoy", "reserves"} <= set(place.offered("seek"))
    assert place.refused("seek stukas") == "6.4.1"


@pytest.mark.rule(
    "reich", "6.5.1.1", says="The Allies may attack Vichy areas (8.5) by land, paratroops or from the sea"
)
@pytest.mark.rule("reich", "8.5", says="The Axis may not attack neutral Vichy areas, the Allies may")
def test_6_5_1_1_neutral_vichy_is_open_to_the_allies_only() -> None:
    control = {"west_mediterranean": "western", "libya": "western"}
    state = state_of("allies", control=control, events={"allies": ["higgins_boats", "paratroops"]})
    for attack in (
        Attack("land", "libya", "tunisia"),
        Attack("amphibious", "west_mediterranean", "algeria"),
        Attack("paratroop", "gibraltar", "morocco"),
    ):
        assert why_not_attack(state, "allies", attack) is None, attack
    axis = state_of("axis", control={"libya": "axis"}, events={"axis": ["paratroops"]})
    for attack in (Attack("land", "libya", "tunisia"), Attack("paratroop", "sicily", "tunisia")):
        refusal = why_not_attack(axis, "axis", attack)
        assert refusal is not None
        assert refusal.rule == "8.5"


@pytest.mark.rule("reich", "6.5.2.1", says="Berlin 3, London and Moscow 2, any other 1")
@pytest.mark.parametrize(
    ("area", "side", "loss"),
    [
        ("berlin", "axis", 3),
        ("ruhr", "axis", 1),
        ("london", "allies", 2),
        ("moscow", "allies", 2),
        ("suez", "allies", 1),
    ],
)
def test_6_5_2_1_what_a_home_centre_costs(area: str, side: str, loss: int) -> None:
    state = state_of("axis")
    before = state.hand_size[side]
    power = "western" if side == "axis" else "axis"
    state.stack.extend([Refill(first="axis"), SettleHands(), SetControl(areas=[area], powers=[power], cause="attack")])
    place = Position(state)
    while place.offered("discard"):
        place.play(f"discard {place.offered('discard')[0]}")
    assert state.hand_size[side] == before - loss
    assert len(place.of(ev.CardDiscarded)) == loss


@pytest.mark.rule("reich", "6.5.2.1", says="Taking a centre of the enemy gives no cards, except Paris")
def test_6_5_2_1_an_enemy_centre_gives_nothing() -> None:
    hands = {"axis": ["german_9", "german_8"], "allies": ["soviet_2", "soviet_3", "soviet_4"]}
    place = fight(
        position("axis", hands=hands), "attack land finland leningrad", ("german_9", "soviet_2"), [6] * 3 + [1] * 3
    )
    place.play("discard soviet_3")
    assert place.state.hand_size == {"axis": 2, "allies": 2}
    assert len(place.state.hands["axis"]) == 2


@pytest.mark.rule("reich", "6.5.3.1", says="its marker is placed; if both do, the Allies choose")
@pytest.mark.parametrize(
    ("control", "power", "zone"),
    [
        ({}, "western", "north_sea"),
        ({}, "soviet", "white_sea"),
        ({}, "western", "tyrrhenian_sea"),
        ({"norway": "western", "finland": "soviet"}, "soviet", "norwegian_sea"),
    ],
)
def test_6_5_3_1_the_marker_in_a_zone(control: dict[str, str], power: str, zone: str) -> None:
    hands = {"allies": ["soviet_9", "soviet_8", "western_9"], "axis": ["german_2", "german_3"]}
    place = position("allies", control=control, hands=hands)
    decide(place, f"attack sea {power} {zone}", win=True)
    assert place.at(zone) == power


@pytest.mark.rule("reich", "6.6.1", says="It does not include paratroop or amphibious ability")
def test_6_6_1_a_big_push_gives_no_boats() -> None:
    place = position("axis", big_push={"axis": "up"}, control={"channel": "axis"}).play("push attacks")
    kinds = {text.split()[0] for text in place.offered("attack")}
    assert kinds == {"land", "sea"}


@pytest.mark.rule("reich", "6.6.3", says="If both are lost there is none")
def test_6_6_3_two_lost_attacks_earn_nothing() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land bulgaria greece", win=False)
    decide(place.play("bonus push"), "attack land austria yugoslavia", win=False)
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "6.6", says="one SUCCESS and one Blitzkrieg series in all")
@pytest.mark.rule("reich", "7.9", says="Once in a turn")
def test_6_6_success_is_earned_once_however_many_attacks_are_won() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land austria yugoslavia", win=True)
    place.play("bonus success", "fleet north_sea", f"discard {place.state.hands['axis'][0]}")
    decide(place.play("bonus push"), "attack land bulgaria greece", win=True)
    assert "success" not in place.offered("bonus")


@pytest.mark.rule("reich", "6.7", says="each once in a game")
@pytest.mark.rule("reich", "6.7.2", says="Remove the Axis Big Push marker; the Pact ends")
def test_6_7_no_operation_is_launched_twice() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True).play("barbarossa")
    assert (place.state.big_push["axis"], place.state.pact) == ("", False)
    again = position("axis", big_push={"axis": "up"}, pact=True)
    again.state.record_operation("barbarossa")
    assert again.state.launched == ["barbarossa"]
    from desktop.games.reich.rules.actions.actions import why_not_barbarossa, why_not_overlord

    refusal = why_not_barbarossa(again.state, "axis")
    assert refusal is not None
    assert refusal.rule == "6.7.1"
    landed = invasion()
    landed.state.record_operation("overlord")
    second = why_not_overlord(landed.state, "allies")
    assert second is not None
    assert second.rule == "6.7"


@pytest.mark.rule("reich", "6.7.2", says="PRODUCTION is taken at once when earned")
def test_6_7_2_production_that_is_not_taken_at_once_is_lost() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS).play("barbarossa")
    decide(place, "attack land romania crimea", win=True)
    decide(place, "blitz kharkov", win=True)
    assert "production" in place.offered("bonus")
    decide(place, "attack land warsaw minsk", win=True)
    assert "production" not in place.offered("bonus")


@pytest.mark.rule("reich", "6.7.2", says="against Soviet-controlled areas only")
def test_6_7_2_no_blitzkrieg_against_the_west() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS, control={"hungary": "western"})
    decide(place.play("barbarossa"), "attack land romania bessarabia", win=True)
    assert "hungary" in place.state.world.near_land["bessarabia"]
    assert {place.at(area) for area in place.offered("blitz")} == {"soviet"}


@pytest.mark.rule("reich", "6.7.2", says="(or after the bonus attack), against Soviet-controlled areas only")
def test_6_7_2_the_blitzkrieg_may_follow_the_bonus_attack() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS).play("barbarossa")
    for attack in ("warsaw minsk", "konigsberg baltic_states", "romania bessarabia", "romania crimea"):
        decide(place, f"attack land {attack}", win=True)
    decide(place.play("bonus success"), "attack land crimea kharkov", win=True)
    targets = place.offered("blitz")
    assert targets
    assert {place.at(area) for area in targets} == {"soviet"}


@pytest.mark.rule("reich", "6.7.3", says="Remove the Allied Big Push marker")
@pytest.mark.rule("reich", "6.7.3", says="from the Channel on Normandy, Calais or Holland-Belgium")
def test_6_7_3_where_overlord_may_land() -> None:
    place = invasion(control={"bay_of_biscay": "western", "spain": "axis"})
    landings = [text.split() for text in place.offered("overlord")]
    channel = {target for zone, target in landings if zone == "channel"}
    bay = {target for zone, target in landings if zone == "bay_of_biscay"}
    assert channel == {"normandy", "calais", "holland_belgium"}
    axis = {area for area in place.state.world.near["bay_of_biscay"] if place.at(area) == "axis"}
    assert bay == {area for area in axis if area not in place.state.world.zones} == {"bordeaux", "normandy", "spain"}
    place.play("overlord channel calais")
    assert place.state.big_push["allies"] == ""


@pytest.mark.rule("reich", "6.7.4", says="Berlin may not be attacked")
def test_6_7_4_berlin_is_no_target() -> None:
    place = invasion(control={"warsaw": "soviet"})
    finish_conflict(place.play("overlord channel calais"), win=False)
    assert "berlin" in place.state.world.near["warsaw"]
    assert not [text for text in place.offered("attack") if text.endswith(" berlin")]


@pytest.mark.rule("reich", "6.7.4", says="PRODUCTION is earned and taken as usual; losing that action ends nothing")
def test_6_7_4_production_in_bagration() -> None:
    place = invasion(control={"warsaw": "soviet", "bessarabia": "soviet"})
    finish_conflict(place.play("overlord channel calais"), win=False)
    decide(place, "attack land bessarabia romania", win=True)
    assert "production" in place.offered("bonus")
    decide(place.play("bonus production"), f"seek {place.offered('seek')[0]}", win=False)
    assert place.state.turn.side == "allies"
    assert place.offered("attack")
