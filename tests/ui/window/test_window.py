"""The window itself: commands, layout, start page, dialogs, faults, files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from zipfile import ZipFile

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.data.game_file import GameFile, SaveError
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui import diagnosis, theme
from desktop.ui.commands import ALSO, COMMANDS, ELSEWHERE, MAP_KEYS, dock_key, overlay_key
from desktop.ui.dialogs.fault import ErrorDialog
from desktop.ui.dialogs.finder import Finder, Item, ranked
from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.dialogs.rulings_box import OptionBox
from desktop.ui.dialogs.texts import KeysDialog, key_groups
from desktop.ui.files import UNKEPT
from desktop.ui.i18n import text
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.panel import Panel
from desktop.ui.panels.specs import PANELS
from desktop.ui.place_menu import Place
from desktop.ui.reporting import GAME, MACHINE, REPORT, write_archive
from tests.tiny.game import Moves


def test_shortcuts_are_unique() -> None:
    keys = [QKeySequence(key).toString() for command in COMMANDS for key in command.keys]
    keys += [QKeySequence(overlay_key(n)).toString() for n in range(1, 10)]
    keys += [QKeySequence(dock_key(n)).toString() for n in range(1, 10)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    assert all(keys)


def test_the_menus_have_the_whole_row_where_no_tools_stand_beside_them(window: MainWindow) -> None:
    assert not window.menus.toolbar.isVisible()
    assert window.menus.bar.width() == window.width()


def test_every_command_has_a_slot_an_icon_and_a_place(window: MainWindow) -> None:
    shown = {a.objectName() for menu in window.menus.bar.actions() for a in menu.menu().actions()}
    for command in COMMANDS:
        if command.id.startswith("-"):
            continue
        assert callable(getattr(window.orders, f"on_{command.id}"))
        assert command.id in shown
        assert not command.icon or not theme.icon(command.icon).isNull(), command.id


def test_no_shortcut_of_the_open_window_is_ambiguous(table: MainWindow) -> None:
    keys = [
        sequence.toString()
        for action in {id(a): a for a in table.findChildren(type(table.commands.actions["undo"]))}.values()
        for sequence in action.shortcuts()
        if not sequence.isEmpty()
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_the_key_table_lists_every_key() -> None:
    listed = [key for _, rows in key_groups() for key, _ in rows]
    for command in COMMANDS:
        for key in command.keys:
            assert QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) in listed


def test_the_map_has_most_of_a_small_window(window: MainWindow, monkeypatch) -> None:
    from tests.tiny.present import TinyPresenter

    monkeypatch.setattr(TinyPresenter, "_hand", lambda *args: None)
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(20)
    board = window.page.map
    assert (window.width(), window.height()) == (1280, 800)
    assert board.width() * board.height() >= 0.6 * 1280 * 800


def test_tab_hides_every_dock_and_brings_them_back(table: MainWindow) -> None:
    shown = {name for name, dock in table.docks.docks.items() if dock.isVisible()}
    assert {"decision", "log"} <= shown
    sizes = table.docks["decision"].size()
    view = table.page.map.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert not any(dock.isVisible() for dock in table.docks.docks.values())
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.qWait(10)
    assert {name for name, dock in table.docks.docks.items() if dock.isVisible()} == shown
    assert table.docks["decision"].size() == sizes


def test_layout_is_remembered_and_can_be_reset(table: MainWindow, settings, qtbot) -> None:
    table.docks["rules"].show()
    table.docks["log"].hide()
    table.close()
    again = MainWindow(settings)
    qtbot.addWidget(again)
    again.show()
    again.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(10)
    assert again.docks["rules"].isVisible()
    assert not again.docks["log"].isVisible()
    again.orders.on_reset_layout()
    QTest.qWait(10)
    assert again.docks["log"].isVisible()
    again.close()


def test_a_fault_in_a_rule_shows_a_message_and_keeps_the_game(table: MainWindow, monkeypatch) -> None:
    def broken(self: object, state: object, action: object) -> None:
        raise RuntimeError("the sky fell")

    digest = table.controller.match.digest()
    pick = next(a for a in table.controller.match.decision.actions if a.verb == "pick")
    monkeypatch.setattr(Moves, "on_pick", broken)
    table.docks.decision.chosen.emit(str(pick))
    dialog = table.findChild(ErrorDialog)
    assert dialog is not None
    assert dialog.isVisible()
    reports = list(table.settings.report_dir.glob("*.txt"))
    assert len(reports) == 1
    assert "the sky fell" in reports[0].read_text()
    assert table.controller.match.digest() == digest
    QTest.mouseClick(dialog.findChild(QAbstractButton, "copy-lines"), Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text()
    assert copied.count("\n") == diagnosis.LINES
    assert table.controller.match.setup.scenario not in copied.partition("data:")[0]
    QTest.mouseClick(dialog.findChild(QAbstractButton, "play-on"), Qt.MouseButton.LeftButton)
    monkeypatch.undo()
    table.docks.decision.chosen.emit(str(pick))
    assert table.controller.match.digest() != digest


def test_what_is_saved_to_be_sent_holds_report_machine_and_game(table: MainWindow, tmp_path: Path) -> None:
    pick = next(a for a in table.controller.match.decision.actions if a.verb == "pick")
    table.docks.decision.chosen.emit(str(pick))
    table.controller.report(RuntimeError("the sky fell"))
    report = next(table.settings.report_dir.glob("*.txt"))
    write_archive(tmp_path / "to-send.zip", report, table)
    with ZipFile(tmp_path / "to-send.zip") as archive:
        assert archive.read(REPORT) == report.read_bytes()
        assert len(archive.read(MACHINE).splitlines()) == diagnosis.LINES
        archive.extract(GAME, tmp_path)
    kept, opened = GameFile.open(tmp_path / GAME)
    kept.close()
    assert opened.match.digest() == table.controller.match.digest()
    table.findChild(ErrorDialog).accept()


# -- start page and files --------------------------------------------------------------------------
def test_start_page_offers_scenarios_and_starts_one(window: MainWindow, qtbot) -> None:
    window.start.fill()  # cards that still come in would move the button away under the mouse
    button = window.findChild(QAbstractButton, "play-tiny-skirmish")
    qtbot.waitUntil(lambda: button.isVisible() and button.geometry().isValid())
    QTest.qWait(1)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = next(d for d in window.findChildren(QDialog) if d.isVisible())
    box = dialog.findChild(OptionBox, "option-turns")
    box.choose(box.option.choices[1].id)
    dialog.findChild(QAbstractButton, "by-hand").setChecked(True)
    QTest.mouseClick(dialog.findChild(QAbstractButton, "begin"), Qt.MouseButton.LeftButton)
    setup = window.controller.match.setup
    assert (setup.scenario, setup.seed, dict(setup.options)) == ("skirmish", None, {"turns": "2"})
    assert window.at_table


def test_pictures_of_boards_are_drawn(window: MainWindow) -> None:
    play = window.start.play
    play.fill()
    cards = [card for card in play.cards if card.game_id == "tiny"]
    assert cards
    play._want(cards[0].picture)  # the others take their time
    play.pictures.bring_all()
    assert not cards[0].picture.pixmap().isNull()


def test_the_start_page_goes_to_any_of_its_games(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.start.fill()
    QTest.qWait(0)
    jumps = [button for button in window.start.findChildren(QAbstractButton) if button.objectName().startswith("jump-")]
    assert {button.objectName() for button in jumps} >= {"jump-battles", "jump-reich"}
    QTest.mouseClick(window.start.findChild(QAbstractButton, "jump-reich"), Qt.MouseButton.LeftButton)
    first = next(card for card in window.start.play.cards if card.game_id == "reich")
    room = window.start.play.viewport()
    assert room.rect().contains(first.mapTo(room, first.rect().topLeft()))


def test_a_file_from_elsewhere_is_copied_into_the_library(table: MainWindow, tmp_path: Path) -> None:
    digest = table.controller.match.digest()
    mine = table.files.on_table
    table.files.library.export(mine, tmp_path / "one.sandtable")
    before = (tmp_path / "one.sandtable").read_bytes()
    table.controller.play(str(table.controller.match.decision.actions[0]))
    table.files.open(str(tmp_path / "one.sandtable"))
    assert table.controller.match.digest() == digest
    assert table.hand_over.isVisible(), "a file from elsewhere does not lay hands open"
    table.controller.take_seat()
    table.controller.play(str(table.controller.match.decision.actions[0]))
    assert (tmp_path / "one.sandtable").read_bytes() == before
    assert len(table.files.library.games()) == 2


def test_a_new_game_puts_another_one_on_the_table_and_keeps_the_first(table: MainWindow) -> None:
    first, digest = table.files.on_table, table.controller.match.digest()
    table.begin(Match.new("tiny", "skirmish", seed=2))
    table.controller.play(str(table.controller.match.decision.actions[0]))
    table.orders.on_start_page()
    assert table.start.isVisible()
    assert len(table.files.library.games()) == 2
    table.start.kept.go_on.emit(first)
    assert table.at_table
    assert table.controller.match.digest() == digest
    assert table.files.library.picture(first), "the list has a picture of it"


def test_a_game_that_has_no_file_yet_can_be_left_for_the_start_page_and_taken_up_again(window: MainWindow) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1))
    digest = window.controller.match.digest()
    window.orders.on_start_page()
    QTest.keyClick(window.start.kept.list, Qt.Key.Key_Return)
    assert window.at_table
    assert window.controller.match.digest() == digest
    window.orders.on_start_page()
    QTest.keyClick(window.start.kept.list, Qt.Key.Key_Delete)
    assert not window.controller.has_table


def test_a_game_thrown_away_leaves_the_table_and_can_be_put_back(table: MainWindow) -> None:
    path = table.files.on_table
    table.show_start()
    table.start.kept.throw_away.emit(path)
    assert not table.controller.has_table
    assert table.files.library.games() == []
    binned = table.files.library.binned()
    assert len(binned) == 1
    table.start.kept.put_back.emit(binned[0].path)
    assert len(table.files.library.games()) == 1


def test_a_game_that_is_not_kept_says_so_until_it_is_kept_elsewhere(table: MainWindow, tmp_path, monkeypatch) -> None:
    from desktop.data.game_file import GameFile
    from desktop.data.saves import SaveError

    def broken(self: GameFile, *args: object) -> None:
        raise SaveError(self.path, "cannot be written: No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "keep", broken)
        table.controller.play(str(table.controller.match.decision.actions[0]))
        assert table.kept.state == "not-kept"
        assert "not kept since" in table.kept.words
        table.orders.on_save()
        box = next(d for d in table.findChildren(QDialog) if d.isVisible())
        assert "No space left" in box.text()
        assert "Kept" not in table.status.currentMessage()
        box.close()
        assert table.kept.state == "not-kept", "it stays said"
    monkeypatch.setattr(table.files, "ask", lambda _title, then, *_: then(str(tmp_path / "stick.sandtable")))
    table.kept.elsewhere_requested.emit()
    assert table.kept.state == "kept"
    assert GameFile.read(tmp_path / "stick.sandtable").match.digest() == table.controller.match.digest()


@pytest.mark.parametrize("wish", ["rename", "duplicate"])
def test_what_is_wished_of_a_game_that_was_only_begun_is_done(window: MainWindow, wish: str) -> None:
    window.files.new_game("tiny", "meeting", {}, False, {}, "never")
    window.show_start()
    assert window.files.on_table is None, "it has no file yet"
    if wish == "rename":
        window.files.rename(UNKEPT, "Evening one")
        assert [kept.headline.name for kept in window.settings.library.games()] == ["Evening one"]
    else:
        window.files.duplicate(UNKEPT)
        assert len(window.settings.library.games()) == 2
    assert not any(box.isVisible() for box in window.findChildren(QMessageBox))
    assert window.files.on_table is not None


@pytest.fixture
def unkept(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A game whose last action is in memory only."""

    def broken(self: GameFile, *args: object) -> None:
        raise SaveError(self.path, "cannot be written: No space left on device")

    monkeypatch.setattr(GameFile, "keep", broken)
    table.controller.play(str(table.controller.match.decision.actions[0]))
    assert table.kept.state == "not-kept"
    return table


