"""8.5 Events with an effect of their own, card by card."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.cards import conditions, play_options
from desktop.games.crusade.rules.cards.works import PlaceWorks
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement import replacement_options
from desktop.games.crusade.rules.supply.attrition import Attrition
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state import invariants
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.playing_events import NAT, REP, play, play_through, ready
from tests.games.crusade.position import Position, begin


def operations_of(position: Position) -> Operations:
    """The operations that an event has led to."""
    frame = position.state.stack[-1]
    assert isinstance(frame, Operations)
    return frame


def refusal_of(state: CrusadeState, card: str) -> str:
    refusal = conditions.why_not_event(state, card)
    return refusal.reason.key if refusal else ""


# ------------------------------------------------------------------ Nationalist events
@pytest.mark.rule("crusade", "17.6.1")
def test_n1_starts_the_arrivals_and_gives_operations() -> None:
    position = play(ready("N1"), "N1")
    assert position.state.flag("afr_schedule")
    assert operations_of(position).points == 3


@pytest.mark.rule("crusade", "8.4.1", says="Axis RP count only")
def test_n2_opens_axis_replacement_points() -> None:
    state = ready("N2", turn=2)
    assert play_options.rp_of(state, "N3") == [("nat", 2)]
    play(state, "N2")
    assert ("axis", 4) in play_options.rp_of(state, "N3")
    assert state.place_of("AX_AC_CTV") == "pool", "no corps before Turn 6"


@pytest.mark.rule("crusade", "8.5.2.5", says="Corps of [[15.2]]")
@pytest.mark.rule("crusade", "15.2.1", says="If Axis Military Aid")
@pytest.mark.rule("crusade", "8.5.2.4", says="The CTV comes")
def test_n2_brings_the_waiting_ctv_from_turn_6_on() -> None:
    units = {"sevilla": ["NAT_INF"], "bilbao": ["REP_POL"]}
    state = ready("N2", scenario="northern-front", turn=6, units=units, played=[], strait=NAT)
    position = play(state, "N2")
    assert position.offered("remove") == [], "no division is given up for it"
    assert set(position.offered("to")) <= set(state.world.port_zone) - {"mallorca"}
    position.play("to cadiz")
    assert position.at("AX_AC_CTV") == "cadiz"
    assert position.decision is None


@pytest.mark.rule("crusade", "15.2.1")
def test_n2_does_not_bring_a_ctv_that_is_in_play() -> None:
    state = ready("N2", scenario="northern-front", played=[])
    position = play(state, "N2")
    assert position.decision is None


@pytest.mark.rule("crusade", "8.5.2.2")
@pytest.mark.parametrize(("turn", "reason"), [(5, ""), (6, "event.no_place")])
def test_n2_needs_a_port_once_it_brings_the_ctv(turn: int, reason: str) -> None:
    state = ready("N2", scenario="northern-front", turn=turn, units={"sevilla": ["NAT_INF"]}, played=[])
    state.control |= dict.fromkeys(state.world.port_zone, REP)
    state.restored()
    assert refusal_of(state, "N2") == reason


@pytest.mark.rule("crusade", "17.6.2", says="If End of the Strait")
@pytest.mark.parametrize(("turn", "number", "early"), [(2, 6, 1), (3, 1, 1), (3, 2, 0), (4, 1, 0)])
def test_n6_opens_the_strait_and_may_hasten_the_army_of_africa(turn: int, number: int, early: int) -> None:
    state = ready("N6", turn=turn, round=number)
    play(state, "N6")
    assert state.strait == NAT
    assert state.flag("afr_accelerated") == early


@pytest.mark.rule("crusade", "10.1.12")
def test_n13_lets_the_army_of_africa_enter_three_enemy_spaces() -> None:
    position = play(ready("N13"), "N13")
    assert position.state.effects.enemy_spaces == {"NAT_AFR": 3}
    assert operations_of(position).points == 4


def test_n17_stops_republican_sea_sr_for_the_turn() -> None:
    state = ready("N17")
    play(state, "N17")
    assert state.turn_effects == ["rep_no_sea_sr"]
    state.begin_turn(state.turn + 1)
    assert state.turn_effects == []


@pytest.mark.rule("crusade", "16.5.2")
@pytest.mark.parametrize(
    ("card", "points", "drm", "sample", "winter"),
    [
        ("N19", 5, 1, "", 1),
        ("N37", 4, 1, "bilbao", 1),
        ("N47", 5, 1, "lerida", 1),
        ("R54", 4, 1, "cordoba", 1),
        ("N46", 1, 0, "", 0),
        ("N1", 3, 0, "", 1),
        ("N13", 4, 0, "", 1),
    ],
)
def test_offensives(card: str, points: int, drm: int, sample: str, winter: int) -> None:
    state = ready(card)
    position = play(state, card)
    assert operations_of(position).points == points
    assert state.effects.attack_drm == drm
    assert (sample in state.effects.drm_spaces) if sample else state.effects.drm_spaces == []
    assert "madrid" not in state.effects.drm_spaces
    assert state.ops_cards[state.world.cards[card].side] == winter


@pytest.mark.rule("crusade", "16.5.2")
@pytest.mark.parametrize(("card", "refused"), [("N47", True), ("N46", False)])
def test_offensives_count_against_the_winter_limit(card: str, refused: bool) -> None:
    state = ready(card, turn=17)
    state.ops_cards[NAT] = state.world.tables.winter.ops_cards
    assert (play_options.why_not_event(state, NAT, card) is not None) == refused


@pytest.mark.rule("crusade", "10.2.3")
def test_n25_razes_the_iron_belt_for_good() -> None:
    state = ready("N25", works={"bilbao": "trench"}, extra_trenches={"bilbao": "bilbao"})
    play(state, "N25")
    assert state.works == {}
    assert state.flag("no_fort_bilbao")
    bare = ready("N25", works={})
    play(bare, "N25")
    assert bare.flag("no_fort_bilbao")


@pytest.mark.rule("crusade", "11.3.5")
def test_n26_every_unit_of_a_basque_space_loses_a_step() -> None:
    units = {
        "durango": ["REP_AC_EUZKADI-", "REP_MIL_BAS", "REP_MIL_BAS-"],
        "republican reserve": ["REP_MIL_BAS"],
        "gijon": ["REP_MIL_AST"],
    }
    state = ready("N26", units=units)
    position = play(state, "N26")
    assert position.offered("bomb") == ["durango"]
    position.play("bomb durango")
    assert position.at("REP_AC_EUZKADI") == "eliminated"
    assert position.at("REP_MIL_BAS_02") == "eliminated"
    assert state.at("durango") == ("REP_MIL_BAS_01", "REP_MIL_BAS_03")
    assert state.units["REP_MIL_BAS_01"].reduced
    assert not state.units["REP_MIL_BAS_03"].reduced, "the division that replaces the corps is not hit"


def test_n26_needs_a_republican_space_in_the_basque_country() -> None:
    assert (
        refusal_of(ready("N26", units={"gijon": ["REP_MIL_AST"], "vitoria": ["NAT_INF"]}), "N26") == "event.no_target"
    )


def test_n27_removes_the_poum_and_shuts_catalonia_for_a_round() -> None:
    state = ready("N27")
    in_play = [unit for unit in state.world.of_type["REP_MIL_POUM"] if state.place_of(unit) not in ("pool", "removed")]
    assert in_play
    position = play(state, "N27")
    assert {position.at(unit) for unit in in_play} == {"removed"}
    state.begin_round(REP, 1, [])
    assert state.barred == ["catalonia"]
    state.begin_round(REP, 2, [])
    assert state.barred == []


@pytest.mark.rule("crusade", "14.2.4")
def test_n29_costs_a_soviet_point_from_the_next_turn_on_and_r60_ends_it() -> None:
    state = ready("N29")
    play(state, "N29")
    assert replacement_options.lasting_change(state, "sov") == 0
    state.turn += 1
    assert replacement_options.lasting_change(state, "sov") == -2
    state.hands[REP] = ["R60"]
    play(state, "R60")
    assert replacement_options.lasting_change(state, "sov") == 0


@pytest.mark.rule("crusade", "19.2", says="N30 Italian")
@pytest.mark.rule("crusade", "19.3", says="R31 Nyon")
def test_n30_and_r31_in_one_turn() -> None:
    """N30 is retroactive; R31 ends the loss of later turns but gives nothing back in this one."""
    state = ready("N30")
    state.record_rp("sov", 4, "R3")
    play(state, "N30")
    assert replacement_options.expected(state, "sov") == 0
    state.hands[REP] = ["R31"]
    play(state, "R31")
    assert replacement_options.expected(state, "sov") == 0
    state.begin_turn(state.turn + 1)
    assert state.no_rp == []
    assert replacement_options.lasting_change(state, "sov") == 0


def test_n30_costs_a_soviet_point_in_later_turns() -> None:
    state = ready("N30")
    play(state, "N30")
    state.begin_turn(state.turn + 1)
    assert replacement_options.lasting_change(state, "sov") == -2


def test_n31_the_basques_outside_their_country_lay_down_their_arms() -> None:
    units = {
        "durango": ["REP_MIL_BAS"],
        "santander": ["REP_MIL_BAS", "REP_AC_EUZKADI"],
        "republican reserve": ["REP_MIL_BAS"],
        "republican eliminated": ["REP_MIL_BAS"],
        "gijon": ["REP_MIL_AST"],
        "bilbao": ["NAT_INF"],
    }
    state = ready("N31", units=units)
    play(state, "N31")
    gone = {unit for unit in state.units if state.place_of(unit) == "removed"}
    assert gone >= {"REP_MIL_BAS_02", "REP_AC_EUZKADI", "REP_MIL_BAS_03", "REP_MIL_BAS_04"}
    assert state.place_of("REP_MIL_AST_01") == "gijon"
    assert state.place_of("REP_MIL_BAS_06") == "pool", "a counter not in play yet is left alone"


def test_n31_spares_the_basques_at_home_if_they_are_supplied() -> None:
    """Without Bilbao, Valmaseda is still next to Santoña; Durango has no way out."""
    units = {"valmaseda": ["REP_MIL_BAS"], "durango": ["REP_MIL_BAS"], "bilbao": ["NAT_INF"]}
    state = ready("N31", units=units)
    play(state, "N31")
    assert state.place_of("REP_MIL_BAS_01") == "valmaseda"
    assert state.place_of("REP_MIL_BAS_02") == "removed"


@pytest.mark.rule("crusade", "13.4.3.2")
def test_n44_ends_special_sr_over_the_french_border() -> None:
    state = ready("N44")
    play(state, "N44")
    assert state.flag("no_french_special_sr")


@pytest.mark.rule("crusade", "5.2.4")
def test_n45_wins_at_once() -> None:
    state = ready("N45")
    position = play(state, "N45")
    assert position.decision is None
    assert (state.winner, state.level, state.reason) == (NAT, "nationalist_decisive", "coup")
    assert position.of(ev.GameEnded)


@pytest.mark.rule("crusade", "19.2", says="N48 Insurrection")
def test_n48_rises_behind_the_front_and_dies_without_supply() -> None:
    state = ready("N48")
    vp, rm = state.vp, state.rm
    position = play(state, "N48")
    places = position.offered("rise")
    assert "ciudad_real" in places
    assert not {"madrid", "barcelona", "cartagena", "valencia", "belchite"} & set(places)
    position.play("rise ciudad_real")
    assert state.at("ciudad_real") == ("NAT_INS_01",)
    value = state.world.spaces["ciudad_real"]
    assert (state.vp - vp, rm - state.rm) == (value.vp_value, value.rm_value)
    begin(state, Attrition(side=NAT))
    assert state.control["ciudad_real"] == REP
    assert state.place_of("NAT_INS_01") == "removed"
    assert (state.vp, state.rm) == (vp, rm)


def test_n48_needs_a_place_that_is_no_source() -> None:
    state = ready("N48", units={"sevilla": ["NAT_INF"], "lorca": ["REP_POL"]})
    places = play(state, "N48").offered("rise")
    assert "murcia" in places
    assert not {"cartagena", "barcelona", "lorca", "sevilla", "beachhead_plan_p"} & set(places)
    lost = ready("N48", units={"sevilla": ["NAT_INF"], "lorca": ["REP_POL"]})
    lost.control = {space: NAT for space in lost.control if space != "lorca"} | {"lorca": REP}
    lost.restored()
    assert refusal_of(lost, "N48") == "event.no_target"
    everything = ready("N48")
    everything.units["NAT_INS_01"].place = "removed"
    everything.restored()
    assert refusal_of(everything, "N48") == "event.no_counter"


def test_n49_closes_the_border_that_r42_opened() -> None:
    state = ready("R42", turn=12)
    play(state, "R42")
    assert "R42" in state.lasting
    state.turn, state.hands[NAT] = 13, ["N49"]
    play(state, "N49")
    assert "R42" not in state.lasting


@pytest.mark.parametrize(("card", "pool", "half"), [("N54", "nat", 6), ("R55", "sov", 4)])
def test_points_recorded_by_an_event_are_no_rp_play(card: str, pool: str, half: int) -> None:
    state = ready(card)
    play(state, card)
    assert state.rp[pool] == half
    side = state.world.cards[card].side
    assert state.actions[side] == ["event"]
    assert play_options.why_not_play(state, side, card, "rp") is None or card not in state.hands[side]


@pytest.mark.rule("crusade", "8.3.3")
def test_n59_is_an_sr_with_two_points_more() -> None:
    state = ready("N59")
    position = play(state, "N59")
    frame = position.state.stack[-1]
    assert isinstance(frame, Redeploy)
    assert frame.points == 10
    assert state.actions[NAT] == ["sr"]
    later = ready("N59")
    later.actions[NAT] = ["sr"]
    refusal = play_options.why_not_event(later, NAT, "N59")
    assert refusal is not None
    assert refusal.rule == "8.3.3"


# ------------------------------------------------------------------ Republican events
@pytest.mark.rule("crusade", "17.4.1")
def test_r2_and_r23_change_the_government() -> None:
    state = ready("R2")
    play(state, "R2")
    assert state.government == "largo_caballero"
    assert state.flag("militia_rule_over")
    state = ready("R23")
    play(state, "R23")
    assert state.government == "negrin"


@pytest.mark.rule("crusade", "8.4.1", says="Axis RP count only")
def test_r3_opens_soviet_replacement_points() -> None:
    state = ready("R3")
    assert play_options.rp_of(state, "R5") == [("rep", 2)]
    play(state, "R3")
    assert play_options.rp_of(state, "R5") == [("rep", 2), ("sov", 4)]


@pytest.mark.rule(
    "crusade",
    "8.5.4.1",
    says=("The Beach Head is placed next to Mallorca", "may place two MIL units", "This is no reinforcement"),
)
@pytest.mark.rule("crusade", "8.5.4.4")
def test_r6_lands_two_militia_next_to_mallorca() -> None:
    state = ready("R6", turn=2)
    state.put("REP_MIL_03", "reserve", "test")
    position = play(state, "R6")
    assert state.beach_heads == {"beachhead_mallorca": "mallorca"}
    assert state.controls(REP, "beachhead_mallorca")
    assert state.flag("mallorca_deadline") == 3
    kinds = {state.world.units[unit].type for unit in position.offered("land")}
    assert kinds == {"REP_MIL", "REP_MIL_CNT", "REP_MIL_ERC", "REP_MIL_PSUC", "REP_MIL_POUM"}
    unit = next(unit for unit in position.offered("land") if position.at(unit) == "reserve")
    position.play(f"land {unit}")
    position.play("land " + position.offered("land")[0])
    assert position.decision is None
    assert len(state.at("beachhead_mallorca")) == 2
    assert state.actions[REP] == ["event"], "not a reinforcement"


@pytest.mark.rule("crusade", "8.5.4.1")
def test_r6_may_land_fewer() -> None:
    position = play(ready("R6"), "R6")
    assert position.refused("land REP_MIL_BAS_06") == "8.5.4.1"
    position.play("done")
    assert position.decision is None
    assert position.state.at("beachhead_mallorca") == ()


@pytest.mark.rule("crusade", "10.2.9", says="six extra trenches")
def test_r10_two_extra_trenches_for_madrid() -> None:
    state = ready("R10", works={"madrid": "position"})
    position = play(state, "R10")
    assert state.works["madrid"] == "trench"
    assert set(position.offered("work")) == {"guadarrama"}, "occupied, supplied and next to Madrid"
    assert "done" not in position.actions
    position.play("work guadarrama")
    assert state.extra_trenches == {"madrid": "madrid", "guadarrama": "madrid"}


def test_only_a_card_that_lets_its_player_choose_leads_to_works() -> None:
    position = play(ready("R10"), "R10")
    frame = position.state.stack[-1]
    assert isinstance(frame, PlaceWorks)
    assert invariants.faults(position.state) == []
    frame.card = "R24"
    assert any("no card that places works" in fault for fault in invariants.faults(position.state))


@pytest.mark.rule("crusade", "16.5.3")
@pytest.mark.parametrize(("turn", "winter"), [(1, 5), (5, 11), (10, 11), (11, 17), (16, 17)])
def test_r16_makes_the_next_winter_severe(turn: int, winter: int) -> None:
    state = ready("R16", scenario="campaign", turn=turn)
    play(state, "R16")
    assert state.flag("severe_winter_turn") == winter


@pytest.mark.rule("crusade", "10.2.9", says="six extra trenches")
def test_r24_the_iron_belt() -> None:
    state = ready("R24", works={"bilbao": "position"}, extra_trenches={})
    play(state, "R24")
    assert state.works == {"bilbao": "trench"}
    assert state.extra_trenches == {"bilbao": "bilbao"}


@pytest.mark.rule("crusade", "8.5.5.2")
@pytest.mark.parametrize("card", ["R25", "R26", "R38", "R40"])
def test_strategic_counterattacks(card: str) -> None:
    state = ready(card)
    position = play(state, card)
    assert operations_of(position).points == 5
    assert (state.effects.attack_drm, state.effects.drm_spaces, state.effects.counterattack) == (1, [], card)
    assert state.ops_cards[REP] == 1


@pytest.mark.rule("crusade", "8.5.5.1")
def test_one_counterattack_per_turn() -> None:
    state = ready("R25")
    play_through(play(state, "R25"))
    state.hands[REP] = ["R26"]
    state.turn = 8
    refusal = play_options.why_not_event(state, REP, "R26")
    assert refusal is not None
    assert refusal.rule == "8.5.5.1"
    state.begin_turn(9)
    assert play_options.why_not_event(state, REP, "R26") is None


@pytest.mark.rule("crusade", "15.2.3")
def test_r28_militarizes_up_to_three_and_brings_one() -> None:
    units = {
        "madrid": ["REP_MIL-", "REP_MIL_POUM"],
        "lerida": ["REP_MIL_CNT"],
        "republican eliminated": ["REP_MIL"],
        "gijon": ["REP_MIL_AST"],
        "valencia": ["REP_MIL"],
    }
    state = ready("R28", units=units)
    position = play(state, "R28")
    for expected in (3, 2, 1):
        assert position.decision is not None
        kinds = {state.world.units[unit].type for unit in position.offered("militarize")}
        assert kinds <= {"REP_MIL", "REP_MIL_CNT"}
        assert position.decision.progress == (3 - expected, 3)
        position.play("militarize " + position.offered("militarize")[0])
    assert position.decision is None
    assert sum(state.place_of(unit) == "removed" for unit in state.units) == 3
    assert [u for u in state.in_box(REP, "reserve") if u.startswith("REP_RPA")] != []


@pytest.mark.rule("crusade", "8.5.2.2")
def test_r28_keeps_a_counter_for_the_unit_it_brings() -> None:
    state = ready("R28")
    pool = [unit for unit in state.world.of_type["REP_RPA"] if state.place_of(unit) == "pool"]
    for unit in pool[2:]:
        state.units[unit].place = "removed"
    state.restored()
    position = play(state, "R28")
    position.play("militarize " + position.offered("militarize")[0])
    assert position.decision is None
    assert not [unit for unit in state.world.of_type["REP_RPA"] if state.place_of(unit) == "pool"]


@pytest.mark.rule("crusade", "10.2.9", says="six extra trenches")
def test_r30_up_to_three_extra_trenches_not_in_bilbao() -> None:
    state = ready("R30", works={"guadarrama": "position"}, extra_trenches={})
    position = play(state, "R30")
    assert "bilbao" not in position.offered("work")
    assert all(state.side_at(space) == REP for space in position.offered("work"))
    position.play("work guadarrama", "work madrid", "done")
    assert state.extra_trenches == {"guadarrama": "fortifications", "madrid": "fortifications"}
    assert position.decision is None


def test_r36_takes_two_points_from_nationalist_sr() -> None:
    state = ready("R36")
    play(state, "R36")
    assert play_options.sr_points(state, NAT, 6) == 2
    assert play_options.sr_points(state, NAT, 4) == 2, "never below one point"
    assert play_options.sr_points(state, REP, 6) == 6
    state.begin_turn(state.turn + 1)
    assert play_options.sr_points(state, NAT, 6) == 6


@pytest.mark.rule("crusade", "19.3", says="R42 Opening")
def test_r42_an_extra_soviet_point_if_some_were_recorded_by_a_card() -> None:
    state = ready("R42", flags={"soviet_rp": 1}, lasting={})
    play(state, "R42")
    assert replacement_options.expected(state, "sov") == 0
    state.record_rp("sov", 2, "R3")
    assert replacement_options.lasting_change(state, "sov") == 0, "no card was played for RP"
    state.actions[REP].append("rp")
    assert replacement_options.lasting_change(state, "sov") == 2


@pytest.mark.rule("crusade", "10.2.9")
def test_r47_positions_or_trenches_in_the_provinces() -> None:
    state = ready("R47", works={"castellon": "position"}, extra_trenches={})
    position = play(state, "R47")
    provinces = {state.world.spaces[space].province for space in position.offered("work")}
    assert provinces <= {"Castellón", "Teruel", "Valencia", "Cuenca"}
    position.play("work castellon", "work valencia")
    assert (state.works["castellon"], state.works["valencia"]) == ("trench", "position")
    assert not {"castellon", "valencia"} & set(position.offered("work"))
    position.play("done")
    assert state.extra_trenches == {}


@pytest.mark.rule("crusade", "10.2.9")
def test_r47_without_a_marker_only_upgrades() -> None:
    stock = ["madrid", "arganda", "aranjuez", "tarancon", "lorca", "murcia", "baza", "guadix", "hellin", "albacete",
             "motilla", "castellon"]  # fmt: skip
    state = ready("R47", works=dict.fromkeys(stock, "position"), extra_trenches={})
    position = play(state, "R47")
    assert set(position.offered("work")) == {"castellon", "motilla", "tarancon"}


def test_r48_sends_the_international_brigades_home() -> None:
    state = ready("R48")
    in_play = [unit for unit in state.world.of_type["SOV_INT"] if state.place_of(unit) not in ("pool", "removed")]
    assert in_play
    play(state, "R48")
    assert {state.place_of(unit) for unit in in_play} == {"removed"}


@pytest.mark.rule("crusade", "8.5.6.1", says="The Beach Head is placed")
@pytest.mark.rule("crusade", "8.5.6.2", says="Over land connections")
def test_r50_targets_lie_within_three_spaces() -> None:
    """All Andalusia, Águilas and the Strait Nationalist: Águilas 1, Garrucha 2, Almería 3; with Baza some more."""
    state = _andalusia(
        ready("R50", scenario="campaign", turn=12, units={"republican reserve": ["REP_RPA", "REP_RPA-"]})
    )
    position = play(state, "R50", checked=False)
    assert position.offered("beach") == ["aguilas", "almeria", "garrucha"]
    assert position.refused("beach malaga") == "8.5.6.1"
    state = _andalusia(ready("R50", scenario="campaign", turn=12, units=RESERVE))
    state.control["baza"] = REP
    state.restored()
    found = play(state, "R50", checked=False).offered("beach")
    assert set(found) == {"adra", "aguilas", "almeria", "garrucha", "motril", "velez_malaga"}


RESERVE = {"republican reserve": ["REP_RPA", "REP_RPA-"]}


def _andalusia(state: CrusadeState) -> CrusadeState:
    """EX-8.5.6.2: the south and the Strait are Nationalist."""
    provinces = ("Almería", "Granada", "Jaén", "Málaga", "Córdoba", "Sevilla", "Cádiz", "Huelva")
    for province in provinces:
        for space in state.world.provinces[province]:
            state.control[space] = NAT
    state.control["aguilas"] = NAT
    state.strait = NAT
    state.restored()
    return state


@pytest.mark.rule("crusade", "8.5.6.3", says="put one RPA")
def test_r50_brings_one_unit_of_the_reserve_full_or_reduced() -> None:
    state = _andalusia(
        ready("R50", scenario="campaign", turn=12, units={"republican reserve": ["REP_RPA", "REP_RPA-"]})
    )
    position = play(state, "R50", checked=False).play("beach almeria")
    assert state.beach_heads == {"beachhead_plan_p": "almeria"}
    assert position.offered("land") == ["REP_RPA_01", "REP_RPA_02"]
    position.play("land REP_RPA_02")
    assert state.at("beachhead_plan_p") == ("REP_RPA_02",)
    assert state.units["REP_RPA_02"].reduced


@pytest.mark.rule("crusade", "8.5.6.1", says="The Beach Head is placed")
def test_r50_keeps_off_the_strait_and_needs_a_target() -> None:
    state = ready("R50", scenario="campaign", turn=12, units={"republican reserve": ["REP_RPA"]}, strait=REP)
    assert "algeciras" in play(state, "R50").offered("beach")
    other = ready("R50", scenario="campaign", turn=12, units={"republican reserve": ["REP_RPA"]}, strait=NAT)
    assert refusal_of(other, "R50") == "event.no_target"


@pytest.mark.rule("crusade", "8.5.1.1")
def test_r51_keeps_the_nationalists_from_attacking_near_france() -> None:
    state = ready("R51")
    play(state, "R51")
    assert state.turn_effects == ["no_nat_attack_near_france"]


def test_r52_takes_the_axis_points_of_the_turn() -> None:
    state = ready("R52")
    state.record_rp("axis", 4, "N3")
    play(state, "R52")
    assert replacement_options.expected(state, "axis") == 0


def test_r56_records_a_point_and_brings_a_militia_back() -> None:
    units = {"republican eliminated": ["REP_MIL-", "REP_MIL_BAS"], "nationalist eliminated": ["NAT_MIL"]}
    state = ready("R56", units={**units, "madrid": ["REP_POL"]})
    position = play(state, "R56")
    assert state.rp["rep"] == 2
    assert position.offered("rebuild") == ["REP_MIL_01", "REP_MIL_BAS_01"]
    position.play("rebuild REP_MIL_01")
    assert position.at("REP_MIL_01") == "reserve"
    assert not state.units["REP_MIL_01"].reduced
    assert position.decision is None
    none = play(ready("R56", units={"madrid": ["REP_POL"]}), "R56")
    assert none.decision is None
