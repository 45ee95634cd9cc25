"""Whether a window can be opened here, and which system package is missing if not."""

from __future__ import annotations

import ctypes
import os
import sys

PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
}
"""Libraries of the system that any Qt program needs: the Debian and the Fedora package."""
X11_PACKAGES = {
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
}
"""What its X11 platform needs besides; without one of them Qt ends the program."""


def why_no_screen() -> str:
    """Why no window can be opened, or nothing."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform in ("offscreen", "minimal"):
        return f"QT_QPA_PLATFORM is {platform}"
    if not sys.platform.startswith("linux") or platform:
        return ""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"


def missing_library(*, window: bool) -> str:
    """One line naming the package to install, or nothing."""
    if not sys.platform.startswith("linux"):
        return ""
    needed = dict(PACKAGES)
    if window and not os.environ.get("WAYLAND_DISPLAY"):
        needed.update(X11_PACKAGES)
    for library, (debian, fedora) in needed.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            return f"Qt needs {library}: install {debian} (Debian, Ubuntu) or {fedora} (Fedora)"
    return ""
