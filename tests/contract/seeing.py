"""Everything a seat is shown of a match, as one value that can be compared and searched."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.frame import State, settle
from desktop.engine.log import Entry
from desktop.engine.match import Match
from desktop.engine.unseen import Order, pools, rearranged
from desktop.printing.position_sheet import shown_table
from desktop.views.presenter import Presenter
from desktop.views.table import PileView

CARD_VERBS = ("card", "discard", "choose", "play")
USES = ("ops", "sr", "rp", "event")


def with_state(match: Match, state: State, decision: Decision | None) -> Match:
    """The same match in another position; for questions only."""
    other = copy.copy(match)
    other.state, other.decision = state, decision
    return other


def asked_again(match: Match, seat: str, order: Order) -> Match:
    """The match with the cards a seat cannot see laid out anew, and what is asked then; no die is rolled for it."""
    state = rearranged(match, seat, order)
    state.chance.begin(strict=True)
    state.events[:] = match.state.events  # what has just happened is looked at too
    return with_state(match, state, settle(state))


def seats_of(match: Match) -> list[str]:
    """The seats of a match, and "" for nobody in particular."""
    seats = getattr(match.world, "side_of_seat", None)
    return [*(seats or match.definition.sides), ""]


def hidden_cards(match: Match, seat: str) -> tuple[str, ...]:
    """The cards that may lie where a seat cannot see."""
    return tuple(card for each in pools(match, match.state, seat) for card in each.cards)


class Looks:
    """A sample of what may be pointed at and tried, the same for every position it is asked of."""

    def __init__(self, match: Match, presenter: Presenter, seed: int, tried: Sequence[Action] = ()) -> None:
        choose = random.Random(seed)
        table = presenter.table(match.state, match.decision, "")
        pieces = [piece.id for piece in table.pieces]
        spaces = [space.id for space in presenter.board().spaces]
        self.presenter = presenter
        self.pairs = [(choose.choice(pieces), choose.choice(["", *spaces])) for _ in range(4)]
        self.focus = [(), tuple(choose.sample(spaces, 1)), (choose.choice(pieces), choose.choice(spaces))]
        cards = sorted(getattr(match.world, "cards", {}))
        named = [Action.of(verb, card) for card in choose.sample(cards, min(4, len(cards))) for verb in CARD_VERBS[:3]]
        named += [Action.of("play", card, choose.choice(USES)) for card in choose.sample(cards, min(4, len(cards)))]
        self.actions = [*named, *choose.sample(list(tried), min(6, len(tried)))]

    def table(self, match: Match, seat: str) -> dict[str, Any]:
        return {"table": self.presenter.table(match.state, match.decision, seat)}

    def everything(self, match: Match, seat: str) -> dict[str, Any]:
        """All that any panel, drag, preview, overlay, sheet or refusal tells a seat."""
        presenter, state, decision = self.presenter, match.state, match.decision
        return {
            **self.table(match, seat),
            "sheet": shown_table(presenter, match, seat),
            "charts": presenter.charts(state, decision),
            "hides": presenter.hides_something(state),
            "overlays": [presenter.overlay(state, name, seat, self.focus[-1]) for name, _ in presenter.overlays()],
            "previews": [presenter.preview(state, decision, focus) for focus in self.focus],
            "routes": [presenter.route(state, decision, *pair) for pair in self.pairs],
            "drags": [presenter.why_not(state, decision, *pair) for pair in self.pairs],
            "refusals": [self._refusal(match, action, seat) for action in self.actions],
            "ahead": self._ahead(match, seat),
        }

    def _ahead(self, match: Match, seat: str) -> list[Any]:
        """The previews of a few things that the seat may choose."""
        decision = match.decision
        own = decision.actions[:: 1 + len(decision.actions) // 3] if decision and decision.player == seat else ()
        found = [match.look_ahead(action, seat) for action in own]
        return [self.presenter.preview(*ahead, ()) if ahead else None for ahead in found]

    def _refusal(self, match: Match, action: Action, seat: str) -> str:
        refusal = match.why_not(action, seat)
        return f"{self.presenter.refusal(refusal)} ({refusal.rule})" if refusal else ""


def told(presenter: Presenter, match: Match, entry: Entry, events: Sequence[Event], seat: str) -> list[Any]:
    """What a seat reads in the log of an entry, and sees move."""
    lines: list[Any] = list(presenter.log_lines(match.position, entry.player, entry.action, events, seat))
    return [*lines, presenter.traces(events, seat)]


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two views differ, for a failing test to say."""
    if one == other:
        return
    if type(one) is type(other) and isinstance(one, Struct):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), f"{path}.{name}")
    elif isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}[{key}]")
    elif isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        for number, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from differences(a, b, f"{path}[{number}]")
    else:
        yield f"{path}: {one!s:.300} | {other!s:.300}"


def words_of(value: Any) -> Iterator[str]:
    """Every text in a view, but those of cards that lie anywhere: test_card_tracker.py holds them to tell nothing."""
    if isinstance(value, PileView) and value.anywhere:
        return
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from words_of(getattr(value, name))
    elif isinstance(value, dict):
        for part in value.values():
            yield from words_of(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from words_of(part)
    elif value is not None:
        yield str(value)
