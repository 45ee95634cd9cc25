"""What is to be printed: which sheets, for whom, on which paper. Knows no Qt, so that a command can check it first."""

from __future__ import annotations

from msgspec import Struct

PARTS = ("setup", "counters", "map", "cards", "charts", "log", "position", "orbat")
"""The sheets, in the order in which they are printed together."""
EVERYTHING = "all"
PAPERS = ("a4", "letter", "a3", "a2", "tabloid")
LEAST_MARGIN, USUAL_MARGIN, MOST_MARGIN = 5.0, 12.0, 40.0
LEAST_SCALE, TRUE_SCALE, MOST_SCALE = 20.0, 100.0, 200.0
MOST_FIT = 99


class OrderError(ValueError):
    """An order that cannot be carried out; one line for the user."""


class NoSuchPages(OrderError):
    """A sheet has none of the pages that were asked for."""

    def __init__(self, first: int, last: int, pages: int) -> None:
        asked = f"is no page {first}" if first == last else f"are no pages {first} to {last or 'the last'}"
        super().__init__(f"there {asked}: the sheet has {pages}")


class Order(Struct, frozen=True):
    """What to print.

    Attributes:
        what: one of PARTS, or EVERYTHING that the game has.
        side: print for this side alone; "" for all.
        paper: one of PAPERS, or "" for what the country uses.
        margin: white border in millimetres.
        scale: of the map, in percent of the size that takes the counters.
        fit: the map on no more than so many sheets; 0: at its scale.
        first, last: the pages that are printed; 0: from the first, to the last.
    """

    what: str = "setup"
    side: str = ""
    paper: str = ""
    margin: float = USUAL_MARGIN
    scale: float = TRUE_SCALE
    fit: int = 0
    first: int = 0
    last: int = 0

    def check(self) -> None:
        """Raise OrderError, with one line, if there is no such sheet, paper or margin."""
        if self.what not in (*PARTS, EVERYTHING):
            raise OrderError(f"there is no sheet {self.what!r}; there are: {', '.join((*PARTS, EVERYTHING))}")
        if self.paper not in ("", *PAPERS):
            raise OrderError(f"there is no paper {self.paper!r}; there are: {', '.join(PAPERS)}")
        if not LEAST_MARGIN <= self.margin <= MOST_MARGIN:
            raise OrderError(f"margins are from {LEAST_MARGIN:g} to {MOST_MARGIN:g} mm, not {self.margin:g}")
        if not LEAST_SCALE <= self.scale <= MOST_SCALE:
            raise OrderError(f"the scale is from {LEAST_SCALE:g} to {MOST_SCALE:g} %, not {self.scale:g}")
        if not 0 <= self.fit <= MOST_FIT:
            raise OrderError(f"a map takes from 1 to {MOST_FIT} sheets, not {self.fit}")
        if self.first < 0 or self.last < 0 or (self.last and self.last < self.first):
            raise OrderError(f"there are no pages {self.first} to {self.last}")

    def takes(self, page: int) -> bool:
        """Whether a page is among those asked for."""
        return self.first <= page and (not self.last or page <= self.last)
