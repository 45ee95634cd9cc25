"""32.2 Central events, card by card."""

from __future__ import annotations

import pytest

from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import bans, conditions, play_options
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.state import events as ev
from tests.games.illusions.playing_events import hand_over, play, play_through, put, ready, refusal_of
from tests.games.illusions.position import AP, CP, Position, in_round, state_of


def places_of(position: Position, *units: str) -> list[str]:
    return [position.state.place_of(unit) for unit in units]


# ------------------------------------------------------------------ offensives and costs
@pytest.mark.rule("illusions", "32.2")
def test_cp1_helps_german_attacks_in_the_round_of_turn_1() -> None:
    state = ready("CP-01")
    position = play(state, "CP-01")
    assert position.frame == "Operations"
    effect = next(effect for _, effect in in_force(state, e.Drm))
    assert (effect.value, effect.nations, effect.vs_any, effect.zone) == (1, ["ge"], ["ru"], "germany_or_connected")
    assert state.war_status[CP] == 2
    assert refusal_of(ready("CP-01", turn=2), "CP-01") == "event.turn_max"


@pytest.mark.rule("illusions", "32.2")
def test_cp7_makes_russians_near_germany_cost_more() -> None:
    state = ready("CP-07")
    play(state, "CP-07")
    in_round(state, AP)
    assert activation.cost(state, "kovno", state.units_of(AP, "kovno"), "move") == 2
    assert activation.cost(state, "dubno", state.units_of(AP, "dubno"), "move") == 1
    apart = state.units_of(AP, "kovno")[0], state.units_of(AP, "dubno")[0]
    assert bans.why_not_joined(state, apart) is not None
    assert bans.why_not_joined(state, state.units_of(AP, "kovno")) is None, "they stand together"
    state.clear_turn()
    assert bans.why_not_joined(state, apart) is None
    assert activation.cost(state, "kovno", state.units_of(AP, "kovno"), "move") == 1


@pytest.mark.rule("illusions", "32.2")
def test_cp10_counts_germans_and_austrians_as_one_once_a_round() -> None:
    state = ready("CP-10")
    put(state, "ge_i", "lemberg")
    put(state, "ge_xx", "krakow")
    state.restored()
    play(state, "CP-10")
    in_round(state, CP, 2)
    both = [(place, state.units_of(CP, place), "move") for place in ("lemberg", "krakow")]
    assert activation.spent(state, both[0]) == 1
    state.mark("lemberg", "move")
    assert activation.spent(state, both[1]) == 3


@pytest.mark.rule("illusions", "32.2")
def test_cp16_shows_the_allied_hand_and_helps_flank_attacks() -> None:
    state = ready("CP-16")
    position = play(state, "CP-16")
    assert [event.side for event in position.of(ev.HandSeen) if isinstance(event, ev.HandSeen)] == [CP]
    assert [(effect.value, effect.nations) for _, effect in in_force(state, e.FlankDrm)] == [(1, ["ge"])]
    assert position.frame == "Operations"


# ------------------------------------------------------------------ reinforcements
@pytest.mark.rule("illusions", "15.3", says="German units on German sources or on Krakow")
@pytest.mark.parametrize(
    ("card", "units", "quality"),
    [
        ("CP-03", ("ge_xi", "ge_gd", "ge_cav_06"), -2),
        ("CP-12", ("ge_xvii_res", "ge_xxv_res", "ge_cav_kdo"), -2),
        ("CP-14", ("ge_ii", "ge_xxi", "ge_xxxix_res"), -2),
        ("CP-18", ("ge_xiii", "ge_xxiv_res", "ge_xl_res"), -2),
        ("CP-29", ("ge_iv_res", "ge_x_res"), -2),
        ("CP-36", ("ge_xxii_res", "ge_xxvii_res", "ge_heavy_art_01"), -2),
    ],
)
def test_german_reinforcements(card: str, units: tuple[str, ...], quality: int) -> None:
    state = ready(card)
    position = play(state, card)
    assert set(position.offered("to")) == set(state.world.sources["ge"])
    play_through(position)
    assert all(place in state.world.sources["ge"] for place in places_of(position, *units))
    assert state.troop_quality["ge"] == 16 + quality
    assert state.actions[CP] == ["reinforcement_ge"]


