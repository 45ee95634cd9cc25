"""A scenario and an example made from nothing by mouse and keys alone, then played, printed and given to a friend."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTabBar, QTabWidget, QTreeWidget
from pytestqt.qtbot import QtBot

from desktop.data.places import HOME
from desktop.examples import recording
from desktop.examples.loader import forget_worlds, load_example
from desktop.examples.runner import check
from desktop.scenarios.draft import forget_scenarios, own_folder
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets.text import TextLabel
from tests.printing.reading import opened, unembedded, words_of
from tests.ui.editor import hands

SITUATION = "\n".join(f"{word} words." for word in ("One", "Two", "Three", "Four", "Five"))


@contextmanager
def player(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window of a player whose data lie in a folder."""
    monkeypatch.setenv(HOME, str(home))
    forget_scenarios("crusade")
    forget_worlds()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat), home / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    window = MainWindow(settings)
    faults: list[str] = []
    window.controller.failed.connect(faults.append)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    yield window
    assert window.close()
    assert not faults


def test_made_played_printed_and_shared(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, example, walk = (tmp_path / name for name in ("war.yaml", "evening.yaml", "evening.pdf"))
    with player(qtbot, tmp_path / "mine", monkeypatch) as window:
        make_scenario(window)
        try_it(window)
        print_it(tmp_path / "war.pdf")
        share_scenario(scenario)
        play_it(window)
        record_example(window)
        export_example(walk, example)
    assert (tmp_path / "war.pdf").read_bytes().startswith(b"%PDF")
    read_walk(walk)
    with player(qtbot, tmp_path / "friend", monkeypatch) as window:
        take_both_in(scenario, example)
        play_it(window)
        read_it(window)


# ---------------------------------------------------------------------- the scenario
def make_scenario(window: MainWindow) -> None:
    hands.press("new-scenario-crusade")
    hands.choose_last("scenario-begin")
    hands.write("scenario-name", "A small war")
    hands.click(hands.seen(QPushButton, words="OK"))
    page = window.orders.scenarios.page
    assert page is not None
    QTest.qWait(20)
    board, carry = page.board.map, page.board.order.list
    assert not any(board.scene.stacks.values())
    for words, side, space in (
        ("INF", "Nationalist", "burgos"), ("MIL", "Nationalist", "burgos"), ("MIL", "Republican", "madrid"),
    ):  # fmt: skip
        hands.write("order-of-battle-search", words)
        hands.bring(carry, side, board, space)
    assert page.draft.data["setup"]["units"]["republican"]["madrid"]
    hands.choose_last("give-control")
    hands.point(board, "cuenca")
    write_words(page.tabs)
    set_last_turn(page.tabs)
    hands.press("scenario-keep")
    assert page.faults.isHidden(), page.faults.item(0).text()


def write_words(tabs: QTabWidget) -> None:
    open_tab(tabs, "Words")
    for name, words in (
        ("scenario-length", "2 turns"), ("scenario-summary", "A war of three units."),
        ("scenario-situation", SITUATION), ("scenario-aims-nationalist", "Take it."),
        ("scenario-aims-republican", "Hold it."), ("scenario-hints", "First.\nSecond.\nThird."),
    ):  # fmt: skip
        hands.write(name, words)


def set_last_turn(tabs: QTabWidget) -> None:
    open_tab(tabs, "All figures")
    tree = hands.seen(QTreeWidget, "figures")
    item = tree.findItems("last turn", Qt.MatchFlag.MatchExactly)[0]
    tree.scrollToItem(item)
    spot = tree.visualItemRect(item)
    spot.setLeft(tree.header().sectionViewportPosition(1))
    QTest.mouseClick(tree.viewport(), hands.LEFT, pos=spot.center())
    QTest.mouseDClick(tree.viewport(), hands.LEFT, pos=spot.center())
    editor = tree.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "2")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.qWait(10)


def open_tab(tabs: QTabWidget, words: str) -> None:
    bar = tabs.findChild(QTabBar)
    assert bar is not None
    number = next(number for number in range(tabs.count()) if tabs.tabText(number) == words)
    hands.click(bar, bar.tabRect(number).center())


