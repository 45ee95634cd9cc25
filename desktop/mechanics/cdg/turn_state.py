"""What is remembered of the turn and of the action round under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.frame import TRANSIENT, State
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.cdg import facts
from desktop.mechanics.cdg.protocols import CdgWorld

MOVE, ATTACK = "move", "attack"
"""The two faces of an activation marker."""


@dataclass(kw_only=True)
class TurnMutators(State):
    """Mutators of the sequence of play. Lists that last one turn or one round are emptied as it begins."""

    world: CdgWorld = field(metadata=TRANSIENT)
    turn: int = 0
    round: int = 0
    """0 outside the action phase."""
    active: str = ""
    """The side whose action round it is."""
    phase: str = "setup"
    # -- this turn
    actions: dict[str, list[str]] = field(default_factory=dict)
    """By side: the box of each action so far."""
    turn_effects: list[str] = field(default_factory=list)
    """What events change to the end of the turn."""
    counts: dict[str, int] = field(default_factory=dict)
    """Counters that last one turn."""
    # -- this round
    markers: dict[SpaceId, str] = field(default_factory=dict)
    """Space: move or attack."""
    acted: list[UnitId] = field(default_factory=list)
    """Units that have moved, built or made an SR."""
    fought: list[UnitId] = field(default_factory=list)
    """Units that have attacked."""
    attacked: list[SpaceId] = field(default_factory=list)
    """Spaces that were attacked."""
    used_ccs: list[CardId] = field(default_factory=list)
    """Combat Cards used in this round; one of the combat under way is still in hand or face up."""
    retreated: list[UnitId] = field(default_factory=list)
    """Units that have retreated."""

    def changed(self) -> None:
        """Queries forget what they kept about the position: the mutators of units, which come first, know what."""

    def clock(self) -> tuple[object, ...]:
        """An action round of one side, or a phase between the rounds."""
        return self.turn, self.phase, self.round, self.active

    # -- turn --------------------------------------------------------------------------------------
    def begin_turn(self, turn: int) -> None:
        """What lasts one turn is forgotten."""
        self.turn, self.round, self.active = turn, 0, ""
        self.clear_turn()
        self.changed()
        self.emit(ev.TurnBegan(turn))

    def clear_turn(self) -> None:
        """Forget what lasts one turn."""
        self.actions = {side: [] for side in self.actions}
        self.turn_effects, self.counts = [], {}

    def begin_phase(self, phase: str, side: str = "") -> None:
        """A phase (or a side's segment of it) begins."""
        self.phase, self.round, self.active = phase, 0, ""
        self.clear_round()
        self.emit(ev.PhaseBegan(phase, side))

    def count(self, key: str, change: int = 1) -> None:
        """Something that may be done so often per turn."""
        self.counts[key] = self.counts.get(key, 0) + change
        self.kept.forget(facts.TURN)
        self.changed()

    def begin_turn_effect(self, effect: str) -> None:
        """An event that lasts to the end of the turn."""
        self.turn_effects.append(effect)
        self.changed()
        self.emit(ev.TurnEffectBegan(effect))

    def end_turn_effect(self, effect: CardId) -> None:
        """Something puts an end to it before the turn is over."""
        self.turn_effects.remove(effect)
        self.changed()
        self.emit(ev.EffectEnded(effect))

    # -- round -------------------------------------------------------------------------------------
    def clear_round(self) -> None:
        """Forget what lasts one round."""
        self.markers = {}
        self.acted, self.fought, self.attacked = [], [], []
        self.retreated, self.used_ccs = [], []

    def enter_round(self, side: str, number: int) -> None:
        """An action round begins."""
        self.clear_round()
        self.active, self.round, self.phase = side, number, "action"
        self.emit(ev.RoundBegan(side, number))

    def end_round(self) -> None:
        """The markers come off the map."""
        side, number = self.active, self.round
        self.clear_round()
        self.emit(ev.RoundEnded(side, number))

    def take_action(self, side: str, action: str) -> None:
        """The action marker of the round is put into a box of the chart."""
        self.actions[side].append(action)
        self.emit(ev.ActionTaken(side, self.round, action))

    # -- operations --------------------------------------------------------------------------------
    def mark(self, space: SpaceId, kind: str) -> None:
        """Activate a space for move or attack."""
        self.markers[space] = kind
        self.emit(ev.SpaceMarked(space, kind))

    def unmark(self, space: SpaceId) -> None:
        del self.markers[space]
        self.emit(ev.SpaceUnmarked(space))

    def note_acted(self, unit: UnitId) -> None:
        """A unit has moved, built or made an SR: it does nothing more of the kind in this round."""
        if unit not in self.acted:
            self.acted.append(unit)

    def note_fought(self, unit: UnitId) -> None:
        """A unit fights once per round."""
        self.fought.append(unit)

    def note_attacked(self, space: SpaceId) -> None:
        """A space is attacked once per round."""
        self.attacked.append(space)

    def note_retreated(self, unit: UnitId) -> None:
        """A unit that retreats is marked until the round ends."""
        if unit not in self.retreated:
            self.retreated.append(unit)
