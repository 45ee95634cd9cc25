"""The immutable part of a game of reich: map, cards, events, set-up, options, all looked up once."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from desktop.data.game_files import resolve_options
from desktop.engine.definition import Options
from desktop.engine.ids import CardId, EventCardId, EventId, SpaceId
from desktop.games.reich.data.files import READER, GameFiles
from desktop.games.reich.data.readings import AxisBot, TournamentEnd
from desktop.games.reich.data.references import SIDES, cards_of
from desktop.games.reich.data.schema_cards import CardDef
from desktop.games.reich.data.schema_events import EventDef
from desktop.games.reich.data.schema_map import Area, Link
from desktop.games.reich.data.schema_setup import Verdict
from desktop.mechanics.readings import GameWorld

__all__ = ["ALLIES", "AXIS", "MALLS", "OPPONENT", "POWERS", "POWERS_OF", "SIDES", "SIDE_OF", "SOVIET",
           "WESTERN", "Drop", "EventCard", "World", "load_world"]  # fmt: skip

AXIS, ALLIES = "axis", "allies"
WESTERN, SOVIET = "western", "soviet"
POWERS = (AXIS, WESTERN, SOVIET)
OPPONENT = {AXIS: ALLIES, ALLIES: AXIS}
SIDE_OF = {AXIS: AXIS, WESTERN: ALLIES, SOVIET: ALLIES, "": ""}
"""The side of whoever controls an area; nobody's is ""."""
POWERS_OF = {AXIS: (AXIS,), ALLIES: (WESTERN, SOVIET)}
MALLS = ("both", "allied", "axis")


class EventCard(Struct, frozen=True):
    """One of the 56 cards. An event with a single copy gives its id to its card."""

    id: EventCardId
    event: EventId
    copy: int
    number: int
    """Our numbering; the printed one is not known."""


class Drop(NamedTuple):
    """6.5.1 A land area exactly two steps away, and the areas that lie between."""

    target: SpaceId
    between: tuple[SpaceId, ...]


