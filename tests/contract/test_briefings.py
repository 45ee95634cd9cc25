"""Every scenario that can be chosen has a briefing; its words hold to the rule book, its figures are the game's own."""

from __future__ import annotations

import re

import pytest

from desktop.data.errors import DataError
from desktop.data.paths import scenarios_dir
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.engine.match import Match
from desktop.views.briefing import BriefingView

SHIPPED = [(name, info.id) for name in game_ids() if is_shipped(name) for info in game(name).scenarios()]
RULE = re.compile(r"(?:[A-Z]{1,3}\.)?[\w.-]*\d[\w.-]*|[JB]\.[a-z]+")


def begun(game_id: str, scenario: str) -> tuple[Match, BriefingView]:
    match = Match.new(game_id, scenario, {}, seed=1)
    return match, match.definition.presenter(match.world).briefing(match.state)


@pytest.mark.parametrize(("game_id", "scenario"), SHIPPED)
def test_a_briefing_is_whole(game_id: str, scenario: str) -> None:
    match, view = begun(game_id, scenario)
    info = next(info for info in match.definition.scenarios() if info.id == scenario)
    assert (view.title, view.length) == (info.title, info.length)
    assert (len(view.situation), len(view.hints), bool(view.special)) == (5, 3, True)
    names = match.definition.presenter(match.world).side_names()
    assert {aim.side for aim in view.aims} == {side for side, _ in names}
    assert view.standing.levels or view.standing.conditions
    assert sum(level.reached for level in view.standing.levels) == bool(view.standing.levels)


@pytest.mark.parametrize(("game_id", "scenario"), SHIPPED)
def test_the_rules_that_a_briefing_names_are_in_the_book(game_id: str, scenario: str) -> None:
    match, view = begun(game_id, scenario)
    book = {rule.number for rule in match.definition.presenter(match.world).rules()}
    words = " ".join((*view.situation, *view.hints, *view.special, *(aim.text for aim in view.aims)))
    inside = [part for found in re.findall(r"\(([^()]*)\)", words) for part in found.split(", ")]
    assert [part for part in inside if RULE.fullmatch(part) and part not in book] == []


def test_figures_follow_the_game() -> None:
    match, before = begun("crusade", "columns")
    assert [level.text for level in before.standing.levels if level.reached] == ["Draw"]
    match.state.vp = 11
    after = match.definition.presenter(match.world).briefing(match.state)
    assert after.standing.now == "11 VP"
    assert [level.text for level in after.standing.levels if level.reached] == ["Nationalist decisive victory"]


def test_what_is_ours_says_so() -> None:
    assert "trial" not in begun("battles", "brunete")[1].standing.ours
    assert begun("battles", "pindoque")[1].standing.ours == "a scenario of our own"
    assert begun("crusade", "columns")[1].own[0].startswith("†")


@pytest.mark.parametrize(
    ("word", "change", "reason"),
    [
        ("nationalist:", "carlist:", "the briefing tells the aims of: republican, nationalist"),
        ("  hints:\n    - ", "  hints:\n    - 'One more.'\n    - ", "hints"),
    ],
)
def test_a_briefing_that_is_not_whole_is_refused(tmp_path, word: str, change: str, reason: str) -> None:
    text = (scenarios_dir() / "battles" / "pindoque.yaml").read_text(encoding="utf-8")
    head, _, rest = text.partition("briefing:")
    path = tmp_path / "pindoque.yaml"
    path.write_text(f"{head}briefing:{rest.replace(word, change, 1)}", encoding="utf-8")
    with pytest.raises(DataError, match=reason):
        game("battles").load_world(str(path), {})
