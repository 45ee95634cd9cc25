"""Small positions for tests of the arriba rules: what is stated, and everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec
from desktop.games.arriba.data.world import World, load_world
from desktop.games.arriba.state import invariants
from desktop.games.arriba.state.positions import stated_position
from desktop.games.arriba.state.state import ArribaState
from tests.games.played import Played


@cache
def world_of(scenario: str = "civil-war", options: tuple[tuple[str, str], ...] = ()) -> World:
    return load_world(scenario, dict(options))


class Position(Played):
    """A position of arriba being played."""

    state: ArribaState

    def faults(self) -> list[str]:
        return invariants.faults(self.state)

    def refused(self, text: str) -> str:
        """The rule against an action."""
        assert not self.offers(text), f"{text} is offered"
        return super().refused(text)

    # -- looking -----------------------------------------------------------------------------------
    def kinds(self, group: str) -> list[str]:
        """The pieces of a group as "faction kind"; empty if it is gone."""
        if group not in self.state.groups:
            return []
        pieces = [self.state.pieces[key] for key in self.state.groups[group].members]
        return sorted(f"{piece.faction} {piece.kind}" for piece in pieces)

    def disrupted(self, group: str) -> int:
        if group not in self.state.groups:
            return 0
        return sum(self.state.pieces[key].disrupted for key in self.state.groups[group].members)

    def where(self, group: str) -> str:
        """The city of a group, or its area."""
        own = self.state.groups[group]
        return own.city or own.area

    def member(self, group: str, kind: str) -> str:
        """The first piece of a kind in a group."""
        return next(key for key in self.state.groups[group].members if self.state.pieces[key].kind == kind)


def position(
    phase: str,
    side: str = "government",
    units: Mapping[str, str] | None = None,
    *,
    control: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    scenario: str = "civil-war",
    options: Mapping[str, str] | None = None,
    **tracks: Any,
) -> Position:
    """Begin in a phase: both at 50 PSP, no EP and no AP unless stated.

    The regions are as in the set-up; if any is stated, the others are nobody's.
    """
    world = world_of(scenario, tuple(sorted((options or {}).items())))
    tracks.setdefault("level", {"government": 50, "rebel": 50})
    spec = PositionSpec(
        units=dict(units or {}),
        control={**dict.fromkeys(world.regions, ""), "morocco": "rebel", **control} if control else {},
        tracks=tracks,
        frame=FrameSpec(name=phase, fields={"side": side}),
    )
    return Position(stated_position(world, spec), dice)
