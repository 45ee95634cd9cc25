"""Checks of map, cards and events: borders run both ways and hold as stated, counts are right, effects make sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.data.checking import unique
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import SpaceId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.schema_cards import CardFile
from desktop.games.reich.data.schema_events import EventDef, EventFile
from desktop.games.reich.data.schema_map import Area, MapFile

LAND_AREAS, SEA_ZONES, CENTRES = 60, 19, 18
"""2.1, 2.4, 2.5"""
HOME_CENTRES = 6
"""2.5 for each power."""
CONFLICT_CARDS, DECK_CARDS = 54, 27
"""10.1.1"""
EVENT_CARDS = {"both": 12, "allied": 22, "axis": 22}
"""4.2: 56 in all."""


def borders_of(map_file: MapFile) -> frozenset[frozenset[str]]:
    """Every pair of areas that border each other whatever the state of the game."""
    areas = (*map_file.land, *map_file.sea)
    return frozenset(frozenset((area.id, near)) for area in areas for near in (*area.land, *area.sea))


# ------------------------------------------------------------------ map
def check_map(checker: Checker, map_file: MapFile) -> None:
    areas = (*map_file.land, *map_file.sea)
    unique(checker, ("land",), (area.id for area in areas), "area")
    checker.count(len(map_file.land) == LAND_AREAS, "land", f"there are {LAND_AREAS} land areas")
    checker.count(len(map_file.sea) == SEA_ZONES, "sea", f"there are {SEA_ZONES} sea zones")
    _check_centres(checker, map_file)
    for key, listed in (("land", map_file.land), ("sea", map_file.sea)):
        for number, area in enumerate(listed):
            _check_area(checker, (key, number), area, map_file)
    _check_borders(checker, map_file)
    unique(checker, ("layout", "boxes"), (box.id for box in map_file.layout.boxes), "box")


def _check_centres(checker: Checker, map_file: MapFile) -> None:
    centres = [area for area in (*map_file.land, *map_file.sea) if area.production]
    checker.count(len(centres) == CENTRES, "land", f"there are {CENTRES} production centres")
    for power, count in sorted(Counter(area.home or "nobody" for area in centres).items()):
        checker.require(count == HOME_CENTRES, ("land",), f"{power} has {count} home centres, not {HOME_CENTRES}")


def _check_area(checker: Checker, path: DataPath, area: Area, map_file: MapFile) -> None:
    land, sea = _by_id(map_file.land), _by_id(map_file.sea)
    at_sea = area.id in sea
    for near in area.land:
        back = land[near].sea if at_sea and near in land else land[near].land if near in land else None
        _check_both_ways(checker, path, area.id, near, back)
    for near in area.sea:
        back = sea[near].sea if at_sea and near in sea else sea[near].land if near in sea else None
        _check_both_ways(checker, path, area.id, near, back)
    checker.require(area.id not in (*area.land, *area.sea), path, f"{area.id} borders itself")
    checker.require(bool(area.production) == (area.home is not None), path, "a centre has a value and a home power")
    checker.require(at_sea == (area.printed == "none"), path, "sea zones and only they have no printed owner")
    checker.require(not area.island_in or area.island_in in area.sea, path, f"{area.id} is no island in its zone")
    inside = all(0 <= value <= limit for value, limit in zip(area.centre, map_file.canvas, strict=True))
    checker.require(inside, path, f"the centre of {area.id} lies outside the canvas")


def _by_id(areas: list[Area]) -> dict[str, Area]:
    return {area.id: area for area in areas}


def _check_both_ways(checker: Checker, path: DataPath, area: str, near: str, back: list[SpaceId] | None) -> None:
    if back is None:
        checker.fault(path, f"{area} borders {near}, which is no such area")
    else:
        checker.require(area in back, path, f"{area} borders {near}, but {near} does not border {area}")


def _check_borders(checker: Checker, map_file: MapFile) -> None:
    ids = {area.id for area in (*map_file.land, *map_file.sea)}
    borders = borders_of(map_file)
    listed = (("borders", map_file.borders, True), ("non_borders", map_file.non_borders, False))
    for key, pairs, wanted in listed:
        for number, pair in enumerate(pairs):
            path: DataPath = (key, number)
            _known(checker, path, (pair.a, pair.b), ids, "area")
            found = frozenset((pair.a, pair.b)) in borders
            verb = "must" if wanted else "must not"
            checker.require(found == wanted, path, f"{pair.a} {verb} border {pair.b} ({pair.ref})")
    for number, link in enumerate(map_file.links):
        _known(checker, ("links", number), (link.a, link.b, link.controls), ids, "area")
        apart = frozenset((link.a, link.b)) not in borders
        checker.require(apart, ("links", number), f"{link.a} and {link.b} border each other anyway")


def _known(checker: Checker, path: DataPath, names: Iterable[str], known: Iterable[str], what: str) -> None:
    known = set(known)
    for name in names:
        checker.require(name in known, path, f"there is no {what} {name}")


# ------------------------------------------------------------------ conflict cards
def check_cards(checker: Checker, cards: CardFile, map_file: MapFile) -> None:
    unique(checker, ("cards",), (card.id for card in cards.cards), "card")
    unique(checker, ("suits",), (suit.id for suit in cards.suits), "suit")
    checker.count(len(cards.cards) == CONFLICT_CARDS, "cards", f"there are {CONFLICT_CARDS} conflict cards")
    for side, count in sorted(Counter(card.side for card in cards.cards).items()):
        checker.count(count == DECK_CARDS, "cards", f"the {side} deck has {count} cards, not {DECK_CARDS}")
    sides = {suit.id: suit.side for suit in cards.suits}
    for number, card in enumerate(cards.cards):
        checker.require(card.suit in sides, ("cards", number), f"there is no suit {card.suit}")
        own = sides.get(card.suit) in (None, card.side)
        checker.require(own, ("cards", number), f"{card.id} lies in the wrong deck")


# ------------------------------------------------------------------ events
def check_events(checker: Checker, file: EventFile, map_file: MapFile) -> None:
    unique(checker, ("events",), (event.id for event in file.events), "event")
    unique(checker, ("kinds",), (kind.id for kind in file.kinds), "kind")
    counts: Counter[str] = Counter()
    for event in file.events:
        counts[event.mall] += event.copies
    for mall, count in EVENT_CARDS.items():
        checker.count(counts[mall] == count, "events", f"the {mall} events are {counts[mall]}, not {count}")
    ids: set[str] = {event.id for event in file.events}
    areas = {area.id for area in (*map_file.land, *map_file.sea)}
    for number, event in enumerate(file.events):
        _check_event(checker, ("events", number), event)
        held = event.kind in ("reusable", "returnable") and any(isinstance(each, s.ByHand) for each in event.effects)
        checker.require(not held, ("events", number), f"{event.id}: in a conflict nothing is done by hand")
        for place, effect in enumerate(event.effects):
            _check_effect(checker, ("events", number, "effects", place), effect, ids, areas)


def _check_event(checker: Checker, path: DataPath, event: EventDef) -> None:
    held = event.kind in ("reusable", "returnable")
    checker.require(event.copies > 0, path, f"{event.id} has no card")
    checker.require(bool(event.effects), path, f"{event.id} does nothing")
    checker.require(held == bool(event.usable_in), path, f"{event.id}: held events serve in conflicts, others do not")
    checker.require(held == bool(event.role), path, f"{event.id}: held events have a role, others do not")
    at_once = set(event.timing) <= {"won", "reshuffle"}
    checker.require(held != at_once, path, f"{event.id}: {event.kind} events do not act at that time")
    checker.require((event.mall == "axis") != bool(event.stars), path, f"{event.id}: Axis events have no stars")
    explained = event.evidence in ("stated", "public") or event.why
    checker.require(bool(explained), path, f"{event.id} does not say why it is as it is")
    checker.require(not event.effects or not event.effects[0].otherwise, path, f"{event.id} begins with 'otherwise'")


def _check_effect(
    checker: Checker, path: DataPath, effect: s.EffectKind, events: set[str], areas: set[SpaceId]
) -> None:
    match effect:
        case s.Control(areas=places) | s.Turncoat(areas=places):
            _known(checker, path, places, areas, "area")
        case s.Production(area=place) | s.NoAttackFrom(area=place) | s.VichyExempt(area=place):
            _known(checker, path, (place,), areas, "area")
        case s.CancelEvent(event=event, except_events=spared):
            _known(checker, path, (*spared, *((event,) if event else ())), events, "event")
        case s.AddDie(count=count) | s.RerollOwn(count=count) | s.RerollEnemy(count=count) | s.RerollAny(count=count):
            checker.require(count > 0, path, "a count is at least 1")
        case _:
            pass
