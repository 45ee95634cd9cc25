"""Every guided first turn, made by the reader's own hands on the real board, after moves that are wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.ui.examples.lesson import carry_piece, click_card, do_step, make, stop_of


@pytest.fixture
def shown(qtbot: QtBot, store: QSettings, tmp_path: Path) -> Iterator[MainWindow]:
    settings = Settings(store, tmp_path / "data")
    settings.animation = 0
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.examples.controller.close()


def told(page: ExamplePage) -> str:
    return page.player.move_box.words.text()


def walk(page: ExamplePage, until: int | None = None) -> Counter[str]:
    """Read on and make every move oneself, to the end or to a step; how they were made. Nothing is shown."""
    control, made = page.controller, Counter[str]()
    while control.step is not None and (control.step.waits or control.step.can_go_on):
        if control.step.path[0] == until:
            break
        if control.step.waits:
            made.update(do_step(page))
        else:
            control.next()
    return made


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_the_turn_at_the_jarama(shown: MainWindow, whole: bool) -> None:
    shown.examples.open("battles/jarama-first-turn")
    page = shown.examples.page
    made = Counter[str]()
    if whole:
        made += walk(page, until=12)
    else:
        page.controller.go_to((12,))
    assert stop_of(page) == Stop((12,), False)
    carry_piece(page, "JN-1.1.1", "3329")
    assert "Not allowed" in told(page)
    assert "6.3" in told(page)
    assert stop_of(page) == Stop((12,), False)
    carry_piece(page, "JN-1.1.1", "3430")
    assert "is lawful. The example goes on with" in told(page)
    assert page.map.scene.pieces["JN-1.1.1"].piece.space == "3431"
    carry_piece(page, "JN-1.1.1", "3532")
    assert stop_of(page) == Stop((12,), True)
    made += walk(page, until=None if whole else 19)
    assert page.controller.step is not None
    assert page.controller.step.can_go_on is not whole
    assert made["carried"] >= 3
    assert made["pressed"] >= (10 if whole else 0)


def test_the_first_turns_in_the_reich(shown: MainWindow) -> None:
    shown.examples.open("reich/campaign-first-turn")
    page = shown.examples.page
    made = walk(page, until=6)
    assert stop_of(page) == Stop((6,), False)
    assert click_card(page, "play reserves")
    QTest.qWait(1)
    assert "is lawful. The example goes on with" in told(page)
    assert stop_of(page) == Stop((6,), False)
    made += walk(page)
    assert page.controller.step is not None
    assert not page.controller.step.can_go_on
    assert made["card"] + made["pressed"] > 12
    assert made["shown"] > 3, "what the other side does"


TURNS = {
    "arriba/first-turn": (1, "approach germany"),
    "arriba/government-first-turn": (2, "approach france"),
    "battles/brunete-opening": (3, "points 10 1506"),
    "crusade/campaign-first-turn": (2, "mark burgos move"),
    "crusade/republican-first-turn": (2, "play R13 sr"),
    "illusions/campaign-first-turn": (2, "play AP-07 ops"),
    "illusions/central-first-turn": (5, "play CP-01 ops"),
    "reich/allies-first-turn": (5, "card western_4"),
    "reich/axis-turn": (1, "attack sea axis north_sea"),
}
"""A step of the reader's, and something else that could be done there."""


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", TURNS)
def test_a_turn_goes_on_after_another_lawful_move(shown: MainWindow, key: str, whole: bool) -> None:
    step, wrong = TURNS[key]
    shown.examples.open(key)
    page = shown.examples.page
    page.controller.go_to((step,))
    QTest.qWait(1)
    make(page, wrong)
    QTest.qWait(1)
    assert "is lawful. The example goes on with" in told(page)
    assert stop_of(page) == Stop((step,), False)
    made = walk(page, until=None if whole else step + 2)
    assert page.controller.step is not None
    assert page.controller.step.can_go_on is not whole
    assert made.total() - made["shown"] >= 1


@pytest.mark.parametrize(
    ("key", "step", "piece", "space", "rule"),
    [
        ("battles/brunete-opening", 10, "BR-10.46", "1506", "7.0"),
        ("crusade/campaign-first-turn", 3, "NAT_CAV_02", "barcelona", "10.1"),
        ("crusade/republican-first-turn", 4, "REP_POL_06", "brihuega", "10.1"),
        ("illusions/campaign-first-turn", 4, "ru_ix", "lemberg", "11"),
        ("illusions/central-first-turn", 7, "ah_v", "tarnopol", "11"),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_its_rule(
    shown: MainWindow, key: str, step: int, piece: str, space: str, rule: str
) -> None:
    shown.examples.open(key)
    page = shown.examples.page
    page.controller.go_to((step,))
    before = page.map.scene.pieces[piece].piece.space
    carry_piece(page, piece, space)
    assert "Not allowed" in told(page)
    assert rule in told(page)
    assert page.map.scene.pieces[piece].piece.space == before
    assert stop_of(page) == Stop((step,), False)


def test_the_keys_go_on_when_the_question_that_had_them_is_gone(shown: MainWindow, qtbot: QtBot) -> None:
    shown.examples.open("arriba/first-turn")
    page = shown.examples.page
    qtbot.mouseClick(page.player.question.answers[-1], Qt.MouseButton.LeftButton)
    assert page.tabs.name_of(page.combat) == "Combat"
    for stop in (Stop((1,), False), Stop((1,), True), Stop((2,), False)):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        assert stop_of(page) == stop
    assert page.tabs.name_of(page.combat) == "Politics"


@pytest.mark.parametrize("name", ["walk.pdf", "walk.html"])
def test_a_walk_through_is_written_while_the_window_lives_and_can_be_given_up(
    shown: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    shown.examples.open("arriba/ex-9-3")
    files, path = shown.files, tmp_path / name
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "ask", lambda _title, then, *_: then(str(path)))
        qtbot.mouseClick(shown.examples.page.player.print_button, Qt.MouseButton.LeftButton)
        work = shown.examples.writing
        assert work is not None
        qtbot.waitUntil(lambda: work.pages > 0)
        assert work.running
        work.progress.canceled.emit()
        assert not work.running
        assert "nothing was written" in shown.status.currentMessage()
        assert not path.exists()
        qtbot.mouseClick(shown.examples.page.player.print_button, Qt.MouseButton.LeftButton)
        assert shown.examples.writing is not None
        qtbot.waitSignal(shown.examples.writing.written).wait()
    assert path.stat().st_size > 10_000
    assert str(path) in shown.status.currentMessage()
