"""Writing a changed data file so that only what has changed is written anew: order, comments and spaces are kept.

A file is never written from its data alone. Each change is put into the text where the value stands, in the style that
is there; what comes of it is read again and must say what was meant.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from desktop.data.yaml_loader import parse_yaml

WIDTH = 110
STEP = 2
"""Columns by which a block is set in."""
_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*", re.ASCII)
_WORDS_OF_YAML = frozenset(["y", "n", "yes", "no", "on", "off", "true", "false", "null"])
Edit = tuple[int, int, int, str]
"""From where to where, its number (at one place what belongs deeper comes first), and what is put there."""


def patched(text: str, data: Any) -> str:
    """The file with this content instead of its own."""
    before = parse_yaml(text.encode("utf-8"), "").data
    if same(before, data):
        return text
    found = _Patch(text).changed(before, data)
    return found if _says(found, data) else written(data)


def written(data: dict[str, Any]) -> str:
    """A file with this content, where there is none to keep to."""
    return "\n".join(_block(data, 0)) + "\n"


def _says(text: str, data: Any) -> bool:
    from desktop.data.errors import DataError

    try:
        return same(parse_yaml(text.encode("utf-8"), "").data, data)
    except DataError:
        return False


def same(left: Any, right: Any) -> bool:
    """Whether two values are written alike: 1 is not true."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return type(left) is type(right) and bool(left == right)


