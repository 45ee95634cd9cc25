"""7.5-7.7 Questions about dice that cannot change who wins."""

from __future__ import annotations

import random

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.state import events as ev

SHOWING = ("conflict.rerolls", "conflict.rerolls_of_two", "conflict.effects")
FACES = ((1,) * 12, (6,) * 12)


def winner_after(match: Match, action: Action, faces: tuple[int, ...], chance: random.Random) -> str:
    """Who wins if an answer is given, all dice fall alike and everybody then does anything."""
    other, winner = match.at(match.position), ""
    other.play(action, faces)
    while other.decision is not None and not winner:
        winner = _won(other)
        if not winner:
            other.play(chance.choice(other.decision.actions), faces)
    final = _won(other) or winner
    while other.decision is not None and other.decision.prompt.key.startswith("conflict."):
        other.play(chance.choice(other.decision.actions), faces)
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
            assert len(ends) == 1, asked.prompt
        open_ones += asked.moot is None and asked.prompt.key in SHOWING
        match.play(chance.choice(asked.actions))
    assert met > 1
    assert open_ones, "others can matter and are asked"


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
