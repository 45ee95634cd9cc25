"""17.6 A unit of the Army of Africa lands."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.map import africa
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState


class ArmyOfAfrica(Frame, kw_only=True):
    """17.6.2-17.6.4 In Sevilla or Cádiz; a unit that cannot land waits in Africa."""

    STEPS = ("land", "note")
    landed: bool = False

    def ask_land(self, state: CrusadeState) -> Decision | None:
        unit, places = africa.waiting(state), africa.landing_places(state)
        if not unit or not places:
            return None
        offers = [verbs.TO(place) for place in places]
        return Decision.of(NATIONALIST, "17.6.4", Message.of("africa.land", unit=unit), offers, subjects=(unit,))

    def on_land(self, state: CrusadeState, action: Action) -> None:
        state.put(africa.waiting(state), action.target, "africa")
        self.landed = True
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        places = africa.landing_places(state)
        if self.step == "land" and action.verb == verbs.TO and action.target not in places:
            return Refusal.of("17.6.4", "africa.not_there", unit=africa.waiting(state))
        return None

    def run_note(self, state: CrusadeState) -> None:
        africa.note_arrival(state)
        if not self.landed and (unit := africa.waiting(state)):
            state.delay_arrival(unit)
