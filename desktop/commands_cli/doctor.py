"""`doctor`: ten lines about the program and the machine, to paste into a report of a fault.

The lines are made by a program of its own: where no window can be opened, Qt ends the program that tries.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from desktop.commands_cli.picture import need_qt
from desktop.commands_cli.screen import why_no_screen

INSIDE = "SANDTABLE_DOCTOR"
"""Set for the program that asks Qt."""
SECONDS = 120


def doctor(args: argparse.Namespace) -> int:
    if os.environ.get(INSIDE):
        return _examine()
    if reason := why_no_screen():
        return _tell(_asked("offscreen"), f"no window here: {reason}")
    found = _asked(os.environ.get("QT_QPA_PLATFORM", ""))
    if found.returncode == 0:
        return _tell(found, "")
    return _tell(_asked("offscreen"), f"NO WINDOW HERE: {_reason(found)}")


def _examine() -> int:
    need_qt()
    from desktop.ui.app import make_application
    from desktop.ui.diagnosis import lines

    make_application()
    print("\n".join(lines()))
    return 0


def _asked(platform: str) -> subprocess.CompletedProcess[str]:
    """What the lines are on a platform of Qt; "" leaves the choice to Qt."""
    variables = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"} | {INSIDE: "1"}
    if platform:
        variables["QT_QPA_PLATFORM"] = platform
    command = [*_this_program(), "doctor"]
    return subprocess.run(
        command, env=variables, capture_output=True, text=True, timeout=SECONDS, check=False, errors="replace"
    )


def _this_program() -> list[str]:
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "desktop"]


def _tell(found: subprocess.CompletedProcess[str], screen: str) -> int:
    """Print the lines; what is said of the screen stands in its line."""
    if found.returncode != 0:
        print(f"sandtable: {_reason(found)}", file=sys.stderr)
        return 1
    for line in found.stdout.splitlines():
        print(f"{line}; {screen}" if screen and line.startswith("screen:") else line)
    return 0


def _reason(found: subprocess.CompletedProcess[str]) -> str:
    """The first thing Qt or Python said, or how the program ended."""
    said = [line.strip() for line in found.stderr.splitlines() if line.strip()]
    return said[-1] if "Traceback" in found.stderr else said[0] if said else f"ended with {found.returncode}"
