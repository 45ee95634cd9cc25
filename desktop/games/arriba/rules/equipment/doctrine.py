"""15.5 Tactical doctrine: rolling it, and rolling it again when it has run out."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.arriba import verbs
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.seats import first_seat
from desktop.games.arriba.state.sides import ORDER
from desktop.games.arriba.state.state import ArribaState, Doctrine


def roll_doctrine(state: ArribaState, side: str, turn: int) -> None:
    """15.5 Attack and defence of each kind of asset point, breakthrough, duration."""
    faces = state.world.limits.die_faces
    attack, defence = {}, {}
    for kind in ASSETS:
        attack[kind] = state.roll("doctrine_attack", side, faces)
        defence[kind] = state.roll("doctrine_defence", side, faces)
    breakthrough = state.roll("doctrine_breakthrough", side, faces)
    duration = state.world.tables.doctrine.duration[state.roll("doctrine_duration", side, faces) - 1]
    state.set_doctrine(side, Doctrine(attack, defence, breakthrough, turn + duration - 1))


class RenewDoctrine(Frame, kw_only=True):
    """15.5 A side whose doctrine has run out may roll everything again."""

    STEPS = ("first", "second")

    def ask_first(self, state: ArribaState) -> Decision | None:
        return self._ask(state, ORDER[0])

    def on_first(self, state: ArribaState, action: Action) -> None:
        self._answer(state, ORDER[0], action)

    def ask_second(self, state: ArribaState) -> Decision | None:
        return self._ask(state, ORDER[1])

    def on_second(self, state: ArribaState, action: Action) -> None:
        self._answer(state, ORDER[1], action)

    def _ask(self, state: ArribaState, side: str) -> Decision | None:
        if side not in state.doctrine or state.turn <= state.doctrine[side].until:
            return None
        actions = [verbs.REROLL(), verbs.KEEP()]
        return Decision.of(first_seat(state, side), "15.5", Message.of("doctrine.renew"), actions)

    def _answer(self, state: ArribaState, side: str, action: Action) -> None:
        if action.verb == verbs.REROLL:
            roll_doctrine(state, side, state.turn)
        else:
            state.keep_doctrine(side)
        self.next_step()
