"""7.0-7.9 Conflict resolution and bonus actions."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.combat.conflict import ResolveConflict
from desktop.games.reich.rules.combat.dice import bonus_dice, dice_count
from desktop.games.reich.state import events as ev
from desktop.mechanics.modifier import total
from tests.games.reich.position import Position, fight, position
from tests.games.reich.test_06_operations import decide

EASY = {"axis": ["german_9", "german_8", "german_7", "german_6"], "allies": ["soviet_2", "western_3", "soviet_4"]}


@pytest.mark.rule("reich", "7.0")
@pytest.mark.rule("reich", "7.1")
@pytest.mark.rule("reich", "7.1.1")
@pytest.mark.rule("reich", "7.1.2", says="The steps are carried out in")
def test_7_1_the_eight_steps_in_order() -> None:
    place = position("axis", hands=EASY)
    fight(place, "attack land warsaw minsk", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    order = [type(event) for event in place.log]
    wanted = [
        ev.ConflictBegan,
        ev.CardChosen,
        ev.CardsRevealed,
        ev.DiceRolled,
        ev.ConflictResolved,
        ev.ControlChanged,
        ev.CardDiscarded,
        ev.ConflictClosed,
        ev.CardsDrawn,
    ]
    places = [order.index(kind) for kind in wanted]
    assert places == sorted(places)
    assert ResolveConflict.STEPS[0] == "power"


@pytest.mark.rule("reich", "7.1", says="The player who began the conflict")
@pytest.mark.rule("reich", "7.2", says="First the active player plays any")
def test_7_2_the_active_player_first_and_no_second_round() -> None:
    place = position("axis", hands=EASY, events={"axis": ["stukas", "waffen_ss"], "allies": ["zhukov"]})
    place.play("attack land warsaw minsk")
    assert (place.asked, place.offered("play")) == ("axis", ["stukas", "waffen_ss"])
    place.play("play stukas", "done")
    assert (place.asked, place.offered("play")) == ("allies", ["zhukov"])
    place.play("play zhukov")
    assert place.offered("card"), "the Axis does not get another round"


@pytest.mark.rule("reich", "7.2")
def test_7_2_an_answer_to_an_answer() -> None:
    events = {"axis": ["jet_fighters"], "allies": ["air_supremacy", "outfoxed"]}
    place = position("allies", control={"minsk": "axis"}, events=events)
    place.play("attack land smolensk minsk", "play air_supremacy")
    assert (place.asked, place.offered("play")) == ("axis", ["jet_fighters"])
    place.play("play jet_fighters")
    assert (place.asked, place.offered("play")) == ("allies", ["outfoxed"])
    place.play("play outfoxed")
    assert not place.state.fight.is_cancelled("air_supremacy")
    assert [m.value for m in bonus_dice(place.state, "allies") if m.source.key == "dice.event"] == [1]


@pytest.mark.rule("reich", "7.1.1", says="In an attack the active player")
@pytest.mark.rule("reich", "7.3", says="Each player lays one card face")
def test_7_3_two_secret_choices() -> None:
    place = position("axis", hands=EASY)
    place.play("seek stukas", "card german_9")
    assert place.asked == "allies"
    assert place.state.fight.shown == []
    assert not place.of(ev.CardsRevealed)
    place.play("card soviet_2")
    assert [e.side for e in place.of(ev.CardsRevealed)] == ["axis", "allies"]


@pytest.mark.rule("reich", "7.3")
def test_7_3_master_spy_against_enigma() -> None:
    place = position("axis", hands=EASY, events={"axis": ["master_spy"], "allies": ["enigma"]})
    place.play("seek stukas", "play master_spy", "play enigma")
    assert place.asked == "axis", "both face down, the active player first"
    assert place.state.fight.shown == []
    place.play("card german_9")
    assert len(place.of(ev.CardsRevealed)) == 2, "the victim of the spy drew at random"


@pytest.mark.rule("reich", "7.3", says=("Enigma: the opponent lays his card", "A two-card event adds the top"))
def test_7_3_enigma_shows_both_cards_of_a_two_card_event() -> None:
    place = position("axis", hands=EASY, events={"axis": ["maximum_effort"], "allies": ["enigma"]})
    place.play("seek stukas", "play maximum_effort", "play enigma", "card german_9")
    assert place.asked == "allies"
    assert len(place.of(ev.CardsRevealed)[0].cards) == 2


@pytest.mark.rule("reich", "7.4", says="Each player rolls 3 dice and")
@pytest.mark.rule(
    "reich",
    "7.4.1",
    says=("Event: as the card says", "Land area (attack on land): the", "The defender never gets this die"),
)
def test_7_4_1_bonus_dice_item_by_item() -> None:
    control = {"bessarabia": "axis", "smolensk": "axis"}
    place = position("axis", control=control, events={"axis": ["waffen_ss", "tiger_tanks", "reserves"]})
    place.play("attack land warsaw minsk", "play waffen_ss", "play tiger_tanks", "play reserves")
    found = bonus_dice(place.state, "axis")
    assert sorted((m.source.key, m.value) for m in found) == [("dice.area", 1)] + [("dice.event", 1)] * 3
    assert total(found) == 4
    assert dice_count(place.state, "axis") == 5, "five at most"
    assert dice_count(place.state, "allies") == 3


@pytest.mark.rule("reich", "6.3.1", says="It helps when the zone is")
@pytest.mark.rule(
    "reich",
    "7.4.1",
    says=(
        "Sea zone (sea attack): a player",
        "Nobody, if both control at least",
        "Fleet (sea attack): each player with",
    ),
)
def test_7_4_1_sea_zone_and_fleet() -> None:
    place = position("axis", fleets={"white_sea": ["axis", "allies"]})
    place.play("attack sea axis white_sea")
    assert [m.source.key for m in bonus_dice(place.state, "axis")] == ["dice.fleet"]
    assert [m.source.key for m in bonus_dice(place.state, "allies")] == ["dice.sea", "dice.fleet"]
    assert [dice_count(place.state, side) for side in ("axis", "allies")] == [4, 5]
    both = position("axis", fleets={})
    both.play("attack sea axis north_sea")
    assert bonus_dice(both.state, "allies") == [], "both have a neighbour"


@pytest.mark.rule("reich", "7.4.1", says="Capital (attack on land): the Axis")
def test_7_4_1_capitals() -> None:
    place = position("axis", control={"smolensk": "axis"})
    place.play("attack land smolensk moscow")
    assert [m.source.key for m in bonus_dice(place.state, "allies")] == ["dice.capital"]
    lost = position("allies", control={"moscow": "axis"})
    lost.play("attack land vologda moscow")
    assert bonus_dice(lost.state, "axis") == [], "only the home side"


@pytest.mark.rule("reich", "7.5", says=("may change one die to 5 in a production centre", "need not be changed"))
def test_7_5_a_fort_may_change_a_die_and_may_leave_it() -> None:
    """Four sixes stay four sixes."""
    place = position("axis", forts={"leningrad": "allies"}, hands=EASY)
    place.play("attack land finland leningrad", "card german_9")
    place.play("card soviet_2", dice=[1, 1, 1, 6, 6, 6])
    assert place.asked == "allies"
    assert place.offers("done")
    place.play("done")
    assert place.of(ev.DieChanged) == []
    assert place.of(ev.ConflictResolved)[-1].allied_total == 2 + 18
    used = position("axis", forts={"leningrad": "allies"}, hands=EASY)
    used.play("attack land finland leningrad", "card german_9")
    used.play("card soviet_2", dice=[1, 1, 1, 1, 6, 6]).play("use fort own 0")
    assert used.of(ev.DieChanged) == [ev.DieChanged("allies", 0, 1, 5, "fort")], "5 in a centre"
    other = position("axis", forts={"minsk": "allies"}, hands=EASY)
    other.play("attack land warsaw minsk", "card german_9")
    other.play("card soviet_2", dice=[1, 1, 1, 1, 1, 1]).play("use fort own 0")
    assert other.of(ev.DieChanged) == [ev.DieChanged("allies", 0, 1, 4, "fort")], "4 elsewhere"


@pytest.mark.rule("reich", "7.5", says="cannot be kept out of a conflict to save it")
@pytest.mark.rule("reich", "6.5.2.1", says="a losing defender's fort is removed")
def test_7_5_a_fort_left_unused_is_lost_all_the_same() -> None:
    place = position("axis", forts={"leningrad": "allies"}, hands=EASY)
    fight(place, "attack land finland leningrad", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    assert place.of(ev.DieChanged) == []
    assert "leningrad" not in place.state.forts


@pytest.mark.rule("reich", "7.5", says="the attacker may re-roll one die; the fleet stays")
def test_7_5_a_landing_fleet_may_leave_the_dice_alone() -> None:
    place = position(
        "allies",
        control={"channel": "western"},
        fleets={"channel": ["allies"]},
        events={"allies": ["higgins_boats"]},
        hands={"allies": ["western_9", "western_8"], "axis": ["german_2", "german_3"]},
    )
    place.play("attack amphibious channel calais", "card western_9", "card german_2")
    assert place.offers("use fleet own 0")
    place.play("done")
    assert place.of(ev.DieChanged) == []
    assert place.state.fleets == {"channel": ["allies"]}


@pytest.mark.rule("reich", "6.3.1", says="It helps when the zone is")
@pytest.mark.rule("reich", "7.5", says=("Fleet in the zone an amphibious", "Fleet Carriers give the same, so"))
def test_7_5_fleet_and_carriers_support_a_landing() -> None:
    place = position(
        "allies",
        control={"channel": "western"},
        fleets={"channel": ["allies"]},
        events={"allies": ["higgins_boats", "fleet_carriers"]},
        hands={"allies": ["western_9", "western_8"], "axis": ["german_2", "german_3"]},
    )
    place.play("attack amphibious channel calais", "play fleet_carriers", "card western_9")
    place.play(
        "card german_2", dice=[1, 1, 1, 1, 1, 1][: dice_count(place.state, "allies") + dice_count(place.state, "axis")]
    )
    place.play("use fleet own 0", dice=[6])
    place.play("use fleet_carriers own 1", dice=[6])
    assert len(place.of(ev.DieChanged)) == 2
    assert place.state.fleets == {"channel": ["allies"]}, "the fleet stays"


@pytest.mark.rule("reich", "7.6", says="First double agents: each cancels the")
def test_7_6_double_agents_before_the_rest() -> None:
    hands = {"axis": ["double_agent_axis", "german_2"], "allies": ["western_13", "soviet_2"]}
    place = position("axis", hands=hands)
    place.play("seek stukas", "card double_agent_axis")
    place.play("card western_13", dice=[1, 1, 1, 1, 1, 1])
    assert ev.CardSilenced("western_13") in place.log
    assert place.state.conflict is None or not place.offered("reroll")


@pytest.mark.rule("reich", "7.7", says="Then a player who would lose")
def test_7_7_counterattack_needs_a_reroll() -> None:
    place = position("axis", hands=EASY, events={"allies": ["counterattack"]})
    place.play("attack land warsaw minsk", "card german_9")
    place.play("card soviet_2", dice=[6, 6, 6, 1, 1, 1])
    assert (place.asked, place.offered("play")) == ("allies", ["counterattack"])
    place.play("play counterattack")
    assert not place.offers("done"), "at least one die"
    place.play("reroll 0", "reroll 1", "reroll 2", dice=[6, 6, 6])
    assert place.of(ev.ConflictResolved)[-1].winner == "axis", "27 against 20"
    assert place.at("minsk") == "axis"


@pytest.mark.rule("reich", "5.2", says="After every action and bonus action")
@pytest.mark.rule("reich", "7.8", says="In this order: events (6.4.2, 6.5.2.1)")
def test_7_8_clean_up_in_order() -> None:
    place = position("axis", control={"bessarabia": "axis"}, hands=EASY, events={"allies": ["zhukov"]})
    place.play("attack land bessarabia kharkov", "play zhukov", "card german_9")
    place.play("card soviet_2", dice=[6, 6, 6, 1, 1, 1]).play("done", "discard soviet_4")
    kinds = [type(e) for e in place.log]
    order = [ev.EventMoved, ev.ControlChanged, ev.CardDiscarded, ev.HandSizeChanged, ev.CardsDrawn]
    assert [kinds.index(k) for k in order] == sorted(kinds.index(k) for k in order)


# -- 7.9 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "7.9", says=("PRODUCTION: an attack captured a production", "One event action, now"))
@pytest.mark.rule("reich", "7.9.1", says=("Bonus actions add up", "A contested bonus action that is"))
def test_7_9_1_a_failed_bonus_action_loses_everything() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land finland leningrad", win=True)
    assert {"production", "success", "pass"} == set(place.offered("bonus"))
    decide(place.play("bonus production"), "seek rommel", win=False)
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "7.9", says="One for each capture, whatever its")
def test_7_9_production_is_lost_when_anything_else_is_done() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land finland leningrad", win=True)
    decide(place, "blitz vologda", win=True)
    assert "production" not in place.offered("bonus")
    assert "success" in place.offered("bonus")


@pytest.mark.rule("reich", "7.9", says=("SUCCESS: the first action of the", "Once in a turn"))
def test_7_9_success_once_per_turn_and_an_uncontested_one_ends_it() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land warsaw minsk", win=True)
    decide(place.play("bonus success"), "seek rommel", win=True)
    assert place.state.turn.side == "allies", "nothing is left"
    place = position("axis", hands=EASY)
    decide(place, "attack land warsaw minsk", win=True)
    place.play("bonus success", "fleet atlantic", f"discard {place.state.hands['axis'][0]}")
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "7.9", says="BLITZKRIEG: a plain land attack captured")
@pytest.mark.rule("reich", "7.9.2", says=("Each costs 1 hand size when", "After the first attack of the"))
def test_7_9_2_the_price_and_the_bonus_attack() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land warsaw minsk", win=True)
    assert place.state.hand_size["axis"] == 4
    decide(place.play("bonus success"), "attack land minsk smolensk", win=True)
    assert place.offered("blitz"), "none was made before"
    decide(place, f"blitz {place.offered('blitz')[0]}", win=True)
    assert place.state.hand_size["axis"] == 3


@pytest.mark.rule("reich", "7.9", says="One series in a turn; it")
@pytest.mark.rule("reich", "7.9.2", says="After the first attack of the")
def test_7_9_2_one_series_per_turn() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land warsaw minsk", win=True)
    decide(place, "blitz smolensk", win=True)
    decide(place.play("bonus success"), "attack land smolensk vologda", win=True)
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "7.9.2", says="Each costs 1 hand size when")
def test_7_9_2_guderian_spares_the_price() -> None:
    place = position("axis", hands=EASY, events={"axis": ["guderian"]})
    decide(place, "attack land warsaw minsk", win=True)
    assert "smolensk guderian" in place.offered("blitz")
    place.play("blitz smolensk guderian")
    assert place.state.hand_size["axis"] == 4
    assert place.state.fight.played["axis"] == ["guderian"]


@pytest.mark.rule("reich", "7.9.2")
@pytest.mark.rule("reich", "4.1.4")
def test_7_9_2_no_blitz_with_hand_size_one() -> None:
    place = position("axis", hands={"axis": ["german_9"], "allies": ["soviet_2", "soviet_3"]})
    decide(place, "attack land warsaw minsk", win=True)
    assert not place.offered("blitz")
    assert place.refused("blitz smolensk") == "4.1.4"


@pytest.mark.rule("reich", "7.9.2", says=("Reusable events may be used again", "One that is not used in"))
def test_7_9_2_an_event_left_out_is_turned_down() -> None:
    place = position("axis", hands=EASY, events={"axis": ["stukas", "waffen_ss"]})
    place.play("attack land warsaw minsk", "play stukas", "play waffen_ss")
    _win(place)
    assert place.state.turn.ready == ["stukas", "waffen_ss"]
    place.play("blitz smolensk", "play stukas", "done")
    _win(place)
    assert place.state.turn.ready == ["stukas"]
    assert place.state.face_down == ["waffen_ss"]
    place.play("blitz vologda")
    assert place.offered("play") == ["stukas"]


def _win(place: Position) -> None:
    place.play(f"card {place.offered('card')[-1]}")
    mine, theirs = (dice_count(place.state, side) for side in ("axis", "allies"))
    place.state.chance.begin([6] * mine + [1] * theirs)
    place.play(f"card {place.offered('card')[0]}", "done?", "done?")


@pytest.mark.rule("reich", "7.9.2", says="An area taken by paratroops or")
@pytest.mark.rule("reich", "6.5.1")
def test_7_9_2_no_blitz_after_paratroops() -> None:
    place = position("axis", hands=EASY, events={"axis": ["paratroops"]})
    decide(place, "attack paratroop berlin baltic_states", win=True)
    assert place.at("baltic_states") == "axis"
    assert not place.offered("blitz")
