"""The immutable part of a game of illusions: map, nations, units, cards, tables, set-up, all looked up once."""

from __future__ import annotations

from functools import cached_property

from desktop.data.game_files import resolve_options
from desktop.engine.definition import Options
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.data.files import READER, GameFiles
from desktop.games.illusions.data.readings import MobilizationEnd, Players
from desktop.games.illusions.data.records import Link, Unit
from desktop.games.illusions.data.references import Names, joined, listed, start_control
from desktop.games.illusions.data.schema_cards import CardDef
from desktop.games.illusions.data.schema_effects import EffectKind, ForbidCard
from desktop.games.illusions.data.schema_map import Space
from desktop.games.illusions.data.schema_nations import Collapse, Entry, NationDef
from desktop.games.illusions.data.schema_tables import CommitmentDef, Offensive, SeatDef, TerrainDef, TurnBox, ZoneDef
from desktop.games.illusions.data.schema_units import UnitType
from desktop.games.illusions.rules.map.space_sets import SpaceSets
from desktop.games.illusions.state.sides import ALBANIA, NATIONS, NEUTRAL, POOLS, SIDES
from desktop.mechanics.cdg.schema import VictoryLevel
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
        self._list_nations()
        self._list_units()
        self._list_cards()
        self._list_turns()
        self._set_up()

    # -- map ---------------------------------------------------------------------------------------
    def _lay_out_map(self) -> None:
        self.spaces: dict[SpaceId, Space] = {space.id: space for space in self.map.spaces}
        """Spaces, regions, sea invasion spaces and Lemnos."""
        self.space_ids: tuple[SpaceId, ...] = tuple(sorted(self.spaces))
        self.order: dict[SpaceId, int] = {space: number for number, space in enumerate(self.space_ids)}
        near: dict[SpaceId, list[SpaceId]] = {space: [] for space in self.space_ids}
        lanes: dict[SpaceId, list[SpaceId]] = {}
        self.links: dict[tuple[SpaceId, SpaceId], Link] = {}
        """3.1.3 By pair of spaces, both ways round; sea lanes included."""
        for link in self.map.connections:
            for a, b in ((link.a, link.b), (link.b, link.a)):
                (lanes.setdefault(a, []) if link.kind == "sea_lane" else near[a]).append(b)
                self.links[a, b] = Link(b, link.kind, link.water or link.kind == "sea_lane")
        self.neighbours: dict[SpaceId, tuple[SpaceId, ...]] = {
            space: tuple(sorted(found)) for space, found in near.items()
        }
        """Adjacent by land: rail, mixed gauge, road or alpine trail."""
        self.lanes: dict[SpaceId, tuple[SpaceId, ...]] = {
            space: tuple(sorted(lanes.get(space, ()))) for space in self.space_ids
        }
        """25.0 Joined by a sea invasion lane."""
        self.all_neighbours: dict[SpaceId, tuple[SpaceId, ...]] = {
            space: tuple(sorted((*self.neighbours[space], *self.lanes[space]))) for space in self.space_ids
        }
        self.rail: dict[SpaceId, tuple[SpaceId, ...]] = self._joined_by("rail")
        """13.2 Single-gauge railroads."""

    def _joined_by(self, *kinds: str) -> dict[SpaceId, tuple[SpaceId, ...]]:
        return {
            space: tuple(near for near in self.neighbours[space] if self.links[space, near].kind in kinds)
            for space in self.space_ids
        }

    @cached_property
    def sets(self) -> SpaceSets:
        """The map as sets of places."""
        return SpaceSets(self)

    @cached_property
    def bans(self) -> dict[CardId, frozenset[CardId]]:
        """By card: those that put an end to playing it as an event."""
        found: dict[CardId, set[CardId]] = {}
        for key, card in self.cards.items():
            for effect in card.effects:
                if isinstance(effect, ForbidCard):
                    found.setdefault(effect.card, set()).add(key)
        return {card: frozenset(others) for card, others in found.items()}

    def link(self, a: SpaceId, b: SpaceId) -> Link:
        return self.links[a, b]

    def is_water(self, a: SpaceId, b: SpaceId) -> bool:
        """12.4.3 A water obstacle lies between them; every sea lane is one."""
        return self.links[a, b].water

    def _list_places(self) -> None:
        self.nation_of: dict[SpaceId, str] = {key: space.nation for key, space in self.spaces.items()}
        self.in_nation: dict[str, tuple[SpaceId, ...]] = {
            nation: tuple(key for key in self.space_ids if self.nation_of[key] == nation)
            for nation in (*NATIONS, ALBANIA)
        }
        """Home spaces and regions, those on the inset included."""
        self.terrain: dict[SpaceId, str] = {key: space.terrain for key, space in self.spaces.items()}
        self.regions = frozenset(key for key, space in self.spaces.items() if space.kind == "region")
        self.sea_spaces: tuple[SpaceId, ...] = tuple(k for k in self.space_ids if self.spaces[k].kind == "sea")
        self.base: SpaceId = self.map.invasion_base
        """Lemnos."""
        self.mixed = self.regions | {self.base}
        """10.1e, 10.4 Places where any number of units may be, of both sides and uprisings in regions."""
        self.inset = frozenset(key for key, space in self.spaces.items() if space.inset)
        self.vp_spaces: tuple[SpaceId, ...] = self._where("vp")
        self.is_vp = frozenset(self.vp_spaces)
        self.vp_of: dict[str, tuple[SpaceId, ...]] = {
            nation: tuple(key for key in self.in_nation[nation] if self.spaces[key].vp) for nation in NATIONS
        }
        self.forts: dict[SpaceId, int] = {key: self.spaces[key].fort for key in self._where("fort")}
        """20.1.3 Fort spaces with the combat factor of the fort."""
        self.ports: dict[SpaceId, tuple[str, ...]] = {
            key: tuple(self.spaces[key].ports) for key in self._where("ports")
        }
        """13.3 Ports with their waters."""
        self.ports_on: dict[str, tuple[SpaceId, ...]] = {
            water: tuple(key for key, waters in self.ports.items() if water in waters)
            for water in ("baltic", "black_sea", "mediterranean")
        }
        self.sources: dict[str, tuple[SpaceId, ...]] = {
            nation: tuple(key for key in self.space_ids if nation in self.spaces[key].supply) for nation in NATIONS
        }
        """14.2 Supply sources by nation, whether or not they work at the moment."""
        self.landing_ports: dict[SpaceId, tuple[SpaceId, ...]] = {
            landing.space: tuple(landing.ports) for landing in self.map.sea_invasions
        }
        """25.1 By card: the sea invasion space it opens."""
        self.zones: dict[str, frozenset[SpaceId]] = {zone.id: self._spaces_of(zone) for zone in self.tables.zones}
        """Spaces and regions that cards speak of."""

    def _spaces_of(self, zone: ZoneDef) -> frozenset[SpaceId]:
        found = [
            key
            for key, space in self.spaces.items()
            if space.nation in zone.nations
            or key in zone.spaces
            or space.terrain in zone.terrain
            or (zone.inset and space.inset)
            or any(water in zone.ports for water in space.ports)
            or (zone.sea and space.kind == "sea")
        ]
        near = [each for key in found for each in self.neighbours[key]] if zone.connected else []
        return frozenset((*found, *near))

    def _where(self, attribute: str) -> tuple[SpaceId, ...]:
        return tuple(space for space in self.space_ids if getattr(self.spaces[space], attribute))

    # -- nations -----------------------------------------------------------------------------------
    def _list_nations(self) -> None:
        self.nations: dict[str, NationDef] = {nation.id: nation for nation in self.files.nations.nations}
        self.entries: dict[str, Entry] = {entry.nation: entry for entry in self.files.nations.entries}
        self.collapses: dict[str, Collapse] = {each.nation: each for each in self.files.nations.collapses}
        self.start_side: dict[str, str] = {key: nation.side or NEUTRAL for key, nation in self.nations.items()}
        """Before the war; the set-up may have brought some in."""
        self.balkan = frozenset(
            key for key in self.space_ids if (n := self.nation_of[key]) == ALBANIA or self._is_balkan(n)
        )
        """2.0 Spaces of the Balkans; Lemnos is not one of them."""
        self.seats: dict[str, SeatDef] = {seat.id: seat for seat in self.tables.seats}
        """4.4 The partners, whether or not this game is played with them."""
        players = Players.of(self)
        self.seats_of: dict[str, tuple[str, ...]] = {
            side: tuple(seat.id for seat in self.tables.seats if seat.side == side)
            if players in ("four", f"two_{side}")
            else (side,)
            for side in SIDES
        }
        """4.4 Side: its seats, the one that acts in the first round first; the side itself if one player has it."""
        self.side_of_seat: dict[str, str] = {seat: side for side, seats in self.seats_of.items() for seat in seats}

    def _is_balkan(self, nation: str) -> bool:
        return nation in self.nations and self.nations[nation].balkan

    # -- units -------------------------------------------------------------------------------------
    def _list_units(self) -> None:
        names = Names.of(self.files)
        self.types: dict[str, UnitType] = {kind.id: kind for kind in self.files.units.types}
        self.units: dict[UnitId, Unit] = {}
        of_type: dict[str, list[UnitId]] = {kind: [] for kind in self.types}
        for counter in self.files.units.counters:
            kind = self.types[counter.type]
            of_type[kind.id].append(counter.id)
            side = names.types[kind.id]
            self.units[counter.id] = _unit(counter.id, kind, counter.label, counter.name, side, counter.entry)
        for kind in self.files.units.types:
            single = kind.count == 1
            for number in range(1, kind.count + 1):
                uid = UnitId(kind.id if single else f"{kind.id}_{number:02}")
                of_type[kind.id].append(uid)
                self.units[uid] = _unit(uid, kind, kind.label, kind.name, names.types[kind.id], "")
        self.of_type: dict[str, tuple[UnitId, ...]] = {kind: tuple(found) for kind, found in of_type.items()}
        """The counters of a type, in order."""
        self.unit_ids: tuple[UnitId, ...] = tuple(sorted(self.units))
        self.side_of: dict[UnitId, str] = {uid: unit.side for uid, unit in self.units.items()}
        """allied, central, uprising, or neutral: Greek units belong to the side Greece has joined."""
        self.of_nation: dict[str, tuple[UnitId, ...]] = {
            nation: tuple(uid for uid in self.unit_ids if nation in self.units[uid].nations) for nation in NATIONS
        }
        self.replaced_by: dict[str, tuple[str, ...]] = {
            kind.id: tuple(kind.by) for kind in self.files.units.types if kind.size == "lcu"
        }
        """12.6.4, 22.2 By type of large unit: the small types of its kind."""
        self.small_types: dict[str, tuple[str, ...]] = {
            nation: tuple(k.id for k in self.files.units.types if _is_ordinary(k) and nation in k.nations)
            for nation in NATIONS
        }
        """12.6.4c By nation: its ordinary small types, which may stand in for one another."""

    # -- cards -------------------------------------------------------------------------------------
    def _list_cards(self) -> None:
        self.cards: dict[CardId, CardDef] = {card.id: card for card in self.files.cards.cards}
        self.deck: dict[tuple[str, str], tuple[CardId, ...]] = {
            (side, level.id): tuple(
                key for key, card in self.cards.items() if (card.side, card.deck) == (side, level.id)
            )
            for side in SIDES
            for level in self.tables.commitments
        }
        """By side and level of war commitment."""
        self.phase_of_card: dict[CardId, str] = {key: card.deck for key, card in self.cards.items()}
        found: dict[type, list[tuple[CardId, EffectKind]]] = {}
        for key, card in self.cards.items():
            for effect in card.effects:
                found.setdefault(type(effect), []).append((key, effect))
        self.effects_of: dict[type, tuple[tuple[CardId, EffectKind], ...]] = {k: tuple(v) for k, v in found.items()}
        """By kind: every effect of a card with the card."""
        self.ops: dict[CardId, int] = {key: card.ops for key, card in self.cards.items()}
        self.sr: dict[CardId, int] = dict(self.ops)
        """9.5.1 SR points are the number of OPS."""
        self.rp: dict[CardId, dict[str, int]] = {
            key: {pool: getattr(card.rp, pool) * self.limits.half_points for pool in POOLS if getattr(card.rp, pool)}
            for key, card in self.cards.items()
        }
        """9.6 Replacement points by class, in halves."""
        self.is_combat_card = frozenset(key for key, card in self.cards.items() if card.card_kind == "combat")

    # -- turns -------------------------------------------------------------------------------------
    def _list_turns(self) -> None:
        self.turns: dict[int, TurnBox] = {box.turn: box for box in self.tables.turns}
        self.winters: tuple[int, ...] = tuple(box.turn for box in self.tables.turns if box.season == "winter")
        self.first_turn: int = self.setup.turn
        ending = MobilizationEnd.of(self)
        self.last_turn: int = self.scenario.endings.get(ending, self.scenario.last_turn)
        self.levels: tuple[VictoryLevel, ...] = tuple(self.scenario.levels)
        self.commitments: dict[str, CommitmentDef] = {each.id: each for each in self.tables.commitments}
        self.commitment_order: tuple[str, ...] = tuple(each.id for each in self.tables.commitments)
        self.offensives: dict[tuple[str, str], Offensive] = {(o.side, o.id): o for o in self.tables.offensives}
        self.offensive_on: dict[tuple[str, int], str] = {
            (each.side, die): each.id for each in self.tables.offensives for die in each.dice
        }
        """7.2, 7.3 By side and modified die."""
        self.terrain_rules: dict[str, TerrainDef] = {each.id: each for each in self.tables.terrain}
        self.shifts: dict[str, tuple[int, int]] = {row.id: (row.attacker, row.defender) for row in self.tables.shifts}
        """12.4 Columns of the attacker's and of the defender's fire."""
        self.drms: dict[str, int] = {row.id: row.value for row in self.tables.drms}
        self.vp_items: dict[str, int] = {row.id: row.vp for row in self.tables.vp}

    def season(self, turn: int) -> str:
        return self.turns[turn].season

    # -- set-up ------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        setup = self.setup
        self.start_nations: dict[str, str] = {**self.start_side, **joined(setup, self.files.nations)}
        """By nation: the side it is on when the scenario begins, or neutral."""
        self.start_control: dict[SpaceId, str] = start_control(self.nation_of, self.start_side, self.start_nations)
        for side in SIDES:
            for space in getattr(setup.control, side):
                self.start_control[space] = side
        for space in setup.landings:
            self.start_control[space] = SIDES[0]
        self.start_places: dict[UnitId, SpaceId] = {}
        """By counter: a space or a box; a counter that is not listed is not in play yet."""
        self.start_reduced: frozenset[UnitId] = frozenset(self._place_units())
        self.start_trenches: dict[SpaceId, tuple[int, str]] = {t.space: (t.level, t.side) for t in setup.trenches}
        self.start_forts: dict[SpaceId, str] = {
            fort: "destroyed" if fort in setup.destroyed_forts else "intact" for fort in self.forts
        }
        gone = frozenset(setup.played)
        decks: dict[str, tuple[CardId, ...]] = {side: tuple(cards) for side, cards in setup.decks.items()}
        self.start_removed: dict[str, tuple[CardId, ...]] = {
            side: tuple(key for key in setup.played if self.cards[key].side == side) for side in SIDES
        }
        """Cards played as events before."""
        self.start_deck: dict[str, tuple[CardId, ...]] = {
            side: decks.get(side) or self._deck_of_level(side, gone) for side in SIDES
        }
        """Draw pile and hand together, the opening card included."""
        self.start_hands: dict[str, tuple[CardId, ...]] = dict.fromkeys(SIDES, ())
        self.start_hands.update({side: tuple(cards) for side, cards in setup.hands.items()})
        """Cards of these that are in hand before the rest is drawn."""

    def _deck_of_level(self, side: str, gone: frozenset[CardId]) -> tuple[CardId, ...]:
        level = next(level for owner, level in self.setup.commitment.items() if owner == side)
        reached = self.commitment_order.index(level)
        levels = self.commitment_order[: reached + 1]
        return tuple(key for below in levels for key in self.deck[side, below] if key not in gone)

    def _place_units(self) -> list[UnitId]:
        used: dict[str, int] = {}
        reduced: list[UnitId] = []
        for places in self.setup.units.values():
            for place, entries in places.items():
                for each in map(listed, entries):
                    first = used.get(each.name, 0)
                    used[each.name] = first + each.count
                    counters = (UnitId(each.name),) if each.name not in self.types else self.of_type[each.name]
                    taken = counters[first : first + each.count]
                    self.start_places.update(dict.fromkeys(taken, place))
                    reduced += taken if each.reduced else ()
        return reduced


