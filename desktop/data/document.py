"""A loaded data file: plain objects, and the line each of them came from."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from desktop.data.errors import DataError, Fault

PathPart = str | int
DataPath = tuple[PathPart, ...]

LineTree = Any
"""A line number for a scalar; [line, {key: tree}] for a mapping; [line, [tree, ...]] for a sequence."""

_PART = re.compile(r"\[(\d+)\]|\[\.\.\.\]|\.?([^.\[\]]+)")


class Document(Struct):
    """The content of one file. `file` is the name shown in faults."""

    file: str
    data: Any
    read_lines: Callable[[], LineTree]
    """Called on the first question about lines: a sound file never needs its lines."""
    _lines: LineTree = None

    def line(self, path: DataPath | str) -> int:
        """The line of the object at the path, or of the innermost object that exists on the way to it."""
        if self._lines is None:
            self._lines = self.read_lines()
        tree = self._lines
        for part in parse_path(path) if isinstance(path, str) else path:
            below = _child(tree, part)
            if below is None:
                break
            tree = below
        return int(tree[0]) if isinstance(tree, list) else int(tree)

    def fault(self, path: DataPath | str, reason: str) -> Fault:
        return Fault(self.file, self.line(path), reason)

    def has_its_items(self, name: str) -> bool:
        """Whether a list of the file holds as many as its maker put there: nothing was laid over it."""
        return True

    def part(self, key: str) -> Document:
        """What stands under a key, as if it were a file of its own."""

        def lines() -> LineTree:
            tree = self.read_lines()
            return _child(tree, key) or tree

        return Document(self.file, self.data[key], lines)


class Checker:
    """Collects faults that only show when records are compared, such as an id that names nothing."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._faults: list[Fault] = []

    def fault(self, path: DataPath | str, reason: str) -> None:
        """Note a fault at a path such as ("units", 1, "at") or "$.units[1].at"."""
        self._faults.append(self._document.fault(path, reason))

    def require(self, condition: bool, path: DataPath | str, reason: str) -> None:
        """Note the fault unless the condition holds."""
        if not condition:
            self.fault(path, reason)

    def count(self, condition: bool, name: str, reason: str) -> None:
        """Note the fault unless a list has as many as the book says, or its owner has added some or taken some out."""
        self.require(condition or not self._document.has_its_items(name), (name,), reason)

    @property
    def faults(self) -> list[Fault]:
        return sorted(self._faults)

    def done(self) -> None:
        """Raise all faults together, if there are any."""
        if self._faults:
            raise DataError(self.faults)


def parse_path(path: str) -> DataPath:
    """The parts of a path written `$.units[1].at`; parts that name no single place end it."""
    parts: list[PathPart] = []
    for match in _PART.finditer(path.removeprefix("$")):
        if match.group() == "[...]":
            break
        parts.append(int(match[1]) if match[1] is not None else match[2])
    return tuple(parts)


def path_text(path: DataPath) -> str:
    """A path as `units[1].at`, for people."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return text.removeprefix(".")


def _child(tree: LineTree, part: PathPart) -> LineTree | None:
    if not isinstance(tree, list):
        return None
    children = tree[1]
    if isinstance(children, dict):
        return children.get(str(part))
    if isinstance(part, int) and 0 <= part < len(children):
        return children[part]
    return None
