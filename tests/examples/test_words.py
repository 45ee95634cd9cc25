"""What examples say: no blank in a sentence, no name that the map spells otherwise, no end that is none, no die told of
before it falls; and each example asks something."""

from __future__ import annotations

import difflib
import re
from functools import cache
from itertools import pairwise

import pytest

from desktop.examples.loader import Loaded, load_examples
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Step
from desktop.examples.telling import text_after, text_before
from desktop.examples.views import StepView, step_view
from desktop.views.markup import narration
from tests.examples.test_shipped import GAMES

BLANK = re.compile(
    r" {2}|\(\)|\bin (is|are)\b| [,.;:]|[{}]|\b1 (points|losses|steps|cards|units|spaces|turns)\b|comes to not in\b"
    r"|: *$|: [a-z]{2}$|\brolls \d \d|\ba [AEIO][a-z]|\bStates falls\b"
)
TOLD = re.compile(r"(?:: |\b[Aa]gain |\binflicts? |\bgains? |\bnatural |'s |\bthe die is an? )\+?(\d+)\b(?![:\-–])")
"""A figure that came of a roll."""
OVER = re.compile(
    r"\b(attack|combat|fight|battle|conflict) is (over|done|finished)\b|\b(losses are taken)\b", re.IGNORECASE
)
FIGHTS = re.compile(r"losses|retreat|advance|fight", re.IGNORECASE)
NAME = re.compile(r"\b[A-ZÁÉÍÓÚÑ][\w'’-]*(?: (?:de|del|la|las|los|el|y) [A-ZÁÉÍÓÚÑ][\w'’-]*| [A-ZÁÉÍÓÚÑ][\w'’-]*)*")
NEAR = 0.84
ALIKE = {
    "Austrian",
    "Austrians",
    "Bulgarian",
    "Romanian",
    "Serbian",
    "Russian",
    "Italian",
    "Italians",
    "Serbs",
    "Asturians",
}
"""Peoples are spelt nearly like their countries."""


@cache
def examples(game: str) -> tuple[Loaded, ...]:
    return tuple(load_examples(game))


def steps_of(loaded: Loaded) -> list[Step]:
    return [loaded.course.step(path) for path in loaded.course.paths]


def told(view: StepView) -> list[str]:
    lines = [line.text for line in view.done]
    return [*lines, view.forbidden.reason] if view.forbidden is not None else lines


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_has_a_blank_and_no_step_claims_an_end_that_is_none(game: str) -> None:
    found = []
    for loaded in examples(game):
        run = ExampleRun(loaded)
        for path in loaded.course.paths:
            run.go_to(path)
            where = f"{loaded.id} {run.course.label(path)}"
            found += [f"{where}: {line!r}" for line in told(step_view(run)) if BLANK.search(line)]
            asked = run.match.decision
            said = " ".join(part.plain for part in narration(text_after(run.course.step(path))))
            if asked is not None and OVER.search(said) and FIGHTS.search(asked.prompt.key):
                found.append(f"{where}: says it is over, and {asked.prompt.key} is asked")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_position_has_words_of_its_own_that_tell_no_die(game: str) -> None:
    """Before the acts of a step a reader is told what to look at, and nothing of what the dice will bring."""
    found = []
    for loaded in examples(game):
        for path in loaded.course.paths:
            step = loaded.course.step(path)
            said, where = text_before(step), f"{loaded.id} {loaded.course.label(path)}"
            plain = re.sub(r"\*|\[\[.*?\]\]", "", said)
            if step.acts and len(plain.split()) < 2:
                found.append(f"{where}: says nothing before it is done")
            faces = {str(face) for face in step.dice} if step.acts else set()
            found += [f"{where}: {figure} in {plain!r}" for figure in TOLD.findall(plain) if figure in faces]
            if step.ask is not None and not step.ask.after and _shows_dice(step):
                found.append(f"{where}: asks about dice that have not fallen")
    assert found == [], "\n".join(found)


def _shows_dice(step: Step) -> bool:
    """Whether a question has the faces of the step in a row, as they lie on the table."""
    rows = re.findall(r"\b\d(?:-\d)+\b", step.ask.question if step.ask is not None else "")
    faces = "-".join(map(str, step.dice))
    return any(row in faces for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_places_are_spelt_as_on_the_map(game: str) -> None:
    found = []
    for loaded in examples(game):
        names = {space.name for space in loaded.presenter.board().spaces if len(space.name) > 4}
        words = {word for name in names for word in name.split()}
        for step in steps_of(loaded):
            text = " ".join(part.plain for part in narration(f"{step.say}\n\n{step.then}"))
            for name in set(NAME.findall(text)) - names - words - ALIKE:
                close = difflib.get_close_matches(name, names, 1, NEAR) if len(name) > 4 else []
                if close and name.split()[-1] not in words and not name.startswith(close[0]):
                    found.append(f"{loaded.id}: {name!r}, on the map {close[0]!r}")
    assert found == [], "\n".join(sorted(set(found)))


@pytest.mark.parametrize("game", GAMES)
def test_every_example_asks_something_with_a_hint_and_has_a_second_step(game: str) -> None:
    for loaded in examples(game):
        asked = [step.ask for step in steps_of(loaded) if step.ask is not None]
        assert asked, loaded.id
        assert all(question.hint for question in asked), loaded.id
        assert len(loaded.example.steps) > 1, loaded.id


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_side_lines_and_a_guided_turn_that_begins_with_the_counters(game: str) -> None:
    assert sum(len(step.branches) for loaded in examples(game) for step in steps_of(loaded)) > 1
    guided = [loaded for loaded in examples(game) if loaded.example.guided]
    assert guided
    for loaded in guided:
        assert loaded.count.acts > loaded.count.steps * 0.4, loaded.id


def test_what_is_wrong_in_the_printed_turn_stands_at_the_foot() -> None:
    """But for the first step, which says so, and the example that is the turn as it is printed."""
    found = []
    for loaded in examples("illusions"):
        if loaded.id.startswith("ex-29") and loaded.id != "ex-29-printed":
            told = [f"{step.say} {step.then}" for step in loaded.example.steps[1:] or loaded.example.steps]
            found += [f"{loaded.id}: {text}" for text in told if re.search(r"\bthe book\b|\bprinted\b", text, re.I)]
    assert found == []


@pytest.mark.parametrize(
    ("say", "before"),
    [
        ("It is raining. The die shows a **4**: a hit.", "It is raining."),
        ("They attack. A 4 brings nothing.", "They attack."),
        ("**A 4**, and it is over.", ""),
        ("Four corps of 3 attack. 17 to 4: won.", "Four corps of 3 attack."),
        ("Nothing is told here.", "Nothing is told here."),
    ],
)
def test_no_die_is_told_of_before_it_falls(say: str, before: str) -> None:
    assert text_before(Step(say=say, do="roll", dice=[4])) == before
    assert text_before(Step(say=say, do="roll")) == say
    assert text_after(Step(say=say, do="roll", dice=[4])) == say
    assert text_after(Step(say=say, then="Later.", do="roll", dice=[4])) == "Later."


def test_what_happened_several_times_running_is_told_once() -> None:
    """In the Organization Phase four Anarchist brigades are sorted alike."""
    loaded = next(each for each in examples("arriba") if each.id == "first-turn")
    run = ExampleRun(loaded)
    run.go_to((15,))
    lines = [line.text for line in step_view(run).done]
    assert "Anarchist brigade in Barcelona is sorted into another group (×\u00a04)" in lines
    assert all(line != before for before, line in pairwise(lines))
