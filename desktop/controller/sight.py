"""Sight: all that is shown of a table. What a person may see is decided here and nowhere else.

Every widget, page, print and message gets its views from here. Who looks follows from the stage alone: a seat, or
nobody in particular (""), who sees what all may see. Where the table is covered there is nothing to be had.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.controller import stages, together, unasked
from desktop.controller.replaying import Replay, replay_of
from desktop.controller.strip import Strip
from desktop.engine import unseen
from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.frame import State
from desktop.engine.match import Match
from desktop.views.concession import table_of
from desktop.views.pieces import HandView, HeldView
from desktop.views.presenter import Presenter
from desktop.views.table import (
    AND,
    CardTableView,
    ChoiceView,
    DecisionView,
    LogLine,
    OverlayView,
    PreviewView,
    RefusalView,
    RouteView,
    TableView,
)

if TYPE_CHECKING:
    from desktop.controller.table import Table
    from desktop.views.ending import EndView

NOTHING = TableView("", "", (), None, ())
"""A table of which nothing may be seen."""


class Sight:
    """What may be seen of a table.

    Attributes:
        on_fault: told of a view that could not be made; a plainer one is shown instead.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ahead: Presenter | None = None
        self._strip = Strip()
        self._made: tuple[object, TableView] = (None, NOTHING)
        """The table as it was last made, and of what."""
        self.on_fault: Callable[[Exception], None] | None = None

    @property
    def viewer(self) -> str:
        """The seat whose secrets may be seen; "" for nobody in particular."""
        return self._table.viewer

    @property
    def covered(self) -> bool:
        return stages.is_covered(self._table.stage)

    # -- the table ---------------------------------------------------------------------------------
    def table(self) -> TableView:
        """The table as it may be seen now."""
        if self.covered:
            return NOTHING
        match = self._table.shown
        try:
            view = table_of(self._table.shower, match, self.viewer)
            view = replace(view, strip=self._strip.items(match, self._table.shower, view.tracks))
        except Exception as error:  # a table that cannot be drawn must still be played on
            if self.on_fault is None:
                raise
            self.on_fault(error)
            view = self._plain(match)
        view = self._completed(view, match)
        self._made = (self._moment(), view)
        return view

    def _completed(self, view: TableView, match: Match) -> TableView:
        """With the question as it may be answered, and at an open table with the hands around it."""
        if self._is_face_down(match):
            asked = self._asked(match)
            view = replace(view, decision=asked, cards=self._in_reach(view.cards, asked, match))
        decision = self._offered(view.decision, match) if view.decision else None
        preview = self._ticked(decision) or view.preview
        return replace(view, decision=decision, preview=preview, hand=self._hand(view.hand, match))

    def _ticked(self, decision: DecisionView | None) -> PreviewView | None:
        """The fight with what is ticked for it."""
        if decision is None or not any(box.ticked for box in decision.boxes):
            return None
        ahead = together.ahead_of(self._table.match, self._table.standing)
        return self._at_the_die(ahead.last if ahead is not None else None)

    def _is_face_down(self, match: Match) -> bool:
        """Whether somebody is asked at an open table who does not hold his hand up."""
        asked = match.decision is not None and self.viewer != match.decision.player
        return asked and stages.is_open(self._table.stage)

    def _asked(self, match: Match) -> DecisionView | None:
        """A question at an open table: all of it where it tells nothing of a hand, else what anybody may know."""
        asked, shower = match.decision, self._table.shower
        assert asked is not None
        if match is self._table.match and not self._table.is_private():
            return shower.decision(match.state, asked, asked.player)
        view = shower.decision(match.state, asked, "")
        if view is None or match is not self._table.match:
            return view and replace(view, choices=(), private=True)
        whole = shower.decision(match.state, asked, asked.player)
        told = {str(action) for action in unseen.open_answers(match)}
        open_to_all = [choice for choice in whole.choices if choice.action in told and not choice.card] if whole else []
        choices = tuple(replace(choice, default=False, closes=False) for choice in open_to_all)  # not by a mere Enter
        return replace(view, choices=choices, private=True)

    def _in_reach(self, cards: CardTableView | None, asked: DecisionView | None, match: Match) -> CardTableView | None:
        """The cards that lie open, with what an open question offers with them: no hand is needed for that."""
        if cards is None or asked is None or asked.private or not any(choice.card for choice in asked.choices):
            return cards
        theirs = table_of(self._table.shower, match, asked.player).cards
        uses = {(pile.id, card.id): card.uses for pile in theirs.piles() for card in pile.cards} if theirs else {}
        return cards.each(lambda pile, card: replace(card, uses=uses.get((pile.id, card.id), ())))

    def _hand(self, hand: HandView | None, match: Match) -> HandView | None:
        """The hand that is seen, among those around an open table."""
        if not stages.is_open(self._table.stage):
            return hand
        hands, name = self._table.shower.hands(match.state), self._table.name_of
        held = tuple(HeldView(seat, name(seat), count, seat == self.viewer) for seat, count in hands)
        return replace(hand or HandView("", ()), held=held)

    def table_again(self) -> TableView:
        """The same, not made anew where nothing has moved since it was made last."""
        of, view = self._made
        return view if not self.covered and of == self._moment() else self.table()

    def _moment(self) -> object:
        """All that a table is made of."""
        table, log = self._table, self._table.match.log
        ticks = {seat: list(each) for seat, each in table.standing.ticks.items()}
        return table.stage, table.handover, len(log), log[-1:], table.match.pending, ticks

    def decision(self) -> DecisionView | None:
        """The question alone, as it stands on the table; not made anew where nothing has moved since."""
        match = self._table.shown
        if self.covered or match.decision is None:
            return None
        of, made = self._made
        if of == self._moment():
            return made.decision
        try:
            if self._is_face_down(match):
                view = self._asked(match)
            else:
                view = self._table.shower.decision(match.state, match.decision, self.viewer)
        except Exception:
            return self.table().decision  # it says what is wrong, and finds something plainer
        return self._offered(view, match) if view is not None else None

    def question(self) -> str:
        """What is asked now, in words that anybody may read: for the page before a player sits down."""
        match = self._table.match
        try:
            view = self._table.presenter.decision(match.state, match.decision, "")
        except Exception as error:  # the seat must be handed over all the same
            if self.on_fault is None:
                raise
            self.on_fault(error)
            return ""
        return view.prompt if view is not None else ""

    def public(self) -> TableView:
        """The table as anybody may see it: for lists of games and their pictures."""
        return table_of(self._table.presenter, self._table.match, "")

    def _offered(self, view: DecisionView, match: Match) -> DecisionView:
        """Dice to be entered are offered by their faces; a single choice is the one that Enter takes."""
        need = match.awaiting_dice
        if self.viewer == "" and self._table.is_secret() and not stages.is_open(self._table.stage):
            return replace(view, choices=())
        if need is not None and match.decision is not None:
            faces = tuple(ChoiceView(str(action), action.target) for action in match.decision.actions)
            return replace(view, dice=need.sides, choices=faces, entered=self._table.faces)
        if len(view.choices) == 1 and not view.private:
            view = replace(view, choices=(replace(view.choices[0], default=True),))
        if match is not self._table.match:
            return view
        if self._table.is_programs_turn:
            return replace(view, choices=(), boxes=(), private=False, help="")
        back = unasked.choice(match, self._table.presenter, self._table.unasked)
        if back is not None:  # Enter forgoes nothing of what may still be come back to
            view = replace(view, choices=(*(replace(each, default=False) for each in view.choices), back))
        if len(view.choices) == 1 and not view.private:
            return view
        view = together.with_shortcuts(view, match, self._table.presenter)
        if self._table.is_secret():
            return view
        return together.with_going_on(view, match, self._table.standing, self._presenter_ahead)

    def _presenter_ahead(self) -> Presenter:
        """A presenter for what may come, lest the one of the table remembers it."""
        if self._ahead is None:
            self._ahead = self._table.match.definition.presenter(self._table.match.world)
        return self._ahead

    def _plain(self, match: Match) -> TableView:
        """The question alone, with the actions as they stand in the log: for a table that cannot be drawn."""
        decision = match.decision
        if decision is None or self.viewer != decision.player:
            return replace(NOTHING, seat=self.viewer)
        choices = tuple(ChoiceView(str(action), str(action)) for action in decision.actions)
        name = self._table.name_of(decision.player)
        asked = DecisionView(decision.player, name, (), decision.prompt.key, decision.rule, choices)
        return TableView(self.viewer, "", (), asked, ())

    # -- what is spoken of -------------------------------------------------------------------------
    def preview(self, focus: Sequence[str]) -> PreviewView | None:
        """The fight that pieces and spaces suggest."""
        match = self._table.shown
        return None if self.covered or not focus else self._table.shower.preview(match.state, match.decision, focus)

    def preview_of(self, action: str) -> PreviewView | None:
        """The fight that a choice would bring, if it is known without dice and without anybody's secrets."""
        match = self._table.match
        if self.covered or self._table.browsing or not action:
            return None
        whole = together.ahead_of(match, self._table.standing)
        if whole is not None and whole.ticked and AND not in action and together.is_pass(match, action):
            return self._at_the_die(whole.last)  # the ticks go with it
        if AND in action and whole is not None:
            return self._at_the_die(whole.last) if whole.action == action else None
        first = Action.parse(together.parts(action)[0])
        ahead = match.look_ahead(first, self.viewer)
        if ahead is None:
            return self._at_the_die(together.at_the_die(match, first))
        return self._presenter_ahead().preview(*ahead, ())

    def _at_the_die(self, state: State | None) -> PreviewView | None:
        """A fight in the position in which its die falls."""
        return self._presenter_ahead().preview(state, None, ()) if state is not None else None

    def decision_after(self, action: str) -> DecisionView | None:
        """What would be asked after a choice; None if that is not known without dice and without anybody's secrets."""
        match = self._table.match
        ahead = None if self.covered else match.look_ahead(Action.parse(action), self.viewer)
        if ahead is None or ahead[1] is None:
            return None
        return self._presenter_ahead().decision(*ahead, ahead[1].player)

    def goal_of(self, action: str, piece: str) -> str:
        """Where a piece would stand after a choice; "" if that is not known without dice and without anybody's
        secrets."""
        match = self._table.match
        ahead = None if self.covered else match.look_ahead(Action.parse(action), self.viewer)
        if ahead is None:
            return ""
        pieces = self._presenter_ahead().pieces(ahead[0])
        return next((view.space for view in pieces if view.id == piece), "")

    def overlays(self, names: Sequence[str], focus: Sequence[str]) -> list[OverlayView]:
        if self.covered:
            return []
        state = self._table.shown.state
        return [self._table.shower.overlay(state, name, self.viewer, focus) for name in names]

    def around(self, space: str) -> str:
        """The space of which another one is a part; "" where there is none."""
        spaces = self._table.presenter.board().spaces
        return next((each.within for each in spaces if each.id == space), "")

    def route(self, piece: str, space: str) -> RouteView | None:
        match = self._table.match
        return None if self.covered else self._table.presenter.route(match.state, match.decision, piece, space)

    def carried(self, pieces: Sequence[str], space: str) -> PreviewView | None:
        """The fight that pieces carried over a space would bring."""
        match = self._table.match
        if self.covered:
            return None
        return self._table.presenter.preview(match.state, match.decision, (*pieces, space))

    # -- what happened -----------------------------------------------------------------------------
    def replay(self) -> Replay | None:
        """What whoever sits there may watch again, as all may see it; None if nothing has happened yet."""
        return None if self.covered else replay_of(self._table)

    def ending(self) -> EndView:
        """The page at the end of the game, as all may read it."""
        from desktop.controller.ending import end_of  # needed once in a game

        return end_of(self._table)

    # -- refusals ----------------------------------------------------------------------------------
    def why_not(self, piece: str, space: str) -> RefusalView | None:
        """Why a piece may not go there (or be picked up at all), if the rules say."""
        match = self._table.match
        if self.covered:
            return None
        refusal = self._table.presenter.why_not(match.state, match.decision, piece, space)
        return self.refusal(refusal, space) if refusal is not None else None

    def why_not_there(self, space: str) -> RefusalView | None:
        """Why a click on a space does nothing, where nothing is lit on it."""
        match = self._table.match
        if self.covered or match.decision is None or match.awaiting_dice is not None or self._table.browsing:
            return None
        refusal = self._table.presenter.why_not_there(match.state, match.decision, space)
        return self.refusal(refusal, space) if refusal is not None else None

    def is_hidden(self, action: str) -> bool:
        """Whether an action names a card that whoever looks cannot see."""
        if not self._table.is_secret():
            return False
        match = self._table.match
        hidden = {card for pool in unseen.pools(match, match.state, self.viewer) for card in pool.cards}
        return not hidden.isdisjoint(Action.parse(action).args)

    def refusal(self, refusal: Refusal, space: str = "") -> RefusalView:
        return RefusalView(self._table.presenter.refusal(refusal), refusal.rule, space)

    # -- the log -----------------------------------------------------------------------------------
    def edits(self) -> list[tuple[int, str, bool]]:
        """Changes by hand as (position, words, whether it stands); where something is hidden, without the words."""
        match = self._table.match
        secret, words = self._table.is_secret(), self._table.presenter.edit_words
        return [(edit.position, "" if secret else words(edit.change), match.stands(edit)) for edit in match.edits]

    def since(self, seat: str) -> tuple[LogLine, ...]:
        """What happened since a seat last acted, as far as all may read it."""
        try:
            table = self._table
            return table.scribe.since(seat, table.unasked.by_itself(table.match))
        except Exception as error:  # the seat must be handed over all the same
            if self.on_fault is None:
                raise
            self.on_fault(error)
            return ()
