"""9.7 Every card that is no Combat Card: its conditions bind, it is played to its end, and it finds its pile."""

from __future__ import annotations

import re

import pytest

from desktop.games.illusions import conditions
from desktop.games.illusions.present.cards import Cards
from desktop.games.illusions.present.names import Names
from desktop.mechanics.cdg.condition_words import clause
from tests.games.illusions.playing_events import card_of, play, play_through, ready
from tests.games.illusions.position import AP, CP, state_of, world_of

EVENTS = sorted(card for card in world_of().cards if card not in world_of().is_combat_card)


@pytest.mark.rule("illusions", "2.0", says="the card leaves the game when it is played as its event")
@pytest.mark.rule("illusions", "9.2", says="advances the player's war status")
@pytest.mark.rule("illusions", "9.7", says="What the card says happens")
@pytest.mark.rule("illusions", "9.7.1", says="The text is followed")
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


# -- conditions in words -------------------------------------------------------------------------------
def words_of(card: str) -> str:
    return Cards(world_of(), Names(world_of())).face(card).text


@pytest.mark.rule("illusions", "9.7.1", says="What the card asks for must be met")
@pytest.mark.parametrize("card", sorted(world_of().cards))
def test_a_face_states_every_condition_in_words(card: str) -> None:
    definition, names = card_of(card), Names(world_of())
    found = words_of(card)
    every = [clause(names, each) for each in (*definition.conditions, *definition.combat_conditions)]
    assert all(words and words in found for words in every)
    assert not re.search(r"\w_\w|[{}\[\]]|\b(any|all)_", " ".join(every))
    assert (definition.role == "either") or ("in attack" in found or "in defence" in found)
    assert found.startswith("Only") == bool(every or definition.role != "either" or card in world_of().bans)


@pytest.mark.rule("illusions", "9.7.1", says="What the card asks for must be met")
@pytest.mark.parametrize("card", [card for card in EVENTS if card_of(card).conditions])
def test_a_refusal_names_the_condition_that_is_not_met(card: str) -> None:
    names, side = Names(world_of()), card_of(card).side
    state = state_of(turn=3, hands={side: [card]}, units={})
    state.commitment["central"] = "total"
    refusal = conditions.why_not_event(state, card)
    if refusal is None or refusal.reason.key != "event.condition":
        return
    text = names.words.message(refusal.reason)
    every = [clause(names, each) for each in card_of(card).conditions]
    assert text.startswith(f"{names.card(card)}: only ")
    assert any(text.endswith(words) for words in every)


@pytest.mark.rule("illusions", "32.0", says="What every card does is printed on it")
def test_conditions_read_like_sentences() -> None:
    assert words_of("CP-50").startswith(
        "Only after Russian Food Riots (CP-49) was played as an event; while an uprising unit is in Russia."
    )
    assert words_of("CP-35").startswith(
        "Only right after Greece (AP-40) was played as an event or while Greece is neutral and while the Central "
        "Powers control every VP space of Serbia, Montenegro, Romania and Bulgaria."
    )
    assert words_of("CP-33").startswith(
        "Only in defence; with own units of Bulgaria or Germany; against units of Great Britain, France, Serbia or "
        "Greece; if a place in the Balkans is attacked."
    )
