"""Which of the offered choices a gesture means."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desktop.controller import choices
from desktop.views.table import ChoiceView, DecisionView


def choice(action: str, pieces: str = "", spaces: str = "", **how: bool) -> ChoiceView:
    return ChoiceView(action, action, pieces=tuple(pieces.split()), spaces=tuple(spaces.split()), **how)


def asked(*offered: ChoiceView, subjects: str = "") -> DecisionView:
    return replace(DecisionView("red", "Red", (), "Go?", "3.1", offered), subjects=tuple(subjects.split()))


def test_where_nothing_is_asked_a_gesture_means_nothing() -> None:
    assert choices.with_action(None, "done") is None
    assert choices.picking_up(None, "a") is None
    assert not choices.in_hand(None, "a")
    assert choices.setting_down(None, "a", "hill") == []
    assert choices.closing(None) is None


@pytest.mark.parametrize(
    ("offered", "meant"),
    [
        ([choice("pick a", "a"), choice("pick b", "b")], "pick a"),
        ([choice("flip a", "a"), choice("pick a", "a", default=True)], "pick a"),
        ([choice("flip a", "a"), choice("pick a", "a")], "flip a"),
        ([choice("stack a b", "a b")], "stack a b"),
        ([choice("stack a b", "a b"), choice("stack a c", "a c")], None),
        ([choice("move a hill", "a", "hill")], None),
        ([choice("done")], None),
    ],
)
def test_a_piece_is_taken_in_hand_by_what_names_it_alone_or_else_by_the_one_that_names_it(
    offered: list[ChoiceView], meant: str | None
) -> None:
    found = choices.picking_up(asked(*offered), "a")
    assert (found.action if found else None) == meant


@pytest.mark.parametrize(
    ("decision", "held"),
    [
        (asked(choice("move a hill", "a", "hill")), True),
        (asked(choice("move b hill", "b", "hill"), subjects="a"), False),
        (asked(choice("to hill", spaces="hill"), subjects="a"), True),
        (asked(choice("to hill", spaces="hill"), subjects="b"), False),
        (asked(choice("pick a", "a"), subjects="a"), False),
    ],
)
def test_a_piece_is_in_hand_if_it_can_be_set_down_at_once(decision: DecisionView, held: bool) -> None:
    assert choices.in_hand(decision, "a") == held


@pytest.mark.parametrize(
    ("offered", "meant"),
    [
        ([choice("to hill", spaces="hill"), choice("to moor", spaces="moor")], ["to hill"]),
        ([choice("to hill", spaces="hill"), choice("move a hill", "a", "hill")], ["move a hill"]),
        ([choice("move a hill", "a", "hill"), choice("to hill", spaces="hill", default=True)], ["to hill"]),
        ([choice("by road", spaces="hill"), choice("by rail", spaces="hill")], ["by road", "by rail"]),
        ([choice("move b hill", "b", "hill")], []),
    ],
)
def test_a_drop_means_the_usual_choice_then_what_names_the_piece_then_all(
    offered: list[ChoiceView], meant: list[str]
) -> None:
    assert [found.action for found in choices.setting_down(asked(*offered), "a", "hill")] == meant


def test_a_sub_question_is_closed_by_the_choice_that_says_so() -> None:
    found = choices.closing(asked(choice("to hill", spaces="hill"), choice("done", closes=True)))
    assert found is not None
    assert found.action == "done"
