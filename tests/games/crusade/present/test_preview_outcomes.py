"""What the combat dock shows before the roll is what the resolver does with every roll, and what the log then tells.

Random games are played; at combats being declared or waiting for cards every throw of the dice is carried out on
copies of the position, and after it every way to take the losses.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.combat import chances, resolve
from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.rules.combat.play_ccs import CancelAirCards, PlayCombatCards
from desktop.games.crusade.rules.combat.take_losses import ReplaceCorps, TakeLosses
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.state import CrusadeState
from desktop.views.table import PreviewView
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.combat import Stacks, attacks, declare

GAMES = (("columns", 3), ("campaign", 11), ("northern-front", 2), ("two-years", 7), ("decisive-phase", 4))
STEPS = 700
COMBATS, FIRST = 6, 2
"""Positions looked at in a game: one in so many, a combat being declared unit by unit."""
MOST = 50_000
"""Ways to take losses looked at for one throw; beyond that some of them."""
Pair = tuple[int, int]


def go_on(state: CrusadeState, action: Action, dice: tuple[int, ...] = ()) -> list[Event]:
    """Carry an action out; what happened."""
    state.chance.begin(dice)
    carry_out(state, action)
    told = list(state.events)
    state.events.clear()
    return told


def rolled(state: CrusadeState, dice: tuple[int, ...]) -> tuple[CrusadeState, list[Event]]:
    """The position after the dice, no further card being played and cancellers used on what is worth most."""
    state = plain.copied(state)
    told: list[Event] = []
    if isinstance(state.stack[-1], Attacks):
        told += go_on(state, Action.parse("attack"), dice)
    while isinstance(frame := state.stack[-1] if state.stack else None, PlayCombatCards | CancelAirCards):
        action = Action.parse("no-card")
        if isinstance(frame, CancelAirCards):
            decision = settle(state)
            assert decision is not None
            wanted = chances._cancelled(state.world, state.fight).void.values()
            action = next(each for each in decision.actions if each.target in wanted)
        told += go_on(state, action, dice)
    return state, told


def endings(state: CrusadeState, told: list[Event]) -> Iterator[tuple[CrusadeState, list[Event]]]:
    """Every way to take the losses, up to the decision of the combat."""
    queue, seen = [(state, told)], set[str]()
    while queue and len(seen) < MOST:
        state, told = queue.pop()
        if (digest := plain.digest(state)) in seen:
            continue
        seen.add(digest)
        if not isinstance(state.stack[-1] if state.stack else None, TakeLosses | ReplaceCorps):
            yield state, told
            continue
        decision = settle(state)
        assert decision is not None
        for action in decision.actions:
            other = plain.copied(state)
            queue.append((other, told + go_on(other, action)))


def of_kind(told: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kind)]


class Outcome:
    """What can come of one pair of loss numbers, whatever losses are chosen."""

    def __init__(self, state: CrusadeState, told: list[Event], presenter: CrusadePresenter) -> None:
        self.winner, self.owed, self.stands = "", 0, False
        for end, happened in endings(state, told):
            decided = of_kind(happened, ce.CombatDecided)[0]
            assert isinstance(decided, ce.CombatDecided)
            self.winner = decided.winner
            after = self._after(end, happened)
            assert bool(decided.owed) == after, "a retreat is owed if and only if it begins"
            self.owed = max(self.owed, decided.owed)
            fought = end.last_combat
            assert fought is not None
            self.stands |= bool(fought.defenders)
            self._check_log(presenter, decided, happened)

    @staticmethod
    def _after(state: CrusadeState, told: list[Event]) -> bool:
        """Whether the defenders begin to retreat."""
        going = any(type(frame).__name__ == "Retreat" for frame in state.stack)
        gone = [event for event in told if isinstance(event, ev.UnitsMoved) and event.kind == "retreat"]
        lost = [event for event in told if isinstance(event, ev.UnitRemoved) and event.cause == "retreat"]
        return going or bool(gone or lost)

    @staticmethod
    def _check_log(presenter: CrusadePresenter, decided: ce.CombatDecided, told: list[Event]) -> None:
        lines = presenter.log_lines(0, decided.side, Action.parse("attack"), told, "")
        words = [line.text for line in lines if line.rule == "11.2.9"]
        assert len(words) == 1
        assert f"{decided.attacker_number} to {decided.defender_number}" in words[0]
        assert ("owe a retreat" in words[0]) == bool(decided.owed)
        assert ("attack is won" in words[0]) == (decided.winner == decided.side)


def check(state: CrusadeState, combat: Combat, view: PreviewView, presenter: CrusadePresenter) -> None:
    """Every figure of the dock against all throws."""
    world = state.world
    fires = {side: resolve.fire_of(state, combat, side) for side in (combat.side, combat.other)}
    faces = {int(face): words for face, words in view.faces}
    throws: Counter[Pair] = Counter()
    outcomes: dict[Pair, Outcome] = {}
    sizes = [fires[side].dice for side in (combat.side, combat.other)]
    every = list(product(range(1, world.limits.die_faces + 1), repeat=sum(sizes)))
    for dice in every:
        after, told = rolled(state, dice)
        shots = {event.side: event for event in of_kind(told, ce.Fired) if isinstance(event, ce.Fired)}
        pair = shots[combat.side].number, shots[combat.other].number
        for place, side in enumerate((combat.side, combat.other)):
            shown = faces[shots[side].die].split(" : ")[place]
            assert shown == str(shots[side].number), (view.title, dice)
        assert (str(shots[combat.side].strength), str(shots[combat.other].strength)) == (
            view.attack_total, view.defence_total,
        )  # fmt: skip
        assert view.column == f"{shots[combat.side].column} against {shots[combat.other].column}"
        throws[pair] += 1
        if pair not in outcomes:
            outcomes[pair] = Outcome(after, told, presenter)
    compare(combat, view, throws, outcomes, len(every))


def compare(
    combat: Combat, view: PreviewView, throws: Counter[Pair], outcomes: dict[Pair, Outcome], every: int
) -> None:
    """Winners, retreats, spaces cleared and means, counted over all throws."""
    wins: Counter[str] = Counter()
    retreats: Counter[int] = Counter()
    cleared = 0
    for pair, ways in throws.items():
        outcome = outcomes[pair]
        wins[outcome.winner] += ways
        if not outcome.stands:
            cleared += ways
        elif outcome.owed:
            retreats[outcome.owed] += ways
    weights = [row.weight for row in view.outcomes[:3]]
    assert weights == [wins[side] * view.total // every for side in (combat.side, "", combat.other)]
    parts = [f"retreat of {spaces}: {percent(ways, every)} %" for spaces, ways in sorted(retreats.items())]
    parts += [f"no defender left: {percent(cleared, every)} %"] if cleared else []
    assert view.outcomes[0].detail == ", ".join(parts), view.title
    means = [sum(pair[place] * ways for pair, ways in throws.items()) for place in (0, 1)]
    shown = [f"{hundredths // 100}.{hundredths % 100:02}" for hundredths in (percent(mean, every) for mean in means)]
    assert view.odds_title == f"Losses inflicted on average: attacker {shown[0]}, defender {shown[1]}"


def percent(ways: int, every: int) -> int:
    return (200 * ways + every) // (2 * every)


def combats(scenario: str, seed: int) -> Iterator[tuple[CrusadeState, Combat]]:
    """Positions of a random game in which a combat is declared, or waits for cards."""
    name = f"crusade/{scenario}"
    match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
    for _ in range(STEPS):
        if match.decision is None:
            return
        state, frame = match.state, match.state.stack[-1]
        assert isinstance(state, CrusadeState)
        ready = isinstance(frame, Attacks) and not frame.siege and "attack" in map(str, match.decision.actions)
        if ready and isinstance(frame, Attacks):
            combat = chances_of(state, frame)
            yield state, combat
        elif isinstance(frame, PlayCombatCards) and not resolve.fires_first(state.world, state.fight):
            yield state, state.fight
        attack = [action for action in match.decision.actions if action.verb in ("attack", "with", "card", "claim")]
        match.play(choose.choice(attack) if attack and choose.random() < 0.5 else player.choose(state, match.decision))


def chances_of(state: CrusadeState, frame: Attacks) -> Combat:
    return declared(state, frame.side, frame.target, frame.units)


@pytest.mark.rule("crusade", "11.2.6")
@pytest.mark.rule("crusade", "11.2.7")
@pytest.mark.rule("crusade", "11.2.9")
@pytest.mark.rule("crusade", "11.2.10")
@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_the_dock_shows_what_every_throw_brings(scenario: str, seed: int) -> None:
    presenter = CrusadePresenter(world_of(f"crusade/{scenario}"))
    looked = 0
    for state, combat in islice(combats(scenario, seed), 0, COMBATS * FIRST, FIRST):
        view = presenter.preview(state, None, ())
        assert view is not None
        check(state, combat, view, presenter)
        looked += 1
    assert looked == COMBATS


STATED: dict[str, tuple[Stacks, Stacks, dict[str, object]]] = {
    "a winner without survivors": ({"belchite": ["NAT_AC_V-"]}, {"caspe": ["REP_RPA", "REP_RPA", "REP_RPA"]}, {}),
    "a corps that no division replaces": ({"belchite": ["NAT_AC_V-", "NAT_INF"]}, {"caspe": ["REP_AC_I-"]}, {}),
    "a corps that a division replaces": (
        {"belchite": ["NAT_AC_V", "NAT_AC_VI-"]},
        {"caspe": ["REP_AC_I-"]},
        {"units": {"rep reserve": ["REP_RPA", "REP_MIL-"], "nat reserve": ["NAT_INF"]}},
    ),
    "a trench across a river": (
        {"belchite": ["NAT_AC_V", "NAT_AFR"]},
        {"bujaraloz": ["REP_RPA", "REP_MIL"]},
        {"works": {"bujaraloz": "trench"}},
    ),
    "winter in the mountains": ({"calamocha": ["NAT_INF"] * 3}, {"montalban": ["REP_RPA-"]}, {"turn": 11}),
    "units that retreated before": (
        {"belchite": ["NAT_INF", "NAT_INF"]},
        {"caspe": ["REP_AC_I", "REP_MIL"]},
        {"retreated": ["REP_AC_I"], "units": {"rep reserve": ["REP_RPA"]}},
    ),
}


@pytest.mark.rule("crusade", "11.2.9")
@pytest.mark.rule("crusade", "11.2.10")
@pytest.mark.rule("crusade", "11.4.6")
@pytest.mark.parametrize("name", STATED)
def test_the_dock_is_right_where_random_games_seldom_come(name: str) -> None:
    attackers, defenders, given = STATED[name]
    place = declare(attacks(attackers, defenders, **given), next(iter(defenders)))  # type: ignore[arg-type]
    frame = place.state.stack[-1]
    assert isinstance(frame, Attacks)
    presenter = CrusadePresenter(place.state.world)
    view = presenter.preview(place.state, None, ())
    assert view is not None
    check(place.state, chances_of(place.state, frame), view, presenter)


@pytest.mark.rule("crusade", "11.2.4")
@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_the_row_of_a_card_is_what_the_dock_shows_once_it_is_played(scenario: str, seed: int) -> None:
    presenter = CrusadePresenter(world_of(f"crusade/{scenario}"))
    for state, combat in islice(combats(scenario, seed), 40):
        decision = settle(state)
        assert decision is not None
        rows = {row.text: row.weight for row in presenter._previews.current(state, decision.player).outcomes[3:]}
        for action in decision.actions:
            key = {"card": "preview.with_card", "claim": "preview.with_armor"}.get(action.verb)
            if not key or state.world.cards.get(action.target) is state.world.cards["N14"]:
                continue
            after = plain.copied(state)
            go_on(after, action)
            shown = presenter.preview(after, None, ()) if after.combat and not after.combat.numbers else None
            if shown is None:
                continue
            name = presenter.names.say(key, **{"card": action.target, "unit": action.target})
            place = 0 if decision.player == combat.side else 2
            assert rows[name] == shown.outcomes[place].weight, name
