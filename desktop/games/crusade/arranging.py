"""Arranging a set-up by hand (4.0)."""

from __future__ import annotations

from typing import Any

from desktop.data.arranging import Data
from desktop.games.crusade.state.sides import AFRICA, ELIMINATED, POOL, REMOVED, RESERVE, SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.arranging import CardDrivenArranger


class CrusadeArranger(CardDrivenArranger):
    """Units are listed by type, all at full strength."""

    SIDES = SIDES
    BOXES = (RESERVE, AFRICA)

    def entry(self, world: Any, piece: str) -> str:
        return str(world.units[piece].type)

    def home(self, world: Any, space: str) -> str:
        return str(world.spaces[space].start or "")

    def take_over(self, data: Data, state: CrusadeState) -> list[str]:
        """Markers, tracks, units and control; the deck is that of the turn."""
        lost = [unit for unit, status in state.units.items() if status.reduced]
        off = [status for status in state.units.values() if status.place in (ELIMINATED, REMOVED)]
        beach = set(state.beach_heads)
        placed = [
            (unit, status.place, False)
            for unit, status in state.units.items()
            if status.place not in (POOL, ELIMINATED, REMOVED) and status.place not in beach
        ]
        old = data.get("setup") or {}
        data.pop("setup_as", None)
        setup: Data = {
            "turn": state.turn,
            "vp": state.vp,
            "rm": state.rm,
            "strait": state.strait,
            "government": state.government,
            "sieges": dict(state.sieges),
            "isolated": list(state.isolated),
            "badajoz_source": state.badajoz_source,
            "ammunition_shortage": state.ammunition_shortage,
            "flags": list(old.get("flags", [])),
            "control": self._control_of(state),
            "works": self._works(state),
            "played": sorted(set(state.played)),
            "lasting": sorted(state.lasting),
            "units": self._units_of(state, placed),
        }
        data["setup"] = {key: value for key, value in setup.items() if value or key in _ALWAYS}
        told = (
            (lost, "Reduced units begin at full strength."),
            (off, "Eliminated and removed units are out of play."),
            (beach, "Beach heads are taken off."),
        )
        return ["Hands and decks are dealt anew.", *(words for found, words in told if found)]

    def _works(self, state: CrusadeState) -> list[Data]:
        found = []
        for space, kind in sorted(state.works.items()):
            extra = state.extra_trenches.get(space, "")
            work = {"space": space, "kind": kind, "side": state.control[space]}
            found.append({**work, "extra": extra} if extra else work)
        return found


_ALWAYS = ("turn", "vp", "rm", "strait", "government", "badajoz_source", "ammunition_shortage", "units")


def arranger() -> CrusadeArranger:
    return CrusadeArranger()
