"""Every figure of a scenario in a tree: typed, picked, added, taken out, renamed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.data.places import HOME
from desktop.scenarios import fields
from desktop.scenarios.draft import ScenarioDraft
from desktop.ui.editor.figures_tree import FiguresTree


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ScenarioDraft:
    monkeypatch.setenv(HOME, str(tmp_path))
    return ScenarioDraft.like("crusade", "columns", "Mine")


@pytest.fixture
def tree(qtbot: QtBot, draft: ScenarioDraft) -> FiguresTree:
    tree = FiguresTree()
    qtbot.addWidget(tree)
    shape = fields.shape_of(draft.reader.scenario_shape)

    def put(place: Any, value: Any) -> None:
        draft.set(place, value)
        tree.show_data(draft.data, shape)

    tree.value_set.connect(put)
    tree.removed.connect(lambda place: (draft.remove(place), tree.show_data(draft.data, shape)))
    tree.show_data(draft.data, shape)
    tree.resize(500, 700)
    tree.show()
    return tree


def edited(tree: FiguresTree, place: fields.Path, column: int = 1) -> QLineEdit | QComboBox | None:
    """The editor that opens in a cell."""
    tree.choose(place)
    item = tree.tree.currentItem()
    assert item is not None
    tree.tree.editItem(item, column)
    found = [*tree.tree.viewport().findChildren(QLineEdit), *tree.tree.viewport().findChildren(QComboBox)]
    return found[-1] if found and tree.tree.state() == QAbstractItemView.State.EditingState else None


def test_a_figure_is_typed(tree: FiguresTree, draft: ScenarioDraft, qtbot: QtBot) -> None:
    editor = edited(tree, ("setup", "vp"))
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "9")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: draft.data["setup"]["vp"] == 9)


def test_a_word_out_of_a_few_is_picked(tree: FiguresTree, draft: ScenarioDraft, qtbot: QtBot) -> None:
    editor = edited(tree, ("setup", "strait"))
    assert isinstance(editor, QComboBox)
    assert [editor.itemText(n) for n in range(editor.count())] == ["nationalist", "republican"]
    editor.setCurrentText("nationalist")
    editor.activated.emit(0)
    qtbot.waitUntil(lambda: draft.data["setup"]["strait"] == "nationalist")


def test_a_list_of_words_is_one_line(tree: FiguresTree, draft: ScenarioDraft, qtbot: QtBot) -> None:
    tree.choose(("setup", "isolated"))
    item = tree.tree.currentItem()
    assert item is not None
    assert item.text(1) == "oviedo, granada"
    item.setText(1, "oviedo, granada, huesca")
    qtbot.waitUntil(lambda: draft.data["setup"]["isolated"] == ["oviedo", "granada", "huesca"])


def test_what_is_missing_is_added_and_taken_out(tree: FiguresTree, draft: ScenarioDraft, qtbot: QtBot) -> None:
    tree.choose(("setup", "vp"))
    action = next(each for each in tree.menu.actions() if each.text() == "setup: works")
    action.trigger()
    qtbot.waitUntil(lambda: draft.data["setup"].get("works") == [])
    draft.set(("setup", "works"), [{"space": "madrid", "kind": "trench", "side": "republican"}])
    tree.show_data(draft.data, fields.shape_of(draft.reader.scenario_shape))
    tree.choose(("setup", "works", 0, "kind"))
    tree.choose(("setup", "works", 0))
    action = next(each for each in tree.menu.actions() if each.text() == "works: one more")
    action.trigger()
    qtbot.waitUntil(lambda: len(draft.data["setup"]["works"]) == 2)
    assert tree.place() == ("setup", "works", 1)
    tree.take.click()
    assert len(draft.data["setup"]["works"]) == 1


def test_only_what_may_be_typed_opens(tree: FiguresTree, qtbot: QtBot) -> None:
    assert edited(tree, ("setup",)) is None
    assert edited(tree, ("setup", "vp"), 0) is None
    renamed: list[tuple[object, str]] = []
    tree.renamed.connect(lambda place, name: renamed.append((place, name)))
    editor = edited(tree, ("setup", "sieges", "alcazar"), 0)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "toledo")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(renamed))
    assert renamed == [(("setup", "sieges", "alcazar"), "toledo")]
