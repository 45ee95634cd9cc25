"""2, 7, 8 Pieces and battle groups, and their mutators."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.errors import ReplayError
from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import NOTHING, CityId, FactionId, GroupId, SpaceId, UnitId
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.sides import SIDES
from desktop.games.arriba.state.turn_state import TurnMutators

AIR, ARMOUR, ARTILLERY = "air_ap", "armour_ap", "artillery_ap"
ASSETS = (AIR, ARMOUR, ARTILLERY)
BRIGADE, DIVISION_1, DIVISION_2, REMNANT = "brigade", "division_1", "division_2", "remnant"


class Piece(Struct):
    """A unit or asset point in play. `group` is empty for air AP in the holding box."""

    kind: str
    faction: FactionId
    """Of an asset point: its owner, government, rebel or german."""
    group: GroupId
    disrupted: bool = False
    cadre: bool = False
    """It has a +1 marker (6.4)."""


class Group(Struct):
    """7 A battle group: in a city, or outside the cities of its area."""

    side: str
    area: SpaceId
    city: CityId
    members: list[UnitId]


def _number(group: GroupId) -> int:
    return int(group[1:])


@dataclass(kw_only=True)
class ArmyMutators(TurnMutators):
    """Pieces, battle groups and forts."""

    pieces: dict[UnitId, Piece] = field(default_factory=dict)
    groups: dict[GroupId, Group] = field(default_factory=dict)
    forts: dict[CityId, str] = field(default_factory=dict)
    """15.3 City: side."""
    made: dict[str, int] = field(default_factory=dict)
    """How many pieces and groups of each name have ever been in play."""
    lost: dict[str, int] = field(default_factory=dict)
    """6.1.1 Eligible strength points lost since the last income."""
    divisions_lost: dict[str, int] = field(default_factory=dict)
    """12.3 Divisions destroyed this turn."""
    fallen: dict[FactionId, int] = field(default_factory=dict)
    """6.3 Faction: 2-step divisions eliminated and not rebuilt."""
    moved: list[GroupId] = field(default_factory=list)
    """8 Groups that may not move (again) in this phase."""
    move_limit: int = -1
    """15.7 How many more groups may move; -1: all."""
    in_area: dict[SpaceId, list[GroupId]] = field(default_factory=dict, metadata=TRANSIENT)
    """Area: its groups, by number."""
    in_city: dict[CityId, GroupId] = field(default_factory=dict, metadata=TRANSIENT)
    """City: the group in it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for side in SIDES:
            self.lost.setdefault(side, 0)
            self.divisions_lost.setdefault(side, 0)
        self.index()

    def index(self) -> None:
        """Find the groups of every area and city."""
        self.in_area = {area: [] for area in self.world.areas}
        self.in_city = {}
        for key, group in self.groups.items():
            insort(self.in_area[group.area], key, key=_number)
            if group.city:
                self.in_city[group.city] = key

    def restored(self) -> None:
        """A saved position that does not fit the data is refused."""
        known = (set(self.world.areas), set(self.world.cities))
        for group in self.groups.values():
            if group.area not in known[0] or (group.city and group.city not in known[1]):
                raise ReplayError("a battle group stands off the map")
        self.index()

    def is_unit(self, piece: UnitId) -> bool:
        return self.pieces[piece].kind not in ASSETS

    def units_of(self, group: GroupId) -> list[UnitId]:
        """The units of a battle group, without asset points."""
        pieces = self.pieces
        return [piece for piece in self.groups[group].members if pieces[piece].kind not in ASSETS]

    def force_of(self, group: GroupId) -> tuple[str, ...]:
        """The pieces of a battle group as faction/kind, for events."""
        found = (self.pieces[piece] for piece in self.groups[group].members)
        return tuple(f"{piece.faction}/{piece.kind}" for piece in found)

    def _told(self, piece: UnitId) -> tuple[FactionId, str, SpaceId]:
        """Faction, kind and area of a piece, for events."""
        own = self.pieces[piece]
        return own.faction, own.kind, self.groups[own.group].area if own.group else NOTHING

    # -- groups ------------------------------------------------------------------------------------
    def form_group(self, side: str, area: SpaceId, city: CityId = NOTHING) -> GroupId:
        """A new battle group, which must get a piece at once."""
        number = self.made[side] = self.made.get(side, 0) + 1
        key = GroupId(f"{side[0]}{number}")
        self.groups[key] = Group(side, area, city, [])
        insort(self.in_area[area], key, key=_number)
        if city:
            self.in_city[city] = key
        self.emit(ev.GroupFormed(key, side, area, city))
        return key

    def _dissolve_empty(self, key: GroupId) -> None:
        group = self.groups[key]
        if not group.members:
            del self.groups[key]
            self.in_area[group.area].remove(key)
            if group.city:
                del self.in_city[group.city]

    def move_group(self, key: GroupId, path: tuple[SpaceId, ...]) -> None:
        """8 A group goes to another area, outside its cities."""
        group = self.groups[key]
        if group.city:
            del self.in_city[group.city]
        self.in_area[group.area].remove(key)
        group.area, group.city = path[-1], NOTHING
        insort(self.in_area[group.area], key, key=_number)
        self.emit(ev.GroupMoved(key, path, self.force_of(key)))

    def enter_city(self, key: GroupId, city: CityId, cause: str) -> None:
        """7, 8, 9.2 Only grouping.occupy calls this: a fort left alone falls."""
        group = self.groups[key]
        if group.city:
            del self.in_city[group.city]
        group.city = city
        self.in_city[city] = key
        self.emit(ev.CityEntered(key, city, cause, self.force_of(key)))

    def leave_city(self, key: GroupId, cause: str) -> None:
        group = self.groups[key]
        city, group.city = group.city, NOTHING
        del self.in_city[city]
        self.emit(ev.CityLeft(key, city, cause, self.force_of(key)))

    def note_moved(self, key: GroupId) -> None:
        self.moved.append(key)

    def begin_moves(self, limit: int) -> None:
        """8 Nobody has moved; 15.7 at most so many groups may."""
        self.moved.clear()
        self.move_limit = limit

    def limit_moves(self, side: str, number: int) -> None:
        """15.7"""
        self.move_limit = number
        self.emit(ev.MovesLimited(side, number))

    def spend_move(self) -> None:
        if self.move_limit > 0:
            self.move_limit -= 1

    # -- pieces ------------------------------------------------------------------------------------
    def add_piece(self, kind: str, faction: FactionId, group: GroupId, cause: str) -> UnitId:
        """A piece enters play in a group, or an air AP in the holding box."""
        name = f"{faction}_{kind.removesuffix('_ap')}" if kind in ASSETS else faction
        number = self.made[name] = self.made.get(name, 0) + 1
        piece = UnitId(f"{name}-{number}")
        self.pieces[piece] = Piece(kind, faction, group)
        area: SpaceId = NOTHING
        city: CityId = NOTHING
        if group:
            self.groups[group].members.append(piece)
            area, city = self.groups[group].area, self.groups[group].city
        self.emit(ev.PieceArrived(piece, kind, faction, group, area, city, cause))
        return piece

    def remove_piece(self, piece: UnitId, cause: str) -> None:
        """A piece leaves play; its group goes with its last one."""
        gone = self.pieces.pop(piece)
        area: SpaceId = NOTHING
        if gone.group:
            area = self.groups[gone.group].area
            self.groups[gone.group].members.remove(piece)
            self._dissolve_empty(gone.group)
        self.emit(ev.PieceRemoved(piece, gone.kind, gone.faction, area, cause))

    def change_kind(self, piece: UnitId, kind: str, cause: str, *, marker: bool) -> None:
        """6.3, 6.4, 9.2 A unit is reduced, converted or replaced; `marker`: its cadre marker stays."""
        unit = self.pieces[piece]
        before, unit.kind = unit.kind, kind
        unit.cadre = unit.cadre and marker
        faction, _, area = self._told(piece)
        self.emit(ev.UnitChanged(piece, before, kind, cause, faction, area))

    def improve(self, piece: UnitId) -> None:
        """6.4 A +1 cadre marker."""
        self.pieces[piece].cadre = True
        self.emit(ev.CadreImproved(piece, *self._told(piece)))

    def disrupt(self, piece: UnitId, cause: str) -> None:
        self.pieces[piece].disrupted = True
        self.emit(ev.UnitDisrupted(piece, cause, *self._told(piece)))

    def roll_recovery(self, piece: UnitId, die: int, modifier: int, *, recovered: bool) -> None:
        """10"""
        self.pieces[piece].disrupted = not recovered
        self.emit(ev.RecoveryRolled(piece, die, modifier, recovered, *self._told(piece)))

    def regroup(self, piece: UnitId, group: GroupId, cause: str) -> None:
        """A piece goes over to another group of the same area."""
        own = self.pieces[piece]
        before, own.group = own.group, group
        self.groups[group].members.append(piece)
        self.groups[before].members.remove(piece)
        self._dissolve_empty(before)
        self.emit(ev.PieceRegrouped(piece, before, group, cause, *self._told(piece)))

    def transport(self, piece: UnitId, group: GroupId, by: str) -> None:
        """6.7 A piece goes to a group elsewhere by air or sea."""
        own = self.pieces[piece]
        before, own.group = own.group, group
        origin = self.groups[before].area
        self.groups[group].members.append(piece)
        self.groups[before].members.remove(piece)
        self._dissolve_empty(before)
        self.emit(ev.PieceTransported(piece, origin, self.groups[group].area, by, own.faction, own.kind))

    # -- losses ------------------------------------------------------------------------------------
    def count_lost(self, side: str, strength: int) -> None:
        """6.1.1 Strength that counts for replacement EP."""
        self.lost[side] += strength

    def count_division_lost(self, side: str) -> None:
        """12.3"""
        self.divisions_lost[side] += 1

    def count_fallen(self, faction: FactionId, number: int) -> None:
        """6.3 A 2-step division is eliminated, or rebuilt (minus)."""
        self.fallen[faction] = max(0, self.fallen.get(faction, 0) + number)

    def forget_lost(self, side: str) -> None:
        self.lost[side] = 0

    def forget_divisions(self) -> None:
        self.divisions_lost = dict.fromkeys(SIDES, 0)

    # -- forts -------------------------------------------------------------------------------------
    def build_fort(self, side: str, city: CityId) -> None:
        self.forts[city] = side
        self.emit(ev.FortBuilt(side, city))

    def remove_fort(self, city: CityId, cause: str) -> None:
        self.emit(ev.FortRemoved(self.forts.pop(city), city, cause))
