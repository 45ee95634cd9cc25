"""The fight under discussion, worked out by the resolver itself: both sums, shifts, modifiers and every outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.ids import SpaceId, Thing, UnitId
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.queries import (
    bombardment,
    bombed_now,
    current_attack,
    declared_now,
    fight_frame,
    resolved_now,
)
from desktop.games.battles.rules.air.air import mission_item
from desktop.games.battles.rules.air.bombardment import bombardment_modifiers
from desktop.games.battles.rules.artillery.artillery import shelled
from desktop.games.battles.rules.artillery.barrage import Barrage
from desktop.games.battles.rules.combat import resolve
from desktop.games.battles.rules.combat.engaged import close_to
from desktop.games.battles.state.events import BombardmentResolved, CombatResolved
from desktop.mechanics.modifier import Modifier, total
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.rules.air.bombardment import Bombardment
    from desktop.games.battles.rules.combat.combat import Combat
    from desktop.games.battles.rules.combat.resolve import Odds
    from desktop.games.battles.state.combat_state import Attack
    from desktop.games.battles.state.state import BattleState


class Previews:
    """Makes combat previews."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._last: tuple[tuple[int, str, int, str], PreviewView] | None = None
        """The fight as it was shown before its die was rolled."""
        self._raid: tuple[str, PreviewView] | None = None
        """The same of an air bombardment, by its hex."""

    def current(self, state: BattleState) -> PreviewView | None:
        """The combat being resolved, with its result once it is rolled; or the bombardment being prepared."""
        frame = fight_frame(state)
        rolled = resolved_now(state)
        if frame is None:
            return self._told(state, rolled) if rolled else self._just_declared(state) or self._from_the_air(state)
        if frame.cell:
            return self._told(state, rolled) or self._last_of(self._key(state, frame.number, _victim(frame)))
        attack = current_attack(state)
        assert attack is not None
        made = self._shelling(state, frame) if isinstance(frame, Barrage) else self.of_attack(state, attack)
        if made is not None:
            self._last = (self._key(state, frame.number, _victim(frame)), made)
        return made

    def read_off(self, events: Sequence[Event]) -> Iterator[tuple[str, int, int]]:
        """The cells of the combat results and bombardment tables that dice hit."""
        for event in events:
            if isinstance(event, CombatResolved):
                column = list(self.world.tables.crt.columns).index(event.column)
                yield "crt", self.world.crt.row_of(event.modified), column
            elif isinstance(event, BombardmentResolved):
                column = list(self.world.air_table.columns).index(event.column)
                yield "air", self.world.air_table.row_of(event.modified), column

    def fallen(self, events: Sequence[Event]) -> str:
        """What the last die of a combat, barrage or bombardment has decided: also when nothing is left to be done."""
        told = [event for event in events if isinstance(event, CombatResolved | BombardmentResolved)]
        return self._meaning(told[-1]) if told else ""

    def _meaning(self, rolled: CombatResolved | BombardmentResolved) -> str:
        if isinstance(rolled, CombatResolved):
            text = self.names.outcome(rolled.result)
        else:
            text = capital(self.names.say("outcome.hit" if rolled.hit else "outcome.nothing"))
        return self.names.say("preview.result", n=rolled.die, text=text)

    def _just_declared(self, state: BattleState) -> PreviewView | None:
        """The attack that the last action declared or strengthened."""
        number = declared_now(state)
        attack = next((attack for attack in state.attacks if attack.number == number), None)
        return self.of_attack(state, attack) if attack is not None and not attack.done else None

    def _from_the_air(self, state: BattleState) -> PreviewView | None:
        """13.3 A bombardment just rolled, with what it did; else the one being prepared."""
        bombed = bombed_now(state)
        if bombed is not None and self._raid is not None and self._raid[0] == bombed.hex:
            return replace(self._raid[1], result=self._meaning(bombed), die=bombed.die)
        aimed = bombardment(state)
        if aimed is None:
            return None
        self._raid = (aimed[1], self._bombardment(state, *aimed))
        return self._raid[1]

    def _key(self, state: BattleState, number: int, unit: str) -> tuple[int, str, int, str]:
        return state.turn, state.phasing, number, unit

    def _last_of(self, key: tuple[int, str, int, str]) -> PreviewView | None:
        return self._last[1] if self._last and self._last[0] == key else None

    def _told(self, state: BattleState, rolled: CombatResolved | None) -> PreviewView | None:
        """The fight as it stood when the die fell, with what it meant."""
        if rolled is None:
            return None
        key = self._key(state, rolled.attack, rolled.unit)
        before = self._last_of(key)
        if before is None:
            return None
        after = replace(before, result=self._meaning(rolled), die=rolled.die)
        self._last = (key, after)
        return after

    def focused(self, state: BattleState, decision: Decision | None, focus: Sequence[Thing]) -> PreviewView | None:
        """The fight that pieces and spaces under the cursor suggest."""
        units = [item for item in focus if item in self.world.units and state.on_map(item)]
        hexes = [item for item in focus if item in self.world.terrain]
        declared = self._declared(state, units, hexes)
        if declared is not None:
            return self.of_attack(state, declared)
        side = self._attacker(state, units)
        own = [unit for unit in units if self.world.units[unit].side == side]
        places = [state.place(unit) for unit in units if self.world.units[unit].side != side]
        targets = [hex_id for hex_id in (*hexes, *places) if self._holds(state, hex_id, self.world.enemy(side))]
        attackers = [unit for unit in own if self._may_attack(state, unit, targets)]
        if not attackers or not targets:
            return self.current(state)
        with_them = [unit for unit in self._attacking(state, targets) if unit not in attackers]
        odds = resolve.odds_for(state, [*with_them, *attackers], list(dict.fromkeys(targets)))
        title = self.names.say("preview.imagined", hexes=tuple(dict.fromkeys(targets)))
        return self._view(title, side, odds)

    def _attacking(self, state: BattleState, targets: Sequence[str]) -> list[UnitId]:
        """Units already declared against just these hexes."""
        if state.phase != "combat":
            return []
        alike = [attack for attack in state.attacks if not attack.done and set(attack.targets) == set(targets)]
        return [unit for attack in alike for unit in attack.units if state.on_map(unit)]

    def _declared(self, state: BattleState, units: Sequence[UnitId], hexes: Sequence[SpaceId]) -> Attack | None:
        """The declared attack that what is in focus belongs to."""
        if state.phase != "combat":
            return None
        places = [*hexes, *(state.place(unit) for unit in units)]
        for attack in state.attacks:
            if not attack.done and any(hex_id in attack.targets for hex_id in places):
                others = [unit for unit in units if state.place(unit) not in attack.targets]
                if all(unit in attack.units or unit in attack.artillery for unit in others):
                    return attack
        joined = state.attack_by(units[0]) if len(units) == 1 and not hexes else None
        return joined if joined and not joined.done else None

    def _attacker(self, state: BattleState, units: Sequence[UnitId]) -> str:
        sides = [self.world.units[unit].side for unit in units]
        return state.phasing if state.phasing in sides or not sides else sides[0]

    def _holds(self, state: BattleState, hex_id: SpaceId, side: str) -> bool:
        return any(self.world.units[unit].side == side for unit in state.at(hex_id))

    def _may_attack(self, state: BattleState, unit: UnitId, targets: Sequence[str]) -> bool:
        record = self.world.units[unit]
        if not record.maneuver or record.is_truck or record.is_leader:
            return False
        return all(target in self.world.neighbours[state.place(unit)] for target in targets)

    def of_attack(self, state: BattleState, attack: Attack) -> PreviewView | None:
        """A declared attack as it stands now; of a barrage, its fire on the first unit of the hex."""
        side = state.phasing
        if attack.barrage:
            enemy = self.world.enemy(side)
            units = [u for hex_id in attack.targets for u in shelled(state, enemy, hex_id, attack)]
            return self._barrage(state, attack, units[0]) if units else None
        fight = resolve.fight_of(state, attack)
        if not fight.attackers or not fight.targets:
            return None
        key = "preview.assault" if attack.assault else "preview.attack"
        title = self.names.say(key, n=attack.number, hexes=attack.targets)
        return self._view(title, side, resolve.odds(state, fight))

    def _barrage(self, state: BattleState, attack: Attack, unit: UnitId) -> PreviewView | None:
        guns = [gun for gun in attack.artillery if state.on_map(gun)]
        if not unit or not guns or not state.on_map(unit):
            return None
        side = state.phasing
        exposed = bool(close_to(state, guns, attack.targets))
        odds = resolve.barrage_odds(state, side, resolve.barrage_items(state, guns), unit, exposed=exposed)
        title = self.names.say("preview.barrage", n=attack.number, hexes=attack.targets, unit=unit)
        return self._view(title, side, odds)

    def _shelling(self, state: BattleState, frame: Barrage) -> PreviewView | None:
        """12.4 The fire on one unit, with the total the artillery had when it began."""
        if not frame.unit or not frame.salvo or not state.on_map(frame.unit):
            return None
        title = self.names.say("preview.barrage", n=frame.number, hexes=(frame.hex,), unit=frame.unit)
        return self._view(title, frame.side, frame.odds(state))

    def _bombardment(self, state: BattleState, frame: Bombardment, hex_id: SpaceId) -> PreviewView:
        """13.3 Strength over a hex, column and faces of the air bombardment table."""
        table, say = self.world.air_table, self.names.say
        flown = frame.flights.get(hex_id, ())
        items = [mission_item(state, unit, hex_id, support=False) for unit in flown]
        if points := frame.points.get(hex_id, 0):
            items.append(Modifier.of(points, "13.2", "combat.air_points", n=points))
        modifiers = bombardment_modifiers(state, frame.side, hex_id)
        strength, drm = frame.strength(state, hex_id), total(modifiers)
        hits = [bool(table.result(strength, face + drm)) for face in resolve.FACES]
        enemy = self.world.enemy(frame.side)
        column = table.column_of(strength)
        outcomes = [OutcomeView(say("outcome.hit"), sum(hits), good_for=frame.side)] if any(hits) else []
        if not all(hits):
            outcomes.append(OutcomeView(capital(say("outcome.nothing")), len(hits) - sum(hits), good_for=enemy))
        return PreviewView(
            title=say("preview.bombardment", hex=hex_id),
            attacker=self.names.side(frame.side),
            defender=self.names.side(enemy),
            attack=tuple(self._item(item) for item in items),
            defence=(),
            attack_total=str(strength),
            defence_total="",
            shifts=(),
            modifiers=tuple(self._item(item, plain=False) for item in modifiers),
            column=say("preview.air_column", column=table.columns[column].replace("-", "–")),
            outcomes=tuple(outcomes),
            total=len(hits),
            chart="air",
            chart_column=column,
            faces=tuple((str(face), say("chart.hit") if hit else "–") for face, hit in enumerate(hits, 1)),
        )

    def _view(self, title: str, side: str, odds: Odds) -> PreviewView:
        enemy = self.world.enemy(side)
        return PreviewView(
            title=title,
            attacker=self.names.side(side),
            defender=self.names.side(enemy),
            attack=tuple(self._item(item) for item in odds.attack),
            defence=tuple(self._item(item) for item in odds.defence),
            attack_total=str(odds.attack_strength),
            defence_total=str(odds.defence_strength),
            shifts=tuple(self._item(item, plain=False) for item in odds.shifts),
            modifiers=tuple(self._item(item, plain=False) for item in odds.modifiers),
            column=self._column(odds),
            outcomes=tuple(self._outcome(cell, weight, side) for cell, weight in sorted(odds.distribution, key=_harm)),
            total=len(odds.faces),
            chart="crt",
            chart_column=odds.column_index,
            faces=tuple((str(face), self.names.result(cell)) for face, cell in enumerate(odds.faces, 1)),
        )

    def _column(self, odds: Odds) -> str:
        names = self.names
        if odds.plain_column == odds.column:
            return names.say("preview.column", n=odds.difference, column=odds.column)
        return names.say("preview.shifted", n=odds.difference, column=odds.plain_column, column2=odds.column)

    def _item(self, item: Modifier, *, plain: bool = True) -> ItemView:
        text = self.names.words.message(item.source)
        piece = next((str(value) for name, value in item.source.args if name == "unit"), "")
        return ItemView(text, str(item.value) if plain else signed(item.value), item.rule, piece)

    def _outcome(self, cell: str, weight: int, side: str) -> OutcomeView:
        harm = _harm((cell, weight))
        good_for = "" if not harm else self.world.enemy(side) if harm > 0 else side
        return OutcomeView(self.names.outcome(cell), weight, self.names.result(cell), good_for)


def _harm(outcome: tuple[str, int]) -> int:
    """How much worse a result is for the attacker than for the defender; a step weighs more than a retreat."""
    result = resolve.result(outcome[0])
    attacker = 2 * result.attacker_step + result.attacker_retreats
    return attacker - 2 * result.defender_step - result.defender_retreats


def _victim(frame: Combat | Barrage) -> str:
    """Of a barrage the unit rolled for."""
    return frame.unit if isinstance(frame, Barrage) else ""
