"""Faces of cards: a scene for each, words that find their room, values with captions beside them."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.engine.definition import game
from desktop.ui.paint.cards import paint_card
from desktop.ui.paint.palette import mixed
from desktop.ui.paint.vignettes import HIGH, INK, PAPER, WIDE, has_scene, paint_vignette, scenes, stands_free, strokes
from desktop.views.pieces import CardView
from tests.contract.games import world_of

BAND = QColor("#2f5d34")
GAMES = {"crusade": "campaign", "illusions": "campaign-1914", "reich": "campaign-1941"}
PARTS = ("hills", "plain", "waves", "soldier", "flag", "burst", "aeroplane", "rifle", "house", "crate", "sandbags",
         "crowd", "pine")  # fmt: skip


def faces(name: str) -> list[CardView]:
    return list(game(name).presenter(world_of(f"{name}/{GAMES[name]}")).cards())


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_picture(name: str) -> None:
    cards = faces(name)
    assert all(has_scene(card.scene) or card.emblem for card in cards), [c.id for c in cards if not has_scene(c.scene)]
    assert len({card.scene for card in cards}) > 12


@pytest.mark.parametrize("scene", [name for name in scenes() if name not in PARTS])
def test_a_scene_fills_its_place(qapp, scene: str) -> None:
    assert all(form in ("fill", "round", "line", "arc") for _, form, _ in strokes(scene))
    image = QImage(int(WIDE), int(HIGH) + 20, QImage.Format.Format_ARGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    paint_vignette(painter, QRectF(0, 0, WIDE, HIGH), scene, QColor("#b3342c"))
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(0, int(WIDE), 3) for y in range(0, int(HIGH), 3)}
    assert "#00ff00" not in seen
    assert len(seen) >= 3
    assert image.pixelColor(60, int(HIGH) + 5).name() == "#00ff00"


def test_values_stand_beside_their_captions(qapp) -> None:
    """Right of the figure's column there is the caption's ink, and the plate is the paper's colour."""
    card = CardView("a", "A", values=(("OPS, SR", "3"), ("RP", "2")), band="red", text="What it does.", scene="march")
    image = QImage(200, 280, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint_card(painter, QRectF(0, 0, 200, 280), card, None, 12)
    painter.end()
    dark = [x for x in range(10, 100) if any(image.pixelColor(x, y).lightness() < 90 for y in range(26, 46))]
    gaps = [b - a for a, b in itertools.pairwise(dark)]
    assert max(gaps) >= 4, "figure and caption are apart"
    assert image.pixelColor(95, 90).name() != image.pixelColor(12, 90).name()


@pytest.mark.parametrize(("high", "letters", "top"), [(380, 14, 30), (380, 20, 40), (150, 26, 60)])
def test_the_figure_of_a_card_that_another_one_covers_is_seen_whole(qapp, high: int, letters: int, top: int) -> None:
    """Or half a 10 would be a 1."""
    card = CardView("a", "A", values=(("", "10"),), band="red")

    def dark(seen: int) -> list[int]:
        image = QImage(220, high, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        paint_card(painter, QRectF(0, 0, 220, high), card, None, letters, seen)
        painter.end()
        rows = range(top, min(high - 8, top + 90))
        return [x for x in range(14, 150) if any(image.pixelColor(x, y).lightness() < 60 for y in rows)]

    assert max(dark(60)) < 60 < max(dark(0))
    assert max(dark(60)) - min(dark(60)) > 16


def test_without_a_size_of_letters_a_card_keeps_its_shape(qapp) -> None:
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    paint_card(painter, QRectF(0, 0, 300, 300), CardView("a", "A", band="red", text="Text."))
    painter.end()
    assert image.pixelColor(20, 150).name() == "#00ff00"
    assert image.pixelColor(150, 10).name() != "#00ff00"


def strip(scene: str) -> QImage:
    """A scene in the low place that a card of many words leaves it."""
    image = QImage(190, 42, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_vignette(painter, QRectF(image.rect()), scene, BAND)
    painter.end()
    return image


def test_nobody_loses_his_head_in_a_low_place(qapp) -> None:
    image, cap = strip("leader"), mixed(BAND, INK, 0.12).name()
    assert any(image.pixelColor(95, y).name() == cap for y in range(image.height()))


def test_the_ground_of_a_scene_goes_on_to_the_sides_of_a_low_place(qapp) -> None:
    image, sky = strip("fort"), mixed(BAND, PAPER, 0.8).name()
    assert image.pixelColor(20, 1).name() == sky
    for x in (0, image.width() - 1):
        assert image.pixelColor(x, image.height() - 1).name() != sky


def test_what_reaches_from_side_to_side_ends_nowhere_in_the_air() -> None:
    assert not stands_free("bridge")
    assert not stands_free("trench")
    assert stands_free("fort")
