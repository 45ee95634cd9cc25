"""What players install is put together rightly; that it works when installed is tried by `make package-test`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType
from xml.etree import ElementTree

import pytest
import yaml

from desktop.cli import main, parser
from desktop.data.saves import SUFFIX
from desktop.data.shared import KINDS

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The scripts under packaging/, importable by their names."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    yield
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(ROOT / "packaging")):
            del sys.modules[name]


def tool(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.mark.usefixtures("tools")
def test_libraries_that_only_served_what_is_left_out_go_with_it() -> None:
    """Qt's own library is kept with what it needs; printing asks the system, which brings its own."""
    names = {
        "mod.so": ["libQt6Gui.so.6", "libX11.so.6"],
        "libQt6Gui.so.6": ["libicu.so.73"],
        "cups.so": ["libcups.so.2"],
        "libcups.so.2": ["libgnutls.so.30"],
    }
    libraries = ("libQt6Gui.so.6", "libicu.so.73", "libcups.so.2", "libgnutls.so.30", "libX11.so.6", "libgtk-3.so.0")
    entries = [("PySide6/mod.so", "mod.so", "EXTENSION"), ("PySide6/Qt/plugins/x/libcups.so", "cups.so", "BINARY")]
    entries += [(f"PySide6/Qt/lib/{name}", name, "BINARY") for name in libraries]
    links = [(name, f"PySide6/Qt/lib/{name}", "SYMLINK") for name in libraries] + [("LICENSE", "/LICENSE", "DATA")]
    kept, datas = tool("leaving_out").needed_libraries(entries, links, lambda path: names.get(path.name, []))
    assert sorted(PurePosixPath(entry[0]).name for entry in kept) == [
        "libQt6Gui.so.6", "libcups.so", "libicu.so.73", "mod.so",
    ]  # fmt: skip
    assert sorted(entry[0] for entry in datas) == ["LICENSE", "libQt6Gui.so.6", "libicu.so.73"]


@pytest.mark.usefixtures("tools")
def test_what_is_asked_of_the_system_is_in_a_package_we_know() -> None:
    make, left = tool("make_linux"), tool("leaving_out").LEFT_TO_THE_SYSTEM
    assert all(name.startswith(left) or name in ("libOpenGL.so.0",) for name in make.LIBRARIES)


@pytest.mark.usefixtures("tools")
def test_the_manual_names_every_command() -> None:
    page = tool("manual").manual()
    commands = [name for name, _ in tool("manual").commands(parser())]
    assert "bench-start" not in commands, "what help does not list is no player's"
    assert {"play", "games", "paths", "doctor", "sheet"} <= set(commands)
    for name in commands:
        assert f"\\fB{name}\\fR" in page


@pytest.mark.parametrize("suffix", [SUFFIX, *KINDS])
def test_a_double_click_on_what_players_share_opens_it(suffix: str) -> None:
    """On Linux by the kinds of files, on Windows and macOS by the ends of their names."""
    entry = dict(line.split("=", 1) for line in (LINUX / "sandtable.desktop").read_text().splitlines() if "=" in line)
    kinds = ElementTree.parse(LINUX / "sandtable.xml").getroot()
    [kind] = [
        each.get("type")
        for each in kinds
        if [glob.get("pattern") for glob in each.findall("{*}glob")] == [f"*{suffix}"]
    ]
    assert kind in entry["MimeType"].split(";")
    assert entry["Exec"] == "sandtable play %f"
    assert parser().parse_args(["play", f"evening{suffix}"]).save == f"evening{suffix}"
    described = ElementTree.parse(LINUX / "org.sandtable.Sandtable.metainfo.xml").getroot()
    assert kind in [each.text for each in described.findall("provides/mediatype")]
    assert described.findtext("launchable") == "sandtable.desktop"
    assert f'"Software\\Classes\\{suffix}"' in (ROOT / "packaging" / "windows.iss").read_text(encoding="utf-8")
    assert f'("{suffix[1:]}", ' in (ROOT / "packaging" / "sandtable.spec").read_text(encoding="utf-8")


def test_every_kind_that_is_registered_is_one_that_the_program_opens() -> None:
    kinds = ElementTree.parse(LINUX / "sandtable.xml").getroot()
    patterns = [glob.get("pattern") for each in kinds for glob in each.findall("{*}glob")]
    assert sorted(map(str, patterns)) == sorted(f"*{suffix}" for suffix in (SUFFIX, *KINDS))


def test_a_sandboxed_program_shows_its_kinds_of_files_under_its_own_name() -> None:
    """Flatpak lets out of a sandbox only files that are called after the program."""
    recipe = yaml.safe_load((ROOT / "packaging" / "flatpak" / "org.sandtable.Sandtable.yaml").read_text())
    shared = [line for line in recipe["modules"][0]["build-commands"] if "/mime" in line]
    written = [word for line in shared for word in line.split() if word.startswith("/app/")]
    assert {Path(name).name for name in written} == {
        "org.sandtable.Sandtable.xml", "org.sandtable.Sandtable.document.svg",
    }  # fmt: skip
    icons = {each.get("name") for each in ElementTree.parse(LINUX / "sandtable.xml").iter() if "icon" in str(each.tag)}
    assert icons == {"application-x-sandtable"}, "the recipe gives this one another name"


def test_the_workflow_runs_the_tests_on_three_systems_and_calls_what_is_there() -> None:
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    systems = {"ubuntu-latest", *flow["jobs"]["systems"]["strategy"]["matrix"]["os"]}
    assert {name.split("-")[0] for name in systems} == {"ubuntu", "windows", "macos"}
    said = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8").replace("\\", "/")
    called = {word.strip("\"'") for word in said.split() if word.startswith("packaging/")}
    assert called
    assert [name for name in called if not (ROOT / name).is_file()] == []


def test_a_program_without_a_console_has_nobody_to_print_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows gives a program with a window no standard output."""
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["paths"]) == 0
