"""Every example of Hitler's Reich runs exactly, and positions that cannot be are told with their place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.data.position import PositionError, PositionSpec
from desktop.examples.course import Path as StepPath
from desktop.examples.loader import Loaded, folder_of, load_example, load_examples
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.text import as_text
from desktop.examples.views import step_view, table_view
from desktop.games.reich.state.invariants import faults
from desktop.games.reich.state.positions import stated_position
from desktop.games.reich.state.state import ReichState
from tests.games.reich.position import world_of

EXAMPLES = load_examples("reich")
IDS = [loaded.id for loaded in EXAMPLES]
RULE_BOOK = (
    "ex-4-1-3a", "ex-4-1-3b", "ex-4-1-3c", "ex-4-1-3d", "ex-4-2-5-1", "ex-4-2-5-2", "ex-5-4-1", "ex-6-3-2",
    "ex-6-5-2-1", "ex-6-5-3-1a", "ex-6-5-3-1b", "ex-6-5-3-2", "ex-6-6-3", "ex-6-7-1", "ex-7-5", "ex-7-6a", "ex-7-6b",
    "ex-7-6c", "ex-7-9", "ex-7-9-2", "ex-9-2", "ex-16-1-1", "ex-16-1-2", "ex-16-1-3", "ex-16-1-4a", "ex-16-1-4b",
    "ex-16-1-5a", "ex-16-1-5b", "ex-16-1-6", "ex-16-2-1", "ex-16-2-2", "ex-16-3",
)  # fmt: skip


def named(example: str) -> Loaded:
    return EXAMPLES[IDS.index(example)]


# ------------------------------------------------------------------ the examples
@pytest.mark.rule("reich", "7.5", says=("Example: Rommel has one re-roll", "The Axis uses it on a"))
@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
@pytest.mark.rule(
    "reich",
    "4.1.3",
    says=(
        "Example: a Lieutenant General may re-roll",
        "Example: a Field Marshal meets a Double",
        "Example: a Field Marshal meets a Saboteur",
    ),
)
@pytest.mark.rule("reich", "4.2.5.1", says=("Example: the Allies use Artillery &", "They keep it, cannot use it"))
@pytest.mark.rule(
    "reich",
    "4.2.5.2",
    says=("Example: the Axis takes London with", "The bonus action for London can", "In the next Axis turn all"),
)
@pytest.mark.rule("reich", "5.4.1")
@pytest.mark.rule("reich", "6.3.2")
@pytest.mark.rule("reich", "6.5.2.1")
@pytest.mark.rule("reich", "6.5.3.1")
@pytest.mark.rule("reich", "6.5.3.2")
@pytest.mark.rule("reich", "6.6.3")
@pytest.mark.rule("reich", "6.7.1")
@pytest.mark.rule("reich", "6.7.2")
@pytest.mark.rule("reich", "7.6", says=("Example: two Lieutenant Generals re-roll two", "Example: with 5 dice and two"))
@pytest.mark.rule("reich", "7.9")
@pytest.mark.rule("reich", "7.9.2")
@pytest.mark.rule("reich", "8.3")
@pytest.mark.rule("reich", "9.2")
@pytest.mark.rule("reich", "16.1")
@pytest.mark.rule("reich", "16.1.1")
@pytest.mark.rule("reich", "16.1.2")
@pytest.mark.rule("reich", "16.1.3")
@pytest.mark.rule("reich", "16.1.4")
@pytest.mark.rule("reich", "16.1.5")
@pytest.mark.rule("reich", "16.1.6")
@pytest.mark.rule("reich", "16.2")
@pytest.mark.rule("reich", "16.3")
def test_example_runs_exactly(loaded: Loaded) -> None:
    broken: list[str] = []

    def watch(run: ExampleRun, path: StepPath) -> None:
        broken.extend(f"{path}: {fault}" for fault in faults(run.match.state))  # type: ignore[arg-type]

    assert [str(fault) for fault in check(loaded, watch)] == []
    assert broken == []


def test_the_examples_of_the_rule_book_are_all_there() -> None:
    assert set(RULE_BOOK) <= set(IDS)


def test_the_whole_axis_turn_has_the_six_parts_of_the_rule_book() -> None:
    titles = [title for _, title in named("axis-turn").course.sections()]
    assert [title[0] for title in titles] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize(
    ("example", "least", "most"), [("campaign-first-turn", 20, 30), ("allies-first-turn", 12, 20), ("ex-16-3", 15, 25)]
)
def test_guided_examples_take_their_time(example: str, least: int, most: int) -> None:
    loaded = named(example)
    assert least <= len(loaded.example.steps) <= most
    assert any(step.ask for step in loaded.example.steps)


def test_newcomers_begin_with_the_first_turns() -> None:
    assert IDS[:2] == ["campaign-first-turn", "allies-first-turn"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("dice: [2, 3]", "dice: [1, 3]", "expected ConflictResolved"),
        ("axis_total: 16", "axis_total: 17", "expected ConflictResolved(winner='axis', axis_total=17"),
        ("do: card soviet_1", "do: card western_10", "6.5.3.4"),
    ],
)
def test_a_difference_fails(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (folder_of("reich") / "ex-16-1-1.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "ex-16-1-1.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told in str(check(load_example(path, "reich"))[0])


def test_an_example_is_printed_as_text() -> None:
    text, wrong = as_text(named("ex-16-1-1"))
    assert not wrong
    assert "16 to 16" in text


@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
def test_every_step_forward_and_back_is_shown(loaded: Loaded) -> None:
    run = ExampleRun(loaded)
    main = [path for path in run.course.paths if len(path) == 1]
    run.go_to((0,))
    table_view(run, moving=False)
    for path in (*main[1:], *reversed(main[:-1])):
        run.go_to(path)
        assert step_view(run).text
        table_view(run, moving=True)


# ------------------------------------------------------------------ stated positions
def stated(**parts: Any) -> ReichState:
    return stated_position(world_of("campaign-1941"), msgspec.convert(parts, PositionSpec))


def test_what_is_named_lies_where_it_is_said_and_the_rest_where_it_belongs() -> None:
    state = stated(
        control={"minsk": "axis"},
        hands={"axis": ["italian_3", "german_9"]},
        decks={"axis": ["german_4", "german_5"], "allies": ["soviet_5"]},
        tracks={
            "discards": {"axis": ["german_2"], "allies": "rest"},
            "events": {"axis": ["stukas", "wolfpack_2"], "allies": ["zhukov"]},
            "face_down": ["stukas"],
            "waiting": {"axis": ["reserves"]},
            "lid": ["convoy_1"],
            "removed": ["speer"],
            "fleets": {"north_sea": ["axis", "allies"]},
            "forts": {"berlin": "axis"},
            "big_push": {"allies": "down"},
            "reorganised": ["axis"],
            "hand_size": {"axis": 3, "allies": 1},
        },
        frame={"name": "action", "fields": {"side": "allies"}},
    )
    assert state.control["minsk"] == "axis"
    assert len(state.hands["axis"]) == 3
    assert state.decks["axis"][-2:] == ["german_5", "german_4"]
    assert state.discards["axis"] == ["german_2"]
    assert not state.decks["allies"], "the one card of the deck fills the hand"
    assert state.held == {"axis": ["stukas", "wolfpack_2"], "allies": ["zhukov"]}
    assert state.waiting["axis"] == ["reserves"]
    assert "strategic_bombing_1" in state.aside
    assert (state.big_push, state.reorganised["axis"]) == ({"axis": "", "allies": "down"}, True)
    assert (state.turn.side, state.turns) == ("allies", 4)
    assert faults(state) == []


def test_later_years_have_all_events_in_play_and_a_turn_may_start_with_its_preparation() -> None:
    state = stated(
        tracks={"year": {"axis": "end_1941", "allies": "end_1941"}, "vichy": "pending", "pact": False},
        frame={"name": "turn", "fields": {"side": "axis"}},
    )
    assert not state.aside
    assert "v_rockets_1" in state.malls["axis"]
    assert (state.vichy, state.pact) == ("pending", False)
    assert [frame.step for frame in state.stack] == ["turns", "begin"]
    assert state.turns == 2
    assert [len(state.hands[side]) for side in ("axis", "allies")] == [8, 6]


@pytest.mark.parametrize(
    ("parts", "told", "part"),
    [
        ({"units": {"tank": "berlin"}}, "no units", ("units",)),
        ({"control": {"atlantis": "axis"}}, "no area atlantis", ("control", "atlantis")),
        ({"control": {"berlin": "blue"}}, "no power blue", ("control", "berlin")),
        ({"hands": {"red": []}}, "no side red", ("hands", "red")),
        ({"hands": {"axis": ["german_99"]}}, "no card german_99", ("hands", "axis")),
        ({"hands": {"axis": ["german_2"]}, "decks": {"axis": ["german_2"]}}, "in two places", ("decks", "axis")),
        (
            {"hands": {"axis": ["german_2", "german_3"]}, "tracks": {"hand_size": {"axis": 1}}},
            "more cards", ("hands", "axis"),
        ),
        ({"tracks": {"discards": {"axis": "rest"}}}, "too small", ("decks", "axis")),
        ({"tracks": {"hand_size": {"axis": 13}}}, "hand size 13", ("tracks", "hand_size")),
        ({"tracks": {"turn": 0}}, "counted from 1", ("tracks", "turn")),
        ({"tracks": {"moon": 1}}, "no track moon", ("tracks", "moon")),
        ({"tracks": {"year": {"axis": "end_1999"}}}, "end_1999", ("tracks", "year")),
        ({"tracks": {"events": {"axis": ["panzers"]}}}, "no event card panzers", ("tracks", "events")),
        ({"tracks": {"face_down": ["stukas"]}}, "nobody holds stukas", ("tracks", "face_down")),
        ({"tracks": {"fleets": {"berlin": ["axis"]}}}, "berlin", ("tracks", "fleets")),
        ({"tracks": {"forts": {"north_sea": "axis"}}}, "north_sea", ("tracks", "forts")),
        ({"tracks": {"big_push": {"axis": "sideways"}}}, "sideways", ("tracks", "big_push")),
        ({"frame": {"name": "lunch"}}, "not in lunch", ("frame", "name")),
        ({"frame": {"name": "turn", "fields": {"side": "red"}}}, "one of the sides", ("frame", "fields")),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_its_place(parts: dict[str, Any], told: str, part: tuple[str, ...]) -> None:
    with pytest.raises(PositionError, match=told) as caught:
        stated(**parts)
    assert caught.value.part == part
