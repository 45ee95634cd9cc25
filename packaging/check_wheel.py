"""Build the source distribution and the wheel, install them where no source tree is near, and try them there.

Usage: python packaging/check_wheel.py        (writes dist/*.tar.gz and dist/*.whl)
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from trying import environment, megabytes, told, try_all

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
DATA = ("resources", "scenarios")
BIN = "Scripts" if sys.platform == "win32" else "bin"


def main() -> None:
    wheel = built()
    check_content(wheel)
    with tempfile.TemporaryDirectory(prefix="sandtable-wheel-") as name:
        place = Path(name)
        python = fresh(place / "venv", wheel)
        try_venv(python, place / "venv" / BIN / "sandtable", place)
        try_target(python, wheel, place)


def built() -> Path:
    """The wheel, made from the source distribution and not from the tree."""
    for old in (*DIST.glob("sandtable-*.whl"), *DIST.glob("sandtable-*.tar.gz")):
        old.unlink()
    run([sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)])
    source, wheel = next(DIST.glob("sandtable-*.tar.gz")), next(DIST.glob("sandtable-*.whl"))
    print(f"{source.name} {megabytes(source)}, {wheel.name} {megabytes(wheel)}")
    return wheel


def check_content(wheel: Path) -> None:
    """Every data file of the tree is in the wheel."""
    held = {name.removeprefix("desktop/_data/") for name in zipfile.ZipFile(wheel).namelist()}
    wanted = {path.relative_to(ROOT).as_posix() for part in DATA for path in (ROOT / part).rglob("*") if path.is_file()}
    if missing := sorted(wanted - held):
        sys.exit(f"not in the wheel: {', '.join(missing)}")


def fresh(folder: Path, wheel: Path) -> Path:
    """The Python of a new environment in which the wheel is installed."""
    run([sys.executable, "-m", "venv", str(folder)])
    python = folder / BIN / "python"
    run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)])
    return python


def try_venv(python: Path, command: Path, place: Path) -> None:
    away = place / "away"
    away.mkdir()
    try_all(lambda arguments: told([str(command), *arguments], away), away)
    try_all(lambda arguments: told([str(python), "-m", "desktop", *arguments], away), away)
    print("in a fresh environment: `sandtable` and `python -m desktop` work")


def try_target(python: Path, wheel: Path, place: Path) -> None:
    """Installed into a folder of its own, which is only on the path."""
    target, away = place / "target", place / "there"
    away.mkdir()
    run([str(python), "-m", "pip", "uninstall", "--quiet", "--yes", "sandtable"])
    run([str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target), str(wheel)])
    variables = environment(away, {"PYTHONPATH": str(target)})
    try_all(lambda arguments: told([str(python), "-m", "desktop", *arguments], away, variables), away)
    print("with `pip install --target`: `python -m desktop` works")


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


if __name__ == "__main__":
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    main()
