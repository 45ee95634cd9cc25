"""What is imported before Qt."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROBE = """
import sys
from desktop.commands_cli.ahead import import_ahead
import_ahead({target!r})
print(int("PySide6" in sys.modules), int("desktop.games.battles.present" in sys.modules),
      int("desktop.games.battles.definition" in sys.modules))
"""


@pytest.mark.parametrize(
    ("target", "found"),
    [("battles/jarama", "0 1 1"), (None, "0 0 1"), ("no/such/file", "0 0 0"), ("", "0 0 0")],
)
def test_rules_and_views_come_before_qt(target: str | None, found: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(target=target)], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == (found, "")
