"""Drags turned into actions. Works for any game: it reads only what the current choices light up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.controller import choices
from desktop.engine.action import Action
from desktop.engine.match import Entry
from desktop.views.table import ChoiceView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController

_MOST_CLOSINGS = 4
"""How many sub-questions one drag may close by itself before it gives up."""


class _Drag(Struct):
    """A drag under way: whence, where the log stood, in which position, and what could be redone then."""

    pieces: list[str]
    home: str
    start: int
    position: str
    redo: list[Entry] = []
    at_once: ChoiceView | None = None
    """What is played when the piece is set down at its `goal`: to take it in hand would be all there is to it."""
    goal: str = ""
    offered: list[ChoiceView] = []
    """What can be done with the place it comes from, wherever it is set down."""


class Gestures:
    """Picks up, carries and sets down pieces for a controller."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._drag: _Drag | None = None
        self._refused = ""
        """The piece that was dragged last and may not be taken in hand."""

    @property
    def dragging(self) -> bool:
        return self._drag is not None

    def forget(self) -> None:
        self._drag = None

    def give_up(self) -> None:
        """Put back what is carried and keep the game, without a look at it."""
        if self._drag is not None:
            self._put_back(self._drag.start)
            self._drag = None
            self._controller.settle_down()

    def pick_up(self, pieces: list[str]) -> None:
        """Take pieces in hand: the first is offered its way at once, the rest follow when set down."""
        match, home = self._controller.match, self._controller.space_of(pieces[0])
        self._drag = _Drag(list(pieces), home, match.position, match.digest(), list(match.redo_log))
        self._refused = ""
        if not self._take(pieces[0]):
            self._refused = pieces[0]
            self._put_back(self._drag.start)
            self._drag = None
            self._controller.settle()  # what could not be put back stands
        else:
            self._controller.show()

    def cancel(self) -> None:
        if self._drag is not None:
            self.give_up()
            self._controller.show()

    def set_down(self, pieces: list[str], space: str) -> None:
        """Drop: play the choice lit there, or go back and say which rule forbids it."""
        drag, refused = self._drag, self._refused
        self._refused = ""
        if drag is None:
            if refused == pieces[0] and space and self._controller.space_of(refused) != space:
                self._controller.refuse_piece(refused, space)  # what stands against this place says more
            return
        if not space or drag.home == space:
            self.cancel()
            if not space:
                self._controller.refuse_nowhere()
            return
        if drag.offered:
            self._drag = None
            self._controller.choose_among.emit(drag.offered)
            self._controller.finish_gesture(drag.start)
            return
        for number, piece in enumerate(pieces):
            mark = drag.start if number == 0 else self._controller.match.position
            if (number > 0 and not self._take(piece)) or not self._place(piece, space):
                self._put_back(mark)
                break
        else:
            self._refuse_return(drag, space)
        self._drag = None
        self._controller.finish_gesture(drag.start)

    def _refuse_return(self, drag: _Drag, space: str) -> None:
        """What was taken back when picked up and done again when set down was done before: nothing is played."""
        match = self._controller.match
        if match.position > drag.start and match.digest() == drag.position:
            self._put_back(drag.start)
            self._controller.refuse_piece(drag.pieces[0], space)

    def _take(self, piece: str) -> bool:
        """Bring the procedure to the point where `piece` may be set down somewhere."""
        control = self._controller
        for _ in range(_MOST_CLOSINGS):
            decision = control.decision_view()
            if choices.in_hand(decision, piece):
                return True
            player = control.player()
            choice = choices.picking_up(decision, piece)
            if choice is not None and self._goes_at_once(piece, choice):
                return True
            if choice is not None:
                return self._play(choice) and (control.player() == player or self._carries_nothing(piece, player))
            choice = choices.closing(decision)
            if choice is None or not self._play(choice) or control.player() != player:
                break
        if self._comes_from_a_choice(piece):
            return True
        control.refuse_piece(piece, "")
        return False

    def _goes_at_once(self, piece: str, choice: ChoiceView) -> bool:
        """To take it in hand would carry it to the one place it may go, and the next player would be asked."""
        assert self._drag is not None
        self._drag.goal = self._controller.sight.goal_of(choice.action, piece)
        self._drag.at_once = choice if self._drag.goal not in ("", self._drag.home) else None
        return self._drag.at_once is not None

    def _comes_from_a_choice(self, piece: str) -> bool:
        """An own piece stands where something is offered that concerns the whole place."""
        assert self._drag is not None
        own = self._controller.side_of(piece) == self._controller.player()
        decision = self._controller.decision_view() if own and piece == self._drag.pieces[0] else None
        self._drag.offered = choices.of_place(decision, self._drag.home)
        return bool(self._drag.offered)

    def _carries_nothing(self, piece: str, player: str) -> bool:
        """What picking up did was all there is to it, and the next player is asked: it is a matter for a click."""
        assert self._drag is not None
        self._put_back(self._drag.start)
        if self._controller.player() == player:
            self._controller.refuse_piece(piece, "")
        return False

    def _place(self, piece: str, space: str) -> bool:
        control = self._controller
        if control.space_of(piece) == space:
            return True  # to take it in hand was all it needed to get there
        if self._drag is not None and self._drag.at_once is not None:
            choice, self._drag.at_once = self._drag.at_once, None
            if space == self._drag.goal:
                return self._play(choice)
            control.refuse_piece(piece, space)
            return False
        found = choices.setting_down(control.decision_view(), piece, space) or self._lifted(piece, space)
        if not found:
            control.refuse_piece(piece, space)
            return False
        if len(found) > 1:
            control.choose_among.emit(found)
            return True
        return self._play(found[0]) and self._follow_up(piece, space, found[0])

    def _lifted(self, piece: str, space: str) -> list[ChoiceView]:
        """A piece that could have been set down elsewhere as it lay may first have to be taken in hand."""
        choice = choices.picking_up(self._controller.decision_view(), piece)
        if choice is None or not self._play(choice):
            return []
        return choices.setting_down(self._controller.decision_view(), piece, space)

    def _follow_up(self, piece: str, space: str, played: ChoiceView) -> bool:
        """Where the answer only named the space, the piece set down there answers the next question too."""
        player = self._controller.player()
        decision = self._controller.decision_view()
        if decision is None:
            return True
        found = [choice for choice in decision.choices if choice.pieces == (piece,) and space in choice.spaces]
        unnamed = piece in played.pieces and piece not in Action.parse(played.action).args
        if unnamed and len(found) == 1 and decision.player == player:
            return self._play(found[0])
        return True

    def _play(self, choice: ChoiceView) -> bool:
        """Play a choice inside the gesture; one that would lose something must be confirmed first."""
        if self._controller.must_confirm(choice):
            self._controller.ask_confirmation(choice)
            return False
        self._controller.play_now(choice.action)
        return True

    def _put_back(self, mark: int) -> None:
        """Undo what picking up did, unless it drew an outcome, went to the other player or awaits an answer."""
        assert self._drag is not None
        if self._controller.asking:
            return
        redo = self._drag.redo if mark == self._drag.start else []
        self._controller.past.rewind_quietly(mark, redo)
