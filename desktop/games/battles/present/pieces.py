"""The counters on the table: where each stands, what marks it bears, what its tooltip says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.battles.present import trays
from desktop.games.battles.present.faces import Faces, values_in_words
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.combat.engaged import defenders
from desktop.games.battles.rules.map.restrictions import is_bound
from desktop.games.battles.state import places as st
from desktop.views.pieces import Badge, PieceView

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

STATUS = {
    st.SETUP: "setup", st.DUE: "due", st.POOL: "pool", st.AIR: "box", st.BOX: "box", st.SWAP: "pool",
    st.ELIMINATED: "eliminated", st.EXITED: "exited", st.WITHDRAWN: "exited",
}  # fmt: skip
MOST_BADGES = 3
Key = tuple[object, ...]


class Pieces:
    """Makes the pieces of a table; a counter whose state has not changed is the same view as before."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names, self.faces = world, names, Faces(world, names)
        reserves = world.special.reserves
        self._box = f"box:{reserves.box}" if reserves else ""
        self._due = {side: frozenset(trays.due_turns(world, side)) for side in (trays.LEFT, trays.RIGHT)}
        self._made: dict[str, tuple[Key, PieceView]] = {}
        rest = [unit for unit, record in world.units.items() if not (record.is_hq or record.is_truck)]
        self._order = [*(unit for unit in world.units if unit not in set(rest)), *rest]
        """Headquarters and trucks first: in a stack they lie below those who fight."""

    def all(self, state: BattleState) -> tuple[PieceView, ...]:
        marks = _Marks(state)
        pieces = []
        for unit in self._order:
            key = marks.key(unit)
            made = self._made.get(unit)
            if made is None or made[0] != key:
                made = self._made[unit] = (key, self._piece(state, unit, marks))
            pieces.append(made[1])
        return tuple(pieces)

    def space(self, state: BattleState, unit: UnitId, marks: _Marks | None = None) -> str:
        """The space of the board where a unit is shown."""
        status, side = state.units[unit], self.world.units[unit].side
        place = status.place
        if place[:1].isdigit():
            return place
        if place == st.AIR:
            return (marks or _Marks(state)).missions.get(unit, trays.air(side))
        if place == st.SETUP:
            return trays.ready(side)
        if place == st.DUE:
            return self._due_tray(state, side, status.arrives)
        if place == st.BOX:
            return trays.ready(side) if unit in state.released else self._box or trays.later(side)
        if place == st.ELIMINATED:
            return trays.lost(side)
        return trays.exited(side) if place in (st.EXITED, st.WITHDRAWN) else trays.later(side)

    def _due_tray(self, state: BattleState, side: str, arrives: int) -> str:
        if arrives <= max(1, state.turn):
            return trays.ready(side)
        return trays.due(side, arrives) if arrives in self._due[side] else trays.later(side)

    def _piece(self, state: BattleState, unit: UnitId, marks: _Marks) -> PieceView:
        record, status, face = self.world.units[unit], state.units[unit], self.faces[unit]
        flipped = status.reduced and face.back is not None
        shown = "carried" if status.truck else "map" if state.on_map(unit) else STATUS.get(status.place, "box")
        badges = self._badges(unit, marks)
        return PieceView(
            id=unit,
            name=self.names.unit(unit),
            side=record.side,
            face=face.back if flipped and face.back else face.front,
            space=self.space(state, unit, marks),
            badges=badges[:MOST_BADGES],
            detail=self._detail(state, unit, badges),
            status=shown,
            group=face.group,
            when=self.names.turn_label(status.arrives) if status.place == st.DUE else "",
            back=face.front if flipped else face.back,
            reconstructed=face.reconstructed,
        )

    def _badges(self, unit: UnitId, marks: _Marks) -> tuple[Badge, ...]:
        say = self.names.say
        badges = []
        if attack := marks.attacks.get(unit):
            number, style, targets = attack
            tip = say(f"badge.{style}", n=number, hexes=targets)
            badges.append(Badge("attack" if style != "target" else "target", str(number), tip, "11.1"))
        for style, letters, members, rule in (
            ("supply", "S", marks.unsupplied, "9.3"),
            ("command", "C", marks.uncommanded, "10.3"),
            ("fired", "F", marks.fired, "12.1"),
            ("flown", "F", marks.flown, "13.1"),
            ("moved", "M", marks.moved, "6.0"),
            ("pontoon", "P", marks.pontoons, "J.engineers"),
            ("bridging", "B", marks.bridging, "J.engineers"),
        ):
            if unit in members:
                gun = style == "supply" and self.world.units[unit].is_artillery
                badges.append(Badge(style, letters, say("badge.supply_artillery" if gun else f"badge.{style}"), rule))
        if truck := marks.trucks.get(unit):
            badges.append(Badge("loaded", "T", say("badge.carried", unit=truck), "B.trucks"))
        if load := marks.loads.get(unit):
            badges.append(Badge("loaded", "L", say("badge.loaded", units=load), "B.trucks"))
        return tuple(badges)

    def _detail(self, state: BattleState, unit: UnitId, badges: tuple[Badge, ...]) -> str:
        record, status = self.world.units[unit], state.units[unit]
        strengths = record.reduced if status.reduced and record.reduced else record.full
        lines = [self.faces[unit].title, values_in_words(self.names, record, strengths)]
        if status.reduced:
            lines.append(self.names.say("unit.reduced"))
        elif record.reduced is None and not record.is_air:
            lines.append(self.names.say("unit.one_step"))
        if status.place == st.DUE:
            lines.append(self.names.say("unit.due", turn=status.arrives))
        if unit in (special := self.world.special).stand_fast and special.stand_fast:
            lines.append(self.names.say("unit.stand_fast"))
        if is_bound(state, unit):
            lines.append(self.names.say("unit.bound"))
        lines += [badge.tip for badge in badges]
        return "\n".join(lines)