def test_a_disk_that_works_again_gets_all_that_was_played_when_the_game_is_left(
    unkept: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest, path = unkept.controller.match.digest(), unkept.files.on_table
    monkeypatch.undo()
    unkept.files.new_game("tiny", "meeting", {}, False, {}, "never")
    assert unkept.files.on_table is None
    assert GameFile.read(path).match.digest() == digest


@pytest.mark.parametrize("leave", ["quit", "new", "open"])
def test_a_game_in_memory_leaves_the_table_only_if_its_loss_is_meant(
    unkept: MainWindow, leave: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = unkept.controller.match
    other = unkept.settings.library.begin(Match.new("tiny", "skirmish", seed=4), Headline())
    other.close()
    ways = {
        "quit": unkept.close,
        "new": lambda: unkept.files.new_game("tiny", "skirmish", {}, False, {}, "never"),
        "open": lambda: unkept.files.go_on(other.path),
    }
    ways[leave]()
    box = next(d for d in unkept.findChildren(QMessageBox) if d.isVisible())
    assert "No space left" in box.informativeText()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert unkept.isVisible()
    assert unkept.controller.match is match
    ways[leave]()
    box = next(d for d in unkept.findChildren(QMessageBox) if d.isVisible())
    box.findChild(QPushButton, "lose-it").click()
    assert not unkept.isVisible() if leave == "quit" else unkept.controller.match is not match


def test_a_game_in_memory_can_be_kept_elsewhere_before_it_is_left(
    unkept: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest, target = unkept.controller.match.digest(), tmp_path / "stick.sandtable"
    monkeypatch.setattr(unkept.files, "ask", lambda _title, then, *_: then(str(target)))
    unkept.close()
    box = next(d for d in unkept.findChildren(QMessageBox) if d.isVisible())
    box.findChild(QPushButton, "keep-it-first").click()
    assert GameFile.read(target).match.digest() == digest
    unkept.close()
    assert not unkept.isVisible()


def test_the_game_on_the_table_is_known_by_any_way_to_its_file(table: MainWindow, tmp_path: Path) -> None:
    path, match = table.files.on_table, table.controller.match
    (tmp_path / "link").symlink_to(path.parent)
    for named in (tmp_path / "link" / path.name, path.parent / ".." / path.parent.name / path.name):
        table.files.open(str(named))
        assert table.controller.match is match
        assert table.kept.state == "kept"


def test_players_are_told_that_the_game_goes_on_in_a_copy_also_between_two_seats(window: MainWindow) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1), Headline(handover="needed"))
    window.controller.take_seat()
    window.controller.play("card red-rest")
    window.controller.take_seat()
    window.controller.play("card blue-rest")
    window.controller.take_seat()
    window.controller.silence("unmoved")
    path = window.files.on_table
    replaced = path.with_suffix(".other")
    replaced.write_bytes(path.read_bytes())
    replaced.rename(path)
    window.controller.play("done")
    assert window.hand_over.isVisible()
    assert window.files.on_table != path
    assert "the game goes on in a copy" in window.status.currentMessage()


def test_a_named_copy_is_a_game_of_its_own(table: MainWindow) -> None:
    table.orders.on_save_as()
    dialog = next(d for d in table.findChildren(QDialog) if d.isVisible())
    line = dialog.findChild(QLineEdit, "name")
    line.setText("Before the attack")
    QTest.keyClick(line, Qt.Key.Key_Return)
    names = sorted(kept.headline.name for kept in table.files.library.games())
    assert names == ["", "Before the attack"]
    copy = next(kept.path for kept in table.files.library.games() if kept.headline.name)
    assert table.files.on_table != copy


def test_a_broken_save_is_refused_in_one_line(table: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "bad.sandtable").write_text("{}")
    digest = table.controller.match.digest()
    table.files.open(str(tmp_path / "bad.sandtable"))
    box = next(d for d in table.findChildren(QDialog) if d.isVisible())
    assert "bad.sandtable" in box.text()
    box.close()
    assert table.controller.match.digest() == digest


def test_the_last_game_goes_on_after_closing(table: MainWindow, settings, qtbot) -> None:
    digest = table.controller.match.digest()
    table.close()
    again = MainWindow(settings)
    qtbot.addWidget(again)
    again.show()
    QTest.keyClick(again.start.kept.list, Qt.Key.Key_Return)
    assert again.at_table
    assert again.controller.match.digest() == digest
    again.close()


def test_a_data_folder_that_cannot_be_written_still_has_a_window(settings, qtbot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings.data_dir = tmp_path / "file" / "data"
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.files.bring_in_old()
    window.begin(Match.new("tiny", "meeting", seed=1))
    window.controller.play(str(window.controller.match.decision.actions[0]))
    assert window.at_table
    assert window.kept.state == "not-kept"
    window.close()


def test_writing_asks_before_it_overwrites_also_where_the_suffix_was_left_out(table: MainWindow) -> None:
    table.files.export(table.files.on_table)
    dialog = next(d for d in table.findChildren(QFileDialog) if d.isVisible())
    assert dialog.defaultSuffix() == "sandtable"
    assert not dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    assert "everything" in dialog.windowTitle(), "hands and draw piles go with it"
    dialog.close()


@pytest.mark.parametrize("name", ["x" * 400, "a\0b", ".."])
def test_names_that_no_disk_takes_are_refused_in_one_line(table: MainWindow, monkeypatch, tmp_path, name: str) -> None:
    told: list[str] = []
    monkeypatch.setattr(table.files, "say", lambda _title, words: told.append(words))
    target = str(tmp_path / name)
    monkeypatch.setattr(table.files, "ask", lambda _title, then, *_: then(target))
    table.files.export(table.files.on_table)
    table.exports.export_log("text")
    table.files.keep_elsewhere()
    table.files.open(target)
    assert len(told) == 4
    assert all("\n" not in words for words in told)


def test_two_games_begun_alike_share_no_seed_and_nobody_is_told_it(window: MainWindow) -> None:
    seeds = []
    for _ in range(2):
        window.files.new_game("tiny", "meeting", {}, False, {"red": "Anna"}, "never")
        seeds.append(window.controller.match.setup.seed)
        texts = [label.text() for label in window.findChildren(QLabel)] + [window.windowTitle()]
        assert not any(str(seeds[-1]) in text for text in texts)
    assert seeds[0] != seeds[1]
    assert min(seeds) > 2**32, "too many to try them all"


def test_file_dialogs_do_not_block(table: MainWindow) -> None:
    for ask in (
        table.orders.on_open_game,
        table.orders.on_export_log_text,
        table.orders.on_export_picture,
    ):
        ask()
        dialog = next(d for d in table.findChildren(QFileDialog) if d.isVisible())
        dialog.close()
        QTest.qWait(1)


# -- dialogs ---------------------------------------------------------------------------------------
def test_command_palette_finds_and_runs(table: MainWindow) -> None:
    table.orders.on_palette()
    finder = table.findChild(Finder)
    line = finder.findChild(QLineEdit)
    QTest.keyClicks(line, "hide coun")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.commands.actions["hide_counters"].isChecked()


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("tutorial", "learn"), ("why", "rules"), ("settings", "preferences"), ("resign", "concede"), ("mistake", "undo")],
)
def test_a_command_is_found_by_the_word_a_player_would_type(table: MainWindow, typed: str, wanted: str) -> None:
    table.controller.play(str(table.controller.match.decision.actions[0]))
    items = [Item(a.text(), a.trigger, also=text(ALSO.get(name, ""))) for name, a in table.commands.actions.items()]
    assert table.commands.actions[wanted].text() in [item.text for item in ranked(items, typed)]


