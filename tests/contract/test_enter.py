"""Enter never forgoes a benefit, never ends a phase with something undone, never crosses to the other player."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.match import Match
from desktop.engine.verb import Language, verb
from desktop.mechanics.enter import enter_of, gainful
from tests.contract.games import new_match, player_of, scenarios

SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})
MOST = 700
GAMES = 3

BENEFITS = {
    "battles": {
        "advance", "air", "assault", "attack", "barrage", "bridge", "exit", "fire", "load", "pick", "points", "receive",
        "release", "retreat", "support", "unload", "wall", "widen",
    },
    "crusade": {
        "advance", "assault", "attack", "auto", "bomb", "bonus", "build", "cancel", "card", "claim", "discard",
        "dismantle", "land", "mark", "militarize", "pick", "play", "rebuild", "replace", "rise", "special", "target",
        "to", "void", "with", "work",
    },
    "reich": {
        "attack", "barbarossa", "big-push", "blitz", "bonus", "choose", "discard", "fleet", "fortify", "overlord",
        "play", "push", "reorganise", "reroll", "roll", "seek", "use",
    },
    "arriba": {
        "advance", "air", "airlift", "approach", "armour", "artillery", "attack", "breakthrough", "buy", "create",
        "drop", "enter", "fort", "garrison", "guerrilla", "leave", "modifier", "move", "pick", "purge", "raise",
        "reroll", "ship", "subsidise", "take", "target", "to",
    },
    "illusions": {
        "accept", "advance", "assemble", "attack", "build", "card", "convert", "declare", "disassemble", "discard",
        "enter", "flank", "flip", "fort", "group", "mark", "one-ops", "order", "pick", "play", "rebuild", "repair",
        "replace", "target", "to", "uprise", "with", "withdraw",
    },
}  # fmt: skip
"""What may be gained in each game by answering so. Nothing of it is passed over by Enter."""

WAYS_OUT = {
    "battles": {"move.to", "move.enter", "setup.place", "setup.choose"},
    "arriba": {"org.where", "strategic.improve", "strategic.transport_to", "strategic.transport_by_sea_to"},
}
"""Sub-questions that Enter ends: a unit that did nothing may be picked again, one that was set down stays there."""


def entered(game: str) -> Iterator[tuple[Match, Decision, Action | None]]:
    """Moments of random games in which Enter is often pressed: the game after it, the question, what Enter answered."""
    names = [name for name in scenarios() if name.startswith(f"{game}/")]
    for seed in range(GAMES):
        name = names[seed % len(names)]
        match, player, dice = new_match(name, seed), player_of(name, seed), random.Random(seed)
        for _ in range(MOST):
            asked = match.decision
            if asked is None:
                break
            enter = enter_of(match.definition.language, asked)
            if enter is not None and dice.random() < 0.5:
                match.play(enter)
                yield match, asked, enter
            else:
                yield match, asked, None
                match.play(player.choose(match.state, asked))


@pytest.mark.parametrize("game", SHIPPED)
def test_enter_passes_over_no_benefit(game: str) -> None:
    pressed = 0
    for match, asked, enter in entered(game):
        pressed += enter is not None
        if enter is None or asked.prompt.key in WAYS_OUT.get(game, ()):
            continue
        offered = {action.verb for action in gainful(match.definition.language, asked)} & BENEFITS[game]
        assert not offered - {enter.verb}, f"{asked.prompt}: {enter} passes over {sorted(offered)}"
    assert pressed


@pytest.mark.parametrize("game", SHIPPED)
def test_enter_does_not_cross_to_another_player_while_something_else_is_offered(game: str) -> None:
    for match, asked, enter in entered(game):
        if enter is None or match.decision is None or match.decision.player == asked.player:
            continue
        others = {action.verb for action in gainful(match.definition.language, asked)} - {enter.verb}
        assert not others, f"{asked.prompt}: {enter} goes to {match.decision.player}, leaving {sorted(others)}"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_button_that_is_marked_is_what_enter_answers(game: str) -> None:
    for number, (match, asked, pressed) in enumerate(entered(game)):
        if pressed is not None or number % 7:
            continue
        shown = match.definition.presenter(match.world).decision(match.state, asked, asked.player)
        assert shown is not None
        enter = enter_of(match.definition.language, asked)
        assert [c.action for c in shown.choices if c.default] == ([str(enter)] if enter else []), asked.prompt


@pytest.mark.parametrize("game", SHIPPED)
def test_what_ends_a_part_of_the_turn_passes(game: str) -> None:
    """A verb that ends a phase says so; those whose warning is of something else are listed."""
    others = {"attack", "bonus", "blitz"}
    language = match_language(game)
    assert [each for each in language.values() if each.ends and not each.passes and each not in others] == []


def match_language(game: str) -> Language:
    from desktop.engine.definition import game as named

    return named(game).language


# -- the rule itself -------------------------------------------------------------------------------
GO, PASS, BACK, OUT = verb("go"), verb("pass", passes=True), verb("back", arranges=True), verb("out", closes=True)
LAST = verb("last", closes=True, passes=True)
WORDS = Language([GO, PASS, BACK, OUT, LAST])


def pressed(*actions: Action, default: Action | None = None) -> Action | None:
    return enter_of(WORDS, Decision.of("red", "1", Message.of("ask"), actions, default=default))


def test_a_pass_is_meant_only_if_nothing_could_be_gained() -> None:
    assert pressed(GO(), PASS(), default=PASS()) is None
    assert pressed(BACK(), PASS(), default=PASS()) == PASS()
    assert pressed(PASS()) == PASS()


def test_without_a_suggestion_the_only_thing_that_does_not_take_back_is_meant() -> None:
    assert pressed(BACK(), GO()) == GO()
    assert pressed(PASS(), GO()) is None


def test_a_sub_question_is_left_by_its_way_out() -> None:
    assert pressed(GO(), OUT()) == OUT()
    assert pressed(GO(), LAST()) is None, "what would be lost by it is not left by chance"
    assert pressed(GO(), LAST(), default=LAST()) == LAST(), "the frame knows that nothing is lost"
