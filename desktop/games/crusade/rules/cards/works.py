"""10.2.9 Works that events place: extra trenches (R10, R24, R30), and the positions of the XYZ Line (R47)."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, SpaceId
from desktop.games.crusade import verbs
from desktop.games.crusade.data.schema_cards import OwnCondition
from desktop.games.crusade.rules.cards.registry import condition, event
from desktop.games.crusade.rules.map.fortification import stock_left
from desktop.games.crusade.rules.map.geography import within
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN
from desktop.games.crusade.state.state import POSITION, TRENCH, CrusadeState

RULE = "8.5.1.1"
MADRID, BILBAO, FORTIFICATIONS = SpaceId("madrid"), SpaceId("bilbao"), "fortifications"
"""10.2.9 The sets of extra trenches; the first two are named for the spaces they lie in."""


class Line(Protocol):
    """What a card lets its player place, one work after the other."""

    @property
    def most(self) -> int: ...
    @property
    def may_stop(self) -> bool:
        """The card says "up to"."""

    def spaces(self, state: CrusadeState, done: list[SpaceId]) -> list[SpaceId]:
        """Where the next work may be placed."""

    def place(self, state: CrusadeState, card: CardId, space: SpaceId) -> None: ...

    def why_not(self, state: CrusadeState, space: SpaceId, done: list[SpaceId]) -> Refusal:
        """Why the card places no work in a space that it does not offer."""


# -- extra trenches ------------------------------------------------------------------------------------
def _fortify(state: CrusadeState, card: CardId, space: SpaceId) -> None:
    """10.2.9 A city takes the extra trench of its name at once, if it is controlled; a position there is replaced."""
    if state.controls(REPUBLICAN, space) and _open_for_trench(state, space):
        state.place_work(space, TRENCH, card, space)
        _forget_failures(state, space)


def _open_for_trench(state: CrusadeState, space: SpaceId) -> bool:
    return state.works.get(space) != TRENCH


def _forget_failures(state: CrusadeState, space: SpaceId) -> None:
    if space in state.build_failures:
        state.set_build_failures(space, 0)


class Trenches(Struct, frozen=True):
    """R10, R30 Extra trenches of a set in occupied, supplied spaces."""

    marker: str
    most: int
    may_stop: bool
    next_to: SpaceId = NOTHING
    """Only next to this space, if it names one."""
    barred: SpaceId = NOTHING

    def _named(self, state: CrusadeState) -> list[SpaceId]:
        spaces = state.world.neighbours[self.next_to] if self.next_to else state.world.space_ids
        return [space for space in spaces if space != self.barred]

    def spaces(self, state: CrusadeState, done: list[SpaceId]) -> list[SpaceId]:
        return [
            space
            for space in self._named(state)
            if state.side_at(space) == REPUBLICAN
            and in_normal_supply(state, REPUBLICAN, space)
            and _open_for_trench(state, space)
        ]

    def place(self, state: CrusadeState, card: CardId, space: SpaceId) -> None:
        state.place_work(space, TRENCH, card, self.marker)

    def why_not(self, state: CrusadeState, space: SpaceId, done: list[SpaceId]) -> Refusal:
        if space not in self._named(state):
            return Refusal.of(RULE, "event.work_not_named", space=space)
        if state.side_at(space) != REPUBLICAN:
            return Refusal.of(RULE, "refuse.mark_no_unit", space=space)
        return _why_not_here(state, space, done)


def _why_not_here(state: CrusadeState, space: SpaceId, done: list[SpaceId]) -> Refusal:
    if not in_normal_supply(state, REPUBLICAN, space):
        return Refusal.of(RULE, "event.not_supplied", space=space)
    if space in done or not _open_for_trench(state, space):
        return Refusal.of("10.2.5", "event.work_there", space=space)
    return Refusal.of("10.2.9", "refuse.build_no_marker", side=REPUBLICAN)


# -- R47 -----------------------------------------------------------------------------------------------
class XyzLine(Struct, frozen=True):
    """R47 Positions from stock in up to three controlled, supplied spaces of four provinces; a position there becomes
    a trench."""

    most: int = 3
    may_stop: bool = True
    provinces: tuple[str, ...] = ("Castellón", "Teruel", "Valencia", "Cuenca")

    def _named(self, state: CrusadeState) -> list[SpaceId]:
        return [space for province in self.provinces for space in state.world.provinces[province]]

    def spaces(self, state: CrusadeState, done: list[SpaceId]) -> list[SpaceId]:
        stock = stock_left(state, REPUBLICAN) > 0
        return sorted(
            space
            for space in self._named(state)
            if space not in done
            and state.controls(REPUBLICAN, space)
            and in_normal_supply(state, REPUBLICAN, space)
            and (state.works.get(space) == POSITION or (space not in state.works and stock))
        )

    def place(self, state: CrusadeState, card: CardId, space: SpaceId) -> None:
        state.place_work(space, TRENCH if state.works.get(space) == POSITION else POSITION, card)

    def why_not(self, state: CrusadeState, space: SpaceId, done: list[SpaceId]) -> Refusal:
        if space not in self._named(state):
            return Refusal.of(RULE, "event.work_not_named", space=space)
        if not state.controls(REPUBLICAN, space):
            return Refusal.of(RULE, "sr.not_friendly", space=space)
        return _why_not_here(state, space, done)


# -- the procedure -------------------------------------------------------------------------------------
LINES: dict[str, Line] = {
    "R10": Trenches(MADRID, most=1, may_stop=False, next_to=MADRID),
    "R30": Trenches(FORTIFICATIONS, most=3, may_stop=True, barred=BILBAO),
    "R47": XyzLine(),
}


@event("R30")
@event("R47")
class PlaceWorks(Frame, kw_only=True):
    """R10, R30, R47 Trenches or positions one by one; where the card says "up to", the player may stop."""

    STEPS = ("choose",)
    card: CardId
    number: int = 0
    """Of the effect on the card, as games have it saved."""
    done: list[SpaceId] = []

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        line = LINES[self.card]
        spaces, left = line.spaces(state, self.done), line.most - len(self.done)
        if not spaces or not left:
            return None
        offers = [verbs.WORK(space) for space in spaces]
        if line.may_stop:
            offers.append(verbs.DONE())
        prompt = Message.of("event.work", card=self.card, n=left)
        return Decision.of(REPUBLICAN, "10.2.9", prompt, offers, progress=(len(self.done), line.most))

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        self.done.append(action.target)
        LINES[self.card].place(state, self.card, action.target)
        _forget_failures(state, action.target)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.WORK or action.target not in state.world.spaces:
            return None
        line = LINES[self.card]
        if action.target in line.spaces(state, self.done):
            return None
        return line.why_not(state, action.target, self.done)


# -- R10 -----------------------------------------------------------------------------------------------
@condition("R10", "nationalist_within")
def is_threatened(state: CrusadeState, asked: OwnCondition) -> bool:
    """A Nationalist unit stands within so many connections of Madrid."""
    return any(state.side_at(each) == NATIONALIST for each in within(state, MADRID, asked.value))


@event("R10")
def they_shall_not_pass(state: CrusadeState, card: CardId) -> Frame:
    """10.2.9 One extra trench in Madrid, the other in an occupied, supplied space next to it."""
    _fortify(state, card, MADRID)
    return PlaceWorks(card=card)


# -- R24 -----------------------------------------------------------------------------------------------
@event("R24")
def iron_belt(state: CrusadeState, card: CardId) -> None:
    """10.2.9 The extra trench of Bilbao, if it is Republican-controlled."""
    _fortify(state, card, BILBAO)
