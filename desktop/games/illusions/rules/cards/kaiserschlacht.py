"""CP-55 Kaiserschlacht."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import event_options, registry
from desktop.games.illusions.rules.cards.event_choices import Choice
from desktop.games.illusions.state.state import IllusionsState

CARD = "CP-55"


@registry.event(CARD)
class OfferUnits(Choice, kw_only=True):
    """CP-55 If the Treaty is in effect the CP player may also send exactly three GE LCUs from Brandenburg out of the
    game: VP marker +1."""

    STEPS = ("offer", "carry_out")
    done: int = 0

    def ask_offer(self, state: IllusionsState) -> Decision | None:
        if not state.treaty or not all(map(event_options.can_do, self._parts(state))):
            return None
        offers = [verbs.ACCEPT(), verbs.DECLINE()]
        return self.decide(state, "offer", offers)

    def on_offer(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.ACCEPT:
            self.done = 1
        self.next_step()

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        parts = self._parts(state)
        if not 0 < self.done <= len(parts):
            return None
        self.go("carry_out")
        self.done += 1
        return self.carry_out(state, parts[self.done - 2], [self.done - 2])

    def _parts(self, state: IllusionsState) -> list[registry.Pick | e.Vp]:
        return [event_options.part_of(state, part) for part in registry.effect_of(state, self.card).offers]
