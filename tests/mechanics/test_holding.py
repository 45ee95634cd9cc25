"""What fields hold: every field of every game is declared, and what does not fit is told in words."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from desktop.engine.definition import game
from desktop.engine.frame import Frame, State
from desktop.mechanics.holding import (
    TEXT,
    By,
    Each,
    Either,
    Holds,
    Joined,
    Like,
    Maybe,
    Named,
    Number,
    One,
    Pair,
    Scope,
    Table,
    misshapen,
    one,
    undeclared,
    wrongly_held,
    wrongly_nested,
)  # fmt: skip
from tests.contract.games import world_of

GAMES = {
    "arriba": "civil-war", "battles": "jarama", "crusade": "campaign", "illusions": "brusilov", "reich": "tournament",
}  # fmt: skip
SHARED = {"Choice", "AdvanceFrame", "MovingStack", "EventFrame", "Redeploying", "Replacing", "Walk"}
"""Bases of procedures, which are never under way themselves."""


def holdings(game_id: str) -> Any:
    return importlib.import_module(f"desktop.games.{game_id}.state.holdings")


def frames_of(game_id: str) -> list[type[Frame]]:
    game(game_id)
    return [cls for kind, cls in sorted(Frame.KINDS.items()) if kind.startswith(f"{game_id}.")]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_says_what_it_holds(game_id: str) -> None:
    definition = game(game_id)
    state = definition.new_state(world_of(f"{game_id}/{GAMES[game_id]}"))
    table = holdings(game_id).FIELDS
    assert undeclared(type(state), table) == []
    assert [name for frame in frames_of(game_id) for name in undeclared(frame, table)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_procedure_says_who_calls_it(game_id: str) -> None:
    nesting = holdings(game_id).NESTING
    known = {frame.__name__: frame for frame in frames_of(game_id) if frame.__name__ not in SHARED}
    assert set(nesting) == set(known)
    for callers in nesting.values():
        for caller in callers:
            name, _, step = caller.partition(".")
            assert step in (*known[name].STEPS, "end"), caller


# -- kinds -------------------------------------------------------------------------------------------
PLACE = One("place", lambda state: state.places)
SCOPE = Scope(SimpleNamespace(places=("hill", "ford"), most=3))


def told(holds: Holds, value: Any) -> list[str]:
    return list(holds.wrong(SCOPE, value))


@pytest.mark.parametrize(
    ("holds", "good", "bad", "reason"),
    [
        (PLACE, "hill", "sea", "is sea, which is no place"),
        (PLACE, "ford", "", "is '', which is no place"),
        (PLACE, "ford", "x" * 50, f"is {'x' * 40!r}, which is no place"),
        (one("side", "red", "blue"), "red", "green", "is green, which is no side"),
        (Maybe(PLACE), "", "sea", "is sea, which is no place"),
        (Number(1, 6), 6, 7, "is 7, which is not from 1 to 6"),
        (Number(1, lambda state: state.most), 3, 4, "is 4, which is not from 1 to 3"),
        (Each(PLACE), ["hill", "hill"], ["hill", "sea"], "is sea, which is no place"),
        (Each(PLACE, once=True), ["hill", "ford"], ["hill", "hill"], "holds hill twice"),
        (By(PLACE, Number(0, 1)), {"hill": 1}, {"hill": 2}, "of hill is 2, which is not from 0 to 1"),
        (By(PLACE, all=True), {"hill": True, "ford": False}, {"hill": True}, "says nothing of ford"),
        (Pair(PLACE, Number(0, 1)), ["hill", 1], ["hill"], "is ['hill'], which is no pair"),
        (Either(PLACE, TEXT), "sea", "\u2028", "is '\\u2028', which is no place"),
        (Joined(":", PLACE, Number(0, 6)), "hill:6", "hill:7", "is 7, which is not from 0 to 6"),
        (Joined(":", PLACE, Number(0, 6)), "hill:6", "hill:x", "is hill:x, in which x is no number"),
        (Joined(":", PLACE, Number(0, 6)), "hill:6", "hill", "is hill"),
        (Like("name", "[gr][0-9]+"), "g12", "g", "is g, which is no name"),
        (Named(place=PLACE, n=Number(0, 1)), {"place": "hill"}, {"wall": "hill"}, "speaks of wall"),
        (TEXT, "control", "x" * 500, f"is {'x' * 40!r}"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(holds: Holds, good: Any, bad: Any, reason: str) -> None:
    assert told(holds, good) == []
    assert told(holds, bad) == [reason]


# -- records and procedures --------------------------------------------------------------------------
class Camp(Struct):
    at: str
    open: bool = True
    owner: str = ""


@dataclass(kw_only=True)
class HillState(State):
    places: tuple[str, ...] = ("hill", "ford")
    camps: list[Camp] = field(default_factory=list)
    left: int = -1


class Outer(Frame, kw_only=True):
    STEPS = ("first", "second")

    def run_first(self, state: State) -> None: ...
    def run_second(self, state: State) -> None: ...


class Inner(Frame, kw_only=True):
    STEPS = ("only",)
    at: str

    def run_only(self, state: State) -> None: ...


TABLE: Table = {"at": PLACE, "owner": one("side", "red"), "camps": Each(), "left": Number(0, 9)}
NESTING = {"Outer": (), "Inner": ("Outer.second",)}


def test_records_are_looked_into_and_defaults_mean_nothing() -> None:
    state = HillState(world=None, camps=[Camp("hill"), Camp("sea", owner="green")])
    assert wrongly_held(state, TABLE) == [
        "camps: at is sea, which is no place",
        "camps: owner is green, which is no side",
    ]
    assert undeclared(HillState, {"camps": Each()}) == ["HillState.places", "Camp.at", "Camp.owner", "HillState.left"]


def test_procedures_that_do_not_call_each_other() -> None:
    state = HillState(world=None, stack=[Outer(step="second"), Inner(at="sea")])
    assert wrongly_nested(state, "test_holding", NESTING) == []
    assert misshapen(state, "test_holding", TABLE, NESTING) == ["Inner: at is sea, which is no place"]
    state.stack = [Outer(), Inner(at="hill")]
    assert wrongly_nested(state, "test_holding", NESTING) == ["Inner is called by Outer.first"]
    assert wrongly_nested(state, "another", NESTING) == [
        "test_holding.Outer is called by nobody",
        "test_holding.Inner is called by test_holding.Outer.first",
    ]
