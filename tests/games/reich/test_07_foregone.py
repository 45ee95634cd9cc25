"""7.5-7.7 Questions about dice that cannot change who wins."""

from __future__ import annotations

import random

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.state import events as ev
from desktop.views.table import AND
from tests.games.reich.position import position

SHOWING = ("conflict.rerolls", "conflict.rerolls_of_two", "conflict.effects")
FACES = ((1,) * 12, (6,) * 12)


def winner_after(match: Match, action: Action, faces: tuple[int, ...], chance: random.Random) -> str:
    """Who wins if an answer is given, all dice fall alike and everybody then does anything."""
    other, winner = match.at(match.position), ""
    other.play(action, faces)
    while other.decision is not None and not winner:
        winner = _won(other)
        if not winner:
            other.play(other.decision.moot or chance.choice(other.decision.actions), faces)
    final = _won(other) or winner
    while other.decision is not None and other.decision.prompt.key.startswith("conflict."):
        other.play(other.decision.moot or chance.choice(other.decision.actions), faces)
        final = _won(other) or final
    return final


def _won(match: Match) -> str:
    found = [event.winner for event in match.events_of[-1] if isinstance(event, ev.ConflictResolved)]
    return found[-1] if found else ""


@pytest.mark.rule("reich", "7.7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_7_7_what_is_called_moot_changes_nothing_whatever_is_rolled(seed: int) -> None:
    match, chance, met, open_ones = Match.new("reich", "intro-1941-42", seed=seed), random.Random(seed), 0, 0
    while match.decision is not None and met < 6:
        asked = match.decision
        if asked.moot is not None:
            met += 1
            assert asked.moot in asked.actions
            ends = {
                winner_after(match, chance.choice(asked.actions), faces, chance) for faces in FACES for _ in range(3)
            }
            left = {winner_after(match, asked.moot, faces, chance) for faces in FACES for _ in range(3)}
            assert len(left) == 1, asked.prompt
            assert ends == left or left == {asked.player}, "another answer could only lose what is won"
        open_ones += asked.moot is None and asked.prompt.key in SHOWING
        match.play(chance.choice(asked.actions))
    assert met > 1
    assert open_ones, "others can matter and are asked"


@pytest.mark.rule("reich", "7.6")
def test_7_6_who_wins_for_certain_as_the_dice_lie_need_not_name_any() -> None:
    """24 to 15 at the best of the other, who could still play Counterattack: only his own re-roll could lose it."""
    hands = {"axis": ["german_13", "german_3"], "allies": ["soviet_4", "soviet_2", "western_4"]}
    place = position("axis", hands=hands, events={"allies": ["counterattack"]})
    place.play("attack land finland leningrad", "card german_13")
    place.play("card soviet_4", dice=[6, 6, 6, 1, 1, 1])
    assert place.decision is not None
    assert (place.asked, place.decision.prompt.key) == ("axis", "conflict.rerolls")
    assert str(place.decision.moot) == "done"


@pytest.mark.rule("reich", "7.6")
def test_7_6_who_could_still_be_beaten_is_asked() -> None:
    hands = {"axis": ["german_13", "german_3"], "allies": ["soviet_4", "soviet_2", "western_4"]}
    place = position("axis", hands=hands, events={"allies": ["counterattack"]})
    place.play("attack land finland leningrad", "card german_13")
    place.play("card soviet_4", dice=[2, 2, 2, 1, 1, 1])
    assert place.decision is not None
    assert (place.decision.prompt.key, place.decision.moot) == ("conflict.rerolls", None)


def test_7_6_a_re_roll_that_cannot_change_the_result_is_not_asked_at_the_table(qapp) -> None:
    control, chance, given = GameController(ControllerOptions("never")), random.Random(1), 0
    control.begin(Match.new("reich", "intro-1941-42", seed=1))
    for _ in range(150):
        asked = control.match.decision
        if asked is None:
            break
        own = bool(control.match.log) and control.match.log[-1].player == asked.player
        assert asked.moot is None or own, "only whoever has just acted himself is asked before it goes on"
        before = control.match.position
        control.play(str(chance.choice(asked.actions)))
        if control.asking:
            control.answer(True)
        given += control.match.position > before + 1
    assert given


@pytest.mark.rule("reich", "7.6")
def test_7_6_all_dice_that_could_help_are_named_at_once(qapp) -> None:
    control, chance, met = GameController(ControllerOptions("never")), random.Random(2), 0
    control.begin(Match.new("reich", "campaign-1941", seed=2))
    for _ in range(400):
        match, view = control.match, control.decision_view()
        if match.decision is None or view is None or met == 3:
            break
        found = [choice for choice in view.choices if choice.action.startswith("reroll") and AND in choice.action]
        if found:
            [choice] = found
            met += 1
            dice = [str(value) for each in match.state.fight.dice.values() for value in each]
            named = choice.text.removeprefix("Re-roll all that could help: ").split(", ")
            assert set(named) <= set(dice)
            own = match.decision.prompt.key != "conflict.rerolls_enemy"
            assert all((value in "123") == own for value in named)
            start = match.position
            control.play(choice.action)
            done, told = [str(entry.action) for entry in match.log[start:]], choice.action.split(AND)
            assert done[: len(named)] == told[: len(named)]
            assert any(entry.chance for entry in match.log[start:])
        else:
            control.play(str(chance.choice(match.decision.actions)))
        if control.asking:
            control.answer(True)
    assert met
