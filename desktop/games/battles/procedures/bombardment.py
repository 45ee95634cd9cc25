"""13.3 Air bombardment, phase C."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.battles import air
from desktop.games.battles import events as ev
from desktop.games.battles.artillery import enemy_hexes, vulnerable
from desktop.games.battles.procedures.losses import take_step
from desktop.games.battles.state import BattleState
from desktop.mechanics.modifier import Modifier, total


def bombardment_modifiers(state: BattleState, side: str, hex_id: str) -> tuple[Modifier, ...]:
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


@dataclass(kw_only=True)
class Bombardment(Frame):
    """13.3 One player bombs enemy hexes: air units or points are assigned, the die is rolled, the bomber picks the hit.

    Attributes:
        flights, points: air units and air points over each hex not yet rolled for.
        target: the hex just hit.
    """

    STEPS = ("assign", "hit")
    side: str
    flights: dict[str, list[str]] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    target: str = ""

    def strength(self, state: BattleState, hex_id: str) -> int:
        """13.3(1) The total over a hex, each air unit with its own halvings."""
        flown = sum(air.mission_strength(state, u, hex_id, support=False) for u in self.flights.get(hex_id, ()))
        return flown + self.points.get(hex_id, 0)

    def aimed(self) -> list[str]:
        return sorted({*self.flights, *self.points})

    # -- assigning and rolling ---------------------------------------------------------------------
    def ask_assign(self, state: BattleState) -> Decision | None:
        aimed = self.aimed()
        actions = [Action.of("roll", hex_id) for hex_id in aimed]
        units = air.available(state, self.side)
        pool = state.air_points.get(self.side, 0)
        if units or pool:
            for hex_id in self._targets(state):
                actions += [Action.of("air", unit, hex_id) for unit in units]
                spent = self.points.get(hex_id, 0)
                actions += [Action.of("points", str(n), hex_id) for n in useful_amounts(state, pool, spent)]
        if not actions:
            return None
        if not aimed:
            actions.append(Action.of("done"))
        prompt = Message.of("air.bombard", n=pool)
        return Decision.of(self.side, "13.3", prompt, actions, subjects=aimed, default=actions[0 if aimed else -1])

    def _targets(self, state: BattleState) -> list[str]:
        """13.3 Hexes with units that can be hurt, once per player and turn."""
        enemy = state.world.enemy(self.side)
        bombed = state.bombed.get(self.side, ())
        return [h for h in enemy_hexes(state, self.side) if h not in bombed and vulnerable(state, enemy, h)]

    def on_assign(self, state: BattleState, action: Action) -> None:
        match action.verb:
            case "air":
                unit, hex_id = action.args
                self.flights.setdefault(hex_id, []).append(unit)
                state.fly_bombardment(self.side, unit, hex_id)
            case "points":
                amount, hex_id = action.args
                self.points[hex_id] = self.points.get(hex_id, 0) + int(amount)
                state.spend_bombardment(self.side, int(amount), hex_id)
            case "roll":
                self._roll(state, action.target)
            case _:
                self.go("end")

    def _roll(self, state: BattleState, hex_id: str) -> None:
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

    def _hit(self, state: BattleState, hex_id: str) -> None:
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
        victims = vulnerable(state, state.world.enemy(self.side), self.target)
        actions = [Action.of("hit", unit) for unit in victims]
        prompt = Message.of("air.hit", hex=self.target)
        return Decision.of(self.side, "13.3", prompt, actions, subjects=(self.target,))

    def on_hit(self, state: BattleState, action: Action) -> None:
        take_step(state, action.target, "bombardment")
        self.target = ""
        self.go("assign")

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == "hit" and action.target in state.units and state.world.units[action.target].is_hq:
            return Refusal.of("10.4", "barrage.immune_unit", unit=action.target)
        if action.verb == "air" and action.target in state.air_flown:
            return Refusal.of("13.1", "air.has_flown", unit=action.target)
        if action.verb == "points" and action.target.isdigit():
            left = state.air_points.get(self.side, 0)
            if int(action.target) > left:
                return Refusal.of("13.2", "air.not_so_many", n=left)
        if action.verb in ("air", "points") and len(action.args) > 1:
            return self._why_not_target(state, action.args[1])
        return None

    def _why_not_target(self, state: BattleState, hex_id: str) -> Refusal | None:
        if hex_id in state.bombed.get(self.side, ()):
            return Refusal.of("13.3", "air.bombed_already", hex=hex_id)
        if hex_id in enemy_hexes(state, self.side):
            return Refusal.of("10.4", "barrage.immune", hex=hex_id)
        return Refusal.of("13.3", "air.no_enemy", hex=hex_id)
