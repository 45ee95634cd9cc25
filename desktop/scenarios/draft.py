"""A scenario under the hands of its author: its file, what is changed in it, and what is wrong with it."""

from __future__ import annotations

import copy
import re
import unicodedata
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from desktop.data.arranging import Arranger, Data
from desktop.data.atomic import write_atomically
from desktop.data.errors import DataError, Fault, in_a_line
from desktop.data.paths import scenarios_dir
from desktop.data.places import places
from desktop.data.scenario_reading import ScenarioReader
from desktop.data.schema_base import ScenarioHead
from desktop.data.seen import ELSEWHERE, Seen
from desktop.data.turning import Changes
from desktop.data.yaml_loader import MAX_BYTES, load_document, parse_yaml
from desktop.data.yaml_patch import patched, same
from desktop.engine.definition import GameDefinition, game, game_ids
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.scenarios.positions import POSITION, PositionArranger, take_over
from desktop.scenarios.trial import try_scenario

MOST_KEPT = 300
"""So many changes can be taken back."""
CHECKED = ".checked"
"""The name under which a draft is read beside its file."""
DRAFTS = "drafts"
"""The folder, beside the player's own scenarios, of those that were tried."""
PathPart = str | int
_UNFIT = re.compile(r"[^a-z0-9]+")
_LONGEST = 60
OURS = ("introductory", "reconstructed", "scope", "why", "source", "ref", "note", "hidden")
"""What a scenario of ours says of itself, and one that is made from it does not."""


class NotMade(EngineError):
    """Why a scenario cannot be made, kept or taken in."""


