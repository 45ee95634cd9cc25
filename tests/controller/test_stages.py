"""The stages of a table: who looks follows from the stage alone, and every stage has a way on."""

from __future__ import annotations

import pytest

from desktop.controller import stages
from desktop.controller.stages import (
    NOBODY,
    AskingConsent,
    Confirming,
    Editing,
    EnteringDice,
    Facts,
    Finished,
    HandingOver,
    LookingBack,
    Playing,
    Proposal,
    Sitter,
)

RED, BLUE = Sitter("red", "Red"), Sitter("blue", "Blue")
UNDO = Proposal("undo", 3)
SEATED = (Playing(RED), EnteringDice(RED), LookingBack(RED, 2), Editing(RED), Finished(RED))
OTHERS = (
    HandingOver(RED, stages.TURN, Playing(RED)),
    Confirming("done", Playing(RED)),
    AskingConsent(UNDO, True, Playing(RED)),
    AskingConsent(UNDO, False, Playing(RED)),
)


def secret(asked: Sitter = BLUE, *, dice: bool = False) -> Facts:
    return Facts(asked=asked, dice=dice, secret=True, host=RED)


def test_a_secret_is_handed_over_before_it_is_shown() -> None:
    assert stages.begun(secret(RED)) == HandingOver(RED, stages.TURN, Playing(RED))
    assert stages.moved(Playing(RED), secret(BLUE)) == HandingOver(BLUE, stages.TURN, Playing(BLUE))
    assert stages.moved(Playing(RED), secret(RED)) == Playing(RED)
    assert stages.moved(Playing(RED), secret(BLUE, dice=True)) == HandingOver(BLUE, stages.TURN, EnteringDice(BLUE))


def test_where_nothing_is_hidden_the_seat_follows_the_question() -> None:
    assert stages.moved(Playing(RED), Facts(asked=BLUE)) == Playing(BLUE)
    assert stages.moved(Playing(RED), Facts(asked=BLUE, dice=True)) == EnteringDice(BLUE)
    assert stages.moved(Playing(RED), Facts(asked=BLUE, always=True)) == HandingOver(BLUE, stages.TURN, Playing(BLUE))


def test_a_person_who_changes_sides_is_another_sitter() -> None:
    asked = Sitter("red", "Red, second player")
    assert isinstance(stages.moved(Playing(RED), secret(asked)), HandingOver)


def test_the_end_shows_nobodys_secrets() -> None:
    assert stages.moved(Playing(RED), Facts(secret=True)) == Finished(NOBODY)
    assert stages.moved(Playing(RED), Facts(host=BLUE)) == Finished(RED)
    assert stages.begun(Facts(host=BLUE)) == Finished(BLUE)


@pytest.mark.parametrize("stage", SEATED)
def test_who_had_looked_sits_down_anew_after_all_have_looked(stage: stages.Seated) -> None:
    asking = stages.proposed(stage, UNDO, secret(RED))
    assert stages.is_covered(asking)
    assert stages.looker(asking) == NOBODY
    back = stages.refused(asking)
    assert back == HandingOver(RED, stages.TOGETHER, stage)
    assert stages.seated(back) == stage
    assert stages.looker(stages.agreed(asking)) == NOBODY


@pytest.mark.parametrize("stage", SEATED)
def test_where_nothing_is_hidden_a_refusal_changes_nothing(stage: stages.Seated) -> None:
    asking = stages.proposed(stage, UNDO, Facts(asked=RED))
    assert not stages.is_covered(asking)
    assert stages.looker(asking) == RED
    assert stages.refused(asking) == stage


def test_looking_back_keeps_who_looks() -> None:
    looking = stages.looked_back(Playing(RED), 4)
    assert looking == LookingBack(RED, 4)
    assert stages.moment(looking) == 4
    assert stages.moment(stages.proposed(looking, UNDO, secret(RED))) == 4
    assert stages.returned(looking, secret(RED)) == Playing(RED)


def test_editing_where_something_is_hidden_is_done_by_all() -> None:
    assert stages.editing_began(Playing(NOBODY), secret(RED)) == Editing(NOBODY)
    assert stages.editing_began(Playing(RED), Facts(asked=RED)) == Editing(RED)
    assert stages.moved(Editing(NOBODY), secret(BLUE)) == Editing(NOBODY)
    assert stages.editing_ended(Editing(NOBODY), secret(RED)) == HandingOver(RED, stages.TURN, Playing(RED))


@pytest.mark.parametrize("stage", [*SEATED, *OTHERS])
def test_every_stage_has_a_way_on(stage: stages.Stage) -> None:
    assert stages.ALLOWED[type(stage)] & {"play", "undo", "edit_mode", "answer", "sit_down", "look"}


@pytest.mark.parametrize("stage", OTHERS)
def test_nothing_is_played_while_something_else_is_asked(stage: stages.Stage) -> None:
    for command in ("play", "drag", "undo", "redo", "look", "go_back", "edit", "edit_mode", "concede", "handover"):
        assert not stages.allows(stage, command)
