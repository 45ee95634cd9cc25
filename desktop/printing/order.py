"""What is to be printed: which sheets, for whom, on which paper. Knows no Qt, so that a command can check it first."""

from __future__ import annotations

from msgspec import Struct

PARTS = ("setup", "counters", "map", "cards", "charts", "log", "position", "orbat")
"""The sheets, in the order in which they are printed together."""
EVERYTHING = "all"
PAPERS = ("a4", "letter")
LEAST_MARGIN, USUAL_MARGIN, MOST_MARGIN = 5.0, 12.0, 40.0


class OrderError(ValueError):
    """An order that cannot be carried out; one line for the user."""


class Order(Struct, frozen=True):
    """What to print.

    Attributes:
        what: one of PARTS, or EVERYTHING that the game has.
        side: print for this side alone; "" for all.
        paper: one of PAPERS, or "" for what the country uses.
        margin: white border in millimetres.
    """

    what: str = "setup"
    side: str = ""
    paper: str = ""
    margin: float = USUAL_MARGIN

    def check(self) -> None:
        """Raise OrderError, with one line, if there is no such sheet, paper or margin."""
        if self.what not in (*PARTS, EVERYTHING):
            raise OrderError(f"there is no sheet {self.what!r}; there are: {', '.join((*PARTS, EVERYTHING))}")
        if self.paper not in ("", *PAPERS):
            raise OrderError(f"there is no paper {self.paper!r}; there are: {', '.join(PAPERS)}")
        if not LEAST_MARGIN <= self.margin <= MOST_MARGIN:
            raise OrderError(f"margins are from {LEAST_MARGIN:g} to {MOST_MARGIN:g} mm, not {self.margin:g}")
