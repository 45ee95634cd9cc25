"""The scripted player: sensible choices in small positions, whole games without fault, nothing seen that is hidden."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.crusade.definition import DEFINITION
from desktop.games.crusade.player.front import Front, cut_off, morale_worth, reopened, space_values
from desktop.games.crusade.player.prospects import Prospects
from desktop.games.crusade.player.scorer import CrusadeScorer
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.state.state import CrusadeState
from desktop.players.player import make_player
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of
from tests.games.crusade.test_14_replacements import pools, spending


def front_of(state: CrusadeState, side: str) -> Front:
    return Front(state, side, space_values(state.world))


def best(place: Position) -> str:
    """What the scripted player would do now."""
    assert place.decision is not None
    scorer = CrusadeScorer(place.state.world)
    scores = {str(action): scorer.score(place.state, place.decision, action) for action in place.decision.actions}
    return max(scores, key=lambda text: scores[text])


def test_madrid_is_worth_most() -> None:
    values = space_values(state_of().world)
    assert max(values, key=lambda space: values[space]) == "madrid"
    assert values["jaen"] > values["cuenca"] > values["baza"]


def test_more_attackers_promise_more() -> None:
    units = {"segovia": ["NAT_INF", "NAT_INF", "NAT_INF"], "guadarrama": ["REP_MIL-"]}
    state = state_of(units=units, turn=3)
    front, prospects = front_of(state, NAT), Prospects()
    one = prospects.attack(front, "guadarrama", ["NAT_INF_01"])
    three = prospects.attack(front, "guadarrama", ["NAT_INF_01", "NAT_INF_02", "NAT_INF_03"])
    assert three > one


def test_a_hopeless_attack_is_not_made() -> None:
    units = {"segovia": ["NAT_MIL-"], "guadarrama": ["REP_AC_I", "REP_AC_II", "REP_POL"]}
    state = state_of(units=units, turn=7, works={"guadarrama": "trench"})
    assert Prospects().attack(front_of(state, NAT), "guadarrama", ["NAT_MIL_01"]) < 0


def test_the_last_garrison_of_madrid_stays() -> None:
    units = {"madrid": ["REP_MIL"], "navalcarnero": ["NAT_INF", "NAT_AFR"], "valencia": ["REP_MIL"]}
    place = operations(state_of(units=units, turn=3), REP)
    place.play("mark madrid move", "marked")
    assert best(place) in ("moved", "build REP_MIL_01")


def test_an_empty_main_city_is_walked_into() -> None:
    units = {"teruel": ["NAT_POL", "NAT_MIL"], "madrid": ["REP_MIL"]}
    place = operations(state_of(units=units, turn=1), NAT)
    place.play("mark teruel move", "marked")
    assert best(place).startswith("pick")
    assert best(place.play(best(place))) == "to valencia"


def test_the_space_that_carries_supply_is_known() -> None:
    held = dict.fromkeys(("merida", "zafra", "badajoz", "castuera"), NAT)
    state = state_of(control=held, units={}, badajoz_source=False)
    graph = state.world.sets.graph
    assert graph.named(cut_off(state, REP, "guadalupe")) == ("villanueva",)
    assert cut_off(state, REP, "baza") == 0
    held["guadalupe"] = NAT
    state = state_of(control=held, units={}, badajoz_source=False)
    assert graph.named(reopened(state, REP, "guadalupe")) == ("villanueva",)
    assert reopened(state, REP, "merida") == 0


def test_supply_is_reopened_before_attrition() -> None:
    held = dict.fromkeys(("merida", "zafra", "badajoz", "castuera", "guadalupe"), NAT)
    guards = {"avila": ["NAT_INF"], "talavera": ["NAT_INF"], "navalmoral": ["NAT_MIL"]}
    guards |= {"madrid": ["REP_POL", "REP_POL"], "toledo": ["REP_POL"], "san_martin": ["REP_POL"]}
    units = {"villanueva": ["REP_AC_I", "REP_RPA", "REP_RPA"], "los_yebenes": ["REP_MIL", "REP_MIL"], **guards}
    state = in_round(state_of(units=units, control=held, turn=7, badajoz_source=False), REP, 6)
    place = begin(state, Operations(points=3))
    place.play("mark los_yebenes move", "marked")
    place.play(best(place))
    assert best(place) == "to guadalupe"


def test_points_are_spent_on_what_gives_most() -> None:
    units = {"madrid": ["REP_MIL-", "REP_AC_I-"], "navalcarnero": ["NAT_INF"]}
    place = spending(REP, pools(rep=4), units=units)
    assert best(place).startswith("replace REP_AC_I")


def test_the_other_hand_is_not_looked_at() -> None:
    """The same opinion of every play whatever the opponent holds."""
    scores = []
    for hand in (["R1", "R2"], ["R7", "R15", "R18"]):
        state = state_of(turn=3, hands={NAT: ["N4", "N7", "N12"], REP: hand})
        place = action_round(state, NAT, 3)
        assert place.decision is not None
        scorer = CrusadeScorer(state.world)
        scores.append([scorer.score(state, place.decision, action) for action in place.decision.actions])
    assert scores[0] == scores[1]


def test_a_whole_game_by_the_scripted_player() -> None:
    world = DEFINITION.load_world("columns", {})
    match = Match.new("crusade", "columns", seed=11, world=world)
    player = make_player("greedy", DEFINITION, world, 11)
    for _ in range(3000):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
    assert match.decision is None
    assert DEFINITION.faults(match.state) == []
    assert match.state.level


@pytest.mark.rule("crusade", "5.2.2")
def test_morale_is_worth_more_near_a_line_of_automatic_victory() -> None:
    worths = [morale_worth(state_of(turn=5, rm=rm), NAT) for rm in (22, 18, 17)]
    assert worths[0] < worths[1] < worths[2]
    assert morale_worth(state_of(turn=16, rm=5), NAT) < worths[0]


@pytest.mark.rule("crusade", "5.2.2")
def test_morale_is_worth_most_to_the_side_that_is_about_to_lose() -> None:
    near = state_of(turn=5, rm=26)
    assert morale_worth(near, NAT) > 3 * morale_worth(near, REP)
    near = state_of(turn=5, rm=18)
    assert morale_worth(near, REP) > 3 * morale_worth(near, NAT)
    for calm in (state_of(turn=5, rm=22), state_of(turn=2, rm=27)):
        assert morale_worth(calm, REP) == morale_worth(calm, NAT)


def test_the_last_guard_of_a_source_far_from_the_front_stays() -> None:
    state = state_of(units={"la_coruna": ["NAT_MIL"], "pontevedra": ["NAT_MIL"], "madrid": ["REP_MIL"]}, turn=3)
    front = front_of(state, NAT)
    assert front.post(1, "la_coruna", leaving=True) > front.post(1, "pontevedra", leaving=True)


def test_the_spaces_that_feed_madrid_are_guarded() -> None:
    units = {"madrid": ["REP_MIL"], "toledo": ["NAT_INF"]}
    front = front_of(state_of(units=units, turn=3), REP)
    assert front.ring["arganda"] > 0
    assert front.ring["tarancon"] > 0
    assert front.ring["requena"] > 0, "far away, but on the road to the next source"
    assert "valencia" not in front.ring
    assert not front_of(front.state, NAT).ring


@pytest.mark.rule("crusade", "5.2.2")
def test_morale_is_worth_more_before_a_line_that_comes_later() -> None:
    later = morale_worth(state_of(turn=10, rm=20), REP)
    assert later > morale_worth(state_of(turn=7, rm=20), REP)
    short = state_of("northern-front", turn=10, rm=20)
    assert morale_worth(short, REP) < later, "the scenario ends before the line of Turn 12"
