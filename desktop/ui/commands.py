"""Commands: one table of records from which menus, toolbar, key table and command palette are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.ui import theme
from desktop.ui.i18n import QT_TRANSLATE_NOOP, text


class Command(Struct, frozen=True):
    """Something the user can ask for.

    Attributes:
        id: the name of the slot that carries it out (`new_game` calls `on_new_game`).
        keys: key sequences; the first is shown in menus.
        when: always, game (one is open), playing, over, undo, redo, browsing, history, edit.
        on_map: whether its keys are the map's (lists need plain keys too); its letters work where nothing takes them.
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


ALSO = {
    "start_page": QT_TRANSLATE_NOOP("Sandtable", "home menu main games library leave"),
    "new_game": QT_TRANSLATE_NOOP("Sandtable", "begin start scenario play"),
    "open_game": QT_TRANSLATE_NOOP("Sandtable", "load import file"),
    "my_pictures": QT_TRANSLATE_NOOP("Sandtable", "scan photo printed map import cards counters vassal vmod module"),
    "my_copy": QT_TRANSLATE_NOOP("Sandtable", "own printed figures corrections values box counters cards map"),
    "save": QT_TRANSLATE_NOOP("Sandtable", "keep store write"),
    "save_as": QT_TRANSLATE_NOOP("Sandtable", "copy duplicate branch name"),
    "export_log_text": QT_TRANSLATE_NOOP("Sandtable", "history record report write file"),
    "export_log_html": QT_TRANSLATE_NOOP("Sandtable", "history record report web page file"),
    "export_picture": QT_TRANSLATE_NOOP("Sandtable", "screenshot image png map"),
    "export_sheets": QT_TRANSLATE_NOOP("Sandtable", "pdf print set-up sheet counters"),
    "print_sheets": QT_TRANSLATE_NOOP("Sandtable", "paper pdf set-up sheet counters map"),
    "concede": QT_TRANSLATE_NOOP("Sandtable", "give up resign surrender end"),
    "new_scenario": QT_TRANSLATE_NOOP("Sandtable", "make own editor set-up author change units"),
    "add_scenario": QT_TRANSLATE_NOOP("Sandtable", "import take in friend shared"),
    "preferences": QT_TRANSLATE_NOOP("Sandtable", "settings options font sound speed animation colour"),
    "quit": QT_TRANSLATE_NOOP("Sandtable", "exit close end leave"),
    "undo": QT_TRANSLATE_NOOP("Sandtable", "take back mistake wrong"),
    "redo": QT_TRANSLATE_NOOP("Sandtable", "again forward"),
    "history_back": QT_TRANSLATE_NOOP("Sandtable", "past earlier previous look rewind"),
    "history_forward": QT_TRANSLATE_NOOP("Sandtable", "later next look"),
    "history_first": QT_TRANSLATE_NOOP("Sandtable", "beginning start first opening"),
    "history_last": QT_TRANSLATE_NOOP("Sandtable", "now end current live"),
    "edit_mode": QT_TRANSLATE_NOOP("Sandtable", "change correct fix cheat move by hand"),
    "record_example": QT_TRANSLATE_NOOP("Sandtable", "make own tutorial lesson annotate author teach"),
    "replay_last": QT_TRANSLATE_NOOP("Sandtable", "watch again what happened show enemy move"),
    "players": QT_TRANSLATE_NOOP("Sandtable", "computer ai opponent bot solo program seat"),
    "advise": QT_TRANSLATE_NOOP("Sandtable", "help hint advice best move suggest computer adviser"),
    "pause_program": QT_TRANSLATE_NOOP("Sandtable", "computer ai opponent stop wait go on"),
    "step_program": QT_TRANSLATE_NOOP("Sandtable", "computer ai opponent single next"),
    "end_page": QT_TRANSLATE_NOOP("Sandtable", "result score winner finish over"),
    "fit": QT_TRANSLATE_NOOP("Sandtable", "zoom all overview board"),
    "zoom_in": QT_TRANSLATE_NOOP("Sandtable", "closer magnify bigger plus"),
    "zoom_out": QT_TRANSLATE_NOOP("Sandtable", "further smaller overview minus"),
    "find_place": QT_TRANSLATE_NOOP("Sandtable", "search where unit hex city"),
    "show_asked": QT_TRANSLATE_NOOP("Sandtable", "where find camera decision"),
    "own_view": QT_TRANSLATE_NOOP("Sandtable", "camera return back zoom"),
    "hide_counters": QT_TRANSLATE_NOOP("Sandtable", "units pieces map terrain look under"),
    "own_pictures": QT_TRANSLATE_NOOP("Sandtable", "scan photo printed map faces switch"),
    "legend": QT_TRANSLATE_NOOP("Sandtable", "key colours blue lit highlight"),
    "toggle_docks": QT_TRANSLATE_NOOP("Sandtable", "panels hide full map"),
    "toggle_docks_anywhere": QT_TRANSLATE_NOOP("Sandtable", "panels hide full map"),
    "reset_layout": QT_TRANSLATE_NOOP("Sandtable", "panels docks lost window"),
    "full_screen": QT_TRANSLATE_NOOP("Sandtable", "maximise window whole"),
    "larger": QT_TRANSLATE_NOOP("Sandtable", "font text size bigger letters"),
    "smaller": QT_TRANSLATE_NOOP("Sandtable", "font text size letters"),
    "switch_theme": QT_TRANSLATE_NOOP("Sandtable", "night black white theme"),
    "rules": QT_TRANSLATE_NOOP("Sandtable", "why book help reason"),
    "briefing": QT_TRANSLATE_NOOP("Sandtable", "situation aim goal victory how to win points hint special rules start"),
    "guide": QT_TRANSLATE_NOOP("Sandtable", "manual help user how handbook"),
    "learn": QT_TRANSLATE_NOOP("Sandtable", "tutorial lesson teach first turn how"),
    "keys": QT_TRANSLATE_NOOP("Sandtable", "shortcut keyboard help"),
    "palette": QT_TRANSLATE_NOOP("Sandtable", "search action menu do"),
    "about_data": QT_TRANSLATE_NOOP("Sandtable", "source dagger reconstructed invented"),
    "history": QT_TRANSLATE_NOOP("Sandtable", "statistics balance self-play how often wins table count"),
    "credits": QT_TRANSLATE_NOOP("Sandtable", "author licence version about"),
}
"""Other words under which a player looks for a command."""

