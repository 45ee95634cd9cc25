"""7.2, 7.3 Events and cards in a conflict: each by what it adds to the stake by the exact chance to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, EventId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.player import aims
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.player.meeting import Arms, Face, Spread, chosen, face_of
from desktop.games.reich.player.prospects import DRAW_STEP, draws, helped, keep, won
from desktop.games.reich.rules.cards.play_options import (
    draws_from_deck,
    effects_of,
    has_effect,
    legal_cards,
    plays_at_random,
    serves,
)
from desktop.games.reich.rules.combat.chances import dice_changes, possible
from desktop.games.reich.rules.combat.dice import dice_count
from desktop.games.reich.rules.map.geography import is_zone, production
from desktop.games.reich.state.conflict_state import EVENT, LAND
from desktop.games.reich.state.sides import enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


def stake(state: ReichState, weights: Weights, side: str) -> float:
    """What hangs on the conflict under way: the same for both, but for what only one of them weighs so."""
    conflict, turn = state.fight, state.turn
    active = conflict.active
    if conflict.kind == EVENT:
        found = aims.event_worth(state, weights, active, conflict.event)
    else:
        found = aims.area_gain(state, weights, active, conflict.target)
        if is_zone(state, conflict.target) and not state.control[conflict.target]:
            found += aims.area_gain(state, weights, enemy_of(active), conflict.target) / 2
        found += weights.production if production(state, conflict.target) else 0
        found += weights.blitz if conflict.kind == LAND and turn.blitz_made < 1 else 0
    if (turn.using in ("first", "push") and not turn.success) or (turn.success == "ready" and turn.tail):
        found += weights.success
    return max(found, 1.0)


class Fray:
    """Weighs events and cards of one side in the conflict under way."""

    def __init__(self, state: ReichState, weights: Weights, side: str) -> None:
        self.state, self.weights, self.side, self.enemy = state, weights, side, enemy_of(side)
        self.stake = stake(state, weights, side)
        self.active = state.fight.active == side
        changes = dice_changes(state)
        self.arms, self.against = (
            Arms(dice_count(state, each), changes[each], has_effect(state, each, s.SecondCard) and not self._laid(each))
            for each in (side, self.enemy)
        )

    def _laid(self, side: str) -> bool:
        """Cards that lie open count as they are."""
        return side in self.state.fight.shown

    # -- cards -------------------------------------------------------------------------------------
    def spread(self, by_chance: bool = False) -> Spread:
        """What the enemy lays: what lies open, or what he may have chosen."""
        state, enemy = self.state, self.enemy
        if enemy in state.fight.shown:
            return ((self._together(state.fight.cards[enemy]), 1.0),)
        faces = [face_of(state.world, card) for card in possible(state, enemy)]
        if not faces:
            return ((Face(7), 1.0),)
        blind = by_chance or draws_from_deck(state, enemy) or plays_at_random(state, enemy)
        return chosen(faces, 1.0 if blind else draws(self.weights, self.stake) / DRAW_STEP)

    def _together(self, cards: list[CardId]) -> Face:
        faces = [face_of(self.state.world, card) for card in cards]
        best = max(faces, key=lambda face: face.rank)
        special = next((face.special for face in faces if face.special), "")
        return Face(sum(face.value for face in faces), sum(face.rerolls for face in faces), special, best.rank)

    def card(self, card: CardId) -> float:
        """7.3 The stake by the chance to win, less what the card is worth later."""
        face = face_of(self.state.world, card)
        wins = won(face, self.arms, self.spread(), self.against, active=self.active)
        return self.stake * wins - keep(self.weights, self.side, face)

    def _hand(self) -> list[Face]:
        return sorted({face_of(self.state.world, card) for card in legal_cards(self.state, self.side)})

    def promise(self, arms: Arms, against: Arms, *, spying: bool = False, by_chance: bool = False) -> float:
        """What the conflict is worth with the best card; a spy lets each of the enemy's be met by another."""
        hand, spread = self._hand(), self.spread(by_chance)
        if not hand:
            return 0.0

        def best(seen: Spread) -> float:
            return max(
                self.stake * won(face, arms, seen, against, active=self.active) - keep(self.weights, self.side, face)
                for face in hand
            )

        if spying:
            return sum(share * best(((face, 1.0),)) for face, share in spread)
        return best(spread)

    # -- events ------------------------------------------------------------------------------------
    def play(self, event: EventId) -> float:
        """7.2 What playing an event adds, less what it costs to use it."""
        definition, state = self.state.world.events[event], self.state
        arms, against, spying, by_chance, acted = self.arms, self.against, False, False, False
        for effect in definition.effects:
            if effect.only_in and not serves(state.fight, self.side, effect.only_in):
                continue
            if effect.otherwise and acted:
                continue
            before = arms, against
            arms, against = helped(arms, against, effect, state.world.limits.dice_most)
            acted = before != (arms, against) or (
                isinstance(effect, s.CancelMarker | s.CancelEvent) and self._acts(effect)
            )
            spying = spying or isinstance(effect, s.RevealFirst)
            by_chance = by_chance or isinstance(effect, s.RandomCard)
        gain = self.promise(arms, against, spying=spying, by_chance=by_chance) - self.promise(self.arms, self.against)
        return gain - self.price(event)

    def _acts(self, effect: s.EffectKind) -> bool:
        if isinstance(effect, s.CancelEvent):
            return any(self.state.event_of(card).id == effect.event for card in self.state.fight.played[self.enemy])
        return any(change[0] == "set" for change in self.against.changes)

    def price(self, event: EventId) -> float:
        """4.2.5 What using an event costs: it is out for a turn, or lost, or handed to the enemy."""
        definition, weights = self.state.world.events[event], self.weights
        worth = sum(aims.help_worth(weights, effect) for effect in definition.effects)
        share = weights.spent if definition.kind == "reusable" else weights.given
        paid = sum(-effect.by for effect in definition.effects if isinstance(effect, s.HandSize) and effect.by < 0)
        return worth * share / 100 + (aims.own_fall(self.state, weights, self.side, paid) if paid else 0)

    def answer(self, event: EventId, answered: EventId) -> float:
        """7.2 What cancelling an event of the enemy saves, less what it costs."""
        state = self.state
        card = next(card for card in state.fight.played[self.enemy] if state.event_of(card).id == answered)
        arms, against = self.arms, self.against
        with_it = self.promise(arms, against)
        for effect in effects_of(state, self.enemy, card):
            match effect:
                case s.AddDie(count=count):
                    against = against._replace(dice=against.dice - count)
                case s.SecondCard():
                    against = against._replace(second=False)
                case s.SetDie() | s.RerollOwn() | s.RerollAny():
                    against = against._replace(changes=against.changes[:-1])
                case s.RerollEnemy():
                    arms = arms._replace(changes=arms.changes[:-1])
        saved = self.promise(arms, against) - with_it
        spied = any(isinstance(effect, s.RevealFirst) for effect in state.world.events[answered].effects)
        return saved + (self.stake / 10 if spied else 0) - self.price(event)
