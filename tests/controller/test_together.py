"""A fight as it stands: the questions of an attack that nobody wants to use are passed over by one answer."""

from __future__ import annotations

import pytest

from desktop.controller import together
from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.views.table import ChoiceView, PreviewView

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
    assert first.text == "Fight as ticked: no retreat"
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


# -- what is ticked beforehand -----------------------------------------------------------------------
def boxes(control: GameController) -> dict[str, bool]:
    view = control.decision_view()
    return {box.action: box.ticked for box in view.boxes} if view else {}


def declare(control: GameController) -> int:
    control.play("attack JN-CAV.1 3143")
    control.play("attack JN-1.5.3 3143")
    return control.match.position


def test_assault_and_guns_are_ticked_while_the_attack_is_declared(control: GameController) -> None:
    start = declare(control)
    assert boxes(control) == {"assault": False, "fire JN-ART.3": False}
    control.tick("assault", True)
    control.tick("fire JN-ART.3", True)
    choice = going_on(control)
    assert choice is not None
    assert choice.text == "Fight as ticked: end the declaration of attacks, no retreat"
    control.play(choice.action)
    assert since(control, start) == [("nat", "done"), ("nat", "assault"), ("nat", "fire")]
    assert control.player() == "republican"


def test_the_odds_follow_what_is_ticked_and_are_those_that_are_rolled_for(control: GameController) -> None:
    declare(control)
    plain = control.sight.table().preview
    assert plain is not None
    control.tick("fire JN-ART.3", True)
    shown = control.sight.table().preview
    assert shown is not None
    assert shown.attack_total != plain.attack_total
    choice = going_on(control)
    assert choice is not None
    assert control.sight.preview_of(choice.action) == shown
    control.play(choice.action)
    after = going_on(control)
    assert after is not None
    fought = control.sight.table().preview
    assert fought is not None
    assert fought.attack_total == shown.attack_total


def test_a_box_can_be_left_out_again_and_none_stays_ticked_after_the_die(control: GameController) -> None:
    declare(control)
    control.tick("assault", True)
    control.tick("assault", False)
    assert boxes(control)["assault"] is False
    control.tick("assault", True)
    for _ in range(2):
        choice = going_on(control)
        assert choice is not None
        control.play(choice.action)
    assert any(entry.action.verb == "roll" for entry in control.match.log)
    assert control.table.standing.ticks == {}


def test_the_defender_ticks_his_guns_and_the_attacker_is_asked_again(control: GameController) -> None:
    declare(control)
    first = going_on(control)
    assert first is not None
    control.play(first.action)
    assert boxes(control) == {"fire JR-ART.U1": False}
    control.tick("fire JR-ART.U1", True)
    second = going_on(control)
    assert second is not None
    control.play(second.action)
    assert control.player() == "nationalist"
    assert control.match.decision is not None
    assert control.match.decision.prompt.key == "combat.retreat_or_stand"


# -- each box does what it says --------------------------------------------------------------------
def asked(scenario: str, seed: int, position: int) -> Match:
    match = Match.new("battles", scenario, seed=seed)
    player = make_player("greedy", match.definition, match.world, seed)
    while match.position < position and match.decision is not None:
        match.play(player.choose(match.state, match.decision))
    return match


def seated(match: Match) -> GameController:
    controller = GameController(ControllerOptions("never"))
    controller.begin(match)
    return controller


def test_a_single_gun_that_is_ticked_fires_and_no_button_says_otherwise(qapp) -> None:
    """Nothing else is asked of the defender: the button must not be the one that passes over his gun."""
    control = seated(asked("brunete", 1, 344))
    assert boxes(control) == {"fire BN-GER": False}
    control.tick("fire BN-GER", True)
    choice = going_on(control)
    assert choice is not None
    view = control.decision_view()
    assert view is not None
    start = control.match.position
    for passed in [each for each in view.choices if each.action == "done"]:
        assert passed.barred
        control.play(passed.action)
    assert control.match.position == start
    control.play(choice.action)
    assert since(control, start)[0] == ("nat", "fire")


