"""10.4.3 The tournament: two games in one match, sides exchanged, the better result as the Axis wins."""

from __future__ import annotations

import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.rules.turn.victory import best_game
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.state import GameRecord
from desktop.players.random_player import RandomPlayer
from tests.games.reich.position import position, state_of

EXCHANGE = Action("exchange")


def play_on(match: Match, seed: int = 3) -> Match:
    """Play at random until the sides are to be exchanged, or to the end."""
    player = RandomPlayer(seed)
    while match.decision is not None and EXCHANGE not in match.decision.actions:
        match.play(player.choose(match.state, match.decision))
    return match


@pytest.fixture(scope="module")
def played() -> Match:
    """A tournament after its first game."""
    return play_on(Match.new("reich", "tournament", seed=11))


@pytest.mark.rule("reich", "10.4.3", says="The players agree on one of")
@pytest.mark.rule("reich", "14.2")
def test_10_4_3_the_first_game_leads_to_the_exchange(played: Match) -> None:
    state = played.state
    assert [str(action) for action in played.decision.actions] == ["exchange"]
    assert played.decision.rule == "10.4.3"
    assert (len(state.records), state.between_games, state.over) == (1, True, False)
    assert played.outcome is None
    presenter = ReichPresenter(played.world)
    assert not presenter.hides_something(state), "the game is over, nothing is secret"
    assert presenter.seats_at(state) == (("axis", "Axis (player 1)"), ("allies", "Allies (player 2)"))
    assert "Game 1 of 2 is over" in presenter.table(state, played.decision, "axis").turn


@pytest.mark.rule("reich", "10.4.3")
def test_10_4_3_the_second_game_begins_anew_with_sides_exchanged() -> None:
    match = play_on(Match.new("reich", "tournament", seed=11))
    match.play(EXCHANGE)
    state, start = match.state, match.world.scenario.start
    assert [event.by for event in match.events_of[-1] if isinstance(event, ev.SidesExchanged)] == [2]
    assert state.axis_player == 2
    assert (state.year, state.pact) == ({"axis": 0, "allies": 0}, True)
    assert state.turns in (0, 1), "the set-up or the first turn asks"
    assert state.control == match.world.start_control
    assert state.big_push == {"axis": "up", "allies": ""} == dict(start.big_push)
    assert (state.fleets, state.forts, state.conflict, state.removed) == ({}, {}, None, [])
    presenter = ReichPresenter(match.world)
    assert presenter.hides_something(state)
    assert presenter.seats_at(state) == (("axis", "Axis (player 2)"), ("allies", "Allies (player 1)"))
    view = presenter.table(state, match.decision, "axis")
    assert view.decision is not None
    assert view.decision.player_name == presenter.names.seat(state, match.decision.player)
    assert view.turn.startswith("Game 2 ·")
    track = next(track for track in view.tracks if track.id == "tournament")
    assert [len(track.detail), track.at] == [2, 1]


@pytest.mark.rule("reich", "10.4.3", says="Whoever had the better result as")
@pytest.mark.parametrize("seed", range(1, 7))
def test_10_4_3_the_better_axis_wins_the_match(seed: int) -> None:
    match = play_on(Match.new("reich", "tournament", seed=seed), seed)
    match.play(EXCHANGE)
    play_on(match, seed + 100)
    first, second = match.state.records
    outcome = match.outcome
    assert outcome is not None
    if first.merit >= second.merit:
        assert (outcome.winner, outcome.level) == ("allies", "tournament_1"), "player 1 has the Allies in game 2"
    else:
        assert (outcome.winner, outcome.level) == ("axis", "tournament_2")
    words = ReichPresenter(match.world).words(outcome.reason)
    assert words.startswith(("Player 1 wins", "Player 2 wins"))
    assert match.faults() == []


@pytest.mark.rule("reich", "10.4.3")
def test_10_4_3_saved_undone_and_replayed_across_the_exchange() -> None:
    match = play_on(Match.new("reich", "tournament", seed=11))
    before = match.digest()
    match.play(EXCHANGE)
    after = match.digest()
    match.undo()
    assert match.digest() == before
    match.redo()
    assert match.digest() == after
    saved = plain.to_plain(match.state)
    assert Match.resume(match.setup, match.log, saved, world=match.world).digest() == after
    assert Match.replay(match.setup, match.log).digest() == after


@pytest.mark.rule("reich", "10.4.3")
def test_10_4_3_results_are_compared() -> None:
    records = []
    for level, winner, axis, allies in (
        ("axis_capitulation", "axis", 9, 3),
        ("axis_decisive", "axis", 10, 4),
        ("axis_decisive", "axis", 9, 3),
        ("axis_catastrophe", "allies", 6, 6),
        ("allies_sudden_death", "allies", 0, 6),
    ):
        state = state_of("axis", scenario="tournament")
        state.hand_size = {"axis": axis, "allies": allies}
        records.append(victory.axis_record(state, victory.Ending(winner, level, "")).merit)
    assert records == sorted(records, reverse=True)
    assert records[1] == records[2]


@pytest.mark.rule("reich", "10.4.3")
def test_10_4_3_equal_results_go_by_turns_then_to_whoever_set_the_mark() -> None:
    better, worse = GameRecord("axis_limited", 1, 4), GameRecord("axis_limited", 1, 3)
    assert best_game([better, worse]) == 1
    assert best_game([worse, better]) == 2
    assert best_game([better, better]) == 1, "the second player knew the mark and did not beat it"
    state = state_of("axis", scenario="tournament")
    records = {}
    for winner, turns in (("axis", 9), ("axis", 12), ("allies", 9), ("allies", 12)):
        state.turns = turns
        records[winner, turns] = victory.axis_record(state, victory.Ending(winner, f"{winner}_capitals", ""))
    assert best_game([records["axis", 12], records["axis", 9]]) == 2, "an earlier win is better"
    assert best_game([records["allies", 9], records["allies", 12]]) == 2, "a later defeat is better"


@pytest.mark.rule("reich", "10.4.3")
@pytest.mark.rule("reich", "9.1")
def test_10_4_3_a_game_lost_by_hand_size_is_over_and_the_next_follows() -> None:
    place = position("allies", scenario="tournament", hand_size={"axis": 1}, hands={"axis": ["german_2"]})
    place.state.hand_size["axis"] = 1
    place.state.change_hand_size("axis", -1, "test")
    victory.conclude(place.state, victory.at_once(place.state))
    assert place.state.records[0].level == "allies_sudden_death"
    assert [frame.step for frame in place.state.stack] == ["exchange"]
    assert not [fault for fault in DEFINITION.faults(place.state) if "hand size 0" in fault]
