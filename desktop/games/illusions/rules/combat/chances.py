"""12.2 The exact chances of a declared combat, counted over all dice with the functions that resolve it.

Flank attempts and severe weather that are still to be rolled for count with all their faces. Habits assumed where the
rules leave a choice: equal loss factors absorb, and small units replace large ones, so that the fire that follows is
strongest, and so that a unit is left; a region is defended by its strongest stack; a card that withdraws units
is not weighed.
"""

from __future__ import annotations

from collections import ChainMap, Counter
from copy import copy
from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, SpaceId
from desktop.engine.kept import Kept
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.combat import approaches, combat_cards, flank, loss_options, resolve
from desktop.games.illusions.rules.combat.combat import is_past, is_stormy
from desktop.games.illusions.rules.combat.strength import fort_of
from desktop.games.illusions.state.combat_state import LOST, WON, Combat
from desktop.games.illusions.state.sides import enemy_of
from desktop.games.illusions.state.state import UnitState
from desktop.mechanics.cdg import chances as counted
from desktop.mechanics.cdg.chances import Chances, Numbers

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

__all__ = ["Chances", "card_chances", "chances", "chances_with", "chances_with_flank", "flank_chance"]


# -- the question --------------------------------------------------------------------------------------
def chances(state: IllusionsState, combat: Combat) -> Chances:
    """The chances with the cards played so far and the flank attack announced, if one is."""
    joint: Counter[Numbers] = Counter()
    for imagined, ways in _branches(state, combat):
        first = resolve.fires_first(state, imagined)
        found = _in_turn(state, imagined, first) if first else _together(state, imagined)
        for numbers, more in found.items():
            joint[numbers] += ways * more
    return _summed(state, combat, joint)


def chances_with(state: IllusionsState, combat: Combat, side: str, card: CardId) -> Chances | None:
    """The chances if a side also played a card; None if there might be no combat, or another one (AP-16, AP-41)."""
    if any(isinstance(effect, s.Withdraw | s.JoinCombat) for effect in state.world.cards[card].effects):
        return None
    imagined = combat.copy()
    imagined.cards[side].append(card)
    return chances(state, imagined)


def card_chances(state: IllusionsState, combat: Combat, side: str) -> dict[CardId, Chances | None]:
    """12.2E The chances with each Combat Card the side may play."""
    return {card: chances_with(state, combat, side, card) for card in combat_cards.playable(state, combat, side)}


def chances_with_flank(state: IllusionsState, combat: Combat) -> dict[SpaceId, Chances]:
    """21.3 The chances with a flank attack, by pinning space."""
    found = {}
    for pinning in flank.pins(state, combat) if not combat.pinning else []:
        imagined = combat.copy()
        imagined.pinning = pinning
        found[pinning] = chances(state, imagined)
    return found


def flank_chance(state: IllusionsState, combat: Combat, pinning: str = "") -> tuple[int, int]:
    """21.4 In how many of all throws the flank attack succeeds: the announced one, or one pinned from a space."""
    faces = state.world.limits.die_faces
    return sum(flank.succeeds(state, combat, die, pinning) for die in range(1, faces + 1)), faces


# -- what is still to be rolled before the fire --------------------------------------------------------
def _branches(state: IllusionsState, combat: Combat) -> list[tuple[Combat, int]]:
    """The combat after weather and flank roll, with the throws that lead to it."""
    found = [(combat, 1)]
    faces = state.world.limits.die_faces
    if _weather_due(state, combat):
        bad = sum(die > state.round for die in range(1, faces + 1))
        found = [(each, ways) for each, ways in ((combat, faces - bad), (_storm(combat), bad)) if ways]
    if not combat.pinning or combat.flank:
        return found
    good, every = flank_chance(state, combat)
    results = [(WON, good), (LOST, every - good)]
    return [(_flanked(each, how), ways * more) for each, ways in found for how, more in results if more]


def _weather_due(state: IllusionsState, combat: Combat) -> bool:
    """12.3 A roll that has not been made."""
    due = not is_past(state, "weather") and is_stormy(state, combat.target)
    return due and not approaches.all_with_hq(state, combat)


