"""history.yaml of a game: how wars go that the program plays with itself; happened.yaml: how they went."""

from __future__ import annotations

from msgspec import Struct


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in some of the games: in how many, when first (as a rule), and how often in each of them."""

    key: str
    text: str
    games: int
    turn: str
    times: float


class TurnRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn as it goes on average, in the games that reach it: fights, and what each side loses."""

    turn: str
    games: int
    fights: float
    losses: dict[str, float]


class HistoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    """How a scenario goes.

    Attributes:
        level: of the program, in every seat; seed: of the first game.
        wins: games by winner ("" is a draw); ends: by how they ended, in words.
        figures: what decides the game, as it stands at the end on average.
    """

    scenario: str
    level: str
    games: int
    seed: int
    wins: dict[str, int]
    ends: dict[str, int]
    figures: dict[str, float]
    turns: list[TurnRow]
    deeds: list[Deed]
    faults: list[str] = []


class HistoryFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One table a scenario."""

    tables: list[HistoryTable]


class Happened(Struct, frozen=True, forbid_unknown_fields=True):
    """When something happened in the war itself, by the key of a deed, or what was said of it."""

    when: str
    key: str = ""
    text: str = ""
    """In words, where no deed of a game is meant."""
    source: str = ""


class HappenedFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened, in the order in which it did."""

    happened: list[Happened]
