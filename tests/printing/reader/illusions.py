"""Sheets of illusions read back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tests.printing.reader.base import Names, keyed
from tests.printing.reader.cdg import CdgReader, card_id, card_ids

POOLS = {"Allied": ("ru", "it", "ap_a"), "Central": ("ge", "ah", "cp_a")}
SIDES = {"Allied Powers": "allied", "Central Powers": "central", "neutral": "neutral", "nobody": ""}
UNPRINTED = {
    "combat": "a combat under way is told by its path alone",
    "last_combat": "a look back",
    "account": "what has happened stands in the report",
    "history": "what has happened stands in the report",
    "winner": "told as the result", "level": "told as the result", "reason": "told as the result",
    "stack": "told as the path", "chance": "the dice of the program",
}  # fmt: skip


class Reader(CdgReader):
    game = "illusions"
    whose = (("allied", "Allied"), ("central", "Central"))

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:  # type: ignore[override]
        partners = tuple((seat.id, f"{seat.name},") for seat in self.world.tables.seats)
        return (*self.whose, *partners)

    def turn_words(self, turn: int) -> str:
        box = self.world.turns[turn]
        return f"Turn {turn}, {self.texts[f'season.{box.season}']} {box.year}"

    def _kind_pairs(self) -> Iterable[tuple[str, str]]:
        for unit in self.world.units.values():
            for side in ("allied", "central") if unit.side == "neutral" else (unit.side,):
                for shown in (side, "allied") if side not in ("allied", "central") else (side,):
                    yield f"{shown} {self.unit_words(unit.id)}", self.kind_of(unit.id)

    def kind_of(self, unit: str) -> str:
        """Large units are told apart by name, small ones by type."""
        found = self.world.units[unit]
        return f"{'/'.join(found.nations)} {found.label}" if found.lcu else found.type

    def unit_words(self, unit: str) -> str:
        found = self.world.units[unit]
        if not found.lcu:
            return self.world.types[found.type].name
        return f"{'/'.join(self.world.nations[nation].name for nation in found.nations)} {found.label}"

    def given(self) -> list[str]:
        return [card for side, _ in self.whose for card in self.world.start_hands[side]]

    def first_hand(self) -> int:
        return self.world.limits.hand

    def thing(self, name: str) -> str:
        words = {side: words for words, side in SIDES.items()}
        return words.get(name) or super().thing(name)

    # -- what every sheet says ---------------------------------------------------------------------
    def position(self) -> dict[str, Any]:
        words, texts = self.words, self.texts
        owners = {
            "Allied Powers": "allied",
            "Central Powers": "central",
            "Neutral": "neutral",
            "The uprising": "uprising",
        }
        commitment = keyed(texts, "commitment")
        found = {
            "turn": {self.turn_words(n): n for n in self.world.turns}[words.whole("tracks", "Turn")],
            "vp": words.number("tracks", "Victory points"), "armistice": words.number("tracks", "Armistice"),
            "war_status": {side: words.number("tracks", f"{a} war status") for side, a in self.whose},
            "commitment": {side: commitment(words.one("tracks", f"{a} commitment")) for side, a in self.whose},
            "national_will": self._by_nation("National will"), "troop_quality": self._by_nation("Troop quality"),
            "units": self.units(), "control": self.control(owners), **self.cards(), **self._offensives(),
            **self._nations(), **self._markers(), **self._force(),
        }  # fmt: skip
        return found

    def _nation(self, name: str) -> str:
        return Names(((each.name, each.id) for each in self.world.nations.values()), "nations")(name)

    def _by_nation(self, track: str) -> dict[str, int]:
        return {self._nation(name): int(n) for (name,), (n,) in self.words.matching("tracks", f"{track}, (.+)")}

    def _offensives(self) -> dict[str, Any]:
        words, found = self.words, {"mo": {}, "mo_rolled": {}, "mo_made": {}, "mo_modifier": {}}
        for side, adjective in self.whose:
            text = words.whole("tracks", f"{adjective} mandatory offensive")
            assert text, "none is printed as such"
            name, _, how = text.rpartition(", ") if text != "none" else ("", "", "")
            ids = Names(
                ((each.name, each.id) for (s, _), each in self.world.offensives.items() if s == side), "offensives"
            )
            rolled = ids(name) if name else ""
            found["mo_rolled"][side] = rolled
            found["mo"][side] = rolled if how == "to be made" else ""
            found["mo_made"][side] = how == "made"
            found["mo_modifier"][side] = words.number("tracks", f"{adjective} offensive modifier")
        return found

    def _nations(self) -> dict[str, Any]:
        words = self.words
        stage = words.one("nations", "Russian Revolution")
        found: dict[str, Any] = {
            "nations": {}, "sides": {}, "treaty": words.one("nations", "The treaty with Russia") != "",
            "revolution": keyed(self.texts, "stage")(stage) if stage else "",
            "revolution_turn": self._turn(words.whole("nations", "The revolution waits on the turn track")),
            "treaty_turn": self._turn(words.whole("nations", "The treaty waits on the turn track")),
        }  # fmt: skip
        status = {"neutral": "neutral", "at war": "at_war", "collapsed": "collapsed"}
        for (name,), items in list(words.matching("nations", "(.+)")):
            nation = self._nation(name)
            found["nations"][nation] = status[items[0]]
            found["sides"][nation] = SIDES[items[1]] if len(items) > 1 else ""
        return found

    def _turn(self, words: str) -> int:
        return {self.turn_words(n): n for n in self.world.turns}[words] if words else 0

    def _markers(self) -> dict[str, Any]:
        words = self.words
        found: dict[str, Any] = {"trenches": {}, "trench_side": {}, "before_uprising": {}}
        for (side, level), names in words.matching("markers", r"Trench \((.+)\), level (\d)"):
            for space in self.places.all(names):
                found["trenches"][space], found["trench_side"][space] = int(level), SIDES[side]
        for (side,), names in words.matching("markers", "Uprising, before it of (?:the )?(.+)"):
            found["before_uprising"].update(dict.fromkeys(self.places.all(names), SIDES[side]))
        forts = {
            **dict.fromkeys(self.places.all(words.take("markers", "Forts destroyed")), "destroyed"),
            **dict.fromkeys(self.places.all(words.take("markers", "Forts intact")), "intact"),
        }
        sieges = {
            space: SIDES[side] for (side,), names in words.matching("markers", r"Besieged \((.+)\)")
            for space in self.places.all(names)
        }  # fmt: skip
        landings = {
            **dict.fromkeys(self.places.all(words.take("markers", "Landing marker")), "safe"),
            **dict.fromkeys(
                self.places.all(words.take("markers", "Landing marker, withdrawal under fire")), "under_fire"
            ),
        }
        left = words.number("markers", "Landing markers left")
        return {**found, "forts": forts, "sieges": sieges, "landings": landings, "landings_left": left}

    def _force(self) -> dict[str, Any]:
        words, named = self.words, keyed(self.texts, "flag")
        flags: dict[str, int] = dict.fromkeys(named.all(words.take("force", "To be remembered")), 1)
        for key, label in (
            ("keeps", "Kept when left empty"),
            ("taken", "Taken from the Central Powers since the treaty"),
        ):
            flags |= dict.fromkeys((f"{key}-{space}" for space in self.places.all(words.take("force", label))), 1)
        lasting = {}
        for (what,), items in list(words.matching("force", "(.+)")):
            text = ", ".join(items)
            if text.startswith("in force from "):
                lasting[card_id(what)] = self._turn(text.removeprefix("in force from "))
            else:
                flags[named(what)] = int(text)
        return {"flags": flags, "lasting": lasting}

    def true_position(self, state: Any) -> dict[str, Any]:
        plain = (
            "turn", "vp", "armistice", "war_status", "commitment", "national_will", "troop_quality", "control",
            "nations", "sides", "revolution", "revolution_turn", "treaty_turn", "treaty", "trenches", "trench_side",
            "before_uprising", "forts", "sieges", "landings", "landings_left", "flags", "lasting", "discards",
            "face_up", "mo_modifier",
        )  # fmt: skip
        sides = [side for side, _ in self.whose]
        return {
            **{name: getattr(state, name) for name in plain}, "played": sorted(set(state.played)),
            "units": self.true_units(state), **self.true_piles(state),
            "mo": {side: state.mo.get(side, "") for side in sides},
            "mo_rolled": {side: state.mo_rolled.get(side, "") for side in sides},
            "mo_made": {side: state.mo_made.get(side, False) for side in sides},
        }  # fmt: skip

    # -- the turn under way ------------------------------------------------------------------------
    def under_way(self, state: Any) -> dict[str, Any]:
        words, pools = self.words, self._pools()
        found = {**self.turn_fields(state), "rp": {}, "rp_recorded": {}, "actions": {}}
        for side, adjective in self.whose:
            named = POOLS[adjective]
            found["rp"] |= self.recorded("tracks", f"{adjective} replacement points", named)
            found["rp_recorded"] |= self.recorded("tracks", f"{adjective} points recorded by cards this turn", named)
            found["actions"][side] = keyed(self.texts, "action").all(words.take("round", f"{adjective} boxes used"))
        found["no_rp"] = sorted(pools.all(words.take("tracks", "No replacement points this turn")))
        found["no_spending"] = sorted(pools.all(words.take("tracks", "No spending of replacement points this turn")))
        found["turn_effects"] = sorted(card_ids(words.take("round", "To the end of the turn")))
        found["counts"] = self.counts()
        for field, label in (
            ("spared", "Activated without some units"), ("entered", "Entered this round"),
            ("dug", "Trench built this round"),
        ):  # fmt: skip
            found[field] = sorted(self.places.all(words.take("round", label)))
        found["assembled"] = self.unit_list("round", "Put together or taken apart this round")
        found["defended"] = self.unit_list("round", "Have defended in a region")
        found["groups"], found["effects"], found["effect_spaces"] = self._groups(), {}, {}
        for (what,), (value, *spaces) in words.matching("round", "Holds this round: (.+)"):
            name = f"won-{card_id(what)}" if what.startswith("combat won with ") else card_id(what)
            found["effects"][name] = int(value)
            found["effect_spaces"] |= {name: sorted(self.places.all(spaces))} if spaces else {}
        for field, label in (
            ("keep_face_up", "Lies face up after the round"),
            ("card_leaves", "Leaves the game after the round"),
        ):
            cards = card_ids(words.take("round", label))
            found[field] = cards[0] if cards else ""
        return found

    def _pools(self) -> Names:
        classes = ((text, key.removeprefix("pool.")) for key, text in self.texts.items() if key.startswith("pool."))
        return Names((*classes, *((each.name, each.id) for each in self.world.nations.values())), "pools")

    def _groups(self) -> list[Any]:
        found = []
        for kind in ("move", "attack"):
            pattern = rf"Activated to {kind} as a stack, (\d+): (.+)"
            for what in [
                what for what in self.words.left.get("round", {}) if what.startswith(f"Activated to {kind} as")
            ]:
                number, place = next(self.words_of(what, pattern))
                found.append((int(number), self.places(place), kind, self.unit_list("round", what)))
        return [group[1:] for group in sorted(found, key=lambda group: group[0])]

    def words_of(self, what: str, pattern: str) -> Iterable[tuple[str, ...]]:
        match = re.fullmatch(pattern, what)
        assert match
        yield match.groups()

    def true_under_way(self, state: Any) -> dict[str, Any]:
        return {
            **self.true_turn(state), **{name: getattr(state, name) for name in ("rp", "rp_recorded", "effects")},
            "actions": {side: state.actions.get(side, []) for side, _ in self.whose},
            "no_rp": sorted(state.no_rp), "no_spending": sorted(state.no_spending),
            "turn_effects": sorted(state.turn_effects), "counts": self.true_counts(state),
            **{name: sorted(getattr(state, name)) for name in ("spared", "entered", "dug")},
            "assembled": self.true_list(state, state.assembled), "defended": self.true_list(state, state.defended),
            "groups": [(each.place, each.kind, self.true_list(state, each.units)) for each in state.groups],
            "effect_spaces": {key: sorted(spaces) for key, spaces in state.effect_spaces.items() if spaces},
            "keep_face_up": state.keep_face_up, "card_leaves": state.card_leaves,
        }  # fmt: skip