@pytest.mark.rule("illusions", "24.2", says="At 1 infantry reinforcements arrive reduced")
@pytest.mark.rule("illusions", "24.2", says="Not affected on arrival")
@pytest.mark.parametrize(
    ("card", "nation", "reduced"),
    [
        ("CP-03", "ge", {"ge_xi"}),
        ("CP-12", "ge", {"ge_xvii_res", "ge_xxv_res"}),
        ("CP-14", "ge", {"ge_ii", "ge_xxi", "ge_xxxix_res"}),
        ("CP-30", "ah", {"ah_xviii", "ah_xix"}),
        ("CP-41", "ah", {"ah_xxii", "ah_xxiii", "ah_xxiv", "ah_xxv", "ah_xxvi"}),
        ("CP-20", "ah", set()),
        ("CP-21", "ge", set()),
    ],
)
def test_poor_quality_brings_infantry_reduced(card: str, nation: str, reduced: set[str]) -> None:
    state = ready(card, troop_quality={"ru": 16, "it": 16, "ge": 16, "ah": 16, nation: 2})
    play_through(play(state, card))
    assert state.troop_quality[nation] == 1
    central = {unit for unit, status in state.units.items() if status.reduced and state.owner_of(unit) == CP}
    assert central == reduced


@pytest.mark.rule("illusions", "27.0")
def test_cp36_brings_heavy_artillery_beside_one_of_its_corps() -> None:
    state = ready("CP-36")
    position = play(state, "CP-36").play("to krakow", "to breslau")
    assert position.offered("to") == ["breslau", "krakow"]
    position.play("to breslau")
    assert places_of(position, "ge_heavy_art_01") == ["breslau"]


@pytest.mark.rule("illusions", "27.0")
def test_cp36_does_not_leave_its_artillery_without_a_place() -> None:
    state = ready("CP-36")
    put(state, "ge_heavy_art_01", "krakow")
    state.restored()
    position = play(state, "CP-36").play("to krakow")
    assert "krakow" not in position.offered("to"), "the second corps takes the guns along"
    position.play("to berlin")
    assert position.offered("to") == ["berlin"]


@pytest.mark.rule("illusions", "15.3", says="Austrian units on Austrian sources, Krakow among them")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("CP-30", ("ah_xviii", "ah_xix", "ah_hauer_cav", "ah_brudermann_cav")),
        ("CP-41", ("ah_xxii", "ah_xxiii", "ah_xxiv", "ah_xxv", "ah_xxvi")),
    ],
)
def test_austrian_reinforcements(card: str, units: tuple[str, ...]) -> None:
    state = ready(card)
    position = play(state, card)
    assert set(position.offered("to")) == {"vienna", "budapest", "krakow", "tyrol", "carniola"}
    play_through(position)
    assert set(places_of(position, *units)) <= set(state.world.sources["ah"])
    assert state.troop_quality["ah"] == 11


@pytest.mark.rule("illusions", "15.3", says="Army of the Bug is a German card, Sud Army an Austrian one")
@pytest.mark.parametrize(
    ("card", "unit", "nation", "quality"), [("CP-20", "geah_sud", "ah", 11), ("CP-21", "geah_bug", "ge", 14)]
)
def test_dual_armies_come_to_sources_of_either_nation(card: str, unit: str, nation: str, quality: int) -> None:
    state = ready(card)
    position = play(state, card)
    assert set(position.offered("to")) == {*state.world.sources["ah"], *state.world.sources["ge"]}
    position.play("to berlin")
    assert state.troop_quality[nation] == quality
    assert state.actions[CP] == [f"reinforcement_{nation}"]
    assert places_of(position, unit) == ["berlin"]


