"""7.2, 7.6, 7.7 Answers to Counterattack, and the words of re-rolls."""

from __future__ import annotations

import pytest

from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, position

HANDS = {"axis": ["german_6", "german_3"], "allies": ["soviet_4", "soviet_2", "western_4"]}


def prompt(place: Position) -> str:
    view = ReichPresenter(place.state.world).table(place.state, place.decision, place.asked).decision
    assert view is not None
    return view.prompt


def beaten(**events: list[str]) -> Position:
    """Leningrad is about to fall, 24 to 7, and the Allies play Counterattack."""
    place = position("axis", hands=HANDS, events={"allies": ["counterattack"], **events})
    place.play("attack land finland leningrad", "card german_6")
    return place.play("card soviet_4", dice=[6, 6, 6, 1, 1, 1]).play("play counterattack")


@pytest.mark.rule("reich", "7.2")
def test_7_2_counterattack_may_be_answered_like_any_event() -> None:
    """Outfoxed! is played right after an event of the opponent, and its face makes no exception of this one."""
    place = beaten(axis=["outfoxed"])
    assert (place.asked, place.offered("play")) == ("axis", ["outfoxed"])
    place.play("play outfoxed")
    assert place.at("leningrad") == "axis"
    assert len(place.of(ev.ConflictResolved)) == 1
    assert "counterattack" in place.state.waiting["axis"]


def test_7_7_counterattack_that_is_not_answered_goes_on() -> None:
    place = beaten(axis=["outfoxed"]).play("done")
    assert place.asked == "allies"
    place.play("reroll 0", "reroll 1")
    place.play("reroll 2", dice=[6, 6, 6])
    assert place.of(ev.ConflictResolved)[-1].allied_total == 22  # type: ignore[attr-defined]


@pytest.mark.rule("reich", "7.6", says="Two bonus cards add their re-rolls")
def test_7_6_two_commanders_are_both_named_for_their_re_rolls() -> None:
    hands = {"axis": ["german_11", "german_3", "german_4"], "allies": ["soviet_7", "soviet_6", "soviet_5"]}
    place = position("axis", hands=hands, decks={"axis": ["italian_12"]}, events={"axis": ["maximum_effort"]})
    place.play("attack land finland leningrad", "play maximum_effort", "card german_11")
    place.play("card soviet_7", dice=[1, 2, 3, 6, 6, 5])
    asked = prompt(place)
    assert "German Lieutenant General (11) and Italian Field Marshal (12)" in asked
    assert "up to 3 of your dice" in asked
    place.play("reroll 0", "reroll 1").play("reroll 2", dice=[4, 5, 6])
    sources = [change.source for change in place.of(ev.DieChanged)]  # type: ignore[attr-defined]
    assert sources == ["german_11", "italian_12", "italian_12"]


def test_7_5_the_question_says_whose_dice_are_named() -> None:
    place = position("axis", hands=HANDS, events={"allies": ["artillery_partisans"]})
    place.play("attack land finland leningrad", "play artillery_partisans", "card german_3", "card soviet_4")
    place.play("use artillery_partisans enemy")
    assert "of the opponent's dice" in prompt(place)
