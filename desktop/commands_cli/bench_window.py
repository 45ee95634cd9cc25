"""The parts of `bench` that need Qt: repainting, dragging, highlights, previews."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QSettings, QSize
from PySide6.QtWidgets import QApplication

from desktop.commands_cli.target import match_of
from desktop.engine.match import Match
from desktop.ui.app import make_application
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.views.table import ChoiceView, DecisionView, PreviewView

SIZE = QSize(1920, 1080)
REPEATS = 30
LOOKED_FOR = 3_000
DRAGGED_OVER = 200
ACTIONS = 60
AT_REST_S = 3.5
"""A window makes itself ready for some seconds after it has come up."""


def open_window(scenario: str, folder: str) -> MainWindow:
    """The real window with a new game, at rest, with settings of its own in a folder."""
    make_application()
    settings = _settings(folder)
    settings.animation, settings.handover = 0, "never"
    window = MainWindow(settings, at_start=False)
    window.controller.options.library = None
    window.resize(SIZE)
    window.begin(match_of(scenario, seed=1))
    window.show()  # as the program opens a game: the window comes up with it
    QApplication.processEvents()
    return window


def open_start(folder: str) -> MainWindow:
    """The real window with the start page, all games listed."""
    make_application()
    window = MainWindow(_settings(folder))
    window.resize(SIZE)
    window.show()
    while not window.start.play.games:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()
    return window


def _settings(folder: str) -> Settings:
    return Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat), Path(folder))


def measure(scenario: str) -> dict[str, Any]:
    import tempfile

    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        return _measured(open_window(scenario, folder), scenario)


def _measured(window: MainWindow, scenario: str) -> dict[str, Any]:
    board = window.page.map
    QApplication.processEvents()  # what the window still has to settle would undo the size of the map
    board.resize(SIZE)
    board.fit()
    board.settle()  # the drawn map is sharp, as it is a moment after any zoom
    QApplication.processEvents()
    figures: dict[str, Any] = {
        "repaint of the whole map at 1920x1080, ms (goal 16.7)": _ms(board.view.viewport().repaint),
    }
    figures.update(_dragging(window))
    figures.update(_playing(window))
    figures.update(_preview(match_of(scenario, seed=1)))
    window.close()
    return figures


def _dragging(window: MainWindow) -> dict[str, Any]:
    """A step of a drag: the space under the cursor changes, the way and its cost are shown."""
    control = window.controller
    piece = _to_a_drag(window)
    if not piece:
        return {"drag step skipped": "nothing can be dragged"}
    spaces = [space.id for space in control.presenter.board().spaces][:DRAGGED_OVER]
    times = [_once(partial(control.drag_to, [piece], space)) for space in spaces]
    control.drop([piece], "")
    return {"drag step, ms": round(median(times) * 1000, 2)}


def _to_a_drag(window: MainWindow) -> str:
    """Play until a piece is picked up that has a way to go; its id."""
    control = window.controller
    for _ in range(LOOKED_FOR):
        match = control.match
        if match.decision is None:
            break
        for piece in _draggable(control.decision_view())[:1]:
            control.pieces_dragged([piece])
            lit = [space for choice in _choices(control.decision_view()) for space in choice.spaces]
            way = control.presenter.route(match.state, match.decision, piece, lit[0]) if lit else None
            if way is not None and way.items:
                return piece
            control.drop([piece], "")
        _play(window, str(match.decision.actions[-1]))
    return ""


def _choices(view: DecisionView | None) -> tuple[ChoiceView, ...]:
    return view.choices if view else ()


def _draggable(view: DecisionView | None) -> list[str]:
    return [choice.pieces[0] for choice in _choices(view) if len(choice.pieces) == 1 and not choice.spaces]


def _play(window: MainWindow, action: str) -> None:
    window.controller.play_now(action)
    window.controller.settle()
    if not window.controller.playing:
        window.controller.take_seat()
    QApplication.processEvents()


def action_seconds(scenario: str) -> list[float]:
    """From an action to the painted window, in a window that has come to rest; sorted."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        window = open_window(scenario, folder)
        end = time.perf_counter() + AT_REST_S
        while time.perf_counter() < end:
            QApplication.processEvents()
            time.sleep(0.01)
        times = _action_times(window)
        window.close()
    return times


def _action_times(window: MainWindow) -> list[float]:
    """From actions played at random to the painted window: rules, views, panels, highlights; in seconds, sorted."""
    from desktop.players.random_player import RandomPlayer

    player, times = RandomPlayer(2), []
    for _ in range(ACTIONS):
        match = window.controller.match
        if match.decision is None:
            break
        times.append(_once(partial(_play, window, str(player.choose(match.state, match.decision)))))
    return sorted(times)


def _playing(window: MainWindow) -> dict[str, Any]:
    times = _action_times(window)
    return {
        "action to painted window, ms": round(median(times) * 1000, 1),
        "the same, 95th percentile, ms": round(times[int(len(times) * 0.95)] * 1000, 1),
    }


def _preview(match: Match) -> dict[str, Any]:
    """The exact chances of a fight, the first of them that play comes to; nothing is remembered between two."""
    from desktop.players.random_player import RandomPlayer

    player = RandomPlayer(3)
    for _ in range(LOOKED_FOR):
        if match.decision is None:
            break
        presenter = match.definition.presenter(match.world)
        found: PreviewView | None = presenter.preview(match.state, match.decision, ())
        if found is not None and found.outcomes:
            return {"combat preview, ms (goal 20)": round(median(_fresh_previews(match)) * 1000, 2)}
        match.play(player.choose(match.state, match.decision))
    return {"combat preview skipped": "no fight was met"}


def _fresh_previews(match: Match) -> list[float]:
    times = []
    for _ in range(REPEATS):
        presenter = match.definition.presenter(match.world)
        match.state.revision += 1
        times.append(_once(partial(presenter.preview, match.state, match.decision, ())))
    return times


def median(values: Iterable[float]) -> float:
    import statistics  # not among what a start needs

    return statistics.median(values)


def _once(action: Callable[[], object]) -> float:
    """Of computing, whatever else the machine does."""
    begun = time.process_time()
    action()
    return time.process_time() - begun


def _ms(action: Callable[[], object]) -> float:
    action()
    return round(median(_once(action) for _ in range(REPEATS)) * 1000, 2)
