"""Finding and reading examples: typed, with every fault by file and line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any

from msgspec import Struct

from desktop.data.document import DataPath, Document
from desktop.data.errors import DataError, Fault
from desktop.data.paths import data_root, scenarios_dir
from desktop.data.places import files_of, places
from desktop.data.yaml_loader import convert, load_cached
from desktop.engine.definition import GameDefinition, game, game_ids
from desktop.engine.errors import EngineError
from desktop.examples.course import Course
from desktop.examples.place_names import PlaceNames
from desktop.examples.schema import Example
from desktop.views.pieces import CardView
from desktop.views.presenter import Presenter

FOLDER = "examples"


class Count(Struct, frozen=True):
    """How many steps an example has, questions, hints, side lines, and steps that the reader can do himself."""

    steps: int
    questions: int
    hints: int
    side_lines: int
    acts: int


class Loaded(Struct, frozen=True, dict=True):
    """An example and the file it came from."""

    game: str
    example: Example
    document: Document
    own: bool = False
    """Whether it is a player's, and may have faults that nobody has looked for."""

    @property
    def id(self) -> str:
        return self.example.id

    @cached_property
    def course(self) -> Course:
        return Course(self.example)

    @cached_property
    def definition(self) -> GameDefinition:
        return game(self.game)

    @property
    def world(self) -> Any:
        """The board it is played on; read once for all examples that share it."""
        start = self.example.start
        return _world(self.game, start.scenario, tuple(sorted(start.options.items())))

    @cached_property
    def presenter(self) -> Presenter:
        presenter: Presenter = self.definition.presenter(self.world)
        return presenter

    @cached_property
    def spaces(self) -> frozenset[str]:
        """The spaces of the board."""
        return frozenset(space.id for space in self.presenter.board().spaces)

    @cached_property
    def boxes(self) -> frozenset[str]:
        """Spaces beside the map."""
        return frozenset(each.id for each in self.presenter.board().spaces if "box" in each.terrain and not each.within)

    @cached_property
    def places(self) -> PlaceNames:
        """What the places of the board are called."""
        return PlaceNames(self.presenter.board())

    @cached_property
    def count(self) -> Count:
        """What the example holds."""
        steps = [self.course.step(path) for path in self.course.paths]
        asked = [step.ask for step in steps if step.ask is not None]
        return Count(
            len(steps),
            len(asked),
            sum(bool(question.hint) for question in asked),
            sum(len(step.branches) for step in steps),
            sum(bool(step.do) and not step.edit and self._is_left_to_reader(step.by) for step in steps),
        )

    def _is_left_to_reader(self, by: str) -> bool:
        """In a guided turn of one side what the other one does is shown."""
        example = self.example
        return not (example.guided and example.seat and by) or by == example.seat

    @cached_property
    def faces(self) -> dict[str, CardView]:
        """The cards of the game, face up; none where it has no cards."""
        cards = getattr(self.presenter, "cards", None)
        return {card.id: card for card in cards()} if cards else {}

    def fault(self, path: DataPath, reason: str) -> Fault:
        return self.document.fault(path, reason)


@lru_cache(maxsize=8)
def _world(game_id: str, scenario: str, options: tuple[tuple[str, str | int | bool], ...]) -> Any:
    return game(game_id).load_world(scenario, dict(options))


def forget_worlds() -> None:
    """Have the boards of examples read anew: a scenario may be another now."""
    _world.cache_clear()


def folder_of(game_id: str) -> FilePath:
    return scenarios_dir() / game_id / FOLDER


def load_example(path: FilePath, game_id: str) -> Loaded:
    """Read one file; raises DataError with all its faults of form."""
    own = not path.is_relative_to(data_root())
    document = load_cached(path, None if own else data_root())
    example = convert(document, Example)
    faults = []
    if example.id != path.stem:
        faults.append(document.fault(("id",), f"the id {example.id!r} is not the name of the file"))
    if not example.steps:
        faults.append(document.fault(("steps",), "an example has at least one step"))
    if faults:
        raise DataError(faults)
    return Loaded(game_id, example, document, own)


def load_examples(game_id: str, folder: FilePath | None = None) -> list[Loaded]:
    """All examples of a game in the order they are taught; raises DataError with the faults of all files."""
    found: list[Loaded] = []
    faults: list[Fault] = []
    for path in sorted((folder or folder_of(game_id)).glob("*.yaml")):
        try:
            found.append(load_example(path, game_id))
        except DataError as error:
            faults += error.faults
    if faults:
        raise DataError(faults)
    if folder is None:
        found += _own_examples(game_id, {loaded.id for loaded in found})
    return sorted(found, key=lambda loaded: (loaded.example.order, loaded.id))


def faults_of_own(game_id: str) -> Iterator[Fault]:
    """Why examples of the player's own cannot be read: the first fault of each; `validate` names them all."""
    for path in files_of(places().examples, game_id):
        try:
            load_example(path, game_id)
        except DataError as error:
            yield error.faults[0]


def _own_examples(game_id: str, shipped: set[str]) -> Iterator[Loaded]:
    """The player's own ones of sound form, and not named as one of ours."""
    for path in files_of(places().examples, game_id):
        with suppress(DataError):
            if path.stem not in shipped:
                yield load_example(path, game_id)


def all_examples() -> list[Loaded]:
    """The examples of every game."""
    return [loaded for game_id in game_ids() for loaded in load_examples(game_id)]


def find_example(example_id: str) -> Loaded:
    """An example by its id, or by `GAME/ID`."""
    game_id, _, name = example_id.rpartition("/")
    found = [each for each in all_examples() if each.id == name and game_id in ("", each.game)]
    if not found:
        raise EngineError(f"there is no example {example_id!r}; `examples` lists them")
    if len(found) > 1:
        raise EngineError(f"{example_id!r} is in several games: {', '.join(f'{e.game}/{e.id}' for e in found)}")
    return found[0]
