"""11.1 How the duty to attack can be met: the search behind `complete`."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.rules.combat.attack_options import Duty, common, duty_of, mates, may_split
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState


class Draft(Struct):
    """A combat under construction; a fixed one was declared by the player and loses neither units nor hexes."""

    targets: list[SpaceId]
    units: list[UnitId] = []
    fixed: bool = False


class Plan:
    """A set of combats that meets the duty: every required hex is attacked, every obliged unit attacks.

    Hexes outside the fixed combats go to free units: each to a unit that may attack it. A unit left over joins a
    combat all of whose hexes it may attack, or opens one, or takes one hex over from a combat that has several; one
    of these works for every unit that may attack any hex not fixed. So only two things need a search: hexes that no
    free unit may attack must widen a fixed combat, and units that may attack nothing else must join one. Where stacks
    may not split, whole stacks take the place of units.
    """

    def __init__(self, state: BattleState, duty: Duty, fixed: list[Attack]) -> None:
        self.duty = duty
        self.split = may_split(state)
        self.closed = {hex_id for attack in fixed if attack.barrage for hex_id in attack.targets}
        self.stacks = self._stacks(state)
        self.reach = {head: common(duty.may, stack) for head, stack in self.stacks.items()}
        self.fixed = [self._fixed(attack) for attack in fixed if not attack.barrage]
        held = {hex_id for draft in self.fixed for hex_id in draft.targets} | self.closed
        bound = {head for draft in self.fixed for head in draft.units}
        self.owed = [hex_id for hex_id in duty.required if hex_id not in held]
        self.free = [head for head in self.stacks if head not in bound]
        self.obliged = [head for head in self.free if any(unit in duty.obliged for unit in self.stacks[head])]
        self.taken = held

    def _stacks(self, state: BattleState) -> dict[UnitId, tuple[UnitId, ...]]:
        """The units that act together, by their first: single units, or whole stacks."""
        may = self.duty.may
        if self.split:
            return {unit: (unit,) for unit in may}
        heads: dict[UnitId, tuple[UnitId, ...]] = {}
        for unit in may:
            stack = mates(state, may, unit)
            heads.setdefault(stack[0], stack)
        return heads

    def _fixed(self, attack: Attack) -> Draft:
        """11.1(4) as printed: the rest of a stack follows those already declared."""
        heads = [next(head for head, stack in self.stacks.items() if unit in stack) for unit in attack.units]
        return Draft(list(attack.targets), list(dict.fromkeys(heads)), True)

    # -- search ------------------------------------------------------------------------------------
    def solve(self) -> list[Draft] | None:
        """The completed combats, or None if the fixed ones stand in the way; units without a duty come last."""
        for hands in (self.obliged, self.free):
            stuck = [hex_id for hex_id in self.owed if not any(hex_id in self.reach[head] for head in hands)]
            if self._widen(stuck):
                return self._build([hex_id for hex_id in self.owed if hex_id not in stuck], hands)
        return None

    def _widen(self, stuck: list[SpaceId]) -> bool:
        """Give each hex to a fixed combat all of whose units may attack it, so that nobody is left without one."""
        if not stuck:
            return self._all_employable()
        hex_id, *others = stuck
        for draft in self.fixed:
            if all(hex_id in self.reach[head] for head in draft.units):
                draft.targets.append(hex_id)
                if self._widen(others):
                    return True
                draft.targets.remove(hex_id)
        return False

    def _all_employable(self) -> bool:
        return all(self._may_open(head) or self._may_join(head) for head in self.obliged)

    def _may_open(self, head: UnitId) -> bool:
        widened = {hex_id for draft in self.fixed for hex_id in draft.targets}
        return any(hex_id not in self.taken and hex_id not in widened for hex_id in self.reach[head])

    def _may_join(self, head: UnitId) -> bool:
        return any(all(hex_id in self.reach[head] for hex_id in draft.targets) for draft in self.fixed)

    # -- construction ------------------------------------------------------------------------------
    def _build(self, hexes: list[SpaceId], hands: list[UnitId]) -> list[Draft]:
        drafts = list(self.fixed)
        for hex_id in hexes:
            self._cover(drafts, hex_id, [head for head in hands if hex_id in self.reach[head]])
        for head in self.obliged:
            if not any(head in draft.units for draft in drafts):
                self._employ(drafts, head)
        for draft in drafts:
            draft.units = self._members(draft)
        return drafts

    def _cover(self, drafts: list[Draft], hex_id: SpaceId, able: list[UnitId]) -> None:
        """A unit without a combat takes the hex, the one with the fewest other choices; else one that has a combat."""
        busy = {head for draft in drafts for head in draft.units}
        idle = [head for head in able if head not in busy]
        if idle:
            drafts.append(Draft([hex_id], [min(idle, key=lambda head: len(self.reach[head]))]))
        else:
            next(draft for draft in drafts if draft.units[0] in able and not draft.fixed).targets.append(hex_id)

    def _employ(self, drafts: list[Draft], head: UnitId) -> None:
        """Join a combat, or open one, or take a hex over from a combat that has several."""
        reach = self.reach[head]
        for draft in drafts:
            if all(hex_id in reach for hex_id in draft.targets):
                draft.units.append(head)
                return
        attacked = {hex_id for draft in drafts for hex_id in draft.targets} | self.closed
        unattacked = [hex_id for hex_id in reach if hex_id not in attacked]
        if not unattacked:
            draft = next(d for d in drafts if not d.fixed and any(hex_id in reach for hex_id in d.targets))
            unattacked = [hex_id for hex_id in draft.targets if hex_id in reach]
            draft.targets.remove(unattacked[0])
        drafts.append(Draft([unattacked[0]], [head]))

    def _members(self, draft: Draft) -> list[UnitId]:
        """The units of a combat: of each stack those that may attack all its hexes."""
        may = self.duty.may
        units = [unit for head in draft.units for unit in self.stacks[head]]
        return [unit for unit in units if all(hex_id in may[unit] for hex_id in draft.targets)]


def plan(state: BattleState, side: str) -> tuple[list[Draft], list[Attack]]:
    """11.1 Combats that meet the duty, and the declared attacks and barrages they keep.

    If the declaration stands in the way, one attack is given up, the last that helps, and if need be more; without
    any the duty can always be met.
    """
    duty = duty_of(state, side)
    kept = list(state.attacks)
    while True:
        drafts = Plan(state, duty, kept).solve()
        if drafts is not None:
            return drafts, kept
        for attack in reversed(kept):
            fewer = [other for other in kept if other is not attack]
            drafts = Plan(state, duty, fewer).solve()
            if drafts is not None:
                return drafts, fewer
        kept.pop()
