"""Looking: what the players speak of or point at, and what the previews and overlays show of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.views.table import TableView

if TYPE_CHECKING:
    from desktop.controller.table_controller import TableController


class Looking:
    """What is looked at on a controller's table.

    Attributes:
        focus: the pieces and spaces spoken of.
        overlays: ids of the overlays that lie on the map, in the order they were laid.
    """

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self.focus: tuple[str, ...] = ()
        self.overlays: list[str] = []

    def begin(self) -> None:
        """Another table is before the players."""
        self.focus, self.overlays = (), []

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
        ticked = table.decision is not None and any(box.ticked for box in table.decision.boxes)
        found = self._controller.sight.preview(self.focus) if not ticked else None
        self._controller.preview_changed.emit(found or table.preview)

    def show_overlays(self) -> None:
        control = self._controller
        control.overlays_changed.emit(control.sight.overlays(self.overlays, self.focus))
