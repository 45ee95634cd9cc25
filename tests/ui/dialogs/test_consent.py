"""The page on which all agree to go back: it tells why, and what would be lost where there is something."""

from __future__ import annotations

import pytest

from desktop.controller.pages import ConsentView
from desktop.ui.dialogs.consent import ConsentForm
from desktop.ui.widgets.text import TextLabel
from desktop.views.table import LogLine

NAMES = (("red", "Reds"), ("blue", "Blues"))
LINES = (LogLine(4, "Red rolls: 5."),)


def words(form: ConsentForm) -> str:
    return " ".join(label.text() for label in form.findChildren(TextLabel))


@pytest.mark.parametrize(("dice", "others"), [(1, False), (2, False), (0, True), (0, False)])
def test_a_loss_is_spoken_of_only_with_something_to_list(qtbot, dice: int, others: bool) -> None:
    """Dice that are being entered are known, but no line of the log would go."""
    form = ConsentForm()
    qtbot.addWidget(form)
    form.show_view(ConsentView("undo", (), dice, NAMES, others=others))
    assert "Take the last step back?" in words(form)
    assert "lost" not in words(form)
    assert words(form).endswith((".", "agree."))
    form.show_view(ConsentView("undo", LINES, dice, NAMES, others=others))
    assert "This would be lost:" in words(form)
    assert "Red rolls: 5." in words(form)
