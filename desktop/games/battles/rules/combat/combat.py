"""11.2-11.7 One combat, from the choice of assault to the advance."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.data.readings import VoluntaryRetreatEndsCombat
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.artillery.barrage import Barrage
from desktop.games.battles.rules.combat import assault, engaged
from desktop.games.battles.rules.combat.advance import Advance
from desktop.games.battles.rules.combat.losses import TakeStep
from desktop.games.battles.rules.combat.resolve import Odds, Result, fight_of, odds, result
from desktop.games.battles.rules.combat.retreat import Retreat, in_retreat_order
from desktop.games.battles.rules.combat.retreat_options import why_not_retreat_voluntarily
from desktop.games.battles.rules.combat.voluntary_retreat import VoluntaryRetreat
from desktop.games.battles.rules.movement import arrival
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, is_held


class Combat(Frame, kw_only=True):
    """11.4 A normal attack or an assault.

    Attributes:
        number: the declared attack.
        side: the attacker.
        held: hexes either side held when the combat began, to see what was vacated.
        emptied: hexes left empty by voluntary retreats.
        took_part: defenders of the fight.
        abandoned: hexes the attackers have lost or left by retreat, before any of them advances.
        cell: the result rolled.
    """

    STEPS = (
        "begin",
        "assault",
        "attack_artillery",
        "defence_artillery",
        "attacker_retreat",
        "defender_retreat",
        "settle_retreats",
        "roll",
        "attacker_loss",
        "defender_loss",
        "attacker_wall",
        "attacker_wall_loss",
        "attacker_falls_back",
        "defender_wall",
        "defender_wall_loss",
        "defender_falls_back",
        "aim",
        "barrage",
        "advance",
        "pursuit",
        "close",
    )
    number: int
    side: str
    held: list[SpaceId] = []
    emptied: list[SpaceId] = []
    took_part: list[UnitId] = []
    abandoned: list[SpaceId] = []
    cell: str = ""
    walled: list[str] = []
    """14.3(2) Sides whose leader refused to retreat."""
    shelled: SpaceId = NOTHING
    """12.3.3 The hex at which the artillery of a cancelled attack fires."""

    # -- who and what ------------------------------------------------------------------------------
    def attack(self, state: BattleState) -> Attack:
        return state.attack(self.number)

    def enemy(self, state: BattleState) -> str:
        return state.world.enemy(self.side)

    def attackers(self, state: BattleState) -> list[UnitId]:
        return engaged.attackers(state, self.attack(state))

    def close_guns(self, state: BattleState) -> list[UnitId]:
        return engaged.close_guns(state, self.attack(state))

    def defenders(self, state: BattleState) -> list[UnitId]:
        return engaged.defenders(state, self.enemy(state), self.attack(state))

    def result(self) -> Result:
        return result(self.cell)

    def odds(self, state: BattleState) -> Odds:
        return odds(state, fight_of(state, self.attack(state)))

    # -- before the die ----------------------------------------------------------------------------
    def run_begin(self, state: BattleState) -> None:
        """Earlier combats may have emptied the attacked hexes; pledged artillery fires."""
        attack = self.attack(state)
        self.held = sorted({*attack.targets, *(state.place(unit) for unit in self.attackers(state))})
        if self._is_over(state):
            state.cancel_combat(attack, "", "no_defenders" if self.attackers(state) else "no_attackers")
            self.go("close")
            return
        state.begin_fight(attack, self.defenders(state))
        state.note_shot_at([unit for unit in self.defenders(state) if state.world.units[unit].is_artillery])
        for gun in attack.pledged:
            if artillery.why_not_support_attack(state, gun, attack) is None:
                state.assign_artillery(attack, gun, defend=False)

    def _is_over(self, state: BattleState) -> bool:
        enemy, attack = self.enemy(state), self.attack(state)
        fought_over = any(engaged.is_defended(state, enemy, hex_id, attack) for hex_id in attack.targets)
        return not self.attackers(state) or not fought_over

    def ask_assault(self, state: BattleState) -> Decision | None:
        """11.2(7) Spending assault points is always optional."""
        attack = self.attack(state)
        offers = assault.offers(state, self.side, self.attackers(state))
        if not offers:
            return None
        actions = [verbs.NORMAL(), *offers]
        paying = ",".join(assault.payers(state, self.attackers(state)))
        prompt = Message.of("combat.assault_or_normal", n=self.number, divisions=paying)
        return Decision.of(self.side, "11.2", prompt, actions, subjects=attack.targets, default=actions[0])

    def on_assault(self, state: BattleState, action: Action) -> None:
        if action.verb == verbs.ASSAULT:
            payers = assault.payers(state, self.attackers(state)) or action.args
            state.declare_assault(self.attack(state), payers)
        self.next_step()

    def ask_attack_artillery(self, state: BattleState) -> Decision | None:
        """12.3.1 The attacker's support fire."""
        guns = artillery.attack_support(state, self.side, self.attack(state))
        return self._ask_fire(state, self.side, guns, "12.3.1", "combat.attack_artillery")

    def on_attack_artillery(self, state: BattleState, action: Action) -> None:
        self._fire(state, action, defend=False)

    def ask_defence_artillery(self, state: BattleState) -> Decision | None:
        """12.3.2 The defender's support fire, after the attacker's."""
        enemy = self.enemy(state)
        guns = artillery.defence_support(state, enemy, self.attack(state))
        return self._ask_fire(state, enemy, guns, "12.3.2", "combat.defence_artillery")

    def on_defence_artillery(self, state: BattleState, action: Action) -> None:
        self._fire(state, action, defend=True)

    def _ask_fire(
        self, state: BattleState, side: str, guns: tuple[UnitId, ...], rule: str, key: str
    ) -> Decision | None:
        if not guns:
            return None
        actions = [*(verbs.FIRE(gun) for gun in guns), verbs.DONE()]
        prompt = Message.of(key, n=self.number)
        return Decision.of(side, rule, prompt, actions, subjects=self.attack(state).targets, default=actions[-1])

    def _fire(self, state: BattleState, action: Action, *, defend: bool) -> None:
        if action.verb == verbs.FIRE:
            state.assign_artillery(self.attack(state), action.target, defend=defend)
        else:
            self.next_step()

    # -- voluntary retreats ------------------------------------------------------------------------
    def run_attacker_retreat(self, state: BattleState) -> Frame:
        """11.61 The attacker may retreat some or all of his units first."""
        home = [hex_id for hex_id in self.held if hex_id not in self.attack(state).targets]
        return VoluntaryRetreat(number=self.number, side=self.side, attacker=True, home=home)

    def run_defender_retreat(self, state: BattleState) -> Frame | None:
        """11.61 Then the defender."""
        if self._is_over(state) or self._is_ended_by_one(state):
            return None
        return VoluntaryRetreat(number=self.number, side=self.enemy(state), attacker=False)

    def _is_ended_by_one(self, state: BattleState) -> bool:
        """11.61, read literally: any retreat ends the combat."""
        return (
            bool(self.attack(state).left)
            and VoluntaryRetreatEndsCombat.of(state.world) is VoluntaryRetreatEndsCombat.ANY
        )

    def _left(self, state: BattleState, side: str) -> list[UnitId]:
        return [unit for unit in self.attack(state).left if state.world.units[unit].side == side]

    def run_settle_retreats(self, state: BattleState) -> None:
        """11.61 The combat ends when one side has nobody left in it (or, read literally, when anybody left)."""
        sides = (self.side, self.enemy(state))
        self.emptied = [h for h in self.held if not any(is_held(state, side, h) for side in sides)]
        if self._is_over(state) or self._is_ended_by_one(state):
            by = self.enemy(state) if self._left(state, self.enemy(state)) else self.side
            state.cancel_combat(self.attack(state), by, "left" if self._is_over(state) else "parted")
            self.took_part = self.defenders(state)
            self.go("aim")

    # -- the die -----------------------------------------------------------------------------------
    def ask_roll(self, state: BattleState) -> Decision:
        """11.4(4) Roll and read the table."""
        attack = self.attack(state)
        found = self.odds(state)
        prompt = Message.of("combat.roll", n=self.number, column=found.column, modifier=found.drm)
        return Decision.of(self.side, "11.4", prompt, (verbs.ROLL(),), subjects=attack.targets)

    def on_roll(self, state: BattleState, action: Action) -> None:
        attack = self.attack(state)
        found = self.odds(state)
        die = state.roll("combat", self.side)
        self.cell = found.cell(die)
        self.took_part = self.defenders(state)
        self.held = sorted({*self.held, *(state.place(gun) for gun in self.close_guns(state))})
        state.record_combat(found.rolled(self.number, tuple(attack.targets), NOTHING, die))
        self.next_step()

    # -- results -----------------------------------------------------------------------------------
    def run_attacker_loss(self, state: BattleState) -> Frame | None:
        """11.4(6) S: one unit loses a step; losses come before retreats."""
        if not self.result().attacker_step:
            return None
        return TakeStep(side=self.side, units=[*self.attackers(state), *self.close_guns(state)])

    def run_defender_loss(self, state: BattleState) -> Frame | None:
        if not self.result().defender_step:
            return None
        return TakeStep(side=self.enemy(state), units=self._open_to_loss(state))

    def _open_to_loss(self, state: BattleState) -> list[UnitId]:
        """14.3(2) Leaders have no steps; B.trucks trucks stacked with others suffer normally."""
        return [unit for unit in self.defenders(state) if not state.world.units[unit].is_leader]

    def _retiring(self, state: BattleState, side: str) -> list[UnitId]:
        """11.4 All units of a side that took part, and the trucks and leaders they would leave behind."""
        if side != self.side:
            return self.defenders(state)
        going = [*self.attackers(state), *self.close_guns(state)]
        for hex_id in sorted({state.place(unit) for unit in going}):
            others = [unit for unit in friends_at(state, side, hex_id) if unit not in going]
            units = state.world.units
            if all(units[unit].is_truck or units[unit].is_leader for unit in others):
                going += others
        return going

    def _must_retreat(self, side: str) -> bool:
        found = self.result()
        hit = found.attacker_retreats if side == self.side else found.defender_retreats
        return hit and side not in self.walled

    def ask_attacker_wall(self, state: BattleState) -> Decision | None:
        """14.3(2) A leader whose stack must retreat may stand with his back to the wall."""
        return self._ask_wall(state, self.side)

    def on_attacker_wall(self, state: BattleState, action: Action) -> None:
        self._wall(state, action, self.side)

    def ask_defender_wall(self, state: BattleState) -> Decision | None:
        return self._ask_wall(state, self.enemy(state))

    def on_defender_wall(self, state: BattleState, action: Action) -> None:
        self._wall(state, action, self.enemy(state))

    def _ask_wall(self, state: BattleState, side: str) -> Decision | None:
        if not state.world.special.leaders or not self._must_retreat(side):
            return None
        leaders = self._leaders(state, side)
        if not leaders:
            return None
        actions = [verbs.FALL_BACK(), *(verbs.WALL(leader) for leader in leaders)]
        return Decision.of(side, "14.3", Message.of("combat.wall"), actions, subjects=leaders, default=actions[0])

    def _leaders(self, state: BattleState, side: str) -> list[UnitId]:
        """14.3(2) Leaders stacked with units that must retreat."""
        units = state.world.units
        going = self._retiring(state, side)
        if all(units[unit].is_leader for unit in going):
            return []
        places = sorted({state.place(unit) for unit in going})
        return [u for hex_id in places for u in friends_at(state, side, hex_id) if units[u].is_leader]

    def _wall(self, state: BattleState, action: Action, side: str) -> None:
        if action.verb == verbs.WALL:
            self.walled.append(side)
            state.refuse_retreat(action.target)
        self.next_step()

    def run_attacker_wall_loss(self, state: BattleState) -> Frame | None:
        """14.3(2) One extra step pays for it."""
        if self.side not in self.walled:
            return None
        return TakeStep(side=self.side, units=[*self.attackers(state), *self.close_guns(state)], rule="14.3")

    def run_defender_wall_loss(self, state: BattleState) -> Frame | None:
        enemy = self.enemy(state)
        return TakeStep(side=enemy, units=self._open_to_loss(state), rule="14.3") if enemy in self.walled else None

    def run_attacker_falls_back(self, state: BattleState) -> Frame | None:
        """11.62 The attacker's compulsory retreat."""
        return self._fall_back(state, self.side)

    def run_defender_falls_back(self, state: BattleState) -> Frame | None:
        """11.62 The defender's compulsory retreat; then what follows a cancelled attack is passed over."""
        self.go("advance")
        return self._fall_back(state, self.enemy(state))

    def _fall_back(self, state: BattleState, side: str) -> Frame | None:
        if not self._must_retreat(side):
            return None
        units = in_retreat_order(state, self._retiring(state, side))
        targets = self.attack(state).targets
        return Retreat(side=side, units=units, attacker=side == self.side, avoid=targets, rule="11.62")

    # -- a cancelled attack ------------------------------------------------------------------------
    def _open_hexes(self, state: BattleState) -> list[SpaceId]:
        attack = self.attack(state)
        enemy = self.enemy(state)
        return [h for h in attack.targets if artillery.shelled(state, enemy, h, attack)] if attack.artillery else []

    def ask_aim(self, state: BattleState) -> Decision | None:
        """12.3.3 The support of a cancelled attack becomes a barrage on one of its hexes."""
        hexes = self._open_hexes(state)
        if len(hexes) <= 1:
            return None
        actions = [verbs.AIM(hex_id) for hex_id in hexes]
        prompt = Message.of("combat.aim", n=self.number)
        return Decision.of(self.side, "12.3.3", prompt, actions, subjects=hexes)

    def on_aim(self, state: BattleState, action: Action) -> None:
        self.shelled = action.target
        self.next_step()

    def run_barrage(self, state: BattleState) -> Frame | None:
        """12.3.3 It has no effect if nobody is left there; it needs no line of sight."""
        hexes = [self.shelled] if self.shelled else self._open_hexes(state)
        return Barrage(number=self.number, side=self.side, hex=hexes[0]) if hexes else None

    # -- the end -----------------------------------------------------------------------------------
    def run_advance(self, state: BattleState) -> Frame | None:
        """11.7 Attackers may advance into hexes the defenders vacated; B.objectives what is free now is taken."""
        arrival.refresh(state)
        targets = self.attack(state).targets
        self.abandoned = [h for h in self.held if h not in targets and not is_held(state, self.side, h)]
        return self._advance_of(state, self.side, self.attackers(state), targets)

    def run_pursuit(self, state: BattleState) -> Frame | None:
        """11.7 Defenders may advance into hexes the attackers vacated, but not by advancing themselves."""
        units = [unit for unit in self.took_part if state.on_map(unit)]
        return self._advance_of(state, self.enemy(state), units, self.abandoned)

    def _advance_of(self, state: BattleState, side: str, units: list[UnitId], hexes: list[SpaceId]) -> Frame | None:
        """11.7 C After a voluntary retreat only a side that did not itself retreat may advance."""
        if self._must_retreat(side):
            return None
        foe = state.world.enemy(side)
        shut = self.emptied if self._left(state, side) else []
        vacated = [h for h in hexes if h not in shut and not is_held(state, foe, h) and not is_held(state, side, h)]
        definitions = state.world.units
        able = [u for u in units if not (definitions[u].is_truck or definitions[u].is_leader)]
        return Advance(side=side, units=able, hexes=vacated) if able and vacated else None

    def run_close(self, state: BattleState) -> None:
        state.close_attack(self.attack(state))

    # -- refusing ----------------------------------------------------------------------------------
    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        """A question that is passed over because nothing can be chosen still has its reason, until the die."""
        match self.step, action.verb:
            case "aim", verbs.AIM if action.target not in self._open_hexes(state):
                return Refusal.of("12.3.3", "combat.not_aimable", hex=action.target)
            case (("attacker_wall" | "defender_wall"), verbs.WALL):
                side = self.side if self.step == "attacker_wall" else self.enemy(state)
                if action.target not in self._leaders(state, side):
                    return Refusal.of("14.3", "combat.no_leader", unit=action.target)
        if self.STEPS.index(self.step) <= self.STEPS.index("roll"):
            return self._why_not_before_the_die(state, action)
        return None

    def _why_not_before_the_die(self, state: BattleState, action: Action) -> Refusal | None:
        unit = action.target
        if action.verb == verbs.ASSAULT:
            return assault.why_not(state, self.attackers(state), action.args)
        if action.verb == verbs.FIRE:
            return self._why_not_support(state, unit)
        if action.verb == verbs.RETREAT and unit in (*self.attackers(state), *self.defenders(state)):
            attacker = state.world.units[unit].side == self.side
            return why_not_retreat_voluntarily(state, unit, attacker=attacker, avoid=self.attack(state).targets)
        return None

    def _why_not_support(self, state: BattleState, unit: UnitId) -> Refusal | None:
        """12.3.1, 12.3.2 Why artillery may not join this combat on its side."""
        asked = {"attack_artillery": self.side, "defence_artillery": self.enemy(state)}.get(self.step)
        if unit not in state.units or (asked and state.world.units[unit].side != asked):
            return Refusal.of("12.3", "fire.not_yours", unit=unit)
        own = state.world.units[unit].side == self.side
        why_not = artillery.why_not_support_attack if own else artillery.why_not_support_defence
        return why_not(state, unit, self.attack(state))
