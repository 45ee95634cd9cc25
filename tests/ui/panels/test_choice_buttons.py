"""Buttons that are written anew say what new ones would say, and labels keep the height that fresh ones have."""

from __future__ import annotations

import random
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.ui.paint.shapes import polygon_path, runs_of
from desktop.ui.panels.choice_buttons import ChoiceButtons
from desktop.ui.widgets.text import TextLabel, WrapButton, scaled_font
from desktop.views.table import ChoiceView


def _random_choices(rng: random.Random) -> list[ChoiceView]:
    words = ("Attack", "Pass", "Move on to the next of them, however far it may be")
    return [
        ChoiceView(f"act {n}", rng.choice(words), note=rng.choice(("", "3:1")), warnings=rng.choice(((), ("Lost!",))))
        for n in rng.sample(range(9), rng.randrange(5))
    ]


def _said(buttons: list[WrapButton]) -> list[object]:
    return [
        (b.label, b.accessibleName(), b.property("action"), b.toolTip(), b.strong, b.sizeHint(), b.heightForWidth(90))
        for b in buttons
    ]


def test_buttons_written_anew_are_as_new_ones(qapp: object) -> None:
    rng, home = random.Random(4), QWidget()
    kept = ChoiceButtons(home, home)
    for _ in range(40):
        choices = _random_choices(rng)
        default = rng.choice([None, *choices])
        fresh = ChoiceButtons(home, home)
        found = kept.show_choices(choices, default)
        fresh.show_choices(choices, default)
        assert _said(kept.buttons) == _said(fresh.buttons)
        assert kept.count() == len(choices)
        assert (found.property("action") if found else None) == (default.action if default else None)


def test_a_button_answers_by_what_it_says_now(qapp: object) -> None:
    home, chosen = QWidget(), []
    column = ChoiceButtons(home, home)
    column.chosen.connect(chosen.append)
    column.show_choices([ChoiceView("first", "First")], None)
    button = column.buttons[0]
    column.show_choices([ChoiceView("second", "Second")], None)
    assert column.buttons == [button]
    button.click()
    assert chosen == ["second"]


def test_a_button_held_down_answers_no_other_question(qapp: object) -> None:
    home = QWidget()
    column = ChoiceButtons(home, home)
    column.show_choices([ChoiceView("first", "First"), ChoiceView("other", "Other")], None)
    held = column.buttons[0]
    held.setDown(True)
    column.show_choices([ChoiceView("second", "Second")], None)
    assert held not in column.buttons
    assert [button.property("action") for button in column.buttons] == ["second"]


def test_a_label_has_the_height_of_a_fresh_one(qapp: object) -> None:
    rng, label = random.Random(5), TextLabel("")
    for _ in range(60):
        changes = {
            "font": lambda each, factor=rng.choice((1.0, 1.6)): each.setFont(scaled_font(factor)),
            "margin": lambda each, left=rng.choice((0, 12)): each.setContentsMargins(left, 0, 0, 0),
            "text": lambda each, words="word " * rng.randrange(1, 30): each.setText(words),
            "html": lambda each, words="<b>word</b> " * rng.randrange(1, 30): each.set_html(words),
        }
        changes[rng.choice(list(changes))](label)
        fresh = TextLabel("")
        fresh.setFont(label.font())
        fresh.setContentsMargins(label.contentsMargins())
        fresh.setTextFormat(label.textFormat())
        fresh.setText(label.text())
        for width in (60, 200):
            assert label.heightForWidth(width) == fresh.heightForWidth(width)


def test_the_parts_of_a_line_are_the_line() -> None:
    path = polygon_path([(n, n * n % 17) for n in range(20)])
    path.addPath(polygon_path([(0, 50), (9, 50), (9, 60)]))
    assert sorted(edge for part in runs_of(path) for edge in _edges(part)) == sorted(_edges(path))
    assert all(part.elementCount() == 2 for part in runs_of(path))


def _edges(path: QPainterPath) -> list[tuple[float, ...]]:
    found = []
    for loop in path.toSubpathPolygons():
        points: list[QPointF] = loop.toList()
        found += [(a.x(), a.y(), b.x(), b.y()) for a, b in pairwise(points)]
    return found
