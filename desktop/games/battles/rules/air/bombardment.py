"""13.3 Air bombardment, phase C."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.artillery.artillery import enemy_hexes, vulnerable
from desktop.games.battles.rules.combat.losses import take_step
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.state import BattleState
from desktop.mechanics.modifier import Modifier, total


def bombardment_modifiers(state: BattleState, side: str, hex_id: SpaceId) -> tuple[Modifier, ...]:
    """13.3(2), J.air Cover of the target and bombing by night."""
    world = state.world
    table = world.tables.air_bombardment
    items = []
    if any(name in table.cover_terrain for name in world.terrain[hex_id]):
        items.append(Modifier.of(table.cover_drm, "13.3", "air.cover", hex=hex_id))
    night = world.special.night_air
    if night is not None and night.side == side:
        items.append(Modifier.of(night.bombard_drm, "J.air", "air.night_bombing", side=side))
    return tuple(items)


def useful_amounts(state: BattleState, pool: int, spent: int) -> tuple[int, ...]:
    """13.2(3) One point, points that just reach each further column of the table, and all of them."""
    columns = [int(label.split("-")[0].rstrip("+")) for label in state.world.air_table.columns]
    steps = {1, *(low - spent for low in columns if low > spent)}
    return air.amounts(pool, tuple(sorted(steps)))


class Bombardment(Frame, kw_only=True):
    """13.3 One player bombs enemy hexes: air units or points are assigned, the die is rolled, the bomber picks the hit.

    Attributes:
        flights, points: air units and air points over each hex not yet rolled for.
        target: the hex just hit.
    """

    STEPS = ("assign", "hit")
    side: str
    flights: dict[SpaceId, list[UnitId]] = {}
    points: dict[SpaceId, int] = {}
    target: SpaceId = NOTHING

    def strength(self, state: BattleState, hex_id: SpaceId) -> int:
        """13.3(1) The total over a hex, each air unit with its own halvings."""
        flown = sum(air.mission_strength(state, u, hex_id, support=False) for u in self.flights.get(hex_id, ()))
        return flown + self.points.get(hex_id, 0)

    def aimed(self) -> list[SpaceId]:
        return sorted({*self.flights, *self.points})

    # -- assigning and rolling ---------------------------------------------------------------------
    def ask_assign(self, state: BattleState) -> Decision | None:
        aimed = self.aimed()
        actions = [verbs.ROLL(hex_id) for hex_id in aimed]
        units = air.available(state, self.side)
        pool = state.air_points.get(self.side, 0)
        if units or pool:
            for hex_id in self._targets(state):
                actions += [verbs.AIR(unit, hex_id) for unit in units]
                actions += [verbs.POINTS(str(n), hex_id) for n in self._amounts(state, hex_id)]
        if not actions:
            return None
        if not aimed:
            actions.append(verbs.DONE())
        prompt = Message.of("air.bombard", n=pool)
        return Decision.of(self.side, "13.3", prompt, actions, subjects=aimed, default=actions[0 if aimed else -1])

    def _targets(self, state: BattleState) -> list[SpaceId]:
        return [h for h in enemy_hexes(state, self.side) if self._why_not_target(state, h) is None]

    def _amounts(self, state: BattleState, hex_id: SpaceId) -> tuple[int, ...]:
        return useful_amounts(state, state.air_points.get(self.side, 0), self.points.get(hex_id, 0))

    def on_assign(self, state: BattleState, action: Action) -> None:
        match action.verb:
            case verbs.AIR:
                unit, hex_id = action.args
                self.flights.setdefault(hex_id, []).append(unit)
                state.fly_bombardment(self.side, unit, hex_id)
            case verbs.POINTS:
                amount, hex_id = action.args
                self.points[hex_id] = self.points.get(hex_id, 0) + int(amount)
                state.spend_bombardment(self.side, int(amount), hex_id)
            case verbs.ROLL:
                self._roll(state, action.target)
            case _:
                self.go("end")

    def _roll(self, state: BattleState, hex_id: SpaceId) -> None:
        table = state.world.air_table
        strength = self.strength(state, hex_id)
        drm = total(bombardment_modifiers(state, self.side, hex_id))
        die = state.roll("bombardment", self.side)
        hit = table.result(strength, die + drm) > 0
        column = table.columns[table.column_of(strength)]
        event = ev.BombardmentResolved(self.side, hex_id, strength, column, die, die + drm, hit)
        self.flights.pop(hex_id, None)
        self.points.pop(hex_id, None)
        state.record_bombardment(event)
        if hit:
            self._hit(state, hex_id)

    def _hit(self, state: BattleState, hex_id: SpaceId) -> None:
        victims = vulnerable(state, state.world.enemy(self.side), hex_id)
        if len(victims) == 1:
            take_step(state, victims[0], "bombardment")
        else:
            self.target = hex_id
            self.next_step()

    # -- the hit -----------------------------------------------------------------------------------
    def ask_hit(self, state: BattleState) -> Decision | None:
        """13.3(3) The bomber chooses the unit; never an HQ, a truck or a leader."""
        if not self.target:
            return None
        actions = [verbs.HIT(unit) for unit in self._victims(state)]
        prompt = Message.of("air.hit", hex=self.target)
        return Decision.of(self.side, "13.3", prompt, actions, subjects=(self.target,))

    def _victims(self, state: BattleState) -> tuple[UnitId, ...]:
        return vulnerable(state, state.world.enemy(self.side), self.target)

    def on_hit(self, state: BattleState, action: Action) -> None:
        take_step(state, action.target, "bombardment")
        self.target = NOTHING
        self.go("assign")

    # -- refusing ----------------------------------------------------------------------------------
    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if self.step == "hit":
            return self._why_not_hit(state, action)
        match action.verb, action.args:
            case verbs.AIR, (unit, hex_id):
                return air.why_not_fly(state, self.side, unit) or self._why_not_target(state, hex_id)
            case verbs.POINTS, (points, hex_id):
                offered = self._amounts(state, hex_id)
                refusal = air.why_not_spend(state, self.side, points, offered)
                return self._why_not_target(state, hex_id) or refusal
            case verbs.ROLL, (hex_id,) if hex_id not in self.aimed():
                return Refusal.of("13.3", "air.not_aimed", hex=hex_id)
            case verbs.DONE, () if self.aimed():
                return Refusal.of("13.3", "air.roll_first")
        return None

    def _why_not_hit(self, state: BattleState, action: Action) -> Refusal | None:
        unit = action.target
        if action.verb != verbs.HIT or unit not in state.units or unit in self._victims(state):
            return None
        if state.place(unit) == self.target:
            return Refusal.of("10.4", "barrage.immune_unit", unit=unit)
        return Refusal.of("13.3", "air.not_hit", unit=unit)

    def _why_not_target(self, state: BattleState, hex_id: SpaceId) -> Refusal | None:
        """13.3 Only hexes with units that can be hurt, once per player and turn."""
        if hex_id in state.bombed.get(self.side, ()):
            return Refusal.of("13.3", "air.bombed_already", hex=hex_id)
        if hex_id not in enemy_hexes(state, self.side):
            return Refusal.of("13.3", "air.no_enemy", hex=hex_id)
        if not vulnerable(state, state.world.enemy(self.side), hex_id):
            return Refusal.of("10.4", "barrage.immune", hex=hex_id)
        return None
