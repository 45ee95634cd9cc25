"""The guide: its pages lead to each other, name what there is, and are read in a window."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from desktop.cli import parser
from desktop.data.paths import resources_dir
from desktop.ui.commands import COMMANDS
from desktop.ui.dialogs.guide import GuideDialog, pages

FOLDER = resources_dir() / "guide"
MENU = {"Game": "game", "Play": "play", "View": "view", "Help": "help"}
SUBMENUS = {"Overlays", "Hands at this table", "Panels"}


def test_every_page_is_led_to_and_every_link_leads_somewhere() -> None:
    found = pages()
    assert {page.name for page in found} == {path.stem for path in FOLDER.glob("*.md")}
    for page in found:
        links = re.findall(r"\]\(([^)]+)\)", page.text)
        assert [link for link in links if not (FOLDER / link).is_file()] == []
        assert page.text.startswith(f"# {page.title}\n")


def test_the_guide_names_only_commands_and_menus_that_there_are() -> None:
    words = {(command.menu, command.text.rstrip("…")) for command in COMMANDS}
    named = set(next(iter(parser()._subparsers._group_actions)).choices)
    for page in pages():
        for menu, item in re.findall(r"\*(Game|Play|View|Help) > ([^*]+?)…?\*", page.text):
            assert item in SUBMENUS or (MENU[menu], item) in words, f"{page.name}: {menu} > {item}"
        for command in re.findall(r"sandtable ([a-z]+)\b", page.text):
            assert command in named, f"{page.name}: sandtable {command}"


def test_the_keys_that_pages_name_are_those_of_their_commands() -> None:
    keys = {key for command in COMMANDS for key in command.keys}
    for page in pages():
        for key in re.findall(r"\b(?:Ctrl\+[A-Z0]\b|F\d+\b)", page.text):
            assert key in keys, f"{page.name}: {key}"


def test_a_page_is_shown_and_a_link_leads_to_another(qtbot: QtBot) -> None:
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    titles = [page.title for page in pages()]
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == titles
    assert "knows the rules" in dialog.page.toPlainText()
    dialog.page.anchorClicked.emit(QUrl("printing.md"))
    assert dialog.list.currentItem().text() == "Printing"
    assert "Set-up sheet" in dialog.page.toPlainText()
    assert "**" not in dialog.page.toPlainText()


def test_pages_are_small_and_without_pictures() -> None:
    for path in sorted(Path(FOLDER).glob("*.md")):
        assert "![" not in path.read_text(encoding="utf-8")
