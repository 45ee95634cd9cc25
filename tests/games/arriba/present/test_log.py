"""Lines of the log: what they call things, and the rule they cite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.controller.scribe import Scribe
from desktop.engine.match import Match
from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.rules.equipment.doctrine import roll_doctrine
from desktop.games.arriba.state import combat_events as ce
from tests.games.arriba.position import Position, position
from tests.games.arriba.walks import walk

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


def _odds() -> Position:
    units = {"r1": "toledo: 3 nationalist", "g1": "toledo/toledo: 1 popular_army"}
    place = position("combat", "rebel", units, control={"new_castile": "government"})
    return place.play("attack r1 g1", dice=[3]).play("advance r1", dice=[1, 1])


def _end_of_track() -> Position:
    place = position("rebel_attempts", attitude={"germany": 5})
    return place.play("approach germany", "modifier", "modifier", "modifier", dice=[1, 1, 1, 6])


def _won() -> Position:
    return position("government_attempts", attitude={"ussr": -1}).play("approach ussr", "roll", dice=[6])


def _most() -> Position:
    level = {"government": 97, "rebel": 50}
    return position("support", level=level, attitude={"portugal": 2, "ussr": -2}, dice=[1, 4])


def _renewed() -> Position:
    place = position("rebel_attempts", options={"doctrine": "on"}, turn=12)
    place.state.chance.begin([6] * 8)
    roll_doctrine(place.state, "rebel", 12)
    place.log += place.state.events
    return place


def _valencia() -> Position:
    units = {"r1": "valencia/valencia: 1 nationalist"}
    held = {"valencia": "government", "leon": "rebel", "galicia": "rebel", "navarre": "rebel"}
    return position("inter", "rebel", units, control=held, holders={"valencia": "government"}, dice=[1, 1])


def _long_odds() -> Position:
    units = {"r1": "toledo: 1 nationalist", "g1": "toledo/toledo: 3 popular_army"}
    level = {"government": 50, "rebel": 15}
    return position("combat", "rebel", units, level=level).play("attack r1 g1", dice=[3])


@pytest.mark.parametrize(
    ("done", "rule", "text"),
    [
        (_air, "9", "German air AP is lost in the air"),
        (_event, "4", "Government: +3 PSP (¡No pasarán!), level 53"),
        (_subsidy, "5.2", "Government: 1 EP spent on Basques (subsidy to a faction that buys nothing)"),
        (_lacking, "5.4.3", "Rebels: −3 PSP (want of foreign support), level 47"),
        (_lacking, "5.4.2", "Government: +4 PSP (foreign intervention), level 54"),
        (_reduced, "9.2", "Popular Army 1-step division in Toledo is reduced to a brigade"),
        (_dropped, "8", "Nationalist brigade is dropped off in Segovia"),
        (_advanced, "9.2", "After combat into Toledo: Nationalist brigade"),
        (_advanced, "7", "Government artillery AP in Toledo has no unit with it and is destroyed"),
        (_german, "5.4.2", "German armour AP in Cádiz"),
        (_german, "5.4.2", "German air AP to the holding box"),
        (_bought, "6.5", "Rebel artillery AP in Cádiz"),
        (_income, "6.1", "Government: 5 domestic EP (Barcelona 3, Madrid 2)"),
        (_replaced, "6.3", "Nationalist residual in Burgos is brought back to a 2-step division"),
        (_replaced, "6.3", "Rebels: 3 EP spent on Nationalists (bring a residual back to a full 2-step division)"),
        (_odds, "9", "2 to 1 (out of supply: halved), shifts −1 (Defender in a city −1): 1:1"),
        (_odds, "9.2", "Rebels: a loss of 1"),
        (_odds, "9.2", "Losses in all: attacker 1, defender 1"),
        (_odds, "10", "Nationalist brigade in Toledo rolls 1, modifiers −1: still disrupted"),
        (_odds, "3", "Government: Counterattacks"),
        (_end_of_track, "5.3", "Germany: 6 and modifiers +3 make 9, but it is at the end of its track"),
        (_won, "5.3", "Soviet Union: 6 and modifiers 0 make 6: a success"),
        (_won, "5.3", "The Soviet Union moves 1 box towards the Government, to −2: support for Government (approach)"),
        (_won, "5.3", "Government: approach to the Soviet Union"),
        (_most, "5.4.1", "Government: +2 PSP (foreign support), level 99; 2 above the most are lost"),
        (_most, "5.4.1", "Government: die for foreign support: 4"),
        (_renewed, "15.5", "Rebels: a doctrine until the end of Turn 14, January-March 1939"),
        (_valencia, "12.3", "Rebels: +2 PSP for the region of Valencia"),
        (_valencia, "12.3", "Rebels: +2 PSP for the city of Valencia"),
        (_long_odds, "9.2", "Losses of the defender: −1, odds below 1:3"),
    ],
)  # fmt: skip
def test_a_line_calls_things_by_name_and_cites_its_rule(done: Callable[[], Position], rule: str, text: str) -> None:
    assert (rule, text) in told(done())


def test_what_becomes_of_a_lost_piece_is_told_once() -> None:
    place = _reduced()
    lines = ArribaPresenter(place.state.world)._log.lines(1, place.asked, place.log, "rebel")
    lost = [event.piece for event in place.of(ce.LossTaken)]
    assert [line.text for line in lines if set(lost) & set(line.pieces)] == [
        "Nationalist brigade in Toledo is destroyed",
        "Popular Army 1-step division in Toledo is reduced to a brigade",
        "Popular Army brigade in Toledo is disrupted",
    ]


def test_domestic_ep_are_told_in_one_line() -> None:
    lines = [text for _, text in told(_income()) if "domestic EP" in text]
    assert len(lines) == 1


@pytest.mark.parametrize(
    ("done", "text", "side"),
    [
        (_event, "Random event (6): ¡No pasarán!", ""),
        (_won, "The Soviet Union moves 1 box towards the Government, to −2: support for Government (approach)",
         "government"),
        (_end_of_track, "Rebels: approach to Germany", "rebel"),
        (_odds, "Government: Counterattacks", "government"),
        (_valencia, "Rebels: control of the region of Valencia", "rebel"),
    ],
)  # fmt: skip
def test_a_line_is_of_the_side_it_tells_of_whoever_acted_last(
    done: Callable[[], Position], text: str, side: str
) -> None:
    place = done()
    lines = ArribaPresenter(place.state.world)._log.lines(1, "rebel" if side == "government" else "government",
                                                          place.log, "rebel")  # fmt: skip
    assert next(line.side for line in lines if line.text == text) == side


@pytest.mark.parametrize("seed", range(2))
def test_every_line_of_a_game_cites_a_rule(seed: int) -> None:
    writer, lines = None, list[tuple[str, str]]()
    for match, decision in walk(seed, 900):
        writer = writer or ArribaPresenter(match.world)._log
        if match.events_of:
            lines += [(line.rule, line.text) for line in writer.lines(1, decision.player, match.events_of[-1], "")]
    assert len(lines) > 300
    assert [text for rule, text in lines if not rule] == []


@pytest.mark.rule("arriba", "14")
def test_a_player_who_sits_down_late_reads_the_set_up_in_one_line() -> None:
    match = Match.new("arriba", "civil-war", seed=1, options={"players": "four"})
    told = Scribe(match, ArribaPresenter(match.world)).since("separatists")
    assert [line.text for line in told if "pieces arrive" in line.text] == ["79 pieces arrive"]
    assert not any("brigade in" in line.text for line in told)
