"""Every shipped example of crusade runs to its end: illegal steps and differences fail."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.examples.loader import Loaded, load_examples
from desktop.examples.runner import check
from desktop.mechanics.cdg.example_names import named
from tests.games.crusade.position import NAT, operations, state_of, world_of

EXAMPLES = load_examples("crusade")
RULE_BOOK = (
    "ex-2-1-2", "ex-5-2-2a", "ex-5-2-2b", "ex-6-0", "ex-7-1-4", "ex-8-3-3", "ex-8-5-1-2", "ex-8-5-3-2a", "ex-8-5-4-4",
    "ex-8-5-6-2", "ex-9-1-1", "ex-10-1-12", "ex-10-2-2", "ex-11-1-7", "ex-11-2-6a", "ex-11-2-6b", "ex-11-2-6c",
    "ex-11-2-9a", "ex-11-2-9b", "ex-11-2-9c", "ex-11-3-4a", "ex-11-3-4b", "ex-11-3-5-1", "ex-11-4-3", "ex-11-4-5",
    "ex-11-4-5-1", "ex-13-3-5", "ex-13-4-3", "ex-14-2-2a", "ex-14-2-2b", "ex-14-2-5", "ex-15-2-1-2a", "ex-15-2-1-2b",
    "ex-15-2-1-2c", "ex-16-2-4-2", "ex-16-4-2-1", "ex-16-5-3", "ex-17-2-1", "ex-17-4-2", "ex-n14", "ex-r7",
    "ex-r31", "ex-r42",
)  # fmt: skip


@pytest.mark.parametrize("loaded", EXAMPLES, ids=[loaded.id for loaded in EXAMPLES])
def test_an_example_runs_exactly(loaded: Loaded) -> None:
    assert [str(fault) for fault in check(loaded)] == []


def test_the_examples_of_the_rule_book_are_all_there() -> None:
    assert {loaded.id for loaded in EXAMPLES} == {"campaign-first-turn", "republican-first-turn", *RULE_BOOK}


@pytest.mark.parametrize("loaded", [each for each in EXAMPLES if each.example.start.position is None])
def test_an_example_of_a_set_up_names_units_by_what_they_are(loaded: Loaded) -> None:
    units = world_of(loaded.example.start.scenario).units
    words = [word for step in loaded.example.steps for text in step.actions() for word in text.split()]
    assert not [word for word in words if word in units and not units[word].corps]


def test_units_are_named_by_kind_strength_and_place() -> None:
    units = {"huesca": ["NAT_INF", "NAT_INF-", "NAT_INF"], "jaca": ["NAT_INF"]}
    place = operations(state_of(units=units), NAT).play("mark huesca move", "marked", "pick NAT_INF_01", "stop")
    found = [str(named(place.state, Action.parse(f"pick {word}"))) for word in ("NAT_INF@huesca", "NAT_INF-@huesca")]
    assert found == ["pick NAT_INF_03", "pick NAT_INF_02"], "the first has acted, the second is reduced"
    assert str(named(place.state, Action.parse("pick NAT_INF@jaca"))) == "pick NAT_INF_04", "not offered, but there"
    with pytest.raises(EngineError, match="there is no NAT_CAV@huesca"):
        named(place.state, Action.parse("pick NAT_CAV@huesca"))
