"""Positions that no play leads to are told apart from those that it may."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.arriba.state.army_state import ASSETS


@pytest.mark.parametrize("assets", [True, False])
def test_a_unit_belongs_to_a_faction_and_an_asset_to_a_side(assets: bool) -> None:
    match = Match.new("arriba", "civil-war", seed=1)
    pieces = match.state.pieces
    own = {True: "rebel", False: next(iter(match.world.factions))}
    key = next(key for key, piece in pieces.items() if (piece.kind in ASSETS) == assets)
    assert match.faults() == []
    pieces[key].faction = own[not assets]
    assert f"{key} cannot belong to {own[not assets]}" in match.faults()
