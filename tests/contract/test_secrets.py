"""One side's view never holds the other's hand."""

from __future__ import annotations

import dataclasses
from typing import Any

from desktop.engine.match import Match
from tests.play import play_randomly
from tests.tiny.present import TinyPresenter
from tests.tiny.world import CARDS, SIDES, other


def texts(value: Any) -> str:
    if dataclasses.is_dataclass(value):
        return " ".join(texts(getattr(value, item.name)) for item in dataclasses.fields(value))
    if isinstance(value, tuple | list):
        return " ".join(texts(part) for part in value)
    return str(value)


def test_no_view_of_a_seat_names_a_card_the_other_holds() -> None:
    looked = 0

    def look(match: Match) -> None:
        nonlocal looked
        presenter = TinyPresenter(match.world)
        entry = match.log[-1]
        for seat in SIDES:
            table = presenter.table(match.state, match.decision, seat)
            lines = presenter.log_lines(match.position, entry.player, entry.action, match.events_of[-1], seat)
            seen = texts(table) + texts(lines)
            hidden = [card for card in CARDS if card in match.state.hands[other(seat)]]  # type: ignore[attr-defined]
            assert not [card for card in hidden if card in seen]
            looked += len(hidden)

    for seed in range(20):
        play_randomly(Match.new("tiny", "skirmish", seed=seed), seed, each=look)
    assert looked > 100


def test_a_card_laid_by_the_first_player_stays_hidden_until_the_reveal() -> None:
    match = Match.new("tiny", "skirmish", seed=1)
    presenter = TinyPresenter(match.world)
    assert match.decision is not None
    match.play(match.decision.actions[2])
    blue = presenter.table(match.state, match.decision, "blue")
    red = presenter.table(match.state, match.decision, "red")
    assert "red-storm" in texts(red)
    assert "red-storm" not in texts(blue)
    assert red.decision is not None
    assert red.decision.choices == ()
