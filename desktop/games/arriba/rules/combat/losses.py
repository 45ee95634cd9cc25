"""9.2 Losses: adjusted, taken one piece at a time, or exchanged."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import FactionId, UnitId
from desktop.engine.verb import Verb
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.combat.loss_options import (
    ALL,
    FORT,
    air_at_risk,
    alive,
    capacity,
    eliminate,
    losable,
    lose,
    options,
)
from desktop.games.arriba.rules.turn.reasons import why_not_piece
from desktop.games.arriba.state.battle_state import ATTACKER, DEFENDER, ROLES
from desktop.games.arriba.state.seats import first_seat, leader
from desktop.games.arriba.state.state import ArribaState

SURPLUS = "surplus"


class AirLosses(Frame, kw_only=True):
    """9 Each side loses an air AP, if it has any; the owner picks where they are of different sorts."""

    STEPS = ("automatic", "choose")
    role: str = ""
    """Who has a choice."""
    done: list[str] = []
    """Roles that have lost theirs."""

    def _sorts(self, state: ArribaState, role: str) -> list[UnitId]:
        """An air AP of each owner, and of those that have flown in this player turn and those that have not."""
        sorts: dict[tuple[FactionId, bool], UnitId] = {}
        for piece in air_at_risk(state, state.fight, role):
            sorts.setdefault((state.pieces[piece].faction, piece in state.air_used), piece)
        return list(sorts.values())

    def run_automatic(self, state: ArribaState) -> None:
        self.role = ""
        for role in ROLES:
            found = self._sorts(state, role) if role not in self.done else []
            if len(found) > 1:
                self.role = self.role or role
            elif found:
                self._lose(state, role, found[0])

    def _lose(self, state: ArribaState, role: str, piece: UnitId) -> None:
        self.done.append(role)
        state.remove_piece(piece, "air")

    def ask_choose(self, state: ArribaState) -> Decision | None:
        if not self.role:
            return None
        actions = [verbs.LOSE(piece) for piece in self._sorts(state, self.role)]
        seat = first_seat(state, state.fight.side[self.role])
        return Decision.of(seat, "9", Message.of("combat.lose_air"), actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.LOSE or not self.role:
            return None
        offered, at_risk = self._sorts(state, self.role), air_at_risk(state, state.fight, self.role)
        if action.target in at_risk and action.target not in offered:
            return Refusal.of("2", "piece.alike")
        return why_not_piece(state, action.target, offered, Refusal.of("9", "combat.not_in_the_air"))

    def on_choose(self, state: ArribaState, action: Action) -> None:
        self._lose(state, self.role, action.target)
        self.go("automatic")


class AdjustLosses(Frame, kw_only=True):
    """9.2 Odds beyond the table and a wholly disrupted defender change the numbers."""

    STEPS = ("automatic", "surplus", "allot")

    def run_automatic(self, state: ArribaState) -> None:
        battle, world = state.fight, state.world
        below = world.first_column - battle.column
        if below > 0 and battle.due[DEFENDER] > 0:
            state.adjust_loss(DEFENDER, -below, "long_odds")
        defenders = state.units_of(battle.group[DEFENDER])
        if battle.due[ATTACKER] > 0 and all(state.pieces[unit].disrupted for unit in defenders):
            state.adjust_loss(ATTACKER, -1, "disrupted")
        state.set_spare(max(0, battle.column - world.last_column))

    def _uses(self, state: ArribaState) -> list[Verb[()]]:
        """What a ratio above 5:1 can still do."""
        battle = state.fight
        found: list[Verb[()]] = []
        if not battle.spare:
            return found
        if 0 <= battle.due[DEFENDER] < capacity(state, battle, DEFENDER):
            found.append(verbs.RAISE)
        if battle.due[ATTACKER] > 0:
            found.append(verbs.SPARE)
        return found

    def run_surplus(self, state: ArribaState) -> None:
        """Where there is only one use it is made."""
        while len(uses := self._uses(state)) == 1:
            self._use(state, uses[0])

    def _use(self, state: ArribaState, use: str) -> None:
        if use == verbs.RAISE:
            state.adjust_loss(DEFENDER, 1, SURPLUS)
        else:
            state.adjust_loss(ATTACKER, -1, SURPLUS)

    def ask_allot(self, state: ArribaState) -> Decision | None:
        actions = [use() for use in self._uses(state)]
        seat = leader(state, state.fight.group[ATTACKER])
        return Decision.of(seat, "9.2", Message.of("combat.surplus", n=state.fight.spare), actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb not in (verbs.RAISE, verbs.SPARE) or action.verb in self._uses(state):
            return None
        return Refusal.of("9.2", "combat.no_use")

    def on_allot(self, state: ArribaState, action: Action) -> None:
        self._use(state, action.verb)
        self.go("surplus")


def why_not_lose(state: ArribaState, role: str, action: Action) -> Refusal | None:
    """9.2 What stands against losing a piece: it is of no part in the battle, or others must go first."""
    piece, battle = action.target, state.fight
    if piece == FORT:
        return None if FORT in options(state, battle, role) else Refusal.of("15.3", "combat.no_fort")
    there = piece in losable(state, battle, role)
    refusal = Refusal.of("9.2", "combat.others_first" if there else "combat.not_in_it")
    return why_not_piece(state, piece, options(state, battle, role), refusal)


class TakeLosses(Frame, kw_only=True):
    """9.2 A side loses pieces until the number is met or nothing is left; the owner chooses within the priority."""

    STEPS = ("forced", "choose")
    role: str

    def _left(self, state: ArribaState) -> int:
        battle = state.fight
        return battle.due[self.role] - battle.taken[self.role]

    def run_forced(self, state: ArribaState) -> None:
        """E, and losses without a choice."""
        if state.fight.due[self.role] == ALL:
            eliminate(state, self.role)
            self.go("end")
            return
        while self._left(state) > 0:
            found = options(state, state.fight, self.role)
            if len(found) > 1 and capacity(state, state.fight, self.role) > self._left(state):
                return
            if not found:
                break
            lose(state, self.role, found[0])
        self.go("end")

    def ask_choose(self, state: ArribaState) -> Decision:
        battle = state.fight
        actions = [verbs.LOSE(piece) for piece in options(state, battle, self.role)]
        seat = leader(state, battle.group[self.role])
        progress = (battle.taken[self.role], battle.due[self.role])
        prompt = Message.of("combat.lose", role=self.role, n=self._left(state))
        return Decision.of(seat, "9.2", prompt, actions, progress=progress)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        return why_not_lose(state, self.role, action) if action.verb == verbs.LOSE else None

    def on_choose(self, state: ArribaState, action: Action) -> None:
        lose(state, self.role, action.target)
        self.go("forced")


class Exchange(Frame, kw_only=True):
    """9.2 X: the attacker removes something, the defender at least as much, as often as the attacker likes."""

    STEPS = ("attacker", "defender", "check")
    before: int = 0
    """The attacker's losses when the round began."""

    def ask_attacker(self, state: ArribaState) -> Decision | None:
        """The attacker removes one piece or more; from the second round on he may stop."""
        battle = state.fight
        found = [verbs.LOSE(piece) for piece in options(state, battle, ATTACKER)]
        prompt = Message.of("combat.exchange_begins")
        if battle.taken[ATTACKER] > self.before:
            if not alive(state, battle, ATTACKER):
                return None
            found.append(verbs.ENOUGH())
            prompt = Message.of("combat.exchange_more", n=battle.taken[ATTACKER] - self.before)
        elif battle.round:
            found.append(verbs.HALT())
            prompt = Message.of("combat.exchange", n=battle.round)
        return Decision.of(leader(state, battle.group[ATTACKER]), "9.2", prompt, found)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        """9.2 Only while the attacker is asked; the defender's answer has reasons of its own."""
        if self.step != "attacker":
            return None
        lost_something = state.fight.taken[ATTACKER] > self.before
        match action.verb:
            case verbs.LOSE:
                return why_not_lose(state, ATTACKER, action)
            case verbs.ENOUGH if not lost_something:
                return Refusal.of("9.2", "combat.lose_first")
            case verbs.HALT if lost_something or not state.fight.round:
                return Refusal.of("9.2", "combat.round_begun")
        return None

    def on_attacker(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.LOSE:
            lose(state, ATTACKER, action.target)
        elif action.verb == verbs.ENOUGH:
            self.next_step()
        else:
            state.end_exchange()
            self.go("end")

    def run_defender(self, state: ArribaState) -> Frame:
        """The defender's answer."""
        battle = state.fight
        state.set_due(DEFENDER, battle.taken[DEFENDER] + battle.taken[ATTACKER] - self.before)
        return TakeLosses(role=DEFENDER)

    def run_check(self, state: ArribaState) -> None:
        battle = state.fight
        state.count_round()
        self.before = battle.taken[ATTACKER]
        if all(alive(state, battle, role) for role in ROLES):
            self.go("attacker")
        else:
            state.end_exchange()
