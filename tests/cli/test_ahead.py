"""What is imported before Qt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.cli import main, parser

PROBE = """
import sys
from desktop.commands_cli.ahead import import_ahead
import_ahead({target!r})
print(int("PySide6" in sys.modules), int("desktop.games.battles.present" in sys.modules),
      int("desktop.games.battles.definition" in sys.modules))
"""


@pytest.mark.parametrize(
    ("target", "found"),
    [("battles/jarama", "0 1 1"), (None, "0 0 0"), ("no/such/file", "0 0 0"), ("", "0 0 0")],
)
def test_rules_and_views_come_before_qt(target: str | None, found: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(target=target)], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == (found, "")


START = """
import sys
from desktop.commands_cli.ahead import import_ahead
import_ahead("battles/pindoque")
from desktop.ui.map.view import MapView
sizes, resized = [], MapView.resizeEvent
MapView.resizeEvent = lambda view, event: (sizes.append(event.size().toTuple()), resized(view, event))[1]
from desktop.commands_cli.bench_window import open_window
window = open_window("battles/pindoque", sys.argv[1])
slow = {"fractions", "hashlib", "html", "secrets", "yaml"}
drawing = ("features", "room", "setting", "sheet", "strokes", "symbols", "terrain")
slow |= {f"desktop.ui.paint.{name}" for name in drawing}
print(len(sizes), sizes[-1] == window.page.map.view.size().toTuple(), sorted(slow & set(sys.modules)))
from PySide6 import QtGui, QtWidgets
print(sorted({"QCalendarWidget", "QMdiArea", "QTextDocument", "QWizard"} & {*vars(QtGui), *vars(QtWidgets)}))
window.shelve()
"""


def test_a_start_lays_the_window_out_once_and_leaves_slow_modules_alone(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", START, str(tmp_path)]
    for _ in range(2):  # the first start fills the caches
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.splitlines() == ["1 True []", "[]"]


def test_no_words_mean_the_same_as_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr("desktop.commands_cli.picture.play", lambda args: seen.append(args) or 0)
    monkeypatch.setattr(sys, "argv", ["sandtable"])
    assert [main(words) for words in ([], None, ["play"])] == [0, 0, 0]
    assert seen == [parser().parse_args([])] * 3


LISTED = """
import sys
from desktop.commands_cli.ahead import import_ahead
import_ahead(None)
from PySide6 import QtWidgets
from PySide6.QtWidgets import QApplication
from desktop.ui.app import make_application
from desktop.ui.main_window import MainWindow
app = make_application()
window = MainWindow()
window.show()
while not window.start.play.games:
    QApplication.processEvents()
QApplication.processEvents()
print(len(window.start.play.games), [name for name in sys.modules if name.startswith("desktop.games")])
print(sorted({"QCalendarWidget", "QFileDialog", "QMdiArea", "QWizard"} & set(vars(QtWidgets))))
"""
"""Qt loads its classes when they are first named, or all of a kind when it is asked for one that it made itself."""


def test_the_start_page_lists_the_games_without_loading_one(tmp_path: Path) -> None:
    environment = {**os.environ, "SANDTABLE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", LISTED]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, timeout=60)
    assert done.stdout.splitlines() == ["5 []", "[]"]
