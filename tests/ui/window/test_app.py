"""Setting up the application: missing libraries, languages, icons, pictures without a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop.engine.match import Match
from desktop.ui import headless, i18n, theme
from desktop.ui.app import LIBRARIES, missing_library, package_hint


@pytest.mark.parametrize(("name", "debian", "fedora"), LIBRARIES)
def test_a_missing_library_is_named_with_its_packages(name: str, debian: str, fedora: str) -> None:
    line = package_hint(f"lib{name}.so.0: cannot open shared object file: No such file or directory")
    assert debian in line
    assert fedora in line
    assert "\n" not in line


def test_a_chosen_platform_needs_no_x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert missing_library() is None


def test_icons_take_the_ink_of_the_theme(qapp: QApplication) -> None:
    for name, lighter in (("light", False), ("dark", True)):
        theme.apply(qapp, name, 1.0)
        image = theme.icon("undo").pixmap(24, 24).toImage()
        inks = [
            QColor(image.pixel(x, y)).lightness()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 250
        ]
        assert inks
        assert (min(inks) > 128) == lighter
    theme.apply(qapp, "light", 1.0)


def test_english_is_spoken_where_no_translation_is_there(qapp: QApplication, tmp_path: Path) -> None:
    i18n.install(qapp, tmp_path)
    assert i18n.text("Undo") == "Undo"


def test_pictures_of_window_board_and_start_page(qapp: QApplication, tmp_path: Path) -> None:
    match = Match.new("tiny", "meeting", seed=1)
    for name, given, board in (("window", match, False), ("board", match, True), ("start", None, False)):
        path = tmp_path / f"{name}.png"
        headless.shot(given, path, (900, 600), board=board, theme="dark", overlays=("control",) if given else ())
        image = QImage(str(path))
        assert (image.width(), image.height()) == (900, 600)
        colours = {image.pixel(x, y) for x in range(0, 900, 9) for y in range(0, 600, 6)}
        assert len(colours) > 8


def test_a_fault_is_not_passed_off_as_a_picture(qapp: QApplication, tmp_path: Path, monkeypatch) -> None:
    from tests.tiny.present import TinyPresenter

    def broken(*_: object) -> None:
        raise RuntimeError("no table today")

    monkeypatch.setattr(TinyPresenter, "table", broken)
    with pytest.raises(RuntimeError, match="no table today"):
        headless.shot(Match.new("tiny", "meeting", seed=1), tmp_path / "x.png", (900, 600))
