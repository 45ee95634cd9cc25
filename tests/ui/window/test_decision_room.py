"""The Decision dock takes the room that its question needs, gives it back, and leaves the player's own border alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import WrapButton


@pytest.fixture
def asked(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A small window at a question with more buttons than the dock of the default layout can show."""
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new("arriba", "civil-war", seed=3))
    QTest.qWait(40)
    return window


def is_all_seen(window: MainWindow) -> bool:
    panel = window.docks.decision
    return panel.needed() <= panel.height()


def test_every_choice_of_a_long_question_is_seen(asked: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: is_all_seen(asked))
    assert asked.docks["log"].height() >= 200


@pytest.mark.parametrize("scenario", ["battles/pindoque", "battles/jarama", "crusade/campaign", "illusions/brusilov"])
def test_what_explains_a_question_is_seen_where_the_log_keeps_room(
    window: MainWindow, qtbot: QtBot, scenario: str
) -> None:
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new(*scenario.split("/"), seed=3))
    panel, log = window.docks.decision, window.docks["log"]
    qtbot.waitUntil(lambda: panel.needed_in_all() <= panel.height())
    qtbot.waitUntil(lambda: not panel.findChild(Column).verticalScrollBar().isVisible())
    assert log.height() >= 0.39 * (log.height() + window.docks["decision"].height())


def test_what_a_question_took_is_given_back_with_the_next(asked: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: is_all_seen(asked))
    tall = asked.docks["decision"].height()
    asked.begin(Match.new("battles", "pindoque", seed=1))
    qtbot.waitUntil(lambda: asked.docks["decision"].height() < tall)


def test_a_border_that_the_player_has_put_stays_where_it_is(asked: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: is_all_seen(asked))
    docks = [asked.docks["decision"], asked.docks["log"]]
    column = sum(dock.height() for dock in docks)
    asked.resizeDocks(docks, [200, column - 200], Qt.Orientation.Vertical)
    QApplication.processEvents()
    own = docks[0].height()
    asked.controller.play(str(asked.controller.match.decision.actions[-1]))
    QTest.qWait(40)
    asked.controller.undo()
    QTest.qWait(40)
    assert docks[0].height() == own


def test_a_height_that_was_reached_as_far_as_it_goes_is_not_asked_for_again(
    asked: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: is_all_seen(asked))
    asks: list[int] = []
    monkeypatch.setattr(asked, "resizeDocks", lambda *_: asks.append(1))  # a border that cannot be put there
    room, more = asked.docks._room, asked.docks.decision.needed() - 40
    for _ in range(3):
        room.fit(more)
    assert len(asks) == 1


def test_a_kept_layout_is_that_without_a_question(asked: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: is_all_seen(asked))
    tall = asked.docks["decision"].height()
    asked.docks.state()
    assert asked.docks["decision"].height() < tall


def test_the_card_on_the_map_shows_every_choice(asked: MainWindow, qtbot: QtBot) -> None:
    asked.docks.show_map_alone()
    qtbot.waitUntil(lambda: is_all_seen(asked))
    assert asked.page.map.rect().contains(asked.docks.card.geometry())


def test_large_letters_cut_nothing_off_and_widen_no_window(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.font_scale = 2.0
    window.settings.handover = window.controller.options.handover = "open"
    window.apply_settings()
    qtbot.waitUntil(lambda: window.start.play.isVisible())
    match = Match.new("crusade", "campaign", seed=1)
    while match.decision.prompt.key != "round.choose":
        match.play(match.decision.actions[-1])
    window.begin(match)
    QTest.qWait(60)
    assert window.width() == 1280
    panel = window.docks.decision
    button = panel.findChild(WrapButton, "show-hand")
    right = button.mapTo(panel, QPoint(button.width(), 0)).x()
    assert right <= panel.width()
    assert button.width() >= button.minimumSizeHint().width()
    assert "turn" in {cell.id for cell in window.page.strip.cells}
    assert len(window.page.strip.shown()) >= 3
