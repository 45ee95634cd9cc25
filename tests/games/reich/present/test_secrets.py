"""What a seat is shown never holds a card it may not know: hands, decks, cards face down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.present.names import Names
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import SIDES, enemy_of
from desktop.views.table import PileView
from tests.play import play_randomly

CARD_ID = re.compile(r"(?:german|italian|western|soviet)_\d+|double_agent_\w+")


def strings(view: Any) -> Iterator[str]:
    """Every text in a view, but those of cards that lie anywhere: test_card_tracker.py holds them to tell nothing."""
    if isinstance(view, PileView) and view.anywhere:
        return
    if isinstance(view, str):
        yield view
    elif isinstance(view, Struct):
        for name in view.__struct_fields__:
            yield from strings(getattr(view, name))
    elif isinstance(view, tuple | list):
        for item in view:
            yield from strings(item)


def told(names: Names, texts: Iterator[str], hidden: set[str]) -> set[str]:
    """Which of the hidden cards some texts name, by id or in words."""
    whole = "\n".join(texts)
    found = hidden & set(CARD_ID.findall(whole))
    for card in hidden - found:
        name = names.card(card)
        if name in whole and re.search(re.escape(name) + r"(?!\d)", whole):
            found.add(card)
    return found


def hidden_from(state: Any, seat: str) -> set[str]:
    """4.1, 5.2 The other's hand, both decks, and what lies face down."""
    other = enemy_of(seat)
    cards = {*state.hands[other], *state.decks["axis"], *state.decks["allies"]}
    if state.conflict is not None and other not in state.conflict.shown:
        cards |= set(state.conflict.cards[other])
    return cards


def just_seen(state: Any) -> set[str]:
    """Cards that the last action laid open, wherever they are now."""
    seen: set[str] = set()
    for event in state.events:
        if isinstance(event, ev.CardsRevealed):
            seen |= set(event.cards)
        elif isinstance(event, ev.CardDiscarded | ev.BigPushTried):
            seen.add(event.card)
        elif isinstance(event, ev.CardsExchanged):
            seen.add(event.given)
        elif isinstance(event, ev.ConflictResolved):
            seen |= {card for cards in state.last_conflict.cards.values() for card in cards}
    return seen


SAMPLES = [
    ("campaign-1941", 3, {}), ("campaign-1941", 11, {}), ("short-1944", 5, {}), ("intro-1941-42", 2, {}),
    ("tournament", 11, {}), ("intro-1941-43", 4, {"axis_bot": "on"}),
]  # fmt: skip


@pytest.mark.parametrize("steps", [60, pytest.param(600, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("scenario", "seed", "options"), SAMPLES)
def test_no_view_holds_the_others_secrets(scenario: str, seed: int, options: dict[str, str], steps: int) -> None:
    """At every step of sampled games: the table, the fight, the log, the layers and the answer to a drag."""
    match = Match.new("reich", scenario, options, seed=seed)
    presenter = ReichPresenter(match.world)
    looked = 0

    def look(match: Match) -> None:
        nonlocal looked
        state: Any = match.state
        for seat in SIDES:
            hidden = hidden_from(state, seat) - just_seen(state)
            table = presenter.table(state, match.decision, seat)
            assert not told(presenter.names, strings(table), hidden), (match.position, seat)
            assert not told(presenter.names, strings(presenter.preview(state, match.decision, ())), hidden)
            lines = presenter.log_lines(match.position, "axis", Action.of("done"), state.events, seat)
            assert not told(presenter.names, strings(lines), hidden)
            overlays = [overlay for overlay, _ in presenter.overlays()]
            layers: list[Any] = [presenter.overlay(state, each, seat, ("control:berlin",)) for each in overlays]
            layers.append(presenter.preview(state, match.decision, ("control:bulgaria", "greece")))
            layers.append(presenter.route(state, match.decision, "control:bulgaria", "greece"))
            assert not told(presenter.names, strings(layers), hidden)
            looked += len(hidden)

    play_randomly(match, seed, steps, look)
    assert looked > 1000


def test_the_search_would_find_a_leak() -> None:
    match = Match.new("reich", "campaign-1941", seed=1)
    presenter = ReichPresenter(match.world)
    own = presenter.table(match.state, match.decision, "axis")
    assert told(presenter.names, strings(own.hand), set(match.state.hands["axis"])) == set(match.state.hands["axis"])


def test_only_the_asked_seat_sees_its_choices() -> None:
    match = Match.new("reich", "campaign-1941", seed=1)
    presenter = ReichPresenter(match.world)
    assert match.decision is not None
    asked = presenter.table(match.state, match.decision, match.decision.player).decision
    other = presenter.table(match.state, match.decision, enemy_of(match.decision.player)).decision
    assert asked is not None
    assert other is not None
    assert len(asked.choices) == len(match.decision.actions)
    assert other.choices == ()


def test_hands_are_secret_until_the_end() -> None:
    match = Match.new("reich", "campaign-1941", seed=1)
    presenter = ReichPresenter(match.world)
    assert presenter.hides_something(match.state)
    alone = Match.new("reich", "campaign-1941", {"fog_of_war": "on"}, seed=1)
    assert not ReichPresenter(alone.world).hides_something(alone.state)


def test_discards_are_open_to_their_owner_only() -> None:
    match = play_randomly(Match.new("reich", "campaign-1941", seed=2), 2, 60)
    presenter, state = ReichPresenter(match.world), match.state
    side = max(SIDES, key=lambda each: len(state.discards[each]))
    assert len(state.discards[side]) > 1
    for seat, number in ((side, len(state.discards[side])), (enemy_of(side), 1)):
        table = presenter.table(state, match.decision, seat).cards
        assert table is not None
        piles = {pile.id: pile for _, piles in table.groups for pile in piles}
        assert len(piles[f"discards:{side}"].cards) == number
        assert piles[f"discards:{side}"].count == len(state.discards[side])
        assert piles[f"deck:{side}"].cards == ()
