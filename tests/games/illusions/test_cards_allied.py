"""32.1 Allied events, card by card."""

from __future__ import annotations

import pytest

from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import bans, conditions, effects, play_options, przemysl
from desktop.games.illusions.rules.cards.in_force import holds, in_force
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.playing_events import hand_over, play, play_through, put, ready, refusal_of
from tests.games.illusions.position import AP, CP, Position, begin, in_round, state_of


def places_of(position: Position, *units: str) -> list[str]:
    return [position.state.place_of(unit) for unit in units]


def drms(state: IllusionsState) -> list[tuple[str, int]]:
    return [(card, effect.value) for card, effect in in_force(state, e.Drm)]


# ------------------------------------------------------------------ offensives
@pytest.mark.rule("illusions", "3.3", says="A yellow box means event and OPS in one play")
@pytest.mark.rule("illusions", "9.3", says="Yellow box: the event first, then the OPS")
@pytest.mark.rule("illusions", "32.1")
@pytest.mark.rule("illusions", "9.7.1", says="If the card also gives OPS, the event comes first")
@pytest.mark.parametrize("card", ["AP-01", "AP-07"])
def test_ap1_and_ap7_give_a_modifier_for_the_round_and_then_their_ops(card: str) -> None:
    state = ready(card)
    position = play(state, card)
    assert position.frame == "Operations"
    frame = state.stack[-1]
    assert isinstance(frame, Operations)
    assert frame.points == 4
    assert drms(state) == [(card, 1)]
    position.play("marked") if position.offers("marked") else None
    state.clear_round()
    assert drms(state) == []


@pytest.mark.rule("illusions", "4.2.1", says="The event must be played in turn 1 or 2")
@pytest.mark.parametrize("card", ["AP-01", "AP-07"])
def test_ap1_and_ap7_are_events_of_the_first_two_turns(card: str) -> None:
    state = ready(card, turn=3)
    assert refusal_of(state, card) == "event.turn_max"
    assert play_options.why_not_play(state, AP, card, "ops") is None


@pytest.mark.rule("illusions", "32.1")
def test_ap44_asks_for_brusilov_and_lasts_the_turn() -> None:
    state = ready("AP-44")
    position = play(state, "AP-44")
    assert position.frame == "Operations"
    assert drms(state) == [("AP-44", 2)]
    state.clear_round()
    assert drms(state) == [("AP-44", 2)]
    state.clear_turn()
    assert drms(state) == []
    state.played.remove("AP-35")
    assert refusal_of(state, "AP-44") == "event.played"


@pytest.mark.rule("illusions", "9.7.1", says="An event that lasts beyond its round stays in force")
@pytest.mark.rule("illusions", "4.2.3")
def test_ap44_lies_face_up_until_the_turn_ends() -> None:
    position = play_through(play(ready("AP-44"), "AP-44"))
    assert position.state.face_up[AP] == ["AP-44"]
    position.state.clear_table(AP)
    assert "AP-44" in position.state.removed_cards[AP]


@pytest.mark.rule("illusions", "32.1")
def test_ap54_without_a_won_attack_opens_the_november_coup() -> None:
    position = play_through(play(ready("AP-54"), "AP-54"))
    assert position.state.flag("kerensky_failed")
    state = ready("AP-54")
    position = play(state, "AP-54")
    state.begin_effect(f"{effects.WON}AP-54")
    play_through(position)
    assert not state.flag("kerensky_failed")


@pytest.mark.rule("illusions", "32.1")
def test_ap24_lets_russians_withdraw_this_turn() -> None:
    state = ready("AP-24")
    play(state, "AP-24")
    assert holds(state, "AP-24", "turn")
    state.clear_turn()
    assert not holds(state, "AP-24", "turn")


