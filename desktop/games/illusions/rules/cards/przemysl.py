"""AP-17 Siege of Przemysl."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.rules.cards import registry
from desktop.games.illusions.rules.cards.event_choices import Choice
from desktop.games.illusions.state.sides import ALLIED
from desktop.games.illusions.state.state import IllusionsState

CARD, ZONE = "AP-17", "austria_hungary"
SIEGE_DRM = "siege_drm-"
"""Count of the turn by fort space: what its next surrender roll gains."""


@registry.condition(CARD, "besieges")
def is_fort_besieged(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-17 The AP besiege a fort in Austria-Hungary."""
    return bool(besieged(state))


def besieged(state: IllusionsState) -> list[SpaceId]:
    """AP-17 Forts in Austria-Hungary that the AP besiege, sorted."""
    there = state.world.zones[ZONE]
    return sorted(space for space, owner in state.sieges.items() if owner == ALLIED and space in there)


@registry.event(CARD)
class NameFort(Choice, kw_only=True):
    """AP-17 Name one fort in Austria-Hungary that AP units besiege now: its surrender roll this turn gets +2."""

    STEPS = ("name",)

    def ask_name(self, state: IllusionsState) -> Decision | None:
        forts = besieged(state)
        if not forts:
            return None
        return self.decide(state, "fort", [verbs.FORT(fort) for fort in forts])

    def on_name(self, state: IllusionsState, action: Action) -> None:
        state.count(f"{SIEGE_DRM}{action.target}", registry.effect_of(state, self.card).value)
        self.next_step()


def siege_drm(state: IllusionsState, space: SpaceId) -> int:
    """20.4, AP-17 What the surrender roll of a fort gains this turn."""
    return state.counts.get(f"{SIEGE_DRM}{space}", 0)
