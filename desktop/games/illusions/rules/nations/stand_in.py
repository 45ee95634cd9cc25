"""23.4.2b, 26.2.3b Large units that small ones replace, outside combat."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.map import departures
from desktop.games.illusions.state.sides import REPLACEABLE
from desktop.games.illusions.state.state import IllusionsState


class StandIn(Frame, kw_only=True):
    """The owner says which small unit takes the place of each large one, and which go without if there are too few."""

    STEPS = ("pick", "replace", "rest")
    side: str
    units: list[UnitId]
    kinds: list[str]
    boxes: list[str]
    cause: str
    rule: str
    for_good: bool = False
    """The large ones leave the game; otherwise they go to the Replaceable box."""
    unit: UnitId = NOTHING

    def _small(self, state: IllusionsState) -> list[UnitId]:
        """One small unit of each kind that is left."""
        found = []
        for kind in self.kinds:
            able = [unit for unit in state.world.of_type[kind] if state.place_of(unit) in self.boxes]
            found += able[:1]
        return found

    def _left(self, state: IllusionsState) -> int:
        counters = [unit for kind in self.kinds for unit in state.world.of_type[kind]]
        return sum(state.place_of(unit) in self.boxes for unit in counters)

    def ask_pick(self, state: IllusionsState) -> Decision | None:
        """Which large unit is replaced next: it matters only if there are fewer small ones."""
        left = self._left(state)
        if not self.units or not left or left >= len(self.units):
            return None
        offers = [verbs.PICK(unit) for unit in self.units]
        seat = state.seat(self.side, self.units[0])
        return Decision.of(seat, self.rule, Message.of("replace.pick", n=left), offers)

    def on_pick(self, state: IllusionsState, action: Action) -> None:
        self.unit = action.target
        self.next_step()

    def ask_replace(self, state: IllusionsState) -> Decision | None:
        """Which small unit comes; a single kind is taken without a question."""
        small = self._small(state)
        if not self.units or len(small) <= 1:
            return None
        unit = self.unit or self.units[0]
        offers = [verbs.WITH(each) for each in small]
        prompt = Message.of("replace.with", unit=unit)
        return Decision.of(state.seat(self.side, unit), self.rule, prompt, offers, subjects=(unit,))

    def on_replace(self, state: IllusionsState, action: Action) -> None:
        self._replace(state, action.target)

    def run_rest(self, state: IllusionsState) -> None:
        """With one kind left the next is replaced by it; with none the rest simply go."""
        if not self.units:
            return
        small = self._small(state)
        self._replace(state, small[0] if small else NOTHING)

    def _replace(self, state: IllusionsState, small: UnitId) -> None:
        unit = self.unit or self.units[0]
        self.unit = NOTHING
        self.units.remove(unit)
        place = state.place_of(unit)
        if self.for_good:
            state.remove(unit, self.cause)
        else:
            state.put(unit, REPLACEABLE, self.cause, reduced=False)
        if small:
            state.put(small, place, self.cause, reduced=False)
        departures.review(state, place, self.cause)
        self.go("pick" if self.units else "end")
