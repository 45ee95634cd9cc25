"""Conditions of cards in words, and which of them is not met."""

from __future__ import annotations

import pytest

from desktop.mechanics.cdg.card_schema import Condition, FlagSet, Played, TurnMax, TurnMin
from desktop.mechanics.cdg.condition_words import clauses, list_kinds
from desktop.mechanics.cdg.conditions import condition_at, first_unmet
from desktop.views.naming import Naming

TEXTS = {
    "condition.turn_min": "from turn {value} on",
    "condition.turn_max": "up to turn {value}",
    "condition.played": "after {card}",
    "condition.flag_mud": "in mud",
    "condition.spaces": "at {spaces:any_space}, by way of {spaces:all_space}",
}


class AnyOf(Condition, frozen=True, kw_only=True, tag="any"):
    of: list[Condition]


class AllOf(Condition, frozen=True, kw_only=True, tag="all"):
    of: list[Condition]


class Spaces(Condition, frozen=True, kw_only=True, tag="spaces"):
    spaces: list[str]


def names() -> Naming:
    found = Naming(TEXTS, {"card": str.lower, "space": str.capitalize})
    found.words.kinds |= list_kinds(found.words.kinds)
    return found


CONDITIONS = [
    TurnMin(value=4),
    AnyOf(of=[Played(card="N2"), AllOf(of=[TurnMax(value=8), FlagSet(flag="mud")])]),
    AllOf(of=[TurnMax(value=9), Spaces(spaces=["oviedo", "toledo"])]),
]


def test_all_conditions_are_worded_in_their_order() -> None:
    expected = (
        "from turn 4 on; after n2 or up to turn 8 and in mud; "
        "up to turn 9 and at Oviedo or Toledo, by way of Oviedo and Toledo"
    )
    assert clauses(names(), CONDITIONS) == expected
    assert clauses(names(), []) == ""


@pytest.mark.parametrize(
    ("holding", "place"),
    [
        ([], "N1.0"),
        ([TurnMin(value=4)], "N1.1"),
        ([TurnMin(value=4), FlagSet(flag="mud")], "N1.1"),
        ([TurnMin(value=4), Played(card="N2")], "N1.2.0"),
        ([TurnMin(value=4), TurnMax(value=8), FlagSet(flag="mud"), TurnMax(value=9)], "N1.2.1"),
        ([TurnMin(value=4), Played(card="N2"), TurnMax(value=9), Spaces(spaces=["oviedo", "toledo"])], ""),
    ],
)
def test_the_first_condition_that_is_not_met_is_named(holding: list[Condition], place: str) -> None:
    assert first_unmet("N1", CONDITIONS, lambda each: each in holding) == place


def test_a_place_leads_back_to_its_condition() -> None:
    assert condition_at(CONDITIONS, "N1.0") == TurnMin(value=4)
    assert condition_at(CONDITIONS, "N1.1.1.1") == FlagSet(flag="mud")
