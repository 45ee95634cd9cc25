"""Dice that are entered by hand: in a fight each is somebody's, and the question says whose."""

from __future__ import annotations

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.match import Match
from desktop.players.player import make_player

SIDES = {"crusade/columns": ("Nationalists", "Republicans"), "illusions/brusilov": ("Allied Powers", "Central Powers")}


@pytest.mark.rule("crusade", "11.2.7")
@pytest.mark.parametrize("name", SIDES)
def test_a_die_of_a_fight_is_asked_of_the_side_that_rolls_it(name: str, qapp: object) -> None:
    match = Match.new(*name.split("/"), seed=None)
    player = make_player("greedy", match.definition, match.world, 1)
    controller = GameController(ControllerOptions())
    controller.begin(match)
    asked: list[str] = []
    while len(set(asked)) < 2 and match.decision is not None:
        need = match.awaiting_dice
        if need is not None and need.purpose == "combat":
            view = controller.decision_view()
            assert view is not None
            asked.append(view.prompt)
            assert view.prompt.startswith(f"{view.player_name} roll"), "on the colour of the side that rolls it"
            assert view.player == need.player
        match.play(match.decision.actions[2] if need else player.choose(match.state, match.decision))
    assert set(asked) == {f"{side} roll for the combat: enter the result, 1 to 6." for side in SIDES[name]}