def test_a_word_that_begins_so_comes_before_one_that_only_holds_it() -> None:
    items = [Item("Legend", print), Item("Concede", print, also="give up end"), Item("To the end", None)]
    assert [item.text for item in ranked(items, "end")] == ["Concede", "Legend", "To the end"]


def test_a_whole_word_comes_before_one_that_only_begins_so() -> None:
    items = [Item("Reset the layout", print, also="window"), Item("Briefing", print, also="how to win points")]
    assert [item.text for item in ranked(items, "win")] == ["Briefing", "Reset the layout"]


@pytest.mark.parametrize("typed", ["retreat", "pass", "done", "next player", "losses"])
def test_what_a_question_may_be_about_leads_to_the_question(typed: str) -> None:
    assert ranked([Item("Decision", print, also=text(PANELS["decision"].also))], typed)


@pytest.mark.parametrize("typed", ["cordoba", "CÓRDOBA", "Córdoba", "cor 21"])
def test_a_name_is_found_without_its_accents(typed: str) -> None:
    items = [Item("Córdoba", None, "21"), Item("Coruña", None, "1")]
    assert [item.text for item in ranked(items, typed)] == ["Córdoba"]


def test_every_command_and_dock_has_other_words_by_which_it_is_found(table: MainWindow) -> None:
    assert set(ALSO) == {*table.commands.actions}
    assert all(spec.also for spec in PANELS.values())
    table.orders.on_palette()
    finder = table.findChild(Finder)
    QTest.keyClicks(finder.findChild(QLineEdit), "morale")
    assert finder.findChild(QListWidget).item(0).text().startswith("Tracks")
    finder.close()


