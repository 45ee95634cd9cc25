"""The sheets by name: which of them a game has, and how each is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.engine.match import Match
from desktop.printing.card_sheet import cards_of, decks_of, draw_cards
from desktop.printing.counter_sheet import draw_counters
from desktop.printing.flow import Pages
from desktop.printing.map_sheet import draw_map
from desktop.printing.orbat import draw_orbat
from desktop.printing.order import EVERYTHING, PARTS, Order, OrderError
from desktop.printing.output import Pdf, write_pdf
from desktop.printing.player_aid import draw_charts
from desktop.printing.position_sheet import draw_opening, draw_position, shown_table
from desktop.printing.report import draw_report
from desktop.printing.setup_sheet import draw_setup, sheet_name
from desktop.ui.paint.palette import use_sides
from desktop.views.pieces import CardView
from desktop.views.presenter import Presenter
from desktop.views.table import SetupSheetView, TrackView

translate = QCoreApplication.translate


def part_titles() -> dict[str, str]:
    """What the sheets are called."""
    return {
        "setup": translate("Printing", "Set-up sheet"),
        "counters": translate("Printing", "Counters"),
        "map": translate("Printing", "Map"),
        "cards": translate("Printing", "Cards"),
        "charts": translate("Printing", "Player aid: charts and sequence of play"),
        "log": translate("Printing", "After-action report"),
        "position": translate("Printing", "Position (adjourned game)"),
        "orbat": translate("Printing", "Order of battle"),
        EVERYTHING: translate("Printing", "Everything"),
    }


@dataclass
class Sheets:
    """All that can be printed of a match.

    Attributes:
        played: whether the match is a game under way, so that its position and its log are worth printing.
        viewer: the side at the screen; while something is hidden, sheets are made for it or for everybody, not for
            the others. "" for all players together, who see what everybody may see; None for whoever may see all.
    """

    presenter: Presenter
    match: Match
    played: bool = True
    viewer: str | None = None

    def sides(self) -> tuple[tuple[str, str], ...]:
        """(id, name) of those for whom sheets may be made."""
        seats = self.presenter.seats()
        if self.viewer is None or not self.presenter.hides_something(self.match.state):
            return seats
        return tuple(seat for seat in seats if seat[0] == self.viewer)

    @cached_property
    def cards(self) -> list[CardView]:
        return cards_of(self.presenter, self.match)

    @cached_property
    def setup(self) -> SetupSheetView:
        return self.presenter.setup_sheet()

    @property
    def name(self) -> str:
        return sheet_name(self.setup)

    def parts(self) -> tuple[str, ...]:
        """The sheets there are; no cards for a game without them, no report where nothing was played."""
        missing = set()
        if not self.cards:
            missing.add("cards")
        if not self.played:
            missing |= {"log", "position"}
        if not self.match.log:
            missing.add("log")  # the very first dice are awaited
        return tuple(part for part in PARTS if part not in missing)

    def check(self, order: Order) -> None:
        """Raise OrderError if the order asks for something this game does not have."""
        order.check()
        sides = [side for side, _ in self.sides()]
        if order.side and order.side not in sides:
            raise OrderError(f"there is no side {order.side!r}; there are: {', '.join(sides)}")
        if order.what == "cards" and "cards" not in self.parts():
            raise OrderError("this game has no cards")
        if order.what == "log" and "log" not in self.parts():
            raise OrderError("nothing has been played: name a saved game for a report")

    def draw(self, pages: Pages, order: Order) -> Iterator[None]:
        """Draw what is ordered, a little at a time."""
        use_sides(dict(self.presenter.board().sides))
        for part in self.parts() if order.what == EVERYTHING else (order.what,):
            yield from self._part(pages, part, order)

    def _options(self) -> tuple[tuple[str, str], ...]:
        """Each reading or optional rule that can be switched, and how it is here."""
        setup = self.match.setup
        infos = {info.id: info for info in self.match.definition.scenarios()}
        specs = infos[setup.scenario].options if setup.scenario in infos else ()
        chosen = {spec.id: str(dict(setup.options).get(spec.id, spec.default)) for spec in specs}
        return tuple(
            (spec.text.rstrip("?"), next((each.text for each in spec.choices if each.id == chosen[spec.id]), ""))
            for spec in specs
        )

    def _tracks(self) -> tuple[TrackView, ...]:
        """Tracks with cells, and one for figures that have none."""
        return tuple(track for track in self.presenter.tracks(self.match.state) if track.cells)

    def _part(self, pages: Pages, part: str, order: Order) -> Iterator[None]:
        presenter, setup, side = self.presenter, self.setup, order.side
        match part:
            case "setup" if setup.under_way:
                return draw_opening(pages, setup, presenter, self._opening(), [side] if side else self._seats())
            case "setup":
                brief = presenter.briefing(self.match.state)
                return draw_setup(pages, setup, presenter.board(), side, brief, self._options())
            case "counters":
                return draw_counters(pages, setup, presenter.board(), side)
            case "map":
                return draw_map(pages, presenter.board(), self._tracks(), order.scale, order.fit)
            case "cards":
                return draw_cards(pages, setup.scenario, self.cards, decks_of(presenter))
            case "charts":
                return draw_charts(pages, setup.scenario, presenter.charts(None, None), presenter.rules())
            case "log":
                return draw_report(pages, setup.scenario, presenter, self.match, side)
            case "position":
                table = shown_table(presenter, self.match, side)
                sheet = presenter.position_sheet(self.match.state, side)
                return draw_position(pages, setup, presenter, table, sheet)
            case _:
                return draw_orbat(pages, setup, side)

    def _seats(self) -> list[str]:
        return [seat for seat, _ in self.sides()]

    def _opening(self) -> Match:
        """The position that a scenario begins in, wherever the game of it has gone."""
        setup = self.match.setup
        return Match.new(setup.game, setup.scenario, dict(setup.options), definition=self.match.definition,
                         world=self.match.world)  # fmt: skip

    def pdf(self, order: Order) -> Pdf:
        """The PDF of an order, not yet drawn."""
        self.check(order)
        title = self.name if order.what == EVERYTHING else f"{self.name} · {part_titles()[order.what]}"
        return Pdf(order, title, lambda pages: self.draw(pages, order), self.name)

    def write(self, order: Order, path: Path) -> int:
        """Write the PDF, whole or not at all; returns the number of pages."""
        pdf = self.pdf(order)
        for _ in pdf.steps():
            pass
        write_pdf(path, pdf.data())
        return pdf.pages
