"""Looking: what the players speak of or point at, and what the previews and overlays show of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.views.presenter import Presenter
from desktop.views.table import PreviewView, TableView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController


class Looking:
    """What is looked at on a controller's table.

    Attributes:
        focus: the pieces and spaces spoken of.
        overlays: ids of the overlays that lie on the map, in the order they were laid.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self.focus: tuple[str, ...] = ()
        self.overlays: list[str] = []
        self._ahead: tuple[Match, Presenter] | None = None

    def begin(self) -> None:
        """Another match is on the table."""
        self.focus, self.overlays, self._ahead = (), [], None

    def speak_of(self, items: Sequence[str]) -> None:
        self.focus = tuple(items)

    def speak_of_piece(self, piece: str, table: TableView) -> None:
        """One piece; a second one of another side makes a pair to be compared."""
        views = {view.id: view for view in table.pieces}
        known = [views[item] for item in self.focus if item in views]
        paired = piece in views and len(known) == 1 and known[0].side != views[piece].side
        self.focus = (known[0].id, piece) if paired else (piece,)

    def toggle_overlay(self, overlay_id: str) -> None:
        if overlay_id in self.overlays:
            self.overlays.remove(overlay_id)
        else:
            self.overlays.append(overlay_id)

    def show(self, table: TableView) -> None:
        """Bring preview and overlays up to date."""
        self.show_preview(table)
        self.show_overlays()

    def show_preview(self, table: TableView) -> None:
        control, match = self._controller, self._controller.match
        found = control.presenter.preview(match.state, match.decision, self.focus) if self.focus else None
        control.preview_changed.emit(found or table.preview)

    def show_overlays(self) -> None:
        control = self._controller
        state = control.match.state
        control.overlays_changed.emit(
            [control.presenter.overlay(state, overlay, control.seat, self.focus) for overlay in self.overlays]
        )

    def preview_of(self, action: str) -> PreviewView | None:
        """The fight that a choice would bring, if it is known without rolling dice."""
        match = self._controller.match
        ahead = match.look_ahead(Action.parse(action)) if action else None
        return self._presenter().preview(*ahead, ()) if ahead is not None else None

    def _presenter(self) -> Presenter:
        """One of its own for positions that may never be, lest the table's remembers them."""
        match = self._controller.match
        if self._ahead is None or self._ahead[0] is not match:
            self._ahead = (match, match.definition.presenter(match.world))
        return self._ahead[1]
