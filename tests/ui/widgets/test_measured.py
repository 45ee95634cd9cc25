"""What words need is measured once; other words, letters or margins are measured anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui import theme
from desktop.ui.widgets.frames import Banner
from desktop.ui.widgets.text import TextLabel, WrapButton, scaled_font

SHORT, LONG = "Advance", "Advance to the river, and hold its crossings until the evening comes " * 3
WIDE = 140


def _banner(words: str) -> Banner:
    band = Banner()
    band.show_side("red", words)
    return band


def _needs(widget: QWidget) -> tuple[QSize, QSize, int]:
    return widget.sizeHint(), widget.minimumSizeHint(), widget.heightForWidth(WIDE)


@pytest.mark.parametrize("make", [TextLabel, WrapButton, _banner])
def test_other_words_are_measured_anew(qtbot, make: Callable[[str], QWidget]) -> None:
    widget, fresh = make(SHORT), make(LONG)
    for each in (widget, fresh):
        qtbot.addWidget(each)
    before = _needs(widget)
    if isinstance(widget, TextLabel):
        widget.setText(LONG)
    elif isinstance(widget, WrapButton):
        widget.set_label(LONG)
    elif isinstance(widget, Banner):
        widget.show_side("red", LONG)
    assert _needs(widget) == _needs(fresh) != before


def test_a_label_is_measured_anew_for_other_letters_margins_and_as_html(qtbot) -> None:
    label = TextLabel(LONG)
    qtbot.addWidget(label)
    plain = label.heightForWidth(WIDE)
    label.setFont(scaled_font(1.5))
    large = label.heightForWidth(WIDE)
    label.setContentsMargins(0, 20, 0, 20)
    assert plain < large < label.heightForWidth(WIDE)
    label.set_html(LONG)
    label.set_html(f"<b>{SHORT}</b>")
    assert label.heightForWidth(WIDE) < large
    assert label.text() == f"<b>{SHORT}</b>"


def test_a_button_is_measured_anew_for_other_letters_and_a_note(qtbot) -> None:
    button = WrapButton(LONG)
    qtbot.addWidget(button)
    needs = [_needs(button)]
    button.set_note("with consent")
    needs.append(_needs(button))
    button.setFont(scaled_font(1.5))
    needs.append(_needs(button))
    assert needs[0][0].width() < needs[1][0].width() < needs[2][0].width()
    assert needs[0][2] <= needs[1][2] < needs[2][2]


def test_all_of_them_grow_with_the_letters_of_the_program(qtbot, qapp: QApplication) -> None:
    widgets = [TextLabel(LONG), WrapButton(LONG), _banner(LONG)]
    for each in widgets:
        qtbot.addWidget(each)
        each.show()
    before = [each.heightForWidth(WIDE) for each in widgets]
    theme.apply(qapp, "light", 1.5)
    qapp.processEvents()
    assert all(each.heightForWidth(WIDE) > high for each, high in zip(widgets, before, strict=True))
    theme.apply(qapp, "light", 1.0)
