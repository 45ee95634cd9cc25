"""What has fallen since the last act: every roll, however many there were."""

from __future__ import annotations

from desktop.controller.rolls import rolled
from desktop.views.table import LogLine

WEATHER = LogLine(4, "Rain: 2.", level=3, dice=(2,))
HOLDS = LogLine(4, "Siege of Lutsk: 2, the fort holds out", level=3, spaces=("lutsk",), dice=(2,))
FALLS = LogLine(4, "Siege of Dubno: 6, the fort surrenders", level=3, spaces=("dubno",), dice=(6,))
GONE = LogLine(4, "The fort of Dubno is destroyed", level=3, spaces=("dubno",))


def heading(text: str) -> LogLine:
    return LogLine(4, text, level=1)


def test_one_roll_is_told_alone_with_what_came_of_it() -> None:
    roll = rolled([heading("Siege"), FALLS, GONE, heading("Draw"), LogLine(4, "A card", level=3)], foreseen=True)
    assert (roll.dice, roll.text, roll.spaces, roll.after) == ((6,), FALLS.text, ("dubno",), (GONE.text,))
    assert roll.foreseen
    assert roll.rolls == ()


def test_however_many_have_fallen_each_is_told() -> None:
    roll = rolled([heading("Siege"), *[HOLDS] * 7, FALLS, GONE, heading("Draw")], foreseen=False)
    assert (roll.text, roll.spaces, roll.dice) == ("Siege", ("lutsk", "dubno"), (2,) * 7 + (6,))
    assert [each.text for each in roll.rolls] == [HOLDS.text] * 7 + [FALLS.text]
    assert [each.after for each in roll.rolls] == [()] * 7 + [(GONE.text,)]


def test_rolls_under_several_headings_are_told_together() -> None:
    """The program runs from phase to phase: what falls in the next one pushes nothing out."""
    roll = rolled([heading("Siege"), FALLS, GONE, heading("Weather"), WEATHER], foreseen=False)
    assert roll.text == "Siege · Weather"
    assert [each.after for each in roll.rolls] == [(GONE.text,), ()]


def test_rolls_without_a_heading_are_told_by_the_last() -> None:
    roll = rolled([WEATHER, HOLDS], foreseen=False)
    assert roll.text == HOLDS.text
    assert [each.dice for each in roll.rolls] == [(2,), (2,)]
