"""The new-game dialog: players, dice, how hands are hidden; no seed anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, QLineEdit, QListWidget

from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.library import Shelf
from tests.ui.panels.conftest import clipped


@pytest.fixture
def dialog(shown) -> NewGameDialog:
    made = NewGameDialog(Shelf(), "tiny", "meeting")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    shown(made, 960, 640)
    return made


def _begin(dialog: NewGameDialog, qtbot) -> list[object]:
    with qtbot.waitSignal(dialog.started) as signal:
        qtbot.mouseClick(dialog.findChild(QAbstractButton, "begin"), Qt.MouseButton.LeftButton)
    return signal.args


def _names(dialog: NewGameDialog) -> list[QLineEdit]:
    return [field for field in dialog.findChildren(QLineEdit) if field.objectName().startswith("player-")]


def test_nothing_of_a_seed_is_shown_or_asked(dialog) -> None:
    assert dialog.findChildren(QAbstractSpinBox) == []
    assert not any("seed" in label.text().casefold() for label in dialog.findChildren(QLabel))


def test_a_game_begins_with_nothing_filled_in(dialog, qtbot) -> None:
    game_id, scenario, _, by_hand, players, handover = _begin(dialog, qtbot)
    assert (game_id, scenario) == ("tiny", "meeting")
    assert by_hand is False
    assert players == {}
    assert handover == "open"


def test_players_dice_and_hands_are_told(dialog, qtbot) -> None:
    first, second = _names(dialog)
    qtbot.keyClicks(first, "  Ana   Bell ")
    qtbot.keyClicks(second, "   ")
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "by-hand"), Qt.MouseButton.LeftButton)
    box = dialog.findChild(QComboBox, "handover")
    box.setCurrentIndex(box.findData("never"))
    _, _, _, by_hand, players, handover = _begin(dialog, qtbot)
    assert by_hand is True
    assert players == {first.objectName().removeprefix("player-"): "Ana Bell"}
    assert handover == "never"


def test_a_name_has_forty_letters_at_most(dialog, qtbot) -> None:
    qtbot.keyClicks(_names(dialog)[0], "x" * 60)
    assert list(_begin(dialog, qtbot)[4].values()) == ["x" * 40]


def test_names_stay_when_another_scenario_is_looked_at(dialog, qtbot) -> None:
    qtbot.keyClicks(_names(dialog)[0], "Ana")
    side = _names(dialog)[0].objectName()
    scenarios = dialog.findChild(QListWidget, "scenarios")
    here = scenarios.currentRow()
    for row in (1, here):
        scenarios.setCurrentRow(row)
    assert dialog.findChild(QLineEdit, side).text() == "Ana"


@pytest.mark.parametrize("mode", ["always", "needed", "never"])
def test_the_preferred_way_of_hiding_is_chosen_and_explained(shown, qtbot, mode: str) -> None:
    dialog = NewGameDialog(Shelf(), "tiny", "meeting", handover=mode)
    shown(dialog, 960, 640)
    assert dialog.findChild(QComboBox, "handover").currentData() == mode
    said = dialog._hands.told.text()
    box = dialog.findChild(QComboBox, "handover")
    box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    assert dialog._hands.told.text() not in ("", said)


@pytest.mark.parametrize(("game", "scenario"), [("battles", "pindoque"), ("arriba", "civil-war")])
def test_a_game_without_hands_is_not_asked_how_they_are_hidden(shown, game: str, scenario: str) -> None:
    dialog = NewGameDialog(Shelf(), game, scenario)
    shown(dialog, 960, 640)
    assert not dialog.findChild(QComboBox, "handover").isVisible()
    assert "Hands" not in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_the_question_comes_with_a_game_that_has_hands(shown) -> None:
    dialog = NewGameDialog(Shelf(), "battles", "pindoque")
    shown(dialog, 960, 640)
    scenarios = dialog.findChild(QListWidget, "scenarios")
    names = [scenarios.item(row).text().strip() for row in range(scenarios.count())]
    scenarios.setCurrentRow(names.index("Full Campaign"))
    assert dialog.findChild(QComboBox, "handover").isVisible()


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_nothing_is_cut_off(shown, set_scale, factor: float) -> None:
    set_scale(factor)
    dialog = NewGameDialog(Shelf(), "crusade", "campaign")
    shown(dialog, 1280, 800)
    assert dialog.width() == 1280
    assert clipped(dialog) == []
