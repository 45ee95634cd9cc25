"""Checks of a point-to-point map and of who holds it at the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from desktop.data.checking import known
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import SpaceId


class Joining(Protocol):
    """A connection of two spaces."""

    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...
    @property
    def ref(self) -> str: ...
    @property
    def reconstructed(self) -> bool: ...


def check_links(checker: Checker, links: Iterable[Joining], spaces: Mapping[SpaceId, object]) -> set[frozenset[str]]:
    """Connections join two different spaces, once, and say where they come from; the pairs found."""
    seen: set[frozenset[str]] = set()
    for number, link in enumerate(links):
        path: DataPath = ("connections", number)
        known(checker, path, (link.a, link.b), spaces, "space")
        pair = frozenset((link.a, link.b))
        checker.require(len(pair) > 1, path, f"{link.a} is connected to itself")
        checker.require(pair not in seen, path, f"{link.a} and {link.b} are connected twice")
        seen.add(pair)
        marked = bool(link.ref) or link.reconstructed
        checker.require(marked, path, "a connection names its rule or is marked as reconstructed")
    return seen


def check_reached(checker: Checker, spaces: Iterable[str], pairs: set[frozenset[str]]) -> None:
    """No space lies alone."""
    for space in sorted(set(spaces).difference(*pairs)):
        checker.fault(("connections",), f"{space} is connected to nothing")


def change_control(
    checker: Checker,
    control: dict[SpaceId, str],
    changes: object,
    sides: Iterable[str],
    spaces: Mapping[SpaceId, object],
) -> None:
    """A set-up lists the spaces that are not in the hands they would be in anyway."""
    for side in sides:
        changed: list[SpaceId] = getattr(changes, side)
        known(checker, ("setup", "control", side), changed, spaces, "space")
        for space in changed:
            checker.require(control.get(space) != side, ("setup", "control", side), f"{space} is {side} anyway")
            control[space] = side