def test_of_several_amounts_of_one_thing_one_is_ticked(qapp) -> None:
    control = seated(asked("brunete", 1, 85))
    control.tick("points 5 1506", True)
    control.tick("assault", True)
    before = set(boxes(control))
    control.tick("points 2 1506", True)
    assert {action for action, on in boxes(control).items() if on} == {"points 2 1506", "assault"}
    assert set(boxes(control)) == before, "no box for what would be left"


def test_what_is_ticked_is_spent_once_also_if_the_other_side_is_asked_in_between(qapp) -> None:
    match = asked("brunete", 1, 85)
    match.edit("points nationalist 3")
    control = seated(match)
    control.tick("points 2 1506", True)
    choice = going_on(control)
    assert choice is not None
    control.play(choice.action)
    assert control.player() == "nationalist"
    control.play("done")
    if control.asking:
        control.answer(True)
    spent = [str(entry.action) for entry in control.match.log if entry.action.verb == "points"]
    assert spent.count("points 2 1506") == 1


def _may_assault(match: Match, action: Action) -> bool:
    ahead = match.look_ahead(action) if action.verb == "fight" else None
    return ahead is not None and ahead[1] is not None and Action.of("assault") in ahead[1].actions


def test_a_tick_belongs_to_the_place_that_is_fought_for(qapp) -> None:
    """The choice of the fight is taken back and another one begun: nobody has ticked anything for that."""
    match = asked("brunete", 1, 37)
    player = make_player("greedy", match.definition, match.world, 1)
    fights: list[Action] = []
    while len(fights) < 2 and match.decision is not None:
        match.play(player.choose(match.state, match.decision))
        fights = [action for action in match.decision.actions if _may_assault(match, action)] if match.decision else []
    first, second, *_ = fights
    control = seated(match)
    control.play(str(first))
    assert boxes(control)["assault"] is False
    control.tick("assault", True)
    control.undo()
    control.play(str(second))
    assert boxes(control)["assault"] is False
    control.undo()
    control.play(str(first))
    assert boxes(control)["assault"] is True


def test_what_was_taken_back_stays_ticked_and_is_played_again(control: GameController) -> None:
    start = declare(control)
    control.tick("fire JN-ART.3", True)
    choice = going_on(control)
    assert choice is not None
    control.play(choice.action)
    assert ("nat", "fire") in since(control, start)
    control.undo()
    if control.asking:
        control.answer(True)
    assert control.match.position == start
    assert boxes(control) == {"assault": False, "fire JN-ART.3": True}
    again = going_on(control)
    assert again is not None
    assert again.action == choice.action


def test_a_box_whose_offer_has_gone_ticks_nothing(control: GameController) -> None:
    declare(control)
    control.tick("fire JN-ART.99", True)
    assert control.table.standing.ticks == {}
    assert boxes(control) == {"assault": False, "fire JN-ART.3": False}


def test_pointing_at_the_end_of_the_declaration_shows_the_fight_with_what_is_ticked(control: GameController) -> None:
    """The boxes go with it to the next question: the odds of a plain attack would be those of another fight."""
    declare(control)
    control.tick("assault", True)
    shown: list[PreviewView] = []
    control.preview_changed.connect(shown.append)
    control.point_at("done")
    assert shown[-1].title.startswith("Assault")
    control.tick("assault", False)
    control.point_at("done")
    assert shown[-1].title.startswith("Attack")


def test_where_only_the_die_is_left_there_is_one_way_to_it(qapp) -> None:
    """Two buttons that both come to the roll, one of them by a second press, would be two words for one thing."""
    match = Match.new("battles", "pindoque", seed=3)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and not _rolls_next(match):
        match.play(player.choose(match.state, match.decision))
    control = seated(match)
    view = control.decision_view()
    assert view is not None
    passing = [choice.action for choice in view.choices if choice.action.startswith("stand")]
    assert passing == ["stand; roll"]


def _rolls_next(match: Match) -> bool:
    """Whether the die is all that comes after an attacker stands."""
    asked = match.decision
    if asked is None or asked.prompt.key != "combat.retreat_or_stand" or asked.player != match.state.phasing:
        return False
    ahead = match.look_ahead(Action.parse("stand"))
    return ahead is not None and ahead[1] is not None and ahead[1].prompt.key == "combat.roll"
