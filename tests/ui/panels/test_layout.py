"""No panel cuts text off in a 300 pixel dock, whatever the font scale and the theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.panels.charts_panel import ChartsPanel
from desktop.ui.panels.combat_panel import CombatPanel
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.panels.dice_panel import DicePanel
from desktop.ui.panels.hand_panel import HandPanel
from desktop.ui.panels.history_bar import HistoryBar
from desktop.ui.panels.log_panel import LogPanel
from desktop.ui.panels.rules_panel import RulesPanel
from desktop.ui.panels.stack_inspector import StackInspector
from desktop.ui.panels.tracks_panel import TracksPanel
from desktop.ui.panels.units_panel import UnitsPanel
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import TextLabel
from tests.ui.panels import samples
from tests.ui.panels.conftest import clipped, dark_palette


def _decision() -> QWidget:
    panel = DecisionPanel()
    panel.show_decision(samples.decision(), True, "")
    return panel


def _moves() -> QWidget:
    panel = DecisionPanel()
    panel.show_decision(samples.moves(40), True, "")
    return panel


def _dice_entry() -> QWidget:
    panel = DecisionPanel()
    panel.show_decision(samples.dice_entry(), False, "")
    return panel


def _combat() -> QWidget:
    panel = CombatPanel()
    panel.set_animated(False)
    panel.set_sides(samples.SIDES)
    panel.show_preview(samples.preview(die=4, result="Rolled 4, +1 = 5: the defender retreats two hexes."))
    return panel


def _tracks() -> QWidget:
    panel = TracksPanel()
    panel.show_tracks(samples.tracks())
    return panel


def _units() -> QWidget:
    panel = UnitsPanel()
    panel.show_pieces(samples.pieces(), samples.SIDES)
    panel.show_detail("n2")
    return panel


def _log() -> QWidget:
    panel = LogPanel()
    panel.set_sides(samples.SIDES)
    panel.set_lines(samples.log())
    return panel


def _charts() -> QWidget:
    panel = ChartsPanel()
    panel.show_charts(samples.charts())
    return panel


def _rules() -> QWidget:
    panel = RulesPanel()
    panel.set_rules(samples.rules())
    panel.show_rule("8.3")
    return panel


def _dice() -> QWidget:
    panel = DicePanel()
    panel.set_sides(samples.SIDES)
    panel.show_rolls(samples.ROLLS)
    return panel


def _hand() -> QWidget:
    panel = HandPanel()
    panel.show_hand(samples.hand(3, 1))
    panel.choose(0)
    return panel


def _stack() -> QWidget:
    panel = StackInspector()
    panel.show_space("3142 Pindoque bridge", samples.pieces()[:3])
    return panel


def _history() -> QWidget:
    bar = HistoryBar()
    bar.set_range(12, 40)
    return bar


MAKERS = [
    _decision, _moves, _dice_entry, _combat, _tracks, _units, _log, _charts, _rules, _dice, _hand, _stack, _history,
]  # fmt: skip


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__.strip("_"))
def test_nothing_is_clipped_in_a_narrow_dock(make, factor: float, set_scale, shown) -> None:
    set_scale(factor)
    panel = shown(make(), 300, 700)
    assert panel.width() == 300
    assert panel.minimumSizeHint().width() <= 300
    assert clipped(panel) == []


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__.strip("_"))
def test_text_follows_a_font_scale_set_while_shown(make, set_scale, shown, qapp: QApplication) -> None:
    panel = shown(make(), 300, 700)
    set_scale(2.0)
    for _ in range(3):
        qapp.processEvents()
    assert clipped(panel) == []


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__.strip("_"))
def test_the_dark_theme_reaches_every_panel(make, shown, qapp: QApplication) -> None:
    panel = shown(make(), 300, 500)
    qapp.setPalette(dark_palette())
    for _ in range(3):
        qapp.processEvents()
    image = panel.grab().toImage()
    points = [(x, y) for x in range(2, 298, 6) for y in range(2, 498, 6)]
    light = sum(QColor(image.pixel(x, y)).lightness() > 200 for x, y in points)
    assert light < len(points) * 0.4


def test_a_clipped_label_is_noticed(shown: Callable[..., QWidget]) -> None:
    panel = shown(_decision(), 300, 700)
    label = next(child for child in panel.findChildren(TextLabel) if "Add a unit" in child.text())
    label.setFixedHeight(10)
    label.resize(label.width(), 10)
    assert any("Add a unit" in fault for fault in clipped(panel))


@pytest.mark.parametrize("side", ["nationalist", "republican", "anything-else", ""])
@pytest.mark.parametrize("ground", ["#f3efe6", "#2b2a28", "#ffffff", "#000000"])
def test_side_colours_are_readable_on_every_ground(side: str, ground: str) -> None:
    ink = colours.readable(colours.side_colour(side), QColor(ground))
    assert colours.contrast(ink, QColor(ground)) >= colours.TEXT_CONTRAST


def test_muted_text_is_readable() -> None:
    theme = dark_palette()
    assert colours.contrast(colours.muted(theme), theme.color(QPalette.ColorRole.Window)) >= colours.TEXT_CONTRAST


def test_the_colour_blind_palette_reaches_banners_and_counters(shown, qapp: QApplication) -> None:
    panel = shown(_stack(), 300, 500)
    before = panel.grab().toImage()
    colours.use_palette("colour-blind")
    try:
        assert panel.grab().toImage() != before
        assert colours.side_colour("nationalist") != QColor("#8b3a62")
    finally:
        colours.use_palette("standard")
    assert panel.grab().toImage() == before
