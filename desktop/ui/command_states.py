"""What holds of a window at a moment, by the words in which commands say when they can be given."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


def states_of(window: MainWindow) -> dict[str, bool]:
    control = window.controller
    game = control.has_table and window.at_table
    playing = game and control.playing
    length = control.match.position if control.has_table else 0
    return {
        "always": True,
        "game": game,
        "playing": playing,
        "undo": playing and control.can_undo,
        "redo": playing and control.can_redo,
        "history": playing and length > 1 and control.may("look"),
        "browsing": playing and control.browsing,
        "over": playing and window.ending.possible,
        "edit": playing and control.may("edit_mode"),
        "open": playing and control.table.allows("concede"),
        "concede": playing and control.may("concede"),
        "advice": game and control.adviser.may_ask,
        "programs": game and bool(control.table.programs),
    }