# ------------------------------------------------------------------ reinforcements
@pytest.mark.rule("illusions", "15.1", says="On friendly-controlled sources of the nation")
@pytest.mark.rule("illusions", "15.0", says="Cards bring new units")
@pytest.mark.rule("illusions", "15.1", says="At full strength unless stated otherwise")
@pytest.mark.rule("illusions", "15.2", says="Russian units on any friendly Russian source")
@pytest.mark.parametrize(
    ("card", "units", "quality"),
    [
        ("AP-02", ("ru_gd", "ru_xviii", "ru_xxvi", "ru_i_turk"), -2),
        ("AP-12", ("ru_ii_cauc", "ru_iii_sib", "ru_xxii_fin"), 0),
        ("AP-20", ("ru_xxiii", "ru_xxix", "ru_xxx", "ru_xxxi"), -2),
        ("AP-27", ("ru_xxxii", "ru_xxxiii", "ru_xxxiv", "ru_xl"), -2),
        ("AP-37", ("ru_1gd", "ru_2gd", "ru_v_cauc", "ru_gd_cav", "ru_v_cav", "ru_vii_cav"), 0),
        ("AP-49", ("ru_xxxix", "ru_xli"), -2),
    ],
)
def test_russian_reinforcements(card: str, units: tuple[str, ...], quality: int) -> None:
    state = ready(card)
    position = play(state, card)
    assert set(position.offered("to")) == set(state.world.sources["ru"])
    play_through(position)
    assert all(place in state.world.sources["ru"] for place in places_of(position, *units))
    assert state.troop_quality["ru"] == 16 + quality
    assert not any(state.units[unit].reduced for unit in units)
    assert state.actions[AP] == ["reinforcement_ru"]


@pytest.mark.rule("illusions", "24.2")
def test_ap2_brings_its_infantry_reduced_if_it_makes_the_quality_poor() -> None:
    state = ready("AP-02", troop_quality={"ru": 3, "it": 16, "ge": 16, "ah": 16})
    play_through(play(state, "AP-02"))
    reduced = {unit for unit in ("ru_gd", "ru_xviii", "ru_xxvi", "ru_i_turk") if state.units[unit].reduced}
    assert reduced == {"ru_xviii", "ru_xxvi"}


@pytest.mark.rule("illusions", "15.1")
def test_reinforcements_keep_to_room_and_friendly_sources() -> None:
    state = ready("AP-20")
    hand_over(state, CP, ["kiev"])
    state.restored()
    position = play(state, "AP-20")
    assert "kiev" not in position.offered("to")
    assert "brest_litovsk" in position.offered("to")
    position.play("to brest_litovsk")
    assert "brest_litovsk" not in position.offered("to"), "two corps were there"
    assert position.why_not("to brest_litovsk") is not None
    assert position.why_not("to warsaw") is not None


@pytest.mark.rule("illusions", "15.1", says="If no source space has room, in a friendly region")
@pytest.mark.rule("illusions", "15.1", says="Not on a source in a besieged fort space")
def test_a_source_under_siege_takes_nobody() -> None:
    state = ready("AP-33", units={"venice": ["ah_i"]}, control={"venice": AP})
    assert state.sieges == {"venice": CP}
    assert play(state, "AP-33").offered("to") == ["southern_italy"]


@pytest.mark.rule("illusions", "15.1", says="If no source space has room, in a friendly region")
@pytest.mark.parametrize(("reading", "regions"), [("any", True), ("spaces", False)])
def test_regions_take_units_beside_spaces_or_after_them(reading: str, regions: bool) -> None:
    """Ruling reinforce_regions."""
    position = play(ready("AP-20", options={"reinforce_regions": reading}), "AP-20")
    assert "kiev" in position.offered("to")
    assert ("kharkov" in position.offered("to")) == regions
    units = {place: ["ru_inf"] * 3 for place in ("brest_litovsk", "kiev", "odessa", "petrograd")}
    crowded = play(ready("AP-20", units=units, options={"reinforce_regions": reading}), "AP-20")
    assert set(crowded.offered("to")) == {"kharkov", "moscow", "novgorod", "rostov"}


