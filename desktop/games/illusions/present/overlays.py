"""Layers of information: supply, what counts, the front, nations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import ALLIED, SIDES, enemy_of
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState

Wash = tuple[SpaceId, str, str, str]
IDS = ("supply", "objectives", "front", "sources")


class Overlays:
    """Makes overlays for a seat."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def listed(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.say(f"overlay.{name}")) for name in IDS)

    def make(self, state: IllusionsState, overlay: str, seat: str, focus: Sequence[str]) -> OverlayView:
        side = self.world.side_of_seat.get(seat, state.active or ALLIED)
        washes, legend = getattr(self, f"_{overlay}")(state, side)
        words = tuple((style, self.names.say(f"legend.{overlay}.{style}")) for style in legend)
        return OverlayView(overlay, self.names.say(f"overlay.{overlay}"), tuple(washes), (), words)

    def _supply(self, state: IllusionsState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """14.0 Own places, fed or not."""
        washes: list[Wash] = []
        for space, owner in state.control.items():
            if owner == side:
                fed = supply.supplied_at(state, side, space)
                style, letter = ("good", "") if fed else ("bad", "S")
                washes.append(
                    (space, style, letter, self.names.say("overlay.fed" if fed else "overlay.cut", space=space))
                )
        return washes, ("good", "bad")

    def _objectives(self, state: IllusionsState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """5.1.1 VP spaces and who has them."""
        washes: list[Wash] = []
        for space in self.world.vp_spaces:
            owner = state.control.get(space, "")
            style = "own" if owner == side else "enemy" if owner in SIDES else "mixed"
            washes.append((space, style, "VP", self.names.say("overlay.vp", space=space, side=owner)))
        return washes, ("own", "enemy", "mixed")

    def _front(self, state: IllusionsState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """Own spaces next to enemy units: held, or open."""
        washes: list[Wash] = []
        enemies = {state.place_of(unit) for unit in state.units if state.owner_of(unit) == enemy_of(side)}
        for space, owner in state.control.items():
            if owner == side and any(near in enemies for near in self.world.neighbours.get(space, ())):
                held = len(state.at(space))
                tip = self.names.say("overlay.front_held" if held else "overlay.front_open", space=space, n=held)
                washes.append((space, "own" if held else "bad", str(held), tip))
        return washes, ("own", "bad")

    def _sources(self, state: IllusionsState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """14.2 Sources by nation."""
        washes: list[Wash] = []
        for nation, spaces in self.world.sources.items():
            for space in spaces:
                style = "own" if state.controls(side, space) else "enemy"
                washes.append(
                    (space, style, nation.upper(), self.names.say("overlay.source", space=space, nation=nation))
                )
        return washes, ("own", "enemy")
