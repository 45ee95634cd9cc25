"""7.2, 7.3 Which events and conflict cards a player may play in the conflict under way, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, EventCardId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.readings import FogOfWar
from desktop.games.reich.data.schema_events import EventDef
from desktop.games.reich.data.schema_words import Occasion
from desktop.games.reich.rules.map.geography import marker_power
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, EVENT, SEA, Conflict
from desktop.games.reich.state.sides import ALLIES, AXIS, SOVIET, STAR, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


# -- what a conflict is ------------------------------------------------------------------------------
def kinds_of(conflict: Conflict, side: str) -> tuple[str, ...]:
    """The words by which events name this conflict, seen from a side."""
    if conflict.kind in (EVENT, SEA):
        return (conflict.kind,)
    if conflict.kind == AMPHIBIOUS and side == conflict.active:
        return ("land", "amphibious")
    return ("land",)


def serves(conflict: Conflict, side: str, wanted: list[Occasion]) -> bool:
    return any(kind in wanted for kind in kinds_of(conflict, side))


def effects_of(state: ReichState, side: str, card: EventCardId) -> list[s.EffectKind]:
    """The effects of a played event that count in this conflict: none if it was cancelled."""
    conflict = state.fight
    if conflict.is_cancelled(card) or is_named_and_cancelled(state, side, card):
        return []
    found: list[s.EffectKind] = []
    acted = False
    for effect in state.event_of(card).effects:
        if effect.only_in and not serves(conflict, side, effect.only_in):
            continue
        if effect.otherwise and acted:
            continue
        found.append(effect)
        acted = acts(state, side, effect)
    return found


def is_named_and_cancelled(state: ReichState, side: str, card: EventCardId) -> bool:
    """7.2 An event that an opposing event in play cancels by its name (Jet Fighters)."""
    conflict, event = state.fight, state.event_of(card).id
    return any(
        isinstance(effect, s.CancelEvent) and effect.event == event
        for other in conflict.played[enemy_of(side)]
        if not conflict.is_cancelled(other)
        for effect in state.event_of(other).effects
    )


def acts(state: ReichState, side: str, effect: s.EffectKind) -> bool:
    """Whether an effect finds something to act on, so that what stands after "else" does not apply."""
    if isinstance(effect, s.CancelEvent):
        return any(state.event_of(card).id == effect.event for card in state.fight.played[enemy_of(side)])
    if isinstance(effect, s.CancelMarker):
        return has_marker(state, enemy_of(side))
    return False


def has_marker(state: ReichState, side: str) -> bool:
    """7.5 A side has a fort or a fleet that counts in this conflict."""
    return has_fort(state, side) or has_useful_fleet(state, side)


def has_fort(state: ReichState, side: str) -> bool:
    conflict = state.fight
    return conflict.on_land and side == conflict.other and state.forts.get(conflict.target) == side


def has_useful_fleet(state: ReichState, side: str) -> bool:
    conflict = state.fight
    if conflict.kind == SEA:
        return state.has_fleet(side, conflict.target)
    return conflict.kind == AMPHIBIOUS and side == conflict.active and state.has_fleet(side, conflict.origin)


def marker_cancelled(state: ReichState, side: str) -> bool:
    """An event of the opponent takes the effect from this side's fort or fleet."""
    return any(isinstance(effect, s.CancelMarker) for _, effect in all_effects(state, enemy_of(side)))


def all_effects(state: ReichState, side: str) -> list[tuple[EventCardId, s.EffectKind]]:
    """Each event of a side with each of its effects that counts."""
    return [(card, effect) for card in state.fight.played[side] for effect in effects_of(state, side, card)]


def has_effect(state: ReichState, side: str, kind: type[s.Effect]) -> bool:
    return any(isinstance(effect, kind) for _, effect in all_effects(state, side))


# -- events ------------------------------------------------------------------------------------------
def is_ready(state: ReichState, card: EventCardId) -> bool:
    """4.2.5.1 Face up, and not used this turn unless a Blitzkrieg attack uses it again."""
    if card in state.face_down:
        return False
    return card not in state.turn.ready or state.conflict is None or reuses(state)


def reuses(state: ReichState) -> bool:
    """7.9.2, 6.7.4 The attack under way may use reusable events of the attack before it again."""
    conflict = state.fight
    return conflict.blitz or (state.turn.operation == "bagration" and conflict.kind != EVENT)


def why_not_ready(state: ReichState, side: str, card: EventCardId) -> Refusal | None:
    """4.2.5.1 An event is held, face up and not in use."""
    event = state.event_of(card).id
    if card not in state.held[side]:
        return Refusal.of("7.2", "refuse.not_held", event=event)
    if card in state.fight.played[side]:
        return Refusal.of("7.2", "refuse.event_played", event=event)
    if card in state.face_down:
        return Refusal.of("4.2.5.1", "refuse.event_not_ready", event=event)
    return None if is_ready(state, card) else Refusal.of("4.2.5.1", "refuse.event_used", event=event)


_TIMES = {
    "declare": "refuse.time_declare",
    "play": "refuse.time_play",
    "answer": "refuse.time_answer",
    "result": "refuse.time_result",
}
"""7.2 By the moment an event is made for: what is said when it is asked for at another."""


