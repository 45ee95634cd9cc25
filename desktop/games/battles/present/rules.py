"""The rule book in our own words, each paragraph with the rulings that settle it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.games.battles.present.names import Names
from desktop.views.table import RuleView

if TYPE_CHECKING:
    from desktop.games.battles.files import Ruling
    from desktop.games.battles.world import World


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph of rules.yaml."""

    number: str
    title: str
    text: str
    parent: str = ""
    scenario: str = ""
    rulings: list[str] = []
    played: bool = True


class RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: list[Section]


def sections() -> list[Section]:
    return load_typed(resources_dir() / "battles" / "rules.yaml", RuleFile).sections


def rules_of(world: World, names: Names) -> tuple[RuleView, ...]:
    found = sections()
    parents = {section.number: section.parent for section in found}
    return tuple(
        RuleView(
            section.number,
            section.title,
            section.text.strip(),
            _level(section.number, parents),
            section.scenario,
            tuple(_ruling(world, names, world.files.rulings[ruling]) for ruling in section.rulings),
        )
        for section in found
    )


def _level(number: str, parents: dict[str, str]) -> int:
    level = 1
    while parents.get(number):
        number = parents[number]
        level += 1
    return level


def _ruling(world: World, names: Names, ruling: Ruling) -> tuple[str, str]:
    """Question and decision; where the players chose another reading, theirs."""
    if ruling.switch is None:
        return ruling.question, f"{ruling.decision} {ruling.reason}"
    chosen = world.option(ruling.id)
    if chosen == ruling.switch.default:
        return ruling.question, names.say("ruling.default", text=f"{ruling.decision} {ruling.reason}")
    text = next(choice.text for choice in ruling.switch.choices if choice.id == chosen)
    return ruling.question, names.say("ruling.chosen", text=text)
