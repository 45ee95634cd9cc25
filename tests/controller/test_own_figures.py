"""A game that is played with an owner's figures says so, and names them."""

from __future__ import annotations

from desktop.controller import own_figures
from desktop.controller.scribe import Scribe
from desktop.engine.match import Match

OWN = (
    '[["add","map","connections/leon--zaragoza",{"a":"leon","b":"zaragoza","ref":"own copy"}],'
    '["put","cards","cards/N2","ops",5],'
    '["put","cards","cards/N2","rp/axis",3],["seen","cards","cards/N2"],["seen","cards","cards/N4"]]'
)
LINE = "Played with an owner's copy. Entries otherwise than they ship: 2; compared and the same: 1."


def test_the_log_begins_with_it() -> None:
    match = Match.new("crusade", "campaign", corrections=OWN)
    assert own_figures.opening(match) == LINE
    scribe = Scribe(match, match.definition.presenter(match.world), own_figures.opening(match))
    scribe.follow("")
    assert scribe.lines()[0].text == LINE


def test_each_entry_is_named_with_its_figures() -> None:
    found = own_figures.about(Match.new("crusade", "campaign", corrections=OWN))
    assert [item.text for item in found] == [
        "León - Zaragoza: added", "Axis Military Aid: OPS: 5; RP: Axis: 3"
    ]  # fmt: skip


def test_any_other_game_says_nothing() -> None:
    match = Match.new("crusade", "campaign")
    assert (own_figures.opening(match), own_figures.about(match)) == ("", [])