@pytest.mark.rule("illusions", "9.7.3", says="A card may not be played unless all its units can be placed")
@pytest.mark.rule("illusions", "15.1", says="All units must be placeable")
def test_a_card_needs_room_for_all_its_units() -> None:
    sources = {"venice": ["it_i", "it_ii"], "southern_italy": ["ah_i"]}
    state = ready("AP-33", units=sources, control={"southern_italy": CP})
    state.control["southern_italy"] = CP
    assert refusal_of(state, "AP-33") == "event.no_room"


@pytest.mark.rule("illusions", "15.4")
@pytest.mark.rule("illusions", "9.7.3")
def test_no_russian_reinforcements_without_the_capital_or_in_revolution() -> None:
    state = ready("AP-02")
    put(state, "ge_i", "petrograd")
    state.restored()
    assert refusal_of(state, "AP-02") == "event.capital_lost"
    state = ready("AP-02", revolution="stage_1")
    assert refusal_of(state, "AP-02") == "event.no_reinforcements"
    state = ready("AP-02", treaty=True)
    assert refusal_of(state, "AP-02") == "event.no_reinforcements"


@pytest.mark.rule("illusions", "9.7.3")
def test_one_reinforcement_card_a_turn_for_each_nation() -> None:
    state = ready("AP-02")
    state.take_action(AP, "reinforcement_ru")
    refusal = play_options.why_not_event(state, AP, "AP-02")
    assert refusal is not None
    assert refusal.rule == "9.7.3"
    assert play_options.why_not_event(state, AP, "AP-15") is None


@pytest.mark.rule("illusions", "32.1")
def test_ap37_takes_the_old_guard_out_of_the_game() -> None:
    state = ready("AP-37")
    put(state, "ru_gd", "minsk")
    state.restored()
    position = play_through(play(state, "AP-37"))
    assert places_of(position, "ru_gd") == ["removed"]


@pytest.mark.rule("illusions", "24.1", says="A reinforcement card: Russian or German -2")
@pytest.mark.rule("illusions", "15.2", says="Italian units on sources on the inset")
@pytest.mark.parametrize(
    ("card", "units"),
    [("AP-33", ("it_xviii", "it_xx", "it_xxiv")), ("AP-42", ("it_xxiii", "it_xxv", "it_xxvii"))],
)
def test_italian_reinforcements_come_to_the_inset(card: str, units: tuple[str, ...]) -> None:
    state = ready(card)
    position = play(state, card)
    assert set(position.offered("to")) == {"venice", "southern_italy"}
    play_through(position)
    assert state.troop_quality["it"] == 9
    assert set(places_of(position, *units)) <= {"venice", "southern_italy"}


@pytest.mark.rule("illusions", "15.2", says="Supreme War Council is the Italian card of its turn")
def test_ap51_is_the_italian_card_but_costs_no_quality() -> None:
    state = ready("AP-51")
    position = play(state, "AP-51")
    assert set(position.offered("to")) == {"venice", "southern_italy"}
    play_through(position)
    assert state.troop_quality["it"] == 16
    assert state.actions[AP] == ["reinforcement_it"]
    early = ready("AP-51", turn=13)
    assert refusal_of(early, "AP-51") == "event.any"
    hand_over(early, CP, ["verona"])
    assert refusal_of(early, "AP-51") == ""


# ------------------------------------------------------------------ flags and markers
@pytest.mark.rule("illusions", "9.3", says="With an asterisk the card leaves the game")
@pytest.mark.rule("illusions", "9.7.1", says="With an asterisk it leaves the game")
@pytest.mark.rule("illusions", "32.1")
@pytest.mark.parametrize(
    ("card", "flag"),
    [("AP-04", "ap_railroads"), ("AP-10", "ap_a_to_ru"), ("AP-11", "blockade"), ("AP-14", "sea_invasions")],
)
def test_cards_that_turn_a_marker(card: str, flag: str) -> None:
    state = ready(card)
    assert not state.flag(flag)
    play(state, card)
    assert state.flag(flag)
    assert card in state.removed_cards[AP]


