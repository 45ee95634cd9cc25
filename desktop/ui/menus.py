"""Menus and toolbar of the main window: the commands where a player looks for them, panels and overlays among them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QMenuBar, QSizePolicy, QToolBar, QWidget

from desktop.controller.game_controller import GameController
from desktop.ui import theme
from desktop.ui.commands import COMMANDS, MENUS, CommandSet, of_menu, overlay_key
from desktop.ui.docks import Docks
from desktop.ui.i18n import text
from desktop.views.table import OverlayView

WALKING = ("history_back", "history_forward")


class Menus(QObject):
    """Attributes:
    bar: the menus.
    toolbar: beside them, with the slider of history: one row leaves the map more room than two.
    overlays: the menu of overlays of the game on the table.
    hands: the menu of the ways to hide hands at this table.
    """

    def __init__(
        self, window: QMainWindow, commands: CommandSet, docks: Docks, control: GameController, history: QWidget
    ) -> None:
        super().__init__(window)
        self._commands, self._docks, self._control = commands, docks, control
        self.bar = QMenuBar()
        self.toolbar = self._make_toolbar(window, history)
        self._lay_row(window)
        self.overlays = QMenu(self.tr("Overlays"), window)
        self.hands = QMenu(self.tr("Hands at this table"), window)
        self.hands.aboutToShow.connect(self.fill_hands)
        for menu_id, title in MENUS:
            menu = self.bar.addMenu(text(title))
            menu.aboutToShow.connect(lambda name=menu_id: self.draw_icons(name))
            self._fill(menu, menu_id)
        for name in docks.docks:
            docks.when_made(name, self._let_walk)

    def _let_walk(self, panel: QWidget) -> None:
        """The keys that walk through the history do so beside the map as well; Space turns the pages of the rules."""
        panel.addActions([self._commands.actions[name] for name in WALKING])

    def _make_toolbar(self, window: QMainWindow, history: QWidget) -> QToolBar:
        bar = QToolBar(self.tr("Tools"), window)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setIconSize(QSize(theme.ICON_SIZE, theme.ICON_SIZE))
        for command in COMMANDS:
            if command.toolbar:
                bar.addAction(self._commands.actions[command.id])
        history.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addSeparator()
        bar.addWidget(history)
        bar.toggleViewAction().setText(self.tr("Toolbar"))
        return bar

    def _lay_row(self, window: QMainWindow) -> None:
        top = QWidget(window)
        row = QHBoxLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.toolbar, 1)
        window.setMenuWidget(top)

    def _fill(self, menu: QMenu, menu_id: str) -> None:
        for command in of_menu(menu_id):
            if command.id == "-look":
                self._add_view_parts(menu)
            if command.id.startswith("-"):
                menu.addSeparator()
            else:
                menu.addAction(self._commands.actions[command.id])
        if menu_id == "play":
            menu.addSeparator()
            menu.addMenu(self.hands)
            menu.aboutToShow.connect(self._show_hands)

    def _show_hands(self) -> None:
        """A game without hands has no way to hide them."""
        control = self._control
        self.hands.menuAction().setVisible(not control.has_table or control.match.definition.unseen is not None)
        self.hands.setEnabled(control.playing and control.may("handover"))

    def fill_hands(self) -> None:
        """Tell how hands are hidden at this table; another way is taken when those agree who would lose by it."""
        names = {
            "open": self.tr("Open table: hands are held up"),
            "needed": self.tr("Table covered when something is hidden"),
            "always": self.tr("Table covered at each change of player"),
            "never": self.tr("Hands lie open"),
        }
        self.hands.clear()
        for mode, title in names.items():
            action = QAction(title, self.hands)
            action.setCheckable(True)
            action.setData(mode)
            action.setChecked(self._control.has_table and self._control.table.handover == mode)
            action.triggered.connect(lambda _on, mode=mode: self._control.set_handover(mode))
            self.hands.addAction(action)

    def _add_view_parts(self, menu: QMenu) -> None:
        panels = menu.addMenu(self.tr("Panels"))
        for action in self._docks.actions():
            panels.addAction(action)
        panels.addAction(self.toolbar.toggleViewAction())
        menu.addMenu(self.overlays)

    def draw_icons(self, menu_id: str) -> None:
        """Of a menu that is about to be seen, in the ink of the theme."""
        self._commands.update_icons(menu_id)
        if menu_id == "view":
            self._docks.update_icons()
            self.overlays.setIcon(theme.icon("overlay"))
            for action in self.overlays.actions():
                action.setIcon(theme.icon(f"overlay-{action.data()}"))

    def fill_overlays(self, overlays: Iterable[tuple[str, str]]) -> None:
        """Offer the overlays of another game."""
        self.overlays.clear()
        for number, (overlay_id, title) in enumerate(overlays, start=1):
            action = QAction(title, self.overlays)
            action.setCheckable(True)
            action.setData(overlay_id)
            action.setShortcut(QKeySequence(overlay_key(number)))
            action.triggered.connect(lambda _on, name=overlay_id: self._control.toggle_overlay(name))
            self.overlays.addAction(action)

    def tick_overlays(self, views: list[OverlayView]) -> None:
        """The menu follows overlays that were closed elsewhere."""
        shown = {view.id for view in views}
        for action in self.overlays.actions():
            action.setChecked(action.data() in shown)
