"""The caches can be deleted at any time, also while a board is on the table."""

from __future__ import annotations

import shutil

from desktop.data.places import places
from desktop.engine.match import Match
from desktop.ui.headless import settle
from desktop.ui.main_window import MainWindow


def test_the_window_draws_on_without_its_caches(window: MainWindow) -> None:
    window.show()
    for scenario in ("pindoque", "brunete"):
        window.begin(Match.new("battles", scenario))
        settle()
        shutil.rmtree(places().caches, ignore_errors=True)
        window.settings.theme = "dark" if scenario == "pindoque" else "light"
        window.orders.on_switch_theme()
        window.page.map.fit()
        settle()
        assert not window.page.map.board_image(window.page.map.size()).isNull()
    assert not window.settings.report_dir.exists()
