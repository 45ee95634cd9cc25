"""The program at a seat: it knows what the seat knows, chooses what is offered, and answers every line."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest

from desktop.engine import plain, unseen
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.players.glimpse import Glimpse, glimpse_of, position_of
from desktop.players.levels import LEVELS, NOVICE
from desktop.players.player import make_player
from desktop.players.thinking import Reply, Request, Thinker, answer
from tests.contract.games import new_match, player_of, sampled, scenarios

HIDING = [each for each in scenarios() if each.partition("/")[0] in ("crusade", "illusions", "reich")]


def sent(glimpse: Glimpse) -> Glimpse:
    """As it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(glimpse), type=Glimpse)


def swapped(match: Match, seat: str) -> Match:
    """The same game as far as a seat can know, with all else elsewhere and other dice to come."""
    other = match.at(match.position)
    plain.restore(other.state, plain.to_plain(unseen.rearranged(match, seat, unseen.two_orders()[0])))
    other.state.chance.seed = 987_654_321
    return other


@pytest.mark.parametrize("scenario", HIDING)
def test_what_is_hidden_makes_no_difference_to_a_choice(scenario: str) -> None:
    match, player, differing = new_match(scenario, seed=5), player_of(scenario, 5, "greedy"), 0
    for number in range(160):
        asked = match.decision
        if asked is None:
            break
        if number % 8 == 0:
            other = swapped(match, asked.player)
            differing += plain.to_plain(other.state) != plain.to_plain(match.state)
            one, two = glimpse_of(match, number), glimpse_of(other, number)
            assert one == two
            assert Thinker().choose(sent(one), NOVICE) == Thinker().choose(sent(two), NOVICE)
        match.play(player.choose(match.state, asked))
    assert differing > 10, "something was hidden"


@pytest.mark.parametrize("scenario", sampled())
def test_it_plays_what_is_offered_from_what_its_seat_knows(scenario: str) -> None:
    match, thinker, unasked = new_match(scenario, seed=3), Thinker(), 0
    for number in range(250):
        if match.decision is None:
            break
        glimpse = sent(glimpse_of(match, number))
        unasked += position_of(glimpse, match.world)[1] is None
        match.play(thinker.choose(glimpse, NOVICE))
    assert unasked < 5, "the question is nearly always the same wherever the hidden cards lie"


def test_a_glimpse_tells_nothing_of_the_log_and_of_the_dice_to_come() -> None:
    match = new_match("crusade/columns", seed=424_242)
    assert "424242" not in msgspec.json.encode(glimpse_of(match, 1)).decode()
    assert not {"log", "entries"} & set(Glimpse.__struct_fields__)


def test_where_nobody_is_asked_there_is_nothing_to_be_glimpsed() -> None:
    match = new_match("tiny/meeting")
    match.concede("red")
    with pytest.raises(EngineError, match="nobody is asked"):
        glimpse_of(match, 1)


def lines(*requests: Any) -> list[Reply]:
    out = io.BytesIO()
    answer([each if isinstance(each, bytes) else msgspec.json.encode(each) for each in requests], out)
    return [msgspec.json.decode(line, type=Reply) for line in out.getvalue().splitlines()]


def test_each_line_is_answered_in_a_line_also_one_that_is_no_request() -> None:
    match = new_match("tiny/meeting")
    good = Request(7, NOVICE, glimpse_of(match, 1))
    bad = msgspec.structs.replace(good, number=8, level="genius")
    first, second, third, last = lines(good, bad, b"{", good)
    assert match.decision is not None
    assert first.number == 7
    assert first.action in map(str, match.decision.actions)
    assert not first.fault
    assert (second.number, second.action) == (8, "")
    assert second.fault == f"EngineError: unknown level 'genius'; there are: {', '.join(LEVELS)}"
    assert third.fault.startswith("DecodeError")
    assert last.action


def test_a_question_that_hangs_on_a_hidden_card_is_answered_all_the_same() -> None:
    glimpse = msgspec.structs.replace(glimpse_of(new_match("tiny/meeting"), 1), actions=("odd a", "odd b"))
    assert str(Thinker().choose(glimpse, NOVICE)) in glimpse.actions


def test_a_plan_for_a_phase_sees_what_has_moved_since_it_was_made() -> None:
    match, thinker, compared = new_match("battles/pindoque", seed=11), Thinker(), 0
    players = {side: make_player(NOVICE, match.definition, match.world, 5) for side in match.definition.sides}
    while match.decision is not None:
        chosen = thinker.choose(sent(glimpse_of(match, 5)), NOVICE)
        assert chosen == players[match.decision.player].choose(match.state, match.decision)
        compared += len(match.decision.actions) > 1
        match.play(chosen)
    assert compared > 100


def test_who_is_asked_again_after_actions_were_taken_back_plans_anew() -> None:
    match, thinker = new_match("battles/pindoque", seed=11), Thinker()
    player = player_of("battles/pindoque", 11, "greedy")
    while match.decision is not None and (match.state.phase, match.decision.prompt.key) != ("movement", "move.pick"):
        match.play(player.choose(match.state, match.decision))
    first = glimpse_of(match, 5)
    for _ in range(14):
        match.play(thinker.choose(glimpse_of(match, 5), NOVICE))
    assert thinker.choose(first, NOVICE) == Thinker().choose(first, NOVICE)
