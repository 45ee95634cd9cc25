"""What better players know: small positions in which they choose otherwise than the novice, and how positions stand."""

from __future__ import annotations

import pytest

from desktop.data.game_files import texts_for
from desktop.games.crusade.player.knowledge import RATES, CrusadeKnowledge
from desktop.games.crusade.player.plan import PlanWeights, objectives
from desktop.games.crusade.player.scorer import CrusadeScorer
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, action_round, operations, state_of


def novice(place: Position) -> str:
    return _best(place, CrusadeScorer(place.state.world))


def regular(place: Position) -> str:
    return _best(place, CrusadeKnowledge(place.state.world))


def _best(place: Position, scorer: CrusadeScorer) -> str:
    assert place.decision is not None
    scores = {str(action): scorer.score(place.state, place.decision, action) for action in place.decision.actions}
    return max(scores, key=lambda text: scores[text])


# -- plans ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "17.3.2")
def test_columns_march_on_madrid() -> None:
    units = {
        "talavera": ["NAT_AFR", "NAT_AFR", "NAT_INF"],
        "madrid": ["REP_MIL", "REP_POL"],
        "avila": ["NAT_INF"],
        "toledo": ["REP_MIL"],
        "cuenca": ["REP_MIL"],
    }
    place = operations(state_of("columns", units=units, turn=3), NAT)
    place.play("mark talavera move", "marked", "pick NAT_AFR_01")
    assert regular(place) == "to navalcarnero"
    assert novice(place) != "to navalcarnero"


@pytest.mark.rule("crusade", "16.2.5")
def test_oviedo_is_attacked_while_it_is_cut_off() -> None:
    units = {
        "oviedo": ["NAT_INF", "NAT_POL"],
        "gijon": ["REP_MIL_AST", "REP_MIL_AST", "REP_POL"],
        "leon": ["NAT_INF"],
        "madrid": ["REP_MIL"],
    }
    state = state_of("columns", units=units, turn=3, isolated=["oviedo"], sieges={})
    place = operations(state, REP)
    place.play("mark gijon attack", "marked")
    assert regular(place) == "target oviedo"
    assert novice(place) == "no-more"


def test_the_war_is_not_lost_by_redeploying() -> None:
    place = action_round(state_of("columns", turn=3, hands={NAT: [], REP: ["R8"]}), REP, 2)
    assert regular(place) == "play R8 ops"
    assert novice(place) == "play R8 sr"


def test_a_plan_is_kept_until_it_is_done() -> None:
    w = PlanWeights()
    before = objectives(state_of("columns", turn=2), NAT, w)
    attacked = objectives(state_of("columns", turn=4, flags={"madrid_attacked": 1}), NAT, w)
    assert before["madrid"] > attacked["madrid"] > 0
    north = objectives(state_of("campaign", turn=7), NAT, w)
    assert north["bilbao"] > north["durango"] > 0
    assert "madrid" not in north
    held = dict.fromkeys(north, NAT)
    assert objectives(state_of("campaign", turn=9, control=held), NAT, w) == {}


# -- how a position stands -----------------------------------------------------------------------------
def odds(state: CrusadeState, side: str) -> float:
    return sum(CrusadeKnowledge(state.world).terms(state, side).values())


def test_more_points_are_better_and_weigh_more_as_time_runs_out() -> None:
    assert odds(state_of("columns", turn=2, vp=9), NAT) > odds(state_of("columns", turn=2, vp=6), NAT)
    early, late = (state_of("columns", turn=turn, vp=9) for turn in (1, 5))
    points = [CrusadeKnowledge(state.world).terms(state, NAT)["points"] for state in (early, late)]
    assert 0 < points[0] < points[1]


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    state = state_of("columns", turn=3, vp=8)
    assert odds(state, NAT) == pytest.approx(-odds(state, REP))


@pytest.mark.rule("crusade", "17.3.2")
def test_columns_before_madrid_count() -> None:
    far = state_of("columns", units={"sevilla": ["NAT_AFR", "NAT_AFR"], "madrid": ["REP_MIL"]}, turn=4)
    near = state_of("columns", units={"navalcarnero": ["NAT_AFR", "NAT_AFR"], "madrid": ["REP_MIL"]}, turn=4)
    terms = [CrusadeKnowledge(state.world).terms(state, NAT)["madrid"] for state in (far, near)]
    assert terms[0] < terms[1]


@pytest.mark.rule("crusade", "5.2.2")
def test_morale_near_a_line_of_automatic_victory_counts() -> None:
    assert odds(state_of("columns", turn=5, rm=17), NAT) > odds(state_of("columns", turn=5, rm=22), NAT)


def test_every_term_has_its_words() -> None:
    state = state_of("columns")
    assert set(CrusadeKnowledge(state.world).terms(state, NAT)) == set(RATES)
    words = texts_for("crusade", state.world.scenario)
    assert all(f"advice.{name}" in words for name in RATES)


def test_the_other_hand_is_not_looked_at() -> None:
    found = [
        CrusadeKnowledge(state.world).terms(state, NAT)
        for hand in (["R1", "R2"], ["R7", "R15", "R18"])
        for state in [state_of("columns", turn=3, hands={NAT: ["N4"], REP: hand})]
    ]
    assert found[0] == found[1]
