"""What is changed by hand is told in words: in the log, and in the list above it."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from desktop.engine import definition
from desktop.engine.action import Action
from desktop.engine.event import PositionEdited
from tests.contract.games import scenarios, world_of

GAMES = ("arriba", "battles", "crusade", "illusions", "reich")
TOLD = {
    "arriba": {
        "place nationalist-3 city:leon": "Nationalist unit set down in León",
        "ep rebel foreign 4": "Foreign EP, Rebels: 4",
        "control castile none": "Castile controlled by nobody",
    },
    "battles": {
        "control 3149 nationalist": "3149 (Valde Perdices) controlled by the Nationalists",
        "points Varela 9": "Varela: 9 points",
        "points nationalist 2": "The Nationalists: 2 points",
    },
    "crusade": {
        "place NAT_INF_13 teruel": "INF set down in Teruel",
        "place NAT_INF_13 reserve": "INF laid in the Reserve Box",
        "card republican R6 hand": "Disembark in Mallorca (R6) in the hand of the Republicans",
        "rp sov 5": "Soviet replacement points: 2½",
        "work bilbao none": "Bilbao: neither trench nor position",
    },
    "illusions": {
        "nation ro neutral": "Romania neutral",
        "fort przemysl destroyed": "Fort in Przemysl destroyed",
        "will ah 4": "National will, Austria-Hungary: 4",
    },
    "reich": {
        "place fleet:axis:north_sea baltic_sea": "Fleet of the Axis laid in Baltic Sea",
        "event blitzkrieg mall": "Blitzkrieg: mall",
        "pact off": "The Nazi-Soviet Pact is over",
    },
}


def presenter_of(game: str) -> Any:
    first = next(each for each in scenarios() if each.startswith(f"{game}/"))
    return definition.game(game).presenter(world_of(first))


@pytest.mark.parametrize("game", GAMES)
def test_every_change_by_hand_has_words_that_name_all_of_it(game: str) -> None:
    commands = importlib.import_module(f"desktop.games.{game}.state.edits").COMMANDS
    words = presenter_of(game).names.words
    for name, (_, count) in commands.items():
        keys = [key for key in words.texts if key == f"edit.{name}" or key.startswith(f"edit.{name}.")]
        assert keys, name
        for key in keys:
            last = {f"w{count}"} if key.count(".") > 1 else set()  # said by the sentence itself
            told = {f"w{number + 1}" for number in range(count)}
            owner = {"w1"} if name == "card" else set()  # the card tells whose it is
            assert told - last - owner <= words.fields(key) <= told, key


@pytest.mark.parametrize(("game", "change"), [(game, change) for game, told in TOLD.items() for change in told])
def test_a_change_by_hand_is_told_in_words(game: str, change: str) -> None:
    presenter = presenter_of(game)
    assert presenter.edit_words(change) == TOLD[game][change]
    seat = change.split()[1] if change.startswith("card") else ""
    [line] = presenter.log_lines(1, "", Action.of("edit", change), [PositionEdited(change)], seat)
    assert line.text.removesuffix(".").lower().endswith(TOLD[game][change].lower())
