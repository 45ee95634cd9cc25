"""The reader's own dice: those of the example lead to the same position, whatever else is drawn; others are told."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.course import CHANCE
from desktop.examples.loader import find_example
from desktop.examples.reader import LessonMatch
from desktop.examples.run import ExampleRun


def before(key: str, step: int) -> tuple[ExampleRun, LessonMatch]:
    """The reader's table before a step, with dice of his own."""
    run = ExampleRun(find_example(key))
    run.go_to((step,), acted=False)
    match = run.to_be_done()
    assert match is not None
    match.own_dice = True
    return run, match


def roll(match: LessonMatch, faces: list[int]) -> None:
    """Do all that is wanted; each die that is asked for shows the next of these faces."""
    while match.awaiting_dice is not None or match.missing():
        action = Action.of(CHANCE, str(faces.pop(0))) if match.awaiting_dice is not None else match.missing()[0].action
        match.play(action)


@pytest.mark.parametrize(
    ("key", "step"),
    [("reich/campaign-first-turn", 10), ("reich/campaign-first-turn", 23), ("arriba/first-turn", 26),
     ("crusade/campaign-first-turn", 5), ("illusions/campaign-first-turn", 11), ("battles/brunete-opening", 19)],
)  # fmt: skip
def test_the_faces_of_the_example_lead_to_its_position(key: str, step: int) -> None:
    run, match = before(key, step)
    faces = [face for act in match.wanted for face in act.faces]
    assert faces
    roll(match, faces)
    assert match.verdict().kind == "done"
    run.go_to((step,))
    assert match.digest() == run.match.digest()


def test_another_face_is_told_with_what_the_example_goes_on_with() -> None:
    _, match = before("battles/brunete-opening", 19)
    match.play(Action.parse("stand"))
    match.play(Action.parse("roll"))
    for face in ("4", "1"):
        match.play(Action.of(CHANCE, face))
    verdict = match.verdict()
    assert (verdict.kind, verdict.kept, verdict.rolled, verdict.instead) == ("other", 1, (4, 1), (4, 3))
    match.go_to(match.start + verdict.kept)
    match.play(Action.parse("roll"))
    match.let_fall()
    assert match.verdict().kind == "done"
