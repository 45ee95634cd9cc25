"""Everything a window would show of a match, built without one: whatever cannot be shown is told by name.

`Show` looks at one match from every seat. What is cheap is built after every action; of what is asked by pointing,
clicking and dragging a few things are drawn by lot; and now and then it looks more closely: at the past, at the game
given up, at the sheets, and whether looking has changed anything.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Message
from desktop.engine.event import DieRolled
from desktop.engine.ids import Thing
from desktop.engine.match import CHANCE, Match
from desktop.printing.order import Order
from desktop.printing.position_sheet import shown_table
from desktop.printing.sheets import Sheets
from desktop.ui.headless import application
from desktop.views.concession import log_lines_of, table_of
from desktop.views.presenter import Presenter, seat_names
from desktop.views.table import ChoiceView, LogLine, TableView

T = TypeVar("T")
CLOSELY_EVERY = 100
"""A closer look is taken once in so many times."""
POINTED = 2
"""Pieces, places and actions drawn by lot each time."""
REMEMBERED = 200
"""Entries of the log whose actions are tried again where they are not offered."""
DRAWN = ("position", "log", "setup")
"""Sheets that follow the game; the others are the same in all."""
MOST_OPENING = 400
"""A sheet is drawn at one of the first so many looks, and one at the end."""
NOBODY = ""
"""The seat of whoever looks on."""
UNKNOWN = "unheard-of"


class Unshown(Exception):
    """Something a window would show cannot be built; says what it is, and why, in one line."""


def show_everything(match: Match, presenter: Presenter, chooser: random.Random) -> None:
    """Build all that a window would show of a match now; raises Unshown if something cannot be."""
    show = Show(match, presenter, chooser)
    show.now()
    if chooser.randrange(CLOSELY_EVERY) == 0:
        show.closely()


def show_fixed(match: Match, presenter: Presenter) -> None:
    """Build what does not change in a game: board, rules, credits, charts without a position, the set-up sheet."""
    build = Show(match, presenter, random.Random(0)).build
    build("the board", presenter.board)
    build("the rules", presenter.rules)
    build("the credits", presenter.about)
    build("the set-up sheet", presenter.setup_sheet)
    build("the charts without a position", presenter.charts, None, None)
    build("the cards", lambda: tuple(Sheets(presenter, match).cards))


class Show:
    """All that can be seen of a match at one moment."""

    def __init__(self, match: Match, presenter: Presenter, chooser: random.Random) -> None:
        self._match, self._presenter, self._chooser = match, presenter, chooser
        self.seats = [seat for seat, _ in presenter.seats()]

    def build(self, what: str, make: Callable[..., T], *args: Any, hashed: bool = True, **more: Any) -> T:
        """Build one thing and look whether it is a plain view; what goes wrong is told with its name."""
        try:
            view = make(*args, **more)
            if hashed:
                hash(view)
        except Unshown:
            raise
        except Exception as error:  # whatever goes wrong here would leave a player before a blank window
            text = " ".join(str(error).split())
            raise Unshown(f"{what} cannot be shown: {type(error).__name__}: {text}{self._waiting()}") from error
        return view

    def _waiting(self) -> str:
        pending, need = self._match.pending, self._match.awaiting_dice
        return f", while {pending.action} waits for a die ({need.purpose})" if pending and need else ""

    def need(self, held: bool, what: str) -> None:
        if not held:
            raise Unshown(f"{what}{self._waiting()}")

    # -- after every action ------------------------------------------------------------------------
    def now(self) -> None:
        """The tables, the log, what is asked, and what some pieces, places and actions would bring up."""
        match, presenter = self._match, self._presenter
        tables = [self._table(seat) for seat in (*self.seats, NOBODY)]
        self._log()
        self._words()
        self.build("the preview", presenter.preview, match.state, match.decision, ())
        self.build("the charts", presenter.charts, match.state, match.decision)
        self.build("whether something is hidden", presenter.hides_something, match.state)
        self.build("the names of the seats", lambda: tuple(seat_names(presenter, match.state).items()))
        table = self._chooser.choice(tables)
        self._pointing(table)
        self._overlays()
        self._refusals(table)

    def _table(self, seat: str) -> TableView:
        match = self._match
        what = f"the table of {seat}" if seat else "the table of nobody in particular"
        table = self.build(what, table_of, self._presenter, match, seat, hashed=False)
        self.build(what, replace, table, pieces=())  # the pieces are many, and seldom new
        self.need((table.decision is None) == (match.decision is None), f"{what} does not show what is asked")
        if table.decision is not None and match.decision is not None and seat == match.decision.player:
            shown = [choice.action for choice in table.decision.choices]
            self.need(shown == [str(a) for a in match.decision.actions], f"{what} does not show every choice")
            self._places(table, what)
        return table

    def _places(self, table: TableView, what: str) -> None:
        """Choices and pieces are where something is."""
        spaces = {space.id for space in self._presenter.board().spaces}
        pieces = {piece.id for piece in table.pieces}
        for choice in table.decision.choices if table.decision else ():
            astray = [*({*choice.spaces} - spaces), *({*choice.pieces} - pieces)]
            self.need(not astray, f"{what} offers {choice.action} at {astray}, which is not there")
        lost = sorted({piece.space for piece in table.pieces if piece.status == "map"} - spaces)
        self.need(not lost, f"{what} has pieces at {lost}, which is not there")

    def _log(self) -> None:
        match = self._match
        if not match.log:
            return
        entry, events = match.log[-1], match.events_of[-1]

        def lines(seat: str) -> tuple[LogLine, ...]:
            return tuple(log_lines_of(self._presenter, match.position, entry, events, seat))

        for seat in (*self.seats, NOBODY):
            what = f"the log of {entry.action} for {seat or 'nobody in particular'}"
            for line in self.build(what, lines, seat):
                self._worded(line.text, what)
            self.build(f"the moves of {entry.action}", self._presenter.traces, events, seat)
        for event in events:
            if isinstance(event, DieRolled):
                self._purpose(event.purpose)

    def _words(self) -> None:
        match = self._match
        if match.decision is not None:
            self._worded(self.build("the question", self._presenter.words, match.decision.prompt), "the question")
        if match.awaiting_dice is not None:
            self._purpose(match.awaiting_dice.purpose)

    def _worded(self, text: str, what: str) -> None:
        self.need(bool(text) and "{" not in text, f"{what} has no words: {text!r}")

    def _purpose(self, purpose: str) -> None:
        """What a die is for is said in words of its own, not by its key."""

        def said(key: str) -> str:
            return self.build(f"the call for a die ({key})", self._presenter.words, called(key))

        def called(key: str) -> Message:
            return Message.of("engine.enter_die", purpose=key, sides=2)

        bare = said(UNKNOWN).replace(UNKNOWN, purpose.replace("_", " "))
        self.need(said(purpose) != bare, f"a die for {purpose!r} has no words")

    # -- what is pointed at ------------------------------------------------------------------------
    def _pointing(self, table: TableView) -> None:
        match, presenter = self._match, self._presenter
        state, decision = match.state, match.decision
        for _ in range(POINTED):
            piece, other, space = self._piece(table), self._piece(table), self._space(table)
            for focus in ((piece,), (space,), (piece, space), (piece, other)):
                self.build(f"the preview of {focus}", presenter.preview, state, decision, focus)
            for place in (space, ""):
                what = f"{piece} on {place}" if place else f"{piece} in hand"
                self.build(f"the way of {what}", presenter.route, state, decision, piece, place)
                refusal = self.build(f"the reason against {what}", presenter.why_not, state, decision, piece, place)
                if refusal is not None:
                    words = self.build(f"the words against {what}", presenter.refusal, refusal)
                    self._worded(words, f"the reason against {what}")

    def _piece(self, table: TableView) -> str:
        asked = [piece for choice in self._choices(table) for piece in choice.pieces]
        return self._either(asked, [piece.id for piece in table.pieces])

    def _space(self, table: TableView) -> str:
        asked = [space for choice in self._choices(table) for space in choice.spaces]
        return self._either(asked, [space.id for space in self._presenter.board().spaces])

    def _choices(self, table: TableView) -> Sequence[ChoiceView]:
        return table.decision.choices if table.decision else ()

    def _either(self, asked: Sequence[str], known: Sequence[str]) -> str:
        """As often as not one of those the question is about."""
        among = asked if asked and self._chooser.getrandbits(1) else known
        return self._chooser.choice(among) if among else ""

    def _overlays(self) -> None:
        """Some of them, each for one of the seats; all in a closer look."""
        listed = self._presenter.overlays()
        for overlay, _ in self._chooser.sample(listed, min(len(listed), POINTED)):
            seat = self._chooser.choice((*self.seats, NOBODY))
            self._overlay(overlay, seat, ())

    def _overlay(self, overlay: str, seat: str, focus: tuple[str, ...]) -> None:
        what = f"the overlay {overlay} of {focus} for {seat or 'nobody in particular'}"
        self.build(what, self._presenter.overlay, self._match.state, overlay, seat, focus)

    # -- what is not offered -----------------------------------------------------------------------
    def _refusals(self, table: TableView) -> None:
        for _ in range(POINTED):
            action = self._mutated(table)
            refusal = self.build(f"the reason against {action}", self._match.why_not, action)
            if refusal is not None:
                words = self.build(f"the words against {action}", self._presenter.refusal, refusal)
                self._worded(words, f"the reason against {action}")

    def _mutated(self, table: TableView) -> Action:
        """An action of before or of now: as it was, with another word in place of one, one less, or one more."""
        choose, decision = self._chooser, self._match.decision
        known = [*(decision.actions if decision else ()), *(entry.action for entry in self._match.log[-REMEMBERED:])]
        action = choose.choice(known or [Action.of(CHANCE, UNKNOWN)])
        word = Thing(choose.choice((self._piece(table), self._space(table), UNKNOWN)))
        cut = choose.randint(0, len(action.args))
        before, after = action.args[:cut], action.args[cut + 1 :]
        words = choose.choice((action.args, (*before, word, *after), before, (*action.args, word)))
        return Action.of(action.verb, *words)

    # -- a closer look -----------------------------------------------------------------------------
    def closely(self) -> None:
        """All overlays of all seats, what choices lead to, sheets, the past and giving up; and nothing is changed."""
        match = self._match
        before, decision = plain.packed(match.state), match.decision
        self.now()
        tables = [self._table(seat) for seat in (*self.seats, NOBODY)]
        for seat, table in zip((*self.seats, NOBODY), tables, strict=True):
            self.build(f"the pieces of {seat}", lambda table=table: table.pieces)
            self._walk(table, f"the table of {seat}")
            for overlay, _ in self._presenter.overlays():
                self._overlay(overlay, seat, (self._piece(table),))
                self._overlay(overlay, seat, (self._space(table),))
        self._ahead()
        self._sheets()
        same = plain.packed(match.state) == before and match.decision == decision
        self.need(same, "the position is changed by looking at it")
        if match.log:
            self._past()

    def _walk(self, view: Any, what: str) -> None:
        """Nothing but frozen records, tuples, words and numbers; no text with a gap in it."""
        if isinstance(view, Struct):
            for name in view.__struct_fields__:
                self._walk(getattr(view, name), f"{what}, {name}")
        elif isinstance(view, tuple):
            for part in view:
                self._walk(part, what)
        else:
            self.need(view is None or isinstance(view, str | int | float), f"{what} holds {view!r}")
            self.need(not isinstance(view, str) or "{" not in view, f"{what} has a gap: {view!r}")

    def _ahead(self) -> None:
        """The fights that choices would bring."""
        match = self._match
        offered = match.decision.actions if match.decision else ()
        presenter = match.definition.presenter(match.world)
        for action in self._chooser.sample(offered, min(len(offered), POINTED)):
            self.build(f"the preview of {action}", self._look_ahead, presenter, action)

    def _look_ahead(self, presenter: Presenter, action: Action) -> Any:
        ahead = self._match.look_ahead(action, self._match.decision.player if self._match.decision else "")
        return presenter.preview(*ahead, ()) if ahead is not None else None

    def _sheets(self) -> None:
        match, presenter = self._match, self._presenter
        sheets = Sheets(presenter, match, viewer=self._chooser.choice((*self.seats, NOBODY)))
        self.build("the list of sheets", lambda: (sheets.parts(), sheets.sides(), sheets.name))
        for seat in (*self.seats, NOBODY):
            self.build(f"the position on paper for {seat or 'everybody'}", shown_table, presenter, match, seat)

    def on_paper(self) -> None:
        """One of the sheets, drawn for one side or for everybody; needs an application."""
        sheets = Sheets(self._presenter, self._match)
        what = self._chooser.choice([part for part in sheets.parts() if part in DRAWN])
        order = Order(what, self._chooser.choice((*self.seats, NOBODY)))

        def draw() -> int:
            pdf = sheets.pdf(order)
            return sum(1 for _ in pdf.steps())

        self.build(f"the sheet {what} for {order.side or 'everybody'}", draw)

    def _past(self) -> None:
        """A moment of before, and the game given up now; both on matches of their own."""
        match = self._match
        past = self.build("an earlier moment", match.at, self._chooser.randint(1, match.position))
        ended = match.at(match.position)
        if ended.decision is not None:
            ended.concede(self._chooser.choice(self.seats))
        for copy, what in ((past, f"the table after entry {past.position}"), (ended, "the table of a game given up")):
            for seat in (*self.seats, NOBODY):
                self.build(f"{what} for {seat}", table_of, self._presenter, copy, seat)


class Watching:
    """Looks at every match that is played, from its first moment (or a later one) on; draws a sheet or two of each."""

    def __init__(self, first: int = 0, *, sheets: bool = False) -> None:
        self._first, self._sheets = first, sheets
        self.looks = 0
        if sheets:
            application()

    def __call__(self, match: Match, seed: int) -> Callable[[], None]:
        presenter: Presenter = match.definition.presenter(match.world)
        chooser = random.Random(seed)
        show_fixed(match, presenter)
        draws_at = self.looks + self._first + chooser.randrange(MOST_OPENING)
        moments = iter(range(sys.maxsize))

        def look() -> None:
            if next(moments) < self._first:
                return
            self.looks += 1
            show_everything(match, presenter, chooser)
            if match.decision is None:
                Show(match, presenter, chooser).closely()
            if self._sheets and (match.decision is None or self.looks == draws_at):
                Show(match, presenter, chooser).on_paper()

        return look