@pytest.mark.rule("illusions", "15.4")
def test_austria_needs_one_of_its_capitals() -> None:
    state = ready("CP-30")
    put(state, "ru_i", "vienna")
    state.restored()
    assert refusal_of(state, "CP-30") == ""
    put(state, "ru_ii", "budapest")
    state.restored()
    assert refusal_of(state, "CP-30") == "event.capital_lost"
    state = ready("CP-30")
    state.nations["ah"] = "collapsed"
    assert refusal_of(state, "CP-30") == "event.no_reinforcements"


@pytest.mark.rule("illusions", "15.3", says="Turkish units on Turkish sources")
def test_cp28_brings_turkish_corps() -> None:
    state = ready("CP-28")
    position = play(state, "CP-28")
    assert set(position.offered("to")) == {"constantinople", "rodosto", "anatolia"}
    position.play("to rodosto", "to anatolia")
    assert places_of(position, "tu_vi", "tu_xv") == ["rodosto", "anatolia"]


@pytest.mark.rule("illusions", "9.7.3", says="are no reinforcement cards do not count")
def test_cp15_brings_mackensen_guns_and_corps_but_is_no_reinforcement_card() -> None:
    state = ready("CP-15")
    position = play(state, "CP-15").play("to allenstein")
    assert position.offered("to") == ["allenstein"], "the artillery stands with the HQ"
    position.play("to allenstein", "to berlin", "to konigsberg")
    assert places_of(position, "hq_mackensen", "ge_heavy_art_01") == ["allenstein", "allenstein"]
    assert places_of(position, "ge_x", "ge_iii_res") == ["berlin", "konigsberg"]
    assert state.troop_quality["ge"] == 16
    assert state.actions[CP] == ["event"]


@pytest.mark.rule("illusions", "27.0")
def test_cp39_places_falkenhayn_after_the_somme_or_from_turn_10() -> None:
    state = ready("CP-39")
    position = play(state, "CP-39")
    assert {"allenstein", "lemberg", "constantinople"} <= set(position.offered("to"))
    position.play("to lemberg")
    assert places_of(position, "hq_falkenhayn") == ["lemberg"]
    assert refusal_of(ready("CP-04"), "CP-39") == "event.any"
    assert refusal_of(ready("CP-04", turn=10), "CP-39") == ""


# ------------------------------------------------------------------ tracks and points
@pytest.mark.rule("illusions", "23.1", says="Lost VP spaces and events lower the National Will")
@pytest.mark.rule("illusions", "23.2", says="Events move it too")
@pytest.mark.parametrize(
    ("card", "nation", "start", "end"),
    [("CP-04", "ge", 9, 11), ("CP-04", "ge", 11, 12), ("CP-27", "ru", 12, 10), ("CP-34", "ru", 12, 11)],
)
def test_cards_that_move_national_will(card: str, nation: str, start: int, end: int) -> None:
    will = {"ru": 12, "ge": 12, "ah": 12, nation: start}
    state = ready(card, national_will=will)
    play(state, card)
    assert state.national_will[nation] == end


@pytest.mark.rule("illusions", "32.2")
def test_cp4_is_not_for_total_war() -> None:
    state = ready("CP-04")
    state.commitment[CP] = "total"
    assert refusal_of(state, "CP-04") == "event.commitment_max"


@pytest.mark.rule("illusions", "32.2")
def test_cp27_asks_for_a_russian_vp_space() -> None:
    state = ready("CP-04")
    hand_over(state, CP, ["lublin"])
    assert refusal_of(state, "CP-27") == "event.control_vp"
    hand_over(state, CP, ["lodz"])
    assert refusal_of(state, "CP-27") == ""


@pytest.mark.rule("illusions", "5.1.1", says="Events, Mandatory Offensives and the entry of neutrals")
@pytest.mark.rule("illusions", "32.2")
def test_cp27_gives_a_point() -> None:
    state = ready("CP-27")
    before = state.vp
    play(state, "CP-27")
    assert state.vp == before + 1


