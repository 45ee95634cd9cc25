"""The log: every line names known things and leads to the rule of what happened."""

from __future__ import annotations

import re

import pytest

from desktop.controller.announcing import announcement
from desktop.games.crusade.present.log import BOOK
from desktop.games.crusade.present.log_rules import rule_of
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.present.tracks import Tracks
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.sides import SIDES
from desktop.views.table import LogLine
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.combat import battle, take_any_losses
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of
from tests.games.crusade.position import world_of as crusade_world
from tests.sentences import book

SCENARIOS = ("campaign", "columns", "northern-front", "two-years", "decisive-phase")
STEPS = 1500
ODD = re.compile(
    r"_|\{|\}|  |None|\b[Nn]obody (take|control|play|fire)|\(\)|[A-Z]{2,3}_|^[a-z]"  # ids, gaps, blanks
    r"|\b(in|to|from|with|of|by|at|for|and)([,.:;]|$)|: *$|: ,|^ |^,"
)


def told(place: Position, seat: str = NAT) -> list[LogLine]:
    return CrusadePresenter(place.state.world).log_lines(0, seat, None, place.log, seat)  # type: ignore[arg-type]


def texts(place: Position) -> list[str]:
    return [line.text for line in told(place)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_line_of_random_games_names_known_things_and_its_rule(scenario: str) -> None:
    name = f"crusade/{scenario}"
    match, player = new_match(name, 5), player_of(name, 5)
    world = world_of(name)
    presenter = CrusadePresenter(world)
    ids = re.compile(r"\b(" + "|".join(map(re.escape, (*world.unit_ids, *world.types))) + r")\b")
    numbers = book("crusade")
    for _ in range(STEPS):
        if match.decision is None:
            break
        decision = match.decision
        match.play(player.choose(match.state, decision))
        for seat in (*SIDES, ""):
            for line in presenter.log_lines(0, decision.player, match.log[-1].action, match.events_of[-1], seat):
                assert not ODD.search(line.text), line.text
                assert not ids.search(line.text), line.text
                assert line.rule in numbers, line
    assert len(match.log) > 200


@pytest.mark.rule("crusade", "10.2.2")
def test_a_work_that_is_built_is_told_once() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"]}), NAT)
    place.play("mark huesca move", "marked").play("build NAT_INF_01", dice=[2])
    assert [text for text in texts(place) if "position" in text] == ["INF rolls 2 and builds a position in Huesca"]


@pytest.mark.rule("crusade", "8.2.3")
def test_spaces_are_told_as_activated_once_all_are_marked() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"], "jaca": ["NAT_INF"], "leon": ["NAT_INF"]}), NAT)
    place.play("mark leon move", "unmark leon", "mark jaca move", "mark huesca attack")
    assert texts(place) == []
    place.play("marked")
    assert texts(place) == ["Activated for movement: Jaca; for attack: Huesca"]


def test_corps_of_both_sides_are_told_apart() -> None:
    names = CrusadePresenter(crusade_world()).names
    corps = [kind for kind, found in crusade_world().types.items() if found.size == "corps"]
    assert len({names.kind(kind) for kind in corps}) == len(corps)
    assert names.unit("NAT_AC_I") == "Nationalist I Corps"
    assert names.unit("REP_AC_I") == "Republican I Corps"
    assert names.unit("NAT_AC_GRANADA") == "Granada Corps"


@pytest.mark.rule("crusade", "6.0")
@pytest.mark.parametrize("side", SIDES)
def test_attrition_and_replacements_name_their_side(side: str) -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"]}), NAT)
    place.log = [ev.PhaseBegan("attrition", side), ev.PhaseBegan("replacement", side), ev.PhaseBegan("status", "")]
    whose = {NAT: "the Nationalists", REP: "the Republicans"}[side]
    assert texts(place) == [f"Attrition of {whose}", f"Replacements of {whose}", "War Status"]


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (ev.UnitRemoved("NAT_INF_01", "madrid", "attrition"), "13.3.5"),
        (ev.UnitRemoved("NAT_INF_01", "madrid", "retreat"), "11.4.4"),
        (ev.UnitRemoved("NAT_INF_01", "madrid", "N21"), "8.5.2.5"),
        (ev.UnitRemoved("SOV_INT_01", "madrid", "R48"), "8.5.1.1"),
        (ev.UnitRemoved("NAT_AFR_01", "madrid", "never_replaced"), "17.6.5"),
        (ev.UnitPlaced("NAT_INF_01", "pool", "madrid", False, "N7"), "8.5.2"),
        (ev.UnitPlaced("REP_MIL_01", "reserve", "beachhead_mallorca", False, "R6"), "8.5.4.1"),
        (ev.UnitPlaced("NAT_INF_01", "reserve", "madrid", False, "sr"), "12.1.8"),
        (ev.UnitPlaced("NAT_INF_01", "reserve", "madrid", False, "replacement"), "11.3.5"),
        (ev.UnitPlaced("NAT_AC_I", "pool", "madrid", False, "initial"), "15.2.1.2"),
        (ev.ControlChanged("madrid", REP, NAT, "attrition"), "13.3.6"),
        (ev.UnitsMoved(("NAT_INF_01",), ("madrid", "toledo"), "retreat"), "11.4"),
        (ev.BeachHeadPlaced("beachhead_plan_p", "almeria"), "8.5.6.1"),
    ],
)
def test_a_line_leads_to_the_rule_of_its_cause(event: ev.Event, rule: str) -> None:
    assert rule_of(crusade_world(), event) == rule


