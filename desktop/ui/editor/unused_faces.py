"""What units look like that a scenario does not use yet: as in another scenario that does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from desktop.data.arranging import ONE_MORE
from desktop.data.game_files import GameFolder
from desktop.engine.definition import GameDefinition
from desktop.views.pieces import CounterFace, Pictured
from desktop.views.presenter import Presenter


class UnusedFaces:
    """Of one game; the scenarios that ship are read when a counter is first looked for in them."""

    def __init__(self, definition: GameDefinition) -> None:
        self._definition = definition
        self._found: dict[str, CounterFace | None] = {}

    def of(self, presenter: Presenter, unit: str) -> CounterFace | None:
        """The front of a unit; None if no scenario shows it."""
        if unit not in self._found:
            name = unit.removeprefix(ONE_MORE)
            fronts = (_front(each, name) for each in self._presenters(presenter))
            self._found[unit] = next((front for front in fronts if front is not None), None)
        return self._found[unit]

    def _presenters(self, first: Presenter) -> Iterator[Presenter]:
        yield first
        yield from self._shipped

    @cached_property
    def _shipped(self) -> list[Presenter]:
        definition = self._definition
        worlds = [definition.load_world(name, {}) for name in GameFolder(definition.id).scenario_ids()]
        return [definition.presenter(world) for world in worlds]


def _front(presenter: Presenter, name: str) -> CounterFace | None:
    pictured = getattr(presenter, "pictured", None)
    found: Pictured | None = pictured("counters", name) if pictured is not None else None
    return found.faces[0] if found is not None and found.faces else None
