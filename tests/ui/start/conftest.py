"""A start page with games that exist in words only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.data.headline import Headline
from desktop.data.library import Kept
from desktop.ui.kept.kept_list import KeptList
from desktop.ui.library import Shelf
from desktop.ui.start_page import StartPage
from tests.ui.panels.conftest import plain_look, set_scale, shown  # noqa: F401

FOLDER = Path("/nowhere/games")
NOON = 1_762_171_200.0


class OneGame(Shelf):
    """A shelf with the tiny game alone."""

    def __init__(self) -> None:
        super().__init__(("tiny",))


def kept(number: int, **given: object) -> Kept:
    """A game; the higher the number, the longer ago it was played."""
    head = {"name": f"Evening {number}", "title": "Tiny", "scenario": "A meeting", "turn": "Turn 2", "decider": "Red"}
    head |= {name: given.pop(name) for name in [*given] if name in Headline.__struct_fields__}
    facts: dict[str, object] = {
        "path": FOLDER / f"{number:03}.sandtable", "game": "tiny", "scenario_id": "meeting",
        "headline": Headline(**head), "entries": 7, "finished": False, "edited": False, "changed": NOON - 60 * number,
    }  # fmt: skip
    return Kept(**(facts | given))


@pytest.fixture
def page(shown: Callable[..., QWidget]) -> StartPage:  # noqa: F811
    made = StartPage(OneGame())
    shown(made, 1280, 760)
    return made


def rows(page: StartPage) -> list[str]:
    """What is listed, by title or heading."""
    model = page.kept.list.games
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def button(view: KeptList, row: int, part: str) -> QPoint:
    """The middle of a painted button of a row."""
    index = view.games.index(row, 0)
    box = next(box for name, _, box in view.painter_of_rows.look(index).buttons if name == part)
    return box.center() + view.visualRect(index).topLeft()


def press(qtbot: QtBot, view: KeptList, row: int, part: str) -> None:
    """Click a painted button of a row."""
    view.scrollTo(view.games.index(row, 0))
    at = button(view, row, part)
    assert view.viewport().rect().contains(at), "a button out of sight"
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def choose(view: KeptList, row: int, words: str) -> None:
    """Choose from the menu of a row."""
    menu = view.menu_of(view.games.index(row, 0))
    action = next(action for action in menu.actions() if action.text() == words)
    assert action.isEnabled(), f"{words} is not offered"
    action.trigger()


def spot(view: KeptList, row: int) -> QPoint:
    """A spot in a row where no button is."""
    return view.visualRect(view.games.index(row, 0)).topLeft() + QPoint(20, 20)
