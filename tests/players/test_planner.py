"""A player who thinks ahead: the same luck for every plan, the same answer to the same question, clear reasons only."""

from __future__ import annotations

import io

import msgspec
import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.definition import Searched, game
from desktop.engine.match import Match
from desktop.players.glimpse import glimpse_of, position_of
from desktop.players.greedy import GreedyPlayer
from desktop.players.knowledge import knowledge_of
from desktop.players.levels import REGULAR, VETERAN
from desktop.players.planner import Course, PlanningPlayer, Search, candidates, trials_of
from desktop.players.player import make_player
from desktop.players.thinking import Reply, Request, Thinker, answer
from desktop.players.trials import Follower, Plan, Step, Trials, Tried
from tests.contract.games import new_match, player_of, sampled
from tests.players.test_thinking import HIDING, sent, swapped


def question(seed: int = 5) -> tuple[Match, Trials]:
    match = new_match("tiny/meeting", seed=seed)
    state, asked = position_of(glimpse_of(match, 7), match.world)
    assert asked is not None
    knowledge = knowledge_of(match.definition, match.world)
    assert knowledge is not None
    return match, Trials(match.definition, knowledge, state, asked.player)


def step(text: str, prompt: str = "q") -> Step:
    return Step(prompt, Action.parse(text))


def course(values: dict[int, float], born: int = -1) -> Course:
    return Course((), born, {at: Tried(value, {}, ()) for at, value in values.items()})


MOST_SEARCHES = 2


@pytest.mark.parametrize("level", [REGULAR, VETERAN])
@pytest.mark.parametrize("scenario", HIDING)
def test_what_is_hidden_makes_no_difference_to_better_players(scenario: str, level: str) -> None:
    match, player = new_match(scenario, seed=8), player_of(scenario, 8, "greedy")
    searched = match.definition.searched if level == VETERAN else None
    prompts, compared = searched.prompts if searched is not None else frozenset[str](), 0
    for number in range(80):
        asked = match.decision
        if asked is None:
            break
        thinks = asked.prompt.key in prompts and compared < MOST_SEARCHES
        if len(asked.actions) > 1 and (thinks or (number % 26 == 0 and asked.prompt.key not in prompts)):
            one, two = glimpse_of(match, number), glimpse_of(swapped(match, asked.player), number)
            assert Thinker().choose(sent(one), level) == Thinker().choose(sent(two), level)
            compared += 1
        match.play(player.choose(match.state, asked))
    assert compared


SHORT = Searched(frozenset(), firsts=3, noisy=2, kept=1, stages=((2, 2), (2, 1)))


@pytest.mark.parametrize("scenario", HIDING)
def test_what_is_hidden_makes_no_difference_to_a_search(scenario: str) -> None:
    """Wherever the game has it searched: each plan and each trial is the same."""
    match, player = new_match(scenario, seed=9), player_of(scenario, 9, "greedy")
    compared = 0
    for number in range(60):
        asked = match.decision
        if asked is None or compared == 2:
            break
        if len(asked.actions) > 1 and number >= 12 * (compared + 1):
            found = []
            for each in (match, swapped(match, asked.player)):
                state, question = position_of(glimpse_of(each, number), match.world)
                assert question is not None
                knowledge = knowledge_of(match.definition, match.world)
                assert knowledge is not None
                found.append(Search(match.definition, knowledge, SHORT).look(state, question))
            assert found[0] == found[1]
            compared += 1
        match.play(player.choose(match.state, asked))
    assert compared


def test_a_trial_of_one_number_has_the_same_luck_for_every_plan() -> None:
    _, trials = question()
    assert trials.run(3) == trials.run(3)
    made = [tried.made for tried in map(trials.run, range(12)) if tried is not None]
    assert len(made) == 12
    values = {tried.value for tried in map(trials.run, range(12)) if tried is not None}
    assert len(values) > 1, "other numbers bring other dice"


@pytest.mark.parametrize("scenario", sampled())
def test_what_was_thought_in_one_trial_is_forgotten_in_the_next(scenario: str) -> None:
    match, player = new_match(scenario, seed=7), player_of(scenario, 7, "greedy")
    compared, last = 0, None
    for number in range(90):
        asked = match.decision
        if asked is None or compared == 3:
            break
        if len(asked.actions) > 1 and (compared == 0 or match.state.clock() != last):
            last = match.state.clock()
            state, question = position_of(glimpse_of(match, number), match.world)
            assert question is not None
            known, fresh = (knowledge_of(match.definition, match.world) for _ in range(2))
            assert known is not None
            assert fresh is not None
            trials = Trials(match.definition, known, state, question.player)
            trials.run(1)
            assert trials.run(2) == Trials(match.definition, fresh, state, question.player).run(2)
            compared += 1
        match.play(player.choose(match.state, asked))
    assert compared


def test_a_trial_leaves_the_position_as_it_was_and_keeps_to_its_plan() -> None:
    match = new_match("tiny/meeting", seed=5)
    state, asked = position_of(glimpse_of(match, 7), match.world)
    knowledge = knowledge_of(match.definition, match.world)
    assert asked is not None
    assert knowledge is not None
    before = plain.to_plain(state)
    for action in asked.actions:
        tried = Trials(match.definition, knowledge, state, asked.player).run(1, (Step(asked.prompt.key, action),))
        assert tried is not None
        assert tried.made[0].action == action
    assert plain.to_plain(state) == before


