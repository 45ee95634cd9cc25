"""Sheets of crusade read back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tests.printing.reader.base import Names, keyed
from tests.printing.reader.cdg import CdgReader, card_id, card_ids

POOLS = {"Nationalist": ("nat", "axis"), "Republican": ("rep", "sov")}
UNPRINTED = {
    "combat": "a combat under way is told by its path alone",
    "last_combat": "a look back",
    "account": "what has happened stands in the report",
    "history": "what has happened stands in the report",
    "winner": "told as the result", "level": "told as the result", "reason": "told as the result",
    "stack": "told as the path", "chance": "the dice of the program",
    "enemy_at_start": "told by what was taken since",
}  # fmt: skip


class Reader(CdgReader):
    game = "crusade"
    whose = (("nationalist", "Nationalist"), ("republican", "Republican"))
    seats = whose

    def turn_words(self, turn: int) -> str:
        return f"Turn {turn}, {self.world.turns[turn].date}"

    def _kind_pairs(self) -> Iterable[tuple[str, str]]:
        for unit in self.world.units.values():
            yield f"{unit.side} {unit.name or unit.label}", unit.type

    def kind_of(self, unit: str) -> str:
        return self.world.units[unit].type

    def unit_words(self, unit: str) -> str:
        return self.world.units[unit].name or self.world.units[unit].label

    def given(self) -> list[str]:
        return list(self.world.setup.deal.given)

    # -- what every sheet says ---------------------------------------------------------------------
    def position(self) -> dict[str, Any]:
        words = self.words
        sides = {"Nationalists": "nationalist", "Republicans": "republican"}
        governments = Names(((each.name, each.id) for each in self.world.tables.governments), "governments")
        turn = words.whole("tracks", "Turn")
        found = {
            "turn": {self.turn_words(n): n for n in self.world.turns}[turn],
            "vp": words.number("tracks", "Victory points"), "rm": words.number("tracks", "Republican morale"),
            "strait": sides[words.one("tracks", "Strait of Gibraltar")],
            "government": governments(words.one("tracks", "Government")),
            "units": self.units(), "control": self.control(sides), **self.cards(), **self._markers(), **self._force(),
        }  # fmt: skip
        return found

    def _markers(self) -> dict[str, Any]:
        words, works, extra = self.words, {}, {}
        for kind in ("Position", "Trench"):
            works.update(dict.fromkeys(self.places.all(words.take("markers", kind)), kind.lower()))
        for name in ("Madrid", "Bilbao", "Fortifications"):
            spaces = self.places.all(words.take("markers", f"Trench, extra marker of {name}"))
            extra.update(dict.fromkeys(spaces, name.lower()))
        failures = {
            self.places(name): int(number)
            for (number,), names in words.matching("markers", r"Building failed, (\d) so far")
            for name in names
        }
        sieges = Names(((each.name, each.id) for each in self.world.sieges.values()), "sieges")
        return {
            "works": {**works, **dict.fromkeys(extra, "trench")}, "extra_trenches": extra, "build_failures": failures,
            "sieges": {sieges(name): int(n) for (name,), (n,) in words.matching("markers", "Resistance of the (.+)")},
            "isolated": sorted(self.places.all(words.take("markers", "Isolated Spaces"))),
            "bonus_markers": {
                self.places(space): card_id(card)
                for (card,), (space,) in words.matching("markers", "Bonus marker of (.+)")
            },
            "beach_heads": {
                self.places(head): self.places(linked.removeprefix("linked to "))
                for (head,), (linked,) in words.matching("markers", "(.*Beach.*)")
            },
        }  # fmt: skip

    def _force(self) -> dict[str, Any]:
        words, named = self.words, keyed(self.texts, "flag")
        found: dict[str, Any] = {
            "ammunition_shortage": bool(words.one("force", "Ammunition shortage in the north")),
            "badajoz_source": words.one("force", "Badajoz is a source of supply") == "yes",
            "flags": dict.fromkeys(named.all(words.take("force", "To be remembered")), 1),
            "freed": self.unit_list("force", "No longer bound to their region"),
            "lasting": {},
        }
        for (what,), items in list(words.matching("force", "(.+)")):
            text = ", ".join(items)
            if text.startswith("in force from Turn "):
                found["lasting"][card_id(what)] = int(text.removeprefix("in force from Turn ").split(",")[0])
            else:
                found["flags"][named(what)] = int(text)
        return found

    def true_position(self, state: Any) -> dict[str, Any]:
        plain = (
            "turn", "vp", "rm", "strait", "government", "control", "works", "extra_trenches",
            "build_failures", "sieges",
            "bonus_markers", "beach_heads", "ammunition_shortage", "badajoz_source", "flags", "lasting", "discards",
            "face_up",
        )  # fmt: skip
        return {
            **{name: getattr(state, name) for name in plain}, "isolated": sorted(state.isolated),
            "played": sorted(set(state.played)), "units": self.true_units(state), **self.true_piles(state),
            "freed": self.true_list(state, state.freed),
        }  # fmt: skip

    # -- the turn under way ------------------------------------------------------------------------
    def under_way(self, state: Any) -> dict[str, Any]:
        words = self.words
        found = {
            **self.turn_fields(state),
            "rp": {},
            "rp_recorded": {},
            "ops_cards": {},
            "actions": {},
            "barred_next": {},
        }
        boxes, areas = keyed(self.texts, "track"), keyed(self.texts, "area")
        for side, adjective in self.whose:
            pools = POOLS[adjective]
            found["rp"] |= self.recorded("tracks", f"{adjective} replacement points", pools)
            label = f"{adjective} points recorded by cards this turn"
            found["rp_recorded"] |= self.recorded("tracks", label, pools)
            used = boxes.all(words.take("round", f"{adjective} boxes used"))
            found["actions"][side] = [box.removeprefix("action_") for box in used]
            found["ops_cards"][side] = words.number("round", f"{adjective} cards played for OPS this turn")
            found["barred_next"][side] = areas.all(
                words.take("round", f"{adjective} areas closed to activation next round")
            )
        found["no_rp"] = sorted(keyed(self.texts, "pool").all(words.take("tracks", "No replacement points this turn")))
        found["barred"] = areas.all(words.take("round", "Areas closed to activation this round"))
        found["turn_effects"] = self._effects()
        found["counts"] = self.counts()
        found["builders"] = self.unit_list("round", "Build instead of moving")
        found["taken"] = sorted(self.places.all(words.take("round", "Taken from the enemy this round")))
        found["assaulted"] = self._assaulted()
        found |= self._round_effects()
        return found

    def _effects(self) -> list[str]:
        text, named = self.words.whole("round", "To the end of the turn"), keyed(self.texts, "effect")
        found = []
        for key, words in sorted(self.texts.items()):
            if key.startswith("effect.") and words in text:
                found.append(named(words))
        return sorted(found)

    def _assaulted(self) -> list[str]:
        sieges = Names(((each.name, each.id) for each in self.world.sieges.values()), "sieges")
        return sorted(sieges.all(self.words.take("round", "Sieges assaulted this turn")))

    def _round_effects(self) -> dict[str, Any]:
        words = self.words
        counter = words.take("round", "Strategic counterattack")
        named = words.one("round", "Terrain cancelled by the card")
        return {
            "counterattack_played": words.one("round", "Strategic counterattack this turn") == "yes",
            "entered": self._entered(),
            "effects": {
                "attack_drm": words.number("round", "Modifier of attacks this round", "0"),
                "drm_spaces": sorted(self.places.all(words.take("round", "The modifier holds in"))),
                "enemy_spaces": sorted(
                    int(number[0])
                    for _, number in words.matching("round", "Enemy spaces that (.+) may enter this round")
                ),
                "no_attack": words.one("round", "No attacks this round") == "yes",
                "counterattack": card_ids(counter)[0] if counter else "",
                "named": self.places(named) if named else "",
                "bonus_spaces": sorted(self.places.all(words.take("round", "One of these gets the bonus marker"))),
            },
        }

    def _entered(self) -> list[tuple[str, list[str]]]:
        """Units with the enemy spaces they entered: `Infantry (Adra): Almería and Baza`."""
        text = self.words.whole("round", "Enemy spaces entered")
        found = re.findall(r"(?:^|, )([^:]+?): (.+?)(?=, [^,:]+ \([^)]*\): |$)", text)
        return sorted((unit, sorted(self.places.all(re.split(", | and ", spaces)))) for unit, spaces in found)

    def true_under_way(self, state: Any) -> dict[str, Any]:
        effects, enemy = state.effects, {"nationalist": "republican", "republican": "nationalist"}
        plain = ("rp", "rp_recorded", "barred", "counterattack_played")
        taken = [s for s in state.enemy_at_start if state.active and state.control.get(s) != enemy[state.active]]
        return {
            **self.true_turn(state), **{name: getattr(state, name) for name in plain},
            "actions": {side: state.actions.get(side, []) for side in enemy},
            "ops_cards": {side: state.ops_cards.get(side, 0) for side in enemy},
            "barred_next": {side: state.barred_next.get(side, []) for side in enemy}, "no_rp": sorted(state.no_rp),
            "turn_effects": sorted(state.turn_effects), "builders": self.true_list(state, state.builders.values()),
            "taken": sorted(taken), "assaulted": sorted(state.assaulted), "counts": self.true_counts(state),
            "entered": sorted(
                (f"{self.unit_words(unit)} ({self.world.spaces[state.units[unit].place].name})", sorted(spaces))
                for unit, spaces in state.entered.items()
            ),
            "effects": {
                "attack_drm": effects.attack_drm, "drm_spaces": sorted(effects.drm_spaces),
                "enemy_spaces": sorted(effects.enemy_spaces.values()), "no_attack": effects.no_attack,
                "counterattack": effects.counterattack, "named": effects.named,
                "bonus_spaces": sorted(effects.bonus_spaces),
            },
        }  # fmt: skip
