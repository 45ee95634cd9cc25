"""Lines of the log: what they call things, and the rule they cite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.games.arriba.present import ArribaPresenter
from tests.games.arriba.position import Position, position

OPEN = {"r1": "toledo: 2 nationalist", "g1": "toledo: 2 popular_army"}


def told(place: Position) -> list[tuple[str, str]]:
    """Rule and words of every line since the start."""
    lines = ArribaPresenter(place.state.world)._log.lines(1, place.asked, place.log, "rebel")
    return [(line.rule, line.text) for line in lines]


def _air() -> Position:
    place = position("combat", "rebel", OPEN, air={"german": 1})
    return place.play("attack r1 g1").play("air 1", dice=[6])


def _event() -> Position:
    return position("events", units={"g1": "madrid/madrid: 1 popular_army"}, dice=[3, 3, 3, 4])


def _subsidy() -> Position:
    units = {"g1": "vizcaya/bilbao: 1 basque", "g2": "barcelona/barcelona: 1 popular_army"}
    return position("spend", "government", units, ep={"government": 3}).play("subsidise basque")


def _lacking() -> Position:
    return position("support", attitude={"portugal": 0, "ussr": -3}, dice=[3, 2, 2])


def _reduced() -> Position:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 1 popular_army division_1"}
    return position("combat", "rebel", units).play("attack r1 g1", dice=[4])


def _dropped() -> Position:
    units = {"r1": "valladolid/valladolid: 2 nationalist"}
    return position("movement", "rebel", units).play("move r1", "to segovia", "drop nationalist-1")


def _advanced() -> Position:
    units = {"r1": "toledo: 1 nationalist", "g1": "toledo/toledo: 1 artillery_ap"}
    return position("combat", "rebel", units).play("attack r1 g1", "advance r1")


def _german() -> Position:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    stated: dict[str, Any] = {"attitude": {"germany": 3, "italy": 0, "portugal": 0}}
    return position("arrivals", "rebel", units, **stated).play("at cadiz")


def _bought() -> Position:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": 5})
    return place.play("buy artillery_ap rebel", dice=[1]).play("at cadiz")


def _income() -> Position:
    units = {"g1": "barcelona/barcelona: 1 popular_army", "g2": "madrid/madrid: 1 popular_army"}
    return position("domestic", "government", units, control={"galicia": "rebel"})


def _replaced() -> Position:
    units = {"r1": "burgos/burgos: 1 nationalist remnant"}
    return position("spend", "rebel", units, ep={"rebel": 5}, attitude={"italy": 3}, came=["italy"], arrived=["italy"],
                    ).play("pick nationalist-1", "replace")  # fmt: skip


@pytest.mark.parametrize(
    ("done", "rule", "text"),
    [
        (_air, "9", "German air AP is lost in the air"),
        (_event, "4", "Government: +3 PSP (¡No pasarán!), level 53"),
        (_subsidy, "5.2", "Government: 1 EP spent on Basques (subsidy to a faction that buys nothing)"),
        (_lacking, "5.4.3", "Rebels: −3 PSP (want of foreign support), level 47"),
        (_lacking, "5.4.2", "Government: +4 PSP (foreign intervention), level 54"),
        (_reduced, "9.2", "Popular Army 1-step division in Toledo is reduced to a brigade"),
        (_dropped, "8", "Nationalists brigade is dropped off in Segovia"),
        (_advanced, "9.2", "After combat into Toledo: Nationalists brigade"),
        (_advanced, "7", "Government artillery AP in Toledo has no unit with it and is destroyed"),
        (_german, "5.4.2", "German armour AP in Cádiz"),
        (_german, "5.4.2", "German air AP to the holding box"),
        (_bought, "6.5", "Rebel artillery AP in Cádiz"),
        (_income, "6.1", "Government: 5 domestic EP (Barcelona 3, Madrid 2)"),
        (_replaced, "6.3", "Nationalists residual (reduced 2-step division) in Burgos is brought back to a "
         "2-step division"),
    ],
)  # fmt: skip
def test_a_line_calls_things_by_name_and_cites_its_rule(done: Callable[[], Position], rule: str, text: str) -> None:
    assert (rule, text) in told(done())


def test_domestic_ep_are_told_in_one_line() -> None:
    lines = [text for _, text in told(_income()) if "domestic EP" in text]
    assert len(lines) == 1
