"""Wires the examples into a window: the Learn page, the example page, Help, and rules that have an example."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controller.example_controller import ExampleController
from desktop.data.errors import DataError
from desktop.engine.definition import game_ids
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.examples.loader import Loaded, faults_of_own, load_examples
from desktop.examples.views import ExampleItem, example_item
from desktop.ui import theme
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.examples.learn_page import LearnPage
from desktop.ui.examples.progress import Progress
from desktop.ui.widgets.keys import TryingBar

if TYPE_CHECKING:
    from desktop.ui.dialogs.print_export import Export
    from desktop.ui.editor.own_examples import OwnExamples
    from desktop.ui.main_window import MainWindow

STEP_MS = (0, 90, 180, 360)


class Examples(QObject):
    """The examples of one window.

    Attributes:
        controller: walks through the example that is open.
        page, learn: the two pages.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.controller = ExampleController(self)
        self.progress = Progress(window.settings.store)
        self.learn = LearnPage(self.progress)
        self._page: ExamplePage | None = None
        back, keep = self.tr("Back to the example"), self.tr("Keep this trial as a game")
        self._bar = TryingBar([("keep-trial", "save", keep), ("back-to-example", "learn", back)])
        self._found: list[Loaded] | None = None
        self._fault = ""
        self.writing: Export | None = None
        self._own: OwnExamples | None = None
        self._from_table = False
        """Whether the reader came from a game."""
        window.add_page(self.learn)
        window.page.add_bar(self._bar)
        self._connect()

    def _connect(self) -> None:
        window, control = self._window, self.controller
        control.finished.connect(self.progress.mark_done)
        control.step_changed.connect(self._on_step_changed)
        control.trial_started.connect(self._on_trial_started)
        control.trial_ended.connect(self._on_trial_ended)
        control.notice.connect(window.say)
        self._bar.buttons["back-to-example"].clicked.connect(control.end_trial)
        self._bar.buttons["keep-trial"].clicked.connect(window.keep_trial)
        self.learn.example_requested.connect(self.open)
        self.learn.closed.connect(self._leave)
        window.docks.when_made("rules", lambda rules: rules.example_requested.connect(lambda key: self.open(key, 0)))
        window.docks.when_made("log", lambda log: log.example_wanted.connect(lambda *turn: self.own.keep_turn(*turn)))
        self.learn.own_ordered.connect(lambda order, key: self.own.order(order, key))
        self.learn.file_wanted.connect(lambda: self.own.ask_for_file())
        window.controller.prepared.connect(self._on_prepared)

    # -- the player's own --------------------------------------------------------------------------
    @property
    def own(self) -> OwnExamples:
        """Those that the player makes; made when the first is asked for."""
        if self._own is None:
            from desktop.ui.editor.own_examples import OwnExamples

            self._own = OwnExamples(self._window, self)
        return self._own

    def record(self) -> None:
        """Record an example from the position on the table."""
        self.own.record()

    def forget_found(self) -> None:
        """Look for examples anew: the player has made one, or deleted it."""
        self._found = None

    def find(self, key: str) -> Loaded | None:
        """An example by `game/id`."""
        return next((each for each in self.loaded() if f"{each.game}/{each.id}" == key), None)

    # -- what there is -----------------------------------------------------------------------------
    def loaded(self) -> list[Loaded]:
        """All examples, read when they are first asked for; a game whose examples cannot be read is left out."""
        if self._found is None:
            self._found, faults = [], []
            for game_id in game_ids():
                try:
                    self._found += load_examples(game_id)
                    faults += [str(fault) for fault in faults_of_own(game_id)]
                except (DataError, EngineError) as error:
                    faults.append(str(error).splitlines()[0])
            self._fault = "; ".join(faults)
        return self._found

    def items(self) -> list[ExampleItem]:
        return [example_item(each) for each in self.loaded()]

    def about(self, game_id: str) -> dict[str, tuple[tuple[str, str], ...]]:
        """For each rule of a game the examples that show it: (key, title)."""
        found: dict[str, tuple[tuple[str, str], ...]] = {}
        for item in self.items():
            if item.game == game_id:
                for number in item.rules:
                    found[number] = (*found.get(number, ()), (item.key, item.title))
        return found

    # -- pages -------------------------------------------------------------------------------------
    @property
    def page(self) -> ExamplePage:
        """Made when the first example is opened."""
        if self._page is None:
            self._page = ExamplePage(self.controller)
            self._page.closed.connect(self.show_learn)
            self._page.player.example_requested.connect(lambda key: self.open(key, 0))
            self._window.add_page(self._page)
            self._page.player.print_wanted.connect(self.export)
            self._page.rules.example_requested.connect(lambda key: self.open(key, 0))
            self.dress()
        return self._page

    def dress(self) -> None:
        """Follow the settings."""
        if self._page is not None:
            settings = self._window.settings
            look = theme.resolved(settings.theme)
            self._page.dress(settings.font_scale, settings.palette, look, STEP_MS[settings.animation])

    def _leave(self) -> None:
        """Back to where the reader came from."""
        if self._from_table and self._window.game is not None:
            self._window.return_to_game()
        else:
            self._window.show_start()

    def show_learn(self) -> None:
        """The list of all examples, with what was done."""
        window = self._window
        if window.at_table or window.start.isVisible():
            self._from_table = window.at_table and window.game is not None
        window.end_trial()
        self.learn.lead_back(to_table=self._from_table)
        self._forget_trial()
        self.learn.show_examples(self.items(), self._fault, self._game_in_mind())
        self._window.show_page(self.learn)

    def _game_in_mind(self) -> str:
        """The game of the example that was read, else of the game on the table."""
        control, table = self.controller, self._window.controller
        if control.loaded is not None and self._page is not None and self._page.isVisible():
            return control.loaded.game
        return table.match.setup.game if table.has_table else ""

    def _neighbours(self, loaded: Loaded) -> tuple[tuple[str, str], ...]:
        """The examples of the game after and before one, in the words of their buttons."""
        line = [each for each in self.loaded() if each.game == loaded.game]
        at = next(number for number, each in enumerate(line) if each.id == loaded.id)
        found = []
        if at + 1 < len(line):
            found.append((line[at + 1], self.tr("Next example: {0}")))
        if at:
            found.append((line[at - 1], self.tr("Example before: {0}")))
        return tuple((f"{each.game}/{each.id}", words.format(each.example.title)) for each, words in found)

    def open(self, key: str, step: int = 0) -> None:
        """Open an example by `game/id` at a step of its main line."""
        loaded = self.find(key)
        if loaded is None:
            self._window.say(self.tr("There is no example {0}.").format(key))
            return
        page = self.page
        self._window.show_page(page)
        page.player.show_neighbours(self._neighbours(loaded))
        if self.controller.open(loaded):
            page.rules.set_examples(self.about(loaded.game))
            if step:
                self.controller.go_to((min(step, len(loaded.example.steps) - 1),))
            self._window.setWindowTitle(f"{loaded.example.title} · Sandtable")
            page.player.next.setFocus()
        else:
            self._leave_unopened()

    def _leave_unopened(self) -> None:
        """Where an example cannot be shown, the list stays before the reader, and says why."""
        why = self._window.status.currentMessage()
        self.show_learn()
        self._window.say(why)

    def export(self) -> None:
        """Write the example that is open as a walk-through, where the reader says."""
        loaded = self.controller.loaded
        if loaded is None:
            return
        self.controller.pause()
        kinds = self.tr("Walk-through to print (*.pdf);;Walk-through as a page (*.html)")
        self._window.files.ask(self.tr("Keep this example"), self._write, kinds, f"{loaded.id}.pdf", ".pdf")

    def _write(self, path: str) -> None:
        """Step by step, so that the window stays alive and it can be given up."""
        from desktop.ui.dialogs.print_export import Export
        from desktop.ui.examples.walkthrough import walkthrough

        loaded = self.controller.loaded
        if loaded is None:
            return
        work = walkthrough(loaded, as_page=path.lower().endswith((".html", ".htm")))
        self.writing = Export(work, Path(path), self._window)
        self.writing.written.connect(lambda path: self._window.say(self.tr("Written: {0}").format(path)))
        self.writing.failed.connect(lambda why: self._window.files.say(self.tr("Not written"), why))
        self.writing.cancelled.connect(lambda: self._window.say(self.tr("Given up: nothing was written.")))
        self.writing.start()

    def _on_step_changed(self, step: object) -> None:
        run = self.controller.run
        if run is not None and not self.progress.is_done(self.controller.key):
            self.progress.leave_at(self.controller.key, run.path[0])

    # -- trying ------------------------------------------------------------------------------------
    def _on_trial_started(self, match: Match) -> None:
        """The reader plays on from here, at a table of its own; the game on the table waits as it was left."""
        loaded = self.controller.loaded
        assert loaded is not None
        self._bar.words.setText(self.tr("Your own game, from the example “{0}”.").format(loaded.example.title))
        self._window.begin_trial(match)
        self._bar.show()

    def _on_trial_ended(self) -> None:
        self._bar.hide()
        self._window.end_trial()
        self._window.show_page(self.page)
        self.page.player.next.setFocus()

    def greet(self) -> None:
        """A match was on the table before the examples were made ready."""
        self._on_prepared()

    def _on_prepared(self) -> None:
        """Another table is before the players: if it is no trial, the trial is over."""
        game_id = self._window.controller.match.setup.game
        self._window.docks.update("rules", lambda rules: rules.set_examples(self.about(game_id)), "examples")
        if not self._window.trying:
            self._forget_trial()

    def _forget_trial(self) -> None:
        self.controller.trying = False
        self._bar.hide()


def install_examples(window: MainWindow) -> Examples:
    """Give a window its examples."""
    return Examples(window)
