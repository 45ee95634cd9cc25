"""Card sheets: the cards of a game at true size, faces and backs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.engine.match import Match
from desktop.printing.flow import Pages
from desktop.printing.leaves import Cut, draw_cuts
from desktop.printing.paper import MM
from desktop.ui.paint.cards import paint_card
from desktop.views.pieces import CardView
from desktop.views.presenter import Presenter

WIDE_MM, HIGH_MM, GAP_MM = 56.0, 78.4, 2.0
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


def draw_cards(pages: Pages, name: str, cards: Sequence[CardView]) -> Iterator[None]:
    """Faces and backs, registered for duplex."""
    cuts = [Cut(card, _face, _back) for card in cards]
    size = (WIDE_MM * MM, HIGH_MM * MM, GAP_MM * MM)
    said = translate("Printing", "Cards of {0:g} by {1:g} mm; print at 100 %, not “fit to page”.")
    said = said.format(WIDE_MM, HIGH_MM)
    faces = translate("Printing", "{0}: faces.").format(name)
    backs = translate("Printing", "{0}: backs, in mirror order.").format(name)
    yield from draw_cuts(pages, translate("Printing", "Cards"), size, cuts, (f"{faces} {said}", f"{backs} {said}"))


def _face(painter: QPainter, rect: QRectF, card: CardView) -> None:
    paint_card(painter, rect, card)


def _back(painter: QPainter, rect: QRectF, card: CardView) -> None:
    paint_card(painter, rect, CardView("", "", band=card.band, hidden=True))
