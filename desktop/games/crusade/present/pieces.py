"""Units as pieces, on the map and in their boxes, and the markers that lie beside them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.crusade.present.board import RETURNING, Board, beach_id
from desktop.games.crusade.present.faces import face_of
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.rules.supply import supply
from desktop.games.crusade.state.sides import AFRICA, ELIMINATED, POOL, REMOVED, RESERVE
from desktop.games.crusade.state.state import ATTACK
from desktop.games.crusade.state.unit_state import DUE, UnitState, is_box
from desktop.mechanics.cdg.trays import tray
from desktop.mechanics.cdg.walk import come_to
from desktop.views.board import MarkView
from desktop.views.kept import Kept
from desktop.views.pieces import Badge, CounterFace, PieceView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.crusade.data.records import Unit
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

STATUS = {RESERVE: "box", AFRICA: "box", ELIMINATED: "eliminated", REMOVED: "removed", POOL: "pool"}
TRAYED = (RESERVE, AFRICA, ELIMINATED)
"""Boxes that lie beside the map; the rest is listed in the Units dock only."""
SIDE_SPOT, TOP_SPOT = 47.0, 47.0
"""How far from the middle of a space its markers lie."""


class Pieces:
    """Makes the pieces of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self.sides = cache(self._faces)
        self._views: Kept[PieceView] = Kept()

    def all(self, state: CrusadeState) -> tuple[PieceView, ...]:
        """Every unit; one that is on its way lies uppermost where it has come to, to be taken further."""
        order = sorted(state.units, key=lambda unit: bool(come_to(state, unit)))
        return tuple(self._piece(state, self.world.units[unit]) for unit in order)

    def control(self, state: CrusadeState) -> tuple[tuple[str, str], ...]:
        """3.0 Who controls each space of the map."""
        return tuple((space_id(state, space), side) for space, side in state.control.items())

    # -- one piece ---------------------------------------------------------------------------------
    def _faces(self, unit: Unit) -> tuple[CounterFace, CounterFace | None]:
        arm = self.world.types[unit.type].arm
        full = face_of(unit, arm, reduced=False)
        return full, face_of(unit, arm, reduced=True) if unit.steps > 1 else None

    def _piece(self, state: CrusadeState, unit: Unit) -> PieceView:
        """The view of a piece; few pieces change from one moment to the next, so each is made once for each way."""
        status = state.units[unit.id]
        where, badges = self._where(state, unit), self._badges(state, unit)
        key = (unit.id, status.place, where, status.reduced, badges)
        return self._views.get(key, lambda: self._made(unit, status, where, badges))

    def _made(self, unit: Unit, status: UnitState, where: str, badges: tuple[Badge, ...]) -> PieceView:
        full, reduced = self.sides(unit)
        shown, back = (reduced, full) if status.reduced and reduced else (full, reduced)
        kind = self.world.types[unit.type]
        return PieceView(
            unit.id, unit.label, unit.side, shown, where, badges, self._detail(unit, status),
            self._status(status.place), self._group(unit), self._when(status.place), back,
            kind.why if kind.reconstructed else "",
        )  # fmt: skip

    def _where(self, state: CrusadeState, unit: Unit) -> str:
        place = come_to(state, unit.id) or state.units[unit.id].place
        if not is_box(place):
            return space_id(state, place)
        if place in TRAYED:
            return tray(unit.side, place)
        return tray(unit.side, RETURNING) if place.startswith(DUE) else ""

    def _status(self, place: SpaceId) -> str:
        if place.startswith(DUE):
            return "due"
        return STATUS.get(place, "map")

    def _when(self, place: str) -> str:
        return self.names.turn(place.removeprefix(DUE)) if place.startswith(DUE) else ""

    def _group(self, unit: Unit) -> str:
        size = "corps" if unit.corps else "division"
        return self.names.say(f"piece.group_{size}", pool=unit.nationality)

    def _badges(self, state: CrusadeState, unit: Unit) -> tuple[Badge, ...]:
        place, say = state.units[unit.id].place, self.names.say
        if is_box(place):
            return ()
        badges: list[Badge] = []
        if unit.id in state.acted:
            badges.append(Badge("moved", "M", say("badge.moved"), "10.1"))
        if unit.id in state.fought:
            badges.append(Badge("fired", "F", say("badge.fought"), "11.1.5"))
        if unit.id in state.retreated:
            badges.append(Badge("disrupted", "R", say("badge.retreated"), "11.4.6"))
        if not supply.in_supply(state, unit.side, place):
            limited = supply.reaches_border(state, unit.side, place)
            key, rule = ("badge.border", "13.4.2") if limited else ("badge.unsupplied", "13.3")
            badges.append(Badge("supply", "B" if limited else "S", say(key), rule))
        return tuple(badges[:3])

    def _detail(self, unit: Unit, status: UnitState) -> str:
        """Full name, strength and where it is, in plain words."""
        strength = "reduced" if status.reduced else "full"
        text = self.names.say(
            "piece.detail", text=self.names.full_name(unit), strength=strength, place=status.place,
            n=unit.strength(status.reduced), m=unit.lf, k=unit.mf,
        )  # fmt: skip
        extra = [self.names.say(f"piece.{key}") for key in self._traits(unit)]
        return capital(" · ".join((text, *extra)))

    def _traits(self, unit: Unit) -> list[str]:
        named = (("armor", unit.armor), ("militia", unit.militia), ("catalan", unit.catalan))
        traits = [key for key, holds in named if holds]
        if unit.region:
            traits.append(f"of_{unit.region}")
        return [*traits, "never_replaced"] if unit.no_replacements else traits

    # -- markers -----------------------------------------------------------------------------------
    def marks(self, state: CrusadeState, board: Board) -> tuple[MarkView, ...]:
        """Works, activation, sieges, isolation, build modifiers, bonus markers."""
        marks = []
        for space, work in state.works.items():
            marks.append(_beside(board, state, work, space, SIDE_SPOT, 0))
        for space, kind in state.markers.items():
            style, letter = ("token-attack", "A") if kind == ATTACK else ("token-move", "M")
            marks.append(_beside(board, state, style, space, -SIDE_SPOT, 0, letter))
        for siege, left in state.sieges.items():
            marks.append(
                _beside(board, state, "token-warning", self.world.sieges[siege].space, 0, -TOP_SPOT, f"⌂{left}")
            )
        for space in state.isolated:
            marks.append(_beside(board, state, "token-warning", space, 0, -TOP_SPOT, "ISO"))
        for space, failures in state.build_failures.items():
            marks.append(_beside(board, state, "token", space, SIDE_SPOT, 26, f"−{failures}"))
        for space, card in state.bonus_markers.items():
            marks.append(_beside(board, state, "token", space, 0, TOP_SPOT - 6, card))
        return tuple(marks)


def _beside(
    board: Board, state: CrusadeState, style: str, space: SpaceId, dx: float, dy: float, label: str = ""
) -> MarkView:
    x, y = board.center(space_id(state, space))
    return MarkView(style, (x + dx, y + dy), label=label)


def space_id(state: CrusadeState, space: SpaceId) -> str:
    """The board's space of a space of the rules: a Beach Head lies at one of several sites."""
    head = state.world.beach_head_at.get(space)
    return beach_id(state.world.beach_heads[head], state.beach_heads.get(space, "")) if head else space
