"""Tracks and charts show what the rules look up."""

from __future__ import annotations

import pytest

from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.present.war_room import WarRoom
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.state.sides import SEATS
from desktop.games.arriba.state.state import Doctrine
from desktop.views.table import ChartView
from tests.games.arriba.position import Position, position, world_of

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
            resolve.effect_of(state, "rebel", role, kind).text for kind in rolls for role in ("attacker", "defender")
        ]
        row, cells = found.rows[die - 1]
        assert row == str(die)
        assert list(cells[:-1]) == [*effects, resolve.breaking_of(state, "rebel").text]
        assert cells[-1] == f"{state.world.tables.doctrine.duration[die - 1]} turns"


def cells(found: ChartView) -> dict[str, tuple[str, ...]]:
    return dict(found.rows)


@pytest.mark.rule("arriba", "9.2")
def test_9_2_the_first_and_the_last_row_stand_for_all_beyond_them() -> None:
    rows = [row for row, _ in chart(position("rebel_attempts"), "combat").rows]
    assert rows == ["0 or less", "1", "2", "3", "4", "5", "6", "7 or more"]


@pytest.mark.rule("arriba", "5.3")
def test_5_3_the_chart_of_approaches_says_which_way_a_power_moves() -> None:
    assert chart(position("rebel_attempts"), "attempt").rows == (
        ("9 or more", ("2 boxes towards you",)), ("6 to 8", ("1 box towards you",)), ("2 to 5", ("no change",)),
        ("1 or less", ("1 box towards the opponent",)),
    )  # fmt: skip


@pytest.mark.rule("arriba", "6.4")
@pytest.mark.rule("arriba", "6.3")
def test_6_4_the_chart_of_costs_names_every_need() -> None:
    found = cells(chart(position("rebel_attempts"), "costs"))
    assert found["convert a brigade to a 1-step division of the same faction"][1] == "support, supply"
    assert found["bring a residual back to a full 2-step division"][1] == "supply"
    assert found["bring an Italian brigade back to a residual"][1] == "Italy at I for the Rebels, supply"
    assert found["rebuild the eliminated Portuguese division as a brigade"][1] == "Portugal at I for the Rebels"


@pytest.mark.rule("arriba", "10")
def test_10_the_chart_of_recovery_gives_target_and_limits() -> None:
    found = chart(position("rebel_attempts"), "recovery")
    assert cells(found)["Needed"] == ("5 or more",)
    assert found.notes == ("The sum of the modifiers is never below −1 or above +3.",)


@pytest.mark.rule("arriba", "12.3")
def test_12_3_the_chart_of_adjustments_takes_away_what_is_lost_and_marks_what_the_book_lacks() -> None:
    found = chart(position("rebel_attempts"), "adjustment")
    assert cells(found)["Region lost"] == ("−1 die†",)
    assert cells(found)["2 regions or fewer"] == ("−1 die†",)
    assert {row for row, _, _ in found.ours} == set(range(len(found.rows)))


@pytest.mark.rule("arriba", "5.2")
def test_5_2_what_is_owed_and_what_was_not_paid() -> None:
    def shown(place: Position) -> str:
        table = ArribaPresenter(place.state.world).table(place.state, place.decision, "government")
        return dict(next(track for track in table.tracks if track.id == "factions").detail)["Catalonia"]

    units = {"g1": "barcelona/barcelona: 1 catalonia"}
    spending = position("spend", "government", units, ep={"government": 3})
    assert shown(spending) == "1 EP owed"
    room = WarRoom(spending.state.world, ArribaPresenter(spending.state.world).names)
    duties = [row.text for row in room.view(spending.state, "government").sections[0].rows]
    assert "Catalonia: 1 EP owed, else −1 PSP" in duties
    assert shown(spending.play("done", "done")) == "got nothing this turn"


@pytest.mark.rule("arriba", "6.2")
def test_6_2_the_counter_mix_is_marked_as_ours() -> None:
    place = position("rebel_attempts")
    tracks = ArribaPresenter(place.state.world).table(place.state, place.decision, "rebel").tracks
    assert all(track.ours for track in tracks if track.id.startswith("pool-"))


@pytest.mark.rule("arriba", "12.3")
def test_12_3_the_chart_says_from_how_few_regions_a_die_is_lost() -> None:
    rows = [row for row, _ in chart(position("rebel_attempts"), "adjustment").rows]
    assert "2 regions or fewer" in rows


@pytest.mark.rule("arriba", "15.2")
def test_every_seat_has_a_colour_of_its_own() -> None:
    colours = dict(ArribaPresenter(world_of()).board().sides)
    assert set(colours) == set(SEATS)
    assert len(set(colours.values())) == len(SEATS)
