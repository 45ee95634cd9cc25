"""Arranging a set-up by hand (4.0)."""

from __future__ import annotations

from typing import Any

from desktop.data.arranging import Data, Pile
from desktop.games.crusade.state.sides import AFRICA, RESERVE, SIDES
from desktop.mechanics.cdg.arranging import CardDrivenArranger


class CrusadeArranger(CardDrivenArranger):
    """Units are listed by type, all at full strength."""

    SIDES = SIDES
    BOXES = (RESERVE, AFRICA)

    def piles(self, data: Data, side: str) -> list[Pile]:
        """What is in the deck follows from the turn and from what has been played."""
        return [Pile("hand", ("setup", "deal", "given"), bars=("played", "lasting")), *super().piles(data, side)]

    def entry(self, world: Any, piece: str) -> str:
        return str(world.units[piece].type)

    def home(self, world: Any, space: str) -> str:
        return str(world.spaces[space].start or "")


def arranger() -> CrusadeArranger:
    return CrusadeArranger()
