"""Commands: one table of records from which menus, toolbar, key table and command palette are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.ui import theme
from desktop.ui.i18n import text


@dataclass(frozen=True, slots=True)
class Command:
    """Something the user can ask for.

    Attributes:
        id: the name of the slot that carries it out (`new_game` calls `on_new_game`).
        keys: key sequences; the first is shown in menus.
        when: always, game (one is open), playing, undo, redo, browsing, history, edit.
        on_map: whether its keys work only while the map has the focus (plain keys that lists need too).
        toggles: whether it stays on or off.
    """

    id: str
    text: str
    menu: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    when: str = "always"
    on_map: bool = False
    toggles: bool = False
    toolbar: bool = False


_T = QT_TRANSLATE_NOOP
MENUS = (
    ("game", _T("Sandtable", "&Game")),
    ("play", _T("Sandtable", "&Play")),
    ("view", _T("Sandtable", "&View")),
    ("help", _T("Sandtable", "&Help")),
)
"""Menu ids and titles in order; "-" in COMMANDS is a separator."""

COMMANDS: tuple[Command, ...] = (
    Command("start_page", _T("Sandtable", "Start page"), "game", ("Ctrl+Home",), "home", toolbar=True),
    Command("new_game", _T("Sandtable", "New game…"), "game", ("Ctrl+N",), "new"),
    Command("open_game", _T("Sandtable", "Open…"), "game", ("Ctrl+O",), "open"),
    Command("save", _T("Sandtable", "Save"), "game", ("Ctrl+S",), "save", "game", toolbar=True),
    Command("save_as", _T("Sandtable", "Save as…"), "game", ("Ctrl+Shift+S",), "save", "game"),
    Command("-files", "", "game"),
    Command("export_log_text", _T("Sandtable", "Export log as text…"), "game", (), "export", "playing"),
    Command("export_log_html", _T("Sandtable", "Export log as HTML…"), "game", (), "export", "playing"),
    Command("export_picture", _T("Sandtable", "Export picture of the map…"), "game", (), "image", "playing"),
    Command("print_setup", _T("Sandtable", "Set-up sheet as PDF…"), "game", ("Ctrl+P",), "print", "game"),
    Command("-settings", "", "game"),
    Command("preferences", _T("Sandtable", "Preferences…"), "game", ("Ctrl+,",), "preferences"),
    Command("quit", _T("Sandtable", "Quit"), "game", ("Ctrl+Q",), "quit"),
    Command("undo", _T("Sandtable", "Undo"), "play", ("Backspace", "Ctrl+Z"), "undo", "undo", toolbar=True),
    Command("redo", _T("Sandtable", "Redo"), "play", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo", "redo", toolbar=True),
    Command("-history", "", "play"),
    Command("history_back", _T("Sandtable", "Look one step back"), "play", ("PgUp",), "history-back", "history", True),
    Command(
        "history_forward", _T("Sandtable", "Look one step on"), "play", ("PgDown",), "history-forward", "browsing", True
    ),
    Command(
        "history_first", _T("Sandtable", "Look at the opening"), "play", ("Home",), "history-first", "history", True
    ),
    Command(
        "history_last", _T("Sandtable", "Return to the present"), "play", ("End",), "history-last", "browsing", True
    ),
    Command("-edit", "", "play"),
    Command("edit_mode", _T("Sandtable", "Edit the position"), "play", ("Ctrl+E",), "edit", "edit", toggles=True),
    Command(
        "replay_last", _T("Sandtable", "Replay the other side's last moves"), "play", ("Ctrl+R",), "play", "playing"
    ),
    Command("fit", _T("Sandtable", "Whole map"), "view", ("Ctrl+0",), "fit", "game", toolbar=True),
    Command("zoom_in", _T("Sandtable", "Nearer"), "view", ("Ctrl++", "Ctrl+="), "zoom-in", "game", toolbar=True),
    Command("zoom_out", _T("Sandtable", "Farther"), "view", ("Ctrl+-",), "zoom-out", "game", toolbar=True),
    Command(
        "find_place", _T("Sandtable", "Find a place or unit…"), "view", ("Ctrl+F",), "search", "playing", toolbar=True
    ),
    Command(
        "hide_counters",
        _T("Sandtable", "Hide counters"),
        "view",
        ("Ctrl+H",),
        "hide-counters",
        "game",
        toggles=True,
        toolbar=True,
    ),
    Command("-docks", "", "view"),
    Command("toggle_docks", _T("Sandtable", "Map alone"), "view", ("Tab",), "docks", "game", on_map=True),
    Command(
        "toggle_docks_anywhere",
        _T("Sandtable", "Map alone (from anywhere)"),
        "view",
        ("F9",),
        "docks",
        "game",
        toolbar=True,
    ),
    Command("reset_layout", _T("Sandtable", "Reset the layout"), "view", (), "reset"),
    Command("full_screen", _T("Sandtable", "Full screen"), "view", ("F11",), "full", toggles=True),
    Command("-look", "", "view"),
    Command("larger", _T("Sandtable", "Larger text"), "view", ("Ctrl+Shift+.",), "larger"),
    Command("smaller", _T("Sandtable", "Smaller text"), "view", ("Ctrl+Shift+,",), "smaller"),
    Command("switch_theme", _T("Sandtable", "Light or dark"), "view", ("Ctrl+D",), "theme"),
    Command("rules", _T("Sandtable", "Rules"), "help", ("F2",), "rules", "game"),
    Command("learn", _T("Sandtable", "Learn: examples of play"), "help", ("F3",), "learn"),
    Command("keys", _T("Sandtable", "Keys"), "help", ("F1",), "help"),
    Command("palette", _T("Sandtable", "Find a command…"), "help", ("Ctrl+K",), "command", toolbar=True),
    Command("about_data", _T("Sandtable", "About the data"), "help", (), "info", "game"),
    Command("credits", _T("Sandtable", "Credits"), "help", (), "info"),
)

MAP_KEYS: tuple[tuple[str, str], ...] = (
    (_T("Sandtable", "Arrows"), _T("Sandtable", "Walk from space to space")),
    (_T("Sandtable", "Space"), _T("Sandtable", "Open the stack under the focus")),
    (_T("Sandtable", "Enter"), _T("Sandtable", "Take what is lit: a space, a piece, a choice")),
    ("M", _T("Sandtable", "Pick up the piece; arrows carry it, Enter sets it down")),
    ("Esc", _T("Sandtable", "Put it back, or answer no")),
    (_T("Sandtable", "Shift + drag"), _T("Sandtable", "Carry the whole stack")),
    (_T("Sandtable", "Ctrl + wheel"), _T("Sandtable", "Nearer and farther")),
)
"""Keys that the map itself answers, for the key table."""


def overlay_key(number: int) -> str:
    """The key that switches overlay `number` (from 1)."""
    return f"Alt+{number}" if number <= 9 else ""


def dock_key(number: int) -> str:
    return f"Ctrl+{number}" if number <= 9 else ""


class CommandSet(QObject):
    """The QActions of a window, by command id."""

    def __init__(self, window: QWidget, map_area: QWidget, target: object) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        for command in COMMANDS:
            if command.id.startswith("-"):
                continue
            action = self._made(command, window)
            slot: Callable[..., None] = getattr(target, f"on_{command.id}")
            if command.toggles:
                action.toggled.connect(slot)
            else:
                action.triggered.connect(lambda _checked=False, slot=slot: slot())
            (map_area if command.on_map else window).addAction(action)
            self.actions[command.id] = action

    def _made(self, command: Command, window: QWidget) -> QAction:
        action = QAction(theme.icon(command.icon), text(command.text), window)
        action.setObjectName(command.id)
        action.setCheckable(command.toggles)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        if command.on_map:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if command.keys:
            shown = QKeySequence(command.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{action.text().replace('&', '')} ({shown})")
        return action

    def update_enabled(self, conditions: Mapping[str, bool]) -> None:
        for command in COMMANDS:
            if command.id in self.actions:
                self.actions[command.id].setEnabled(conditions.get(command.when, True))

    def update_icons(self) -> None:
        for command in COMMANDS:
            if command.id in self.actions:
                self.actions[command.id].setIcon(theme.icon(command.icon))


def of_menu(menu: str) -> Iterable[Command]:
    return (command for command in COMMANDS if command.menu == menu)
