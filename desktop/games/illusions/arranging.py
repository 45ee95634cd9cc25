"""Arranging a set-up by hand (30.0)."""

from __future__ import annotations

from typing import Any

from desktop.data.arranging import Data, Pile
from desktop.engine.ids import SpaceId
from desktop.games.illusions.data.references import start_control
from desktop.games.illusions.state.sides import ELIMINATED, NEUTRAL, REMOVED, REPLACEABLE, RESERVE, SIDES
from desktop.mechanics.cdg.arranging import CardDrivenArranger


class IllusionsArranger(CardDrivenArranger):
    """Large units are listed by name, small ones by type, reduced ones with an r."""

    SIDES = SIDES
    BOXES = (RESERVE, REPLACEABLE, ELIMINATED, REMOVED)

    def piles(self, data: Data, side: str) -> list[Pile]:
        """A deck that is not listed is that of the commitment level, and stays so by a card in hand."""
        setup = data.get("setup")
        decks = setup.get("decks") if isinstance(setup, dict) else None
        listed = isinstance(decks, dict) and bool(decks.get(side))
        hand = Pile("hand", ("setup", "hands", side), ("deck",) if listed else (), ("played", "lasting"))
        deck = Pile("deck", ("setup", "decks", side), bars=("played", "lasting"))
        return [hand, deck, *super().piles(data, side)]

    def entry(self, world: Any, piece: str) -> str:
        unit = world.units[piece]
        return piece if unit.lcu else str(unit.type)

    def side(self, world: Any, piece: str) -> str:
        unit = world.units[piece]
        side = str(world.start_nations.get(unit.nation, unit.side))
        return side if side in SIDES else NEUTRAL

    def is_reduced(self, world: Any, piece: str) -> bool:
        return piece in world.start_reduced

    def home(self, world: Any, space: str) -> str:
        """By nation, as it stands before the set-up hands anything over."""
        side = start_control(world.nation_of, world.start_side, world.start_nations).get(SpaceId(space), "")
        return side if side in SIDES else ""

    def is_held(self, world: Any, space: str) -> bool:
        return bool(world.nation_of.get(space)) and space not in world.sea_spaces


def arranger() -> IllusionsArranger:
    return IllusionsArranger()
