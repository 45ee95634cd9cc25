"""Markers as pieces: control discs, fleets and forts, on the map and in their boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId
from desktop.games.reich.present.board import tray
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.map.geography import is_contested, is_neutral_vichy, production
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.views.pieces import Badge, CounterFace, PieceView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

EMBLEMS = {"axis": "iron-cross", "western": "ringed-star", "soviet": "leader"}
CONTROL, FLEET, FORT = "control", "fleet", "fort"


def control_piece(area: str) -> str:
    return f"{CONTROL}:{area}"


def fleet_piece(side: str, where: str | int) -> str:
    """A fleet in a zone, or the one with this number in the box."""
    return f"{FLEET}:{side}:{where}"


def fort_piece(side: str, where: str | int) -> str:
    return f"{FORT}:{side}:{where}"


def area_of(piece: str) -> SpaceId:
    """The area whose control disc a piece is, or nothing."""
    kind, _, area = piece.partition(":")
    return SpaceId(area) if kind == CONTROL else NOTHING


def is_in_box(piece: str) -> bool:
    """Whether a piece is a fleet or a fort that is not on the map yet."""
    kind, _, where = piece.rpartition(":")
    return kind.partition(":")[0] in (FLEET, FORT) and where.isdigit()


class Pieces:
    """Makes the pieces of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._discs_known: dict[tuple[str, str, bool], PieceView] = {}
        self._known: dict[tuple[str, ...], PieceView] = {}

    def all(self, state: ReichState) -> tuple[PieceView, ...]:
        return (*self._discs(state), *self._forts(state), *self._fleets(state))

    def control(self, state: ReichState) -> tuple[tuple[str, str], ...]:
        """Who holds each area; neutral Vichy is shown as such."""
        held = [(area, power) for area, power in state.control.items() if power]
        return (*held, *((area, "vichy") for area in self.world.tables.vichy.areas if is_neutral_vichy(state, area)))

    # -- control -----------------------------------------------------------------------------------
    def _discs(self, state: ReichState) -> Iterator[PieceView]:
        for area, power in state.control.items():
            if power:
                yield self._disc(state, area, power)

    def _disc(self, state: ReichState, area: SpaceId, power: str) -> PieceView:
        contested = area in self.world.is_sea and is_contested(state, area)
        known = self._discs_known.get((area, power, contested))
        if known is None:
            known = self._discs_known[area, power, contested] = self._made_disc(area, power, contested=contested)
        return known

    def _made_disc(self, area: SpaceId, power: str, *, contested: bool) -> PieceView:
        printed = self.world.printed_power[area] == power
        badges = (Badge("attack", "!", self.names.say("piece.contested"), "2.4"),) if contested else ()
        detail = self.names.say("piece.printed" if printed else "piece.marker", area=area, power=power)
        return PieceView(
            control_piece(area), self.names.area(area), side_of(power),
            CounterFace(power, EMBLEMS[power], reduced=printed, disc=True), area, badges, capital(detail),
            group=self.names.say("piece.control", power=power), unit=False,
        )  # fmt: skip

    # -- forts and fleets --------------------------------------------------------------------------
    def _forts(self, state: ReichState) -> Iterator[PieceView]:
        limits = self.world.limits
        for area, side in sorted(state.forts.items()):
            value = limits.fort_in_centre if production(state, area) else limits.fort_elsewhere
            detail = self.names.say("piece.fort_detail", side=side, area=area, n=value)
            yield self._piece(fort_piece(side, area), side, FORT, area, detail, str(value))
        for side in SIDES:
            placed = sum(owner == side for owner in state.forts.values())
            for number in range(self.world.forts[side] - placed):
                yield self._piece(fort_piece(side, number), side, FORT, tray("forts", side), "", "")

    def _fleets(self, state: ReichState) -> Iterator[PieceView]:
        for zone, sides in sorted(state.fleets.items()):
            for side in sides:
                detail = self.names.say("piece.fleet_detail", side=side, area=zone)
                yield self._piece(fleet_piece(side, zone), side, FLEET, zone, detail, "")
        for side in SIDES:
            placed = sum(side in sides for sides in state.fleets.values())
            for number in range(self.world.fleets[side] - placed):
                yield self._piece(fleet_piece(side, number), side, FLEET, tray("fleets", side), "", "")

    def _piece(self, piece: str, side: str, kind: str, where: str, detail: str, values: str) -> PieceView:
        """Made once: most stand where they stood before."""
        told = (piece, side, kind, where, detail, values)
        if told not in self._known:
            self._known[told] = self._made_piece(*told)
        return self._known[told]

    def _made_piece(self, piece: str, side: str, kind: str, where: str, detail: str, values: str) -> PieceView:
        name = self.names.say(f"piece.{kind}", side=side)
        on_map = where in self.world.areas
        return PieceView(
            piece, name, side, CounterFace(side, kind, values=values), where, (),
            detail or self.names.say(f"piece.{kind}_box", side=side), "map" if on_map else "box",
            self.names.say(f"piece.{kind}s", side=side),
        )  # fmt: skip
