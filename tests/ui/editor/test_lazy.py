"""What makes examples and scenarios is not read before it is asked for."""

from __future__ import annotations

import subprocess
import sys

ASKED = """
import sys
import desktop.ui.main_window, desktop.ui.start_page, desktop.ui.examples.install
makers = ("desktop.ui.editor", "desktop.scenarios", "desktop.examples.draft")
found = [name for name in sys.modules if name.startswith(makers)]
sys.exit(" ".join(found) or 0)
"""


def test_the_window_is_there_without_the_editors() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
