"""What the player of examples shows of one step, and of the list of examples."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.event import DieRolled
from desktop.examples.cards import NamedCard, hand_for, named_cards
from desktop.examples.course import Path, Stop
from desktop.examples.expect import refusal_of
from desktop.examples.loader import Loaded
from desktop.examples.look import Look, cell_of
from desktop.examples.pointing import ArrowView, PointersView, pointers
from desktop.examples.refusing import attempt
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Question, Step
from desktop.examples.telling import text_after, text_before
from desktop.views.presenter import seat_names
from desktop.views.table import ChartView, LogLine, MoveTrace, OverlayView, TableView

__all__ = ["ArrowView", "PointersView", "StepView", "step_view", "table_view"]


class DiceGroup(Struct, frozen=True):
    """Dice that one side rolled after each other. `side` is "" for those of nobody."""

    side: str
    name: str
    dice: tuple[tuple[int, int], ...]
    """(sides, result)"""


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
    acted: bool
    """Whether its acts are done: before that it is the position with what is asked."""
    number: int
    count: int
    section: str
    text: str
    branch: str = ""
    side: str = ""
    """Who acts."""
    side_name: str = ""
    acts: bool = False
    """Whether anything is done in it."""
    guided: bool = False
    """Whether the reader is asked to do it himself."""
    theirs: bool = False
    """Whether it is done by a side that is not the reader's: he looks on."""
    rolls: bool = False
    """Whether dice are still to be rolled in it: he may enter his own."""
    done: tuple[LogLine, ...] = ()
    dice: tuple[DiceGroup, ...] = ()
    """Every die of this step."""
    forbidden: ForbiddenView | None = None
    question: Question | None = None
    branches: tuple[str, ...] = ()
    pointers: PointersView = PointersView()
    cards: tuple[NamedCard, ...] = ()
    panels: tuple[str, ...] = ()
    chart: str = ""
    """The chart to turn to."""
    overlay: OverlayView | None = None
    note: str = ""
    """What is told at the foot."""
    can_go_back: bool = False
    can_go_on: bool = True
    ends_branch: bool = False
    is_over: bool = False
    """Whether the game has ended here: there is nothing to try."""

    @property
    def waits(self) -> bool:
        """Whether something is to be done here before it goes on."""
        return self.acts and not self.acted

    @property
    def stop(self) -> Stop:
        return Stop(self.path, self.acted)


def _question(run: ExampleRun, step: Step) -> Question | None:
    """What is asked here: before the acts, and not again when they are told, or after them alone."""
    if step.ask is None or not step.acts:
        return step.ask
    before = run.course.stop_before(run.stop) if run.acted else None
    told = before is not None and before.path == run.path
    return step.ask if (run.acted if step.ask.after else not told) else None


def step_view(run: ExampleRun) -> StepView:
    """The current step of a run."""
    course, path, acted = run.course, run.path, run.acted
    step = course.step(path)
    branch = course.branch_of(path)
    cells = step.point.charts if step.point else []
    side, theirs = _actor(run), run.is_watched()
    return StepView(
        path=path,
        acted=acted,
        number=path[-1] + 1,
        count=len(course.line_of(path)),
        section=_section(run),
        text=text_after(step) if acted else text_before(step) or _asked(run),
        branch=branch.title if branch else "",
        side=side,
        side_name=seat_names(run.loaded.presenter, run.match.state).get(side, ""),
        acts=step.acts,
        guided=run.loaded.example.guided and not theirs,
        theirs=theirs,
        rolls=run.rolls(),
        done=tuple(_lines(run)),
        dice=tuple(_dice(run)),
        forbidden=_forbidden(run, step) if acted else None,
        question=_question(run, step),
        branches=tuple(branch.title for branch in step.branches) if acted else (),
        pointers=pointers(run),
        cards=named_cards(run),
        panels=tuple(step.point.panels) if step.point else (),
        chart=cells[0].chart if cells else "",
        overlay=_overlay(run, step),
        note=step.note if acted else "",
        can_go_back=course.stop_before(run.stop) is not None,
        can_go_on=course.stop_after(run.stop) is not None,
        ends_branch=branch is not None and acted and path[-1] + 1 == len(course.line_of(path)),
        is_over=run.match.decision is None,
    )


