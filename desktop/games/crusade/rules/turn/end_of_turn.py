"""6.0 F The end of a turn, and what happens between two war phases (15.2)."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.map import isolation, sieges
from desktop.games.crusade.rules.map.fortification import removable_works
from desktop.games.crusade.rules.turn import victory
from desktop.games.crusade.rules.turn.calendar import COLUMNS, is_last_of_phase, phase_of
from desktop.games.crusade.rules.turn.initial_corps import InitialCorps
from desktop.games.crusade.rules.turn.militarization import Militarization
from desktop.games.crusade.rules.turn.reserve_check import ReserveCheck
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES
from desktop.games.crusade.state.state import CrusadeState


class EndOfTurn(Frame, kw_only=True):
    """6.0 F1 works taken off, F2 isolation ends, F3 sieges weaken, cards put away, F4; 15.2 after the first phase."""

    STEPS = (
        "nationalist_works", "republican_works", "isolation", "sieges", "cards", "close",
        "corps", "reserves", "militarization",
    )  # fmt: skip

    # -- F1 ----------------------------------------------------------------------------------------
    def ask_nationalist_works(self, state: CrusadeState) -> Decision | None:
        return self._ask_works(state, NATIONALIST)

    def on_nationalist_works(self, state: CrusadeState, action: Action) -> None:
        self._take_off(state, action)

    def ask_republican_works(self, state: CrusadeState) -> Decision | None:
        return self._ask_works(state, REPUBLICAN)

    def on_republican_works(self, state: CrusadeState, action: Action) -> None:
        self._take_off(state, action)

    def _ask_works(self, state: CrusadeState, side: str) -> Decision | None:
        """F1, 10.2.10 Own positions and trenches may be taken off; as the scenario ends nothing comes of it."""
        works = [verbs.DISMANTLE(space) for space in removable_works(state, side)]
        if not works:
            return None
        done = verbs.DONE()
        moot = done if state.turn >= state.world.last_turn else None
        return Decision.of(side, "10.2.10", Message.of("end.works", side=side), [*works, done], default=done, moot=moot)

    def _take_off(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DISMANTLE:
            state.remove_work(action.target, "dismantled")
        else:
            self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        side = {"nationalist_works": NATIONALIST, "republican_works": REPUBLICAN}.get(self.step)
        if side is None or action.verb != verbs.DISMANTLE or action.target not in state.world.spaces:
            return None
        if action.target in removable_works(state, side):
            return None
        return Refusal.of("10.2.10", "end.no_work", space=action.target)

    # -- F2-F4 -------------------------------------------------------------------------------------
    def run_isolation(self, state: CrusadeState) -> None:
        """F2, 16.2.6"""
        isolation.end_by_time(state)

    def run_sieges(self, state: CrusadeState) -> None:
        """F3, 16.1.6"""
        sieges.starve(state)

    def run_cards(self, state: CrusadeState) -> None:
        """8.5.3.5 Face-up Combat Cards are discarded."""
        for side in SIDES:
            for card in list(state.face_up[side]):
                state.discard(side, card, "turn_end")

    def run_close(self, state: CrusadeState) -> None:
        """F4 The last turn of the scenario ends the game; 17.1.1 the shortage ends with the War of the Columns."""
        state.end_turn()
        if state.turn >= state.world.last_turn:
            victory.declare(state, victory.at_end(state))
            return
        if not (phase_of(state) == COLUMNS and is_last_of_phase(state)):
            self.go("end")
        elif state.ammunition_shortage:
            state.end_ammunition_shortage("phase")

    # -- 15.2 --------------------------------------------------------------------------------------
    def run_corps(self, state: CrusadeState) -> Frame:
        """15.2.1"""
        state.begin_phase("corps")
        return InitialCorps()

    def run_reserves(self, state: CrusadeState) -> Frame:
        """15.2.2"""
        state.begin_phase("reserve_check")
        return ReserveCheck()

    def run_militarization(self, state: CrusadeState) -> Frame:
        """15.2.3"""
        state.begin_phase("militarization", REPUBLICAN)
        return Militarization()
