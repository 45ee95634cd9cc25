"""An example that is being made: taken from a game's log, told in words, put in order, kept as a file.

A draft is the example as it stands; every change gives another one, so that each can be taken back. It is written as
the same YAML as the examples that ship, and is checked by running it like those.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path as FilePath
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data.atomic import write_atomically
from desktop.data.document import Document
from desktop.data.errors import DataError, Fault
from desktop.data.places import places
from desktop.data.yaml_loader import MAX_BYTES, convert, load_document, parse_yaml
from desktop.engine.course import CONCEDE, EDIT
from desktop.engine.definition import game, game_ids
from desktop.engine.errors import EngineError
from desktop.engine.log import Entry
from desktop.engine.match import Match
from desktop.examples.course import Path
from desktop.examples.loader import Loaded, folder_of
from desktop.examples.reader import LessonMatch, in_words
from desktop.examples.runner import check
from desktop.examples.schema import Branch, Example, Skip, Start, Step
from desktop.views.presenter import Presenter

CHAPTER = "Mine"
LAST = 10_000
"""The place of the player's own examples: after those that ship."""
WIDTH = 110
_UNFIT = re.compile(r"[^a-z0-9]+")
_FIGURE = re.compile(r"[-+]?\.?\d")
"""What might be read as a number by one reader or another."""
_NAMED = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*", re.ASCII)
"""A scenario by its id; by anything else it would not be found again."""
_FILE = re.compile(r"[a-z0-9][a-z0-9_-]{0,79}", re.ASCII)
"""An example by its id, which names its file."""
_SEEDS = 2**31
"""Larger ones are not read from a file; what was drawn is written down besides."""
_LONGEST = 60


class NotRecorded(EngineError):
    """Why nothing can be made of this game, or of this change."""


class Told(Struct, frozen=True):
    """A fault of a draft, and the step of its main line where it is; None if it is elsewhere."""

    step: int | None
    reason: str


# ---------------------------------------------------------------------- from a game
def recorded(match: Match, first: int, last: int, presenter: Presenter, title: str = "") -> Example:
    """An example of what was played from entry `first` of the log up to but not including `last`.

    Whatever lies before is gone through when the example is opened; each entry becomes a step of its own.
    """
    if not 1 <= first < last <= match.position:
        raise NotRecorded("an example needs at least one action of the game")
    start = start_at(match, first)
    steps = steps_of(match, first, last, presenter)
    told = title or f"{match.setup.scenario}, from entry {first}"
    seat = next((step.by for step in steps if step.by), "")
    return _example(match, told, f"What was played in {len(steps)} steps.", start, steps, seat)


def begun(match: Match, title: str) -> Example:
    """An example that begins where a game stands: one step, in which nothing is done yet."""
    asked = match.decision
    first = Step(say="This is the position.")
    seat = asked.player if asked is not None else ""
    return _example(match, title, "What this example shows.", start_at(match, match.position), [first], seat)


def _example(match: Match, title: str, summary: str, start: Start, steps: list[Step], seat: str) -> Example:
    return Example(
        id=name_for(title, match.setup.game),
        title=title,
        summary=summary,
        rules=[],
        chapter=CHAPTER,
        order=LAST,
        start=start,
        steps=steps,
        seat=seat,
    )


def start_at(match: Match, position: int) -> Start:
    """A game from its beginning up to a position of its log; raises NotRecorded where that is not known."""
    if match.caught_up and match.base is not None:
        raise NotRecorded(match.history_lost or "the beginning of this game is not in its log")
    if match.position < 1:
        raise NotRecorded("the game waits for its first dice")
    if not _NAMED.fullmatch(match.setup.scenario):
        raise NotRecorded("this game is of a scenario that is not kept: keep the scenario first")
    setup, log = match.setup, match.log
    return Start(
        scenario=setup.scenario,
        options=dict(setup.options),
        seed=setup.seed if setup.seed is not None and 0 <= setup.seed < _SEEDS else 1,
        dealt=list(log[0].chance),
        play=[_skipped(entry) for entry in log[1:position]],
    )


def steps_of(match: Match, first: int, last: int, presenter: Presenter) -> list[Step]:
    """A step for each entry of the log, told in the words of its choice."""
    past = match.at(first)
    steps = []
    for number in range(first, last):
        entry = match.log[number]
        if entry.action.verb == CONCEDE:
            break
        past.go_to(number)
        steps.append(_step(entry, _words(past, presenter, entry)))
    if not steps:
        raise NotRecorded("an example needs at least one action of the game")
    return steps


def _words(past: Match, presenter: Presenter, entry: Entry) -> str:
    if entry.action.verb == EDIT:
        return f"Changed by hand: {entry.action.target}."
    words = in_words(past, presenter, entry.action) or str(entry.action)
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _step(entry: Entry, say: str) -> Step:
    if entry.action.verb == EDIT:
        return Step(say=say, edit=entry.action.target)
    return Step(say=say, by=entry.player, do=str(entry.action), dice=list(entry.chance))


