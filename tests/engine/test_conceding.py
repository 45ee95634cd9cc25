"""Giving a game up: an entry of the log that ends it, whatever the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.saves import load, load_match, read_header, save_match, verify
from desktop.engine.errors import IllegalAction, ReplayError
from desktop.engine.match import CONCEDE, Match
from desktop.views.concession import log_lines_of, table_of
from tests.contract.games import new_match, scenarios


def conceded(scenario: str = "tiny/meeting") -> Match:
    """A match in which the side that is to act gives up after a few actions."""
    match = new_match(scenario, 1)
    for _ in range(3):
        match.play(match.decision.actions[0])
    match.concede(match.decision.player)
    return match


@pytest.mark.parametrize("scenario", scenarios())
def test_it_ends_every_game_in_words(scenario: str) -> None:
    match = conceded(scenario)
    assert match.decision is None
    loser = match.conceded
    assert match.outcome.winner in match.definition.sides
    assert match.outcome.winner != loser
    presenter = match.definition.presenter(match.world)
    names = dict(presenter.seats())
    for seat in names:
        view = table_of(presenter, match, seat)
        assert names[loser] in view.result
        assert names[match.outcome.winner] in view.result
        assert view.winner == match.outcome.winner
        assert view.decision is None
    lines = log_lines_of(presenter, match.position, match.log[-1], match.events_of[-1], loser)
    assert names[loser] in lines[0].text


def test_the_board_stays_and_nothing_more_is_played() -> None:
    match = conceded()
    digest = match.digest()
    match.undo()
    assert match.digest() == digest
    again = match.decision.actions[0]
    match.redo()
    assert match.decision is None
    with pytest.raises(IllegalAction):
        match.play(again)
    with pytest.raises(IllegalAction):
        match.edit("move red-foot centre")
    for side in match.definition.sides:
        with pytest.raises(IllegalAction):
            match.concede(side)


def test_going_back_and_forth_over_it() -> None:
    match = conceded()
    end = match.position
    match.mark()
    match.go_to(2)
    assert match.decision is not None
    assert not match.conceded
    match.go_to(end)
    assert match.decision is None
    assert match.conceded


def test_the_other_side_may_concede_too_but_no_stranger() -> None:
    match = new_match("tiny/meeting", 1)
    other = next(side for side in match.definition.sides if side != match.decision.player)
    with pytest.raises(IllegalAction):
        match.concede("green")
    assert match.decision is not None
    match.concede(other)
    assert match.outcome.winner != other


@pytest.mark.parametrize(
    ("seat", "winner"), [("separatists", "rebel"), ("government", "rebel"), ("rebel", "government")]
)
def test_a_partner_who_concedes_gives_up_for_his_side(seat: str, winner: str) -> None:
    match = Match.new("arriba", "civil-war", options={"players": "four"}, seed=1)
    match.concede(seat)
    assert match.outcome.winner == winner


def test_dice_that_are_awaited_come_first() -> None:
    match = Match.new("tiny", "meeting", seed=None)
    while match.awaiting_dice is None:
        match.play(match.decision.actions[0])
    with pytest.raises(IllegalAction):
        match.concede(match.definition.sides[0])


@pytest.mark.parametrize("scenario", scenarios())
def test_saves_and_replays(scenario: str, tmp_path: Path) -> None:
    match = conceded(scenario)
    path = tmp_path / "given-up.sandtable"
    save_match(match, path)
    assert read_header(path).finished
    for again in (load_match(path), verify(path)):
        assert again.decision is None
        assert again.conceded == match.conceded
        again.catch_up()
        again.undo()
        assert again.decision is not None


def test_a_kept_game_is_opened_with_it(tmp_path: Path) -> None:
    match = new_match("tiny/meeting", 1)
    file = GameFile.create(tmp_path / "game.sandtable", match, Headline())
    match.concede("red")
    file.keep(match, Headline())
    file.close()
    assert GameFile.read(tmp_path / "game.sandtable").match.conceded == "red"


def test_it_outlives_a_history_that_is_lost(tmp_path: Path) -> None:
    match = conceded()
    again = Match.resume(match.setup, [*match.log[:2], match.log[-1]], _plain(match), definition=match.definition)
    again.catch_up()
    assert again.history_lost
    assert again.conceded == match.conceded
    assert again.decision is None
    again.undo()
    assert again.decision is not None


def _plain(match: Match) -> dict:
    from desktop.engine import plain

    return plain.to_plain(match.state)


def test_a_log_in_which_a_stranger_gives_up_is_refused() -> None:
    match = conceded()
    entry = match.log[-1]
    stranger = type(entry)("green", type(entry.action)(CONCEDE, ("green",)))
    with pytest.raises(ReplayError, match="concede green"):
        Match.replay(match.setup, [*match.log[:-1], stranger])
    with pytest.raises(ReplayError, match="not allowed"):
        Match.replay(match.setup, [*match.log, entry])


def test_loading_keeps_the_result_before_the_history_is_read(tmp_path: Path) -> None:
    match = conceded()
    save_match(match, tmp_path / "one.sandtable")
    loaded = load(tmp_path / "one.sandtable").match
    assert loaded.outcome == match.outcome
