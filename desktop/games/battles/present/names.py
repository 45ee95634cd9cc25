"""Names for ids: units, hexes, sides, divisions, turns; and the wording that uses them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from desktop.data.game_files import texts_for
from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.games.battles.data.files import GAME
from desktop.games.battles.rules.combat import resolve
from desktop.mechanics import credits
from desktop.views.naming import Naming, several
from desktop.views.wording import Kind, capital, listed, signed

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World


_WORD = re.compile(r"[^\W\d_]+")
MOST_NAMES = 8
"""Longer lists of units are cut short."""


class GameFile(credits.GameFile, frozen=True, forbid_unknown_fields=True):
    """game.yaml with the spelling of names on the map."""

    spelling: dict[str, str]
    formations: dict[str, str]
    """Brigades by their short names on the counters."""


@cache
def game_file() -> GameFile:
    return load_typed(resources_dir() / GAME / "game.yaml", GameFile)


def spelt(name: str) -> str:
    """A name with its accents."""
    spelling = game_file().spelling
    return _WORD.sub(lambda word: spelling.get(word[0], word[0]), name)


def figure(number: int | str) -> str:
    """A figure with the minus of print: "−9"."""
    return str(number).replace("-", "−")


class Names(Naming):
    """Finds the words for everything the rules speak of by id."""

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts_for(GAME, world.scenario), self._kinds())
        self._units = _unit_names(world, self.side)
        self._places: dict[str, str] = {place.hex: capital(spelt(place.name)) for place in world.map.places}
        for victory in world.scenario.victory.hexes:
            for hex_id in victory.hexes:
                self._places.setdefault(hex_id, capital(spelt(victory.name)))

    def _kinds(self) -> dict[str, Kind]:
        return {
            "unit": self.unit, "truck": self.unit, "leader": self.unit, "hq": self.unit, "art": self.unit,
            "units": self.units, "many": self.many, "hex": self.hex, "to": self.hex, "hexes": self.hexes, "number": str,
            "place": self.place, "hexside": self.hexside, "side": self.side, "player": self.side,
            "winner": self.side, "by": self.side, "sides": self.sides, "division": self.division,
            "divisions": self.divisions, "turn": self.turn, "label": self.turn_label, "weather": self.weather,
            "phase": self.phase, "level": self.level, "river": spelt, "terrain": self.terrain,
            "terrains": self.terrains, "path": self.path, "cause": self.cause, "result": self.result,
            "title": self.turn_title, "capital_phase": lambda phase: capital(self.phase(phase)), "reason": self.reason,
            "purpose": self.purpose, "plain": str, "figure": figure, "nonzero": lambda n: str(n or ""),
            "if_signed": lambda n: signed(n) if n else "", "blocker": self.hex,
            "column": self.column, "cuts": self.cuts, "of": self.side, "edge": self.edge, "zone": self.zone,
            "pool": self.pool, "holder": self.holder,
        }  # fmt: skip

    # -- units and formations ----------------------------------------------------------------------
    def unit(self, unit: str) -> str:
        return self._units.get(unit, unit)

    def units(self, units: str | Sequence[str]) -> str:
        """Names of several units: a sequence of ids, or ids with commas between them."""
        return listed([self.unit(unit) for unit in several(units)])

    def many(self, units: Sequence[str]) -> str:
        """Names of a few units; of many, the first and how many more."""
        if len(units) <= MOST_NAMES:
            return self.units(units)
        return self.say("unit.and_more", units=units[:MOST_NAMES], n=len(units) - MOST_NAMES)

    def division(self, division: str) -> str:
        found = self.world.scenario.divisions.get(division)
        return spelt(found.name) if found else division or self.say("formation.none")

    def holder(self, holder: str) -> str:
        """Who has points: a division, or a side."""
        return self.division(holder) if holder in self.world.divisions else self.sides(holder)

    def divisions(self, divisions: str | Sequence[str]) -> str:
        return listed([self.division(division) for division in several(divisions)])

    # -- the map -----------------------------------------------------------------------------------
    def place(self, hex_id: str) -> str:
        """The name of the place in a hex, or nothing."""
        return self._places.get(hex_id, "")

    def hex(self, hex_id: str) -> str:
        name = self._places.get(hex_id)
        if name is None and not hex_id[:1].isdigit():
            return self.box(hex_id)
        return f"{hex_id} ({name})" if name else hex_id

    def hexes(self, hexes: str | Sequence[str]) -> str:
        return listed([self.hex(hex_id) for hex_id in several(hexes)])

    def path(self, hexes: str | Sequence[str]) -> str:
        return " – ".join(hex_id for hex_id in several(hexes) if hex_id[:1].isdigit())

    def hexside(self, hexside: str) -> str:
        return self.say("map.hexside", hex=hexside[:4], hex2=hexside[-4:])

    def box(self, place: str) -> str:
        """A place off the map."""
        key = f"place.{place.partition(':')[0]}"
        return self.say(key) if key in self.words else self.say("place.off_map")

    def terrain(self, terrain: str) -> str:
        key = f"terrain.{terrain}"
        return self.say(key) if key in self.words else terrain

    def terrains(self, terrains: str | Sequence[str]) -> str:
        return listed([self.terrain(terrain) for terrain in several(terrains)])

    def edge(self, edge: str) -> str:
        return self.say(f"edge.{edge}")

    def zone(self, zone: str) -> str:
        found = self.world.map.zones.get(zone)
        return (found.name if found else "") or self.say("zone.unnamed")

    # -- sides, time, results ----------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.say(f"side.{side}") if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The people of a side: "the Nationalists"."""
        return self.say(f"sides.{side}") if side else self.say("side.nobody")

    def turn_label(self, turn: int) -> str:
        turns = self.world.turns
        return turns[int(turn) - 1] if 1 <= int(turn) <= len(turns) else self.say("turn.none")

    def turn(self, turn: int) -> str:
        if 1 <= int(turn) <= len(self.world.turns):
            return self.say("turn.named", n=turn, label=turn)
        return self.say("turn.plain" if int(turn) < 1 else "turn.late", n=turn)

    def turn_title(self, turn: int) -> str:
        return self.say("turn.title", n=turn, label=turn)

    def reason(self, reason: str) -> str:
        key = f"release.{reason}"
        return self.say(key) if key in self.words else self.say("release.other")

    def purpose(self, purpose: str) -> str:
        """What a die is rolled for."""
        key = purpose if purpose in self.words else f"dice.{purpose}"
        return self.say(key) if key in self.words else self.say("dice.other")

    def weather(self, weather: str) -> str:
        return self.say(f"weather.{weather}")

    def phase(self, phase: str) -> str:
        return self.say(f"phase.{phase}")

    def level(self, level: str) -> str:
        return self.say(f"level.{level}")

    def cause(self, cause: str) -> str:
        return self.say(f"cause.{cause}")

    def pool(self, pool: str) -> str:
        key = f"pool.{pool}"
        return self.say(key) if key in self.words else self.say("pool.some")

    def outcome(self, cell: str) -> str:
        """What a result of combat means, in words."""
        result = resolve.result(cell)
        parts = []
        for who, step, retreats in (
            ("attacker", result.attacker_step, result.attacker_retreats),
            ("defender", result.defender_step, result.defender_retreats),
        ):
            what = "both" if step and retreats else "step" if step else "retreat" if retreats else ""
            if what:
                parts.append(self.say(f"outcome.{who}_{what}"))
        return capital("; ".join(parts) or self.say("outcome.nothing"))

    def result(self, result: str) -> str:
        """A cell of the results table as printed."""
        return str(result).replace("-", "–").replace("*", "∗") or "–"

    def column(self, column: str) -> str:
        return f"−{column[1:]}" if column.startswith("-") else column.replace(",", "–").replace("-", "–")

    def cuts(self, keys: str) -> str:
        """Why an air unit is halved, and halved again."""
        return listed([self.say(key) for key in several(keys)])


def _unit_names(world: World, side_name: Callable[[str], str]) -> dict[str, str]:
    """The names on the counters; those that a side has more than once are numbered, those of both sides tell whose."""
    by_name = Counter((unit.side, unit.name) for unit in world.units.values())
    seen: Counter[tuple[str, str]] = Counter()
    names: dict[str, str] = {}
    for unit in world.units.values():
        key = (unit.side, unit.name)
        seen[key] += 1
        name = spelt(unit.name)
        if (world.enemy(unit.side), unit.name) in by_name:
            name = f"{side_name(unit.side)} {name}"
        names[unit.id] = f"{name} ({seen[key]})" if by_name[key] > 1 else name
    return names
