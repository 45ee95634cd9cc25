"""5.4.2 The forces of the powers that intervene for the Rebels."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.map.control import friendly_mediterranean, friendly_ports, has_unit_in
from desktop.games.arriba.rules.map.grouping import free_cities, occupy, receive_in_city
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.politics import INTERVENTION
from desktop.games.arriba.state.army_state import AIR
from desktop.games.arriba.state.forces import assets_left
from desktop.games.arriba.state.sides import GERMAN, GOVERNMENT, REBEL
from desktop.games.arriba.state.state import ArribaState


def is_due(state: ArribaState, power: str) -> bool:
    """5.4.2 At I for the Rebels, and its forces have not come: once a game, the German ones at each intervention."""
    here = power in state.arrived or power in state.came
    return politics.stance(state, power, REBEL) == INTERVENTION and not here


def portuguese_areas(state: ArribaState) -> list[SpaceId]:
    """5.4.2 Areas bordering Portugal without enemy units."""
    areas = [area.id for area in state.world.map.areas if "portugal" in area.borders]
    return [area for area in areas if not has_unit_in(state, GOVERNMENT, area)]


class Arrivals(Frame, kw_only=True):
    """5.4.2 CTV, German asset points, Portuguese division; without a legal place they wait."""

    STEPS = ("ctv", "german", "portuguese")

    def ask_ctv(self, state: ArribaState) -> Decision | None:
        if not is_due(state, "italy"):
            return None
        actions = [verbs.AT(port) for port in friendly_mediterranean(state, REBEL)]
        return Decision.of(REBEL, "5.4.2", Message.of("strategic.ctv"), actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        """5.4.2 What stands against a place; frames in which nothing is asked have no say."""
        match self.step, action.verb:
            case "ctv", verbs.AT if action.target not in friendly_mediterranean(state, REBEL):
                return Refusal.of("5.4.2", "strategic.no_mediterranean_port")
            case "german", verbs.AT if action.target not in friendly_ports(state, REBEL):
                return Refusal.of("6.7", "strategic.no_friendly_port")
            case "portuguese", verbs.IN_AREA if action.target not in portuguese_areas(state):
                return Refusal.of("5.4.2", "strategic.no_portuguese")
        return None

    def on_ctv(self, state: ArribaState, action: Action) -> None:
        """All together, in a group of their own (7)."""
        force, city = state.world.limits.ctv, action.target
        group = state.form_group(REBEL, state.world.area_of[city])
        for _ in range(force.count):
            state.add_piece(force.kind, force.faction, group, "arrived")
        if city not in state.in_city:
            occupy(state, group, city, "arrived")
        state.note_arrival("italy", once=True)
        self.next_step()

    def ask_german(self, state: ArribaState) -> Decision | None:
        if not is_due(state, "germany"):
            return None
        actions = [verbs.AT(port) for port in friendly_ports(state, REBEL)]
        return Decision.of(REBEL, "5.4.2", Message.of("strategic.german"), actions)

    def on_german(self, state: ArribaState, action: Action) -> None:
        """They come by sea (6.7): 15.4 a blockade may sink them at the end of the purchases."""
        for kind in state.world.limits.german:
            if assets_left(state, GERMAN, kind):
                group = NOTHING if kind == AIR else receive_in_city(state, REBEL, action.target)
                state.note_shipped(state.add_piece(kind, GERMAN, group, "arrived"))
        state.note_arrival("germany", once=False)
        self.next_step()

    def ask_portuguese(self, state: ArribaState) -> Decision | None:
        if not is_due(state, "portugal"):
            return None
        actions = [verbs.IN_AREA(area) for area in portuguese_areas(state)]
        return Decision.of(REBEL, "5.4.2", Message.of("strategic.portuguese"), actions)

    def on_portuguese(self, state: ArribaState, action: Action) -> None:
        force, area = state.world.limits.portuguese, action.target
        group = state.form_group(REBEL, area)
        for _ in range(force.count):
            state.add_piece(force.kind, force.faction, group, "arrived")
        if cities := free_cities(state, area):
            occupy(state, group, cities[0], "arrived")
        state.note_arrival("portugal", once=True)
        self.next_step()
