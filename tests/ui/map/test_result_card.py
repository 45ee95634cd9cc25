"""The result card: beside its place, for both to read, until they go on; and no key is taken from a decision."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest

from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.result_card import UNREAD_MS
from desktop.ui.widgets.fighting import CardPicture, DiceRow
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView, RollView
from desktop.views.pieces import CardView
from desktop.views.table import ChoiceView, ItemView, LogLine
from tests.ui.map.conftest import PIECES, make_table

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


def test_no_fan_of_a_stack_lies_over_the_words_of_a_result(map_widget: MapWidget) -> None:
    card, fan = map_widget.result_card, map_widget.fan
    stack = next(space for space, pieces in map_widget.scene.stacks.items() if len(pieces) > 1)
    map_widget.gestures.open_fan(stack)
    assert fan.isVisible()
    map_widget.show_result(HIT, NAMES, rolling=False)
    assert not fan.isVisible()
    map_widget.gestures.open_fan(stack)  # the mouse rests there
    card.move(fan.pos())
    middle = card.geometry().intersected(fan.geometry()).center()
    parent = card.parentWidget()
    assert parent is not None
    under = parent.childAt(middle)
    assert under is card or card.isAncestorOf(under)


def test_a_roll_of_no_place_is_no_matter_of_the_map(map_widget: MapWidget) -> None:
    map_widget.show_result(RollView((2,), "Weather: 2."), NAMES, rolling=False)
    assert not map_widget.result_card.isVisible()


def test_a_sum_of_one_term_is_told_once(map_widget: MapWidget) -> None:
    came = (ItemView("Losses for the Blues", "1"), ItemView("A card that added nothing to it", ""))
    single = BattleSide("red", dice=(5,), came=came, made="1")
    battle = replace(DUEL, attack=single)
    map_widget.show_result(RollView((5, 1, 1), "", ("44",), battle=battle), NAMES, rolling=False)
    told = words(map_widget)
    assert "Losses for the Blues" in told
    assert told.count("1") == 1
    assert "2" in told


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


def test_the_card_goes_aside_when_another_size_of_the_map_brings_its_place_under_it(map_widget: MapWidget) -> None:
    map_widget.resize(1300, 700)
    QTest.qWait(20)
    map_widget.show_result(HIT, NAMES, rolling=False)
    card = map_widget.result_card
    for size in ((1000, 700), (760, 560), (1300, 700), (640, 460)):
        map_widget.resize(*size)
        QTest.qWait(20)
        assert map_widget.view.viewport().rect().contains(card.geometry())
        assert not card.geometry().intersects(map_widget.space_rect("44")), size


def test_the_card_does_not_lie_on_what_is_asked_about(map_widget: MapWidget) -> None:
    map_widget.show_result(HIT, NAMES, rolling=False)
    card, spot = map_widget.result_card, map_widget.space_rect("44")
    asked = QRect(card.geometry().center(), QSize(10, 10))
    card.place(spot, [asked])
    assert not card.geometry().intersects(asked)
    assert not card.geometry().intersects(spot)
    assert map_widget.view.viewport().rect().contains(card.geometry())


def test_what_may_be_chosen_in_sight_is_kept_clear(map_widget: MapWidget) -> None:
    quiet = ChoiceView("back", "Back", spaces=("11",), quiet=True)
    map_widget.show_table(make_table(PIECES, (ChoiceView("go", "Go", spaces=("32",)), quiet)))
    assert map_widget._asked_about() == [map_widget.space_rect("32")]


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


def test_nothing_on_the_card_of_a_small_map_is_squeezed(map_widget: MapWidget) -> None:
    map_widget.resize(1000, 420)
    QTest.qWait(20)
    terms = tuple(ItemView(f"Fires on the heavy table, column and more {n}", f"+{n}") for n in range(7))
    side = replace(DUEL.attack, items=terms, dice=(4,))
    battle = replace(DUEL, attack=side, result="The Allied Powers win: retreat of 2 spaces")
    map_widget.show_result(RollView((4,), "", ("44",), battle=battle), NAMES, rolling=False)
    card = map_widget.result_card
    layout = card.layout()
    assert layout is not None
    assert layout.totalHeightForWidth(card.width()) <= card.height()


def test_a_card_is_laid_out_anew_when_the_map_is_another_size(map_widget: MapWidget) -> None:
    map_widget.resize(1000, 700)
    QTest.qWait(20)
    terms = tuple(ItemView(f"Fires on the heavy table, column and more {n}", f"+{n}") for n in range(7))
    battle = replace(DUEL, attack=replace(DUEL.attack, items=terms, dice=(4,)))
    map_widget.show_result(RollView((4,), "", ("44",), battle=battle), NAMES, rolling=False)
    card = map_widget.result_card
    whole = words(map_widget)
    for size in ((420, 260), (240, 150)):
        map_widget.resize(*size)
        QTest.qWait(20)
        assert map_widget.view.viewport().rect().contains(card.geometry()), size
        assert card.rect().contains(card.go_on.geometry()), size
        assert card.layout().totalHeightForWidth(card.width()) <= card.height(), "nothing is squeezed"
    map_widget.resize(1000, 700)
    QTest.qWait(20)
    assert words(map_widget) == whole


def test_an_arrow_covers_neither_the_card_nor_another_arrow(told: MapWidget) -> None:
    board, arrows = told, told.attention
    board.view.set_zoom(3.0)
    board.view.look_at(board.scene.ground.bounds().topLeft())
    far = max(board.scene.ground.spaces.values(), key=lambda space: space.center[0] + space.center[1])
    arrows.tell(far.id, far.name or "There", 4000)
    arrows.warn(list(board.scene.pieces))
    QTest.qWait(5)
    shown = [each for each in (arrows.asked, arrows.warned, arrows.told) if each.isVisible()]
    assert arrows.told in shown
    boxes = [each.geometry() for each in (board.result_card, *shown)]
    assert not [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if a.intersects(b)]


SIEGES = tuple(
    RollView((n,), f"Siege of {n}{n}: die {n}", (f"{n}{n}",), "20.4", ("The fort falls.",) if n > 3 else ())
    for n in (1, 2, 3, 4, 5, 6, 1, 2, 3)
)  # fmt: skip


def dice(board: MapWidget) -> list[tuple[int, ...]]:
    card = board.result_card
    return [row.values for row in card.findChildren(DiceRow) if row.isVisibleTo(card)]


def test_of_several_rolls_each_is_told_with_what_it_was_for_and_what_came_of_it(map_widget: MapWidget) -> None:
    fallen = tuple(roll.dice[0] for roll in SIEGES)
    map_widget.show_result(RollView(fallen, "Siege Phase", ("44",), rolls=SIEGES), NAMES, rolling=False)
    assert dice(map_widget) == [(n,) for n in fallen]
    shown = words(map_widget)
    assert shown[0] == "Siege Phase"
    for roll in SIEGES:
        assert roll.text in shown
    assert shown.count("The fort falls.") == 3
    assert map_widget.view.viewport().rect().contains(map_widget.result_card.geometry())


def test_several_rolls_under_no_heading_are_told_once_each(map_widget: MapWidget) -> None:
    """Their words in the strip are those of the last: on the card they stand in its row."""
    last = SIEGES[-1]
    map_widget.show_result(RollView((1, 2), last.text, ("44",), rolls=SIEGES[-2:]), NAMES, rolling=False)
    assert words(map_widget).count(last.text) == 1


@pytest.mark.parametrize(
    "roll",
    [
        HIT,
        RollView((2, 4, 1, 1), "", ("44",), battle=DUEL),
        RollView((1, 2), "Siege Phase", ("44",), rolls=SIEGES[-2:]),
    ],
    ids=("one die", "a duel", "several rolls"),
)
def test_what_dice_decide_is_told_when_they_lie(map_widget: MapWidget, qtbot, roll: RollView) -> None:
    map_widget.show_result(roll, NAMES, rolling=False)
    told, size = words(map_widget), map_widget.result_card.size()
    map_widget.result_card.hide()
    map_widget.show_result(roll, NAMES, rolling=True)
    while_they_tumble = words(map_widget)
    assert set(while_they_tumble) < set(told)
    assert not any("win" in text or "hit" in text or text == SIEGES[-1].text for text in while_they_tumble)
    qtbot.waitUntil(lambda: words(map_widget) == told, timeout=3000)
    assert map_widget.result_card.size() == size, "its room is kept"


def test_what_fell_beside_a_fight_is_told_with_it(map_widget: MapWidget) -> None:
    roll = RollView((2, 4, 1, 1), "", ("44",), battle=DUEL, rolls=SIEGES[:2])
    map_widget.show_result(roll, NAMES, rolling=False)
    assert dice(map_widget) == [(2, 4), (1, 1), (1,), (2,)]
    assert "The Reds win 15 to 2" in words(map_widget)
    assert SIEGES[1].text in words(map_widget)


def test_the_dice_of_both_sides_are_of_one_size(map_widget: MapWidget) -> None:
    attack = replace(DUEL.attack, dice=(4, 3, 2, 6))
    defence = replace(DUEL.defence, dice=(1, 4, 4))
    battle = replace(DUEL, attack=attack, defence=defence)
    map_widget.show_result(RollView((4,), "", ("44",), battle=battle), NAMES, rolling=False)
    assert len({die.sizeHint().width() for row in map_widget.result_card.rows for die in row.dice}) == 1
