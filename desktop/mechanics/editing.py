"""Edit mode: a position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from desktop.engine.frame import State

Commands = Mapping[str, tuple[Callable[..., None], int]]
"""By name: what an edit does to a state, and how many words it takes."""
MOST = 99
W = TypeVar("W", bound=str)
"""A word: any string, or an id of one type."""


def run_edit(state: State, change: str, commands: Commands) -> None:
    """Carry out one command of a game's edit mode."""
    name, *words = change.split() or [""]
    command = commands.get(name)
    if command is None:
        raise ValueError(f"there is no edit {name!r}; there are: {', '.join(sorted(commands))}")
    edit, count = command
    if len(words) != count:
        raise ValueError(f"{name} takes {count} word{'s' if count > 1 else ''}")
    edit(state, *words)
    state.restored()


def number(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise ValueError(f"{text} is not a number from {low} to {high}")
    return int(text)


def one_of(text: W, known: Iterable[str], what: str) -> W:
    """A word out of a few."""
    choices = list(known)
    if text not in choices:
        raise ValueError(f"there is no {what} {text}; there are: {', '.join(choices)}")
    return text


def switch_word(text: str) -> bool:
    return one_of(text, ("on", "off"), "switch") == "on"


def whole_word(text: str) -> int:
    """A number that may be negative."""
    return -number(text[1:], 1, MOST) if text.startswith("-") else number(text, 0, MOST)
