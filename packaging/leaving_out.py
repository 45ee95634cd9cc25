"""What the frozen program is made without, so that it stays small, and what it is named.

Every plugin that is left out here was tried: the program starts, draws, prints and reads pictures without it
(`check_frozen.py`, offscreen and under an X server).
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
Entry = tuple[str, str, str]
"""Where it will be, where it is, and its kind, as PyInstaller lists it."""

# The program uses QtCore, QtGui, QtWidgets, QtSvg and QtPrintSupport, and speaks to no network.
UNUSED_MODULES = [
    "PySide6.QtConcurrent", "PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtNetwork", "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtQuickControls2",
    "PySide6.QtQuickTest", "PySide6.QtQuickWidgets", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtUiTools",
    "PySide6.QtXml", "PySide6.QtDBus", "tkinter", "unittest", "pydoc", "doctest", "pytest", "hypothesis", "setuptools",
    "pip", "build", "ssl", "_ssl", "_hashlib", "asyncio", "multiprocessing", "_multiprocessing", "lib2to3", "curses",
    "_curses", "readline", "xmlrpc", "http.server", "ftplib", "imaplib", "smtplib", "pdb", "_uuid", "_lzma", "_bz2",
]  # fmt: skip
UNUSED_FILES = (
    # plugins nobody here asks for
    "qtvirtualkeyboard", "imageformats/libqpdf", "imageformats/qpdf", "libqeglfs", "egldeviceintegrations",
    "libqlinuxfb", "libqvnc", "libqvkkhrdisplay", "libqminimalegl", "platforms/libqminimal.", "platforms/qminimal.",
    "networkinformation", "/tls/", "generic/libq", "libqgtk3", "imageformats/libqwebp", "imageformats/libqtiff",
    "imageformats/libqtga", "imageformats/libqwbmp", "imageformats/libqicns", "imageformats/libqgif",
    "imageformats/qwebp", "imageformats/qtiff", "imageformats/qtga", "imageformats/qwbmp", "imageformats/qicns",
    "imageformats/qgif", "libdmabuf-server", "libdrm-egl-server",
    "libshm-emulation-server", "libvulkan-server", "libivi-shell", "libqt-shell", "libfullscreen-shell", "libwl-shell",
    # libraries only they need
    "Qt6VirtualKeyboard", "Qt6Qml", "Qt6Quick", "Qt6Pdf", "Qt6EglF", "Qt6Network", "opengl32sw",
    "QtVirtualKeyboard", "QtQml", "QtQuick", "QtPdf", "QtNetwork",
)  # fmt: skip
LEFT_TO_THE_SYSTEM = (
    "libX11", "libXau", "libXdmcp", "libxcb.so.1", "libGL", "libEGL", "libstdc++", "libgcc_s", "libfontconfig",
    "libfreetype", "libexpat", "libglib-2.0", "libgthread-2.0", "libgobject-2.0", "libgio-2.0", "libdbus-1", "libcups",
    "libz.so.1", "libwayland",
)  # fmt: skip
"""On Linux: libraries every desktop has, which must fit its drivers, fonts and services."""


def is_needed(name: str) -> bool:
    """Keep everything but unused plugins and the translations of unused libraries."""
    name = name.replace("\\", "/")
    if "/translations/" in name:
        return PurePosixPath(name).name.startswith("qtbase_")
    return not any(unused in name for unused in UNUSED_FILES)


def is_of_the_system(name: str) -> bool:
    return name.startswith(LEFT_TO_THE_SYSTEM)


def needed_libraries(
    binaries: Iterable[Entry], datas: Iterable[Entry], names: Callable[[Path], Iterable[str]]
) -> tuple[list[Entry], list[Entry]]:
    """Without the libraries that only served what was left out, or that the system has."""
    libraries = {PurePosixPath(entry[0]).name: entry for entry in binaries if _is_library(entry)}
    kept = [entry for entry in binaries if not _is_library(entry)]
    waiting, found = list(kept), set[str]()
    while waiting:
        for name in names(Path(waiting.pop()[1])):
            if name in libraries and name not in found and not is_of_the_system(name):
                found.add(name)
                waiting.append(libraries[name])
    all_there = [*kept, *(libraries[name] for name in sorted(found))]
    named = {entry[0] for entry in all_there}
    links = [entry for entry in datas if entry[2] != "SYMLINK" or _target(entry) in named]
    return all_there, links


def asked_for(file: Path) -> list[str]:
    """The libraries a file of Linux names itself, without those that they need in turn."""
    said = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False).stdout
    return [words[1] for line in said.splitlines() if (words := line.split())[:1] == ["NEEDED"]]


def _is_library(entry: Entry) -> bool:
    """A library that is there because something else needs it; a plugin or a module of Python is asked for."""
    name = PurePosixPath(entry[0]).name
    return entry[2] == "BINARY" and name.startswith("lib") and "/plugins/" not in entry[0] and "libpython" not in name


def _target(entry: Entry) -> str:
    parts: list[str] = []
    for part in (PurePosixPath(entry[0]).parent / entry[1]).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def icon_of(root: Path) -> str | None:
    """The icon in the form the platform wants, if it was drawn (`packaging/icons.py`)."""
    name = {"win32": "sandtable.ico", "darwin": "sandtable.icns"}.get(sys.platform)
    path = root / "build" / "icons" / name if name else None
    return str(path) if path is not None and path.is_file() else None