@pytest.mark.rule("illusions", "32.2")
def test_cp34_ends_the_income_of_polivanov() -> None:
    state = ready("CP-34", lasting={"AP-25": 1})
    play(state, "CP-34")
    assert "AP-25" not in state.lasting


@pytest.mark.rule("illusions", "9.6.1", says="Some events give points to use at once")
@pytest.mark.rule("illusions", "16.1", says="Points of an event for units on the map cannot rebuild")
def test_cp8_repairs_germans_on_the_map_at_once() -> None:
    state = ready("CP-08", units={"konigsberg": ["ge_i-", "ge_xx-", "ge_res-"], "berlin": ["ge_xi"]})
    position = play(state, "CP-08")
    assert position.offered("repair") == ["ge_i", "ge_res_01", "ge_xx"]
    position.play("repair ge_i", "repair ge_res_01")
    assert position.offered("repair") == [], "half a point is left"
    assert [state.units[unit].reduced for unit in ("ge_i", "ge_res_01", "ge_xx")] == [False, False, True]


@pytest.mark.rule("illusions", "24.2", says="points that an event gives at once cost what they always do")
def test_cp8_repairs_as_much_with_poor_quality() -> None:
    poor = {"ru": 16, "it": 16, "ge": 1, "ah": 16}
    state = ready("CP-08", units={"konigsberg": ["ge_i-", "ge_xx-"]}, troop_quality=poor)
    position = play(state, "CP-08").play("repair ge_i", "repair ge_xx")
    assert position.decision is None
    assert not state.units["ge_xx"].reduced


@pytest.mark.rule("illusions", "32.2")
def test_cp13_converts_railroads() -> None:
    state = ready("CP-13")
    play(state, "CP-13")
    assert state.flag("cp_railroads")


@pytest.mark.rule("illusions", "32.2")
def test_cp19_and_cp43_put_u_boats_into_the_mediterranean() -> None:
    state = ready("CP-19")
    play(state, "CP-19")
    assert state.flag("u_boats")
    state = ready("CP-43", flags={"convoy": 1})
    play(state, "CP-43")
    assert state.flag("u_boats")
    assert not state.flag("convoy")
    assert state.landings_left == 0
    assert state.vp == 14
    assert [(effect.pool, effect.value) for _, effect in in_force(state, e.RpIncome)] == [("ap_a", -1)]
    assert refusal_of(state, "AP-23") == "event.forbidden"
    assert refusal_of(ready("CP-43", turn=10), "CP-43") == "event.turn_min"


@pytest.mark.rule("illusions", "32.2")
def test_cp25_costs_russia_points_and_modifiers_until_polivanov() -> None:
    state = ready("CP-25")
    play(state, "CP-25")
    assert play_options.rp_of(state, "AP-02") == [("ru", 2), ("ap_a", 2)]
    assert [effect.value for _, effect in in_force(state, e.Drm)] == [-1]
    state.clear_turn()
    assert [effect.value for _, effect in in_force(state, e.Drm)] == [], "the modifier is for the turn"
    assert play_options.rp_of(state, "AP-02") == [("ru", 2), ("ap_a", 2)]
    assert refusal_of(ready("CP-25", played=["AP-25"]), "CP-25") in ("event.not_played", "event.forbidden")


@pytest.mark.rule("illusions", "32.2")
def test_cp31_gives_a_german_point_every_turn_and_its_ops() -> None:
    state = ready("CP-31")
    position = play(state, "CP-31")
    assert position.frame == "Operations"
    assert [(effect.pool, effect.value) for _, effect in in_force(state, e.RpIncome)] == [("ge", 1)]
    state.clear_turn()
    assert list(in_force(state, e.RpIncome))


@pytest.mark.rule("illusions", "9.6.2")
def test_cp48_wipes_out_russian_points_and_bars_rail() -> None:
    state = ready("CP-48", rp={"ru": 6})
    play(state, "CP-48")
    assert state.rp["ru"] == 0
    assert not play_options.may_record(state, "ru")
    assert [bans.why_not_sr(state, unit) is None for unit in ("ru_i", "ru_inf_01", "ge_i")] == [False, True, True]
    state.clear_turn()
    assert bans.why_not_sr(state, "ru_i") is None


