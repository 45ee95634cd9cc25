"""The cards a step speaks of: shown whoever holds them, with whose they are."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.examples.look import Look
from desktop.examples.run import ExampleRun
from desktop.views.pieces import CardView, HandView
from desktop.views.presenter import seat_names


class NamedCard(Struct, frozen=True):
    """A card a step names. `owner` is who holds it, in words; "" once it is in nobody's hand."""

    card: CardView
    owner: str = ""


def _ids(run: ExampleRun) -> list[str]:
    """The cards that the step points at, and those its acts play."""
    step = run.course.step(run.path)
    faces = run.loaded.faces
    words = [word for text in step.actions() for word in Action.parse(text).args]
    named = dict.fromkeys([*(step.point.cards if step.point else ()), *words])
    return [name for name in named if name in faces]


def named_cards(run: ExampleRun) -> tuple[NamedCard, ...]:
    """The faces of the cards named, and in whose hands they are."""
    found = _ids(run) if run.loaded.faces else []
    if not found:
        return ()
    names = seat_names(run.loaded.presenter, run.match.state)
    holders = {card: seat for seat, hand in _hands(run).items() for card in (each.id for each in hand.cards)}
    return tuple(NamedCard(run.loaded.faces[card], names.get(holders.get(card, ""), "")) for card in found)


def _hands(run: ExampleRun) -> dict[str, HandView]:
    look = Look(run.match, run.loaded.presenter, run.reader)
    hands = {seat: look.table(seat).hand for seat, _ in run.loaded.presenter.seats()}
    return {seat: hand for seat, hand in hands.items() if hand is not None}


def hand_for(run: ExampleRun, look: Look) -> HandView | None:
    """The reader's hand; where the step names or plays cards of another one, that one. Its title says whose it is."""
    own = look.table().hand
    if own is None:
        return None
    named = set(_ids(run))
    asked = run.match.decision
    if named and named.isdisjoint(card.id for card in own.cards):
        for hand in _hands(run).values():
            if not named.isdisjoint(card.id for card in hand.cards):
                return hand if not run.acted else _without_uses(hand)
    if not named and not run.acted and asked is not None and asked.player != look.seat:
        theirs = look.table(asked.player).hand
        if theirs is not None and any(use.action for card in theirs.cards for use in card.uses):
            return theirs
    return _without_uses(own) if run.acted else own


def _without_uses(hand: HandView) -> HandView:
    return replace(hand, cards=tuple(replace(card, uses=()) for card in hand.cards))
