"""The battle under way in the combat dock, also when nothing is left to be fought."""

from __future__ import annotations

import pytest

from desktop.engine.plain import packed
from desktop.games.arriba.present import ArribaPresenter
from desktop.views.table import PreviewView
from tests.games.arriba.position import Position, position

ASSETS_ALONE = {"g1": "toledo/toledo: 2 artillery_ap", "g2": "toledo: 1 popular_army"}


def shown(place: Position) -> PreviewView:
    """The preview that every seat sees; looking changes nothing."""
    before = packed(place.state)
    presenter = ArribaPresenter(place.state.world)
    views = {presenter.table(place.state, place.decision, seat).preview for seat in ("rebel", "government", "")}
    assert packed(place.state) == before
    (view,) = views
    assert view is not None
    return view


@pytest.mark.rule("arriba", "7")
def test_asset_points_alone_are_gone_when_the_attacker_is_asked_to_advance() -> None:
    place = position("combat", "rebel", {"r1": "toledo: 1 nationalist", **ASSETS_ALONE})
    place.play("attack r1 g1")
    assert "advance r1" in place.actions
    view = shown(place)
    assert [item.value for item in view.attack] == ["1"]
    assert (view.defence, view.faces) == ((), ())


@pytest.mark.rule("arriba", "9")
def test_every_kind_of_asset_point_is_an_item_of_its_own() -> None:
    units = {"r1": "toledo: 3 nationalist, 1 artillery_ap", "g1": "toledo: 2 popular_army, 1 artillery_ap"}
    place = position("combat", "rebel", units, air={"rebel": 2})
    place.play("attack r1 g1", "air 2", "artillery 1")
    assert [(item.text, item.value) for item in shown(place).modifiers] == [
        ("2 air AP of the attacker", "+2"),
        ("1 artillery AP of the attacker", "+1"),
    ]


@pytest.mark.rule("arriba", "5.3")
def test_a_power_at_the_end_of_its_track_cannot_be_moved_on() -> None:
    place = position("rebel_attempts", attitude={"germany": 5}).play("approach germany")
    assert [outcome.weight for outcome in shown(place).outcomes] == [0, 0, 0, 0]


@pytest.mark.rule("arriba", "9.3")
def test_a_group_that_broke_through_whole_is_no_longer_there() -> None:
    units = {"r1": "toledo: 1 nationalist, 1 armour_ap", **ASSETS_ALONE}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1", "breakthrough", "target g2")
    assert "r1" not in place.state.groups
    assert shown(place).attack == ()


@pytest.mark.rule("arriba", "9.2")
def test_what_the_die_asks_of_both_sides_is_told_in_words() -> None:
    units = {"r1": "toledo: 2 carlist, 2 nationalist", "g1": "toledo: 2 popular_army, 1 armour_ap"}
    place = position("combat", "rebel", units, dice=[5]).play("attack r1 g1")
    if place.decision.prompt.key != "combat.lose":
        place.play(place.actions[0])
    assert place.state.fight.result == "1/2"
    view = shown(place)
    assert (view.die, view.result) == (5, "Die 5: 1/2, the attacker loses 1, the defender 2")
