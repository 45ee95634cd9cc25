"""9.7 Every card that is no Combat Card: its conditions bind, it is played to its end, and it finds its pile."""

from __future__ import annotations

import re

import pytest

from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data.schema_effects import Own
from desktop.games.illusions.present.cards import APART, Cards
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.cards import conditions, registry
from desktop.games.illusions.rules.cards.play_event import ALONE
from desktop.mechanics.cdg.condition_words import clause
from desktop.views.ours import DAGGER, parts_of
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
    face = Cards(world_of(), Names(world_of())).face(card)
    return "\n".join(part for part in (face.condition, face.text) if part)


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


# -- what is ours ----------------------------------------------------------------------------------------
EFFECT_IN_THE_BOOK = {"effect", "units"}


def test_values_that_the_book_does_not_give_are_marked() -> None:
    """A value that stands in no rule is ours, though a sister game or a play report has it."""
    for card in world_of().cards.values():
        ours = parts_of(card)
        assert "ops" in card.given or "ops" in ours, card.id
        assert not card.war_status or "war_status" in card.given or "war_status" in ours, card.id
        assert EFFECT_IN_THE_BOOK & set(card.given) or ours - APART, card.id


@pytest.mark.parametrize(
    "card", ["AP-24", "AP-31", "CP-02", "CP-08", "CP-24", "CP-31", "CP-38", "CP-46", "CP-53", "CP-54"]
)
def test_an_effect_of_a_sister_game_bears_a_dagger(card: str) -> None:
    text = Cards(world_of(), Names(world_of())).face(card).text
    (effect,) = [line for line in text.split("\n") if line.startswith(world_of().cards[card].text)]
    assert effect.endswith(DAGGER)


def test_the_conditions_of_a_combat_card_are_ours_with_its_effect() -> None:
    condition, effect, *_ = words_of("AP-03").splitlines()
    assert condition == f"Only with own units of Russia.{DAGGER}"
    assert effect.endswith(DAGGER)
    assert words_of("CP-44").startswith("Only in attack; with an own large unit of Germany.\n")


def test_a_text_does_not_tell_again_when_its_card_is_played() -> None:
    texts = {card.id: card.text for card in world_of().cards.values() if card.card_kind == "combat"}
    assert not [card for card, text in texts.items() if re.match(r"Combat card|Only ", text)]


def test_a_source_is_named() -> None:
    """By the name of what it is, not by a letter of our own or the name of a field."""
    for card in world_of().cards.values():
        assert not re.search(r"\bS\d\b|\w_\w", card.source), card.id


def test_every_card_that_is_alone_in_what_it_does_has_its_function() -> None:
    cards = world_of().cards.values()
    said = {(card.id, effect.part) for card in cards for effect in card.effects if isinstance(effect, Own)}
    assert ALONE, "the modules that hold them are read with the procedure that asks for them"
    assert said == {*registry.EVENTS, *registry.STANDING, *((card, "") for card in registry.CLOSING)}


def single(condition: c.Condition) -> list[c.Condition]:
    return [each for part in condition.of for each in single(part)] if hasattr(condition, "of") else [condition]


def test_a_condition_that_is_own_has_its_query_and_words_and_no_other_card_asks_it() -> None:
    every = [
        (key, each) for key, card in world_of().cards.items() for each in (*card.conditions, *card.combat_conditions)
    ]
    asked = [(key, each) for key, condition in every for each in single(condition)]
    own = [(key, each.part) for key, each in asked if isinstance(each, c.OwnCondition)]
    assert sorted(registry.CONDITIONS) == sorted(own)
    words = Names(world_of()).words
    assert all(f"condition.own_{part}" in words for _, part in own)
