"""What a report of a fault needs to say of the program and the machine, in ten lines; nothing of any game.

In English whatever language is spoken: the lines are for whoever mends the fault.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QSysInfo, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImageReader

from desktop.controller.reports import program_version
from desktop.data.errors import DataError
from desktop.data.game_files import own_scenarios
from desktop.data.library import Library
from desktop.data.paths import OVERRIDE, data_root
from desktop.data.places import is_home_chosen, places
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.engine.errors import EngineError

LINES = 10
MEGABYTE = 1_000_000
PACKAGES = ("PySide6_Essentials", "PyYAML", "msgspec")
IMAGES = ("png", "jpeg", "svg")


def lines() -> list[str]:
    """All of it. There is an application with a screen, or one that draws offscreen."""
    return [*of_program(), *of_screen(), *of_files(), of_data()]


def of_program() -> Iterator[str]:
    """Versions, and how the program was installed."""
    frozen = getattr(sys, "frozen", False)
    how = "frozen" if frozen else "from its source" if _is_tree() else "installed as a package"
    yield f"program: Sandtable {program_version()}, {how}"
    known = ", ".join(f"{name} {_version(name)}" for name in PACKAGES)
    yield f"versions: Python {platform.python_version()}, Qt {qVersion()}, {known}"
    yield f"system: {QSysInfo.prettyProductName()}, {platform.platform()}, language {QLocale().name()}"


def _is_tree() -> bool:
    return (data_root() / "pyproject.toml").is_file()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(unknown)"


def of_screen() -> Iterator[str]:
    """The platform plugin, fonts, pictures."""
    yield f"screen: {QGuiApplication.platformName()} of {', '.join(_platforms())}; {_screens()}"
    families, japanese = QFontDatabase.families(), QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)
    font = QGuiApplication.font()
    told = f"Japanese by {japanese[0]}" if japanese else "none for Japanese (Debian, Ubuntu: fonts-noto-cjk)"
    yield f"fonts: {len(families)} families, {font.family()} {font.pointSizeF():g} pt; {told}"
    read = {bytes(form.data()).decode() for form in QImageReader.supportedImageFormats()}
    yield f"pictures: {', '.join(f'{kind} {_yes(kind in read)}' for kind in IMAGES)}; {_printers()}"


def _platforms() -> list[str]:
    """The platform plugins there are."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    return sorted(file.stem.removeprefix("lib").removeprefix("q") for file in folder.glob("*q*.*"))


def _screens() -> str:
    shown = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return ", ".join(shown) or "no screen"


def _printers() -> str:
    from PySide6.QtPrintSupport import QPrinterInfo  # asks the system, which may take a moment

    return f"{len(QPrinterInfo.availablePrinterNames())} printers"


def _yes(there: bool) -> str:
    return "yes" if there else "no"


def of_files() -> Iterator[str]:
    """The player's folders, and whether they can be written."""
    found = places()
    kept = Library(found.games).games()
    faulty = sum(bool(each.fault) for each in kept)
    chosen = " (--home)" if is_home_chosen() else ""
    yield f"games: {_folder(found.games)}{chosen}, {len(kept)} kept, {faulty} unreadable"
    yield f"preferences: {_hidden(found.preferences)}; reports: {_folder(found.reports)}"
    yield f"caches: {_folder(found.caches)}, {_size(Path(found.caches)) / MEGABYTE:.0f} MB"


def _folder(folder: str) -> str:
    """Where it is, whether it can be written, or the folder it would be made in, and how much room is left."""
    path = Path(folder)
    existing = next((each for each in (path, *path.parents) if each.exists()), path)
    right = "writable" if existing.is_dir() and os.access(existing, os.W_OK) else "NOT WRITABLE"
    try:
        room = f"{shutil.disk_usage(existing).free / MEGABYTE:.0f} MB free"
    except OSError as error:
        room = error.strerror or str(error)
    return f"{_hidden(folder)} {right if existing == path else f'not yet there, {right}'}, {room}"


def _hidden(place: str) -> str:
    """A path without the name of the user, which nobody else needs to know."""
    user = os.path.expanduser("~")
    return place if user in ("", "/", "~") else place.replace(user, "~")


def _size(folder: Path) -> int:
    """Bytes in a folder; a file that goes away meanwhile counts nothing."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.stat(os.path.join(place, name)).st_size
            except OSError:
                continue
    return total


def of_data() -> str:
    """Whether every scenario can be read with all that it needs."""
    read, own, faults = 0, set[str](), []
    for game_id in filter(is_shipped, game_ids()):
        definition = game(game_id)
        own |= {f"{game_id}/{path.stem}" for path in own_scenarios(game_id)}
        try:
            for info in definition.scenarios():
                definition.load_world(info.id, {})
                own.discard(f"{game_id}/{info.id}")
                read += 1
        except (DataError, EngineError, OSError) as error:
            faults.append(f"{game_id}: {str(error).splitlines()[0]}")
    faults += [f"{name} of the player's own is not a sound scenario" for name in sorted(own)]
    chosen = f" ({OVERRIDE})" if os.environ.get(OVERRIDE) else ""
    told = f"FAULTY: {'; '.join(faults)}" if faults else "all valid"
    return f"data: {_hidden(str(data_root()))}{chosen}, {read} scenarios, {told}"
