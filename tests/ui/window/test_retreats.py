"""A retreating counter stands where its next step begins, and is carried on from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.players.player import make_player
from tests.ui.table import carry_piece, opened, played

WHERE, FURTHER = "retreat.where", "retreat.further"


def reached(game: str, scenario: str, seed: int, wanted: Callable[[Match], bool]) -> Match:
    """A game that was played up to a certain moment."""
    match = Match.new(game, scenario, seed=seed)
    player = make_player("greedy", match.definition, match.world, seed)
    while match.decision is not None:
        if wanted(match):
            return match
        match.play(player.choose(match.state, match.decision))
    pytest.fail("no such moment was found")


def asks(match: Match, prompt: str) -> bool:
    return match.decision is not None and match.decision.prompt.key == prompt


def leads_further(match: Match) -> bool:
    """Whether the owner chooses the first space of a retreat and then the next."""
    if not asks(match, WHERE):
        return False
    ahead = match.look_ahead(match.decision.actions[0], match.decision.player)
    return ahead is not None and ahead[1] is not None and ahead[1].prompt.key == FURTHER


@pytest.mark.rule("crusade", "11.4.5")
@pytest.mark.rule("illusions", "12.7.3")
@pytest.mark.parametrize(("game", "scenario", "seed"), [("crusade", "columns", 3), ("illusions", "brusilov", 1)])
def test_a_unit_on_its_way_stands_in_the_space_it_has_come_to(
    qtbot: QtBot, tmp_path: Path, game: str, scenario: str, seed: int
) -> None:
    match = reached(game, scenario, seed, leads_further)
    unit, first = match.decision.subjects[0], match.decision.actions[0].target
    with opened(qtbot, tmp_path, match) as window:
        assert window.page.map.scene.pieces[unit].piece.space == match.state.fight.target
        start = match.position
        carry_piece(window, unit, first)
        assert played(window, start)[-1] == f"to {first}"
        assert asks(match, FURTHER)
        assert window.page.map.scene.pieces[unit].piece.space == first
        assert window.page.map.space_rect(first).contains(window.page.map.piece_spot(unit)), "painted there too"
        then = match.decision.actions[-1].target
        carry_piece(window, unit, then)
        assert f"to {then}" in played(window, start), "it is carried on from there"
        assert window.page.map.scene.pieces[unit].piece.space != first


@pytest.mark.rule("battles", "11.6")
def test_a_unit_that_has_gone_back_stands_there_while_the_next_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    def leads_on(match: Match) -> bool:
        if not asks(match, WHERE):
            return False
        ahead = match.look_ahead(match.decision.actions[0], match.decision.player)
        return ahead is not None and ahead[1] is not None and ahead[1].prompt.key == WHERE

    match = reached("battles", "pindoque", 2, leads_on)
    unit, back = match.decision.subjects[0], match.decision.actions[0].target
    with opened(qtbot, tmp_path, match) as window:
        carry_piece(window, unit, back)
        assert window.page.map.scene.pieces[unit].piece.space == back
        following = match.decision.subjects[0]
        assert following != unit
        then = match.decision.actions[-1].target
        carry_piece(window, following, then)
        assert window.page.map.scene.pieces[following].piece.space == then
