"""All that is read or pressed stands out from its ground: text by 4.5, marks by 3, in every theme and palette."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from desktop.engine.match import Match
from desktop.ui import theme
from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.dialogs.preferences import PreferencesDialog
from desktop.ui.library import Shelf
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import TextLabel, WrapButton
from desktop.ui.widgets.tick_box import PickBox, TickBox

Role = QPalette.ColorRole
PAIRS = (
    (Role.WindowText, Role.Window), (Role.WindowText, Role.Base), (Role.Text, Role.Base), (Role.Text, Role.Window),
    (Role.Text, Role.AlternateBase), (Role.ButtonText, Role.Button), (Role.HighlightedText, Role.Highlight),
    (Role.ToolTipText, Role.ToolTipBase), (Role.PlaceholderText, Role.Base), (Role.Link, Role.Window),
    (Role.Link, Role.Base), (Role.LinkVisited, Role.Window), (Role.LinkVisited, Role.Base),
    (Role.BrightText, Role.Base),
)  # fmt: skip
SHADE = 0xFFE0E0E0
THEMES, PALETTES = ("light", "dark"), ("standard", "colour-blind")
SIDES = (
    "nationalist", "republican", "government", "rebel", "allied", "central", "axis", "allies", "western", "soviet",
    "red", "blue", "grey", "white", "black", "yellow", "pink",
)  # fmt: skip


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    qapp.setProperty(theme.WORN, "")  # other tests change the palette alone
    yield
    qapp.setProperty(theme.WORN, "")
    theme.apply(qapp, "light", 1.0)
    colours.use_palette("standard", "light")


@pytest.mark.parametrize("name", THEMES)
def test_the_colours_of_a_theme_can_be_read_on_one_another(name: str) -> None:
    palette = theme.theme_palette(name)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        poor = [
            (ink.name, ground.name, round(found, 2))
            for ink, ground in PAIRS
            if (found := colours.contrast(palette.color(group, ink), palette.color(group, ground)))
            < colours.TEXT_CONTRAST
        ]
        assert poor == []


@pytest.mark.parametrize("name", THEMES)
def test_what_cannot_be_used_now_can_still_be_read(name: str) -> None:
    palette, off = theme.theme_palette(name), QPalette.ColorGroup.Disabled
    for ink, ground in ((Role.WindowText, Role.Window), (Role.Text, Role.Base), (Role.ButtonText, Role.Button)):
        assert colours.contrast(palette.color(off, ink), palette.color(off, ground)) >= colours.MARK_CONTRAST, ink


@pytest.mark.parametrize(("name", "sides"), list(product(THEMES, PALETTES)))
def test_words_on_and_in_the_colours_of_sides_can_be_read(dressed, name: str, sides: str) -> None:
    colours.use_palette(sides, name)
    window = theme.theme_palette(name)
    for side in SIDES:
        ground = colours.side_colour(side)
        assert colours.contrast(colours.ink_on(ground), ground) >= colours.TEXT_CONTRAST, side
        for role in (Role.Window, Role.Base):
            ink = colours.readable(ground, window.color(role))
            assert colours.contrast(ink, window.color(role)) >= colours.TEXT_CONTRAST, side


# -- as drawn --------------------------------------------------------------------------------------
def ground_of(image: QImage, widget: QWidget, top: QWidget) -> QColor:
    """The colour that most of a widget has, as it was drawn; near shades, as of a button, count as one."""
    corner = widget.mapTo(top, QPoint(0, 0))
    wide, high = min(widget.width(), image.width() - corner.x()), min(widget.height(), image.height() - corner.y())
    spots = product(range(max(0, corner.x()), corner.x() + wide, 2), range(max(0, corner.y()), corner.y() + high, 2))
    seen = Counter(image.pixel(x, y) for x, y in spots)
    shades: Counter[int] = Counter()
    for pixel, count in seen.items():
        shades[pixel & SHADE] += count
    most = shades.most_common(1)[0][0] if shades else 0
    return QColor(next((pixel for pixel, _ in seen.most_common() if pixel & SHADE == most), 0)) if seen else QColor()


def ink_of(widget: QWidget) -> QColor:
    if isinstance(widget, WrapButton) and widget.strong:
        return colours.ink_on(widget.palette().color(Role.Highlight))
    role = Role.ButtonText if isinstance(widget, QPushButton) else widget.foregroundRole()
    return widget.palette().color(role)


def poor_in(top: QWidget) -> list[str]:
    """Words of a window that can hardly be read as it is drawn."""
    image = top.grab().toImage()
    found = []
    for widget in [*top.findChildren(QLabel), *top.findChildren(QAbstractButton)]:
        words = getattr(widget, "label", "") or widget.text()
        if not words or widget.visibleRegion().isEmpty() or not widget.isEnabled() or "<" in words:
            continue
        ground, ink = ground_of(image, widget, top), ink_of(widget)
        if ground.isValid() and (ratio := colours.contrast(ink, ground)) < colours.TEXT_CONTRAST - 0.05:
            found.append(f"{type(widget).__name__} {words[:40]!r}: {ink.name()} on {ground.name()} is {ratio:.2f}")
    return found


def mark_stands_out(box: TickBox | PickBox) -> bool:
    """Whether the outline of a mark differs enough from what is around it."""
    image = box.grab().toImage()
    frame = box.mark_box()
    around = QColor(image.pixel(image.width() - 1, image.height() - 1))
    row = round(frame.center().y())
    spots = [QColor(image.pixel(x, row)) for x in range(round(frame.left()) - 1, round(frame.left()) + 4) if x >= 0]
    return max(colours.contrast(spot, around) for spot in spots) >= colours.MARK_CONTRAST


@pytest.mark.parametrize(("name", "sides"), [("light", "standard"), ("dark", "colour-blind")])
def test_what_is_drawn_can_be_read(dressed, qtbot, tmp_path, name: str, sides: str) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), tmp_path)
    settings.theme, settings.palette, settings.animation, settings.handover = name, sides, 0, "never"
    window = MainWindow(settings, Shelf(["tiny"]))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.start.fill()
    QApplication.processEvents()
    assert poor_in(window) == []
    window.begin(Match.new("tiny", "meeting", seed=1))
    for dock in ("combat", "units", "tracks", "charts", "rules", "cards", "log"):
        if dock in window.docks.docks:
            window.docks.reveal(dock)
            QApplication.processEvents()
            assert poor_in(window) == [], dock
    window.orders.on_briefing()
    QApplication.processEvents()
    assert poor_in(window) == []
    window.close()


@pytest.mark.parametrize("name", THEMES)
def test_dialogs_can_be_read_and_their_marks_are_seen(dressed, qapp, qtbot, tmp_path, name: str) -> None:
    theme.apply(qapp, name, 1.0)
    colours.use_palette("standard", name)
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), tmp_path)
    game = NewGameDialog(Shelf(["battles"]), "battles", "pindoque")
    game.findChild(QAbstractButton, "advanced").setChecked(True)
    for dialog in (game, PreferencesDialog(settings)):
        qtbot.addWidget(dialog)
        dialog.resize(900, 900)
        dialog.show()
        QApplication.processEvents()
        assert poor_in(dialog) == []
        for kind in (TickBox, PickBox):
            marks = [box for box in dialog.findChildren(kind) if not box.visibleRegion().isEmpty()]
            assert all(mark_stands_out(box) for box in marks)
        assert isinstance(dialog.findChild(TextLabel), TextLabel)
