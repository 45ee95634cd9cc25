"""Guided first turns: one for each side of each game, in which the reader does what his side does and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.examples.loader import Loaded, load_examples
from desktop.examples.run import ExampleRun
from desktop.examples.views import step_view
from tests.examples.test_shipped import GAMES


def guided(game_id: str) -> list[Loaded]:
    """The turns that one side plays."""
    return [loaded for loaded in load_examples(game_id) if loaded.example.guided and loaded.example.seat]


@pytest.mark.parametrize("game_id", GAMES)
def test_each_side_has_a_first_turn_that_begins_with_its_counters(game_id: str) -> None:
    turns = guided(game_id)
    two = turns[0].definition.sides[:2]  # partners of one side come after those of a game for two
    assert {loaded.example.seat for loaded in turns} == set(two)
    assert not [loaded.id for loaded in load_examples(game_id) if loaded.example.guided and not loaded.example.seat]
    for side in two:
        first = next(loaded for loaded in turns if loaded.example.seat == side)
        assert first.example.steps[0].title in ("The counters", "The table"), first.id


@pytest.mark.parametrize("game_id", GAMES)
def test_the_reader_does_all_that_his_side_does_and_the_rest_is_shown(game_id: str) -> None:
    stuck = []
    for loaded in guided(game_id):
        run = ExampleRun(loaded)
        for stop in loaded.course.stops:
            if not stop.acted:
                run.go_to(stop.path, acted=False)
                stuck += [f"{loaded.id} {run.course.label(stop.path)}: {why}" for why in faults(run)]
    assert stuck == [], "\n".join(stuck)


def faults(run: ExampleRun) -> Iterator[str]:
    seat, view, match = run.reader, step_view(run), run.to_be_done()
    assert match is not None
    if view.theirs:
        return
    match.answer_for_others(seat)
    while match.verdict().kind in ("none", "partly"):
        mine = next((entry for entry in match.missing() if entry.player == seat), None)
        if mine is None:
            yield f"left to others: {[str(entry.action) for entry in match.missing()]}"
            return
        match.play(mine.action)
        if match.verdict().kind == "partly":
            match.answer_for_others(seat)
