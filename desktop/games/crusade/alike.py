"""Units that are alike: one of each kind, strength and place stands for all of them in a list of choices."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.crusade.state import CrusadeState


def representatives(state: CrusadeState, units: Iterable[str]) -> list[str]:
    """The first of each kind (type, strength, place), in the order given."""
    found: dict[tuple[str, bool, str], str] = {}
    for unit in units:
        status = state.units[unit]
        found.setdefault((state.world.units[unit].type, status.reduced, status.place), unit)
    return list(found.values())
