"""Translation: installs the user's language if a translation is there; English otherwise."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from desktop.data.paths import resources_dir
from desktop.views.wording import Wording


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Marks a text for translation under the name that Qt's tools look for; it is translated when shown."""
    return source


class LinguistFile(QTranslator):
    """A translation read from a Linguist file as it is (`.ts`), so that a translator sees each change at once."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from xml.etree import ElementTree  # only where another language is spoken

        self._texts: dict[tuple[str, str], str] = {}
        for context in ElementTree.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                if translation := message.findtext("translation", ""):
                    self._texts[context.findtext("name", ""), message.findtext("source", "")] = translation

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str | None:  # type: ignore[override]
        """None, not "", lets Qt go on looking."""
        return self._texts.get((context, source))

    def isEmpty(self) -> bool:
        return not self._texts


def install(app: QCoreApplication, folder: Path | None = None) -> list[QTranslator]:
    """Install the program's and Qt's own texts in the user's language; returns those found, to be kept alive."""
    folder = folder or resources_dir() / "i18n"
    installed = [translator for translator in (_ours(app, folder), _of_qt(app)) if translator is not None]
    for translator in installed:
        app.installTranslator(translator)
    Wording.translate = game_text
    return installed


def _ours(app: QCoreApplication, folder: Path) -> QTranslator | None:
    """`sandtable_<language>.qm`, or the Linguist file it would be made from."""
    compiled = QTranslator(app)
    if compiled.load(QLocale(), "sandtable", "_", str(folder)):
        return compiled
    for name in QLocale().uiLanguages():
        for language in (name.replace("-", "_"), name.partition("-")[0]):
            path = folder / f"sandtable_{language}.ts"
            if path.is_file():
                return _read(path, app)
    return None


def _read(path: Path, app: QCoreApplication) -> QTranslator | None:
    try:
        return LinguistFile(path, app)
    except (OSError, SyntaxError):  # a damaged file: English is spoken
        return None


def _of_qt(app: QCoreApplication) -> QTranslator | None:
    translator = QTranslator(app)
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(QLocale(), "qtbase", "_", place) else None


def game_text(source: str) -> str:
    """A sentence of a game's text file (context "Game")."""
    return QCoreApplication.translate("Game", source)


def text(source: str) -> str:
    """A sentence of a table that is not inside a widget (commands, names of docks)."""
    return QCoreApplication.translate("Sandtable", source)
