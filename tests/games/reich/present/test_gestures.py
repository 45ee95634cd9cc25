"""Hitler's Reich in the window, by real mouse and keys: markers, attacks and cards carried, cards laid by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.settings import Settings

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store, tmp_path / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    window = MainWindow(settings)
    faults: list[str] = []
    window.controller.failed.connect(faults.append)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    window.begin(Match.new("reich", "campaign-1941", seed=1))
    window.orders.on_fit()
    QTest.qWait(20)
    yield window
    window.close()
    assert not faults


def _carry(widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(widget, LEFT, NONE, start)
    for step in range(1, 9):
        QTest.mouseMove(widget, start + (end - start) * step / 8)
        QTest.qWait(2)
    QTest.mouseMove(widget, end + QPoint(1, 0))
    QTest.mouseRelease(widget, LEFT, NONE, end)
    QTest.qWait(10)


def _last(window: MainWindow) -> str:
    """What was played last by hand: events are passed over by themselves."""
    control = window.controller
    return str(control.table.unasked.by_hand(control.match, 0)[-1].action)


@pytest.mark.parametrize(
    ("piece", "space", "action"),
    [
        ("fleet:axis:0", "north_sea", "fleet north_sea"),
        ("fort:axis:2", "paris", "fortify paris"),
        ("control:bulgaria", "greece", "attack land bulgaria greece"),
        ("control:norway", "norwegian_sea", "attack sea axis norwegian_sea"),
    ],
)
def test_markers_and_attacks_are_carried_by_mouse(window: MainWindow, piece: str, space: str, action: str) -> None:
    board = window.page.map
    _carry(board.view.viewport(), board.piece_spot(piece), board.space_rect(space).center())
    assert _last(window) == action


@pytest.mark.rule("reich", "6.5.3.1")
def test_a_click_on_a_target_asks_for_no_origin_that_makes_no_difference(window: MainWindow) -> None:
    """Yugoslavia could be attacked out of several areas of the Axis: the first is named, a drag names another."""
    offered = [str(each) for each in window.controller.match.decision.actions]
    ways = [each for each in offered if each.startswith("attack land") and each.endswith(" yugoslavia")]
    assert len(ways) > 1
    board = window.page.map
    QTest.mouseClick(board.view.viewport(), LEFT, NONE, board.space_rect("yugoslavia").center())
    QTest.qWait(10)
    assert QApplication.activePopupWidget() is None
    assert _last(window) == ways[0]


@pytest.mark.rule("reich", "6.5.3.1")
def test_an_area_of_another_power_does_make_a_difference() -> None:
    match = Match.new("reich", "campaign-1941", seed=1)
    state, view = match.copy_of_state(), match.definition.presenter(match.world)
    asked = match.decision
    assert asked is not None
    ways = [str(each) for each in asked.actions if str(each).startswith("attack land")]
    one, two = [Action.parse(each) for each in ways if each.endswith(" yugoslavia")][:2]
    both = {str(one), str(two)}

    def carried() -> set[str]:
        choices = view.decision(state, asked, asked.player).choices
        return {choice.action for choice in choices if choice.carried and choice.action in both}

    assert carried() == {str(two)}
    state.control[two.args[1]] = "western" if state.control[two.args[1]] != "western" else "soviet"
    assert carried() == set()


def _to_the_cards(window: MainWindow) -> None:
    """Seek an event and go on until a conflict card is asked for."""
    window.controller.play("seek stukas")
    while window.controller.match.decision.prompt.key != "conflict.card":
        window.controller.play("done")
    window.docks.raise_tab("hand")
    QTest.qWait(10)


def _card(window: MainWindow, card: str) -> CardWidget:
    return next(each for each in window.docks.panel("hand").card_widgets() if each.view.id == card)


def test_a_card_carried_to_the_table_is_played(window: MainWindow) -> None:
    _to_the_cards(window)
    card = _card(window, "german_9")
    board = window.page.map
    _carry(card, card.rect().center(), card.mapFromGlobal(board.mapToGlobal(board.rect().center())))
    assert _last(window) == "card german_9"


def test_a_card_dropped_in_the_hand_stays_there(window: MainWindow) -> None:
    _to_the_cards(window)
    before, card = window.controller.match.position, _card(window, "german_9")
    _carry(card, card.rect().center(), card.rect().center() + QPoint(40, 6))
    assert window.controller.match.position == before


def test_a_card_is_laid_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    _to_the_cards(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first = window.docks.panel("hand").card_widgets()[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert _last(window) == "card german_9"


def test_a_card_zooms_under_the_mouse(window: MainWindow, qtbot: QtBot) -> None:
    _to_the_cards(window)
    hand, card = window.docks.panel("hand"), _card(window, "german_12")
    card.zoom_wanted.emit(True)
    assert hand.zoomed().id == "german_12"
    card.zoom_wanted.emit(False)
    assert hand.zoomed() is None


def test_an_event_is_sought_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.reveal("cards")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    cards = window.docks.panel("cards")
    number = next(n for n, card in enumerate(cards.card_widgets()) if card.view.id == "stukas")
    cards.card_widgets()[number - 1].setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert _last(window) == "seek stukas"


def test_both_sides_of_a_conflict_stand_side_by_side(window: MainWindow) -> None:
    _to_the_cards(window)
    for _ in range(2):
        window.controller.play(str(window.controller.match.decision.actions[0]))
    window.docks.reveal("combat")
    QTest.qWait(20)
    combat = window.docks.panel("combat")
    combat.show_preview(window.controller.sight.table().preview)
    combat.resize(360, 700)
    QTest.qWait(10)
    assert combat.preview.sides.direction() == QBoxLayout.Direction.LeftToRight


def test_every_card_has_its_place_in_the_hand(window: MainWindow) -> None:
    """Also one that joins a row already there."""
    window.begin(Match.new("reich", "short-1944", seed=4))
    window.resize(1280, 800)
    window.docks.raise_tab("hand")
    QTest.qWait(20)
    window.controller.play(str(window.controller.match.decision.actions[0]))
    QTest.qWait(20)
    places = [card.geometry().getRect() for card in window.docks.panel("hand").card_widgets()]
    assert len(set(places)) == len(places)
    assert len({(width, height) for _, _, width, height in places}) == 1