def test_what_cannot_be_done_now_is_found_and_says_so(table: MainWindow) -> None:
    assert not table.commands.actions["redo"].isEnabled()
    table.orders.on_palette()
    finder = table.findChild(Finder)
    line, lines = finder.findChild(QLineEdit), finder.findChild(QListWidget)
    QTest.keyClicks(line, "redo")
    texts = [lines.item(row).text() for row in range(lines.count())]
    assert any(shown.startswith("Redo") and "not now" in shown for shown in texts)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "Redo" not in (lines.currentItem().text() if finder.isVisible() else "")


@pytest.mark.parametrize(("typed", "dock"), [("attack", "Combat"), ("end", "Decision"), ("points", "Tracks")])
def test_docks_are_found_by_what_a_player_wants_of_them(table: MainWindow, typed: str, dock: str) -> None:
    table.orders.on_palette()
    finder = table.findChild(Finder)
    QTest.keyClicks(finder.findChild(QLineEdit), typed)
    lines = finder.findChild(QListWidget)
    assert any(lines.item(row).text().startswith(dock) for row in range(lines.count()))


def test_any_word_leads_on_to_rules_and_log(table: MainWindow) -> None:
    table.orders.on_palette()
    finder = table.findChild(Finder)
    line, lines = finder.findChild(QLineEdit), finder.findChild(QListWidget)
    QTest.keyClicks(line, "market")
    row = next(row for row in range(lines.count()) if "in the rules" in lines.item(row).text())
    lines.setCurrentRow(row)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.docks.rules.isVisible()
    assert table.docks.rules.search.text() == "market"


