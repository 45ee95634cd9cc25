"""Scenarios of the card-driven games: one may use the set-up of another; the levels of victory cover every total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Protocol, TypeVar

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.game_files import GameFolder, Ruling, check_said
from desktop.data.schema_base import ScenarioHead
from desktop.data.yaml_loader import convert

S = TypeVar("S", covariant=True)


class WithSetup(Protocol[S]):
    """A scenario with a set-up of its own, or the name of the one whose set-up it uses."""

    @property
    def setup(self) -> S | None: ...
    @property
    def setup_as(self) -> str: ...


class Bounds(Protocol):
    """A level of victory: reached with VP within these bounds."""

    @property
    def least(self) -> int | None: ...
    @property
    def most(self) -> int | None: ...


def setup_of(folder: GameFolder, path: Path, document: Document, record: WithSetup[S]) -> tuple[Document, S]:
    """The set-up of a scenario and the file it stands in."""
    if record.setup is not None:
        return document, record.setup
    if not record.setup_as:
        raise DataError([Fault(document.file, 1, "neither a set-up nor setup_as")])
    other = folder.document(folder.scenario_path(record.setup_as))
    setup = convert(other, type(record)).setup
    if setup is None:
        raise DataError([document.fault(("setup_as",), f"setup_as: {record.setup_as} has no set-up of its own")])
    return other, setup


def check_turns(checker: Checker, first: int, last_turn: int, last: int) -> None:
    within = first <= last_turn <= last
    checker.require(within, ("last_turn",), f"the last turn lies between the first and {last}")


def check_head(
    checker: Checker,
    scenario: ScenarioHead,
    record: WithSetup[object],
    rulings: Mapping[str, Ruling],
    sides: Sequence[str],
) -> None:
    """One set-up, and what every scenario says of itself."""
    both = bool(record.setup_as) != (record.setup is not None)
    checker.require(both, ("setup_as",), "a set-up of its own, or that of another scenario")
    check_said(checker, scenario, rulings, sides)


def check_levels(checker: Checker, levels: Sequence[Bounds], order: str) -> None:
    """The levels, here from the lowest VP upward, cover every total once; `order` says how the file lists them."""
    good = bool(levels) and levels[0].least is None and levels[-1].most is None
    for below, above in pairwise(levels):
        good = good and below.most is not None and above.least == below.most + 1
    checker.require(good, ("levels",), f"the levels run without gap or overlap from {order}")
