"""Where the files of a game lie, and the rulings every game has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import files_of, places
from desktop.data.schema_base import ScenarioHead, ScenarioOption, Strict
from desktop.data.schema_history import HappenedFile, HistoryFile
from desktop.data.schema_shelf import ShelfFile
from desktop.data.yaml_loader import convert, load_cached, load_typed
from desktop.engine.definition import OptionChoice, Options, OptionSpec, ScenarioInfo
from desktop.engine.errors import EngineError

if TYPE_CHECKING:
    from desktop.data.copy.laying import Overlay

NAMING_A_SIDE = ("side", "sides", "whose", "seat")
"""Words that name a side: alone, as those who act, of what is theirs, of who sits there."""
_TEXTS = ("game", "rules", "text")
"""Files of words, read for the window alone."""
_OF_EVERY_GAME: dict[str, type[msgspec.Struct]] = {
    "shelf": ShelfFile, "history": HistoryFile, "happened": HappenedFile,
}  # fmt: skip
SCENARIOS = "scenarios"
"""Before the id of a scenario where a file of a game is named."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*", re.ASCII)


class Choice(Strict, frozen=True, kw_only=True):
    id: str
    text: str
    printed: bool = False
    """Whether it is what the book says to the letter."""


class Switch(Strict, frozen=True, kw_only=True):
    default: str
    choices: list[Choice]


class Ruling(Strict, frozen=True, kw_only=True):
    """How an unclear rule is played; with a switch, the players may choose another reading."""

    id: str
    rule: str
    question: str
    decision: str
    reason: str
    ours: bool = False
    """An optional rule of our own, where only the title of the published one is known."""
    front: bool = False
    """Whether every table is asked, and not only those who look for rulings."""
    switch: Switch | None = None


class RulingFile(Strict, frozen=True, kw_only=True):
    rulings: list[Ruling]


class GameFolder(Struct, frozen=True):
    """The files of one game in `resources/` and `scenarios/`, and what is laid over those that ship."""

    game: str
    overlay: Overlay | None = None

    def corrected(self, corrections: str) -> GameFolder:
        """The folder with the corrections of a copy, or of a match, laid over its files; raises DataError."""
        if not corrections:
            return self
        from desktop.data.copy.laying import overlay_of  # few games have any

        return GameFolder(self.game, overlay_of(corrections))

    def scenario_ids(self) -> tuple[str, ...]:
        """The scenarios that ship with the program."""
        return tuple(sorted(path.stem for path in (scenarios_dir() / self.game).glob("*.yaml")))

    def scenario_path(self, scenario: str) -> Path:
        """The file of a scenario: an id of ours or of the player's own, or a path."""
        if not _NAME.fullmatch(scenario):
            return Path(scenario)
        shipped = scenarios_dir() / self.game / f"{scenario}.yaml"
        if shipped.is_file():
            return shipped
        return next((path for path in own_scenarios(self.game) if path.stem == scenario), shipped)

    def document(self, path: Path) -> Document:
        """A file, named in faults as seen from the top folder if it lies below that."""
        root = scenarios_dir().parent
        document = load_cached(path, root if path.resolve().is_relative_to(root.resolve()) else None)
        shipped = self.overlay is not None and path.parent == scenarios_dir() / self.game
        return self.overlay.lay(document, f"{SCENARIOS}/{path.stem}") if shipped and self.overlay else document

    def resource(self, name: str, near: Path | None = None) -> Document:
        """A file of the game's resources, or one that lies beside the scenario that names it."""
        if not _NAME.fullmatch(name):
            where = str(near) if near is not None else name[:80]
            raise DataError([Fault(where, 1, f"{name[:80]}: not the name of a data file")])
        if near is not None and (beside := near.parent / f"{name}.yaml").is_file():
            return self.document(beside)
        document = load_cached(resources_dir() / self.game / f"{name}.yaml", resources_dir().parent)
        return self.overlay.lay(document, name) if self.overlay else document

    def check_file(self, path: Path, shapes: Mapping[str, type[msgspec.Struct]], load: Callable[[str], object]) -> bool:
        """Check one file wherever it lies: by its name (`map`, `map-jarama`), or else as a scenario; raises
        DataError. True if it is a scenario."""
        document = self.document(path)
        if shape := _OF_EVERY_GAME.get(path.stem):
            convert(document, shape)
            return False
        if shape := shapes.get(path.stem) or shapes.get(path.stem.partition("-")[0]):
            convert(document, shape)
            return False
        if path.stem in _TEXTS:
            return False
        load(str(path))
        return True

    def rulings(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for ruling in convert(self.resource("rulings"), RulingFile).rulings}


