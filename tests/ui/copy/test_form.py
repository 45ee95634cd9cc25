"""All of a card in a form: values, conditions and effects by fields, in the three games with such cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.engine.definition import game
from desktop.ui.copy.form.fields import TYPED_MS
from desktop.ui.copy.form.page import CardForm
from desktop.ui.copy.page import CopyPage
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.ui.copy.conftest import Opened, at

N2 = ("cards", "cards/N2")
N10 = ("cards", "cards/N10")


def test_a_form_that_wants_more_room_than_the_window_has_scrolls_and_squeezes_nothing(qtbot: QtBot, home: Path) -> None:
    settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat), home / "data")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    for game_id in ("crusade", "illusions"):
        window.orders.open_my_copy(game_id)
        page = window.orders.copies.page
        assert page is not None
        page.head.choose_kind("cards")
        page._on_kind("cards")
        page.table.stand_at(3, 1)
        page.open_form()
        QTest.qWait(120)
        window.grab()
        entry = page.form.entry
        assert entry.height() >= entry.minimumSizeHint().height()
        buttons = [each for each in entry.findChildren(QPushButton) if each.isVisible()]
        assert [each for each in buttons if each.height() < each.minimumSizeHint().height()] == []
    window.close()


def form_of(page: CopyPage, row: int) -> CardForm:
    at(page, row, "Name")
    page.catch_up()
    page.panel.findChild(QAbstractButton, "open-form").click()
    return page.form


def pick(box: QComboBox, words: str) -> None:
    """As if chosen from its list."""
    place = box.findText(words)
    assert place >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(place)
    box.activated.emit(place)


def press(form: CardForm, field: str, name: str) -> None:
    form.fields[field].findChild(QAbstractButton, name).click()


def test_values_are_put_in_and_the_card_beside_is_drawn_anew(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 1)
    assert form.title.text() == "N2  Axis Military Aid"
    box = form.fields["ops"].findChild(QSpinBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "5")
    QTest.keyClick(box, Qt.Key.Key_Return)
    form.catch_up()
    assert page.desk.copy.value(N2, "ops") == 5
    assert form.picture.shown.card.values[0][1] == "5†"
    page.desk.undo()
    form.catch_up()
    assert box.value() == 3


def test_an_effect_is_made_of_its_kind_and_fields_and_is_what_is_played(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 9)
    before = page.desk.copy.value(N10, "effects")
    press(form, "effects", "add-record")
    number = len(before)
    pick(form.fields["effects"].findChild(QComboBox, f"kind-{number}"), "Cancel terrain")
    record = form.fields["effects"].records[number]
    pick(record.fields["shifts"].box, "river")
    pick(record.fields["shifts"].box, "trench")
    assert page.desk.copy.value(N10, "effects") == [*before, {"kind": "cancel_terrain", "shifts": ["river", "trench"]}]
    press(form, "effects", f"up-{number}")
    assert page.desk.copy.value(N10, "effects")[number - 1]["kind"] == "cancel_terrain"
    world = game("crusade").load_world("campaign", {}, page.desk.copy.in_force())
    assert world.cards["N10"].effects[number - 1].shifts == ["river", "trench"]
    press(form, "effects", f"take-out-{number - 1}")
    assert page.desk.copy.value(N10, "effects") == before
    assert page.desk.copy.status(N10) == "ours"


def test_conditions_within_conditions_and_names_of_spaces(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 9)
    count = len(page.desk.copy.value(N10, "conditions"))
    press(form, "conditions", "add-record")
    pick(form.fields["conditions"].findChild(QComboBox, f"kind-{count}"), "Any")
    inner = form.fields["conditions"].records[count].fields["of"]
    inner.findChild(QAbstractButton, "add-record").click()
    pick(inner.findChild(QComboBox, "kind-0"), "Control all")
    spaces = inner.records[0].fields["spaces"]
    pick(spaces.box, "León")
    pick(spaces.box, "Zamora")
    side = {"kind": "control_all", "side": "nationalist", "spaces": ["leon", "zamora"]}
    assert page.desk.copy.value(N10, "conditions")[count] == {"kind": "any", "of": [side]}
    form.catch_up()
    assert "León" in form.picture.shown.card.condition
    spaces.findChildren(QAbstractButton)[0].click()
    assert page.desk.copy.value(N10, "conditions")[count]["of"][0]["spaces"] == ["zamora"]


def test_the_text_is_typed_for_oneself(opened: Opened, qtbot) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 1)
    text = form.fields["text"].findChild(QPlainTextEdit)
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, "As it is printed.")
    qtbot.waitUntil(lambda: page.desk.copy.value(N2, "text") == "As it is printed.")
    form.catch_up()
    assert form.picture.shown.card.text.startswith("As it is printed.")


@pytest.mark.parametrize("left_by", ["next", "printed", "back"])
def test_what_is_typed_fast_stays_with_the_card_it_was_typed_for(opened: Opened, left_by: str) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 1)
    line = form.fields["name"].findChild(QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Help")
    if left_by == "next":
        QTest.keyClick(line, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    elif left_by == "printed":
        QTest.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert page.desk.copy.status(N2) == "confirmed"
    else:
        QTest.keyClick(line, Qt.Key.Key_Escape)
    assert page.desk.copy.value(N2, "name") == "Help"
    QTest.qWait(TYPED_MS + 100)
    assert page.desk.copy.status(("cards", "cards/N3")) == "ours"
    assert left_by == "back" or form.fields["name"].value() == page.desk.copy.value(("cards", "cards/N3"), "name")


def test_an_effect_that_cannot_be_is_refused_with_its_reason(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 9)
    before = page.desk.copy.value(N10, "effects")
    number = len(before)
    press(form, "effects", "add-record")
    kinds = form.fields["effects"].findChild(QComboBox, f"kind-{number}")
    pick(kinds, "Reinforce")
    assert form.line.text() == "Not taken: cards/N10: effects: Reinforce: Unit is wanted"
    assert page.desk.copy.value(N10, "effects") != form.fields["effects"].value()
    pick(form.fields["effects"].findChild(QComboBox, f"kind-{number}"), "This card's own")
    assert "what only one card does cannot be put on another" in form.line.text()
    pick(form.fields["effects"].findChild(QComboBox, f"kind-{number}"), "Reinforce")
    pick(form.fields["effects"].records[number].fields["unit"].box, "CTV (Corpo di Truppe Volontarie)")
    form.catch_up()
    assert form.line.text().startswith("Not in force: Effects: ")
    press(form, "effects", f"take-out-{number}")
    form.catch_up()
    assert form.line.text() == ""
    assert page.desk.copy.value(N10, "effects") == before


def test_the_schema_refuses_in_a_line_and_nothing_is_changed(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 1)
    form.fields["effects"].value = lambda: [{"kind": "no such"}]
    form.fields["effects"].edited.emit()
    assert form.line.text().startswith("Not taken: cards/N2: effects: Invalid value 'no such'")
    assert page.desk.copy.status(N2) == "ours"


@pytest.mark.parametrize(("name", "sheet"), [("crusade", 0), ("illusions", 0), ("reich", 1)])
def test_the_form_of_every_card_gives_back_what_it_was_given(opened: Opened, name: str, sheet: int) -> None:
    page = opened(name, "cards")
    page.head.sheets.activated.emit(sheet)
    form = form_of(page, 0)
    for row in page.model.rows[::9]:
        form.show_entry(row.key, row.title)
        for path, field in form.fields.items():
            assert field.value() == page.desk.copy.value(row.key, path), (row.key, path)


def test_as_printed_goes_on_to_the_next_and_escape_back_to_the_table(opened: Opened) -> None:
    page = opened("crusade", "cards")
    form = form_of(page, 1)
    QTest.keyClick(form, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.desk.copy.status(N2) == "confirmed"
    assert form.title.text().startswith("N3")
    QTest.keyClick(form, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert form.title.text().startswith("N2")
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert page.table.isVisible()
    assert page.table.currentIndex().row() == 1
