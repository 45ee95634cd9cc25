"""A scenario made from nothing through the window, an example recorded in it, both read in another player's folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from desktop.data.places import HOME
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.loader import forget_worlds, load_example
from desktop.examples.runner import check
from desktop.scenarios.draft import forget_scenarios, own_folder
from desktop.ui.editor.exporting import write_example
from desktop.ui.main_window import MainWindow
from tests.ui.editor import test_recorder as recorder
from tests.ui.editor import test_scenario_editor as making

window = making.window


def test_a_scenario_and_an_example_go_to_a_friend(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = window.orders.scenarios
    own.begin("crusade", "", "From nothing")
    page = own.page
    assert page is not None
    QTest.qWait(20)
    for name, space in (("INF", "burgos"), ("MIL", "madrid")):
        carry = page.board.order.list
        page.board.order.search.setText(name)
        sides = [carry.item(row).toolTip() for row in range(carry.count())]
        row = next(row for row, side in enumerate(sides) if ("Nationalist" in side) == (space == "burgos"))
        carry.setCurrentRow(row)
        page.board.moved.emit(carry.item(row).data(0x100), "", space)
    making.press(page, "keep")
    assert page.faults.isHidden(), page.faults.item(0).text()
    making.press(page, "close")
    window.begin(Match.new("crusade", "from-nothing", seed=2))
    window.commands.actions["record_example"].trigger()
    desk = window.examples.own.desk
    recorder.write(desk, "example-title", "In my own war")
    recorder.play(window, 2)
    recorder.press(desk, "keep")
    assert desk.panel.fault.isHidden(), desk.panel.fault.label
    scenario = own_folder("crusade") / "from-nothing.yaml"
    example = load_example(recording.own_folder("crusade") / "in-my-own-war.yaml", "crusade")
    write_example(window, example, str(tmp_path / "in-my-own-war.yaml"))
    desk._end()
    monkeypatch.setenv(HOME, str(tmp_path / "friend"))
    forget_scenarios("crusade")
    forget_worlds()
    own.take_in(str(scenario))
    window.examples.own.take_in(str(tmp_path / "in-my-own-war.yaml"))
    there = load_example(recording.own_folder("crusade") / "in-my-own-war.yaml", "crusade")
    assert there.document.file.startswith(str(tmp_path / "friend"))
    assert check(there) == []
    assert Match.new("crusade", "from-nothing").decision is not None