def own_scenarios(game: str) -> list[Path]:
    """The files of the player's own scenarios, sound or not."""
    return files_of(places().scenarios, game)


@cache
def texts_of(game: str) -> dict[str, str]:
    """The words of a game by key."""
    return load_typed(resources_dir() / game / "text.yaml", dict[str, str])


def texts_for(game: str, record: ScenarioHead) -> dict[str, str]:
    """The words of a game, with the names that a scenario gives its sides."""
    words = texts_of(game)
    named = {f"{form}.{side}": name for side, name in record.sides.items() for form in NAMING_A_SIDE}
    return {**words, **{key: name for key, name in named.items() if key in words}} if named else words


def scenario_infos(
    records: Iterable[ScenarioHead], rulings: Mapping[str, Ruling], sides: tuple[str, ...]
) -> tuple[ScenarioInfo, ...]:
    """The scenarios to be shown, the introductory ones first."""
    shown = sorted((record for record in records if not record.hidden), key=lambda record: not record.introductory)
    return tuple(scenario_info(record, rulings, sides) for record in shown)


def scenario_info(record: ScenarioHead, rulings: Mapping[str, Ruling], sides: tuple[str, ...]) -> ScenarioInfo:
    return ScenarioInfo(
        record.id,
        record.title,
        record.summary,
        record.length,
        sides,
        tuple(_option(option, rulings[option.ruling]) for option in record.options if not option.fixed),
        introductory=record.introductory,
    )


def _option(option: ScenarioOption, ruling: Ruling) -> OptionSpec:
    assert ruling.switch is not None  # the scenario's options are checked against the rulings
    choices = tuple(OptionChoice(choice.id, choice.text, choice.printed) for choice in ruling.switch.choices)
    default = option.default or ruling.switch.default
    return OptionSpec(ruling.id, ruling.question, choices, default, ruling.rule, ruling.reason, ruling.front)


def check_said(checker: Checker, record: ScenarioHead, rulings: Mapping[str, Ruling], sides: Iterable[str]) -> None:
    """What every scenario says of itself: options that are rulings, and a briefing that has a task for each side."""
    check_options(checker, record.options, rulings)
    for side in record.sides:
        checker.require(side in sides, ("sides", side), f"there is no side {side}; there are: {', '.join(sides)}")
    sound = record.briefing is None or set(record.briefing.aims) == set(sides)
    checker.require(sound, ("briefing", "aims"), f"the briefing tells the aims of: {', '.join(sides)}")


def check_options(checker: Checker, options: Iterable[ScenarioOption], rulings: Mapping[str, Ruling]) -> None:
    """Each option of a scenario is a ruling with a choice, and its usual reading is one of them."""
    for number, option in enumerate(options):
        ruling = rulings.get(option.ruling)
        if ruling is None or ruling.switch is None:
            checker.fault(("options", number), f"{option.ruling} is no ruling with a choice")
            continue
        choices = [choice.id for choice in ruling.switch.choices]
        good = option.default in ("", *choices)
        told = f"the default of {option.ruling} is {option.default!r}, not one of: {', '.join(choices)}"
        checker.require(good, ("options", number, "default"), told)


def resolve_options(scenario: ScenarioHead, rulings: Mapping[str, Ruling], options: Options) -> dict[str, str]:
    """Every switchable ruling with its reading: chosen, the scenario's default, or the ruling's."""
    offered = {option.ruling: option.default for option in scenario.options}
    unknown = sorted(set(options) - {option.ruling for option in scenario.options if not option.fixed})
    if unknown:
        raise EngineError(f"{scenario.id} has no option {', '.join(unknown)}")
    resolved: dict[str, str] = {}
    for key, ruling in rulings.items():
        if ruling.switch is None:
            continue
        value = _text(options[key]) if key in options else offered.get(key) or ruling.switch.default
        choices = [choice.id for choice in ruling.switch.choices]
        if value not in choices:
            raise EngineError(f"option {key} is {value!r}, not one of: {', '.join(choices)}")
        resolved[key] = value
    return resolved


def _text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
