"""15.2 The list of priorities that decides for the Axis when one plays alone: it narrows what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.games.reich import schema as s
from desktop.games.reich.conflict_state import EVENT
from desktop.games.reich.geography import held_neighbours, home_side, production
from desktop.games.reich.sides import AXIS, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state import ReichState

POOR = 4
"""15.2 Hand size from which down the Axis looks to its economy."""
BONUSES = ("production", "success")


def decides(state: ReichState, side: str) -> bool:
    """Whether the list decides for this side."""
    return side == AXIS and state.world.options.get("axis_bot") == "on"


def narrowed(state: ReichState, offers: list[Action]) -> list[Action]:
    """The actions of the first priority that applies; all of them if none does."""
    for step in state.world.tables.axis_bot.steps:
        if found := _STEPS[step.id](state, offers, step):
            return found
    return offers


def bonus(state: ReichState, offers: list[Action]) -> list[Action]:
    """7.9 The bot takes every bonus, PRODUCTION first, and every attack of an operation."""
    attacks = [each for each in offers if each.verb == "attack" or each.args == ("push",)]
    first, second = ([each for each in offers if each.args == (bonus,)] for bonus in BONUSES)
    return first or attacks or second or offers


def cards(state: ReichState, legal: list[str]) -> list[str]:
    """The highest card where a centre is at stake, else the middle one."""
    conflict = state.fight
    ranked = sorted(legal, key=lambda card: (state.world.cards[card].value, card))
    vital = conflict.kind != EVENT and production(state, conflict.target) > 0
    return [ranked[-1] if vital else ranked[len(ranked) // 2]] if ranked else []


# -- the priorities ----------------------------------------------------------------------------------
Step = Callable[["ReichState", list[Action], s.BotStep], list[Action]]


def _attacks(offers: list[Action]) -> list[Action]:
    return [action for action in offers if action.verb == "attack"]


def _seeks(offers: list[Action], events: list[str]) -> list[Action]:
    return [action for action in offers if action.verb == "seek" and action.target in events]


def _balkans(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    """In the first year."""
    if min(state.year.values()) > 0:
        return []
    return [action for action in _attacks(offers) if action.args[-1] in step.targets]


def _barbarossa(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    return [action for action in offers if action.verb == "barbarossa"]


def _economy(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    return _seeks(offers, step.targets) if state.hand_size[AXIS] <= POOR else []


def _retake(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    attacks = _attacks(offers)
    return [a for a in attacks if production(state, a.args[-1]) and home_side(state, a.args[-1]) == AXIS]


def _centre(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    """The centre with the best balance of neighbours."""
    attacks = [action for action in _attacks(offers) if production(state, action.args[-1])]
    best = max((_balance(state, action.args[-1]) for action in attacks), default=0)
    return [action for action in attacks if _balance(state, action.args[-1]) == best]


def _balance(state: ReichState, area: str) -> int:
    return len(held_neighbours(state, AXIS, area)) - len(held_neighbours(state, enemy_of(AXIS), area))


def _raid(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    return _seeks(offers, step.targets)


def _dice(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    events = state.world.events.values()
    return _seeks(offers, [e.id for e in events if any(isinstance(effect, s.AddDie) for effect in e.effects)])


def _fortify(state: ReichState, offers: list[Action], step: s.BotStep) -> list[Action]:
    """The home centre with most enemy neighbours."""
    forts = [action for action in offers if action.verb == "fortify" and production(state, action.target)]
    home = [action for action in forts if home_side(state, action.target) == AXIS]
    most = max((_threats(state, action.target) for action in home), default=0)
    return [action for action in home if most and _threats(state, action.target) == most]


def _threats(state: ReichState, area: str) -> int:
    return len(held_neighbours(state, enemy_of(AXIS), area))


_STEPS: dict[str, Step] = {
    "balkans": _balkans,
    "barbarossa": _barbarossa,
    "economy": _economy,
    "retake": _retake,
    "centre": _centre,
    "raid": _raid,
    "dice": _dice,
    "fortify": _fortify,
}
