"""What better players know: small positions in which they choose otherwise than the novice, and how positions stand."""

from __future__ import annotations

import pytest

from desktop.data.game_files import texts_for
from desktop.games.illusions.player.knowledge import RATES, IllusionsKnowledge
from desktop.games.illusions.player.plan import PlanWeights, objectives
from desktop.games.illusions.player.scorer import IllusionsScorer
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, Position, operations, state_of


def novice(place: Position) -> str:
    return _best(place, IllusionsScorer(place.state.world))


def regular(place: Position) -> str:
    return _best(place, IllusionsKnowledge(place.state.world))


def _best(place: Position, scorer: IllusionsScorer) -> str:
    assert place.decision is not None
    scores = {str(action): scorer.score(place.state, place.decision, action) for action in place.decision.actions}
    return max(scores, key=lambda text: scores[text])


# -- plans ---------------------------------------------------------------------------------------------
def test_lemberg_is_fought_for_when_it_can_be_won() -> None:
    units = {
        "rawa_ruska": ["ru_i", "ru_ii"],
        "lemberg": ["ah_i"],
        "lublin": ["ru_iii"],
        "jaroslau": ["ah_iii"],
        "krakow": ["ah_ii"],
    }
    place = operations(state_of(units=units, turn=3), AP, points=1)
    assert regular(place) == "mark rawa_ruska attack"
    assert novice(place) == "mark rawa_ruska move"


def test_russia_opens_with_an_attack_in_galicia() -> None:
    place = operations(state_of("mobilization-to-limited-war"), AP, points=1)
    assert regular(place) == "mark kamenets_podolsk attack"
    assert novice(place) == "mark ivangorod move"


@pytest.mark.rule("illusions", "26.6.2")
def test_a_nation_that_wavers_is_finished() -> None:
    w = PlanWeights()
    whole = objectives(state_of(), w)
    shaken = objectives(state_of(control={"belgrade": CP}), w)
    assert shaken["cetinje"] > whole["cetinje"] > w.serbia


@pytest.mark.rule("illusions", "23.2")
def test_the_last_spaces_count_more_that_the_will_of_a_nation_hangs_on() -> None:
    w = PlanWeights()
    firm, weak, gone = (
        objectives(state_of(national_will={"ru": will, "ge": 12, "ah": 12}), w)["warsaw"] for will in (12, 4, 2)
    )
    assert weak > firm > gone == w.poland


# -- how a position stands -----------------------------------------------------------------------------
def odds(state: IllusionsState, side: str) -> float:
    return sum(IllusionsKnowledge(state.world).terms(state, side).values())


def test_more_points_are_better_and_weigh_more_as_time_runs_out() -> None:
    even, ahead, late = (
        state_of("mobilization-to-limited-war", turn=turn, vp=vp) for turn, vp in ((1, 15), (1, 18), (4, 18))
    )
    assert odds(even, CP) < odds(ahead, CP) < odds(late, CP)


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    state = state_of("mobilization-to-limited-war", vp=17)
    assert odds(state, CP) == pytest.approx(-odds(state, AP))


def test_units_out_of_supply_count_against_their_side() -> None:
    units = {"warsaw": ["ru_i"], "krakow": ["ah_i"]}
    supplied = state_of(units=units)
    alone = state_of(units={**units, "bucharest": ["ru_ii"]})
    terms = [IllusionsKnowledge(state.world).terms(state, AP)["supply"] for state in (supplied, alone)]
    assert terms[1] < terms[0] == 0


def test_a_besieged_fort_is_half_taken() -> None:
    free, shut = (
        state_of(units={place: ["ge_i"], "minsk": ["ru_i"]}, control={"warsaw": AP}) for place in ("posen", "warsaw")
    )
    assert (free.sieges, shut.sieges) == ({}, {"warsaw": CP})
    assert odds(shut, CP) > odds(free, CP)


def test_every_term_has_its_words() -> None:
    state = state_of()
    assert set(IllusionsKnowledge(state.world).terms(state, CP)) == set(RATES)
    words = texts_for("illusions", state.world.scenario)
    assert all(f"advice.{name}" in words for name in RATES)
