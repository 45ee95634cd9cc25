"""Two people at the real window: every click, drag and key of both, made through the widgets and counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from desktop.commands_cli.tally import Acts
from desktop.controller import together
from desktop.data.headline import Headline
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.headless import application
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.table import ChoiceView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SIZE = (1920, 1080)
STEPS = 6
"""Moves of the mouse in a drag."""
REST_MS = 5
GRID = 12
"""In how many parts a space is looked through for an open spot."""
GO_ON = "Go on"
"""What a button says that only lets the table go on."""
MOST_IN_THE_WAY = 8


class Stuck(RuntimeError):
    """An answer could not be given through the widgets."""


class Hands:
    """Answers questions in a real window.

    Attributes:
        acts: what it took.
    """

    def __init__(
        self, match: Match, folder: str, handover: str = "", programs: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """`programs` are the seats that the program plays, with its level."""
        application()
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat), Path(folder))
        settings.theme, settings.animation = "light", 0
        if handover:
            settings.handover = handover
        self.window = MainWindow(settings)
        self.window.controller.options.library = None
        self.window.resize(*SIZE)
        self.window.show()
        match.catch_up()
        self.window.begin(match, Headline(programs=programs) if programs else None)
        self._rest()
        self.window.page.map.fit()
        self._rest()
        self.acts = Acts()

    @property
    def match(self) -> Match:
        return self.window.controller.match

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self._rest()

    # -- what is in the way ------------------------------------------------------------------------
    def clear_the_way(self) -> None:
        """Sit down and go on: all that comes before an answer."""
        for _ in range(MOST_IN_THE_WAY):
            button = self._in_the_way()
            if button is None:
                return
            self._click(button)
        raise Stuck("something stays in the way")

    def clear_the_last(self) -> None:
        """What the players must still do before the table goes on after the last answer: no hand need be held up."""
        for _ in range(MOST_IN_THE_WAY):
            button = self._going_on()
            if button is None:
                return
            self._click(button)

    def _going_on(self) -> QAbstractButton | None:
        """Of the result on the map; the Combat dock lies beside it and may keep the fight."""
        found = self.window.page.map.result_card.findChildren(QAbstractButton)
        return next((each for each in found if each.text() == GO_ON and each.isVisible() and each.isEnabled()), None)

    def _in_the_way(self) -> QAbstractButton | None:
        seat = self._button("sit-down")
        if seat is not None:
            self.acts.pages += 1
            return seat
        return self._going_on()

    def _hold_up(self, action: Action) -> None:
        """Hold the hand up where the answer is not seen without it."""
        hand = self._button("show-hand")
        if hand is not None and not self._seen(action):
            self.acts.private += 1
            self._click(hand)

    def _button(self, name: str) -> QAbstractButton | None:
        found = self.window.findChildren(QAbstractButton, name)
        return next((each for each in found if each.isVisible() and each.isEnabled()), None)

    # -- an answer ---------------------------------------------------------------------------------
    def answer(self, action: Action) -> None:
        """Give an answer in the way that takes the fewest acts."""
        self.clear_the_way()
        if self.match.decision is None or not self.match.decision.offers(action):
            return
        self._hold_up(action)
        choice = self._choice(action)
        before = self.match.position
        ways = (
            self._by_button, self._by_letter, self._by_card, self._by_drag, self._by_piece, self._by_space,
            self._by_list,
        )  # fmt: skip
        if self._tick(choice):
            self._answer_as_ticked()
            return
        for way in ways:
            if way(choice):
                self._pick_from_menu(choice)
                self._confirm()
                if self.match.position != before:
                    return
        raise Stuck(f"{action} cannot be answered through the window")

    def drag(self, pick: Action, space: str) -> None:
        """Carry what an answer picks up over the map; a question that is over ends by that."""
        self.clear_the_way()
        before = self.match.position
        board = self.window.page.map
        self._hold_up(pick)
        named = self._choice(pick).pieces if self._seen(pick) else pick.args
        for piece in reversed([piece for piece in named if piece in board.scene.pieces]):
            self._carry(board.view.viewport(), board.piece_spot(piece), self._spot(space))
            self._confirm()
            if self.match.position != before:
                self.acts.drags += 1
                return
        raise Stuck(f"{pick} cannot be carried to {space}")

    def _seen(self, action: Action) -> list[ChoiceView]:
        """The choices on the screen that play an action, by itself or before others."""
        view = self.window.controller.decision_view()
        return [each for each in (view.choices if view else ()) if together.parts(each.action)[0] == str(action)]

    def _choice(self, action: Action) -> ChoiceView:
        """The choice that plays an action; one that passes over all that could be done rather than this alone."""
        found = self._seen(action)
        if not found:
            raise Stuck(f"{action} is not offered to whoever looks")
        return max(found, key=lambda choice: len(together.parts(choice.action)))

    def _tick(self, choice: ChoiceView) -> bool:
        """Tick the box of something that is added to a fight."""
        box = self.window.docks.decision.findChild(TickBox, f"tick-{choice.action}")
        if box is None:
            return False
        if not box.isChecked():
            self._click(box)
        return True

    def _answer_as_ticked(self) -> None:
        """Go on with what is ticked: the choice that plays several answers at once."""
        view, before = self.window.controller.decision_view(), self.match.position
        whole = [each for each in (view.choices if view else ()) if len(together.parts(each.action)) > 1]
        if not whole or not self._by_button(whole[-1]):
            raise Stuck("what is ticked cannot be played through the window")
        self._confirm()
        if self.match.position == before:
            raise Stuck("what is ticked has not been played")

    def _by_button(self, choice: ChoiceView) -> bool:
        buttons = self.window.docks.decision.findChildren(QAbstractButton)
        for button in buttons:
            if button.property("action") == choice.action and button.isVisible():
                self._click(button)
                return True
        return False

    def _by_letter(self, choice: ChoiceView) -> bool:
        """The letter of a choice, pressed while the mouse points at its place."""
        if not choice.note.isalpha() or not choice.spaces:
            return False
        view = self.window.page.map.view
        QTest.mouseMove(view.viewport(), self._spot(choice.spaces[0]))
        self._rest()
        QTest.keyClick(self.window.focusWidget() or self.window, Qt.Key(ord(choice.note)))
        self.acts.keys += 1
        self._rest()
        return self._came_of_it("keys", choice)

    def _by_card(self, choice: ChoiceView) -> bool:
        hand: Any = self.window.docks.hand
        for card in hand.card_widgets():
            uses = [use.action for use in card.view.uses if use.action]
            if choice.action not in uses or not card.isVisible():
                continue
            if len(uses) == 1:
                table = self.window.page.map
                self._carry(card, card.rect().center(), card.mapFromGlobal(table.mapToGlobal(table.rect().center())))
                self.acts.drags += 1
                return True
            self._click(card)
            slot = next((slot for slot in hand.slots() if slot.use.action == choice.action), None)
            if slot is not None and choice.action in self._offered():
                self._click(slot.button)
            return True
        return False

    def _offered(self) -> set[str]:
        return {str(action) for action in self.match.decision.actions} if self.match.decision else set()

    def _by_drag(self, choice: ChoiceView) -> bool:
        board = self.window.page.map
        pieces = [piece for piece in choice.pieces if piece in board.scene.pieces]
        if not pieces or not choice.spaces:
            return False
        self._carry(board.view.viewport(), board.piece_spot(pieces[0]), self._spot(choice.spaces[0]))
        self.acts.drags += 1
        return self._came_of_it("drags", choice)

    def _by_piece(self, choice: ChoiceView) -> bool:
        board = self.window.page.map
        pieces = [piece for piece in choice.pieces if piece in board.scene.pieces]
        if not pieces:
            return False
        self._click_at(board.view.viewport(), board.piece_spot(pieces[0]))
        return self._came_of_it("clicks", choice)

    def _by_space(self, choice: ChoiceView) -> bool:
        if not choice.spaces:
            return False
        board = self.window.page.map
        self._click_at(board.view.viewport(), self._spot(choice.spaces[0]))
        return self._came_of_it("clicks", choice)

    def _by_list(self, choice: ChoiceView) -> bool:
        """The list of all that is lit: one click to open it, one on its line."""
        decision = self.window.docks.decision
        if not decision._toggle.isVisible():
            return False
        if not decision._toggle.isChecked():
            self._click(decision._toggle)
        listing = decision._listing
        for row in range(listing.count()):
            item = listing.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == choice.action:
                listing.scrollToItem(item)
                QTest.qWait(QApplication.doubleClickInterval() + 20)
                self._click_at(listing.viewport(), listing.visualItemRect(item).center())
                return True
        return False

    def _came_of_it(self, what: str, choice: ChoiceView) -> bool:
        """A gesture after which the question still stands did nothing, and is not counted: a player knows better."""
        came = choice.action not in self._offered() or self._menu() is not None or self._confirming()
        if not came:
            setattr(self.acts, what, getattr(self.acts, what) - 1)
        return came

    def _confirming(self) -> bool:
        return self.window.page.confirm.isVisible()

    def _menu(self) -> QMenu | None:
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def _pick_from_menu(self, choice: ChoiceView) -> None:
        """Several choices meet at a place: the line of the one that is meant."""
        menu = self._menu()
        if menu is None:
            return
        lines = [line for line in menu.actions() if line.text().replace("&", "").startswith(choice.text)]
        line = lines[0] if lines else menu.actions()[0]
        self._click_at(menu, menu.actionGeometry(line).center())

    def _confirm(self) -> None:
        button = self._button("go-on") if self._confirming() else None
        if button is not None:
            self._click(button)

    # -- mouse -------------------------------------------------------------------------------------
    def _click(self, widget: QWidget) -> None:
        """The middle of a widget, once it stays where it is: others around it may still be finding their room."""
        place = None
        while (now := (widget.mapToGlobal(QPoint()), widget.size())) != place:
            place = now
            self._rest()
        self._click_at(widget, widget.rect().center())

    def _click_at(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseMove(widget, at)
        QTest.mouseClick(widget, LEFT, NONE, at)
        self.acts.clicks += 1
        self._rest()

    def _carry(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        QTest.mousePress(widget, LEFT, NONE, start)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(widget, start + (end - start) * step / STEPS)
            QTest.qWait(1)
        QTest.mouseMove(widget, end + QPoint(1, 0))
        QTest.mouseRelease(widget, LEFT, NONE, end)
        self._rest()

    def _spot(self, space: str) -> QPoint:
        """Where a space is open: its middle, unless something else lies there."""
        board = self.window.page.map
        box = board.space_rect(space)
        share = [k / GRID for k in range(1, GRID)]
        spots = [
            QPoint(round(box.x() + box.width() * x), round(box.y() + box.height() * y)) for y in share for x in share
        ]
        there = (at for at in (box.center(), *spots) if board.scene.space_at(board.view.mapToScene(at)) == space)
        return next(there, box.center())

    def _rest(self) -> None:
        QTest.qWait(REST_MS)
