"""A pile of which one unit attacks already: a click on it is for those that may join."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from tests.ui.table import carry_piece, played


def test_a_click_on_a_pile_of_which_the_top_attacks_opens_it_for_the_others(window: MainWindow) -> None:
    match = Match.new("crusade", "columns", seed=1)
    for action in (match.decision.actions[0], "mark avila attack", "marked", "target san_martin"):
        match.play(action if isinstance(action, Action) else Action.parse(action))
    window.begin(match)
    board = window.page.map
    board.fit()
    top = board.scene.top_of("avila")
    window.controller.play(f"with {top}")
    QTest.qWait(5)
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.piece_spot(top))
    QTest.qWait(5)
    assert QApplication.activePopupWidget() is None
    assert board.fan.space == "avila"


def test_dragging_the_top_of_a_pile_that_attacks_already_takes_the_one_below_along(window: MainWindow) -> None:
    match = Match.new("battles", "pindoque", seed=1)
    player = make_player("greedy", match.definition, match.world, 1)
    while not (pair := _pair_that_may_attack(match)):
        match.play(player.choose(match.state, match.decision))
    home, target = pair
    window.begin(match)
    board, start = window.page.map, match.position
    *_, below, top = board.scene.stacks[home]
    carry_piece(window, top, target)
    carry_piece(window, top, target)
    assert played(window, start) == [f"attack {top} {target}", f"attack {below} {target}"]
    assert board.scene.table is not None
    carry_piece(window, top, target)
    assert len(played(window, start)) == 2, "both attack: nothing is taken back by a drag"


def _pair_that_may_attack(match: Match) -> tuple[str, str] | None:
    """A hex from which two units may attack the same one, before anything is declared."""
    if match.decision.prompt.key not in ("declare.owed", "declare.free") or match.state.attacks:
        return None
    ways = [(match.state.place(each.args[0]), each.args[1]) for each in match.decision.actions if each.verb == "attack"]
    return next((way for way in ways if ways.count(way) == 2), None)
