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
from tests.play import random_game

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
    assert "concedes" in words(table, "end-result")
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
    final = {track.title: track.figure for track in window.wiring.view.tracks}
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
