"""My copy: the page on which an owner compares the figures with his printed ones, worked on with the keys."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from desktop.data.copy.keeping import copy_path, read_copy
from desktop.engine.definition import game
from tests.ui.copy.conftest import ENTER, Keys, Opened, at

N2 = ("cards", "cards/N2")
CTRL = Qt.KeyboardModifier.ControlModifier
SECONDS_A_KEY, SECONDS_A_FIGURE = 0.28, 1.35
"""The keystroke-level model: an average typist's key, and the moment in which a figure is read off a card."""


def test_a_figure_is_typed_enter_goes_on_and_it_is_kept_at_once(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "OPS")
    keys.write("5")
    keys.press(ENTER)
    assert page.desk.copy.value(N2, "ops") == 5
    assert page.table.currentIndex().row() == 2
    assert read_copy("crusade")[N2].values == {"ops": 5}
    assert page.model.index(1, 0).data() == "≠ changed"
    assert page.desk.pictured(N2, "cards").card.values[0] == ("OPS, SR", "5†")


def test_what_is_chosen_over_the_table_leaves_the_keys_to_it(opened: Opened) -> None:
    page = opened("crusade", "counters")
    page.head.one_digit.setFocus()
    page.head.one_digit.click()
    assert page.focusWidget() is page.table
    page.head.sheets.setFocus()
    page.head.sheets.activated.emit(1)
    assert page.focusWidget() is page.table


def test_the_card_is_drawn_anew_as_one_types(opened: Opened, qtbot) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "OPS")
    keys.write("5")
    keys.press(Qt.Key.Key_Tab)
    page.catch_up()
    assert page.panel.picture.shown.card.values[0][1] == "5†"
    assert page.table.currentIndex().row() == 1
    keys.press(Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: page.panel.picture.shown.card.values[0][1] != "5†")


def test_a_wrong_figure_stays_open_and_is_refused_in_place(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "OPS")
    keys.write("x")
    keys.press(ENTER)
    line = page.focusWidget()
    assert isinstance(line, QLineEdit)
    assert (line.text(), page.line.text()) == ("x", "Not taken: OPS: “x” is no whole number")
    assert not copy_path("crusade").exists()
    keys.write("4")
    keys.press(ENTER)
    assert page.line.text() == ""
    assert page.desk.copy.value(N2, "ops") == 4
    assert page.table.currentIndex().row() == 2


def test_one_key_confirms_a_row_or_all_that_is_selected_and_is_taken_back(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 0, "OPS")
    keys.press(Qt.Key.Key_Space)
    assert page.desk.copy.counts("cards").confirmed == 1
    page.catch_up()
    assert page.head.bar.text() == "1 of 652 confirmed"
    assert page.table.currentIndex().row() == 1
    keys.press(Qt.Key.Key_A, CTRL)
    keys.press(Qt.Key.Key_Space)
    assert page.desk.copy.counts("cards").confirmed == 120
    assert page.line.text() == "Confirmed as printed: 120"
    keys.press(Qt.Key.Key_Z, CTRL)
    keys.press(Qt.Key.Key_Z, CTRL)
    assert page.desk.copy.counts("cards").confirmed == 0
    keys.press(Qt.Key.Key_Y, CTRL)
    assert page.desk.copy.counts("cards").confirmed == 1


def test_filters_and_search_narrow_the_table(opened: Opened, qtbot) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 3, "OPS")
    keys.write("?")
    assert page.desk.copy.status(("cards", "cards/N4")) == "doubtful"
    qtbot.mouseClick(page.head.chips["doubtful"], Qt.MouseButton.LeftButton)
    assert [row.title for row in page.model.rows] == ["N4"]
    qtbot.mouseClick(page.head.chips["ours"], Qt.MouseButton.LeftButton)
    assert len(page.model.rows) == 119
    qtbot.mouseClick(page.head.chips[""], Qt.MouseButton.LeftButton)
    page.head.search.setFocus()
    QTest.keyClicks(page.head.search, "axis military")
    assert [row.title for row in page.model.rows] == ["N2"]
    page.catch_up()
    assert page.panel.title.text() == "N2  Axis Military Aid"


def test_a_note_stays_with_what_is_doubtful(opened: Opened) -> None:
    page = opened("crusade", "cards")
    at(page, 3, "OPS")
    Keys(page).write("?")
    page.catch_up()
    page.panel.note.setFocus()
    QTest.keyClicks(page.panel.note, "smudged")
    QTest.keyClick(page.panel.note, ENTER)
    assert read_copy("crusade")["cards", "cards/N4"].note == "smudged"


