"""An attack in Arriba España as one screen, in the real window; and what its dock does when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.data.position import FrameSpec, PositionSpec
from desktop.engine.chance import Chance
from desktop.engine.definition import game
from desktop.engine.log import Setup
from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.fighting import DiceRow
from desktop.ui.widgets.text import TextLabel
from desktop.ui.widgets.tick_box import TickBox
from tests.ui.table import NONE, opened, played

UNITS = {
    "r1": "huelva: 3 nationalist, 1 artillery_ap",
    "g1": "huelva: 1 popular_army, 1 artillery_ap",
    "r2": "madrid: 1 nationalist",
    "g2": "madrid: 3 popular_army",
}
Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    """Opens a window on a combat phase of the Rebels."""
    with ExitStack() as stack:

        def start(
            phase: str = "combat", narrow: bool = False, units: Mapping[str, str] = UNITS, **tracks: object
        ) -> MainWindow:
            spec = PositionSpec(units=dict(units), tracks=tracks, frame=FrameSpec(name=phase, fields={"side": "rebel"}))
            definition = game("arriba")
            world = definition.load_world("civil-war", {})
            state = definition.extra["position"](world, spec)
            state.chance = Chance(1)
            setup = Setup("arriba", "civil-war", (), 1)
            match = Match(setup, definition, base=to_plain(state), world=world).begin()
            window = stack.enter_context(opened(qtbot, tmp_path, match))
            if narrow:
                window.resize(1280, 800)
                window.lay_out_docks()
                QTest.qWait(10)
            return window

        yield start


def boxes(window: MainWindow) -> dict[str, TickBox]:
    QTest.qWait(5)
    found = [each for each in window.docks.decision.findChildren(TickBox) if each.isVisible()]
    return {each.objectName().removeprefix("tick-"): each for each in found}


def press(window: MainWindow, action: str) -> None:
    QTest.mouseClick(boxes(window)[action], Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(6, 8))
    QTest.qWait(5)


def buttons(window: MainWindow) -> dict[str, QPushButton]:
    """The answers that can be pressed, by their words."""
    QTest.qWait(5)
    view = window.controller.decision_view()
    words = {choice.action: choice.text for choice in view.choices} if view else {}
    found = [each for each in window.docks.decision.findChildren(QPushButton) if each.isVisible()]
    return {words[each.property("action")]: each for each in found if each.property("action")}


def modifiers(window: MainWindow) -> list[tuple[str, str]]:
    view = window.wiring.view.preview if window.wiring.view else None
    assert view is not None
    return [(item.text, item.value) for item in view.modifiers]


@pytest.mark.rule("arriba", "9")
def test_asset_points_are_ticked_on_one_screen_and_the_odds_follow(begin: Begin) -> None:
    window = begin(air={"rebel": 2})
    window.controller.play("attack r1 g1")
    assert list(boxes(window)) == ["air 1", "air 2", "artillery 1"]
    assert list(buttons(window)) == ["Fight as ticked"], "none of something is an empty box, not a button as well"
    press(window, "air 1")
    press(window, "air 2")
    press(window, "artillery 1")
    assert {name for name, box in boxes(window).items() if box.isChecked()} == {"air 2", "artillery 1"}
    assert modifiers(window) == [("2 air AP of the attacker", "+2"), ("1 artillery AP of the attacker", "+1")]
    since = window.controller.match.position
    buttons(window)["Fight as ticked"].click()
    assert played(window, since) == ["air 2", "artillery 1"]
    assert window.controller.player() == "government"


@pytest.mark.rule("arriba", "9")
@pytest.mark.parametrize("flies", [False, True])
def test_what_was_ticked_is_played_if_the_defender_forgoes_and_asked_again_if_he_flies(
    begin: Begin, flies: bool
) -> None:
    window = begin(air={"rebel": 1, "government": 1})
    since = window.controller.match.position
    window.controller.play("attack r1 g1")
    press(window, "artillery 1")
    buttons(window)["Fight as ticked"].click()
    assert played(window, since)[1:] == ["air 0"], "the defender is asked whether he flies"
    press(window, "air 1") if flies else None
    buttons(window)["Fight as ticked"].click()
    if flies:
        assert window.controller.player() == "rebel", "something has changed: what else does he use?"
        assert list(buttons(window)) == ["Fight without artillery AP", "1 artillery AP"]
    else:
        assert played(window, since)[1:4] == ["air 0", "air 0", "artillery 1"]


@pytest.mark.rule("arriba", "9")
def test_one_amount_of_one_thing_is_one_click_and_the_odds_follow_the_pointer(begin: Begin) -> None:
    window = begin()
    window.controller.play("attack r1 g1")
    assert boxes(window) == {}
    shown: list[tuple[str, ...]] = []
    window.controller.preview_changed.connect(lambda view: shown.append(tuple(item.text for item in view.modifiers)))
    for action, told in (("artillery 1", ("1 artillery AP of the attacker",)), ("artillery 0", ())):
        window.controller.point_at(action)
        assert shown[-1] == told
    buttons(window)["1 artillery AP"].click()
    assert window.controller.player() == "government"


@pytest.mark.rule("arriba", "9")
def test_enter_forgoes_no_asset_point(begin: Begin) -> None:
    window = begin(air={"rebel": 2})
    window.controller.play("attack r1 g1")
    since = window.controller.match.position
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape) * 2:
        QTest.keyClick(window.docks.decision, key)
        QTest.keyClick(window.page.map.view, key)
    assert played(window, since) == []


@pytest.mark.rule("arriba", "5.3")
def test_the_dock_of_fights_gives_the_log_back_when_it_has_nothing_to_say(begin: Begin) -> None:
    window = begin("rebel_attempts", narrow=True)
    docks = window.docks
    assert docks.covering("combat") == "log"
    window.controller.play("approach italy")
    assert docks.covering("combat") == "", "politics are looked at"
    window.controller.play("roll")
    window.controller.play("done")
    QTest.qWait(5)
    assert docks.covering("combat") == "log"


@pytest.mark.rule("arriba", "9")
def test_going_on_after_a_fight_leaves_nothing_of_it_and_gives_the_log_back(begin: Begin) -> None:
    window = begin(narrow=True)
    window.controller.play("attack r2 g2")
    while window.controller.match.decision and window.controller.match.decision.prompt.key != "combat.choose":
        window.controller.play(str(window.controller.match.decision.actions[0]))
    QTest.qWait(5)
    assert window.wiring.desk.battle is not None, "the result stays until the players go on"
    assert window.docks.covering("combat") == ""
    window.wiring.desk.go_on()
    assert window.docks.covering("combat") == "log"
    window.controller.show()
    shown = [label.text() for label in window.docks.combat.findChildren(TextLabel) if label.isVisibleTo(window)]
    assert not any("Madrid" in text for text in shown)


@pytest.mark.rule("arriba", "10")
def test_the_rolls_of_all_units_that_try_to_recover_are_seen_together(begin: Begin) -> None:
    units = {"r1": "huelva: 3 nationalist!", "r2": "madrid: 1 nationalist", "g1": "madrid: 1 popular_army"}
    window = begin(units=units)
    window.controller.play("done")
    QTest.qWait(5)
    card = window.page.map.result_card
    assert card.isVisible()
    assert card.roll is not None
    assert len(card.roll.dice) == 3
    assert card.roll.text == "Rebels: Recovery"
    assert [len(roll.dice) for roll in card.roll.rolls] == [1, 1, 1]
    shown = [label.text() for label in card.findChildren(TextLabel) if label.isVisibleTo(card)]
    for roll in card.roll.rolls:
        assert roll.text in shown, "each with what it was for"
    assert [row.values for row in card.findChildren(DiceRow) if row.isVisibleTo(card)] == [
        roll.dice for roll in card.roll.rolls
    ]


@pytest.mark.rule("arriba", "9")
def test_nothing_fans_out_under_the_card_of_a_result(begin: Begin) -> None:
    window = begin()
    window.controller.play("attack r2 g2")
    QTest.qWait(5)
    card = window.page.map.result_card
    assert card.isVisible()
    for x in (20, 30, 40):
        spot = QPointF(x, 20)
        event = QMouseEvent(
            QEvent.Type.MouseMove, spot, card.mapToGlobal(spot), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, NONE
        )
        QApplication.sendEvent(card, event)
        assert event.isAccepted(), "the map under it does not hear of it"


@pytest.mark.rule("arriba", "9")
def test_a_fight_opened_from_the_log_gives_the_log_back_when_it_was_read(begin: Begin) -> None:
    window = begin(narrow=True)
    window.controller.play("attack r2 g2")
    while window.controller.match.decision and window.controller.match.decision.prompt.key != "combat.choose":
        window.controller.play(str(window.controller.match.decision.actions[0]))
    desk = window.wiring.desk
    desk.go_on()
    assert window.docks.covering("combat") == "log"
    desk.open_at(window.controller.match.position)
    assert desk.battle is not None
    assert window.docks.covering("combat") == ""
    desk.go_on()
    assert window.docks.covering("combat") == "log"
