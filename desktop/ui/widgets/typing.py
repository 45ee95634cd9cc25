"""What somebody types and has not ended by Enter when something else happens."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def end_typing(window: QWidget) -> None:
    """Have the field that is typed into take what stands in it: before a window closes, say."""
    field = window.focusWidget()
    if field is not None:
        field.clearFocus()