def _storm(combat: Combat) -> Combat:
    imagined = combat.copy()
    imagined.storm = True
    return imagined


def _flanked(combat: Combat, how: str) -> Combat:
    imagined = combat.copy()
    imagined.flank = how
    return imagined


# -- dice ----------------------------------------------------------------------------------------------
def _throws(state: IllusionsState, combat: Combat, side: str) -> Counter[int]:
    """In how many throws of its die a side inflicts each loss number."""
    faces = state.world.limits.die_faces
    shot = resolve.fire_of(state, combat, side)
    if not resolve.fires(combat, shot):
        return Counter({0: faces})
    return counted.throws(resolve.columns(state.world, shot.table), shot, faces)


def _together(state: IllusionsState, combat: Combat) -> Counter[Numbers]:
    return counted.together(_throws(state, combat, combat.side), _throws(state, combat, combat.other))


def _in_turn(state: IllusionsState, combat: Combat, first: str) -> Counter[Numbers]:
    """12.2G.3 The second side fires with what the first has left it."""
    second = enemy_of(first)
    return counted.in_turn(
        _throws(state, combat, first),
        lambda number: _answer(state, combat, second, number),
        attacker_second=second == combat.side,
    )


def _answer(state: IllusionsState, combat: Combat, side: str, number: int) -> Counter[int]:
    """The fire of a side that has taken its losses as well as it can."""
    force = loss_options.force_of(state, combat, side)
    if not loss_options.choices(state.world, force, number):
        return _throws(state, combat, side)
    units = state.world.units
    alike = {
        tuple(sorted((units[u].type, steps, combat.origins.get(u, "")) for u, steps in end.units)): end
        for end in loss_options.ends(state.world, force, number)
    }
    found = []
    for end in alike.values():
        imagined, left = _as_if(state, combat, side, end)
        found.append(_throws(imagined, left, side))
    return counted.best_fire(found)


def _as_if(
    state: IllusionsState, combat: Combat, side: str, force: loss_options.Force
) -> tuple[IllusionsState, Combat]:
    """The position with these units of a side; replacements stand where the first attacker stood."""
    imagined, left = copy(state), combat.having(side, [unit for unit, _ in force.units])
    imagined.units, imagined.kept = ChainMap({}, state.units), Kept()  # type: ignore[assignment]
    left.origins = dict(combat.origins)
    origin = next(iter(combat.origins.values()), combat.target)
    for unit, steps in force.units:
        place = state.place_of(unit) if state.on_map(unit) else origin
        imagined.units[unit] = UnitState(place, steps == loss_options.REDUCED)
        left.origins.setdefault(unit, place)
    return imagined, left


# -- summing up ----------------------------------------------------------------------------------------
def _summed(state: IllusionsState, combat: Combat, joint: Counter[Numbers]) -> Chances:
    survivors = {side: _Survivors(state, combat, side) for side in (combat.side, combat.other)}
    driven = resolve.may_be_driven(state, combat) and combat.target not in state.world.regions

    def end(pair: Numbers, numbers: dict[str, int]) -> int | None:
        inflicted, suffered = pair
        if not survivors[combat.other].stand(inflicted):
            return None
        owed = resolve.lead_of(state.world, combat, numbers) if driven else 0
        return owed if owed and survivors[combat.side].full(suffered) else 0

    return counted.summed(joint, (combat.side, combat.other), lambda numbers: resolve.winner_of(combat, numbers), end)


class _Survivors:
    """What losses can leave of a side."""

    def __init__(self, state: IllusionsState, combat: Combat, side: str) -> None:
        self.world, self.fort = state.world, fort_of(state, combat) if side != combat.side else 0
        self.force = loss_options.force_of(state, combat, side)

    def _ends(self, number: int) -> tuple[loss_options.Force, ...]:
        return loss_options.ends(self.world, self.force, number)

    def stand(self, number: int) -> bool:
        """Whether a unit can be left, or a fort without units still stands."""
        if not self.force.units:
            return number < self.fort
        return any(end.units for end in self._ends(number))

    def full(self, number: int) -> bool:
        """12.7.1 Whether a full-strength unit can be left."""
        return any(steps == loss_options.FULL for end in self._ends(number) for _, steps in end.units)
