"""Two guided first turns, made by the reader's own hands on the real board, after moves that are wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.ui.examples.lesson import carry_piece, click_card, do_step, stop_of


@pytest.fixture
def shown(qtbot: QtBot, store: QSettings, tmp_path: Path) -> Iterator[MainWindow]:
    settings = Settings(store, tmp_path / "data")
    settings.animation = 0
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.examples.controller.close()


def told(page: ExamplePage) -> str:
    return page.player.move_box.words.text()


def walk(page: ExamplePage, until: int | None = None) -> Counter[str]:
    """Read on and make every move oneself, to the end or to a step; how they were made. Nothing is shown."""
    control, made = page.controller, Counter[str]()
    while control.step is not None and (control.step.waits or control.step.can_go_on):
        if control.step.path[0] == until:
            break
        if control.step.waits:
            made.update(do_step(page))
        else:
            control.next()
    return made


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_the_turn_at_the_jarama(shown: MainWindow, whole: bool) -> None:
    shown.examples.open("battles/jarama-first-turn")
    page = shown.examples.page
    made = Counter[str]()
    if whole:
        made += walk(page, until=12)
    else:
        page.controller.go_to((12,))
    assert stop_of(page) == Stop((12,), False)
    carry_piece(page, "JN-1.1.1", "3329")
    assert "Not allowed" in told(page)
    assert "6.3" in told(page)
    assert stop_of(page) == Stop((12,), False)
    carry_piece(page, "JN-1.1.1", "3430")
    assert "is lawful. The example goes on with" in told(page)
    assert page.map.scene.pieces["JN-1.1.1"].piece.space == "3431"
    carry_piece(page, "JN-1.1.1", "3532")
    assert stop_of(page) == Stop((12,), True)
    made += walk(page, until=None if whole else 19)
    assert page.controller.step is not None
    assert page.controller.step.can_go_on is not whole
    assert made["carried"] >= 3
    assert made["pressed"] >= (10 if whole else 0)


def test_the_first_turns_in_the_reich(shown: MainWindow) -> None:
    shown.examples.open("reich/campaign-first-turn")
    page = shown.examples.page
    made = walk(page, until=6)
    assert stop_of(page) == Stop((6,), False)
    assert click_card(page, "play reserves")
    QTest.qWait(1)
    assert "is lawful. The example goes on with" in told(page)
    assert stop_of(page) == Stop((6,), False)
    made += walk(page)
    assert page.controller.step is not None
    assert not page.controller.step.can_go_on
    assert made["card"] + made["pressed"] > 12
    assert made["shown"] > 3, "what the other side does"
