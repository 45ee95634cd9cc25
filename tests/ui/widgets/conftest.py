"""Widgets alone."""

from tests.ui.panels.conftest import plain_look, set_scale, shown  # noqa: F401
