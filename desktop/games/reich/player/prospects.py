"""7.0 What a conflict promises: the stake by the exact chance to win with the best card, less that card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, EventCardId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.schema_events import EventDef
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.player.meeting import Arms, Face, Spread, chance, chosen, face_of
from desktop.games.reich.rules.combat.attack_options import Attack
from desktop.games.reich.rules.combat.chances import Operation
from desktop.games.reich.rules.combat.dice import map_dice
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR
from desktop.games.reich.rules.map.geography import is_neutral_vichy, marker_power, production
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, SEA
from desktop.games.reich.state.sides import ALLIES, AXIS, SOVIET, STAR, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

AVERAGE = 7
DRAW_STEP = 4
"""How finely the enemy's care is told apart: quarters of a draw."""


def keep(weights: Weights, side: str, face: Face) -> float:
    """4.1.4 What a card is worth beyond the one that is drawn for it."""
    value = {SABOTEUR: weights.saboteur, DOUBLE_AGENT: weights.agent}.get(face.special, face.value)
    return weights.pip * (value - AVERAGE) + weights.commander * face.rerolls + (weights.cycle if side == AXIS else 0)


def draws(weights: Weights, stake: float) -> int:
    """How well the enemy chooses where so much is at stake, in quarters of a draw."""
    return max(1, round(DRAW_STEP * (weights.ease + weights.care * stake / 100) / 100))


class Prospects:
    """Works out conflicts in one position, for one side; keeps what it has found."""

    def __init__(self, state: ReichState, weights: Weights, side: str) -> None:
        self.state, self.weights, self.side, self.enemy = state, weights, side, enemy_of(side)
        self._known: dict[object, list[tuple[float, float]]] = {}
        """By what both bring: for each card what it is worth keeping and its chance to win."""
        self._own: dict[bool, list[tuple[Face, float]]] = {}
        self._spreads: dict[tuple[bool, int], Spread] = {}
        self._helps: dict[tuple[str, str, str, str], list[EventDef]] = {}

    # -- cards -------------------------------------------------------------------------------------
    def own_faces(self, soviet: bool) -> list[tuple[Face, float]]:
        """The cards the side may lay, with what each is worth keeping."""
        if soviet not in self._own:
            faces = set(self._faces(self.state.hands[self.side], soviet and self.side == ALLIES))
            self._own[soviet] = [(face, keep(self.weights, self.side, face)) for face in sorted(faces)]
        return self._own[soviet]

    @property
    def cheapest(self) -> float:
        """What the card is worth that the side parts with most easily."""
        return min((cost for _, cost in self.own_faces(soviet=False)), default=0.0)

    def enemy_spread(self, soviet: bool, quarters: int) -> Spread:
        """Which card the enemy lays, as far as the side can know."""
        key = soviet, quarters
        if key not in self._spreads:
            state, enemy = self.state, self.enemy
            cards = [*state.hands[enemy], *state.decks[enemy], *state.discards[enemy][:-1]]
            if state.conflict is not None and enemy not in state.conflict.shown:
                cards += state.conflict.cards[enemy]
            faces = self._faces(cards, soviet and enemy == ALLIES)
            self._spreads[key] = chosen(faces, quarters / DRAW_STEP) if faces else ((Face(AVERAGE), 1.0),)
        return self._spreads[key]

    def _faces(self, cards: Iterable[CardId], soviet: bool) -> list[Face]:
        world = self.state.world
        red = [card for card in cards if card in world.soviet_cards] if soviet else []
        return sorted(face_of(world, card) for card in red or cards)

    # -- a conflict to come ------------------------------------------------------------------------
    def attack(self, attack: Attack, stake: float) -> float:
        """6.5 What attacking promises where so much hangs on it."""
        arms, against = self._arms_for(attack)
        power = attack.origin if attack.kind == SEA else self.state.control[attack.origin]
        if self.side == ALLIES:
            soviet = SOVIET in (power, marker_power(self.state, power, attack.target))
            return self._best(arms, against, stake, soviet, is_neutral_vichy(self.state, attack.target))
        return self._best(arms, against, stake, self.state.control[attack.target] == SOVIET)

    def seek(self, stake: float) -> float:
        """6.4 What an event action promises; no map and no events help in it."""
        dice = self.state.world.limits.dice
        return self._best(Arms(dice), Arms(dice), stake, soviet=False)

    def _best(self, arms: Arms, against: Arms, stake: float, soviet: bool, blind: bool = False) -> float:
        quarters = DRAW_STEP if blind else draws(self.weights, stake)
        key = arms, against, soviet, quarters
        if key not in self._known:
            spread = self.enemy_spread(soviet, quarters)
            self._known[key] = [
                (cost, won(face, arms, spread, against, active=True)) for face, cost in self.own_faces(soviet)
            ]
        return max([stake * wins - cost for cost, wins in self._known[key]], default=0.0)

    # -- dice and effects --------------------------------------------------------------------------
    def _arms_for(self, attack: Attack) -> tuple[Arms, Arms]:
        """7.4, 7.5 What both sides bring to an attack: the map, forts, fleets and the events they can use again."""
        state = self.state
        mine, theirs = map_dice(state, self.side, attack.target)
        if is_neutral_vichy(state, attack.target):
            theirs = state.world.tables.vichy.defence_dice
            return self._helped(Arms(mine), Arms(theirs), self._own_help(attack))
        arms, against = Arms(mine), Arms(theirs)
        if attack.kind != SEA and attack.target in state.forts:
            limits = state.world.limits
            value = limits.fort_in_centre if production(state, attack.target) else limits.fort_elsewhere
            against = against._replace(changes=(("set", value),))
        if attack.kind == AMPHIBIOUS and state.has_fleet(self.side, attack.origin):
            arms = arms._replace(changes=(("own", state.world.limits.fleet_reroll),))
        arms, against = self._helped(arms, against, self._own_help(attack))
        power = state.control[attack.target]
        against, arms = self._helped(against, arms, self._help(self.enemy, attack.kind, "defence", power))
        return arms, against

    def _own_help(self, attack: Attack) -> list[EventDef]:
        power = attack.origin if attack.kind == SEA else self.state.control[attack.origin]
        return self._help(self.side, attack.kind, "attack", power)

    def _help(self, side: str, kind: str, role: str, power: str) -> list[EventDef]:
        """The reusable events that a side would bring to such an attack."""
        key = side, kind, role, power
        if key not in self._helps:
            ready = [card for card in self.state.held[side] if self._is_ready(card)]
            found: list[EventDef] = []
            for event in map(self.state.event_of, ready):
                if event.general and any(other.general for other in found):
                    continue
                if _serves(event, side, kind, role, power):
                    found.append(event)
            self._helps[key] = found
        return self._helps[key]

    def _is_ready(self, card: EventCardId) -> bool:
        state = self.state
        return card not in state.face_down and card not in state.turn.ready and state.event_of(card).kind == "reusable"

    def _helped(self, arms: Arms, against: Arms, events: list[EventDef]) -> tuple[Arms, Arms]:
        for event in events:
            for effect in event.effects:
                arms, against = helped(arms, against, effect, self.state.world.limits.dice_most)
        return arms, against


