"""What charts, badges and the About page say is what the data and the rules say."""

from __future__ import annotations

import math

import pytest

from desktop.games.battles.data.files import READER
from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.names import game_file
from tests.games.battles.combat import MIDDLE, NORTH, SOUTH, battle, roll, until
from tests.games.battles.position import state_of, world_of


@pytest.mark.rule("battles", "WEATHER", says=("turns 1 to 11", "turns 12 to 21", "Spotting range: 8 hexes"))
@pytest.mark.rule("battles", "17.0", says="shortens spotting to 4 hexes")
@pytest.mark.rule("battles", "12.4.1.1", says="A spotter sees 8 hexes in clear weather, 4 in rain and mud")
def test_the_weather_chart_shows_dice_and_spotting_as_the_book_does() -> None:
    charts = {chart.id: chart for chart in BattlesPresenter(world_of("jarama")).charts(None, None)}
    weather = charts["weather"]
    assert weather.columns == ("Turns 1–11", "Turns 12–21", "Spotting")
    assert weather.rows == (("Mud", ("1–4", "1–2", "4 hexes")), ("Clear", ("5–6", "3–6", "8 hexes")))


@pytest.mark.rule("battles", "WEATHER", says="Brunete: always clear")
def test_the_weather_chart_of_brunete_knows_no_mud() -> None:
    charts = {chart.id: chart for chart in BattlesPresenter(world_of("brunete")).charts(None, None)}
    assert charts["weather"].rows == (("Mud", ("–", "4 hexes")), ("Clear", ("1–6", "8 hexes")))
    assert "Always clear." in charts["weather"].notes


def test_the_weather_of_the_turn_is_lit() -> None:
    state = state_of("jarama", {}, turn=12, weather="mud")
    charts = {chart.id: chart for chart in BattlesPresenter(state.world).charts(state, None)}
    assert charts["weather"].lit == ((0, 1), (0, 2))


@pytest.mark.rule("battles", "12.5", says="Artillery always defends with 1, whatever its supply")
def test_the_badge_of_unsupplied_artillery_does_not_say_halved_strength() -> None:
    state = state_of("brunete", {"BR-ART.11": "2323", "BR-1.11": "2322"})
    state.out_of_supply = ["BR-ART.11", "BR-1.11"]
    pieces = {piece.id: piece for piece in BattlesPresenter(state.world).table(state, None, "republican").pieces}
    gun, infantry = (next(b.tip for b in pieces[u].badges if b.style == "supply") for u in ("BR-ART.11", "BR-1.11"))
    assert gun == "Out of supply: movement halved, may not fire; it defends with 1 as always."
    assert infantry == "Out of supply: strength and movement halved."


@pytest.mark.rule("battles", "11.1", says="A defending unit is attacked")
def test_a_unit_attacked_before_bears_no_badge_of_the_next_attack() -> None:
    found = battle({"BN-1.12": MIDDLE, "BN-MISC.2": SOUTH, "BR-1.11": NORTH, "BR-TK.1": "2325"})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack BR-TK.1 {SOUTH}", "done", "fight 1")
    roll(found, 4)
    until(found, "back").play(f"back {SOUTH}")
    until(found, "roll")
    pieces = BattlesPresenter(found.world).table(found.state, found.decision, "republican").pieces
    marked = {piece.id for piece in pieces if any(badge.style == "target" for badge in piece.badges)}
    assert marked == {"BN-MISC.2"}


def test_the_about_page_tells_the_truth_about_reduced_sides() -> None:
    """Most are half, rounded up; some are not, and some counters have none: so says the sentence."""
    half = other = single = 0
    for scenario in ("jarama", "brunete"):
        for unit in READER.load_files(scenario).units.values():
            full, low = unit.full, unit.reduced
            if low is None:
                single += 1
            elif (low.attack, low.defense) == (math.ceil(full.attack / 2), math.ceil(full.defense / 2)):
                half += 1
            else:
                other += 1
    assert half > other > 0 < single
    told = next(text for text in game_file().ours if "Reduced sides" in text)
    assert "half, rounded up, for most counters, more for others" in told
    assert "some counters have one step only" in told


def test_the_rules_name_places_as_the_map_does() -> None:
    text = " ".join(rule.text for rule in BattlesPresenter(world_of("jarama")).rules())
    assert "Butarrón (2042)" in text
    assert "Maranosa" not in text
