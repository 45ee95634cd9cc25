"""Tracks and charts show what the rules look up."""

from __future__ import annotations

import pytest

from desktop.games.arriba import economy, odds
from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.state import Doctrine
from desktop.views.table import ChartView
from tests.games.arriba.position import Position, position

CITIES = {"g1": "barcelona/barcelona: 1 popular_army", "r1": "sevilla/sevilla: 1 nationalist"}


def chart(place: Position, name: str) -> ChartView:
    return next(chart for chart in ArribaPresenter(place.state.world).charts(place.state, None) if chart.id == name)


def turn_track(place: Position) -> dict[str, str]:
    table = ArribaPresenter(place.state.world).table(place.state, place.decision, "rebel")
    return dict(next(track for track in table.tracks if track.id == "turn").detail)


@pytest.mark.rule("arriba", "6.1")
def test_6_1_the_turn_track_shows_domestic_production_before_it_comes() -> None:
    place = position("rebel_attempts", units=CITIES, turn=2)
    shown = turn_track(place)
    assert (shown["Barcelona"], shown["Sevilla"]) == ("3 EP · Government", "1 EP · Rebels")
    for side, label in (("government", "Government"), ("rebel", "Rebel")):
        expected = sum(ep for _, ep in economy.domestic(place.state, side))
        assert shown[f"{label} domestic EP of this turn"] == f"{expected} EP"
        assert expected


@pytest.mark.rule("arriba", "6.1")
def test_6_1_a_chart_gives_the_production_of_every_turn() -> None:
    place = position("rebel_attempts", units=CITIES, turn=2)
    found = chart(place, "production")
    assert found.columns == tuple(str(turn) for turn in range(1, 15))
    for number, turn in enumerate(place.state.world.turns.values()):
        shown = {row: int(cells[number]) for row, cells in found.rows}
        assert shown == {place.state.world.cities[city].name: ep for city, ep in turn.production.items()}


@pytest.mark.rule("arriba", "15.5")
def test_15_5_a_chart_gives_the_doctrine_table() -> None:
    place = position("rebel_attempts", units=CITIES, options={"doctrine": "on"})
    found, state = chart(place, "doctrine"), place.state
    for die in range(1, 7):
        rolls = dict.fromkeys(("air_ap", "armour_ap", "artillery_ap"), die)
        state.doctrine = {"rebel": Doctrine(rolls, rolls, die, 9)}
        effects = [
            odds.effect_of(state, "rebel", role, kind).text for kind in rolls for role in ("attacker", "defender")
        ]
        row, cells = found.rows[die - 1]
        assert row == str(die)
        assert list(cells[:-1]) == [*effects, odds.breaking_of(state, "rebel").text]
        assert cells[-1] == f"{state.world.tables.doctrine.duration[die - 1]} turns"


@pytest.mark.rule("arriba", "12.3")
def test_12_3_the_chart_says_from_how_few_regions_a_die_is_lost() -> None:
    rows = [row for row, _ in chart(position("rebel_attempts"), "adjustment").rows]
    assert "2 regions or fewer" in rows