def test_the_page_of_keys_lists_the_keys_that_there_are(table: MainWindow) -> None:
    extra = table.orders._extra_actions()
    listed = [key for _, rows in key_groups(extra) for key, _ in rows]
    actions = [*table.commands.actions.values(), *extra]
    keys = [sequence.toString(QKeySequence.SequenceFormat.NativeText) for a in actions for sequence in a.shortcuts()]
    assert set(keys) <= set(listed)
    elsewhere = {text(key) for key, _ in (*MAP_KEYS, *ELSEWHERE)}
    assert set(listed) <= {*keys, *elsewhere}
    table.examples.show_learn()
    page = table.examples.page
    shortcuts = {shortcut.key().toString() for shortcut in page.findChildren(QShortcut)}
    told = {key for keys, words in ELSEWHERE if "example" in words for key in keys.split(", ")}
    assert told <= shortcuts


def test_the_page_of_keys_is_searched_by_what_they_do(window: MainWindow) -> None:
    window.orders.on_keys()
    dialog = window.findChild(KeysDialog)
    QTest.keyClicks(dialog.findChild(QLineEdit, "find-key"), "undo")
    table = dialog.findChild(QTableWidget)
    shown = [row for row in range(table.rowCount()) if not table.isRowHidden(row)]
    assert [table.item(row, 1).text() if table.item(row, 1) else "" for row in shown].count("Undo") == 2
    assert len(shown) == 3, "two keys under their heading"


