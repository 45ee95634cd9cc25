"""The kept games on the start page: order, marks, buttons, menu, keys, naming, bin, search, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QPushButton, QStackedWidget

from desktop.ui.kept.layout import EMPTY, FOLD, GO, MENU
from desktop.ui.kept.model import ROW_ROLE, Row
from desktop.ui.start_page import StartPage
from tests.ui.start.conftest import OneGame, button, choose, kept, press, rows, spot


def row_at(page: StartPage, number: int) -> Row:
    row: Row = page.kept.list.games.index(number, 0).data(ROW_ROLE)
    return row


def click(page: StartPage, name: str, qtbot) -> None:
    qtbot.mouseClick(page.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


# -- what is listed --------------------------------------------------------------------------------
def test_running_games_come_first_and_the_latest_of_them_on_top(page) -> None:
    page.show_library([kept(1), kept(2, finished=True), kept(3)], [], None)
    assert rows(page) == ["Evening 1", "Evening 3", "Finished games (1)", "Evening 2"]
    assert [row_at(page, number).first for number in (0, 1)] == [True, False]


def test_the_game_on_the_table_is_on_top_and_says_so(page) -> None:
    page.show_library([kept(1), kept(2)], [], kept(2).path)
    assert rows(page) == ["Evening 2", "Evening 1"]
    assert [words for _, words in row_at(page, 0).words.marks] == ["on the table"]


def test_a_game_open_here_is_not_open_in_another_program(page) -> None:
    page.show_library([kept(1, in_use=True)], [], kept(1).path)
    assert [words for _, words in row_at(page, 0).words.marks] == ["on the table"]
    assert not row_at(page, 0).is_busy


def test_nothing_has_a_limit(page) -> None:
    page.show_library([kept(number) for number in range(300)], [], None)
    assert len(rows(page)) == 300
    for _ in range(30):
        QTest.qWait(1)
    last = page.kept.list.games.index(299, 0)
    page.kept.list.setCurrentIndex(last)
    assert page.kept.list.viewport().rect().intersects(page.kept.list.visualRect(last))


def test_many_finished_games_are_folded_until_they_are_asked_for(page, qtbot) -> None:
    page.show_library([kept(0), *(kept(number, finished=True) for number in range(1, 9))], [], None)
    assert rows(page) == ["Evening 0", "Finished games (8)"]
    press(qtbot, page.kept.list, 1, FOLD)
    assert len(rows(page)) == 10
    press(qtbot, page.kept.list, 1, FOLD)
    assert len(rows(page)) == 2


def test_what_is_folded_stays_so_when_the_list_is_shown_anew(page) -> None:
    games = [kept(0), *(kept(number, finished=True) for number in range(1, 9))]
    page.show_library(games, [], None)
    page.kept.list.games.fold("finished", away=False)
    page.show_library(games, [], None)
    assert len(rows(page)) == 10


def test_a_row_tells_everything_in_words(page) -> None:
    game = kept(1, players=(("red", "Ana"), ("blue", "Ben")), edited=True, in_use=True)
    page.show_library([game], [], None)
    said = page.kept.list.games.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    for words in ("Evening 1", "Tiny", "A meeting", "Ana (Red), Ben (Blue)", "Turn 2", "Red to decide"):
        assert words in said
    assert "changed by hand" in said
    assert "open in another program" in said


def test_a_game_without_a_name_goes_by_its_scenario(page) -> None:
    page.show_library([kept(1, name="")], [], None)
    assert rows(page) == ["A meeting"]
    assert row_at(page, 0).words.game == "Tiny"


def test_a_finished_game_tells_how_it_ended_and_is_looked_at(page, qtbot) -> None:
    page.show_library([kept(1, finished=True, decider="", result="Red wins")], [], None)
    assert row_at(page, 1).words.asked == "Red wins"
    look = page.kept.list.painter_of_rows.look(page.kept.list.games.index(1, 0))
    assert [words for part, words, _ in look.buttons if part == GO] == ["Look at"]


def test_a_file_that_cannot_be_read_is_one_line_in_its_row_and_can_only_be_deleted(page, qtbot) -> None:
    page.show_library([kept(1), kept(0, fault="is damaged: its log\nhas gaps", name="")], [], None)
    assert rows(page) == ["Evening 1", "000.sandtable"], "what can be gone on with is on top"
    assert row_at(page, 1).words.fault == "The file is damaged: its log has gaps"
    offered = {a.text(): a.isEnabled() for a in page.kept.list.menu_of(page.kept.list.games.index(1, 0)).actions()}
    assert {name for name, can in offered.items() if can and name} == {"Show in folder", "Delete"}
    with qtbot.assertNotEmitted(page.kept.go_on):
        page.kept.list.setCurrentIndex(page.kept.list.games.index(1, 0))
        qtbot.keyClick(page.kept.list, Qt.Key.Key_Return)


def test_a_game_that_another_program_has_is_looked_at_and_never_written_to(page, qtbot) -> None:
    page.show_library([kept(1, in_use=True)], [], None)
    offered = {a.text(): a.isEnabled() for a in page.kept.list.menu_of(page.kept.list.games.index(0, 0)).actions()}
    assert offered["Look at"]
    assert offered["Export a copy…"]
    assert not offered["Duplicate"]
    assert not offered["Rename"]
    assert not offered["Delete"]
    with qtbot.assertNotEmitted(page.kept.throw_away):
        qtbot.keyClick(page.kept.list, Qt.Key.Key_Delete)


def test_the_longest_and_strangest_names_are_set_on_lines(page) -> None:
    page.show_library([kept(1, name="W" * 5000), kept(2, name="a\nb\x00c\u202e")], [], None)
    look = page.kept.list.painter_of_rows.look(page.kept.list.games.index(0, 0))
    assert look.height < 500
    assert rows(page)[1] == "a b c"


# -- doing something with a game -------------------------------------------------------------------
def test_go_on_by_button_by_double_click_and_by_enter(page, qtbot) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    with qtbot.waitSignal(page.kept.go_on) as signal:
        press(qtbot, page.kept.list, 1, GO)
    assert signal.args == [kept(2).path]
    with qtbot.waitSignal(page.kept.go_on) as signal:
        qtbot.mouseDClick(page.kept.list.viewport(), Qt.MouseButton.LeftButton, pos=spot(page.kept.list, 1))
    assert signal.args == [kept(2).path]
    with qtbot.waitSignal(page.kept.go_on) as signal:
        qtbot.keyClick(page.kept.list, Qt.Key.Key_Return)
    assert signal.args == [kept(2).path]


def test_a_button_pressed_and_let_go_elsewhere_does_nothing(page, qtbot) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    view = page.kept.list
    first, second = (button(view, row, GO) for row in (0, 1))
    with qtbot.assertNotEmitted(page.kept.go_on):
        for end in (first, spot(view, 0)):
            qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=second)
            qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_enter_goes_on_with_the_last_game_as_soon_as_the_page_is_shown(shown, qtbot) -> None:
    stack, page = shown(QStackedWidget(), 1280, 760), StartPage(OneGame())
    stack.addWidget(QPushButton("something else"))
    stack.addWidget(page)
    page.show_library([kept(1), kept(2), kept(4)], [], None)
    page.kept.list.setCurrentIndex(page.kept.list.games.index(2, 0))
    stack.setCurrentWidget(page)
    qtbot.waitUntil(page.kept.list.hasFocus)
    with qtbot.waitSignal(page.kept.go_on) as signal:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert signal.args == [kept(1).path]


def test_arrows_walk_the_list_over_its_headings(page, qtbot) -> None:
    page.show_library([kept(1), kept(2, finished=True)], [kept(3)], None)
    view = page.kept.list
    view.go_first()
    seen = []
    for _ in range(4):
        seen.append(view.currentIndex().data())
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert seen == ["Evening 1", "Finished games (1)", "Evening 2", "Bin (1)"]
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert rows(page)[-1] == "Evening 3"
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert rows(page)[-1] == "Bin (1)"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert rows(page)[-1] == "Evening 3"


@pytest.mark.parametrize(
    ("words", "signal"),
    [
        ("Go on", "go_on"), ("Duplicate", "duplicate"), ("Export a copy…", "export"),
        ("Show in folder", "show_in_folder"), ("Delete", "throw_away"),
    ],
)  # fmt: skip
def test_the_menu_of_a_game(page, qtbot, words: str, signal: str) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    with qtbot.waitSignal(getattr(page.kept, signal)) as emitted:
        choose(page.kept.list, 1, words)
    assert emitted.args == [kept(2).path]


def test_the_menu_opens_by_its_button_and_by_its_key(page, qtbot) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    press(qtbot, page.kept.list, 1, MENU)
    menus = [menu for menu in page.findChildren(QMenu) if menu.isVisible()]
    assert menus[0].actions()[0].text() == "Go on"
    menus[0].close()
    qtbot.waitUntil(lambda: not [menu for menu in page.findChildren(QMenu) if menu.isVisible()])
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(page.kept.list.viewport(), by_key)
    assert [menu for menu in page.findChildren(QMenu) if menu.isVisible()]


# -- naming ----------------------------------------------------------------------------------------
def _field(page: StartPage) -> QLineEdit:
    field = page.findChild(QLineEdit, "rename")
    assert field is not None
    return field


def test_f2_names_a_game_in_place(page, qtbot) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    page.kept.list.go_first()
    qtbot.keyClick(page.kept.list, Qt.Key.Key_F2)
    assert _field(page).text() == "Evening 1"
    qtbot.keyClicks(_field(page), "The   rematch")
    with qtbot.waitSignal(page.kept.rename) as signal:
        qtbot.keyClick(_field(page), Qt.Key.Key_Return)
    assert signal.args == [kept(1).path, "The rematch"]


def test_escape_leaves_the_name_as_it_was_and_so_does_the_same_name(page, qtbot) -> None:
    page.show_library([kept(1)], [], None)
    page.kept.list.go_first()
    with qtbot.assertNotEmitted(page.kept.rename):
        qtbot.keyClick(page.kept.list, Qt.Key.Key_F2)
        qtbot.keyClicks(_field(page), "Another")
        qtbot.keyClick(_field(page), Qt.Key.Key_Escape)
        QTest.qWait(1)
        choose(page.kept.list, 0, "Rename")
        qtbot.keyClick(_field(page), Qt.Key.Key_Return)
        QTest.qWait(1)


def test_delete_pressed_in_the_name_deletes_letters_and_no_game(page, qtbot) -> None:
    page.show_library([kept(1)], [], None)
    page.kept.list.go_first()
    qtbot.keyClick(page.kept.list, Qt.Key.Key_F2)
    with qtbot.assertNotEmitted(page.kept.throw_away):
        qtbot.keyClick(_field(page), Qt.Key.Key_Delete)
    assert _field(page).text() == ""


# -- the bin ---------------------------------------------------------------------------------------
def test_delete_throws_away_at_once_and_undo_brings_it_back(page, qtbot) -> None:
    page.show_library([kept(1), kept(2)], [], None)
    page.kept.list.go_first()
    with qtbot.waitSignal(page.kept.throw_away) as signal:
        qtbot.keyClick(page.kept.list, Qt.Key.Key_Delete)
    assert signal.args == [kept(1).path]
    page.show_library([kept(2)], [kept(1)], None)
    page.say_thrown_away("Evening 1", Path("/nowhere/games/bin/001.sandtable"))
    assert page.kept.undo.isVisible()
    assert "Evening 1" in page.kept.undo.text.text()
    with qtbot.waitSignal(page.kept.put_back) as signal:
        click(page, "undo-delete", qtbot)
    assert signal.args == [Path("/nowhere/games/bin/001.sandtable")]
    assert not page.kept.undo.isVisible()


def test_the_neighbour_of_a_deleted_game_becomes_current(page) -> None:
    page.show_library([kept(1), kept(2), kept(3)], [], None)
    page.kept.list.setCurrentIndex(page.kept.list.games.index(1, 0))
    page.show_library([kept(1), kept(3)], [kept(2)], None)
    assert page.kept.list.currentIndex().data() == "Evening 3"


def test_a_game_in_the_bin_can_be_put_back(page, qtbot) -> None:
    page.show_library([kept(1)], [kept(2)], None)
    press(qtbot, page.kept.list, 1, FOLD)
    with qtbot.waitSignal(page.kept.put_back) as signal:
        press(qtbot, page.kept.list, 2, GO)
    assert signal.args == [kept(2).path]
    with qtbot.assertNotEmitted(page.kept.throw_away):
        qtbot.keyClick(page.kept.list, Qt.Key.Key_Delete)


def test_the_bin_is_emptied_after_one_question(page, qtbot) -> None:
    page.show_library([kept(1)], [kept(2), kept(3)], None)
    press(qtbot, page.kept.list, 1, FOLD)
    with qtbot.assertNotEmitted(page.kept.empty_bin):
        press(qtbot, page.kept.list, 1, EMPTY)
    assert "2 games" in page.kept.ask.text.text()
    with qtbot.assertNotEmitted(page.kept.empty_bin):
        click(page, "keep-bin", qtbot)
    assert not page.kept.ask.isVisible()
    press(qtbot, page.kept.list, 1, EMPTY)
    with qtbot.waitSignal(page.kept.empty_bin):
        click(page, "empty-bin", qtbot)


# -- searching -------------------------------------------------------------------------------------
def test_a_search_field_comes_with_many_games_and_finds_them_also_where_they_are_folded(page, qtbot) -> None:
    few = [kept(number) for number in range(5)]
    page.show_library(few, [], None)
    assert not page.kept.search.isVisible()
    done = [kept(number, finished=True, name=f"Winter {number}") for number in range(20, 30)]
    page.show_library([*few, *done], [kept(50, name="Winter lost")], None)
    assert page.kept.search.isVisible()
    qtbot.keyClicks(page.kept.search, "winter 2")
    assert rows(page)[0] == "Finished games (10)"
    page.kept.search.setText("WINTER 23")
    assert rows(page) == ["Finished games (1)", "Winter 23"]
    page.kept.search.setText("nothing of the kind")
    assert rows(page) == []
    assert page.kept._unfound.isVisible()
    qtbot.keyClick(page.kept.search, Qt.Key.Key_Escape)
    assert rows(page)[:5] == [f"Evening {number}" for number in range(5)]
    qtbot.keyClick(page.kept.search, Qt.Key.Key_Down)
    assert page.kept.list.hasFocus()


# -- pictures --------------------------------------------------------------------------------------
def _png(colour: str) -> bytes:
    image = QImage(40, 26, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _middle(page: StartPage, index: QModelIndex) -> QColor:
    view = page.kept.list
    box = view.painter_of_rows.look(index).picture.translated(view.visualRect(index).topLeft())
    return QColor(view.viewport().grab().toImage().pixel(box.center()))


def test_pictures_come_one_by_one_and_only_for_rows_in_sight(page, qtbot) -> None:
    asked: list[Path] = []
    page.set_picture_source(lambda path: asked.append(path) or _png("#ff0000"))
    page.show_library([kept(number) for number in range(100)], [], None)
    assert asked == [], "listing asks for no picture"
    first = page.kept.list.games.index(0, 0)
    qtbot.waitUntil(lambda: _middle(page, first) == QColor("#ff0000"))
    qtbot.wait(200)
    assert 3 <= len(set(asked)) < 30
    assert len(asked) == len(set(asked)), "each is fetched once"


def test_a_source_that_fails_or_lies_costs_the_picture_only(page, qtbot) -> None:
    def source(path: Path) -> bytes:
        if path == kept(0).path:
            raise OSError("gone")
        return b"no picture at all"

    page.set_picture_source(source)
    page.show_library([kept(0), kept(1)], [], None)
    qtbot.wait(100)
    page.kept.list.viewport().grab()
    assert rows(page) == ["Evening 0", "Evening 1"]