# ---------------------------------------------------------------------- new text
def _scalar(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    plain = _PLAIN_KEY.fullmatch(key) and key.lower() not in _WORDS_OF_YAML
    return key if plain else _scalar(key)


def flow(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    return _scalar(value)


def _wrapped(value: Sequence[Any], column: int) -> str:
    """A list of short things over several lines."""
    lines, line = [], "["
    for number, each in enumerate(map(flow, value)):
        piece = each + ("," if number + 1 < len(value) else "]")
        if len(line) > 1 and column + len(line) + 1 + len(piece) > WIDTH:
            lines.append(line)
            line = " " * (column + 1) + piece
            column = 0
        else:
            line += piece if line == "[" else f" {piece}"
    return "\n".join([*lines, line])


def _is_short(value: Any, column: int) -> bool:
    return len(flow(value)) + column <= WIDTH and not _holds_blocks(value)


def _holds_blocks(value: Any) -> bool:
    """Whether a value is a table of tables, which are read better below each other."""
    if isinstance(value, dict):
        return any(isinstance(each, dict | list) and len(each) > 1 for each in value.values()) and len(value) > STEP
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


def _block(value: Any, indent: int) -> list[str]:
    """A mapping or a list as lines."""
    lines: list[str] = []
    for key, each in value.items() if isinstance(value, dict) else [(None, each) for each in value]:
        head = " " * indent + (f"{_key(key)}:" if key is not None else "-")
        lines += _entry(head, each, indent)
    return lines


def _entry(head: str, value: Any, indent: int) -> list[str]:
    if not value or not isinstance(value, dict | list) or _is_short(value, len(head) + 1):
        return [f"{head} {flow(value)}"]
    if head.endswith("-") and isinstance(value, dict):
        return [f"{head} {flow(value)}"]
    if isinstance(value, list) and not any(
        isinstance(each, dict | list) or len(str(each)) > WIDTH // 4 for each in value
    ):
        return [f"{head} {_wrapped(value, len(head) + 1)}"]
    return [head, *_block(value, indent + STEP)]


# ---------------------------------------------------------------------- changed text
class _Patch:
    """The places of a file's values, and what is put there."""

    def __init__(self, text: str) -> None:
        import yaml  # takes long to import, and is needed only to write

        self._text = text
        self._root = yaml.compose(text, Loader=yaml.SafeLoader)
        self._edits: list[Edit] = []

    def changed(self, before: Any, after: Any) -> str:
        self._compare(self._root, before, after)
        text = self._text
        for start, end, _, words in sorted(self._edits, reverse=True):
            text = text[:start] + words + text[end:]
        return text

    def _compare(self, node: Any, before: Any, after: Any) -> None:
        if same(before, after):
            return
        if isinstance(before, dict) and isinstance(after, dict) and before and after:
            if not node.flow_style and self._stands_alone(node):
                self._compare_block(node, before, after)
                return
            if before.keys() == after.keys():
                for (_, value), key in zip(node.value, before, strict=True):
                    self._compare(value, before[key], after[key])
                return
        elif isinstance(before, list) and isinstance(after, list) and before and after:
            if not node.flow_style:
                self._compare_list(node, before, after)
                return
            if len(before) == len(after) and any(isinstance(each, dict | list) for each in before):
                for value, old, new in zip(node.value, before, after, strict=True):
                    self._compare(value, old, new)
                return
        self._replace(node, after)

    def _stands_alone(self, node: Any) -> bool:
        """Whether each key has a line of its own, and does not follow the dash of a list."""
        return not self._text[self._line_start(node) : node.start_mark.index].strip()

    # -- block mappings ----------------------------------------------------------------------------
    def _compare_block(self, node: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
        pairs = dict(zip(before, node.value, strict=True))
        indent = node.value[0][0].start_mark.column
        for key, (name, value) in pairs.items():
            if key not in after:
                self._edit(self._line_start(name), self._after(value), "")
            elif isinstance(after[key], dict | list) != isinstance(before[key], dict | list) or self._regrows(
                value, before[key], after[key]
            ):
                head = " " * indent + f"{_key(key)}:"
                lines = "\n".join(_entry(head, after[key], indent))
                self._edit(self._line_start(name), self._leaf_end(value), lines)
            else:
                self._compare(value, before[key], after[key])
        self._insert_keys(node, pairs, after, indent)

    def _regrows(self, node: Any, before: Any, after: Any) -> bool:
        """Whether a collection must be written anew as a whole: it becomes empty, or was."""
        return isinstance(before, dict | list) and bool(before) != bool(after)

    def _insert_keys(self, node: Any, pairs: dict[str, Any], after: dict[str, Any], indent: int) -> None:
        place = self._line_start(node.value[0][0])
        new: list[str] = []
        for key, value in after.items():
            if key not in pairs:
                new += _entry(" " * indent + f"{_key(key)}:", value, indent)
                continue
            self._put_lines(place, new)
            new, place = [], self._after(pairs[key][1])
        self._put_lines(place, new)

    # -- block lists -------------------------------------------------------------------------------
    def _compare_list(self, node: Any, before: list[Any], after: list[Any]) -> None:
        """What is alike at both ends stays; of what lies between, each is compared with the one in its place."""
        head = _alike(before, after)
        tail = _alike(before[head:][::-1], after[head:][::-1])
        old, new = before[head : len(before) - tail], after[head : len(after) - tail]
        nodes = node.value[head : len(before) - tail]
        common = min(len(old), len(new))
        for at in range(common):
            self._compare(nodes[at], old[at], new[at])
        for each in nodes[common:]:
            self._edit(self._line_start(each), self._after(each), "")
        last = node.value[head + common - 1] if head + common else None
        place = self._after(last) if last is not None else self._line_start(node.value[0])
        indent = node.value[0].start_mark.column - STEP
        self._put_lines(place, [line for each in new[common:] for line in _entry(" " * indent + "-", each, indent)])

    def _put_lines(self, place: int, lines: list[str]) -> None:
        if lines:
            before = "" if place == 0 or self._text[place - 1] == "\n" else "\n"
            self._edit(place, place, before + "".join(f"{line}\n" for line in lines))

    def _edit(self, start: int, end: int, words: str) -> None:
        self._edits.append((start, end, len(self._edits), words))

    # -- places ------------------------------------------------------------------------------------
    def _replace(self, node: Any, value: Any) -> None:
        column = node.start_mark.column
        words = flow(value)
        if (
            isinstance(value, list)
            and len(words) + column > WIDTH
            and not any(isinstance(e, dict | list) for e in value)
        ):
            words = _wrapped(value, column)
        self._edit(node.start_mark.index, self._leaf_end(node), words)

    def _leaf_end(self, node: Any) -> int:
        """Where the last thing that is written of a value ends."""
        end = max((leaf.end_mark.index for leaf in _leaves(node)), default=node.end_mark.index)
        return len(self._text[:end].rstrip("\n "))

    def _after(self, node: Any) -> int:
        """The start of the line after a value, and after a comment beside it."""
        end = self._text.find("\n", self._leaf_end(node))
        return len(self._text) if end < 0 else end + 1

    def _line_start(self, node: Any) -> int:
        return self._text.rfind("\n", 0, node.start_mark.index) + 1


def _alike(left: list[Any], right: list[Any]) -> int:
    number = 0
    while number < min(len(left), len(right)) and same(left[number], right[number]):
        number += 1
    return number


def _leaves(node: Any) -> Iterator[Any]:
    """The scalars and one-line collections of a value."""
    if isinstance(node.value, str) or node.flow_style or not node.value:
        yield node
        return
    for each in node.value:
        for part in each if isinstance(each, tuple) else (each,):
            yield from _leaves(part)
