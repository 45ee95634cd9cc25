"""The hand in a real window: whole cards at any size of window and letters, what is taken, the large card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets.text import em

SIZES = [
    ("crusade", "campaign", 1920, 1080, 1.0), ("illusions", "campaign-1914", 1280, 800, 1.0),
    ("crusade", "campaign", 1280, 800, 1.5), ("illusions", "campaign-1914", 1280, 800, 2.0),
]  # fmt: skip


@contextmanager
def window_on(
    qtbot, folder: Path, match: Match, size: tuple[int, int], scale: float = 1.0, handover: str = "open"
) -> Iterator[MainWindow]:
    """An open table, with the hand of whoever is asked held up; or one with hands hidden in another way."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder / "data")
    settings.theme, settings.animation, settings.handover, settings.font_scale = "light", 0, handover, scale
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.begin(match)
    QTest.qWait(20)
    window.controller.hold_up(window.controller.player())
    QTest.qWait(60)
    yield window
    window.close()


def in_window(window: MainWindow, widget: QWidget) -> QRect:
    return widget.rect().translated(widget.mapTo(window, QPoint(0, 0)))


def of_round(game: str, scenario: str) -> Match:
    """A game at its first question that offers the ways to play a card."""
    match = Match.new(game, scenario, seed=1)
    for _ in range(40):
        assert match.decision is not None
        if match.decision.prompt.key == "round.choose":
            return match
        match.play(match.decision.actions[-1])
    raise AssertionError(scenario)


@pytest.mark.parametrize(("game", "scenario", "width", "height", "scale"), SIZES)
def test_every_card_and_use_lies_whole_in_sight(
    qtbot, tmp_path: Path, game: str, scenario: str, width: int, height: int, scale: float
) -> None:
    with window_on(qtbot, tmp_path, of_round(game, scenario), (width, height), scale) as window:
        panel, dock = window.docks.hand, in_window(window, window.docks["hand"])
        panel.choose(1)
        QTest.qWait(30)
        cards = [in_window(window, card) for card in panel.card_widgets()]
        assert len(cards) >= 6
        assert all(dock.contains(card) for card in cards)
        assert cards[0].width() >= 4 * em()
        assert len(panel.slots()) == 4
        for slot in panel.slots():
            assert dock.contains(in_window(window, slot))
            assert slot.button.minimumSizeHint().width() <= slot.button.width()
        assert len({slot.y() for slot in panel.slots()}) == 1, "one row"


@pytest.mark.parametrize(("game", "scenario"), [("crusade", "campaign"), ("illusions", "campaign-1914")])
def test_every_way_to_play_a_card_says_what_it_does_or_why_not(game: str, scenario: str) -> None:
    match = of_round(game, scenario)
    assert match.decision is not None
    hand = match.definition.presenter(match.world).table(match.state, match.decision, match.decision.player).hand
    assert hand is not None
    for card in hand.cards:
        assert [use.id for use in card.uses] == ["ops", "sr", "rp", "event"]
        for use in card.uses:
            assert use.note if use.action else (use.refusal and use.rule), (card.id, use)


def test_the_two_cards_of_the_first_question_of_1914_lie_side_by_side_with_all_hands_down(qtbot, tmp_path) -> None:
    match = Match.new("illusions", "campaign-1914", seed=1)
    with window_on(qtbot, tmp_path, match, (1280, 800)) as window:
        window.controller.hold_up("")
        QTest.qWait(40)
        first, second = (in_window(window, card) for card in window.docks.hand.card_widgets())
        assert first.top() == second.top()
        assert not first.intersects(second)
        assert min(first.width(), second.width()) >= 12 * em()
        assert in_window(window, window.docks["hand"]).contains(first.united(second))


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 800)])
def test_a_card_shown_large_leaves_the_hand_and_the_cursor_free(qtbot, tmp_path, width: int, height: int) -> None:
    with window_on(qtbot, tmp_path, of_round("crusade", "campaign"), (width, height)) as window:
        panel = window.docks.hand
        card = panel.card_widgets()[2]
        QCursor.setPos(card.mapToGlobal(card.rect().center()))
        panel.show_zoom(2)
        zoom = panel._zoom
        assert zoom.isVisible()
        place = in_window(window, zoom)
        assert not place.contains(window.mapFromGlobal(QCursor.pos()))
        assert not place.intersects(in_window(window, panel))
        assert place.height() > 300