def why_not_play(state: ReichState, side: str, card: EventCardId, timing: str = "play") -> Refusal | None:
    """7.2 The rule against playing an event now, or None."""
    conflict, event = state.fight, state.event_of(card)
    if refusal := why_not_ready(state, side, card):
        return refusal
    if timing not in event.timing:
        rule = "7.7" if event.timing[0] == "result" else "7.2"
        return Refusal.of(rule, _TIMES.get(event.timing[0], "refuse.wrong_conflict"), event=event.id)
    if not serves(conflict, side, event.usable_in):
        return Refusal.of("7.2", "refuse.wrong_conflict", event=event.id)
    if event.role not in ("any", "attack" if side == conflict.active else "defence"):
        attacks = event.role == "attack"
        return Refusal.of("7.2", "refuse.only_attack" if attacks else "refuse.only_defence", event=event.id)
    if conflict.vichy and side == AXIS:
        return Refusal.of("8.5.1", "refuse.vichy_events")
    if side == ALLIES and conflict.power and STAR[conflict.power] not in event.stars:
        return Refusal.of("6.5.3.2", "refuse.wrong_star", event=event.id)
    return why_not_with_others(state, side, event) or why_not_by_effect(state, side, event)


def why_not_with_others(state: ReichState, side: str, event: EventDef) -> Refusal | None:
    """6.5.3.3 One general and one two-card event each."""
    others = [state.event_of(card) for card in state.fight.played[side]]
    if event.general and any(other.general for other in others):
        return Refusal.of("6.5.3.3", "refuse.second_general", event=event.id)
    pairs = state.world.tables.two_card_events
    if event.id in pairs and any(other.id in pairs for other in others):
        return Refusal.of("6.5.3.3", "refuse.second_pair", event=event.id)
    return None


def why_not_by_effect(state: ReichState, side: str, event: EventDef) -> Refusal | None:
    """What single events ask for: a price that can be paid, a zone open to carriers, a duty to lift."""
    if event.id == state.world.tables.carriers and (refusal := why_not_carriers(state)):
        return refusal
    for effect in event.effects:
        if isinstance(effect, s.HandSize) and state.hand_size[side] + effect.by <= 0:
            return Refusal.of("4.1.4", "refuse.price", event=event.id)
        if isinstance(effect, s.AnySuit) and not must_play_soviet(state):
            return Refusal.of("6.5.3.4", "refuse.no_duty", event=event.id)
    return None


def why_not_carriers(state: ReichState) -> Refusal | None:
    """8.1 Closed seas."""
    conflict = state.fight
    zone = conflict.target if conflict.kind == SEA else conflict.origin
    for bar in state.world.tables.carrier_bars:
        if zone not in bar.zones:
            continue
        if any(state.controls(AXIS, place) for place in bar.axis_controls):
            return Refusal.of("8.1", "refuse.carriers", area=zone)
        if any(not state.control[place] for place in bar.neutral):
            return Refusal.of("8.1", "refuse.carriers", area=zone)
    return None


def playable(state: ReichState, side: str) -> list[EventCardId]:
    """7.2 The events a player may play in step 1."""
    return [card for card in state.held[side] if why_not_play(state, side, card) is None]


def why_not_answer(state: ReichState, side: str, card: EventCardId, event: EventCardId) -> Refusal | None:
    """7.2 The rule against answering an event of the opponent with a card."""
    if refusal := why_not_play(state, side, card, "answer"):
        return refusal
    name = state.event_of(event).id
    for effect in state.event_of(card).effects:
        if isinstance(effect, s.CancelEvent):
            if effect.event and effect.event != name:
                return Refusal.of("7.2", "refuse.not_this_event", event=name)
            if name in effect.except_events or event == state.fight.gift:
                return Refusal.of("7.2", "refuse.cannot_cancel", event=name)
            return None
    return Refusal.of("7.2", "refuse.not_this_event", event=name)


def answers(state: ReichState, side: str, event: EventCardId) -> list[EventCardId]:
    """7.2 The cards that may be played right after an event of the opponent."""
    return [card for card in state.held[side] if why_not_answer(state, side, card, event) is None]


# -- conflict cards ----------------------------------------------------------------------------------
def must_play_soviet(state: ReichState) -> bool:
    """6.5.3.4 The Allies attack from or defend Soviet-controlled, or the target would become Soviet."""
    conflict = state.fight
    if conflict.kind == EVENT:
        return False
    if conflict.power == SOVIET:
        return True
    return conflict.active == ALLIES and marker_power(state, conflict.power, conflict.target) == SOVIET


def legal_cards(state: ReichState, side: str) -> list[CardId]:
    """7.3 The cards in hand that may be played; without a Soviet one the Allies play any (6.5.3.4)."""
    hand = state.hands[side]
    if side == ALLIES and must_play_soviet(state) and not has_effect(state, side, s.AnySuit):
        red = [card for card in hand if card in state.world.soviet_cards]
        return red or hand
    return hand


def why_not_card(state: ReichState, side: str, card: CardId) -> Refusal | None:
    if card not in state.hands[side]:
        return Refusal.of("7.3", "refuse.not_in_hand", card=card)
    if card not in legal_cards(state, side):
        return Refusal.of("6.5.3.4", "refuse.soviet_card")
    return None


def victims(state: ReichState) -> list[str]:
    """7.3 Sides that show their card first: nobody if both would."""
    found = [side for side in (AXIS, ALLIES) if has_effect(state, enemy_of(side), s.RevealFirst)]
    return found if len(found) == 1 else []


def plays_at_random(state: ReichState, side: str) -> bool:
    """7.3 Master Spy, or the fog of war (15.1)."""
    return has_effect(state, enemy_of(side), s.RandomCard) or FogOfWar.of(state.world) is FogOfWar.ON


def draws_from_deck(state: ReichState, side: str) -> bool:
    """8.5.1 Neutral Vichy is defended with the top card of the Axis deck."""
    return state.fight.vichy and side == AXIS
