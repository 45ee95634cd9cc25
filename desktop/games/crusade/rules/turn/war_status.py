"""6.0 D War Status: the landing in Mallorca falls due, Madrid is evaluated, automatic victory is checked."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.cards import landings
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.turn import victory
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

MADRID = SpaceId("madrid")
EVALUATED = "madrid_evaluation_done"


class WarStatus(Frame, kw_only=True):
    """6.0 D, in its three steps."""

    STEPS = ("landing", "madrid", "automatic")

    def run_landing(self, state: CrusadeState) -> Frame | None:
        """8.5.4.4 Looked at once, just before the phase of the turn after the landing."""
        return LandingOutcome() if landings.is_judged(state) else None

    def run_madrid(self, state: CrusadeState) -> None:
        """17.3.2 At the end of the War of the Columns, the single line that is best for the Nationalists."""
        phase = state.world.phases[COLUMNS]
        if state.turn != phase.last or state.flag(EVALUATED):
            return
        line, vp = madrid_line(state)
        state.set_flag(EVALUATED)
        state.score("madrid_evaluation", vp=vp, line=line)

    def run_automatic(self, state: CrusadeState) -> None:
        """5.2 Somebody may win at once."""
        if ending := victory.automatic(state):
            victory.declare(state, ending)


def madrid_line(state: CrusadeState) -> tuple[str, int]:
    """17.3.2 The line of the Madrid evaluation that holds now, and its VP."""
    holds = {
        "madrid_taken": bool(state.flag("madrid_taken")) or state.controls(NATIONALIST, MADRID),
        "madrid_attacked": bool(state.flag("madrid_attacked")),
        "madrid_adjacent": any(state.flag(f"madrid_adjacent{suffix}") for suffix in ("", "_attacked", "_taken")),
        "none": True,
    }
    line = next(line for line in state.world.tables.madrid if holds[line.id])
    return line.id, line.vp


class LandingOutcome(Frame, kw_only=True):
    """8.5.4.4-8.5.4.6 The landing in Mallorca is decided."""

    STEPS = ("decide", "crowd", "close")

    def run_decide(self, state: CrusadeState) -> None:
        """8.5.4.5 Failure: the units of the Beach Head go to the Reserve Box."""
        head = state.world.beach_heads[landings.MALLORCA]
        state.set_flag(landings.DEADLINE, 0)
        if landings.has_succeeded(state) and state.controls(REPUBLICAN, head.target):
            return
        for unit in state.at(head.space):
            state.put(unit, RESERVE, "landing_failed")
        state.remove_beach_head(head.space, "failed")
        self.go("end")

    def ask_crowd(self, state: CrusadeState) -> Decision | None:
        """8.5.4.6 Units over the stacking limit, chosen by the Republicans among all, go to the Reserve Box."""
        over = landings.surplus(state)
        if not over:
            return None
        head = state.world.beach_heads[landings.MALLORCA]
        units = representatives(state, [*state.at(head.space), *state.at(head.target)])
        actions = [verbs.RESERVE(unit) for unit in units]
        prompt = Message.of("landing.crowd", n=over)
        return Decision.of(REPUBLICAN, "8.5.4.6", prompt, actions, subjects=(head.target,))

    def on_crowd(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, "landing")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.RESERVE or action.target not in state.units:
            return None
        head = state.world.beach_heads[landings.MALLORCA]
        units = [*state.at(head.space), *state.at(head.target)]
        return why_not_among(state, "8.5.4.6", "landing.not_there", action.target, units)

    def run_close(self, state: CrusadeState) -> None:
        """8.5.4.6 The rest goes to Mallorca and the Beach Head is gone."""
        head = state.world.beach_heads[landings.MALLORCA]
        if units := state.at(head.space):
            state.move(units, (head.space, head.target), "landed")
        state.remove_beach_head(head.space, "landed")