def _serves(event: EventDef, side: str, kind: str, role: str, power: str) -> bool:
    """7.2 An event that can be played in step 1 of such an attack."""
    land = "sea" if kind == SEA else "land"
    if "play" not in event.timing or event.role not in ("any", role) or land not in event.usable_in:
        return False
    return side == AXIS or power not in STAR or STAR[power] in event.stars


def helped(arms: Arms, against: Arms, effect: s.EffectKind, most: int) -> tuple[Arms, Arms]:
    """7.4.1, 7.5 What both sides bring when one side uses an effect as well."""
    match effect:
        case s.AddDie(count=count):
            return arms._replace(dice=min(most, arms.dice + count)), against
        case s.SetDie(value=value):
            return _changed(arms, ("set", value)), against
        case s.RerollOwn(count=count) | s.RerollAny(count=count):
            return _changed(arms, ("own", count)), against
        case s.RerollEnemy(count=count):
            return arms, _changed(against, ("enemy", count))
        case s.SecondCard():
            return arms._replace(second=True), against
        case s.CancelMarker():
            return arms, against._replace(changes=tuple(each for each in against.changes if each[0] != "set"))
    return arms, against


def _changed(arms: Arms, operation: Operation) -> Arms:
    return arms._replace(changes=(*arms.changes, operation))


def won(face: Face, arms: Arms, spread: Spread, against: Arms, *, active: bool) -> float:
    """The chance to win with a card against whatever may be laid."""
    return sum(share * chance(face, arms, other, against, active) for other, share in spread)
