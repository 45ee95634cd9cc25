"""How the page of an owner's copy is reached, and left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMessageBox

from desktop.data.copy import keeping
from desktop.data.copy.keeping import copy_path
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from tests.ui.copy.conftest import home  # noqa: F401
from tests.ui.window.conftest import settings, window  # noqa: F401


def test_the_card_of_a_game_leads_to_its_page_and_escape_back(window: MainWindow, home: Path, qtbot) -> None:  # noqa: F811
    window.start.fill()
    window.start.play.set_compact(True)
    button = window.start.findChild(QAbstractButton, "my-copy-reich")
    button.click()
    page = window.orders.copies.page
    assert window.shows(page)
    assert page.desk.copy.game == "reich"
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert window.shows(window.start)


def test_the_menu_opens_the_game_on_the_table_and_goes_back_to_it(window: MainWindow, home: Path) -> None:  # noqa: F811
    window.begin(Match.new("arriba", "civil-war", seed=1))
    window.commands.actions["my_copy"].trigger()
    page = window.orders.copies.page
    assert (page.desk.copy.game, window.at_table) == ("arriba", False)
    page.head.games.activated.emit(page.head.games.findData("crusade"))
    page.head.game_chosen.emit("battles")
    assert window.orders.copies.page.desk.copy.game == "battles"
    window.orders.copies.page.closed.emit()
    assert window.at_table


def test_a_file_that_cannot_be_read_is_told_in_a_line(window: MainWindow, home: Path) -> None:  # noqa: F811
    copy_path("crusade").parent.mkdir(parents=True)
    copy_path("crusade").write_text("format: 1\ngame: reich\ncorrections: []\n")
    window.orders.open_my_copy("crusade")
    box = window.findChild(QMessageBox)
    assert "crusade.yaml:2: is of reich, not of crusade" in box.text()
    assert window.orders.copies.page is None
    box.close()


def test_the_window_does_not_close_over_what_cannot_be_written(
    window: MainWindow,  # noqa: F811
    home: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    window.orders.open_my_copy("crusade")
    page = window.orders.copies.page
    with monkeypatch.context() as patched:
        patched.setattr(keeping, "write_atomically", full)
        page.desk.do(lambda: page.desk.copy.change(("cards", "cards/N2"), {"ops": 5}))
        assert page.unkept.isVisible()
        page.closed.emit()
        window.orders.open_my_copy("reich")
        assert window.orders.copies.page is page, "no other takes its place"
        window.show_start()
        assert not window.close()
        assert window.shows(page)
        assert page.findChild(QAbstractButton, "copy-lose").isVisible()
    page.findChild(QAbstractButton, "copy-keep-again").click()
    assert "N2" in copy_path("crusade").read_text(encoding="utf-8")
    assert not page.unkept.isVisible()
    with monkeypatch.context() as patched:
        patched.setattr(keeping, "write_atomically", full)
        page.desk.do(lambda: page.desk.copy.change(("cards", "cards/N2"), {"ops": 2}))
        assert not window.close()
        page.findChild(QAbstractButton, "copy-lose").click()
        assert not window.isVisible()


def test_what_is_typed_when_the_window_closes_is_kept(window: MainWindow, home: Path) -> None:  # noqa: F811
    window.orders.open_my_copy("crusade")
    page = window.orders.copies.page
    page.head.choose_kind("cards")
    page.table.stand_at(1, 1)
    page.open_form()
    line = page.form.fields["name"].findChild(QLineEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Help")
    window.close()
    assert '"Help"' in copy_path("crusade").read_text(encoding="utf-8")


def test_nothing_of_it_is_loaded_before_it_is_asked_for() -> None:
    import subprocess
    import sys

    code = "import desktop.ui.main_window, sys; print([m for m in sys.modules if m.startswith('desktop.ui.copy')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
