"""What `bench` measures of a start, each in a fresh program. Nothing is imported here that a start might need."""

from __future__ import annotations

import argparse
import sys

EMPTY_WINDOW = """
import sys, time; begun = time.process_time()
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([]); window = QMainWindow(); window.resize(1920, 1080); window.show()
app.processEvents()
end = time.process_time()
print(end, end - begun)
"""
OUR_WINDOW = """
import sys, time; begun = time.process_time()
from desktop.cli import collect_seldom
from desktop.commands_cli.ahead import import_ahead
collect_seldom(); import_ahead(sys.argv[1])
from desktop.commands_cli.bench_window import open_window
window = open_window(*sys.argv[1:3])
end = time.process_time()
from desktop.commands_cli.resident import resident_memory
memory = resident_memory()
assert window.page.map.scene.tiles.painted
window.shelve()
print(memory, end, end - begun)
"""
START_PAGE = """
import sys, time; begun = time.process_time()
from desktop.cli import collect_seldom
from desktop.commands_cli.ahead import import_ahead
collect_seldom(); import_ahead(None)
from desktop.commands_cli.bench_window import open_start
window = open_start(sys.argv[2])
end = time.process_time()
window.shelve()
print(end, end - begun)
"""
"""All print how long they computed, last from their first line, before that from the launch of Python."""
STARTED = {"empty": EMPTY_WINDOW, "board": OUR_WINDOW, "page": START_PAGE}


def bench_start(args: argparse.Namespace) -> int:
    """Such a start in this very program: one that is frozen has no Python that could be given it."""
    sys.argv = args.words
    exec(STARTED[args.words[0]], {})
    return 0
