"""Crusade in the window, by real mouse: stacks along the roads, attackers onto a target, the reserve onto the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from tests.ui.table import carry_piece, opened, played


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """A window on the campaign, after some actions."""
    match = Match.new("crusade", "campaign", seed=3)
    with opened(qtbot, tmp_path, match) as window:

        def after(*actions: str) -> MainWindow:
            for action in actions:
                window.controller.play(action)
            return window

        yield after


@pytest.mark.rule("crusade", "10.1.1")
def test_a_unit_dragged_along_the_roads_moves(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark segovia move", "marked")
    since = window.controller.match.position
    unit = window.controller.match.state.at("segovia")[0]
    carry_piece(window, unit, "aranda_de_duero")
    assert played(window, since)[:2] == [f"pick {unit}", "to aranda_de_duero"]
    assert window.controller.match.state.place_of(unit) == "aranda_de_duero"


@pytest.mark.rule("crusade", "10.1.7")
def test_a_unit_dropped_on_the_enemy_goes_back_and_the_rule_is_told(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = table("play N1 event", "mark segovia move", "marked")
    since = window.controller.match.position
    unit = window.controller.match.state.at("segovia")[0]
    with qtbot.waitSignal(window.controller.refused) as told:
        carry_piece(window, unit, "somosierra")
    assert told.args[0].rule == "10.1.7"
    assert window.controller.match.position == since


@pytest.mark.rule("crusade", "11.1.3")
def test_attackers_dragged_onto_a_space_declare_an_attack(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark pamplona attack", "marked")
    top = window.controller.match.state.at("pamplona")[-1]
    carry_piece(window, top, "tolosa")
    frame = window.controller.match.state.stack[-1]
    assert (frame.target, frame.units) == ("tolosa", [top])


@pytest.mark.rule("crusade", "11.1.3")
def test_the_only_unit_that_could_attack_a_space_is_declared_too(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark segovia attack", "marked")
    [unit] = window.controller.match.state.at("segovia")
    carry_piece(window, unit, "guadarrama")
    frame = window.controller.match.state.stack[-1]
    assert (frame.target, frame.units) == ("guadarrama", [unit])


@pytest.mark.rule("crusade", "12.1.8")
def test_a_unit_dragged_out_of_the_reserve_redeploys(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "marked")
    match = window.controller.match
    while match.decision.prompt.key != "round.choose" or match.decision.player != "nationalist":
        window.controller.play(str(match.decision.actions[-1]))
        if match.decision.prompt.key == "round.choose" and match.decision.player == "republican":
            window.controller.play("auto")
            window.controller.play("marked")
    hand = match.state.hands["nationalist"]
    card = next(card for card in hand if match.decision.offers(Action.of("play", card, "sr")))
    window.controller.play(f"play {card} sr")
    unit = match.state.in_box("nationalist", "reserve")[0]
    carry_piece(window, unit, "burgos")
    assert match.state.place_of(unit) == "burgos"
