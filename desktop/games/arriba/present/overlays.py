"""Layers of information: supply, regions and who holds them, contested areas, gobernito ranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.combat import attack_options
from desktop.games.arriba.rules.map import supply
from desktop.games.arriba.state.sides import GOVERNMENT
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

Wash = tuple[str, str, str, str]
IDS = ("supply", "regions", "contested", "ranges")


class Overlays:
    """Makes overlays for a seat."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def listed(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.say(f"overlay.{name}")) for name in IDS)

    def make(self, state: ArribaState, overlay: str, seat: str, focus: Sequence[str]) -> OverlayView:
        side = self.world.side_of_seat.get(seat, GOVERNMENT)
        washes, legend = getattr(self, f"_{overlay}")(state, side)
        words = tuple((style, self.names.say(f"legend.{overlay}.{style}")) for style in legend)
        return OverlayView(overlay, self.names.say(f"overlay.{overlay}"), tuple(washes), (), words)

    def _supply(self, state: ArribaState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """11 Areas where a unit of the side would be in supply."""
        washes: list[Wash] = []
        for area in self.world.areas:
            fed = supply.supplied(state, side, area)
            style, letter = ("good", "") if fed else ("bad", "S")
            key = "overlay.fed" if fed else "overlay.starved"
            washes.append((area, style, letter, self.names.say(key, area=area)))
        return washes, ("good", "bad")

    def _regions(self, state: ArribaState, side: str) -> tuple[list[Wash], Sequence[str]]:
        washes: list[Wash] = []
        for region, holder in state.control.items():
            style = "own" if holder == side else "enemy" if holder else "mixed"
            tip = self.names.say("room.region", region=region, side=holder)
            washes += [(area, style, holder[:1].upper() or "?", tip) for area in self.world.areas_in[region]]
        return washes, ("own", "enemy", "mixed")

    def _contested(self, state: ArribaState, side: str) -> tuple[list[Wash], Sequence[str]]:
        washes: list[Wash] = [
            (area, "target", "×", self.names.say("overlay.both_here", area=area))
            for area in sorted(attack_options.contested_areas(state))
        ]
        return washes, ("target",)

    def _ranges(self, state: ArribaState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """8 Where the units of the regional governments may go."""
        washes: list[Wash] = []
        for faction, areas in self.world.range_of.items():
            letter = self.world.factions[faction].name[:2].upper()
            tip = self.names.say("overlay.range_of", faction=faction)
            washes += [(area, "reach", letter, tip) for area in sorted(areas)]
        return washes, ("reach",)
