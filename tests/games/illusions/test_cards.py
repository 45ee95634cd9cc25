"""9.7 Every card that is no Combat Card: its conditions bind, it is played to its end, and it finds its pile."""

from __future__ import annotations

import pytest

from desktop.games.illusions import conditions
from tests.games.illusions.playing_events import card_of, play, play_through, ready
from tests.games.illusions.position import AP, CP, state_of, world_of

EVENTS = sorted(card for card in world_of().cards if card not in world_of().is_combat_card)


@pytest.mark.rule("illusions", "9.7.1")
@pytest.mark.parametrize("card", EVENTS)
def test_every_event_can_be_played_to_its_end(card: str) -> None:
    state = ready(card)
    assert conditions.why_not_event(state, card) is None
    before = dict(state.war_status)
    position = play_through(play(state, card))
    definition = card_of(card)
    assert state.is_played(card)
    assert state.war_status[definition.side] == before[definition.side] + definition.war_status
    piles = (state.removed_cards, state.discards, state.face_up)
    assert sum(card in pile[definition.side] for pile in piles) == 1
    assert position.decision is None


@pytest.mark.rule("illusions", "9.7.1")
@pytest.mark.parametrize("card", [card for card in EVENTS if card_of(card).conditions])
def test_every_condition_binds(card: str) -> None:
    """A card with conditions is refused in an empty winter of 1915, or when everybody has joined or collapsed."""
    side = card_of(card).side
    empty = state_of(turn=3, hands={side: [card]}, units={})
    empty.commitment["central"] = "total"
    late = state_of(hands={side: [card]}, at_war={"it": AP, "bu": CP, "ro": AP, "gr": CP})
    late.nations["sb"] = "collapsed"
    late.record_event("AP-25")
    refusals = [conditions.why_not_event(state, card) for state in (empty, late)]
    assert any(refusals)
    assert all(refusal.reason.key.startswith("event.") for refusal in refusals if refusal)
