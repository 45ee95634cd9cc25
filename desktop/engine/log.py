"""The log of a game: who did what, and the outcomes it drew; to and from plain data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from desktop.engine.action import Action


class Entry(Struct, frozen=True):
    """One step of the log: who did what, and the outcomes it drew."""

    player: str
    action: Action
    chance: tuple[int, ...] = ()


class Edit(Struct, frozen=True):
    """A change by hand: the length of the log after it (0: before the log begins), and what was changed."""

    position: int
    change: str


class Setup(Struct, frozen=True):
    """All that is needed to begin the same game again."""

    game: str
    scenario: str
    options: tuple[tuple[str, str | int | bool], ...] = ()
    seed: int | None = 0
    """None: the players roll real dice and type the results."""
    corrections: str = ""
    """What the players' own copy has otherwise than the data that ships, as plain text; the game carries it."""


def entry_plain(entry: Entry) -> list[Any]:
    return [entry.player, str(entry.action), *([list(entry.chance)] if entry.chance else [])]


def entry_from_plain(item: Any) -> Entry:
    """Read an entry back; raises ValueError for anything that is not one."""
    match item:
        case [str(player), str(action)]:
            return Entry(player, Action.parse(action))
        case [str(player), str(action), [*chance]] if all(type(value) is int for value in chance):
            return Entry(player, Action.parse(action), tuple(chance))
    raise ValueError("a log entry is [player, action] or [player, action, [outcomes]]")
