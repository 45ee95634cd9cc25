"""Turning points: what changed most, and whether dice or choices did it."""

from __future__ import annotations

import io

import msgspec
import pytest

from desktop.engine import plain, unseen
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.players.thinking import Reply, Review, answer
from desktop.players.turning import LEAST, MOST, Past, turning_points
from tests.contract.games import new_match, player_of


def played_out(scenario: str, seed: int, red: str = "greedy", blue: str = "greedy") -> Match:
    match = new_match(scenario, seed=seed)
    players = {"red": make_player(red, match.definition, match.world, seed)}
    other = make_player(blue, match.definition, match.world, seed + 1)
    while match.decision is not None:
        match.play(players.get(match.decision.player, other).choose(match.state, match.decision))
    return match


def past(match: Match) -> Past:
    return Past(match.setup, match.entries_plain(), match.base)


def test_what_changed_most_is_told_in_the_order_in_which_it_came() -> None:
    match = played_out("tiny/meeting", 3)
    found = turning_points(past(match))
    assert 0 < len(found) <= MOST
    assert [each.start for each in found] == sorted(each.start for each in found)
    for each in found:
        assert 0 < each.start < each.end <= len(match.log)
        assert abs(each.after - each.before) >= LEAST - 1
        assert each.luck + each.choice + each.coming == each.after - each.before
        assert each.side == "red"
        assert each.when
    assert found[-1].after in (1, 50, 99), "the end is the end"


def test_the_same_game_turns_on_the_same() -> None:
    match = played_out("tiny/meeting", 3)
    assert turning_points(past(match)) == turning_points(past(match))


def test_choices_that_nobody_would_make_are_told_apart_from_luck() -> None:
    """One who plays at random throws more away by his choices than one who plays as the program does."""
    poor = sound = 0
    for seed in range(12):
        poor += sum(each.choice for each in turning_points(past(played_out("tiny/meeting", seed, red="random"))))
        sound += sum(each.choice for each in turning_points(past(played_out("tiny/meeting", seed))))
    assert poor < sound


def test_where_neither_luck_nor_choice_changed_anything_nothing_turned() -> None:
    """A set-up as it is suggested changes what the program reckons by much, as nothing stood before it."""
    match = new_match("battles/pindoque", seed=3)
    player = player_of("battles/pindoque", 3, "random")
    while match.decision is not None and len(match.log) < 60:
        match.play(player.choose(match.state, match.decision))
    match.concede("republican")
    found = turning_points(past(match))
    assert found
    assert all(each.luck or each.choice or each.end == len(match.log) for each in found)


def test_it_says_what_the_program_would_have_chosen() -> None:
    found = [each for seed in range(6) for each in turning_points(past(played_out("tiny/meeting", seed, "random")))]
    told = [each for each in found if each.instead]
    assert told
    for each in told:
        assert each.played
        assert each.played != each.instead
        assert each.start <= each.at < each.end


@pytest.mark.parametrize("scenario", ["crusade/columns", "reich/intro-1941-42", "illusions/brusilov"])
def test_draws_are_dealt_anew_and_no_hand_changes(scenario: str) -> None:
    match, player = new_match(scenario, seed=4), player_of(scenario, 4, "greedy")
    for _ in range(40):
        assert match.decision is not None
        match.play(player.choose(match.state, match.decision))
    other = match.copy_of_state()
    unseen.deal_draws_anew(match.definition, other, match.definition.sides, 5)
    before, after = plain.to_plain(match.state), plain.to_plain(other)
    changed = {name for name in before if before[name] != after[name]}
    assert changed, "another card is drawn next"
    assert before["hands"] == after["hands"]
    for seat in match.definition.sides:
        slots = [slot for pool in match.definition.unseen(other, seat) for slot in pool.slots]  # type: ignore[misc]
        assert slots


def test_the_process_answers_it_in_a_line_and_tells_how_far_it_is() -> None:
    match, out = played_out("tiny/meeting", 3), io.BytesIO()
    answer([msgspec.json.encode(Review(5, past(match)))], out)
    *shares, last = [msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines()]
    assert last.turns == turning_points(past(match))
    assert [each.share for each in shares] == sorted({each.share for each in shares})
    assert shares
