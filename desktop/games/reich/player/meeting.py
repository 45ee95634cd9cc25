"""7.0 The chance that one card beats another with the dice and effects that both sides bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from desktop.engine.ids import CardId
from desktop.games.reich.rules.combat.chances import Operation, dice_totals
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World

FACES = 6


class Arms(NamedTuple):
    """What a side brings beside its card: dice, what happens to them before the card functions, a second card."""

    dice: int
    changes: tuple[Operation, ...] = ()
    second: bool = False


class Face(NamedTuple):
    """What matters of a conflict card."""

    value: int
    rerolls: int = 0
    special: str = ""
    rank: int = 0


DRAWN = (Face(3), Face(7), Face(11, 1))
"""A second card from the deck, roughly: each as likely as the other."""
Spread = tuple[tuple[Face, float], ...]
"""Cards that may be laid, with their chances."""


@lru_cache(maxsize=256)
def face_of(world: World, card: CardId) -> Face:
    found = world.cards[card]
    special = found.special if found.special in (SABOTEUR, DOUBLE_AGENT) else ""
    return Face(found.value, found.rerolls, special or "", world.rank[card])


@lru_cache(maxsize=4096)
def _shares(dice: int, changes: tuple[Operation, ...]) -> tuple[float, ...]:
    ways = dice_totals(dice, changes, FACES)
    whole = sum(ways)
    return tuple(each / whole for each in ways)


@lru_cache(maxsize=65536)
def beats(mine: int, own: tuple[Operation, ...], theirs: int, other: tuple[Operation, ...], lead: int) -> float:
    """The chance that so many dice, changed like this and helped by a lead, show more than the others."""
    ours, against = _shares(mine, own), _shares(theirs, other)
    below, reached = [0.0], 0.0
    for share in against:
        reached += share
        below.append(reached)
    last = len(against)
    return sum(share * below[max(0, min(total + lead, last))] for total, share in enumerate(ours))


@lru_cache(maxsize=262144)
def chance(mine: Face, arms: Arms, theirs: Face, against: Arms, active: bool) -> float:
    """7.6, 7.7 The chance that a card wins against another."""
    if arms.second:
        return (
            sum(chance(_added(mine, more), arms._replace(second=False), theirs, against, active) for more in DRAWN) / 3
        )
    if against.second:
        return (
            sum(chance(mine, arms, _added(theirs, more), against._replace(second=False), active) for more in DRAWN) / 3
        )
    low = 1
    value = low if theirs.special == SABOTEUR else mine.value
    facing = low if mine.special == SABOTEUR else theirs.value
    rerolls = 0 if theirs.special == DOUBLE_AGENT else mine.rerolls
    answer = 0 if mine.special == DOUBLE_AGENT else theirs.rerolls
    tie = mine.rank > theirs.rank or (mine.rank == theirs.rank and active)
    return beats(
        arms.dice,
        _with_rerolls(arms, rerolls),
        against.dice,
        _with_rerolls(against, answer),
        value - facing + (1 if tie else 0),
    )


def _added(face: Face, more: Face) -> Face:
    return face._replace(value=face.value + more.value, rerolls=face.rerolls + more.rerolls)


def _with_rerolls(arms: Arms, rerolls: int) -> tuple[Operation, ...]:
    return (*arms.changes, ("own", min(rerolls, arms.dice))) if rerolls else arms.changes


def strength(face: Face, saboteur: int = 9) -> int:
    """How good a card is to whoever wants to win."""
    return saboteur if face.special == SABOTEUR else face.value + face.rerolls


def chosen(faces: Iterable[Face], draws: float) -> Spread:
    """What is laid by somebody who takes the best of so many cards drawn from these: under 1 he saves his best."""
    ordered = sorted(faces, key=strength)
    number = len(ordered)
    found: dict[Face, float] = {}
    for place, face in enumerate(ordered):
        share = ((place + 1) / number) ** draws - (place / number) ** draws
        found[face] = found.get(face, 0.0) + share
    return tuple(found.items())
