"""Whether a position that came from outside is one the rules can go on from. Knows no file and no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.engine.errors import ReplayError
from desktop.engine.frame import State
from desktop.engine.match import Match

MOST_TOLD = 3
"""Faults that a refusal names; the rest are counted."""


def check_lawful(match: Match) -> None:
    """Refuse a match whose position, or the one its log starts from, breaks an invariant of its game.

    Raises ReplayError with a reason of one line. What the rules make of a position nobody has checked is not known:
    whatever they raise is a reason too.
    """
    reason = why_unlawful(match)
    if reason:
        raise ReplayError(reason)


def why_unlawful(match: Match) -> str:
    """The reason against going on from a match, "" if there is none."""
    return (
        why_broken(match.definition.faults, match.state)
        or _why_unasked(match)
        or (why_broken(match.definition.faults, _start(match).state) if match.base is not None else "")
    )


def why_broken(faults: Callable[[Any], list[str]], state: State) -> str:
    """Which invariants a position breaks, "" if none."""
    try:
        found = faults(state)
    except Exception as error:  # the position may hold anything
        return f"the position cannot be examined: {type(error).__name__}: {error}"
    more = f", and {len(found) - MOST_TOLD} more" if len(found) > MOST_TOLD else ""
    return f"the position is not lawful: {'; '.join(found[:MOST_TOLD])}{more}" if found else ""


def _why_unasked(match: Match) -> str:
    """The game is on its way from its beginning: somebody is asked something, or it says how it ended."""
    bottom = [frame.kind() for frame in match.state.stack[:1]]
    if bottom and bottom != [frame.kind() for frame in match.definition.new_state(match.world).stack[:1]]:
        return f"no game begins with {bottom[0]}"
    if (match.state.chance.seed is None) != (match.setup.seed is None):
        return "the position and the game do not agree on who rolls the dice"
    decision = match.decision
    if decision is not None:
        if match.definition.outcome(match.state) is not None:
            return "the game is over and goes on"
        known = decision.player in match.definition.sides
        return "" if known and decision.actions else f"nobody can answer what is asked of {decision.player!r}"
    return "" if match.outcome is not None else "the game is over but does not say how it ended"


def _start(match: Match) -> Match:
    return Match(match.setup, match.definition, base=match.base, world=match.world)
