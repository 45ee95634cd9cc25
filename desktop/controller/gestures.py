"""Drags turned into actions. Works for any game: it reads only what the current choices light up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.controller import choices, together
from desktop.engine.action import Action
from desktop.engine.match import Entry
from desktop.views.table import ChoiceView, PathItem, RefusalView, RouteView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController

_MOST_CLOSINGS = 4
"""How many sub-questions one drag may close by itself before it gives up."""


class _Drag(Struct):
    """A drag under way: where each piece stood, where the log stood, in which position, what could be redone then."""

    pieces: list[str]
    homes: dict[str, str]
    start: int
    position: str
    redo: list[Entry] = []
    ends: dict[str, list[ChoiceView]] = {}
    """What is played when the piece is set down in a place: to take it in hand would be all there is to it."""
    offered: list[ChoiceView] = []
    """What can be done where it stands, or with the whole place; asked wherever it is set down."""

    apart: dict[str, RefusalView] = {}
    """Why a piece of a stack does not go along with the first."""
    seen: tuple[object, ...] = ()
    """The counters and signs on the board before it began."""
    prompt: str = ""

    @property
    def home(self) -> str:
        """Where the piece stood that is under the pointer."""
        return self.homes[self.pieces[0]]


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

    def offered(self, space: str) -> RouteView | None:
        """What a piece carried over a space will be asked when it is set down there, if that is all it comes to."""
        drag = self._drag
        found = (drag.ends.get(space) or drag.offered) if drag is not None and space != drag.home else []
        if drag is None or not found:
            return None
        return RouteView(drag.pieces[0], (), tuple(PathItem(each.text, each.note) for each in found))

    def forget(self) -> None:
        self._drag = None

    def give_up(self) -> None:
        """Put back what is carried and keep the game, without a look at it."""
        if self._drag is not None:
            self._put_back(self._drag.start)
            self._drag = None
            self._controller.settle_down()

    def pick_up(self, pieces: list[str]) -> None:
        """Take pieces in hand: the first is offered its way at once, with those that may go along as one stack; the
        rest follow when set down."""
        match, homes = self._controller.match, {piece: self._controller.space_of(piece) for piece in pieces}
        self._drag = _Drag(list(pieces), homes, match.position, match.digest(), list(match.redo_log))
        self._drag.seen = self._seen()
        self._drag.prompt = match.decision.prompt.key if match.decision is not None else ""
        self._refused = ""
        pieces = self._drag.pieces = self._able_first(pieces)
        if not self._take(pieces[0]):
            self._refused = pieces[0]
            self._put_back(self._drag.start)
            self._drag = None
            self._controller.settle(anew=False)  # what could not be put back stands
        else:
            self._join(pieces)
            self._controller.show(anew=False)

    def cancel(self) -> None:
        if self._drag is not None:
            self.give_up()
            self._controller.show(anew=False)

    def set_down(self, pieces: list[str], space: str) -> None:
        """Drop: play the choice lit there, or go back and say which rule forbids it; all pieces go, or none."""
        drag, refused = self._drag, self._refused
        self._refused = ""
        if drag is None:
            if refused in pieces and space and self._controller.space_of(refused) != space:
                self._controller.refusing.piece(refused, space)  # what stands against this place says more
            return
        if not space or drag.home == space:
            self.cancel()
            if not space:
                self._controller.refusing.nowhere()
            return
        if drag.offered and space not in drag.ends:
            self._drag = None
            self._controller.choose_among.emit(drag.offered)
            self._controller.finish_gesture(drag.start)
            return
        if self._set_down_all(drag, space):
            self._refuse_return(drag, space)
        else:
            self._put_back(drag.start)
        self._drag = None
        self._controller.finish_gesture(drag.start)

    def _set_down_all(self, drag: _Drag, space: str) -> bool:
        """Set the pieces down one after the other; one that needs another to go before it waits for its turn."""
        waiting = drag.pieces[1:]
        if not self._place(drag.pieces[0], space):
            return False
        while waiting := [piece for piece in waiting if not self._went_along(piece)]:
            piece, *waiting = self._able_first(waiting)
            if not self._take(piece) or not self._place(piece, space):
                return False
        return True

    def _able_first(self, pieces: list[str]) -> list[str]:
        """Pieces of a stack with one first that can be taken in hand as things stand: the rest may go with it only."""
        decision = self._controller.decision_view()

        def able(piece: str) -> bool:
            return choices.in_hand(decision, piece) or choices.picking_up(decision, piece) is not None

        first = next((piece for piece in pieces if able(piece)), pieces[0])
        return [first, *(piece for piece in pieces if piece != first)]

    def _join(self, pieces: list[str]) -> None:
        """Those that may come along with the first are taken in hand with it, so that they go as one stack."""
        assert self._drag is not None
        control = self._controller
        for piece in pieces[1:] if not self._drag.ends and not self._drag.offered else ():
            before, player = control.match.position, control.player()
            choice = choices.picking_up(control.decision_view(), piece)
            if choice is None or choice.pieces != (piece,) or choice.warnings:
                if (why := control.sight.why_not(piece, "")) is not None:
                    self._drag.apart[piece] = why
                continue
            control.play_now(choice.action)
            decision = control.decision_view()
            if decision is None or control.player() != player or not {pieces[0], piece} <= set(decision.subjects):
                self._put_back(before)  # it would have been taken in place of the first

    def _went_along(self, piece: str) -> bool:
        """Whether what moved the first piece has moved this one with it."""
        assert self._drag is not None
        return self._controller.space_of(piece) != self._drag.homes.get(piece)

    def _refuse_return(self, drag: _Drag, space: str) -> None:
        """What was taken back when picked up and done again when set down was done before: nothing is played."""
        match = self._controller.match
        if match.position > drag.start and (match.digest() == drag.position or self._is_arranged_as_before(drag)):
            self._put_back(drag.start)
            self._controller.refusing.piece(drag.pieces[0], space)

    def _is_arranged_as_before(self, drag: _Drag) -> bool:
        """A piece was only taken out of an arrangement and came to the same place in it again."""
        match = self._controller.match
        language, verb = match.definition.language, match.log[drag.start].action.verb
        return verb in language and language[verb].arranges_under(drag.prompt) and self._seen() == drag.seen

    def _seen(self) -> tuple[object, ...]:
        table = self._controller.sight.table_again()
        return table.pieces, table.marks

    def _take(self, piece: str) -> bool:
        """Bring the procedure to the point where `piece` may be set down somewhere."""
        control = self._controller
        for _ in range(_MOST_CLOSINGS):
            decision = control.decision_view()
            if choices.in_hand(decision, piece):
                return True
            if found := choices.taking(decision, piece):
                return self._is_boxed(found[0]) or self._take_by(piece, found)
            player, choice = control.player(), choices.closing(decision)
            if choice is None or not self._stays_asked(choice, player) or not self._play(choice):
                break
        if self._comes_from_a_choice(piece):
            return True
        self._refuse(piece)
        return False

    def _take_by(self, piece: str, found: list[ChoiceView]) -> bool:
        """Play what takes a piece in hand; what would be all there is to it waits until the piece is set down."""
        if (taken := next((choice for choice in found if self._leads_on(choice, piece)), None)) is not None:
            return self._play(taken)
        drag, goal_of = self._drag, self._controller.sight.goal_of
        assert drag is not None
        for choice in found:
            goal = goal_of(choice.action, piece)
            if goal not in ("", self._controller.space_of(piece)):
                drag.ends.setdefault(goal, []).append(choice)
            elif piece == drag.pieces[0]:
                drag.offered.append(choice)
        if not drag.ends and not drag.offered:
            self._refuse(piece)
        return bool(drag.ends or drag.offered)

    def _leads_on(self, choice: ChoiceView, piece: str) -> bool:
        """Whether the piece can be set down somewhere after a choice; of its like, the one that is named for all."""
        control = self._controller
        then = control.sight.decision_after(choice.action)
        if then is None or then.player != control.player():
            return False
        return any(choices.in_hand(then, each) for each in {piece, *Action.parse(choice.action).args[:1]})

    def _stays_asked(self, choice: ChoiceView, player: str) -> bool:
        """Whether the player is still asked after a choice: to turn to a piece never ends his turn, nor rolls dice."""
        ahead = self._controller.match.look_ahead(Action.parse(choice.action), player)
        return ahead is not None and ahead[1] is not None and ahead[1].player == player

    def _refuse(self, piece: str) -> None:
        """Say why a piece cannot be taken in hand: what was said when it did not join the first tells more."""
        assert self._drag is not None
        if (told := self._drag.apart.get(piece)) is not None:
            self._controller.refused.emit(told)
        else:
            self._controller.refusing.piece(piece, "")

    def _is_boxed(self, choice: ChoiceView) -> bool:
        """It adds something to the fight: set down where that is fought, its box is ticked."""
        assert self._drag is not None
        decision = self._controller.decision_view()
        if decision is None or choice.action not in [box.action for box in decision.boxes]:
            return False
        self._drag.ends = {next(iter(decision.subjects), ""): [choice]}
        return True

    def _comes_from_a_choice(self, piece: str) -> bool:
        """An own piece stands where something is offered that concerns the whole place."""
        assert self._drag is not None
        own = self._controller.side_of(piece) == self._controller.player()
        decision = self._controller.decision_view() if own and piece == self._drag.pieces[0] else None
        self._drag.offered = choices.of_place(decision, self._drag.home)
        return bool(self._drag.offered)

    def _place(self, piece: str, space: str) -> bool:
        control = self._controller
        if control.space_of(piece) == space:
            return True  # to take it in hand was all it needed to get there
        if self._drag is not None and self._drag.ends:
            return self._end(piece, space)
        found = choices.setting_down(control.decision_view(), piece, space)
        if not found and (around := self._around(piece, space)):
            return self._play(around) and self._go_inside(piece, space)
        found = found or self._lifted(piece, space)
        if not found:
            control.refusing.piece(piece, space, along=self._drag is not None and piece != self._drag.pieces[0])
            return False
        if len(found) > 1:
            control.choose_among.emit(found)
            return True
        return self._play(found[0]) and self._follow_up(piece, space, found[0])

    def _end(self, piece: str, space: str) -> bool:
        """Play what brings the piece to its goal, if it was set down there."""
        assert self._drag is not None
        found = self._drag.ends.get(space, [])
        self._drag.ends = {}
        if len(found) > 1:
            self._controller.choose_among.emit(found)
        elif found:
            return self._play(found[0])
        else:
            self._controller.refusing.piece(piece, space)
        return bool(found)

    def _around(self, piece: str, space: str) -> ChoiceView | None:
        """What takes a piece into the space of which this one is a part, if it comes from elsewhere."""
        control = self._controller
        outer, home = control.sight.around(space), control.space_of(piece)
        if not outer or outer in (home, control.sight.around(home)):
            return None
        found = choices.setting_down(control.decision_view(), piece, outer)
        return found[0] if len(found) == 1 else None

    def _go_inside(self, piece: str, space: str) -> bool:
        """It was set down on a part of the space where it is now: it goes in, if it may."""
        control, player = self._controller, self._controller.player()
        found = choices.setting_down(control.decision_view(), piece, space)
        if len(found) == 1 and control.player() == player and control.space_of(piece) != space:
            return self._play(found[0])
        return True

    def _lifted(self, piece: str, space: str) -> list[ChoiceView]:
        """A piece that could have been set down elsewhere as it lay may first have to be taken in hand."""
        found = choices.taking(self._controller.decision_view(), piece)
        choice = next((each for each in found if self._leads_on(each, piece)), None)
        if choice is None or not self._play(choice):
            return []
        return choices.setting_down(self._controller.decision_view(), piece, space)

    def _follow_up(self, piece: str, space: str, played: ChoiceView) -> bool:
        """Where the answer only named the space, or the piece, the piece set down there answers the next one too."""
        player = self._controller.player()
        decision = self._controller.decision_view()
        if decision is None:
            return True
        if space in played.drops and piece in decision.subjects and decision.player == player:
            named = choices.setting_down(decision, piece, space)
            return self._play(named[0]) if len(named) == 1 else True
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
        decision = self._controller.decision_view()
        if decision is not None and choice.action in [box.action for box in decision.boxes]:
            together.tick(self._controller.match, self._controller.table.standing, choice.action, True)
        else:
            self._controller.play_now(choice.action)
        return True

    def _put_back(self, mark: int) -> None:
        """Undo what picking up did, unless it drew an outcome, went to the other player or awaits an answer."""
        assert self._drag is not None
        if self._controller.asking:
            return
        redo = self._drag.redo if mark == self._drag.start else []
        self._controller.past.rewind_quietly(mark, redo)
