"""Every card of every game in the fullest hand there is: its words are at least 9 points high, whole, and apart."""

from __future__ import annotations

import itertools
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest

from desktop.engine.match import Match
from desktop.ui.paint.card_words import JOINER
from desktop.ui.paint.cards import paint_card
from desktop.ui.panels.card_widgets import LETTERS, CardWidget, letters_of
from desktop.ui.panels.fan import LOW, places
from desktop.ui.panels.hand_panel import LEAST_CARDS
from desktop.ui.widgets.text import em
from desktop.views.pieces import CardView
from tests.ui.paint.test_card_faces import GAMES, faces
from tests.ui.window.test_hand import of_round, window_on

READABLE_PX = 12
"""Of letters of 9 points."""
FULLEST = {"crusade": 8, "illusions": 8, "reich": 14}
"""Cards in the fullest hand: of 12 conflict cards and some events in `reich`."""
SVG = "{http://www.w3.org/2000/svg}"
Words = tuple[str, int, QRectF]


def words_on(card: CardView, size: QSize, letters: float) -> list[Words]:
    """All words drawn on a card: what they say, the size of their letters, and where they stand."""
    sheet = QBuffer()
    sheet.open(QBuffer.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(sheet)
    drawing.setSize(size)
    drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
    drawing.setResolution(96)
    painter = QPainter(drawing)
    paint_card(painter, QRectF(1, 1, size.width() - 2, size.height() - 2), card, None, letters)
    painter.end()
    found: list[Words] = []
    for group in ElementTree.fromstring(bytes(sheet.data().data())).iter(f"{SVG}g"):
        for element in group.findall(f"{SVG}text"):
            text = (element.text or "").strip()
            if text:
                found.append((text, int(element.get("font-size", "0")), _place(element, text, group)))
    return found


def _place(element: ElementTree.Element, text: str, group: ElementTree.Element) -> QRectF:
    font = QFont()
    font.setPixelSize(int(element.get("font-size", "1")))
    font.setBold(element.get("font-weight") == "700")
    font.setItalic(element.get("font-style") == "italic")
    ink = QFontMetricsF(font).tightBoundingRect(text)
    numbers = [float(each) for each in group.get("transform", "matrix(1,0,0,1,0,0)")[7:-1].split(",")]
    moved = QTransform(*numbers)
    return moved.mapRect(ink.translated(float(element.get("x", "0")), float(element.get("y", "0"))))


def hand_at(qtbot, folder: Path, game: str, size: tuple[int, int], way: str) -> QSize:
    """The least room that the cards of a full hand have in a window."""
    match = Match.new(game, GAMES[game], seed=1) if game == "reich" else of_round(game, GAMES[game])
    with window_on(qtbot, folder, match, size, handover=way) as window:
        window.hand_dock.want(True)
        hand = window.docks.hand
        assert hand._view is not None
        hand.show_hand(replace(hand._view, cards=tuple(itertools.islice(itertools.cycle(hand._view.cards), 8))))
        QTest.qWait(40)
        room = hand._fan.size()
        assert room.height() >= LEAST_CARDS * em() - 3
        return QSize(room.width(), round(LEAST_CARDS * em()) - 3)


def place_of(card: CardWidget, among: int, room: QSize) -> QRect:
    """Where a card lies as the first of so many; the others have as few words as there are."""

    def needed(height: int, widths: range) -> list[int]:
        return [card.readable_width(height, widths), *[widths[0]] * (among - 1)]

    return places(among, room, em(), needed)[0]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("way", ["open", "never"])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_on_a_card_in_hand_can_be_read(qtbot, tmp_path: Path, game: str, way: str, size) -> None:
    room = hand_at(qtbot, tmp_path, game, size, way)
    if way != "open":
        return  # the room is the same, and so are the cards
    letters = letters_of(LETTERS)
    for card in faces(game):
        place = place_of(CardWidget(card), FULLEST[game], room)
        assert place.width() <= place.height() / LOW
        words = words_on(card, place.size(), letters)
        told = "".join("".join(text for text, _, _ in words).replace(JOINER, "").split())
        assert not [text for text, high, _ in words if high < READABLE_PX], (card.id, place.size())
        assert "\N{HORIZONTAL ELLIPSIS}" not in told, card.id
        assert all("".join(text.split()) in told for text in (card.title, card.condition, card.text)), card.id
        for (one, _, here), (other, _, there) in itertools.combinations(words, 2):
            both = here.intersected(there)
            assert min(both.width(), both.height()) <= 1, (card.id, one, other)
        whole = QRectF(0, 0, place.width(), place.height())
        assert all(whole.contains(here) for _, _, here in words), card.id


@pytest.mark.parametrize("game", ["crusade", "illusions"])
def test_six_cards_lie_whole_beside_each_other_in_a_small_window(qtbot, tmp_path: Path, game: str) -> None:
    with window_on(qtbot, tmp_path, of_round(game, GAMES[game]), (1280, 800), handover="open") as window:
        control, hand = window.controller, window.docks.hand
        control.hold_up(control.match.decision.player)
        hand.show_hand(replace(hand._view, cards=hand._view.cards[:6]))
        QTest.qWait(40)
        placed = [card.geometry() for card in hand.card_widgets()]
        assert len(placed) == 6
        assert all(left.right() < right.left() for left, right in itertools.pairwise(placed))
        assert all(hand._fan.rect().contains(place) for place in placed)
