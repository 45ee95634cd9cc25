"""The large card: beside the cards it lies among, never under the cursor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QSizeF
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.paint.cards import is_readable
from desktop.ui.panels.card_zoom import MARGIN, SMALLEST_PX, CardZoom, zoom_place
from desktop.ui.theme import BASE_POINTS
from tests.ui.paint.test_card_faces import GAMES, faces
from tests.ui.panels import samples

HOST, WANTED = QRect(0, 0, 1280, 800), QSize(420, 460)


@pytest.mark.parametrize(
    ("panel", "card"),
    [
        (QRect(262, 400, 1018, 380), QRect(290, 500, 160, 260)),
        (QRect(262, 400, 1018, 380), QRect(1110, 500, 160, 260)),
        (QRect(0, 400, 260, 380), QRect(10, 420, 70, 98)),
        (QRect(1000, 60, 280, 700), QRect(1010, 600, 70, 98)),
    ],
)
def test_it_lies_outside_the_panel_and_inside_the_window(panel: QRect, card: QRect) -> None:
    place = zoom_place(HOST, panel, card, WANTED, card.center())
    assert HOST.contains(place)
    assert not place.intersects(panel)
    assert place.height() > WANTED.height() * 0.75
    ratio = WANTED.height() / WANTED.width()
    assert abs(place.height() / place.width() - ratio) < 0.02


def test_it_gives_way_to_a_cursor_that_is_elsewhere() -> None:
    panel, card = QRect(262, 500, 1018, 280), QRect(600, 520, 160, 240)
    cursor = card.center() - QPoint(0, 300)
    assert not zoom_place(HOST, panel, card, WANTED, cursor).contains(cursor)


def test_in_a_window_that_is_all_panel_it_lies_beside_the_card() -> None:
    panel, card = QRect(0, 0, 800, 500), QRect(10, 60, 160, 260)
    place = zoom_place(QRect(0, 0, 800, 500), panel, card, WANTED, card.center())
    assert place.left() > card.right()
    assert QRect(0, 0, 800, 500).contains(place)


def test_a_card_that_must_be_low_keeps_its_width(qtbot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 800)
    zoom, small = CardZoom(host), QRect(300, 440, 236, 340)
    zoom.show_card(samples.card(1), small, QRect(262, 350, 1018, 430), small.center())
    assert zoom.height() <= 345
    assert zoom.width() > small.width()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game_id", GAMES)
def test_all_of_a_large_card_can_be_read_in_letters_of_any_size(qtbot, game_id: str, scale: float) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.font()
    font = app.font()
    font.setPointSizeF(BASE_POINTS * scale)
    app.setFont(font)
    try:
        host = QWidget()
        qtbot.addWidget(host)
        host.resize(1280, 800)
        zoom, small = CardZoom(host), QRect(320, 440, 236, 340)
        for card in faces(game_id):
            zoom.show_card(card, small, QRect(314, 330, 966, 424), small.center())
            face = QSizeF(zoom.width() - zoom._foot_width() - 2 * MARGIN, zoom.height() - 2 * MARGIN)
            assert host.rect().contains(zoom.geometry()), card.id
            assert is_readable(card, face, zoom._letters), card.id
            assert zoom._letters >= SMALLEST_PX, card.id
    finally:
        app.setFont(before)
