"""Look of the program: fonts that scale, light and dark palettes, icons in the ink of the theme."""

from __future__ import annotations

import gc
import os
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.data.paths import resources_dir
from desktop.ui.paint import shelf

INK = "#000"
"""The ink of the icon files, replaced by that of the theme."""
BASE_POINTS = 10.5
ICON_SIZE = 24

_COLOURS = {
    "light": {
        "Window": "#efece4", "WindowText": "#221e17", "Base": "#fbf9f4", "AlternateBase": "#f3efe6",
        "Text": "#221e17", "Button": "#e6e1d5", "ButtonText": "#221e17", "BrightText": "#9a1226",
        "Highlight": "#29598f", "HighlightedText": "#ffffff", "ToolTipBase": "#fffaf0", "ToolTipText": "#221e17",
        "Link": "#0a4ea8", "LinkVisited": "#5a3f8c", "PlaceholderText": "#75705f", "Mid": "#b8b1a0",
        "Light": "#ffffff", "Midlight": "#f5f2ea", "Dark": "#96907f", "Shadow": "#5a5548",
    },
    "dark": {
        "Window": "#262522", "WindowText": "#ece7db", "Base": "#1d1c1a", "AlternateBase": "#23221f",
        "Text": "#ece7db", "Button": "#37352f", "ButtonText": "#ece7db", "BrightText": "#ff9d94",
        "Highlight": "#4f86c6", "HighlightedText": "#0d0d0c", "ToolTipBase": "#35332e", "ToolTipText": "#ece7db",
        "Link": "#9cc3ff", "LinkVisited": "#c7aef0", "PlaceholderText": "#9d9789", "Mid": "#55524a",
        "Light": "#4a4740", "Midlight": "#403d37", "Dark": "#161513", "Shadow": "#000000",
    },
}  # fmt: skip
_MODES = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)
WORN = "sandtable-theme"
"""Property of the application: the theme it wears."""
_DISABLED = ("WindowText", "Text", "ButtonText")


def resolved(theme: str) -> str:
    """ "system" turned into light or dark."""
    if theme != "system":
        return theme
    scheme = QApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def theme_palette(theme: str) -> QPalette:
    palette = QPalette()
    colours = _COLOURS[theme]
    for name, value in colours.items():
        palette.setColor(getattr(QPalette.ColorRole, name), QColor(value))
    pale = QColor(colours["PlaceholderText"])
    for name in _DISABLED:
        palette.setColor(QPalette.ColorGroup.Disabled, getattr(QPalette.ColorRole, name), pale)
    return palette


def apply(app: QApplication, theme: str, font_scale: float) -> None:
    """Dress the whole program; every widget follows the application's font and palette."""
    font = app.font()
    font.setPointSizeF(BASE_POINTS * font_scale)
    if app.font().pointSizeF() != font.pointSizeF():
        app.setFont(font)
        _tell_widgets(QEvent.Type.ApplicationFontChange)
    if app.property(WORN) == resolved(theme):
        return
    app.setProperty(WORN, resolved(theme))
    app.setPalette(theme_palette(resolved(theme)))
    icon.cache_clear()
    _tell_widgets(QEvent.Type.ApplicationPaletteChange)


def _tell_widgets(kind: QEvent.Type) -> None:
    """Qt tells only the application of these changes; our widgets that set fonts and colours want to know too."""
    for widget in all_widgets():
        if _listens(type(widget)):
            widget.changeEvent(QEvent(kind))


def all_widgets() -> list[QWidget]:
    """Every widget there is, kept alive by this list. The collector rests meanwhile: Qt lists addresses, and it may not
    take a widget away before its address has become an object."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return QApplication.allWidgets()
    finally:
        if collecting:
            gc.enable()


def _listens(kind: type[QWidget]) -> bool:
    return any("changeEvent" in vars(base) and base.__module__.startswith("desktop.") for base in kind.__mro__)


@lru_cache(maxsize=128)
def icon(name: str) -> QIcon:
    """An icon of ours in the ink of the theme, paler where disabled."""
    path = resources_dir() / "icons" / f"{name}.svg"
    if not name or not path.is_file():
        return QIcon()
    palette = QApplication.palette()
    inks = [(mode, palette.color(group, QPalette.ColorRole.ButtonText).name()) for mode, group in _MODES]
    kept = _kept_icons(tuple(ink for _, ink in inks))
    result = QIcon()
    for mode, ink in inks:
        for ratio in ratios():
            pixmap = QPixmap.fromImage(kept.picture(path, ink, ratio))
            pixmap.setDevicePixelRatio(ratio)
            result.addPixmap(pixmap, mode)
    return result


class _KeptIcons:
    """The icons in the inks of one theme, as they were drawn the last time."""

    def __init__(self, inks: tuple[str, ...]) -> None:
        self._name = shelf.name_of("icons", inks, ICON_SIZE, _icon_files())
        self._pictures = shelf.fetch_all(self._name)
        self._known = len(self._pictures)

    def picture(self, path: Path, ink: str, ratio: int) -> QImage:
        label = f"{path.stem} {ink} {ratio}"
        if label not in self._pictures:
            self._pictures[label] = _drawn(path.read_text(encoding="utf-8").replace(f'"{INK}"', f'"{ink}"'), ratio)
        return self._pictures[label]

    def shelve(self) -> None:
        if len(self._pictures) > self._known:
            self._known = len(self._pictures)
            shelf.keep_all(self._name, self._pictures)


def _icon_files() -> list[tuple[str, int, int]]:
    """Name, size and time of every icon."""
    try:
        with os.scandir(resources_dir() / "icons") as files:
            known = [(file.name, file.stat()) for file in files if file.name.endswith(".svg")]
    except OSError:  # other data, without icons
        return []
    return sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in known)


_kept_icons = lru_cache(maxsize=4)(_KeptIcons)


def shelve_icons() -> None:
    """Keep the icons of the theme that is worn for the next start."""
    palette = QApplication.palette()
    _kept_icons(tuple(palette.color(group, QPalette.ColorRole.ButtonText).name() for _, group in _MODES)).shelve()


def ratios() -> tuple[int, ...]:
    """The pixel ratios at which pictures are needed on the screens there are."""
    app = QApplication.instance()
    return (1, 2) if isinstance(app, QApplication) and app.devicePixelRatio() > 1 else (1,)


def _drawn(svg: str, ratio: int) -> QImage:
    from PySide6.QtSvg import QSvgRenderer  # not needed for icons that are kept

    image = QImage(ICON_SIZE * ratio, ICON_SIZE * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(image.rect()))
    painter.end()
    return image
