"""Whatever is picked up, dropped or pointed at, a presenter answers: also pieces that are gone and places unknown."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from tests.contract.games import new_match, player_of, scenarios

EVERY = 60
"""Actions between two looks."""
UNKNOWN = "no-such-thing"


def pieces_of(match: Match, presenter: Any) -> list[str]:
    """Every piece there is: on the table, out of it, and one that does not exist."""
    shown = [piece.id for piece in presenter.table(match.state, match.decision, "").pieces]
    known = [*getattr(match.world, "units", ()), *getattr(match.world, "areas", ())]
    return [*dict.fromkeys((*shown, *known)), UNKNOWN, ""]


def spaces_of(presenter: Any) -> list[str]:
    """A space of each kind, trays and boxes included, and some that do not exist."""
    kinds: dict[str, list[str]] = {}
    for space in presenter.board().spaces:
        box = space.id.partition(":")[0] if ":" in space.id else ""
        kinds.setdefault(f"{box} {space.terrain}", []).append(space.id)
    found = [each for spaces in kinds.values() for each in (spaces[0], spaces[-1])]
    return [*dict.fromkeys(found), UNKNOWN, "tray:no:where", ""]


def ask_everything(match: Match, presenter: Any, choose: random.Random) -> int:
    state, decision, asked = match.state, match.decision, 0
    pieces, spaces = pieces_of(match, presenter), spaces_of(presenter)
    for piece, space in product(pieces, choose.sample(spaces, min(2, len(spaces)))):
        if refusal := presenter.why_not(state, decision, piece, space):
            assert presenter.refusal(refusal)
        presenter.route(state, decision, piece, space)
        asked += 1
    for piece in choose.sample(pieces, min(12, len(pieces))):
        presenter.preview(state, decision, (piece, choose.choice(spaces)))
        presenter.preview(state, decision, (piece,))
    seats = [seat for seat, _ in presenter.seats()]
    for (overlay, _), seat in product(presenter.overlays(), [*seats, "", UNKNOWN]):
        presenter.overlay(state, overlay, seat, (choose.choice(pieces), choose.choice(spaces)))
    return asked


@pytest.mark.parametrize("scenario", scenarios())
def test_no_piece_and_no_place_is_too_strange_to_be_asked_about(scenario: str) -> None:
    match, player, choose, asked = new_match(scenario, 3), player_of(scenario, 3), random.Random(3), 0
    presenter = match.definition.presenter(match.world)
    kinds: set[str] = set()
    tried: dict[Action, None] = {}
    for number in range(100):
        if match.decision is None:
            break
        if number % EVERY == 0 or match.decision.prompt.key not in kinds:
            kinds.add(match.decision.prompt.key)
            asked += ask_everything(match, presenter, choose)
            for action in choose.sample(list(tried), min(100, len(tried))):
                if refusal := match.why_not(action):
                    assert presenter.refusal(refusal)
        tried.update(dict.fromkeys(match.decision.actions))
        match.play(player.choose(match.state, match.decision))
    assert asked > 0
