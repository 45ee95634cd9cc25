"""Sheets of the battles read back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from desktop.data.game_files import texts_of
from desktop.games.battles.present.names import spelt
from desktop.views.table import SetupLine
from desktop.views.wording import capital
from tests.printing.reader.base import Names, Words, keyed

SIDES = {"Nationalist": "nationalist", "Republican": "republican", "nobody": "", "Nobody": ""}
HEX = re.compile(r"(\d{4})(?: \(([^()]+)\))?")
UNPRINTED = {
    "attacks": "attacks declared and not yet resolved are told by the path alone",
    "combat": "a combat under way is told by its path alone", "last_combat": "a look back",
    "level": "told as the result", "winner": "told as the result", "margin": "told as the result",
    "stack": "told as the path", "chance": "the dice of the program",
}  # fmt: skip


class Reader:
    KNOWN = ("units",)

    def __init__(self, words: Words, lines: Iterable[SetupLine], world: Any) -> None:
        self.words, self.lines, self.world = words, list(lines), world
        self.texts = texts_of("battles")
        self.units = Names(((f"{line.side} {line.piece.name}", line.piece.id) for line in self.lines), "units")
        self.either = Names(((line.piece.name, line.piece.id) for line in self.lines if self._is_alone(line)), "units")

    def _is_alone(self, line: SetupLine) -> bool:
        return sum(other.piece.name == line.piece.name for other in self.lines) == 1

    # -- a new game --------------------------------------------------------------------------------
    def new_game(self, state: Any, rolled: Sequence[int]) -> tuple[dict[str, Any], dict[str, Any]]:
        read: dict[str, Any] = {line.piece.id: self._placed(line) for line in self.lines}
        true: dict[str, Any] = {unit: self._true(state, unit) for unit in state.units}
        victory = self.world.scenario.victory
        holder = self.words.one("victory", "All count at first as held by", "nobody")
        read["held"], true["held"] = SIDES[holder], next(iter(set(state.control.values())), "")
        points = {
            (name, tuple(hexes.split(", "))): int(vp)
            for (name, hexes), (vp,) in self.words.matching("victory", r"(.+) \((\d{4}(?:, \d{4})*)\)")
        }
        read["points"] = points
        true["points"] = {(capital(spelt(each.name)), tuple(each.hexes)): each.vp for each in victory.hexes}
        read["levels"] = {name: items for (name,), items in self.words.matching("levels", "(.+)")}
        true["levels"] = {
            capital(self.texts[f"level.{level.id}"]): [
                "less than that" if level.min is None else f"{level.min} or more".replace("-", "−")
            ]
            for level in victory.levels
        }
        return read, true

    def _placed(self, line: SetupLine) -> tuple[Any, ...]:
        """(when, how, hexes) that the line says."""
        where, note = line.where, line.note
        for words, place in (("available every turn", "air"), ("drawn at random", "pool"), ("Madrid box", "box")):
            if where == words:
                return line.when, place, ()
        if where.startswith("in exchange for a division, at "):
            return line.when, "swap", tuple(sorted(hex_id for hex_id, _ in HEX.findall(where)))
        if where.startswith("entry area "):
            areas = self._areas(where.removeprefix("entry area "))
            return (
                line.when,
                "area",
                tuple(sorted(hex_id for area in areas for hex_id in self.world.zones[f"area-{area}"])),
            )
        hexes = self._hexes(where)
        first = re.search(r"\d+ (\w+) of these in (.+?)(?:;|$)", note)
        if first and first[1] == self._type_words(line.piece.id):
            hexes |= {hex_id for hex_id, _ in HEX.findall(first[2])}
        if match := re.search(r"at distance (\d+)", note):
            base = HEX.search(where)
            assert base
            hexes |= set(self.world.grid.within(base[1], int(match[1])))
        stand = {hex_id for hex_id in hexes if line.when or self.world.may_stand(line.piece.id, hex_id)}
        return line.when, "hexes", tuple(sorted(stand))

    def _type_words(self, unit: str) -> str:
        return self.texts[f"type.{self.world.units[unit].type}"]

    def _areas(self, words: str) -> list[str]:
        return re.split(", | and | or ", words)

    def _hexes(self, where: str) -> set[str]:
        zones = {(zone.name or self.texts["zone.unnamed"]): key for key, zone in self.world.map.zones.items()}
        match = re.fullmatch(r"(.+?)(?:, columns (\d+) to (\d+))?", where)
        assert match
        if match[1] in zones:
            low, high = int(match[2] or 0), int(match[3] or 99)
            return {hex_id for hex_id in self.world.zones[zones[match[1]]] if low <= int(hex_id[:2]) <= high}
        found = [hex_id for hex_id, _ in HEX.findall(where)]
        assert found, where
        if where.endswith("or adjacent"):
            return set(self.world.grid.within(found[0], 1))
        if near := re.match(r"within (\d+) hexes of ", where):
            return set(self.world.grid.within(found[0], int(near[1])))
        return set(found)

    def _true(self, state: Any, unit: str) -> tuple[Any, ...]:
        from desktop.games.battles.rules.turn.deployment import choices

        placement = self.world.scenario.placements[self.world.units[unit].placement]
        turn = self.world.turn_of(placement.turn, placement.alternative_turn) if placement.turn else 0
        when = self.world.turns[turn - 1] if turn else ""
        status = state.units[unit]
        if status.place in ("air", "pool", "box"):
            return when, status.place, ()
        if status.place == "swap":
            return when, "swap", tuple(sorted(placement.hexes))
        if status.place == "due":
            assert status.arrives == turn
            entry = self.world.entries[status.entry].hexes
            return when, "area" if placement.areas else "hexes", tuple(sorted(entry))
        return when, "hexes", choices(self.world, unit)

    # -- a battle under way ------------------------------------------------------------------------
    def position(self) -> dict[str, Any]:
        words = self.words
        turn = re.search(r"\d+", words.whole("tracks", "Turn"))
        first = words.one("tracks", "First player")
        found: dict[str, Any] = {
            "turn": int(turn[0]) if turn else 0, "weather": words.one("tracks", "Weather"),
            "first_player": SIDES[first] if first else "",
            "assault_points": {
                self._division(side, name): int(points[0])
                for (side, name), points in words.matching("tracks", "(.+) assault points, (.+)")
            },
            "air_points": {
                SIDES[side]: int(points[0]) for (side,), points in words.matching("tracks", "(.+) air points left")
            },
            "draws_made": words.number("tracks", "Draws made", "0"),
            "release_choices": words.number("tracks", "Brigades still to be released by choice", "0"),
            "near_triggered": words.one("tracks", "The enemy has come near the bridges") == "yes",
            "control": {
                hex_id: SIDES[side] for side in ("Nationalist", "Republican", "nobody")
                for hex_id in self._hex_list(words.whole("control", side))
            },
            "taken": {
                self._division(side, name): sorted(self._hex_list(", ".join(hexes)))
                for (side, name), hexes in words.matching("control", "(.+) objectives taken, (.+)")
            },
            "released": sorted(self.either.all(words.take("markers", "Reserves free to enter"))),
            "swaps": {
                self._division(side, received): self._division(side, gone[0])
                for (side, received), gone in words.matching("markers", "(.+) exchange, received (.+)")
            },
        }  # fmt: skip
        for key, label in (("pontoons", "Bridge at (.+), built by"), ("bridging", "Bridge being built at (.+), by")):
            found[key] = {
                self.either(unit[0]): "".join(sorted(re.findall(r"\d{4}", sides)))
                for (sides,), unit in words.matching("markers", label)
            }
        found["units"] = {line.piece.id: self._stands(line) for line in self.lines}
        return found

    def _division(self, side: str, name: str) -> str:
        divisions = self.world.scenario.divisions.items()
        return Names(((f"{each.side} {spelt(each.name)}", key) for key, each in divisions), "divisions")(
            f"{SIDES[side]} {name}"
        )

    def _hex_list(self, words: str) -> list[str]:
        return [hex_id for hex_id, _ in HEX.findall(words)]

    def _stands(self, line: SetupLine) -> tuple[Any, ...]:
        """(place, when and where it enters, reduced, set up in, left by, carried by)."""
        notes = line.note.split("; ") if line.note else []
        told = {"reduced": "reduced" in notes}
        for key, prefix in (("start", "set up in "), ("exit", "left by "), ("truck", "carried by ")):
            told[key] = next((note.removeprefix(prefix) for note in notes if note.startswith(prefix)), "")
        if match := HEX.fullmatch(line.where):
            place, entry = match[1], ""
        elif line.where.startswith("Due "):
            place, entry = "due", line.where.removeprefix("Due ")
        else:
            off = {capital(t): k[6:] for k, t in self.texts.items() if k.startswith("place.") and k != "place.off_map"}
            place, entry = off[line.where], ""
        truck = self.units(f"{line.side} {told['truck']}") if told["truck"] else ""
        return place, entry, told["reduced"], told["start"], told["exit"], truck

    def true_position(self, state: Any) -> dict[str, Any]:
        plain = (
            "turn", "weather", "first_player", "assault_points", "air_points", "draws_made", "release_choices",
            "near_triggered", "control", "swaps",
        )  # fmt: skip
        return {
            **{name: getattr(state, name) for name in plain}, "released": sorted(state.released),
            "taken": {key: sorted(hexes) for key, hexes in state.taken.items() if hexes},
            **{
                name: {unit: "".join(sorted(re.findall(r"\d{4}", side))) for unit, side in getattr(state, name).items()}
                for name in ("pontoons", "bridging")
            },
            "units": {unit: self._true_place(status) for unit, status in state.units.items()},
        }  # fmt: skip

    def _true_place(self, status: Any) -> tuple[Any, ...]:
        entry = ""
        if status.place == "due":
            turn = status.arrives
            label = f"turn {turn} ({self.world.turns[turn - 1]})" if turn <= len(self.world.turns) else (
                f"turn {turn}, after the last"
            )  # fmt: skip
            placement = self.world.scenario.placements.get(status.entry)
            areas = self.world.scenario.draws[int(status.entry[5:])].areas if status.entry.startswith("draw-") else []
            rest = f"entry area {', '.join(areas)}" if areas else "rebuilt, at the supply sources"
            entry = f"{label}, {self._entry_words(placement) if placement else rest}"
        start = status.start if status.start != status.place else ""
        return status.place, entry, status.reduced, start, status.exit, status.truck

    def _entry_words(self, placement: Any) -> str:
        from desktop.games.battles.present.names import Names as GameNames
        from desktop.games.battles.present.sheet import where

        return where(GameNames(self.world), placement)

    UNIT_LISTS = (
        ("out_of_supply", "Out of supply"), ("out_of_command", "Out of command"), ("moved", "Have moved"),
        ("fired", "Have fired"), ("fought", "Have attacked or retreated"),
        ("shot_at", "Artillery that was under attack"),
        ("air_flown", "Have flown this turn"), ("pontoon_used", "Engineers that have built this turn"),
    )  # fmt: skip

    def under_way(self, state: Any) -> dict[str, Any]:
        words = self.words
        phase, phasing = words.one("turn", "Phase"), words.one("turn", "Player")
        entered = (item.rpartition(" from ") for item in words.take("turn", "Entered an enemy zone of control"))
        budget = (item.rpartition(" ") for item in words.take("turn", "May go on, with half movement points left"))
        return {
            "phase": keyed(self.texts, "phase")(phase) if phase else "",
            "phasing": SIDES[phasing] if phasing else "",
            **{key: sorted(self._list(words.take("turn", label))) for key, label in self.UNIT_LISTS},
            "entered_from": {self.name_of(unit): self._hex_list(hex_id)[0] for unit, _, hex_id in entered},
            "budget": {self.name_of(unit): int(points) for unit, _, points in budget},
            "bombed": {
                SIDES[side]: sorted(self._hex_list(", ".join(hexes)))
                for (side,), hexes in words.matching("turn", "(.+) bombardments this turn")
            },
        }

    def name_of(self, words: str) -> str:
        return words

    def _list(self, names: list[str]) -> list[str]:
        return [self.name_of(name) for name in names]

    def true_under_way(self, state: Any) -> dict[str, Any]:
        named = {line.piece.id: line.piece.name for line in self.lines}
        return {
            "phase": "" if state.level else state.phase,
            "phasing": state.phasing,
            **{key: sorted(named[unit] for unit in getattr(state, key)) for key, _ in self.UNIT_LISTS},
            "entered_from": {named[unit]: hex_id for unit, hex_id in state.entered_from.items()},
            "budget": {named[unit]: points for unit, points in state.budget.items()},
            "bombed": {side: sorted(hexes) for side, hexes in state.bombed.items() if hexes},
        }

    def secrets(self, state: Any, seat: str) -> tuple[dict[str, Any], dict[str, Any]]:
        return {}, {}
