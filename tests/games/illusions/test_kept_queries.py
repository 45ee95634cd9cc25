"""What queries keep until a fact changes is what they would work out anew, at every decision of random games.

Every mutator that changes something a kept answer rests on emits an event that says so, or forgets by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.engine.frame import settle
from desktop.engine.kept import Answers, Kept, stale
from desktop.engine.match import Match
from desktop.games.illusions.rules.cards import event_options
from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.movement import activation, movement
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.events import OffensiveRolled
from desktop.games.illusions.state.facts import BOARD
from desktop.games.illusions.state.sides import SIDES
from desktop.games.illusions.state.state import IllusionsState
from desktop.players.player import make_player
from tests.games.illusions.position import AP, CP, in_round, state_of, world_of

POINTS = 5
MOST = 120
"""Decisions of a game that are looked at."""


def answers(state: IllusionsState) -> Iterator[tuple[object, Any]]:
    """Every query that keeps what it finds, asked for both sides."""
    yield "closed", geography.closed_places(state)
    yield "overstacked", stacking.overstacked(state)
    yield "held", state.held_places()
    for side in SIDES:
        yield ("on map", side), state.on_map_of(side)
        yield ("supply", side), supply.supply(state, side)
        yield ("status", side), [supply.status(state, unit) for unit in state.on_map_of(side)]
        yield ("short", side), sieges.short_places(state, side)
        yield ("forts", side), sieges.enemy_forts(state, side)
        yield ("joined", side), event_options.is_joined(state, side, "berlin", "constantinople")
        yield ("crowds", side), sr_options.crowds(state, side)
        yield ("sr", side), [sr_options.reach(state, unit) for unit in state.on_map_of(side)]
    if state.active:
        yield from answers_for(state, state.active)


def answers_for(state: IllusionsState, side: str) -> Iterator[tuple[object, Any]]:
    """What only the player whose round it is may ask."""
    yield "candidates", sr_options.candidates(state, side, POINTS)
    yield "ready", attack_options.ready(state, side)
    targets = attack_options.targets(state, side)
    yield "targets", [(each, attack_options.available(state, side, *each)) for each in targets]
    yield "occupied", activation.occupied(state)
    offers = activation.affordable(state, POINTS, 0)
    yield "offers", [(offer.mark, offer.units, offer.price) for offer in offers]
    going = [unit for place in movement.move_places(state) for unit in movement.movable(state, place)]
    ways = [movement.Going((unit,), state.place_of(unit), movement.points(state, (unit,))) for unit in going]
    yield "reach", [movement.reach(state, way) for way in ways]


def check(match: Match) -> None:
    state = match.state
    assert isinstance(state, IllusionsState)
    held = dict(answers(state))
    before = state.kept
    state.kept = Kept()
    try:
        fresh = dict(answers(state))
        assert settle(state) == match.decision
    finally:
        state.kept = before
    for what, found in fresh.items():
        assert held[what] == found, (what, match.position, match.log[-1].action)
    assert stale(state) == [], (match.position, match.log[-1].action)


@pytest.mark.parametrize(
    ("scenario", "player", "options"),
    [
        ("campaign-1914", "greedy", ()), ("mobilization-to-limited-war", "random", ()), ("brusilov", "random", ()),
        ("brusilov", "greedy", (("players", "four"),)),
    ],
)  # fmt: skip
def test_kept_answers_are_fresh(scenario: str, player: str, options: tuple[tuple[str, str], ...]) -> None:
    world = world_of(scenario, options)
    match = Match.new("illusions", scenario, dict(options), seed=3, world=world)
    chooser = make_player(player, match.definition, world, 3)
    while match.decision is not None and match.position < MOST:
        check(match)
        match.play(chooser.choose(match.state, match.decision))


@pytest.mark.rule("illusions", "13.1")
@pytest.mark.parametrize(("scenario", "seed"), [("brusilov", 8), ("campaign-1914", 9)])
def test_13_1_who_may_redeploy_is_who_is_not_refused(scenario: str, seed: int) -> None:
    world = world_of(scenario)
    match = Match.new("illusions", scenario, seed=seed, world=world)
    player = make_player("random", match.definition, world, seed)
    while match.decision is not None and match.position < 300:
        for side in SIDES if match.position % 5 == 0 else ():
            outlook = sr_options.Outlook(match.state, side, by_sea=True)
            for unit in match.state.on_map_of(side):
                assert outlook.may_go(unit) == (sr_options.why_not_pick(match.state, unit, POINTS) is None), unit
        match.play(player.choose(match.state, match.decision))


# -- mutators that change what may be kept -------------------------------------------------------------
def hold(state: IllusionsState) -> Answers:
    """Something that is kept until anything on the board changes."""
    answers = state.kept.of(hold, BOARD)
    answers["anything",] = True
    return answers


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.begin_effect("AP-06"),
        lambda state: state.begin_turn_effect("CP-07"),
        lambda state: state.end_turn_effect("AP-52"),
        lambda state: state.begin_lasting("CP-10", 1),
        lambda state: state.end_lasting("AP-06"),
        lambda state: state.set_offensive(OffensiveRolled(AP, 4, 0, "no_br_fr", "no_br_fr")),
        lambda state: state.set_flag("blockade"),
        lambda state: state.set_control("lodz", CP, "test"),
        lambda state: state.lose_step("ru_ii", "test"),
        lambda state: state.place_trench("lodz", AP, 1, "test"),
        lambda state: state.begin_siege("thorn", AP),
        lambda state: state.join_war("it", AP),
        lambda state: state.count("x"),
        lambda state: state.begin_turn(2),
    ],
)
def test_mutators_make_queries_forget(change: Any) -> None:
    state = in_round(state_of(turn_effects=["AP-52"], lasting={"AP-06": 1}))
    held = hold(state)
    change(state)
    assert not held


def test_effects_of_a_round_end_with_what_was_kept() -> None:
    state = in_round(state_of())
    state.begin_effect("AP-06")
    held = hold(state)
    state.end_round()
    assert not held
