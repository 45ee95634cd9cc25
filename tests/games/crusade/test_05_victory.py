"""5.0 Victory, 6.0 D War Status, 17.3 the Madrid evaluation, 8.5.4.4 the landing in Mallorca."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.turn import victory
from desktop.games.crusade.rules.turn.account import account
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.war_status import WarStatus, madrid_line
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, state_of

CITIES = ("barcelona", "bilbao", "madrid", "sevilla", "valencia", "zaragoza")


def war_status(state: CrusadeState) -> Position:
    return begin(state, WarStatus())


def taking_no_part(**fields: object) -> CrusadeState:
    """A position late in the war in which the Madrid evaluation is over."""
    return state_of(flags={"madrid_evaluation_done": 1}, **fields)  # type: ignore[arg-type]


# -- 5.1 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "5.0", says="By VP at the end")
@pytest.mark.rule("crusade", "5.1")
@pytest.mark.rule("crusade", "5.1.1")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (30, "nationalist_decisive", NAT),
        (24, "nationalist_decisive", NAT),
        (23, "nationalist_marginal", NAT),
        (20, "nationalist_marginal", NAT),
        (19, "draw", ""),
        (18, "draw", ""),
        (17, "republican_marginal", REP),
        (14, "republican_marginal", REP),
        (13, "republican_decisive", REP),
        (-3, "republican_decisive", REP),
    ],
)
def test_5_1_1_levels_of_the_campaign(vp: int, level: str, winner: str) -> None:
    state = taking_no_part(turn=18, vp=vp)
    begin(state, EndOfTurn(step="close"))
    assert (state.winner, state.level, state.reason) == (winner, level, "vp")


@pytest.mark.rule("crusade", "5.1.1")
@pytest.mark.parametrize("scenario", ["campaign", "columns", "northern-front", "two-years", "decisive-phase"])
def test_5_1_1_every_number_of_vp_has_one_level(scenario: str) -> None:
    state = state_of(scenario)
    for vp in range(-10, 60):
        fitting = [
            level
            for level in state.world.levels
            if (level.least is None or vp >= level.least) and (level.most is None or vp <= level.most)
        ]
        assert len(fitting) == 1
        assert victory.level_of(state, vp) == fitting[0]
    assert victory.decisive(state, NAT) == "nationalist_decisive"
    assert victory.decisive(state, REP) == "republican_decisive"


@pytest.mark.rule("crusade", "1.0", says="Two markers measure the war")
@pytest.mark.rule("crusade", "16.3.3", says=("Nationalists take a capital", "Republicans take a capital"))
@pytest.mark.rule("crusade", "3.0", says="Every change moves VP and RM")
@pytest.mark.rule("crusade", "5.1.2", says=("VP move when", "Nationalist gains are plus", "VP space 1"))
@pytest.mark.parametrize(
    ("space", "vp", "rm"),
    [("jaen", 1, -1), ("cuenca", 0, -1), ("barcelona", 2, -2), ("madrid", 3, -3), ("cartagena", 1, -1), ("baza", 0, 0)],
)
def test_5_1_2_every_change_of_control_counts_both_ways(space: str, vp: int, rm: int) -> None:
    state = state_of(turn=2)
    before = state.vp, state.rm
    control.take(state, space, NAT, "move")
    assert (state.vp - before[0], state.rm - before[1]) == (vp, rm)
    control.take(state, space, REP, "retreat")
    assert (state.vp, state.rm) == before


@pytest.mark.rule("crusade", "16.3.2", says="Changes are immediate")
@pytest.mark.rule("crusade", "5.1.2", says="Alcázar of Toledo")
def test_5_1_2_the_account_says_why_the_markers_stand_where_they_stand() -> None:
    state = state_of(turn=2)
    control.take(state, "toledo", NAT, "move")
    control.take(state, "talavera", NAT, "move")
    control.take(state, "jaen", NAT, "advance")
    found = account(state)
    assert (found.vp, found.rm) == (state.vp, state.rm)
    assert (found.start_vp, found.start_rm) == (6, 26)
    lines = {line.cause: (line.vp, line.rm, len(line.entries)) for line in found.lines}
    assert lines["control"] == (2, -2, 2)
    assert lines["siege_liberated"] == (1, -1, 1)
    assert [entry.args.get("space", "") for entry in state.account if entry.turn == 2] == ["toledo", "", "jaen"]


# -- 5.2 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "5.2", says="Ends the game at once")
@pytest.mark.rule("crusade", "5.2.1", says="In each War Status phase")
@pytest.mark.rule("crusade", "6.0", says="D2: automatic victory")
@pytest.mark.rule("crusade", "5.2.2")
def test_5_2_2_example_a_morale_29_on_turn_5() -> None:
    state = taking_no_part(turn=5, rm=29)
    war_status(state)
    assert (state.winner, state.level, state.reason) == (REP, "republican_decisive", "morale")


@pytest.mark.rule("crusade", "5.2.2")
@pytest.mark.rule("crusade", "16.3.3")
def test_5_2_2_example_b_morale_4_on_turn_15_and_a_capital_taken() -> None:
    state = taking_no_part(turn=15, rm=4)
    control.take(state, "teruel", REP, "move")
    assert state.rm == 5
    war_status(state)
    assert not state.over
    state = taking_no_part(turn=15, rm=4)
    war_status(state)
    assert (state.winner, state.reason) == (NAT, "morale")


@pytest.mark.rule("crusade", "16.3.2", says="It rules hand sizes")
@pytest.mark.rule(
    "crusade",
    "5.2.2",
    says=(
        "The Republicans win at this RM",
        "Turn 4: 29",
        "Turn 5: 28",
        "Turn 6: 28",
        "Turn 7: 27",
        "Turn 8: 26",
        "Turn 9: 25",
        "Turn 10: 24",
        "Turn 11: 22",
        "Turn 12: 20",
        "Turn 13: 19",
        "Turn 14: 18",
        "Turn 15: 17",
        "Not on Turns 1-3",
    ),
)
@pytest.mark.parametrize(
    ("turn", "republican", "nationalist"),
    [
        (1, None, None),
        (2, None, None),
        (3, None, None),
        (4, 29, 17),
        (5, 28, 16),
        (6, 28, 14),
        (7, 27, 12),
        (8, 26, 11),
        (9, 25, 10),
        (10, 24, 9),
        (11, 22, 8),
        (12, 20, 7),
        (13, 19, 6),
        (14, 18, 5),
        (15, 17, 4),
        (16, None, None),
        (17, None, None),
        (18, None, None),
    ],
)
def test_5_2_2_the_table(turn: int, republican: int | None, nationalist: int | None) -> None:
    state = taking_no_part(turn=turn)
    for rm in range(-3, 33):
        state.rm = rm
        expected = ""
        if republican is not None and rm >= republican:
            expected = REP
        elif nationalist is not None and rm <= nationalist:
            expected = NAT
        assert victory.by_morale(state) == expected


@pytest.mark.rule("crusade", "5.2.3")
def test_5_2_3_all_six_main_cities() -> None:
    state = taking_no_part(turn=16, rm=3, control=dict.fromkeys(CITIES, NAT))
    war_status(state)
    assert (state.winner, state.reason) == (NAT, "cities")
    state = taking_no_part(turn=2, control=dict.fromkeys(CITIES, REP))
    war_status(state)
    assert (state.winner, state.reason) == (REP, "cities")
    state = taking_no_part(turn=16, rm=3, control=dict.fromkeys(CITIES[1:], NAT))
    war_status(state)
    assert not state.over


@pytest.mark.rule("crusade", "5.2.5")
def test_5_2_5_morale_goes_before_cities() -> None:
    state = taking_no_part(turn=8, rm=26, control=dict.fromkeys(CITIES, NAT))
    war_status(state)
    assert (state.winner, state.reason) == (REP, "morale")


@pytest.mark.rule("crusade", "5.2.4")
def test_5_2_4_casados_coup_is_decisive() -> None:
    state = taking_no_part(turn=17)
    assert victory.by_coup(state) == victory.Ending(NAT, "nationalist_decisive", "coup")


# -- 17.3 ----------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.3.1", says="Failing to take it")
@pytest.mark.rule("crusade", "5.1.2", says="Madrid at the end of Turn 5")
@pytest.mark.rule("crusade", "17.3")
@pytest.mark.rule("crusade", "17.3.2")
@pytest.mark.parametrize(
    ("flags", "line", "vp"),
    [
        ((), "none", -3),
        (("madrid_adjacent_attacked",), "madrid_adjacent", -2),
        (("madrid_adjacent_taken",), "madrid_adjacent", -2),
        (("madrid_attacked", "madrid_adjacent_taken"), "madrid_attacked", -1),
        (("madrid_taken", "madrid_attacked"), "madrid_taken", 0),
    ],
)
def test_17_3_2_the_line_best_for_the_nationalists(flags: tuple[str, ...], line: str, vp: int) -> None:
    state = state_of(turn=5, rm=20, flags=dict.fromkeys(flags, 1))
    before = state.vp
    assert madrid_line(state) == (line, vp)
    war_status(state)
    assert state.vp == before + vp
    assert state.flag("madrid_evaluation_done")


@pytest.mark.rule("crusade", "6.0", says="D1: changes of VP")
@pytest.mark.rule("crusade", "17.3.2")
def test_17_3_2_only_at_the_end_of_turn_5() -> None:
    for turn in (4, 6):
        state = state_of(turn=turn, rm=20, flags={})
        war_status(state)
        assert state.vp == 6


@pytest.mark.rule("crusade", "17.3.2")
def test_17_3_2_taking_spaces_in_the_columns_phase_is_remembered() -> None:
    state = state_of(turn=3, flags={})
    control.take(state, "guadarrama", NAT, "move")
    assert madrid_line(state)[0] == "madrid_adjacent"
    control.take(state, "guadarrama", REP, "move")
    assert madrid_line(state)[0] == "madrid_adjacent"
    control.take(state, "madrid", NAT, "advance")
    control.take(state, "madrid", REP, "move")
    assert madrid_line(state)[0] == "madrid_taken", "at any time"
    late = state_of(turn=7, flags={})
    control.take(late, "guadarrama", NAT, "move")
    assert not late.flag("madrid_adjacent_taken")


# -- 8.5.4 ---------------------------------------------------------------------------------------------
def landed(turn: int = 3, **given: object) -> CrusadeState:
    state = state_of(turn=turn, rm=24, flags={"mallorca_deadline": 3, "madrid_evaluation_done": 1}, **given)  # type: ignore[arg-type]
    state.place_beach_head("beachhead_mallorca", "mallorca")
    return state


LANDING = {"beachhead_mallorca": ["REP_MIL", "REP_MIL"]}


@pytest.mark.rule("crusade", "8.5.4.4", says="must control Mallorca")
@pytest.mark.rule("crusade", "8.5.4.5")
def test_8_5_4_5_the_landing_fails() -> None:
    state = landed(units={**LANDING, "mallorca": ["NAT_INF"]})
    war_status(state)
    assert state.in_box(REP, "reserve") == ("REP_MIL_01", "REP_MIL_02")
    assert not state.beach_heads
    assert "beachhead_mallorca" not in state.control


@pytest.mark.rule("crusade", "8.5.4.4")
@pytest.mark.rule("crusade", "8.5.4.6")
def test_8_5_4_6_the_landing_succeeds_and_surplus_units_go_to_reserve() -> None:
    units = {**LANDING, "mallorca": ["REP_MIL_CNT", "REP_MIL_ERC"]}
    place = war_status(landed(units=units))
    assert (place.asked, place.rule) == (REP, "8.5.4.6")
    place.play("reserve REP_MIL_01")
    assert place.state.at("mallorca") == ("REP_MIL_02", "REP_MIL_CNT_01", "REP_MIL_ERC_01")
    assert place.at("REP_MIL_01") == "reserve"
    assert not place.state.beach_heads


@pytest.mark.rule("crusade", "8.5.4.4", says="must control Mallorca")
@pytest.mark.rule("crusade", "6.0", says="D0: the landing")
def test_8_5_4_4_it_is_judged_in_the_turn_of_the_deadline() -> None:
    state = landed(2, units={**LANDING, "mallorca": ["NAT_INF"]})
    war_status(state)
    assert state.beach_heads
    assert state.at("beachhead_mallorca")
