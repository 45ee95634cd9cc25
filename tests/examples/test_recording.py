"""Examples made from a game that was played: taken from its log, changed, written, read and run again."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data.errors import DataError
from desktop.data.places import HOME
from desktop.engine.definition import game
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.loader import load_example, load_examples
from desktop.examples.recording import NotRecorded
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Answer, Question, Skip, Step
from desktop.players.player import make_player
from desktop.views.presenter import Presenter

GAMES = (
    ("battles", "pindoque"),
    ("crusade", "columns"),
    ("reich", "intro-1941-42"),
    ("arriba", "civil-war"),
    ("illusions", "brusilov"),
)


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))


def played(game_id: str, scenario: str, steps: int, seed: int | None = 5) -> tuple[Match, Presenter]:
    definition = game(game_id)
    match = Match.new(game_id, scenario, seed=seed)
    player = make_player("random", definition, match.world, 7)
    for _ in range(steps):
        if match.awaiting_dice is not None:
            match.play(match.decision.actions[0])
        elif match.decision is not None:
            match.play(player.choose(match.state, match.decision))
    presenter: Presenter = definition.presenter(match.world)
    return match, presenter


@pytest.mark.parametrize(("game_id", "scenario"), GAMES)
def test_what_was_played_is_an_example_that_runs_to_the_same_position(game_id: str, scenario: str) -> None:
    match, presenter = played(game_id, scenario, 60)
    example = recording.recorded(match, 30, match.position, presenter, "Our evening: the best of it")
    assert recording.faults(example, game_id) == []
    path = recording.kept(example, game_id)
    loaded = load_example(path, game_id)
    assert loaded.example == example
    assert any(each.id == example.id and each.own for each in load_examples(game_id))
    run = ExampleRun(loaded)
    run.go_to((len(example.steps) - 1,))
    assert [entry.action for entry in run.match.log] == [entry.action for entry in match.log]
    assert run.match.digest() == match.digest()


def test_a_game_with_dice_by_hand_and_after_taking_back_is_recorded_with_what_it_drew() -> None:
    match, presenter = played("crusade", "columns", 80, seed=None)
    match.undo(3)
    example = recording.recorded(match, match.position - 10, match.position, presenter)
    assert example.start.dealt
    assert recording.faults(example, "crusade") == []


def test_a_game_begun_in_the_window_is_recorded_whatever_its_seed() -> None:
    match, presenter = played("crusade", "columns", 40, seed=2**61 + 7)
    match.stir()
    example = recording.recorded(match, 20, match.position, presenter)
    assert recording.faults(example, "crusade") == []
    loaded = recording.drafted(example, "crusade")
    run = ExampleRun(loaded)
    run.go_to((len(example.steps) - 1,))
    assert [entry for entry in run.match.log if entry.chance] == [entry for entry in match.log if entry.chance]


def test_changes_by_hand_before_and_in_it_are_made_again() -> None:
    match, presenter = played("reich", "intro-1941-42", 3)
    player = make_player("random", match.definition, match.world, 1)
    changes = iter(("pact on", "pact off", "pact on"))
    change, at = next(changes), []
    while change:
        try:
            match.edit(change)
        except IllegalAction:  # not in the middle of an action
            match.play(player.choose(match.state, match.decision))
            continue
        at.append(match.position - 1)
        change = next(changes, "")
        match.play(player.choose(match.state, match.decision))
    example = recording.recorded(match, at[1], match.position, presenter)
    assert [step.edits() for step in example.steps if step.edits()] == [["pact off"], ["pact on"]]
    assert example.start.play[at[0] - 1] == Skip(edit="pact on")
    assert recording.faults(example, "reich") == []


def test_steps_are_told_joined_moved_taken_out_and_branched(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 11, presenter)
    ask = Question(question="Who?", answers=[Answer(text="I", reply="So", right=True), Answer(text="You", reply="No")])
    told = recording.changed(example, (0,), say="Look at the bridge.", ask=ask)
    assert told.steps[0].say == "Look at the bridge."
    more = recording.added(told, (0,), Step(say="Nothing is done here."))
    assert [step.acts for step in more.steps[:3]] == [True, False, True]
    back = recording.moved(more, (1,), -1)
    assert back.steps[0].say == "Nothing is done here."
    assert recording.removed(back, (0,)) == told
    branched = recording.with_branch(told, (9,), "What if?", [Step(say="Then this.")])
    deeper = recording.changed(branched, (9, 0, 0), say="Then that.")
    assert recording.step_at(deeper, (9, 0, 0)).say == "Then that."
    assert recording.removed(deeper, (9, 0, 0)) == told
    for each in (told, more, back, branched, deeper):
        assert recording.faults(each, "battles") == []


def test_joined_steps_do_what_both_did(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 9, presenter)
    sides = [step.by for step in example.steps]
    at = next(n for n in range(7) if sides[n] == sides[n + 1])
    one = recording.joined(example, (at,))
    assert len(one.steps) == 7
    assert len(one.steps[at].actions()) == 2
    assert recording.faults(one, "battles") == []


def test_a_step_that_no_longer_fits_is_named(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 9, presenter)
    wrong = recording.changed(example, (4,), do="fly moon")
    assert [told.step for told in recording.faults(wrong, "battles")] == [4]
    silent = recording.changed(example, (2,), say=" ")
    assert [told.step for told in recording.faults(silent, "battles")] == [2]


def test_what_cannot_be_recorded_says_why(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    with pytest.raises(NotRecorded, match="at least one action"):
        recording.recorded(match, 5, 5, presenter)
    lost = match.at(3)
    lost.base = {}
    with pytest.raises(NotRecorded, match="beginning"):
        recording.recorded(lost, 1, 2, presenter)
    example = recording.recorded(match, 1, 3, presenter)
    with pytest.raises(NotRecorded, match="no step after"):
        recording.joined(example, (1,))
    with pytest.raises(NotRecorded, match="at least one step"):
        recording.removed(recording.removed(example, (0,)), (0,))


def test_a_name_is_made_of_the_title_and_is_nobody_elses(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 3, presenter, "Él puente: 1.ª parte")
    assert example.id == "el-puente-1-a-parte"
    recording.kept(example, "battles")
    assert recording.name_for("Él puente: 1.ª parte", "battles") == "el-puente-1-a-parte-2"
    shipped = recording.name_for("ex 9 1", "battles")
    assert shipped == "ex-9-1-2"


def test_a_draft_with_odd_words_is_read_back_as_it_was(battles: tuple[Match, Presenter]) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 3, presenter)
    for words in ("yes", "- a\n- b\n", "# no", "a: b", "  two\n\nlines", "'\"", "trailing \n", "\ttab", "é → ½", "1e3"):
        told = recording.changed(example, (0,), say=words)
        assert recording.drafted(told, "battles").example == told


def test_one_from_elsewhere_is_taken_in_only_if_it_runs(battles: tuple[Match, Presenter], tmp_path: Path) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 6, presenter, "From a friend")
    path = tmp_path / "from-a-friend.yaml"
    path.write_text(recording.as_yaml(example), encoding="utf-8")
    kept = recording.received(path)
    assert kept.is_file()
    with pytest.raises(NotRecorded, match="already"):
        recording.received(path)


def test_the_file_of_a_friend_may_have_any_name_but_its_id_stays_in_the_folder(
    battles: tuple[Match, Presenter], tmp_path: Path
) -> None:
    match, presenter = battles
    example = recording.recorded(match, 1, 6, presenter, "From a friend")
    path = tmp_path / "Download (1).yaml"
    path.write_text(recording.as_yaml(example), encoding="utf-8")
    assert recording.received(path).name == "from-a-friend.yaml"
    path.write_text(recording.as_yaml(recording.replace(example, id="../elsewhere")), encoding="utf-8")
    with pytest.raises(DataError, match="no id of an example"):
        recording.received(path)


@pytest.fixture
def battles() -> tuple[Match, Presenter]:
    return played("battles", "pindoque", 40)