class _Marks:
    """What the state says of units, turned round so that each is looked up once."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        combat = state.phase == "combat"
        self.unsupplied, self.uncommanded = frozenset(state.out_of_supply), frozenset(state.out_of_command)
        self.fired = frozenset(state.fired) if combat else frozenset()
        self.flown = frozenset(state.air_flown)
        self.moved = frozenset(state.moved) if state.phase == "movement" else frozenset()
        self.pontoons, self.bridging = frozenset(state.pontoons), frozenset(state.bridging)
        self.attacks: dict[str, tuple[int, str, tuple[str, ...]]] = {}
        self.missions: dict[str, str] = {}
        if combat:
            self._read_attacks()
        self.trucks: dict[str, str] = {}
        self.loads: dict[str, tuple[str, ...]] = {}
        for unit, status in state.units.items():
            if status.truck:
                self.trucks[unit] = status.truck
                self.loads[status.truck] = (*self.loads.get(status.truck, ()), unit)

    def _read_attacks(self) -> None:
        for attack in self.state.attacks:
            if attack.done:
                continue
            targets = tuple(attack.targets)
            style = "barrage" if attack.barrage else "support"
            for unit in (*attack.pledged, *attack.artillery):
                self.attacks[unit] = (attack.number, style, targets)
            for unit in attack.units:
                self.attacks[unit] = (attack.number, "attack", targets)
            for unit in defenders(self.state, self.state.world.enemy(self.state.phasing), attack):
                self.attacks[unit] = (attack.number, "target", targets)
            for flights in (attack.air, attack.defence_air):
                self.missions.update({unit: hex_id for hex_id, flown in flights.items() for unit in flown})

    def key(self, unit: UnitId) -> Key:
        """Everything a unit's view depends on."""
        status = self.state.units[unit]
        waiting = status.place == st.DUE and status.arrives <= max(1, self.state.turn)
        return (
            status.place, status.reduced, status.arrives, status.truck, waiting,
            unit in self.unsupplied, unit in self.uncommanded, unit in self.fired, unit in self.flown,
            unit in self.moved, unit in self.pontoons, unit in self.bridging, is_bound(self.state, unit),
            self.attacks.get(unit), self.missions.get(unit), self.loads.get(unit),
        )  # fmt: skip
