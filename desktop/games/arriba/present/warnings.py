"""What would be lost by a choice, told before it is made."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import FactionId
from desktop.games.arriba import verbs
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.state.sides import GOVERNMENT
from desktop.games.arriba.state.state import ArribaState
from desktop.views.wording import capital

COLLAPSE, EQUIPMENT, SUBSIDIES, UNMOVED = "collapse", "equipment", "subsidies", "unmoved"
"""Under which they can be switched off: whoever wants to hear no more of one is still told of the others."""


def warnings_of(state: ArribaState, names: Names, decision: Decision, action: Action) -> tuple[str, ...]:
    """5 A level that falls to 0; 5.2 factions that would go unfunded; 6.1 EP that would lapse; 8 nobody moved."""
    return tuple(_told(state, names, decision, action))


def _told(state: ArribaState, names: Names, decision: Decision, action: Action) -> Iterator[str]:
    least, most = prices(state, action)
    level = state.level[state.world.side_of_seat[decision.player]]
    if most >= level:
        yield names.say("warning.collapse" if least >= level else "warning.may_collapse")
    if _ends_unmoved(state, decision, action):
        yield names.say("warning.unmoved")
    if not _ends_spending(decision, action):
        return
    for faction in unfunded(state, decision.player):
        yield capital(names.say("warning.unfunded", faction=faction))
    if lost := economy.lapsing(state, decision.player):
        yield names.say("warning.lapsing", n=lost)


def warned_of(state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
    """The units of the factions that would go unfunded."""
    owed = unfunded(state, decision.player) if _ends_spending(decision, action) else []
    return tuple(key for key, piece in state.pieces.items() if piece.faction in owed and piece.group)


def silenced_as(state: ArribaState, decision: Decision, action: Action) -> str:
    if _ends_unmoved(state, decision, action):
        return UNMOVED
    if not _ends_spending(decision, action):
        return COLLAPSE
    return SUBSIDIES if unfunded(state, decision.player) else EQUIPMENT


def _ends_spending(decision: Decision, action: Action) -> bool:
    return action.verb == verbs.DONE and decision.prompt.key == "strategic.spend"


def _ends_unmoved(state: ArribaState, decision: Decision, action: Action) -> bool:
    """8 A movement phase would end in which groups might have moved, and none has."""
    ends = action.verb == verbs.DONE and decision.prompt.key in ("move.choose", "move.group")
    return ends and len(decision.actions) > 1 and not state.moved


def unfunded(state: ArribaState, seat: str) -> list[FactionId]:
    """5.2 Factions that nobody could fund any more if a seat ended its spending."""
    world = state.world
    if world.side_of_seat[seat] != GOVERNMENT:
        return []
    seats = world.seats_of[GOVERNMENT]
    done = seats[: seats.index(seat) + 1]  # 15.2 partners still to come may fund their own
    return [each for each in economy.owed(state) if world.seat_of[each] in done]


def prices(state: ArribaState, action: Action) -> tuple[int, int]:
    """5.2.2, 5.3 The least and the most PSP that an action costs at once."""
    attempt, limits = state.world.tables.attempt, state.world.limits
    match action.verb:
        case verbs.APPROACH:
            return attempt.price, attempt.price
        case verbs.MODIFIER:
            return attempt.modifier_dice, attempt.modifier_dice * limits.die_faces
        case verbs.PURGE:
            return limits.purge_dice, limits.purge_dice * limits.die_faces
    return 0, 0
