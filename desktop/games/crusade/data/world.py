"""The immutable part of a game of crusade: map, units, cards, tables, set-up, options, all looked up once."""

from __future__ import annotations

from desktop.data.game_files import resolve_options
from desktop.engine.definition import Options
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.crusade.data.files import READER, GameFiles
from desktop.games.crusade.data.readings import CardUse, CorridorOfGrado, OptionalCards
from desktop.games.crusade.data.records import Unit
from desktop.games.crusade.data.references import listed
from desktop.games.crusade.data.schema_cards import CardDef
from desktop.games.crusade.data.schema_map import BeachHead, Space
from desktop.games.crusade.data.schema_setup import Level
from desktop.games.crusade.data.schema_tables import PhaseDef, SiegeDef, TurnBox
from desktop.games.crusade.data.schema_units import UnitType
from desktop.games.crusade.rules.map.space_sets import SpaceSets
from desktop.games.crusade.state.sides import POOLS, SIDES
from desktop.mechanics.readings import GameWorld

__all__ = ["World", "load_world"]


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
        self._list_places()
        self._list_units()
        self._list_rules_of_units()
        self._list_cards()
        self._list_turns()
        self._set_up()

    # -- map ---------------------------------------------------------------------------------------
    def _lay_out_map(self) -> None:
        self.spaces: dict[SpaceId, Space] = {space.id: space for space in self.map.spaces}
        """The two Beach Heads included, whether or not they are on the map."""
        self.space_ids: tuple[SpaceId, ...] = tuple(sorted(self.spaces))
        self.order: dict[SpaceId, int] = {space: number for number, space in enumerate(self.space_ids)}
        near: dict[SpaceId, list[SpaceId]] = {space: [] for space in self.space_ids}
        rivers: list[tuple[SpaceId, SpaceId]] = []
        for link in self.map.connections:
            near[link.a].append(link.b)
            near[link.b].append(link.a)
            if link.river:
                rivers += [(link.a, link.b), (link.b, link.a)]
        self.neighbours: dict[SpaceId, tuple[SpaceId, ...]] = {
            space: tuple(sorted(found)) for space, found in near.items()
        }
        """2.1.2 Adjacent by land or river; the links of Beach Heads and of the Corridor of Grado are the state's."""
        self.rivers = frozenset(rivers)
        """Pairs of spaces, both ways round, with a river between them."""
        self.corridor: tuple[SpaceId, SpaceId] = (self.map.corridor.a, self.map.corridor.b)
        self.with_corridor = CorridorOfGrado.of(self) is CorridorOfGrado.ON
        self.beach_heads: dict[str, BeachHead] = {head.id: head for head in self.map.beach_heads}
        self.beach_head_at: dict[SpaceId, str] = {head.space: head.id for head in self.map.beach_heads}
        """By space: the Beach Head it is."""

    def is_river(self, a: SpaceId, b: SpaceId) -> bool:
        return (a, b) in self.rivers

    def _list_places(self) -> None:
        self.groups: dict[str, tuple[SpaceId, ...]] = {group.id: tuple(group.spaces) for group in self.map.groups}
        self.in_group: dict[str, frozenset[SpaceId]] = {key: frozenset(found) for key, found in self.groups.items()}
        self.provinces: dict[str, tuple[SpaceId, ...]] = {}
        for space in self.space_ids:
            province = self.spaces[space].province
            self.provinces[province] = (*self.provinces.get(province, ()), space)
        self.main_cities: tuple[SpaceId, ...] = self._where("main_city")
        self.vp_spaces: tuple[SpaceId, ...] = self._where("vp_space")
        self.temporary = frozenset(self._where("temporary"))
        self.region_of: dict[SpaceId, str] = {key: space.region or "" for key, space in self.spaces.items()}
        self.regions: dict[str, tuple[SpaceId, ...]] = {
            region: tuple(sorted(self.groups[region])) for region in ("asturias", "basque", "santander")
        }
        self.is_mountain = frozenset(key for key, space in self.spaces.items() if space.terrain == "mountain")
        self.sources: dict[str, tuple[SpaceId, ...]] = {
            side: tuple(
                k for k, space in sorted(self.spaces.items()) if space.supply == side and not space.special_source
            )
            for side in SIDES
        }
        """13.2 Own supply sources; Badajoz is apart."""
        self.special_source: SpaceId = next((k for k in self.space_ids if self.spaces[k].special_source), NOTHING)
        """13.2.4 Badajoz."""
        self.port_zone: dict[SpaceId, str] = {
            k: self.spaces[k].coast or "" for k in self.space_ids if self.spaces[k].port
        }
        """Ports with their sea zone."""
        self.borders: dict[str, tuple[SpaceId, ...]] = {
            "france": tuple(sorted(self.groups["french_border"])),
            "portugal": tuple(sorted(self.groups["portuguese_border"])),
        }
        self.french_distance: dict[SpaceId, int] = self._french_distance()
        """R51 Spaces from France, the border space counted as 1."""
        self.sets = SpaceSets(self.spaces, self.neighbours, self.groups)

    def _where(self, attribute: str) -> tuple[SpaceId, ...]:
        return tuple(space for space in self.space_ids if getattr(self.spaces[space], attribute))

    def _french_distance(self) -> dict[SpaceId, int]:
        found = dict.fromkeys(self.borders["france"], 1)
        edge = list(found)
        while edge:
            reached = [(near, found[space] + 1) for space in edge for near in self.neighbours[space]]
            edge = []
            for near, distance in reached:
                if near not in found:
                    found[near] = distance
                    edge.append(near)
        return found

    # -- units -------------------------------------------------------------------------------------
    def _list_units(self) -> None:
        self.types: dict[str, UnitType] = {kind.id: kind for kind in self.files.units.types}
        self.units: dict[UnitId, Unit] = {}
        self.of_type: dict[str, tuple[UnitId, ...]] = {}
        """The counters of a type, in order."""
        for kind in self.files.units.types:
            several = kind.size == "division"
            ids = tuple(UnitId(f"{kind.id}_{number:02}" if several else kind.id) for number in range(1, kind.count + 1))
            self.of_type[kind.id] = ids
            for uid in ids:
                self.units[uid] = _unit(uid, kind)
        self.unit_ids: tuple[UnitId, ...] = tuple(sorted(self.units))
        self.side_of: dict[UnitId, str] = {uid: unit.side for uid, unit in self.units.items()}
        self.families: dict[str, frozenset[UnitId]] = {
            family: frozenset(uid for kind in kinds for uid in self.of_type[kind])
            for family, kinds in self.files.units.families.items()
        }
        """By family (mil, pol, int, afr, mil_poum, regional, catalan, armor, italian ...): counters of both sides."""

    def _list_rules_of_units(self) -> None:
        rules = self.files.units
        self.replaced_by: dict[str, tuple[str, ...]] = {
            corps: tuple(each.by) for each in rules.replacements for corps in each.corps
        }
        """11.3.5.2 By corps: types of divisions."""
        self.removable: dict[str, tuple[str, ...]] = {side: tuple(kinds) for side, kinds in rules.removable.items()}
        self.initial_corps: dict[str, tuple[UnitId, ...]] = {
            side: tuple(map(UnitId, c)) for side, c in rules.initial_corps.items()
        }

    # -- cards -------------------------------------------------------------------------------------
    def _list_cards(self) -> None:
        self.cards: dict[CardId, CardDef] = {card.id: card for card in self.files.cards.cards}
        self.cards_in_play: tuple[CardId, ...] = tuple(card for card in self.cards if self._is_used(card))
        """2.3 Without the optional cards the players left out."""
        self.deck: dict[tuple[str, str], tuple[CardId, ...]] = {
            (side, phase.id): tuple(
                key for key in self.cards_in_play if (self.cards[key].side, self.cards[key].phase) == (side, phase.id)
            )
            for side in SIDES
            for phase in self.tables.phases
        }
        """By side and war phase."""
        self.phase_of_card: dict[CardId, str] = {key: card.phase for key, card in self.cards.items()}
        self.ops: dict[CardId, int] = {key: card.ops for key, card in self.cards.items()}
        self.sr: dict[CardId, int] = {key: card.sr * self.limits.half_points for key, card in self.cards.items()}
        """8.3 SR points, in halves."""
        self.rp: dict[CardId, dict[str, int]] = {
            key: {pool: getattr(card.rp, pool) * self.limits.half_points for pool in POOLS if getattr(card.rp, pool)}
            for key, card in self.cards.items()
        }
        """8.4 Replacement points by pool, in halves."""
        self.is_combat_card = frozenset(key for key, card in self.cards.items() if card.card_kind == "cc")
        self.is_corps_card = frozenset(
            card for card in self.cards if any(getattr(e, "where", "") == "corps" for e in self.cards[card].effects)
        )
        """15.1.2 Reinforcement cards that bring a corps."""

    def _is_used(self, card: CardId) -> bool:
        """18.4, 18.5 Optional cards are used by agreement."""
        if not self.cards[card].optional:
            return True
        chosen = OptionalCards.of(self)
        return chosen is OptionalCards.ALL or (
            chosen is OptionalCards.CHOSEN and self.option(self.cards[card].switch) == CardUse.IN
        )

    # -- turns -------------------------------------------------------------------------------------
    def _list_turns(self) -> None:
        self.turns: dict[int, TurnBox] = {box.turn: box for box in self.tables.turns}
        self.phases: dict[str, PhaseDef] = {phase.id: phase for phase in self.tables.phases}
        self.winters: tuple[int, ...] = tuple(box.turn for box in self.tables.turns if box.winter)
        self.first_turn: int = self.setup.turn
        self.last_turn: int = self.scenario.last_turn
        self.levels: tuple[Level, ...] = tuple(self.scenario.levels)
        self.sieges: dict[str, SiegeDef] = {siege.id: siege for siege in self.tables.sieges}
        self.siege_at: dict[SpaceId, str] = {siege.space: siege.id for siege in self.tables.sieges}
        self.shifts: dict[str, tuple[int, int]] = {row.id: (row.attacker, row.defender) for row in self.tables.shifts}
        """11.2.6 Columns of the attacker's and of the defender's fire."""
        self.drms: dict[str, int] = {row.id: row.value for row in self.tables.drms}
        self.morale: dict[str, int] = {row.id: row.rm for row in self.tables.morale}

    def phase_of(self, turn: int) -> str:
        return self.turns[turn].phase

    # -- set-up ------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        self.start_control: dict[SpaceId, str] = {key: space.start for key, space in self.spaces.items() if space.start}
        """Without Beach Heads."""
        for side in SIDES:
            for space in getattr(self.setup.control, side):
                self.start_control[space] = side
        self.start_places: dict[UnitId, SpaceId] = {}
        """By counter: a space or a box; a counter that is not listed is not in play yet."""
        used: dict[str, int] = {}
        for places in self.setup.units.values():
            for place, entries in places.items():
                for kind, count in map(listed, entries):
                    first = used.get(kind, 0)
                    used[kind] = first + count
                    for uid in self.of_type[kind][first : first + count]:
                        self.start_places[uid] = place
        gone = frozenset(self.setup.played)
        self.start_removed: dict[str, tuple[CardId, ...]] = {
            side: tuple(key for key in self.setup.played if self.cards[key].side == side and self.cards[key].asterisk)
            for side in SIDES
        }
        """Cards that left the game before."""
        start = [phase.id for phase in self.tables.phases if phase.first <= self.setup.turn]
        self.start_deck: dict[str, tuple[CardId, ...]] = {
            side: tuple(key for phase in start for key in self.deck[side, phase] if key not in gone) for side in SIDES
        }
        """Draw pile and hand together, the cards given at the start included."""


def _unit(uid: UnitId, kind: UnitType) -> Unit:
    reduced = kind.reduced
    return Unit(
        uid,
        kind.id,
        kind.label,
        kind.name,
        kind.side,
        kind.nationality,
        kind.size == "corps",
        kind.full.cf,
        reduced.cf if reduced else 0,
        kind.full.lf,
        kind.full.mf,
        2 if reduced else 1,
        kind.armor,
        kind.militia,
        kind.catalan,
        kind.poum,
        kind.italian,
        kind.region or "",
        kind.no_replacements,
        kind.entry,
    )


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    """Read a scenario (an id, or the path of a file), with the corrections given, and resolve its options; raises
    DataError or EngineError."""
    return World(READER.load_files(scenario, corrections), options)
