"""What the menu of a place says of what is not offered there: a line for each piece that asks why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from desktop.controller.game_controller import GameController
from desktop.views.table import ChoiceView, TableView

REASONS = 6
"""At most so many pieces of a place."""

translate = QCoreApplication.translate


def offer_reasons(
    menu: QMenu, view: TableView | None, space: str, meant: Sequence[ChoiceView], control: GameController
) -> None:
    """Why the pieces that lie here, or the place itself, are not offered now: the answer comes up beside the place."""
    if view is None or view.decision is None:
        return
    offered = {piece for choice in meant for piece in choice.pieces}
    here = [piece for piece in view.pieces if piece.space == space and piece.id not in offered]
    for piece in here[:REASONS]:
        words = translate("Menu", "Why not {0}?").format(piece.name.replace("&", "&&"))
        menu.addAction(words).triggered.connect(partial(_ask_of_piece, control, piece.id))
    if not here and not meant:
        menu.addAction(translate("Menu", "Why is nothing offered here?")).triggered.connect(
            partial(_ask_of_space, control, space)
        )


def _ask_of_piece(control: GameController, piece: str, _checked: bool = False) -> None:
    control.click_piece(piece)


def _ask_of_space(control: GameController, space: str, _checked: bool = False) -> None:
    control.click_space(space)
