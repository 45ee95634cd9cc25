"""11.2 One combat in its ten steps."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.crusade.rules.combat import attack_options, combat_cards, resolve
from desktop.games.crusade.rules.combat.advance import Advance
from desktop.games.crusade.rules.combat.play_ccs import CancelAirCards, PlayCombatCards
from desktop.games.crusade.rules.combat.retreat import Retreat
from desktop.games.crusade.rules.combat.take_losses import TakeLosses
from desktop.games.crusade.rules.turn.calendar import COLUMNS, phase_of
from desktop.games.crusade.state import combat_events as ev
from desktop.games.crusade.state.sides import NATIONALIST, enemy_of
from desktop.games.crusade.state.state import CrusadeState

MADRID, GUADARRAMA = "madrid", "guadarrama"
NEXT_TO_MADRID = "adjacent_to_madrid"


class ResolveCombat(Frame, kw_only=True):
    """11.2.1 One combat; designation (step 1) is done, strengths (step 2) are counted whenever a side fires."""

    STEPS = (
        "attacker_cards", "defender_cards", "under_way", "attacker_cancels", "defender_cancels",
        "first_fire", "first_losses", "fire", "defender_losses", "attacker_losses",
        "winner", "retreat", "advance", "close",
    )  # fmt: skip

    # -- 3 Combat Cards (11.2.4) -------------------------------------------------------------------
    def run_attacker_cards(self, state: CrusadeState) -> Frame:
        return PlayCombatCards(side=state.fight.side)

    def run_defender_cards(self, state: CrusadeState) -> Frame:
        return PlayCombatCards(side=state.fight.other)

    def run_under_way(self, state: CrusadeState) -> None:
        """11.1.5 From now on it is a fight, unless N14 took the only attacker."""
        combat = state.fight
        if not combat.attackers:
            self._unwind(state)
            return
        state.note_attacked(combat.target)
        for unit in combat.attackers:
            state.note_fought(unit)
        if combat.side == NATIONALIST:
            note_attack_on_madrid(state, combat.target)

    def _unwind(self, state: CrusadeState) -> None:
        """N14 There was no combat: all other cards go back where they came from."""
        combat = state.fight
        defected = next(card for card in combat.cards[combat.other] if combat_cards.removes_units(state.world, card))
        combat_cards.take_back_cards(state, except_for=defected)
        combat_cards.settle_cards(state)
        if combat.named:
            state.change_effects(named="")
        state.close_combat(fought=False)
        self.go("end")

    # -- 4 modifiers (11.2.5): which air cards count -----------------------------------------------
    def run_attacker_cancels(self, state: CrusadeState) -> Frame:
        return CancelAirCards(side=state.fight.side)

    def run_defender_cancels(self, state: CrusadeState) -> Frame:
        return CancelAirCards(side=state.fight.other)

    # -- 5, 6 columns and results (11.2.6, 11.2.7) -------------------------------------------------
    def run_first_fire(self, state: CrusadeState) -> None:
        """R7 One side fires first."""
        if side := resolve.fires_first(state.world, state.fight):
            fire(state, side)

    def run_first_losses(self, state: CrusadeState) -> Frame | None:
        """R7 The other side takes the losses before it fires."""
        side = resolve.fires_first(state.world, state.fight)
        return self._losses(state, enemy_of(side)) if side else None

    def run_fire(self, state: CrusadeState) -> None:
        """11.2.7 Both sides roll, the attacker first; simultaneous."""
        combat = state.fight
        for side in (combat.side, combat.other):
            if side not in combat.numbers:
                fire(state, side)

    # -- 7 losses (11.2.8) -------------------------------------------------------------------------
    def run_defender_losses(self, state: CrusadeState) -> Frame | None:
        return self._second_losses(state, state.fight.other)

    def run_attacker_losses(self, state: CrusadeState) -> Frame | None:
        return self._second_losses(state, state.fight.side)

    def _second_losses(self, state: CrusadeState, side: str) -> Frame | None:
        first = resolve.fires_first(state.world, state.fight)
        return None if first == enemy_of(side) else self._losses(state, side)

    def _losses(self, state: CrusadeState, side: str) -> Frame:
        combat = state.fight
        doomed = [] if side == combat.side else list(combat.late)
        return TakeLosses(side=side, number=combat.numbers[enemy_of(side)], doomed=doomed)

    # -- 8 winner (11.2.9) -------------------------------------------------------------------------
    def run_winner(self, state: CrusadeState) -> None:
        """11.2.9; 11.2.10 a retreat is owed if somebody is left to retreat, and somebody to drive him."""
        combat = state.fight
        both = combat.attackers and combat.defenders
        owed = resolve.retreat_owed(state.world, combat, combat.numbers) if both else 0
        state.decide_combat(resolve.winner_of(combat, combat.numbers), owed)
        combat_cards.settle_cards(state)

    # -- 9 retreat (11.2.10) -----------------------------------------------------------------------
    def run_retreat(self, state: CrusadeState) -> Frame | None:
        return Retreat(side=state.fight.other) if state.fight.owed else None

    # -- 10 advance (11.2.11) ----------------------------------------------------------------------
    def run_advance(self, state: CrusadeState) -> Frame | None:
        return Advance(side=state.fight.side) if state.fight.attackers else None

    def run_close(self, state: CrusadeState) -> None:
        combat = state.fight
        if attack_options.earns_bonus(state, combat):
            state.change_effects(bonus_spaces=[*state.effects.bonus_spaces, combat.target])
        state.close_combat()


def fire(state: CrusadeState, side: str) -> None:
    """11.2.7 Roll and read the loss number; R7 a side with nothing left inflicts none and rolls nothing."""
    combat = state.fight
    shot = resolve.fire_of(state, combat, side)
    column = resolve.columns(state.world, shot.table)[shot.column].label
    if not combat.units_of(side):
        state.fire(side, [], ev.Fired(side, 0, shot.table, column, 0, 0, 0, 0))
        return
    dice = [state.roll("combat", side, state.world.limits.die_faces) for _ in range(shot.dice)]
    number = resolve.loss_number(state.world, shot, dice)
    die = resolve.kept(shot, dice)
    state.fire(side, dice, ev.Fired(side, shot.strength, shot.table, column, shot.shift, die, shot.drm, number))


def note_attack_on_madrid(state: CrusadeState, target: SpaceId) -> None:
    """17.3.2 What the Madrid evaluation looks at; attacks on Guadarrama do not count. N15 asks for Madrid later too."""
    if target == MADRID:
        flag = "madrid_attacked"
    elif phase_of(state) == COLUMNS and target in state.world.in_group[NEXT_TO_MADRID] and target != GUADARRAMA:
        flag = "madrid_adjacent_attacked"
    else:
        return
    if not state.flag(flag):
        state.set_flag(flag)