@pytest.mark.rule("illusions", "9.7.1", says="War status points are scored")
@pytest.mark.rule("illusions", "17.1.2", says="Events with a number in parentheses advance")
@pytest.mark.rule("illusions", "32.1")
def test_ap10_records_points_at_once() -> None:
    state = ready("AP-10")
    play(state, "AP-10")
    assert (state.rp["ru"], state.rp["ap_a"]) == (2, 2)
    assert state.war_status[AP] == 2


@pytest.mark.rule("illusions", "7.4.1", says="+1 each, for the rest of the game")
@pytest.mark.parametrize(("card", "side"), [("AP-13", AP), ("AP-35", AP), ("CP-05", CP), ("CP-39", CP)])
def test_modifiers_of_mandatory_offensives(card: str, side: str) -> None:
    state = ready(card)
    play_through(play(state, card))
    assert state.mo_modifier[side] == 1


@pytest.mark.rule("illusions", "7.4.2")
def test_ap43_parts_germans_and_austrians_and_voids_their_offensives() -> None:
    state = ready("AP-43")
    play(state, "AP-43")
    assert state.flag("germandom")
    assert bans.why_not_both(state, ("ge_i", "ah_i")) is not None
    assert bans.why_not_both(state, ("ge_i", "geah_sud")) is None
    assert state.mo[CP] == "ah_sb", "a result rolled before stands"
    state.clear_turn()
    assert bans.why_not_both(state, ("ge_i", "ah_i")) is None
    assert state.flag("germandom")


@pytest.mark.rule("illusions", "32.1")
def test_ap6_makes_every_german_unit_cost_a_point_until_cp5() -> None:
    state = ready("AP-06")
    play(state, "AP-06")
    in_round(state, CP)
    units = state.units_of(CP, "gumbinnen")
    assert len(units) == 2
    assert activation.cost(state, "gumbinnen", units, "attack") == 2
    assert activation.cost(state, "gumbinnen", units, "move") == 1
    state.begin_turn(4)
    in_round(state, CP)
    assert activation.cost(state, "gumbinnen", units, "attack") == 1, "to the end of turn 3"


@pytest.mark.rule("illusions", "32.1")
def test_ap6_is_ended_and_forbidden_by_cp5() -> None:
    state = ready("AP-06")
    play(state, "AP-06")
    state.hands[CP].append("CP-05")
    state.decks[CP] = [card for card in state.decks[CP] if card != "CP-05"]
    play(in_round(state, CP), "CP-05")
    assert "AP-06" not in state.lasting
    assert refusal_of(state, "AP-06") == "event.forbidden"


@pytest.mark.rule("illusions", "32.1")
def test_ap23_answers_the_u_boats() -> None:
    state = ready("AP-23")
    assert state.flag("u_boats")
    play(state, "AP-23")
    assert not state.flag("u_boats")
    assert state.flag("convoy")
    assert refusal_of(ready("AP-04"), "AP-23") == "event.flag_u_boats"


@pytest.mark.rule("illusions", "32.1")
def test_ap25_ends_the_shortage_and_gives_points_every_turn() -> None:
    state = ready("AP-25", flags={"materiel_shortage": 1}, lasting={"CP-25": 1}, turn_effects=["CP-25"])
    play(state, "AP-25")
    assert not state.flag("materiel_shortage")
    assert list(state.lasting) == ["AP-25"]
    assert drms(state) == []
    assert [(effect.pool, effect.value) for _, effect in in_force(state, e.RpIncome)] == [("ru", 1)]
    assert refusal_of(state, "CP-25") == "event.forbidden"
    assert refusal_of(ready("AP-04"), "AP-25") == "event.played", "the shortage comes first"


@pytest.mark.rule("illusions", "9.6.2", says="German Labor Strikes and Russian Railroad Collapse")
def test_ap30_wipes_out_german_points_and_lowers_the_will() -> None:
    state = ready("AP-30", rp={"ge": 6, "ah": 4})
    play(state, "AP-30")
    assert (state.rp["ge"], state.rp["ah"]) == (0, 4)
    assert not play_options.may_record(state, "ge")
    assert state.national_will["ge"] == 11