def _asked(run: ExampleRun) -> str:
    """What is asked in the position, where nothing can be said yet."""
    match = run.match
    asked = match.decision
    view = run.loaded.presenter.decision(match.state, asked, asked.player) if asked is not None else None
    return f"*{view.prompt}*" if view is not None else ""


def _section(run: ExampleRun) -> str:
    here = run.path[0]
    return [title for path, title in run.course.sections() if path[0] <= here][-1]


def _actor(run: ExampleRun) -> str:
    players = [run.match.log[index].player for index in run.entries()]
    asked = run.match.decision
    return players[0] if players else asked.player if asked and not run.acted else ""


def _dice(run: ExampleRun) -> list[DiceGroup]:
    """The dice of the step, each side's by itself."""
    names = seat_names(run.loaded.presenter, run.match.state)
    found: list[DiceGroup] = []
    for event in run.events():
        if isinstance(event, DieRolled):
            die = (event.sides, event.result)
            if found and found[-1].side == event.player:
                found[-1] = replace(found[-1], dice=(*found[-1].dice, die))
            else:
                found.append(DiceGroup(event.player, names.get(event.player, ""), (die,)))
    return found


def _lines(run: ExampleRun) -> list[LogLine]:
    """What was done; lines that follow each other and say the same, once, with how often it happened."""
    found = []
    for _, alike in groupby(_log_lines(run), key=lambda line: line.text):
        first, *more = alike
        found.append(replace(first, text=f"{first.text} (×\u00a0{len(more) + 1})") if more else first)
    return found


def _log_lines(run: ExampleRun) -> list[LogLine]:
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
    return ForbiddenView(attempt(run.match, presenter, step.refused), presenter.refusal(refusal), refusal.rule)


def _overlay(run: ExampleRun, step: Step) -> OverlayView | None:
    point = step.point
    if point is None or not point.overlay:
        return None
    look = Look(run.match, run.loaded.presenter, run.reader)
    focus = [*point.units, *point.spaces]
    return run.loaded.presenter.overlay(run.match.state, point.overlay, look.seat, focus)


def table_view(run: ExampleRun, *, moving: bool) -> TableView:
    """The table at the current stop, always from the reader's seat; with `moving` pieces come from where they were.

    What is asked is shown whoever is asked it, and the hand from which a card is played, whosever it is.
    """
    match, presenter = run.match, run.loaded.presenter
    look = Look(match, presenter, run.reader)
    traces = presenter.traces(run.events(), look.seat) if moving else ()
    table = look.table()
    asked = match.decision
    if asked is not None and asked.player != look.seat:
        table = replace(table, decision=presenter.decision(match.state, asked, asked.player))
    watches = asked is not None and not run.is_for_reader(asked.player)
    if (run.acted or watches) and table.decision is not None:
        table = replace(table, decision=replace(table.decision, choices=(), boxes=()))
    return replace(
        table,
        hand=hand_for(run, look),
        charts=_lit_charts(run, look),
        traces=tuple(MoveTrace(piece, tuple(spaces)) for piece, spaces in traces),
    )


def _lit_charts(run: ExampleRun, look: Look) -> tuple[ChartView, ...]:
    """The charts, with the cells lit that the step points at."""
    step = run.course.step(run.path)
    charts = dict(look.charts)
    for cell in step.point.charts if step.point else ():
        chart = charts[cell.chart]
        row = "" if step.dice and not run.acted and cell.column else cell.row  # the die has not fallen yet
        at = cell_of(chart, row, cell.column)
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
    questions: int = 0
    guided: bool = False
    own: bool = False
    """Whether it is the player's, who may change it."""

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
        questions=loaded.count.questions,
        guided=example.guided,
        own=loaded.own,
    )
