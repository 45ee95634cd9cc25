"""Announcements over the map of the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.controller.announcing import Announcement
from desktop.engine.match import Match
from desktop.ui.banner import PICTURES, STAYS_MS
from desktop.ui.main_window import MainWindow


def play_on(window: MainWindow, most: int = 80) -> None:
    """Play the first action until something is announced."""
    control = window.controller
    for _ in range(most):
        if window.wiring.banner.isVisible():
            return
        control.play(str(control.match.decision.actions[-1]))
        if control.asking:
            control.answer(True)


@pytest.fixture
def announced(window: MainWindow) -> MainWindow:
    window.settings.animation = 1
    window.apply_settings()
    window.begin(Match.new("battles", "pindoque", seed=4))
    play_on(window)
    return window


def test_a_change_of_phase_is_announced_and_goes_by_itself(announced: MainWindow, qtbot: QtBot) -> None:
    banner = announced.wiring.banner
    assert banner.isVisible()
    lines = {line.text for line in announced.controller.scribe.lines() if line.level <= 1 or line.grave}
    assert banner.findChild(QLabel, "banner-title").text() in lines
    assert banner._timer.isActive()
    banner._timer.timeout.emit()
    assert not banner.isVisible()


def test_it_moves_nothing_and_takes_no_click(announced: MainWindow) -> None:
    banner, board = announced.wiring.banner, announced.page.map
    shape = board.view.geometry()
    middle = banner.geometry().center()
    assert announced.childAt(board.mapTo(announced, middle)) is board.view.viewport()
    banner.hide()
    assert board.view.geometry() == shape
    assert not banner.hasFocus()


def test_it_stays_as_long_as_the_animation_says(window: MainWindow) -> None:
    banner, news = window.wiring.banner, Announcement("phase", "Red moves", "red")
    banner.announce(news, 0)
    assert banner.isVisibleTo(window.page.map), "what is told is no motion"
    assert banner._timer.interval() == STAYS_MS[0] > 0
    waits = []
    for speed in (1, 2, 3):
        banner.announce(news, speed)
        waits.append(banner._timer.interval())
    assert waits == list(STAYS_MS[1:]) == sorted(waits)
    banner.announce(Announcement("end", "Red wins", "red", grave=True), 1)
    assert banner._timer.interval() > waits[0]


def test_it_never_covers_a_result(announced: MainWindow) -> None:
    board, banner = announced.page.map, announced.wiring.banner
    news, size = Announcement("surrender", "Red surrenders", "red", grave=True), board.result_card.size()
    banner.announce(news, 2)
    first = banner.geometry()
    board.result_card.setFixedSize(300, 200)
    board.result_card.move(first.center().x() - 150, first.top() - 20)
    board.result_card.show()
    QTest.qWait(5)
    assert banner.isVisible()
    assert not banner.geometry().intersects(board.result_card.geometry())
    assert board.rect().contains(banner.geometry())
    board.result_card.setFixedSize(board.width() - 60, board.height() - 40)
    board.result_card.move(30, 20)
    QTest.qWait(5)
    assert not banner.isVisible(), "there is no room beside it"
    assert not banner._timer.isActive()
    board.result_card.hide()
    QTest.qWait(5)
    assert banner.isVisible(), "it is announced when the players have gone on"
    assert banner._timer.isActive()
    board.result_card.setFixedSize(size)


def test_what_is_taken_back_is_announced_no_more(announced: MainWindow) -> None:
    banner = announced.wiring.banner
    assert banner.isVisible()
    announced.controller.undo()
    announced.controller.answer(True)
    assert not banner.isVisible()


def test_nothing_is_announced_again_after_an_undo(announced: MainWindow) -> None:
    banner = announced.wiring.banner
    banner.hide()
    announced.controller.undo()
    announced.controller.answer(True)
    assert not banner.isVisible()


def test_giving_up_is_announced(table: MainWindow) -> None:
    table.settings.animation = 1
    table.controller.concede()
    assert table.wiring.banner.shown.kind == "end"


def test_every_kind_has_a_picture(window: MainWindow) -> None:
    for kind in (
        "turn",
        "phase",
        "weather",
        "end",
        "surrender",
        "retreat",
        "revolution",
        "alliance",
        "government",
        "offensive",
    ):
        assert kind in PICTURES
        window.wiring.banner.announce(Announcement(kind, kind), 1)
        QTest.qWait(1)
    assert window.wiring.banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
