"""Start the frozen program without a screen and see that it lists games and draws a board.

Usage: python packaging/check_frozen.py [PROGRAM]        (default: dist/sandtable/sandtable)
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCENARIO = "battles/jarama"
SIZE = (1280, 800)
SMALLEST_PICTURE = 20_000  # bytes; an empty window of that size compresses to less
SECONDS = 120
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def default_program() -> Path:
    """The program in the folder PyInstaller writes."""
    name = "sandtable.exe" if sys.platform == "win32" else "sandtable"
    return ROOT / "dist" / "sandtable" / name


def run(program: Path, arguments: list[str], folder: str) -> str:
    """Run the program away from the source tree; its output, or an exit with what went wrong."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_"))}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    for home in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        environment[home] = folder
    command = [str(program), *arguments]
    try:
        result = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"{' '.join(command)}: no answer after {SECONDS} s")
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def picture_fault(picture: Path) -> str | None:
    """What is wrong with the PNG, if anything."""
    if not picture.is_file():
        return "was not written"
    data = picture.read_bytes()
    if not data.startswith(PNG_SIGNATURE):
        return "is not a PNG"
    size = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
    if size != SIZE:
        return f"is {size[0]}x{size[1]}, not {SIZE[0]}x{SIZE[1]}"
    if len(data) < SMALLEST_PICTURE:
        return f"has only {len(data)} bytes: an empty board"
    return None


def main() -> None:
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else default_program()
    if not program.is_file():
        sys.exit(f"{program} does not exist; build it first (make package)")
    with tempfile.TemporaryDirectory(prefix="sandtable-check-") as folder:
        games = run(program, ["games"], folder)
        if SCENARIO not in games:
            sys.exit(f"games does not list {SCENARIO}:\n{games}")
        picture = Path(folder) / "shot.png"
        run(program, ["shot", SCENARIO, "-o", str(picture), "--size", f"{SIZE[0]}x{SIZE[1]}"], folder)
        if fault := picture_fault(picture):
            sys.exit(f"the picture of {SCENARIO} {fault}")
    print(f"{program.name} (frozen): games and shot work")


if __name__ == "__main__":
    main()