@pytest.mark.rule("crusade", "11.2.10")
def test_a_retreat_is_told_only_if_there_is_somebody_to_retreat() -> None:
    gone = battle({"belchite": ["NAT_AFR", "NAT_AFR", "NAT_AFR"]}, {"caspe": ["REP_RPA-"]}, [6, 1])
    assert "Caspe: 4 to 0, the attack is won; nobody has to retreat" in texts(gone)
    left = battle({"belchite": ["NAT_AFR", "NAT_AFR", "NAT_AFR"]}, {"caspe": ["REP_RPA", "REP_RPA", "REP_RPA"]}, [3, 1])
    take_any_losses(left)
    assert "Caspe: 3 to 1, the attack is won; the defenders owe a retreat of 2 spaces" in texts(left)


def test_quiet_events_are_told_by_the_lines_around_them() -> None:
    assert ev.SpaceMarked in BOOK.quiet
    assert ce.CombatClosed in BOOK.quiet


# -- who it is -------------------------------------------------------------------------------------------
def test_militia_and_police_of_both_sides_are_told_apart() -> None:
    names, types = CrusadePresenter(crusade_world()).names, crusade_world().types
    assert len({names.kind(kind) for kind in types}) == len(types)
    assert names.unit("NAT_MIL_01") == "Nationalist MIL"
    assert names.unit("REP_POL_01") == "Republican POL"
    assert names.units(("REP_MIL_01", "REP_MIL_02", "REP_RPA_01")) == "2 Republican MIL and RPA"
    assert names.unit("REP_AC_ASTURIAN_I") == "I Asturian Corps"


@pytest.mark.rule("crusade", "10.1")
def test_one_unit_moves_and_several_move() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF", "NAT_INF", "NAT_INF"], "jaca": []}), NAT)
    place.play("mark huesca move", "marked", "pick NAT_INF_01", "to jaca", "stop")
    place.play("pick NAT_INF_02", "pick NAT_INF_03", "to jaca", "stop")
    assert texts(place)[1:] == ["INF moves from Huesca to Jaca", "2 INF move from Huesca to Jaca"]


def test_a_line_about_a_unit_bears_the_colour_of_its_side() -> None:
    place = battle({"burgos": ["NAT_INF"]}, {"aranda_de_duero": ["REP_MIL"]}, [6, 6])
    sides = {line.text: line.side for line in told(place, REP) if "loses a step" in line.text}
    assert sides == {
        "INF in Burgos loses a step": NAT, "Republican MIL in Aranda de Duero loses a step": REP,
    }  # fmt: skip


# -- what happened ---------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "7.1.3")
def test_an_automatic_operation_is_told() -> None:
    place = action_round(state_of(units={"huesca": ["NAT_INF"]}, hands={NAT: ["N5"]}, turn=2), NAT, 2)
    place.play("auto", "marked")
    assert texts(place)[1] == "Nationalists make an automatic operation"


@pytest.mark.rule("crusade", "19.3", says="the Republicans fire first")
def test_who_has_nobody_left_is_not_told_to_fire() -> None:
    place = battle({"burgos": ["NAT_MIL-"]}, {"aranda_de_duero": ["REP_MIL", "REP_MIL"]}, [6], cards=["R7"])
    assert "Nationalists have nobody left to fire" in texts(place)
    assert not [text for text in texts(place) if "die 0" in text]


@pytest.mark.rule("crusade", "10.2.2", says="A failure gives -1 to the next try")
def test_the_modifier_of_a_building_roll_is_told() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"]}, build_failures={"huesca": 1}), NAT)
    place.play("mark huesca move", "marked").play("build NAT_INF_01", dice=[4])
    assert texts(place)[-1] == "INF rolls 4, modifier −1, and builds a position in Huesca"