def try_it(window: MainWindow) -> None:
    hands.press("scenario-try")
    assert window.trying
    leave_briefing(window)
    hands.answer(window)
    hands.press("back-to-editor")
    assert not window.trying


def leave_briefing(window: MainWindow) -> None:
    assert window.at_table
    QTest.qWait(10)
    if window.briefing.page is not None and window.briefing.page.isVisible():
        hands.press("briefing-close")


def print_it(pdf: Path) -> None:
    hands.press("scenario-print")
    hands.click(hands.seen(QPushButton, words="Save as PDF…"))
    hands.name_file(pdf)
    hands.written(pdf)
    hands.click(hands.seen(QPushButton, words="Close"))


def share_scenario(file: Path) -> None:
    hands.press("scenario-share")
    hands.name_file(file)
    assert file.read_bytes() == (own_folder("crusade") / "a-small-war.yaml").read_bytes()
    hands.press("scenario-close")


def play_it(window: MainWindow) -> None:
    hands.press("play-crusade-a-small-war")
    hands.press("begin")
    leave_briefing(window)
    match = window.controller.match
    assert match.setup.scenario == "a-small-war"
    hands.answer(window)
    activate(window)
    assert "burgos" in str(match.log[-1].action)
    hands.choose_in_menu("Play", "Undo")
    assert match.position == 2, "the card that opens the game is played"


def activate(window: MainWindow) -> None:
    """The units in Burgos are to move."""
    hands.point(window.page.map, "burgos")
    QTest.keyClick(window.page.map, Qt.Key.Key_M)
    QTest.qWait(10)


# ---------------------------------------------------------------------- the example
def record_example(window: MainWindow) -> None:
    hands.choose_in_menu("Play", "Record an example")
    desk = window.examples.own.desk
    assert desk.draft is not None
    hands.write("example-title", "A small evening")
    hands.write("example-summary", "How it begins.")
    hands.write("step-say", "Look at Madrid.")
    open_tab(desk.panel.form, "Acts")
    hands.click(desk.panel.form.point)
    hands.point(window.page.map, "madrid")
    hands.click(desk.panel.form.point)
    activate(window)
    hands.answer(window)
    assert len(desk.draft.example.steps) == 3
    open_tab(desk.panel.form, "Question")
    for name, words in (("question", "Who acts?"), ("answer-0", "I"), ("reply-0", "So it is."),
                        ("answer-1", "You"), ("reply-1", "No."), ("hint", "See the strip.")):  # fmt: skip
        hands.write(name, words)
    hands.press("right-0")
    hands.press("recorder-keep")
    assert desk.panel.fault.isHidden(), desk.panel.fault.label


def export_example(walk: Path, example: Path) -> None:
    for file in (walk, example):
        hands.press("recorder-export")
        hands.name_file(file)
    hands.press("recorder-close")


def read_walk(walk: Path) -> None:
    """A page with a picture for each step, its words and the question, all letters embedded."""
    pdf = opened(walk)
    assert not unembedded(pdf)
    words = words_of(pdf)
    for told in ("A small evening", "How it begins.", "Look at Madrid.", "Who acts?", "So it is."):
        assert told in words, told
    pictures = [name for page in pdf.pages for name in page["/Resources"].get("/XObject", {})]
    assert len(pictures) >= 3


# ---------------------------------------------------------------------- at a friend's
def take_both_in(scenario: Path, example: Path) -> None:
    hands.choose_in_menu("Game", "Add a scenario from a file")
    hands.name_file(scenario)
    hands.press("learn")
    hands.press("learn-take-in")
    hands.name_file(example)
    there = load_example(recording.own_folder("crusade") / "a-small-evening.yaml", "crusade")
    assert check(there) == []
    hands.press("learn-back")


def read_it(window: MainWindow) -> None:
    window.show_start()
    hands.press("learn")
    hands.press("learn-crusade")
    hands.press("open-a-small-evening")
    for _ in range(9):
        if hands.is_seen("answer-0"):
            break
        hands.press("example-next")
    hands.press("answer-0")
    assert "So it is." in hands.seen(TextLabel, "reply").text()