def test_many_cells_take_one_figure_and_what_a_spreadsheet_gives(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 0, "OPS")
    for _ in range(2):
        keys.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    keys.write("1")
    keys.press(ENTER, CTRL)
    values = [page.desk.copy.value(("cards", f"cards/N{number}"), "ops") for number in (1, 2, 3, 4)]
    assert values == [1, 1, 1, 2]
    at(page, 0, "OPS")
    QApplication.clipboard().setText("4\t5\n3\t2\n")
    keys.press(Qt.Key.Key_V, CTRL)
    assert [page.desk.copy.value(N2, field) for field in ("ops", "sr")] == [3, 2]
    QApplication.clipboard().setText("4\n5\nmuch\n")
    keys.press(Qt.Key.Key_V, CTRL)
    assert page.line.text() == "Not taken: OPS: “much” is no whole number"
    assert page.desk.copy.value(N2, "ops") == 3, "all or none"


def test_delete_gives_back_what_ships(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "OPS")
    keys.write("5")
    keys.press(Qt.Key.Key_Tab)
    at(page, 1, "OPS")
    keys.press(Qt.Key.Key_Delete)
    assert page.desk.copy.status(N2) == "ours"
    assert read_copy("crusade").of == {}


def test_a_back_that_was_not_there_is_made_of_its_first_figure(opened: Opened) -> None:
    page = opened("battles", "counters")
    at(page, 0, "Back: attack")
    column = page.table.currentIndex().column()
    row = next(n for n in range(page.model.rowCount()) if not page.model.index(n, column).data())
    key = page.model.rows[row].key
    at(page, row, "Back: attack")
    keys = Keys(page)
    keys.write("2")
    keys.press(ENTER)
    assert [page.desk.copy.value(key, f"reduced/{name}") for name in ("attack", "defense", "move")] == [2, 0, 0]
    assert len(page.desk.pictured(key, "counters").faces) == 2


@pytest.mark.parametrize(("name", "column"), [("battles", "Back: attack"), ("crusade", "Back: combat")])
def test_a_counter_of_two_steps_becomes_one_of_one_and_back(opened: Opened, name: str, column: str) -> None:
    page = opened(name, "counters")
    at(page, 0, column)
    number = page.table.currentIndex().column()
    row = next(n for n in range(page.model.rowCount()) if page.model.index(n, number).data())
    key, shipped = page.model.rows[row].key, page.model.index(row, number).data()
    at(page, row, column)
    page.catch_up()
    assert page.panel.field.text().endswith("or - if there is none of it")
    keys = Keys(page)
    keys.write("-")
    keys.press(ENTER)
    assert page.line.text() == ""
    assert page.model.index(row, number).data() == ""
    assert len(page.desk.pictured(key, "counters").faces) == 1
    assert read_copy(name)[key].values == {"reduced": None}
    assert page.desk.copy.aside() == ()
    page.desk.do(lambda: page.desk.copy.confirm(key))
    assert len(page.desk.pictured(key, "counters").faces) == 1
    page.desk.undo()
    at(page, row, column)
    keys.write("1")
    keys.press(ENTER)
    assert "reduced" not in read_copy(name)[key].values
    assert len(page.desk.pictured(key, "counters").faces) == 2
    page.desk.undo()
    at(page, row, column)
    keys.press(Qt.Key.Key_Delete)
    assert page.model.index(row, number).data() == shipped
    assert read_copy(name).of == {}


def test_where_both_sides_must_be_nothing_is_no_figure(opened: Opened) -> None:
    page = opened("illusions", "counters")
    at(page, 0, "Back: combat")
    keys = Keys(page)
    keys.write("-")
    keys.press(ENTER)
    assert page.line.text() == "Not taken: Back: combat: “-” is no whole number"


