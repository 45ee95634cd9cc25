"""6.0, 8.0 What is remembered of the turn and of the action round under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.world import World
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state import facts
from desktop.mechanics.cdg import turn_state
from desktop.mechanics.cdg.turn_state import ATTACK, MOVE

__all__ = ["ATTACK", "MOVE", "Group", "TurnMutators"]


class Group(Struct):
    """18.1.1b, 18.3b Units in a region or on Lemnos that were activated as one stack."""

    place: SpaceId
    kind: str
    """move or attack."""
    units: list[UnitId]


@dataclass(kw_only=True)
class TurnMutators(turn_state.TurnMutators):
    """The phases are setup, offensive, action, attrition, siege, status, rebellion, replacement, draw, end.

    `actions` are the boxes of the Action Round Chart (8.3): ops, sr, rp, one_ops, entry, reinf-<nation>, invasion,
    event. `counts` of a turn: trench-<side>, entries, ge_left_brandenburg ...; `turn_effects` and `effects` are what
    events change for this turn and this round.
    """

    world: World = field(metadata=TRANSIENT)
    mo: dict[str, str] = field(default_factory=dict)
    """7.1 By side: the offensive still to be made, or "" (none or made)."""
    mo_rolled: dict[str, str] = field(default_factory=dict)
    """By side: the result of this turn, whether or not it has been made since."""
    mo_made: dict[str, bool] = field(default_factory=dict)
    """By side: whether the offensive of this turn has been made."""
    mo_modifier: dict[str, int] = field(default_factory=dict)
    """7.4.1"""
    no_rp: list[str] = field(default_factory=list)
    """Pools for which nothing may be recorded this turn."""
    no_spending: list[str] = field(default_factory=list)
    """Pools from which nothing may be spent this turn."""
    # -- this round
    groups: list[Group] = field(default_factory=list)
    """18.1.1, 18.3, 9.4.2a Activated stacks in regions and on Lemnos; `markers` are for spaces."""
    spared: list[SpaceId] = field(default_factory=list)
    """9.4.2c Places activated for attack without paying for their BR and FR units, which do not attack."""
    entered: list[SpaceId] = field(default_factory=list)
    """Spaces that units of the active side have entered in this round, in order."""
    dug: list[SpaceId] = field(default_factory=list)
    """19.1d Spaces in which a trench was built in this round."""
    assembled: list[UnitId] = field(default_factory=list)
    """22.3a, 22.4 Units put together or taken apart in this round."""
    defended: list[UnitId] = field(default_factory=list)
    """18.3.1 Units in regions that have defended in this round."""
    effects: dict[str, int] = field(default_factory=dict)
    """What the card of this round changes while the round lasts, by name."""
    effect_spaces: dict[str, list[SpaceId]] = field(default_factory=dict)
    """Spaces to which an effect of the round is limited."""

    # -- turn --------------------------------------------------------------------------------------
    def clear_turn(self) -> None:
        super().clear_turn()
        self.mo_made = dict.fromkeys(self.mo_made, False)
        self.no_rp, self.no_spending = [], []

    def forbid_rp(self, pool: str) -> None:
        """Nothing more is recorded for a pool this turn."""
        if pool not in self.no_rp:
            self.no_rp.append(pool)

    def forbid_spending(self, pool: str) -> None:
        """Nothing is spent from a pool this turn."""
        if pool not in self.no_spending:
            self.no_spending.append(pool)

    # -- mandatory offensives ----------------------------------------------------------------------
    def set_offensive(self, event: ev.OffensiveRolled) -> None:
        """7.1 The marker is placed."""
        self.mo[event.side] = self.mo_rolled[event.side] = event.offensive
        self.mo_made[event.side] = False
        self.emit(event)

    def make_offensive(self, side: str, space: SpaceId) -> None:
        """7.1.2b The marker goes to None or Made."""
        offensive, self.mo[side] = self.mo[side], ""
        self.mo_made[side] = True
        self.emit(ev.OffensiveMade(side, offensive, space))

    def change_mo_modifier(self, side: str, change: int = 1) -> None:
        """7.4.1"""
        self.mo_modifier[side] = min(self.world.limits.mo_modifier_most, self.mo_modifier[side] + change)
        self.emit(ev.OffensiveModifierChanged(side, self.mo_modifier[side]))

    # -- round -------------------------------------------------------------------------------------
    def clear_round(self) -> None:
        super().clear_round()
        self.kept.forget(facts.ROUND | facts.DEEDS | (facts.TURN if self.effects else 0))
        self.groups, self.effects, self.effect_spaces = [], {}, {}
        self.spared, self.entered, self.dug, self.assembled, self.defended = [], [], [], [], []

    def begin_effect(self, effect: str, value: int = 1, spaces: list[SpaceId] | None = None) -> None:
        """Something the card of the round changes while the round lasts."""
        self.effects[effect] = value
        if spaces is not None:
            self.effect_spaces[effect] = spaces
        self.emit(ev.TurnEffectBegan(effect))

    # -- operations --------------------------------------------------------------------------------
    def spare(self, place: SpaceId) -> None:
        """9.4.2c BR and FR units there are not paid for."""
        self.spared.append(place)
        self.kept.forget(facts.DEEDS)

    def mark_stack(self, place: SpaceId, unit: UnitId, kind: str) -> None:
        """18.1.1c, 18.3c A unit in a region or on Lemnos is activated as a stack of its own."""
        self.groups.append(Group(place, kind, [unit]))
        self.kept.forget(facts.DEEDS)
        self.emit(ev.StackMarked(place, (unit,), kind))

    def join_stack(self, unit: UnitId) -> None:
        """18.1.1b, 18.3b Another unit is grouped with the stack that was activated last."""
        group = self.groups[-1]
        group.units = sorted([*group.units, unit])
        self.kept.forget(facts.DEEDS)
        self.emit(ev.StackMarked(group.place, tuple(group.units), group.kind))

    def unmark_stack(self, unit: UnitId) -> None:
        """The activation of the stack a unit is in is taken back."""
        group = next(each for each in self.groups if unit in each.units)
        self.groups.remove(group)
        if group.place in self.spared:
            self.spared.remove(group.place)
        self.kept.forget(facts.DEEDS)
        self.emit(ev.StackUnmarked(group.place, tuple(group.units)))

    def mark(self, space: SpaceId, kind: str) -> None:
        super().mark(space, kind)
        self.kept.forget(facts.DEEDS)

    def unmark(self, space: SpaceId) -> None:
        if space in self.spared:
            self.spared.remove(space)
        super().unmark(space)
        self.kept.forget(facts.DEEDS)

    def note_acted(self, unit: UnitId) -> None:
        super().note_acted(unit)
        self.kept.forget(facts.DEEDS)

    def note_fought(self, unit: UnitId) -> None:
        super().note_fought(unit)
        self.kept.forget(facts.DEEDS)

    def note_attacked(self, space: SpaceId) -> None:
        super().note_attacked(space)
        self.kept.forget(facts.DEEDS)

    def note_retreated(self, unit: UnitId) -> None:
        super().note_retreated(unit)
        self.kept.forget(facts.DEEDS)

    def note_entered(self, space: SpaceId) -> None:
        if space not in self.entered:
            self.entered.append(space)

    def note_dug(self, side: str, space: SpaceId) -> None:
        """19.1 A trench was built: one a round, and so many a turn."""
        self.dug.append(space)
        self.count(f"trench-{side}")

    def note_assembled(self, unit: UnitId) -> None:
        self.assembled.append(unit)
        self.note_acted(unit)

    def note_defended(self, unit: UnitId) -> None:
        """18.3.1 In a region each unit is attacked once per round."""
        if unit not in self.defended:
            self.defended.append(unit)
        self.kept.forget(facts.DEEDS)