@pytest.mark.rule("illusions", "32.2")
def test_cp45_flips_russians_of_low_morale() -> None:
    state = ready("CP-45")
    position = play(state, "CP-45")
    assert position.asked == CP
    assert "ru_black_sea" in position.offered("flip")
    position.play("flip ru_i", "flip ru_ii", "flip ru_iii", "flip ru_iv")
    assert position.decision is None
    assert state.troop_quality["ru"] == 14
    assert refusal_of(ready("CP-04"), "CP-45") == "event.will_max"


# ------------------------------------------------------------------ the Balkans
@pytest.mark.rule("illusions", "32.2")
def test_cp22_strikes_a_serbian_unit_and_bars_their_attacks() -> None:
    state = ready("CP-22")
    position = play(state, "CP-22")
    assert position.offered("option") == ["CP-22-1", "CP-22-2"], "no Serbian army is reduced"
    position.play("option CP-22-2", "flip sb_1st")
    assert state.units["sb_1st"].reduced
    assert [bans.why_not_attack(state, unit) is None for unit in ("sb_1st", "ru_i")] == [False, True]
    state.clear_turn()
    assert bans.why_not_attack(state, "sb_1st") is None
    lost = play(ready("CP-22"), "CP-22").play("option CP-22-1", "lose sb_inf_01")
    assert places_of(lost, "sb_inf_01") == ["replaceable"]
    last = play(ready("CP-22", units={"nis": ["sb_1st-"]}), "CP-22")
    last.play("option CP-22-3", "lose sb_1st")
    assert places_of(last, "sb_1st") == ["replaceable"]
    assert refusal_of(ready("CP-22", units={"kiev": ["ru_i"]}), "CP-22") == "event.no_option", "no Serbian is left"


@pytest.mark.rule("illusions", "26.3.1", says="Greek units do not move, except by Surrender of Ft. Rupel")
@pytest.mark.rule("illusions", "19.4", says="except by Surrender of Ft. Rupel")
def test_cp24_hands_over_ft_rupel_and_doiran_intact() -> None:
    state = ready("CP-24")
    put(state, "bu_1st", "strumica")
    put(state, "hq_mackensen", "strumica")
    state.restored()
    position = play(state, "CP-24")
    greeks = [unit for unit in state.world.of_nation["gr"] if state.owner_of(unit) == "neutral" and state.on_map(unit)]
    for _ in greeks:
        assert set(position.offered("to")) <= {"athens", "lamia"}
        position.play(position.actions[-1])
    assert {state.place_of(unit) for unit in greeks} == {"athens", "lamia"}
    assert (state.control["ft_rupel"], state.control["doiran"]) == (CP, CP)
    assert (state.trenches["doiran"], state.trench_side["doiran"]) == (2, CP)
    assert state.has_fort("ft_rupel")
    assert state.sides["gr"] == ""
    assert position.decision is None, "nobody can move in: the HQ is not left alone"
    assert state.vp == 15


@pytest.mark.rule("illusions", "32.2")
def test_cp24_lets_neighbours_move_in() -> None:
    state = ready("CP-24")
    put(state, "bu_1st", "strumica")
    put(state, "bu_2nd", "strumica")
    state.restored()
    position = play(state, "CP-24")
    while position.offered("to"):
        position.play(position.actions[0])
    position.play("enter bu_1st doiran")
    assert "bu_1st ft_rupel" not in position.offered("enter"), "it has moved"
    position.play("enter bu_2nd ft_rupel")
    assert places_of(position, "bu_1st", "bu_2nd") == ["doiran", "ft_rupel"]
    assert state.trenches["doiran"] == 2


