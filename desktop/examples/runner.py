"""Running an example from end to end: every step is played, every expectation compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from desktop.data.errors import DataError, Fault
from desktop.engine.errors import EngineError
from desktop.examples.course import Path
from desktop.examples.expect import differences, not_refused
from desktop.examples.loader import Loaded
from desktop.examples.look import Look
from desktop.examples.reader import LessonMatch
from desktop.examples.references import check_references
from desktop.examples.run import ExampleRun

Watch = Callable[[ExampleRun, Path], None]


def check(loaded: Loaded, watch: Watch | None = None, *, begun: LessonMatch | None = None) -> list[Fault]:
    """Run all steps and side lines; every difference is a fault that names file, line and step.

    `watch` is called after each step that could be played; `begun` is the match at the beginning, if it is at hand.
    """
    try:
        run = ExampleRun(loaded, begun)
    except DataError as error:
        return error.faults
    except (EngineError, ValueError) as error:
        return [loaded.fault(("start",), f"the start: {error}")]
    try:
        check_references(loaded, run.match)
    except DataError as error:
        return error.faults
    return list(_faults(run, watch))


def _faults(run: ExampleRun, watch: Watch | None) -> Iterator[Fault]:
    broken: list[Path] = []
    for path in run.course.paths:
        if any(_is_beyond(path, end) for end in broken):
            continue
        try:
            run.go_to(path)
        except (EngineError, ValueError) as error:
            broken.append(path)
            yield _fault(run, path, str(error))
            continue
        for reason in _differences(run, path):
            yield _fault(run, path, reason)
        if watch is not None:
            watch(run, path)


def _is_beyond(path: Path, broken: Path) -> bool:
    """Whether a step comes after a broken one, on its line or on a side line that leaves it later."""
    line = broken[:-1]
    return path[: len(line)] == line and len(path) >= len(broken) and path[len(line)] >= broken[-1]


def _differences(run: ExampleRun, path: Path) -> Iterator[str]:
    step = run.course.step(path)
    presenter = run.loaded.presenter
    if step.expect is not None:
        look = Look(run.match, presenter, run.loaded.example.seat)
        yield from differences(run.match, presenter, look, step.expect, run.events())
    if step.refused is not None:
        yield from not_refused(run.match, presenter, step.refused)


def _fault(run: ExampleRun, path: Path, reason: str) -> Fault:
    return run.loaded.fault(run.course.data_path(path), f"{run.course.label(path)}: {reason}")
