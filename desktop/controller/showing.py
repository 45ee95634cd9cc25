"""What every controller that has a table before the players tells, whatever is done at it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Showing(QObject):
    """Signals:
    table_changed: the table (TableView) as it is to be shown now.
    notice: a line for whoever sits there.
    """

    table_changed = Signal(object)
    notice = Signal(str)