class ScenarioDraft:
    """One scenario that is being made.

    Attributes:
        game: the id of its game.
        data: the content of its file, as it stands; changed only by `put`.
        file: where it was kept last.
    """

    def __init__(self, game_id: str, text: str, *, file: Path | None = None) -> None:
        self.game = game_id
        self.file = file
        self._text = text
        self.data: Data = parse_yaml(text.encode("utf-8"), "").data
        if not isinstance(self.data, dict):
            raise NotMade("this is no scenario: it is not a table of fields")
        self._kept: Data | None = copy.deepcopy(self.data) if file is not None else None
        self._seen = Seen(file)
        self._changes: Changes[Data] = Changes(MOST_KEPT)

    # -- beginning ---------------------------------------------------------------------------------
    @classmethod
    def opened(cls, game_id: str, file: Path) -> ScenarioDraft:
        """One of the player's own, to be changed; raises DataError if it is no YAML at all."""
        load_document(file)  # bounded, and nothing but a plain file
        return cls(game_id, file.read_text(encoding="utf-8"), file=file)

    @classmethod
    def like(cls, game_id: str, scenario: str, title: str) -> ScenarioDraft:
        """A new one that begins as another is; the comments of its file stay."""
        path = reader_of(game_id).folder.scenario_path(scenario)
        load_document(path)
        draft = cls(game_id, path.read_text(encoding="utf-8"))
        data = copy.deepcopy(draft.data)
        for field in OURS:
            data.pop(field, None)
        data["id"], data["title"] = name_for(title, game_id), title
        _inline_setup(game_id, data)
        draft.data = data
        return draft

    @classmethod
    def from_position(cls, match: Match, title: str) -> tuple[ScenarioDraft, list[str]]:
        """A new one that begins as a game stands; also, in sentences, what its author should know of it."""
        draft = cls.like(match.setup.game, match.setup.scenario, title)
        if match.decision is None:
            raise NotMade("this game is over: go back to a moment at which somebody chooses")
        data = copy.deepcopy(draft.data)
        told = take_over(data, match)
        draft.data = data
        return draft, told

    @classmethod
    def empty(cls, game_id: str, title: str) -> ScenarioDraft:
        """A new one without units: the first scenario of the game with everything taken off the map."""
        first = game(game_id).scenarios()[0].id
        draft = cls.like(game_id, first, title)
        data = copy.deepcopy(draft.data)
        data["summary"] = title
        for field in ("briefing", "notes"):
            data.pop(field, None)
        if (arranger := draft.arranger) is not None:
            arranger.clear(data)
        draft.data = data
        return draft

    @property
    def definition(self) -> GameDefinition:
        return game(self.game)

    @property
    def reader(self) -> ScenarioReader[Any]:
        return reader_of(self.game)

    @property
    def arranger(self) -> Arranger | None:
        """What sets counters down in the set-up; None where a game has none."""
        make = self.definition.extra.get("arranger")
        if make is None:
            return None
        return PositionArranger(self.definition, make()) if self.data.get(POSITION) else make()

    # -- changing ----------------------------------------------------------------------------------
    def put(self, data: Data, *, merging: object = None) -> None:
        """Have the content changed; changes that are `merging` by the same word are undone together."""
        if same(data, self.data):
            return
        self._changes.note(self.data, merging)
        self.data = data

    def set(self, path: Sequence[PathPart], value: Any) -> None:
        """Put a value at a place; tables on the way that are not there are made."""
        data = copy.deepcopy(self.data)
        part: Any = data
        for key in path[:-1]:
            if isinstance(part, dict) and not isinstance(part.get(str(key)), dict | list):
                part[str(key)] = {}
            part = part[key]
        if isinstance(part, list) and path[-1] == len(part):
            part.append(value)
        else:
            part[path[-1]] = value
        self.put(data, merging=tuple(path))

    def remove(self, path: Sequence[PathPart]) -> None:
        """Take a field or an item out."""
        data = copy.deepcopy(self.data)
        part: Any = data
        for key in path[:-1]:
            part = part[key]
        last: Any = path[-1]
        if isinstance(part, list) or last in part:
            del part[last]
        self.put(data)

    def move_piece(self, world: Any, piece: str, start: str, end: str) -> None:
        """Set a counter down elsewhere; raises NotMade with the reason why not."""
        self._arrange(lambda arranger, data: arranger.put(data, world, piece, start, end))

    def give(self, world: Any, space: str, side: str) -> None:
        """Give control of a space to a side, or with "" to nobody."""
        self._arrange(lambda arranger, data: arranger.give(data, world, space, side))

    def change_by_hand(self, world: Any, change: str) -> None:
        """Change the position it begins in as edit mode does, in its words; raises NotMade with the reason why not."""
        arranger = self.arranger
        if not isinstance(arranger, PositionArranger):
            raise NotMade("this scenario begins with a set-up: its figures are in the list")
        self._arrange(lambda _, data: arranger.by_hand(data, world, change))

    def _arrange(self, change: Any) -> None:
        arranger, data = self.arranger, copy.deepcopy(self.data)
        if arranger is None:
            raise NotMade("this game has no counters in its set-ups: its figures are in the list")
        try:
            change(arranger, data)
        except ValueError as error:
            raise NotMade(str(error)) from None
        self.put(data)

    @property
    def can_undo(self) -> bool:
        return self._changes.can_undo

    @property
    def can_redo(self) -> bool:
        return self._changes.can_redo

    def undo(self) -> None:
        self.data = self._changes.undone(self.data)

    def redo(self) -> None:
        self.data = self._changes.redone(self.data)

    def take_back(self) -> None:
        """Undo a change that cannot stand: it is not made again."""
        self.undo()
        self._changes.forget_undone()

    @property
    def is_kept(self) -> bool:
        return self._kept is not None and same(self._kept, self.data)

    # -- text, faults, trial -----------------------------------------------------------------------
    @property
    def title(self) -> str:
        return str(self.data.get("title", ""))

    def text(self) -> str:
        """The file as it would be written: what has not changed is as it was."""
        return patched(self._text, self.data)

    def faults(self) -> list[Fault]:
        """What is wrong with it, by the lines of its file: its form, what it names, and how it begins."""
        try:
            self._checked(lambda path: try_scenario(self.definition, str(path), load_document(path)))
        except DataError as error:
            name = f"{self.data.get('id', 'scenario')}.yaml"
            return [Fault(name, fault.line, fault.reason) for fault in error.faults]
        except EngineError as error:
            return [Fault("", 1, in_a_line(error))]
        return []

    def begun(self, seed: int | None = 1) -> Match:
        """A game of it as it stands; raises DataError or EngineError."""
        found: list[Match] = []
        self._checked(lambda path: found.append(Match.new(self.game, str(path), seed=seed)))
        return found[0]

    def tried(self, seed: int) -> Match:
        """A game of the scenario as it stands; its file stays, so that a copy of the game can be opened."""
        if self.is_kept:
            return Match.new(self.game, str(self.data["id"]), seed=seed)
        path = Path(places().data, DRAFTS, self.game, f"{name_for(self.title, self.game)}.yaml")
        if self.file is not None:  # maps and tables of its own may lie beside it
            path = self.file.with_suffix(".trial")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, self.text().encode("utf-8"))
        return Match.new(self.game, str(path), seed=seed)

    def _checked(self, then: Any) -> None:
        """Read the draft as the file it would be: beside its file, where maps and tables of its own may lie; raises
        NotMade where nothing can be written."""
        beside = self.file.parent if self.file is not None else None
        try:
            with TemporaryDirectory() as folder:
                path = Path(folder, "scenario.yaml") if beside is None else beside / CHECKED
                try:
                    path.write_text(self.text(), encoding="utf-8")
                    self.reader.load_files(str(path))
                    then(path)
                finally:
                    path.unlink(missing_ok=True)
        except OSError as error:
            raise NotMade(f"it cannot be tried: {error.filename or 'a file'}: {error.strerror or error}") from None

    # -- keeping -----------------------------------------------------------------------------------
    def keep(self) -> Path:
        """Write it among the player's own; raises NotMade or DataError, or OSError."""
        found = self.faults()
        if found:
            raise DataError(found[:1])
        if self.file is None:
            self.data = {**self.data, "id": name_for(self.title, self.game)}
            name = self.data["id"]
            self._changes.rewrite(lambda before: {**before, "id": name})
        elif self.file.stem != self.data.get("id"):
            raise NotMade(f"the id of a scenario that is kept stays {self.file.stem}")
        if self._seen.is_changed(self.file):
            raise NotMade(ELSEWHERE)
        content = self.text()
        path = own_folder(self.game) / f"{self.data['id']}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content.encode("utf-8"))
        self.file, self._text, self._kept = path, content, copy.deepcopy(self.data)
        self._seen.note(path)
        forget_scenarios(self.game)
        return path


