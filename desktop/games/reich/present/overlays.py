"""Layers of information: what borders the area in focus for whom, production centres, who can attack what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, Thing
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.pieces import area_of
from desktop.games.reich.rules.combat import attack_options
from desktop.games.reich.rules.map import geography
from desktop.games.reich.state.sides import SIDES, enemy_of, side_of
from desktop.views.board import LineView
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.present.board import Board
    from desktop.games.reich.state.state import ReichState

Wash = tuple[str, str, str, str]
IDS = ("adjacency", "centres", "attacks", "threats")


class Overlays:
    """Makes overlays for a seat."""

    def __init__(self, world: World, names: Names, board: Board) -> None:
        self.world, self.names, self.board = world, names, board

    def listed(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.say(f"overlay.{name}")) for name in IDS)

    def make(self, state: ReichState, overlay: str, seat: str, focus: Sequence[Thing]) -> OverlayView:
        side = seat if seat in SIDES else state.turn.side or SIDES[0]
        if overlay == "adjacency":
            return self._adjacency(state, side, focus)
        if overlay == "centres":
            return self._centres(state, side)
        return self._attacks(state, side if overlay == "attacks" else enemy_of(side), overlay)

    def _view(self, overlay: str, washes: list[Wash], lines: list[LineView], legend: Sequence[str]) -> OverlayView:
        words = tuple((style, self.names.say(f"legend.{overlay}.{style}")) for style in legend)
        return OverlayView(overlay, self.names.say(f"overlay.{overlay}"), tuple(washes), tuple(lines), words)

    # -- adjacency ---------------------------------------------------------------------------------
    def _focused(self, focus: Sequence[Thing]) -> SpaceId:
        for item in focus:
            area = area_of(item) or item
            if area in self.world.areas:
                return area
        return NOTHING

    def _adjacency(self, state: ReichState, side: str, focus: Sequence[Thing]) -> OverlayView:
        """2.3 Neighbours of the area in focus as they stand, borders under a condition included."""
        area = self._focused(focus)
        if not area:
            return self._view("adjacency", [], [], ())
        open_links = geography.linked(state, side, area)
        shut = [other for other, _ in self.world.links.get(area, ()) if other not in open_links]
        washes: list[Wash] = [(area, "target", "", self.names.area(area))]
        for other in (*self.world.near[area], *open_links):
            holder = side_of(state.control[other])
            style = "own" if holder == side else "enemy" if holder else "mixed"
            tip = self.names.say("overlay.adjacent", area=other, area2=area, power=state.control[other])
            washes.append((other, style, holder[:2].upper() if holder else "–", tip))
        for other in shut:
            washes.append((other, "blocked", "×", self.names.say("overlay.shut", area=other, area2=area)))
        at = self.board.at(area)
        lines = [LineView("link-open", (at, self.board.at(other))) for other in open_links]
        lines += [LineView("link-shut", (at, self.board.at(other))) for other in shut]
        return self._view("adjacency", washes, lines, ("target", "own", "enemy", "mixed", "blocked"))

    # -- centres -----------------------------------------------------------------------------------
    def _centres(self, state: ReichState, side: str) -> OverlayView:
        washes: list[Wash] = []
        for area in (*self.world.centres, *state.centres):
            value = geography.production(state, area)
            holder = state.control[area]
            counts = geography.counts_for(state, area, holder)
            style = "good" if counts == side else "bad" if side_of(holder) == enemy_of(side) else "mixed"
            tip = self.names.say("overlay.centre", area=area, n=value, power=self.world.home.get(area, "axis"))
            washes.append((area, style, str(value), tip))
        return self._view("centres", washes, [], ("good", "bad", "mixed"))

    # -- attacks -----------------------------------------------------------------------------------
    def _attacks(self, state: ReichState, side: str, overlay: str) -> OverlayView:
        """6.5 What a side could attack now, and by how many ways."""
        by_target: dict[str, list[attack_options.Attack]] = {}
        for attack in attack_options.attacks(state, side):
            by_target.setdefault(attack.target, []).append(attack)
        washes: list[Wash] = []
        for target, ways in sorted(by_target.items()):
            kinds = sorted({attack.kind for attack in ways})
            land = any(attack.kind != "sea" for attack in ways)
            tip = self.names.say(
                "overlay.attack", area=target, text=", ".join(self.names.keyed("kind", kind) for kind in kinds)
            )
            washes.append((target, "target" if land else "reach", str(len(ways)) if land else "", tip))
        return self._view(overlay, washes, [], ("target", "reach"))
