"""CP-55 Kaiserschlacht."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_effects import Vp
from desktop.games.illusions.rules.cards import event_options, registry
from desktop.games.illusions.rules.cards.event_choices import Choice
from desktop.games.illusions.rules.cards.registry import Pick
from desktop.games.illusions.rules.nations.treaty import BRANDENBURG
from desktop.games.illusions.state.sides import GE
from desktop.games.illusions.state.state import IllusionsState

CARD = CardId("CP-55")


@registry.options(CARD)
def bargain(state: IllusionsState) -> list[Pick | Vp]:
    """CP-55 Exactly three GE LCUs from Brandenburg go out of the game, and the VP marker moves +1."""
    found = event_options.large_units(state, (GE,), None)
    units = [unit for unit in found if state.place_of(unit) == BRANDENBURG]
    return [Pick(verbs.GIVE, units, registry.effect_of(state, CARD).value), Vp(value=1)]


@registry.event(CARD)
class OfferUnits(Choice, kw_only=True):
    """CP-55 If the Treaty is in effect the CP player may also send exactly three GE LCUs from Brandenburg out of the
    game: VP marker +1."""

    STEPS = ("offer", "carry_out")
    done: int = 0

    def ask_offer(self, state: IllusionsState) -> Decision | None:
        if not state.treaty or not all(map(event_options.can_do, bargain(state))):
            return None
        offers = [verbs.ACCEPT(), verbs.DECLINE()]
        return self.decide(state, "offer", offers)

    def on_offer(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.ACCEPT:
            self.done = 1
        self.next_step()

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        parts = bargain(state)
        if not 0 < self.done <= len(parts):
            return None
        self.go("carry_out")
        self.done += 1
        return self.carry_out(state, parts[self.done - 2], [self.done - 2])