# ---------------------------------------------------------------------- the player's own
def reader_of(game_id: str) -> ScenarioReader[Any]:
    reader: ScenarioReader[Any] = game(game_id).extra["reader"]
    return reader


def own_folder(game_id: str) -> Path:
    """Where the player's own scenarios of a game are."""
    return Path(places().scenarios, game_id)


def _is_shipped(game_id: str, scenario: str) -> bool:
    return (scenarios_dir() / game_id / f"{scenario}.yaml").exists()


def forget_scenarios(game_id: str) -> None:
    """Have the scenarios of a game listed anew."""
    forget = getattr(game(game_id).scenarios, "cache_clear", None)
    if forget is not None:
        forget()


def name_for(title: str, game_id: str) -> str:
    """An id after the title that no other scenario of the game has."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = _UNFIT.sub("-", letters).strip("-")[:_LONGEST].strip("-") or "scenario"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    folder = own_folder(game_id)
    return next(name for name in names if not _is_shipped(game_id, name) and not (folder / f"{name}.yaml").exists())


def sound(path: Path) -> tuple[str, ScenarioHead]:
    """A scenario in a file wherever it lies, and the game it belongs to; raises DataError or NotMade."""
    document = load_document(path)
    game_id = _game_of(path, document.data)
    definition = game(game_id)
    record: ScenarioHead = definition.extra["reader"].load_files(str(path)).scenario
    try_scenario(definition, str(path), document)
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,79}", record.id, re.ASCII):
        raise NotMade(f"{path.name}: {record.id[:_LONGEST]!r} is no id of a scenario")
    return game_id, record


def examined(path: Path) -> tuple[str, ScenarioHead]:
    """A sound scenario from elsewhere, if there is none of its name yet."""
    game_id, record = sound(path)
    if _is_shipped(game_id, record.id) or (own_folder(game_id) / f"{record.id}.yaml").exists():
        raise NotMade(f"there is a scenario {record.id} already")
    return game_id, record


def received(path: Path) -> tuple[str, Path]:
    """Take a scenario from elsewhere among the player's own, if it is sound; the game it belongs to, and its file.
    Raises DataError or NotMade."""
    game_id, record = examined(path)
    target = own_folder(game_id) / f"{record.id}.yaml"
    target.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(target, path.read_bytes()[:MAX_BYTES])
    forget_scenarios(game_id)
    return game_id, target


def _game_of(path: Path, data: Any) -> str:
    """The game whose scenarios have the fields of this one; raises the faults of the game that comes nearest."""
    if not isinstance(data, dict):
        raise NotMade(f"{path.name}: this is no scenario")
    faults: list[DataError] = []
    for game_id in game_ids():
        reader = game(game_id).extra.get("reader")
        if reader is None:
            continue
        try:
            reader.shape_of(path)
        except DataError as error:
            faults.append(error)
        else:
            return game_id
    raise min(faults, key=lambda error: len(error.faults))


def _inline_setup(game_id: str, data: Data) -> None:
    """A set-up that stands in another file becomes the scenario's own, so that it can be changed and shared."""
    folder = reader_of(game_id).folder
    if other := data.pop("setup_as", ""):
        found = folder.document(folder.scenario_path(other)).data.get("setup")
        data["setup"] = copy.deepcopy(found)
    elif isinstance(data.get("setup"), str):
        data["setup"] = copy.deepcopy(folder.resource(data["setup"]).data)
