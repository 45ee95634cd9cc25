"""An example that is being made at a table: what is played becomes steps, what is taken back goes, all is undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data.places import HOME
from desktop.engine.action import Action
from desktop.engine.course import CHANCE
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.draft import Draft, RecordedMatch
from desktop.examples.loader import load_example
from desktop.examples.recording import NotRecorded
from desktop.examples.schema import Answer, Question
from desktop.players.player import make_player
from desktop.views.presenter import Presenter
from tests.examples.test_recording import played

Begun = tuple[Draft, RecordedMatch, Presenter]


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))


@pytest.fixture
def begun() -> Begun:
    match, presenter = played("crusade", "columns", 20)
    draft = Draft(recording.begun(match, "An evening"), "crusade")
    table = draft.match()
    assert table.digest() == match.digest()
    return draft, table, presenter


def act(draft: Draft, table: Match, presenter: Presenter, times: int = 1) -> None:
    for _ in range(times):
        assert table.decision is not None
        table.play(table.decision.actions[0])
        assert draft.follow(table, presenter)


def test_what_is_played_becomes_steps_and_what_is_taken_back_is_none(
    begun: Begun,
) -> None:
    draft, table, presenter = begun
    act(draft, table, presenter, 4)
    assert [step.acts for step in draft.example.steps] == [False, True, True, True, True]
    assert draft.path == (4,)
    table.undo(2)
    assert draft.follow(table, presenter)
    assert len(draft.example.steps) == 3
    assert draft.path == (2,)
    assert draft.faults() == []
    table.undo(3)
    assert not draft.follow(table, presenter), "what was before the example is no step of it"


def test_several_acts_of_one_gesture_are_one_step(begun: Begun) -> None:
    draft, table, presenter = begun
    while table.decision is not None:
        side = table.decision.player
        table.play(table.decision.actions[0])
        if table.decision is not None and table.decision.player == side:
            break
        draft.follow(table, presenter)
    steps = len(draft.example.steps)
    assert table.decision is not None
    table.play(table.decision.actions[0])
    draft.follow(table, presenter)
    assert len(draft.example.steps) == steps + 1
    assert len(draft.step.actions()) == 2
    table.undo(2)
    draft.follow(table, presenter)
    assert len(draft.example.steps) == steps


def test_what_is_played_where_the_line_goes_on_is_a_side_line(begun: Begun) -> None:
    draft, table, presenter = begun
    act(draft, table, presenter, 3)
    draft.stand_at((1,))
    table = draft.match()
    assert table.decision is not None
    table.play(table.decision.actions[-1])
    draft.follow(table, presenter)
    assert draft.path == (1, 0, 0)
    assert draft.side_line == "Another way"
    act(draft, table, presenter)
    assert draft.path == (1, 0, 1)
    draft.name_side_line("If he stays")
    assert draft.example.steps[1].branches[0].title == "If he stays"
    assert draft.faults() == []
    table.undo(2)
    draft.follow(table, presenter)
    assert draft.example.steps[1].branches == []


def test_dice_are_set_by_the_author() -> None:
    match, presenter = played("crusade", "columns", 20)
    draft = Draft(recording.begun(match, "Dice"), "crusade")
    table = draft.match()
    table.sets_dice = True
    player = make_player("random", table.definition, table.world, 7)
    faces: list[int] = []
    while len(faces) < 3:
        assert table.decision is not None
        if table.awaiting_dice is not None:
            faces.append(len(faces) + 2)
            table.play(Action.of(CHANCE, str(faces[-1])))
        else:
            table.play(player.choose(table.state, table.decision))
        draft.follow(table, presenter)
    assert faces == [2, 3, 4]
    drawn = [die for step in draft.example.steps for die in step.dice]
    assert [die for die in drawn if die in faces][:3] == faces
    assert draft.faults() == []


def test_every_change_is_undone_and_made_again(begun: Begun) -> None:
    draft, table, presenter = begun
    act(draft, table, presenter, 2)
    seen = [draft.example]
    draft.change(say="One")
    draft.change(say="One and two")
    seen.append(draft.example)
    draft.add_words("Told.")
    seen.append(draft.example)
    draft.move(-1)
    seen.append(draft.example)
    draft.point_at("zaragoza", is_piece=False)
    seen.append(draft.example)
    draft.draw_arrow("zaragoza", "teruel")
    seen.append(draft.example)
    draft.change(ask=Question(question="Who?", answers=[Answer(text="I", reply="Yes.", right=True)]))
    seen.append(draft.example)
    draft.add_side_line("What if?", "Then this.")
    seen.append(draft.example)
    for before in reversed(seen[:-1]):
        draft.undo()
        assert draft.example == before
    for after in seen[1:]:
        draft.redo()
        assert draft.example == after
    draft.draw_arrow("zaragoza", "teruel")
    assert draft.can_undo


def test_it_is_kept_only_if_it_runs_and_then_under_one_name(begun: Begun) -> None:
    draft, table, presenter = begun
    act(draft, table, presenter, 2)
    draft.change(say=" ")
    with pytest.raises(NotRecorded, match="says something"):
        draft.keep()
    assert not recording.own_folder("crusade").exists()
    draft.change(say="Now it does.")
    path = draft.keep()
    assert path.name == "an-evening.yaml"
    assert draft.is_kept
    draft.tell(title="Another title")
    assert not draft.is_kept
    assert draft.keep() == path
    assert load_example(path, "crusade").example == draft.example


def test_what_another_program_has_written_is_not_written_over_unasked(begun: Begun) -> None:
    draft, table, presenter = begun
    act(draft, table, presenter, 2)
    path = draft.keep()
    other = Draft(load_example(path, "crusade").example, "crusade", file=path)
    other.tell(title="Theirs")
    other.keep()
    draft.tell(title="Mine")
    with pytest.raises(NotRecorded, match="another program has written this file meanwhile"):
        draft.keep()
    assert load_example(path, "crusade").example.title == "Theirs"
    draft.keep()
    assert load_example(path, "crusade").example.title == "Mine"
