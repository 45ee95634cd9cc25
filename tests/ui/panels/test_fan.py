"""Cards in a row: large, smaller, then over each other; none is ever cut off."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.panels.fan import GAP, READABLE, Fan, places
from desktop.ui.panels.hand_panel import HandPanel
from tests.ui.panels import samples

UNIT = 16
ROOMS = [(1560, 330), (980, 290), (980, 200), (300, 700), (180, 120)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("number", range(1, 14))
def test_every_card_lies_whole_in_the_room(room: tuple[int, int], number: int) -> None:
    found = places(number, QSize(*room), UNIT)
    assert len(found) == number
    whole = QRect(0, 0, *room).adjusted(0, 0, 1, 1)
    assert all(whole.contains(place) for place in found)
    assert len({place.size().toTuple() for place in found}) == 1
    assert len({place.topLeft().toTuple() for place in found}) == number


def test_cards_lie_side_by_side_as_long_as_they_can_be_read() -> None:
    side_by_side = places(5, QSize(980, 290), UNIT)
    assert all(right.left() - left.right() >= GAP - 1 for left, right in itertools.pairwise(side_by_side))
    fanned = places(9, QSize(980, 290), UNIT)
    assert all(right.left() < left.right() for left, right in itertools.pairwise(fanned))
    assert fanned[0].width() >= READABLE * UNIT - 1


def wordy(count: int, number: int):
    """Of so many cards this one has many words."""
    return lambda height, widths: [next(w for w in widths if w >= 240 or at != number) for at in range(count)]


def test_a_wordy_card_is_wider_and_none_of_them_lies_over_another_one() -> None:
    found = places(5, QSize(980, 290), UNIT, wordy(5, 2))
    assert all(right.left() - left.right() >= GAP - 1 for left, right in itertools.pairwise(found))
    assert found[2].width() >= 240
    assert READABLE * UNIT <= found[0].width() == found[4].width() < 240
    assert len({place.height() for place in found}) == 1
    assert found[4].right() < 980


def test_in_a_fan_each_hides_as_much_of_the_one_before_and_a_wordy_card_is_wider() -> None:
    found = places(7, QSize(980, 290), UNIT, wordy(7, 2))
    hidden = {left.right() + 1 - right.left() for left, right in itertools.pairwise(found)}
    assert 0 < min(hidden) <= max(hidden) <= min(hidden) + 1
    assert found[2].width() >= 240 > found[0].width() >= READABLE * UNIT - 1
    assert found[-1].right() < 980


def test_in_a_fan_of_many_a_wordy_card_widens_them_all() -> None:
    found = places(10, QSize(980, 290), UNIT, wordy(10, 2))
    assert len({place.size().toTuple() for place in found}) == 1
    assert found[0].width() >= 240
    assert found[1].left() < found[0].right()
    assert found[-1].right() < 980


def test_a_narrow_dock_has_rows() -> None:
    found = places(6, QSize(300, 900), UNIT)
    assert len({place.top() for place in found}) > 1


def test_the_card_under_the_cursor_lies_over_the_others_else_the_chosen_one(shown, qtbot) -> None:
    panel = HandPanel()
    panel.show_hand(samples.hand(9))
    shown(panel, 700, 330)
    first, second, *_ = panel.card_widgets()
    assert first.geometry().intersects(second.geometry())
    assert top_of(panel, second) == second
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert top_of(panel, second) == first
    second.enterEvent(None)
    assert top_of(panel, second) == second
    second.leaveEvent(None)
    assert top_of(panel, second) == first


def top_of(panel: HandPanel, card) -> object:
    """Which card is seen where the first two lie over each other."""
    first = panel.card_widgets()[0]
    both = first.geometry().intersected(card.geometry())
    return first.parentWidget().childAt(both.left() + 5, both.center().y())


def test_cards_too_low_for_words_lie_wide_side_by_side_and_narrow_before_they_overlap() -> None:
    few, many = places(6, QSize(980, 95), UNIT), places(9, QSize(980, 95), UNIT)
    assert few[0].width() > 1.4 * few[0].height()
    for found in (few, many):
        assert all(right.left() > left.right() for left, right in itertools.pairwise(found))


def test_a_card_knows_how_much_of_it_the_next_one_leaves(qapp) -> None:
    fan = Fan()
    cards = [CardWidget(view, fan) for view in samples.hand(9).cards]
    fan.resize(980, 290)
    fan.lay(cards)
    assert [card.seen for card in cards[:-1]] == [b.x() - a.x() for a, b in itertools.pairwise(cards)]
    assert cards[-1].seen == 0
    fan.lay(cards[:3])
    assert [card.seen for card in cards[:3]] == [0, 0, 0]