@pytest.mark.rule("illusions", "20.4")
def test_ap17_names_one_besieged_fort() -> None:
    state = ready("AP-17")
    position = play(state, "AP-17")
    assert position.offered("fort") == ["przemysl"]
    position.play("fort przemysl")
    assert przemysl.siege_drm(state, "przemysl") == 2
    state.clear_turn()
    assert przemysl.siege_drm(state, "przemysl") == 0
    assert refusal_of(ready("AP-04"), "AP-17") == "event.besieges"


# ------------------------------------------------------------------ the Balkans
@pytest.mark.rule("illusions", "26.3.1", says="Salonika becomes Allied without a breach")
def test_ap18_takes_salonika_without_a_breach() -> None:
    state = ready("AP-18")
    position = play(state, "AP-18")
    assert position.offered("to") == ["salonika"]
    position.play("to salonika")
    assert state.control["salonika"] == AP
    assert state.vp == 14
    assert state.sides["gr"] == ""
    assert position.offered("to") == ["lemnos", "salonika"]
    position.play("to lemnos")
    assert places_of(position, "brgr_natdef", "ru_2_4_special") == ["salonika", "lemnos"]


@pytest.mark.rule("illusions", "26.3.1")
def test_ap18_needs_salonika_open_and_greece_not_hostile() -> None:
    state = ready("AP-18")
    put(state, "bu_1st", "salonika")
    state.restored()
    assert refusal_of(state, "AP-18") == "event.space_open"
    assert refusal_of(ready("AP-18", at_war={"gr": CP}), "AP-18") == "event.nation_on"


@pytest.mark.rule("illusions", "25.1", says="The Landing marker goes where the card says")
@pytest.mark.rule("illusions", "25.1", says="By Salonika Invasion, Albanian Gambit and Noemvriana")
@pytest.mark.rule("illusions", "25.2.1")
@pytest.mark.parametrize(
    ("card", "sea", "units"),
    [
        ("AP-22", "thermaikos_bay", ("br_xii", "br_xvi", "fr_ao1")),
        ("AP-29", "strait_of_otranto", ("br_xxvii",)),
        ("AP-34", "saronic_gulf", ()),
    ],
)
def test_sea_invasions_place_a_landing_marker_and_units_on_lemnos(card: str, sea: str, units: tuple[str, ...]) -> None:
    state = ready(card)
    position = play(state, card)
    for _ in units:
        position.play("to lemnos")
    assert state.landings == {sea: "safe"}
    assert state.landings_left == 2
    assert places_of(position, *units) == ["lemnos"] * len(units)
    assert position.frame in ("Operations", "")
    assert state.actions[AP] == ["sea_invasion"]


@pytest.mark.rule("illusions", "25.1", says="Rule Britannia must have been played")
def test_sea_invasions_need_rule_britannia_and_no_winter_or_u_boats() -> None:
    state = ready("AP-22")
    assert refusal_of(state, "AP-22") == ""
    state.turn = 3
    assert refusal_of(state, "AP-22") == "event.season"
    state.turn = 4
    state.flags["u_boats"] = 1
    assert refusal_of(state, "AP-22") == "event.not_flag_u_boats"
    state.flags.clear()
    state.landings_left = 0
    assert refusal_of(state, "AP-22") == "event.no_landing"
    state.played.remove("AP-14")
    assert refusal_of(state, "AP-22") == "event.played"


@pytest.mark.rule("illusions", "27.0")
def test_ap28_brings_sarrail_with_a_large_unit() -> None:
    state = ready("AP-28")
    position = play(state, "AP-28")
    assert position.offered("to") == ["lemnos"]
    position.play("to lemnos", "to lemnos")
    assert places_of(position, "hq_sarrail", "fr_ao2") == ["lemnos", "lemnos"]
    assert refusal_of(ready("AP-04"), "AP-28") == "event.unit_present"


