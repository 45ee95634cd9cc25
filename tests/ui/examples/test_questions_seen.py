"""The question of a step and all its answers are in sight beside the narration, in a window of 1280 by 800."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.controller.example_controller import ExampleController
from desktop.examples.loader import find_example, load_examples
from desktop.examples.schema import Answer, Question
from desktop.examples.views import StepView
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.examples.notes import QuestionBox
from desktop.ui.examples.player_panel import PlayerPanel
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets.text import LinkLabel
from desktop.views.table import LogLine
from tests.examples.test_shipped import GAMES

WIDE, HIGH = 390, 590
"""What the player has in such a window beside the least height of the panels."""


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_seen_with_its_answers(game: str, qtbot: QtBot) -> None:
    panel = PlayerPanel()
    qtbot.addWidget(panel)
    panel.resize(WIDE, HIGH)
    panel.show()
    lost = []
    for loaded in load_examples(game):
        for path in loaded.course.paths:
            step = loaded.course.step(path)
            if step.ask is None:
                continue
            panel.show_step(loaded.example.title, StepView(path, False, 1, 1, "", step.say, question=step.ask))
            QApplication.processEvents()
            last = panel.question.answers[-1]
            low = last.mapTo(panel, QPoint(0, last.height())).y()
            if low > HIGH or min(button.height() for button in panel.question.answers) < last.sizeHint().height():
                lost.append(f"{loaded.id} {loaded.course.label(path)}: down to {low}")
    assert lost == []


def test_much_that_was_done_is_folded_up(qtbot: QtBot) -> None:
    panel = PlayerPanel()
    qtbot.addWidget(panel)
    lines = tuple(LogLine(number, f"Line {number}") for number in range(20))
    panel.show_step("Much", StepView((0,), True, 1, 1, "", "Much.", acts=True, done=lines))
    panel.show()
    words = [label.words for label in panel.findChildren(LinkLabel)]
    assert words == [f"Line {number}" for number in range(7)]
    more = panel.findChild(QPushButton, "more-done")
    assert more is not None
    assert more.text() == "13 more lines"
    more.click()
    assert len(panel.findChildren(LinkLabel)) == 20


def test_of_what_was_done_as_much_is_told_as_leaves_all_in_sight(qtbot: QtBot) -> None:
    panel = PlayerPanel()
    qtbot.addWidget(panel)
    panel.resize(WIDE, HIGH)
    panel.show()
    lines = tuple(LogLine(number, f"Line {number}") for number in range(6))
    step = StepView((0,), True, 1, 1, "", "A long sentence, and one more. " * 45, acts=True, done=lines)
    panel.show_step("Much", step)
    QApplication.processEvents()
    more = panel.findChild(QPushButton, "more-done")
    assert more is not None

    def told() -> int:
        return sum(label.isVisible() for label in panel.findChildren(LinkLabel))

    panel.fit_done(2000)
    assert (told(), more.isVisible()) == (6, False)
    panel.fit_done(HIGH)
    assert 2 <= told() < 6
    assert more.text() == f"{6 - told()} more lines"
    more.click()
    assert (told(), more.isVisible()) == (6, False)
    panel.fit_done(HIGH)
    assert told() == 6, "what was asked for stays"


def test_a_question_is_not_asked_again_when_the_answer_is_told(qtbot: QtBot) -> None:
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.controller.open(find_example("arriba/ex-12-2a"))
    assert page.player.question.isVisible()
    page.controller.answer(0)
    page.controller.next()
    assert page.controller.step is not None
    assert page.controller.step.acted
    assert not page.player.question.isVisible()
    page.controller.back()
    assert page.player.question.isVisible()
    assert page.player.reply, "the answer is kept"
    page.controller.close()


@pytest.fixture
def _large_letters(qapp: QApplication) -> Iterator[None]:
    usual = qapp.font()
    large = qapp.font()
    large.setPointSizeF(usual.pointSizeF() * 1.5)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


@pytest.mark.usefixtures("_large_letters")
def test_with_large_letters_in_a_small_window_a_question_is_scrolled_and_not_squeezed(qtbot: QtBot) -> None:
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.controller.open(find_example("battles/jarama-first-turn"))
    page.controller.go_to((3,))
    QTest.qWait(1)
    assert page.height() == 640
    for button in page.player.question.answers:
        assert button.height() >= button.heightForWidth(button.width())
    page.resize(1024, 1000)
    QTest.qWait(1)
    assert page.player.question.parentWidget() is page.player, "with room it stays in sight below the narration"
    assert page.player.question.isVisible()
    page.controller.close()


def test_the_right_answer_stays_in_sight_when_others_are_looked_at(qtbot: QtBot) -> None:
    right, wrong = Answer(text="Two", reply="Twice one.", right=True), Answer(text="Three", reply="One too many.")
    box = QuestionBox()
    qtbot.addWidget(box)
    box.show_question(Question(question="How many?", answers=[right, wrong]))
    box.show_answer(wrong)
    assert "Not quite." in box.reply.text()
    box.show_answer(right)
    assert "Not quite." not in box.reply.text()
    box.show_answer(wrong)
    assert "Not quite." not in box.reply.text()
    assert all(words in box.reply.text() for words in ("Right.", "Twice one.", "Three", "One too many."))
    box.show_question(Question(question="And here?", answers=[wrong, right]))
    box.show_answer(wrong)
    assert "Twice one." not in box.reply.text()


@pytest.mark.parametrize("key", ["reich/ex-7-9-2", "reich/ex-16-2-1", "reich/ex-16-1-3"])
def test_what_was_done_is_read_without_scrolling(qtbot: QtBot, store: QSettings, tmp_path: Path, key: str) -> None:
    """Long narrations beside a fight or a track: the panels below give way."""
    settings = Settings(store, tmp_path / "data")
    settings.animation = 0
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.examples.open(key)
    page, scrolled = window.examples.page, []
    assert page.controller.loaded is not None
    for stop in page.controller.loaded.course.stops:
        page.controller.go_to(stop.path, acted=stop.acted)
        for _ in range(3):
            QTest.qWait(2)
        if page.player.findChildren(QScrollArea)[0].verticalScrollBar().maximum():
            scrolled.append(stop)
    assert scrolled == []
    page.controller.close()
