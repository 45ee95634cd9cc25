"""Recording an example at the table: a trial on the map, the recorder beside it, and the file that comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from desktop.data.errors import DataError, in_a_line
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.course import Path
from desktop.examples.draft import Draft, RecordedMatch
from desktop.examples.loader import Loaded
from desktop.examples.recording import Told
from desktop.examples.schema import Example
from desktop.ui.editor.pointing import MapPointing
from desktop.ui.editor.recorder_panel import RecorderPanel
from desktop.ui.map.pointers import MapPointers
from desktop.ui.widgets.typing import end_typing

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

FAULTS = (DataError, EngineError, OSError, ValueError)
Change = Callable[[Draft], object]
CHECK_MS = 600
"""So long after the last change the example is run, and its faults are told."""


class RecordingDesk(QObject):
    """One example at a time is recorded in a window.

    Attributes:
        draft: the example, if there is one.
        panel: the recorder beside the map.

    Signals:
        kept: an example was written among the player's own.
        read_wanted: the key `game/id` of the example, to be read now.
    """

    kept = Signal()
    read_wanted = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.draft: Draft | None = None
        self._match: RecordedMatch | None = None
        self.panel = RecorderPanel()
        self._dock = QDockWidget(self.tr("Recorder"), window)
        self._dock.setObjectName("dock-recorder")
        self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self._dock.setTitleBarWidget(QWidget())
        self._dock.setWidget(self.panel)
        self._dock.hide()
        self._dock.visibilityChanged.connect(self._on_dock)
        self.pointing = MapPointing(window.page.map, self)
        self._pointers = MapPointers(window.page.map)
        self._checking = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._checking.timeout.connect(self.check)
        self._laying = False
        self._connect()
        window.installEventFilter(self)
        window.page.installEventFilter(self)

    def _connect(self) -> None:
        panel, form, control = self.panel, self.panel.form, self._window.controller
        panel.told.connect(lambda field, text: self._change(lambda draft: draft.tell(**{field: text})))
        panel.stepped.connect(self.stand_at)
        panel.ordered.connect(self._on_ordered)
        panel.dice_set.connect(self._on_dice_set)
        form.words_changed.connect(lambda field, text: self._change(lambda draft: draft.change(**{field: text})))
        form.dice_changed.connect(self._on_dice_changed)
        form.asked.connect(lambda question: self._change(lambda draft: draft.change(ask=question)))
        form.branch_named.connect(lambda title: self._change(lambda draft: draft.name_side_line(title)))
        form.pointing_wanted.connect(self.pointing.set_on)
        form.nothing_pointed.connect(lambda: self._change(Draft.point_at_nothing))
        self.pointing.pointed.connect(self._on_pointed)
        self.pointing.drawn.connect(lambda start, end: self._change(lambda draft: draft.draw_arrow(start, end)))
        control.table_changed.connect(lambda _: self._on_table_changed())
        control.prepared.connect(self._on_prepared)
        self._window.page.map.gestures.put_down.connect(lambda *_: QTimer.singleShot(0, self, self._on_table_changed))

    # -- beginning ---------------------------------------------------------------------------------
    @property
    def recording(self) -> bool:
        """Whether the recorder's own game is on the table."""
        control = self._window.controller
        return self._match is not None and control.has_table and control.match is self._match

    def record(self) -> None:
        """Record from the position on the table; or go on with what is being recorded."""
        if self.draft is not None:
            self._lay()
        elif self.draft is None:
            control = self._window.controller
            shown = control.table.shown.position if control.browsing else control.match.position
            self._try(lambda: self._begin(Draft(self._begun(shown), control.match.setup.game)))

    def _begun(self, position: int) -> Example:
        table = self._window.controller.table
        return recording.begun(table.match.at(position), self.tr("My example: {0}").format(table.headline().scenario))

    def keep_turn(self, first: int, last: int, title: str) -> None:
        """Make what was played from one entry of the log to another an example, and show it in the recorder."""
        if self.draft is not None and not self.draft.is_kept:
            self._window.say(self.tr("An example is being recorded already: keep it first, or close it."))
            return
        control = self._window.controller
        match, presenter = control.match, control.presenter
        self._try(
            lambda: self._begin(Draft(recording.recorded(match, first, last, presenter, title), match.setup.game))
        )

    def take_up(self, loaded: Loaded, file: FilePath) -> None:
        """Go on with an example of the player's own."""
        if self.draft is not None and not self.draft.is_kept:
            self._window.say(self.tr("An example is being recorded already: keep it first, or close it."))
            return
        self._try(lambda: self._begin(Draft(loaded.example, loaded.game, file=file)))

    def _begin(self, draft: Draft) -> None:
        """Where the position cannot be come to, nothing is begun."""
        control = self._window.controller
        own_figures = control.has_table and bool(control.match.setup.corrections)
        draft.match()
        if own_figures:
            self._window.say(
                self.tr("Examples are played with the figures that ship, not with those of your own copy.")
            )
        self.draft = draft
        self._lay()
        self.panel.show_faults(())
        self.check()

    def _lay(self) -> None:
        """Put the position after the step on the table."""
        draft = self.draft
        if draft is None:
            return
        try:
            match = draft.match()
        except FAULTS as error:
            self._tell([Told(draft.path[0], in_a_line(error))])
            return
        match.sets_dice = self.panel.set_dice.isChecked()
        first = self._dock.isHidden()
        alone = first or self._window.docks.hidden
        self._laying, self._match = True, match
        self._window.begin_trial(match)
        self._laying = False
        self._stand_beside(first)
        if alone:
            self._window.docks.show_map_alone()
        self._show()

    def _stand_beside(self, first: bool) -> None:
        """The recorder stands at the right of the map, whatever layout came back with the table."""
        if first:
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._dock.show()
        if first:
            self._window.resizeDocks([self._dock], [self.panel.minimumWidth()], Qt.Orientation.Horizontal)

    def _on_dock(self, shown: bool) -> None:
        """A layout that was kept while something was recorded does not bring the recorder back without it."""
        if shown and not self._laying and not (self.recording and self._window.at_table):
            self._dock.hide()

    # -- changing ----------------------------------------------------------------------------------
    def _change(self, change: Change) -> None:
        """Change words, pointers or a question: the position is the same."""
        if self._change_safely(change):
            self._show()
            self._checking.start()

    def _change_course(self, change: Change) -> None:
        """Change what is played: the table is laid anew."""
        if self._change_safely(change):
            self._lay()
            self._show()
            self._checking.start()

    def _change_safely(self, change: Change) -> bool:
        draft = self.draft
        return draft is not None and self._try(lambda: change(draft))

    def _try(self, run: Callable[[], object]) -> bool:
        """Whether it could be done; if not, why is told in place."""
        try:
            run()
        except FAULTS as error:
            words = in_a_line(error)
            self._tell([Told(None, words)])
            self._window.say(words)
            return False
        return True

    def stand_at(self, path: Path) -> None:
        if self.draft is not None and path != self.draft.path and path in self.draft.course:
            self.draft.stand_at(path)
            self._lay()
            self._show()

    def _on_dice_set(self, on: bool) -> None:
        if self._match is not None:
            self._match.sets_dice = on

    def _on_dice_changed(self, faces: list[int]) -> None:
        if self.draft is not None and faces != self.draft.step.dice:
            self._change_course(lambda draft: draft.change(dice=faces))

    def _on_pointed(self, name: str, is_piece: bool) -> None:
        self._change(lambda draft: draft.point_at(name, is_piece=is_piece))

    def _on_ordered(self, order: str) -> None:
        words = {"words": self.tr("What is to be said here."), "side": self.tr("What if?")}
        said = self.tr("Another way to play it.")
        course: dict[str, Change] = {
            "earlier": lambda draft: draft.move(-1),
            "later": lambda draft: draft.move(1),
            "remove": Draft.remove,
            "join": Draft.join,
            "words": lambda draft: draft.add_words(words["words"]),
            "side": lambda draft: draft.add_side_line(_free(draft, words["side"]), said),
            "undo": Draft.undo,
            "redo": Draft.redo,
        }
        doing: dict[str, Callable[[], object]] = {
            "keep": self.keep, "read": self._read, "export": self._export, "close": self.close_recorder,
            "lose": self._end, "stay": partial(self.panel.ask_to_leave, False),
        }  # fmt: skip
        if order in course:
            self._change_course(course[order])
        else:
            doing[order]()

    # -- the table ---------------------------------------------------------------------------------
    def _on_table_changed(self) -> None:
        """Take up what was played; a drag is one gesture, and is taken up when the counters are put down."""
        control = self._window.controller
        if not self.recording or self._laying or self.draft is None or control.browsing or control.dragging:
            return
        before = self.draft.example
        stands = [True]
        assert self._match is not None
        match: Match = self._match
        draft = self.draft
        if not self._try(lambda: stands.append(draft.follow(match, control.presenter))) or not stands[-1]:
            QTimer.singleShot(0, self, self._lay)  # what lies before the example is no part of it
            return
        if draft.example != before:
            self._checking.start()
        self._show()

    def _on_prepared(self) -> None:
        """Another table is before the players."""
        if not self._laying and not self.recording:
            self._match = None
            self.panel.form.point.setChecked(False)
            self._dock.hide()
        self._pointers.clear()

    def _show(self) -> None:
        draft = self.draft
        if draft is None:
            return
        self.panel.show_draft(draft, self._name)
        self._window.kept.tell_of_example(draft.is_kept)
        step, point = draft.step, draft.step.point
        arrows = [(arrow.start, arrow.end, arrow.label) for arrow in step.arrows]
        self._pointers.show(point.spaces if point else (), point.units if point else (), arrows)

    def _name(self, name: str) -> str:
        """A space or a piece in words."""
        board, view = self._window.wiring.board, self._window.wiring.view
        spaces = {space.id: space.name or space.number for space in board.spaces} if board is not None else {}
        pieces = {piece.id: piece.name for piece in view.pieces} if view is not None else {}
        return pieces.get(name) or spaces.get(name) or name

    # -- checking and keeping ----------------------------------------------------------------------
    def check(self) -> None:
        """Run the example and tell its first fault where it is."""
        if self.draft is not None:
            self._tell(self.draft.faults())

    def _tell(self, faults: list[Told]) -> None:
        self.panel.show_faults(faults)

    def keep(self) -> bool:
        draft = self.draft
        if draft is None:
            return False
        self._checking.stop()
        found = draft.faults()
        self._tell(found)
        if found or not self._try(draft.keep):
            return False
        self.kept.emit()
        self.panel.ask_to_leave(False)
        self._window.say(self.tr("Kept among your own examples: {0}").format(draft.example.title))
        self._show()
        return True

    def _read(self) -> None:
        if self.keep() and self.draft is not None:
            self.read_wanted.emit(f"{self.draft.game}/{self.draft.example.id}")

    def _export(self) -> None:
        from desktop.ui.editor.exporting import export_example

        draft = self.draft
        if draft is None:
            return
        found = draft.faults()
        self._tell(found)
        if not found:
            self._try(lambda: export_example(self._window, recording.drafted(draft.example, draft.game)))

    def close_recorder(self) -> None:
        """Put the recorder away; what is not kept is asked about in place."""
        if self.draft is not None and not self.draft.is_kept:
            self.panel.ask_to_leave(True)
        else:
            self._end()

    def _end(self) -> None:
        recording_now = self.recording
        self.draft, self._match = None, None
        self._checking.stop()
        self.panel.ask_to_leave(False)
        self.panel.form.point.setChecked(False)
        self._dock.hide()
        self._pointers.clear()
        self._window.kept.tell_of_example(None)
        if recording_now:
            self._leave_table()

    def _leave_table(self) -> None:
        """The game that waited beside is on the table again, as it was left."""
        window = self._window
        window.end_trial()
        if window.controller.has_table:
            window.return_to_game()
            window.docks.bring_back()
        else:
            window.show_start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The recorder is there as long as its table is; the window does not close over what is not kept."""
        if watched is self._window.page and event.type() in (QEvent.Type.Hide, QEvent.Type.Show) and self.recording:
            self.panel.form.point.setChecked(False)
            self._dock.setVisible(event.type() == QEvent.Type.Show)
        if event.type() == QEvent.Type.Close and self.draft is not None:
            end_typing(self._window)
        if event.type() == QEvent.Type.Close and self.draft is not None and not self.draft.is_kept:
            event.ignore()
            if not self.recording or not self._window.at_table:
                self._lay()
            self.panel.ask_to_leave(True)
            return True
        return super().eventFilter(watched, event)


def _free(draft: Draft, title: str) -> str:
    """A title that no other side line of the step has."""
    taken, number = {branch.title for branch in draft.step.branches}, 2
    found = title
    while found in taken:
        found, number = f"{title} ({number})", number + 1
    return found