MENUS = (
    ("game", QT_TRANSLATE_NOOP("Sandtable", "&Game")),
    ("play", QT_TRANSLATE_NOOP("Sandtable", "&Play")),
    ("view", QT_TRANSLATE_NOOP("Sandtable", "&View")),
    ("help", QT_TRANSLATE_NOOP("Sandtable", "&Help")),
)
"""Menu ids and titles in order; "-" in COMMANDS is a separator."""

COMMANDS: tuple[Command, ...] = (
    Command("start_page", QT_TRANSLATE_NOOP("Sandtable", "Start page"), "game", ("Ctrl+Home",), "home", toolbar=True),
    Command("new_game", QT_TRANSLATE_NOOP("Sandtable", "New game…"), "game", ("Ctrl+N",), "new"),
    Command("open_game", QT_TRANSLATE_NOOP("Sandtable", "Open…"), "game", ("Ctrl+O",), "open"),
    Command("my_pictures", QT_TRANSLATE_NOOP("Sandtable", "My pictures…"), "game", (), "image"),
    Command("my_copy", QT_TRANSLATE_NOOP("Sandtable", "My copy…"), "game", ("Ctrl+M",), "edit"),
    Command("save", QT_TRANSLATE_NOOP("Sandtable", "Save"), "game", ("Ctrl+S",), "save", "game", toolbar=True),
    Command("save_as", QT_TRANSLATE_NOOP("Sandtable", "Save as…"), "game", ("Ctrl+Shift+S",), "save", "game"),
    Command("-files", "", "game"),
    Command("export_log_text", QT_TRANSLATE_NOOP("Sandtable", "Export log as text…"), "game", (), "export", "playing"),
    Command("export_log_html", QT_TRANSLATE_NOOP("Sandtable", "Export log as HTML…"), "game", (), "export", "playing"),
    Command(
        "export_picture", QT_TRANSLATE_NOOP("Sandtable", "Export picture of the map…"), "game", (), "image", "playing"
    ),
    Command(
        "export_sheets",
        QT_TRANSLATE_NOOP("Sandtable", "Export sheets as PDF…"),
        "game",
        ("Ctrl+Shift+P",),
        "export",
        "playing",
    ),
    Command("print_sheets", QT_TRANSLATE_NOOP("Sandtable", "Print…"), "game", ("Ctrl+P",), "print", "playing"),
    Command("players", QT_TRANSLATE_NOOP("Sandtable", "Players…"), "game", (), "handover", "open"),
    Command("concede", QT_TRANSLATE_NOOP("Sandtable", "Concede…"), "game", (), "concede", "concede"),
    Command("-make", "", "game"),
    Command("new_scenario", QT_TRANSLATE_NOOP("Sandtable", "New scenario of your own…"), "game", (), "edit"),
    Command("add_scenario", QT_TRANSLATE_NOOP("Sandtable", "Add a scenario from a file…"), "game", (), "open"),
    Command("-settings", "", "game"),
    Command("preferences", QT_TRANSLATE_NOOP("Sandtable", "Preferences…"), "game", ("Ctrl+,",), "preferences"),
    Command("quit", QT_TRANSLATE_NOOP("Sandtable", "Quit"), "game", ("Ctrl+Q",), "quit"),
    Command(
        "undo", QT_TRANSLATE_NOOP("Sandtable", "Undo"), "play", ("Backspace", "Ctrl+Z"), "undo", "undo", toolbar=True
    ),
    Command(
        "redo", QT_TRANSLATE_NOOP("Sandtable", "Redo"), "play", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo", "redo", toolbar=True
    ),
    Command(
        "advise",
        QT_TRANSLATE_NOOP("Sandtable", "What would you do?"),
        "play",
        ("W",),
        "advise",
        "advice",
        on_map=True,
        toolbar=True,
    ),
    Command(
        "pause_program",
        QT_TRANSLATE_NOOP("Sandtable", "Pause the program"),
        "play",
        ("Ctrl+Space",),
        "pause",
        "programs",
    ),
    Command(
        "step_program", QT_TRANSLATE_NOOP("Sandtable", "One choice of the program"), "play", (), "play", "programs"
    ),
    Command("-history", "", "play"),
    Command(
        "history_back",
        QT_TRANSLATE_NOOP("Sandtable", "Look one step back"),
        "play",
        ("PgUp",),
        "history-back",
        "history",
        True,
    ),
    Command(
        "history_forward",
        QT_TRANSLATE_NOOP("Sandtable", "Look one step on"),
        "play",
        ("PgDown",),
        "history-forward",
        "browsing",
        True,
    ),
    Command(
        "history_first",
        QT_TRANSLATE_NOOP("Sandtable", "Look at the opening"),
        "play",
        ("Home",),
        "history-first",
        "history",
        True,
    ),
    Command(
        "history_last",
        QT_TRANSLATE_NOOP("Sandtable", "Return to the present"),
        "play",
        ("End",),
        "history-last",
        "browsing",
        True,
    ),
    Command("-edit", "", "play"),
    Command("record_example", QT_TRANSLATE_NOOP("Sandtable", "Record an example…"), "play", (), "learn"),
    Command(
        "edit_mode",
        QT_TRANSLATE_NOOP("Sandtable", "Edit the position"),
        "play",
        ("Ctrl+E",),
        "edit",
        "edit",
        toggles=True,
    ),
    Command(
        "replay_last",
        QT_TRANSLATE_NOOP("Sandtable", "Watch what happened since your last action"),
        "play",
        ("Ctrl+R",),
        "play",
        "playing",
    ),
    Command("end_page", QT_TRANSLATE_NOOP("Sandtable", "How the game ended"), "play", ("Ctrl+G",), "info", "over"),
    Command("fit", QT_TRANSLATE_NOOP("Sandtable", "Whole map"), "view", ("Ctrl+0",), "fit", "game", toolbar=True),
    Command(
        "zoom_in",
        QT_TRANSLATE_NOOP("Sandtable", "Nearer"),
        "view",
        ("Ctrl++", "Ctrl+="),
        "zoom-in",
        "game",
        toolbar=True,
    ),
    Command(
        "zoom_out", QT_TRANSLATE_NOOP("Sandtable", "Farther"), "view", ("Ctrl+-",), "zoom-out", "game", toolbar=True
    ),
    Command(
        "find_place",
        QT_TRANSLATE_NOOP("Sandtable", "Find a place or unit…"),
        "view",
        ("Ctrl+F",),
        "search",
        "playing",
        toolbar=True,
    ),
    Command(
        "show_asked", QT_TRANSLATE_NOOP("Sandtable", "Show me what is asked"), "view", ("F",), "search", "game", True
    ),
    Command("own_view", QT_TRANSLATE_NOOP("Sandtable", "Back to my own view"), "view", ("B",), "fit", "game", True),
    Command(
        "hide_counters",
        QT_TRANSLATE_NOOP("Sandtable", "Hide counters"),
        "view",
        ("Ctrl+H",),
        "hide-counters",
        "game",
        toggles=True,
        toolbar=True,
    ),
    Command(
        "legend",
        QT_TRANSLATE_NOOP("Sandtable", "Legend: what the map and its marks mean"),
        "view",
        ("Ctrl+L",),
        "legend",
        "game",
        toggles=True,
    ),
    Command(
        "own_pictures",
        QT_TRANSLATE_NOOP("Sandtable", "My own pictures: off or on"),
        "view",
        ("F6",),
        "image",
        "game",
    ),
    Command("-docks", "", "view"),
    Command(
        "toggle_docks", QT_TRANSLATE_NOOP("Sandtable", "Map alone"), "view", ("Tab",), "docks", "game", on_map=True
    ),
    Command(
        "toggle_docks_anywhere",
        QT_TRANSLATE_NOOP("Sandtable", "Map alone (from anywhere)"),
        "view",
        ("F9",),
        "docks",
        "game",
        toolbar=True,
    ),
    Command("reset_layout", QT_TRANSLATE_NOOP("Sandtable", "Reset the layout"), "view", (), "reset"),
    Command("full_screen", QT_TRANSLATE_NOOP("Sandtable", "Full screen"), "view", ("F11",), "full", toggles=True),
    Command("-look", "", "view"),
    Command("larger", QT_TRANSLATE_NOOP("Sandtable", "Larger text"), "view", ("Ctrl+Shift+.",), "larger"),
    Command("smaller", QT_TRANSLATE_NOOP("Sandtable", "Smaller text"), "view", ("Ctrl+Shift+,",), "smaller"),
    Command("switch_theme", QT_TRANSLATE_NOOP("Sandtable", "Light or dark"), "view", ("Ctrl+D",), "theme"),
    Command("guide", QT_TRANSLATE_NOOP("Sandtable", "Guide"), "help", ("Shift+F1",), "help"),
    Command("rules", QT_TRANSLATE_NOOP("Sandtable", "Rules"), "help", ("F2",), "rules", "game"),
    Command("briefing", QT_TRANSLATE_NOOP("Sandtable", "Briefing of the scenario"), "help", ("F4",), "info", "game"),
    Command("learn", QT_TRANSLATE_NOOP("Sandtable", "Learn: examples of play"), "help", ("F3",), "learn"),
    Command("keys", QT_TRANSLATE_NOOP("Sandtable", "Keys"), "help", ("F1",), "help"),
    Command("palette", QT_TRANSLATE_NOOP("Sandtable", "Find a command…"), "help", ("Ctrl+K",), "command", toolbar=True),
    Command("about_data", QT_TRANSLATE_NOOP("Sandtable", "About the data"), "help", (), "info", "game"),
    Command("history", QT_TRANSLATE_NOOP("Sandtable", "How wars go"), "help", (), "info", "game"),
    Command("credits", QT_TRANSLATE_NOOP("Sandtable", "Credits"), "help", (), "info"),
)

