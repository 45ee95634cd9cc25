"""The printing part of `bench`: one set-up sheet, and every sheet of every scenario."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from desktop.commands_cli.sheet import write_scenario
from desktop.engine.definition import game, game_ids
from desktop.printing.setup_sheet import write_setup_sheet
from desktop.ui.app import make_application

REPEATS = 5


def measure(game_id: str, scenario: str) -> dict[str, Any]:
    make_application()
    with tempfile.TemporaryDirectory() as folder:
        times, size = _setup_sheets(game_id, scenario, Path(folder) / "setup.pdf")
        begun, files, pages = time.perf_counter(), 0, 0
        for name in game_ids():
            for info in game(name).scenarios():
                done = write_scenario(name, info.id, Path(folder))
                files, pages = files + len(done), pages + sum(done)
        everything = time.perf_counter() - begun
    return {
        "set-up sheet, s (goal 1)": round(statistics.median(times), 2),
        "its size, kB (goal 2000)": round(size / 1000),
        "all sheets of all scenarios, s (goal 60)": round(everything, 1),
        "files and pages of them": f"{files} and {pages}",
    }


def _setup_sheets(game_id: str, scenario: str, path: Path) -> tuple[list[float], int]:
    """Seconds from the read scenario to the file, and its size."""
    definition = game(game_id)
    world, times = definition.load_world(scenario, {}), []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        write_setup_sheet(definition.presenter(world), path)
        times.append(time.perf_counter() - begun)
    return times, path.stat().st_size
