"""6.0 F, 23.0 The Rebellion and Revolution Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.nations import revolution, uprisings
from desktop.games.illusions.rules.nations.stand_in import StandIn
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.sides import ALLIED, REPLACEABLE, RESERVE, RU, SIDES
from desktop.games.illusions.state.state import IllusionsState


class Rebellion(Frame, kw_only=True):
    """F1 The AP may place AH and GE uprising units, then the CP a RU one; F2 the Revolution goes on."""

    STEPS = ("rise", "stage", "dissolve")
    asked: int = 0
    """Nations dealt with so far."""

    def run_rise(self, state: IllusionsState) -> Frame | None:
        """23.3.1a-c One unit in each demoralized nation."""
        placed_by = state.world.tables.national_will.placed_by
        nations = [nation for side in SIDES for nation in sorted(placed_by) if placed_by[nation] == side]
        while self.asked < len(nations):
            nation = nations[self.asked]
            self.asked += 1
            if uprisings.can_rise(state, nation):
                self.go("rise")
                return PlaceUprising(side=placed_by[nation], nation=nation, optional=True)
        return None

    def run_stage(self, state: IllusionsState) -> None:
        """23.4.2 The marker advances one stage if a RU uprising unit is in Russia."""
        stage = revolution.next_stage(state)
        if not stage:
            self.go("end")
            return
        revolution.advance(state, stage)

    def run_dissolve(self, state: IllusionsState) -> Frame | None:
        """23.4.2b At stage 4 every RU large unit is replaced by a small one."""
        units = revolution.large_units(state)
        if state.revolution != revolution.STAGE_4 or not units:
            return None
        return StandIn(
            side=ALLIED,
            units=units,
            kinds=list(state.world.small_types[RU]),
            boxes=[RESERVE, REPLACEABLE],
            cause=revolution.CAUSE,
            rule="23.4.2",
        )


class PlaceUprising(Reasoned, Frame, kw_only=True):
    """23.3 An uprising unit of a demoralized nation; in the phase it may be left aside, as an action not."""

    STEPS = ("place",)
    side: str
    nation: str
    optional: bool = False

    def ask_place(self, state: IllusionsState) -> Decision | None:
        if not uprisings.can_rise(state, self.nation):
            return None
        offers = [verbs.TO(place) for place in uprisings.places(state, self.nation)]
        none = verbs.NONE()
        if self.optional:
            offers.append(none)
        prompt = Message.of("uprising.place", nation=self.nation)
        seat = uprisings.seat(state, self.side, self.nation)
        return Decision.of(seat, "23.3", prompt, offers, default=none if self.optional else None)

    def on_place(self, state: IllusionsState, action: Action) -> None:
        self.go("end")
        if action.verb == verbs.TO:
            uprisings.place_unit(state, self.nation, action.target)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb == verbs.TO and action.target in state.world.spaces:
            return uprisings.why_not_place(state, self.nation, action.target)
        return None