def _is_ordinary(kind: UnitType) -> bool:
    return kind.size == "scu" and not kind.special


def _unit(uid: UnitId, kind: UnitType, label: str, name: str, side: str, entry: str) -> Unit:
    combat = kind.size in ("lcu", "scu")
    return Unit(
        id=uid,
        type=kind.id,
        label=label,
        name=name,
        side=side,
        nation=kind.nations[0],
        nations=tuple(kind.nations),
        size=kind.size,
        lcu=kind.size == "lcu",
        combat=combat,
        infantry=combat and kind.arm == "infantry",
        cavalry=kind.arm == "cavalry",
        mountain=kind.mountain,
        elite=kind.elite,
        reserve=kind.reserve,
        regional=kind.regional,
        special=kind.special,
        no_replacements=kind.no_replacements or kind.special or not combat,
        stacks_freely=kind.stacks_freely,
        besieges_alone=kind.besieges_alone,
        cf=kind.full.cf,
        reduced_cf=kind.reduced.cf,
        lf=kind.full.lf,
        reduced_lf=kind.reduced.lf,
        mf=kind.full.mf,
        drm=kind.drm[0],
        reduced_drm=kind.drm[1],
        holds=tuple(kind.holds),
        entry=entry,
    )


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    """Read a scenario (an id, or the path of a file), with the corrections given, and resolve its options; raises
    DataError or EngineError."""
    return World(READER.load_files(scenario, corrections), options)
