"""What the combat panel shows before the die and what the log tells after it are what the rules do, face by face."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from desktop.engine import plain
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.frame import carry_out
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.preview import Previews
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.artillery.barrage import Barrage
from desktop.games.battles.rules.combat.combat import Combat
from desktop.games.battles.rules.combat.resolve import FACES
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.state import BattleState
from desktop.views.table import PreviewView
from tests.contract.games import new_match, player_of
from tests.games.battles.combat import battle
from tests.games.battles.position import Position, world_of

FIGHTS = 40
SIDES = ("nationalist", "republican")
LOSSES = ("combat", "barrage", "bombardment")


def battlefield(rng: random.Random, scenario: str) -> Position | None:
    """Both sides close together, with artillery near and far, some units reduced, unsupplied or out of command."""
    world = world_of(scenario)
    centre = rng.choice([hex_id for hex_id in world.hexes if len(world.neighbours[hex_id]) == len(FACES)])
    side = rng.choice(SIDES)
    enemy = world.enemy(side)
    ground = [unit for unit in world.units if not world.units[unit].is_air]
    own = [unit for unit in ground if world.units[unit].side == side]
    guns = [unit for unit in own if world.units[unit].is_artillery]
    units = {}
    for unit in rng.sample([unit for unit in ground if world.units[unit].side == enemy], rng.randint(1, 4)):
        units[unit] = rng.choice([centre, world.neighbours[centre][0]])
    free = [hex_id for hex_id in world.grid.within(centre, 1) if hex_id not in units.values()]
    far = [hex_id for hex_id in world.grid.within(centre, 3) if hex_id not in world.grid.within(centre, 2)]
    for unit in rng.sample(own, rng.randint(1, 4)):
        units[unit] = rng.choice(free)
    for unit in rng.sample(guns, 2):
        units[unit] = rng.choice([*free, *far])
    found = battle(
        units, side=side, scenario=scenario, air=True, turn=5, reduced=[u for u in units if rng.random() < 0.4],
        out_of_supply=[u for u in units if rng.random() < 0.1], out_of_command=[u for u in units if rng.random() < 0.1],
    )  # fmt: skip
    found.state.chance = Chance(rng.randint(1, 10**6))
    return found if found.decision is not None and found.decision.rule != "7.2" else None


def rolls(found: Position, rng: random.Random) -> Iterator[tuple[BattleState, Decision]]:
    """Play at random; every question that asks for the die of a fight."""
    for _ in range(60):
        if found.decision is None:
            return
        if any(action.verb == "roll" for action in found.decision.actions):
            yield found.state, found.decision
        liked = [a for a in found.actions if a.startswith(("barrage", "attack", "support", "fire"))]
        found.play(rng.choice(liked if liked and rng.random() < 0.7 else found.actions))


def carried_on(state: BattleState, decision: Decision, face: int, rng: random.Random) -> list[Event]:
    """The events of one roll, with all that its result asks for, on a copy."""
    copy = plain.copied(state)
    copy.chance.begin([face])
    fight = copy.stack[-1]
    asked = carry_out(copy, next(action for action in decision.actions if action.verb == "roll"))
    events: list[Event] = []
    while True:
        events += copy.events
        copy.events.clear()
        going_on = asked is not None and any(frame is fight for frame in copy.stack)
        if not going_on or (copy.stack[-1] is fight and asked.prompt.key in ("barrage.roll", "air.bombard")):
            return events
        asked = carry_out(copy, rng.choice(asked.actions))


def told(before: BattleState, events: list[Event], side: str) -> tuple[int, set[str], set[str]]:
    """Of a side: steps lost, units that went back, units that found no way back."""
    units = before.world.units
    mine = [
        e
        for e in events
        if isinstance(e, ev.StepLost | ev.UnitEliminated | ev.UnitMoved) and units[e.unit].side == side
    ]
    steps = [e for e in mine if not isinstance(e, ev.UnitMoved) and e.cause in LOSSES]
    back = {e.unit for e in mine if isinstance(e, ev.UnitMoved) and e.kind == "retreat"}
    lost = {e.unit for e in mine if isinstance(e, ev.UnitEliminated) and e.cause == "retreat"}
    return len(steps), back, lost


def held_to(view: PreviewView, state: BattleState, decision: Decision, rng: random.Random) -> None:
    """Every face: its cell and its words in the panel, the words of the log and what took place are the same."""
    world = state.world
    log = Log(world, Names(world))
    frame = state.stack[-1]
    assert isinstance(frame, Combat | Barrage | Bombardment)
    enemy = world.enemy(frame.side)
    words: Counter[str] = Counter()
    for face in FACES:
        events = carried_on(state, decision, face, rng)
        event = next(e for e in events if isinstance(e, ev.CombatResolved | ev.BombardmentResolved))
        assert event.die == face
        own, hurt = told(state, events, frame.side), told(state, events, enemy)
        if isinstance(event, ev.BombardmentResolved):
            assert view.faces[face - 1] == (str(face), "1 step" if event.hit else "–")
            assert hurt == (int(event.hit), set(), set())
            assert own == (0, set(), set())
            words["One unit loses a step" if event.hit else "No effect"] += 1
            continue
        assert view.faces[face - 1] == (str(face), Names(world).result(event.result))
        assert (view.attack_total, view.defence_total) == (str(event.attack_strength), str(event.defence_strength))
        outcome = Names(world).outcome(event.result)
        words[outcome] += 1
        assert outcome in log.text(event, "")
        for who, (steps, back, lost) in (("ttacker", own), ("efender", hurt)):
            part = next((part for part in outcome.split("; ") if who in part), "")
            assert steps == ("loses a step" in part), (outcome, events)
            if "must retreat" not in part:
                assert not back | lost, (outcome, events)
            elif not back | lost:  # nobody was left to go
                side = frame.side if who == "ttacker" else enemy
                gone = {e.unit for e in events if isinstance(e, ev.UnitEliminated)}
                assert any(world.units[unit].side == side for unit in gone), (outcome, events)
    assert {outcome.text: outcome.weight for outcome in view.outcomes} == dict(words)
    assert sum(outcome.weight for outcome in view.outcomes) == view.total == len(FACES)


@pytest.mark.rule("battles", "11.4", says="Find the column, roll the die and read the result")
@pytest.mark.rule("battles", "12.4.2", says="suffers no adverse result, unless its target is adjacent")
@pytest.mark.rule("battles", "12.5", says="fires from a hex not adjacent suffers nothing")
@pytest.mark.parametrize("scenario", ["jarama", "brunete"])
def test_every_face_does_what_the_panel_shows_and_the_log_tells(scenario: str) -> None:
    rng = random.Random(scenario)
    seen: Counter[str] = Counter()
    while min(seen["Combat"], seen["Barrage"]) < FIGHTS:
        found = battlefield(rng, scenario)
        if found is None:
            continue
        for state, decision in rolls(found, rng):
            kind = type(state.stack[-1]).__name__
            if seen[kind] < 2 * FIGHTS:
                seen[kind] += 1
                view = Previews(found.world, Names(found.world)).current(state)
                assert view is not None
                held_to(view, state, decision, rng)


@pytest.mark.parametrize(("scenario", "seed"), [("battles/pindoque", 3), ("battles/brunete", 4), ("battles/jarama", 5)])
def test_so_it_is_in_random_games(scenario: str, seed: int) -> None:
    match, player, rng = new_match(scenario, seed), player_of(scenario, seed), random.Random(seed)
    previews = Previews(match.world, Names(match.world))
    seen = 0
    while match.decision is not None and match.position < 2500:
        if any(action.verb == "roll" for action in match.decision.actions):
            view = previews.current(match.state)
            assert view is not None
            if not view.result:  # the last roll is told until the next question
                held_to(view, match.state, match.decision, rng)
                seen += 1
        match.play(player.choose(match.state, match.decision))
    assert seen
