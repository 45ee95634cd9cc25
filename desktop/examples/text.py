"""An example as text: narration, what is done and rolled, what happens, questions and side lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from desktop.data.errors import Fault
from desktop.examples.course import Path
from desktop.examples.expect import refusal_of
from desktop.examples.loader import Loaded
from desktop.examples.refusing import attempt
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.schema import Question, Step
from desktop.views.markup import narration

WIDTH = 100
_LETTERS = "abcdefghij"
HEADS = ("example", "steps", "questions", "hints", "side lines", "acts of the reader")


def as_text(loaded: Loaded) -> tuple[str, list[Fault]]:
    """The example in words, and what is wrong with it."""
    example = loaded.example
    head = f"{example.title} ({loaded.game}/{example.id})"
    lines = [head, "=" * len(head), *_wrapped(example.summary, 0), f"Rules: {', '.join(example.rules)}"]
    faults = check(loaded, lambda run, path: lines.extend(_step(run, path)))
    return "\n".join(lines) + "\n", faults


def as_table(examples: Sequence[Loaded]) -> str:
    """What is in each example, with sums for each game and for all."""
    rows = [(_name(each), astuple(each.count)) for each in examples]
    for game in dict.fromkeys(each.game for each in examples):
        rows.append((f"{game}: {sum(e.game == game for e in examples)} examples", _sum(examples, game)))
    rows.append((f"all: {len(examples)} examples", _sum(examples, "")))
    wide = max(len(name) for name, _ in rows)
    lines = [f"{HEADS[0]:<{wide}}  " + "  ".join(HEADS[1:])]
    for name, figures in rows:
        lines.append(f"{name:<{wide}}  " + "  ".join(f"{n:>{len(h)}}" for n, h in zip(figures, HEADS[1:], strict=True)))
    return "\n".join(lines) + "\n"


def _name(loaded: Loaded) -> str:
    return f"{loaded.game}/{loaded.id}" + (" (guided)" if loaded.example.guided else "")


def _sum(examples: Sequence[Loaded], game: str) -> tuple[int, ...]:
    counted = [astuple(each.count) for each in examples if game in ("", each.game)]
    return tuple(map(sum, zip(*counted, strict=True)))


def _wrapped(text: str, indent: int) -> list[str]:
    room = " " * indent
    found: list[str] = []
    for paragraph in (part.plain for part in narration(text)):
        found += textwrap.wrap(paragraph, WIDTH, initial_indent=room, subsequent_indent=room) or [""]
    return found


def _step(run: ExampleRun, path: Path) -> Iterator[str]:
    step = run.course.step(path)
    indent = 2 * (len(path) - 1)
    yield ""
    branch = run.course.branch_of(path)
    if branch is not None and path[-1] == 0:
        yield f"{' ' * (indent - 2)}>> {branch.title}"
    if step.title:
        yield from (f"{' ' * indent}{step.title}", f"{' ' * indent}{'-' * len(step.title)}")
    number = ".".join(str(part + 1) for part in path[::2])
    first, *rest = _wrapped(step.say, indent + 3) or [""]
    yield f"{' ' * indent}{number:<2} {first.lstrip()}"
    yield from rest
    for index in run.entries():
        yield from _entry(run, index, indent + 6)
    yield from _wrapped(step.then, indent + 3)
    yield from _forbidden(run, step, indent)
    if step.ask is not None:
        yield from _question(step.ask, indent + 3)
    if step.note:
        yield from _wrapped(f"The printed example: {step.note}", indent + 3)


def _entry(run: ExampleRun, index: int, indent: int) -> Iterator[str]:
    match, presenter = run.match, run.loaded.presenter
    entry = match.log[index]
    lines = presenter.log_lines(index + 1, entry.player, entry.action, match.events_of[index], entry.player)
    for line in lines:
        dice = f" [{' '.join(map(str, line.dice))}]" if line.dice else ""
        yield f"{' ' * indent}> {line.text}{dice}"
    if not lines:
        yield f"{' ' * indent}> {_answer(run, index)}"


def _answer(run: ExampleRun, index: int) -> str:
    """What a player has chosen, in the words of the choice: for an answer that changed nothing to be told yet."""
    presenter, entry, then = run.loaded.presenter, run.match.log[index], run.match.at(index)
    asked = presenter.decision(then.state, then.decision, entry.player)
    choices = asked.choices if asked is not None else ()
    text = next((choice.text for choice in choices if choice.action == str(entry.action)), str(entry.action))
    return f"{dict(presenter.side_names()).get(entry.player, entry.player)}: {text}"


def _forbidden(run: ExampleRun, step: Step, indent: int) -> Iterator[str]:
    if step.refused is None:
        return
    presenter = run.loaded.presenter
    refusal = refusal_of(run.match, presenter, step.refused)
    what = attempt(run.match, presenter, step.refused)
    words = presenter.refusal(refusal) if refusal else "allowed"
    yield from _wrapped(f"Not allowed: {what}. {words} ({step.refused.rule})", indent + 6)


def _question(question: Question, indent: int) -> Iterator[str]:
    yield from _wrapped(f"? {question.question}", indent)
    for letter, answer in zip(_LETTERS, question.answers, strict=False):
        mark = "right" if answer.right else "wrong"
        yield from _wrapped(f"{letter}) {answer.text} ({mark}: {answer.reply})", indent + 2)
