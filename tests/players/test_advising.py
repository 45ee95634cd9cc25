"""Advice: what the program would do in a seat's place, in words, with its reasons; from what the seat knows."""

from __future__ import annotations

import io

import msgspec
import pytest

from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.players.advising import Advice, Adviser, good_odds
from desktop.players.glimpse import glimpse_of, position_of
from desktop.players.knowledge import knowledge_of
from desktop.players.thinking import ADVICE, Reply, Request, Thinker, answer
from desktop.views.table import OutcomeView, PreviewView
from tests.contract.games import new_match, player_of, sampled
from tests.players.test_planner import SHORT
from tests.players.test_thinking import HIDING, swapped


def at_question(prompt: str, seed: int = 5) -> Match:
    match, player = new_match("tiny/meeting", seed=seed), player_of("tiny/meeting", seed, "greedy")
    while match.decision is not None and match.decision.prompt.key != prompt:
        match.play(player.choose(match.state, match.decision))
    return match


def test_it_says_what_it_would_do_why_and_what_comes_next_to_it() -> None:
    match = at_question("pick_piece")
    assert match.decision is not None
    advice = Thinker().advise(glimpse_of(match, 4))
    assert advice.best.action in map(str, match.decision.actions)
    assert advice.other is not None
    assert advice.other.action in map(str, match.decision.actions)
    assert advice.other.action != advice.best.action
    assert 0 <= advice.now <= 100
    assert 0 <= advice.best.chance <= 100
    assert {each.words for way in (advice.best, advice.other) for each in way.reasons} <= {
        "Steps that are left",
        "Who holds the market",
    }
    assert advice.best.reasons, "to be in the market is felt"


def test_a_plan_is_told_in_the_words_of_its_choices_up_to_the_dice() -> None:
    match = at_question("pick_piece")
    presenter = match.definition.presenter(match.world)
    assert match.decision is not None
    view = presenter.decision(match.state, match.decision, match.decision.player)
    words = {choice.action: choice.text for choice in view.choices}
    best = Thinker().advise(glimpse_of(match, 4)).best
    assert best.steps[0] == words[best.action]
    assert all(len(way) > 1 for _, way in best.ways)


def test_where_a_game_has_no_opinion_of_positions_the_best_actions_are_told_alone() -> None:
    match = at_question("pick_piece")
    state, asked = position_of(glimpse_of(match, 4), match.world)
    assert asked is not None
    definition = game("tiny")
    assert definition.scorer is not None
    scorer = definition.scorer(match.world)

    class Silent:
        score = staticmethod(scorer.score)

        def terms(self, state: object, side: str) -> dict[str, float]:
            return {}

    advice = Adviser(definition, Silent(), definition.presenter(match.world)).advise(state, asked)  # type: ignore[arg-type]
    assert (advice.now, advice.best.chance, advice.best.reasons) == (-1, -1, ())
    worth = {str(each): scorer.score(state, asked, each) for each in asked.actions}
    assert worth[advice.best.action] == max(worth.values())


@pytest.mark.parametrize("scenario", HIDING[:1] + [each for each in HIDING if each.startswith("reich")][:1])
def test_what_is_hidden_makes_no_difference_to_advice(scenario: str) -> None:
    match, player = new_match(scenario, seed=6), player_of(scenario, 6, "greedy")
    for _ in range(9):
        assert match.decision is not None
        match.play(player.choose(match.state, match.decision))
    assert match.decision is not None
    other = swapped(match, match.decision.player)
    assert Thinker().advise(glimpse_of(match, 2)) == Thinker().advise(glimpse_of(other, 2))


@pytest.mark.parametrize("scenario", sampled())
def test_every_game_is_advised_in_words(scenario: str) -> None:
    match, player = new_match(scenario, seed=3), player_of(scenario, 3, "greedy")
    told = 0
    for number in range(60):
        if match.decision is None:
            break
        if len(match.decision.actions) > 1 and number % 20 == 0:
            state, asked = position_of(glimpse_of(match, number), match.world)
            knowledge = knowledge_of(match.definition, match.world)
            assert asked is not None
            assert knowledge is not None
            presenter = match.definition.presenter(match.world)
            advice = Adviser(match.definition, knowledge, presenter, SHORT).advise(state, asked)
            assert match.decision.offers(
                next(each for each in match.decision.actions if str(each) == advice.best.action)
            )
            assert advice.best.steps
            told += 1
        match.play(player.choose(match.state, match.decision))
    assert told


def test_the_process_answers_it_in_a_line() -> None:
    match = at_question("pick_piece")
    out = io.BytesIO()
    answer([msgspec.json.encode(Request(3, ADVICE, glimpse_of(match, 4)))], out)
    *_, last = [msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines()]
    assert isinstance(last.advice, Advice)
    assert last.advice == Thinker().advise(glimpse_of(match, 4))


def test_there_is_no_advice_on_a_question_that_hangs_on_a_hidden_card() -> None:
    glimpse = msgspec.structs.replace(glimpse_of(at_question("pick_piece"), 1), actions=("odd a", "odd b"))
    with pytest.raises(EngineError, match="nothing to be said"):
        Thinker().advise(glimpse)


def preview(*outcomes: OutcomeView, total: int) -> PreviewView:
    return PreviewView("", "", "", (), (), "", "", (), (), "", outcomes, total)


def test_odds_are_those_of_results_that_are_good_for_the_seat() -> None:
    parted = preview(OutcomeView("DR", 4, good_for="red"), OutcomeView("AR", 2, good_for="blue"), total=6)
    assert good_odds(parted, "red") == ("", 67)
    one = preview(OutcomeView("The defender goes", 30, good_for="red"), OutcomeView("Losses", 30), total=36)
    assert good_odds(one, "red") == ("The defender goes", 83)
    assert good_odds(one, "blue") is None
    assert good_odds(None, "red") is None
