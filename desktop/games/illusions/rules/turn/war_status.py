"""6.0 E, 17.0 The War Status Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.nations import collapse
from desktop.games.illusions.rules.nations.stand_in import StandIn
from desktop.games.illusions.rules.turn import victory
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.sides import AH, ALLIED, BU, CENTRAL, RESERVE, RO, SB, SIDES
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState


class WarStatus(Frame, kw_only=True):
    """6.0 E In its four steps; the collapse of Serbia may be declared (26.6.2a.3)."""

    STEPS = ("marker", "automatic", "armistice", "commitment", "balkans", "declare", "serbia", "commands", "austria")
    declared: bool = False

    def run_marker(self, state: IllusionsState) -> None:
        """E1a, 17.3.2d Cards move the Armistice marker."""
        for card, effect in list(in_force(state, e.Armistice)):
            state.change_armistice(effect.value, "card", card=card)

    def run_automatic(self, state: IllusionsState) -> None:
        """E1b, 5.1.2"""
        if victory.automatic_winner(state):
            victory.end_by_level(state, victory.AUTOMATIC)

    def run_armistice(self, state: IllusionsState) -> None:
        """E2, 5.1.3"""
        if reason := victory.why_armistice(state):
            victory.end_by_level(state, reason)

    def run_commitment(self, state: IllusionsState) -> None:
        """E3, 17.2 One level up for those who have the war status, not on turn 1; the new cards are shuffled in."""
        if state.turn < state.world.limits.first_commitment_turn:
            return
        for side in SIDES:
            if level := next_level(state, side):
                state.raise_commitment(side, level)
                state.add_cards(side, level)
                state.shuffle(side)

    def run_balkans(self, state: IllusionsState) -> None:
        """E4, 26.2.3, 26.5.3 Bulgaria, then Romania."""
        for nation in state.world.collapses:
            if nation in (BU, RO) and collapse.is_due(state, nation):
                collapse.carry_out(state, nation)

    def ask_declare(self, state: IllusionsState) -> Decision | None:
        """26.6.2a.3 The AP may declare that Serbia has collapsed."""
        if not collapse.may_collapse(state, SB) or collapse.is_due(state, SB):
            return None
        hold, declare = verbs.HOLD(), verbs.DECLARE(SB)
        prompt = Message.of("status.declare", nation=SB)
        return Decision.of(seats.of_nation(state, ALLIED, SB), "26.6.2", prompt, [hold, declare], default=hold)

    def on_declare(self, state: IllusionsState, action: Action) -> None:
        self.declared = action.verb == verbs.DECLARE
        self.next_step()

    def run_serbia(self, state: IllusionsState) -> None:
        """E4, 26.6.2"""
        if self.declared or collapse.is_due(state, SB):
            collapse.carry_out(state, SB)

    def run_commands(self, state: IllusionsState) -> Frame | None:
        """26.2.3b Each of the two German commands becomes a German small unit."""
        if state.nations[BU] != COLLAPSED or not (units := collapse.commands(state)):
            return None
        return StandIn(
            side=CENTRAL,
            units=units,
            kinds=collapse.command_kinds(state),
            boxes=[RESERVE],
            cause=collapse.CAUSE,
            for_good=True,
            rule="26.2.3",
        )

    def run_austria(self, state: IllusionsState) -> None:
        """E4, 23.5"""
        if collapse.is_due(state, AH):
            collapse.carry_out(state, AH)


def next_level(state: IllusionsState, side: str) -> str:
    """17.2.1, 17.2.2 The level a side rises to now; "" if it does not. One level in each phase."""
    order = state.world.commitment_order
    later = order[order.index(state.commitment[side]) + 1 :]
    if not later or state.war_status[side] < state.world.commitments[later[0]].war_status:
        return ""
    return later[0]
