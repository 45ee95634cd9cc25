"""What is printed on the counters, front and back, and what each unit is in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import UnitId
from desktop.games.battles.data.schema import Strengths
from desktop.games.battles.present.names import Names, game_file, spelt
from desktop.views.pieces import CounterFace

if TYPE_CHECKING:
    from desktop.games.battles.data.world import UnitDef, World

SYMBOLS = {
    "inf": "infantry", "tank": "armour", "lt_tank": "light-armour", "ac": "armoured-car", "cav": "cavalry",
    "eng": "engineer", "at": "anti-tank", "aa": "anti-air", "hq": "hq", "truck": "truck", "art": "artillery",
    "air": "air", "leader": "leader",
}  # fmt: skip
SIZES = {"corps": "XXX", "div": "XX", "bde": "X", "reg": "III", "bn": "II", "co": "I"}
GROUND_COLOURS = ("field-grey",)
"""Nationality colours that tint the whole counter; the others frame the symbol."""
WORDS_LEFT_OUT = (" HQ", " artillery regiment", " artillery", " (unnamed)", " Armoured Car", " Regt")


class UnitFace(Struct, frozen=True):
    """Everything about a unit's counter that never changes."""

    front: CounterFace
    back: CounterFace | None
    title: str
    """Kind and formation: "1/1/1: infantry battalion, 1 Brigade, Varela"."""
    group: str
    reconstructed: str


def values(unit: UnitDef, strengths: Strengths) -> str:
    """2.1 The figures at the foot of a counter."""
    if unit.is_air:
        return str(strengths.bombard)
    if unit.is_artillery:
        return f"{strengths.attack}({strengths.range}){strengths.move}"
    if unit.is_hq:
        return f"{strengths.defense}-{strengths.move}"
    if unit.is_truck or unit.is_leader:
        return str(strengths.move)
    return f"{strengths.attack}-{strengths.defense}-{strengths.move}"


def values_in_words(names: Names, unit: UnitDef, strengths: Strengths) -> str:
    if unit.is_air:
        return names.say("unit.values_air", n=strengths.bombard)
    key = "unit.values_artillery" if unit.is_artillery else "unit.values"
    facts = {"attack": strengths.attack, "defence": strengths.defense, "move": strengths.move}
    return names.say(key, reach=strengths.range, **facts)


def short_name(name: str) -> str:
    for words in WORDS_LEFT_OUT:
        name = name.replace(words, "")
    return name


def brigade(name: str) -> str:
    return game_file().formations.get(name, name)


class Faces:
    """The counters of a world, made once."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._faces = {unit.id: self._make(unit) for unit in world.units.values()}

    def __getitem__(self, unit: UnitId) -> UnitFace:
        return self._faces[unit]

    def _make(self, unit: UnitDef) -> UnitFace:
        record = self.world.files.units[unit.id]
        front = self._face(unit, unit.full, reduced=False)
        back = self._face(unit, unit.reduced, reduced=True) if unit.reduced else None
        why = (record.why or self.names.say("unit.reconstructed")) if record.reconstructed else ""
        return UnitFace(front, back, self._title(unit), self._group(unit), why)

    def _face(self, unit: UnitDef, strengths: Strengths, *, reduced: bool) -> CounterFace:
        colour = unit.color
        division = self.world.scenario.divisions.get(unit.div)
        return CounterFace(
            ground=colour if colour in GROUND_COLOURS else unit.side,
            symbol=SYMBOLS[unit.type],
            size=SIZES.get(unit.size, ""),
            values=values(unit, strengths),
            name=short_name(spelt(unit.name)),
            stripe=division.stripe if division else "",
            accent="" if colour in GROUND_COLOURS else colour,
            reduced=reduced,
        )

    def _title(self, unit: UnitDef) -> str:
        say = self.names.say
        kind = say(f"type.{unit.type}")
        key = f"size.{unit.size}_hq" if unit.is_hq else f"size.{unit.size}"
        what = say(key, kind=kind) if key in self.names.words else kind
        return say("unit.title", unit=unit.id, what=what, formation=self.formation(unit))

    def formation(self, unit: UnitDef) -> str:
        say = self.names.say
        parts = []
        if unit.bde and unit.bde != unit.name:
            parts.append(say("formation.brigade", name=brigade(unit.bde)))
        if unit.div:
            parts.append(self.names.division(unit.div))
        if unit.corps:
            parts.append(say("formation.corps", name=unit.corps))
        return ", ".join(parts) or say("formation.none")

    def _group(self, unit: UnitDef) -> str:
        """The heading in the order of battle."""
        say = self.names.say
        if unit.is_air:
            return say("group.air")
        if unit.div:
            division = self.names.division(unit.div)
            return say("group.brigade", division=unit.div, name=brigade(unit.bde)) if unit.bde else division
        if unit.bde:
            return say("formation.brigade", name=brigade(unit.bde))
        return say("formation.corps", name=unit.corps) if unit.corps else say("group.independent")
