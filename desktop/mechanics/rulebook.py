"""The rule book of a game in our own words, each paragraph with the rulings that settle it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from desktop.data.game_files import Ruling
from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.views.ours import DAGGER
from desktop.views.table import RuleView
from desktop.views.wording import Wording


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of a paragraph that the book does not have: a dagger stands behind them, with the reason."""

    says: str
    why: str
    source: str = ""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph of rules.yaml."""

    number: str
    title: str
    text: str
    parent: str = ""
    scenario: str = ""
    rulings: list[str] = []
    played: bool = True
    ours: list[Own] = []

    def __post_init__(self) -> None:
        for own in self.ours:
            if own.says not in self.text:
                raise ValueError(f"rule {self.number} does not say {own.says!r}")


class RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: list[Section]


def rules_of(
    game: str, rulings: Mapping[str, Ruling], option: Callable[[str], str], words: Wording, top: int = 1
) -> tuple[RuleView, ...]:
    """Every paragraph; `option` tells the reading in force of a ruling, `top` is the level of what has no parent."""
    found = load_typed(resources_dir() / game / "rules.yaml", RuleFile).sections
    parents = {section.number: section.parent for section in found}
    return tuple(
        RuleView(
            section.number,
            section.title,
            _daggered(section),
            top + _depth(section.number, parents),
            section.scenario,
            tuple(_ruling(rulings[ruling], option, words) for ruling in section.rulings),
            tuple(f"{own.why} ({own.source})" if own.source else own.why for own in section.ours),
        )
        for section in found
    )


def _daggered(section: Section) -> str:
    text = section.text.strip()
    for number, own in enumerate(section.ours):
        text = text.replace(own.says, f"{own.says}[[{DAGGER}{number}]]", 1)
    return text


def _depth(number: str, parents: Mapping[str, str]) -> int:
    parent = parents.get(number)
    return 1 + _depth(parent, parents) if parent else 0


def _ruling(ruling: Ruling, option: Callable[[str], str], words: Wording) -> tuple[str, str]:
    """Question and decision; where the players chose another reading, theirs."""
    if ruling.switch is None:
        return ruling.question, f"{ruling.decision} {ruling.reason}"
    chosen = option(ruling.id)
    if chosen == ruling.switch.default:
        return ruling.question, words.say("ruling.default", text=f"{ruling.decision} {ruling.reason}")
    text = next(choice.text for choice in ruling.switch.choices if choice.id == chosen)
    return ruling.question, words.say("ruling.chosen", text=text)
