"""A hand that lies open rests below the map, small, until a card is asked for or its player raises it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer
from desktop.ui.hand_key import LET_GO_MS
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.use_row import UseRow
from desktop.ui.widgets.text import em
from tests.ui.window.test_hand import in_window, of_round, window_on

CARD, RESTING = 18, 9
"""Height in line heights: of the cards in a raised hand at least, and of all of one that rests at most."""


def on_the_map() -> Match:
    """Asked where to move, with cards in hand."""
    return Match.new("crusade", "campaign", seed=1)


def raise_button(window: MainWindow) -> QPushButton:
    found = window.docks.hand.findChildren(QPushButton, "raise-hand")
    assert [button.isVisible() for button in found] == [True]
    return found[0]


@pytest.mark.parametrize("way", ["never", "needed"])
def test_an_open_hand_of_which_no_card_is_asked_for_leaves_the_map_the_window(qtbot, tmp_path: Path, way: str) -> None:
    with window_on(qtbot, tmp_path, on_the_map(), (1280, 800), handover=way) as window:
        if not window.at_table:
            window.controller.take_seat()
            QTest.qWait(60)
        assert window.docks["hand"].height() <= RESTING * em()
        assert window.page.map.height() >= 0.65 * window.height()
        assert not window.docks.hand.findChild(UseRow).isVisible()
        assert all(card.isVisible() for card in window.docks.hand.card_widgets())


def test_it_is_raised_over_the_map_by_a_card_its_button_and_its_key(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, on_the_map(), (1280, 800), handover="never") as window:
        hand, board = window.docks.hand, window.page.map
        size = board.size()

        def is_up() -> bool:
            QTest.qWait(40)
            assert board.size() == size, "nothing on the map moves"
            return hand.card_widgets()[0].height() >= CARD * em() - 3

        assert not is_up()
        QTest.mouseClick(hand.card_widgets()[2], Qt.MouseButton.LeftButton)
        assert is_up()
        QTest.mouseClick(raise_button(window), Qt.MouseButton.LeftButton)
        assert not is_up()
        QTest.mouseClick(raise_button(window), Qt.MouseButton.LeftButton)
        assert is_up()
        QTest.mouseClick(raise_button(window), Qt.MouseButton.LeftButton)
        QTest.keyPress(board.view, Qt.Key.Key_H)
        assert is_up()
        QTest.keyRelease(board.view, Qt.Key.Key_H)
        QTest.qWait(2 * LET_GO_MS)
        assert not is_up()


def test_it_is_raised_when_a_card_is_asked_for_and_rests_when_one_is_played(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, of_round("crusade", "campaign"), (1280, 800), handover="never") as window:
        dock, board = window.docks["hand"], window.page.map
        raised, size = dock.height(), board.size()
        assert raised > 20 * em()
        asked = window.controller.match.decision
        assert asked is not None
        window.controller.play(next(str(action) for action in asked.actions if "ops" in str(action)))
        QTest.qWait(60)
        assert dock.height() <= RESTING * em()
        assert board.size() == size
        window.controller.undo()
        QTest.qWait(60)
        assert dock.height() == raised


class Watch(QObject):
    """The events of some kinds that widgets are given, with their sizes then."""

    def __init__(self, kind: QEvent.Type, *widgets: QWidget) -> None:
        super().__init__()
        self._kind, self.found = kind, list[tuple[int, int]]()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._kind and isinstance(watched, QWidget):
            self.found.append((watched.width(), watched.height()))
        return False


class Painted(QObject):
    """The widgets within another one that are painted, and in which size first."""

    def __init__(self, outer: QWidget) -> None:
        super().__init__(outer)
        self._outer, self.sizes = outer, dict[QWidget, QSize]()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and self._outer.isAncestorOf(watched):
            self.sizes.setdefault(watched, watched.size())
        return False


def test_a_card_is_played_without_a_moment_in_which_the_map_has_another_size(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, of_round("crusade", "campaign"), (1280, 800), handover="never") as window:
        sizes = Watch(QEvent.Type.Resize, window.page.map, window.page.map.view.viewport())
        asked = window.controller.match.decision
        assert asked is not None
        window.controller.play(next(str(action) for action in asked.actions if "ops" in str(action)))
        QTest.qWait(60)
        window.controller.undo()
        QTest.qWait(60)
        assert sizes.found == []


def test_what_an_action_changes_is_laid_out_before_it_is_painted(qtbot, tmp_path: Path) -> None:
    match, player = Match.new("reich", "tournament", seed=1), RandomPlayer(2)
    with window_on(qtbot, tmp_path, match, (1280, 800), handover="never") as window:
        for _ in range(3):
            painted = Painted(window.docks.decision)
            assert match.decision is not None
            window.controller.play_now(str(player.choose(match.state, match.decision)))
            window.controller.settle()
            QTest.qWait(60)
            assert painted.sizes
            assert {widget: widget.size() for widget in painted.sizes} == painted.sizes


def test_a_window_that_grows_behind_a_raised_hand_gives_the_map_its_share(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, of_round("crusade", "campaign"), (1280, 800), handover="never") as window:
        window.resize(1600, 1000)
        QTest.qWait(80)
        grown = window.page.map.height()
        assert grown >= 0.68 * window.height()
        QTest.mouseClick(raise_button(window), Qt.MouseButton.LeftButton)
        QTest.qWait(60)
        assert abs(window.page.map.height() - grown) <= 0.05 * window.height()


def test_a_folded_hand_shows_no_part_of_a_card_or_of_its_uses(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, Match.new("illusions", "campaign-1914", seed=1), (1280, 800)) as window:
        window.briefing.show()
        QTest.qWait(60)
        hand = window.docks.hand
        assert not hand.findChild(UseRow).isVisible()
        assert not any(card.isVisible() for card in hand.card_widgets())
        window.briefing.toggle()
        QTest.qWait(60)
        assert all(card.isVisible() for card in hand.card_widgets())


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_with_large_letters_its_cards_are_whole_and_the_question_is_in_sight(qtbot, tmp_path: Path, scale) -> None:
    with window_on(qtbot, tmp_path, on_the_map(), (1280, 800), scale, handover="never") as window:
        dock = in_window(window, window.docks["hand"])
        assert all(dock.contains(in_window(window, card)) for card in window.docks.hand.card_widgets())
        assert window.docks.hand._column.verticalScrollBar().maximum() == 0
        prompt = window.docks.decision._prompt
        assert prompt.visibleRegion().boundingRect().height() >= 3 * em()


def test_a_raised_hand_whose_panel_is_closed_leaves_the_map_and_comes_back_raised(qtbot, tmp_path: Path) -> None:
    with window_on(qtbot, tmp_path, of_round("crusade", "campaign"), (1280, 800), handover="never") as window:
        dock, board = window.docks["hand"], window.page.map
        raised, beside = dock.height(), board.height()
        dock.close()
        QTest.qWait(60)
        assert board.height() == board.parentWidget().height() > beside
        window.docks.reveal("hand")
        QTest.qWait(60)
        assert dock.height() == raised
        assert board.height() == beside
