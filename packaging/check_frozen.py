"""Start the frozen program and see that it lists, checks, explains, draws and prints; where there is an X server to be
had (Xvfb), that its window opens there too.

Usage: python packaging/check_frozen.py [PROGRAM]        (default: dist/sandtable/sandtable)
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from trying import environment, megabytes, told, try_all

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 60
READS = "pictures: png yes, jpeg yes, svg yes"


def default_program() -> Path:
    """The program in the folder PyInstaller writes."""
    name = "sandtable-console.exe" if sys.platform == "win32" else "sandtable"
    return ROOT / "dist" / "sandtable" / name


def main() -> None:
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else default_program()
    if not program.is_file():
        sys.exit(f"{program} does not exist; build it first (make package)")
    with tempfile.TemporaryDirectory(prefix="sandtable-check-") as folder:
        away = Path(folder)
        try_all(lambda arguments: told([str(program), *arguments], away), away)
        doctor = told([str(program), "doctor"], away)
        if READS not in doctor:
            sys.exit(f"not all pictures can be read:\n{doctor}")
        print(
            f"{program.name} (frozen, {megabytes(program.parent)}): games, validate, example, sheet, shot, doctor work"
        )
        if shutil.which("Xvfb") and shutil.which("xwininfo"):
            try_window(program, away)
        else:
            print("its window under an X server was not tried: Xvfb and xwininfo are not here")


def try_window(program: Path, away: Path) -> None:
    """Start an X server, open the window in it and look for its title."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"], pass_fds=[writing],
                              stderr=subprocess.DEVNULL)  # fmt: skip
    try:
        display = f":{os.read(reading, 16).decode().strip()}"
        variables = environment(away, {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"})
        doctor = told([str(program), "doctor"], away, variables)
        if "screen: xcb" not in doctor or "NO WINDOW" in doctor:
            sys.exit(f"there is no window under an X server:\n{doctor}")
        window = subprocess.Popen([str(program)], cwd=away, env=variables)
        try:
            look_for(window, variables)
        finally:
            window.terminate()
            window.wait()
    finally:
        server.terminate()
        server.wait()
    print("its window opens under an X server")


def look_for(window: subprocess.Popen[bytes], variables: dict[str, str]) -> None:
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        if window.poll() is not None:
            sys.exit(f"the window went away: exit {window.returncode}")
        tree = subprocess.run(
            ["xwininfo", "-root", "-tree"], env=variables, capture_output=True, text=True, check=False
        )
        if '"Sandtable' in tree.stdout:
            return
        time.sleep(0.5)
    sys.exit(f"no window after {SECONDS} s")


if __name__ == "__main__":
    main()
