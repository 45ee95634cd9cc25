"""Whatever is asked, the program answers: a reason against every action that is not offered, never a failure."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.games.crusade.moments import MOMENTS
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.procedures.redeploy import Redeploy
from desktop.games.crusade.sides import ELIMINATED, POOL, REMOVED, RESERVE
from desktop.games.crusade.state import CrusadeState
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.position import NAT, begin, in_round, state_of
from tests.sentences import book

GAMES = (("columns", 2), ("decisive-phase", 8))
STEPS, TRIED = 300, 12
NOWHERE = ("nowhere", "", "madrid ", "tray:eliminated:nationalist", "beachhead_mallorca", "due-9")


def things(state: CrusadeState, choose: random.Random) -> list[str]:
    """Ids of every kind: a unit of each box, a space, a card, words that mean nothing."""
    boxes = [next((unit for unit, each in state.units.items() if each.place == box), "")
             for box in (ELIMINATED, REMOVED, POOL, RESERVE)]  # fmt: skip
    units = choose.sample(state.world.unit_ids, 3)
    spaces, cards = choose.sample(state.world.space_ids, 2), choose.sample(sorted(state.world.cards), 2)
    return [*(unit for unit in boxes if unit), *units, *spaces, *cards, *NOWHERE, "ops", "event", "full", "nat", "9"]


def odd_actions(state: CrusadeState, choose: random.Random) -> Iterator[Action]:
    for verb in choose.sample(sorted(MOMENTS), TRIED):
        words = [word for word in things(state, choose) if word and " " not in word]
        yield Action.of(verb, *choose.sample(words, choose.randrange(4)))
    yield Action.of("dance")


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_whatever_is_not_offered_is_refused_with_a_reason(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
    presenter, numbers = CrusadePresenter(world_of(name)), book("crusade")
    for _ in range(STEPS):
        if match.decision is None:
            break
        digest = match.digest()
        for action in odd_actions(match.state, choose):  # type: ignore[arg-type]
            check_refused(match, action, presenter, numbers)
        assert match.digest() == digest, "asking changes nothing"
        match.play(player.choose(match.state, match.decision))


def check_refused(match: Match, action: Action, presenter: CrusadePresenter, numbers: object) -> None:
    assert match.decision is not None
    if match.decision.offers(action):
        return
    refusal = match.why_not(action)
    assert refusal is not None
    assert presenter.names.words.message(refusal.reason)
    assert refusal.rule.split()[0] in numbers, refusal  # type: ignore[operator]
    with pytest.raises(IllegalAction):
        match.play(action)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_piece_may_be_dragged_from_everywhere(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
    presenter = CrusadePresenter(world_of(name))
    for _ in range(STEPS):
        if match.decision is None:
            break
        state = match.state
        for piece in things(state, choose):  # type: ignore[arg-type]
            for space in (*choose.sample(state.world.space_ids, 2), *NOWHERE):
                presenter.route(state, match.decision, piece, space)
                presenter.why_not(state, match.decision, piece, space)
        match.play(player.choose(state, match.decision))


@pytest.mark.rule("crusade", "12.1.1")
@pytest.mark.parametrize("place", ["eliminated", "removed", "pool"])
def test_a_unit_that_is_out_of_play_is_not_redeployed(place: str) -> None:
    units = {"sevilla": ["NAT_INF"], f"nationalist {place}": ["NAT_MIL"]}
    position = begin(in_round(state_of(units=units, turn=4), NAT), Redeploy(side=NAT, points=8))
    assert position.refused("pick NAT_MIL_01") == "12.1.1"
    assert not position.offers("pick NAT_MIL_01")
    presenter = CrusadePresenter(position.state.world)
    refusal = presenter.why_not(position.state, position.decision, "NAT_MIL_01", "madrid")
    assert refusal is not None
    assert refusal.rule == "12.1.1"
    presenter.route(position.state, position.decision, "NAT_MIL_01", "madrid")


def test_every_verb_has_its_moment_and_every_moment_its_words() -> None:
    presenter, numbers = CrusadePresenter(world_of("crusade/campaign")), book("crusade")
    for verb, rule in MOMENTS.items():
        assert presenter.names.say(f"moment.{verb}")
        assert rule in numbers
