"""An example as a walk-through to print or to send: every step with a picture, as PDF or as one HTML file."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage

from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Question
from desktop.examples.views import StepView, step_view
from desktop.printing.flow import Pages
from desktop.printing.lettering import BODY, NOTE, STRONG
from desktop.printing.order import Order
from desktop.printing.output import Pdf
from desktop.ui.examples.thumbnails import StepPictures
from desktop.views.escaping import escape
from desktop.views.markup import narration

PICTURE = QSize(1280, 760)
SHARE = 0.36
"""Of the height of a page, at most, for a picture."""
INDENT = 9.0
LETTERS = "abcdefghij"
translate = QCoreApplication.translate


class Part(Struct, frozen=True):
    """One step of a walk-through."""

    label: str
    section: str
    """A heading before it; "" if it goes on in the same section."""
    paragraphs: tuple[str, ...]
    done: tuple[str, ...]
    question: Question | None
    note: str
    picture: QImage
    branch: bool


def parts(loaded: Loaded) -> Iterator[Part]:
    """Every step in order, side lines where they leave."""
    run, pictures = ExampleRun(loaded), StepPictures(loaded)
    for path in loaded.course.paths:
        run.go_to(path)
        yield _part(run, path, pictures.picture(path, PICTURE))


def _part(run: ExampleRun, path: Path, picture: QImage) -> Part:
    step, view = run.course.step(path), step_view(run)
    branch = run.course.branch_of(path)
    begins = branch.title if branch is not None and path[-1] == 0 else step.title if branch is None else ""
    text = f"{step.say}\n\n{step.then}" if step.then else step.say
    done = [line.text for line in view.done] + list(_dice(view))
    if view.forbidden is not None:
        done.append(
            translate("Walkthrough", "Not allowed: {0}. {1} ({2})").format(
                view.forbidden.tried, view.forbidden.reason, view.forbidden.rule
            )
        )
    return Part(
        ".".join(str(number + 1) for number in path[::2]),
        begins,
        tuple(part.plain for part in narration(text)),
        tuple(done),
        step.ask,
        " ".join(part.plain for part in narration(step.note)),
        picture,
        branch is not None,
    )


def _dice(view: StepView) -> Iterator[str]:
    for group in view.dice:
        figures = ", ".join(str(value) for _, value in group.dice)
        name = group.name or translate("Walkthrough", "Dice")
        yield translate("Walkthrough", "{0} rolls {1}").format(name, figures) if group.name else f"{name}: {figures}"


def _answers(found: list[tuple[str, Question]]) -> Iterator[str]:
    """The right answers, told at the end so that a reader can think first."""
    for label, question in found:
        letter, right = next((LETTERS[n], each) for n, each in enumerate(question.answers) if each.right)
        reply = " ".join(part.plain for part in narration(right.reply))
        yield f"{label}: {letter}) {right.text}. {reply}"


# ---------------------------------------------------------------------- PDF
def walkthrough(loaded: Loaded, *, as_page: bool = False) -> Pdf | Page:
    """The walk-through under way: a PDF or a page, drawn step by step."""
    if as_page:
        return Page(loaded)
    return Pdf(Order(), loaded.example.title, lambda pages: _draw(pages, loaded))


def walkthrough_pdf(loaded: Loaded) -> bytes:
    """The walk-through as a PDF."""
    return _whole(walkthrough(loaded))


def _whole(work: Pdf | Page) -> bytes:
    for _ in work.steps():
        pass
    return work.data()


def _draw(pages: Pages, loaded: Loaded) -> Iterator[None]:
    example = loaded.example
    pages.begin(translate("Walkthrough", "Walk-through"))
    pages.title(example.title, f"{loaded.definition.title} · {example.summary}")
    pages.paragraph(translate("Walkthrough", "Rules: {0}").format(", ".join(example.rules)), NOTE)
    asked = []
    for part in parts(loaded):
        _draw_part(pages, part)
        if part.question is not None:
            asked.append((part.label, part.question))
        yield
    if asked:
        pages.heading(translate("Walkthrough", "Answers"))
        for line in _answers(asked):
            pages.paragraph(line, BODY, 0)


def _draw_part(pages: Pages, part: Part) -> None:
    if part.section:
        pages.heading(part.section, keep=pages.height * SHARE)
    size = part.picture.size()
    wide = min(pages.width, pages.height * SHARE * size.width() / size.height())
    tall = wide * size.height() / size.width()
    pages.skip(6)
    pages.need(tall + 40)
    pages.painter.drawImage(QRectF((pages.width - wide) / 2, pages.y, wide, tall), part.picture)
    pages.y += tall + 4
    for number, text in enumerate(part.paragraphs):
        pages.paragraph(text, BODY, 18.0, part.label if number == 0 else "")
    for line in part.done:
        pages.paragraph(line, NOTE, 18.0 + INDENT, "")
    if part.question is not None:
        pages.paragraph(_plain(part.question.question), STRONG, 18.0, "?")
        for letter, answer in zip(LETTERS, part.question.answers, strict=False):
            pages.paragraph(f"{letter}) {answer.text}", BODY, 18.0 + INDENT)
    if part.note:
        pages.paragraph(translate("Walkthrough", "The printed example: {0}").format(part.note), NOTE, 18.0)


def _plain(text: str) -> str:
    return " ".join(part.plain for part in narration(text))


# ---------------------------------------------------------------------- HTML
STYLE = """body{font:16px/1.45 sans-serif;max-width:52em;margin:2em auto;padding:0 1em;color:#222;background:#fffdf6}
img{width:100%;border:1px solid #b9b09c}h2{border-left:6px solid #8a7b58;padding-left:.5em}
.done{color:#555;font-size:.92em;margin:.1em 0 .1em 1.2em}.note{color:#666;font-size:.9em}
.branch{margin-left:2.5em}details{margin:.6em 0}section{margin-bottom:2em}"""


class Page:
    """The walk-through as one page of HTML with all pictures in it; `steps` draws it, `data` is the whole file."""

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._lines: list[str] = []

    def steps(self) -> Iterator[int]:
        """Draw; yields how many steps of the example are done."""
        self._lines = _opening(self._loaded)
        for number, part in enumerate(parts(self._loaded), 1):
            self._lines += _section(part)
            yield number

    def data(self) -> bytes:
        return "\n".join([*self._lines, "</body></html>\n"]).encode()


def walkthrough_html(loaded: Loaded) -> str:
    """The walk-through as one page with all pictures in it."""
    return _whole(Page(loaded)).decode()


def _opening(loaded: Loaded) -> list[str]:
    example = loaded.example
    title = escape(example.title)
    return [
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f"<style>{STYLE}</style></head>",
        f"<body><h1>{title}</h1><p>{escape(loaded.definition.title)}. {escape(example.summary)}</p>",
        f'<p class="note">{escape(translate("Walkthrough", "Rules: {0}").format(", ".join(example.rules)))}</p>',
    ]


def _section(part: Part) -> Iterator[str]:
    if part.section:
        yield f"<h2>{escape(part.section)}</h2>"
    yield '<section class="branch">' if part.branch else "<section>"
    yield f'<img alt="{escape(part.label)}" src="data:image/png;base64,{_png(part.picture)}">'
    for number, text in enumerate(part.paragraphs):
        yield f"<p>{f'<b>{part.label}</b> ' if number == 0 else ''}{escape(text)}</p>"
    yield from (f'<p class="done">{escape(line)}</p>' for line in part.done)
    if part.question is not None:
        yield from _asked(part.question)
    if part.note:
        words = translate("Walkthrough", "The printed example: {0}").format(part.note)
        yield f'<p class="note">{escape(words)}</p>'
    yield "</section>"


def _asked(question: Question) -> Iterator[str]:
    yield f"<p><b>{escape(_plain(question.question))}</b></p>"
    for letter, answer in zip(LETTERS, question.answers, strict=False):
        reply = f"{translate('Walkthrough', 'Right.')} " if answer.right else ""
        words = escape(f"{reply}{_plain(answer.reply)}")
        yield f"<details><summary>{letter}) {escape(answer.text)}</summary>{words}</details>"


def _png(image: QImage) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return base64.b64encode(bytes(data.data())).decode()
