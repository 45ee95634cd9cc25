"""Translation: installs the user's language if a translation is there; English otherwise."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from desktop.data.paths import resources_dir
from desktop.views.wording import Wording


def install(app: QCoreApplication, folder: Path | None = None) -> list[QTranslator]:
    """Install `sandtable_<language>.qm` and Qt's own texts; returns those found, which must be kept alive."""
    folder = folder or resources_dir() / "i18n"
    places = (("sandtable", str(folder)), ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
    installed = []
    for name, place in places:
        translator = QTranslator(app)
        if translator.load(QLocale(), name, "_", place) and app.installTranslator(translator):
            installed.append(translator)
    Wording.translate = game_text
    return installed


def game_text(source: str) -> str:
    """A sentence of a game's text file (context "Game")."""
    return QCoreApplication.translate("Game", source)


def text(source: str) -> str:
    """A sentence of a table that is not inside a widget (commands, names of docks)."""
    return QCoreApplication.translate("Sandtable", source)
