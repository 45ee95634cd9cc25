"""From the event stream of a YAML parser to plain objects, in one pass and without recursion.

Nothing is composed or constructed by the YAML library: a hostile file is refused at the event that shows it.
Scalars follow the core of YAML 1.2, narrowed to what data files need: true, false, null, decimal integers and
floats. Everything else is text, so `no`, `010`, `12:30` and dates stay what was written. Keys are always text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from typing import Any

import yaml
from msgspec import Struct

from desktop.data.document import LineTree
from desktop.data.errors import MAX_FAULTS, Fault

MAX_DEPTH = 64
MAX_EVENTS = 400_000
MAX_DIGITS = 18
"""Of a number: larger ones are slips, and do not fit the formats of saves."""

_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)", re.ASCII)
_FLOAT = re.compile(r"[-+]?(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?", re.ASCII)
_WORDS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Stop(Exception):
    """The rest of the file is not worth reading, or not safe to read."""


class _Open(Struct):
    """A mapping or sequence that has begun and not ended. A mapping without a pending key waits for one."""

    data: Any
    lines: LineTree
    key: str | None = None
    key_line: int = 0
    complex_key: bool = False


class Builder(Struct):
    """Builds the plain object and the line tree of one file and collects its faults."""

    file: str
    faults: list[Fault] = []
    data: Any = None
    lines: LineTree = 0
    _open: list[_Open] = []
    _documents: int = 0

    def build(self, content: bytes) -> None:
        """Read the whole file; afterwards `faults` says whether `data` and `lines` may be used."""
        try:
            for number, event in enumerate(self._events(content)):
                if number >= MAX_EVENTS:
                    self._stop(_line(event), f"too long: more than {MAX_EVENTS} elements")
                self._take(event)
        except _Stop:
            return
        if not self._documents:
            self._fault(1, "the file is empty")

    def _events(self, content: bytes) -> Iterator[Any]:
        try:
            yield from yaml.parse(content, Loader=_Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self._stop(mark.line + 1 if mark else 1, f"not YAML: {error.problem or error.context}")
        except yaml.reader.ReaderError as error:
            line = content.count(b"\n", 0, error.position) + 1
            self._stop(line, f"not YAML: {error.reason}")
        except (yaml.YAMLError, ValueError) as error:
            self._stop(1, f"not YAML: {error}")

    def _take(self, event: Any) -> None:
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            self._stop(_line(event), "more than one document in the file")
        if event.tags:
            self._fault(_line(event), "tag directives are not allowed")

    def _alias(self, event: Any) -> None:
        self._fault(_line(event), f"aliases are not allowed: *{event.anchor}")
        self._place(None, _line(event))

    def _check_properties(self, event: Any) -> None:
        if event.anchor is not None:
            self._fault(_line(event), f"anchors are not allowed: &{event.anchor}")
        if event.tag is not None:
            self._fault(_line(event), f"tags are not allowed: {event.tag}")

    def _scalar(self, event: Any) -> None:
        self._check_properties(event)
        line = _line(event)
        plain = bool(event.implicit[0])
        parent = self._open[-1] if self._open else None
        if parent is not None and parent.key is None and isinstance(parent.data, dict):
            self._begin_entry(parent, event.value, line, plain)
            return
        self._place(self._resolve(event.value, line) if plain else event.value, line)

    def _begin_entry(self, parent: _Open, key: str, line: int, plain: bool) -> None:
        if plain and key == "<<":
            self._fault(line, "merge keys are not allowed: <<")
        elif plain and not key:
            self._fault(line, "a key is missing before the colon")
        elif key in parent.data:
            self._fault(line, f"duplicate key: {key} (first in line {_first_line(parent.lines[1][key])})")
        parent.key, parent.key_line = key, line

    def _begin_mapping(self, event: Any) -> None:
        self._begin(event, {}, {})

    def _begin_sequence(self, event: Any) -> None:
        self._begin(event, [], [])

    def _begin(self, event: Any, data: Any, children: Any) -> None:
        self._check_properties(event)
        line = _line(event)
        if len(self._open) >= MAX_DEPTH:
            self._stop(line, f"nested more than {MAX_DEPTH} deep")
        parent = self._open[-1] if self._open else None
        complex_key = parent is not None and parent.key is None and isinstance(parent.data, dict)
        if complex_key:
            self._fault(line, "a key must be a single word or text")
        tree = [line, children]
        if not complex_key:
            tree[0] = self._place(data, tree)
        self._open.append(_Open(data, tree, complex_key=complex_key))

    def _end(self, event: Any) -> None:
        if self._open.pop().complex_key:
            parent = self._open[-1]
            parent.key, parent.key_line = "", _line(event)

    def _place(self, value: Any, tree: LineTree) -> int:
        """Put a finished scalar or a beginning container where it belongs; the line it counts as is returned."""
        line = _first_line(tree)
        if not self._open:
            self.data, self.lines = value, tree
            return line
        parent = self._open[-1]
        if isinstance(parent.data, list):
            parent.data.append(value)
            parent.lines[1].append(tree)
            return line
        if parent.key is None:  # an alias in place of a key; already a fault
            parent.key, parent.key_line = "", line
            return line
        parent.data[parent.key] = value
        line = parent.key_line
        parent.lines[1][parent.key] = tree if isinstance(tree, list) else line
        parent.key = None
        return line

    def _resolve(self, text: str, line: int) -> Any:
        """What an unquoted scalar means."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in "+-.0123456789":
            return text
        if _INT.fullmatch(text):
            return int(text) if len(text) <= MAX_DIGITS else self._too_large(text, line)
        if _FLOAT.fullmatch(text):
            value = float(text) if len(text) <= 2 * MAX_DIGITS else math.inf
            return value if math.isfinite(value) else self._too_large(text, line)
        return text

    def _too_large(self, text: str, line: int) -> int:
        self._fault(line, f"number too large or too long: {text[: 2 * MAX_DIGITS]}")
        return 0

    def _fault(self, line: int, reason: str) -> None:
        self.faults.append(Fault(self.file, line, reason))
        if len(self.faults) > MAX_FAULTS:
            raise _Stop

    def _stop(self, line: int, reason: str) -> None:
        self.faults.append(Fault(self.file, line, reason))
        raise _Stop


_HANDLERS: dict[type, Callable[[Builder, Any], None]] = {
    yaml.DocumentStartEvent: Builder._document,
    yaml.AliasEvent: Builder._alias,
    yaml.ScalarEvent: Builder._scalar,
    yaml.MappingStartEvent: Builder._begin_mapping,
    yaml.SequenceStartEvent: Builder._begin_sequence,
    yaml.MappingEndEvent: Builder._end,
    yaml.SequenceEndEvent: Builder._end,
}


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _first_line(tree: LineTree) -> int:
    return int(tree[0]) if isinstance(tree, list) else int(tree)
