"""The window that opens with a game: no start page until it is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.engine.match import Match
from desktop.ui import app
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    settings.handover = "never"
    made = MainWindow(settings, at_start=False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_start_page_is_made_when_it_is_asked_for(window: MainWindow) -> None:
    assert "start" not in vars(window)
    assert not window.at_table
    window.show_start()
    assert window.start.isVisible()


def test_a_game_opens_without_the_start_page(window: MainWindow) -> None:
    window.begin(Match.new("tiny", "meeting"))
    assert window.at_table
    assert "start" not in vars(window)


def test_a_save_that_cannot_be_opened_leads_to_the_start_page(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("desktop.ui.main_window.MainWindow", lambda *, at_start: window)
    monkeypatch.setattr(app, "missing_library", lambda: None)
    monkeypatch.setattr(app, "_catch_faults", lambda _window: None)
    monkeypatch.setattr(window.files, "say", lambda title, _text: told.append(title))
    monkeypatch.setattr("PySide6.QtWidgets.QApplication.exec", lambda *_: 0)
    assert app.run("no-such-file.sandtable") == 0
    assert told
    assert window.start.isVisible()


def test_who_comes_back_to_the_start_page_sees_what_another_program_played(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a look at any game where nothing has changed."""
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda self: True)
    back = QEvent(QEvent.Type.ActivationChange)
    window.show_start()
    other, match = Library(settings.library.folder), Match.new("tiny", "meeting", seed=1)
    file = other.begin(match, Headline(title="Tiny"))
    assert match.decision is not None
    match.play(match.decision.actions[0])
    file.keep(match, Headline(title="Tiny"))
    file.close()
    assert window.start.kept.list.games.rowCount() == 0
    window.changeEvent(back)
    assert window.start.kept.list.games.rowCount() == 1
    monkeypatch.setattr(Library, "games", lambda self: pytest.fail("nothing has changed"))
    window.changeEvent(back)
