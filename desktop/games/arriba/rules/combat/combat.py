"""9 One attack, from its declaration to the breakthrough that may follow."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CityId, GroupId, UnitId
from desktop.engine.verb import Verb
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.combat import breakthrough, resolve
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.loss_options import EXCHANGE, destroy_lone_assets, parse_result, priority
from desktop.games.arriba.rules.combat.losses import AdjustLosses, AirLosses, Exchange, TakeLosses
from desktop.games.arriba.rules.map.control import has_units
from desktop.games.arriba.rules.map.grouping import occupy
from desktop.games.arriba.rules.turn.reasons import why_not_number, why_not_piece
from desktop.games.arriba.state.army_state import AIR, ARMOUR, ARTILLERY
from desktop.games.arriba.state.battle_state import (
    ATTACKER,
    BREAKTHROUGH,
    COUNTERATTACK,
    DEFENDER,
    ROLES,
    Battle,
    Target,
)
from desktop.games.arriba.state.forces import divisions_of, representatives
from desktop.games.arriba.state.seats import leader
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState

VERBS = {AIR: verbs.AIR, ARMOUR: verbs.ARMOUR, ARTILLERY: verbs.ARTILLERY}
"""How asset points of a kind are committed."""


class Combat(Frame, kw_only=True):
    """9 Declare, pay, compare, commit asset points, roll, lose, disrupt, break through, advance."""

    STEPS = (
        "declare", "walk_over", "pay", "compare", "attacker_air", "defender_air", "attacker_armour",
        "attacker_artillery", "defender_armour", "defender_artillery", "roll", "air_losses", "adjust",
        "attacker_losses", "defender_losses", "disrupt", "breakthrough", "take", "target", "advance", "close", "second",
    )  # fmt: skip
    attacker: GroupId
    target: Target
    manner: str
    taken: list[UnitId] = []
    """9.3 Units chosen for the breakthrough."""
    spearhead: GroupId = NOTHING
    """9.3 The group that breaks through."""
    second_target: GroupId = NOTHING

    # -- declaring ---------------------------------------------------------------------------------
    def run_declare(self, state: ArribaState) -> None:
        group = state.groups[self.attacker]
        defender = GroupId(self.target) if self.target in state.groups else NOTHING
        city = state.groups[defender].city if defender else CityId(self.target)
        sides = {ATTACKER: group.side, DEFENDER: enemy_of(group.side)}
        groups = {ATTACKER: self.attacker, DEFENDER: defender}
        state.declare(Battle(kind=self.manner, area=group.area, group=groups, side=sides, city=city), self.target)

    def run_walk_over(self, state: ArribaState) -> None:
        """7, 15.3 Asset points alone and a fort alone are destroyed without a die."""
        battle = state.fight
        defender = battle.group[DEFENDER]
        if defender and has_units(state, defender):
            return
        if defender:
            state.record_wipe_out(defender)
            destroy_lone_assets(state, DEFENDER, "attacked")
        if battle.city and state.forts.get(battle.city) == battle.side[DEFENDER]:
            state.remove_fort(battle.city, "alone")
        self.go("breakthrough" if defender else "advance")

    def run_pay(self, state: ArribaState) -> None:
        """9 An all-out attack costs EP and must be paid for if possible; 9.4 counterattacks need none."""
        battle, world = state.fight, state.world
        divisions = divisions_of(state, fighting_units(state, self.attacker))
        if battle.kind == COUNTERATTACK or divisions < world.limits.assault_divisions:
            return
        side, price = battle.side[ATTACKER], world.tables.costs["assault"].ep
        paid = state.purse[side].total >= price
        if paid:
            state.spend(side, "assault", price)
        state.judge_assault(paid=paid)

    def run_compare(self, state: ArribaState) -> None:
        battle = state.fight
        ours, theirs = fighting_units(state, self.attacker), state.units_of(battle.group[DEFENDER])
        state.set_cadre({ATTACKER: resolve.best_cadre(state, ours), DEFENDER: resolve.best_cadre(state, theirs)})
        attack = resolve.attack_strength(state, ours, paid=battle.paid)
        defence = resolve.defence_strength(state, theirs)
        shifts, starved = resolve.shifts(state, battle, ours, theirs), resolve.starved_strength(state, ours)
        state.set_odds(attack, defence, resolve.ladder(attack, defence), shifts, starved)

    # -- asset points ------------------------------------------------------------------------------
    def _ask(self, state: ArribaState, role: str, verb: Verb[str], most: int) -> Decision | None:
        """A number from none to all that can be used."""
        if not most:
            return None
        actions = [verb(str(number)) for number in range(most + 1)]
        group = state.fight.group[role]
        prompt = Message.of(f"combat.{verb}", role=role, n=most)
        return Decision.of(leader(state, group), "9", prompt, actions, subjects=(group,))

    def ask_attacker_air(self, state: ArribaState) -> Decision | None:
        return self._ask(state, ATTACKER, verbs.AIR, resolve.most_air(state, state.fight, ATTACKER))

    def on_attacker_air(self, state: ArribaState, action: Action) -> None:
        self._fly(state, ATTACKER, action)

    def ask_defender_air(self, state: ArribaState) -> Decision | None:
        return self._ask(state, DEFENDER, verbs.AIR, resolve.most_air(state, state.fight, DEFENDER))

    def on_defender_air(self, state: ArribaState, action: Action) -> None:
        self._fly(state, DEFENDER, action)

    def _fly(self, state: ArribaState, role: str, action: Action) -> None:
        state.commit_air(role, resolve.ready_air(state, state.fight.side[role])[: int(action.target)])
        self.next_step()

    def _ask_assets(self, state: ArribaState, role: str, kind: str) -> Decision | None:
        return self._ask(state, role, VERBS[kind], resolve.most_assets(state, state.fight, role, kind))

    def _use(self, state: ArribaState, role: str, kind: str, action: Action) -> None:
        state.commit_assets(role, kind, int(action.target))
        self.next_step()

    def ask_attacker_armour(self, state: ArribaState) -> Decision | None:
        return self._ask_assets(state, ATTACKER, ARMOUR)

    def on_attacker_armour(self, state: ArribaState, action: Action) -> None:
        self._use(state, ATTACKER, ARMOUR, action)

    def ask_attacker_artillery(self, state: ArribaState) -> Decision | None:
        return self._ask_assets(state, ATTACKER, ARTILLERY)

    def on_attacker_artillery(self, state: ArribaState, action: Action) -> None:
        self._use(state, ATTACKER, ARTILLERY, action)

    def ask_defender_armour(self, state: ArribaState) -> Decision | None:
        """15.5 Only some doctrines use armour in defence."""
        return self._ask_assets(state, DEFENDER, ARMOUR)

    def on_defender_armour(self, state: ArribaState, action: Action) -> None:
        self._use(state, DEFENDER, ARMOUR, action)

    def ask_defender_artillery(self, state: ArribaState) -> Decision | None:
        return self._ask_assets(state, DEFENDER, ARTILLERY)

    def on_defender_artillery(self, state: ArribaState, action: Action) -> None:
        self._use(state, DEFENDER, ARTILLERY, action)

    # -- result ------------------------------------------------------------------------------------
    def run_roll(self, state: ArribaState) -> None:
        battle = state.fight
        state.set_priority(priority(state, battle))
        die = state.roll("combat", battle.side[ATTACKER], state.world.limits.die_faces)
        modifier = resolve.modifier_of(state, battle)
        state.record_roll(die, modifier, resolve.result_of(state, battle.column, die + modifier))

    def run_air_losses(self, state: ArribaState) -> Frame | None:
        """9 An unmodified 6 costs each side an air AP, where any flew."""
        return AirLosses() if state.fight.die == state.world.limits.air_lost_on else None

    def run_adjust(self, state: ArribaState) -> Frame | None:
        """9.2 Losses as numbers, and their adjustment."""
        if state.fight.result == EXCHANGE:
            return None
        for role, number in zip(ROLES, parse_result(state.fight.result), strict=True):
            state.set_due(role, number)
        return AdjustLosses()

    def run_attacker_losses(self, state: ArribaState) -> Frame:
        return Exchange() if state.fight.result == EXCHANGE else TakeLosses(role=ATTACKER)

    def run_defender_losses(self, state: ArribaState) -> Frame | None:
        return None if state.fight.result == EXCHANGE else TakeLosses(role=DEFENDER)

    def run_disrupt(self, state: ArribaState) -> None:
        """9.2 The group that lost more is disrupted, with equal losses both; asset points left alone are gone."""
        battle = state.fight
        for role in ROLES:
            destroy_lone_assets(state, role)
        if battle.group[DEFENDER] not in state.groups:
            state.record_wipe_out(battle.group[DEFENDER])
        ours, theirs = battle.taken[ATTACKER], battle.taken[DEFENDER]
        worse = [ATTACKER] * (ours >= theirs) + [DEFENDER] * (theirs >= ours)
        for group in (battle.group[role] for role in worse if ours or theirs):
            for unit in state.units_of(group) if group in state.groups else ():
                if not state.pieces[unit].disrupted:
                    state.disrupt(unit, "combat")

    # -- breakthrough ------------------------------------------------------------------------------
    def ask_breakthrough(self, state: ArribaState) -> Decision | None:
        """9.3 Decide at once."""
        if breakthrough.why_not(state, state.fight):
            return None
        actions = [verbs.BREAKTHROUGH(), verbs.DECLINE()]
        return Decision.of(leader(state, self.attacker), "9.3", Message.of("combat.breakthrough"), actions)

    def on_breakthrough(self, state: ArribaState, action: Action) -> None:
        self.go("take" if action.verb == verbs.BREAKTHROUGH else "advance")

    def ask_take(self, state: ArribaState) -> Decision | None:
        """9.3 One unit for each armour AP (15.5 perhaps two), where there is a choice."""
        if state.fight.kind == BREAKTHROUGH or breakthrough.why_not(state, state.fight):
            return None
        wanted = breakthrough.units_wanted(state, self.attacker)
        left = [unit for unit in fighting_units(state, self.attacker) if unit not in self.taken]
        sorts = representatives(state, left)
        if len(self.taken) >= wanted or len(self.taken) + len(left) <= wanted or len(sorts) == 1:
            return None
        actions = [verbs.TAKE(unit) for unit in sorts]
        progress = (len(self.taken), wanted)
        return Decision.of(leader(state, self.attacker), "9.3", Message.of("combat.take"), actions, progress=progress)

    def on_take(self, state: ArribaState, action: Action) -> None:
        self.taken.append(action.target)

    def ask_target(self, state: ArribaState) -> Decision | None:
        """9.3 The second attack is on another enemy group of the area."""
        if breakthrough.why_not(state, state.fight):
            return None
        actions = [verbs.TARGET(key) for key in breakthrough.second_targets(state, state.fight)]
        return Decision.of(leader(state, self.attacker), "9.3", Message.of("combat.second"), actions)

    def on_target(self, state: ArribaState, action: Action) -> None:
        self.second_target = action.target
        self.spearhead = breakthrough.split(state, self.attacker, self.taken)
        self.next_step()

    # -- why not -----------------------------------------------------------------------------------
    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        """What stands against the number, unit, target or group named, while one of its kind is asked for."""
        if action.verb in VERBS.values() and self.step.endswith(f"_{action.verb}"):
            return self._why_not_assets(state, action)
        match self.step, action.verb, action.args:
            case "take", verbs.TAKE, (unit,):
                left = [each for each in fighting_units(state, self.attacker) if each not in self.taken]
                no_unit = Refusal.of("9.3", "combat.not_fit")
                return why_not_piece(state, unit, representatives(state, left), no_unit)
            case "target", verbs.TARGET, (group,) if group not in breakthrough.second_targets(state, state.fight):
                return Refusal.of("9.3", "combat.no_target")
            case "advance", verbs.ADVANCE, (group,) if group not in self._advancing(state):
                return Refusal.of("9.2", "combat.not_there")
        return None

    def _why_not_assets(self, state: ArribaState, action: Action) -> Refusal | None:
        role = ATTACKER if self.step.startswith(ATTACKER) else DEFENDER
        if action.verb == verbs.AIR:
            return why_not_number(action, resolve.most_air(state, state.fight, role))
        kind = ARMOUR if action.verb == verbs.ARMOUR else ARTILLERY
        return why_not_number(action, resolve.most_assets(state, state.fight, role, kind))

    # -- advance -----------------------------------------------------------------------------------
    def _advancing(self, state: ArribaState) -> list[GroupId]:
        """9.2 The attacking group, or the two parts of it."""
        return [key for key in (self.attacker, self.spearhead) if key in state.groups and has_units(state, key)]

    def ask_advance(self, state: ArribaState) -> Decision | None:
        """9.2 The attacker may enter the city whose defender is gone; of two parts one may."""
        battle = state.fight
        emptied = battle.city and battle.city not in state.in_city
        able = self._advancing(state)
        if not emptied or not able:
            return None
        actions = [*(verbs.ADVANCE(key) for key in able), verbs.STAY()]
        prompt = Message.of("combat.advance", city=battle.city)
        return Decision.of(leader(state, able[0]), "9.2", prompt, actions)

    def on_advance(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.ADVANCE:
            occupy(state, action.target, state.fight.city, "advanced")
        self.next_step()

    def run_close(self, state: ArribaState) -> None:
        state.end_battle()

    def run_second(self, state: ArribaState) -> Frame | None:
        """9.3 The attack of the breakthrough."""
        if not self.spearhead:
            return None
        return Combat(attacker=self.spearhead, target=self.second_target, manner=BREAKTHROUGH)
