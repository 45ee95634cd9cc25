"""The reader's hands on the page of an example."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from tests.ui.table import carry


def stop_of(page: ExamplePage) -> Stop:
    assert page.controller.step is not None
    return page.controller.step.stop


def carry_piece(page: ExamplePage, piece: str, space: str) -> None:
    """Carry a piece on the board of the example to a space."""
    page.map.fit()
    page.map.settle()
    QTest.qWait(1)
    board = page.map
    carry(board.view.viewport(), board.piece_spot(piece), board.space_rect(space).center())
    QTest.qWait(1)


def click_space(page: ExamplePage, space: str) -> None:
    page.map.fit()
    page.map.settle()
    at: QPoint = page.map.space_rect(space).center()
    carry(page.map.view.viewport(), at, at)
    QTest.qWait(1)
