"""The way through the steps."""

from __future__ import annotations

from collections.abc import Callable

from desktop.examples.loader import Loaded


def test_side_lines_follow_the_step_they_leave(tiny: Callable[[str], Loaded]) -> None:
    course = tiny("first-fight").course
    assert course.paths == ((0,), (1,), (2,), (3,), (3, 0, 0), (3, 0, 1), (4,))


def test_chain_plays_the_main_line_up_to_the_branch(tiny: Callable[[str], Loaded]) -> None:
    course = tiny("first-fight").course
    assert course.chain((3, 0, 1)) == [(0,), (1,), (2,), (3,), (3, 0, 0), (3, 0, 1)]


def test_a_side_line_leads_back_to_where_it_left(tiny: Callable[[str], Loaded]) -> None:
    course = tiny("first-fight").course
    assert course.after((3, 0, 0)) == (3, 0, 1)
    assert course.after((3, 0, 1)) == (3,)
    assert course.before((3, 0, 0)) == (3,)
    assert course.after((4,)) is None
    assert course.before((0,)) is None


def test_sections_and_labels(tiny: Callable[[str], Loaded]) -> None:
    course = tiny("first-fight").course
    assert course.sections() == [((0,), "Marching"), ((2,), "Fighting")]
    assert course.label((3, 0, 1)) == 'step 4, "What if the die were low?", step 2'
    assert tiny("laying-cards").course.sections() == [((0,), "Laying cards")]
