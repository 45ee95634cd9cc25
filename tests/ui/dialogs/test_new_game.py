"""The new-game dialog: players, dice, how hands are hidden; rulings and repeatable dice only for who looks for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
)

from desktop.engine import definition
from desktop.ui import library
from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.dialogs.rulings_box import OptionBox
from desktop.ui.library import Shelf
from desktop.ui.widgets.tick_box import PickBox
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


def _unfold(dialog: NewGameDialog, qtbot) -> None:
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "advanced"), Qt.MouseButton.LeftButton)


def test_rulings_and_repeatable_dice_are_folded_away(dialog, qtbot) -> None:
    tick = dialog.findChild(QAbstractButton, "study")
    assert not tick.isVisible()
    _unfold(dialog, qtbot)
    assert tick.isVisible()
    _unfold(dialog, qtbot)
    assert not tick.isVisible()


def test_a_study_game_has_a_number_and_only_then(dialog, qtbot) -> None:
    _unfold(dialog, qtbot)
    field = dialog.findChild(QLineEdit, "study-number")
    assert not field.isEnabled()
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "study"), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(field, "47x11")
    assert _begin(dialog, qtbot)[6] == "4711"


def test_dice_that_the_players_roll_come_from_no_number(dialog, qtbot) -> None:
    _unfold(dialog, qtbot)
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "study"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "by-hand"), Qt.MouseButton.LeftButton)
    assert _begin(dialog, qtbot)[6] == ""


def test_the_printed_reading_is_marked_and_a_reading_can_be_picked(shown, qtbot) -> None:
    dialog = NewGameDialog(Shelf(), "battles", "pindoque")
    shown(dialog, 1100, 800)
    _unfold(dialog, qtbot)
    picks = dialog.findChildren(PickBox)
    printed = [pick.objectName() for pick in picks if pick.label.endswith("as printed")]
    assert "option-stack_may_split_targets-false" in printed
    assert "option-stack_may_split_targets-true" not in printed
    dialog.findChild(OptionBox, "option-stack_may_split_targets").choose("true")
    assert _begin(dialog, qtbot)[2]["stack_may_split_targets"] == "true"


def test_tab_goes_from_above_to_below(shown, qtbot) -> None:
    dialog = NewGameDialog(Shelf(), "crusade", "columns")
    shown(dialog, 1100, 800)
    _unfold(dialog, qtbot)
    for _ in range(3):
        QApplication.processEvents()
    dialog.findChild(QListWidget, "scenarios").setFocus()
    seen: list[str] = []
    for _ in range(60):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget().objectName())
        if seen[-1] == "begin":
            break
    wanted = ["player-nationalist", "player-republican", "advanced", "study", "handover", "begin"]
    assert [name for name in seen if name in wanted] == wanted


def test_how_many_play_is_asked_of_everybody(shown) -> None:
    dialog = NewGameDialog(Shelf(), "arriba", "civil-war")
    shown(dialog, 1100, 800)
    assert dialog.findChild(OptionBox, "option-players").isVisible()
    assert not dialog.findChild(OptionBox, "option-forts").isVisible()


def test_only_the_game_that_is_looked_at_is_loaded(shown, monkeypatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(library, "game", lambda name: loaded.append(name) or definition.game(name))
    shelf = Shelf(["arriba", "battles", "crusade"])
    dialog = NewGameDialog(shelf, "battles", "pindoque")
    shown(dialog, 1100, 800)
    assert set(loaded) == {"battles"}


def test_a_game_begins_with_nothing_filled_in(dialog, qtbot) -> None:
    game_id, scenario, _, by_hand, players, handover, study, programs, advised = _begin(dialog, qtbot)
    assert (game_id, scenario) == ("tiny", "meeting")
    assert by_hand is False
    assert players == {}
    assert handover == "open"
    assert study == ""
    assert programs == {}
    assert advised is True


def test_players_dice_and_hands_are_told(dialog, qtbot) -> None:
    first, second = _names(dialog)
    qtbot.keyClicks(first, "  Ana   Bell ")
    qtbot.keyClicks(second, "   ")
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "by-hand"), Qt.MouseButton.LeftButton)
    box = dialog.findChild(QComboBox, "handover")
    box.setCurrentIndex(box.findData("never"))
    _, _, _, by_hand, players, handover, *_ = _begin(dialog, qtbot)
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
    for unfolded in (False, True):
        dialog.findChild(QAbstractButton, "advanced").setChecked(unfolded)
        for _ in range(3):
            QApplication.processEvents()
        assert clipped(dialog) == []
    assert dialog.width() == 1280
    assert clipped(dialog) == []


@pytest.mark.parametrize("name", [each for each in definition.game_ids() if definition.is_shipped(each)])
def test_the_printed_reading_is_marked_once(name: str) -> None:
    options = [option for info in definition.game(name).scenarios() for option in info.options]
    choices = [choice for option in options for choice in option.choices]
    assert any(choice.printed for choice in choices)
    assert not [choice.text for choice in choices if choice.printed and "printed" in choice.text]


def test_a_side_may_be_the_programs(dialog, qtbot) -> None:
    first = _names(dialog)[0]
    side = first.objectName().removeprefix("player-")
    qtbot.keyClicks(first, "Ana")
    box = dialog.findChild(QComboBox, f"seat-{side}")
    box.setCurrentIndex(box.findData("novice"))
    assert not first.isEnabled()
    begun = _begin(dialog, qtbot)
    assert (begun[4], begun[7]) == ({}, {side: "novice"})


def test_its_buttons_bear_words_and_no_pictures_that_are_not_ours(dialog: NewGameDialog) -> None:
    buttons = dialog.findChild(QDialogButtonBox).buttons()
    assert len(buttons) == 2
    assert all(button.icon().isNull() for button in buttons)
