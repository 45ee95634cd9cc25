"""5.2, 7.9 The actions of a turn, each by what it promises with all that it may earn or cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.ids import CardId, EventId, SpaceId, Thing
from desktop.games.reich import verbs
from desktop.games.reich.player import aims
from desktop.games.reich.player.big_push import push_chance
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.player.meeting import face_of
from desktop.games.reich.player.prospects import AVERAGE, Prospects, keep
from desktop.games.reich.rules.actions.actions import blitz_is_free, blitz_parts, sought
from desktop.games.reich.rules.combat.attack_options import Attack, attacks
from desktop.games.reich.rules.map.geography import held_neighbours, is_zone, land_neighbours, production
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND
from desktop.games.reich.state.sides import ALLIES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

LAST = 1000.0
"""What waits without being lost comes after everything that lapses."""
GREAT = 5000.0


class TurnPlan:
    """Weighs what may be done in one position of a turn."""

    def __init__(self, state: ReichState, weights: Weights, side: str) -> None:
        self.state, self.weights, self.side, self.enemy = state, weights, side, enemy_of(side)
        self.prospects = Prospects(state, weights, side)
        self._gains: dict[SpaceId, float] = {}
        self._success: float | None = None

    def value(self, action: Action) -> float:
        using = self.state.turn.using
        match action:
            case verbs.ATTACK, (kind, origin, target):
                waits = LAST if self._is_pool() else 0.0
                return self.attack(Attack(kind, origin, target), "push" if waits else using) - waits
            case verbs.BLITZ, args:
                return self._blitz(*args)
            case verbs.SEEK, (event,):
                return self.seek(event, using)
            case verbs.BONUS, (bonus,):
                return self._bonus(bonus)
            case verbs.BARBAROSSA, _:
                return GREAT
            case verbs.OVERLORD, (zone, target):
                return GREAT + self.attack(Attack(AMPHIBIOUS, zone, target), "push")
            case verbs.PUSH, (what,):
                return self._push(what)
        return self._quiet(action)

    def _is_pool(self) -> bool:
        return self.state.stack[-1].step == "pool"

    # -- contested ---------------------------------------------------------------------------------
    def gain(self, area: SpaceId) -> float:
        if area not in self._gains:
            found = aims.area_gain(self.state, self.weights, self.side, area)
            if is_zone(self.state, area) and not self.state.control[area]:
                found += aims.area_gain(self.state, self.weights, self.enemy, area) / 2
            self._gains[area] = found
        return self._gains[area]

    def attack(self, attack: Attack, using: str) -> float:
        stake = self.gain(attack.target) + self.tempo(using)
        stake += self.weights.production if production(self.state, attack.target) else 0
        stake += self.weights.blitz if attack.kind == LAND and not self.state.turn.blitz_made else 0
        return self.prospects.attack(attack, stake)

    def seek(self, event: EventId, using: str) -> float:
        worth = aims.event_worth(self.state, self.weights, self.side, event)
        return self.prospects.seek(worth + self.tempo(using))

    def tempo(self, using: str) -> float:
        """7.9 The bonus that winning earns, or that losing would cost."""
        turn = self.state.turn
        if using in ("first", "push") and not turn.success:
            return self.weights.success
        if turn.success == "ready" and turn.tail and using != "success":
            return max(0.0, self.succeeding())
        return 0.0

    def succeeding(self) -> float:
        """7.9 What the SUCCESS bonus promises."""
        if self._success is None:
            self._success = max([*self._seeks("success"), *self._attacks("success")], default=0.0)
        return self._success

    def _blitz(self, *args: Thing) -> float:
        """7.9.2 A Blitzkrieg attack, less its price."""
        state = self.state
        start, goal, general = blitz_parts(state, *args)
        price = 0.0 if general or blitz_is_free(state) else aims.own_fall(state, self.weights, self.side, 1)
        found = self.attack(Attack(LAND, start, goal), "blitz") - price
        return self._if_worth(found)

    # -- bonuses -----------------------------------------------------------------------------------
    def _bonus(self, bonus: str) -> float:
        match bonus:
            case "production":
                return self._if_worth(max(self._seeks("production"), default=0.0))
            case "success":
                return self._if_worth(self.succeeding())
            case "push":
                return 1 - LAST
        return 0.0 if self.state.turn.tail else -LAST

    def _if_worth(self, found: float) -> float:
        """While an operation goes on, what lapses is taken if it promises anything."""
        return found if self.state.turn.tail or found > 0 else found - 2 * LAST

    def _seeks(self, using: str) -> list[float]:
        return [self.seek(event, using) for event in sought(self.state, self.side)]

    def _attacks(self, using: str) -> list[float]:
        return [self.attack(attack, using) for attack in attacks(self.state, self.side)]

    def _push(self, what: str) -> float:
        """6.6 Two of the best, for the marker."""
        values = sorted(self._seeks("push") if what == "events" else self._attacks("push"), reverse=True)
        return sum(values[:2]) - self.marker()

    def marker(self) -> float:
        """6.6.1 What the marker is worth: Overlord to the Allies when its year comes near."""
        state = self.state
        if self.side == ALLIES and "overlord" in state.world.scenario.operations and "overlord" not in state.launched:
            near = state.world.overlord_year - min(state.year.values())
            return float(self.weights.overlord if near <= 1 else self.weights.marker)
        return float(self.weights.marker)

    # -- uncontested -------------------------------------------------------------------------------
    def _quiet(self, action: Action) -> float:
        match action.verb:
            case verbs.FORTIFY:
                return self.fort(action.target) - self.prospects.cheapest
            case verbs.FLEET:
                return self.fleet(action.target) - self.prospects.cheapest
            case verbs.BIG_PUSH:
                return self._try_big_push()
            case verbs.REORGANISE:
                return self._reorganise()
        return 0.0

    def _keep(self, card: CardId) -> float:
        return keep(self.weights, self.side, face_of(self.state.world, card))

    def fort(self, area: SpaceId) -> float:
        """6.2 A fort is worth what the enemy could gain there, if he stands next to it."""
        state = self.state
        near = sum(state.controls(self.enemy, other) for other in land_neighbours(state, self.enemy, area))
        seas = sum(is_zone(state, other) for other in held_neighbours(state, self.enemy, area))
        threat = min(1.0, near / 2 + seas / 4)
        return threat * self.weights.fort / 100 * aims.area_gain(state, self.weights, self.enemy, area)

    def fleet(self, zone: SpaceId) -> float:
        """6.3.1 A fleet is worth what hangs on its zone for both."""
        state = self.state
        found = 0.0
        for side in (self.side, self.enemy):
            if not state.controls(side, zone):
                found += aims.area_gain(state, self.weights, side, zone)
        return found * self.weights.fleet / 100

    def _try_big_push(self) -> float:
        return max((self.push_card(card) for card in self.state.hands[self.side]), default=0.0)

    def push_card(self, card: CardId) -> float:
        """6.3.2 The marker by the chance to get it with a card, less what the card is worth."""
        definition = self.state.world.cards[card]
        chance = push_chance(definition.value, definition.rerolls)
        return chance * self.marker() - self._keep(card) if chance else -LAST

    def _reorganise(self) -> float:
        """6.1 Exchanging the cards under the average, for a card of hand size."""
        pips = sum(max(0, AVERAGE - self.state.world.cards[card].value) for card in self.state.hands[self.side])
        own = aims.own_fall(self.state, self.weights, self.side, 1)
        price = min(own, aims.enemy_fall(self.state, self.weights, self.side, 1))
        return pips * self.weights.pip * self.weights.renew / 100 - price
