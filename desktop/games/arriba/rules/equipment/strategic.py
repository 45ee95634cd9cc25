"""6 The Strategic Phase of one side."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.arriba.data.readings import Blockade
from desktop.games.arriba.rules.equipment import economy, income
from desktop.games.arriba.rules.equipment.arrivals import Arrivals
from desktop.games.arriba.rules.equipment.blockade import SinkAssets
from desktop.games.arriba.rules.equipment.spend import Allot, Spend
from desktop.games.arriba.rules.equipment.transport import Transport
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL
from desktop.games.arriba.state.state import ArribaState


class StrategicPhase(Frame, kw_only=True):
    """6 Income, arrivals, spending, transport; 5.2 unfunded factions cost the Government points."""

    STEPS = ("begin", "foreign", "domestic", "replacement", "arrivals", "allot", "spend", "blockade", "transport",
             "unfunded")  # fmt: skip
    side: str
    seat: int = 0
    """15.2 The partner whose turn it is to spend or to transport."""

    def run_begin(self, state: ArribaState) -> None:
        state.begin_strategic(self.side)

    def run_foreign(self, state: ArribaState) -> None:
        income.receive_foreign(state, self.side)

    def run_domestic(self, state: ArribaState) -> None:
        income.receive_domestic(state, self.side)

    def run_replacement(self, state: ArribaState) -> None:
        income.receive_replacement(state, self.side)

    def run_arrivals(self, state: ArribaState) -> Frame | None:
        return Arrivals() if self.side == REBEL else None

    def run_allot(self, state: ArribaState) -> Frame | None:
        """15.2 The People's Army divides the EP."""
        return Allot() if len(state.world.seats_of[self.side]) > 1 else None

    def run_spend(self, state: ArribaState) -> Frame | None:
        """6.2-6.6 Each partner in turn."""
        return self._each_seat(state, "spend")

    def _each_seat(self, state: ArribaState, step: str) -> Frame | None:
        seats = state.world.seats_of[self.side]
        if self.seat >= len(seats):
            self.seat = 0
            return None
        seat = seats[self.seat]
        self.seat += 1
        self.go(step)
        return Spend(side=self.side, seat=seat) if step == "spend" else Transport(side=self.side, seat=seat)

    def run_blockade(self, state: ArribaState) -> Frame | None:
        """15.4 Blockaders roll against the asset points that have come by sea."""
        state.end_allotment()
        blockaded = Blockade.of(state.world) is Blockade.ON and state.strategic.bought
        return SinkAssets(side=self.side) if blockaded else None

    def run_transport(self, state: ArribaState) -> Frame | None:
        """6.7 Each partner in turn."""
        return self._each_seat(state, "transport")

    def run_unfunded(self, state: ArribaState) -> None:
        """5.2 A point for each faction that got nothing."""
        if self.side == GOVERNMENT:
            amount = state.world.limits.unfunded * len(economy.owed(state))
            politics.adjust(state, {GOVERNMENT: amount}, "unfunded")
