"""The application: set-up of Qt, the window, and what to say where there is no screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from desktop.data.shared import is_shared
from desktop.ui import i18n

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

LIBRARIES = (
    ("xcb-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    ("xkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    ("xcb-icccm", "libxcb-icccm4", "xcb-util-wm"),
    ("xcb-image", "libxcb-image0", "xcb-util-image"),
    ("xcb-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    ("xcb-render-util", "libxcb-render-util0", "xcb-util-renderutil"),
    ("xcb-xinerama", "libxcb-xinerama0", "libxcb"),
    ("xkbcommon", "libxkbcommon0", "libxkbcommon"),
    ("EGL", "libegl1", "libglvnd-egl"),
    ("GL", "libgl1", "libglvnd-glx"),
    ("fontconfig", "libfontconfig1", "fontconfig"),
    ("dbus-1", "libdbus-1-3", "dbus-libs"),
)
"""Libraries the X11 platform of Qt needs: name, Debian package, Fedora package."""

STYLE = ("-style", "Fusion")
"""Told to Qt as an argument: to set a style from here would load every style class there is."""

ALONE = "QT_NO_GUI_THREADPOOL"
"""Told to Qt through the environment: to paint in one thread. What is painted here is small, and to share each line and
each letter out among several threads takes up to fifteen times as long as to paint it."""


def missing_library() -> str | None:
    """One line naming the packages to install if the X11 platform of Qt cannot be loaded, else None."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if not sys.platform.startswith("linux") or os.environ.get("WAYLAND_DISPLAY") or chosen not in ("", "xcb"):
        return None
    import ctypes

    plugin = os.path.join(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    try:
        ctypes.CDLL(plugin)
        return None
    except OSError as error:
        return package_hint(str(error))


def package_hint(fault: str) -> str:
    """Which Debian and Fedora packages hold the library that a loader's message names."""
    for name, debian, fedora in LIBRARIES:
        if f"lib{name}.so" in fault:
            return f"A library of Qt is missing: install {debian} (Debian, Ubuntu) or {fedora} (Fedora). [{fault}]"
    return f"Qt cannot open a window here: {fault}"


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication, set up; made once and then found again."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    os.environ.setdefault(ALONE, "1")
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(["sandtable", *STYLE, *arguments])
    dress(app)
    return app


def dress(app: QApplication) -> None:
    """Names, icon and language."""
    app.setOrganizationName("Sandtable")
    app.setApplicationName("Sandtable")
    app.setDesktopFileName("sandtable")
    app.setWindowIcon(_icon())
    i18n.install(app)


def _icon() -> QIcon:
    from desktop.data.paths import resources_dir

    path = resources_dir() / "icon.svg"
    return QIcon(str(path)) if path.is_file() else QIcon()


def run(target: str | None = None) -> int:
    """Open the window, on the start page or with a saved game; returns the exit code."""
    fault = missing_library()
    if fault is not None:
        print(fault, file=sys.stderr)
        return 1
    app = make_application()
    from desktop.ui.collecting import Collector
    from desktop.ui.main_window import MainWindow

    shared = bool(target) and is_shared(str(target))
    window = MainWindow(at_start=shared or not target)
    Collector(window)
    _catch_faults(window)
    if sys.platform == "darwin":  # elsewhere each file begins a program of its own, and every event would pass here
        app.installEventFilter(Doors(window))
    if target and not shared:
        window.files.open(target)  # before the window is shown: it comes up with the game, laid out once
        if not window.controller.has_table:
            window.show_start()  # it could not be opened
    window.show()
    if target and shared:
        window.files.open(target)  # what it holds is asked about before the start page
    return app.exec()


class Doors(QObject):
    """A file that is opened from outside while the program runs: macOS tells of each in this way."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.files.open(event.file())
            return True
        return False


def _catch_faults(window: MainWindow) -> None:
    """Faults in slots and events end up in a report and a message instead of on a terminal nobody sees."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if not issubclass(kind, KeyboardInterrupt):
            window.controller.report(error)

    sys.excepthook = hook
