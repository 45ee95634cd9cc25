"""Where the files of a game lie, and the rulings every game has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from desktop.data.document import Document
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.yaml_loader import convert, load_cached
from desktop.engine.definition import OptionChoice, OptionSpec, ScenarioInfo
from desktop.engine.records import dataclass

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*", re.ASCII)


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    text: str


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    default: str
    choices: list[Choice]


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How an unclear rule is played; with a switch, the players may choose another reading."""

    id: str
    rule: str
    question: str
    decision: str
    reason: str
    ours: bool = False
    """An optional rule of our own, where only the title of the published one is known."""
    switch: Switch | None = None


class RulingFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rulings: list[Ruling]


@dataclass(frozen=True, slots=True)
class GameFolder:
    """The files of one game in `resources/` and `scenarios/`."""

    game: str

    def scenario_ids(self) -> tuple[str, ...]:
        """The scenarios that ship with the program."""
        return tuple(sorted(path.stem for path in (scenarios_dir() / self.game).glob("*.yaml")))

    def scenario_path(self, scenario: str) -> Path:
        """The file of a scenario: an id of ours, or a path."""
        if _NAME.fullmatch(scenario):
            return scenarios_dir() / self.game / f"{scenario}.yaml"
        return Path(scenario)

    def document(self, path: Path) -> Document:
        """A file, named in faults as seen from the top folder if it lies below that."""
        root = scenarios_dir().parent
        return load_cached(path, root if path.resolve().is_relative_to(root.resolve()) else None)

    def resource(self, name: str, near: Path | None = None) -> Document:
        """A file of the game's resources, or one that lies beside the scenario that names it."""
        if not _NAME.fullmatch(name):
            raise DataError([Fault(name[:80], 1, "not the name of a data file")])
        if near is not None and (beside := near.parent / f"{name}.yaml").is_file():
            return self.document(beside)
        return load_cached(resources_dir() / self.game / f"{name}.yaml", resources_dir().parent)

    def rulings(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for ruling in convert(self.resource("rulings"), RulingFile).rulings}


class ScenarioOption(Protocol):
    """A ruling that a scenario lets the players switch."""

    @property
    def ruling(self) -> str: ...
    @property
    def default(self) -> str: ...


class ScenarioRecord(Protocol):
    """What every game's scenario file tells the start page."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def length(self) -> str: ...
    @property
    def introductory(self) -> bool: ...
    @property
    def hidden(self) -> bool: ...
    @property
    def options(self) -> Sequence[ScenarioOption]: ...


def scenario_infos(
    records: Iterable[ScenarioRecord], rulings: Mapping[str, Ruling], sides: tuple[str, ...]
) -> tuple[ScenarioInfo, ...]:
    """The scenarios to be shown, the introductory ones first."""
    shown = sorted((record for record in records if not record.hidden), key=lambda record: not record.introductory)
    return tuple(
        ScenarioInfo(
            record.id,
            record.title,
            record.summary,
            record.length,
            sides,
            tuple(_option(option, rulings[option.ruling]) for option in record.options),
            introductory=record.introductory,
        )
        for record in shown
    )


def _option(option: ScenarioOption, ruling: Ruling) -> OptionSpec:
    assert ruling.switch is not None  # the scenario's options are checked against the rulings
    choices = tuple(OptionChoice(choice.id, choice.text) for choice in ruling.switch.choices)
    default = option.default or ruling.switch.default
    return OptionSpec(ruling.id, ruling.question, choices, default, ruling.rule, ruling.reason)
