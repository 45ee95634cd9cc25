"""8.5.4, 8.5.6 Beach Heads from the landing to their end."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.war_status import WarStatus
from tests.games.crusade.playing_events import play, ready
from tests.games.crusade.position import NAT, REP, Position, begin, operations, state_of

HEAD, PLAN_P = "beachhead_mallorca", "beachhead_plan_p"


def landed(turn: int = 3, **units: list[str]) -> Position:
    """A landing of the turn before, as its War Status phase begins."""
    state = state_of(
        "columns",
        units={"sevilla": ["NAT_INF"], "cartagena": ["REP_POL"], **units},
        beach_heads={HEAD: "mallorca"},
        control={HEAD: REP},
        turn=turn,
        flags={"mallorca_deadline": 3},
    )
    return begin(state, WarStatus())


@pytest.mark.rule("crusade", "8.5.4")
@pytest.mark.rule("crusade", "8.5.4.4")
def test_the_landing_is_judged_in_the_turn_after_it() -> None:
    position = landed(turn=2, beachhead_mallorca=["REP_MIL"], mallorca=["NAT_INF"])
    assert HEAD in position.state.beach_heads


@pytest.mark.rule("crusade", "8.5.4.5")
def test_failure_sends_the_landed_units_to_the_reserve() -> None:
    position = landed(beachhead_mallorca=["REP_MIL", "REP_MIL-"], mallorca=["NAT_INF"])
    assert position.state.beach_heads == {}
    assert [position.at(unit) for unit in ("REP_MIL_01", "REP_MIL_02")] == ["reserve", "reserve"]
    assert HEAD not in position.state.control


@pytest.mark.rule("crusade", "8.5.4.6", says="The marker is removed")
def test_success_joins_the_beach_head_to_mallorca() -> None:
    position = landed(beachhead_mallorca=["REP_MIL"], mallorca=["REP_POL", "REP_POL"])
    state = position.state
    assert state.beach_heads == {}
    assert len(state.at("mallorca")) == 3


@pytest.mark.rule("crusade", "8.5.4.6", says="as the Republicans choose among all of them")
def test_units_over_the_limit_go_to_the_reserve_as_the_republicans_choose() -> None:
    position = landed(beachhead_mallorca=["REP_MIL", "REP_MIL_CNT"], mallorca=["REP_POL", "REP_POL"])
    assert position.asked == REP
    assert position.offered("reserve") == ["REP_MIL_01", "REP_MIL_CNT_01", "REP_POL_02"], "those in Mallorca too"
    position.play("reserve REP_MIL_01")
    assert position.at("REP_MIL_01") == "reserve"
    assert position.at("REP_MIL_CNT_01") == "mallorca"
    assert position.state.beach_heads == {}


@pytest.mark.rule("crusade", "8.5.4.3")
def test_nationalists_who_enter_the_beach_head_are_put_back() -> None:
    state = state_of(
        "columns",
        units={"mallorca": ["NAT_INF"], "cartagena": ["REP_POL"]},
        beach_heads={HEAD: "mallorca"},
        control={HEAD: REP},
        turn=2,
    )
    position = operations(state).play("mark mallorca move", "marked", "pick NAT_INF_01", f"to {HEAD}")
    assert position.at("NAT_INF_01") == "mallorca"
    assert state.beach_heads == {}


def plan_p(**units: list[str]) -> Position:
    """Plan P next to Almería; the Nationalists hold the coast."""
    state = state_of(
        "decisive-phase",
        units={"almeria": ["NAT_INF", "NAT_INF"], "cartagena": ["REP_POL"], **units},
        beach_heads={PLAN_P: "almeria"},
        control={PLAN_P: REP, "adra": NAT, "guadix": NAT},
        turn=14,
    )
    return operations(state)


@pytest.mark.rule("crusade", "8.5.6")
@pytest.mark.rule("crusade", "8.5.6.4")
def test_plan_p_is_gone_when_the_nationalists_enter() -> None:
    position = plan_p()
    position.play("mark almeria move", "marked", "pick NAT_INF_01", f"to {PLAN_P}")
    assert position.state.beach_heads == {}
    assert position.at("NAT_INF_01") == "almeria"
    assert "beachhead_plan_p" not in position.state.control


@pytest.mark.rule("crusade", "8.5.6.4")
def test_those_who_find_no_room_go_to_the_reserve() -> None:
    position = plan_p(guadix=["NAT_CAV", "NAT_CAV"], almeria=["NAT_INF", "NAT_INF"])
    position.play("mark guadix move", "marked", "pick NAT_CAV_01", "pick NAT_CAV_02", f"to {PLAN_P}")
    places = sorted(position.at(unit) for unit in ("NAT_CAV_01", "NAT_CAV_02"))
    assert places == ["almeria", "reserve"]


@pytest.mark.rule("crusade", "8.5.6.5")
def test_plan_p_has_no_deadline() -> None:
    state = state_of(
        "decisive-phase",
        units={"almeria": ["NAT_INF"], "cartagena": ["REP_POL"], PLAN_P: ["REP_RPA"]},
        beach_heads={PLAN_P: "almeria"},
        turn=14,
    )
    begin(state, WarStatus())
    assert state.beach_heads == {PLAN_P: "almeria"}
    position = begin(state, EndOfTurn())
    assert position.state.at(PLAN_P) == ("REP_RPA_01",)


@pytest.mark.rule("crusade", "8.5.6.1", says="an ordinary Republican space")
@pytest.mark.rule("crusade", "8.5.1")
@pytest.mark.rule("crusade", "8.5.1.5")
def test_the_new_space_is_joined_to_its_target() -> None:
    units = {"republican reserve": ["REP_RPA"], "cartagena": ["REP_POL"], "almeria": ["NAT_INF"]}
    state = ready("R50", units=units, turn=14)
    position = play(state, "R50").play("beach almeria", "land REP_RPA_01")
    assert position.decision is None
    from desktop.games.crusade.rules.map.geography import ways
    from desktop.games.crusade.rules.supply.supply import in_normal_supply

    assert "almeria" in ways(state, REP, PLAN_P)
    assert in_normal_supply(state, REP, PLAN_P), "by sea from Cartagena"
