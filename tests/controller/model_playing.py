"""The commands of those who sit at the table: playing, dragging, taking back, looking, answering, editing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from desktop.controller.game_controller import GameController
from desktop.controller.keeping import READ_ONLY
from desktop.controller.stages import AskingConsent, EnteringDice, HandingOver, LookingBack, Playing
from desktop.engine.action import Action
from tests.controller.model_rights import AGREED, LOOKED, PLAYED
from tests.controller.model_table import TableModel

T = TypeVar("T")
NUMBERS = st.integers(min_value=0, max_value=400)
SOME = st.lists(NUMBERS, min_size=1, max_size=12)
STRANGE = ("nonsense", "done", "chance 9", "chance 1", "concede red", "edit vp%201", "begin", "roll", "pick no")
INSTEAD = ("undo", "redo", "edit_on", "step_back", "lay_open", "take_seat", "back_to_present", "time_passes")
at_table = precondition(lambda self: self.controller.has_table)


def command(**given: Any) -> Callable[[Callable[..., None]], Any]:
    """A rule for whoever sits at the table; where the screen is handed over somebody mostly sits down first."""

    def made(run: Callable[..., None]) -> Any:
        @wraps(run)
        def come_and(self: TableModel, *args: Any, **values: Any) -> None:
            self.come_to_table()
            run(self, *args, **values)

        return at_table(rule(**given)(come_and))

    return made


def one(items: Sequence[T], number: int) -> T:
    return items[number % len(items)]


class Players(TableModel):
    """Everything that is done at the table itself."""

    # -- playing -----------------------------------------------------------------------------------
    @command(number=NUMBERS)
    def play(self, number: int) -> None:
        """An action that is offered at the moment that is shown."""
        decision = self.controller.table.shown.decision
        if decision is not None:
            offered = [str(action) for action in decision.actions]
            eager = [action for action in offered if action.startswith(self.plan.eager)] if self.plan.eager else []
            action = one(eager if eager and number % 3 else offered, number)
            with self.doing(f"play {action}"):
                self.controller.play(action)

    @command(numbers=SOME)
    def play_on(self, numbers: list[int]) -> None:
        """Several actions by whoever is asked."""
        for number in numbers:
            if isinstance(self.stage, HandingOver):
                self.take_seat()
            if isinstance(self.stage, Playing | EnteringDice):
                self.play(number)

    @command(number=NUMBERS, word=st.sampled_from(STRANGE))
    def play_unoffered(self, number: int, word: str) -> None:
        """An action that is not offered changes nothing, now or at an earlier moment."""
        past = [str(entry.action) for entry in self.match.log]
        for action in (word, one(past, number) if past else word):
            shown = self.controller.table.shown
            if shown.why_not(Action.parse(action)) is not None:
                with self.doing(f"play {action}, which is not offered", LOOKED):
                    self.controller.play(action)

    # -- dragging ----------------------------------------------------------------------------------
    def _pieces(self) -> list[str]:
        """The pieces, those that are lit first."""
        view = self.controller.sight.table()
        lit = [piece for choice in (view.decision.choices if view.decision else ()) for piece in choice.pieces]
        return lit[:20] + [piece.id for piece in view.pieces]

    def _spaces(self) -> list[str]:
        view = self.controller.sight.table()
        lit = [space for choice in (view.decision.choices if view.decision else ()) for space in choice.spaces]
        return lit[:20] + [space.id for space in self.controller.presenter.board().spaces] + [""]

    @command(number=NUMBERS)
    def pick_up(self, number: int) -> None:
        if pieces := self._pieces():
            piece = one(pieces, number)
            with self.doing(f"pick up {piece}"):
                self.controller.pieces_dragged([piece])
            self.carried = [piece]

    @command(number=NUMBERS)
    def carry(self, number: int) -> None:
        space = one(self._spaces(), number)
        with self.doing(f"carry {self.carried} over {space}", LOOKED):
            self.controller.drag_to(self.carried, space)

    @command(number=NUMBERS)
    def drop(self, number: int) -> None:
        space = one(self._spaces(), number)
        with self.doing(f"drop {self.carried} on {space}"):
            self.controller.drop(self.carried, space)

    @command(piece=NUMBERS, space=NUMBERS)
    def drag(self, piece: int, space: int) -> None:
        """A whole drag, as far as it goes."""
        self.pick_up(piece)
        self.carry(space)
        self.drop(space)

    @command(piece=NUMBERS, other=st.sampled_from(INSTEAD), space=NUMBERS)
    def drag_and_do_something_else(self, piece: int, other: str, space: int) -> None:
        """A key is pressed while a piece is carried."""
        self.pick_up(piece)
        getattr(self, other)()
        self.drop(space)

    @command()
    def cancel_drag(self) -> None:
        with self.doing("cancel the drag"):
            self.controller.cancel_drag()

    # -- taking back and looking back --------------------------------------------------------------
    @command()
    def undo(self) -> None:
        with self.doing("undo"):
            self.controller.undo()

    @command()
    def redo(self) -> None:
        with self.doing("redo"):
            self.controller.redo()

    @command(number=NUMBERS)
    def look_back(self, number: int) -> None:
        self._look(f"go to {number % (self.match.position + 1)}", number % (self.match.position + 1))

    @command(by=st.sampled_from([-1, 1, -5]))
    def step(self, by: int) -> None:
        with self._looking(f"step {by}"):
            self.controller.step(by)

    @command()
    def back_to_present(self) -> None:
        with self._looking("back to the present"):
            self.controller.back_to_present()

    def _look(self, words: str, position: int) -> None:
        with self._looking(words):
            self.controller.go_to(position)

    def _looking(self, words: str):  # type: ignore[no-untyped-def]
        """A gesture under way may be put back by it."""
        return self.doing(words, PLAYED if self.controller.dragging else LOOKED)

    @command(number=NUMBERS)
    def go_back(self, number: int) -> None:
        position = number % (self.match.position + 1)
        with self.doing(f"go back to {position} for good"):
            self.controller.go_back(position)

    @command(back=st.integers(min_value=1, max_value=3), number=NUMBERS, word=st.sampled_from(["", *STRANGE]))
    def act_in_the_past(self, back: int, number: int, word: str) -> None:
        """Look back and play something else there."""
        self.step(-back)
        if isinstance(self.stage, LookingBack):
            self.play_unoffered(number, word) if word else self.play(number)

    # -- answering ---------------------------------------------------------------------------------
    @command(agreed=st.booleans())
    def answer(self, agreed: bool) -> None:
        kind = AGREED if agreed and isinstance(self.stage, AskingConsent) else PLAYED if agreed else LOOKED
        with self.doing(f"answer {'yes' if agreed else 'no'}", kind):
            self.controller.answer(agreed)

    @command(numbers=SOME, agreed=st.booleans(), what=st.sampled_from(["undo", "redo"]))
    def ask_and_answer(self, numbers: list[int], agreed: bool, what: str) -> None:
        """Play for a while, take the last of it back, or what was taken back before."""
        self.play_on(numbers)
        getattr(self, what)()
        self.answer(agreed)

    @command(numbers=SOME, number=NUMBERS)
    def try_the_dice(self, numbers: list[int], number: int) -> None:
        """Take back what was agreed to be taken back, and a little more alone, and see whether the same dice fall."""
        self.play_on(numbers)
        for _ in range(2):
            self.undo()
            self.answer(True)
            self.undo()
            self.redo()
            self.play_on([number])

    @at_table
    @rule()
    def take_seat(self) -> None:
        with self.doing("sit down", LOOKED):
            self.screen.sit_down()
            self.controller.take_seat()

    @command(mode=st.sampled_from(["always", "needed", "never"]))
    def set_handover(self, mode: str) -> None:
        with self.doing(f"hand over {mode}", PLAYED):
            self.controller.set_handover(mode)

    @command(sure=st.integers(min_value=0, max_value=3))
    def concede(self, sure: int) -> None:
        if sure == 0:
            with self.doing("concede"):
                self.controller.concede()

    # -- editing -----------------------------------------------------------------------------------
    def edit_on(self) -> None:
        self.edit_mode(True)

    def step_back(self) -> None:
        self.step(-1)

    def lay_open(self) -> None:
        self.set_handover("never")

    @command(on=st.booleans())
    def edit_mode(self, on: bool) -> None:
        with self.doing(f"edit mode {'on' if on else 'off'}"):
            self.controller.set_edit_mode(on)

    @command(number=NUMBERS, agreed=st.booleans())
    def edit(self, number: int, agreed: bool) -> None:
        """A change by hand, with all that goes before it."""
        self.edit_mode(True)
        if isinstance(self.stage, AskingConsent):
            self.answer(agreed)
        self.change(number)

    @command(number=NUMBERS)
    def change(self, number: int) -> None:
        words = one(("nonsense", "", "  ", *self.plan.edits), number)
        with self.doing(f"edit {words!r}"):
            if self.controller.edit_mode:
                self.screen.told |= set(words.split())
            self.controller.edit(words)

    # -- looking around ----------------------------------------------------------------------------
    @command(number=NUMBERS)
    def look_around(self, number: int) -> None:
        """Point at things; nothing that is shown holds a secret."""
        control, pieces, spaces = self.controller, self._pieces() or [""], self._spaces()
        piece, space = one(pieces, number), one(spaces, number)
        with self.doing(f"point at {piece} and {space}", LOOKED):
            control.click_piece(piece)
            control.click_space(space)
            control.focus([piece, space])
            if self.match.decision is not None:
                control.point_at(str(one(self.match.decision.actions, number)))
            control.toggle_overlay(one(control.presenter.overlays(), number)[0])
            seen = _seen(control, piece, space)
            assert not control.sight.covered or not any(seen[2:7]), "something is told of a table that is covered"
            found = self.screen.secrets_in(seen)
            assert not found, f"{sorted(found)} are shown to {control.seat or 'all'!r}"

    @rule()
    def time_passes(self) -> None:
        with self.doing("time passes", LOOKED):
            self.wait()

    @command()
    def read_only_stays_as_it_is(self) -> None:
        if self.controller.table.keeping.view.state == READ_ONLY:
            with self.doing("try to change what is only looked at", LOOKED):
                self.controller.undo()
                self.controller.concede()
                self.controller.set_edit_mode(True)
                self.controller.set_handover("never")


def _seen(control: GameController, piece: str, space: str) -> list[object]:
    """What may be asked of the table besides what is told by itself."""
    sight, table = control.sight, control.table
    names = [name for name, _ in control.presenter.overlays()]
    seats = [seat for seat, _ in control.presenter.seats()]
    return [
        sight.table(), sight.public(), sight.preview([piece, space]), sight.overlays(names, (piece, space)),
        sight.route(piece, space), sight.carried([piece], space), sight.why_not(piece, space), sight.edits(),
        [sight.since(seat) for seat in seats], table.headline(), control.decision_view(),
    ]  # fmt: skip