MAP_KEYS: tuple[tuple[str, str], ...] = (
    (QT_TRANSLATE_NOOP("Sandtable", "Arrows"), QT_TRANSLATE_NOOP("Sandtable", "Walk from space to space")),
    (QT_TRANSLATE_NOOP("Sandtable", "Space"), QT_TRANSLATE_NOOP("Sandtable", "Open the stack under the focus")),
    (
        QT_TRANSLATE_NOOP("Sandtable", "Enter"),
        QT_TRANSLATE_NOOP("Sandtable", "Take what is lit: a space, a piece, a choice"),
    ),
    ("N", QT_TRANSLATE_NOOP("Sandtable", "Go to the next lit place; with Shift, to the one before")),
    ("M", QT_TRANSLATE_NOOP("Sandtable", "Pick up the piece; arrows carry it, Enter sets it down")),
    ("Esc", QT_TRANSLATE_NOOP("Sandtable", "Put it back, turn the hand down, or answer no")),
    (QT_TRANSLATE_NOOP("Sandtable", "Shift + drag"), QT_TRANSLATE_NOOP("Sandtable", "Carry the whole stack")),
    (QT_TRANSLATE_NOOP("Sandtable", "Ctrl + wheel"), QT_TRANSLATE_NOOP("Sandtable", "Nearer and farther")),
)
"""Keys that the map itself answers, for the key table."""

