"""The order of steps: a main line, with side lines that leave it and come back.

A path names a step: (4,) is the fifth of the main line, (4, 0, 2) the third of the first branch that leaves it. A step
that acts is shown twice: the position with what is asked of the reader, then what was done and rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from desktop.examples.schema import Branch, Example, Step

Path = tuple[int, ...]


class Stop(NamedTuple):
    """What the reader has before him: a step, with its acts still to be done or done. A step without acts is done."""

    path: Path
    acted: bool


class Course:
    """Finds the way through an example."""

    def __init__(self, example: Example) -> None:
        self.example = example

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """Every step; side lines follow the step they leave."""
        return tuple(self._below((), self.example.steps))

    def _below(self, before: Path, steps: list[Step]) -> Iterator[Path]:
        for number, step in enumerate(steps):
            here = (*before, number)
            yield here
            for branch, line in enumerate(step.branches):
                yield from self._below((*here, branch), line.steps)

    @cached_property
    def _steps(self) -> dict[Path, Step]:
        return {path: self._find(path) for path in self.paths}

    def _find(self, path: Path) -> Step:
        return self.line_of(path)[path[-1]]

    def line_of(self, path: Path) -> list[Step]:
        """The steps of the line that a step is on."""
        steps = self.example.steps
        for number in range(0, len(path) - 1, 2):
            steps = steps[path[number]].branches[path[number + 1]].steps
        return steps

    def step(self, path: Path) -> Step:
        return self._steps[path]

    def __contains__(self, path: Path) -> bool:
        return path in self._steps

    def branch_of(self, path: Path) -> Branch | None:
        """The side line a step is on; None on the main line."""
        if len(path) == 1:
            return None
        return self.step(path[:-2]).branches[path[-2]]

    def chain(self, path: Path) -> list[Path]:
        """The steps that are played from the beginning to this one."""
        found: list[Path] = []
        for number in range(0, len(path), 2):
            found += [(*path[:number], before) for before in range(path[number] + 1)]
        return found

    def after(self, path: Path) -> Path | None:
        """The next step; from the end of a side line back to where it left; None at the end."""
        if path[-1] + 1 < len(self.line_of(path)):
            return (*path[:-1], path[-1] + 1)
        return path[:-2] if len(path) > 1 else None

    def before(self, path: Path) -> Path | None:
        if path[-1] > 0:
            return (*path[:-1], path[-1] - 1)
        return path[:-2] if len(path) > 1 else None

    # -- stops -------------------------------------------------------------------------------------
    def first_stop(self, path: Path) -> Stop:
        """How a step is first seen: before its acts, if it has any."""
        return Stop(path, not self.step(path).acts)

    def stop_after(self, stop: Stop) -> Stop | None:
        """What comes next: the acts of the step, else the next step; a side line leads back to what it left."""
        if not stop.acted:
            return Stop(stop.path, True)
        path = self.after(stop.path)
        if path is None:
            return None
        return Stop(path, True) if len(path) < len(stop.path) else self.first_stop(path)

    def stop_before(self, stop: Stop) -> Stop | None:
        if stop.acted and self.step(stop.path).acts:
            return Stop(stop.path, False)
        path = self.before(stop.path)
        return Stop(path, True) if path is not None else None

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Everything there is to see, in the order of the paths."""
        return tuple(
            Stop(path, acted) for path in self.paths for acted in (False, True) if acted or self.step(path).acts
        )

    def data_path(self, path: Path) -> tuple[str | int, ...]:
        """Where the step is written in the file."""
        parts: list[str | int] = ["steps", path[0]]
        for number in range(1, len(path), 2):
            parts += ["branches", path[number], "steps", path[number + 1]]
        return tuple(parts)

    def label(self, path: Path) -> str:
        """`step 5`, or `step 5, "What if he stands?", step 3`."""
        words = f"step {path[0] + 1}"
        for number in range(1, len(path), 2):
            title = self.step(path[:number]).branches[path[number]].title
            words += f', "{title}", step {path[number + 1] + 1}'
        return words

    def sections(self) -> list[tuple[Path, str]]:
        """Where each section of the main line begins, and its title."""
        titled: list[tuple[Path, str]] = [
            ((number,), step.title) for number, step in enumerate(self.example.steps) if step.title
        ]
        return titled if titled and titled[0][0] == (0,) else [((0,), self.example.title), *titled]
