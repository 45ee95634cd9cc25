"""Cards, counters, spaces and links that the owner's copy has besides, or has not."""

from __future__ import annotations

from desktop.engine.definition import game
from desktop.ui.copy.page import CopyPage
from desktop.ui.widgets.text import WrapButton
from tests.ui.copy.conftest import Opened, at


def press(page: CopyPage, name: str) -> None:
    page.catch_up()
    button = page.panel.findChild(WrapButton, name)
    assert button.isVisible()
    button.click()
    page.catch_up()


def test_one_card_more_is_dealt(opened: Opened) -> None:
    page = opened("crusade", "cards")
    at(page, 9, "OPS")
    press(page, "add-like-it")
    row = page.model.rows[page.table.currentIndex().row()]
    assert (row.title, page.model.status(row)) == ("N61", "added")
    assert page.panel.picture.shown.card.number.startswith("N61")
    page.desk.check_at_once()
    assert page.desk.aside == ()
    world = game("crusade").load_world("campaign", {}, page.desk.copy.in_force())
    assert world.cards["N61"].number == 61
    page.desk.undo()
    assert page.model.rowCount() == 120


def test_one_counter_more_has_faces(opened: Opened) -> None:
    page = opened("crusade", "counters")
    page.head.sheets.activated.emit(
        next(n for n, sheet in enumerate(page.sheets["counters"]) if sheet.title == "Counters")
    )
    row = next(n for n, row in enumerate(page.model.rows) if page.desk.copy.value(row.key, "size") == "division")
    at(page, row, "Front: combat")
    press(page, "add-like-it")
    assert page.panel.fault.text() == ""
    assert len(page.panel.picture.shown.faces) >= 1
    assert page.panel.title.text().endswith(" 2")


def test_what_a_rule_names_cannot_be_taken_out_and_the_rule_is_named(opened: Opened) -> None:
    page = opened("crusade", "cards")
    at(page, 1, "OPS")
    press(page, "take-out")
    assert page.line.text() == "Not taken: cards/N2: cannot be retired: rule 8.5.1 names it"
    assert page.desk.copy.corrections.of == {}


def test_a_link_is_taken_out_and_comes_back(opened: Opened) -> None:
    page = opened("crusade", "links")
    at(page, 4, "River")
    key = page.model.rows[4].key
    press(page, "take-out")
    assert page.model.index(4, 0).data() == "× taken out"
    assert not page.panel.findChild(WrapButton, "take-out").isVisible()
    press(page, "as-it-ships")
    assert page.desk.copy.status(key) in ("ours", "stated")