@pytest.mark.rule("crusade", "13.4.3", says="comes back reduced in the Replacement phase of that turn")
def test_a_corps_that_returns_is_not_told_to_leave() -> None:
    units = {"due-12": ["REP_AC_I-"], "madrid": ["REP_RPA"], "burgos": ["NAT_INF"]}
    place = begin(state_of(units=units, turn=12), Replacement(side=REP)).play("to valencia")
    assert texts(place) == ["Republican I Corps returns reduced to Valencia"]
    full = {"due-12": ["REP_AC_I-"], "madrid": ["REP_RPA", "REP_RPA", "REP_RPA"], "burgos": ["NAT_INF"]}
    lost = dict.fromkeys(("valencia", "barcelona", "cartagena"), NAT)
    nowhere = begin(state_of(units=full, control=lost, turn=12), Replacement(side=REP))
    assert texts(nowhere) == ["Republican I Corps finds no space to return to and is eliminated"]


@pytest.mark.rule("crusade", "14.1.4", says="half a point reduced, one point full")
def test_at_what_strength_a_division_is_rebuilt_is_told() -> None:
    state = state_of(units={"eliminated": ["REP_RPA-", "REP_MIL-"], "madrid": ["REP_POL"]}, turn=7)
    state.rp["rep"] = 3
    place = begin(state, Replacement(side=REP))
    place.play("rebuild REP_RPA_01 rep full", "rebuild REP_MIL_01 rep reduced")
    told_of = [line for line in told(place) if "rebuilt" in line.text]
    assert [line.text for line in told_of] == [
        "RPA is rebuilt at full strength: the Reserve Box", "Republican MIL is rebuilt reduced: the Reserve Box",
    ]  # fmt: skip
    assert {line.rule for line in told_of} == {"14.1.4"}


@pytest.mark.rule("crusade", "12.1.8")
def test_a_redeployment_out_of_a_box_says_from_where() -> None:
    units = {"nationalist reserve": ["NAT_INF"], "burgos": ["NAT_INF"]}
    place = begin(in_round(state_of(units=units, turn=4), NAT), Redeploy(side=NAT, points=8))
    place.play("pick NAT_INF_01", "to burgos", "pick NAT_INF_02", "to reserve")
    assert [(line.text, line.rule) for line in told(place)] == [
        ("INF redeploys from the Reserve Box to Burgos", "12.1.8"),
        ("INF redeploys from Burgos to the Reserve Box", "12.1.9"),
    ]


@pytest.mark.rule("crusade", "19.2", says="no points of the pool this turn")
def test_a_pool_without_points_shows_and_records_none() -> None:
    state = state_of(
        hands={NAT: ["N30"], REP: ["R18"]}, turn=7, played=["N2", "R3"], flags={"axis_rp": 1, "soviet_rp": 1}
    )
    state.rp["sov"] = 2
    place = action_round(state, NAT, 2).play("play N30 event")
    assert "Until the end of the turn: no Soviet replacement points, whatever is recorded" in texts(place)
    tracks = {track.id: track for track in Tracks(state.world, CrusadePresenter(state.world).names).all(state)}
    assert tracks["rp-republican"].value == "0 + 0"
    after = action_round(state, REP, 2).play("play R18 rp")
    assert not [text for text in texts(after) if "Soviet" in text]


@pytest.mark.rule("crusade", "8.4.1", says="Soviet RP only after Soviet Military Aid")
@pytest.mark.parametrize(
    ("card", "turn", "told_so"),
    [
        ("R3", 4, "Soviet replacement points may be recorded from now on"),
        ("R16", 4, "The winter of Turn 5, January-February 1937 will be severe"),
        ("R2", 4, "Militia that is not Catalan may attack together from several spaces"),
    ],
)
def test_an_event_that_changes_a_rule_is_told(card: str, turn: int, told_so: str) -> None:
    place = action_round(state_of(hands={REP: [card]}, turn=turn), REP, 2).play(f"play {card} event")
    assert told_so in texts(place)


@pytest.mark.rule("crusade", "17.6.4", says="they wait in Africa")
def test_a_unit_that_cannot_land_is_told_to_wait() -> None:
    full = ["NAT_INF", "NAT_INF", "NAT_INF"]
    units = {"sevilla": full, "cadiz": full, "africa": ["NAT_AFR", "NAT_AFR"], "madrid": ["REP_MIL"]}
    place = action_round(state_of(units=units, turn=1, flags={"afr_schedule": 1}, hands={NAT: ["N5"]}), NAT, 2)
    assert "AFR cannot land and waits in Africa" in texts(place)


