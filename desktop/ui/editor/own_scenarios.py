"""The scenarios of the player's own in one window: begun, changed, tried, kept, printed, shared, taken in, deleted."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMessageBox

from desktop.data.atomic import write_atomically
from desktop.data.errors import DataError, in_a_line
from desktop.data.shared import PLAIN, SCENARIO
from desktop.engine.errors import EngineError
from desktop.examples.loader import forget_worlds
from desktop.scenarios.draft import ScenarioDraft, own_folder, received
from desktop.ui import theme
from desktop.ui.editor.new_scenario import EMPTY, POSITION, NewScenarioDialog
from desktop.ui.editor.scenario_page import ScenarioPage
from desktop.ui.widgets.keys import TryingBar
from desktop.ui.widgets.typing import end_typing

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

FAULTS = (DataError, EngineError, OSError, ValueError)
_SEEDS = 2**31


class OwnScenarios(QObject):
    """Attributes:
    page: where a scenario is made, while there is one.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: ScenarioPage | None = None
        self._bar = TryingBar([("back-to-editor", "edit", self.tr("Back to the editor"))])
        self._bar.buttons["back-to-editor"].clicked.connect(self.back)
        window.page.add_bar(self._bar)
        window.controller.prepared.connect(self._on_prepared)
        window.installEventFilter(self)
        self._trying = False

    # -- beginning ---------------------------------------------------------------------------------
    def order(self, order: str, game_id: str, scenario: str) -> None:
        """What the start page asks for: a new one, or something to be done with one of the player's own."""
        orders: dict[str, Callable[[str, str], None]] = {
            "new": self.ask_new, "like": self.ask_new, "change": self._change, "share": self._share,
            "delete": self._ask_to_delete,
        }  # fmt: skip
        orders[order](game_id, scenario)

    def ask_new(self, game_id: str = "", scenario: str = "") -> None:
        """Ask what a new scenario is to begin from; or go on with the one that is being made."""
        if self.page is not None:
            self._show()
            return
        window = self._window
        on_table = window.controller.match.setup.game if window.controller.has_table else ""
        dialog = NewScenarioDialog(window.shelf.titles(), game_id or on_table, on_table, window, scenario or None)
        dialog.chosen.connect(self.begin)
        dialog.open()

    def begin(self, game_id: str, begin: str, name: str) -> None:
        """Begin a scenario like another, from the position on the table, or empty."""
        told: list[str] = []
        try:
            if begin == POSITION:
                draft, told = ScenarioDraft.from_position(self._window.controller.match, name)
            elif begin == EMPTY:
                draft = ScenarioDraft.empty(game_id, name)
            else:
                draft = ScenarioDraft.like(game_id, begin, name)
            self._open(draft)
        except FAULTS as error:
            self._window.files.say(self.tr("This cannot be done"), in_a_line(error))
            return
        for words in told:
            assert self.page is not None
            self.page.tell(words)

    def _change(self, game_id: str, scenario: str) -> None:
        if self.page is not None:
            self._show()
            return
        try:
            self._open(ScenarioDraft.opened(game_id, own_folder(game_id) / f"{scenario}.yaml"))
        except FAULTS as error:
            self._window.files.say(self.tr("This cannot be opened"), in_a_line(error))

    def _open(self, draft: ScenarioDraft) -> None:
        page = ScenarioPage(draft)
        page.ordered.connect(self._on_ordered)
        self.page = page
        self._window.add_page(page)
        self._show()

    def _show(self) -> None:
        page, settings = self.page, self._window.settings
        if page is not None:
            page.dress(settings.font_scale, settings.palette, theme.resolved(settings.theme))
            self._window.show_page(page)
            self._window.setWindowTitle(f"{page.draft.title} · Sandtable")

    # -- what its buttons do -----------------------------------------------------------------------
    def _on_ordered(self, order: str) -> None:
        orders: dict[str, Callable[[], object]] = {
            "try": self.try_it, "keep": self.keep, "print": self._print, "share": self._share_open,
            "close": self.close_page, "lose": self._end, "stay": self._stay,
        }  # fmt: skip
        if self.page is not None:
            self.page.figures.settle()
        orders[order]()

    def try_it(self) -> None:
        """Play the scenario as it stands; the editor waits, and so does the game on the table."""
        page = self.page
        if page is None or page.check():
            return
        try:
            match = page.draft.tried(secrets.randbelow(_SEEDS))
        except FAULTS as error:
            page.tell(in_a_line(error))
            return
        self._bar.words.setText(self.tr("You try “{0}”; nothing of it is kept.").format(page.draft.title))
        self._trying = True
        self._window.begin_trial(match)
        self._bar.show()

    def back(self) -> None:
        """From the trial to the editor, where everything is as it was."""
        self._trying = False
        self._bar.hide()
        self._window.end_trial()
        if not self._window.controller.has_table:
            self._window.kept.clear()
        self._show()

    def keep(self) -> bool:
        page = self.page
        if page is None or page.check():
            return False
        try:
            page.draft.keep()
        except FAULTS as error:
            page.tell(in_a_line(error))
            return False
        page.show_draft()
        page.ask_to_leave(False)
        self._listed_anew()
        self._window.say(self.tr("Kept among your own scenarios: {0}").format(page.draft.title))
        return True

    def _listed_anew(self) -> None:
        """There are other scenarios now, or they are others than they were."""
        forget_worlds()
        self._window.shelf.forget()
        self._window.start.play.list_anew()

    def _print(self) -> None:
        page = self.page
        if page is not None and (page.draft.is_kept or self.keep()):
            self._window.exports.print_setup(page.draft.game, str(page.draft.data["id"]))

    def _share_open(self) -> None:
        page = self.page
        if page is not None and (page.draft.is_kept or self.keep()):
            self._share(page.draft.game, str(page.draft.data["id"]))

    def _share(self, game_id: str, scenario: str) -> None:
        """Write one of the player's own as a file for somebody else."""
        source = own_folder(game_id) / f"{scenario}.yaml"
        title, name = self.tr("Share this scenario"), f"{scenario}{SCENARIO}"
        self._window.files.ask(title, lambda path: self.write(source, path), self._kinds(), name, SCENARIO)

    def write(self, source: Path, path: str) -> None:
        try:
            write_atomically(Path(path), source.read_bytes())
        except OSError as error:
            self._window.files.say(self.tr("Not written"), in_a_line(error))
        else:
            self._window.say(self.tr("Written: {0}").format(path))

    def close_page(self) -> None:
        """Put the editor away; what is not kept is asked about in place."""
        if self.page is not None and not self.page.draft.is_kept:
            self.page.ask_to_leave(True)
        else:
            self._end()

    def _stay(self) -> None:
        if self.page is not None:
            self.page.ask_to_leave(False)

    def _end(self) -> None:
        page, self.page = self.page, None
        self._window.show_start()
        if page is not None:
            page.deleteLater()

    # -- files -------------------------------------------------------------------------------------
    def ask_for_file(self) -> None:
        """Take in a scenario that somebody has shared."""
        self._window.files.ask(self.tr("Add a scenario from a file"), self.take_in, self._kinds())

    def _kinds(self) -> str:
        return self.tr("Scenarios ({0})").format(f"*{SCENARIO} *{PLAIN}")

    def take_in(self, path: str) -> None:
        """One that is not sound is refused in a line, and nothing is changed."""
        try:
            _, kept = received(Path(path))
        except FAULTS as error:
            self._window.files.say(self.tr("Not added"), in_a_line(error))
            return
        self._listed_anew()
        self._window.say(self.tr("Added: {0}").format(kept.stem))

    def _ask_to_delete(self, game_id: str, scenario: str) -> None:
        words = self.tr("Delete the scenario “{0}”? Games that were begun with it can no longer be opened.")
        box = QMessageBox(
            QMessageBox.Icon.Question, self.tr("Delete a scenario"), words.format(scenario), parent=self._window
        )
        gone = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        gone.setObjectName("delete-scenario")
        box.setDefaultButton(box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole))
        gone.clicked.connect(lambda: self.delete(game_id, scenario))
        box.finished.connect(box.deleteLater)
        box.open()

    def delete(self, game_id: str, scenario: str) -> None:
        from desktop.scenarios.draft import forget_scenarios

        try:
            (own_folder(game_id) / f"{scenario}.yaml").unlink()
        except OSError as error:
            self._window.files.say(self.tr("Not deleted"), in_a_line(error))
        forget_scenarios(game_id)
        self._listed_anew()

    # -- the window --------------------------------------------------------------------------------
    def _on_prepared(self) -> None:
        """Another table is before the players: the trial is over."""
        if not (self._trying and self._window.trying):
            self._trying = False
            self._bar.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window does not close over a scenario that is not kept."""
        if event.type() == QEvent.Type.Close and self.page is not None:
            end_typing(self._window)
            self.page.figures.settle()
        if event.type() == QEvent.Type.Close and self.page is not None and not self.page.draft.is_kept:
            event.ignore()
            if self._trying:
                self.back()
            self._show()
            self.page.ask_to_leave(True)
            return True
        return super().eventFilter(watched, event)
