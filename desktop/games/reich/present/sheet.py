"""The set-up sheet: markers on the map, hand sizes, years, cards and events to deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.reich.present.about import game_file
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.pieces import EMBLEMS, control_piece, fleet_piece, fort_piece
from desktop.games.reich.sides import SIDES, side_of
from desktop.games.reich.world import POWERS
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import SetupLine, SetupSheetView

if TYPE_CHECKING:
    from desktop.games.reich.schema import CardDeal
    from desktop.games.reich.world import World


def sheet_of(world: World, names: Names) -> SetupSheetView:
    scenario = world.scenario
    return SetupSheetView(
        game=game_file().title,
        scenario=scenario.title,
        sides=tuple((side, names.side(side)) for side in SIDES),
        order=SIDES,
        lines=tuple(_lines(world, names)),
        tracks=tuple(_tracks(world, names)),
        special=(*scenario.notes, names.say("sheet.printed")),
        turns=tuple(year.name for year in world.tables.years[world.start_year : world.end_year + 1]),
    )


def _lines(world: World, names: Names) -> Iterator[SetupLine]:
    board = world.scenario.board
    for power in POWERS:
        for area in getattr(board, power):
            face = CounterFace(power, EMBLEMS[power], disc=True)
            name = names.say("piece.control", power=power)
            yield _line(names, side_of(power), PieceView(control_piece(area), name, side_of(power), face, area), area)
    for kind, places, piece in (("fort", board.forts, fort_piece), ("fleet", board.fleets, fleet_piece)):
        for side, areas in sorted(places.items()):
            for area in areas:
                name = names.say(f"piece.{kind}", side=side)
                yield _line(names, side, PieceView(piece(side, area), name, side, CounterFace(side, kind), area), area)


def _line(names: Names, side: str, piece: PieceView, area: str) -> SetupLine:
    return SetupLine(side, piece, names.area(area), (area,))


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
        yield (
            say("sheet.events", whose=events.side),
            say("sheet.events_text", events=tuple(events.given), n=events.draw),
        )


def _deal(world: World, names: Names, side: str, deal: CardDeal) -> str:
    key = "sheet.deal_first" if deal.first else "sheet.deal_all"
    return names.say(key, n=deal.first, m=world.start_hand[side] - deal.first)
