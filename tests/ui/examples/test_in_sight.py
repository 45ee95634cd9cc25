"""What an example points at is in sight, in windows of two sizes, clear of what lies over the map: all steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controller.example_controller import ExampleController
from desktop.examples.course import Stop
from desktop.examples.loader import Loaded, load_examples
from desktop.examples.look import Look
from desktop.examples.pointing import pointers
from desktop.examples.run import ExampleRun
from desktop.examples.views import step_view
from desktop.printing.figure import off_the_map
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.pointers import MapPointers
from desktop.ui.map.staging import Staging
from desktop.views.board import BoardView
from desktop.views.markup import narration
from desktop.views.table import OverlayView, TableView
from tests.examples.test_shipped import GAMES

WINDOWS = (QSize(1280, 800), QSize(1920, 1080))
BARS = QSize(0, 50)
"""The menu bar and the status line of the window."""
FAR_AWAY = {"jarama-first-turn step 2: Arganda"}
"""What the text itself says to be far away."""


@pytest.fixture(scope="module")
def sizes() -> list[QSize]:
    """How large the map of an example is in these windows."""
    page = ExamplePage(ExampleController())
    found = []
    for window in WINDOWS:
        page.resize(window - BARS)
        page.show()
        page.split.setSizes([page.width() // 6, page.width() // 2, page.width() // 3])
        found.append(page.map.view.viewport().size())
    page.deleteLater()
    return found


class Stage:
    """One map on which the stops of examples are shown one after the other."""

    def __init__(self, holder: QWidget) -> None:
        self.map = MapWidget(holder)
        self.map.attention.led = True
        self.map.set_animation_speed(0)
        self.map.show()
        self.pointers, self.staging = MapPointers(self.map), Staging(self.map)
        self._board: BoardView | None = None

    def lay(self, loaded: Loaded) -> None:
        board = loaded.presenter.board()
        if board != self._board:
            self._board = board
            self.map.set_board(board)

    def show(self, run: ExampleRun) -> tuple[str, ...]:
        """Show the stop a run has come to; what is pointed at."""
        pieces = run.loaded.presenter.pieces(run.match.state)
        self.map.show_table(TableView("", "", tuple(pieces), None, ()))
        self.map.show_overlays([overlay] if (overlay := _overlay(run)) else [])
        view = pointers(run)
        arrows = [(arrow.start, arrow.end, arrow.label) for arrow in view.arrows]
        self.pointers.show(view.spaces, view.pieces, arrows)
        self.area, self.beside = self.pointers.area_of(view.names()), self.pointers.area_of(view.beside)
        return view.names()

    def hidden(self, names: Sequence[str]) -> list[str]:
        """Which of these cannot be seen."""
        self.staging.show(self.area, self.beside)
        room, over = self.map.view.viewport().rect(), self.staging.obstacles()
        found = []
        for name in names:
            area = self.pointers.area_of([name])
            seen = self.map.view.mapFromScene(area).boundingRect() if not area.isEmpty() else room
            if not room.contains(seen) or any(each.intersects(seen) for each in over):
                found.append(name)
        return found


def _overlay(run: ExampleRun) -> OverlayView | None:
    point = run.course.step(run.path).point
    if point is None or not point.overlay:
        return None
    seat = Look(run.match, run.loaded.presenter, run.reader).seat
    return run.loaded.presenter.overlay(run.match.state, point.overlay, seat, [*point.units, *point.spaces])


def _seen_in(run: ExampleRun, stop: Stop, stage: Stage, sizes: list[QSize]) -> Iterator[str]:
    run.go_to(stop.path, acted=stop.acted)
    names = stage.show(run)
    for size in sizes:
        stage.map.resize(size)
        if out := stage.hidden(names):
            yield f"{run.loaded.id} {run.course.label(stop.path)} at {size.width()}: {out}"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_step_points_at_is_seen(game: str, qtbot: QtBot, sizes: list[QSize]) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(WINDOWS[-1])
    holder.show()
    stage, lost = Stage(holder), []
    for loaded in load_examples(game):
        stage.lay(loaded)
        run = ExampleRun(loaded)
        for stop in loaded.course.stops:
            lost += _seen_in(run, stop, stage, sizes)
    assert lost == [], "\n".join(lost)


def _unseen(run: ExampleRun, stop: Stop, stage: Stage, size: QSize) -> Iterator[str]:
    """Places of the map that the narration names and that are out of sight."""
    run.go_to(stop.path, acted=stop.acted)
    stage.show(run)
    stage.map.resize(size)
    stage.hidden(())
    room, boxes = stage.map.view.viewport().rect(), off_the_map(run.loaded.presenter.board())
    text = " ".join(part.plain for part in narration(step_view(run).text))
    for name, spaces in run.loaded.places.named_in(text).items():
        middles = [stage.map.view.mapFromScene(stage.pointers.area_of([space]).center()) for space in spaces]
        if not boxes.intersection(spaces) and not any(room.contains(middle) for middle in middles):
            yield f"{run.loaded.id} {run.course.label(stop.path)}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_the_places_that_the_text_names_are_seen(game: str, qtbot: QtBot, sizes: list[QSize]) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(WINDOWS[-1])
    holder.show()
    stage, lost = Stage(holder), []
    for loaded in load_examples(game):
        stage.lay(loaded)
        run = ExampleRun(loaded)
        for stop in loaded.course.stops:
            lost += _unseen(run, stop, stage, sizes[0])
    assert [each for each in lost if each not in FAR_AWAY] == [], "\n".join(lost)


def test_out_of_sight_is_seen_to_be(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.show()
    stage, loaded = Stage(holder), load_examples("battles")[0]
    stage.map.resize(600, 400)
    stage.lay(loaded)
    run = ExampleRun(loaded)
    run.go_to((0,))
    names = stage.show(run)
    assert names
    assert stage.hidden(names) == []
    stage.area = stage.beside = QRectF()
    stage.map.view.set_zoom(3.0)
    assert stage.hidden(names) == list(names)
