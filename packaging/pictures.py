"""Draws the pictures of the README anew, one of each game as the window shows it: python packaging/pictures.py

Each is a position reached by random play with a seed, drawn without a screen, small enough to be kept with the source.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "screenshots"
DRAWN, SHOWN = "1280x800", 960
MOST_BYTES = 160_000
PICTURES = {
    "battles": ("battles/pindoque", 70, 3, ""),
    "reich": ("reich/campaign-1941", 30, 2, "--whole"),
    "crusade": ("crusade/campaign", 60, 2, ""),
    "arriba": ("arriba/civil-war", 60, 1, "--whole"),
    "illusions": ("illusions/campaign-1914", 60, 4, ""),
}
"""Of each game: what is played, how many random actions, the seed, and whether all of the map is shown."""
COLOURS = 255
FINE = 0xFFFCFCFC
"""Colours that differ by less are counted as one."""


def main(names: list[str]) -> None:
    app = QGuiApplication([])
    FOLDER.mkdir(exist_ok=True)
    for name in names or PICTURES:
        with tempfile.TemporaryDirectory() as folder:
            drawn = Path(folder) / "drawn.png"
            draw(name, drawn)
            target = FOLDER / f"{name}.png"
            reduce(drawn, target)
        size = target.stat().st_size
        print(f"{target.relative_to(ROOT)}: {size / 1000:.0f} kB")
        if size > MOST_BYTES:
            sys.exit(f"{target.name} is larger than {MOST_BYTES / 1000:.0f} kB")
    del app


def draw(name: str, target: Path) -> None:
    scenario, moves, seed, whole = PICTURES[name]
    command = [sys.executable, "-m", "desktop", "shot", scenario, "-o", str(target), "--size", DRAWN]
    command += ["--moves", str(moves), "--seed", str(seed), *whole.split()]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


def reduce(source: Path, target: Path) -> None:
    """Smaller, and in as many colours as one byte can name."""
    image = QImage(str(source)).scaledToWidth(SHOWN, Qt.TransformationMode.SmoothTransformation)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    image.convertToFormat(QImage.Format.Format_Indexed8, palette(image), plain).save(str(target), "PNG", 0)


def palette(image: QImage) -> list[int]:
    """The colours that fit a picture best: the most mixed lot of colours is cut in two until there are enough."""
    counts = Counter(pixel & FINE for pixel in memoryview(image.constBits()).cast("I"))
    lots = [list(counts.items())]
    while len(lots) < COLOURS:
        lot = max(lots, key=lambda lot: _spread(lot)[0] * sum(count for _, count in lot) ** 0.5)
        width, shift = _spread(lot)
        if width == 0:
            break
        lots.remove(lot)
        lot.sort(key=lambda item: item[0] >> shift & 255)
        middle = _middle(lot, shift)
        lots += [lot[:middle], lot[middle:]]
    return [_mean(lot) for lot in lots]


def _spread(lot: list[tuple[int, int]]) -> tuple[int, int]:
    """How far apart its colours are, and in which part of them (as the bits it begins at)."""
    parts = [(shift, [colour >> shift & 255 for colour, _ in lot]) for shift in (16, 8, 0)]
    return max((max(values) - min(values), shift) for shift, values in parts)


def _middle(lot: list[tuple[int, int]], shift: int) -> int:
    """Where to cut: as many dots on both sides, and never between equal ones."""
    half, seen = sum(count for _, count in lot) / 2, 0
    for number, (_, count) in enumerate(lot):
        seen += count
        if seen >= half:
            return min(max(number, 1), len(lot) - 1)
    return len(lot) // 2


def _mean(lot: list[tuple[int, int]]) -> int:
    total = sum(count for _, count in lot)
    red, green, blue = (sum((colour >> shift & 255) * count for colour, count in lot) // total for shift in (16, 8, 0))
    return 0xFF000000 | red << 16 | green << 8 | blue


if __name__ == "__main__":
    main(sys.argv[1:])