@pytest.mark.parametrize("number", range(1, 10))
def test_a_dock_comes_and_has_the_keys(table: MainWindow, number: int) -> None:
    action = table.docks.actions()[number - 1]
    name = action.objectName().removeprefix("dock-")
    action.trigger()
    dock = table.docks[name]
    assert dock.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert dock.isAncestorOf(focus), name


def test_a_right_click_says_why_a_piece_is_not_offered(table: MainWindow) -> None:
    view = table.wiring.view
    offered = {piece for choice in view.decision.choices for piece in choice.pieces}
    piece = next(piece for piece in view.pieces if piece.id not in offered and piece.space)
    told: list[object] = []
    table.controller.refused.connect(told.append)
    table.page.map.context_requested.emit(piece.space, "", table.mapToGlobal(table.rect().center()))
    menu = next(menu for menu in table.page.findChildren(QMenu) if menu.isVisible())
    why = next(action for action in menu.actions() if action.text() == f"Why not {piece.name}?")
    why.trigger()
    assert told


def test_a_right_click_beside_every_place_speaks_of_no_piece(table: MainWindow) -> None:
    """There are pieces that are nowhere as well."""
    table.page.map.context_requested.emit("", "", table.mapToGlobal(table.rect().center()))
    menu = next(menu for menu in table.page.findChildren(QMenu) if menu.isVisible())
    assert [action.text().partition("(")[0] for action in menu.actions()] == ["Why? The rule of what is asked "]


