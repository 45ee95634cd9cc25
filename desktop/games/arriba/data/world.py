"""The immutable part of a game: map, factions, tables, set-up, options, all looked up once."""

from __future__ import annotations

from desktop.data.game_files import resolve_options
from desktop.engine.definition import Options
from desktop.engine.ids import CityId, FactionId, RegionId, SpaceId
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.data.files import READER, GameFiles
from desktop.games.arriba.data.readings import BuildCap, CommandControl, EventsOnTurn1, MovementAllowance, Players
from desktop.games.arriba.state.sides import GERMAN, GOVERNMENT, REBEL, SIDES
from desktop.mechanics.graph import reachable
from desktop.mechanics.readings import GameWorld
from desktop.mechanics.table import ResultsTable

MEDITERRANEAN = "mediterranean"


class World(GameWorld):
    """A scenario ready to be played. Nothing in it changes."""

    def __init__(self, files: GameFiles, options: Options) -> None:
        super().__init__(resolve_options(files.scenario, files.rulings, options))
        self.files = files
        self.scenario = files.scenario
        self.setup = files.setup
        self.map = files.map
        self.tables = files.tables
        self.limits = files.limits
        self._lay_out_map()
        self._list_factions()
        self._list_seats()
        self._list_tables()

    # -- map ---------------------------------------------------------------------------------------
    def _lay_out_map(self) -> None:
        self.areas: dict[SpaceId, s.Area] = {area.id: area for area in self.map.areas}
        self.cities: dict[CityId, s.City] = {city.id: city for area in self.map.areas for city in area.cities}
        self.area_of: dict[CityId, SpaceId] = {city.id: area.id for area in self.map.areas for city in area.cities}
        """City: its area."""
        self.cities_in: dict[SpaceId, tuple[CityId, ...]] = {
            a.id: tuple(c.id for c in a.cities) for a in self.map.areas
        }
        self.region_of: dict[SpaceId, RegionId] = {area.id: area.region for area in self.map.areas}
        self.regions: tuple[RegionId, ...] = tuple(region.id for region in self.map.regions)
        self.areas_in: dict[RegionId, tuple[SpaceId, ...]] = {
            region: tuple(area.id for area in self.map.areas if area.region == region) for region in self.regions
        }
        self.near: dict[SpaceId, tuple[SpaceId, ...]] = {
            area.id: tuple(sorted(area.adjacent)) for area in self.map.areas
        }
        self.region_cities: dict[RegionId, tuple[CityId, ...]] = {
            region: tuple(city for area in areas for city in self.cities_in[area])
            for region, areas in self.areas_in.items()
        }
        self.near_regions: dict[RegionId, tuple[RegionId, ...]] = {
            region: self._around(areas) for region, areas in self.areas_in.items()
        }
        """11 Regions next to a region."""
        self.regions_near_area: dict[SpaceId, tuple[RegionId, ...]] = {
            area: self._around((area,)) for area in self.areas
        }
        self.region_borders: dict[RegionId, tuple[str, ...]] = {
            region: tuple(sorted({b for area in areas for b in self.areas[area].borders}))
            for region, areas in self.areas_in.items()
        }
        self.ports: tuple[CityId, ...] = tuple(sorted(city.id for city in self.cities.values() if city.sea))
        self.mediterranean: tuple[CityId, ...] = tuple(p for p in self.ports if self.cities[p].sea == MEDITERRANEAN)
        self.mountains = frozenset(area.id for area in self.map.areas if area.mountain)
        self.always: dict[RegionId, str] = {
            region: side for side, regions in self.tables.adjustment.always.items() for region in regions
        }
        """12.3 Regions that a side controls whatever happens (Morocco)."""

    def _around(self, areas: tuple[SpaceId, ...]) -> tuple[RegionId, ...]:
        own = {self.region_of[area] for area in areas}
        return tuple(sorted({self.region_of[near] for area in areas for near in self.near[area]} - own))

    # -- factions ----------------------------------------------------------------------------------
    def _list_factions(self) -> None:
        units = self.files.units
        self.factions: dict[FactionId, s.Faction] = {faction.id: faction for faction in units.factions}
        self.kinds: dict[str, s.UnitKind] = {kind.id: kind for kind in units.kinds}
        self.assets: dict[str, s.AssetKind] = {asset.id: asset for asset in units.assets}
        self.strength: dict[str, int] = {kind.id: kind.strength for kind in units.kinds}
        self.side_of: dict[FactionId, str] = {f.id: f.side for f in units.factions}
        self.side_of.update({**{FactionId(side): side for side in SIDES}, GERMAN: REBEL})
        """Faction, or owner of an asset point: side."""
        self.faction_ids: dict[str, tuple[FactionId, ...]] = {
            side: tuple(f.id for f in units.factions if f.side == side) for side in SIDES
        }
        self.subsidised: tuple[FactionId, ...] = tuple(f.id for f in units.factions if f.subsidised)
        self.mix = units.mix
        self.apart: frozenset[tuple[FactionId, FactionId]] = frozenset(self._kept_apart())
        """7 Pairs of factions that may not share a battle group, both ways round."""
        self.range_of: dict[FactionId, frozenset[SpaceId]] = {
            f.id: frozenset(
                reachable([self.area_of[f.capital]], self.near.__getitem__, self.limits.gobernito_range).cost
            )
            for f in units.factions
            if f.gobernito
        }
        """8 Gobernito: areas its units may be in."""

    def _kept_apart(self) -> list[tuple[FactionId, FactionId]]:
        pairs: list[tuple[FactionId, FactionId]] = []
        for faction in self.factions.values():
            others = self.faction_ids[faction.side] if "all" in faction.no_mix_with else faction.no_mix_with
            for other in others:
                if other != faction.id:
                    pairs += [(faction.id, other), (other, faction.id)]
        return pairs

    def _list_seats(self) -> None:
        """15.2 Who plays."""
        self.partners: tuple[r.Partner, ...] = tuple(self.limits.partners[Players.of(self)])
        self.seats: tuple[str, ...] = (*(partner.seat for partner in self.partners), REBEL)
        self.seat_of: dict[FactionId, str] = {f: partner.seat for partner in self.partners for f in partner.factions}
        self.seat_of.update(dict.fromkeys(self.faction_ids[REBEL], REBEL))
        self.seats_of: dict[str, tuple[str, ...]] = {
            GOVERNMENT: tuple(partner.seat for partner in self.partners),
            REBEL: (REBEL,),
        }
        """Side: its seats in the order in which they act."""
        self.side_of_seat: dict[str, str] = {seat: side for side, seats in self.seats_of.items() for seat in seats}
        self.shared = len(self.partners) > 1

    # -- tables ------------------------------------------------------------------------------------
    def _list_tables(self) -> None:
        tables = self.tables
        self.powers: dict[str, r.Power] = {power.id: power for power in tables.powers}
        self.turns: dict[int, r.Turn] = {turn.turn: turn for turn in tables.turns}
        self.last_turn = self.scenario.last_turn
        self.events: dict[int, r.EventKind] = {event.roll: event for event in self.files.events.events}
        labels = [str(tables.combat.first + place) for place in range(len(tables.combat.columns))]
        self.results: ResultsTable[str] = ResultsTable(labels, tables.combat.rows)
        """9.2 Columns by their place on the open ladder of odds, 1:1 being 0."""
        self.first_column = tables.combat.first
        self.last_column = tables.combat.first + len(tables.combat.columns) - 1
        self.events_from = 1 if EventsOnTurn1.of(self) is EventsOnTurn1.ON else self.files.events.first_turn
        self.command_turns: tuple[int, ...] = tuple(self.limits.command_turns[CommandControl.of(self)])
        self.allowance = self.limits.move_areas[MovementAllowance.of(self)] or len(self.areas)
        """8 Areas that a group may enter in one move."""

    def build_cap(self, faction: FactionId) -> int:
        """6.6 EP a turn for creating and rebuilding units of a faction; 0: no cap."""
        cap = self.factions[faction].build_cap
        return self.limits.literal_cap if cap and BuildCap.of(self) is BuildCap.ONE else cap


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    """Read a scenario (an id, or the path of a file), with the corrections given, and resolve its options; raises
    DataError or EngineError."""
    return World(READER.load_files(scenario, corrections), options)