def test_what_makes_no_game_is_told_with_its_reason_and_leads_to_the_entry(opened: Opened) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "Number")
    keys.write("77")
    keys.press(ENTER)
    page.desk.check_at_once()
    assert page.set_aside.isVisible()
    assert "N2 has another side or number" in page.set_aside.lines.text()
    assert page.model.index(1, 0).data() == "! set aside"
    page.head.choose_kind("spaces")
    page.set_aside.lines.linkActivated.emit("0")
    assert page.head.kind == "cards"
    assert page.table.currentIndex().row() == 1
    page.catch_up()
    assert page.panel.fault.text() == "Not in force: Number: N2 has another side or number"
    page.table.stand_at(2, 4)
    page.catch_up()
    assert page.panel.fault.text() == "", "others are in force"
    assert page.panel.picture.shown.card.id == "N3"
    page.table.stand_at(1, 4)
    keys.press(Qt.Key.Key_Z, CTRL)
    page.desk.check_at_once()
    assert not page.set_aside.isVisible()


def test_a_full_disk_is_told_and_nothing_is_lost(opened: Opened, monkeypatch: pytest.MonkeyPatch, qtbot) -> None:
    page = opened("crusade", "cards")
    keys = Keys(page)
    at(page, 1, "OPS")
    keys.write("5")
    keys.press(ENTER)
    before = copy_path("crusade").read_bytes()

    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("desktop.data.copy.keeping.write_atomically", full)
        keys.write("6")
        keys.press(ENTER)
        assert page.unkept.isVisible()
        assert "No space left on device" in page.unkept.text.text()
        assert page.desk.copy.value(("cards", "cards/N3"), "ops") == 6
        assert copy_path("crusade").read_bytes() == before
    qtbot.mouseClick(page.unkept.findChild(QPushButton, "copy-keep-again"), Qt.MouseButton.LeftButton)
    assert not page.unkept.isVisible()
    assert read_copy("crusade")["cards", "cards/N3"].values == {"ops": 6}


@pytest.mark.parametrize("name", ["arriba", "battles", "illusions", "reich"])
def test_every_table_of_every_game_is_shown(opened: Opened, name: str) -> None:
    page = opened(name)
    for number in range(page.head.kinds.count()):
        page.head.kinds.setCurrentIndex(number)
        for sheet in range(page.head.sheets.count()):
            page.head.sheets.activated.emit(sheet)
            assert page.model.rowCount() > 0
            page.catch_up()
            assert page.panel.title.text()


def made_up(number: int, field: int) -> int:
    """The figure of a card as it is printed in nobody's copy."""
    return (number * 7 + field * 3) % 5 + 1


def test_a_deck_of_120_cards_is_typed_in_within_twenty_minutes(opened: Opened) -> None:
    """Four figures on every card, all of them typed: operations, strategic movement, own and foreign points."""
    page = opened("crusade", "cards")
    keys = Keys(page)
    columns = (("ops", "OPS", range(120)), ("sr", "SR", range(120)), ("rp/nat", "RP: Nationalist", range(60)),
               ("rp/axis", "RP: Axis", range(60)), ("rp/rep", "RP: Republican", range(60, 120)),
               ("rp/sov", "RP: Soviet", range(60, 120)))  # fmt: skip
    for number, (_, title, rows) in enumerate(columns):
        at(page, rows[0], title)
        keys.count += 2
        for row in rows:
            keys.write(str(made_up(row, number)))
            keys.press(ENTER)
    keys.press(Qt.Key.Key_A, CTRL)
    keys.press(Qt.Key.Key_Space)
    for number, (path, _, rows) in enumerate(columns):
        found = [page.desk.copy.value(page.model.sheet.rows[row].key, path) for row in rows]
        assert found == [made_up(row, number) for row in rows]
    assert page.desk.copy.counts("cards").confirmed == 120
    assert keys.count == 974
    figures = sum(len(rows) for _, _, rows in columns)
    assert keys.count * SECONDS_A_KEY + figures * SECONDS_A_FIGURE < 20 * 60
    world = game("crusade").load_world("campaign", {}, page.desk.copy.in_force())
    assert world.cards["N2"].ops == made_up(1, 0)


def test_with_one_digit_going_on_by_itself_half_the_keys_do(opened: Opened, qtbot) -> None:
    page = opened("crusade", "cards")
    page.head.one_digit.click()
    keys = Keys(page)
    at(page, 0, "OPS")
    for row in range(10):
        keys.write(str(made_up(row, 0)))
    assert keys.count == 10
    assert page.table.currentIndex().row() == 10
    assert [page.desk.copy.value(("cards", f"cards/N{n + 1}"), "ops") for n in range(10)] == [
        made_up(n, 0) for n in range(10)
    ]
