"""9.7 Every card that is no Combat Card: its conditions bind, it is played to its end, and it finds its pile."""

from __future__ import annotations

import pytest

from desktop.games.illusions import conditions
from tests.games.illusions.playing_events import card_of, play, play_through, ready
from tests.games.illusions.position import state_of, world_of

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
    """With nothing but the set-up of 1914 (in winter 1915) a card with conditions is refused with words for it."""
    state = state_of(turn=3, hands={card_of(card).side: [card]}, units={})
    state.commitment["central"] = "total"
    refusal = conditions.why_not_event(state, card)
    if card in ("AP-21", "CP-23", "CP-22", "CP-25"):
        return  # what they ask for holds from the start: their own tests break it
    assert refusal is not None
    assert refusal.reason.key.startswith("event.")
