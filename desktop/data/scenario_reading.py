"""Reading the data files of a game: a scenario and all it rests on, each file typed, then all of them compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder, RulingFile
from desktop.data.schema_base import ScenarioHead
from desktop.data.yaml_loader import convert

F = TypeVar("F", bound=Struct)
Checkers = dict[str, Checker]
"""By the field a file is read into: what gathers its faults."""
SetupFinder = Callable[[GameFolder, Path, Document, Any], tuple[Document, object]]
"""By a scenario (where it lies, its file, the record): its set-up, and the file that stands in."""


class ScenarioReader(Generic[F]):
    """The files of a game, as its `definition.py` wants them.

    `made_of` is all a scenario is made of: a record with the fields `scenario` and `rulings`, `setup` where set-ups are
    found by `setup_of`, and one for each file of the resources, named as the file is. `check` compares them; `others`
    are files that no scenario needs to be played.
    """

    def __init__(
        self,
        game: str,
        made_of: type[F],
        check: Callable[[F, Checkers], None] = lambda files, checkers: None,
        *,
        setup_of: SetupFinder | None = None,
        others: Mapping[str, type[Struct]] | None = None,
    ) -> None:
        self.GAME = game
        self.folder = GameFolder(game)
        self.scenario_ids, self.load_rulings = self.folder.scenario_ids, self.folder.rulings
        self._made_of, self._check, self._setup_of = made_of, check, setup_of
        hints = get_type_hints(made_of)
        self.scenario_shape: type[ScenarioHead] = hints["scenario"]
        self._files: dict[str, type[Struct]] = {
            name: hint for name, hint in hints.items() if name not in ("scenario", "setup", "rulings")
        }
        self.shapes: dict[str, type[Struct]] = {**self._files, **(others or {}), "rulings": RulingFile}

    def load_scenario(self, scenario: str) -> ScenarioHead:
        """The scenario record alone, for lists of scenarios."""
        return convert(self.folder.document(self.folder.scenario_path(scenario)), self.scenario_shape)

    def shape_of(self, path: Path) -> ScenarioHead:
        """The record of a scenario's file wherever it lies; raises DataError where it is none of this game."""
        return convert(self.folder.document(path), self.scenario_shape)

    def load_files(self, scenario: str, corrections: str = "") -> F:
        """Read and check a scenario and all it rests on; raises DataError with every fault found."""
        folder = self.folder.corrected(corrections)
        path = folder.scenario_path(scenario)
        documents = {"scenario": folder.document(path)}
        record = convert(documents["scenario"], self.scenario_shape)
        documents |= {name: folder.resource(name, path) for name in self._files}
        read: dict[str, object] = {name: convert(documents[name], shape) for name, shape in self._files.items()}
        if self._setup_of is not None:
            documents["setup"], read["setup"] = self._setup_of(folder, path, documents["scenario"], record)
        files = self._made_of(scenario=record, rulings=self.load_rulings(), **read)
        checkers = {name: Checker(document) for name, document in documents.items()}
        self._check(files, checkers)
        if faults := {fault for checker in checkers.values() for fault in checker.faults}:
            raise DataError(sorted(faults))
        return files

    def check_file(self, path: Path) -> bool:
        """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
        return self.folder.check_file(path, self.shapes, self.load_files)
