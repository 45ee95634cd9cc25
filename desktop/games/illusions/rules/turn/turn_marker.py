"""6.0 I, 23.4.1c, 28.0c The turn marker reaches markers that wait on the Turn Track."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.nations import homecoming, revolution, treaty
from desktop.games.illusions.state.sides import ALLIED
from desktop.games.illusions.state.state import IllusionsState


class TurnMarker(Frame, kw_only=True):
    """The Revolution begins, or the Treaty of Brest-Litovsk takes effect and units go home."""

    STEPS = ("revolution", "treaty", "russians", "germans")
    pending: list[UnitId] = []
    """28.0d.3 Russian units outside Russia that have not been asked about."""

    def run_revolution(self, state: IllusionsState) -> None:
        """23.4.1c"""
        if revolution.is_met(state):
            revolution.begin(state)

    def run_treaty(self, state: IllusionsState) -> None:
        """28.0c"""
        if not treaty.is_met(state):
            self.go("end")
            return
        state.begin_treaty()
        self.pending = homecoming.russians_abroad(state)

    def ask_russians(self, state: IllusionsState) -> Decision | None:
        """28.0d.3 Each goes to a Russian-controlled place in Russia if it has a route."""
        for unit in self.pending:
            if places := homecoming.homes(state, unit):
                offers = [verbs.TO(place) for place in places]
                prompt = Message.of("treaty.home", unit=unit)
                return Decision.of(state.seat(ALLIED, unit), "28.0", prompt, offers, subjects=(unit,))
        return None

    def on_russians(self, state: IllusionsState, action: Action) -> None:
        unit = next(unit for unit in self.pending if homecoming.homes(state, unit))
        gone = homecoming.send(state, unit, action.target)
        self.pending = [other for other in self.pending if other not in gone]

    def run_germans(self, state: IllusionsState) -> None:
        """28.0d.8 German large units go to Brandenburg."""
        homecoming.recall_germans(state)