@pytest.mark.rule("illusions", "27.0")
def test_ap35_places_brusilov_with_a_supplied_russian_corps() -> None:
    state = ready("AP-35")
    position = play(state, "AP-35")
    assert {"kovno", "lutsk", "moscow"} <= set(position.offered("to"))
    assert "odessa" not in position.offered("to"), "only a division is there"
    position.play("to lutsk")
    assert places_of(position, "hq_brusilov") == ["lutsk"]


@pytest.mark.rule("illusions", "27.0")
def test_ap46_replaces_sarrail_by_desperey() -> None:
    state = ready("AP-46")
    put(state, "hq_sarrail", "lemnos")
    state.restored()
    assert refusal_of(state, "AP-46") == "", "Sarrail makes room for him"
    position = play(state, "AP-46").play("to lemnos")
    assert places_of(position, "hq_sarrail", "hq_desperey") == ["removed", "lemnos"]


@pytest.mark.rule("illusions", "26.6.2")
def test_ap32_brings_back_what_is_left_of_the_serbs() -> None:
    boxes = {"replaceable": ["sb_2nd", "sb_inf", "sb_inf"], "reserve": ["sb_inf"], "lemnos": ["sb_1st"]}
    state = ready("AP-32", units=boxes)
    position = play(state, "AP-32")
    assert position.offered("to") == ["lemnos"]
    play_through(position)
    assert places_of(position, "sb_2nd", "sb_inf_01", "sb_inf_02", "sb_inf_03") == ["lemnos"] * 4
    assert state.units["sb_2nd"].reduced
    assert places_of(position, "sb_cav") == ["lemnos"]
    assert state.flag("serbs_returned")
    assert refusal_of(ready("AP-04"), "AP-32") == "event.collapsed"


# ------------------------------------------------------------------ neutrals
@pytest.mark.rule("illusions", "9.7.2")
@pytest.mark.parametrize(("card", "nation"), [("AP-21", "it"), ("AP-39", "ro"), ("CP-23", "bu")])
def test_a_neutral_enters_once(card: str, nation: str) -> None:
    state = ready(card)
    assert refusal_of(state, card) == ""
    state.sides[nation] = AP
    assert refusal_of(state, card) == "event.neutral"


@pytest.mark.rule("illusions", "26.5.1", says="If it is neutral when the Russian Revolution begins")
def test_ap39_is_dead_once_the_revolution_has_begun() -> None:
    for stage in ("begun", "stage_2", "suppressed"):
        assert refusal_of(ready("AP-39", revolution=stage), "AP-39") == "event.revolution"
    assert refusal_of(ready("AP-39", revolution="riots"), "AP-39") == ""


@pytest.mark.rule("illusions", "26.3.2", says="By Greece on the Allied side")
def test_ap40_leaves_the_entry_of_greece_pending() -> None:
    state = ready("AP-40")
    play(state, "AP-40")
    assert state.flag(conditions.GREECE_PENDING)
    assert state.war_status[AP] == 1
    assert refusal_of(ready("AP-40", control={"salonika": CP}), "AP-40") == ""
    assert refusal_of(ready("AP-04"), "AP-40") == "event.control_all"


# ------------------------------------------------------------------ choices of the enemy
@pytest.mark.rule("illusions", "32.1")
def test_ap38_the_cp_give_turkish_units_or_a_point() -> None:
    state = ready("AP-38")
    position = play(state, "AP-38")
    assert position.asked == CP
    assert position.offered("option") == ["AP-38-1", "AP-38-2", "AP-38-3"]
    position.play("option AP-38-2")
    assert len(position.offered("give")) == 7, "seven small units are in the Reserve Box"
    for _ in range(3):
        position.play(position.actions[0])
    assert len([unit for unit in state.units if state.place_of(unit) == "removed"]) == 3
    assert position.decision is None
    point = play(ready("AP-38"), "AP-38").play("option AP-38-3")
    assert point.state.vp == 14


@pytest.mark.rule("illusions", "32.1")
def test_an_option_that_cannot_be_carried_out_is_not_offered() -> None:
    position = play(ready("AP-38", units={"constantinople": ["tu_i"]}), "AP-38")
    assert position.offered("option") == ["AP-38-1", "AP-38-3"]


