"""Comparing what a step expects with what is so. Each difference is one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.examples.look import Look
from desktop.examples.schema import AskedOf, Expect, Fight, PieceState, Refused
from desktop.views.pieces import PieceView
from desktop.views.presenter import Presenter
from desktop.views.table import PreviewView


def differences(
    match: Match, presenter: Presenter, look: Look, expect: Expect, events: Sequence[Event]
) -> Iterator[str]:
    """Everything that is not as expected."""
    yield from _events(expect, events)
    yield from _units(expect, look)
    if expect.tracks:
        yield from _values("track", expect.tracks, {track.id: track.value for track in look.table().tracks})
    if expect.control:
        yield from _values("control of", expect.control, dict(look.table().control))
    for side, cards in expect.hands.items():
        hand = look.table(side).hand
        held = [card.id for card in hand.cards] if hand else []
        if sorted(held) != sorted(cards):
            yield f"{side} holds {held}, expected {cards}"
    if expect.decision is not None:
        yield from _decision(match, presenter, expect.decision)
    if expect.preview is not None:
        yield from _fight(match, presenter, expect.preview)
    yield from _winner(match, expect)


# ------------------------------------------------------------------ events
def _events(expect: Expect, events: Sequence[Event]) -> Iterator[str]:
    names = [event.name for event in events]
    at = 0
    for wanted in expect.events:
        for name, facts in [(wanted, {})] if isinstance(wanted, str) else wanted.items():
            found = next((n for n in range(at, len(events)) if _is(events[n], name, facts)), None)
            if found is None:
                yield _missing(name, facts, events)
            else:
                at = found + 1
    for name in expect.no_events:
        if name in names:
            yield f"{name} happened, expected it not to"


def _is(event: Event, name: str, facts: dict[str, Any]) -> bool:
    return event.name == name and all(_same(event.facts().get(fact), value) for fact, value in facts.items())


def _same(found: Any, wanted: Any) -> bool:
    if isinstance(found, tuple | list) and isinstance(wanted, tuple | list):
        return len(found) == len(wanted) and all(_same(a, b) for a, b in zip(found, wanted, strict=True))
    return bool(found == wanted)


def _missing(name: str, facts: dict[str, Any], events: Sequence[Event]) -> str:
    wanted = f"{name}({', '.join(f'{fact}={value!r}' for fact, value in facts.items())})" if facts else name
    alike = [str(event) for event in events if event.name == name]
    happened = "; ".join(alike) if alike else ", ".join(event.name for event in events) or "nothing"
    return f"expected {wanted}, but there was {happened}"


# ------------------------------------------------------------------ position
def _units(expect: Expect, look: Look) -> Iterator[str]:
    for unit, wanted in expect.units.items():
        piece = look.pieces.get(unit)
        if piece is None:
            yield f"{unit} is not to be seen"
        else:
            state = PieceState(at=wanted) if isinstance(wanted, str) else wanted
            yield from _piece(unit, piece, state)


def _piece(unit: str, piece: PieceView, wanted: PieceState) -> Iterator[str]:
    if wanted.at and wanted.at not in (piece.space, piece.status):
        yield f"{unit} is in {piece.space or piece.status}, expected {wanted.at}"
    if wanted.reduced is not None and piece.face.reduced != wanted.reduced:
        yield f"{unit} is {'reduced' if piece.face.reduced else 'at full strength'}, expected the opposite"
    styles = [badge.style for badge in piece.badges]
    for style in wanted.badges:
        if style not in styles:
            yield f"{unit} bears the badges {styles}, expected {style}"
    for style in wanted.no_badges:
        if style in styles:
            yield f"{unit} bears the badge {style}, expected it not to"


def _values(kind: str, wanted: dict[str, str], found: dict[str, str]) -> Iterator[str]:
    for name, value in wanted.items():
        if found.get(name) != value:
            yield f"{kind} {name} is {found.get(name)!r}, expected {value!r}"


def _winner(match: Match, expect: Expect) -> Iterator[str]:
    if expect.winner is None:
        return
    outcome = match.outcome
    if outcome is None:
        yield f"the game goes on, expected a victory of {expect.winner or 'nobody'}"
    elif outcome.winner != expect.winner:
        yield f"{outcome.winner or 'nobody'} has won, expected {expect.winner or 'nobody'}"


# ------------------------------------------------------------------ the question
def _decision(match: Match, presenter: Presenter, wanted: AskedOf) -> Iterator[str]:
    decision = match.decision
    if decision is None:
        yield "nobody is asked anything, the game is over"
        return
    found = {"player": decision.player, "rule": decision.rule, "prompt": decision.prompt.key}
    for name, value in found.items():
        expected = getattr(wanted, name)
        if expected and expected != value:
            yield f"the {name} of the decision is {value!r}, expected {expected!r}"
    offered = [str(action) for action in decision.actions]
    for text in wanted.offers:
        if text not in offered:
            refusal = match.why_not(Action.parse(text))
            yield f"{text!r} is not offered: {refusal}; offered are {', '.join(offered[:12])}"
    for refused in wanted.not_offers:
        yield from not_refused(match, presenter, refused)


def refusal_of(match: Match, presenter: Presenter, refused: Refused) -> Refusal | None:
    """Why the rules forbid it; None if they do not."""
    if refused.action:
        return match.why_not(Action.parse(refused.action))
    return presenter.why_not(match.state, match.decision, refused.piece, refused.space)


def not_refused(match: Match, presenter: Presenter, refused: Refused) -> Iterator[str]:
    what = repr(refused.action) if refused.action else f"{refused.piece} to {refused.space}"
    refusal = refusal_of(match, presenter, refused)
    if refusal is None:
        yield f"{what} is allowed, expected rule {refused.rule} against it"
    elif refusal.rule != refused.rule:
        yield f"{what} is refused by {refusal}, expected rule {refused.rule}"


# ------------------------------------------------------------------ fights
def _fight(match: Match, presenter: Presenter, wanted: Fight) -> Iterator[str]:
    view = presenter.preview(match.state, match.decision, wanted.focus)
    if view is None:
        yield "there is no fight to preview"
        return
    found = {"attack": view.attack_total, "defence": view.defence_total, "column": _column(match, presenter, view)}
    for name, value in found.items():
        expected = getattr(wanted, name)
        if expected and expected != value:
            yield f"the {name} is {value!r}, expected {expected!r}"
    items = [*view.attack, *view.defence, *view.shifts, *view.modifiers]
    for rule, value in wanted.items.items():
        by_rule = [item.value for item in items if item.rule == rule]
        if value not in by_rule:
            yield f"rule {rule} gives {by_rule or 'nothing'}, expected {value!r}"
    yield from _values("die", wanted.results, dict(view.faces))


def _column(match: Match, presenter: Presenter, view: PreviewView) -> str:
    """The heading of the column that will be read."""
    for chart in presenter.charts(match.state, match.decision):
        if chart.id == view.chart and 0 <= view.chart_column < len(chart.columns):
            return chart.columns[view.chart_column]
    return view.column
