"""1.0, 31.0 The introduction and the advice."""

from __future__ import annotations

import pytest

from desktop.engine.definition import game
from desktop.games.illusions.data.world import load_world


@pytest.mark.rule("illusions", "1.0")
@pytest.mark.rule("illusions", "31.0")
@pytest.mark.rule("illusions", "31.1")
def test_introduction_and_advice_are_shown_and_speak_of_the_map_as_it_is() -> None:
    world = load_world("campaign-1914", {})
    shown = {rule.number: rule for rule in game("illusions").presenter(world).rules()}
    assert shown["1.0"].text
    assert "no rules" in shown["31.0"].text
    assert "down to Pecs" in shown["31.1"].text
    assert world.spaces["pecs"].name == "Pecs"
    assert world.nation_of["pecs"] == "ah"
