"""TableController: has one table before the players and shows it. What is done at it is GameController's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller import choices, stages
from desktop.controller.keeping import Keeping
from desktop.controller.looking import Looking
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import ConsentView, FaultView, HandOverView
from desktop.controller.scribe import Scribe
from desktop.controller.showing import Showing
from desktop.controller.sight import Sight
from desktop.controller.stages import AskingConsent, Confirming, Editing, HandingOver, Proposal
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.views.presenter import Presenter
from desktop.views.table import ChoiceView, DecisionView, LogLine

P = ParamSpec("P")
C = TypeVar("C", bound="TableController")
CATCH_UP_STEP = 40
"""Entries of an opened log read between two events of the window."""


def guarded(slot: Callable[Concatenate[C, P], None]) -> Callable[Concatenate[C, P], None]:
    """Keep the game whatever goes wrong: write a report and say so, instead of letting the fault out."""

    @wraps(slot)
    def run(self: C, /, *args: P.args, **kwargs: P.kwargs) -> None:
        before = self._standing()
        try:
            slot(self, *args, **kwargs)
        except Exception as error:
            now = self._standing()
            self._on_fault(error, stands=now != before and now[:1] == before[:1])

    return run


class TableController(Showing):
    """Shows one table at a time.

    Attributes:
        options: what the preferences ask for.
    """

    prepared = Signal()
    log_reset = Signal(list)
    log_added = Signal(list)
    edits_changed = Signal(list)
    refused = Signal(object)
    route_changed = Signal(object)
    preview_changed = Signal(object)
    battle_changed = Signal(object, object, bool)
    overlays_changed = Signal(list)
    history_changed = Signal(int, int)
    hand_over = Signal(object)
    seat_taken = Signal(object)
    consent_needed = Signal(object)
    confirm_needed = Signal(object)
    choose_among = Signal(list)
    question_closed = Signal()
    game_over = Signal(str)
    dice_changed = Signal(list)
    kept_changed = Signal(object)
    failed = Signal(object)
    edit_mode_changed = Signal(bool)

    def __init__(self, options: ControllerOptions | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.options = options or ControllerOptions()
        self._on_table: Table | None = None
        self._laid = False
        self._decision: DecisionView | None = None
        self._edit_shown = False
        self._looking = Looking(self)
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._catch_up)

    def forget_gesture(self) -> None:
        """A gesture under way is no more; what it has done stands."""

    def end_gesture(self) -> None:
        """A gesture under way is given up: what it has done is taken back as far as may be."""

    def answer_first(self) -> None:
        """A new game lies on the table: what nobody need answer before anybody's first act is answered."""

    @property
    def dragging(self) -> bool:
        """Whether a gesture is under way, so that nobody is asked to hand over the screen."""
        return False

    # -- tables ------------------------------------------------------------------------------------
    @property
    def has_table(self) -> bool:
        return self._on_table is not None

    @property
    def table(self) -> Table:
        """The table before the players."""
        if self._on_table is None:
            raise AttributeError("no game is on the table")
        return self._on_table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def presenter(self) -> Presenter:
        return self.table.presenter

    @property
    def scribe(self) -> Scribe:
        return self.table.scribe

    @property
    def sight(self) -> Sight:
        return self.table.sight

    @property
    def seat(self) -> str:
        """Who looks at the screen; "" where nobody, or all, may look."""
        return self.table.seat

    def begin(self, match: Match, headline: Headline | None = None) -> None:
        """Put a new game on the table; it is kept from its first action on."""
        headline = headline or Headline(handover=self.options.handover)
        self._open(lambda: Table(match, Keeping(self.options.library), headline), fresh=True)

    def begin_trial(self, match: Match) -> None:
        """Put a game on the table that belongs to an example: it is kept nowhere."""
        self._open(lambda: Table(match, Keeping(None), Headline(handover=stages.NEVER)))

    def begin_kept(self, match: Match, keeping: Keeping, headline: Headline) -> None:
        """Put a game on the table that has been kept."""
        self._open(lambda: Table(match, keeping, headline))

    @guarded
    def _open(self, make: Callable[[], Table], *, fresh: bool = False) -> None:
        table = make()
        self.close()
        self.take_up(table)
        if fresh:
            self.answer_first()
        self.show_again()

    def put_aside(self) -> Table | None:
        """Take the table away as it stands, to be taken up again later."""
        self._leave()
        table, self._on_table = self._on_table, None
        return table

    def take_up(self, table: Table | None) -> None:
        """Have a table before the players again, exactly as it was left; `show_again` shows it."""
        self._on_table, self._laid = table, False
        self._looking.begin()
        if table is not None:
            table.keeping.told = self.kept_changed.emit
            table.sight.on_fault = self.report

    @guarded
    def show_again(self) -> None:
        """Show the table as it stands, whatever was on the screen before."""
        if self._on_table is None:
            return
        if not self._laid:
            self._laid = True
            self.prepared.emit()
            self.kept_changed.emit(self.table.keeping.view)
            if not self.match.caught_up:
                self._reading.start()
        self.show(reset_log=True)

    def close(self) -> None:
        """Leave the table; the game stays in its file."""
        self._leave()
        if self._on_table is not None:
            self._on_table.put_away()
            self._on_table = None

    def _leave(self) -> None:
        self._reading.stop()
        self.end_gesture()
        self._decision = None
        if self._on_table is not None:
            self._on_table.stage = stages.all_down(self._on_table.stage)

    @guarded
    def _catch_up(self) -> None:
        """Read the log of an opened game a little at a time, so that the table is there at once."""
        try:
            done = self.match.catch_up(CATCH_UP_STEP)
        except Exception:
            self._reading.stop()
            raise
        if not done:
            return
        self._reading.stop()
        if self.match.history_lost:
            self.table.keep()
            self.notice.emit(self._history_lost())
        if not self.sight.covered:
            self.show(reset_log=True)  # what changed this turn, and what undo would take back, is known now

    def _history_lost(self) -> str:
        words = self.tr("Earlier moves cannot be looked at: {0}").format(self.match.history_lost)
        kept = self.table.keeping.notice
        return words + (" " + self.tr("The game as it was stays in {0}.").format(kept) if kept else "")

    @property
    def asking(self) -> bool:
        """Whether a confirmation or a consent is being waited for."""
        return self.has_table and isinstance(self.table.stage, Confirming | AskingConsent)

    @property
    def playing(self) -> bool:
        """Whether somebody sits before an open table: no page or question is in between."""
        return self.has_table and not self.asking and not self.sight.covered

    @property
    def browsing(self) -> bool:
        """Whether an earlier moment is shown; the game itself does not move."""
        return self.has_table and self.table.browsing

    @property
    def edit_mode(self) -> bool:
        """Whether pieces are set down by hand: the players have agreed to it, or a card has them do it."""
        return self.has_table and (isinstance(self.table.stage, Editing) or self.table.by_hand)

    # -- showing ----------------------------------------------------------------------------------
    def show(self, reset_log: bool = False, *, anew: bool = True) -> None:
        """Show the stage: the table to the seat that looks, or the page that stands before it.

        After what came to nothing the table need not be made `anew`.
        """
        stage = self.table.stage
        if isinstance(stage, HandingOver) and not self.dragging:
            self.hand_over.emit(self._hand_over_view(stage))
        elif isinstance(stage, AskingConsent) and stage.covered:
            self.consent_needed.emit(self.consent_view(stage.proposal))
        else:
            self._show_table(reset_log, anew)
            if isinstance(stage, AskingConsent):
                self.consent_needed.emit(self.consent_view(stage.proposal))
            elif isinstance(stage, Confirming):
                asked = choices.with_action(self._decision, stage.action)
                self.confirm_needed.emit(asked or ChoiceView(stage.action, stage.action))
        if self.edit_mode != self._edit_shown:
            self._show_edit_mode()
        if moved := self.table.keeping.moved:
            self.table.keeping.moved = ""
            self.notice.emit(moved)  # last: a page that comes up wipes the status bar

    def _hand_over_view(self, stage: HandingOver) -> HandOverView:
        together = stage.why == stages.TOGETHER
        since = () if together else self.sight.since(stage.to.seat)
        return HandOverView(stage.to.seat, stage.to.person, since, self.table.hides(), together, self.sight.question())

    def _show_table(self, reset_log: bool, anew: bool) -> None:
        table = self.table
        view = replace(self.sight.table() if anew else self.sight.table_again(), traces=table.traces)
        table.traces = ()
        self._decision = view.decision
        self._show_log(reset_log)
        self.table_changed.emit(view)
        self._tell_fight()
        self._looking.show(view)
        self.dice_changed.emit(self.scribe.dice())
        self.edits_changed.emit(self.sight.edits())
        self.history_changed.emit(stages.moment(table.stage) or self.match.position, self.match.position)
        if self.match.decision is None and not self.browsing and not table.ended:
            table.ended = True
            self.game_over.emit(view.result)

    def _tell_fight(self) -> None:
        """Tell what the dice have decided since the table was last shown."""
        battles = self.table.battles
        try:
            fresh = not self.browsing and battles.follow()
        except Exception as error:  # the game goes on without a picture of the fight
            self.report(error)
            return
        self.battle_changed.emit(battles.last, battles.roll, fresh)

    def _show_log(self, reset: bool) -> None:
        if not self.match.caught_up or (self.browsing and not reset):
            return
        fresh = self.scribe.follow(self.table.viewer)
        if reset or fresh is None:
            self.log_reset.emit(self.scribe.lines())
        elif fresh:
            self.log_added.emit(fresh)

    def consent_view(self, proposal: Proposal) -> ConsentView:
        """What all players are shown before they agree."""
        table = self.table
        lost: tuple[LogLine, ...] = ()
        dice = 0
        if proposal.kind in ("undo", "go_back", "play"):
            lost = table.scribe.readable_by_all(proposal.target)
            dice = sum(len(entry.chance) for entry in table.match.log[proposal.target :]) + table.dice_entered
        names = tuple((seat, table.name_of(seat)) for seat, _ in table.presenter.seats())
        secret = table.is_secret() and not table.is_open()
        others = any(entry.player != table.seat for entry in table.match.log[proposal.target :])
        return ConsentView(proposal.kind, lost, dice, names, secret, proposal.mode, others)

    def _show_edit_mode(self) -> None:
        self._edit_shown = self.edit_mode
        self.edit_mode_changed.emit(self.edit_mode)

    def settle_down(self) -> None:
        """The game has moved: see who is next, and keep it."""
        table = self.table
        if not self.asking:
            table.stage = stages.moved(table.stage, table.facts())
        table.keep()

    # -- faults -----------------------------------------------------------------------------------
    def _standing(self) -> tuple[object, ...]:
        """What tells whether the game has moved."""
        if self._on_table is None:
            return ()
        match = self._on_table.match
        return (id(match), len(match.log), match.log[-1:] or (), match.pending)

    def _on_fault(self, error: Exception, stands: bool) -> None:
        self.forget_gesture()
        self.report(error, stands=stands)
        if stands and self._on_table is not None:
            self.settle_down()
            with suppress(Exception):  # the first fault has been told; what can be shown is shown
                self.show(reset_log=True)

    def report(self, error: BaseException, *, stands: bool = True) -> None:
        """Write a fault down, here or elsewhere in the window, and say where."""
        from desktop.controller.reports import write_report  # needed on bad days only

        path = write_report(self.options.report_dir, error, self._on_table.match if self._on_table else None)
        self.failed.emit(FaultView(str(path), stands))
