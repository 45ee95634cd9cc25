"""The wheel passes by every field that holds a setting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

import desktop.ui
from desktop.ui.widgets.quiet import QuietComboBox, QuietNumberBox, QuietSpinBox
from desktop.ui.widgets.quiet_slider import QuietSlider

PLAIN = re.compile(r"= Q(?:ComboBox|SpinBox|DoubleSpinBox|CheckBox|RadioButton)\(")


def wheel(widget) -> QWheelEvent:
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(0, -120), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
    return event


@pytest.mark.parametrize("kind", [QuietComboBox, QuietSpinBox, QuietNumberBox, QuietSlider])
def test_the_wheel_changes_nothing_and_is_left_to_the_page(shown, kind) -> None:
    field = kind()
    if isinstance(field, QuietComboBox):
        field.addItems(["one", "two", "three"])
        field.setCurrentIndex(1)
        value = field.currentIndex
    else:
        field.setValue(5)
        value = field.value
    shown(field, 120, 30)
    field.setFocus()
    before = value()
    assert not wheel(field).isAccepted()
    assert value() == before


def test_no_part_of_the_window_uses_fields_that_the_wheel_changes_or_marks_that_are_lost_on_a_dark_ground() -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(Path(desktop.ui.__file__).parent.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if PLAIN.search(line)
    ]
    assert found == []