ELSEWHERE: tuple[tuple[str, str], ...] = (
    ("Enter", QT_TRANSLATE_NOOP("Sandtable", "Take the choice that is marked in the Decision dock")),
    ("1 - 6", QT_TRANSLATE_NOOP("Sandtable", "Enter a die that was rolled at the table")),
    ("H", QT_TRANSLATE_NOOP("Sandtable", "Hold up the hand of whoever is asked, as long as it is down")),
    ("PgUp, PgDown", QT_TRANSLATE_NOOP("Sandtable", "In an example of play: one step back, one step on")),
    ("Left, Right", QT_TRANSLATE_NOOP("Sandtable", "In an example of play: one step back, one step on")),
    ("P", QT_TRANSLATE_NOOP("Sandtable", "In an example of play: run on by itself, or pause")),
    ("Enter", QT_TRANSLATE_NOOP("Sandtable", "In the list of games: go on with it")),
    (
        QT_TRANSLATE_NOOP("Sandtable", "Space"),
        QT_TRANSLATE_NOOP("Sandtable", "In the rules: a page on; with Shift, a page back"),
    ),
    ("F2", QT_TRANSLATE_NOOP("Sandtable", "In the list of games: name it")),
    ("Del", QT_TRANSLATE_NOOP("Sandtable", "In the list of games: into the bin")),
    ("Enter", QT_TRANSLATE_NOOP("Sandtable", "In My copy: put the figure in and go on")),
    (QT_TRANSLATE_NOOP("Sandtable", "Space"), QT_TRANSLATE_NOOP("Sandtable", "In My copy: as printed")),
    ("?", QT_TRANSLATE_NOOP("Sandtable", "In My copy: doubtful, to be looked at again")),
    ("Del", QT_TRANSLATE_NOOP("Sandtable", "In My copy: as it ships")),
)
"""Keys that other parts of the window answer."""


