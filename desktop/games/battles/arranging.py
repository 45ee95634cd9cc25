"""Arranging a set-up by hand (4): a unit that is set down stands in that hex; a box of a turn lets it arrive then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.data.arranging import Arrival, Data, Pairs, Spare
from desktop.data.yaml_loader import convert
from desktop.games.battles.data.files import READER
from desktop.games.battles.data.schema import UnitFile

DUE = "tray:due:"
BY_HAND = "BY-HAND"


class BattlesArranger:
    """Placements are groups of units with the hexes they may be set up in; here each hex has a group of its own."""

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        """Units to be set up stand where they are deployed by default, or in the first hex they may be set up in."""
        found: dict[str, str] = {}
        for placement in data.get("placements", {}).values():
            first = (placement.get("hexes") or [""])[0] or placement.get("of", "")
            if not placement.get("turn") and first:
                found.update(dict.fromkeys(placement.get("units", ()), first))
        return {**found, **{unit: at for unit, at in data.get("deployment", {}).items() if unit in found}}

    def spare(self, data: Data, world: Any) -> list[Spare]:
        used = {unit for placement in data.get("placements", {}).values() for unit in placement.get("units", ())}
        files = (convert(READER.folder.resource(name), UnitFile) for name in data.get("units", ()))
        return [Spare(unit.id, unit.name, unit.side) for file in files for unit in file.units if unit.id not in used]

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        if end and end not in world.neighbours and not end.startswith(DUE):
            raise ValueError("a unit is set up in a hex, or arrives on a turn")
        placements = data.setdefault("placements", {})
        before: Data = next((one for one in placements.values() if piece in one.get("units", ())), {})
        self._take(data, piece)
        if not end:
            forget(data, piece)
            return
        turn = int(end.rpartition(":")[2]) if end.startswith(DUE) else 0
        hexes = list(before.get("hexes", ())) if turn else [end]
        if not hexes:
            raise ValueError("give this group the hexes by which it arrives first, in the list of all figures")
        key = f"{BY_HAND}-{turn}-{hexes[0]}" if turn else f"{BY_HAND}-{end}"
        group = placements.setdefault(key, {"units": [], **({"turn": turn} if turn else {}), "hexes": hexes})
        group["units"].append(piece)

    def _take(self, data: Data, piece: str) -> None:
        placements = data["placements"]
        for key, placement in list(placements.items()):
            if piece in placement.get("units", ()):
                placement["units"] = [unit for unit in placement["units"] if unit != piece]
                if not placement["units"]:
                    del placements[key]
        data.get("deployment", {}).pop(piece, None)
        if data.get("deployment") == {}:
            del data["deployment"]

    # -- later ---------------------------------------------------------------------------------------
    def arrivals(self, data: Data) -> list[Arrival]:
        groups = data.get("placements")
        found = [
            Arrival(key, each["turn"], _words(each.get("units")), _words(each.get("hexes")))
            for key, each in (groups.items() if isinstance(groups, dict) else ())
            if isinstance(each, dict) and isinstance(each.get("turn"), int) and each["turn"] > 0
        ]
        return sorted(found, key=lambda each: each.turn)

    def places(self, world: Any) -> list[str]:
        return sorted(map(str, world.neighbours))

    def arrive(self, data: Data, key: str, turn: int) -> None:
        """The turn of the other count of turns is no longer the one it was."""
        group = data["placements"].setdefault(key, {"units": [], "turn": turn, "hexes": []})
        if group["turn"] != turn:
            group["turn"] = turn
            group.pop("alternative_turn", None)

    def enlist(self, data: Data, key: str, unit: str, *, on: bool) -> None:
        group = data["placements"][key]
        self._take(data, unit)
        if on:
            group["units"].append(unit)
        else:
            forget(data, unit)

    def enter(self, data: Data, key: str, place: str, *, on: bool) -> None:
        group = data["placements"][key]
        hexes = [each for each in group.get("hexes", ()) if each != place]
        group["hexes"] = sorted([*hexes, place]) if on else hexes

    def dismiss(self, data: Data, key: str) -> None:
        for unit in list(data["placements"][key].get("units", ())):
            self.enlist(data, key, unit, on=False)
        data["placements"].pop(key, None)

    def holders(self, sides: Pairs) -> Pairs:
        return ()

    def clear(self, data: Data) -> None:
        """Units stay only where the rules of the scenario name them."""
        for piece in [unit for one in data["placements"].values() for unit in one.get("units", ())]:
            self._take(data, piece)
            forget(data, piece)

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        raise ValueError("who holds the places of victory follows from where the units stand (14)")

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        if end.startswith(DUE):
            raise ValueError("when a unit arrives is in the list of all figures, under the units of the position")
        return f"place {piece} {end}" if end else f"remove {piece}"

    def given(self, world: Any, space: str, side: str) -> str:
        return f"control {space} {side}"


def _words(listed: Any) -> tuple[str, ...]:
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


def forget(data: Any, unit: str) -> None:
    """Have no rule of the scenario name a unit that is not in it."""
    for key, part in list(data.items()):
        if isinstance(part, dict):
            part.pop(unit, None)
            forget(part, unit)
        elif isinstance(part, list) and unit in part:
            part.remove(unit)
            if not part:
                del data[key]


def arranger() -> BattlesArranger:
    return BattlesArranger()
