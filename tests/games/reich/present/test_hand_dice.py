"""A conflict with real dice: what is shown while a die is awaited."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.present import ReichPresenter
from desktop.players.random_player import RandomPlayer


def test_a_die_to_be_entered_is_shown_to_every_seat() -> None:
    match, player = Match.new("reich", "intro-1941-42", seed=None), RandomPlayer(5)
    presenter, dice = ReichPresenter(match.world), 0
    for _ in range(200):
        if match.decision is None:
            break
        if match.awaiting_dice is not None:
            dice += 1
            for seat in ("axis", "allies", ""):
                view = presenter.table(match.state, match.decision, seat).decision
                assert view is not None
                assert view.dice == 6
                assert [choice.text for choice in view.choices] == list("123456")
        match.play(player.choose(match.state, match.decision))
    assert dice > 10


def test_a_die_to_be_entered_says_whose_it_is() -> None:
    """The card laid last lets both sides roll, the attacker first."""
    match = Match.new("reich", "intro-1941-42", seed=None)
    presenter, player = ReichPresenter(match.world), RandomPlayer(1)
    while match.decision.prompt.key != "turn.first":
        match.play(player.choose(match.state, match.decision))
    match.play(Action.parse("attack land austria yugoslavia"))
    while match.awaiting_dice is None:
        done = [action for action in match.decision.actions if str(action) == "done"]
        match.play((done or match.decision.actions)[0])
    asked = []
    while match.awaiting_dice is not None and match.awaiting_dice.purpose == "conflict":
        asked.append(presenter.decision(match.state, match.decision, "").prompt)
        match.play(match.decision.actions[0])
    assert asked[0] == "The Axis roll for the conflict: enter the result, 1 to 6."
    assert asked[-1] == "The Allies roll for the conflict: enter the result, 1 to 6."
