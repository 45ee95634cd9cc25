"""References of tables and scenarios: every id names something, every set-up fits the pieces there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from desktop.data.document import Checker, DataPath
from desktop.engine.ids import EventCardId, SpaceId
from desktop.games.reich.data.schema_cards import CardFile
from desktop.games.reich.data.schema_events import EventDef, EventFile
from desktop.games.reich.data.schema_limits import Limits, PerSide
from desktop.games.reich.data.schema_map import MapFile
from desktop.games.reich.data.schema_setup import Board, Scenario, Start, Verdict
from desktop.games.reich.data.schema_tables import Tables
from desktop.games.reich.data.schema_words import Side

SIDES: tuple[str, str] = ("axis", "allies")
POWERS = {"axis": "axis", "western": "allies", "soviet": "allies"}
"""With their side."""
_COPY_MARK = "_"


def cards_of(event: EventDef) -> tuple[EventCardId, ...]:
    """The ids of an event's cards: its own for a single copy, else numbered."""
    if event.copies == 1:
        return (EventCardId(event.id),)
    return tuple(EventCardId(f"{event.id}{_COPY_MARK}{copy}") for copy in range(1, event.copies + 1))


class Names(Struct, frozen=True):
    """Everything that can be referred to."""

    land: frozenset[str]
    zones: frozenset[str]
    events: frozenset[str]
    event_cards: frozenset[str]
    specials: frozenset[str]
    years: tuple[str, ...]
    printed: dict[str, str]
    next_to: dict[str, frozenset[str]]

    @staticmethod
    def of(map_file: MapFile, cards: CardFile, events: EventFile, tables: Tables) -> Names:
        areas = (*map_file.land, *map_file.sea)
        return Names(
            land=frozenset(area.id for area in map_file.land),
            zones=frozenset(area.id for area in map_file.sea),
            events=frozenset(event.id for event in events.events),
            event_cards=frozenset(card for event in events.events for card in cards_of(event)),
            specials=frozenset(card.special for card in cards.cards if card.special),
            years=tuple(year.id for year in tables.years),
            printed={area.id: area.printed for area in areas},
            next_to={area.id: frozenset((*area.land, *area.sea)) for area in areas},
        )

    @property
    def places(self) -> frozenset[str]:
        return self.land | self.zones


def _known(checker: Checker, path: DataPath, names: Iterable[str], known: Iterable[str], what: str) -> None:
    known = frozenset(known)
    for name in names:
        checker.require(name in known, path, f"there is no {what} {name}")


# ------------------------------------------------------------------ tables
def check_tables(checker: Checker, tables: Tables, names: Names) -> None:
    for path, listed, known, what in _references(tables, names):
        _known(checker, path, listed, known, what)
    for zone, landings in sorted(tables.overlord.landings.items()):
        for area in landings:
            near = zone in names.next_to and area in names.next_to[zone]
            checker.require(near, ("overlord", "landings", zone), f"{area} does not border {zone}")
    for area in tables.vichy.areas:
        checker.require(names.printed.get(area) == "vichy", ("vichy", "areas"), f"{area} is not printed Vichy")
    soviet = {area for area, owner in names.printed.items() if owner == "soviet"}
    bordering = {zone for zone in names.zones if names.next_to[zone] & soviet}
    checker.require(set(tables.pact.zones) == bordering, ("pact", "zones"), "are not the zones next to the USSR")


_Reference = tuple[DataPath, Iterable[str], Iterable[str], str]


def _references(tables: Tables, names: Names) -> Iterator[_Reference]:
    yield from _event_references(tables, names)
    land, zones, places = names.land, names.zones, names.places
    yield ("random_loss",), tables.random_loss, land, "land area"
    yield ("either_side",), tables.either_side, land, "land area"
    for number, bar in enumerate(tables.carrier_bars):
        yield ("carrier_bars", number), bar.zones, zones, "sea zone"
        yield ("carrier_bars", number), (*bar.axis_controls, *bar.neutral), places, "area"
    yield ("barbarossa",), tables.barbarossa.targets, land, "land area"
    yield ("overlord",), (*tables.overlord.landings,), zones, "sea zone"
    yield ("overlord",), tables.overlord.not_target, land, "land area"
    yield ("bagration",), tables.bagration.not_target, land, "land area"
    yield ("sea_lock",), tables.sea_lock.zones, zones, "sea zone"
    yield ("italy",), (tables.italy.capital, *tables.italy.others), land, "land area"
    yield ("vichy",), tables.vichy.zones, zones, "sea zone"
    yield ("malta",), (tables.malta.area,), land, "land area"
    yield ("malta",), (tables.malta.zone, tables.launch.zone), zones, "sea zone"
    yield ("launch",), tables.launch.needs, land, "land area"
    yield ("pact",), tables.pact.zones, zones, "sea zone"
    yield ("decision",), (tables.decision.must_hold, *tables.decision.of), land, "land area"
    for retake in tables.retake:
        yield ("retake",), retake.capitals, land, "land area"


