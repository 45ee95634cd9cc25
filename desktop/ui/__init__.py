"""The window: map, panels, dialogs. Shows views and says what the player did."""

from contextlib import suppress
from importlib import import_module

import PySide6.QtCore  # noqa: F401  (brings the module below)


def spare_reading_sources() -> None:
    """Keep PySide6 from reading the source of every module we import, to see whether it asks for snake_case names.

    None of ours does. It also goes without this in a frozen program, which has no sources.
    """
    with suppress(ImportError, AttributeError):
        feature = import_module("shibokensupport.feature")
        feature._mod_uses_pyside = lambda module: False  # type: ignore[attr-defined]


spare_reading_sources()
