"""6.0, 7.0 What is remembered of the turn and of the action round under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.state import events as ev
from desktop.mechanics.cdg import turn_state
from desktop.mechanics.cdg.turn_state import ATTACK, MOVE

__all__ = ["ATTACK", "MOVE", "RoundEffects", "TurnMutators"]


class RoundEffects(Struct):
    """What the card of this action round changes while the round lasts."""

    attack_drm: int = 0
    """8.5.5.2, N19 DRM of the active player's attacks."""
    drm_spaces: list[SpaceId] = []
    """Attacked spaces to which `attack_drm` is limited; none: all."""
    enemy_spaces: dict[str, int] = {}
    """10.1.12 Unit type: enemy spaces it may enter instead of the usual number (N13)."""
    no_attack: bool = False
    counterattack: CardId = NOTHING
    """8.5.5 The card of the strategic counterattack under way."""
    named: SpaceId = NOTHING
    """8.5.5.3 The attacked space whose terrain the card cancels (Teruel, El Ebro)."""
    bonus_spaces: list[SpaceId] = []
    """8.5.5.3 First spaces entered after attacks that were won: one of them gets the bonus marker."""


@dataclass(kw_only=True)
class TurnMutators(turn_state.TurnMutators):
    """6.0, 7.1 The phases are draw, action, attrition, status, replacement, end; corps, reserve_check, militarization.

    `actions` (7.1.4) are ops, sr, rp, event, reinf_own, reinf_foreign, auto; `turn_effects` rep_no_sea_sr, nat_sr_less,
    no_nat_attack_near_france; `counts` isolated_mil-<space>, isolated_rp-<space>, siege_rp-<siege> ...
    """

    world: World = field(metadata=TRANSIENT)
    # -- this turn
    ops_cards: dict[str, int] = field(default_factory=dict)
    """16.5.2 Cards that count against the winter limit."""
    counterattack_played: bool = False
    """8.5.5.1 One per turn."""
    no_rp: list[str] = field(default_factory=list)
    """N30, R52 Pools that give nothing this turn."""
    # -- this round
    enemy_at_start: list[SpaceId] = field(default_factory=list)
    """10.1.12 Spaces that were enemy-controlled as the round began, sorted."""
    entered: dict[UnitId, list[SpaceId]] = field(default_factory=dict)
    """10.1.12 Unit: those of them it has entered."""
    builders: dict[SpaceId, UnitId] = field(default_factory=dict)
    """10.2 Space: the unit that builds there instead of moving."""
    assaulted: list[str] = field(default_factory=list)
    """16.1.4.2 Sieges that were assaulted."""
    effects: RoundEffects = field(default_factory=RoundEffects)
    barred: list[str] = field(default_factory=list)
    """N27 Areas whose spaces the active player may not activate in this round."""
    barred_next: dict[str, list[str]] = field(default_factory=dict)
    """By side: the areas barred in its next round."""

    # -- turn --------------------------------------------------------------------------------------
    def close_marking(self) -> None:
        """8.2.3 All spaces are marked."""
        marked = sorted(self.markers.items())
        moves, attacks = ([space for space, kind in marked if kind == each] for each in (MOVE, ATTACK))
        self.emit(ev.SpacesActivated(tuple(moves), tuple(attacks)))

    def clear_turn(self) -> None:
        super().clear_turn()
        self.ops_cards = dict.fromkeys(self.ops_cards, 0)
        self.counterattack_played = False
        self.no_rp = []

    def forbid_rp(self, pool: str) -> None:
        """N30, R52 The pool gives nothing this turn, whatever was or will be recorded."""
        if pool not in self.no_rp:
            self.no_rp.append(pool)
        self.emit(ev.TurnEffectBegan(f"no_rp_{pool}"))

    # -- round -------------------------------------------------------------------------------------
    def clear_round(self) -> None:
        super().clear_round()
        self.entered, self.builders = {}, {}
        self.enemy_at_start, self.assaulted, self.barred = [], [], []
        self.effects = RoundEffects()

    def begin_round(self, side: str, number: int, enemy_spaces: list[SpaceId]) -> None:
        """7.1 An action round begins; 10.1.12 remembers what the enemy controls."""
        self.enter_round(side, number)
        self.enemy_at_start = enemy_spaces
        self.barred = self.barred_next.pop(side, [])

    def count_ops_card(self, side: str) -> None:
        """16.5.2 A card that counts against the winter limit."""
        self.ops_cards[side] += 1

    def record_counterattack(self, card: CardId) -> None:
        """8.5.5.1 The strategic counterattack of this turn."""
        self.counterattack_played = True
        self.effects.counterattack = card

    def bar_next_round(self, side: str, area: str) -> None:
        """N27 Spaces of an area may not be activated in the side's next round."""
        self.barred_next.setdefault(side, []).append(area)
        self.emit(ev.ActivationBarred(side, area))

    def change_effects(self, **changes: object) -> None:
        """Set fields of the round's effects."""
        for name, value in changes.items():
            setattr(self.effects, name, value)

    # -- operations --------------------------------------------------------------------------------
    def note_entered(self, unit: UnitId, space: SpaceId) -> None:
        """10.1.12 A unit enters a space that was enemy-controlled as the round began."""
        spaces = self.entered.setdefault(unit, [])
        if space not in spaces:
            spaces.append(space)

    def begin_build(self, unit: UnitId, space: SpaceId) -> None:
        """10.2.1 One unit builds instead of moving; the roll comes after all movement."""
        self.builders[space] = unit
        self.note_acted(unit)

    def note_assaulted(self, siege: str) -> None:
        """16.1.4.2 One assault per siege and round."""
        self.assaulted.append(siege)
