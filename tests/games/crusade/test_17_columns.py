"""17.1, 17.2, 17.6 Special rules of the War of the Columns."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import africa, control
from desktop.games.crusade.rules.map.geography import in_northern_zone
from tests.games.crusade.position import NAT, REP, Position, action_round, in_round, operations, state_of

NORTH = {"huesca": ["NAT_INF"], "teruel": ["NAT_INF"], "barbastro": ["REP_MIL"], "rubielos_de_mora": ["REP_MIL"]}


# -- 17.1 ammunition shortage --------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.1.2", says="In the whole Northern Zone")
@pytest.mark.rule("crusade", "17.1")
@pytest.mark.rule("crusade", "17.1.1")
@pytest.mark.rule("crusade", "17.0")
def test_17_1_2_one_attack_in_the_northern_zone() -> None:
    place = operations(state_of(units=NORTH, turn=2), NAT)
    assert place.offers("mark huesca attack")
    place.play("mark teruel attack")
    assert place.refused("mark huesca attack") == "17.1.2"
    assert place.offers("mark huesca move"), "movement is free"
    later = operations(state_of(units=NORTH, turn=2, ammunition_shortage=False), NAT)
    assert later.play("mark teruel attack").offers("mark huesca attack")


@pytest.mark.rule("crusade", "17.1.3", says="Mallorca is not affected")
@pytest.mark.rule("crusade", "17.1.2")
def test_17_1_3_the_south_and_mallorca_are_not_bound() -> None:
    units = {
        **NORTH,
        "sevilla": ["NAT_INF"],
        "santa_olalla": ["REP_MIL"],
        "cordoba": ["NAT_INF"],
        "montoro": ["REP_MIL"],
    }
    place = operations(state_of(units=units, turn=2), NAT)
    place.play("mark teruel attack", "mark sevilla attack")
    assert place.offers("mark cordoba attack")
    assert not in_northern_zone(place.state, "mallorca")


@pytest.mark.rule("crusade", "17.1.3")
def test_17_1_3_captured_spaces_belong_to_the_zone_they_are_connected_to() -> None:
    state = state_of(control={"barbastro": NAT})
    assert in_northern_zone(state, "barbastro")
    assert not in_northern_zone(state, "sevilla")
    assert not in_northern_zone(state, "oviedo"), "Isolated"


@pytest.mark.rule("crusade", "17.1.1", says="It never returns")
def test_17_1_1_the_link_ends_it_for_good() -> None:
    state = in_round(state_of(units={}), NAT)
    path = ["merida", "zafra", "llerena", "santa_olalla", "constantina", "aracena", "badajoz"]
    for space in path:
        control.take(state, space, NAT, "move")
    assert not state.ammunition_shortage
    assert state.flag("nat_zones_joined")
    for space in path:
        control.take(state, space, REP, "move")
    assert not state.ammunition_shortage, "it never returns"


# -- 17.6 the Army of Africa ---------------------------------------------------------------------------
def africa_round(turn: int, number: int, **fields: object) -> Position:
    fields.setdefault("flags", {"afr_schedule": 1})
    return action_round(state_of(turn=turn, hands={NAT: ["N5", "N6"]}, **fields), NAT, number)  # type: ignore[arg-type]


@pytest.mark.rule("crusade", "17.6.2", says=("One unit starts", "One each arrives"))
@pytest.mark.rule("crusade", "17.6")
@pytest.mark.rule("crusade", "17.6.1")
def test_17_6_2_schedule() -> None:
    state = state_of()
    assert state.at("sevilla")[0] == "NAT_AFR_01"
    assert len(state.in_box(NAT, "africa")) == 6
    due = []
    for turn in range(1, 5):
        for number in range(1, 7):
            state = in_round(state_of(turn=turn, flags={"afr_schedule": 1}), NAT, number)
            if africa.is_due(state):
                due.append((turn, number))
    assert due == [(1, 2), (1, 5), (2, 2), (2, 5), (3, 2), (3, 5)]
    before = in_round(state_of(turn=1, flags={}), NAT, 2)
    assert not africa.is_due(before), "Air Bridge starts the schedule"
    assert not africa.is_due(in_round(state_of(turn=1, flags={"afr_schedule": 1}), REP, 2))


@pytest.mark.rule("crusade", "17.6.3", says="Before any other action")
@pytest.mark.rule("crusade", "17.6.4", says="In friendly, supplied")
def test_17_6_3_before_any_other_action_in_sevilla_or_cadiz() -> None:
    place = africa_round(1, 2)
    assert place.rule == "17.6.4"
    assert place.actions == ["to sevilla", "to cadiz"]
    place.play("to cadiz")
    assert "NAT_AFR_02" in place.state.at("cadiz")
    assert place.offers("auto"), "the round goes on"


@pytest.mark.rule("crusade", "17.6.4", says="If that is impossible")
def test_17_6_4_otherwise_they_wait_in_africa() -> None:
    place = africa_round(1, 2, control={"cadiz": REP}, units={"sevilla": ["NAT_INF"] * 3, "africa": ["NAT_AFR"]})
    assert place.offers("auto")
    assert place.state.in_box(NAT, "africa") == ("NAT_AFR_01",)
    later = action_round(place.state, NAT, 3)
    assert later.offers("auto"), "no arrival but by SR"


@pytest.mark.rule("crusade", "17.6.2", says="If End of the Strait")
@pytest.mark.rule("crusade", "17.6.3")
def test_17_6_2_earlier_with_the_strait_open() -> None:
    flags = {"afr_schedule": 1, "afr_accelerated": 1}
    due = [n for n in range(1, 7) if africa.is_due(in_round(state_of(turn=3, flags=flags), NAT, n))]
    assert due == [1, 2]


@pytest.mark.rule("crusade", "17.6.3", says="Before any other action")
def test_17_6_3_after_the_card_if_it_is_played_in_that_round() -> None:
    place = africa_round(3, 1)
    assert place.offers("play N6 event"), "nobody lands before"
    place.play("play N6 event")
    assert place.rule == "17.6.4"
    place.play("to sevilla")
    assert "NAT_AFR_02" in place.state.at("sevilla")
    assert place.decision is None
    late = africa_round(3, 3).play("play N6 event")
    assert late.decision is None
    assert not late.state.flag("afr_accelerated"), "too late"


@pytest.mark.rule("crusade", "17.6.3", says="They may act at once")
def test_17_6_3_they_may_act_at_once() -> None:
    place = africa_round(1, 2).play("to sevilla", "auto", "mark sevilla move", "marked")
    assert "NAT_AFR_02" in place.offered("pick")


@pytest.mark.rule("crusade", "17.6.2")
def test_17_6_2_one_unit_per_arrival() -> None:
    place = africa_round(1, 2).play("to sevilla", "auto", "marked")
    assert place.decision is None
    assert len(place.state.in_box(NAT, "africa")) == 5
