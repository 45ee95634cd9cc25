"""The menu of a right click: what can be done with a thing of the map, what cannot and why, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.controller.game_controller import GameController
from desktop.ui.widgets.menu_text import menu_text, tell_withheld
from desktop.views.table import ChoiceView, TableView

REASONS = 6
"""At most so many pieces of a place."""


class Place:
    """What lies under the cursor: a space with all its pieces, a piece that lies in a box, or nothing ("" for both)."""

    def __init__(self, table: TableView, space: str, piece: str, names: Mapping[str, str]) -> None:
        by_id = {each.id: each for each in table.pieces}
        if not space and piece in by_id and by_id[piece].space in names:
            space = by_id[piece].space  # a counter may stand beside the space it is in
        pieces = tuple(each for each in table.pieces if (each.space == space if space else each.id == piece))
        self.space = space
        self.title = names.get(space, space) or "".join(each.name for each in pieces)
        self.decision = table.decision
        ids = {each.id for each in pieces}
        self.choices: tuple[ChoiceView, ...] = tuple(
            choice
            for choice in (self.decision.choices if self.decision else ())
            if self.title and (space in choice.spaces or not ids.isdisjoint(choice.pieces))
        )
        offered = {name for choice in self.choices for name in choice.pieces}
        self.refused = [each for each in pieces if each.id not in offered]


class PlaceMenu(QMenu):
    """Signals: words to be found in the log, a rule to be read, a space whose stack is to be shown."""

    find_wanted = Signal(str)
    rule_wanted = Signal(str)
    stack_wanted = Signal(str)

    def __init__(self, place: Place, control: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self._place, self._control = place, control
        self.aboutToHide.connect(self.deleteLater)
        if place.title:
            self.addSection(place.title.replace("&", "&&"))
            self._offer()
            self._offer_reasons()
            self.addSeparator()
            self._add(self.tr("Find in the log"), partial(self.find_wanted.emit, place.title))
        if place.decision is not None and (rule := place.decision.rule):
            words = self.tr("Why? The rule of what is asked ({0})").format(rule)
            self._add(words, partial(self.rule_wanted.emit, rule))
        if place.space:
            self._add(self.tr("Show the stack"), partial(self.stack_wanted.emit, place.space))
            words = self.tr("Compare and show overlays for this place")
            self._add(words, partial(control.click_space, place.space))

    def _add(self, words: str, act: Callable[[], object]) -> None:
        self.addAction(words).triggered.connect(lambda _checked=False: act())

    def _offer(self) -> None:
        for choice in self._place.choices:
            self._add(menu_text(choice), partial(self._control.play, choice.action))
        tell_withheld(self, self._place.choices)

    def _offer_reasons(self) -> None:
        """Why the pieces that lie here, or the place itself, are not offered now: the answer comes up beside them."""
        place = self._place
        if place.decision is None:
            return
        for piece in place.refused[:REASONS]:
            words = self.tr("Why not {0}?").format(piece.name.replace("&", "&&"))
            self._add(words, partial(self._control.click_piece, piece.id))
        if not place.refused and not place.choices:
            words = self.tr("Why is nothing offered here?")
            self._add(words, partial(self._control.click_space, place.space))

    def open_at(self, at: QPoint) -> None:
        if self.isEmpty():
            self.deleteLater()
        else:
            self.popup(at)
