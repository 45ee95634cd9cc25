"""Histories: how the wars go that the program plays with itself, counted over many games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection
from statistics import median
from typing import Any

from msgspec import Struct, field

from desktop.data.schema_history import Deed, HistoryTable, TurnRow
from desktop.engine.definition import game
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.players.player import Player, make_player
from desktop.views.presenter import Presenter

MOST_DECISIONS = 20_000
TURN = "turn"
"""The track that names the turns."""
FEW = 20
"""What comes in fewer than one of so many games is not told."""


class _Game(Struct):
    """What is noted of one game."""

    winner: str = ""
    end: str = ""
    told: str = ""
    figures: dict[str, int] = {}
    fights: Counter[int] = field(default_factory=Counter)
    losses: Counter[tuple[int, str]] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    first: dict[str, int] = {}
    turns: int = 0


class Historian:
    """Plays a scenario again and again, with the same level in every seat, and notes what happens."""

    def __init__(self, game_id: str, scenario: str, level: str, corrections: str = "") -> None:
        self.definition, self.scenario, self.level = game(game_id), scenario, level
        self.world: Any = self.definition.load_world(scenario, {}, corrections)
        self.presenter: Presenter = self.definition.presenter(self.world)
        self._games: list[_Game] = []
        self._faults: list[str] = []
        self._words: dict[str, str] = {}
        self._turns: dict[int, str] = {}
        self._corrections = corrections
        self._seed = 0

    def play(self, number: int, first_seed: int, each: Callable[[int], None] | None = None) -> None:
        """Play so many games from a seed on; `each` hears how many there are."""
        self._seed = first_seed
        for count in range(number):
            try:
                self._games.append(self._game(first_seed + count))
            except Exception as error:  # a fault is told, and counts for nothing
                text = " ".join(str(error).split())
                self._faults.append(f"seed {first_seed + count}: {type(error).__name__}: {text}")
            if each is not None:
                each(count + 1)

    # -- a game ------------------------------------------------------------------------------------
    def _game(self, seed: int) -> _Game:
        match = Match.new(self.definition.id, self.scenario, seed=seed, world=self.world, corrections=self._corrections)
        players: dict[str, Player] = {
            seat: make_player(self.level, self.definition, self.world, seed) for seat, _ in self.presenter.seats()
        }
        noted, told = _Game(), 0
        while match.decision is not None and match.position < MOST_DECISIONS:
            told = self._note(noted, match, told)
            asked = match.decision
            match.play(players[asked.player].choose(match.state, asked))
        self._note(noted, match, told)
        outcome = match.outcome
        if outcome is None:
            raise RuntimeError(f"not finished after {match.position} actions")
        noted.winner, noted.end = outcome.winner, f"{outcome.winner} {outcome.level}"
        noted.told = self.presenter.table(match.state, None, "").result
        wanted = self.presenter.measured().tracks
        tracks = [track for track in self.presenter.tracks(match.state) if track.id in wanted]
        noted.figures = {track.title: track.figure for track in tracks if track.figure is not None}
        return noted

    def _note(self, noted: _Game, match: Match, told: int) -> int:
        """Note the events of the entries that have come."""
        for events in match.events_of[told:]:
            if self.presenter.begins_turn(events):
                noted.turns += 1
                self._name_turn(noted.turns, match)
            for event in events:
                self._note_event(noted, event)
        return len(match.events_of)

    def _name_turn(self, number: int, match: Match) -> None:
        if number not in self._turns:
            track = next((each for each in self.presenter.tracks(match.state) if each.id == TURN), None)
            named = track is not None and 0 <= track.at < len(track.cells) and track.cells[track.at]
            self._turns[number] = named or str(number)

    def _note_event(self, noted: _Game, event: Event) -> None:
        if event.ENDS_FIGHT and getattr(event, "fought", True):
            noted.fights[noted.turns] += 1
        if loss := self.presenter.loss(event):
            side, what, count = loss
            noted.losses[noted.turns, f"{side} {what}"] += count
        if deed := self.presenter.milestone(event):
            self._words.setdefault(deed.key, deed.text)
            noted.deeds[deed.key] += 1
            noted.first.setdefault(deed.key, noted.turns)

    # -- all of them -------------------------------------------------------------------------------
    def table(self) -> HistoryTable:
        """What the games come to."""
        found = self._games
        wins = Counter(each.winner for each in found)
        words = {end: _in_short({each.told for each in found if each.end == end}) for end in {e.end for e in found}}
        ends = Counter(words[each.end] for each in found)
        titles = dict.fromkeys(title for each in found for title in each.figures)
        return HistoryTable(
            scenario=self.scenario,
            level=self.level,
            games=len(found),
            seed=self._seed,
            wins=dict(sorted(wins.items())),
            ends=dict(sorted(ends.items())),
            figures={title: self._at_the_end(title) for title in titles},
            turns=[self._turn(number) for number in range(1, max((each.turns for each in found), default=0) + 1)],
            deeds=self._deeds(),
            faults=self._faults,
        )

    def _at_the_end(self, title: str) -> float:
        return _mean([each.figures[title] for each in self._games if title in each.figures])

    def _turn(self, number: int) -> TurnRow:
        reached = [each for each in self._games if each.turns >= number]
        kinds = sorted({what for each in self._games for _, what in each.losses})
        return TurnRow(
            self._turns.get(number, str(number)),
            len(reached),
            _mean([each.fights[number] for each in reached]),
            {what: _mean([each.losses[number, what] for each in reached]) for what in kinds},
        )

    def _deeds(self) -> list[Deed]:
        rows = []
        for key, text in self._words.items():
            seen = [each for each in self._games if each.deeds[key]]
            if len(seen) * FEW < len(self._games) or not seen:
                continue
            when = round(median(each.first[key] for each in seen))
            times = _mean([each.deeds[key] for each in seen])
            rows.append((when, -len(seen), key, Deed(key, text, len(seen), self._turns.get(when, str(when)), times)))
        return [row[-1] for row in sorted(rows, key=lambda row: row[:3])]


def _in_short(told: Collection[str]) -> str:
    """An end in words: without the figures of one game where it is told in several ways."""
    if len(told) == 1:
        return re.sub(r" \([^)]*\d[^)]*\)", "", next(iter(told)))
    return re.sub(r" \([^)]*\)", "", min(told).partition(":")[0])


def _mean(figures: list[int]) -> float:
    return round(sum(figures) / len(figures), 2) if figures else 0.0
