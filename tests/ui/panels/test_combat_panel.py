"""The Combat dock: itemised sums, exact chances, the die."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout

from desktop.ui.panels.combat_panel import CombatPanel
from desktop.ui.widgets.frames import ShareBar
from desktop.ui.widgets.items import percentage
from desktop.ui.widgets.pictures import DieFace
from desktop.ui.widgets.text import LinkLabel, TextLabel
from desktop.views.table import ItemView, PreviewView
from tests.ui.panels import samples


def _panel(shown, width: int = 320, **changes) -> CombatPanel:
    panel = CombatPanel()
    panel.set_sides(samples.SIDES)
    panel.set_animated(False)
    panel.show_preview(samples.preview(**changes))
    return shown(panel, width, 900)


def _words(panel: CombatPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel)]


def test_both_sides_column_shifts_and_modifiers_are_itemised(shown) -> None:
    words = _words(_panel(shown))
    for part in ("Attack · Nationalist", "Defence · Republican", "10", "4", "2-1", "2½", "Shifts", "Die modifiers"):
        assert part in words


def test_a_fight_shown_in_an_open_dock_is_not_cut_off(shown, qtbot) -> None:
    panel = shown(CombatPanel(), 270, 300)
    panel.set_sides(samples.SIDES)
    long = (ItemView("Fires on the Austro-Hungarian table", "16+", "11.2.6"),)
    panel.show_preview(samples.preview(attack=long, defence=long, odds_title="Chances"))
    qtbot.wait(60)
    assert panel._column.content.width() <= panel._column.viewport().width()


def test_long_names_put_the_sides_below_each_other(shown) -> None:
    """In a narrow dock nothing may be cut off at the right."""
    for name, direction in (
        ("Thirteenth", QBoxLayout.Direction.LeftToRight),
        ("Austro-Hungarian-" * 2, QBoxLayout.Direction.TopToBottom),
    ):
        panel = _panel(shown, attack=(ItemView(name, "3", "12.2"),), odds_title="Chances")
        assert panel.preview.sides.direction() == direction


def test_long_names_put_the_sides_below_each_other_in_a_dock_that_is_shown_already(shown) -> None:
    """What is built into a shown dock has no width yet when it is laid out."""
    panel = _panel(shown)
    long = (ItemView("Austro-Hungarian-" * 2, "3", "12.2"),)
    panel.show_preview(samples.preview(attack=long, odds_title="Chances"))
    assert panel.preview.sides.direction() == QBoxLayout.Direction.TopToBottom


def test_chances_are_exact(shown) -> None:
    panel = _panel(shown)
    words = _words(panel)
    assert {"58.3 %", "27.8 %", "13.9 %"} <= set(words)
    assert "21/36 · good for Nationalist · two hexes" in words
    shares = [bar.share for bar in panel.findChildren(ShareBar)]
    assert shares == [21 / 36, 10 / 36, 5 / 36]


@pytest.mark.parametrize(
    ("weight", "total", "text"),
    [
        (1, 6, "16.7 %"),
        (36, 36, "100.0 %"),
        (0, 36, "0.0 %"),
        (1, 100000, "0.1 %"),
        (99999, 100000, "99.9 %"),
        (0, 0, "–"),
    ],
)
def test_percentages_never_round_to_a_certainty(weight: int, total: int, text: str) -> None:
    assert percentage(weight, total) == text


def test_a_click_on_a_unit_s_line_locates_it(shown, qtbot) -> None:
    panel = _panel(shown)
    label = next(x for x in panel.findChildren(LinkLabel) if x.words == "1st Tabor of Regulares")
    with qtbot.waitSignal(panel.locate_requested) as signal:
        qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert signal.args == [[], ["n1"]]


def test_a_rule_of_an_item_opens(shown, qtbot) -> None:
    panel = _panel(shown)
    label = next(x for x in panel.findChildren(LinkLabel) if x.words == "Combined arms")
    with qtbot.waitSignal(panel.rule_requested) as signal:
        label.linkActivated.emit("rule:11.4")
    assert signal.args == ["11.4"]


def test_the_rolled_face_is_ringed_and_the_result_told(shown) -> None:
    panel = _panel(shown, die=4, result="The defender retreats.")
    assert "The defender retreats." in _words(panel)
    assert panel.die.shown == 4
    assert [face.value for face in panel.findChildren(DieFace) if face.lit] == [4]


def test_the_die_rolls_shortly_and_settles(shown, qtbot) -> None:
    panel = _panel(shown)
    panel.set_animated(True)
    with qtbot.waitSignal(panel.die.settled, timeout=3000):
        panel.show_preview(samples.preview(die=5, result="Retreat."))
        panel.die.show()
    assert panel.die.shown == 5


def test_the_sides_stand_beside_each_other_where_there_is_room(shown) -> None:
    assert _panel(shown, 320).preview.sides.direction() == QBoxLayout.Direction.TopToBottom
    assert _panel(shown, 900).preview.sides.direction() == QBoxLayout.Direction.LeftToRight


def test_no_fight_is_said(shown) -> None:
    panel = _panel(shown)
    panel.show_preview(None)
    assert len(panel.findChildren(ShareBar)) == 0 or not any(b.isVisible() for b in panel.findChildren(ShareBar))


def test_dice_of_both_sides_are_drawn_and_no_column_without_a_table(shown) -> None:
    made = CombatPanel()
    items = (ItemView("Card", "12"),)
    made.show_preview(
        PreviewView(
            "Conflict", "red", "blue", items, items, "20", "18", (), (), "", (), 1,
            attack_dice=(2, 6), defence_dice=(1, 2, 3),
        )
    )  # fmt: skip
    panel = shown(made, 500, 500)
    assert [face.value for face in panel.findChildren(DieFace)] == [2, 6, 1, 2, 3]
    assert all(label.text() != "Column" for label in panel.findChildren(TextLabel))
