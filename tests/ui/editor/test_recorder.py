"""An example made through the window: played on the map, written, pointed at, asked about, kept, read, shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.data.places import HOME
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.loader import load_example
from desktop.examples.runner import check
from desktop.players.player import make_player
from desktop.ui.editor.exporting import write_example
from desktop.ui.editor.recording_desk import RecordingDesk
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.frames import Column
from tests.ui.table import carry, opened

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME, str(tmp_path / "own"))
    match = Match.new("crusade", "columns", seed=5)
    player = make_player("random", match.definition, match.world, 7)
    for _ in range(20):
        assert match.decision is not None
        match.play(player.choose(match.state, match.decision))
    with opened(qtbot, tmp_path, match) as window:
        yield window


@pytest.fixture
def desk(window: MainWindow) -> Iterator[RecordingDesk]:
    window.commands.actions["record_example"].trigger()
    desk = window.examples.own.desk
    assert desk.recording
    yield desk
    desk._end()


def press(desk: RecordingDesk, name: str) -> None:
    button = desk.panel.findChild(QWidget, f"recorder-{name}")
    assert button is not None
    QTest.mouseClick(button, LEFT)


def write(desk: RecordingDesk, name: str, words: str) -> None:
    field = desk.panel.findChild(QWidget, name)
    assert field is not None
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, words)


def play(window: MainWindow, times: int = 1) -> None:
    for _ in range(times):
        decision = window.controller.match.decision
        assert decision is not None
        window.controller.play(str(decision.actions[0]))


def spot(window: MainWindow, space: str) -> QPoint:
    scene, view = window.page.map.scene, window.page.map.view
    assert scene.ground is not None
    return view.mapFromScene(QPointF(*scene.ground.spaces[space].center))


def test_an_example_is_made_with_the_mouse_kept_read_and_exported(
    window: MainWindow, desk: RecordingDesk, tmp_path: Path
) -> None:
    before = window.game
    assert before is not None
    digest = before.match.digest()
    write(desk, "example-title", "My evening")
    write(desk, "step-say", "Look at the front.")
    play(window, 2)
    assert desk.draft is not None
    assert [step.acts for step in desk.draft.example.steps] == [False, True, True]
    desk.panel.form.setCurrentIndex(1)
    QTest.mouseClick(desk.panel.form.point, LEFT)
    window.orders.on_fit()
    port = window.page.map.view.viewport()
    empty = [name for name in desk_spaces(window) if not window.page.map.scene.stacks.get(name)]
    QTest.mouseClick(port, LEFT, pos=spot(window, empty[0]))
    carry(port, spot(window, empty[1]), spot(window, empty[2]))
    point = desk.draft.step.point
    assert point is not None
    assert point.spaces == [empty[0]]
    assert [(arrow.start, arrow.end) for arrow in desk.draft.step.arrows] == [(empty[1], empty[2])]
    QTest.mouseClick(desk.panel.form.point, LEFT)
    desk.panel.form.setCurrentIndex(2)
    for name, words in (("question", "Who acts?"), ("answer-0", "I"), ("reply-0", "So it is."),
                        ("answer-1", "You"), ("reply-1", "No."), ("hint", "See the strip.")):  # fmt: skip
        write(desk, name, words)
    desk.panel.form.question.rights[0].setChecked(True)
    press(desk, "side")
    assert desk.draft.side_line == "What if?"
    play(window)
    press(desk, "keep")
    assert desk.panel.fault.isHidden(), desk.panel.fault.label
    path = recording.own_folder("crusade") / "my-evening.yaml"
    loaded = load_example(path, "crusade")
    assert check(loaded) == []
    assert loaded.example.steps[2].ask is not None
    assert loaded.example.steps[2].ask.answers[0].right
    assert len(loaded.example.steps[2].branches[0].steps) == 2
    press(desk, "read")
    assert window.shows(window.examples.page)
    for suffix in (".yaml", ".html"):
        write_example(window, loaded, str(tmp_path / f"walk{suffix}"))
    assert (tmp_path / "walk.yaml").read_bytes() == path.read_bytes()
    assert "Look at the front." in (tmp_path / "walk.html").read_text(encoding="utf-8")
    window.examples.show_learn()
    window.examples.learn.choose_game("crusade")
    assert [card.item.chapter for card in window.examples.learn.cards if card.item.own] == ["Mine"]
    window.return_to_game()
    assert window.game is before
    assert before.match.digest() == digest


def desk_spaces(window: MainWindow) -> list[str]:
    board = window.page.map
    assert board.scene.ground is not None
    inside = board.view.viewport().rect().adjusted(60, 60, -60, -60)
    return [name for name in board.scene.ground.spaces if inside.contains(spot(window, name))]


def test_what_is_taken_back_on_the_table_is_no_step_and_deletions_are_undone(
    window: MainWindow, desk: RecordingDesk
) -> None:
    assert desk.draft is not None
    play(window, 2)
    window.controller.undo()
    assert len(desk.draft.example.steps) == 2
    press(desk, "words")
    assert desk.draft.path == (2,)
    press(desk, "earlier")
    assert [step.acts for step in desk.draft.example.steps] == [False, False, True]
    press(desk, "remove")
    assert len(desk.draft.example.steps) == 2
    press(desk, "undo")
    assert len(desk.draft.example.steps) == 3
    press(desk, "redo")
    assert len(desk.draft.example.steps) == 2


def test_a_fault_is_told_in_a_line_that_leads_to_it_and_nothing_is_written(
    window: MainWindow, desk: RecordingDesk
) -> None:
    assert desk.draft is not None
    play(window)
    write(desk, "step-say", " ")
    press(desk, "words")
    press(desk, "keep")
    assert "says something" in desk.panel.fault.label
    assert not recording.own_folder("crusade").exists()
    QTest.mouseClick(desk.panel.fault, LEFT)
    assert desk.draft.path == (1,)


def test_the_recorder_closes_only_over_what_is_kept(window: MainWindow, desk: RecordingDesk) -> None:
    play(window)
    press(desk, "close")
    assert not desk.panel.leaving.isHidden()
    assert not window.close()
    press(desk, "lose")
    assert desk.draft is None
    assert not window.trying
    assert not desk.panel.isVisible()
    assert window.at_table


def test_the_status_bar_says_whether_the_example_is_kept(window: MainWindow, desk: RecordingDesk) -> None:
    assert window.kept.words == "an example, not kept yet"
    play(window)
    assert window.kept.words == "an example, not kept yet"
    write(desk, "step-say", "Look.")
    press(desk, "keep")
    assert desk.panel.fault.isHidden(), desk.panel.fault.label
    assert window.kept.words == "an example, kept"
    write(desk, "step-say", "Look again.")
    assert window.kept.words == "an example, not kept yet"
    press(desk, "keep")
    desk._end()
    assert window.kept.words not in ("an example, kept", "a trial, not kept")
    assert window.game is not None
    window.begin_trial(Match.new("crusade", "columns", seed=2))
    assert window.kept.words == "a trial, not kept"


def test_a_phase_of_the_log_is_kept_as_an_example(window: MainWindow) -> None:
    desk = window.examples.own.desk
    window.docks.reveal("log")
    log = window.docks.log
    menu = log.line_menu(log.list.model().index(log.list.model().rowCount() - 1, 0))
    action = next(each for each in menu.actions() if each.objectName() == "example-of-1")
    assert action.isEnabled()
    action.trigger()
    menu.close()
    assert desk.draft is not None
    assert desk.draft.example.steps[0].acts
    assert desk.draft.faults() == []
    desk._end()


def test_an_example_of_a_friend_is_taken_in_and_a_bad_one_refused_in_a_line(
    window: MainWindow, desk: RecordingDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert desk.draft is not None
    play(window, 2)
    shared = tmp_path / "from-a-friend.yaml"
    draft = recording.replace(desk.draft.example, id="from-a-friend")
    shared.write_text(recording.as_yaml(draft), encoding="utf-8")
    desk._end()
    told: list[str] = []
    monkeypatch.setattr(window.files, "say", lambda title, words: told.append(words))
    own = window.examples.own
    for words in (b"\xff", b"a: &x [*x]", b"[" * 5000, b"id: 1\n", shared.read_bytes().replace(b"columns", b"nowhere")):
        bad = tmp_path / "bad.yaml"
        bad.write_bytes(words)
        own.take_in(str(bad))
    assert len(told) == 5
    assert all("\n" not in words for words in told)
    assert not recording.own_folder("crusade").exists()
    own.take_in(str(shared))
    assert len(told) == 5
    assert (recording.own_folder("crusade") / shared.name).exists()
    card = next(card for card in window.examples.learn.cards if card.item.own)
    assert card.findChild(QPushButton, f"open-{card.item.id}") is not None
    own.order("change", card.item.key)
    assert desk.recording
    assert desk.draft is not None
    assert desk.draft.is_kept


def test_the_recorder_is_there_only_where_its_table_is(window: MainWindow, desk: RecordingDesk) -> None:
    play(window)
    assert desk.panel.isVisible()
    window.show_start()
    assert not desk.panel.isVisible()
    window.orders.on_record_example()
    assert desk.panel.isVisible()
    assert desk.draft is not None
    assert len(desk.draft.example.steps) == 2


def test_a_drag_is_one_step(window: MainWindow, desk: RecordingDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert desk.draft is not None
    kind = type(window.controller)
    monkeypatch.setattr(kind, "dragging", property(lambda control: True))
    play(window, 2)
    assert len(desk.draft.example.steps) == 1, "nothing is taken up while the counters are in the hand"
    monkeypatch.undo()
    window.page.map.gestures.put_down.emit([], True)
    QTest.qWait(5)
    steps = desk.draft.example.steps
    assert len(steps) > 1
    assert sum(len(step.actions()) for step in steps) == 2


def test_no_page_of_the_recorder_is_cut_off_in_a_small_window(window: MainWindow, desk: RecordingDesk) -> None:
    window.resize(1280, 800)
    form = desk.panel.form
    for number in range(form.count()):
        form.setCurrentIndex(number)
        QTest.qWait(30)
        window.grab()
        page = form.currentWidget()
        assert isinstance(page, Column)
        inside = page.column.itemAt(0).widget()
        assert inside.geometry().right() < page.viewport().width(), form.tabText(number)
