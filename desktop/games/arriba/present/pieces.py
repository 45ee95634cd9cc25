"""Units and asset points as pieces: in a city, outside in their battle group's place, or in the holding box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import GroupId, UnitId
from desktop.games.arriba.present.board import city_space, holding_space, slot_space
from desktop.games.arriba.present.faces import back_of, face_of
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.map import supply
from desktop.games.arriba.state.army_state import ASSETS
from desktop.views.kept import Kept
from desktop.views.pieces import Badge, PieceView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState, Piece


FIGHTING = ("combat", "counterattack", "recovery")
"""Phases of a player turn in which it matters who has fought in it."""
MOST_BADGES = 3
"""Badges for which a counter has room; its note tells of all."""


def group_space(state: ArribaState, group: GroupId) -> str:
    """The board's space of a battle group."""
    found = state.groups[group]
    if found.city:
        return city_space(found.city)
    fellows = [key for key in state.in_area[found.area] if state.groups[key].side == found.side]
    outside = [key for key in fellows if not state.groups[key].city]
    return slot_space(found.area, found.side, outside.index(group))


class Pieces:
    """Makes the pieces of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._views: Kept[PieceView] = Kept()

    def all(self, state: ArribaState) -> tuple[PieceView, ...]:
        places = {group: group_space(state, group) for group in state.groups}
        return tuple(self._piece(state, key, piece, places) for key, piece in state.pieces.items())

    def control(self, state: ArribaState) -> tuple[tuple[str, str], ...]:
        """12.2 Who controls each region, shown on its areas."""
        return tuple(
            (area, side) for region, side in state.control.items() if side for area in self.world.areas_in[region]
        )

    def _piece(self, state: ArribaState, key: UnitId, piece: Piece, places: dict[GroupId, str]) -> PieceView:
        side = self.world.side_of[piece.faction]
        where = places[piece.group] if piece.group else holding_space(side)
        badges = self._badges(state, key, piece)
        made = (key, piece.kind, piece.group, where, piece.cadre, badges)
        return self._views.get(made, lambda: self._make(state, key, piece, side, where, badges))

    def _make(
        self, state: ArribaState, key: UnitId, piece: Piece, side: str, where: str, badges: tuple[Badge, ...]
    ) -> PieceView:
        faction = self.world.factions.get(piece.faction)
        kind = self.world.kinds.get(piece.kind)
        name = self.names.unit(state, key)
        detail = [name]
        if piece.group:
            group = state.groups[piece.group]
            place = "piece.in_city" if group.city else "piece.outside"
            detail.append(self.names.say(place, group=piece.group, city=group.city, area=group.area))
        if piece.cadre:
            detail.append(self.names.say("badge.cadre"))
        detail += [badge.tip for badge in badges]
        return PieceView(
            key, name, side, face_of(self.world, piece.faction, piece.kind, cadre=piece.cadre), where,
            badges[:MOST_BADGES],
            capital(" · ".join(detail)), "map" if piece.group else "box",
            faction.name if faction else self.names.faction(piece.faction), "",
            back_of(self.world, piece.faction, piece.kind), kind.why if kind and kind.reconstructed else "",
        )  # fmt: skip

    def _badges(self, state: ArribaState, key: UnitId, piece: Piece) -> tuple[Badge, ...]:
        say, badges = self.names.say, []
        if piece.disrupted:
            badges.append(Badge("disrupted", "D", say("badge.disrupted"), "9.2"))
        if piece.faction in state.purged:
            badges.append(Badge("command", "P", say("badge.purged"), "5.2.2"))
        if piece.group and piece.group in state.moved and state.phase == "movement":
            badges.append(Badge("moved", "M", say("badge.moved"), "8"))
        fighting = state.phase in FIGHTING
        if fighting and piece.group and piece.group in state.attackers:
            badges.append(Badge("fired", "A", say("badge.attacked"), "9"))
        if fighting and piece.group and piece.group in state.counterattackers:
            badges.append(Badge("fired", "A", say("badge.counterattacked"), "9.4"))
        if fighting and key in state.air_used:
            badges.append(Badge("fired", "F", say("badge.flown"), "9"))
        if piece.kind not in ASSETS and piece.group and not supply.in_supply(state, key):
            badges.append(Badge("supply", "S", say("badge.unsupplied"), "11"))
        return tuple(badges)
