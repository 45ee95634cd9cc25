"""The set-up sheet: markers on the map, hand sizes, years, cards and events to deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.reich.data.files import GAME
from desktop.games.reich.data.world import POWERS_OF
from desktop.games.reich.present.board import tray
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.pieces import EMBLEMS, control_piece, fleet_piece, fort_piece
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.mechanics.presenting import setup_sheet
from desktop.views.ours import own_lines
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import SetupLine, SetupSheetView
from desktop.views.wording import listed

if TYPE_CHECKING:
    from desktop.games.reich.data.schema import CardDeal, EventDeal
    from desktop.games.reich.data.world import World


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario = world.scenario
    return setup_sheet(
        GAME,
        scenario,
        names,
        SIDES,
        lines=tuple(_lines(world, names)),
        tracks=tuple(_tracks(world, names)),
        special=(*scenario.notes, names.say("sheet.printed"), *own_lines(scenario)),
        turns=tuple(year.name for year in world.tables.years[world.start_year : world.end_year + 1]),
    )


def _lines(world: World, names: Names) -> Iterator[SetupLine]:
    """Markers on the map, then those that wait in their boxes."""
    for side in SIDES:
        for power in POWERS_OF[side]:
            yield from _control(world, names, power)
        yield from _markers(world, names, side, "fort", fort_piece, world.forts[side])
        yield from _markers(world, names, side, "fleet", fleet_piece, world.fleets[side])


def _control(world: World, names: Names, power: str) -> Iterator[SetupLine]:
    placed: list[SpaceId] = getattr(world.scenario.board, power)
    side, face = side_of(power), CounterFace(power, EMBLEMS[power], disc=True)
    name, group = names.say("piece.control", power=power), names.say("piece.controls", power=power)
    for area in placed:
        yield _line(names, PieceView(control_piece(area), name, side, face, area, group=group))
    left = world.control_markers[power] - len(placed)
    supply = names.say("sheet.control_left", n=left, power=power)
    piece = PieceView(control_piece(power), supply, side, face, "", group=group)
    yield SetupLine(side, piece, names.say("sheet.beside"), ())


def _markers(
    world: World, names: Names, side: str, kind: str, piece: Callable[[str, str | int], str], number: int
) -> Iterator[SetupLine]:
    """Forts or fleets: those the scenario places, then those in the box."""
    board = world.scenario.board
    places = dict(board.forts if kind == "fort" else board.fleets).get(side, [])  # type: ignore[call-overload]
    name, group = names.say(f"piece.{kind}", side=side), names.say(f"piece.{kind}s", side=side)
    boxed = [tray(f"{kind}s", side)] * (number - len(places))
    for place, where in enumerate((*places, *boxed)):
        key = where if where in places else place
        yield _line(names, PieceView(piece(side, key), name, side, CounterFace(side, kind), where, group=group))


def _line(names: Names, piece: PieceView) -> SetupLine:
    kind, _, side = piece.space.removeprefix("tray:").partition(":")
    where = names.say(f"tray.{kind}", whose=side) if side else names.area(piece.space)
    return SetupLine(piece.side, piece, where, (piece.space,))


def _tracks(world: World, names: Names) -> Iterator[tuple[str, str]]:
    say, start = names.say, world.scenario.start
    for side in SIDES:
        yield say("track.hand", whose=side), str(world.start_hand[side])
    for side in SIDES:
        yield say("track.year", whose=side), names.year(start.year)
    for side, face in sorted(start.big_push.items(), reverse=True):
        yield say("track.push", whose=side), say(f"track.push_{face or 'none'}")
    yield say("track.pact"), say("track.pact_yes" if start.pact else "track.pact_no")
    yield say("track.italy"), say("track.italy_yes" if start.italy_surrendered else "track.italy_no")
    for side, deal in sorted(world.scenario.deals.items(), reverse=True):
        yield say("sheet.deal", whose=side), _deal(world, names, side, deal)
    for events in world.scenario.events.deals:
        yield say("sheet.events", whose=events.side), _events(names, events)


def _deal(world: World, names: Names, side: str, deal: CardDeal) -> str:
    key = "sheet.deal_first" if deal.first else "sheet.deal_all"
    first = listed([names.say(f"sheet.special.{special}") for special in deal.first_from])
    return names.say(key, n=deal.first, m=world.start_hand[side] - deal.first, text=first)


def _events(names: Names, deal: EventDeal) -> str:
    """Which events are given, and from what the others are drawn."""
    if deal.pool:
        return names.say("sheet.events_pool", events=tuple(deal.pool), n=deal.draw)
    key = "sheet.events_mall" if deal.own_mall else "sheet.events_text"
    return names.say(key, events=tuple(deal.given), n=deal.draw)
