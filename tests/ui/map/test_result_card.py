"""The result card: beside its place, for both to read, until they go on; and no key is taken from a decision."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.result_card import UNREAD_MS
from desktop.ui.widgets.fighting import CardPicture, DiceRow
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView, RollView
from desktop.views.pieces import CardView
from desktop.views.table import ItemView, LogLine

NAMES = {"red": "Reds", "blue": "Blues"}
HIT = RollView((5,), "Bombardment of 44: a hit.", ("44",), "13.3", ("c loses a step.",))
DUEL = BattleView(
    "Attack on 44", 3, 6,
    BattleSide("red", items=(ItemView("Tank", "7"),), dice=(2, 4), came=(ItemView("Re-roll", "+2"),), made="15",
               cards=(CardView("t", "Tank"),)),
    BattleSide("blue", dice=(1, 1), made="2", cards=(CardView("", "", hidden=True),)),
    spaces=("44",), result="The Reds win 15 to 2",
    lines=(LogLine(6, "Red rolls.", dice=(2, 4)), LogLine(6, "44 falls to the Reds.", spaces=("44",)),
           LogLine(6, "Red draws a card.")),
)  # fmt: skip


def words(board: MapWidget) -> list[str]:
    card = board.result_card
    return [label.text() for label in card.findChildren(TextLabel) if label.isVisibleTo(card)]


@pytest.fixture
def told(map_widget: MapWidget) -> MapWidget:
    map_widget.show_result(RollView((2, 4, 1, 1), "", ("44",), battle=DUEL), NAMES, rolling=False)
    return map_widget


def test_a_roll_is_told_beside_its_place_until_the_map_is_touched(map_widget: MapWidget) -> None:
    map_widget.show_result(HIT, NAMES, rolling=False)
    assert map_widget.result_card.isVisible()
    assert words(map_widget) == ["Bombardment of 44: a hit.", "c loses a step."]
    spot = map_widget.space_rect("00").center()
    QTest.mouseClick(map_widget.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert map_widget.result_card.isVisible(), "nobody can have read it yet"
    QTest.qWait(UNREAD_MS + 50)
    QTest.mouseClick(map_widget.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not map_widget.result_card.isVisible()


def test_a_roll_of_no_place_is_no_matter_of_the_map(map_widget: MapWidget) -> None:
    map_widget.show_result(RollView((2,), "Weather: 2."), NAMES, rolling=False)
    assert not map_widget.result_card.isVisible()


def test_a_conflict_is_revealed_with_cards_dice_modifiers_winner_and_cost(told: MapWidget) -> None:
    shown = words(told)
    for part in ("Attack on 44", "Re-roll", "+2", "15", "2", "The Reds win 15 to 2", "44 falls to the Reds."):
        assert any(part in word for word in shown), part
    assert "Red draws a card." not in shown, "book-keeping is no cost"
    card = told.result_card
    assert [row.values for row in card.findChildren(DiceRow)] == [(2, 4), (1, 1)]
    assert [picture.view.hidden for picture in card.findChildren(CardPicture)] == [False, True]


def test_the_result_is_written_to_be_read_from_a_chair(told: MapWidget) -> None:
    result = next(label for label in told.result_card.findChildren(TextLabel) if "win" in label.text())
    assert result.fontMetrics().height() >= 1.4 * em()


def test_the_card_stays_inside_the_map_and_beside_its_place(told: MapWidget) -> None:
    card = told.result_card
    assert told.view.viewport().rect().contains(card.geometry())
    assert not card.geometry().contains(told.space_rect("44").center())


def test_go_on_by_click_and_by_enter_on_the_card(told: MapWidget, qtbot) -> None:
    with qtbot.waitSignal(told.result_card.done):
        QTest.mouseClick(told.result_card.go_on, Qt.MouseButton.LeftButton)
    assert not told.result_card.isVisible()
    told.show_result(RollView((2,), "", ("44",), battle=DUEL), NAMES, rolling=False)
    with qtbot.waitSignal(told.result_card.done):
        QTest.keyClick(told.result_card, Qt.Key.Key_Return)
    assert not told.result_card.isVisible()


def test_enter_meant_for_a_decision_is_not_swallowed(map_widget: MapWidget) -> None:
    heard: list[int] = []
    map_widget.on_key_left = lambda event: bool(heard.append(event.key())) or True
    map_widget.setFocus()
    map_widget.show_result(HIT, NAMES, rolling=False)
    QTest.keyClick(map_widget.view, Qt.Key.Key_Return)
    assert heard == [Qt.Key.Key_Return]
    assert map_widget.result_card.isVisible()


def test_dice_tumble_before_they_lie(map_widget: MapWidget, qtbot) -> None:
    map_widget.show_result(HIT, NAMES, rolling=True)
    die = map_widget.result_card.rows[0].dice[0]
    assert die._left > 0
    with qtbot.waitSignal(die.settled, timeout=3000):
        pass
    assert die.shown == 5


def test_a_place_out_of_sight_is_not_run_after_but_can_be_shown(map_widget: MapWidget, qtbot) -> None:
    map_widget.view.zoom_steps(12)
    map_widget.view.centerOn(0, 0)
    middle = map_widget.view.mapToScene(map_widget.view.viewport().rect().center())
    map_widget.show_result(HIT, NAMES, rolling=False)
    assert map_widget.view.mapToScene(map_widget.view.viewport().rect().center()) == middle
    assert map_widget.result_card.show_place.isVisible()
    with qtbot.waitSignal(map_widget.result_card.wanted) as signal:
        QTest.mouseClick(map_widget.result_card.show_place, Qt.MouseButton.LeftButton)
    assert signal.args == [["44"], []]


def test_a_small_map_has_a_smaller_card_with_every_modifier(map_widget: MapWidget) -> None:
    map_widget.resize(620, 420)
    QTest.qWait(20)
    terms = tuple(ItemView(f"Modifier {n}", f"+{n}") for n in range(4))
    side = replace(DUEL.attack, items=terms, came=())
    roll = RollView((2, 4), "", ("44",), battle=replace(DUEL, attack=side))
    map_widget.show_result(roll, NAMES, rolling=False)
    shown = "\n".join(words(map_widget))
    assert all(item.text in shown for item in terms)
    assert map_widget.view.viewport().rect().contains(map_widget.result_card.geometry())


def test_the_card_stays_inside_a_map_that_grows_smaller(told: MapWidget) -> None:
    told.resize(told.width() - 150, told.height() - 60)
    QTest.qWait(20)
    assert told.view.viewport().rect().contains(told.result_card.geometry())
