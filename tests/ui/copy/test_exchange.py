"""Figures go out and come in: tables, packs, a backup; what would change is shown first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from desktop.data.copy.corrections import Corrections
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.keeping import read_copy
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import write_pack
from desktop.ui.copy.page import CopyPage
from tests.ui.copy.conftest import Keys, Opened, at

N2, N3 = ("cards", "cards/N2"), ("cards", "cards/N3")


def choose(page: CopyPage, words: str, path: Path) -> None:
    """Choose from the menu, and a file in the dialog that it opens."""
    line = next(line for line in page.exchange.button.menu().actions() if line.text().startswith(words))
    line.trigger()
    dialog = page.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()


def friend(tmp_path: Path) -> Path:
    """The pack of somebody who has other figures on two cards."""
    copy = OwnCopy(catalogue_of("crusade"), Corrections("crusade"))
    copy.change(N2, {"ops": 5})
    copy.change(N3, {"ops": 1})
    path = tmp_path / "friend.sandpack"
    write_pack(copy.corrections, path)
    return path


def test_tables_go_out_and_a_changed_one_comes_in(opened: Opened, tmp_path: Path) -> None:
    page = opened("crusade", "cards")
    choose(page, "Write tables", tmp_path / "tables")
    assert page.line.text().startswith("Written: ")
    table = tmp_path / "tables" / "cards.csv"
    lines = table.read_text(encoding="utf-8-sig").splitlines()
    head = lines[0].split(",")
    row = next(number for number, line in enumerate(lines) if ",cards/N2," in line)
    cells = lines[row].split(",")
    cells[head.index("OPS")] = "5"
    table.write_text("\n".join([*lines[:row], ",".join(cells), *lines[row + 1 :]]) + "\n", encoding="utf-8")
    choose(page, "Take in a table", table)
    assert page.taking.isVisible()
    assert page.taking.table.item(0, 2).text() == "OPS 5, not 3; changed"
    assert page.desk.copy.value(N2, "ops") == 3, "nothing is taken in before it is shown"
    page.taking.take.click()
    assert page.desk.copy.value(N2, "ops") == 5
    assert read_copy("crusade")[N2].values == {"ops": 5}
    assert page.table.isVisible()
    page.desk.undo()
    assert page.desk.copy.corrections.of == {}


def test_a_pack_is_shown_and_leaves_what_is_confirmed_unless_told_otherwise(opened: Opened, tmp_path: Path) -> None:
    page = opened("crusade", "cards")
    page.desk.do(lambda: page.desk.copy.confirm(N2))
    pack = friend(tmp_path)
    choose(page, "Take in a pack", pack)
    taking = page.taking
    told = [taking.table.item(row, 0).text() for row in range(taking.table.rowCount())]
    assert told == ["! otherwise than you confirmed", "+ new"]
    assert taking.over.isVisible()
    assert taking.table.horizontalHeader().length() >= taking.table.viewport().width() - 2
    taking.take.click()
    assert [page.desk.copy.value(key, "ops") for key in (N2, N3)] == [3, 1]
    choose(page, "Take in a pack", pack)
    taking.over.click()
    taking.take.click()
    assert page.desk.copy.value(N2, "ops") == 5


def test_escape_leaves_everything_as_it_is(opened: Opened, tmp_path: Path) -> None:
    page = opened("crusade", "cards")
    choose(page, "Take in a pack", friend(tmp_path))
    QTest.keyClick(page.taking, Qt.Key.Key_Escape)
    assert page.table.isVisible()
    assert page.desk.copy.corrections.of == {}


def test_a_pack_has_figures_alone_and_a_backup_the_texts(opened: Opened, tmp_path: Path) -> None:
    page = opened("crusade", "cards")
    page.desk.do(lambda: page.desk.copy.change(N2, {"ops": 5, "text": "As printed."}))
    choose(page, "Write a pack", tmp_path / "mine.sandpack")
    assert "the words belong to the publisher" in page.line.text()
    assert "As printed." not in (tmp_path / "mine.sandpack").read_text()
    choose(page, "Write a backup", tmp_path / "all.sandpack")
    assert "for you alone" in page.line.text()
    assert "As printed." in (tmp_path / "all.sandpack").read_text()


def test_what_cannot_be_read_is_refused_in_a_line(opened: Opened, tmp_path: Path) -> None:
    page = opened("crusade", "cards")
    bad = tmp_path / "bad.sandpack"
    bad.write_text('{"pack": 1, "game": "reich", "corrections": []}')
    choose(page, "Take in a pack", bad)
    assert "is of reich, not of crusade" in page.line.text()
    table = tmp_path / "cards.csv"
    table.write_text("nothing,of,that\n1,2,3\n")
    choose(page, "Take in a table", table)
    assert page.line.text().startswith("Not taken: ")
    assert page.table.isVisible()
    assert page.desk.copy.corrections.of == {}


def test_tables_follow_links_that_come_and_go(opened: Opened) -> None:
    page = opened("crusade", "links")
    rows = page.model.rowCount()
    page.desk.do(lambda: page.desk.copy.add("map", "connections", {"a": "leon", "b": "madrid"}))
    assert page.model.rowCount() == rows + 1
    assert page.model.index(rows, 0).data() == "+ added"
    at(page, rows, "River")
    keys = Keys(page)
    keys.write("y")
    keys.press(Qt.Key.Key_Return)
    assert page.desk.copy.value(("map", "connections/leon--madrid"), "river") is True
    keys.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    keys.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == rows
    page.catch_up()
    assert page.findChild(QPushButton, "copy-exchange") is page.exchange.button
