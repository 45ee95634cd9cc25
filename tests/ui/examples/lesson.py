"""The reader's hands on the page of an example."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.controller import choices
from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.widgets.menu_text import menu_text
from desktop.ui.widgets.text import WrapButton
from desktop.views.table import ChoiceView
from tests.ui.table import carry, lay_out

MOST = 60
"""So many moves are no step of any example."""


def stop_of(page: ExamplePage) -> Stop:
    assert page.controller.step is not None
    return page.controller.step.stop


def carry_piece(page: ExamplePage, piece: str, space: str) -> None:
    """Carry a piece on the board of the example to a space."""
    board = page.map
    QTest.qWait(30)  # the page takes its shape
    board.fit()
    QTest.qWait(1)
    carry(board.view.viewport(), board.piece_spot(piece), board.space_rect(space).center())
    QTest.qWait(1)


def click_button(page: ExamplePage, action: str) -> bool:
    """Press the button of a choice in the Decision panel or beside a chosen card; False where it has none in sight."""
    if page.panels["decision"] is not page.tabs.currentWidget():
        page.tabs.setCurrentWidget(page.decision)
    lay_out()
    for button in page.decision.findChildren(WrapButton):
        if button.property("action") == action and button.isVisible() and button.isEnabled():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            QTest.qWait(1)
            return True
    return False


def click_card(page: ExamplePage, action: str) -> bool:
    """Choose the card in the hand and press its use."""
    page.tabs.setCurrentWidget(page.hand)
    for number, card in enumerate(page.hand.card_widgets()):
        if any(use.action == action for use in card.view.uses):
            page.hand.choose(number)
            for slot in page.hand.slots():
                if slot.use.action == action:
                    QTest.mouseClick(slot.button, Qt.MouseButton.LeftButton)
                    QTest.qWait(1)
                    return True
    return False


def do_step(page: ExamplePage) -> list[str]:
    """Make the moves of the step by carrying pieces and pressing buttons; how each of them was made."""
    control, made = page.controller, []
    stop = stop_of(page)
    if control.step is not None and control.step.theirs:
        control.next()
        return ["shown"]
    assert control.take_in_hand()
    while stop_of(page) == stop:
        assert len(made) < MOST, made
        action = str(control.lesson.lesson.missing()[0].action)
        made.append(make(page, action))
        QTest.qWait(1)
    return made


def make(page: ExamplePage, action: str) -> str:
    """Do something in whatever way the board offers it; which way it was."""
    assert page.controller.take_in_hand()
    decision = page.controller.lesson.decision_view()
    choice = choices.with_action(decision, action)
    subjects = decision.subjects if decision is not None else ()
    carried = [name for name in (*(choice.pieces if choice else ()), *subjects) if name in page.map.scene.pieces]
    if choice is not None and carried and len(choice.spaces) == 1 and not choice.pieces:
        log = len(page.controller.lesson.match.log)
        carry_piece(page, carried[0], choice.spaces[0])
        if not page.controller.lesson.has_table or len(page.controller.lesson.match.log) > log:
            return "carried"
    if click_button(page, action):
        return "pressed"
    if click_card(page, action):
        return "card"
    if choice is not None and click_map(page, choice):
        return "clicked"
    page.live.choose(action)
    return "chosen"


def click_map(page: ExamplePage, choice: ChoiceView) -> bool:
    """Click a piece or the space that a choice names, and its line where several are meant; whether it is done."""
    pieces = [name for name in choice.pieces if _stands_alone(page, name)][:1]
    places = pieces or (list(choice.spaces) if len(choice.spaces) == 1 else [])
    stop, left = stop_of(page), _left(page, choice.action)
    if not places:
        return False
    board = page.map
    board.fit()
    QTest.qWait(1)
    on_map = places[0] in board.scene.pieces
    at = board.piece_spot(places[0]) if on_map else board.space_rect(places[0]).center()
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.qWait(1)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        line = next((each for each in menu.actions() if each.text() == menu_text(choice)), None)
        if line is not None:
            line.trigger()
        menu.close()
        QTest.qWait(1)
    return stop_of(page) != stop or _left(page, choice.action) < left


def _stands_alone(page: ExamplePage, piece: str) -> bool:
    """Whether a click there can mean no other piece."""
    items = page.map.scene.pieces
    return piece in items and sum(item.piece.space == items[piece].piece.space for item in items.values()) == 1


def _left(page: ExamplePage, action: str) -> int:
    """How often this is still wanted in the step."""
    lesson = page.controller.lesson
    return sum(str(each.action) == action for each in lesson.lesson.missing()) if lesson.has_table else 0
