"""Units as pieces, on the map and in their boxes, and the markers that lie beside them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.present.board import DUE_BOX, Board
from desktop.games.illusions.present.faces import face_of
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import ELIMINATED, POOL, REMOVED, REPLACEABLE, RESERVE, SIDES
from desktop.games.illusions.state.state import ATTACK, DESTROYED, is_box
from desktop.mechanics.cdg.trays import tray
from desktop.mechanics.cdg.unit_state import DUE, UnitState
from desktop.mechanics.cdg.walk import come_to
from desktop.views.board import MarkView
from desktop.views.kept import Kept
from desktop.views.pieces import Badge, CounterFace, PieceView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.illusions.data.records import Unit
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState

STATUS = {RESERVE: "box", REPLACEABLE: "eliminated", ELIMINATED: "removed", REMOVED: "removed", POOL: "pool"}
TRAYED = (RESERVE, REPLACEABLE, ELIMINATED)
SIDE_SPOT, TOP_SPOT = 47.0, 47.0
"""How far from the middle of a space its markers lie."""
SUPPLY = {"out": ("S", "badge.unsupplied", "14.3"), "limited": ("L", "badge.limited", "14.2")}


class Pieces:
    """Makes the pieces of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self.sides = cache(self._faces)
        self._views: Kept[PieceView] = Kept()

    def all(self, state: IllusionsState) -> tuple[PieceView, ...]:
        """Every unit; one that is on its way lies uppermost where it has come to, to be taken further."""
        attacking = _attacking(state)
        order = sorted(state.units, key=lambda unit: bool(come_to(state, unit)))
        return tuple(self._piece(state, self.world.units[unit], unit in attacking) for unit in order)

    def control(self, state: IllusionsState) -> tuple[tuple[SpaceId, str], ...]:
        """2.0 Who controls each space."""
        return tuple(state.control.items())

    # -- one piece ---------------------------------------------------------------------------------
    def _faces(self, unit: Unit) -> tuple[CounterFace, CounterFace]:
        return face_of(unit, reduced=False), face_of(unit, reduced=True)

    def _piece(self, state: IllusionsState, unit: Unit, attacks: bool) -> PieceView:
        status = state.units[unit.id]
        side, badges = state.owner_of(unit.id) or unit.side, self._badges(state, unit, attacks)
        where = come_to(state, unit.id) or self._where(status.place, side)
        key = (unit.id, status.place, where, status.reduced, side, badges)
        return self._views.get(key, lambda: self._made(unit, status, where, side, badges))

    def _made(self, unit: Unit, status: UnitState, where: str, side: str, badges: tuple[Badge, ...]) -> PieceView:
        full, reduced = self.sides(unit)
        shown, back = (reduced, full) if status.reduced else (full, reduced)
        kind = self.world.types[unit.type]
        return PieceView(
            unit.id, self.names.unit(unit.id), side, shown, where, badges,
            self._detail(unit, status), self._status(status.place), self.names.nation(unit.nation),
            self.names.turn(status.place.removeprefix(DUE)) if status.place.startswith(DUE) else "", back,
            kind.why if kind.reconstructed else "",
        )  # fmt: skip

    def _where(self, place: SpaceId, side: str) -> str:
        if not is_box(place):
            return place
        home = side if side in SIDES else SIDES[0]
        if place in TRAYED:
            return tray(home, place)
        return tray(home, DUE_BOX) if place.startswith(DUE) else ""

    def _status(self, place: SpaceId) -> str:
        return "due" if place.startswith(DUE) else STATUS.get(place, "map")

    def _badges(self, state: IllusionsState, unit: Unit, attacks: bool) -> tuple[Badge, ...]:
        place, say = state.units[unit.id].place, self.names.say
        if is_box(place):
            return ()
        badges: list[Badge] = []
        if attacks:
            badges.append(Badge("attack", "A", say("badge.attacks"), "12.1"))
        if unit.id in state.acted:
            badges.append(Badge("moved", "M", say("badge.moved"), "11.1"))
        if unit.id in state.fought:
            badges.append(Badge("fired", "F", say("badge.fought"), "12.1"))
        if unit.id in state.retreated:
            badges.append(Badge("disrupted", "R", say("badge.retreated"), "12.7"))
        if found := SUPPLY.get(supply.status(state, unit.id)):
            letter, key, rule = found
            badges.append(Badge("supply", letter, say(key), rule))
        return tuple(badges[:3])

    def _detail(self, unit: Unit, status: UnitState) -> str:
        """Full name, strength and where it is, in plain words."""
        strength = "reduced" if status.reduced else "full"
        text = self.names.say(
            "piece.detail", text=unit.name, nations=unit.nations, strength=strength, place=status.place,
            n=unit.strength(status.reduced), m=unit.loss(status.reduced), k=unit.mf,
        )  # fmt: skip
        traits = [key for key in ("elite", "reserve", "special", "mountain", "cavalry") if getattr(unit, key)]
        return capital(" · ".join((text, *(self.names.say(f"piece.{key}") for key in traits))))

    # -- markers -----------------------------------------------------------------------------------
    def marks(self, state: IllusionsState, board: Board) -> tuple[MarkView, ...]:
        """Trenches, forts, sieges, activation, landings."""
        marks = []
        for space, level in state.trenches.items():
            marks.append(_beside(board, "trench", space, SIDE_SPOT, 0))
            if level > 1:
                marks.append(_beside(board, "token", space, SIDE_SPOT, 24, str(level)))
        for space, fort in state.forts.items():
            style, label = ("token", "×") if fort == DESTROYED else ("fort", "")
            marks.append(_beside(board, style, space, 0, -TOP_SPOT, label))
        for space in state.sieges:
            marks.append(_beside(board, "token-warning", space, TOP_SPOT - 10, -TOP_SPOT, self.names.say("mark.siege")))
        for space in (place for side in SIDES for place in sieges.short_places(state, side)):
            marks.append(_beside(board, "token-warning", space, TOP_SPOT - 10, TOP_SPOT, self.names.say("mark.short")))
        for space, kind in state.markers.items():
            style, letter = ("token-attack", "A") if kind == ATTACK else ("token-move", "M")
            marks.append(_beside(board, style, space, -SIDE_SPOT, 0, letter))
        for group in state.groups:
            style, letter = ("token-attack", "A") if group.kind == ATTACK else ("token-move", "M")
            marks.append(_beside(board, style, group.place, -SIDE_SPOT, 0, letter))
        for space in state.landings:
            marks.append(_beside(board, "token", space, 0, -TOP_SPOT, "⚓"))
        return tuple(marks)


def _attacking(state: IllusionsState) -> set[UnitId]:
    """12.1 Who is chosen for the attack that is declared or made, until the fire."""
    if (combat := state.combat) is not None:
        return {*combat.attackers, *combat.staff} - set(state.fought)
    frames = [frame for frame in state.stack if isinstance(frame, Attacks)][-1:]
    return {unit for frame in frames for unit in (*frame.units, *frame.staff)}


def _beside(board: Board, style: str, space: str, dx: float, dy: float, label: str = "") -> MarkView:
    x, y = board.center(space)
    return MarkView(style, (x + dx, y + dy), label=label)
