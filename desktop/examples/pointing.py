"""What a step points at: what its author named, else where its acts are done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Step
from desktop.examples.telling import text_after, text_before
from desktop.views.markup import narration

MOST = 12
"""Places and pieces that are ringed where the author points at nothing: more are no pointer."""
AT = "@"


class ArrowView(Struct, frozen=True):
    """An arrow between two spaces or pieces."""

    start: str
    end: str
    label: str = ""


class PointersView(Struct, frozen=True):
    """What a step points at on the map, and what of its acts should be in view besides."""

    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    arrows: tuple[ArrowView, ...] = ()
    beside: tuple[str, ...] = ()
    """Spaces and pieces of what is done, and places that the text names: framed besides as far as there is room."""

    def names(self) -> tuple[str, ...]:
        """All spaces and pieces that must be seen."""
        ends = (end for arrow in self.arrows for end in (arrow.start, arrow.end))
        return tuple(dict.fromkeys([*self.spaces, *self.pieces, *ends]))

    def __bool__(self) -> bool:
        return bool(self.spaces or self.pieces or self.arrows)


def pointers(run: ExampleRun) -> PointersView:
    """Where to look at the current stop of a run."""
    step = run.course.step(run.path)
    places = _Places(run)
    done = list(places.happened() if run.acted else places.meant(step))
    told = list(_told(run, step))
    arrows = tuple(ArrowView(arrow.start, arrow.end, arrow.label) for arrow in step.arrows)
    named = PointersView(
        tuple(step.point.spaces) if step.point else (),
        tuple(places.on_board(step.point.units)) if step.point else (),
        arrows,
        tuple(dict.fromkeys(places.on_map([*done, *told]))),
    )
    if named:
        return named
    few = (places.on_map(done) or done)[:MOST]  # a lost corps lies in a box far away: what happened on the map is seen
    spaces, found = places.spaces, places.pieces
    rings = PointersView(tuple(n for n in few if n in spaces), tuple(n for n in few if n in found), beside=tuple(told))
    return rings or PointersView(beside=tuple(told) or _ahead(run, places))


def _told(run: ExampleRun, step: Step) -> Iterator[str]:
    """The places that the narration names."""
    text = " ".join(part.plain for part in narration(text_after(step) if run.acted else text_before(step)))
    for spaces in run.loaded.places.named_in(text).values():
        yield from spaces


def _ahead(run: ExampleRun, places: _Places) -> tuple[str, ...]:
    """Where an example leads that begins with no place: its first look is there."""
    if run.path != (0,):
        return ()
    for step in run.loaded.example.steps[1:]:
        point = step.point
        named = [*(point.spaces if point else ()), *places.on_board(point.units if point else ())]
        named += [end for arrow in step.arrows for end in (arrow.start, arrow.end)]
        if named := [name for name in named if name in places.spaces or name in places.pieces]:
            return tuple(named)
    return ()


class _Places:
    """The spaces and pieces of a run's board."""

    def __init__(self, run: ExampleRun) -> None:
        self._run = run
        presenter = run.loaded.presenter
        self.spaces = run.loaded.spaces
        self.pieces = {piece.id: piece.space for piece in presenter.pieces(run.match.state) if piece.space}

    def on_map(self, names: Iterable[str]) -> list[str]:
        """Those that are no boxes beside the map, and lie in none."""
        return [name for name in names if self.pieces.get(name, name) not in self._run.loaded.boxes]

    def on_board(self, names: Iterable[str]) -> Iterator[str]:
        return (name for name in names if self.pieces.get(name) in self.spaces)

    def happened(self) -> Iterator[str]:
        """Where the acts of the step have led, each once: places first, pieces only where no place is told."""
        run, found = self._run, dict[str, None]()
        presenter = run.loaded.presenter
        for index in run.entries():
            entry = run.match.log[index]
            events = run.match.events_of[index]
            for line in presenter.log_lines(index + 1, entry.player, entry.action, events, run.reader):
                found.update(dict.fromkeys(self.on_board(line.pieces)))
                found.update(dict.fromkeys(name for name in line.spaces if name in self.spaces))
        return iter(found)

    def meant(self, step: Step) -> Iterator[str]:
        """What the acts to come name."""
        found: dict[str, None] = {}
        for number, text in enumerate(step.actions()):
            for name in self._args(text, first=number == 0):
                found.update(dict.fromkeys(self._known(name)))
        return iter(found)

    def _args(self, text: str, *, first: bool) -> tuple[str, ...]:
        """The words of an action; what it names by kind is looked up as long as the position is the one before it."""
        run, action = self._run, Action.parse(text)
        named = run.match.definition.extra.get("named")
        if first and named and any(AT in word for word in action.args):
            try:
                action = named(run.match.state, action)
            except EngineError:
                return action.args
        return tuple(action.args)

    def _known(self, name: str) -> Iterator[str]:
        at = self.pieces.get(name)
        if at in self.spaces:
            yield name
        elif at is None:
            place = name.rpartition(AT)[2]
            yield from [each for each in (place, f"city:{place}") if each in self.spaces][:1]
