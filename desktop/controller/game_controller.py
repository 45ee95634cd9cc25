"""GameController: gestures and commands to actions on a table, and the new views back. No rules, no drawing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.controller import choices, stages, together
from desktop.controller import unasked as later
from desktop.controller.adviser import Adviser
from desktop.controller.agreeing import Agreeing
from desktop.controller.answering import Answering
from desktop.controller.by_hand import ByHand
from desktop.controller.gestures import Gestures
from desktop.controller.opponent import Opponent
from desktop.controller.options import ControllerOptions
from desktop.controller.pages import ReplayView
from desktop.controller.past import Past
from desktop.controller.playing import Playing
from desktop.controller.refusing import Refusing
from desktop.controller.reviewer import Reviewer
from desktop.controller.stages import Confirming, EnteringDice, HandingOver, Proposal
from desktop.controller.table_controller import TableController, guarded
from desktop.engine.errors import IllegalAction
from desktop.engine.event import DieRolled
from desktop.views.table import ChoiceView, DecisionView, RefusalView

CHANGING = frozenset(["play", "drag", "undo", "redo", "go_back", "edit", "edit_mode", "concede", "handover"])
"""Commands that change the game."""


class GameController(TableController):
    """Plays at one table at a time.

    Attributes:
        refusing: saying why something is not done.
        past: taking back and looking back.
        by_hand: changing the position outside the rules.
        opponent: the program at its seats; adviser: what it would do in a person's place;
            reviewer: on what a game turned.
    """

    def __init__(self, options: ControllerOptions | None = None, parent: QObject | None = None) -> None:
        super().__init__(options, parent)
        self._gestures = Gestures(self)
        self._answering = Answering(self)
        self._playing = Playing(self)
        self._agreeing = Agreeing(self)
        self.refusing = Refusing(self)
        self.past = Past(self)
        self.by_hand = ByHand(self)
        self.opponent = Opponent(self)
        self.adviser = Adviser(self)
        self.reviewer = Reviewer(self)
        self._answered_from: tuple[object, ...] = ()
        """The stretch of play in which the program began to answer, while it does."""

    def forget_gesture(self) -> None:
        self._gestures.forget()

    def end_gesture(self) -> None:
        self._gestures.give_up()
        self.opponent.rest()
        self.adviser.rest()
        self.reviewer.leave()

    @property
    def dragging(self) -> bool:
        return self._gestures.dragging

    # -- what is asked ----------------------------------------------------------------------------
    def player(self) -> str:
        """Who must act; "" at the end."""
        return self.match.decision.player if self.match.decision else ""

    def decision_view(self) -> DecisionView | None:
        return self.sight.decision()

    def space_of(self, piece: str) -> str:
        return next((view.space for view in self.sight.table_again().pieces if view.id == piece), "")

    def side_of(self, piece: str) -> str:
        return next((view.side for view in self.sight.table_again().pieces if view.id == piece), "")

    def may(self, command: str) -> bool:
        """Whether a command is possible now."""
        if not self.has_table or not self.table.allows(command):
            return False
        if command in CHANGING and self.table.keeping.read_only:
            return False
        if command in ("play", "drag") and self.table.is_programs_turn and not self.browsing:
            return False
        if command == "undo":
            return self.past.can_undo
        if command == "redo":
            return self.past.can_redo
        if command == "concede":
            return self.seat in self.table.persons
        return self.can_edit if command == "edit_mode" else True

    def _must(self, command: str) -> bool:
        """Whether a command is possible now; says why where only the file or a question forbids it. It ends a gesture
        under way."""
        self._turn_from_gesture(command)
        if self.asking and command in CHANGING:
            self.refused.emit(RefusalView(self.tr("First answer the question that is asked now."), ""))
        if self.has_table and command in CHANGING and self.table.keeping.read_only and self.table.allows(command):
            self.refused.emit(RefusalView(self.table.keeping.read_only, ""))
        return self.may(command)

    def _turn_from_gesture(self, command: str) -> None:
        """Whoever plays by other means goes on from what a drag has done; anything else puts it back first."""
        if command == "play":
            self._gestures.forget()
        elif command != "drag":
            self._gestures.cancel()

    # -- playing ----------------------------------------------------------------------------------
    @guarded
    def play(self, action: str) -> None:
        """Play an offered action; asks first where something would be lost."""
        if not self._must("play"):
            return
        at = stages.moment(self.table.stage)
        choice = choices.with_action(self._decision, action)
        if at is not None:
            self.past.play(action, at)
        elif action == later.COME_BACK:
            self._answering.come_back()
        elif choice is not None and choice.barred:
            self.refused.emit(RefusalView(choice.barred, self.match.decision.rule if self.match.decision else ""))
        elif choice is not None and self.must_confirm(choice):
            self.ask_confirmation(choice)
        else:
            start = self.match.position
            self._looking.speak_of(())  # what was pointed at to be chosen is done
            self.play_now(action)
            self.finish_gesture(start)

    def play_now(self, action: str) -> None:
        """Play without asking; part of a gesture."""
        self._playing.play(action)

    @guarded
    def play_for_program(self, action: str) -> None:
        """Play what the program has chosen for its seat; when it has come to its end, a person reads what it did."""
        start = self.match.position
        self._answered_from = self._answered_from or (self.match.state.clock(),)
        self.forget_gesture()
        self._looking.speak_of(())
        self.play_now(action)
        self.finish_gesture(start)
        if self.table.is_programs_turn:
            return
        (before,), self._answered_from = self._answered_from, ()
        if self.playing and self.seat and self.match.state.clock() != before:
            self._tell_what_happened()

    def _tell_what_happened(self) -> None:
        by_itself = self.table.unasked.by_itself(self.table.match)
        self.seat_taken.emit(ReplayView(*self.scribe.replay(self.seat, by_itself)))

    @guarded
    def seat_programs(self, levels: dict[str, str], advised: bool = True) -> None:
        """Have the program play these seats from now on, and persons all others, who may be `advised` or not."""
        if self.has_table and not self.asking:
            self.opponent.rest()
            self.table.advised = advised
            self.table.seat_programs(levels)
            self.table.stage = stages.moved(stages.Playing(stages.NOBODY), self.table.facts())
            self.settle(reset_log=True)

    def show(self, reset_log: bool = False, *, anew: bool = True) -> None:
        super().show(reset_log, anew=anew)
        self.opponent.follow()
        self.adviser.follow()

    @guarded
    def tick(self, action: str, on: bool) -> None:
        """Add something to the fight that is prepared, or leave it out; the odds follow."""
        if self._must("play") and not self.browsing:
            together.tick(self.match, self.table.standing, action, on)
            self.show()

    def finish_gesture(self, start: int) -> None:
        """A gesture that began at a log of length `start` is over: one undo takes it back."""
        if self.match.position > start:
            self.table.groups.began(start)
            self.answer_by_itself()
            if any(isinstance(event, DieRolled) for events in self.match.events_of[start:] for event in events):
                self.table.stage = stages.held_up(self.table.stage, "")  # all look at the dice now
        self.settle()

    def answer_first(self) -> None:
        if self._answering.answer_first():
            self.table.stage = stages.begun(self.table.facts())

    def answer_by_itself(self) -> None:
        """Give the answers that nobody need give."""
        self._answering.answer()

    def settle(self, reset_log: bool = False, *, anew: bool = True) -> None:
        """The game has moved: see who is next, keep it, show it."""
        self.settle_down()
        self.show(reset_log, anew=anew)

    def must_confirm(self, choice: ChoiceView) -> bool:
        return bool(choice.warnings) and choice.warning_id not in self.options.silenced

    def ask_confirmation(self, choice: ChoiceView) -> None:
        """Put the warnings of a choice before the player; `answer` goes on."""
        self._agreeing.confirm(choice)

    def propose(self, proposal: Proposal) -> None:
        """Ask all players for something that one may not do alone; `answer` goes on."""
        self._agreeing.propose(proposal)

    @guarded
    def answer(self, agreed: bool) -> None:
        """The answer to a confirmation or to a request for consent."""
        if self.table.allows("answer"):
            self._agreeing.answered(agreed)

    @guarded
    def set_aside(self) -> None:
        """The player turns back to the map while he is warned: he does not mean what he was warned of."""
        if self.has_table:
            self._agreeing.set_aside()

    def silence(self, warning_id: str) -> None:
        self.options.silenced.add(warning_id)

    @guarded
    def concede(self) -> None:
        """The player at the screen gives the game up; one undo, agreed by all, takes it back."""
        if not self._must("concede"):
            return
        start = self.match.position
        try:
            self.match.concede(self.seat)
        except IllegalAction as error:
            self.refused.emit(self.sight.refusal(error.refusal))
        self.finish_gesture(start)

    @guarded
    def set_handover(self, mode: str) -> None:
        """Change how the hands of this game are hidden; to hide less than before needs all players."""
        if not self._must("handover") or mode == self.table.handover:
            return
        if self._agreeing.hide_less(mode):
            self.propose(Proposal("handover", mode=mode))
        else:
            self._agreeing.hide(mode)

    # -- gestures ---------------------------------------------------------------------------------
    @guarded
    def pieces_dragged(self, pieces: list[str]) -> None:
        if not pieces or self.edit_mode:
            return
        if self.browsing and self.playing:
            words = self.tr("This is an earlier moment. Press End to return to the present.")
            self.refused.emit(RefusalView(words, ""))
            return
        self.set_aside()
        if self._must("drag"):
            self._gestures.pick_up(pieces)

    @guarded
    def drag_to(self, pieces: list[str], space: str) -> None:
        """Show the way to the space under the cursor, item by item, and the fight it would bring."""
        if not self._gestures.dragging or not space:
            self.route_changed.emit(None)
            return
        offered = self._gestures.offered(space)
        self.route_changed.emit(offered or self.sight.route(pieces[0], space))
        self.preview_changed.emit(self.sight.carried(pieces, space))

    @guarded
    def drop(self, pieces: list[str], space: str) -> None:
        self.route_changed.emit(None)
        if self.edit_mode and pieces:
            self.edit(*self.by_hand.placed(pieces, space)) if space else self.refusing.nowhere()
        elif self._gestures.dragging or (pieces and self.may("drag") and not self.browsing):
            self.table.traces = ()
            self._gestures.set_down(pieces, space)

    @guarded
    def cancel_drag(self) -> None:
        self.route_changed.emit(None)
        self._gestures.cancel()

    @guarded
    def click_piece(self, piece: str) -> None:
        """Speak of a piece; a second one of another side makes a pair to be compared."""
        if self.may("focus"):
            table = self.sight.table_again()
            self._looking.speak_of_piece(piece, table)
            self._looking.show(table)
            self.refusing.click(piece, self.space_of(piece))

    @guarded
    def click_space(self, space: str) -> None:
        self.focus([space] if space else [])
        if space:
            self.refusing.click("", space)

    @guarded
    def focus(self, items: list[str]) -> None:
        """Speak of these pieces and spaces: the preview and some overlays follow."""
        if self.may("focus"):
            self._looking.speak_of(items)
            self._looking.show(self.sight.table_again())

    @guarded
    def point_at(self, action: str) -> None:
        """A choice is pointed at: show the fight it would bring; else, or with "", the one under discussion."""
        if not self.playing or self.browsing:
            return
        preview = self.sight.preview_of(action)
        if preview is not None:
            self.preview_changed.emit(preview)
        else:
            self._looking.show_preview(self.sight.table_again())

    def focused(self) -> tuple[str, ...]:
        return self._looking.focus

    @guarded
    def toggle_overlay(self, overlay_id: str) -> None:
        if self.has_table:
            self._looking.toggle_overlay(overlay_id)
            self._looking.show_overlays()

    @property
    def active_overlays(self) -> list[str]:
        return self._looking.overlays

    # -- history ----------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        return self.may("undo")

    @property
    def can_redo(self) -> bool:
        return self.may("redo")

    @guarded
    def undo(self) -> None:
        """Take back the last gesture: alone if nothing new was learnt by it, else with consent."""
        if self._must("undo"):
            self.past.undo()

    @guarded
    def redo(self) -> None:
        if self._must("redo"):
            self.past.redo()

    @guarded
    def go_back(self, position: int) -> None:
        """Take back everything after a line of the log ("go back to here")."""
        if self._must("go_back"):
            self.past.go_back(position)

    @guarded
    def go_to(self, position: int) -> None:
        """Look at another moment; nothing is lost."""
        if self._must("look"):
            self.past.look_at(position)
        elif self.has_table and isinstance(self.table.stage, EnteringDice):
            self.notice.emit(self.tr("Enter the dice first, or undo."))

    @guarded
    def back_to_present(self) -> None:
        if self.browsing:
            self.go_to(self.match.position)

    def step(self, by: int) -> None:
        if self.has_table:
            self.go_to((stages.moment(self.table.stage) or self.match.position) + by)

    # -- seats ------------------------------------------------------------------------------------
    @guarded
    def take_seat(self) -> None:
        """The next player has sat down and asks to see the table."""
        if not self.has_table or not self.table.allows("sit_down"):
            return
        table = self.table
        together = isinstance(table.stage, HandingOver) and table.stage.why == stages.TOGETHER
        table.stage = stages.seated(table.stage)
        table.traces = ()
        self._looking.speak_of(())
        self.show(reset_log=True)
        if not together:
            self._tell_what_happened()

    @guarded
    def hold_up(self, seat: str) -> None:
        """Somebody holds his hand up at an open table; "" puts it down. Nobody else's hand is seen then."""
        if not self.has_table or not stages.is_open(self.table.stage) or self.table.viewer == seat:
            return
        if not seat:
            self._put_hands_down()
        elif seat in self.table.persons and self._must("hand"):
            self.table.stage = stages.held_up(self.table.stage, seat)
            self.show()

    def _put_hands_down(self) -> None:
        """Also in the middle of a confirmation, which goes with the hand."""
        confirming = isinstance(self.table.stage, Confirming)
        self._turn_from_gesture("hand")
        self.table.stage = stages.all_down(self.table.stage)
        self.show()
        if confirming:
            self.question_closed.emit()

    # -- edit mode --------------------------------------------------------------------------------
    @property
    def can_edit(self) -> bool:
        return self.has_table and self.match.definition.edits is not None

    @guarded
    def set_edit_mode(self, on: bool) -> None:
        """Begin or end changing the position by hand; where something is hidden, all must agree to it."""
        if on != self.edit_mode and self._must("edit_mode"):
            self.by_hand.begin() if on else self.by_hand.end()
        self._show_edit_mode()

    @guarded
    def leave_editing(self) -> None:
        """Nothing more is changed by hand: the edit mode ends, or the event is done that a card had the players do."""
        if self.table.by_hand and self.match.decision is not None:
            self.play(str(self.match.decision.actions[0]))
        else:
            self.set_edit_mode(False)

    @guarded
    def edit(self, *changes: str) -> None:
        """Change the position by hand, by the game's own commands; logged and marked."""
        if self._must("edit"):
            self.by_hand.change(changes)

    # -- keeping ----------------------------------------------------------------------------------
    def keep_elsewhere(self, path: Path) -> None:
        """Keep the game in another file from now on; raises SaveError if it cannot be kept there either."""
        self.table.keeping.elsewhere(path, self.match, self.table.headline())
