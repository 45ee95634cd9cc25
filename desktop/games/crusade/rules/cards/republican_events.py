"""8.5.1 Republican events that no other card has; the landings and the works have modules of their own."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.cards.play_options import NAT_SR_LESS
from desktop.games.crusade.rules.cards.registry import event
from desktop.games.crusade.rules.combat.attack_options import FRENCH_RANGE, NEAR_FRANCE
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.rules.turn.militarization import Militarization
from desktop.games.crusade.state.sides import ELIMINATED, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

RULE = "8.5.1.1"


# -- R16 -----------------------------------------------------------------------------------------------
@event("R16")
def severe_winter(state: CrusadeState, card: CardId) -> None:
    """16.5.3 The marker goes on the next winter turn that has not begun."""
    state.set_flag("severe_winter_turn", min(turn for turn in state.world.winters if turn > state.turn))


# -- R28 -----------------------------------------------------------------------------------------------
EXCHANGED = 3


@event("R28")
def militarization_of_the_militias(state: CrusadeState, card: CardId) -> Frame | None:
    """15.2.3 Up to three MIL are replaced by RPA of the same strength, as far as the card leaves counters."""
    kind = state.world.tables.militarization.to
    brought = sum(effect.count for _, effect in placement.lines(state, card) if effect.unit == kind)
    most = min(EXCHANGED, len(placement.in_pool(state, kind)) - brought)
    return Militarization(count=most) if most else None


# -- R36 -----------------------------------------------------------------------------------------------
LESS_SR = 2


@event("R36")
def guerrillas_of_the_xiv_corps(state: CrusadeState, card: CardId) -> None:
    """8.3.2 Until the end of the turn Nationalist cards played for SR give 2 points less (but at least 1)."""
    state.begin_turn_effect(NAT_SR_LESS)
    state.count(NAT_SR_LESS, LESS_SR)


# -- R42 -----------------------------------------------------------------------------------------------
@event("R42")
def opening_of_the_french_border(state: CrusadeState, card: CardId) -> None:
    """14.2.4 From this turn on one Soviet RP more in turns in which Soviet RP are recorded; N49 ends it."""
    state.begin_lasting(card, state.turn)


# -- R51 -----------------------------------------------------------------------------------------------
@event("R51")
def french_intervention_threat(state: CrusadeState, card: CardId) -> None:
    """11.1.3 Until the end of the turn no Nationalist attack on Republican spaces within four spaces of France."""
    state.begin_turn_effect(NEAR_FRANCE)
    state.count(NEAR_FRANCE, FRENCH_RANGE)


# -- R56 -----------------------------------------------------------------------------------------------
MILITIA = "mil"


def _fallen_militia(state: CrusadeState) -> list[UnitId]:
    family = state.world.families[MILITIA]
    return [unit for unit in state.in_box(REPUBLICAN, ELIMINATED) if unit in family]


@event("R56")
class RebuildUnit(Frame, kw_only=True):
    """If a MIL is in the Eliminated box, one of them returns to the Reserve Box at full strength."""

    STEPS = ("choose",)
    side: str = REPUBLICAN
    card: CardId
    number: int = 1
    """Of the effect on the card, as games have it saved."""
    done: int = 0

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        units = representatives(state, _fallen_militia(state))
        if not units or self.done:
            return None
        offers = [verbs.REBUILD(unit) for unit in units]
        return Decision.of(self.side, RULE, Message.of("event.rebuild", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.REBUILD or action.target not in state.units:
            return None
        return why_not_among(state, RULE, "event.not_rebuilt", action.target, _fallen_militia(state))

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, self.card, reduced=False)
        self.done += 1