@pytest.mark.rule("illusions", "32.2")
def test_cp24_asks_for_neutral_greece_bulgaria_and_allies_in_salonika() -> None:
    state = ready("CP-24")
    assert refusal_of(state, "CP-24") == ""
    state.sides["bu"] = ""
    assert refusal_of(state, "CP-24") == "event.at_war"
    state.sides["bu"] = CP
    state.units["br_xii"].place = "lemnos"
    state.restored()
    assert refusal_of(state, "CP-24") == "event.occupied"


@pytest.mark.rule("illusions", "9.7.2", says="is no neutral entry event")
@pytest.mark.rule("illusions", "9.7.2", says="If King Constantine is played in the Central round right after Greece")
def test_cp35_counters_greece_and_sends_its_card_to_the_discards() -> None:
    state = ready("CP-35")
    state.removed_cards[AP].append("AP-40")
    state.waiting[AP].remove("AP-40")
    hand_over(state, CP, ["belgrade", "cetinje"])
    state.restored()
    play(state, "CP-35")
    assert not state.is_at_war("gr"), "Serbia alone does not bring Greece in"
    assert not state.flag(conditions.GREECE_PENDING)
    assert "AP-40" in state.discards[AP]
    assert "CP-35" in state.discards[CP]
    assert state.actions[CP] == ["event"], "no neutral entry"


@pytest.mark.rule("illusions", "26.3.2")
def test_cp35_leaves_the_game_when_it_brings_greece_in() -> None:
    state = ready("CP-04")
    assert refusal_of(state, "CP-35") == "event.any"
    hand_over(state, CP, ["belgrade", "cetinje", "sofia", "burgas", "bucharest", "constanta"])
    assert refusal_of(state, "CP-35") == ""
    state.hands[CP].append("CP-35")
    state.waiting[CP].remove("CP-35")
    state.restored()
    play_through(play(state, "CP-35"))
    assert state.side_of_nation("gr") == CP
    assert "CP-35" in state.removed_cards[CP]


@pytest.mark.rule("illusions", "32.2")
def test_cp37_needs_the_line_to_constantinople() -> None:
    state = ready("CP-37")
    assert refusal_of(state, "CP-37") == ""
    play_through(play(state, "CP-37"))
    assert state.flag("turks_abroad")
    broken = ready("CP-37")
    hand_over(broken, AP, ["adrianople", "catalca"])
    assert refusal_of(broken, "CP-37") == "event.line"


# ------------------------------------------------------------------ choices of the Allies
@pytest.mark.rule("illusions", "32.2")
def test_cp38_and_cp55_the_allies_give_units_or_a_point() -> None:
    units = {"lemnos": ["fr_ao1", "fr_inf", "fr_inf", "br_inf"]}
    position = play(ready("CP-38", units=units), "CP-38")
    assert position.asked == AP
    position.play("option CP-38-1", "give fr_inf_01", "give fr_inf_02")
    assert places_of(position, "fr_inf_01", "fr_inf_02") == ["removed", "removed"]
    assert position.state.no_spending == ["ge"]
    mixed = play(ready("CP-55", units=units), "CP-55").play("option CP-55-1")
    assert mixed.offered("give") == ["br_inf_01", "fr_inf_01", "fr_inf_02"]
    point = play(ready("CP-38", units={}), "CP-38")
    assert point.offered("option") == ["CP-38-3"]
    point.play("option CP-38-3")
    assert point.state.vp == 16


@pytest.mark.rule("illusions", "32.2")
def test_cp55_may_send_three_corps_from_brandenburg_under_the_treaty() -> None:
    corps = ["ge_i", "ge_ii", "ge_xi", "ge_xx"]
    state = ready("CP-55", units={"brandenburg": [*corps, "ge_inf"], "berlin": ["ge_gd"]})
    position = play(state, "CP-55").play("option CP-55-3")
    assert position.asked == CP
    position.play("accept")
    assert position.offered("give") == corps
    position.play("give ge_i", "give ge_xi", "give ge_xx")
    assert position.decision is None
    assert state.vp == 17
    declined = play(ready("CP-55", units={"brandenburg": ["ge_i", "ge_xi", "ge_xx"]}), "CP-55")
    declined.play("option CP-55-3", "decline")
    assert declined.state.vp == 16
    two = {"brandenburg": ["ge_i", "ge_xi"], "berlin": ["ge_gd"]}
    few = play(ready("CP-55", units=two), "CP-55").play("option CP-55-3")
    assert few.decision is None


