"""Arranging a set-up by hand (14): units and asset points begin in cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.data.arranging import ONE_MORE, Data, Pairs, Spare, gone
from desktop.games.arriba.state.army_state import BRIGADE
from desktop.games.arriba.state.sides import SIDES

CITY = "city:"
NOBODY = "none"
AIR = "air_ap"


class ArribaArranger:
    """Units are listed by faction, kind and city, with their number."""

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        return {}

    def spare(self, data: Data, world: Any) -> list[Spare]:
        """One more of each faction."""
        return [Spare(f"{ONE_MORE}{faction.id}", faction.name, faction.side) for faction in world.factions.values()]

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        setup = _own(data)
        city = end.removeprefix(CITY)
        if end and (not end.startswith(CITY) or city not in world.cities):
            raise ValueError("units begin in cities")
        if piece.startswith(ONE_MORE):
            record: Data = {"faction": piece.removeprefix(ONE_MORE), "city": city}
        else:
            record = self._taken(setup, piece.rpartition("-")[0], start.removeprefix(CITY))
        if end:
            _add(setup["assets" if "owner" in record else "units"], {**record, "city": city})

    def _taken(self, setup: Data, name: str, city: str) -> Data:
        """One unit or asset point less in a city; its record, without number."""
        for field, key in (("units", "faction"), ("assets", "owner")):
            for record in setup[field]:
                said = record[key] if field == "units" else f"{record[key]}_{record['kind'].removesuffix('_ap')}"
                if record.get("city", "") == city and said == name:
                    return _one_less(setup[field], record)
        raise ValueError("this cannot be moved here")

    def holders(self, sides: Pairs) -> Pairs:
        return sides

    def clear(self, data: Data) -> None:
        setup = _own(data)
        setup["units"], setup["assets"] = [], [each for each in setup["assets"] if each["kind"] == AIR]

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        """Control is of regions: that of the city or area goes to the side."""
        region = _region(world, space)
        if not region:
            return
        control = _own(data)["control"]
        for listed in control.values():
            gone(listed, region)
        control.setdefault(side if side in SIDES else NOBODY, []).append(region)

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        """A unit of a faction is made a brigade where it is set down."""
        if piece.startswith(ONE_MORE):
            return f"add {piece.removeprefix(ONE_MORE)} {BRIGADE} {end}"
        return f"place {piece} {end}" if end else f"remove {piece}"

    def given(self, world: Any, space: str, side: str) -> str:
        return f"control {_region(world, space)} {side or NOBODY}"


def _region(world: Any, space: str) -> str:
    """The region of a city or area; "" for others."""
    area = world.area_of.get(space.removeprefix(CITY), space)
    return str(world.areas[area].region) if area in world.areas else ""


def _own(data: Data) -> Data:
    setup = data.get("setup")
    if not isinstance(setup, dict):
        raise ValueError("this scenario uses the set-up of a file: begin a new one from it to have its own")
    return setup


def _one_less(records: list[Data], record: Data) -> Data:
    count = record.get("count", 1) - 1
    if count:
        at = records.index(record)
        records[at] = {**record, "count": count}
        if count == 1:
            del records[at]["count"]
    else:
        records.remove(record)
    return {key: value for key, value in record.items() if key != "count"}


def _add(records: list[Data], record: Data) -> None:
    for at, each in enumerate(records):
        if {key: value for key, value in each.items() if key != "count"} == record:
            records[at] = {**each, "count": each.get("count", 1) + 1}
            return
    records.append(record)


def arranger() -> ArribaArranger:
    return ArribaArranger()
