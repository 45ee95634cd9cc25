"""Announcements over the map of the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.controller.announcing import PHASE_BEGAN, TURN_BEGAN, Announcement, announcement
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.games.battles.present import log as battles_log
from desktop.games.crusade.present import log as crusade_log
from desktop.ui.banner import PICTURES, STAYS_MS, Picture
from desktop.ui.main_window import MainWindow
from desktop.views.table import LogLine, TrackView


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


def kinds() -> set[str]:
    """All kinds of announcements that games make, by themselves or by what their logs say."""
    told, waiting = {TURN_BEGAN, PHASE_BEGAN, battles_log.CLEAR, crusade_log.FRONT, "offensive"}, [Event]
    while waiting:
        event = waiting.pop()
        waiting += event.__subclasses__()
        told |= {event.GRAVE} - {""}
    return told


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_every_kind_has_a_picture_of_its_own(window: MainWindow, kind: str) -> None:
    assert kind in PICTURES
    assert [other for other, lines in PICTURES.items() if lines == PICTURES[kind]] == [kind]
    window.wiring.banner.announce(Announcement(kind, kind), 1)
    QTest.qWait(1)
    assert window.wiring.banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_weather_and_what_else_comes_with_a_turn_have_their_pictures(window: MainWindow) -> None:
    lines = [LogLine(1, "Turn 3", level=0), LogLine(1, "Fine weather", grave="clear"), LogLine(1, "Red moves", level=1)]
    banner, tracks = window.wiring.banner, ([TrackView("vp", "Points", "", figure=n)] for n in (3, 5))
    banner.announce(announcement(lines, *tracks), 1)
    assert [label.text() for label in banner.findChildren(QLabel, "banner-row")] == [
        "Fine weather", "Red moves", "Points 3 → 5",
    ]  # fmt: skip
    assert [picture.kind for picture in banner.findChildren(Picture)] == ["turn", "clear", "phase", ""]


def test_news_are_no_tower_of_words_beside_a_result(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("battles", "pindoque", seed=4))
    board, banner = window.page.map, window.wiring.banner
    card = board.result_card
    card.setFixedSize(board.width() - 280, board.height() - 40)
    card.move(260, 20)
    card.show()
    banner.announce(Announcement("end", "The game is over and nobody has won it " * 3, grave=True), 1)
    QTest.qWait(5)
    assert not banner.isVisible()
    banner.announce(Announcement("end", "Peace", grave=True), 1)
    QTest.qWait(5)
    assert banner.isVisible()


def test_a_short_word_is_announced_too(window: MainWindow) -> None:
    window.begin(Match.new("battles", "pindoque", seed=4))
    window.wiring.banner.announce(Announcement("phase", "A"), 1)
    QTest.qWait(5)
    assert window.wiring.banner.isVisible()
