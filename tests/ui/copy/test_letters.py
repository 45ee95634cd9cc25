"""With large letters the pages of an owner's copy are no wider than a small window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop.ui import theme
from tests.ui.copy.conftest import Opened


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, "light", 1.5)
    yield
    theme.apply(qapp, "light", 1.0)


@pytest.mark.usefixtures("large")
def test_no_page_is_wider_than_the_window(opened: Opened) -> None:
    page = opened("illusions", "cards")
    theme.apply(QApplication.instance(), "light", 1.5)
    page.catch_up()
    page.open_form()
    page.open_map(None)
    for part in (page, page.form, page.map):
        assert part.minimumSizeHint().width() <= 1280
    assert page.panel.width() <= 1280 * 0.37
