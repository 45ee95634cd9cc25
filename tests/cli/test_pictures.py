"""`shot`, `sheet`, `bench` and `play` where Qt is needed but no screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pypdf
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.cli import main
from desktop.commands_cli.screen import package_hint
from desktop.data.saves import save_match
from desktop.engine import definition as registry
from tests.play import random_game
from tests.tiny.game import DEFINITION

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _only_tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot) -> None:
    monkeypatch.setattr(registry, "_MODULES", {})
    monkeypatch.setattr(registry, "_LOADED", {"tiny": registry.game("tiny")})
    monkeypatch.setattr(registry, "_LOADED", {"tiny": DEFINITION})
    monkeypatch.chdir(tmp_path)


def colours(path: Path) -> tuple[QImage, int]:
    image = QImage(str(path))
    return image, len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


@pytest.mark.parametrize(
    "args",
    [
        ("tiny/meeting", "--board"),
        ("tiny/meeting", "--theme", "dark", "--font-scale", "1.5", "--overlay", "control", "--moves", "5"),
        ("game.sandtable",),
        ("start",),
    ],
)
def test_shot_draws_a_picture_of_the_size_asked_for(args: tuple[str, ...], tmp_path: Path) -> None:
    save_match(random_game(3, 12), tmp_path / "game.sandtable")
    assert main(["shot", *args, "-o", "x.png", "--size", "900x700"]) == 0
    image, number = colours(tmp_path / "x.png")
    assert (image.width(), image.height()) == (900, 700)
    assert number > 8


def test_a_picture_that_finds_no_room_on_the_disk_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["shot", "tiny/meeting", "-o", "x.png", "--size", "300x200", "--board"]) == 2
    assert capfd.readouterr().err == f"sandtable: {tmp_path / 'x.png'}: No space left on device\n"
    assert not (tmp_path / "x.png").exists()


def test_a_picture_of_a_hand_says_whose_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = random_game(3, 12)
    save_match(match, tmp_path / "game.sandtable")
    assert main(["shot", "game.sandtable", "-o", "x.png", "--size", "900x700"]) == 0
    assert match.decision is not None
    assert capsys.readouterr().err == f"x.png: shows what {match.decision.player} may see\n"
    assert main(["shot", "game.sandtable", "-o", "x.png", "--size", "900x700", "--board"]) == 0
    assert capsys.readouterr().err == ""


def test_sheet_writes_a_pdf(tmp_path: Path) -> None:
    assert main(["sheet", "tiny/meeting", "-o", "x.pdf"]) == 0
    pages = pypdf.PdfReader(tmp_path / "x.pdf").pages
    text = " ".join(" ".join(page.extract_text() for page in pages).split())
    assert "The Meeting" in text
    assert "Red Foot" in text


def test_play_without_a_screen_writes_board_and_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1
    written = sorted((tmp_path / "build").iterdir())
    assert [path.suffix for path in written] == [".pdf", ".png"]


def test_a_missing_library_names_its_packages() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert package_hint(error) == "Qt needs libEGL.so.1: install libegl1 (Debian, Ubuntu) or libglvnd-egl (Fedora)"
    assert package_hint(ImportError("what\nelse")) == "Qt cannot be loaded: what"


def test_bench_skips_what_cannot_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """A fresh program does not know the tiny game, so its start cannot be timed; all else can."""
    assert main(["bench", "--scenario", "tiny/skirmish", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert "start-up skipped" in figures
    for name in ("decisions per second (goal 2000)", "listing 200 games, ms (goal 150)", "drag step, ms"):
        assert figures[name] > 0


@pytest.mark.parametrize(("what", "figures"), [("empty", 2), ("page", 2), ("board", 3)])
def test_a_start_that_bench_measures_can_be_run_by_the_program_itself(what: str, figures: int, tmp_path: Path) -> None:
    """As one that is frozen must: it has no Python to be given one."""
    command = [sys.executable, "-m", "desktop", "bench-start", what, "battles/pindoque", str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=environment)
    launched, begun = [float(each) for each in done.stdout.split()][-2:]
    assert len(done.stdout.split()) == figures
    assert launched >= begun > 0
