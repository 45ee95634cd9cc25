"""6.0 D War Status: the landing in Mallorca falls due, Madrid is evaluated, automatic victory is checked."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.crusade import victory
from desktop.games.crusade.alike import representatives
from desktop.games.crusade.calendar import COLUMNS
from desktop.games.crusade.sides import NATIONALIST, REPUBLICAN, RESERVE
from desktop.games.crusade.state import CrusadeState

DEADLINE = "mallorca_deadline"
"""8.5.4.4 Flag: the turn in which the landing must have succeeded."""
EVALUATED = "madrid_evaluation_done"


@dataclass(kw_only=True)
class WarStatus(Frame):
    """6.0 D, in its three steps."""

    STEPS = ("begin", "landing", "madrid", "automatic")

    def run_begin(self, state: CrusadeState) -> None:
        state.begin_phase("status")

    def run_landing(self, state: CrusadeState) -> Frame | None:
        """8.5.4.4 Looked at once, just before the phase of the turn after the landing."""
        if not state.flag(DEADLINE) or state.turn < state.flag(DEADLINE):
            return None
        state.set_flag(DEADLINE, 0)
        return LandingOutcome()

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
        if verdict := victory.automatic(state):
            victory.declare(state, verdict)


def madrid_line(state: CrusadeState) -> tuple[str, int]:
    """17.3.2 The line of the Madrid evaluation that holds now, and its VP."""
    holds = {
        "madrid_taken": bool(state.flag("madrid_taken")) or state.controls(NATIONALIST, "madrid"),
        "madrid_attacked": bool(state.flag("madrid_attacked")),
        "madrid_adjacent": any(
            state.flag(f"madrid_adjacent{suffix}") for suffix in ("", "_attacked", "_taken")
        ),
        "none": True,
    }
    line = next(line for line in state.world.tables.madrid if holds[line.id])
    return line.id, line.vp


@dataclass(kw_only=True)
class LandingOutcome(Frame):
    """8.5.4.4-8.5.4.6 The landing in Mallorca is decided."""

    STEPS = ("decide", "crowd", "close")
    head: str = ""

    def run_decide(self, state: CrusadeState) -> None:
        """8.5.4.4 Success: Mallorca and the Beach Head are both Republican."""
        self.head = next((head for head in sorted(state.beach_heads) if head == mallorca_head(state)), "")
        if not self.head:
            self.go("end")
        elif not has_landed(state):
            for unit in state.at(self.head):
                state.put(unit, RESERVE, "landing_failed")
            state.remove_beach_head(self.head, "failed")
            self.go("end")

    def ask_crowd(self, state: CrusadeState) -> Decision | None:
        """8.5.4.6 Units over the stacking limit of Mallorca, chosen by the Republicans, go to the Reserve Box."""
        linked = state.beach_heads[self.head]
        over = len(state.at(self.head)) + len(state.at(linked)) - state.world.limits.stacking
        if over <= 0:
            return None
        units = representatives(state, state.at(self.head))
        actions = [state.world.action("reserve", unit) for unit in units]
        return Decision.of(REPUBLICAN, "8.5.4.6", Message.of("landing.crowd", n=over), actions, subjects=(linked,))

    def on_crowd(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, "landing")

    def run_close(self, state: CrusadeState) -> None:
        """8.5.4.6 The rest goes to Mallorca and the Beach Head is gone."""
        linked = state.beach_heads[self.head]
        if units := state.at(self.head):
            state.move(units, (self.head, linked), "move")
        state.remove_beach_head(self.head, "landed")


def mallorca_head(state: CrusadeState) -> str:
    """8.5.4.1 The space of the Mallorca Beach Head."""
    return state.world.beach_heads["mallorca"].space


def has_landed(state: CrusadeState) -> bool:
    """8.5.4.4 The Republicans control Mallorca and its Beach Head together."""
    head = mallorca_head(state)
    linked = state.beach_heads.get(head, "")
    return bool(linked) and state.controls(REPUBLICAN, head) and state.controls(REPUBLICAN, linked)
