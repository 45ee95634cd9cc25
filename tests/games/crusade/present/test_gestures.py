"""Crusade in the window, by real mouse: stacks along the roads, attackers onto a target, the reserve onto the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.views.table import RouteView
from tests.ui.table import carry_piece, opened, played
from tests.ui.window.test_letters import point_at

SHIFT = Qt.KeyboardModifier.ShiftModifier


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


@pytest.mark.rule("crusade", "10.1.1")
def test_a_whole_stack_is_carried_as_one(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark zaragoza move", "marked")
    match = window.controller.match
    since, stack = match.position, match.state.at("zaragoza")
    assert len(stack) > 1
    carry_piece(window, stack[-1], "carinena", modifier=SHIFT)
    assert match.state.at("carinena") == stack
    assert sum(action.startswith("to ") for action in played(window, since)) == 1
    assert set(match.state.stack[-1].units) == set(stack), "they may go on together"
    window.controller.undo()
    assert match.position == since, "one undo takes it back"


@pytest.mark.rule("crusade", "10.1.1")
def test_a_stack_with_a_unit_that_has_moved_stays_and_says_why(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("play N1 event", "mark zaragoza move", "mark calatayud move", "marked")
    match = window.controller.match
    [mover, *_] = match.state.at("calatayud")
    window.controller.play(f"pick {mover}")
    window.controller.play("to zaragoza")
    window.controller.play("stop")
    since, stack = match.position, match.state.at("zaragoza")
    with qtbot.waitSignal(window.controller.refused) as told:
        carry_piece(window, stack[-1], "carinena", modifier=SHIFT)
    assert "has acted already" in told.args[0].text
    assert (match.position, match.state.at("zaragoza")) == (since, stack)


@pytest.mark.rule("crusade", "10.1.1")
def test_to_drag_a_unit_that_has_moved_does_not_end_the_round(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("play N1 event", "mark segovia move", "marked")
    match = window.controller.match
    [mover] = match.state.at("segovia")
    window.controller.play(f"pick {mover}")
    window.controller.play("to avila")
    since, [*others] = match.position, match.state.at("avila")
    other = next(unit for unit in others if unit != mover)
    with qtbot.waitSignal(window.controller.refused):  # taken out of the stack in its fan
        window.controller.pieces_dragged([other])
        window.controller.drop([other], "salamanca")
    assert match.position == since
    assert match.decision.player == "nationalist"
    assert match.decision.subjects[0] == mover
    carry_piece(window, other, "salamanca")
    assert match.state.place_of(other) == "avila"
    assert match.state.place_of(mover) == "salamanca", "the stack as it lies is dragged for the one that is under way"


@pytest.mark.rule("crusade", "8.2.3")
def test_a_unit_carried_before_it_is_activated_is_told_what_it_will_be_asked(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = table("play N1 event")
    [unit] = window.controller.match.state.at("segovia")
    told: list[RouteView | None] = []
    window.controller.route_changed.connect(told.append)
    carry_piece(window, unit, "somosierra")
    said = [route for route in told if route is not None]
    assert said
    assert not any(route.refusal for route in said), "what will be offered is not refused on the way"
    assert [item.cost for item in said[-1].items] == ["M", "A"]
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


@pytest.mark.rule("crusade", "17.1.2")
def test_where_only_one_purpose_is_left_the_menu_says_why_not_the_other(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark segovia attack")
    since = window.controller.match.position
    point_at(window, "teruel")
    QTest.keyClick(window.page.map.view, Qt.Key.Key_A)
    assert window.controller.match.position == since
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered, withheld = menu.actions()
    assert offered.isEnabled()
    assert not withheld.isEnabled()
    assert "ammunition" in withheld.text()
    menu.close()


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


@pytest.mark.rule("crusade", "11.2.2")
def test_who_attacks_looks_unlike_who_could(table: Callable[..., MainWindow]) -> None:
    window = table("play N1 event", "mark pamplona attack", "marked", "target tolosa")
    scene, stack = window.page.map.scene, window.controller.match.state.at("pamplona")
    assert len(stack) > 1
    window.controller.play(f"with {stack[0]}")
    shown = window.wiring.view.decision
    assert stack[0] in shown.subjects
    assert not scene._is_ringed(stack[0], scene.piece_choices[stack[0]]), "it wears the ring of what is chosen"
    assert scene._is_ringed(stack[1], scene.piece_choices[stack[1]])
    words = [label.text() for label in window.docks.decision._lit.findChildren(QLabel)]
    assert f"{len(stack) - 1} counter" in " ".join(words), "what is chosen is not counted as lit"


@pytest.mark.rule("crusade", "12.1.8")
def test_a_unit_dragged_out_of_the_reserve_redeploys(table: Callable[..., MainWindow]) -> None:
    table().controller.options.silenced.add("idle")
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
    unit, left = match.state.in_box("nationalist", "reserve")[0], match.state.stack[-1].left
    told: list[RouteView | None] = []
    window.controller.route_changed.connect(told.append)
    carry_piece(window, unit, "burgos")
    assert match.state.place_of(unit) == "burgos"
    [priced, *_] = [route for route in told if route is not None and route.items]
    assert (priced.items[0].cost, priced.left) == ("1", str(left // 2 - 1)), "the price is told before the drop"


@pytest.mark.rule("crusade", "17.6.4")
def test_any_unit_of_the_army_of_africa_is_carried_ashore(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("play N1 event", "mark segovia move", "marked", "moved")
    for action in ("auto", "mark madrid move", "marked", "moved"):
        window.controller.play(action)
    match = window.controller.match
    assert match.decision.prompt.key == "africa.land"
    waiting = match.state.in_box("nationalist", "africa")
    with qtbot.assertNotEmitted(window.controller.refused):
        carry_piece(window, waiting[-1], "sevilla")
    assert match.decision.prompt.key == "round.choose"
    assert len(match.state.in_box("nationalist", "africa")) == len(waiting) - 1