class World(GameWorld):
    """A scenario ready to be played. Nothing in it changes."""

    def __init__(self, files: GameFiles, options: Options) -> None:
        super().__init__(resolve_options(files.scenario, files.rulings, options))
        self.files = files
        self.scenario = files.scenario
        self.map = files.map
        self.tables = files.tables
        self.limits = files.limits
        self.bot_side = AXIS if AxisBot.of(self) is AxisBot.ON else ""
        """15.2 The side that a list of priorities plays."""
        self.games = files.scenario.tournament.games if files.scenario.tournament else 1
        """10.4.3 How many games make up the match."""
        self._lay_out_map()
        self._list_centres()
        self._list_drops()
        self._list_cards()
        self._list_events()
        self._set_up()

    # -- map ---------------------------------------------------------------------------------------
    def _lay_out_map(self) -> None:
        self.areas: dict[SpaceId, Area] = {area.id: area for area in (*self.map.land, *self.map.sea)}
        """Land areas and sea zones."""
        self.land: tuple[SpaceId, ...] = tuple(sorted(area.id for area in self.map.land))
        self.zones: tuple[SpaceId, ...] = tuple(sorted(area.id for area in self.map.sea))
        self.is_sea = frozenset(self.zones)
        self.printed: dict[SpaceId, str] = {key: area.printed for key, area in self.areas.items()}
        """axis, western, soviet, vichy, neutral or none."""
        self.printed_power = {key: owner if owner in POWERS else "" for key, owner in self.printed.items()}
        self.unplayable = frozenset(key for key, area in self.areas.items() if area.status == "unplayable")
        self.near_land: dict[SpaceId, tuple[SpaceId, ...]] = {
            key: tuple(sorted(area.land)) for key, area in self.areas.items()
        }
        self.near: dict[SpaceId, tuple[SpaceId, ...]] = {
            key: tuple(sorted((*area.land, *area.sea))) for key, area in self.areas.items()
        }
        """Adjacent whatever the state of the game; borders under a condition are in `links`."""
        links: dict[SpaceId, list[tuple[SpaceId, Link]]] = {}
        for link in self.map.links:
            links.setdefault(link.a, []).append((link.b, link))
            links.setdefault(link.b, []).append((link.a, link))
        self.links: dict[SpaceId, tuple[tuple[SpaceId, Link], ...]] = {
            key: tuple(found) for key, found in links.items()
        }
        """2.3 By area: the other end, and what the player who uses the border must control."""

    def _list_centres(self) -> None:
        self.centres: tuple[SpaceId, ...] = tuple(sorted(key for key, area in self.areas.items() if area.production))
        self.production: dict[SpaceId, int] = {key: area.production for key, area in self.areas.items()}
        self.home: dict[SpaceId, str] = {key: self.areas[key].home or "" for key in self.centres}
        """2.5 The home power of each centre."""
        self.home_side: dict[SpaceId, str] = {key: SIDE_OF[power] for key, power in self.home.items()}
        self.home_centres: dict[str, tuple[SpaceId, ...]] = {
            power: tuple(key for key in self.centres if self.home[key] == power) for power in POWERS
        }

    def _list_drops(self) -> None:
        """6.5.1 For each land area the land areas exactly two steps away over any borders."""
        self.drops: dict[SpaceId, tuple[Drop, ...]] = {}
        for start in self.land:
            between: dict[SpaceId, list[SpaceId]] = {}
            for middle in self.near[start]:
                for target in self.near_land[middle]:
                    if target != start and target not in self.near[start]:
                        between.setdefault(target, []).append(middle)
            self.drops[start] = tuple(Drop(target, tuple(between[target])) for target in sorted(between))

    # -- cards -------------------------------------------------------------------------------------
    def _list_cards(self) -> None:
        self.cards: dict[CardId, CardDef] = {card.id: card for card in self.files.cards.cards}
        self.rank: dict[CardId, int] = {}
        """4.1.2 By conflict card: the rank of its suit in ties."""
        ranks = {suit.id: suit.rank for suit in self.files.cards.suits}
        for card in self.cards.values():
            self.rank[card.id] = ranks[card.suit]
        self.deck: dict[str, tuple[CardId, ...]] = {
            side: tuple(card.id for card in self.cards.values() if card.side == side) for side in SIDES
        }
        """The cards a side's deck starts with."""
        self.soviet_cards = frozenset(
            c.id for c in self.cards.values() if c.suit == SOVIET or c.special == "double_agent"
        )
        """6.5.3.4 What serves where a Soviet card must be played."""

    def _list_events(self) -> None:
        self.events: dict[EventId, EventDef] = {event.id: event for event in self.files.events.events}
        self.event_cards: dict[EventCardId, EventCard] = {}
        self.event_of: dict[EventCardId, EventDef] = {}
        """By event card."""
        self.copies: dict[EventId, tuple[EventCardId, ...]] = {}
        """By event: its cards."""
        for event in self.events.values():
            self.copies[event.id] = cards_of(event)
            for copy, card in enumerate(self.copies[event.id], 1):
                self.event_cards[card] = EventCard(card, event.id, copy, len(self.event_cards) + 1)
                self.event_of[card] = event
        self.mall_cards: dict[str, tuple[EventCardId, ...]] = {
            mall: tuple(card for card, event in self.event_of.items() if event.mall == mall) for mall in MALLS
        }

    def game_turn(self, turns: int) -> int:
        """5.2, 10.3.4 The game turn of a player turn; if the Allies begin, the Axis turn before it counts as done."""
        return (turns + SIDES.index(self.first_side) + 1) // len(SIDES)

    # -- set-up ------------------------------------------------------------------------------------
    def _set_up(self) -> None:
        board = self.scenario.board
        self.start_control: dict[SpaceId, str] = dict(self.printed_power)
        """Power in control of each area when play begins; "" for neutral, Vichy and uncontrolled ones."""
        for power in POWERS:
            for area in getattr(board, power):
                self.start_control[area] = power
        self.years: tuple[str, ...] = tuple(year.id for year in self.tables.years)
        self.year_index: dict[str, int] = {year: number for number, year in enumerate(self.years)}
        """Boxes of the year track from 0 (At Start)."""
        self.start_year = self.year_index[self.scenario.start.year]
        last = TournamentEnd.of(self) if self.scenario.tournament else self.scenario.end
        self.end_year = self.year_index[last]
        self.verdict: Verdict = self.scenario.verdict_by_end.get(last, self.scenario.verdict)
        self.overlord_year = self.year_index[self.tables.overlord.year]
        self.exchange_year = self.year_index[self.tables.exchange_year]
        self.first_side: str = self.scenario.start.first
        self.start_hand: dict[str, int] = {side: getattr(self.scenario.start.hand_size, side) for side in SIDES}
        self.control_markers: dict[str, int] = {power: getattr(self.limits.control_markers, power) for power in POWERS}
        self.fleets: dict[str, int] = {side: getattr(self.limits.fleets, side) for side in SIDES}
        self.forts: dict[str, int] = {side: getattr(self.limits.forts, side) for side in SIDES}


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    """Read a scenario (an id, or the path of a file), with the corrections given, and resolve its options; raises
    DataError or EngineError."""
    return World(READER.load_files(scenario, corrections), options)