def _event_references(tables: Tables, names: Names) -> Iterator[_Reference]:
    returns = tables.returns
    yield (
        ("returns",),
        (*returns.any, *returns.axis, *returns.allies, *returns.all_copies_needed),
        names.events,
        "event",
    )
    for year, events in sorted(tables.enters_after.items()):
        yield ("enters_after",), (year,), names.years, "year"
        yield ("enters_after", year), events, names.events, "event"
    yield ("year_end_extra",), tables.year_end_extra, names.events, "event"
    yield ("two_card_events",), tables.two_card_events, names.events, "event"
    yield ("carriers",), (tables.carriers, tables.pact.barred_event), names.events, "event"
    yield ("overlord",), (tables.overlord.gift, tables.overlord.needs), names.events, "event"
    yield ("exchange_specials",), tables.exchange_specials, names.specials, "special card"
    years = (tables.exchange_year, tables.overlord.year, tables.sea_lock.year)
    yield ("years",), years, names.years, "year"
    for number, step in enumerate(tables.axis_bot.steps):
        yield ("axis_bot", "steps", number), step.targets, names.events | names.land, "event or land area"
        if step.before_year:
            yield ("axis_bot", "steps", number), (step.before_year,), names.years, "year"


# ------------------------------------------------------------------ scenarios
def check_scenario(checker: Checker, scenario: Scenario, names: Names, limits: Limits) -> None:
    _known(checker, ("end",), (scenario.end,), names.years, "year")
    _known(checker, ("start", "year"), (scenario.start.year,), names.years, "year")
    ends = (*scenario.verdict_by_end, *(scenario.tournament.ends if scenario.tournament else ()))
    _known(checker, ("verdict_by_end",), ends, names.years, "year")
    _check_hands(checker, scenario.start, limits)
    _check_board(checker, scenario.board, names, limits)
    _check_deals(checker, scenario, names)
    _check_verdict(checker, ("verdict",), scenario.verdict)
    for end, verdict in sorted(scenario.verdict_by_end.items()):
        _check_verdict(checker, ("verdict_by_end", end), verdict)
    opens = not scenario.start.opens_with or scenario.start.opens_with in scenario.operations
    checker.require(opens, ("start", "opens_with"), f"{scenario.start.opens_with} is not in play")


def _check_hands(checker: Checker, start: Start, limits: Limits) -> None:
    for side, size in (("axis", start.hand_size.axis), ("allies", start.hand_size.allies)):
        checker.require(0 < size <= limits.hand_most, ("start", "hand_size"), f"{side}: a hand size is 1 to the limit")
    for side in SIDES:
        checker.require(side in start.big_push, ("start", "big_push"), f"nothing is said of the {side} marker")


def _check_board(checker: Checker, board: Board, names: Names, limits: Limits) -> None:
    seen: set[str] = set()
    markers = (("axis", board.axis), ("western", board.western), ("soviet", board.soviet))
    for power, places in markers:
        _known(checker, ("board", power), places, names.places, "area")
        most: int = getattr(limits.control_markers, power)
        checker.require(len(places) <= most, ("board", power), f"{power} has only {most} control markers")
        for place in places:
            checker.require(place not in seen, ("board", power), f"{place} has two markers")
            checker.require(names.printed.get(place) != power, ("board", power), f"{place} is printed {power}")
            seen.add(place)
    _check_pieces(checker, ("board", "forts"), board.forts, names.land, limits.forts)
    _check_forts(checker, board, names)
    _check_pieces(checker, ("board", "fleets"), board.fleets, names.zones, limits.fleets)


def _check_forts(checker: Checker, board: Board, names: Names) -> None:
    """3.2 A fort stands in an area that its side controls."""
    held = {**names.printed, **{place: power for power in POWERS for place in getattr(board, power)}}
    for side, where in board.forts.items():
        for place in names.land.intersection(where):
            good = POWERS.get(held.get(place, "")) == side
            checker.require(good, ("board", "forts", side), f"a fort of {side} cannot stand in {place}")


def _check_pieces(
    checker: Checker, path: DataPath, pieces: dict[Side, list[SpaceId]], places: frozenset[str], most: PerSide
) -> None:
    for side, where in pieces.items():
        _known(checker, path, where, places, "place")
        count: int = getattr(most, side)
        checker.require(len(where) <= count, path, f"{side} has only {count}")
        checker.require(len(set(where)) == len(where), path, f"{side} has two in one place")


def _check_deals(checker: Checker, scenario: Scenario, names: Names) -> None:
    for side in SIDES:
        checker.require(side in scenario.deals, ("deals",), f"no conflict cards are dealt to the {side} side")
    for side, deal in scenario.deals.items():
        _known(checker, ("deals", side), deal.first_from, names.specials, "special card")
        checker.require(bool(deal.first) == bool(deal.first_from), ("deals", side), "first cards come from somewhere")
    setup = scenario.events
    given: set[str] = set()
    for number, each in enumerate(setup.deals):
        path: DataPath = ("events", "deals", number)
        _known(checker, path, (*each.given, *each.pool), names.event_cards, "event card")
        checker.require(bool(each.pool) != each.own_mall, path, "draw from a pool or from the own mall")
        for card in each.given:
            checker.require(card not in given, path, f"{card} is given twice")
            given.add(card)
    for key in ("resolve", "set_aside", "lid", "removed"):
        _known(checker, ("events", key), getattr(setup, key), names.events, "event")


def _check_verdict(checker: Checker, path: DataPath, verdict: Verdict) -> None:
    levels = [level.min for level in verdict.levels]
    rising = [level for level in levels[1:] if level is not None]
    good = bool(levels) and levels[0] is None and len(rising) == len(levels) - 1 and rising == sorted(set(rising))
    checker.require(good, (*path, "levels"), "the first level has no minimum, the others rise")
