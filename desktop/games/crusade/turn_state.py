"""6.0, 7.0 What is remembered of the turn and of the action round under way, and its mutators."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.frame import State
from desktop.engine.records import dataclass
from desktop.games.crusade import events as ev

MOVE, ATTACK = "move", "attack"
"""8.2.3 The two faces of an activation marker."""


@dataclass(slots=True)
class RoundEffects:
    """What the card of this action round changes while the round lasts."""

    attack_drm: int = 0
    """8.5.5.2, N19 DRM of the active player's attacks."""
    drm_spaces: list[str] = field(default_factory=list)
    """Attacked spaces to which `attack_drm` is limited; none: all."""
    enemy_spaces: dict[str, int] = field(default_factory=dict)
    """10.1.12 Unit type: enemy spaces it may enter instead of the usual number (N13)."""
    no_attack: bool = False
    counterattack: str = ""
    """8.5.5 The card of the strategic counterattack under way."""
    named: str = ""
    """8.5.5.3 The attacked space whose terrain the card cancels (Teruel, El Ebro)."""
    bonus_spaces: list[str] = field(default_factory=list)
    """8.5.5.3 First spaces entered after attacks that were won: one of them gets the bonus marker."""


@dataclass(kw_only=True)
class TurnMutators(State):
    """Mutators of the sequence of play. Lists that last one turn or one round are emptied as it begins."""

    turn: int = 0
    round: int = 0
    """1-6; 0 outside the action phase."""
    active: str = ""
    """The side whose action round it is."""
    phase: str = "setup"
    """6.0 draw, action, attrition, status, replacement, end; corps, reserve_check, militarization (15.2)."""
    # -- this turn
    actions: dict[str, list[str]] = field(default_factory=dict)
    """7.1.4 By side: the box of each action so far (ops, sr, rp, event, reinf_own, reinf_foreign, auto)."""
    ops_cards: dict[str, int] = field(default_factory=dict)
    """16.5.2 Cards that count against the winter limit."""
    counterattack_played: bool = False
    """8.5.5.1 One per turn."""
    turn_effects: list[str] = field(default_factory=list)
    """rep_no_sea_sr, nat_sr_less, no_nat_attack_near_france."""
    no_rp: list[str] = field(default_factory=list)
    """N30, R52 Pools that give nothing this turn."""
    counts: dict[str, int] = field(default_factory=dict)
    """Counters that last one turn: isolated_mil-<space>, isolated_rp-<space>, siege_rp-<siege> ..."""
    # -- this round
    markers: dict[str, str] = field(default_factory=dict)
    """8.2.3 Space: move or attack."""
    enemy_at_start: list[str] = field(default_factory=list)
    """10.1.12 Spaces that were enemy-controlled as the round began, sorted."""
    entered: dict[str, list[str]] = field(default_factory=dict)
    """10.1.12 Unit: those of them it has entered."""
    acted: list[str] = field(default_factory=list)
    """Units that have moved, begun to build or made an SR."""
    builders: dict[str, str] = field(default_factory=dict)
    """10.2 Space: the unit that builds there instead of moving."""
    fought: list[str] = field(default_factory=list)
    """11.1.5 Units that have attacked or assaulted."""
    attacked: list[str] = field(default_factory=list)
    """11.1.5 Spaces that were attacked."""
    used_ccs: list[str] = field(default_factory=list)
    """8.5.3.4 Combat Cards used in this round; one of the combat under way is still in hand or face up."""
    assaulted: list[str] = field(default_factory=list)
    """16.1.4.2 Sieges that were assaulted."""
    retreated: list[str] = field(default_factory=list)
    """11.4.6 Units that have retreated."""
    effects: RoundEffects = field(default_factory=RoundEffects)
    barred: list[str] = field(default_factory=list)
    """N27 Areas whose spaces the active player may not activate in this round."""
    barred_next: dict[str, list[str]] = field(default_factory=dict)
    """By side: the areas barred in its next round."""

    # -- turn --------------------------------------------------------------------------------------
    def begin_turn(self, turn: int) -> None:
        """6.0 What lasts one turn is forgotten."""
        self.turn, self.round, self.active = turn, 0, ""
        self.actions = {side: [] for side in self.actions}
        self.ops_cards = dict.fromkeys(self.ops_cards, 0)
        self.counterattack_played = False
        self.turn_effects, self.no_rp, self.counts = [], [], {}
        self.emit(ev.TurnBegan(turn))

    def begin_phase(self, phase: str, side: str = "") -> None:
        """6.0 A phase (or a side's segment of it) begins."""
        self.phase, self.round, self.active = phase, 0, ""
        self._clear_round()
        self.emit(ev.PhaseBegan(phase, side))

    def count(self, key: str, change: int = 1) -> None:
        """Something that may be done so often per turn."""
        self.counts[key] = self.counts.get(key, 0) + change
        self.revision += 1

    def begin_turn_effect(self, effect: str) -> None:
        """An event that lasts to the end of the turn."""
        self.turn_effects.append(effect)
        self.emit(ev.TurnEffectBegan(effect))

    def forbid_rp(self, pool: str) -> None:
        """N30, R52 The pool gives nothing this turn, whatever was or will be recorded."""
        if pool not in self.no_rp:
            self.no_rp.append(pool)
        self.revision += 1

    # -- round -------------------------------------------------------------------------------------
    def _clear_round(self) -> None:
        self.markers, self.entered, self.builders = {}, {}, {}
        self.enemy_at_start, self.acted, self.fought, self.attacked = [], [], [], []
        self.assaulted, self.retreated, self.barred, self.used_ccs = [], [], [], []
        self.effects = RoundEffects()

    def begin_round(self, side: str, number: int, enemy_spaces: list[str]) -> None:
        """7.1 An action round begins; 10.1.12 remembers what the enemy controls."""
        self._clear_round()
        self.active, self.round, self.phase = side, number, "action"
        self.enemy_at_start = enemy_spaces
        self.barred = self.barred_next.pop(side, [])
        self.emit(ev.RoundBegan(side, number))

    def end_round(self) -> None:
        """7.1 The markers come off the map."""
        side, number = self.active, self.round
        self._clear_round()
        self.emit(ev.RoundEnded(side, number))

    def take_action(self, side: str, action: str) -> None:
        """7.1.4 The action marker of the round is put into a box of the chart."""
        self.actions[side].append(action)
        self.emit(ev.ActionTaken(side, self.round, action))

    def count_ops_card(self, side: str) -> None:
        """16.5.2 A card that counts against the winter limit."""
        self.ops_cards[side] += 1
        self.revision += 1

    def record_counterattack(self, card: str) -> None:
        """8.5.5.1 The strategic counterattack of this turn."""
        self.counterattack_played = True
        self.effects.counterattack = card
        self.revision += 1

    def bar_next_round(self, side: str, area: str) -> None:
        """N27 Spaces of an area may not be activated in the side's next round."""
        self.barred_next.setdefault(side, []).append(area)
        self.emit(ev.ActivationBarred(side, area))

    def change_effects(self, **changes: object) -> None:
        """Set fields of the round's effects."""
        for name, value in changes.items():
            setattr(self.effects, name, value)
        self.revision += 1

    # -- operations --------------------------------------------------------------------------------
    def mark(self, space: str, kind: str) -> None:
        """8.2.3 Activate a space for move or attack."""
        self.markers[space] = kind
        self.emit(ev.SpaceMarked(space, kind))

    def unmark(self, space: str) -> None:
        del self.markers[space]
        self.emit(ev.SpaceUnmarked(space))

    def note_acted(self, unit: str) -> None:
        """A unit has moved, begun to build or made an SR: it does nothing more of the kind in this round."""
        if unit not in self.acted:
            self.acted.append(unit)
        self.revision += 1

    def note_entered(self, unit: str, space: str) -> None:
        """10.1.12 A unit enters a space that was enemy-controlled as the round began."""
        spaces = self.entered.setdefault(unit, [])
        if space not in spaces:
            spaces.append(space)
        self.revision += 1

    def begin_build(self, unit: str, space: str) -> None:
        """10.2.1 One unit builds instead of moving; the roll comes after all movement."""
        self.builders[space] = unit
        self.note_acted(unit)

    def note_fought(self, unit: str) -> None:
        """11.1.5 A unit fights once per round."""
        self.fought.append(unit)
        self.revision += 1

    def note_attacked(self, space: str) -> None:
        """11.1.5 A space is attacked once per round."""
        self.attacked.append(space)
        self.revision += 1

    def note_assaulted(self, siege: str) -> None:
        """16.1.4.2 One assault per siege and round."""
        self.assaulted.append(siege)
        self.revision += 1

    def note_retreated(self, unit: str) -> None:
        """11.4.6 A unit that retreats is marked until the round ends."""
        if unit not in self.retreated:
            self.retreated.append(unit)
        self.revision += 1
