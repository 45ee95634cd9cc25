"""Start the frozen program without a screen and see that it lists, checks, explains, draws and prints.

Usage: python packaging/check_frozen.py [PROGRAM]        (default: dist/sandtable/sandtable)
"""

import sys
import tempfile
from pathlib import Path

from trying import megabytes, told, try_all

ROOT = Path(__file__).resolve().parent.parent
MOST_BYTES = 125_000_000


def default_program() -> Path:
    """The program in the folder PyInstaller writes."""
    name = "sandtable.exe" if sys.platform == "win32" else "sandtable"
    return ROOT / "dist" / "sandtable" / name


def main() -> None:
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else default_program()
    if not program.is_file():
        sys.exit(f"{program} does not exist; build it first (make package)")
    with tempfile.TemporaryDirectory(prefix="sandtable-check-") as folder:
        away = Path(folder)
        try_all(lambda arguments: told([str(program), *arguments], away), away)
    print(f"{program.name} (frozen, {megabytes(program.parent)}): games, validate, example, sheet and shot work")


if __name__ == "__main__":
    main()
