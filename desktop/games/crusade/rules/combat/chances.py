"""11.2 The exact chances of a declared combat, counted over all dice with the functions that resolve it.

Habits assumed where the rules leave a choice: a card that cancels one air card takes the one worth most; N14 takes the
strongest unit; a side that can keep a unit alive does; R7 makes its victim lose what weakens its own fire least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, UnitId
from desktop.engine.kept import Kept
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards, loss_options, resolve
from desktop.games.crusade.rules.combat.strength import combat_factor
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import enemy_of
from desktop.games.crusade.state.unit_state import UnitState
from desktop.mechanics.cdg import chances as counted
from desktop.mechanics.cdg.chances import Chances as Chances
from desktop.mechanics.cdg.chances import Numbers

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState


# -- the question ------------------------------------------------------------------------------------
def chances(state: CrusadeState, combat: Combat) -> Chances:
    """The chances with the cards played so far."""
    imagined = _cancelled(state.world, combat)
    first = resolve.fires_first(state.world, imagined)
    joint = _one_after_the_other(state, imagined, first) if first else _together(state, imagined)
    return _summed(state, imagined, joint)


def chances_with(state: CrusadeState, combat: Combat, side: str, card: CardId) -> Chances | None:
    """The chances if a side also played a card; None if there would be no combat (N14)."""
    imagined = combat.copy()
    imagined.cards[side].append(card)
    for effect in state.world.cards[card].effects:
        if isinstance(effect, s.EliminateUnit):
            family = state.world.families[effect.family]
            found = [unit for unit in imagined.units_of(enemy_of(side)) if unit in family]
            imagined.attackers.remove(max(found, key=lambda unit: (combat_factor(state, combat, unit), unit)))
    return chances(state, imagined) if imagined.attackers else None


def chances_with_armor(state: CrusadeState, combat: Combat, unit: UnitId) -> Chances:
    """16.6.2 The chances if a unit claimed the armor modifier."""
    imagined = combat.copy()
    imagined.armor = unit
    return chances(state, imagined)


def card_chances(state: CrusadeState, combat: Combat, side: str) -> dict[CardId, Chances | None]:
    """11.2.4 The chances with each Combat Card the side may play."""
    return {card: chances_with(state, combat, side, card) for card in combat_cards.playable(state, combat, side)}


# -- dice --------------------------------------------------------------------------------------------
def throws(world: World, fire: resolve.Fire) -> Counter[int]:
    """In how many throws of its dice a fire gives each loss number."""
    return counted.throws(resolve.columns(world, fire.table), fire, world.limits.die_faces)


def _together(state: CrusadeState, combat: Combat) -> Counter[Numbers]:
    attack, defence = (throws(state.world, resolve.fire_of(state, combat, s_)) for s_ in (combat.side, combat.other))
    return counted.together(attack, defence)


def _one_after_the_other(state: CrusadeState, combat: Combat, first: str) -> Counter[Numbers]:
    """R7 The second side fires with what the first has left it."""
    second = enemy_of(first)
    every = sum(throws(state.world, resolve.fire_of(state, combat, second)).values())
    return counted.in_turn(
        throws(state.world, resolve.fire_of(state, combat, first)),
        lambda number: _best_answer(state, combat, second, number, every),
        attacker_second=second == combat.side,
    )


def _best_answer(state: CrusadeState, combat: Combat, side: str, number: int, every: int) -> Counter[int]:
    """The fire of a side that has taken its losses as well as it can."""
    found: list[Counter[int]] = []
    for units in dict.fromkeys(_ends(state.world, loss_options.force_of(state, combat, side), number)):
        if not units:
            found.append(Counter({0: every}))
            continue
        imagined, left = _as_if(state, combat, side, units)
        found.append(throws(state.world, resolve.fire_of(imagined, left, side)))
    return counted.best_fire(found)


Units = tuple[tuple[UnitId, int], ...]


def _ends(world: World, force: loss_options.Force, number: int) -> Iterator[Units]:
    """Who can be left with how many steps."""
    seen: set[loss_options.Force] = set()
    queue = [(force, number)]
    for place, left in queue:  # grows while it is read
        units, missing = loss_options.choices(world, place, left)
        if not units and not missing:
            yield place.units
        following = [(loss_options.after(world, place, unit), left - world.units[unit].lf) for unit in units]
        following += [(loss_options.vanished(place, corps), left - loss_options.TERMS.price) for corps in missing]
        for pair in following:
            if pair[0] not in seen:
                seen.add(pair[0])
                queue.append(pair)


def _as_if(state: CrusadeState, combat: Combat, side: str, units: Units) -> tuple[CrusadeState, Combat]:
    """The position with these units of a side; divisions from the Reserve Box stand where an attacker stood."""
    imagined, left = copy(state), combat.copy()
    imagined.units, imagined.kept = dict(state.units), Kept()
    for unit, steps in units:
        place = state.place_of(unit) if state.on_map(unit) else combat.origins[0]
        imagined.units[unit] = UnitState(place, steps < state.world.units[unit].steps)
    left.units_of(side)[:] = [unit for unit, _ in units]
    return imagined, left


# -- summing up --------------------------------------------------------------------------------------
def _summed(state: CrusadeState, combat: Combat, joint: Counter[Numbers]) -> Chances:
    world = state.world
    attackers, defenders = (loss_options.force_of(state, combat, side) for side in (combat.side, combat.other))

    def end(pair: Numbers, numbers: dict[str, int]) -> int | None:
        inflicted, suffered = pair
        if not _may_stand(state, combat, defenders, inflicted):
            return None
        owed = resolve.retreat_owed(world, combat, numbers)
        return owed if owed and loss_options.may_survive(world, attackers, suffered) else 0

    return counted.summed(joint, (combat.side, combat.other), lambda numbers: resolve.winner_of(combat, numbers), end)


def _may_stand(state: CrusadeState, combat: Combat, force: loss_options.Force, number: int) -> bool:
    """Whether a defender can be left; 11.4.6 of units that retreated only the division that replaces a corps."""
    if not number or loss_options.may_survive(state.world, force, number):
        return True
    late = (unit for unit in combat.late if unit in combat.defenders)
    return any(state.world.units[unit].corps and loss_options.replacements(state, unit) for unit in late)


def _cancelled(world: World, combat: Combat) -> Combat:
    """11.2.5 The combat with every canceller used on the air card worth most."""
    imagined = combat.copy()
    for side in (combat.side, combat.other):
        for card in combat_cards.cancellers(world, imagined, side):
            if found := combat_cards.victims(world, imagined, side):
                imagined.void[card] = max(found, key=lambda each: (_worth(world, each), each))
    return imagined


def _worth(world: World, card: CardId) -> int:
    """A choice of two dice before a column, a column before a point of the die."""
    ranks = (s.Drm, s.Shift, s.RollTwo)
    return max((ranks.index(type(e)) for e in world.cards[card].effects if isinstance(e, ranks)), default=-1)
