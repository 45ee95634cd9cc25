"""Headline: what lists tell of a game in words; all else follows from the match."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

HANDOVERS = ("open", "needed", "always", "never")
WORDS = ("name", "title", "scenario", "turn", "decider", "result", "study")
MOST_LETTERS = 200
MOST_PLAYERS = 12


class Headline(Struct, frozen=True):
    """A game in words, as its table last told it.

    Attributes:
        name: given by the players; players: (seat, person), only those given.
        title, scenario: of the game, in words; turn: as the table shows it.
        decider: the side that must decide; result: how the game ended.
        handover: how this game hides hands, "open", "needed", "always" or "never".
        programs: (seat, level) of those that the program plays.
        advised: whether players may ask the program what it would do.
        study: the number that the dice of a study game come from; "" for any other game.
    """

    name: str = ""
    players: tuple[tuple[str, str], ...] = ()
    title: str = ""
    scenario: str = ""
    turn: str = ""
    decider: str = ""
    result: str = ""
    handover: str = "needed"
    study: str = ""
    programs: tuple[tuple[str, str], ...] = ()
    advised: bool = True


def cleaned(headline: Headline) -> Headline:
    """The same on single lines of bounded length: names are typed by people and read from anywhere."""
    words = {name: _line(getattr(headline, name)) for name in WORDS}
    return replace(
        headline,
        players=_pairs(headline.players),
        programs=_pairs(headline.programs),
        handover=headline.handover if headline.handover in HANDOVERS else "needed",
        **words,
    )


def _pairs(pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple((_line(seat), _line(words)) for seat, words in pairs[:MOST_PLAYERS])


def _line(text: str) -> str:
    if len(text) <= MOST_LETTERS and text.isprintable():
        return text.strip()
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 2 * MOST_LETTERS])
    return " ".join(shown.split())[:MOST_LETTERS]
