"""Card sheets: the cards of a game at true size, faces and backs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.engine.match import Match
from desktop.printing.flow import Pages
from desktop.printing.leaves import Cut, draw_cuts
from desktop.printing.lettering import Type, draw_text, fitting, height_of
from desktop.printing.paper import MM
from desktop.ui.paint.card_words import PAPER
from desktop.ui.paint.cards import paint_card
from desktop.ui.paint.palette import ink_on, mixed, palette
from desktop.views.pieces import CardView
from desktop.views.presenter import Presenter

WIDE_MM, HIGH_MM, GAP_MM = 56.0, 78.4, 2.0
DARKER = 0.25
"""As the painter of cards makes the backs."""
TITLE = Type(11, bold=True, serif=True)
Deck = tuple[str, str]
"""The colour of the backs, and the name of the deck."""
Decks = Callable[[CardView], Deck]
translate = QCoreApplication.translate


def cards_of(presenter: Presenter, match: Match) -> list[CardView]:
    """All cards: those a presenter lists as `cards`, otherwise the hands of a new game. Never those held just now."""
    listed = getattr(presenter, "cards", None)
    found: Iterable[CardView] = listed() if listed is not None else _dealt(presenter, match)
    return [replace(card, uses=()) for card in found if not card.hidden]


def _dealt(presenter: Presenter, match: Match) -> Iterator[CardView]:
    setup = match.setup
    new = Match.new(setup.game, setup.scenario, dict(setup.options), seed=0)
    for seat, _ in presenter.seats():
        hand = presenter.table(new.state, new.decision, seat).hand
        yield from hand.cards if hand else ()


def draw_cards(pages: Pages, name: str, cards: Sequence[CardView], decks: Decks) -> Iterator[None]:
    """Faces and backs, registered for duplex, deck by deck: the cards of a deck have one back."""
    order = list(dict.fromkeys(decks(card) for card in cards))
    cuts = [Cut((card, decks(card)), _face, _back) for card in sorted(cards, key=lambda card: order.index(decks(card)))]
    size = (WIDE_MM * MM, HIGH_MM * MM, GAP_MM * MM)
    said = translate("Printing", "Cards of {0:g} by {1:g} mm; print at 100 %, not “fit to page”.")
    said = said.format(WIDE_MM, HIGH_MM)
    faces = translate("Printing", "{0}: faces.").format(name)
    backs = translate("Printing", "{0}: backs, in mirror order.").format(name)
    yield from draw_cuts(pages, translate("Printing", "Cards"), size, cuts, (f"{faces} {said}", f"{backs} {said}"))


def decks_of(presenter: Presenter) -> Decks:
    """Which deck a card belongs to; a game that does not say so has a deck for each colour."""
    named = getattr(presenter, "deck", None)
    return lambda card: named(card.id) if named is not None else (card.band, "")


def _bleed(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    half = GAP_MM * MM / 2
    painter.fillRect(rect.adjusted(-half, -half, half, half), colour)


def _face(painter: QPainter, rect: QRectF, card: tuple[CardView, Deck]) -> None:
    _bleed(painter, rect, PAPER)
    paint_card(painter, rect, card[0])


def _back(painter: QPainter, rect: QRectF, card: tuple[CardView, Deck]) -> None:
    """Alike for all cards of a deck."""
    band, title = card[1]
    ground = mixed(palette().ground(band or "grey"), QColor("#000000"), DARKER)
    _bleed(painter, rect, ground)
    paint_card(painter, rect, CardView("", "", band=band, hidden=True))
    if title:
        type_ = fitting(title, rect.width() * 0.6, 40, TITLE, 6.0)
        height = height_of(title, rect.width() * 0.6, type_)
        left = rect.x() + rect.width() * 0.2
        top = rect.bottom() - rect.height() * 0.16 - height / 2
        draw_text(painter, title, left, top, rect.width() * 0.6, type_, "center", ink_on(ground))
