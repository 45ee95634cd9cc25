"""9.7.2, 26.0 A neutral joins the war by a card."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_nations import CorpsChoice
from desktop.games.illusions.rules.map import departures, entering
from desktop.games.illusions.rules.nations import entry, neutrals
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState


class NeutralEntry(Reasoned, Frame, kw_only=True):
    """9.7.2c Control and VP, then the units of the chart one by one, then the corps that are called up."""

    STEPS = ("join", "place", "choose", "corps", "where", "next_space")
    nation: str
    side: str
    card: CardId
    pending: list[UnitId] = []
    """Units of the chart still to come."""
    lines: dict[UnitId, int] = {}
    """By unit: its line of the chart."""
    reduced: list[UnitId] = []
    choice: int = 0
    """The space to which corps are called now."""
    called: list[UnitId] = []
    """Corps that have come to any of them."""
    came: int = 0
    """How many of them to this one."""
    corps: UnitId = NOTHING
    """The one that is called now, if it may come to several spaces."""

    def run_join(self, state: IllusionsState) -> None:
        neutrals.join(state, self.nation, self.side)
        if self.nation not in state.world.entries:
            return
        entry.fill_reserves(state, self.nation)
        for unit, reduced, line in entry.arrivals(state, self.nation):
            self.pending.append(unit)
            self.lines[unit] = line
            if reduced:
                self.reduced.append(unit)

    # -- the chart ---------------------------------------------------------------------------------
    def run_place(self, state: IllusionsState) -> None:
        """Units with one place go there, one without any stays out; the first with several waits for a choice."""
        while self.pending:
            places = self._places(state, self.pending[0])
            if len(places) > 1:
                return
            unit = self.pending.pop(0)
            if places:
                self._put(state, unit, places[0])

    def ask_choose(self, state: IllusionsState) -> Decision | None:
        """9.7.2c Several places are equally near, or named by the chart."""
        if not self.pending:
            return None
        unit = self.pending[0]
        offers = [verbs.TO(place) for place in self._places(state, unit)]
        prompt = Message.of("entry.place", nation=self.nation, unit=unit)
        return Decision.of(state.seat(state.owner_of(unit), unit), "9.7.2", prompt, offers, subjects=(unit,))

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        self._put(state, self.pending.pop(0), action.target)
        self.go("place")

    def _places(self, state: IllusionsState, unit: UnitId) -> list[SpaceId]:
        return entry.places(state, unit, state.world.entries[self.nation].units[self.lines[unit]])

    def _put(self, state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
        state.put(unit, place, self.card, reduced=unit in self.reduced)
        if not state.controls(state.owner_of(unit), place):
            entering.enter(state, (unit,), place, self.card)

    # -- corps called up ---------------------------------------------------------------------------
    def _choice(self, state: IllusionsState) -> CorpsChoice | None:
        chart = state.world.entries.get(self.nation)
        return chart.corps[self.choice] if chart and self.choice < len(chart.corps) else None

    def ask_corps(self, state: IllusionsState) -> Decision | None:
        """Errata: so many corps come from anywhere, as many as can trace a route; their owner says which."""
        choice = self._choice(state)
        if choice is None or self.came == choice.count:
            return None
        corps = entry.callable_corps(state, choice, self.called)
        if not corps:
            return None
        offers = [verbs.PICK(unit) for unit in corps]
        prompt = Message.of("entry.corps", space=choice.space, n=choice.count - self.came)
        return Decision.of(state.seat(choice.side, corps[0]), "9.7.2", prompt, offers, subjects=(choice.space,))

    def on_corps(self, state: IllusionsState, action: Action) -> None:
        choice = self._choice(state)
        assert choice is not None
        self.corps = action.target
        self.called.append(self.corps)
        self.came += 1
        goals = entry.goals(state, choice, self.corps)
        if len(goals) == 1:
            self._call(state, goals[0])
        else:
            self.next_step()

    def ask_where(self, state: IllusionsState) -> Decision | None:
        """Errata: the space cannot take the corps, and several are equally near."""
        choice = self._choice(state)
        if choice is None or not self.corps:
            return None
        offers = [verbs.TO(place) for place in entry.goals(state, choice, self.corps)]
        prompt = Message.of("entry.place", nation=self.nation, unit=self.corps)
        return Decision.of(state.seat(choice.side, self.corps), "9.7.2", prompt, offers, subjects=(self.corps,))

    def on_where(self, state: IllusionsState, action: Action) -> None:
        self._call(state, action.target)
        self.go("corps")

    def _call(self, state: IllusionsState, place: SpaceId) -> None:
        unit, origin = self.corps, state.place_of(self.corps)
        self.corps = NOTHING
        state.move((unit,), (origin, place), "event")
        departures.review(state, origin, self.card)

    def run_next_space(self, state: IllusionsState) -> None:
        if self._choice(state) is not None:
            self.choice += 1
            self.came = 0
            self.go("corps")

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        match action.verb, action.target:
            case verbs.TO, place if place in state.world.spaces:
                return Refusal.of("9.7.2", "entry.not_nearest", space=place)
            case verbs.PICK, unit if unit in state.units:
                return Refusal.of("9.7.2", "entry.no_route", unit=unit)
        return None
