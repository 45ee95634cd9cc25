"""Layers of information: supply, sources and lines, Northern Front, what counts, who can be cut off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.pieces import space_id
from desktop.games.crusade.rules.map import northern_front
from desktop.games.crusade.rules.supply import supply
from desktop.games.crusade.state.sides import REPUBLICAN, SIDES, enemy_of
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

Wash = tuple[SpaceId, str, str, str]
IDS = ("supply", "objectives", "front", "north", "borders")
SUPPLY = {"normal": ("good", ""), "isolated": ("mixed", "I"), "border": ("mixed", "B"), "none": ("bad", "S")}
"""2.2.2.9 By state of supply: style and letter."""


class Overlays:
    """Makes overlays for a seat."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def listed(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.say(f"overlay.{name}")) for name in IDS)

    def make(self, state: CrusadeState, overlay: str, seat: str, focus: Sequence[str]) -> OverlayView:
        side = seat if seat in SIDES else state.active or SIDES[0]
        washes, legend = getattr(self, f"_{overlay}")(state, side)
        words = tuple((style, self.names.say(f"legend.{overlay}.{style}")) for style in legend)
        placed = tuple((space_id(state, space), *rest) for space, *rest in washes)
        return OverlayView(overlay, self.names.say(f"overlay.{overlay}"), placed, (), words)

    def _supply(self, state: CrusadeState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """13.0 Every space by the supply of whoever controls it; normal supply is left unmarked for the enemy."""
        washes = []
        for space, owner in state.control.items():
            found = supply.supply_state(state, space)
            style, letter = SUPPLY[found]
            if owner == side or found != "normal":
                tip = self.names.say(f"overlay.supply_{found}", space=space, whose=owner)
                washes.append((space, style, letter, tip))
        return washes, ("good", "mixed", "bad")

    def _objectives(self, state: CrusadeState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """5.1.2, 16.3.3 Spaces that move VP or morale, and who has them."""
        washes = []
        for space in self.world.map.spaces:
            if space.vp_value or space.rm_value:
                style = "own" if state.controls(side, space.id) else "enemy"
                tip = self.names.say("overlay.worth", space=space.id, vp=space.vp_value, rm=space.rm_value)
                washes.append((space.id, style, str(space.vp_value or "·"), tip))
        return washes, ("own", "enemy")

    def _front(self, state: CrusadeState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """Own spaces next to the enemy's: held, or open to him."""
        washes = []
        for space in sorted(state.control):
            near = self.world.neighbours.get(space, ())
            if state.controls(side, space) and any(state.side_at(other) == enemy_of(side) for other in near):
                held = len(state.at(space))
                style = "own" if held else "bad"
                tip = self.names.say("overlay.front_held" if held else "overlay.front_open", space=space, n=held)
                washes.append((space, style, str(held), tip))
        return washes, ("own", "bad")

    def _north(self, state: CrusadeState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """16.4 The Northern Front: still Republican, or lost; and whether it is linked."""
        linked = northern_front.is_linked(state)
        washes = []
        for space in self.world.groups["northern_front"]:
            ours = state.controls(REPUBLICAN, space)
            style = "mixed" if not ours else "good" if linked else "target"
            tip = self.names.say("overlay.north_linked" if linked else "overlay.north_alone", space=space)
            washes.append((space, style, self.world.region_of[space][:1].upper(), tip))
        return washes, ("good", "target", "mixed")

    def _borders(self, state: CrusadeState, side: str) -> tuple[list[Wash], Sequence[str]]:
        """13.4, 16.3.3 Border spaces of France and Portugal."""
        washes = []
        for border, spaces in self.world.borders.items():
            for space in spaces:
                style = "own" if state.controls(side, space) else "enemy"
                washes.append((space, style, border[:1].upper(), self.names.say(f"map.border_{border}")))
        return washes, ("own", "enemy")