@pytest.mark.rule("illusions", "32.2")
def test_cp53_takes_a_british_division_or_else_a_corps() -> None:
    both = play(ready("CP-53", units={"lemnos": ["br_xii", "br_inf"]}), "CP-53")
    assert both.offered("option") == ["CP-53-1", "CP-53-3"]
    corps = play(ready("CP-53", units={"lemnos": ["br_xii"]}), "CP-53")
    assert corps.offered("option") == ["CP-53-2", "CP-53-3"]
    reserve = play(ready("CP-53", units={"lemnos": ["br_xii"], "reserve": ["br_inf"]}), "CP-53")
    assert reserve.offered("option") == ["CP-53-1", "CP-53-3"]


# ------------------------------------------------------------------ the Revolution
@pytest.mark.rule("illusions", "23.4.1", says="Then, while a Russian uprising is in Russia")
def test_cp49_and_cp50_lead_to_the_revolution() -> None:
    state = ready("CP-49", turn=10)
    play(state, "CP-49")
    assert state.flag("food_riots")
    assert state.revolution == "riots"
    assert state.national_will["ru"] == 4
    late = ready("CP-49", turn=14, revolution="stage_1")
    play(late, "CP-49")
    assert late.revolution == "stage_1", "the marker is further on its track already"
    state = ready("CP-50", turn=10, revolution="riots")
    play(state, "CP-50")
    assert (state.revolution, state.revolution_turn) == ("riots", 11)
    assert refusal_of(ready("CP-50", units={}, played=[]), "CP-50") == ""
    calm = ready("CP-04", played=["CP-49"])
    assert refusal_of(calm, "CP-50") == "event.uprising_in"


@pytest.mark.rule("illusions", "17.3.2")
def test_cp47_moves_the_armistice_marker_every_turn() -> None:
    state = ready("CP-47")
    play(state, "CP-47")
    state.clear_turn()
    assert [effect.value for _, effect in in_force(state, e.Armistice)] == [-1]
    assert refusal_of(ready("CP-04"), "CP-47") == "event.combined_min"


@pytest.mark.rule("illusions", "7.4.2")
@pytest.mark.rule("illusions", "23.4.3", says="It stays off until Fall of the Tsar")
def test_cp51_voids_russian_offensives_and_revives_the_revolution() -> None:
    state = ready("CP-51", turn=12)
    play(state, "CP-51")
    assert state.flag("fall_of_the_tsar")
    assert state.revolution_turn == 0
    assert state.vp == 16
    assert refusal_of(state, "AP-50") in ("event.forbidden", "event.not_played")
    state = ready("CP-51", turn=12)
    state.revolution = "suppressed"
    play(state, "CP-51")
    assert (state.revolution, state.revolution_turn) == ("suppressed", 13)


@pytest.mark.rule("illusions", "32.2")
def test_cp52_needs_stage_2_or_a_failed_kerensky_offensive() -> None:
    state = ready("CP-52")
    play(state, "CP-52")
    assert state.flag("november_coup")
    assert state.vp == 16
    assert refusal_of(state, "AP-54") in ("event.forbidden", "event.not_played")
    early = ready("CP-04", played=["CP-51"], revolution="stage_1")
    assert refusal_of(early, "CP-52") == "event.any"
    early.flags["kerensky_failed"] = 1
    assert refusal_of(early, "CP-52") == ""


def test_unknown_cards_are_not_in_force() -> None:
    """Effects named otherwise than by a card are left alone."""
    state = state_of(turn_effects=["something"], effects={"other": 1})
    assert list(in_force(state, e.Drm)) == []
