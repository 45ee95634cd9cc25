"""7.8 Clean-up: events, control and markers, used cards, hand sizes, refill."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import EventCardId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.gain_event import GainEvent
from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.cards.play_options import reuses
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT
from desktop.games.reich.rules.map.control import SetControl, vichy_to_west
from desktop.games.reich.rules.map.geography import home_side, marker_power, production
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.state.conflict_state import EVENT, LAND, SEA, Conflict
from desktop.games.reich.state.sides import ALLIES, AXIS, SIDES, enemy_of
from desktop.games.reich.state.state import LastAction, ReichState

INVASION = ("overlord", "bagration")
HALF = 2


class CleanUp(Frame, kw_only=True):
    """7.8 What a conflict leaves behind, in order."""

    STEPS = (
        "events", "half", "control", "vichy", "paris", "used_cards", "gain", "hands", "close", "last_year", "refill",
    )  # fmt: skip
    beaten: list[EventCardId] = []
    """6.7.4.1 Reusable Axis events of a lost conflict of the invasion, not decided yet."""
    keep: int = 0

    # -- events ------------------------------------------------------------------------------------
    def run_events(self, state: ReichState) -> None:
        """6.5.2.1 Reusables stay with the winner, returnables are handed over, the loser's reusables go back."""
        conflict = state.fight
        for side in (conflict.active, conflict.other):
            for card in list(conflict.played[side]):
                if state.event_of(card).kind == "returnable":
                    state.hand_over(side, card)
                elif side == conflict.winner:
                    self._keep(state, side, card)
                else:
                    self._lose(state, side, card)
        if reuses(state):
            used = conflict.played[conflict.active]
            for card in [card for card in state.turn.ready if card not in used or conflict.winner != conflict.active]:
                state.turn_down(conflict.active, card)
        self.keep = (len(self.beaten) + 1) // HALF

    def _keep(self, state: ReichState, side: str, card: EventCardId) -> None:
        for effect in state.event_of(card).effects:
            if isinstance(effect, s.KeepRoll):
                die = state.roll("keep_event", side, state.world.limits.die_faces)
                state.record_kept_event(side, card, die, kept=die >= effect.at_least)
                if die < effect.at_least:
                    state.return_to_mall(card)
                    return
        conflict = state.fight
        opens = conflict.kind == LAND or (conflict.on_land and state.turn.operation == "overlord")
        if side == conflict.active and opens:
            state.keep_ready(card)
        else:
            state.turn_down(side, card)

    def _lose(self, state: ReichState, side: str, card: EventCardId) -> None:
        """6.7.4.1 In the invasion of 1944 the Allies lose none, the Axis half."""
        if state.turn.operation not in INVASION:
            state.return_to_mall(card)
        elif side == ALLIES:
            state.turn_down(side, card)
        else:
            self.beaten.append(card)

    def ask_half(self, state: ReichState) -> Decision | None:
        """6.7.4.1 The Axis keeps half of its beaten events, rounded up, of its choice."""
        if not self.beaten:
            return None
        actions = [verbs.KEEP(state.event_of(card).id) for card in self.beaten]
        return Decision.of(AXIS, "6.7.4.1", Message.of("cleanup.keep_half", n=self.keep), actions)

    def on_half(self, state: ReichState, action: Action) -> None:
        card = state.card_of(self.beaten, action.target)
        self.beaten.remove(card)
        state.turn_down(AXIS, card)
        self.keep -= 1
        if not self.keep:
            for other in self.beaten:
                state.return_to_mall(other)
            self.beaten = []
            self.next_step()

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.KEEP or state.card_of(self.beaten, action.target):
            return None
        return Refusal.of("6.7.4.1", "refuse.not_beaten", event=action.target)

    # -- control -----------------------------------------------------------------------------------
    def run_control(self, state: ReichState) -> Frame | None:
        """6.5.2.1 Fleets, forts and control after an attack."""
        conflict = state.fight
        won = conflict.winner == conflict.active
        centre = won and conflict.kind != EVENT and captures_centre(state, conflict)
        state.record_result(LastAction(conflict.kind, won, conflict.target, centre))
        if conflict.kind == EVENT:
            return None
        if conflict.kind == SEA:
            for side in [side for side in SIDES if state.has_fleet(side, conflict.target)]:
                state.remove_fleet(side, conflict.target, "attack")
        return self._change(state, conflict)

    def _change(self, state: ReichState, conflict: Conflict) -> Frame | None:
        winner, target = conflict.winner, conflict.target
        if state.controls(winner, target) or (winner != conflict.active and conflict.kind != SEA):
            return None
        power = marker_power(state, AXIS if winner == AXIS else conflict.power, target)
        return SetControl(areas=[target], powers=[power], cause="attack")

    def run_vichy(self, state: ReichState) -> None:
        """8.5 The first attack on Vichy, won or lost, brings the rest of it to the Axis."""
        conflict = state.fight
        if conflict.vichy and state.vichy == "neutral" and conflict.target not in state.vichy_exempt:
            state.change_vichy("pending")

    def run_paris(self, state: ReichState) -> Frame | None:
        """8.5 The first Allied capture of Paris brings all of Vichy to the Western Allies."""
        conflict = state.fight
        fell = conflict.target in state.world.tables.either_side and state.controls(ALLIES, conflict.target)
        if conflict.kind == EVENT or not fell or state.paris_fell:
            return None
        state.record_fall_of_paris()
        return vichy_to_west(state)

    # -- cards -------------------------------------------------------------------------------------
    def run_used_cards(self, state: ReichState) -> None:
        """7.8, 4.1.3 Used conflict cards; a beaten double agent goes over to the opponent."""
        conflict = state.fight
        for side in (conflict.active, conflict.other):
            for card in list(conflict.cards[side]):
                turned = side != conflict.winner and state.world.cards[card].special == DOUBLE_AGENT
                state.discard_used(side, card, enemy_of(side) if turned else side)

    def run_gain(self, state: ReichState) -> Frame | None:
        """6.4.2 The event that was sought, unless a year end in mid-conflict has just dealt it out."""
        conflict = state.fight
        if conflict.kind != EVENT or conflict.winner != conflict.active:
            return None
        mall = state.malls[state.world.events[conflict.event].mall]
        card = state.card_of(mall, conflict.event)
        return GainEvent(side=conflict.active, card=card) if card else None

    def run_hands(self, state: ReichState) -> Frame:
        return SettleHands()

    def run_close(self, state: ReichState) -> None:
        state.close_conflict()

    def run_last_year(self, state: ReichState) -> None:
        """5.5 The last year ended while the conflict was under way."""
        if state.last_year_over:
            victory.conclude(state, victory.at_last_year_end(state))

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=state.turn.side)


def captures_centre(state: ReichState, conflict: Conflict) -> bool:
    """7.9, 2.5 A centre changes hands; an uncontrolled one already counts for its home side."""
    area, side = conflict.target, conflict.active
    if not production(state, area) or state.controls(side, area):
        return False
    return bool(state.control[area]) or home_side(state, area) != side