@pytest.mark.rule("illusions", "32.1")
def test_ap45_sends_german_corps_west_and_bars_spending() -> None:
    state = ready("AP-45")
    position = play(state, "AP-45").play("option AP-45-1")
    assert position.asked == CP
    before = state.troop_quality["ge"]
    position.play("give ge_i", "give ge_xvii")
    assert places_of(position, "ge_i", "ge_xvii") == ["removed", "removed"]
    assert state.troop_quality["ge"] == before
    assert state.no_spending == ["ge"]
    assert state.flag("falkenhayn_allowed")
    assert refusal_of(ready("AP-45", turn=8), "AP-45") == "event.turn_min"


@pytest.mark.rule("illusions", "32.1")
def test_ap53_flips_up_to_three_turkish_units() -> None:
    state = ready("AP-53")
    position = play(state, "AP-53")
    assert position.offered("flip") == ["tu_i", "tu_ii", "tu_iii", "tu_v"]
    position.play("flip tu_i", "flip tu_ii", "done")
    assert [state.units[unit].reduced for unit in ("tu_i", "tu_ii", "tu_iii")] == [True, True, False]
    assert state.no_spending == ["tu"]


@pytest.mark.rule("illusions", "32.1")
def test_ap52_lowers_the_will_and_closes_the_adriatic() -> None:
    state = ready("AP-52")
    play(state, "AP-52")
    assert state.national_will["ah"] == 10
    assert bans.is_adriatic_closed(state)
    state.clear_turn()
    assert not bans.is_adriatic_closed(state)


@pytest.mark.rule("illusions", "23.4.3", says="When all Russian uprisings are destroyed, Long Live the Tsar!")
def test_ap50_suppresses_the_revolution() -> None:
    state = ready(
        "AP-50", lasting={"CP-47": 1}, flags={"war_weariness": 1}, national_will={"ru": 4, "ge": 12, "ah": 12}
    )
    play(state, "AP-50")
    assert state.revolution == "suppressed"
    assert state.national_will["ru"] == 6
    assert "CP-47" not in state.lasting
    assert not state.flag("war_weariness")
    assert [effect.value for _, effect in in_force(state, e.Armistice)] == [2]
    blocked = ready("AP-50")
    put(blocked, "ru_uprising_01", "minsk")
    assert refusal_of(blocked, "AP-50") == "event.no_uprising"
    assert refusal_of(ready("AP-50", played=["CP-51"]), "AP-50") in ("event.forbidden", "event.not_played")
    assert refusal_of(ready("AP-04"), "AP-50") == "event.revolution"


@pytest.mark.rule("illusions", "28.0", says="After November Coup the AP may play the treaty")
@pytest.mark.rule("illusions", "28.0", says="Its marker goes two spaces ahead")
def test_ap55_signs_the_treaty_two_turns_ahead() -> None:
    state = ready("AP-55", turn=14)
    position = play(state, "AP-55")
    assert state.treaty_turn == 16
    assert position.of(ev.TreatySigned)
    assert refusal_of(ready("AP-04"), "AP-55") == "event.played"


@pytest.mark.rule("illusions", "32.1")
def test_ap15_names_spaces_that_must_attack() -> None:
    state = ready("AP-15")
    position = play(state, "AP-15")
    pairs = position.offered("order")
    assert "tarnopol dubno" in pairs
    assert not any(pair.startswith(("tyrol", "carniola", "cattaro")) for pair in pairs), "only spaces with a corps"
    position.play("order tarnopol dubno")
    rest = position.offered("order")
    assert not any(pair.startswith("tarnopol ") or pair.endswith(" dubno") for pair in rest)
    assert position.offers("done")
    assert refusal_of(state_of(units={"lemberg": ["ah_i"]}), "AP-15") == "event.attack_pair"


def test_begin_makes_positions() -> None:
    """A frame on an empty stack ends at once."""
    assert begin(in_round(state_of()), Operations(points=0)).decision is None
