"""At an open table no frame that is painted holds a face of a hand that is down, or that is another's.

Random games are played through the widgets: hands held up by key and button, choices by button, card and map; between
them whatever people do by chance. After each act the window is painted and all of it read.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from desktop.controller import stages
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.hand_key import LET_GO_MS
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.settings import Settings
from tests.contract.games import new_match, player_of
from tests.ui.table import opened
from tests.ui.watching import Watch, hidden_cards, settle

GAMES = [("crusade", "columns"), ("illusions", "brusilov"), ("reich", "intro-1941-42")]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CHANCE = (
    Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_F, Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Backspace,
)  # fmt: skip
ORDERS = ("redo", "replay_last", "find_place", "palette", "preferences", "toggle_docks_anywhere", "save", "start_page")
WHOLE = [("crusade", "columns"), ("illusions", "mobilization-to-limited-war"), ("reich", "intro-1941-42")]
"""Of each game the shortest scenario: some hundred decisions by chance."""
SHORT, LONG = 60, 6000
"""How many acts a game is watched for in every run, and how many a whole one takes at most."""
TICK_MS = 30
"""So much later a timer has run."""
DOCKS = ("hand", "log", "cards", "combat", "situation", "units", "tracks")


class Evening:
    """Two people at an open table who press what they like."""

    def __init__(self, window: MainWindow, watch: Watch, seed: int) -> None:
        self.window, self.watch, self.chance = window, watch, random.Random(seed)
        self.control = window.controller
        self.private = self.actions = 0
        self.over = self._released = False
        self.trail: list[str] = []
        """What was done: only that leads to a find, for windows live by the clock and no evening is played twice."""
        self._by_chance: tuple[Callable[[], str], ...] = (
            self._key, self._key, self._order, self._hover, self._right_click, self._other_hand, self._dock,
            self._leave, self._mode,
        )  # fmt: skip

    def play(self, acts: int) -> None:
        """Play on; a game that is over is looked at as well."""
        for _ in range(acts):
            self.watch.judge("before")  # what was painted while the last thing went away
            done = self._act() if self.chance.random() < 0.8 else self.chance.choice(self._by_chance)()
            settle()
            self.trail.append(f"{self.control.match.position} {done}")
            self.watch.look(done)
            if self.watch.found:
                self.watch.found += self.trail[-15:]
                return
            self._way_out()
            self.actions = self.control.match.position
            self.over = self.control.match.decision is None
            if self.over:
                return

    # -- playing -----------------------------------------------------------------------------------
    def _act(self) -> str:
        control, view = self.control, self.window.wiring.view
        if control.asking:
            agrees = self.chance.random() < 0.6
            mode = control.table.handover
            control.answer(agrees)
            self._note_mode(mode)
            return f"answer {agrees}"
        if isinstance(stage := control.table.stage, stages.HandingOver):
            self.watch.sits_down(stage.to.seat)
            control.take_seat()
            return f"{stage.to.seat} sits down"
        if control.browsing:
            control.back_to_present()
            return "present"
        if control.table.handover != stages.OPEN and self.chance.random() < 0.1:
            return self._hide_hands(stages.OPEN)
        asked = view.decision if view is not None else None
        if asked is None:
            return "nothing"
        if asked.private:
            self.private += 1
            return self._hold_up(control.player())
        if not asked.choices:
            return self._hold_up("")
        return self._choose()

    def _hold_up(self, seat: str) -> str:
        if self._released:  # before that the key was never let go, and a press means nothing
            QTest.qWait(LET_GO_MS + TICK_MS)
        self._released = False
        self.watch.raised(seat)
        button = self.window.findChild(QAbstractButton, "show-hand")
        if seat and button is not None and button.isVisible() and self.chance.random() < 0.7:
            QTest.mouseClick(button, LEFT)
            return "show my hand"
        if seat and self.chance.random() < 0.5:
            QTest.keyPress(self.window.page.map.view, Qt.Key.Key_H)
            return "press H"
        self.control.hold_up(seat)
        return f"hold up {seat!r}"

    def _choose(self) -> str:
        view = self.window.wiring.view
        assert view is not None
        assert view.decision is not None
        choice = self.chance.choice(view.decision.choices)
        for button in self.window.docks.decision.findChildren(QAbstractButton):
            if button.isVisible() and button.property("action") == choice.action:
                QTest.mouseClick(button, LEFT)
                return f"click {choice.action}"
        held = [card for card in self.window.docks.hand.card_widgets() if card.view.id == choice.card]
        if held and held[0].isVisible() and self.chance.random() < 0.5:
            self._carry(held[0])
            return f"carry {choice.card}"
        panel: DecisionPanel = self.window.docks.decision
        panel.chosen.emit(choice.action)
        return f"choose {choice.action}"

    def _carry(self, card) -> None:  # type: ignore[no-untyped-def]
        """A card is lifted, and let go over the map or put back."""
        QTest.mousePress(card, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(20, 20))
        QTest.mouseMove(card, QPoint(60, 60))
        settle()
        self.watch.look("carrying")
        if self.chance.random() < 0.2:
            self._let_go("let go while carrying")
            if not shiboken6.isValid(card):
                return
        if self.chance.random() < 0.5:
            QTest.keyClick(card, Qt.Key.Key_Escape)
        at = card.mapFromGlobal(self.window.page.map.mapToGlobal(QPoint(90, 90)))
        QTest.mouseRelease(card, LEFT, Qt.KeyboardModifier.NoModifier, at)

    # -- by chance ---------------------------------------------------------------------------------
    def _key(self) -> str:
        key = self.chance.choice(CHANCE)
        QTest.keyClick(self.window.focusWidget() or self.window, key)
        return f"key {key.name}"

    def _order(self) -> str:
        name = self.chance.choice(ORDERS)
        action = self.window.commands.actions[name]
        if action.isEnabled():
            action.trigger()
        return name

    def _hover(self) -> str:
        cards = [card for card in self.window.docks.hand.card_widgets() if card.isVisible()]
        if cards:
            cards[0].zoom_wanted.emit(True)
            return "zoom"
        viewport = self.window.page.map.view.viewport()
        QTest.mouseMove(viewport, self._spot())
        return "hover"

    def _spot(self) -> QPoint:
        viewport = self.window.page.map.view.viewport()
        return QPoint(self.chance.randrange(viewport.width()), self.chance.randrange(viewport.height()))

    def _right_click(self) -> str:
        QTest.mouseClick(self.window.page.map.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, self._spot())
        return "right click"

    def _other_hand(self) -> str:
        """Whoever is not asked looks at his own cards."""
        seats = [seat for seat, _ in self.control.presenter.seats() if seat != self.control.player()]
        seat = self.chance.choice(seats)
        self.watch.raised(seat)
        self.control.hold_up(seat)
        return "the other's hand"

    def _mode(self) -> str:
        return self._hide_hands(self.chance.choice(stages.HANDOVER_MODES))

    def _hide_hands(self, mode: str) -> str:
        """In another way, in the middle of whatever is done; for a while."""
        before = self.control.table.handover
        self.control.set_handover(mode)
        self._note_mode(before)
        return f"hide hands: {mode}"

    def _note_mode(self, before: str) -> None:
        """Who sits there stays seated from one kind of page to the other."""
        now = self.control.table.handover
        if now != before and not {now, before} <= {stages.NEEDED, stages.ALWAYS}:
            self.watch.sits_down("")

    def _dock(self) -> str:
        name = self.chance.choice(DOCKS)
        dock = self.window.docks[name]
        if self.window.at_table and self.chance.random() < 0.5:
            self.window.docks.reveal(name)
        elif self.window.at_table:
            dock.setFloating(not dock.isFloating())
        return f"dock {name}"

    def _leave(self) -> str:
        """The window is left for another one while H is held."""
        QTest.keyRelease(self.window, Qt.Key.Key_H)
        self._released = True
        return "release H"

    def _let_go(self, when: str) -> None:
        """H is let go over whatever has the keyboard."""
        handle = self.window.windowHandle()
        assert handle is not None
        release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, release)
        QTest.qWait(LET_GO_MS + TICK_MS)
        if self.control.table.viewer == "":
            self.watch.lowered()
        settle()
        self.watch.look(when)

    def _way_out(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None and self.chance.random() < 0.3:
            self._let_go("let go over a menu")
            popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu) and self.chance.random() < 0.6:
            lines = [line for line in popup.actions() if line.isEnabled() and not line.isSeparator()]
            line = self.chance.choice(lines)
            popup.close()  # as a click on its line does
            line.trigger()
            settle()
            self.watch.look("menu")
        elif popup is not None:
            popup.close()
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
        if not self.window.at_table:
            self.window.return_to_game()
        settle()


def evening(qtbot: QtBot, folder: Path, game: tuple[str, str], seed: int, acts: int, patch) -> tuple[Watch, Evening]:  # type: ignore[no-untyped-def]
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, stages.OPEN
    window = MainWindow(settings)
    faults: list[str] = []
    window.controller.failed.connect(lambda fault: faults.append(Path(fault.report).read_text(encoding="utf-8")))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    watch = Watch(window, patch)
    window.begin(Match.new(*game, seed=seed), Headline(handover=stages.OPEN))
    played = Evening(window, watch, seed)
    settle()
    watch.look("begin")
    played.play(acts)
    patch.undo()
    window.close()
    assert not faults, faults[0]
    return watch, played


def told(watch: Watch) -> str:
    """All that was found with what led to it, to be read as it stands."""
    return "\n".join(["", *watch.found])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_no_frame_of_a_short_evening_tells_a_hand(qtbot: QtBot, tmp_path: Path, monkeypatch, game) -> None:
    watch, played = evening(qtbot, tmp_path, game, 4, SHORT, monkeypatch)
    assert not watch.found, told(watch)
    assert watch.frames >= SHORT
    assert watch.faces
    assert played.private


@pytest.mark.rule("reich", "5.4")
def test_a_card_that_all_saw_discarded_may_be_named_though_it_is_dealt_again_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It pays for a fleet, the turn ends, the deck is shuffled anew, and the card lies in a hand again."""
    name, last = "reich/intro-1941-42", "discard german_9"
    match, player = new_match(name, 31), player_of(name, 31)
    while (action := player.choose(match.state, match.decision)) and (str(action), match.position) != (last, 195):
        match.play(action)
    with opened(qtbot, tmp_path, match) as window:
        window.controller.set_handover(stages.OPEN)
        watch = Watch(window, monkeypatch)
        settle()
        watch.look("before")
        window.controller.hold_up("")
        window.controller.play_now(last)
        window.controller.finish_gesture(195)
        settle()
        watch.look("discarded")
        monkeypatch.undo()
        assert "german_9" in hidden_cards(match, "")
        assert not watch.found, told(watch)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", WHOLE, ids=lambda game: game[0])
def test_no_frame_of_twenty_games_tells_a_hand(qtbot: QtBot, tmp_path: Path, monkeypatch, game, seed: int) -> None:
    watch, played = evening(qtbot, tmp_path, game, 100 + seed, LONG, monkeypatch)
    print(
        f"{game[0]} {seed}: {played.actions} actions, {watch.frames} frames, {watch.anew} anew, {watch.faces} faces, "
        f"{played.private} private moments, {'over' if played.over else 'not over'}"
    )
    assert not watch.found, told(watch)
    assert played.over
