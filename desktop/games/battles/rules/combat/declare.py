"""11.1 Declaration of all attacks and barrages at the start of the combat phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import attack_options, completion
from desktop.games.battles.rules.map.restrictions import why_not_objective
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_held

OWN = (verbs.ATTACK, verbs.BARRAGE, verbs.SUPPORT, verbs.WITHDRAW)
"""What only units of the side that declares can do."""


class DeclareAttacks(Frame, kw_only=True):
    """11.1(2) The attacker pairs attackers and defenders and declares all attacks before any is fought.

    A unit may be taken out of the declaration again once.
    """

    STEPS = ("declare",)
    side: str
    withdrawn: list[UnitId] = []

    # -- asking ------------------------------------------------------------------------------------
    def ask_declare(self, state: BattleState) -> Decision | None:
        owed = attack_options.unmet(state, self.side)
        actions = self._attacks(state)
        actions += self._widenings(state)
        actions += self._fires(state)
        if not actions and not owed and not state.attacks:
            return None
        actions += self._withdrawals(state)
        actions.append(verbs.COMPLETE() if owed else verbs.DONE())
        found = attack_options.duty_of(state, self.side)
        due = len(found.obliged) + len(found.required)
        done = due - len(owed.units) - len(owed.hexes)
        prompt = Message.of("declare.owed" if owed else "declare.free", n=len(owed.units) + len(owed.guns))
        return Decision.of(
            self.side,
            "12.51" if (owed.guns or owed.shells) and not (owed.units or owed.hexes) else "11.1",
            prompt,
            actions,
            progress=(done, due) if due else None,
            subjects=(*owed.units, *owed.guns, *owed.hexes, *owed.shells),
            default=actions[-1],
        )

    def _attacks(self, state: BattleState) -> list[Action]:
        """Units that have no part yet, against each hex they may attack."""
        busy = {unit for attack in state.attacks for unit in attack.units}
        split = attack_options.may_split(state)
        actions = []
        for unit, hexes in attack_options.duty_of(state, self.side).may.items():
            if unit in busy:
                continue
            bound = None if split else attack_options.stack_attack(state, unit)
            for hex_id in hexes:
                attack = state.attack_on(hex_id)
                if attack is None:
                    if bound is None:
                        actions.append(verbs.ATTACK(unit, hex_id))
                elif not attack.barrage and bound in (None, attack) and all(t in hexes for t in attack.targets):
                    actions.append(verbs.ATTACK(unit, hex_id))
        return actions

    def _widenings(self, state: BattleState) -> list[Action]:
        return [
            verbs.WIDEN(attack.targets[0], hex_id)
            for attack in state.attacks
            if not attack.barrage
            for hex_id in attack_options.widenings(state, self.side, attack)
        ]

    def _fires(self, state: BattleState) -> list[Action]:
        """12.4 Barrages; 12.51 pledges of artillery that must fire."""
        actions = []
        open_hexes: dict[SpaceId, bool] = {}
        found = attack_options.duty_of(state, self.side)
        for gun in artillery.guns(state, self.side):
            targets = artillery.barrage_targets(state, gun)
            if gun not in found.pressed and not targets:
                continue
            if state.attack_by(gun) is not None:
                continue
            for hex_id in targets:
                if hex_id not in open_hexes:
                    open_hexes[hex_id] = self._may_shell(state, hex_id)
                if open_hexes[hex_id]:
                    actions.append(verbs.BARRAGE(gun, hex_id))
            if gun in found.pressed:
                firsts = [attack.targets[0] for attack in state.attacks if not attack.barrage]
                actions += [verbs.SUPPORT(gun, h) for h in firsts if self._why_not_pledge(state, gun, h) is None]
        return actions

    def _may_shell(self, state: BattleState, hex_id: SpaceId) -> bool:
        """12.4(1), 12.4(3) A hex that is not attacked, or is shelled already."""
        attack = state.attack_on(hex_id)
        if attack is not None:
            return attack.barrage
        return not attack_options.leaves_idle(state, attack_options.duty_of(state, self.side), hex_id)

    def _withdrawals(self, state: BattleState) -> list[Action]:
        members = [
            unit
            for attack in state.attacks
            for unit in (*attack.units, *attack.pledged, *(attack.artillery if attack.barrage else ()))
        ]
        return [verbs.WITHDRAW(unit) for unit in members if self._why_not_withdraw(state, unit) is None]

    # -- answering ---------------------------------------------------------------------------------
    def on_declare(self, state: BattleState, action: Action) -> None:
        match action.verb:
            case verbs.ATTACK:
                state.declare_attack(*action.args)
            case verbs.WIDEN:
                state.widen_attack(*action.args)
            case verbs.BARRAGE:
                state.declare_barrage(*action.args)
            case verbs.SUPPORT:
                state.pledge_support(*action.args)
            case verbs.WITHDRAW:
                self.withdrawn.append(action.target)
                state.withdraw(action.target)
                self._drop_empty_pledges(state)
            case verbs.COMPLETE:
                complete(state, self.side)
            case _:
                self.next_step()

    def _drop_empty_pledges(self, state: BattleState) -> None:
        """12.3 Artillery cannot stay pledged to an attack in which nobody of its formation is left."""
        for attack in list(state.attacks):
            for gun in list(attack.pledged):
                if artillery.why_not_support_attack(state, gun, attack) is not None:
                    state.withdraw(gun)

    # -- refusing ----------------------------------------------------------------------------------
    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb in OWN and action.args and not self._own(state, action.target):
            return Refusal.of("11.1", "attack.not_on_map", unit=action.target)
        match action.verb, action.args:
            case verbs.DONE, ():
                return self._why_not_done(state)
            case verbs.COMPLETE, () if not attack_options.unmet(state, self.side):
                return Refusal.of("11.1", "declare.nothing_owed")
            case verbs.ATTACK, (unit, hex_id):
                return attack_options.why_not_attack(state, unit, hex_id)
            case verbs.BARRAGE, (unit, hex_id):
                return self._why_not_barrage(state, unit, hex_id)
            case verbs.SUPPORT, (unit, hex_id):
                return self._why_not_pledge(state, unit, hex_id)
            case verbs.WIDEN, (hex_id, other):
                return self._why_not_widen(state, hex_id, other)
            case verbs.WITHDRAW, (unit,):
                return self._why_not_withdraw(state, unit)
        return None

    def _why_not_withdraw(self, state: BattleState, unit: UnitId) -> Refusal | None:
        if state.attack_by(unit) is None:
            return Refusal.of("11.1", "withdraw.not_in_attack", unit=unit)
        return Refusal.of("11.1", "withdraw.once", unit=unit) if unit in self.withdrawn else None

    def _why_not_pledge(self, state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
        """12.51 Only artillery next to the enemy is bound beforehand, and to the first hex of an attack."""
        attack = state.attack_on(hex_id)
        if attack is None:
            return Refusal.of("12.3", "support.no_attack", hex=hex_id)
        if hex_id != attack.targets[0]:
            return Refusal.of("12.3.4", "support.whole_attack", hex=attack.targets[0])
        if refusal := artillery.why_not_support_attack(state, unit, attack):
            return refusal
        if unit in attack.pledged:
            return Refusal.of("12.1", "fire.pledged_elsewhere", unit=unit)
        pressed = unit in attack_options.duty_of(state, self.side).pressed
        return None if pressed else Refusal.of("12.51", "support.not_pressed", unit=unit)

    def _own(self, state: BattleState, unit: UnitId) -> bool:
        return unit in state.units and state.on_map(unit) and state.world.units[unit].side == self.side

    def _why_not_done(self, state: BattleState) -> Refusal | None:
        owed = attack_options.unmet(state, self.side)
        if owed.units:
            return Refusal.of("11.1", "declare.unit_must_attack", unit=owed.units[0], n=len(owed.units))
        if owed.hexes:
            return Refusal.of("11.1", "declare.hex_must_be_attacked", hex=owed.hexes[0], n=len(owed.hexes))
        if owed.guns:
            return Refusal.of("12.51", "declare.artillery_must_fire", unit=owed.guns[0], n=len(owed.guns))
        if owed.shells:
            return Refusal.of("12.51", "declare.hex_must_be_shelled", hex=owed.shells[0], n=len(owed.shells))
        return None

    def _why_not_barrage(self, state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
        refusal = artillery.why_not_barrage(state, unit, hex_id)
        if refusal is None and attack_options.leaves_idle(state, attack_options.duty_of(state, self.side), hex_id):
            return Refusal.of("11.1", "barrage.leaves_idle", hex=hex_id)
        return refusal

    def _why_not_widen(self, state: BattleState, hex_id: SpaceId, other: SpaceId) -> Refusal | None:
        attack = state.attack_on(hex_id)
        if attack is None or attack.barrage:
            return Refusal.of("11.1", "widen.no_attack", hex=hex_id)
        if hex_id != attack.targets[0]:
            return Refusal.of("11.1", "widen.first_hex", hex=attack.targets[0])
        if state.attack_on(other) is not None:
            return Refusal.of("11.1", "widen.attacked", hex=other)
        if not is_held(state, state.world.enemy(self.side), other):
            return Refusal.of("11.1", "attack.no_enemy", hex=other)
        for unit in attack.units:
            if other not in state.world.neighbours[state.place(unit)]:
                return Refusal.of("11.1", "attack.not_adjacent_to_all", unit=unit, hex=other)
        banned = (why_not_objective(state, unit, other) for unit in (*attack.units, *attack.pledged))
        return next((refusal for refusal in banned if refusal), None)


def complete(state: BattleState, side: str) -> None:
    """11.1, 12.51 Declare what is still owed; what stands in the way of the duty is taken back."""
    _complete_shells(state, side)
    drafts, kept = completion.plan(state, side)
    for attack in list(state.attacks):
        if attack not in kept:
            for unit in (*attack.pledged, *attack.units, *(attack.artillery if attack.barrage else ())):
                state.withdraw(unit)
    for draft in drafts:
        first, *others = draft.targets
        for unit in draft.units:
            if state.attack_by(unit) is None:
                state.declare_attack(unit, first)
        for hex_id in others:
            if state.attack_on(hex_id) is None:
                state.widen_attack(first, hex_id)
    _complete_fires(state, side)


def _complete_shells(state: BattleState, side: str) -> None:
    """12.51(2) Artillery turns on the hexes that nobody else has to answer."""
    found = attack_options.duty_of(state, side)
    for gun, hex_id in attack_options.gunners(state, found).items():
        attack = state.attack_on(hex_id)
        if attack is not None and gun in attack.artillery:
            continue
        if state.attack_by(gun) is not None:
            state.withdraw(gun)
        if not attack_options.leaves_idle(state, found, hex_id):
            state.declare_barrage(gun, hex_id)


def _complete_fires(state: BattleState, side: str) -> None:
    _complete_shells(state, side)
    found = attack_options.duty_of(state, side)
    for gun in found.pressed:
        fires = attack_options.legal_fires(state, found, gun)
        if fires:
            fire = fires[0]
            if fire.verb == verbs.SUPPORT:
                state.pledge_support(*fire.args)
            else:
                state.declare_barrage(*fire.args)
