"""What an action costs and what it ends, told before it is taken: beside a drag, and in the words of a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.ids import SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.rules.actions import actions
from desktop.games.reich.rules.combat import dice
from desktop.games.reich.rules.combat.attack_options import permit_for
from desktop.games.reich.rules.turn import bonuses
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, PARATROOP
from desktop.views.table import PathItem

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.present.names import Names
    from desktop.games.reich.state.state import ReichState


def ends_the_turn(state: ReichState) -> bool:
    """6.2.1, 6.3.3 An action without a conflict ends the turn, unless an attack is still to come (6.6.3)."""
    return not bonuses.more_to_come(state)


def defeat_ends_the_turn(state: ReichState, using: str) -> bool:
    """7.9.1 A failed action ends the turn, except while an operation protects it."""
    return state.turn.tail or (using == "success" and not bonuses.more_to_come(state))


class Prices:
    """Items of what an action costs."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def of(self, state: ReichState, action: Action) -> tuple[PathItem, ...]:
        """What is paid for an action, what it brings the dice, and what is over with it or with its failure."""
        match action:
            case verbs.FLEET, (_,):
                return self._placed(state, "fleet", ("6.3.1", "6.3.3"))
            case verbs.FORTIFY, (_,):
                return self._placed(state, "fort", ("6.2", "6.2.1"))
            case verbs.ATTACK, (kind, _, target):
                found = self._conflict(state, self.names.keyed("kind", kind), SpaceId(target), state.turn.using)
                return (*found, *self._lost(state, state.turn.using), *self._permit(state, kind))
            case verbs.OVERLORD, (_, target):
                return self._conflict(state, self.names.keyed("kind", AMPHIBIOUS), SpaceId(target), "push")
            case verbs.BLITZ, args:
                _, aim, general = actions.blitz_parts(state, *args)
                found = self._conflict(state, self.names.say("price.blitz"), aim, "blitz")
                found = (*found, *self._lost(state, "blitz"))
                free = bool(general) or actions.blitz_is_free(state)
                paid = PathItem(self.names.say("price.hand_size"), f"−{self.world.limits.blitz_price}", "7.9.2")
                return found if free else (found[0], paid, *found[1:])
        return ()

    def _placed(self, state: ReichState, marker: str, rules: tuple[str, str]) -> tuple[PathItem, ...]:
        limits, side = self.world.limits, state.turn.side
        if marker == "fleet":
            price, left = limits.fleet_price, self.world.fleets[side]
            left -= sum(side in sides for sides in state.fleets.values())
        else:
            price, left = limits.fort_price, self.world.forts[side]
            left -= sum(owner == side for owner in state.forts.values())
        items = [PathItem(self.names.say("price.cards"), f"−{price}", rules[0])]
        if left <= 0:
            items.append(PathItem(self.names.say(f"price.lift_{marker}"), "", "3.0"))
        items += self._lapses(state, state.turn.using)
        if ends_the_turn(state):
            items.append(PathItem(self.names.say("price.ends"), "", rules[1]))
        return tuple(items)

    def _conflict(self, state: ReichState, kind: str, target: SpaceId, using: str) -> tuple[PathItem, ...]:
        mine, theirs = dice.map_dice(state, state.turn.side, target)
        items = [PathItem(kind, ""), PathItem(self.names.say("price.dice"), f"{mine} : {theirs}", "7.4")]
        return (*items, *self._lapses(state, using))

    def _lost(self, state: ReichState, using: str) -> tuple[PathItem, ...]:
        ends = defeat_ends_the_turn(state, using)
        return (PathItem(self.names.say("price.lost"), "", "7.9.1"),) if ends else ()

    def _permit(self, state: ReichState, kind: str) -> tuple[PathItem, ...]:
        """6.5.1 The event that such an attack uses."""
        if kind not in (PARATROOP, AMPHIBIOUS):
            return ()
        event = state.event_of(permit_for(state, state.turn.side, kind)).id
        return (PathItem(self.names.say("price.permit", event=event), "", "6.5.1"),)

    def _lapses(self, state: ReichState, using: str) -> list[PathItem]:
        """7.9 The bonuses that are lost by it."""
        return [PathItem(self.names.say(f"price.lapse.{bonus}"), "", "7.9") for bonus in bonuses.lapses(state, using)]
