"""15.2 The list of priorities that plays the Axis for one who plays alone: every Axis choice is made here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.data.schema_tables import BotStep
from desktop.games.reich.player.scorer import ReichScorer
from desktop.games.reich.rules.combat.dice import map_dice
from desktop.games.reich.rules.map.geography import held_neighbours, home_side, production
from desktop.games.reich.state.conflict_state import EVENT
from desktop.games.reich.state.sides import AXIS, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

BONUSES = ("production", "success")


def choice(state: ReichState, decision: Decision) -> Action:
    """What the list chooses; what it leaves open goes to the action that the scripted player likes best."""
    offers = _narrowed(state, decision)
    if len(offers) == 1:
        return offers[0]
    scorer = ReichScorer(state.world)
    return max(offers, key=lambda action: scorer.score(state, decision, action))


def _narrowed(state: ReichState, decision: Decision) -> list[Action]:
    offers = list(decision.actions)
    match decision.prompt.key:
        case "turn.first" | "turn.success" | "turn.production" | "turn.push":
            return by_list(state, offers)
        case "turn.pool":
            return bonus(offers)
        case "conflict.card" | "conflict.open_card":
            return [card(state, offers)]
        case "conflict.events":
            return [action for action in offers if action.verb == verbs.PLAY]
    return offers


def by_list(state: ReichState, offers: list[Action]) -> list[Action]:
    """The actions of the first priority that applies; all of them if none does."""
    for step in state.world.tables.axis_bot.steps:
        if _in_time(state, step) and (found := _STEPS[step.id](state, offers, step)):
            return found
    return offers


def _in_time(state: ReichState, step: BotStep) -> bool:
    """Whether a step is due: before a year has ended, or with a small hand size only."""
    if step.before_year and state.year[AXIS] >= state.world.year_index[step.before_year]:
        return False
    return not step.hand_at_most or state.hand_size[AXIS] <= step.hand_at_most


def bonus(offers: list[Action]) -> list[Action]:
    """7.9 The bot takes every bonus, PRODUCTION first, and every attack of an operation."""
    attacks = [each for each in offers if each.verb == verbs.ATTACK or each == verbs.BONUS("push")]
    first, second = ([each for each in offers if each == verbs.BONUS(bonus)] for bonus in BONUSES)
    return first or attacks or second or offers


def card(state: ReichState, offers: list[Action]) -> Action:
    """7.3 The highest card where a centre is at stake, else the middle one."""
    conflict = state.fight
    ranked = sorted(offers, key=lambda action: (state.world.cards[action.target].value, action.target))
    vital = conflict.kind != EVENT and production(state, conflict.target) > 0
    return ranked[-1] if vital else ranked[len(ranked) // 2]


# -- the priorities ----------------------------------------------------------------------------------
Step = Callable[["ReichState", list[Action], BotStep], list[Action]]


def _attacks(offers: list[Action]) -> list[Action]:
    return [action for action in offers if action.verb == verbs.ATTACK]


def _centres(state: ReichState, offers: list[Action]) -> list[Action]:
    return [action for action in _attacks(offers) if production(state, action.args[-1])]


def _named(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    """Attacks on areas, or event actions for events, that the step names."""
    named = [action for action in offers if action.verb in (verbs.ATTACK, verbs.SEEK)]
    return [action for action in named if action.args[-1] in step.targets]


def _barbarossa(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    return [action for action in offers if action.verb == verbs.BARBAROSSA]


def _retake(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    return [action for action in _centres(state, offers) if home_side(state, action.args[-1]) == AXIS]


def _centre(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    """The centre with the best dice."""
    attacks = _centres(state, offers)
    best = max((_lead(state, action.args[-1]) for action in attacks), default=0)
    return [action for action in attacks if _lead(state, action.args[-1]) == best]


def _lead(state: ReichState, area: SpaceId) -> int:
    """How many dice more than the defender the map gives the Axis."""
    mine, theirs = map_dice(state, AXIS, area)
    return mine - theirs


def _dice(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    events = state.world.events
    sought = [action for action in offers if action.verb == verbs.SEEK]
    return [a for a in sought if any(isinstance(effect, s.AddDie) for effect in events[a.target].effects)]


def _fortify(state: ReichState, offers: list[Action], step: BotStep) -> list[Action]:
    """The home centre with most enemy neighbours."""
    forts = [action for action in offers if action.verb == verbs.FORTIFY and production(state, action.target)]
    home = [action for action in forts if home_side(state, action.target) == AXIS]
    most = max((_threats(state, action.target) for action in home), default=0)
    return [action for action in home if most and _threats(state, action.target) == most]


def _threats(state: ReichState, area: SpaceId) -> int:
    return len(held_neighbours(state, enemy_of(AXIS), area))


_STEPS: dict[str, Step] = {
    "balkans": _named,
    "barbarossa": _barbarossa,
    "economy": _named,
    "retake": _retake,
    "centre": _centre,
    "raid": _named,
    "dice": _dice,
    "fortify": _fortify,
}
