"""The Decision dock: buttons, Enter, dice, what is lit elsewhere."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.decision_panel import DecisionPanel, as_buttons
from desktop.ui.widgets.frames import Banner
from desktop.ui.widgets.pictures import DieButton
from desktop.ui.widgets.text import TextLabel, WrapButton
from desktop.views.table import ChoiceView
from tests.ui.panels import samples

NONE = Qt.KeyboardModifier.NoModifier


def _panel(shown, view=None, can_undo=True, result="") -> DecisionPanel:
    panel = DecisionPanel()
    panel.show_decision(samples.decision() if view is None else view, can_undo, result)
    return shown(panel)


def _button(panel: DecisionPanel, words: str) -> WrapButton:
    return next(b for b in panel.findChildren(WrapButton) if b.isVisible() and words in b.label)


def _words(panel: DecisionPanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(TextLabel) if label.isVisible())


def test_a_click_on_a_choice_emits_its_action(shown, qtbot) -> None:
    panel = _panel(shown)
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.mouseClick(_button(panel, "Call the attack off"), Qt.MouseButton.LeftButton)
    assert signal.args == ["withdraw"]


def test_the_default_comes_first_and_enter_presses_it(shown, qtbot) -> None:
    panel = _panel(shown)
    buttons = [b for b in panel.findChildren(WrapButton) if b.property("action")]
    assert [b.property("action") for b in buttons] == ["roll", "withdraw"]
    assert [b.strong for b in buttons] == [True, False]
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert signal.args == ["roll"]


def test_enter_on_a_focused_choice_presses_that_one(shown, qtbot) -> None:
    panel = _panel(shown)
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.keyClick(_button(panel, "Call the attack off"), Qt.Key.Key_Enter)
    assert signal.args == ["withdraw"]


def test_the_key_that_sits_down_does_not_answer(shown, qtbot) -> None:
    panel = _panel(shown)
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_without_a_default_enter_does_nothing(shown, qtbot) -> None:
    panel = _panel(shown, samples.decision(choices=(ChoiceView("a", "A"), ChoiceView("b", "B"))))
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert not panel.activate_default()


def _click(button: WrapButton, at: QPoint, when: int) -> None:
    """A click at a spot of the screen and at a time of the mouse."""
    middle, left = QPointF(button.rect().center()), Qt.MouseButton.LeftButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        event = QMouseEvent(kind, middle, QPointF(at), left, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(when)
        QApplication.sendEvent(button, event)


@pytest.mark.parametrize(
    ("player", "action", "later", "away", "answered"),
    [
        ("red", "end", 100, 0, False),  # the same words, for the other player
        ("blue", "buy", 100, 0, False),  # something else came up under the pointer
        ("blue", "end", 100, 0, True),  # the same again is meant
        ("blue", "buy", 100, 60, True),  # another place is pointed at
        ("red", "end", 2000, 0, True),  # time enough to read
    ],
)
def test_a_double_click_is_one_answer(shown, player: str, action: str, later: int, away: int, answered: bool) -> None:
    panel = _panel(shown, replace(samples.decision(choices=(ChoiceView("end", "End it"),)), player="blue"))
    chosen: list[str] = []
    panel.chosen.connect(chosen.append)
    spot = QPoint(100, 100)
    _click(_button(panel, "End it"), spot, 10_000)
    panel.show_decision(None, True)
    panel.show_decision(replace(samples.decision(choices=(ChoiceView(action, "Go"),)), player=player), True)
    for number in range(2):  # nor does a third click
        _click(_button(panel, "Go"), spot + QPoint(away, 0), 10_000 + later + number * 100)
    assert chosen[:1] == ["end"]
    assert (chosen[1:2] == [action]) is answered


def test_many_lit_spaces_are_counted_not_listed(shown) -> None:
    panel = _panel(shown, samples.moves(40))
    assert [b.label for b in panel.findChildren(WrapButton) if b.property("action")] == ["End this unit's move"]
    assert "40 places are lit on the map" in _words(panel)


def test_one_lit_space_is_counted_in_the_singular(shown) -> None:
    only = ChoiceView("move 1", "Move", spaces=("1",), button=False)
    assert "1 place is lit" in _words(_panel(shown, samples.decision(choices=(only,))))


def test_few_located_choices_are_buttons_too() -> None:
    choices = tuple(ChoiceView(f"c{n}", "x", spaces=(str(n),)) for n in range(3))
    assert as_buttons(choices) == list(choices)
    assert as_buttons(choices * 3) == []


def test_lit_choices_can_be_listed_and_chosen_by_keyboard(shown, qtbot) -> None:
    panel = _panel(shown, samples.moves(40))
    qtbot.mouseClick(_button(panel, "List them"), Qt.MouseButton.LeftButton)
    listing = panel._listing
    assert listing.isVisible()
    assert listing.count() == 40
    listing.setCurrentRow(7)
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.keyClick(listing, Qt.Key.Key_Return)
    assert signal.args == ["move 7"]


def test_dice_are_entered_by_click_and_by_digit(shown, qtbot) -> None:
    panel = _panel(shown, samples.dice_entry())
    dice = panel.findChildren(DieButton)
    assert [die.value for die in dice] == [1, 2, 3, 4, 5, 6]
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.mouseClick(dice[3], Qt.MouseButton.LeftButton)
    assert signal.args == ["dice 4"]
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.keyClick(panel, Qt.Key.Key_6)
    assert signal.args == ["dice 6"]
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel, Qt.Key.Key_7)


def test_a_die_without_choices_is_told_as_a_number(shown, qtbot) -> None:
    panel = _panel(shown, samples.decision(choices=(), dice=6))
    with qtbot.waitSignal(panel.dice_entered) as signal:
        qtbot.keyClick(panel, Qt.Key.Key_2)
    assert signal.args == [2]


def test_dice_that_were_entered_are_told_beside_those_that_may_be(shown) -> None:
    panel = _panel(shown, samples.decision(choices=(), dice=6, entered=(3, 5)))
    assert panel._progress.text() == "2 dice entered: 3 · 5"


def test_undo_is_offered_only_where_it_is_possible(shown, qtbot) -> None:
    panel = _panel(shown)
    with qtbot.waitSignal(panel.undo_requested):
        qtbot.mouseClick(_button(panel, "Undo"), Qt.MouseButton.LeftButton)
    panel.show_decision(samples.decision(), False, "")
    assert not _button(panel, "Undo").isEnabled()


def test_the_line_of_truth_names_side_path_progress_and_rules(shown, qtbot) -> None:
    panel = _panel(shown)
    banner = panel.findChild(Banner)
    assert (banner.side, banner.text) == ("nationalist", "Nationalist player")
    words = _words(panel)
    for part in ("Turn 3, 8 Feb · rain", "Attack on 3142", "2 of 3", "or roll."):
        assert part in words
    with qtbot.waitSignal(panel.rule_requested) as signal:
        panel._path.linkActivated.emit("rule:11.2")
    assert signal.args == ["11.2"]


def test_the_side_banner_is_painted_in_the_side_s_colour(shown) -> None:
    panel = _panel(shown)
    banner = panel.findChild(Banner)
    seen = banner.grab().toImage().pixelColor(banner.width() - 8, banner.height() // 2)
    panel.show_decision(samples.decision(player="republican", player_name="Republican player"), True, "")
    other = banner.grab().toImage().pixelColor(banner.width() - 8, banner.height() // 2)
    assert abs(seen.lightness() - other.lightness()) > 40


def test_hovering_a_choice_asks_for_its_preview(shown, qtbot) -> None:
    panel = _panel(shown)
    at = QPointF(3, 3)
    with qtbot.waitSignal(panel.preview_requested) as signal:
        QApplication.sendEvent(_button(panel, "Roll"), QEnterEvent(at, at, at))
    assert signal.args == ["roll"]
    with qtbot.waitSignal(panel.preview_requested) as signal:
        QApplication.sendEvent(_button(panel, "Roll"), QEvent(QEvent.Type.Leave))
    assert signal.args == [""]


def test_a_choice_that_comes_under_a_resting_mouse_is_not_pointed_at(shown, qtbot) -> None:
    """What was rolled would give way to the fight of that choice before anybody read it."""
    panel = _panel(shown)
    button = _button(panel, "Roll")
    at = QPointF(3, 3)
    rest = QPointF(QCursor.pos())
    with qtbot.assertNotEmitted(panel.preview_requested):
        QApplication.sendEvent(button, QEnterEvent(at, at, rest))
    none = Qt.MouseButton.NoButton
    with qtbot.waitSignal(panel.preview_requested) as signal:
        moved = QMouseEvent(QEvent.Type.MouseMove, at, at, rest + at, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, moved)
    assert signal.args == ["roll"]
    assert button.hasMouseTracking()


def test_the_result_replaces_the_question(shown) -> None:
    panel = _panel(shown, samples.decision(), True, "A Nationalist marginal victory.")
    assert "marginal victory" in _words(panel)
    assert not [b for b in panel.findChildren(WrapButton) if b.property("action")]


def test_warnings_are_marked_and_told(shown) -> None:
    button = _button(_panel(shown), "Roll")
    assert "⚠" in button._note
    assert "2nd Tabor" in button.toolTip()


def test_a_figure_that_the_words_name_is_not_repeated_like_a_key_to_press(shown) -> None:
    named = ChoiceView("fight 3", "Fight attack 3 on 1203", note="3", button=True)
    other = ChoiceView("points 4", "Send more", note="4", button=True)
    panel = _panel(shown, samples.decision(choices=(named, other)))
    assert (_button(panel, "Fight")._note, _button(panel, "Send")._note) == ("", "4")


def test_nothing_asked_is_said(shown) -> None:
    panel = DecisionPanel()
    shown(panel)
    assert "waits" in _words(panel)


def test_a_double_click_in_the_list_answers_once(shown, qtbot) -> None:
    many = tuple(ChoiceView(f"go {n}", f"Go to {n}", spaces=(f"s{n}",)) for n in range(40))
    panel = _panel(shown, samples.decision(choices=many))
    qtbot.mouseClick(_button(panel, "List them"), Qt.MouseButton.LeftButton)
    answers: list[str] = []
    panel.chosen.connect(answers.append)
    listing = panel._listing
    spot = listing.visualItemRect(listing.item(2)).center()
    qtbot.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.mouseDClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert answers == ["go 2"]
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    qtbot.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert answers == ["go 2", "go 2"], "a refused answer can be given again"


def test_the_second_half_of_a_double_click_does_not_answer_what_has_come_under_the_cursor(shown, qtbot) -> None:
    view = samples.decision()
    panel = _panel(shown, replace(view, private=True, choices=(ChoiceView("pass", "Pass"),)))
    held = panel.findChild(WrapButton, "show-hand")
    qtbot.mouseClick(held, Qt.MouseButton.LeftButton)
    panel.show_decision(replace(view, choices=(ChoiceView("pass", "Pass"),)), True, "")
    qtbot.wait(1)
    answers: list[str] = []
    panel.chosen.connect(answers.append)
    come = _button(panel, "Pass")
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        at, left = QPointF(come.rect().center()), Qt.MouseButton.LeftButton
        QApplication.sendEvent(come, QMouseEvent(kind, at, come.mapToGlobal(at), left, left, NONE))
    assert not answers
    qtbot.mouseClick(come, Qt.MouseButton.LeftButton)
    assert answers == ["pass"]


def test_the_second_half_of_a_double_click_takes_nothing_back(shown, qtbot) -> None:
    """The answer is gone, the buttons have moved up, and Undo lies under the cursor."""
    panel = _panel(shown, replace(samples.decision(), choices=(ChoiceView("pass", "Pass"),)))
    taken: list[bool] = []
    panel.undo_requested.connect(lambda: taken.append(True))
    answer, left = _button(panel, "Pass"), Qt.MouseButton.LeftButton
    spot = answer.mapToGlobal(QPointF(answer.rect().center()))
    at = QPointF(answer.rect().center())
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(answer, QMouseEvent(kind, at, spot, left, left, NONE))
    panel.show_decision(replace(samples.decision(), player="other", choices=()), True, "")
    undo = panel._undo
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(undo, QMouseEvent(kind, QPointF(undo.rect().center()), spot, left, left, NONE))
    assert not taken
    qtbot.mouseClick(undo, left)
    assert taken == [True]


def test_another_question_is_read_from_its_beginning_and_the_same_one_stays_where_it_is(shown, qtbot) -> None:
    many = tuple(ChoiceView(f"die {n}", f"Die {n}", button=True) for n in range(12))
    question = samples.decision(choices=many)
    panel = _panel(shown, question)
    panel.resize(300, 160)
    bar = panel._column.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    panel.show_decision(replace(question, choices=many[1:]), True)
    assert bar.value() > 0
    panel.show_decision(replace(question, prompt="And now?"), True)
    assert bar.value() == 0


def test_tab_comes_to_what_is_held_in_place_of_the_buttons_where_it_stands(shown) -> None:
    question = samples.decision()
    panel = _panel(shown, question)
    held = WrapButton("Held")
    panel.hold(held)
    others = tuple(replace(choice, action=f"{choice.action} later") for choice in question.choices)
    panel.show_decision(replace(question, choices=others), True)
    one, found = panel.nextInFocusChain(), []
    while one is not panel:
        found.append(one)
        one = one.nextInFocusChain()
    assert found.index(held) < found.index(panel._undo)