def test_a_right_click_on_a_piece_in_no_space_speaks_of_it_alone(table: MainWindow) -> None:
    piece = next(piece for piece in table.wiring.view.pieces if piece.space)
    away = replace(piece, space="box")
    place = Place(replace(table.wiring.view, pieces=(away, replace(away, id="other"))), "", piece.id, {})
    assert place.title == piece.name
    assert place.refused == [away]


def test_answers_are_found_among_the_commands(table: MainWindow) -> None:
    asked = next(choice for choice in table.controller.decision_view().choices if choice.button)
    before = table.controller.match.position
    table.orders.on_palette()
    finder = table.findChild(Finder)
    line = finder.findChild(QLineEdit)
    QTest.keyClicks(line, asked.text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.controller.match.position > before or table.controller.asking


def test_the_rule_of_a_question_is_found_by_asking_why(table: MainWindow) -> None:
    table.orders.on_palette()
    line = table.findChild(Finder).findChild(QLineEdit)
    QTest.keyClicks(line, "why?")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.docks["rules"].isVisible()


def test_a_right_click_offers_what_can_be_done_and_where_to_read_on(table: MainWindow) -> None:
    decision = table.controller.decision_view()
    piece = next(name for choice in decision.choices for name in choice.pieces)
    space = table.controller.space_of(piece)
    table.page.map.context_requested.emit(space, "", table.mapToGlobal(table.rect().center()))
    menu = next(menu for menu in table.page.findChildren(QMenu) if menu.isVisible())
    words = [action.text() for action in menu.actions()]
    assert any(choice.text in words for choice in decision.choices if piece in choice.pieces)
    next(action for action in menu.actions() if "log" in action.text()).trigger()
    menu.close()
    assert table.docks["log"].isVisible()
    assert table.docks.log.search.text()


def test_find_place_locates(table: MainWindow) -> None:
    found = []
    table.page.map.locate = lambda spaces, pieces: found.append((spaces, pieces))  # type: ignore[method-assign]
    table.orders.on_find_place()
    line = table.findChild(Finder).findChild(QLineEdit)
    QTest.keyClicks(line, "old ford")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert found == [(["ford"], [])]


def test_reading_windows_open(table: MainWindow) -> None:
    for show in (
        table.orders.on_keys,
        table.orders.on_about_data,
        table.orders.on_credits,
        table.orders.on_preferences,
    ):
        show()
        dialog = next(d for d in table.findChildren(QDialog) if d.isVisible())
        dialog.close()
        QTest.qWait(1)


def test_rule_links_open_the_rules(table: MainWindow) -> None:
    table.status.rule_requested.emit("3.1")
    assert table.docks["rules"].isVisible()


def test_overlays_are_switched_in_the_menu(table: MainWindow) -> None:
    action = table.menus.overlays.actions()[0]
    action.trigger()
    assert table.controller.active_overlays == ["control"]
    assert action.isChecked()
    action.trigger()
    assert table.controller.active_overlays == []


# -- size of text ----------------------------------------------------------------------------------
def clipped(window: MainWindow) -> list[str]:
    """Buttons of the window whose words need more room than they have."""
    found = []
    for button in window.findChildren(QPushButton):
        inside = button.parentWidget()
        if not button.isVisible() or not button.text() or isinstance(inside, Panel):
            continue
        need = button.minimumSizeHint()
        if button.width() < need.width() - 1 or button.height() < need.height() - 1:
            found.append(button.text())
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_button_is_clipped_at_any_size_of_text(window: MainWindow, settings, qtbot, scale: float) -> None:
    window.start.fill()
    settings.font_scale = scale
    window.apply_settings()
    qtbot.waitUntil(lambda: clipped(window) == [])
    assert window.width() <= 1280
    window.begin(Match.new("tiny", "meeting", seed=1))
    window.controller.play(str(window.controller.match.decision.actions[0]))
    window.controller.undo()
    assert window.consents.asked.isVisible()
    qtbot.waitUntil(lambda: clipped(window) == [])
    window.controller.answer(False)
    window.controller.play(str(window.controller.match.decision.actions[0]))
    window.controller.play("done")
    assert window.page.confirm.isVisible()
    qtbot.waitUntil(lambda: clipped(window) == [])
    assert window.width() <= 1280
    app = QApplication.instance()
    assert app.font().pointSizeF() == pytest.approx(theme.BASE_POINTS * scale)


def test_enter_begins_wherever_the_focus_is_in_the_new_game_dialog(window: MainWindow, qtbot: QtBot) -> None:
    dialog = NewGameDialog(window.shelf, parent=window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    for name in ("begin", "scenarios"):
        dialog.findChild(QWidget, name).setFocus()
    dialog.focusWidget().clearFocus()
    with qtbot.waitSignal(dialog.started, timeout=1000):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_a_layout_of_a_large_window_leaves_the_map_its_share_in_a_small_one(settings, qtbot: QtBot) -> None:
    large = MainWindow(settings)
    qtbot.addWidget(large)
    large.resize(1920, 1080)
    large.show()
    large.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(20)
    columns = [large.docks["decision"], large.docks["combat"]]
    large.resizeDocks(columns, [600, 600], Qt.Orientation.Horizontal)
    large.close()
    settings.font_scale = 2.0
    small = MainWindow(settings)
    qtbot.addWidget(small)
    small.setGeometry(0, 0, 1280, 800)
    small.show()
    small.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(20)
    assert small.width() == 1280
    assert small.page.map.width() >= 0.44 * 1280
    small.close()


def test_a_study_game_says_so_in_title_list_and_log_and_has_its_dice_again(window: MainWindow) -> None:
    digests = []
    for _ in range(2):
        window.files.new_game("tiny", "meeting", {}, False, {}, "never", "4711")
        window.controller.play(str(window.controller.match.decision.actions[0]))
        digests.append(window.controller.match.digest())
    assert digests[0] == digests[1]
    assert "study game, dice 4711" in window.windowTitle()
    assert "4711" in window.controller.scribe.lines()[0].text
    window.controller.table.keep()
    window.show_start()
    marks = [mark for row in window.start.kept.list.games.rows for mark in row.words.marks]
    assert ("study", "study game, dice 4711") in marks
    path = window.files.on_table
    window.put_game_away()
    window.files.go_on(path)
    assert "study game, dice 4711" in window.windowTitle()
