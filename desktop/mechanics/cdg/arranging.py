"""Arranging the set-ups of the card-driven games: units listed by space or box, spaces that have changed hands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop.data.arranging import Data, Pairs, Pile, Spare, gone

TRAY = "tray"
POOL = "pool"
REDUCED = " r"
_ENTRY = re.compile(r"(?P<name>.+?)(?: x(?P<count>[0-9]{1,2}))?(?P<reduced> r)?")


def own_setup(data: Data) -> Data:
    """The set-up in the file; raises ValueError where that of another scenario is used."""
    setup = data.get("setup")
    if not isinstance(setup, dict):
        raise ValueError("this scenario uses the set-up of another: begin a new one from it to have its own")
    return setup


def place_of(space: str) -> str:
    """A space or box of the board as set-ups name it."""
    kind, _, rest = space.partition(":")
    return rest.partition(":")[0] if kind == TRAY else space


def split(entry: str) -> tuple[str, int, str]:
    """ "ru_cav x2 r" as its name, number, and whether it is reduced."""
    found = _ENTRY.fullmatch(entry)
    assert found is not None
    return found["name"], int(found["count"] or 1), found["reduced"] or ""


def joined(name: str, count: int, reduced: str) -> str:
    return f"{name} x{count}{reduced}" if count > 1 else f"{name}{reduced}"


def add(entries: list[str], name: str, reduced: str) -> None:
    """One more of a unit in a place."""
    for at, entry in enumerate(entries):
        there, count, shape = split(entry)
        if (there, shape) == (name, reduced):
            entries[at] = joined(name, count + 1, reduced)
            return
    entries.append(joined(name, 1, reduced))


def take(entries: list[str], name: str, reduced: str) -> bool:
    """One less of it; whether there was one."""
    for at, entry in enumerate(entries):
        there, count, shape = split(entry)
        if (there, shape) == (name, reduced):
            entries[at : at + 1] = [joined(name, count - 1, reduced)] if count > 1 else []
            return True
    return False


class CardDrivenArranger:
    """What both games have in common; each says how a unit is listed, and on which side."""

    SIDES: tuple[str, ...] = ()
    BOXES: tuple[str, ...] = ()

    def cards(self, world: Any, side: str) -> list[str]:
        return [str(card.id) for card in world.cards.values() if card.side == side]

    def piles(self, data: Data, side: str) -> list[Pile]:
        """A card whose effect lasts has been played; what has been played is not in the deck."""
        return [
            Pile("played", ("setup", "played"), bars=("hand", "deck")),
            Pile("lasting", ("setup", "lasting"), brings=("played",), bars=("hand", "deck")),
        ]

    def entry(self, world: Any, piece: str) -> str:
        raise NotImplementedError

    def side(self, world: Any, piece: str) -> str:
        return str(world.units[piece].side)

    def is_reduced(self, world: Any, piece: str) -> bool:
        return False

    def home(self, world: Any, space: str) -> str:
        """Who has a space where the set-up does not say otherwise."""
        raise NotImplementedError

    def is_held(self, world: Any, space: str) -> bool:
        """Whether a set-up says who has a space, where that differs from its home."""
        return bool(self.home(world, space))

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        return {}

    def spare(self, data: Data, world: Any) -> list[Spare]:
        return []

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        if piece not in world.units:
            raise ValueError("this is a marker, not a unit")
        units = own_setup(data).setdefault("units", {})
        name, shape = self.entry(world, piece), REDUCED if self.is_reduced(world, piece) else ""
        side = self.side(world, piece)
        if start:
            self._take(units, place_of(start), name, shape)
        if end:
            place = place_of(end)
            if place not in world.spaces and place not in self.BOXES:
                raise ValueError(f"no unit is set up in {place}")
            add(units.setdefault(side, {}).setdefault(place, []), name, shape)
            if place in world.spaces and self.is_held(world, place):
                self.give(data, world, place, side)

    def _take(self, units: Data, place: str, name: str, shape: str) -> None:
        for places in units.values():
            entries = places.get(place, [])
            if take(entries, name, shape):
                if not entries:
                    del places[place]
                return

    def holders(self, sides: Pairs) -> Pairs:
        return sides

    def clear(self, data: Data) -> None:
        setup = own_setup(data)
        setup["units"] = {side: {} for side in self.SIDES}

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        if side not in self.SIDES or space not in world.spaces:
            return
        control = own_setup(data).setdefault("control", {})
        for listed in control.values():
            gone(listed, space)
        if self.home(world, space) != side:
            control.setdefault(side, []).append(space)
        for owner in [owner for owner, listed in control.items() if not listed]:
            del control[owner]
        if not control:
            del own_setup(data)["control"]

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        return f"place {piece} {place_of(end) if end else POOL}"

    def given(self, world: Any, space: str, side: str) -> str:
        return f"control {space} {side}"
