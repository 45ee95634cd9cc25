"""What whoever sits down is told of what happened meanwhile."""

from __future__ import annotations

import pytest

from desktop.engine.event import NOTED, WEIGHTY, Event
from desktop.engine.match import Match
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as arriba
from desktop.games.battles.state import events as battles
from desktop.games.crusade.state import events as crusade
from desktop.games.illusions.state import events as illusions
from desktop.games.reich.state import events as reich
from desktop.mechanics.cdg import combat_events, events
from desktop.players.player import make_player
from desktop.views.concession import log_lines_of
from desktop.views.news import MOST, news_of
from desktop.views.table import LogLine


def told(*lines: LogLine) -> list[str]:
    return [line.text for line in news_of(lines)[0]]


def line(text: str, news: int = 0, level: int = 3) -> LogLine:
    return LogLine(1, text, level=level, news=news)


def test_a_battle_is_told_before_a_loss_and_both_before_book_keeping() -> None:
    losses = [line(f"loss {number}", NOTED) for number in range(6)]
    lines = [line("battle", WEIGHTY), *losses, line("points recorded", level=2), line("cards drawn")]
    shown, more = news_of(lines)
    assert [each.text for each in shown] == ["battle", "loss 3", "loss 4", "loss 5"], "in the order of the day"
    assert (len(shown), more) == (MOST, 3)


def test_where_nothing_is_news_what_was_done_is_told_and_else_what_began() -> None:
    assert told(line("Draw phase", level=1), line("a move", level=2), line("End", level=1)) == ["a move"]
    assert told(line("Draw phase", level=1), line("End", level=1)) == ["End"]
    assert told() == []


NEWS = {
    "battle": [combat_events.CombatDecided, battles.CombatResolved, reich.ConflictResolved, ce.AttackDeclared],
    "capture": [events.ControlChanged, battles.ControlChanged, reich.ControlChanged, arriba.ControlChanged,
                battles.ObjectiveTaken, arriba.KeyCityTaken],
    "loss": [events.UnitEliminated, events.UnitRemoved, illusions.UnitDestroyed, battles.UnitEliminated,
             arriba.PieceRemoved, ce.GroupWipedOut, reich.FleetRemoved],
    "card": [events.CardPlayed, reich.EventPlayed],
    "points": [crusade.Scored, illusions.Scored, arriba.LevelChanged, reich.HandSizeChanged],
}  # fmt: skip
BOOK_KEEPING = [
    events.CardsDrawn, events.DeckShuffled, events.RpRecorded, events.RpSpent, events.CardDiscarded, events.RoundBegan,
    battles.PhaseBegan, battles.UnitMoved, battles.StatusJudged, arriba.EquipmentSpent, arriba.ProductionReceived,
    arriba.PieceRegrouped, reich.CardsDrawn, reich.CardDiscarded,
]  # fmt: skip


@pytest.mark.parametrize("kind", NEWS)
def test_what_a_player_would_tell_is_news_and_book_keeping_is_none(kind: str) -> None:
    assert all(event.NEWS for event in NEWS[kind])
    assert not any(event.NEWS for event in BOOK_KEEPING)


def lines_of(game: str, scenario: str, kind: type[Event]) -> list[LogLine]:
    """All lines of a game up to a while after such an event."""
    match = Match.new(game, scenario, seed=5)
    player, found = make_player("greedy", match.definition, match.world, 5), 0
    while match.decision is not None and found < 3 and match.position < 900:
        match.play(player.choose(match.state, match.decision))
        found += any(isinstance(event, kind) for event in match.events_of[-1])
    presenter = match.definition.presenter(match.world)
    played = zip(match.log, match.events_of, strict=True)
    return [
        each for at, (entry, done) in enumerate(played) for each in log_lines_of(presenter, at + 1, entry, done, "")
    ]


def test_a_card_is_news_where_it_is_played_as_an_event() -> None:
    played = [each for each in lines_of("crusade", "campaign", events.CardPlayed) if " play " in each.text]
    assert played
    assert all(bool(each.news) == each.text.endswith("as an event") for each in played)
