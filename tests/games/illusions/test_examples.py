"""Every example of Illusions of Glory runs exactly, and every step of it can be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.engine.match import Match
from desktop.examples.course import Path as StepPath
from desktop.examples.loader import Loaded, folder_of, load_example
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.views import step_view, table_view
from desktop.games.illusions.invariants import faults
from tests.games.illusions.position import AP, CP, world_of

FILES = sorted(folder_of("illusions").glob("*.yaml"))
IDS = [path.stem for path in FILES]
GUIDED = {"campaign-first-turn": (30, 40), "ex-29": (40, 60)}
PARTS_OF_29 = (
    *(f"ex-29-c{number}" for number in range(1, 8)), *(f"ex-29-a{number}" for number in range(1, 8)),
    "ex-29-a", "ex-29-e1", "ex-29-e2", "ex-29-e3", "ex-29-f", "ex-29-m", "ex-29-s", "ex-29-v",
)  # fmt: skip


def named(example: str) -> Loaded:
    return load_example(FILES[IDS.index(example)], "illusions")


@pytest.mark.rule("illusions", "29.0", "9.4.1", "9.7.1", "12.2", "12.6.2", "12.7.2", "19.1", "20.2", "21.4", "23.3.1")
@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_example_runs_exactly(path: Path) -> None:
    broken: list[str] = []

    def watch(run: ExampleRun, step: StepPath) -> None:
        broken.extend(f"{step}: {fault}" for fault in faults(run.match.state))  # type: ignore[arg-type]

    assert [str(fault) for fault in check(load_example(path, "illusions"), watch)] == []
    assert broken == []


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_every_step_forward_and_back_is_shown(path: Path) -> None:
    run = ExampleRun(load_example(path, "illusions"))
    main = [step for step in run.course.paths if len(step) == 1]
    run.go_to((0,))
    table_view(run, moving=False)
    for step in (*main[1:], *reversed(main[:-1])):
        run.go_to(step)
        assert step_view(run).text
        table_view(run, moving=True)


def test_all_worked_examples_are_there() -> None:
    assert {*GUIDED, *PARTS_OF_29, "ex-9-4-1a", "ex-9-7-1"} <= set(IDS)


@pytest.mark.parametrize("example", GUIDED)
def test_guided_examples_take_their_time_and_ask(example: str) -> None:
    steps = named(example).example.steps
    least, most = GUIDED[example]
    assert least <= len(steps) <= most
    assert any(step.ask for step in steps)


def test_the_printed_version_of_the_long_example_is_shown_in_branches() -> None:
    titles = [branch.title for step in named("ex-29").example.steps for branch in step.branches]
    assert sum(title.startswith("As printed") for title in titles) >= 4


@pytest.mark.rule("illusions", "29.0")
def test_hands_that_a_scenario_names_are_dealt() -> None:
    state = Match.new("illusions", "example-29", seed=3).state
    world = world_of("example-29")
    for side in (AP, CP):
        assert state.hands[side] == list(world.start_hands[side])  # type: ignore[attr-defined]
        assert not set(state.decks[side]) & set(world.start_hands[side])  # type: ignore[attr-defined]
