"""Every example of Illusions of Glory runs exactly, and every step of it can be shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop.engine.match import Match
from desktop.examples.course import Path as StepPath
from desktop.examples.loader import Loaded, folder_of, load_example
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.views import step_view, table_view
from desktop.games.illusions.state.invariants import faults
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, world_of

FILES = sorted(folder_of("illusions").glob("*.yaml"))
IDS = [path.stem for path in FILES]
GUIDED = {"campaign-first-turn": (30, 45), "central-first-turn": (30, 45), "ex-29": (40, 60), "ex-29-printed": (50, 70)}
BY_HAND = [
    "offensive central ge", "card allied AP-44 deck", "card allied AP-44 hand", "flip ge_xi", "place ru_1gd sarny",
    "place ru_gd_cav rovno", "quality ah 1", "flip ge_xi", "flip ru_ii", "flip ah_hauer_cav", "flip ah_brudermann_cav",
    "place ah_xviii pool", "vp 21", "will ru 3", "place ah_uprising_01 lemberg",
]  # fmt: skip
"""What the printed text of 29.0 does against the rules."""
PARTS_OF_29 = (
    *(f"ex-29-c{number}" for number in range(1, 8)), *(f"ex-29-a{number}" for number in range(1, 8)),
    "ex-29-a", "ex-29-e1", "ex-29-e2", "ex-29-e3", "ex-29-f", "ex-29-m", "ex-29-s", "ex-29-v",
)  # fmt: skip


def named(example: str) -> Loaded:
    return load_example(FILES[IDS.index(example)], "illusions")


@pytest.mark.rule("illusions", "29.0")
@pytest.mark.rule("illusions", "9.4.1")
@pytest.mark.rule("illusions", "9.7.1")
@pytest.mark.rule("illusions", "12.2")
@pytest.mark.rule("illusions", "12.6.2")
@pytest.mark.rule("illusions", "12.7.2")
@pytest.mark.rule("illusions", "19.1")
@pytest.mark.rule("illusions", "20.2")
@pytest.mark.rule("illusions", "21.4")
@pytest.mark.rule("illusions", "23.3.1")
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
def test_the_long_example_is_played_as_printed_too() -> None:
    """Every change by hand names the rule it breaks; the end is the one the book prints, not that of the rules."""
    loaded = named("ex-29-printed")
    assert loaded.example.title.endswith("as printed")
    by_hand = [step for step in loaded.example.steps if step.edits()]
    assert [change for step in by_hand for change in step.edits()] == BY_HAND
    assert all("*By hand" in step.say for step in by_hand)
    run = ExampleRun(loaded)
    run.go_to((len(loaded.example.steps) - 1,))
    state = run.match.state
    assert isinstance(state, IllusionsState)
    assert run.match.edited
    assert (state.vp, state.national_will["ru"], state.control["lemberg"]) == (21, 3, "uprising")
    plain = ExampleRun(named("ex-29"))
    plain.go_to((len(named("ex-29").example.steps) - 1,))
    assert not plain.match.edited
    assert (plain.match.state.vp, plain.match.state.national_will["ru"]) == (22, 4)  # type: ignore[attr-defined]


@pytest.mark.rule("illusions", "29.0")
def test_hands_that_a_scenario_names_are_dealt() -> None:
    state = Match.new("illusions", "example-29", seed=3).state
    world = world_of("example-29")
    for side in (AP, CP):
        assert state.hands[side] == list(world.start_hands[side])  # type: ignore[attr-defined]
        assert not set(state.decks[side]) & set(world.start_hands[side])  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_an_example_names_units_by_what_they_are(path: Path) -> None:
    """Counters are handed out in order: their numbers would shift with every new counter."""
    numbered = re.compile(r"\b[a-z]+_[a-z_]+_\d\d\b")
    example = named(path.stem).example
    laid_out = example.start.position is None
    for step in example.steps:
        assert not [action for action in step.actions() if numbered.search(str(action))]
        assert not laid_out or not numbered.search(str(step.expect))
