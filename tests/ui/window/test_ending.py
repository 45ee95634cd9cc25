"""The page at the end of a game, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from desktop.controller.ending import end_of
from desktop.controller.keeping import Keeping
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.course import Course
from desktop.views.ending import CourseView, LineOfPlay
from tests.play import random_game
from tests.ui.table import lay_out

WHOLE = ["battles/pindoque", "crusade/columns", "reich/intro-1941-42", "arriba/civil-war", "illusions/brusilov"]


def press(window: MainWindow, name: str) -> None:
    QTest.mouseClick(window.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def conceded(window: MainWindow, qtbot: QtBot) -> str:
    """The tiny game is given up; the side that did."""
    side: str = window.controller.seat
    window.controller.table.players.update({"red": "Anna", "blue": "Bruno"})
    window.controller.concede()
    qtbot.waitUntil(lambda: window.ending.page is not None and window.ending.page.isVisible())
    return side


def words(window: MainWindow, name: str) -> str:
    found = window.ending.page.findChild(QLabel, name)
    return str(found.text())


def test_it_says_who_won_and_how_by_itself(table: MainWindow, qtbot: QtBot) -> None:
    assert not table.commands.actions["end_page"].isEnabled()
    loser = conceded(table, qtbot)
    winner = {"red": "Bruno", "blue": "Anna"}[loser]
    assert words(table, "end-headline").startswith(winner)
    assert "gave up" in words(table, "end-result")
    assert table.at_table, "the table stays below it"


def test_the_map_is_looked_at_and_the_page_asked_for_again(table: MainWindow, qtbot: QtBot) -> None:
    conceded(table, qtbot)
    press(table, "end-map")
    assert not table.ending.page.isVisible()
    table.commands.actions["end_page"].trigger()
    assert table.ending.page.isVisible()
    QTest.keyClick(table.ending.page, Qt.Key.Key_Escape)
    assert not table.ending.page.isVisible()


def test_a_finished_game_that_is_opened_shows_its_table_first(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(random_game(1, scenario="tiny/meeting"))
    QTest.qWait(30)
    assert window.controller.match.decision is None
    assert window.ending.page is None
    window.commands.actions["end_page"].trigger()
    assert window.ending.page.isVisible()


def test_taking_the_end_back_takes_the_page_away(table: MainWindow, qtbot: QtBot) -> None:
    conceded(table, qtbot)
    table.controller.undo()
    table.controller.answer(True)
    assert table.controller.match.decision is not None
    assert not table.ending.page.isVisible()


def test_playing_again_exchanges_the_players(table: MainWindow, qtbot: QtBot) -> None:
    conceded(table, qtbot)
    before = table.controller.match
    press(table, "end-again")
    after = table.controller.match
    assert after is not before
    assert after.decision is not None
    assert after.setup.scenario == before.setup.scenario
    assert table.controller.table.players == {"red": "Bruno", "blue": "Anna"}
    assert not table.ending.page.isVisible()


def test_to_the_start_page(table: MainWindow, qtbot: QtBot) -> None:
    conceded(table, qtbot)
    press(table, "end-start")
    assert not table.at_table


@pytest.mark.parametrize("scenario", WHOLE)
def test_every_game_tells_its_course_losses_and_luck(window: MainWindow, scenario: str) -> None:
    match = random_game(7, scenario=scenario)
    assert match.decision is None
    window.begin(match)
    window.commands.actions["end_page"].trigger()
    view = end_of(window.controller.table)
    assert view.result
    lines = view.course.lines
    assert lines
    assert all(len(line.values) == len(view.course.ticks) > 2 for line in lines)
    assert all(None not in line.values for line in lines)
    final = {track.title.rstrip("†"): track.figure for track in window.wiring.view.tracks}
    assert [line.values[-1] for line in lines] == [final[line.title] for line in lines]
    assert [name for name, _ in view.sides] == [seat for seat, _ in window.controller.presenter.seats()]
    assert len({side for side, _, _ in view.losses}) == 2
    assert window.ending.page.findChild(Course) is not None
    assert window.ending.page.findChild(QLabel, "end-headline").text()


def test_a_draw_has_no_winner() -> None:
    match = Match.new("tiny", "meeting", seed=1)
    table = Table(match, Keeping(None), Headline())
    assert end_of(table).winner == ""
    assert "Nobody" in end_of(table).headline


def test_a_replay_is_seen_on_the_map_and_the_page_comes_back(table: MainWindow, qtbot: QtBot) -> None:
    conceded(table, qtbot)
    table.commands.actions["replay_last"].trigger()
    assert table.wiring.player.replay is not None
    assert not table.ending.page.isVisible(), "it would cover what is played"
    table.wiring.player.end()
    assert table.ending.page.isVisible()


def test_it_waits_until_the_last_result_was_read(window: MainWindow, qtbot: QtBot) -> None:
    game = random_game(1, scenario="tiny/meeting")
    game.go_to(game.position - 1)
    game.redo_log.clear()
    window.begin(game)
    card = window.page.map.result_card
    card.show()
    window.controller.concede()
    QTest.qWait(30)
    assert window.controller.match.decision is None
    assert window.ending.page is None or not window.ending.page.isVisible(), "the last dice can still be read"
    card.hide()
    qtbot.waitUntil(lambda: window.ending.page is not None and window.ending.page.isVisible())


def test_a_side_without_a_person_is_not_one_somebody(window: MainWindow) -> None:
    window.begin(random_game(1, scenario="tiny/meeting"))
    window.commands.actions["end_page"].trigger()
    assert words(window, "end-headline").startswith("Victory: ")


def test_figures_beside_the_course_do_not_run_into_each_other(window: MainWindow) -> None:
    ticks = ("Start", "May", "End")
    for values, marked in (((-45, -20, 5), [-45, 5]), ((-20, 3, 25), [-20, 0, 25]), ((2, 4, 9), [2, 9])):
        course = Course(CourseView(ticks, (LineOfPlay("VP", "", values),)), window)
        course.resize(course.sizeHint())
        assert course.marked() == marked


def test_a_course_that_begins_before_the_first_turn_says_so() -> None:
    match = random_game(4, 4000, "battles/pindoque")
    end = end_of(Table(match, Keeping(None), Headline()))
    assert end.course.ticks[0] == "Start"
    assert end.course.ticks[-1] == "End"


def test_no_banner_lies_over_the_page_and_no_button_is_cut_off_where_letters_are_large(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 700)
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(5)
    conceded(window, qtbot)
    qtbot.waitUntil(lambda: window.ending.page is not None and window.ending.page.isVisible())
    assert not window.wiring.banner.isVisible(), "the page tells it"
    window.settings.font_scale = 1.6
    window.apply_settings()
    QTest.qWait(20)
    lay_out()
    page = window.ending.page
    buttons = (page.map_button, page.turns_button, page.again_button, page.start_button)
    qtbot.waitUntil(lambda: all(button.width() >= button.sizeHint().width() for button in buttons))
    for button in buttons:
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight())), button.text()
    assert window.status.currentMessage() == "", "two lines are not written over each other"
    assert "gave up" in window.status._path.text()


@pytest.mark.parametrize("scenario", ["battles/pindoque", "arriba/civil-war", "crusade/campaign"])
def test_each_thing_is_said_once(window: MainWindow, scenario: str) -> None:
    """The log tells the result in its own words; of them only what is new stands below it."""
    match = random_game(1, scenario=scenario)
    window.begin(match)
    view = end_of(window.controller.table)
    said = f"{view.headline} {view.result}".casefold()
    told = [text.casefold() for text, _ in view.why if text]
    assert not [text for text in told if "victory" in text or "margin" in text or "game is over" in text], told
    assert said.count("victory:") + said.count("wins") <= 1
    assert all(text not in said for text in told)
    assert [rule for _, rule in view.why if rule], "its rule is a link all the same"


def test_the_condition_that_decided_is_told(window: MainWindow) -> None:
    """Crusade: the level of a victory is the result, by what it came about is not in it."""
    window.begin(random_game(1, scenario="crusade/campaign"))
    assert [text for text, _ in end_of(window.controller.table).why] == ["Republican morale decides"]


def test_a_hand_makes_room_for_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(random_game(1, scenario="reich/intro-1941-42"))
    QTest.qWait(30)
    hand = window.docks["hand"]
    assert window.wiring.view.hand.cards, "at the end of a game hands lie open"
    before = hand.height()
    window.commands.actions["end_page"].trigger()
    QTest.qWait(30)
    assert hand.height() < before / 2
    assert window.ending.page.height() > window.height() / 2
    press(window, "end-map")
    QTest.qWait(30)
    assert hand.height() == before
