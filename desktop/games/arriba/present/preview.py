"""9, 5.3 The combat dock: an attack face by face with all that shifts it; an approach to a power with its chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.ids import GroupId, Thing, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.combat import chances
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.combat.loss_options import ALL, EXCHANGE
from desktop.games.arriba.rules.combat.resolve import AssetsUsed
from desktop.games.arriba.rules.map.supply import in_supply
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.political_phase import Attempt
from desktop.games.arriba.state.battle_state import ATTACK, ATTACKER, COUNTERATTACK, DEFENDER, Battle
from desktop.games.arriba.state.combat_events import BattleEnded, CombatRolled
from desktop.games.arriba.state.forces import strength_of
from desktop.games.arriba.state.sides import enemy_of
from desktop.mechanics.modifier import total
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState


class Previews:
    """Makes the view of the battle or the approach under discussion."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self.faces = world.limits.die_faces
        self._last: Battle | None = None
        """The battle last looked at: when it is over it is told as it ended."""

    def current(self, state: ArribaState) -> PreviewView | None:
        """The battle under way, or the approach being prepared."""
        if state.battle is not None:
            self._last = state.battle
            return self._battle(state, state.battle)
        if (fought := self._just_ended(state)) is not None:
            return self._rolled(fought)
        frame = state.stack[-1] if state.stack else None
        return self._attempt(state, frame.side, frame.power, frame.bought) if isinstance(frame, Attempt) else None

    def _just_ended(self, state: ArribaState) -> Battle | None:
        """The battle that the last action ended, if it is the one last looked at."""
        fought, seen = self._last, {type(event): event for event in state.events}
        ended, rolled = seen.get(BattleEnded), seen.get(CombatRolled)
        if fought is None or not isinstance(ended, BattleEnded) or not fought.result:
            return None
        if isinstance(rolled, CombatRolled) and (rolled.die, rolled.result) != (fought.die, fought.result):
            return None
        lost = (fought.taken[ATTACKER], fought.taken[DEFENDER])
        return fought if lost == (ended.attacker_lost, ended.defender_lost) else None

    def read_off(self, events: Sequence[Event]) -> Iterator[tuple[str, int, int]]:
        """9.2 The cells of the combat table that dice hit."""
        first, last = self.world.first_column, self.world.last_column
        dice = [int(die) for die in self.world.tables.combat.rows]
        for event in events:
            if isinstance(event, CombatRolled):
                total_of = event.die + event.modifier
                row = min(range(len(dice)), key=lambda n: abs(dice[n] - total_of))
                yield "combat", row, min(max(event.column, first), last) - first

    def focused(self, state: ArribaState, decision: Decision | None, focus: Sequence[Thing]) -> PreviewView | None:
        """The attack that pieces and places pointed at suggest, with the asset points of the attacking group."""
        phase = next((frame for frame in reversed(state.stack) if isinstance(frame, AttackPhase)), None)
        if decision is None or phase is None or state.battle is not None:
            return self.current(state)
        groups = [self._group(state, item) for item in focus]
        offered = [(action.args[0], action.args[1]) for action in decision.actions if action.verb == verbs.ATTACK]
        for attacker, target in offered:
            if attacker in groups and (target in groups or self._stands(state, target, focus)):
                return self._declared(state, attacker, target, phase.manner)
        mine = [pair for pair in offered if pair[0] in groups]
        if len(mine) != 1:
            return self.current(state)
        return self._declared(state, mine[0][0], mine[0][1], phase.manner)

    def _group(self, state: ArribaState, item: Thing) -> GroupId:
        found = state.pieces.get(item)
        return found.group if found else item

    def _stands(self, state: ArribaState, target: Thing, focus: Sequence[Thing]) -> bool:
        group = state.groups.get(target)
        place = f"city:{group.city}" if group and group.city else group.area if group else f"city:{target}"
        return place in focus

    # -- battles -----------------------------------------------------------------------------------
    def _declared(self, state: ArribaState, attacker: GroupId, target: Thing, manner: str) -> PreviewView:
        """All armour and artillery that can be used takes part; who flies is decided later."""
        found = chances.prospect(state, attacker, target, manner)
        side = state.groups[attacker].side
        units = (fighting_units(state, attacker), state.units_of(target) if target in state.groups else [])
        area = state.groups[attacker].area
        return self._view(state, found, side, units, area, manner)

    def _battle(self, state: ArribaState, battle: Battle) -> PreviewView:
        if battle.result:
            return self._rolled(battle)
        attacker, defender = battle.group[ATTACKER], battle.group[DEFENDER]
        found = chances.under_way(state, battle)
        units = (
            fighting_units(state, attacker) if attacker in state.groups else [],
            state.units_of(defender) if defender in state.groups else [],
        )
        return self._view(state, found, battle.side[ATTACKER], units, battle.area, battle.kind)

    def _view(
        self,
        state: ArribaState,
        found: chances.Prospect,
        side: str,
        units: tuple[Sequence[UnitId], Sequence[UnitId]],
        area: str,
        manner: str,
    ) -> PreviewView:
        shifts = tuple(
            ItemView(self.names.say(f"shift.{shift.source}"), signed(shift.value), shift.rule) for shift in found.shifts
        )
        modifiers = tuple(self._assets(used) for used in found.assets)
        return PreviewView(
            title=self._title(area, manner),
            attacker=side,
            defender=enemy_of(side),
            attack=(*self._items(state, units[0]), *self._halvings(state, units[0], found, manner)),
            defence=tuple(self._items(state, units[1])),
            attack_total=str(found.attack),
            defence_total=str(found.defence),
            shifts=shifts,
            modifiers=modifiers,
            column=self.names.odds(found.column) if found.faces else self.names.say("preview.no_die"),
            outcomes=tuple(self._outcomes(found, side)),
            total=self.faces,
            chart="combat",
            chart_column=min(max(found.column, self.world.first_column), self.world.last_column)
            - self.world.first_column,
            faces=tuple((str(face.die), face.result) for face in found.faces),
        )

    def _assets(self, used: AssetsUsed) -> ItemView:
        """9 Asset points of a kind that one side uses."""
        text = self.names.say(f"preview.assets_{used.role}", n=used.number, kind=used.kind)
        return ItemView(text, signed(used.value), "9")

    def _title(self, area: str, manner: str) -> str:
        kind = manner if manner in (ATTACK, COUNTERATTACK) else "breakthrough"
        return self.names.say(f"preview.{kind}", area=area)

    def _items(self, state: ArribaState, units: Sequence[UnitId]) -> Iterator[ItemView]:
        for unit in units:
            strength = str(self.world.strength[state.pieces[unit].kind])
            yield ItemView(capital(self.names.unit(state, unit)), strength, "2", unit)

    def _halvings(
        self, state: ArribaState, units: Sequence[UnitId], found: chances.Prospect, manner: str
    ) -> Iterator[ItemView]:
        """9, 11 What makes the attack weaker than its units, or costs EP; 9.4 a counterattack costs none."""
        starved = [unit for unit in units if not in_supply(state, unit)]
        if starved:
            lost = strength_of(state, starved) // self.world.limits.halving
            yield ItemView(self.names.say("preview.unsupplied"), signed(-lost), "11")
        if manner != COUNTERATTACK and found.divisions >= self.world.limits.assault_divisions:
            key = "preview.all_out" if found.paid else "preview.unpaid"
            yield ItemView(self.names.say(key), "", "9")

    def _outcomes(self, found: chances.Prospect, side: str) -> Iterator[OutcomeView]:
        """Faces with the same outcome together, the best for the attacker first."""
        if not found.faces:
            yield OutcomeView(self.names.say("preview.destroyed"), self.faces, "", side)
            return
        rows: dict[str, tuple[int, str]] = {}
        for face in found.faces:
            text = self._outcome(face)
            good = side if face.defender_lost > face.attacker_lost else enemy_of(side)
            good = "" if face.defender_lost == face.attacker_lost else good
            rows[text] = (rows.get(text, (0, ""))[0] + 1, good)
        for text, (weight, good) in rows.items():
            yield OutcomeView(text, weight, "", good)

    def _outcome(self, face: chances.Face) -> str:
        say = self.names.say
        if face.result == EXCHANGE:
            return ", ".join((say("preview.exchange"), *(say(f"preview.air_lost_{role}") for role in face.air_lost)))
        parts = [say("preview.losses", n=face.attacker_lost, m=face.defender_lost)]
        if face.defender_gone:
            parts.append(say("preview.wiped_out"))
        parts += [say(f"preview.disrupted_{role}") for role in face.disrupted]
        parts += [say(f"preview.air_lost_{role}") for role in face.air_lost]
        return ", ".join(parts)

    def _rolled(self, battle: Battle) -> PreviewView:
        """What the die made of it."""
        side = battle.side[ATTACKER]
        text = self.names.say("preview.rolled", n=battle.die, result=battle.result, losses=self._due(battle))
        losses = tuple((self._lost(battle, role),) for role in (ATTACKER, DEFENDER))
        return PreviewView(
            self._title(battle.area, battle.kind), side, battle.side[DEFENDER], losses[0], losses[1],
            str(battle.attack), str(battle.defence), (), (), self.names.odds(battle.column), (), self.faces,
            result=text, die=battle.die,
        )  # fmt: skip

    def _due(self, battle: Battle) -> str:
        """9.2 What the result asks of both sides, in words: who does not know the notation need not learn it."""
        if battle.result == EXCHANGE:
            return self.names.say("preview.exchange")
        both = [self.names.say("preview.everything") if n == ALL else str(n) for n in battle.due.values()]
        return self.names.say("preview.due", n=both[0], m=both[1])

    def _lost(self, battle: Battle, role: str) -> ItemView:
        """9.2 What is lost so far, and of how much; an exchange has no number, an E takes everything."""
        taken, due = battle.taken[role], battle.due[role]
        if battle.result == EXCHANGE:
            return ItemView(self.names.say("preview.lost_in_exchange"), str(taken), "9.2")
        text = self.names.say("preview.everything") if due == ALL else str(due)
        return ItemView(self.names.say("preview.lost"), f"{taken} / {text}", "9.2")

    # -- approaches --------------------------------------------------------------------------------
    def _attempt(self, state: ArribaState, side: str, power: str, bought: int) -> PreviewView:
        """5.3 The chance to move a power now, and with each further modifier."""
        modifiers = politics.attempt_modifiers(state, side, power, bought)
        items = tuple(
            ItemView(capital(self.names.words.message(item.source)), signed(item.value), item.rule)
            for item in modifiers
        )
        outcomes = []
        for more in range(self.world.tables.attempt.modifiers_most - bought + 1):
            found = politics.attempt_chances(state, side, power, bought + more)
            forward = sum(weight for move, weight in found.items() if move > 0)
            back = sum(weight for move, weight in found.items() if move < 0)
            detail = self.names.say("preview.setback", n=back) if back else ""
            key = "preview.now" if not more else "preview.more"
            outcomes.append(OutcomeView(self.names.say(key, n=more), forward, detail, side))
        return PreviewView(
            self.names.say("preview.approach", power=power), side, enemy_of(side), items, (), signed(total(modifiers)),
            "", (), (), self.names.say("preview.to_move"), tuple(outcomes), self.faces, chart="attempt",
            heading=self.names.say("preview.politics"),
        )  # fmt: skip