def test_a_plan_is_followed_while_its_questions_fit() -> None:
    plan: Plan = (step("pick a"), step("to b", "where"), step("pick c"))
    follower = Follower(plan)

    def asked(prompt: str, *actions: str) -> Decision:
        return Decision.of("red", "", Message(prompt), map(Action.parse, actions))

    assert follower.answer(asked("q", "pick a", "pick c")) == Action.parse("pick a")
    assert follower.answer(asked("lose", "lose a")) is None, "a question that it does not know"
    assert follower.answer(asked("q", "pick c", "done")) == Action.parse("pick c"), "one is passed over"
    assert follower.rest == ()
    assert follower.answer(asked("q", "pick a")) is None


def test_only_what_is_clearly_better_takes_the_place_of_the_usual_plan() -> None:
    usual = course({1: 0.0, 2: 0.1, 3: -0.1, 4: 0.0})
    assert course({1: 0.3, 2: 0.4, 3: 0.3, 4: 0.3}).surely_better(usual)
    assert not course({1: 2.0, 2: -1.9, 3: 1.9, 4: -1.8}).surely_better(usual), "luck"
    assert not course({1: 0.3, 2: 0.4}).surely_better(usual), "too few trials"
    assert not course({1: -0.3, 2: -0.2, 3: -0.4}).surely_better(usual)
    assert course({1: 9.0, 2: 0.1, 3: -0.1, 4: 0.0}, born=1).gain(usual) == pytest.approx(0.0), "its birth says nothing"


def test_the_best_of_each_verb_is_tried() -> None:
    ranked = [Action.parse(text) for text in ("a 1", "a 2", "a 3", "b 1", "a 4", "c 1", "b 2")]
    assert list(map(str, candidates(ranked, 4))) == ["a 1", "b 1", "c 1"]
    assert list(map(str, candidates(ranked, 5))) == ["a 1", "a 2", "b 1", "c 1"]
    assert list(map(str, candidates(ranked, 2))) == ["a 1", "b 1"]


def test_a_search_finds_what_the_usual_plan_misses_and_says_how_far_it_is() -> None:
    """Who moves no piece never comes to the market, which is worth most; trials show it."""
    match = new_match("tiny/meeting", seed=5)
    player = player_of("tiny/meeting", 5, "greedy")
    while match.decision is not None and match.decision.prompt.key != "pick_piece":
        match.play(player.choose(match.state, match.decision))
    assert match.decision is not None
    state, asked = position_of(glimpse_of(match, 3), match.world)
    assert asked is not None
    definition = game("tiny")
    base = knowledge_of(definition, match.world)
    assert base is not None
    assert definition.searched is not None

    class Lazy:
        """Thinks that to move no piece is best."""

        def score(self, state: object, decision: Decision, action: Action) -> int:
            return (
                50
                if action.verb == "done" and decision.prompt.key == "pick_piece"
                else base.score(state, decision, action)
            )

        terms = staticmethod(base.terms)

    shares: list[float] = []
    found = Search(definition, Lazy(), definition.searched, shares.append).look(state, asked)  # type: ignore[arg-type]
    assert found.best is not found.usual
    assert found.best.plan[0].action.verb == "pick"
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1
    assert len(shares) <= trials_of(definition.searched)


def test_the_same_questions_find_the_same_answers() -> None:
    def game_of(seed: int) -> list[str]:
        match, thinker = new_match("tiny/meeting", seed=seed), Thinker()
        while match.decision is not None:
            match.play(thinker.choose(sent(glimpse_of(match, match.position)), VETERAN))
        return [str(entry.action) for entry in match.log]

    assert game_of(4) == game_of(4)


def test_long_thoughts_tell_in_lines_how_far_they_are() -> None:
    match = new_match("tiny/meeting", seed=5)
    out = io.BytesIO()
    answer([msgspec.json.encode(Request(9, VETERAN, glimpse_of(match, 1)))], out)
    *progress, last = [msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines()]
    assert [each.number for each in progress] == [9] * len(progress)
    shares = [each.share for each in progress]
    assert len(shares) > 5
    assert shares == sorted(set(shares))
    assert (last.number, last.share, bool(last.action)) == (9, 0, True)


def test_where_a_game_names_no_questions_nothing_is_searched() -> None:
    match = new_match("tiny/meeting", seed=5)
    definition = msgspec.structs.replace(match.definition, searched=None)
    assert isinstance(make_player(VETERAN, match.definition, match.world, 1), PlanningPlayer)
    assert isinstance(make_player(VETERAN, definition, match.world, 1), GreedyPlayer)


def test_a_battle_is_thought_through_where_it_is_short_enough() -> None:
    for scenario, kind in (("pindoque", PlanningPlayer), ("brunete", GreedyPlayer)):
        match = new_match(f"battles/{scenario}", seed=5)
        assert type(make_player(REGULAR, match.definition, match.world, 1)) is kind


def test_the_terms_of_a_battle_speak_for_who_has_the_places() -> None:
    match = new_match("battles/pindoque", seed=5)
    knowledge = knowledge_of(match.definition, match.world)
    assert knowledge is not None
    sums = {side: sum(knowledge.terms(match.state, side).values()) for side in match.definition.sides}
    assert sum(sums.values()) == pytest.approx(0)
    for hex_id in match.world.victory_hexes:
        match.state.control[hex_id] = "nationalist"
    later = {side: sum(knowledge.terms(match.state, side).values()) for side in match.definition.sides}
    assert later["nationalist"] > sums["nationalist"]
    assert later["republican"] < sums["republican"]