def overlay_key(number: int) -> str:
    """The key that switches overlay `number` (from 1)."""
    return f"Alt+{number}" if number <= 9 else ""


def dock_key(number: int) -> str:
    return f"Ctrl+{number}" if number <= 9 else ""


AGAIN = frozenset(["zoom_in", "zoom_out", "history_back", "history_forward"])
"""What goes on while its key stays down: it only looks about. All else is done once, however long a finger rests."""


class CommandSet(QObject):
    """The QActions of a window, by command id."""

    def __init__(self, window: QWidget, map_area: QWidget, target: object) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self._conditions: dict[str, bool] = {}
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
        action = QAction(text(command.text), window)
        action.setObjectName(command.id)
        action.setCheckable(command.toggles)
        action.setAutoRepeat(command.id in AGAIN)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        if command.on_map:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if command.keys:
            shown = QKeySequence(command.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{action.text().replace('&', '')} ({shown})")
        return action

    def take_letter(self, event: QKeyEvent) -> bool:
        """A letter that no widget has a use for does what it does on the map."""
        letter = "" if event.modifiers() or event.isAutoRepeat() else event.text().upper()
        meant = [self.actions[each.id] for each in COMMANDS if each.on_map and letter.isalpha() and letter in each.keys]
        for action in meant:
            action.trigger()
        return bool(meant)

    def update_enabled(self, conditions: Mapping[str, bool]) -> None:
        """Allow what can be asked for now; after most actions that is what could be before."""
        before, self._conditions = self._conditions, dict(conditions)
        for command in COMMANDS:
            allowed = conditions.get(command.when, True)
            if command.id in self.actions and before.get(command.when) != allowed:
                self.actions[command.id].setEnabled(allowed)

    def update_icons(self, menu: str = "") -> None:
        """Draw the icons of the toolbar, or of a menu that is about to be shown, in the ink of the theme."""
        for command in COMMANDS:
            if command.id in self.actions and (command.menu == menu or (command.toolbar and not menu)):
                self.actions[command.id].setIcon(theme.icon(command.icon))


def of_menu(menu: str) -> Iterable[Command]:
    return (command for command in COMMANDS if command.menu == menu)
