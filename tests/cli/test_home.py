"""Where things live, as a player tells the program: `--home`, `paths`, `doctor`; two programs, two versions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop.cli import main
from desktop.commands_cli import doctor
from desktop.commands_cli.validate import faults_of_file
from desktop.data.paths import scenarios_dir
from desktop.data.places import HOME
from desktop.ui.settings import Settings, kept_preferences

ROOT = Path(__file__).resolve().parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a command chooses is forgotten again."""
    monkeypatch.setenv(HOME, "")


def test_a_file_that_would_not_be_listed_under_its_name_is_not_sound(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    path = tmp_path / "scenarios" / "battles" / "mine.yaml"
    path.parent.mkdir(parents=True)
    path.write_bytes((scenarios_dir() / "battles" / "pindoque.yaml").read_bytes())
    assert faults_of_file(path) == [f"{path}:1: id: pindoque is not the name of the file"]


def program(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """The program, started with its files in a folder."""
    command = [sys.executable, "-m", "desktop", *arguments, "--home", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.usefixtures("_home")
@pytest.mark.parametrize("before", [True, False])
def test_paths_are_those_of_the_folder_that_is_named(tmp_path: Path, capsys: Capture, before: bool) -> None:
    named = ["--home", str(tmp_path / "stick")]
    assert main([*named, "paths"] if before else ["paths", *named]) == 0
    told = dict(line.split("\t")[:2] for line in capsys.readouterr().out.splitlines())
    assert told.pop("data") == str(ROOT)
    assert set(told) == {
        "games",
        "scenarios",
        "examples",
        "corrections",
        "pictures",
        "preferences",
        "caches",
        "reports",
    }
    assert all(place.startswith(str(tmp_path / "stick")) for place in told.values())


@pytest.mark.usefixtures("_home")
def test_a_home_that_cannot_be_is_told_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["games", "--home", str(tmp_path / "file")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"sandtable: {tmp_path / 'file'}: Not a directory\n"


def test_preferences_are_a_file_in_the_chosen_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    settings = Settings()
    settings.theme = "dark"
    settings.store.sync()
    assert "dark" in (tmp_path / "preferences.ini").read_text(encoding="utf-8")
    assert settings.library.folder == tmp_path / "games"
    assert settings.report_dir == tmp_path / "reports"
    assert Settings().theme == "dark"


# -- two versions ------------------------------------------------------------------------------------
def test_preferences_of_a_later_version_are_passed_over_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    later = QSettings(str(tmp_path / "preferences.ini"), QSettings.Format.IniFormat)
    later.setValue("theme", "sepia")
    later.setValue("font_scale", "huge")
    later.setValue("always", ["{}", "not json"])
    later.setValue("layout/99/state", "of another window")
    later.setValue("only/later", "7")
    later.sync()
    settings = Settings()
    assert (settings.theme, settings.font_scale, settings.always()) == ("system", 1.0, [])
    assert all(part.isEmpty() for part in settings.layout())
    settings.animation = 0
    settings.store.sync()
    again = kept_preferences()
    assert again.value("only/later") == "7"
    assert again.value("layout/99/state") == "of another window"


# -- two programs ------------------------------------------------------------------------------------
def test_two_programs_fill_the_same_empty_caches(tmp_path: Path) -> None:
    both = [program("games", folder=tmp_path) for _ in range(2)]
    told = [each.communicate(timeout=120) for each in both]
    assert [each.returncode for each in both] == [0, 0]
    assert told[0] == told[1]
    assert told[0][1] == ""
    assert list((tmp_path / "caches").rglob("*.json"))
    assert not list((tmp_path / "caches").rglob("*.part"))


# -- doctor ------------------------------------------------------------------------------------------
def ended(code: int, out: str, err: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess([], code, out, err)


def test_the_doctor_says_ten_lines_and_changes_nothing(tmp_path: Path) -> None:
    asked = program("doctor", folder=tmp_path)
    told, faults = asked.communicate(timeout=120)
    assert (asked.returncode, faults) == (0, "")
    words = [line.split(":")[0] for line in told.splitlines()]
    assert words == [
        "program", "versions", "system", "screen", "fonts", "pictures", "games", "preferences", "caches", "data",
    ]  # fmt: skip
    assert "all valid" in told
    assert {path.name for path in tmp_path.iterdir()} <= {"caches"}


def test_a_screen_that_ends_the_program_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(doctor, "why_no_screen", lambda: "")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    found = {"xcb": ended(-6, "", "qt.qpa.xcb: could not connect\nAborted\n"), "offscreen": ended(0, "screen: none\n")}
    monkeypatch.setattr(doctor, "_asked", found.__getitem__)
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out == "screen: none; NO WINDOW HERE: qt.qpa.xcb: could not connect\n"


def test_a_doctor_who_cannot_even_draw_says_why(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(doctor, "_asked", lambda _platform: ended(2, "", "sandtable: Qt needs libEGL.so.1\n"))
    assert main(["doctor"]) == 1
    assert "libEGL.so.1" in capsys.readouterr().err


def test_what_the_doctor_starts_knows_the_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[dict[str, str]] = []

    def run(command: list[str], env: dict[str, str], **rest: object) -> subprocess.CompletedProcess[str]:
        seen.append(env)
        return ended(0, "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv(HOME, "")
    assert main(["doctor", "--home", str(tmp_path)]) == 0
    assert {env[HOME] for env in seen} == {str(tmp_path)}
    assert os.environ[HOME] == str(tmp_path)
