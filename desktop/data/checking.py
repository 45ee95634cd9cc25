"""Checks that every game makes of its data: nothing is listed twice, every name is that of something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.data.document import Checker, DataPath


def unique(checker: Checker, path: DataPath, ids: Iterable[str], what: str) -> None:
    for name, count in sorted(Counter(ids).items()):
        checker.require(count == 1, path, f"{what} {name} is listed {count} times")


def known(checker: Checker, path: DataPath, names: Iterable[str], of: Iterable[str], what: str) -> None:
    wanted = set(of)
    for name in names:
        checker.require(name in wanted, path, f"there is no {what} {name}")
