"""Illusions of Glory in the real window: the first look, and every die, also of flank attacks and several sieges."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controller.keeping import Keeping
from desktop.data.headline import Headline
from desktop.engine.chance import Chance
from desktop.engine.definition import game
from desktop.engine.frame import Frame
from desktop.engine.log import Setup
from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.turn.turn import IllusionsGame, Turn
from desktop.games.illusions.state.state import IllusionsState
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets.fighting import DiceRow
from desktop.ui.widgets.text import TextLabel
from tests.games.illusions.combat import combat_state
from tests.games.illusions.position import AP, CP, in_round, state_of
from tests.ui.table import opened

SIEGES = {"przemysl": ["ru_ii"], "krakow": ["ru_v"], "lutsk": ["ge_xx"], "warsaw": ["ge_xi"]}
HELD = {"przemysl": CP, "krakow": CP, "lutsk": AP, "warsaw": AP}
Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    """Opens a window on a position with these procedures under way."""
    with ExitStack() as stack:

        def start(state: IllusionsState, *frames: Frame, seed: int = 1) -> MainWindow:
            state.stack = [*frames]
            state.chance = Chance(seed)
            scenario = "example-29"
            definition = game("illusions")
            world = definition.load_world(scenario, {})
            match = Match(Setup("illusions", scenario, (), seed), definition, base=to_plain(state), world=world).begin()
            return stack.enter_context(opened(qtbot, tmp_path, match))

        yield start


def last_round(state: IllusionsState) -> tuple[Frame, ...]:
    """The last round of a turn, in which the Central Powers have nothing to do but to end it."""
    return IllusionsGame(step="turns"), Turn(turn=state.turn, round=6, side=CP, step="rounds")


def to_the_end_of_the_rounds(window: MainWindow) -> None:
    """Pass, or play a card in the plainest way, until the phases after the rounds have run."""
    match, turn = window.controller.match, window.controller.match.state.turn
    while any(type(frame).__name__ == "ActionRound" for frame in match.state.stack) and match.state.turn == turn:
        assert match.decision is not None
        window.controller.play(str(match.decision.actions[-1]))
        if window.controller.asking:
            window.controller.answer(True)
    QTest.qWait(10)


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(TextLabel) if label.isVisibleTo(widget)]


def dice(widget: QWidget) -> list[Sequence[int]]:
    return [row.values for row in widget.findChildren(DiceRow) if row.isVisibleTo(widget)]


@pytest.mark.rule("illusions", "20.4.1")
def test_20_4_1_of_several_sieges_every_die_is_seen(begin: Begin) -> None:
    state = in_round(state_of("example-29", units=SIEGES, control=HELD, turn=8), CP, 6)
    window = begin(state, *last_round(state))
    to_the_end_of_the_rounds(window)
    card = window.page.map.result_card
    assert card.isVisible()
    assert card.roll is not None
    told = [line for line in window.controller.scribe.lines() if line.dice and line.text.startswith("Siege of")]
    assert len(told) > 1
    for line in told:
        assert line.text in words(card)
        assert line.dice in dice(card)


@pytest.mark.rule("illusions", "7.1.2")
def test_7_1_2_an_offensive_that_was_not_made_is_announced(begin: Begin) -> None:
    state = in_round(state_of("example-29", units={"brest_litovsk": ["ru_ii"], "lublin": ["ge_xi"]}, turn=8), CP, 6)
    state.mo[CP] = state.mo_rolled[CP] = "ge"
    window = begin(state, *last_round(state))
    to_the_end_of_the_rounds(window)
    news = window.wiring.banner.shown
    assert news is not None
    assert (news.kind, news.side, news.grave) == ("offensive", CP, True)
    assert news.title.startswith("Mandatory offensive of the Central Powers not made")
    assert any(row.startswith("VP") or "→" in row for row in news.rows), "the figures that moved"


@pytest.mark.rule("illusions", "21.4")
def test_21_4_the_die_of_a_flank_attack_is_drawn_with_its_modifiers_and_what_it_needed(begin: Begin) -> None:
    attackers = {"brest_litovsk": ["ru_ii"], "kowel": ["ru_v"]}
    state = combat_state(attackers, {"lublin": ["ge_xi"]}, scenario="example-29")
    window = begin(state, Attacks(side=AP))
    control = window.controller
    for action in ("target lublin", "with ru_ii", "with ru_v", "attack", "flank brest_litovsk"):
        if action in map(str, control.match.decision.actions):
            control.play(action)
    while control.match.decision is not None and control.match.decision.actions[-1].verb == "no-card":
        control.play("no-card")
    QTest.qWait(10)
    battle = window.wiring.desk.battle
    assert battle is not None
    (flank,) = battle.rolls
    assert "4 or more needed" in flank.text
    assert any("+1" in term for term in flank.after), "Kowel touches no other enemy"
    for shown in (window.docks.combat, window.page.map.result_card):
        assert flank.dice in dice(shown)
        assert flank.text in words(shown)
    panel = " ".join(words(window.docks.combat))
    assert all(term in panel for term in flank.after)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("kept", [False, True])
def test_the_first_look_is_on_the_front_where_most_armies_stand(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], kept: bool
) -> None:
    """Italy and Salonika are printed beside each other, but are two fronts: neither half is a look at the war."""
    window = MainWindow(settings, at_start=False)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    match = Match.new("illusions", "brusilov", seed=4)
    if kept:
        window.controller.begin_kept(match, Keeping(None), Headline(handover="open"))
    else:
        window.begin(match)
    QTest.qWait(30)
    board = window.page.map
    seen = {name for name in board.scene.stacks if board.view.viewport().rect().intersects(board.space_rect(name))}
    assert {"lutsk", "rovno"} <= seen
    assert not seen & {"verona", "udine", "salonika", "lemnos"}
    before = board.view.seen()
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    assert board.view.seen().center() == before.center(), "the camera moves when it is told to"
