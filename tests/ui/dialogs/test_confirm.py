"""The bar that warns: it has room in a narrow dock, however long its answer reads."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.ui.dialogs.bars import ConfirmBar
from desktop.ui.widgets.text import em
from desktop.views.table import ChoiceView

LONG = "Activate nothing: the points are lost, and nobody moves or attacks in this round any more"


def test_a_long_answer_breaks_into_lines_in_a_narrow_dock(qtbot) -> None:
    bar = ConfirmBar()
    qtbot.addWidget(bar)
    bar.show_choice(ChoiceView("none", LONG, warnings=("1 unit will lose a step in attrition",), warning_id="a"))
    assert bar.minimumSizeHint().width() < 16 * em()
    bar.resize(16 * em(), 20 * em())
    QTest.qWait(1)
    go = bar.findChild(QAbstractButton, "go-on")
    assert go.geometry().right() <= bar.width()
    assert go.height() >= go.heightForWidth(go.width())
    assert go.accessibleName() == LONG
