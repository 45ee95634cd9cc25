"""What a seat cannot see: pools of cards that it cannot tell apart, and positions in which they lie otherwise.

Whatever is shown to a seat must be the same in all these positions; whatever is worked out for it may use no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from desktop.engine import plain
from desktop.engine.chance import Chance
from desktop.engine.errors import ReplayError
from desktop.engine.frame import carry_out, settle

if TYPE_CHECKING:
    from desktop.engine.action import Action
    from desktop.engine.course import Course
    from desktop.engine.decision import Decision
    from desktop.engine.definition import GameDefinition
    from desktop.engine.frame import State

Order = Callable[[list[str]], list[str]] | int
"""How cards are laid out: what is made of them in a fixed order, or the seed of a shuffle."""
HIDDEN = "?"
_Ahead = tuple["State", "Decision | None", tuple[Any, ...]]
C = TypeVar("C", bound=str)


class Pool(Struct, frozen=True):
    """Cards that a seat cannot tell apart.

    Attributes:
        slots: the places where they lie: a list or dict of the state and an index or key of it.
        cards: what may lie there; as many as there are slots, or more.
    """

    slots: tuple[tuple[Any, Any], ...]
    cards: tuple[str, ...]


def pool(*piles: list[C], known: Iterable[str] = ()) -> Pool:
    """A pool of all cards of some piles but those that the seat knows to lie where they are."""
    seen = frozenset(known)
    slots = tuple((pile, at) for pile in piles for at, card in enumerate(pile) if card not in seen)
    return Pool(slots, tuple(pile[at] for pile, at in slots))


def rearranged(match: Course, seat: str, order: Order) -> State:
    """A copy of the position in which the cards that a seat cannot see lie otherwise ("" is nobody in particular).

    It depends on what the seat knows and on the order alone, not on where the cards really are.
    """
    state = match.copy_of_state()
    deal_anew(match.definition, state, seat, order)
    return state


def deal_anew(definition: GameDefinition, state: State, seat: str, order: Order) -> None:
    """Lay the cards that a seat cannot see out otherwise, in this very position."""
    for each in definition.unseen(state, seat) if definition.unseen is not None else ():
        cards = _laid_out(sorted(each.cards), order)
        for (place, at), card in zip(each.slots, cards, strict=False):
            place[at] = card


def deal_draws_anew(definition: GameDefinition, state: State, seats: Iterable[str], order: Order) -> None:
    """Lay the cards that no seat can see out otherwise: what is drawn next is another card, and no hand changes."""
    if definition.unseen is None:
        return
    found = [[slot for each in definition.unseen(state, seat) for slot in each.slots] for seat in seats]
    hidden = [{(id(place), at) for place, at in slots} for slots in found]
    for each in definition.unseen(state, next(iter(seats))):
        slots = [(place, at) for place, at in each.slots if all((id(place), at) in seen for seen in hidden)]
        for (place, at), card in zip(slots, _laid_out(sorted(place[at] for place, at in slots), order), strict=True):
            place[at] = card


def redealt(match: Course, seat: str, seed: int) -> State:
    """A copy of the position as a seat may know it: what it cannot see is dealt anew, and other dice are to come.

    Nothing in it tells where the hidden cards really are, nor what is drawn next in the game itself.
    """
    state = rearranged(match, seat, seed)
    state.chance = Chance(seed)
    state.events.clear()
    return state


def pools(match: Course, state: State, seat: str) -> tuple[Pool, ...]:
    find = match.definition.unseen
    return find(state, seat) if find is not None else ()


def two_orders() -> tuple[Order, Order]:
    """Two ways to lay cards out that agree in no place."""
    return _shuffled, lambda cards: _turned(_shuffled(cards))


def is_open_question(match: Course) -> bool:
    """Whether what is asked, and what may be answered, is the same wherever the cards lie that are not open to all."""
    asked = match.decision
    if asked is None or match.awaiting_dice is not None:
        return True
    if asked.prompt.key in match.definition.private:
        return False
    return all(_asked_in(match, order) == asked for order in two_orders())


def open_answers(match: Course) -> frozenset[Action]:
    """The answers to a question that are offered wherever the hidden cards lie: to give one tells nothing of a hand."""
    if match.decision is None:
        return frozenset()
    hidden = {card for each in pools(match, match.state, "") for card in each.cards}
    found = frozenset(action for action in match.decision.actions if not hidden.intersection(action.args))
    for order in two_orders():
        asked = _asked_in(match, order)
        same = asked is not None and (asked.player, asked.prompt) == (match.decision.player, match.decision.prompt)
        found &= frozenset(asked.actions if asked is not None and same else ())
    return found


def _asked_in(match: Course, order: Order) -> Decision | None:
    state = rearranged(match, "", order)
    state.chance.begin(strict=True)
    try:
        return settle(state)
    except Exception:  # no question arises there at all
        return None


def look_ahead(match: Course, action: Action, seat: str) -> tuple[State, Decision | None] | None:
    """Where an offered action would lead as far as a seat can know, on a copy.

    None if it is not offered, if dice would decide, or if it depends on cards that the seat does not see; they lie
    otherwise in the copy. A seat of "" is nobody in particular.
    """
    if match.awaiting_dice is not None or match.decision is None:
        return None
    first, *others = (_carried_out(match, action, seat, order) for order in two_orders())
    if first is None or any(other is None or other[2] != first[2] for other in others):
        return None
    return first[:2]


def _carried_out(match: Course, action: Action, seat: str, order: Order) -> _Ahead | None:
    """An action played in a position that the seat cannot tell from the true one, and what it would see of it."""
    state = rearranged(match, seat, order)
    state.chance.begin(strict=True)
    try:
        asked = settle(state)
        if asked is None or not asked.offers(action):
            return None
        state.events.clear()
        decision = carry_out(state, action)
    except ReplayError:
        return None
    return state, decision, as_seen(match, state, decision, seat)


def as_seen(match: Course, state: State, decision: Decision | None, seat: str) -> tuple[Any, ...]:
    """A position, what has just happened in it and the question it asks, as far as a seat may know."""
    with _covered(pools(match, state, seat)):
        position = plain.to_plain(state)
    asked = decision
    if decision is not None and decision.player != seat:
        asked = type(decision)(decision.player, decision.rule, decision.prompt, (), decision.progress)
    return position, tuple(state.events), asked


@contextmanager
def _covered(hidden: tuple[Pool, ...]) -> Iterator[None]:
    """The unseen cards turned face down for a moment."""
    slots = [slot for each in hidden for slot in each.slots]
    cards = [place[at] for place, at in slots]
    for place, at in slots:
        place[at] = HIDDEN
    try:
        yield
    finally:
        for (place, at), card in zip(slots, cards, strict=True):
            place[at] = card


def _laid_out(cards: list[str], order: Order) -> list[str]:
    return _shuffled(cards, order) if isinstance(order, int) else order(cards)


def _shuffled(cards: list[str], seed: int = 1) -> list[str]:
    chance, found = Chance(seed), list(cards)
    for last in range(len(found) - 1, 0, -1):
        other = chance.draw(last + 1, "arrangement") - 1
        found[last], found[other] = found[other], found[last]
    return found


def _turned(cards: list[str]) -> list[str]:
    half = len(cards) // 2
    return cards[half:] + cards[:half]
