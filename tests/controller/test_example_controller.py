"""An example without a window: steps, questions, playing by itself, leaving it to try something."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from desktop.controller.example_controller import LEAST_MS, MS_PER_WORD, SPEEDS, ExampleController
from desktop.engine.action import Action
from desktop.examples.loader import Loaded
from tests.examples.conftest import changed, tiny

__all__ = ["changed", "tiny"]


class Heard:
    """What a controller says, in order."""

    NAMES = ("opened", "step_changed", "answered", "hinted", "playing_changed", "finished", "trial_started",
             "trial_ended", "notice", "table_changed")  # fmt: skip

    def __init__(self, controller: ExampleController) -> None:
        self.all: list[tuple[str, tuple[object, ...]]] = []
        for name in self.NAMES:
            getattr(controller, name).connect(lambda *args, name=name: self.all.append((name, args)))

    def of(self, name: str) -> list[object]:
        return [args[0] if args else None for said, args in self.all if said == name]


@pytest.fixture
def controller(qapp: object) -> Iterator[ExampleController]:
    controller = ExampleController()
    yield controller
    controller.close()


@pytest.fixture
def heard(controller: ExampleController) -> Heard:
    return Heard(controller)


@pytest.fixture
def fight(controller: ExampleController, heard: Heard, tiny: Callable[[str], Loaded]) -> ExampleController:
    assert controller.open(tiny("first-fight"))
    return controller


def path(controller: ExampleController) -> tuple[int, ...]:
    assert controller.run is not None
    return controller.run.path


def pass_time(controller: ExampleController) -> None:
    """The clock strikes."""
    controller._timer.timeout.emit()


def test_without_an_example_nothing_answers(controller: ExampleController, heard: Heard) -> None:
    for do in (controller.next, controller.back, controller.leave_branch, controller.hint, controller.play,
               controller.try_it, controller.end_trial, controller.pause):  # fmt: skip
        do()
    controller.go_to((1,))
    controller.take_branch(0)
    controller.answer(0)
    assert (heard.all, controller.key, controller.playing) == ([], "", False)
    assert controller.reading_ms() == LEAST_MS


def test_an_example_is_read_to_its_end_and_back(fight: ExampleController, heard: Heard) -> None:
    assert fight.key == "tiny/first-fight"
    for _ in range(9):
        fight.next()
    assert path(fight) == (4,)
    assert heard.of("finished") == ["tiny/first-fight"]
    for _ in range(9):
        fight.back()
    assert path(fight) == (0,)
    assert len(heard.of("step_changed")) == len(heard.of("table_changed")) == 15, "8 looks: three steps act"
    fight.go_to((77,))
    assert path(fight) == (0,)


def test_an_example_that_the_rules_refuse_is_not_opened(
    controller: ExampleController, heard: Heard, changed: Callable[..., Loaded]
) -> None:
    assert not controller.open(changed(("at: bridge, reduced", "at: moon, reduced")))
    assert controller.run is None
    assert "there is no space moon" in str(heard.of("notice")[0])
    assert "\n" not in str(heard.of("notice")[0])


def test_a_step_that_the_rules_refuse_is_told_and_the_reader_stays(
    controller: ExampleController, heard: Heard, changed: Callable[..., Loaded]
) -> None:
    assert controller.open(changed(("do: [pick red-foot, to bridge]", "do: [pick red-foot, to nowhere]")))
    for _ in range(3):
        controller.next()
    controller.play()
    controller.next()
    assert path(controller) == (2,)
    assert controller.run is not None
    assert not controller.run.stop.acted, "the position before the act is still there to be read"
    assert not controller.playing
    assert "to nowhere" in str(heard.of("notice")[-1])
    controller.back()
    assert path(controller) == (1,)


def test_a_side_line_is_entered_by_its_number_and_left(fight: ExampleController) -> None:
    fight.go_to((3,), acted=True)
    fight.take_branch(1)
    assert path(fight) == (3,)
    fight.take_branch(0)
    assert path(fight) == (3, 0, 0)
    fight.leave_branch()
    assert path(fight) == (3,)
    fight.leave_branch()
    assert path(fight) == (3,)


def test_a_question_is_solved_by_the_right_answer_alone(fight: ExampleController, heard: Heard) -> None:
    fight.answer(0)
    fight.hint()
    assert heard.of("answered") == heard.of("hinted") == [], "this step asks nothing"
    fight.go_to((2,))
    fight.hint()
    fight.answer(1)
    assert not fight.is_solved((2,))
    fight.answer(0)
    assert fight.is_solved((2,))
    assert heard.of("hinted") == ["Add the difference to the die ([[4.2]])."]
    assert [answer.right for answer in heard.of("answered")] == [False, True]  # type: ignore[attr-defined]


def test_it_plays_by_itself_up_to_a_question_and_goes_on_when_told(fight: ExampleController, heard: Heard) -> None:
    fight.toggle()
    assert fight.playing
    for _ in range(9):
        pass_time(fight)
    assert (path(fight), fight.playing) == ((2,), False), "it stops at the question"
    assert not fight.run.stop.acted, "before what it asks about has happened"
    fight.toggle()
    for _ in range(9):
        pass_time(fight)
    assert (path(fight), fight.playing) == ((3,), False), "and at the side line"
    fight.play()
    for _ in range(9):
        pass_time(fight)
    assert (path(fight), fight.playing) == ((4,), False), "and at the end"
    fight.play()
    assert not fight.playing
    assert heard.of("playing_changed") == [True, False] * 3


def test_a_solved_question_does_not_stop_it(fight: ExampleController) -> None:
    fight.go_to((2,))
    fight.answer(0)
    fight.go_to((1,))
    fight.play()
    pass_time(fight)
    assert (path(fight), fight.playing) == ((2,), True)
    fight.toggle()
    pass_time(fight)
    assert path(fight) == (2,), "who has stopped it is not moved on by a clock that was running"


def test_a_step_stays_as_long_as_it_takes_to_read(fight: ExampleController) -> None:
    fight.go_to((2,))
    words = len(["Red", "Foot", "enters", "the", "bridge.", "That", "means", "a", "fight."])
    assert fight.reading_ms() == max(LEAST_MS, words * MS_PER_WORD)
    fight.go_to((1,))
    slow = fight.reading_ms()
    fight.play()
    fight.set_speed(99)
    assert fight.speed == len(SPEEDS) - 1
    assert fight.reading_ms() == round(slow / SPEEDS[-1])
    assert fight._timer.interval() == fight.reading_ms(), "also for the step that is being read"
    fight.set_speed(-1)
    assert fight.speed == 0


def test_a_trial_leaves_the_example_where_it_was(fight: ExampleController, heard: Heard) -> None:
    fight.next()
    fight.play()
    fight.try_it()
    fight.try_it()
    (match,) = heard.of("trial_started")
    assert fight.trying
    assert not fight.playing
    match.play(Action.parse("pick red-horse"))  # type: ignore[attr-defined]
    fight.next()
    fight.play()
    assert (path(fight), fight.playing) == ((1,), False), "nothing moves meanwhile"
    assert fight.run is not None
    assert fight.run.match.position < match.position  # type: ignore[attr-defined]
    fight.end_trial()
    assert len(heard.of("trial_ended")) == 1
    fight.next()
    assert path(fight) == (2,)


def test_an_example_that_was_put_away_is_gone(fight: ExampleController, heard: Heard) -> None:
    fight.play()
    fight.close()
    assert heard.of("playing_changed") == [True, False]
    pass_time(fight)
    assert (fight.key, fight.run, fight.step) == ("", None, None)
