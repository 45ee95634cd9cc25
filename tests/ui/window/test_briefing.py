"""The briefing: it opens with a new game, one key closes it, nothing waits for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.ui.briefing_page import BriefingPage, with_links
from desktop.ui.hand_dock import DOWN_SHARE
from desktop.ui.main_window import MainWindow
from tests.ui.panels.conftest import clipped


def begin(window: MainWindow, scenario: str = "meeting", handover: str = "never") -> None:
    window.files.new_game("tiny", scenario, {}, False, {}, handover)
    QTest.qWait(10)


def page_of(window: MainWindow) -> BriefingPage | None:
    page = window.briefing.page
    return page if page is not None and page.isVisible() else None


def test_it_opens_with_a_new_game_and_says_all_of_it(window: MainWindow) -> None:
    begin(window)
    page = page_of(window)
    assert page is not None
    assert page.hasFocus()
    told = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    for words in ("The Market", "Two armies meet.", "Take the market.", "Hold the market.", "Now: 1 point", "Red wins"):
        assert words in told
    assert clipped(page) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F4])
def test_one_key_closes_it_and_answers_nothing(window: MainWindow, key: Qt.Key) -> None:
    begin(window)
    position = window.controller.match.position
    QTest.keyClick(page_of(window), key)
    assert page_of(window) is None
    assert window.controller.match.position == position


def test_it_comes_by_key_at_any_time_and_shows_how_it_stands(window: MainWindow) -> None:
    begin(window)
    QTest.keyClick(page_of(window), Qt.Key.Key_Escape)
    window.controller.play(str(window.controller.match.decision.actions[0]))
    window.commands.actions["briefing"].trigger()
    assert page_of(window) is not None


def test_page_up_and_down_walk_through_the_history_from_there_too(window: MainWindow) -> None:
    begin(window)
    page = page_of(window)
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page._scroll.verticalScrollBar().value() == 0
    assert page_of(window) is page
    window.controller.play(str(window.controller.match.decision.actions[0]))
    window.commands.actions["briefing"].trigger()
    QTest.keyClick(page_of(window), Qt.Key.Key_PageUp)
    assert window.controller.browsing
    assert page_of(window) is None


def test_the_first_decision_can_be_made_while_it_is_open(window: MainWindow) -> None:
    begin(window)
    window.controller.play(str(window.controller.match.decision.actions[0]))
    assert page_of(window) is None, "who plays on has read it"


def test_it_stays_away_for_a_scenario_that_is_known_and_comes_with_others(window: MainWindow) -> None:
    begin(window)
    tick = page_of(window).findChild(QAbstractButton, "briefing-never")
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton)
    begin(window)
    assert page_of(window) is None
    begin(window, "skirmish")
    assert page_of(window) is not None
    QTest.keyClick(page_of(window), Qt.Key.Key_Escape)
    begin(window)
    window.orders.on_briefing()
    assert page_of(window).never.isChecked()
    QTest.mouseClick(page_of(window).never, Qt.MouseButton.LeftButton)
    begin(window)
    assert page_of(window) is not None


def test_a_game_that_is_gone_on_with_is_not_explained_again(window: MainWindow) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(10)
    assert page_of(window) is None


def test_where_the_table_is_covered_first_it_waits_for_the_one_who_sits_down(window: MainWindow) -> None:
    begin(window, handover="always")
    assert page_of(window) is None
    window.controller.take_seat()
    assert page_of(window) is not None


def test_it_begins_below_what_tells_who_sits_down_what_happened(window: MainWindow, qtbot) -> None:
    window.files.new_game("crusade", "columns", {}, False, {}, "needed")
    window.controller.take_seat()
    qtbot.waitUntil(lambda: page_of(window) is not None)
    page, news = page_of(window), window.page.news
    assert page is not None
    assert news.isVisible()
    below = news.mapToGlobal(news.rect().bottomLeft()).y()
    qtbot.waitUntil(lambda: page.mapToGlobal(page.rect().topLeft()).y() > below)
    assert clipped(page) == []
    news.hide()
    qtbot.waitUntil(lambda: page.y() == 0)


def test_numbers_of_rules_are_links_and_other_brackets_are_not(qapp) -> None:
    html = with_links("Stay here (5.2, 9.9). Go (or not) <home>.", ["5.2"], qapp.palette())
    assert html.count("<a ") == 1
    assert 'href="rule:5.2"' in html
    assert "9.9)" in html
    assert "&lt;home&gt;" in html


def test_two_clicks_lead_from_the_start_page_to_the_first_decision(window: MainWindow) -> None:
    window.start.fill()
    play = window.start.findChild(QAbstractButton, "play-tiny-meeting")
    window.start.play.ensureWidgetVisible(play)
    QTest.qWait(10)
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.findChild(QAbstractButton, "begin"), Qt.MouseButton.LeftButton)
    QTest.qWait(10)
    assert page_of(window) is not None
    position = window.controller.match.position
    answers = [button for button in window.docks.decision.findChildren(QAbstractButton) if button.property("action")]
    offered = [button for button in answers if button.isVisible() and button.isEnabled()]
    if offered:
        QTest.mouseClick(offered[0], Qt.MouseButton.LeftButton)
    else:
        window.controller.play(str(window.controller.match.decision.actions[0]))
    assert window.controller.match.position > position
    assert page_of(window) is None


def test_a_hand_that_lies_open_makes_room_for_what_is_read(window: MainWindow, qtbot) -> None:
    begin(window)
    dock = window.docks["hand"]
    qtbot.waitUntil(lambda: dock.height() <= window.height() * DOWN_SHARE)
    folded = dock.height()
    QTest.keyClick(page_of(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dock.height() > 2 * folded)


SHIPPED = [
    (game_id, info.id)
    for game_id in ("battles", "crusade", "reich", "arriba", "illusions")
    for info in game(game_id).scenarios()
]


@pytest.mark.parametrize(("game_id", "scenario"), SHIPPED)
def test_all_of_it_is_seen_at_once_in_a_small_window_and_in_letters_to_be_read(
    window: MainWindow, qtbot, game_id: str, scenario: str
) -> None:
    window.files.new_game(game_id, scenario, {}, False, {}, "open")
    qtbot.waitUntil(lambda: page_of(window) is not None)
    page = page_of(window)
    assert page is not None
    qtbot.waitUntil(lambda: page._scroll.widget().height() <= page._scroll.viewport().height())
    assert clipped(page) == []
    assert page.geometry().bottom() <= page.parentWidget().parentWidget().height()
    assert min(label.font().pointSizeF() for label in page.findChildren(QLabel)) >= 9
    page._write()  # as after each change of its size
    assert clipped(page) == [], "before anything is painted"
