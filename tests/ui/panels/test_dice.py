"""Dice statistics against figures worked out by hand, and the panel that shows them."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt

from desktop.ui.panels.dice_panel import DicePanel
from desktop.ui.panels.dice_statistics import decimal, percentile, select, series, sum_counts
from desktop.ui.widgets.text import TextLabel
from tests.ui.panels import samples


def test_two_dice_sum_as_everyone_knows() -> None:
    assert sum_counts(((6, 2),)) == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("dice", [(6,), (6, 6, 6), (4, 6), (6, 10, 10), (2, 2, 2, 2)])
def test_sums_equal_plain_enumeration(dice: tuple[int, ...]) -> None:
    throws = [sum(throw) for throw in itertools.product(*(range(1, sides + 1) for sides in dice))]
    kinds = tuple((sides, dice.count(sides)) for sides in sorted(set(dice)))
    counts = sum_counts(kinds)
    assert counts == tuple(throws.count(total) for total in range(len(dice), sum(dice) + 1))
    for total in range(len(dice), sum(dice) + 1):
        less, same = sum(t < total for t in throws), throws.count(total)
        assert percentile(kinds, total) == Fraction(2 * less + same, 2 * len(throws))


@pytest.mark.parametrize(
    ("rolls", "total", "share"),
    [
        (1, 6, Fraction(11, 12)),  # five of six are less, one the same
        (1, 1, Fraction(1, 12)),
        (2, 12, Fraction(71, 72)),  # 35 of 36 are less
        (2, 7, Fraction(1, 2)),  # 15 less, 6 the same
        (3, 18, Fraction(431, 432)),
    ],
)
def test_percentiles_by_hand(rolls: int, total: int, share: Fraction) -> None:
    assert percentile(((6, rolls),), total) == share


def test_the_series_of_a_player_by_hand() -> None:
    own = series(select(samples.ROLLS, "nationalist"))  # 6, 5, 3
    assert (own.rolls, own.total, own.mean) == (3, 14, Fraction(14, 3))
    assert own.expected == Fraction(21, 2)
    assert own.expected_mean == Fraction(7, 2)
    # Of 216 throws of three dice 181 sum to 13 or less and 15 to 14.
    assert own.percentile == Fraction(2 * 181 + 15, 432)
    assert own.faces[5] == (6, 1, Fraction(1, 2))


def test_the_series_of_a_purpose_by_hand() -> None:
    combat = series(select(samples.ROLLS, "republican", "combat"))  # 1, 2
    assert (combat.rolls, combat.total) == (2, 3)
    assert combat.percentile == Fraction(2 * 1 + 2, 72)


def test_many_dice_stay_exact_and_quick() -> None:
    assert percentile(((6, 400),), 1400) == Fraction(1, 2)
    assert sum(sum_counts(((6, 400),))) == 6**400


def test_dice_of_different_kinds_expect_their_own_faces() -> None:
    both = series([("a", "x", 6, 6), ("a", "x", 10, 8)])
    assert both.faces[5] == (6, 1, Fraction(1, 6) + Fraction(1, 10))
    assert both.faces[7] == (8, 1, Fraction(1, 10))


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(14, 3), 2, "4.67"),
        (Fraction(-7, 2), 1, "-3.5"),
        (Fraction(1, 2), 0, "1"),
        (Fraction(-1, 100), 1, "0.0"),
    ],
)
def test_fractions_are_written_as_decimals(value: Fraction, places: int, text: str) -> None:
    assert decimal(value, places) == text


def _words(panel: DicePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel)]


def test_the_panel_shows_the_figures_of_the_chosen_player(shown, qtbot, qapp) -> None:
    panel = DicePanel()
    panel.set_sides(samples.SIDES)
    panel.show_rolls(samples.ROLLS)
    shown(panel, 320, 800)
    assert "Higher than 50.0 % of all possible series" in _words(panel)
    qtbot.mouseClick(panel.players.chip("nationalist"), Qt.MouseButton.LeftButton)
    qapp.processEvents()
    words = _words(panel)
    assert panel.players.chosen() == ["nationalist"]
    assert {"4.67", "3.50", "+3.5"} <= set(words)
    assert "Higher than 87.3 % of all possible series" in words
    assert "Air" not in words


def test_a_hidden_panel_reckons_nothing(qtbot) -> None:
    panel = DicePanel()
    qtbot.addWidget(panel)
    panel.show_rolls(samples.ROLLS)
    assert panel.findChildren(TextLabel) == []


def test_no_rolls_are_said(shown) -> None:
    panel = DicePanel()
    shown(panel)
    assert _words(panel) == ["No die has been rolled."]
