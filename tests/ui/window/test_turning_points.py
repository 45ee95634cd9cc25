"""Turning points of a game that is over: each a click to its moment; the work can be left at any time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QLabel, QProgressBar

from desktop.controller.reviewer import Reviewer
from desktop.players.player import make_player
from desktop.players.thinking import Reply, Review
from desktop.players.turning import turning_points
from desktop.ui.main_window import MainWindow


class Reading(QObject):
    """A mind that answers when it is told to."""

    told = Signal(object)
    failed = Signal(int, str)
    got_on = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Review] = []

    def send(self, request: Review) -> None:
        self.asked.append(request)

    def rest(self) -> None:
        self.asked.clear()

    def answer(self) -> None:
        request = self.asked[-1]
        self.told.emit(Reply(request.number, turns=turning_points(request.past)))


@pytest.fixture
def over(table: MainWindow) -> MainWindow:
    """The tiny game is played to its end."""
    control = table.controller
    control.reviewer = Reviewer(control, Reading())  # type: ignore[arg-type]
    player = make_player("random", control.match.definition, control.match.world, 5)
    while control.match.decision is not None:
        control.play(str(player.choose(control.match.state, control.match.decision)))
        if control.asking:
            control.answer(True)
    table.commands.actions["end_page"].trigger()
    return table


def press(window: MainWindow, name: str, qtbot) -> None:
    qtbot.mouseClick(window.page.map.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def mind_of(window: MainWindow) -> Reading:
    return window.controller.reviewer._asking.mind  # type: ignore[return-value]


def words(window: MainWindow) -> str:
    return " ".join(label.text() for label in window.ending.turns.findChildren(QLabel))


def test_the_page_of_the_end_leads_to_what_the_game_turned_on(over, qtbot) -> None:
    press(over, "end-turns", qtbot)
    bar = over.ending.turns.findChild(QProgressBar, "turning-thinks")
    assert over.ending.turns.isVisible()
    mind_of(over).got_on.emit(mind_of(over).asked[0].number, 40)
    assert bar.value() == 40
    found = turning_points(mind_of(over).asked[0].past)
    mind_of(over).answer()
    assert found
    assert f"{found[0].before} in 100 before, {found[0].after} after" in words(over)
    assert "Red" in words(over)


def test_each_is_a_click_to_its_moment(over, qtbot) -> None:
    press(over, "end-turns", qtbot)
    found = turning_points(mind_of(over).asked[0].past)
    mind_of(over).answer()
    for turn in found:
        at = turn.at or turn.start
        press(over, f"look-{at}", qtbot)
        assert over.controller.browsing
        assert over.controller.table.shown.position == at
        assert not over.ending.turns.isVisible()
        over.controller.back_to_present()
        assert over.ending.turns.isVisible(), "what was found is told again at once"
    press(over, "turning-map", qtbot)
    over.controller.go_to(1)
    over.controller.back_to_present()
    assert not over.ending.turns.isVisible(), "whoever looks back by himself returns to the map"


def test_whoever_wants_the_end_from_a_turning_point_sees_the_end(over, qtbot) -> None:
    press(over, "end-turns", qtbot)
    turn = turning_points(mind_of(over).asked[0].past)[0]
    mind_of(over).answer()
    press(over, f"look-{turn.at or turn.start}", qtbot)
    over.commands.actions["end_page"].trigger()
    assert over.ending.page.isVisible()
    assert not over.ending.turns.isVisible()


def test_whoever_does_not_wait_is_back_at_once(over, qtbot) -> None:
    press(over, "end-turns", qtbot)
    press(over, "turning-end", qtbot)
    assert over.ending.page.isVisible()
    assert not over.ending.turns.isVisible()
    assert not over.controller.reviewer.is_thinking
    assert mind_of(over).asked == []
    press(over, "end-turns", qtbot)
    assert len(mind_of(over).asked) == 1, "it begins anew"
    assert over.ending.turns.isVisible()
    mind_of(over).got_on.emit(mind_of(over).asked[0].number, 10)
    assert over.ending.turns.findChildren(QProgressBar, "turning-thinks")[-1].value() == 10


def test_a_fault_is_told_on_the_page(over, qtbot) -> None:
    press(over, "end-turns", qtbot)
    mind_of(over).failed.emit(mind_of(over).asked[0].number, "torn")
    assert "nothing to say of this game: torn" in words(over)


def test_a_game_that_goes_on_is_not_looked_through(table) -> None:
    table.controller.reviewer = Reviewer(table.controller, Reading())  # type: ignore[arg-type]
    table.ending.show_turns()
    assert table.ending.turns is None
    table.controller.reviewer.review()
    assert mind_of(table).asked == []


def test_what_is_told_above_the_map_covers_neither_page_of_the_end(over, qtbot) -> None:
    page = over.page
    page.covered.emit(40)
    assert over.ending.page.y() == 40
    assert over.ending.page.geometry().bottom() < page.map.height()
    press(over, "end-turns", qtbot)
    mind_of(over).answer()
    assert over.ending.turns.y() == page.bars_height()
    page.covered.emit(25)
    assert over.ending.turns.y() == 25
