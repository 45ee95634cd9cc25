"""A fight as it stands: the questions of an attack that nobody wants to use are passed over by one answer."""

from __future__ import annotations

import pytest

from desktop.controller import together
from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.views.table import ChoiceView

DECLARED = "normal; done; stand"


@pytest.fixture
def control(qapp) -> GameController:
    """Pindoque where the first attack is about to be declared: both sides have guns in reach."""
    match = Match.new("battles", "pindoque", seed=3)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and not match.decision.prompt.key.startswith("declare."):
        match.play(player.choose(match.state, match.decision))
    controller = GameController(ControllerOptions("never"))
    controller.begin(match)
    return controller


def going_on(control: GameController) -> ChoiceView | None:
    view = control.decision_view()
    return next((choice for choice in view.choices if together.AND in choice.action), None) if view else None


def since(control: GameController, position: int) -> list[tuple[str, str]]:
    return [(entry.player[:3], entry.action.verb) for entry in control.match.log[position:]]


def attack(control: GameController) -> int:
    control.play("attack JN-CAV.1 3143")
    control.play("attack JN-1.5.3 3143")
    control.play("done")
    return control.match.position


def test_a_plain_attack_is_declared_confirmed_by_each_side_once_and_rolled(control: GameController) -> None:
    start = attack(control)
    first = going_on(control)
    assert first is not None
    assert first.action == DECLARED
    assert first.text == "Fight as it stands: normal attack, no more artillery, stand"
    control.play(first.action)
    assert control.player() == "republican"
    second = going_on(control)
    assert second is not None
    assert second.action == "done; stand"
    control.play(second.action)
    fought = [
        ("nat", "normal"),
        ("nat", "done"),
        ("rep", "done"),
        ("nat", "stand"),
        ("rep", "stand"),
        ("nat", "roll"),
    ]
    assert since(control, start)[: len(fought)] == fought, "single actions in the order of the book"


def test_what_was_said_holds_only_while_nothing_changes(control: GameController) -> None:
    """The defender's guns fire: the attacker is asked again whether he stands."""
    attack(control)
    control.play(DECLARED)
    control.play("fire JR-ART.U1")
    assert control.player() == "nationalist"
    assert control.match.decision is not None
    assert control.match.decision.prompt.key == "combat.retreat_or_stand"


def test_each_question_can_still_be_answered_alone(control: GameController) -> None:
    attack(control)
    control.play("normal")
    assert control.match.decision is not None
    assert control.match.decision.prompt.key == "combat.attack_artillery"
    control.play("fire JN-ART.3")
    assert control.match.decision.prompt.key == "combat.defence_artillery"
    control.play("done")
    assert control.match.decision.prompt.key == "combat.retreat_or_stand", "nothing was said beforehand"


def test_one_undo_takes_it_back_and_with_it_what_was_said(control: GameController) -> None:
    start = attack(control)
    control.play(DECLARED)
    assert control.match.position == start + 2
    control.undo()
    control.answer(True)
    assert control.match.position == start
    control.play("normal")
    control.play("done")
    control.play("done")
    assert control.match.decision is not None
    assert control.match.decision.prompt.key == "combat.retreat_or_stand"
    assert control.player() == "nationalist"


def test_pointing_at_it_shows_the_fight_and_an_earlier_moment_does_not_offer_it(control: GameController) -> None:
    attack(control)
    assert control.sight.preview_of(DECLARED) is not None
    control.go_to(control.match.position - 1)
    assert going_on(control) is None


def test_where_the_defender_has_nothing_to_choose_the_die_is_part_of_it(qapp) -> None:
    match = Match.new("battles", "pindoque", seed=3)
    player = make_player("greedy", match.definition, match.world, 1)
    control = GameController(ControllerOptions("never"))
    for _ in range(200):
        assert match.decision is not None
        if match.decision.prompt.key == "combat.assault_or_normal":
            control.begin(match)
            choice = going_on(control)
            if choice is not None and choice.action.endswith("roll"):
                break
        match.play(player.choose(match.state, match.decision))
    assert choice is not None
    start = match.position
    control.play(choice.action)
    assert [verb for _, verb in since(control, start)][:4] == ["normal", "done", "stand", "roll"]
    assert not control.table.standing.holds(match, control.player()), "the die is a new situation"