def _skipped(entry: Entry) -> str | Skip:
    if entry.action.verb == CONCEDE:
        raise NotRecorded("the game was given up before that")
    if entry.action.verb == EDIT:
        return Skip(edit=entry.action.target)
    return Skip(do=str(entry.action), dice=list(entry.chance)) if entry.chance else str(entry.action)


# ---------------------------------------------------------------------- changing
def changed(example: Example, path: Path, **fields: Any) -> Example:
    """With other words, dice, question or pointers in the step at a path."""
    return _with_line(example, path, lambda line, at: [*line[:at], replace(line[at], **fields), *line[at + 1 :]])


def added(example: Example, path: Path, step: Step) -> Example:
    """With another step after the one at a path."""
    return _with_line(example, path, lambda line, at: [*line[: at + 1], step, *line[at + 1 :]])


def removed(example: Example, path: Path) -> Example:
    """Without a step; with the last one of a side line that goes as well."""
    rest = _with_line(example, path, lambda line, at: [*line[:at], *line[at + 1 :]])
    if not rest.steps:
        raise NotRecorded("an example has at least one step")
    if len(path) == 1 or _line(rest, path):
        return rest
    owner, number = path[:-2], path[-2]
    step = step_at(rest, owner)
    return changed(rest, owner, branches=[*step.branches[:number], *step.branches[number + 1 :]])


def moved(example: Example, path: Path, by: int) -> Example:
    """With a step earlier or later on its line."""

    def put(line: list[Step], at: int) -> list[Step]:
        there = min(max(at + by, 0), len(line) - 1)
        left = [*line[:at], *line[at + 1 :]]
        return [*left[:there], line[at], *left[there:]]

    return _with_line(example, path, put)


def joined(example: Example, path: Path) -> Example:
    """With a step and the next one of its line made one: what both do, in the words of both."""

    def join(line: list[Step], at: int) -> list[Step]:
        if at + 1 >= len(line):
            raise NotRecorded("there is no step after this one")
        return [*line[:at], one_of(line[at], line[at + 1]), *line[at + 2 :]]

    return _with_line(example, path, join)


def one_of(step: Step, later: Step) -> Step:
    """What both do, in the words of both; raises NotRecorded where that cannot be one step."""
    if later.edits() and step.do:
        raise NotRecorded("a change by hand comes before what is played in a step: keep these two apart")
    if step.by and later.by and step.by != later.by:
        raise NotRecorded("the two steps are acts of different sides")
    if step.ask is not None and later.ask is not None:
        raise NotRecorded("both steps ask something")
    return replace(
        step,
        say=" ".join(filter(None, (step.say, later.say))),
        then=" ".join(filter(None, (step.then, later.then))),
        by=step.by or later.by,
        edit=[*step.edits(), *later.edits()],
        do=[*step.actions(), *later.actions()],
        dice=[*step.dice, *later.dice],
        ask=step.ask or later.ask,
        point=step.point or later.point,
        arrows=[*step.arrows, *later.arrows],
        branches=[*step.branches, *later.branches],
    )


def with_branch(example: Example, path: Path, title: str, steps: Sequence[Step]) -> Example:
    """With a side line that leaves a step when it is done."""
    if not steps:
        raise NotRecorded("a side line has at least one step")
    here = step_at(example, path)
    if any(branch.title == title for branch in here.branches):
        raise NotRecorded(f"there is a side line “{title}” here already")
    return changed(example, path, branches=[*here.branches, Branch(title=title, steps=list(steps))])


def step_at(example: Example, path: Path) -> Step:
    return _line(example, path)[path[-1]]


def _line(example: Example, path: Path) -> list[Step]:
    steps = example.steps
    for number in range(0, len(path) - 1, 2):
        steps = steps[path[number]].branches[path[number + 1]].steps
    return steps


def _with_line(example: Example, path: Path, change: Callable[[list[Step], int], list[Step]]) -> Example:
    line = change(_line(example, path), path[-1])
    for number in range(len(path) - 3, -1, -2):
        above, at, branch = _line(example, path[: number + 1]), path[number], path[number + 1]
        left = list(above[at].branches)
        left[branch] = replace(left[branch], steps=line)
        line = [*above[:at], replace(above[at], branches=left), *above[at + 1 :]]
    return replace(example, steps=line)


# ---------------------------------------------------------------------- as a file
def as_yaml(example: Example) -> str:
    """The file as a person would write it: in the order of the form, without what is not said."""
    import yaml  # takes long to import, and is needed only to write

    text: str = yaml.dump(_plain(example), Dumper=_dumper(yaml), sort_keys=False, allow_unicode=True, width=WIDTH)
    return text


