"""The button of undo tells the truth: what it takes back, and whether that needs the others."""

from __future__ import annotations

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import ConsentView
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player
from tests.controller.test_table import _towards_a_fight


@pytest.fixture
def control(qapp) -> GameController:
    controller = GameController(ControllerOptions("never"))
    controller.begin(Match.new("tiny", "meeting", seed=1))
    return controller


def test_nothing_is_told_where_nothing_was_done(control: GameController) -> None:
    assert control.past.undo_told() is None


def test_what_one_did_oneself_needs_nobody(control: GameController) -> None:
    while control.match.decision is not None and control.match.decision.actions[0].verb != "roll":
        control.play(_towards_a_fight(control))
    told = control.past.undo_told()
    assert told is not None
    assert told.alone
    control.undo()
    assert not control.asking


def test_a_die_and_what_another_did_need_all(control: GameController) -> None:
    while control.match.decision is not None and control.match.decision.actions[0].verb != "roll":
        control.play(_towards_a_fight(control))
    control.play("roll")
    told = control.past.undo_told()
    assert told is not None
    assert not told.alone
    assert told.text
    control.undo()
    assert control.asking


def test_at_an_open_table_the_last_act_is_taken_back_by_whoever_did_it(qapp) -> None:
    """His last point of redeployment ended the round; nobody has answered yet."""
    controller = GameController(ControllerOptions("open"))
    match = Match.new("crusade", "columns", seed=1)
    controller.begin(match)
    for action in ("play N1 event", "mark segovia move", "marked", "moved"):
        controller.play(action)
    assert controller.player() == "republican"
    told = controller.past.undo_told()
    assert told is not None
    assert told.alone
    controller.undo()
    assert not controller.asking
    assert controller.player() == "nationalist"
    controller.redo()
    assert controller.player() == "republican", "to do it again needs nobody either"
    for action in ("auto", "mark madrid move", "marked"):
        controller.play(action)
    controller.go_back(match.position - 4)
    assert controller.asking, "what comes before that is another's"


def test_the_page_says_truly_who_did_it(control: GameController) -> None:
    asked: list[ConsentView] = []
    control.consent_needed.connect(asked.append)
    first = control.player()
    while control.player() == first:
        control.play(str(control.match.decision.actions[-1]))
    control.undo()
    assert [view.others for view in asked] == [True]


def test_what_the_program_answered_for_the_other_needs_nobody(qapp) -> None:
    """The attacker had said that he stands: passing over his guns is the defender's own slip."""
    match = Match.new("battles", "pindoque", seed=3)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and not match.decision.prompt.key.startswith("declare."):
        match.play(player.choose(match.state, match.decision))
    controller = GameController(ControllerOptions("never"))
    controller.begin(match)
    for action in ("attack JN-CAV.1 3143", "attack JN-1.5.3 3143", "done", "normal; done; stand"):
        controller.play(action)
    asked = controller.match.position
    controller.play("done")
    assert [entry.player for entry in match.log[asked:]] == ["republican", "nationalist"]
    told = controller.past.undo_told()
    assert told is not None
    assert told.alone
    controller.undo()
    assert not controller.asking
    assert controller.match.position == asked
    controller.redo()
    assert not controller.asking, "what needed nobody to be taken back needs nobody to be done again"
    assert [entry.player for entry in match.log[asked:]] == ["republican", "nationalist"]
    controller.undo()
    told = controller.past.undo_told()
    assert told is not None
    assert not told.alone, "what the attacker did himself is his"


def before_an_advance() -> tuple[Match, Action]:
    """An advance after which the phase is over by itself, and the other player moves."""
    for seed in range(1, 12):
        match = Match.new("battles", "pindoque", seed=seed)
        player = make_player("greedy", match.definition, match.world, seed)
        while match.decision is not None:
            asked = match.decision
            for action in asked.actions if asked.prompt.key == "advance.choose" else ():
                ahead = match.look_ahead(action)
                if action.verb == "advance" and ahead is not None and ahead[1].player != asked.player:
                    return match, action
            match.play(player.choose(match.state, asked))
    raise AssertionError("no such moment was found")


def test_a_last_advance_that_ends_the_phase_is_taken_back_alone(qapp) -> None:
    match, advance = before_an_advance()
    controller = GameController(ControllerOptions("open"))
    controller.begin(match)
    before, mine = match.position, controller.player()
    controller.play(str(advance))
    assert controller.player() != mine, "nobody was asked whether he is done"
    told = controller.past.undo_told()
    assert told is not None
    assert told.alone
    controller.undo()
    assert not controller.asking
    assert (match.position, controller.player()) == (before, mine)
    controller.redo()
    assert not controller.asking
    assert controller.player() != mine


def test_what_the_other_has_done_since_ends_it(qapp) -> None:
    match, advance = before_an_advance()
    controller = GameController(ControllerOptions("open"))
    controller.begin(match)
    controller.play(str(advance))
    controller.play(next(str(action) for action in match.decision.actions if action.verb == "pick"))
    assert not controller.past.is_free(match.position - 2)
    controller.undo()
    assert controller.past.undo_told().alone, "he has taken his own act back: nothing has been done again"


def test_at_a_table_that_is_handed_over_it_needs_both(qapp) -> None:
    match, advance = before_an_advance()
    controller = GameController(ControllerOptions("always"))
    controller.begin(match)
    controller.take_seat()
    controller.play(str(advance))
    controller.take_seat()
    assert not controller.past.undo_told().alone


@pytest.mark.parametrize("handover", ["needed", "never", "open"])
def test_nobody_plays_alone_at_a_moment_at_which_another_was_asked(qapp, handover: str) -> None:
    """Where what the other did then was taken for granted, the moment is still his."""
    match = Match.new("reich", "intro-1941-42", seed=1)
    control = GameController(ControllerOptions(handover, forced=True))
    control.begin(match)
    control.take_seat()
    asked: list[object] = []
    control.consent_needed.connect(asked.append)
    player = make_player("random", match.definition, match.world, 3)
    for _ in range(400):
        taken = [at for at in control.table.unasked.taken if at == match.position - 1]
        if taken and match.decision is not None and match.log[taken[0]].player != match.decision.player:
            break
        assert match.decision is not None
        control.play(str(player.choose(match.state, match.decision)))
        if control.asking:
            control.answer(True)
        control.take_seat()
    at, length = taken[0], match.position
    other = next(a for a in match.at(at).decision.actions if a != match.log[at].action)
    control.go_to(at)
    control.play(str(other))
    assert (len(asked), match.position) == (1, length)
