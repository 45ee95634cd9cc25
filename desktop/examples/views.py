"""What the player of examples shows of one step, and of the list of examples."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.event import DieRolled
from desktop.examples.course import Path
from desktop.examples.expect import refusal_of
from desktop.examples.loader import Loaded
from desktop.examples.look import Look, cell_of
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Question, Step
from desktop.views.table import ChartView, LogLine, MoveTrace, OverlayView, TableView


class ArrowView(Struct, frozen=True):
    """An arrow between two spaces or pieces."""

    start: str
    end: str
    label: str = ""


class PointersView(Struct, frozen=True):
    """What a step points at on the map."""

    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    arrows: tuple[ArrowView, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.spaces or self.pieces or self.arrows)


class ForbiddenView(Struct, frozen=True):
    """Something tried and refused, in the words of the rules."""

    tried: str
    reason: str
    rule: str


class StepView(Struct, frozen=True):
    """One step as the reader sees it.

    `number` of `count` is its place on the main line; on a side line `branch` is its title and the numbers count there.
    """

    path: Path
    number: int
    count: int
    section: str
    text: str
    branch: str = ""
    side: str = ""
    """Who acted."""
    done: tuple[LogLine, ...] = ()
    dice: tuple[tuple[int, int], ...] = ()
    """(sides, result) of every die of this step."""
    forbidden: ForbiddenView | None = None
    question: Question | None = None
    branches: tuple[str, ...] = ()
    pointers: PointersView = PointersView()
    cards: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()
    chart: str = ""
    """The chart to turn to."""
    overlay: OverlayView | None = None
    can_go_back: bool = False
    can_go_on: bool = True
    ends_branch: bool = False


def step_view(run: ExampleRun) -> StepView:
    """The current step of a run."""
    course, path = run.course, run.path
    step = course.step(path)
    branch = course.branch_of(path)
    cells = step.point.charts if step.point else []
    return StepView(
        path,
        path[-1] + 1,
        len(course.line_of(path)),
        _section(run),
        step.say,
        branch.title if branch else "",
        _actor(run),
        tuple(_lines(run)),
        tuple((event.sides, event.result) for event in run.events() if isinstance(event, DieRolled)),
        _forbidden(run, step),
        step.ask,
        tuple(branch.title for branch in step.branches),
        _pointers(step),
        tuple(step.point.cards) if step.point else (),
        tuple(step.point.panels) if step.point else (),
        cells[0].chart if cells else "",
        _overlay(run, step),
        course.before(path) is not None,
        course.after(path) is not None,
        branch is not None and path[-1] + 1 == len(course.line_of(path)),
    )


def _section(run: ExampleRun) -> str:
    here = run.path[0]
    return [title for path, title in run.course.sections() if path[0] <= here][-1]


def _actor(run: ExampleRun) -> str:
    players = [run.match.log[index].player for index in run.entries()]
    return players[0] if players else ""


def _lines(run: ExampleRun) -> list[LogLine]:
    match, presenter = run.match, run.loaded.presenter
    found: list[LogLine] = []
    for index in run.entries():
        entry = match.log[index]
        seat = run.loaded.example.seat or entry.player
        found += presenter.log_lines(index + 1, entry.player, entry.action, match.events_of[index], seat)
    return found


def _forbidden(run: ExampleRun, step: Step) -> ForbiddenView | None:
    if step.refused is None:
        return None
    presenter = run.loaded.presenter
    refusal = refusal_of(run.match, presenter, step.refused)
    if refusal is None:
        return None
    tried = step.refused.action or f"{step.refused.piece} → {step.refused.space}"
    return ForbiddenView(tried, presenter.refusal(refusal), refusal.rule)


def _pointers(step: Step) -> PointersView:
    point = step.point
    return PointersView(
        tuple(point.spaces) if point else (),
        tuple(point.units) if point else (),
        tuple(ArrowView(arrow.start, arrow.end, arrow.label) for arrow in step.arrows),
    )


def _overlay(run: ExampleRun, step: Step) -> OverlayView | None:
    point = step.point
    if point is None or not point.overlay:
        return None
    look = Look(run.match, run.loaded.presenter, run.loaded.example.seat)
    focus = [*point.units, *point.spaces]
    return run.loaded.presenter.overlay(run.match.state, point.overlay, look.seat, focus)


def table_view(run: ExampleRun, *, moving: bool) -> TableView:
    """The table after the current step; with `moving` the pieces come from where they were."""
    look = Look(run.match, run.loaded.presenter, run.loaded.example.seat)
    traces = run.loaded.presenter.traces(run.events(), look.seat) if moving else ()
    lit = _lit_charts(run, look)
    return replace(look.table(), charts=lit, traces=tuple(MoveTrace(piece, tuple(spaces)) for piece, spaces in traces))


def _lit_charts(run: ExampleRun, look: Look) -> tuple[ChartView, ...]:
    """The charts, with the cells lit that the step points at."""
    step = run.course.step(run.path)
    charts = dict(look.charts)
    for cell in step.point.charts if step.point else ():
        chart = charts[cell.chart]
        at = cell_of(chart, cell.row, cell.column)
        before = () if chart is look.charts[cell.chart] else chart.lit
        charts[cell.chart] = replace(chart, lit=(*before, *([at] if at else [])))
    return tuple(charts.values())


class ExampleItem(Struct, frozen=True):
    """A line of the list of examples."""

    game: str
    game_title: str
    id: str
    title: str
    summary: str
    chapter: str
    steps: int
    rules: tuple[str, ...]
    scenario: str

    @property
    def key(self) -> str:
        """Names the example among those of all games."""
        return f"{self.game}/{self.id}"


def example_item(loaded: Loaded) -> ExampleItem:
    example = loaded.example
    return ExampleItem(
        loaded.game,
        loaded.definition.title,
        example.id,
        example.title,
        example.summary,
        example.chapter,
        len(example.steps),
        tuple(example.rules),
        example.start.scenario,
    )