def _dumper(yaml: Any) -> Any:
    """Long texts and those of several lines as blocks, lists of short things on one line."""

    class Dumper(yaml.SafeDumper):  # type: ignore[misc]
        def ignore_aliases(self, data: Any) -> bool:
            return True

    def text(dumper: Any, value: str) -> Any:
        style = "|" if "\n" in value else '"' if _FIGURE.match(value) else None
        return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)

    def items(dumper: Any, value: list[Any]) -> Any:
        short = not any(isinstance(each, dict | list) or len(str(each)) > WIDTH // 2 for each in value)
        return dumper.represent_sequence("tag:yaml.org,2002:seq", value, flow_style=short)

    Dumper.add_representer(str, text)
    Dumper.add_representer(list, items)
    return Dumper


def _plain(record: Struct) -> dict[str, Any]:
    """The fields that say something else than what goes without saying, by their names in the file."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        usual = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        if value != usual:
            found[field.encode_name] = _plain_value(value)
    return found


def _plain_value(value: Any) -> Any:
    if isinstance(value, Struct):
        return _plain(value)
    if isinstance(value, list):
        return [_plain_value(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain_value(each) for key, each in value.items()}
    return value


def loaded_from(text: str, game: str, name: str) -> Loaded:
    """An example in the words of its file; raises DataError with its faults of form."""
    document: Document = parse_yaml(text.encode("utf-8"), name)
    return _sound(convert(document, Example), game, document)


def _sound(example: Example, game: str, document: Document) -> Loaded:
    if not example.steps:
        raise DataError([document.fault(("steps",), "an example has at least one step")])
    return Loaded(game, example, document, own=True)


def drafted(example: Example, game: str) -> Loaded:
    """A draft as it would be opened from its file; raises DataError if it could not be read again."""
    return loaded_from(as_yaml(example), game, f"{example.id}.yaml")


def faults(example: Example, game: str, begun: LessonMatch | None = None) -> list[Told]:
    """What is wrong with a draft, run from end to end; `begun` is the match at its beginning, if that is at hand."""
    try:
        loaded = drafted(example, game)
        found = check(loaded, begun=begun)
    except DataError as error:
        return [Told(None, fault.reason) for fault in error.faults]
    begins = [loaded.document.line(("steps", number)) for number in range(len(example.steps))]
    return [Told(_step_of(fault, begins), fault.reason) for fault in found]


def _step_of(fault: Fault, begins: Sequence[int]) -> int | None:
    before = [number for number, line in enumerate(begins) if line <= fault.line]
    return before[-1] if before else None


def name_for(title: str, game: str) -> str:
    """A name for the file, after the title, that no other example of the game has."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = _UNFIT.sub("-", letters).strip("-")[:_LONGEST].strip("-") or "example"
    taken = _taken(game)
    return next(name for name in _numbered(stem) if name not in taken)


def _numbered(stem: str) -> Iterable[str]:
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1


def _taken(game: str) -> set[str]:
    return {path.stem for folder in (folder_of(game), own_folder(game)) for path in folder.glob("*.yaml")}


def own_folder(game: str) -> FilePath:
    """Where the player's own examples of a game are."""
    return FilePath(places().examples, game)


def kept(example: Example, game: str) -> FilePath:
    """Write the draft where the player's own examples are; raises NotRecorded, or OSError if it cannot be written."""
    if (folder_of(game) / f"{example.id}.yaml").exists():
        raise NotRecorded(f"an example that ships is called {example.id}: give this one another name")
    content = as_yaml(example).encode("utf-8")
    if len(content) > MAX_BYTES:
        raise NotRecorded(f"the example is larger than {MAX_BYTES} bytes")
    path = own_folder(game) / f"{example.id}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, content)
    return path


def sound(path: FilePath) -> tuple[str, Example]:
    """An example in a file wherever it lies, and the game whose scenario it plays; raises DataError or NotRecorded."""
    document = load_document(path)
    example = convert(document, Example)
    scenario = example.start.scenario
    game_id = next((each for each in game_ids() if scenario in [info.id for info in game(each).scenarios()]), None)
    if game_id is None:
        raise NotRecorded(f"{path.name}: no game has a scenario {scenario[:_LONGEST]!r}")
    loaded = _sound(example, game_id, document)
    if not _FILE.fullmatch(loaded.id):
        raise DataError([document.fault(("id",), f"{loaded.id[:_LONGEST]!r} is no id of an example")])
    if found := check(loaded):
        raise DataError(found[:1])
    return game_id, loaded.example


def examined(path: FilePath) -> tuple[str, Example]:
    """A sound example from elsewhere, if there is none of its name yet."""
    game_id, example = sound(path)
    if example.id in _taken(game_id):
        raise NotRecorded(f"there is an example {example.id} already")
    return game_id, example


def received(path: FilePath) -> FilePath:
    """Take an example from elsewhere among the player's own, whatever its file is called; raises as `examined`."""
    game_id, example = examined(path)
    return kept(example, game_id)
