"""What the combat dock shows is what the resolver does: every throw of declared combats of random games played out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.errors import ChanceNeeded
from desktop.engine.event import Event
from desktop.engine.frame import carry_out
from desktop.engine.match import Match
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.preview import Previews
from desktop.games.illusions.rules.combat import approaches, chances, resolve
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.combat.combat import is_stormy
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.combat_state import Combat
from desktop.games.illusions.state.state import IllusionsState
from desktop.players.player import make_player
from tests.games.illusions.combat import SUMMER, Stacks, attacks, declare
from tests.games.illusions.position import AP, CP, world_of

FACES = 6
MOST_OUTCOMES = 50_000
GAMES = [("campaign-1914", 1), ("campaign-1914", 5), ("brusilov", 2), ("brusilov", 4)]
COMBATS = 3
"""Combats of each game that are played out."""
SKIP = {"card": "no-card", "no-card": "no-card", "flank": "no-flank", "no-flank": "no-flank"}
End = tuple[int, bool]
"""Spaces of retreat owed, and whether no defender is left."""
Outcome = tuple[tuple[int, int], frozenset[End]]
"""The loss numbers, and all ends that the choices of losses lead to."""
Spread = dict[Outcome, Fraction]


class TooMany(Exception):
    """More outcomes than are counted one by one."""


class Unfolding:
    """All that can come of an announced attack, with the answers wanted and else without cards and flank attack.

    Where losses can fall in several ways before the second side fires, the one with the strongest fire is taken, as
    the dock assumes; afterwards all of them are looked at.
    """

    def __init__(self, combat: Combat, *wanted: str) -> None:
        self.combat = combat
        self.wanted = [Action.parse(text) for text in wanted]
        self.leaves = 0
        self.shots: list[ce.Fired] = []

    def after(self, state: IllusionsState, action: Action, dice: tuple[int, ...] = ()) -> Spread:
        there = plain.copied(state)
        there.chance = Chance(None)
        there.chance.begin(dice)
        try:
            decision = carry_out(there, action)
        except ChanceNeeded:
            found: Spread = {}
            for face in range(1, FACES + 1):
                for outcome, weight in self.after(state, action, (*dice, face)).items():
                    found[outcome] = found.get(outcome, Fraction(0)) + weight / FACES
            return found
        self.shots += [event for event in there.events if isinstance(event, ce.Fired)]
        return self.following(there, decision)

    def following(self, state: IllusionsState, decision: Decision | None) -> Spread:
        for event in state.events:
            if isinstance(event, ce.CombatDecided):
                return self.leaf(state, event)
        assert decision is not None
        actions = decision.actions
        if chosen := next((action for action in self.wanted if action in actions), None):
            return self.after(state, chosen)
        if skipped := next((SKIP[action.verb] for action in actions if action.verb in SKIP), ""):
            return self.after(state, Action.parse(skipped))
        branches = [self.after(state, action) for action in actions]
        combat = state.fight
        if len(combat.numbers) < len(combat.SIDES):
            place = 0 if combat.side not in combat.numbers else 1
            return max(branches, key=lambda found: sum(pair[place] * ways for (pair, _), ways in found.items()))
        ends = frozenset(end for found in branches for _, ends in found for end in ends)
        ((pair, _),) = list(branches[0])
        return {(pair, ends): Fraction(1)}

    def leaf(self, state: IllusionsState, event: ce.CombatDecided) -> Spread:
        self.leaves += 1
        if self.leaves > MOST_OUTCOMES:
            raise TooMany
        target = event.target
        left = state.has_fort(target) if self.combat.kind == "fort" else any(map(state.on_map, self.defenders(state)))
        owed = 0 if target in state.world.regions else event.owed
        pair = event.attacker_number, event.defender_number
        return {(pair, frozenset([(owed, not left)])): Fraction(1)}

    def defenders(self, state: IllusionsState) -> list[str]:
        combat = state.combat or state.last_combat
        assert combat is not None
        return list(combat.defenders)


def declared(match: Match) -> Combat | None:
    """The combat that the attacker may announce now."""
    frame = match.state.stack[-1]
    if not isinstance(frame, Attacks) or not frame.target or not frame.units:
        return None
    offered = match.decision is not None and any(action.verb == "attack" for action in match.decision.actions)
    state: IllusionsState = match.state  # type: ignore[assignment]
    combat = frame.declared(state)
    picked = len(combat.pool) > state.world.limits.stacking or approaches.headquarters(state, state.at(combat.target))
    return combat if offered and not (combat.pool and picked) else None


def combats(scenario: str, seed: int) -> Iterator[tuple[IllusionsState, Combat]]:
    """Some of the combats that are declared in a game of the plain player, and now and then by a random one."""
    world = world_of(scenario)
    match = Match.new("illusions", scenario, seed=seed, world=world)
    choose, found = random.Random(seed), 0
    player = make_player("random", match.definition, world, seed)
    for _ in range(3000):
        if match.decision is None or found == COMBATS:
            return
        combat = declared(match)
        if combat is not None and choose.random() < 0.5:
            found += 1
            yield plain.copied(match.state), combat  # type: ignore[misc]
            match.play(Action.parse("attack"))
            continue
        match.play(player.choose(match.state, match.decision))


def expected_end(ends: frozenset[End]) -> int | None:
    """None: no defender can be left; else the spaces of retreat."""
    left = [owed for owed, cleared in ends if not cleared]
    return max(left) if left else None


def check(state: IllusionsState, combat: Combat) -> None:
    unfolding = Unfolding(combat)
    try:
        spread = unfolding.after(state, Action.parse("attack"))
    except TooMany:
        pytest.fail("more outcomes than a combat of this game has")
    seen = chances.chances(state, combat)
    numbers: Counter[tuple[int, int]] = Counter()
    retreats: Counter[int] = Counter()
    cleared = Fraction(0)
    for (pair, ends), weight in spread.items():
        numbers[pair] += weight  # type: ignore[assignment]
        end = expected_end(ends)
        if end is None:
            cleared += weight
        elif end:
            retreats[end] += weight  # type: ignore[assignment]
    where = f"{combat.side} against {combat.target}: {combat}"
    assert {pair: Fraction(ways, seen.of) for pair, ways in seen.numbers.items()} == dict(numbers), where
    assert Fraction(seen.cleared, seen.of) == cleared, where
    assert {owed: Fraction(ways, seen.of) for owed, ways in seen.retreats.items()} == dict(retreats), where
    check_dock(state, combat, dict(numbers))
    check_shots(state, combat, unfolding.shots)


def check_dock(state: IllusionsState, combat: Combat, numbers: dict[tuple[int, int], Fraction]) -> None:
    """The rows and faces of the dock."""
    view = Previews(state.world, Names(state.world)).current(state)
    assert view is not None
    ahead = [sum(weight for (a, d), weight in numbers.items() if (a > d) - (a < d) == sign) for sign in (1, 0, -1)]
    assert [Fraction(row.weight, view.total) for row in view.outcomes] == ahead
    if not resolve.fires_first(state, combat) and not is_stormy(state, combat.target):
        shown = [tuple(int(each) for each in text.split(" : ")) for _, text in view.faces]
        rolled = Counter((a, d) for a, _ in shown for _, d in shown)
        every = {pair: Fraction(ways, FACES * FACES) for pair, ways in rolled.items()}
        assert every == numbers


def check_shots(state: IllusionsState, combat: Combat, shots: list[ce.Fired]) -> None:
    """Strength, table, column and modifiers of whoever fires before losses are those of the dock."""
    if is_stormy(state, combat.target):
        return
    first = resolve.fires_first(state, combat)
    for side in [first] if first else [combat.side, combat.other]:
        shot = resolve.fire_of(state, combat, side)
        label = resolve.columns(state.world, shot.table)[shot.column].label
        told = {(each.strength, each.table, each.column, each.drm) for each in shots if each.side == side}
        assert told == {(shot.strength, shot.table, label, shot.drm)}


@pytest.mark.rule("illusions", "12.2", says="The higher loss number wins; equal numbers have no winner")
@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_the_dock_shows_what_the_resolver_does(scenario: str, seed: int) -> None:
    count = 0
    for state, combat in combats(scenario, seed):
        check(state, combat)
        count += 1
    assert count == COMBATS


SELDOM: dict[str, tuple[Stacks, Stacks, dict[str, object]]] = {
    "region": ({"gorizia": ["it_inf_corps", "it_cav"]}, {"carniola": ["ah_ii", "ah_inf"]}, {"at_war": {"it": AP}}),
    "within a region": ({"carniola": ["it_inf_corps"]}, {"carniola": ["ah_ii"]}, {"at_war": {"it": AP}}),
    "uprising": ({"rovno": ["ru_ii", "ru_inf"]}, {"sarny": ["ru_uprising", "ru_uprising"]}, {}),
    "fort": ({"jaroslau": ["ru_ii", "ru_iii"]}, {"przemysl": []}, {}),
    "garrison": ({"jaroslau": ["ru_ii", "ru_iii"]}, {"przemysl": ["ah_inf"]}, {}),
    "water": ({"kowel": ["ru_ii", "ru_inf-"]}, {"lublin": ["ge_xi"]}, {"units": {"reserve": ["ru_inf", "ru_cav"]}}),
    "weather": ({"sarny": ["ru_ii"]}, {"pinsk": ["ge_xi"]}, {"turn": SUMMER, "scenario": "example-29"}),
    "alpine": ({"asiago": ["it_inf_corps"]}, {"trent": ["ah_inf_corps"]}, {"at_war": {"it": AP}}),
    "trench": ({"brest_litovsk": ["ru_ii", "ru_iii"]}, {"lublin": ["ge_xi"]},
               {"trenches": {"lublin": 1}, "trench_side": {"lublin": CP}}),
    "no factor": ({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_inf-"]}, {}),
    "HQs": ({"brest_litovsk": ["ru_ii", "hq_brusilov"]}, {"lublin": ["ge_xi", "hq_mackensen"]}, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(SELDOM))
def test_combats_that_random_games_seldom_reach(name: str) -> None:
    attackers, defenders, given = SELDOM[name]
    place = attacks(attackers, defenders, **given)  # type: ignore[arg-type]
    place = declare(place, next(text for text in place.offered("target") if text.split()[0] in defenders))
    frame = place.state.stack[-1]
    assert isinstance(frame, Attacks)
    check(place.state, frame.declared(place.state))


def numbers_of(unfolding: Unfolding, state: IllusionsState) -> dict[tuple[int, int], Fraction]:
    found: dict[tuple[int, int], Fraction] = {}
    for (pair, _), weight in unfolding.after(state, Action.parse("attack")).items():
        found[pair] = found.get(pair, Fraction(0)) + weight
    return found


def shares(seen: chances.Chances) -> dict[tuple[int, int], Fraction]:
    return {pair: Fraction(ways, seen.of) for pair, ways in seen.numbers.items()}


def test_what_the_dock_says_of_flank_attacks_and_cards() -> None:
    attackers: Stacks = {"ivangorod": ["ge_xi", "ge_inf"], "jaroslau": ["ge_i", "ge_inf-"]}
    hands = {CP: ["CP-02", "CP-17", "CP-44", "CP-46"], AP: ["AP-03"]}
    given = {"side": CP, "hands": hands, "units": {"reserve": ["ru_inf", "ge_inf"]}, "scenario": "example-29"}
    place = declare(attacks(attackers, {"lublin": ["ru_ii", "ru_cav"]}, **given), "lublin")  # type: ignore[arg-type]
    frame, state = place.state.stack[-1], place.state
    assert isinstance(frame, Attacks)
    combat = frame.declared(state)
    for pinning, seen in chances.chances_with_flank(state, combat).items():
        assert shares(seen) == numbers_of(Unfolding(combat, f"flank {pinning}"), state)
    for side in (CP, AP):
        cards = chances.card_chances(state, combat, side)
        assert cards
        for card, with_card in cards.items():
            assert with_card is not None
            assert shares(with_card) == numbers_of(Unfolding(combat, f"card {card}"), state)


def fought(scenario: str, seed: int) -> Iterator[tuple[IllusionsState, list[Event]]]:
    """The events of every combat of a random game, from its beginning to its end."""
    world = world_of(scenario)
    match = Match.new("illusions", scenario, seed=seed, world=world)
    player = make_player("random", match.definition, world, seed)
    found: list[Event] = []
    for _ in range(2500):
        if match.decision is None:
            return
        for event in match.play(player.choose(match.state, match.decision)):
            if isinstance(event, ce.CombatBegan):
                found = []
            found.append(event)
            if isinstance(event, ce.CombatClosed):
                yield match.state, found  # type: ignore[misc]


@pytest.mark.rule("illusions", "12.7.2", says="One space if the loss numbers differ by 1, two if by more")
@pytest.mark.rule("illusions", "12.7.1", says="Without such a unit there is no retreat")
@pytest.mark.parametrize(("scenario", "seed"), [("campaign-1914", 21), ("brusilov", 22)])
def test_a_retreat_that_the_log_tells_of_takes_place(scenario: str, seed: int) -> None:
    told = 0
    for state, events in fought(scenario, seed):
        decided = next((event for event in events if isinstance(event, ce.CombatDecided)), None)
        went = [each for each in events if isinstance(each, ev.UnitsMoved) and each.kind == "retreat"]
        lost = [each for each in events if getattr(each, "cause", "") == "retreat"]
        shortened = [each for each in events if isinstance(each, ce.RetreatShortened)]
        if decided is None or not decided.owed:
            assert not went, events
            assert not shortened, events
            continue
        lead = decided.attacker_number - decided.defender_number
        assert decided.owed == min(lead, state.world.limits.retreat_most)
        if decided.target not in state.world.regions:
            told += 1
            assert went or lost or shortened, events
    assert told > 1
