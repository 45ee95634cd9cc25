"""Whether there is a screen, and which package of the system is missing when Qt itself cannot be loaded."""

from __future__ import annotations

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
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
}
"""Libraries any Qt program needs: the Debian and the Fedora package."""


def package_hint(error: ImportError) -> str:
    """One line naming the package to install, as far as it is known."""
    for library, (debian, fedora) in PACKAGES.items():
        if library in str(error):
            return f"Qt needs {library}: install {debian} (Debian, Ubuntu) or {fedora} (Fedora)"
    return f"Qt cannot be loaded: {(str(error) or repr(error)).splitlines()[0]}"


def why_no_screen() -> str:
    """Why no window can be opened here, or nothing."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform:
        return f"QT_QPA_PLATFORM is {platform}" if platform in ("offscreen", "minimal") else ""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"
