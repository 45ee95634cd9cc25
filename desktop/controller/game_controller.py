"""GameController: gestures to actions on the Match, and the new views back. No rules, no drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller import choices
from desktop.controller.gestures import Gestures
from desktop.controller.keeper import Keeper
from desktop.controller.looking import Looking
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import ConsentView, HandOverView, ReplayView
from desktop.controller.past import Past
from desktop.controller.scribe import Scribe
from desktop.data.saves import SaveError, save_match
from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.views.concession import table_of
from desktop.views.presenter import Presenter, seat_names
from desktop.views.table import ChoiceView, DecisionView, MoveTrace, RefusalView, TableView

P = ParamSpec("P")
CATCH_UP_STEP = 40
"""Entries of a resumed log read between two events of the window."""


def guarded(
    slot: Callable[Concatenate[GameController, P], None],
) -> Callable[Concatenate[GameController, P], None]:
    """Keep the game whatever goes wrong: write a report and say so, instead of letting the fault out."""

    @wraps(slot)
    def run(self: GameController, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            slot(self, *args, **kwargs)
        except Exception as error:
            self._on_fault(error)

    return run


class GameController(QObject):
    """One match at one screen.

    Attributes:
        match: the game; comes from outside (new, loaded, or an example being played).
        presenter: makes the views of its game.
        seat: the side that looks at the screen; "" while nobody has sat down.
        edit_mode: whether drops change the position by hand.
    """

    prepared = Signal()
    table_changed = Signal(object)
    log_reset = Signal(list)
    log_added = Signal(list)
    refused = Signal(object)
    route_changed = Signal(object)
    preview_changed = Signal(object)
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
    saved = Signal(str)
    notice = Signal(str)
    failed = Signal(str)
    edit_mode_changed = Signal(bool)

    match: Match
    presenter: Presenter

    def __init__(self, options: ControllerOptions | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.options = options or ControllerOptions()
        self.seat = ""
        self.edit_mode = False
        self._person = ""
        self._awaited = ""
        self._ask: tuple[str, Callable[[], None]] | None = None
        self._over = False
        self._keeper = Keeper(self.notice.emit)
        self._traces: tuple[MoveTrace, ...] = ()
        self._decision: DecisionView | None = None
        self._gestures = Gestures(self)
        self._looking = Looking(self)
        self.past = Past(self)
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._catch_up)

    # -- beginning and saving ----------------------------------------------------------------------
    @guarded
    def begin(self, match: Match) -> None:
        """Sit down at a match, new or resumed."""
        self.match = match
        self.presenter = match.definition.presenter(match.world)
        self.scribe = Scribe(match, self.presenter)
        self.seat, self._person, self._awaited, self._ask = "", "", "", None
        self.edit_mode = self._over = False
        self._traces = ()
        self._looking.begin()
        self._gestures.forget()
        self.past.begin()
        self._reading.stop()
        self._keeper.start(match, self.options.journal_dir)
        self.prepared.emit()
        self.refresh(reset_log=True)
        if not match.caught_up:
            self._reading.start()

    @property
    def asking(self) -> bool:
        """Whether a confirmation or a consent is being waited for."""
        return self._ask is not None

    @property
    def playing(self) -> bool:
        """Whether somebody sits before an open table: no page or question is in between."""
        return hasattr(self, "match") and not self._awaited and self._ask is None

    def close(self) -> None:
        """Leave the match; its journal stays, so that it can be resumed."""
        self._reading.stop()
        self._keeper.close()

    def record(self) -> None:
        """Write the last action down at once, unless it is only looked at or still being made."""
        if not self.browsing and not self._gestures.dragging:
            self._keeper.record(self.match)

    @guarded
    def save(self, path: str) -> None:
        """Write the whole game to a file; an earlier moment being looked at is saved as the present."""
        with self.past.at_present():
            try:
                save_match(self.match, Path(path), self.labels())
                self.saved.emit(path)
            except (OSError, SaveError) as error:
                self.notice.emit(self.tr("Not saved: {0}").format(error))

    def labels(self) -> dict[str, str]:
        """Title and turn, for lists of saves."""
        return {"title": self.match.definition.title, "turn": self._table().turn}

    def _catch_up(self) -> None:
        """Read the log of a resumed game a little at a time, so that the table is there at once."""
        if self.match.catch_up(CATCH_UP_STEP):
            self._reading.stop()
            self.past.begin()
            if self.match.history_lost:
                self.notice.emit(self.tr("Earlier moves are gone: {0}").format(self.match.history_lost))
            if self.playing:
                self._show(reset_log=True)

    # -- what is asked ----------------------------------------------------------------------------
    def player(self) -> str:
        """Who must act; at the end whoever looks."""
        return self.match.decision.player if self.match.decision else self.seat

    def decision_view(self) -> DecisionView | None:
        return self._table().decision

    def space_of(self, piece: str) -> str:
        return next((view.space for view in self._table().pieces if view.id == piece), "")

    def _table(self) -> TableView:
        match = self.match
        view = table_of(self.presenter, match, self.seat or self.player())
        need = match.awaiting_dice
        if need is not None and view.decision is not None and match.decision is not None:
            faces = tuple(ChoiceView(str(action), action.target) for action in match.decision.actions)
            return replace(view, decision=replace(view.decision, dice=need.sides, choices=faces))
        if view.decision is not None and len(view.decision.choices) == 1:
            only = replace(view.decision.choices[0], default=True)
            return replace(view, decision=replace(view.decision, choices=(only,)))
        return view

    @property
    def can_undo(self) -> bool:
        return self.playing and self.past.can_undo

    @property
    def can_redo(self) -> bool:
        return self.playing and self.past.can_redo

    @property
    def browsing(self) -> bool:
        """Whether an earlier moment is shown; what came later is kept until somebody plays here."""
        return self.past.browsing

    # -- playing ----------------------------------------------------------------------------------
    @guarded
    def play(self, action: str) -> None:
        """Play an offered action; asks first where something would be lost."""
        if not self.playing:
            return
        choice = choices.with_action(self._decision, action)
        if self.browsing:
            self.past.play(action)
        elif choice is not None and self.must_confirm(choice):
            self.ask_confirmation(choice)
        else:
            start = self.match.position
            self.play_now(action)
            self.finish_gesture(start)

    def play_now(self, action: str) -> None:
        """Play without asking; part of a gesture."""
        waited = self.match.awaiting_dice is not None
        try:
            events = self.match.play(Action.parse(action))
        except IllegalAction as error:
            self._refuse(self.presenter.refusal(error.refusal), error.refusal.rule)
            return
        self.past.dice_entered = self.past.dice_entered + 1 if waited and self.match.awaiting_dice else 0
        if events:
            traces = self.presenter.traces(events, self.seat)
            self._traces += tuple(MoveTrace(piece, tuple(spaces)) for piece, spaces in traces)

    def finish_gesture(self, start: int) -> None:
        """A gesture that began at a log of length `start` is over: one undo takes it back."""
        if self.match.position > start:
            self.past.groups.began(start)
        self.record()
        self.refresh()

    def must_confirm(self, choice: ChoiceView) -> bool:
        return bool(choice.warnings) and choice.warning_id not in self.options.silenced

    def ask_confirmation(self, choice: ChoiceView) -> None:
        """Put the warnings of a choice before the player; `answer` goes on."""
        position = self.match.position

        def go_on() -> None:
            self.play_now(choice.action)
            self.finish_gesture(position)

        self._ask = ("confirm", go_on)
        self.confirm_needed.emit(choice)

    @guarded
    def answer(self, agreed: bool) -> None:
        """The answer to a confirmation or to a request for consent."""
        if self._ask is None:
            return
        kind, go_on = self._ask
        self._ask = None
        if kind == "consent" and self.is_secret():
            self.seat = ""  # both have looked at the screen: whoever is next sits down anew
        if agreed:
            go_on()
        else:
            self.refresh()
        self.question_closed.emit()

    def silence(self, warning_id: str) -> None:
        self.options.silenced.add(warning_id)

    @guarded
    def concede(self, side: str) -> None:
        """A side gives the game up; one undo, agreed by both, takes it back."""
        if not self.playing or self.browsing:
            return
        start = self.match.position
        try:
            self.match.concede(side)
        except IllegalAction as error:
            self._refuse(self.presenter.refusal(error.refusal), error.refusal.rule)
        self.finish_gesture(start)

    # -- refusing ---------------------------------------------------------------------------------
    def _refuse(self, text: str, rule: str, space: str = "") -> None:
        self.refused.emit(RefusalView(text, rule, space))

    def refuse_piece(self, piece: str, space: str) -> None:
        """Say why a piece may not go there (or be picked up at all)."""
        if self._ask is not None:
            return
        refusal = self.presenter.why_not(self.match.state, self.match.decision, piece, space)
        if refusal is not None:
            self._refuse(self.presenter.refusal(refusal), refusal.rule, space)
        else:
            rule = self.match.decision.rule if self.match.decision else ""
            self._refuse(self.tr("This is not asked now."), rule, space)

    # -- gestures ---------------------------------------------------------------------------------
    @guarded
    def pieces_dragged(self, pieces: list[str]) -> None:
        if not self.playing or not pieces or self.edit_mode:
            return
        if self.browsing:
            self._refuse(self.tr("This is an earlier moment. Press End to return to the present."), "")
        else:
            self._gestures.pick_up(pieces)

    @guarded
    def drag_to(self, pieces: list[str], space: str) -> None:
        """Show the way to the space under the cursor, item by item, and the fight it would bring."""
        if not self._gestures.dragging or not space:
            self.route_changed.emit(None)
            return
        state, decision = self.match.state, self.match.decision
        self.route_changed.emit(self.presenter.route(state, decision, pieces[0], space))
        self.preview_changed.emit(self.presenter.preview(state, decision, (*pieces, space)))

    @guarded
    def drop(self, pieces: list[str], space: str) -> None:
        self.route_changed.emit(None)
        if self.edit_mode and pieces and space:
            self._place_by_hand(pieces, space)
        elif self._gestures.dragging:
            self._traces = ()
            self._gestures.set_down(pieces, space)

    @guarded
    def cancel_drag(self) -> None:
        self.route_changed.emit(None)
        self._gestures.cancel()

    @guarded
    def click_piece(self, piece: str) -> None:
        """Speak of a piece; a second one of another side makes a pair to be compared."""
        table = self._table()
        self._looking.speak_of_piece(piece, table)
        if self._may_look():
            self._looking.show(table)

    @guarded
    def click_space(self, space: str) -> None:
        self.focus([space] if space else [])

    @guarded
    def focus(self, items: list[str]) -> None:
        """Speak of these pieces and spaces: the preview and some overlays follow."""
        if self._may_look():
            self._looking.speak_of(items)
            self._looking.show(self._table())

    @guarded
    def point_at(self, action: str) -> None:
        """A choice is pointed at: show the fight it would bring; else, or with "", the one under discussion."""
        if not self.playing or self.browsing:
            return
        preview = self._looking.preview_of(action)
        if preview is not None:
            self.preview_changed.emit(preview)
        else:
            self._looking.show_preview(self._table())

    def _may_look(self) -> bool:
        return hasattr(self, "match") and not self._awaited

    def focused(self) -> tuple[str, ...]:
        return self._looking.focus

    # -- history ----------------------------------------------------------------------------------
    @guarded
    def undo(self) -> None:
        """Take back the last gesture: alone if nothing new was learnt by it, else with consent."""
        if self.can_undo:
            self.past.undo()

    @guarded
    def redo(self) -> None:
        if self.can_redo:
            self.past.redo()

    @guarded
    def go_back(self, position: int) -> None:
        """Take back everything after a line of the log ("go back to here")."""
        if self.playing:
            self.past.go_back(position)

    @guarded
    def go_to(self, position: int) -> None:
        """Look at another moment; nothing is lost."""
        if not self.playing or self.edit_mode:
            return
        if self.match.awaiting_dice is not None:
            self.notice.emit(self.tr("Enter the dice first, or undo."))
        else:
            self.past.look_at(position)

    @guarded
    def back_to_present(self) -> None:
        if self.browsing:
            self.go_to(self.past.length)

    def step(self, by: int) -> None:
        self.go_to(self.match.position + by)

    def ask_consent(self, view: ConsentView, go_on: Callable[[], None]) -> None:
        """Both players must agree before `go_on`; `answer` tells."""
        self._ask = ("consent", go_on)
        self.consent_needed.emit(view)

    def resumed(self) -> None:
        """Play goes on from another moment: the end of the game, if it had come, is no more."""
        self._over = False

    # -- seats ------------------------------------------------------------------------------------
    def _must_hand_over(self, player: str) -> bool:
        stays = player == self.seat and self._person in ("", self._name_of(player))
        if stays or self.browsing or not player:
            return False
        return self.options.handover == "always" or self.is_secret()

    def is_secret(self) -> bool:
        """Whether the seats must not see each other's screen now, and the players care."""
        return self.options.handover != "never" and self.presenter.hides_something(self.match.state)

    def _name_of(self, seat: str) -> str:
        """Who sits there now: the players of some games change sides on the way."""
        return seat_names(self.presenter, self.match.state).get(seat, seat)

    def _ask_to_hand_over(self, player: str) -> None:
        self._awaited = player
        name = self._name_of(player)
        secret = self.presenter.hides_something(self.match.state)
        self.hand_over.emit(HandOverView(player, name, self.scribe.since(player), secret))

    @guarded
    def take_seat(self) -> None:
        """The next player has sat down and asks to see the table."""
        if not self._awaited:
            return
        self.seat, self._awaited = self._awaited, ""
        self._person = self._name_of(self.seat)
        self._traces = ()
        self._looking.speak_of(())
        lines, traces = self.scribe.replay(self.seat)
        self.refresh(reset_log=True)
        self.seat_taken.emit(ReplayView(lines, traces))

    @guarded
    def set_seat(self, seat: str) -> None:
        """Look at the table as another side does; only where nothing is hidden."""
        if not self.playing or self.presenter.hides_something(self.match.state):
            return
        self.seat = seat
        self._show(reset_log=True)

    # -- overlays ---------------------------------------------------------------------------------
    @guarded
    def toggle_overlay(self, overlay_id: str) -> None:
        self._looking.toggle_overlay(overlay_id)
        self._looking.show_overlays()

    @property
    def active_overlays(self) -> list[str]:
        return self._looking.overlays

    # -- edit mode --------------------------------------------------------------------------------
    @property
    def can_edit(self) -> bool:
        return hasattr(self, "match") and self.match.definition.edits is not None

    @guarded
    def set_edit_mode(self, on: bool) -> None:
        on = on and self.playing and self.can_edit
        if on != self.edit_mode:
            self.edit_mode = on
            if on:
                self.past.leave()
            self.edit_mode_changed.emit(on)
            self.refresh()

    @guarded
    def edit(self, *changes: str) -> None:
        """Change the position by hand, by the game's own commands; logged and marked."""
        start = self.match.position
        for change in changes:
            if self.edit_mode and change.strip():
                try:
                    self.match.edit(change.strip())
                except IllegalAction as error:
                    self._refuse(self.presenter.refusal(error.refusal), error.refusal.rule)
        self.finish_gesture(start)

    def _place_by_hand(self, pieces: list[str], space: str) -> None:
        form = str(self.match.definition.extra.get("edit_place", "move {piece} {space}"))
        self.edit(*(form.format(piece=piece, space=space) for piece in pieces))

    # -- showing ----------------------------------------------------------------------------------
    def refresh(self, reset_log: bool = False) -> None:
        """Show the position: to the seat that looks, or after a hand-over to the next one."""
        player = self.player()
        if self._must_hand_over(player) and not self._gestures.dragging:
            self._ask_to_hand_over(player)
            return
        if not self.browsing and player != self.seat and player:
            self.seat, self._person, reset_log = player, self._name_of(player), True
        self._show(reset_log)

    def _show(self, reset_log: bool) -> None:
        view = replace(self._table(), traces=self._traces)
        self._traces = ()
        self._decision = view.decision
        self._show_log(reset_log)
        self.table_changed.emit(view)
        self._looking.show(view)
        self.dice_changed.emit(self.scribe.dice())
        self.history_changed.emit(self.match.position, self.past.length)
        if self.match.decision is None and not self.browsing and not self._over:
            self._over = True
            self.game_over.emit(view.result)

    def _show_log(self, reset: bool) -> None:
        if self.browsing or not self.match.caught_up:
            return
        fresh = self.scribe.follow(self.seat)
        if reset or fresh is None:
            self.log_reset.emit(self.scribe.lines())
        elif fresh:
            self.log_added.emit(fresh)

    def _on_fault(self, error: Exception) -> None:
        self._gestures.forget()
        self.report(error)

    def report(self, error: BaseException) -> None:
        """Write a fault down, here or elsewhere in the window, and say where."""
        from desktop.controller.reports import write_report  # needed on bad days only

        path = write_report(self.options.report_dir, error, getattr(self, "match", None))
        self.failed.emit(str(path))
