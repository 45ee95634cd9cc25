"""Sheets of arriba read back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from desktop.data.game_files import texts_of
from desktop.views.table import SetupLine
from tests.printing.reader.base import Names, Words, keyed, multiplied

SIDES = {"Government": "government", "Rebels": "rebel", "Contested": ""}
WHOSE = (("government", "Government"), ("rebel", "Rebel"))
BY_SIDE = ("lost", "divisions_lost", "convoy")
WAYS = ("bought", "sailed", "lifted")
OUTSIDE = re.compile(r"(.+), outside the cities, group ([GR]\d+)")
RANGE = re.compile(r"Nationalist on (\d)(?:–(\d))?, else Popular Army \(15\.6\)")
UNPRINTED = {
    "battle": "a battle under way is told by its path alone",
    "ledger": "what has happened stands in the report",
    "made": "how the program numbers pieces and groups",
    "winner": "told as the result", "end_level": "told as the result", "reason": "told as the result",
    "credit": "told as the result", "stack": "told as the path", "chance": "the dice of the program",
}  # fmt: skip


class Reader:
    KNOWN = ("pieces", "groups")
    """Told by the lines."""

    def __init__(self, words: Words, lines: Iterable[SetupLine], world: Any) -> None:
        self.words, self.lines, self.world = words, list(lines), world
        self.texts = texts_of("arriba")
        self.cities = Names(((city.name, city.id) for city in world.cities.values()), "cities")
        self.areas = Names(((area.name, area.id) for area in world.areas.values()), "areas")
        self.regions = Names(((region.name, region.id) for region in world.map.regions), "regions")
        self.factions = Names(((each.name, each.id) for each in world.factions.values()), "factions")
        self.powers = Names(((each.name, each.id) for each in world.powers.values()), "powers")
        self.kinds = Names(
            (
                (each.name[0].lower() + each.name[1:], key)
                for kinds in (world.kinds, world.assets)
                for key, each in kinds.items()
            ),
            "kinds",
        )
        owners = (*world.factions, *(owner for owner in world.mix.assets))
        self.pieces = Names(
            (
                (f"{self._troops(owner)} {word}", f"{owner}/{self.kinds(word)}")
                for owner in owners for word in self.kinds._ids
            ),
            "pieces",
        )  # fmt: skip

    def _troops(self, owner: str) -> str:
        found = self.world.factions.get(owner)
        named = self.texts.get(f"troops.{owner}") or (found.name if found else self.texts.get(f"owner.{owner}"))
        return str(named)

    # -- a new game --------------------------------------------------------------------------------
    def new_game(self, state: Any, rolled: Sequence[int]) -> tuple[dict[str, Any], dict[str, Any]]:
        dice = iter(rolled)
        read: dict[str, Any] = {"pieces": Counter()}
        decided: dict[tuple[str, str, str], str] = {}
        for line in self.lines:
            piece = self.pieces(line.piece.name)
            if match := RANGE.fullmatch(line.note):
                key = (line.where, line.note, piece)
                if key not in decided:
                    inside = int(match[1]) <= next(dice) <= int(match[2] or match[1])
                    decided[key] = "nationalist/brigade" if inside else "popular_army/brigade"
                piece = decided[key]
            read["pieces"][piece, self._area(line.where)] += 1
        true: dict[str, Any] = {"pieces": Counter()}
        for piece in state.pieces.values():
            area = state.groups[piece.group].area if piece.group else "holding"
            true["pieces"][f"{piece.faction}/{piece.kind}", area] += 1
        self._forget_displaced(read, true, bool(decided))
        levels = [*self.words.take("levels", "At once"), *self.words.take("levels", "At the end")]
        assert levels == [
            "whose political level falls to 0 loses",
            f"after turn {self.world.last_turn} the Government has won if it still stands",
        ]
        read |= self._common()
        true |= self.true_common(state)
        true["turn"], true["purse"] = self.world.scenario.first_turn, true["purse"]
        if decided:
            assert (
                self.words.whole("control", "Every region")
                == "of the side whose units alone stand in it, else contested"
            )
            true["control"] = {}
        return read, true

    def _forget_displaced(self, read: dict[str, Any], true: dict[str, Any], variable: bool) -> None:
        """15.6 Asset points go with any own group if their city has none."""
        for found in (read, true) if variable else ():
            moved: Counter[tuple[str, str]] = Counter()
            for (piece, area), number in found["pieces"].items():
                moved[piece, "any" if piece.endswith("_ap") and area != "holding" else area] += number
            found["pieces"] = moved

    def _area(self, where: str) -> str:
        return "holding" if where.endswith("air points") else self.world.area_of[self.cities(where)]

    # -- every sheet -------------------------------------------------------------------------------
    def _common(self) -> dict[str, Any]:
        words = self.words
        purses = {
            side: {
                key: int(n)
                for key, n in zip(
                    ("foreign", "domestic", "replacement"),
                    re.findall(r"EP (\d+)", words.whole("tracks", f"{adjective} equipment points")),
                    strict=True,
                )
            }
            for side, adjective in WHOSE
        }
        turn = words.whole("tracks", "Turn")
        return {
            "turn": next(n for n, box in self.world.turns.items() if turn == f"Turn {n}, {box.name}"),
            "level": {side: words.number("tracks", f"{a} political level") for side, a in WHOSE},
            "attitude": {key: words.number("tracks", power.name) for key, power in self.world.powers.items()},
            "purse": purses,
            "control": self._control(""),
        }

    def true_common(self, state: Any) -> dict[str, Any]:
        purses = {
            side: {kind: getattr(purse, kind) for kind in ("foreign", "domestic", "replacement")}
            for side, purse in state.purse.items()
        }
        plain = ("turn", "level", "attitude", "control")
        return {**{name: getattr(state, name) for name in plain}, "purse": purses}

    def _control(self, before: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for words, side in SIDES.items():
            found.update(dict.fromkeys(self.regions.all(self.words.take("control", f"{before}{words}")), side))
        return found

    # -- a game under way --------------------------------------------------------------------------
    def position(self) -> dict[str, Any]:
        words, found = self.words, self._common()
        found["pieces"] = Counter(
            (self.pieces(line.piece.name), self._group(line.where, line.side), line.note) for line in self.lines
        )
        found["controlled_before"] = self._control("At the end of the turn before, ") or found["control"]
        found["last_holder"] = {
            city: side for name, side in SIDES.items() if side
            for city in self.cities.all(words.take("control", f"Key cities last held by the {name}"))
        }  # fmt: skip
        for key, label in (
            ("lost", "strength points lost since the last income"), ("divisions_lost", "divisions destroyed this turn"),
            ("convoy", "foreign EP of convoys still to come"),
        ):  # fmt: skip
            found[key] = {side: words.number("tracks", f"{adjective} {label}", "0") for side, adjective in WHOSE}
        found["patrols"] = words.number("tracks", "Foreign EP of this turn halved, so often", "0")
        found["forts"] = {
            city: side for side, adjective in WHOSE
            for city in self.cities.all(words.take("markers", f"{adjective} forts"))
        }  # fmt: skip
        for key, label in (("guerrilla_area", "Guerrilla marker"), ("pinned", "Rebel groups may not counterattack in")):
            area = words.one("markers", label)
            found[key] = self.areas(area) if area else ""
        found["purged"] = sorted(self.factions.all(words.take("markers", "Purged")))
        found["fallen"] = self._numbered("markers", "Two-step divisions lost and not rebuilt")
        found["came"] = sorted(self.powers.all(words.take("markers", "Powers whose forces have come")))
        found["arrived"] = sorted(
            self.powers.all(words.take("markers", "Powers whose forces have come in this intervention"))
        )
        return found

    def _numbered(self, section: str, what: str) -> dict[str, int]:
        pairs = (item.rpartition(" ") for item in self.words.take(section, what))
        return {self.factions(name): int(number) for name, _, number in pairs}

    def _group(self, where: str, side: str = "") -> str:
        """A battle group: the city it holds, or its letter and number with its area."""
        if match := OUTSIDE.fullmatch(where):
            return f"{self.areas(match[1])} {match[2]}"
        return f"{side} air" if where.endswith("air points") else self.cities(where)

    def group_of(self, state: Any, group: str) -> str:
        found = state.groups[group]
        return found.city or f"{found.area} {group.upper()}"

    def true_position(self, state: Any) -> dict[str, Any]:
        sides = dict(WHOSE)
        pieces = Counter()
        for piece in state.pieces.values():
            where = self.group_of(state, piece.group) if piece.group else f"{self.world.side_of[piece.faction]} air"
            marks = [word for word, on in (("with +1 marker", piece.cadre), ("disrupted", piece.disrupted)) if on]
            pieces[f"{piece.faction}/{piece.kind}", where, ", ".join(marks)] += 1
        return {
            **self.true_common(state), "pieces": pieces,
            **{name: getattr(state, name) for name in ("last_holder", "patrols", "forts", "guerrilla_area", "pinned")},
            **{name: {s: getattr(state, name).get(s, 0) for s in sides} for name in BY_SIDE},
            **{name: sorted(getattr(state, name)) for name in ("purged", "came", "arrived")},
            "fallen": {key: number for key, number in state.fallen.items() if number},
            "controlled_before": state.controlled_before or state.control,
        }  # fmt: skip

    def under_way(self, state: Any) -> dict[str, Any]:
        words = self.words
        active = words.one("turn", "Player turn")
        phase = words.one("turn", "Phase")
        found: dict[str, Any] = {
            "phase": keyed(self.texts, "phase")(phase) if phase else "", "active": SIDES[active] if active else "",
            "air_used": multiplied(words.take("turn", "Air points that have flown")),
            "move_limit": int(words.one("turn", "So many more groups may move", "-1")),
            "doctrine": {side: doctrine for side, a in WHOSE if (doctrine := self._doctrine(a))},
        }  # fmt: skip
        for key, label in (
            ("moved", "Have moved"), ("attackers", "Have attacked"), ("attacked", "Were attacked"),
            ("counterattackers", "Have counterattacked"),
        ):  # fmt: skip
            text = words.whole("turn", label)
            outside = [
                f"{self.areas(area.strip(', '))} {name}"
                for area, name in re.findall(r"([^,]+), outside the cities, group (\w+)", text)
            ]
            inside = re.sub(r"(?:^|, )[^,]+, outside the cities, group \w+", "", text).strip(", ")
            found[key] = sorted([*outside, *(self.cities.all(inside.split(", ")) if inside else [])])
        return {**found, "strategic": self._strategic()}

    def _doctrine(self, adjective: str) -> dict[str, Any]:
        words = self.words
        rolls = {
            role: {self.kinds(item.rpartition(" ")[0]): int(item.rpartition(" ")[2]) for item in items}
            for role in ("attack", "defence")
            if (items := words.take("turn", f"{adjective} doctrine, rolls for {role}"))
        }
        until = words.number("turn", f"{adjective} doctrine, last turn", "0")
        breakthrough = words.number("turn", f"{adjective} doctrine, roll for breakthrough", "0")
        return {**rolls, "until": until, "breakthrough": breakthrough} if until else {}

    def _strategic(self) -> dict[str, Any]:
        words = self.words
        side = words.one("turn", "Strategic Phase of the")
        return {
            "side": SIDES[side] if side else "",
            "funded": sorted(self.factions.all(words.take("turn", "Factions on which points were spent"))),
            "capped": self._numbered("turn", "Points spent on creating and rebuilding"),
            "barred": sorted(self.kinds.all(words.take("turn", "Asset points that turned out too dear"))),
            "pieces": [words.whole("turn", label) for label in ("Bought this turn", "Went by sea", "Went by air")],
            "allotted": sorted(words.take("turn", "Points allotted to partners")),
            "guerrillas": bool(words.one("turn", "The guerrilla attack of this turn is made")),
        }

    def true_under_way(self, state: Any) -> dict[str, Any]:
        done = state.strategic
        seats = {"government": "People's Army" if self.world.shared else "Government"}
        return {
            "phase": state.phase, "active": state.active, "move_limit": state.move_limit,
            "air_used": multiplied(self._air(state, piece) for piece in state.air_used),
            "doctrine": {
                side: {name: getattr(own, name) for name in ("attack", "defence", "until", "breakthrough")}
                for side, own in state.doctrine.items()
            },
            **{
                name: sorted(self.group_of(state, group) for group in getattr(state, name) if group in state.groups)
                for name in ("moved", "attackers", "attacked", "counterattackers")
            },
            "strategic": {
                "side": done.side, "funded": sorted(done.funded) if done.side else [],
                "capped": done.capped if done.side else {}, "barred": sorted(done.barred) if done.side else [],
                "pieces": [self._named(state, getattr(done, key)) if done.side else "" for key in WAYS],
                "allotted": sorted(f"{seats.get(k) or self.texts[f'seat.{k}']} {n}" for k, n in done.allotted.items()),
                "guerrillas": done.guerrillas,
            },
        }  # fmt: skip

    def _air(self, state: Any, piece: str) -> str:
        owner = piece.rpartition("-")[0].removesuffix("_air")
        return f"{self._troops(owner)} air AP"

    def _named(self, state: Any, pieces: list[str]) -> str:
        """Pieces by name and place, in their order, alike ones together."""
        counted: Counter[str] = Counter()
        for key in pieces:
            found = state.pieces.get(key)
            if found is None:
                counted[self._gone(key)] += 1
                continue
            name = next(name for name, each in self.pieces._ids.items() if each == f"{found.faction}/{found.kind}")
            group = state.groups.get(found.group)
            where = "" if group is None else self.world.cities[group.city].name if group.city else (
                f"{self.world.areas[group.area].name}, outside the cities, group {found.group.upper()}"
            )  # fmt: skip
            counted[f"{name} ({where})" if where else name] += 1
        return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items())

    def _gone(self, key: str) -> str:
        owner, _, asset = key.rpartition("-")[0].rpartition("_")
        if f"{asset}_ap" in self.world.assets:
            kind = next(word for word, each in self.kinds._ids.items() if each == f"{asset}_ap")
            return f"{self._troops(owner)} {kind}"
        return f"{self._troops(key.rpartition('-')[0])} unit"

    def secrets(self, state: Any, seat: str) -> tuple[dict[str, Any], dict[str, Any]]:
        return {}, {}
