"""Cross-references of an example: every space, unit, chart, rule and side it names must exist."""

from __future__ import annotations

from desktop.data.document import Checker, DataPath
from desktop.engine.action import Action
from desktop.engine.errors import ActionSyntaxError
from desktop.engine.match import Match
from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.look import Look, cell_of
from desktop.examples.schema import Point, Question, Refused, Step
from desktop.views.markup import rules_named


def check_references(loaded: Loaded, match: Match) -> None:
    """Raises DataError with every name that means nothing on this board."""
    _References(loaded, match).check()


class _References:
    def __init__(self, loaded: Loaded, match: Match) -> None:
        presenter = loaded.presenter
        self._loaded = loaded
        self._checker = Checker(loaded.document)
        self._look = Look(match, presenter)
        self._spaces = {space.id for space in presenter.board().spaces}
        self._rules = {rule.number for rule in presenter.rules()}
        self._overlays = {overlay for overlay, _ in presenter.overlays()}

    def check(self) -> None:
        example = self._loaded.example
        for number in example.rules:
            self._rule(("rules",), number)
        sides = ("", *self._loaded.definition.sides)
        self._checker.require(example.seat in sides, ("seat",), f"there is no side {example.seat}")
        for path in self._loaded.course.paths:
            self._step(path, self._loaded.course.step(path))
        self._checker.done()

    def _rule(self, at: DataPath, number: str) -> None:
        self._checker.require(number in self._rules, at, f"there is no rule {number}")

    def _step(self, path: Path, step: Step) -> None:
        at = self._loaded.course.data_path(path)
        self._checker.require(bool(step.say.strip()), (*at, "say"), "a step says something")
        sides = ("", *self._loaded.definition.sides)
        self._checker.require(step.by in sides, (*at, "by"), f"there is no side {step.by}")
        for name, said in (("say", step.say), ("then", step.then), ("note", step.note)):
            for number in rules_named(said):
                self._rule((*at, name), number)
        for text in step.actions():
            self._action((*at, "do"), text)
        for place, arrow in enumerate(step.arrows):
            for end in (arrow.start, arrow.end):
                known = end in self._spaces or end in self._look.pieces
                self._checker.require(known, (*at, "arrows", place), f"{end} is neither a space nor a unit")
        if step.point is not None:
            self._point((*at, "point"), step.point)
        if step.ask is not None:
            self._question((*at, "ask"), step.ask)
        self._refusals(at, step)
        self._expected_units(at, step)
        titles = [branch.title for branch in step.branches]
        self._checker.require(len(set(titles)) == len(titles), (*at, "branches"), "two branches have the same title")
        empty = any(not branch.steps for branch in step.branches)
        self._checker.require(not empty, (*at, "branches"), "a branch has at least one step")

    def _action(self, at: DataPath, text: str) -> None:
        try:
            Action.parse(text)
        except ActionSyntaxError as error:
            self._checker.fault(at, str(error))

    def _refusals(self, at: DataPath, step: Step) -> None:
        refusals: list[tuple[DataPath, Refused]] = []
        if step.refused is not None:
            refusals.append(((*at, "refused"), step.refused))
        asked = step.expect.decision if step.expect else None
        for number, refused in enumerate(asked.not_offers if asked else ()):
            refusals.append(((*at, "expect", "decision", "not_offers", number), refused))
        for where, refused in refusals:
            self._rule((*where, "rule"), refused.rule)
            one = bool(refused.action) != bool(refused.piece and refused.space)
            self._checker.require(one, where, "say either the action, or the piece and the space")
            if refused.action:
                self._action((*where, "action"), refused.action)

    def _expected_units(self, at: DataPath, step: Step) -> None:
        for unit in step.expect.units if step.expect else ():
            self._checker.require(unit in self._look.pieces, (*at, "expect", "units", unit), f"there is no unit {unit}")

    def _point(self, at: DataPath, point: Point) -> None:
        for space in point.spaces:
            self._checker.require(space in self._spaces, (*at, "spaces"), f"there is no space {space}")
        for unit in point.units:
            self._checker.require(unit in self._look.pieces, (*at, "units"), f"there is no unit {unit}")
        for number, cell in enumerate(point.charts):
            chart = self._look.charts.get(cell.chart)
            where = (*at, "charts", number)
            if chart is None:
                charts = ", ".join(self._look.charts)
                self._checker.fault(where, f"there is no chart {cell.chart}; there are: {charts}")
            elif cell_of(chart, cell.row, cell.column) is None:
                self._checker.fault(where, f"chart {cell.chart} has no row {cell.row!r} or no column {cell.column!r}")
        for card in point.cards:
            known = not self._loaded.faces or card in self._loaded.faces
            self._checker.require(known, (*at, "cards"), f"there is no card {card}")
        known = point.overlay in ("", *self._overlays)
        self._checker.require(known, (*at, "overlay"), f"there is no overlay {point.overlay}")

    def _question(self, at: DataPath, question: Question) -> None:
        right = sum(answer.right for answer in question.answers)
        wrong = len(question.answers) - right
        self._checker.require(right == 1 and wrong > 0, (*at, "answers"), "one answer is right, at least one is wrong")
        for text in (question.question, question.hint, *(answer.reply for answer in question.answers)):
            for number in rules_named(text):
                self._rule(at, number)
