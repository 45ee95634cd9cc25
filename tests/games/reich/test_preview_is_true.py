"""The chances shown before a conflict are those of the rules, and the log of it states what took place.

Over random games: what the preview says is compared with the frames that resolve a conflict, fed with the dice. All
rolls are counted out where there are at most 50,000, else drawn at random.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.frame import carry_out, settle
from desktop.engine.match import Match
from desktop.games.reich.data import schema_effects as schema
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.present.log import Log
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.cards.play_options import draws_from_deck, has_effect, legal_cards
from desktop.games.reich.rules.combat import chances
from desktop.games.reich.rules.combat.chances import Odds
from desktop.games.reich.rules.combat.conflict import ResolveConflict
from desktop.games.reich.rules.combat.dice import dice_count, dice_effects, dice_owner
from desktop.games.reich.rules.combat.dice_effects import ApplyEffects, DeclareDice, UseAgents
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, result
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import EVENT
from desktop.games.reich.state.sides import SIDES, enemy_of
from desktop.games.reich.state.state import ReichState
from tests.games.reich.position import position

MOST = 50_000
"""Outcomes that are counted out in full."""
SAMPLE = 600
SIGMAS = 5
FACES = 6
SCENARIOS = ("campaign-1941", "short-1944", "intro-1941-43")


class Resolved(ResolveConflict):
    """Steps 4 to 6 of a conflict whose cards and dice lie on the table."""

    STEPS = ResolveConflict.STEPS[
        ResolveConflict.STEPS.index("active_effects") : ResolveConflict.STEPS.index("counterattack")
    ]


# -- the habits that the preview counts with -----------------------------------------------------------
def worth_rolling(dice: list[int], *, own: bool) -> list[int]:
    """Dice worth a re-roll: the lowest of one's own, the highest of the enemy's."""
    ranked = sorted(range(len(dice)), key=lambda die: dice[die] if own else -dice[die])
    return [die for die in ranked if (2 * dice[die] < FACES + 1) == own]


def sensible(state: ReichState, decision: Decision) -> Action:
    """An effect is used where it helps, in the order listed; agents take the best card."""
    match state.stack[-1]:
        case ApplyEffects(side=side):
            return next((use for use in uses(state, side) if use in decision.actions), Action("done"))
        case DeclareDice(side=side, owner=owner, dice=named, most=most):
            wanted = [die for die in worth_rolling(state.fight.dice[owner], own=owner == side) if die not in named]
            if wanted and len(named) < most:
                return Action.of("reroll", str(wanted[0]))
            return next(action for action in decision.actions if action.verb in ("roll", "done"))
        case UseAgents(special=special):
            cards = state.world.cards
            return max(
                decision.actions,
                key=lambda a: cards[a.target].rerolls if special == DOUBLE_AGENT else cards[a.target].value,
            )
    raise AssertionError(decision)


def uses(state: ReichState, side: str) -> Iterator[Action]:
    for effect in dice_effects(state, side):
        whose = effect.whose[0]
        dice = state.fight.dice[dice_owner(side, whose)]
        if effect.value:
            low = min(range(len(dice)), key=lambda die: dice[die])
            wanted = [low] if dice[low] < effect.value else []
        else:
            wanted = worth_rolling(dice, own=whose == "own")
        if wanted and effect.count > 1:
            yield Action.of("use", effect.source, whose)
        elif wanted:
            yield Action.of("use", effect.source, whose, str(wanted[0]))


class Trial:
    """The conflict of a state, fought out again and again on a copy."""

    def __init__(self, state: ReichState) -> None:
        self.state = plain.copied(state)
        self.conflict = self.state.fight

    def winner(self, cards: dict[str, list[str]], dice: dict[str, list[int]], again: list[int]) -> str:
        """Who wins with these cards, dice and re-rolls."""
        state = self.state
        state.conflict = replace(
            self.conflict, cards=cards, dice=dice, shown=[], used=[], silenced=[], sabotaged=[], changes=[]
        )
        state.stack[:] = [Resolved()]
        state.chance.begin(again)
        decision = settle(state)
        while decision is not None:
            decision = carry_out(state, sensible(state, decision))
        state.events.clear()
        return state.fight.winner


def laid(state: ReichState, side: str, first: str, seconds: list[str], choose: random.Random) -> list[str]:
    """A card, and beside it one of those that a two-card event may bring."""
    if not has_effect(state, side, schema.SecondCard) or draws_from_deck(state, side):
        return [first]
    return [first, choose.choice([card for card in seconds if card != first])]


def enemy_cards(state: ReichState, side: str, choose: random.Random) -> list[str]:
    """What a side may have on the table as far as the other can know."""
    if side in state.fight.shown:
        return list(state.fight.cards[side])
    return laid(state, side, choose.choice(chances.possible(state, side)), chances.unseen(state, side), choose)


def own_cards(state: ReichState, side: str, card: str, choose: random.Random) -> list[str]:
    beside = [other for other in state.fight.cards[side] if other != card]
    return laid(state, side, card, [*(state.decks[side] or state.discards[side]), *beside], choose)


def sampled(state: ReichState, side: str, card: str, choose: random.Random) -> int:
    """How often a side wins in a sample of hidden cards and dice."""
    trial, numbers, other = Trial(state), {each: dice_count(state, each) for each in SIDES}, enemy_of(side)
    won = 0
    for _ in range(SAMPLE):
        mine = own_cards(state, side, card, choose) if card else enemy_cards(state, side, choose)
        cards = {side: mine, other: enemy_cards(state, other, choose)}
        dice = {each: [choose.randint(1, FACES) for _ in range(numbers[each])] for each in SIDES}
        won += trial.winner(cards, dice, [choose.randint(1, FACES) for _ in range(20)]) == side
    return won


def counted_out(state: ReichState, side: str, card: str) -> Odds:
    """Every roll of both sides against a card in sight, where nothing is rolled again."""
    trial, other = Trial(state), enemy_of(side)
    rolls = {each: _throws(dice_count(state, each)) for each in SIDES}
    won = of = 0
    for mine, theirs in product(rolls[side].items(), rolls[other].items()):
        cards = {side: [card], other: list(state.fight.cards[other])}
        winner = trial.winner(cards, {side: list(mine[0]), other: list(theirs[0])}, [])
        of += mine[1] * theirs[1]
        won += mine[1] * theirs[1] * (winner == side)
    return Odds(won, of)


@cache
def _throws(number: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(dice)) for dice in product(range(1, FACES + 1), repeat=number))


# -- chances -----------------------------------------------------------------------------------------
def features(state: ReichState) -> tuple[object, ...]:
    """What makes a conflict different from others for the preview."""
    sources = tuple(sorted(effect.source for side in SIDES for effect in dice_effects(state, side)))
    pairs = tuple(has_effect(state, side, schema.SecondCard) for side in SIDES)
    return state.fight.kind == EVENT, sources, pairs, state.fight.vichy, tuple(state.fight.shown)


@cache
def conflicts() -> tuple[tuple[str, ReichState], ...]:
    """Moments of random games at which a card is to be laid, one of each kind."""
    found: dict[tuple[object, ...], tuple[str, ReichState]] = {}
    for seed, scenario in enumerate(SCENARIOS):
        match, choose = Match.new("reich", scenario, seed=seed), random.Random(seed)
        while (decision := match.decision) is not None:
            if decision.prompt.key in ("conflict.card", "conflict.open_card"):
                found.setdefault(features(match.state), (decision.player, match.copy_of_state()))
            plays = [action for action in decision.actions if action.verb == "play"]
            match.play(choose.choice(plays or decision.actions))
    return tuple(found.values())


@pytest.mark.rule("reich", "7.3")
def test_the_chance_of_each_card_is_what_the_rules_make_of_the_dice() -> None:
    choose, checked = random.Random(5), 0
    for side, state in conflicts()[:28]:
        odds = chances.card_odds(state, side)
        card = choose.choice(legal_cards(state, side))
        expected = odds[card].wins / odds[card].of
        share = sampled(state, side, card, choose) / SAMPLE
        error = (max(expected * (1 - expected), 0.002) / SAMPLE) ** 0.5
        assert abs(share - expected) < SIGMAS * error, (side, card, features(state), expected, share)
        checked += 1
    assert checked > 20
    kinds = {source for _, state in conflicts()[:28] for source in features(state)[1]}  # type: ignore[attr-defined]
    assert len(kinds) > 5, kinds


@pytest.mark.rule("reich", "7.3")
def test_what_the_panel_shows_is_that_chance_in_thousandths() -> None:
    for side, state in conflicts()[:20]:
        view = ReichPresenter(state.world).table(state, settle(state), side).preview
        assert view is not None
        odds = chances.card_odds(state, side)
        assert sorted(outcome.weight for outcome in view.outcomes) == sorted(each.of_thousand for each in odds.values())


@pytest.mark.rule("reich", "7.5")
@pytest.mark.parametrize(
    ("target", "forts"),
    [
        ("finland leningrad", {"leningrad": "allies"}),
        ("bulgaria greece", {"greece": "allies"}),
        ("bulgaria greece", {}),
    ],
)
def test_against_a_card_in_sight_every_roll_is_counted_out(target: str, forts: dict[str, str]) -> None:
    """A fort is used where it helps and only there."""
    cards = ["soviet_9", "soviet_8", "soviet_1", "western_9", "western_8"]
    place = position("axis", hands={"axis": ["german_9", "german_8"], "allies": cards}, forts=forts)
    place.play(f"attack land {target}", "card german_9")
    state = place.state
    state.fight.shown = ["axis"]
    assert FACES ** sum(dice_count(state, side) for side in SIDES) <= MOST
    assert len(dice_effects(state, "allies")) == len(forts)
    for card in legal_cards(state, "allies"):
        found, shown = counted_out(state, "allies", card), chances.card_odds(state, "allies", [card])[card]
        assert found.wins * shown.of == shown.wins * found.of, card


def test_the_chance_of_an_attack_in_focus_is_what_the_rules_make_of_any_cards() -> None:
    choose = random.Random(9)
    for side, state in conflicts()[::7][:5]:
        if state.fight.shown or state.fight.cards[side]:
            continue
        odds = chances.any_odds(state, side)
        share, expected = sampled(state, side, "", choose) / SAMPLE, odds.wins / odds.of
        assert abs(share - expected) < SIGMAS * (max(expected * (1 - expected), 0.002) / SAMPLE) ** 0.5


# -- the log -----------------------------------------------------------------------------------------
BLANK = re.compile(r"  |\(\)|\s[.,;:)]|\(\s|[:,] *$|^\W|[{}\[\]]|\bNone\b|__|\b\w+_\w+\b|\.\.$")


def _ids(state: ReichState) -> re.Pattern[str]:
    """Ids as a player must never read them; names of things begin with a capital."""
    world = state.world
    known = {*world.areas, *world.events, *world.event_of, *world.cards, *world.years}
    return re.compile(r"\b(" + "|".join(sorted(map(re.escape, known), key=len, reverse=True)) + r")\b")


@pytest.mark.parametrize(("scenario", "seed"), [(scenario, seed) for scenario in SCENARIOS for seed in (3, 4)])
def test_every_line_of_the_log_is_a_whole_sentence_about_known_things(scenario: str, seed: int) -> None:
    match, choose = Match.new("reich", scenario, seed=seed), random.Random(seed)
    log, ids, kinds = Log(match.world, Names(match.world)), _ids(match.state), set()
    while match.decision is not None:
        events = match.play(choose.choice(match.decision.actions))
        for seat in (*SIDES, ""):
            for line in log.lines(0, "axis", events, seat):
                assert not BLANK.search(line.text), line.text
                assert not ids.search(line.text), line.text
        kinds |= {type(event) for event in events}
    assert len(kinds) > 25


@pytest.mark.rule("reich", "7.7")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_log_of_a_conflict_states_the_result_that_took_place(scenario: str) -> None:
    match, choose = Match.new("reich", scenario, seed=11), random.Random(11)
    log, told = Log(match.world, Names(match.world)), 0
    began: ev.ConflictBegan | None = None
    resolved: ev.ConflictResolved | None = None
    while match.decision is not None:
        events = match.play(choose.choice(match.decision.actions))
        for event in events:
            match event:
                case ev.ConflictBegan():
                    began = event
                case ev.ConflictResolved():
                    resolved = event
                    told += _agrees(log, event)
                case ev.ConflictClosed():
                    assert began is not None
                    assert resolved is not None
                    assert event.winner == resolved.winner, "the last result is the one that counts"
                    last = match.state.last_conflict
                    assert last is not None
                    found = result(match.world, last)
                    figures = (resolved.winner, resolved.axis_total, resolved.allied_total, resolved.by)
                    assert figures == (found.winner, found.totals["axis"], found.totals["allies"], found.by)
                    _check_control(events, began, resolved)
    assert told > 20


def _agrees(log: Log, event: ev.ConflictResolved) -> bool:
    """The line names the winner and the totals; without a tie the higher total wins."""
    (line,) = log.lines(0, "axis", [event], "axis")
    assert line.text.startswith("The Axis" if event.winner == "axis" else "The Allies")
    if event.by == "total":
        higher = "axis" if event.axis_total > event.allied_total else "allies"
        assert event.winner == higher
        assert f"Axis {event.axis_total}, Allies {event.allied_total}" in line.text
    else:
        assert event.axis_total == event.allied_total
        assert f"{event.axis_total} each" in line.text
    return True


def _check_control(events: tuple[Event, ...], began: ev.ConflictBegan, resolved: ev.ConflictResolved) -> None:
    """An area falls by an attack only if the attacker won it (at sea: to whoever won)."""
    for event in events:
        if isinstance(event, ev.ControlChanged) and event.cause == "attack":
            assert event.area == began.target
            assert (event.power == "axis") == (resolved.winner == "axis")
            assert began.kind == "sea" or resolved.winner == began.active
