"""Charts and tracks: every row in words, every chart with the rule it stands for."""

from __future__ import annotations

import re
from functools import cache

import pytest

from desktop.data.game_files import texts_of
from desktop.games.illusions.present.charts import Charts
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.tracks import Tracks
from desktop.views.table import ChartView
from tests.games.illusions.position import AP, state_of, world_of


@cache
def names() -> Names:
    return Names(world_of())


@cache
def charts() -> dict[str, ChartView]:
    return {chart.id: chart for chart in Charts(world_of(), names()).all(None)}


@pytest.mark.parametrize(
    ("chart", "rule"),
    [("fire_heavy", "12.2"), ("fire_light", "12.2"), ("shifts", "12.2"), ("drms", "12.2.1"),
     ("offensive_allied", "7.2"), ("offensive_central", "7.3"), ("commitment", "17.2"), ("levels", "5.2"),
     ("vp", "5.1.1")],
)  # fmt: skip
def test_a_chart_leads_to_the_rule_it_is_of(chart: str, rule: str) -> None:
    assert charts()[chart].rule == rule


def test_rows_are_in_words() -> None:
    """Nothing is called by its id with the underscores taken out."""
    tables = world_of().tables
    rows = [*tables.vp, *tables.shifts, *tables.drms]
    ids = {row.id.replace("_", " ") for row in rows if "_" in row.id}
    labels = {label for chart in charts().values() for label, _ in chart.rows}
    assert not ids & labels


def test_a_single_figure_is_no_span() -> None:
    cells = [text for chart in charts().values() for label, row in chart.rows for text in (label, *row)]
    assert not [text for text in cells if re.fullmatch(r"(\d+)–\1", text)]


def test_the_action_chart_names_what_was_done() -> None:
    state = state_of()
    boxes = [key.removeprefix("action.") for key in texts_of("illusions") if key.startswith("action.")]
    state.actions[AP] = boxes
    (track,) = [each for each in Tracks(world_of(), names()).all(state) if each.id == f"actions-{AP}"]
    assert [text for text, box in zip(track.cells, boxes, strict=False) if text == box.replace("_", " ")] == []
