"""17.6 The Army of Africa."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.map.stacking import room
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import AFRICA, NATIONALIST
from desktop.games.crusade.state.state import CrusadeState

ACCELERATED = "afr_accelerated"
"""Flag: End of the Strait Blockade was played before the second Nationalist round of Turn 3 (17.6.2)."""
SCHEDULE = "afr_schedule"


def is_due(state: CrusadeState) -> bool:
    """17.6.2 Whether a unit arrives in this Nationalist round and has not yet."""
    if state.active != NATIONALIST or not state.flag(SCHEDULE) or state.counts.get(_key(state)):
        return False
    quick = state.flag(ACCELERATED)
    return any(
        arrival.turn == state.turn and state.round == ((quick and arrival.accelerated) or arrival.round)
        for arrival in state.world.tables.africa.arrivals
    )


def _key(state: CrusadeState) -> str:
    return f"africa-{state.round}"


def note_arrival(state: CrusadeState) -> None:
    """17.6.2 The arrival of this round is done with, whether or not the unit could be placed."""
    state.count(_key(state))


def arrivals_to_come(state: CrusadeState) -> int:
    """17.6.2 Arrivals of later rounds; whatever the Africa box holds beyond them could not land and waits (17.6.4)."""
    quick, now = state.flag(ACCELERATED), (state.turn, state.round)
    return sum(
        (arrival.turn, (quick and arrival.accelerated) or arrival.round) > now
        for arrival in state.world.tables.africa.arrivals
    )


def waiting(state: CrusadeState) -> UnitId:
    """A unit in the Africa box, or nothing."""
    units = state.in_box(NATIONALIST, AFRICA)
    return units[0] if units else NOTHING


def _alike(state: CrusadeState) -> list[UnitId]:
    """The units in the Africa box that are like the next one to land: it is the same which counter is taken."""
    kind, status = state.world.units[waiting(state)].type, state.units[waiting(state)]
    units = state.in_box(NATIONALIST, AFRICA)
    return [unit for unit in units if state.world.units[unit].type == kind and state.units[unit] == status]


def landing_places(state: CrusadeState) -> list[SpaceId]:
    """17.6.4 Friendly, supplied Sevilla or Cádiz, within stacking."""
    return [
        space
        for space in state.world.tables.africa.placement
        if state.controls(NATIONALIST, space) and in_normal_supply(state, NATIONALIST, space) and room(state, space)
    ]


class ArmyOfAfrica(Frame, kw_only=True):
    """17.6.2-17.6.4 In Sevilla or Cádiz; a unit that cannot land waits in Africa."""

    STEPS = ("land", "note")
    landed: bool = False

    def ask_land(self, state: CrusadeState) -> Decision | None:
        unit, places = waiting(state), landing_places(state)
        if not unit or not places:
            return None
        offers = [verbs.TO(place) for place in places]
        return Decision.of(NATIONALIST, "17.6.4", Message.of("africa.land", unit=unit), offers, subjects=_alike(state))

    def on_land(self, state: CrusadeState, action: Action) -> None:
        state.put(waiting(state), action.target, "africa")
        self.landed = True
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        places = landing_places(state)
        if self.step == "land" and action.verb == verbs.TO and action.target not in places:
            return Refusal.of("17.6.4", "africa.not_there", unit=waiting(state))
        return None

    def run_note(self, state: CrusadeState) -> None:
        note_arrival(state)
        if not self.landed and (unit := waiting(state)):
            state.delay_arrival(unit)
