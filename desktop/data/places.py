"""Where the player's own files are: games, scenarios, preferences, caches.

The rules are those of the platform, as Qt's QStandardPaths and QSettings follow them, told here without Qt so that the
commands and the caches know them too. `--home DIR` (or SANDTABLE_HOME) puts everything into one folder instead.
"""

from __future__ import annotations

import errno
import os
import posixpath
import sys
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

HOME = "SANDTABLE_HOME"
"""Environment variable naming one folder for all of the player's files: `--home`, and programs started from here."""
NAME = "Sandtable"
PREFERENCES = "preferences.ini"
WINDOWS, MACOS = "win32", "darwin"


class Places(Struct, frozen=True, kw_only=True):
    """Folders, made when something is first put there; `preferences` is a file, or a key of the registry."""

    data: str
    """Holds those that follow but for preferences and caches."""
    games: str
    scenarios: str
    examples: str
    corrections: str
    pictures: str
    reports: str
    preferences: str
    caches: str


def places() -> Places:
    """Those of whoever runs the program."""
    return places_of(sys.platform, os.environ, os.path.expanduser("~"))


def places_of(platform: str, variables: Mapping[str, str], user: str) -> Places:
    """Those of a user (the name of his own folder) on a platform, as Python calls it."""
    if chosen := variables.get(HOME):
        return _below(chosen, f"{chosen}/{PREFERENCES}", f"{chosen}/caches")
    if platform == WINDOWS:
        roaming = variables.get("APPDATA") or f"{user}/AppData/Roaming"
        local = variables.get("LOCALAPPDATA") or f"{user}/AppData/Local"
        key = rf"HKEY_CURRENT_USER\Software\{NAME}\{NAME}"
        return _below(f"{roaming}/{NAME}/{NAME}", key, f"{local}/{NAME}/{NAME}/cache")
    if platform == MACOS:
        library = f"{user}/Library"
        plist = f"{library}/Preferences/com.{NAME.lower()}.{NAME}.plist"
        return _below(f"{library}/Application Support/{NAME}/{NAME}", plist, f"{library}/Caches/{NAME}/{NAME}")
    data, config, caches = (
        _xdg(variables, name, f"{user}/{usual}")
        for name, usual in (("DATA", ".local/share"), ("CONFIG", ".config"), ("CACHE", ".cache"))
    )
    return _below(f"{data}/{NAME}/{NAME}", f"{config}/{NAME}/{NAME}.conf", f"{caches}/{NAME.lower()}")


def _xdg(variables: Mapping[str, str], name: str, usual: str) -> str:
    """A base folder of the desktop's convention, which says that a relative one is to be ignored."""
    chosen = variables.get(f"XDG_{name}_HOME", "")
    return chosen if posixpath.isabs(chosen) else usual


def _below(data: str, preferences: str, caches: str) -> Places:
    return Places(
        data=data,
        games=f"{data}/games",
        scenarios=f"{data}/scenarios",
        examples=f"{data}/examples",
        corrections=f"{data}/corrections",
        pictures=f"{data}/pictures",
        reports=f"{data}/reports",
        preferences=preferences,
        caches=caches,
    )


def is_home_chosen() -> bool:
    """Whether everything is in one folder."""
    return bool(os.environ.get(HOME))


def choose_home(folder: str) -> None:
    """Put everything into this folder from now on; raises OSError if it cannot be made."""
    whole = os.path.abspath(os.path.expanduser(folder))
    if os.path.exists(whole) and not os.path.isdir(whole):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), whole)
    os.makedirs(whole, exist_ok=True)
    os.environ[HOME] = whole


def files_of(folder: str, game: str) -> list[Path]:
    """The data files in the folder of a game, in order."""
    try:
        names = os.listdir(f"{folder}/{game}")
    except OSError:
        return []
    return [Path(folder, game, name) for name in sorted(names) if name.endswith(".yaml")]
