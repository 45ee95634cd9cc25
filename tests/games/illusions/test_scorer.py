"""The scripted player: sensible choices in small positions, whole games without fault, nothing seen that is hidden."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.illusions.definition import DEFINITION
from desktop.games.illusions.player import weights as w
from desktop.games.illusions.player.front import Front, cut_off, space_values
from desktop.games.illusions.player.plays import rp_worth, waiting, waiting_for
from desktop.games.illusions.player.prospects import Prospects
from desktop.games.illusions.player.scorer import IllusionsScorer
from desktop.games.illusions.player.toll import body_of, toll
from desktop.games.illusions.state.combat_state import FORT
from desktop.games.illusions.state.state import IllusionsState
from desktop.players.player import make_player
from tests.games.illusions.position import AP, CP, Position, action_round, operations, state_of


def front_of(state: IllusionsState, side: str) -> Front:
    return Front(state, side, space_values(state.world))


def best(place: Position) -> str:
    """What the scripted player would do now."""
    assert place.decision is not None
    scorer = IllusionsScorer(place.state.world)
    scores = {str(action): scorer.score(place.state, place.decision, action) for action in place.decision.actions}
    return max(scores, key=lambda text: scores[text])


def test_victory_points_capitals_and_sources_are_worth_most() -> None:
    state = state_of()
    values = space_values(state.world)
    assert min(values[space] for space in state.world.vp_spaces) > w.NOVICE.vp
    assert values["belgrade"] > values["lublin"] > values["pinsk"]


def test_more_attackers_promise_more() -> None:
    units = {"rawa_ruska": ["ru_i", "ru_ii", "ru_iii"], "lemberg": ["ah_i", "ah_ii"]}
    state = state_of(units=units)
    front, prospects = front_of(state, AP), Prospects()
    own = list(state.at("rawa_ruska"))
    assert prospects.attack(front, "lemberg", own) > prospects.attack(front, "lemberg", own[:1])


def test_a_bare_fort_is_not_chased_away() -> None:
    """20.1.2 Beating a fort alone does not make it retreat."""
    state = state_of(units={"jaroslau": ["ru_i"]}, control={"jaroslau": AP})
    front, prospects = front_of(state, AP), Prospects()
    assert prospects.attack(front, "przemysl", state.at("jaroslau"), FORT) < prospects.attack(
        front, "przemysl", state.at("jaroslau")
    )


@pytest.mark.rule("illusions", "12.6.2")
def test_a_loss_number_that_no_step_absorbs_costs_nothing() -> None:
    """Loss factor 3 lets a 5 take one step of a German corps, loss factor 2 two steps of Russian ones."""
    state = state_of(units={"warsaw": ["ge_i", "ge_xx"], "lodz": ["ru_i", "ru_ii"]})
    german, russian = body_of(state, CP, state.at("warsaw")), body_of(state, AP, state.at("lodz"))
    assert toll(german, 2).price == toll(russian, 1).price == 0
    assert toll(german, 5).price == w.NOVICE.large_step
    assert toll(russian, 5).price == 2 * w.NOVICE.large_step
    assert (toll(german, 5).full, toll(russian, 5).full) == (True, False)


@pytest.mark.rule("illusions", "12.6.4")
@pytest.mark.rule("illusions", "12.6.6")
def test_a_large_unit_that_nothing_replaces_costs_more() -> None:
    state = state_of(units={"lodz": ["ru_i-"], "reserve": ["ru_inf"]})
    alone = state_of(units={"lodz": ["ru_i-"]})
    lost = toll(body_of(alone, AP, alone.at("lodz")), 2)
    assert toll(body_of(state, AP, state.at("lodz")), 2).price < lost.price
    assert not lost.full


@pytest.mark.rule("illusions", "27.0")
def test_a_staff_makes_an_attack_worth_more_and_goes_where_the_strong_fight() -> None:
    units = {"rawa_ruska": ["ge_i", "ge_xx", "ge_xi", "hq_mackensen"], "lemberg": ["ru_i", "ru_ii"], "posen": ["ge_ii"]}
    state = state_of(units=units, control={"lemberg": AP})
    front, prospects = front_of(state, CP), Prospects()
    corps = [unit for unit in state.at("rawa_ruska") if unit != "hq_mackensen"]
    assert front.staff_at("rawa_ruska") == ["hq_mackensen"]
    assert prospects.attack(front, "lemberg", corps, staff=["hq_mackensen"]) > prospects.attack(front, "lemberg", corps)
    assert front.command("rawa_ruska") > front.command("posen") == 0


@pytest.mark.rule("illusions", "7.1.2")
def test_a_mandatory_offensive_makes_an_attack_worth_more() -> None:
    units = {"rawa_ruska": ["ru_i", "ru_ii", "ru_iii"], "lemberg": ["ah_inf"]}
    state = state_of(units=units)
    state.mo[AP] = state.mo_rolled[AP] = ""
    before = Prospects().attack(front_of(state, AP), "lemberg", state.at("rawa_ruska"))
    state.mo[AP] = state.mo_rolled[AP] = "ru"
    after = Prospects().attack(front_of(state, AP), "lemberg", state.at("rawa_ruska"))
    assert after - before >= w.NOVICE.offensive


def test_the_space_that_carries_supply_is_known() -> None:
    state = state_of(units={})
    spaces = [space for space in state.world.space_ids if cut_off(state, CP, space)]
    graph = state.world.sets.graph
    for space in spaces:
        assert space not in graph.named(cut_off(state, CP, space))
    assert spaces


def test_points_are_worth_nothing_while_nothing_is_lost() -> None:
    whole = state_of(units={"warsaw": ["ru_iv"]})
    hurt = state_of(units={"warsaw": ["ru_iv-"], "replaceable": ["ru_v"]})
    assert waiting(whole, "ru") == 0
    card = next(card for card, points in whole.world.rp.items() if points.get("ru"))
    assert rp_worth(whole, card) == 0 < rp_worth(hurt, card)


def test_guns_of_august_open_the_war() -> None:
    """4.2.2 The card that may be played on the first turn only."""
    match = Match.new("illusions", "campaign-1914", seed=1, world=DEFINITION.load_world("campaign-1914", {}))
    state = match.state
    assert isinstance(state, IllusionsState)
    scorer = IllusionsScorer(state.world)
    for _ in range(2):
        assert match.decision is not None
        scores = {action: scorer.score(state, match.decision, action) for action in match.decision.actions}
        match.play(max(scores, key=lambda action: scores[action]))
    assert "CP-01" in state.hands[CP]


def test_a_card_that_others_wait_for_is_worth_more() -> None:
    state = state_of()
    assert waiting_for(state, "AP-14") == ["AP-22", "AP-29", "AP-34"]
    assert waiting_for(state, "AP-15") == []


def test_the_last_garrison_of_a_capital_stays() -> None:
    units = {"belgrade": ["sb_inf"], "novi_sad": ["ah_i", "ah_ii"], "budapest": ["ah_inf"]}
    place = operations(state_of(units=units), AP)
    place.play("mark belgrade move", "marked")
    assert not best(place).startswith("pick")


@pytest.mark.rule("illusions", "25.2")
def test_the_army_of_the_orient_sails() -> None:
    """A corps on Lemnos sees the sea invasion space with a Landing marker."""
    state = state_of(turn=6, units={"lemnos": ["br_xvi"]}, landings={"thermaikos_bay": "safe"})
    plan = IllusionsScorer(state.world).plan(state, AP)
    assert "thermaikos_bay" in plan.ends("br_xvi")


def test_the_other_hand_is_not_looked_at() -> None:
    """The same opinion of every play whatever the opponent holds."""
    scores = []
    for hand in (["CP-02", "CP-03"], ["CP-06", "CP-09", "CP-11"]):
        state = state_of(turn=2, hands={AP: ["AP-02", "AP-07", "AP-10"], CP: hand})
        place = action_round(state, AP, 2)
        assert place.decision is not None
        scorer = IllusionsScorer(state.world)
        scores.append([scorer.score(state, place.decision, action) for action in place.decision.actions])
    assert scores[0] == scores[1]


@pytest.mark.parametrize("options", [{}, {"players": "four"}])
def test_a_whole_game_by_the_scripted_player(options: dict[str, str]) -> None:
    scenario = "mobilization-to-limited-war"
    world = DEFINITION.load_world(scenario, options)
    match = Match.new("illusions", scenario, seed=11, world=world)
    player = make_player("greedy", DEFINITION, world, 11)
    for _ in range(3000):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
    assert match.decision is None
    assert DEFINITION.faults(match.state) == []
    assert DEFINITION.outcome(match.state) is not None


@pytest.mark.rule("illusions", "11.1.1")
def test_a_space_that_has_begun_is_finished_first() -> None:
    units = {"minsk": ["ru_i", "ru_ii"], "kiev": ["ru_iii", "ru_iv"], "brody": ["ah_iii", "ah_ii"], "vilna": ["ge_i"]}
    place = operations(state_of(units=units, control={"vilna": CP}, turn=8), AP, points=4)
    place.play("mark minsk move", "mark kiev move", "marked")
    scorer = IllusionsScorer(place.state.world)
    first = best(place)
    assert first.startswith("pick")
    begun = place.at(first.removeprefix("pick "))
    place.play(first)
    place.play(best(place))
    while place.frame == "MoveStack":
        place.play("stop")
    assert place.decision is not None
    scores = {str(each): scorer.score(place.state, place.decision, each) for each in place.decision.actions}
    left = [text for text in scores if text.startswith("pick") and place.at(text.removeprefix("pick ")) == begun]
    others = [text for text in scores if text.startswith("pick") and text not in left]
    assert not left or scores[left[0]] <= 0 or all(scores[left[0]] > scores[text] for text in others)