# -- charts and tracks -----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.5")
def test_the_chart_of_modifiers_holds_winter_and_counterattacks() -> None:
    charts = {chart.id: chart for chart in CrusadePresenter(crusade_world()).charts(None, None)}
    rows = {label: figures[0] for label, figures in charts["drms"].rows}
    assert rows == {
        "Republican militia, Turn 1": "−1", "Armor against open ground": "+1", "Winter, mountain": "−1",
        "Severe winter, mountain": "−2", "Strategic counterattack": "+1",
    }  # fmt: skip


@pytest.mark.rule("crusade", "5.1.2")
def test_the_starting_points_and_levels_are_marked_as_ours() -> None:
    state = state_of()
    tracks = Tracks(state.world, CrusadePresenter(state.world).names).all(state)
    track = next(each for each in tracks if each.id == "vp")
    assert track.title.endswith("†")
    assert "Not printed" in track.ours


# -- by which rule ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (ev.PhaseBegan("corps", ""), "15.2.1"),
        (ev.PhaseBegan("militarization", REP), "15.2.3"),
        (ev.GameEnded(NAT, "nationalist_decisive", "morale"), "5.2.2"),
        (ev.GameEnded(NAT, "nationalist_decisive", "cities"), "5.2.3"),
        (ev.GameEnded(NAT, "nationalist_decisive", "coup"), "5.2.4"),
        (ev.GameEnded("", "draw", "vp"), "5.1.1"),
        (ev.BuildTried("NAT_AC_I", "madrid", "trench", 2, 0, True), "10.2.4"),
        (ev.Scored(0, -1, "control", ("side", NAT, "space", "cuenca")), "16.3.3"),
        (ev.Scored(1, -1, "control", ("side", NAT, "space", "madrid")), "5.1.2"),
        (ev.Scored(-3, 0, "madrid_evaluation", ("line", "none")), "17.3.2"),
        (ev.Scored(0, -1, "siege_liberated", ("siege", "alcazar")), "16.1.7"),
        (ev.Scored(0, -2, "france_nat", ()), "16.3.3"),
        (ev.SiegeChanged("alcazar", 0, "surrendered"), "16.1.5"),
        (ev.SiegeChanged("alcazar", 1, "hunger"), "16.1.6"),
        (ev.IsolationEnded("oviedo", "time"), "16.2.6"),
        (ev.CardDiscarded(NAT, "N8", "lost"), "8.5.3.3"),
        (ev.CardDiscarded(NAT, "N8", "turn_end"), "8.5.3.5"),
        (ev.UnitRemoved("NAT_INS_01", "cuenca", "never_replaced"), "14.1.6"),
        (ev.UnitPlaced("AX_AC_CTV", "pool", "cadiz", False, "N2"), "15.2.1"),
        (ev.UnitPlaced("NAT_AC_I", "eliminated", "burgos", True, "rebuilt"), "14.1.5"),
        (ev.UnitsMoved(("NAT_INF_01",), ("beachhead_mallorca", "mallorca"), "bounce"), "8.5.4.3"),
        (ev.BeachHeadRemoved("beachhead_plan_p", "taken"), "8.5.6.4"),
        (ev.UnitPlaced("NAT_AFR_01", "africa", "sevilla", False, "sr"), "17.6.4"),
    ],
)
def test_a_line_leads_to_the_rule_of_what_it_tells(event: ev.Event, rule: str) -> None:
    assert rule in book("crusade")
    assert rule_of(crusade_world(), event) == rule


@pytest.mark.rule("crusade", "16.1.4.2")
def test_the_storm_of_a_siege_is_told_where_it_lies() -> None:
    """A roll is shown on the map beside its space."""
    presenter = CrusadePresenter(crusade_world())
    unit = crusade_world().of_type["REP_MIL"][0]
    events = (ce.SiegeAssaulted("alcazar", (unit,), 2, 1, True), ev.SiegeChanged("alcazar", 2, "assault"))
    lines = presenter.log_lines(0, REP, None, events, REP)  # type: ignore[arg-type]
    assert [line.spaces for line in lines] == [("toledo",), ("toledo",)]


@pytest.mark.rule("crusade", "17.3.2")
def test_the_judgement_on_madrid_is_announced_with_the_points_it_moves() -> None:
    presenter = CrusadePresenter(crusade_world())
    events = (ev.Scored(-3, 0, "madrid_evaluation", ()), ev.Scored(1, 0, "card", ("card", "N11")))
    lines = presenter.log_lines(0, NAT, None, events, "")  # type: ignore[arg-type]
    assert [bool(line.grave) for line in lines] == [True, False]
    told = announcement(lines)
    assert told is not None
    assert told.title == "Madrid evaluation: −3 VP"
