"""6.0 The turn: draw phase, order of rounds and phases, end of the turn."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.turn.calendar import hand_size
from desktop.games.crusade.rules.turn.draw import Draw
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.turn import Turn
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, state_of


def quiet(place: Position, until: str) -> Position:
    """Play on without doing anything until a frame of that kind asks or the game goes no further."""
    lazy = ("marked", "moved", "no-more", "keep", "done", "stop", "auto")
    for _ in range(400):
        if place.decision is None or place.frame == until:
            return place
        choice = next((text for text in lazy if place.offers(text)), place.actions[0])
        place.play(choice)
    raise AssertionError("no end")


def draw(state: CrusadeState) -> Position:
    state.begin_phase("draw")
    return begin(state, Draw())


# -- A draw --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "16.3.2", says="It rules hand sizes")
@pytest.mark.rule("crusade", "6.0", says=("A3: each draws up to", "At RM 15 or less"))
@pytest.mark.parametrize(
    ("rm", "sizes"), [(26, (7, 7)), (16, (7, 7)), (15, (8, 7)), (11, (8, 7)), (10, (8, 6)), (-1, (8, 6))]
)
def test_6_0_a3_hand_size_by_morale(rm: int, sizes: tuple[int, int]) -> None:
    state = state_of(rm=rm, turn=9)
    assert (hand_size(state, NAT), hand_size(state, REP)) == sizes


@pytest.mark.rule("crusade", "8.5.3.6", says="may be discarded before drawing")
@pytest.mark.rule("crusade", "6.0", says="A2: each player may discard")
def test_6_0_a2_combat_cards_may_be_discarded_no_others() -> None:
    state = state_of(hands={NAT: ["N5", "N8"], REP: ["R5"]}, turn=2)
    place = draw(state)
    assert place.asked == NAT
    assert place.actions == ["discard N8", "keep"]
    assert place.refused("discard N5") == "8.5.3.6"
    place.play("discard N8")
    assert place.state.discards[NAT] == ["N8"]
    place.play("keep").play("keep")
    assert len(place.state.hands[NAT]) == 7
    assert "N5" in place.state.hands[NAT]


@pytest.mark.rule("crusade", "6.0")
def test_6_0_a2_who_has_no_combat_card_is_asked_too_and_who_has_no_card_is_not() -> None:
    place = draw(state_of(hands={NAT: ["N5"], REP: []}, turn=2))
    assert (place.asked, place.actions) == (NAT, ["keep"])
    place.play("keep")
    assert place.decision is None, "the Republicans hold nothing"


@pytest.mark.rule("crusade", "6.0")
def test_6_0_a2_what_is_discarded_is_not_named() -> None:
    place = draw(state_of(hands={NAT: ["N8"], REP: []}, turn=2)).play("discard N8")
    assert place.of(ev.CardsDiscardedUnseen)
    assert not place.of(ev.CardDiscarded)


@pytest.mark.rule("crusade", "6.0", says="When the pile runs out")
def test_6_0_a3_the_discards_are_shuffled_when_the_pile_runs_out() -> None:
    state = state_of(hands={NAT: [], REP: []}, turn=2)
    cards = state.decks[NAT]
    state.decks[NAT], state.discards[NAT] = cards[:3], cards[3:]
    place = draw(state)
    assert len(place.state.hands[NAT]) == 7
    assert set(cards[:3]) <= set(place.state.hands[NAT])
    assert place.state.discards[NAT] == []


@pytest.mark.rule("crusade", "6.0", says="When the pile runs out")
def test_6_0_a3_too_few_cards_are_played_with() -> None:
    state = state_of(hands={NAT: [], REP: []}, turn=2)
    state.removed_cards[NAT], state.decks[NAT] = state.decks[NAT][4:], state.decks[NAT][:4]
    place = draw(state)
    assert len(place.state.hands[NAT]) == 4
    assert len(place.state.waiting[NAT]) == 37, "never cards of a later phase"


@pytest.mark.rule("crusade", "6.0")
def test_6_0_a3_a_hand_that_is_too_large_is_kept() -> None:
    hand = ["R1", "R2", "R3", "R4", "R5", "R6", "R8"]
    place = draw(state_of(hands={REP: hand, NAT: ["N2"]}, rm=10, turn=4))
    while place.decision:
        place.play("keep")
    assert set(place.state.hands[REP]) == set(hand), "7 cards with hand size 6"


@pytest.mark.rule("crusade", "6.0", says="The hand size matters only here")
@pytest.mark.rule("crusade", "16.3.2")
def test_6_0_a3_example_morale_falls_in_mid_turn() -> None:
    """No cards are lost at once; at the next draw the Republicans hold 6, the Nationalists 8."""
    hands = {NAT: ["N2", "N3", "N4", "N5"], REP: ["R1", "R2", "R3", "R4"]}
    state = state_of(hands=hands, rm=11, turn=4)
    state.score("card", rm=-1, card="N15")
    assert {side: len(hand) for side, hand in state.hands.items()} == {NAT: 4, REP: 4}
    place = draw(state)
    while place.decision:
        place.play("keep")
    assert {side: len(hand) for side, hand in place.state.hands.items()} == {NAT: 8, REP: 6}


@pytest.mark.rule("crusade", "15.1", says="Join the decks twice")
@pytest.mark.rule("crusade", "15.1.1", says="are shuffled together")
@pytest.mark.rule("crusade", "15.1.2", says="At the end of Turn 5")
@pytest.mark.rule("crusade", "15.1.3", says="At the end of Turn 11")
@pytest.mark.rule("crusade", "6.0", says="A1: on a change of war phase")
@pytest.mark.parametrize(("turn", "phase", "number"), [(6, "mobilization", 20), (12, "armies", 17)])
def test_15_1_new_cards_join_pile_and_discards(turn: int, phase: str, number: int) -> None:
    state = state_of(hands={NAT: ["N2"], REP: ["R2"]}, turn=turn)
    if turn == 12:
        state.waiting = {
            side: [c for c in cards if state.world.cards[c].phase == phase] for side, cards in state.waiting.items()
        }
    state.discards[NAT], state.decks[NAT] = state.decks[NAT][:5], state.decks[NAT][5:]
    place = draw(state)
    assert [(e.side, e.number) for e in place.of(ev.CardsAdded)] == [(NAT, number), (REP, number)]  # type: ignore[attr-defined]
    place.checked = False  # cards between the two phases are nowhere
    place.play("keep").play("keep")
    assert place.state.discards[NAT] == []
    assert "N2" in place.state.hands[NAT] or turn == 6, "hands are kept"
    assert len(place.state.hands[NAT]) == 7


# -- order ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "13.3.7", says="comes after its sixth round")
@pytest.mark.rule(
    "crusade", "6.0", says=("Twelve rounds", "right after its sixth round", "City losses and lasting effects")
)
@pytest.mark.rule("crusade", "7.1.1", says="The Nationalists begin")
@pytest.mark.rule("crusade", "7.1.2", says="The players alternate")
@pytest.mark.rule("crusade", "7.1.5", says="The phase ends")
@pytest.mark.rule("crusade", "7.0", says="Six action rounds")
def test_6_0_order_of_rounds_and_phases() -> None:
    state = state_of(turn=2, hands={NAT: ["N5"], REP: ["R5"]})
    place = begin(state, Turn(turn=2))
    quiet(place, "nothing")
    marks = [
        event for event in place.log if isinstance(event, ev.RoundBegan | ev.PhaseBegan | ev.TurnBegan | ev.TurnEnded)
    ]
    told = [
        f"{e.side} {e.round}" if isinstance(e, ev.RoundBegan)
        else f"{e.phase} {e.side}".strip() if isinstance(e, ev.PhaseBegan) else e.name
        for e in marks
    ]  # fmt: skip
    rounds = [f"{side} {number}" for number in range(1, 7) for side in (NAT, REP)]
    assert told == [
        "TurnBegan", "draw", *rounds[:11], f"attrition {NAT}", rounds[11], f"attrition {REP}", "status",
        f"replacement {REP}", f"replacement {NAT}", "end", "TurnEnded",
    ]  # fmt: skip


# -- F end ---------------------------------------------------------------------------------------------
def end_of_turn(state: CrusadeState) -> Position:
    state.begin_phase("end")
    return begin(state, EndOfTurn())


@pytest.mark.rule("crusade", "8.5.3.5", says="lying face up are discarded")
@pytest.mark.rule("crusade", "6.0", says="lying face up are discarded")
def test_8_5_3_5_face_up_cards_are_discarded() -> None:
    state = state_of(turn=2)
    state.decks[NAT].remove("N8")
    state.face_up[NAT] = ["N8"]
    place = end_of_turn(state)
    assert place.state.face_up[NAT] == []
    assert place.state.discards[NAT] == ["N8"]


@pytest.mark.rule("crusade", "6.0", says="F2: on Turn 5")
@pytest.mark.rule("crusade", "16.2.6")
@pytest.mark.rule("crusade", "16.2.2")
def test_6_0_f2_isolation_ends_with_turn_5() -> None:
    place = end_of_turn(state_of(turn=4))
    assert place.state.isolated == ["granada", "oviedo"]
    place = end_of_turn(state_of("campaign", turn=5, flags={}))
    assert place.state.isolated == []


@pytest.mark.rule("crusade", "6.0", says="F3: from Turn 6 on")
@pytest.mark.rule("crusade", "16.1.6")
def test_6_0_f3_sieges_weaken_from_turn_6_on() -> None:
    place = end_of_turn(state_of(turn=5))
    assert place.state.sieges == {"alcazar": 3, "santa_maria": 2, "simancas": 1}
    place = end_of_turn(state_of(turn=6))
    assert place.state.sieges == {"alcazar": 2, "santa_maria": 1}


@pytest.mark.rule("crusade", "17.1.1", says="A northern source traces")
def test_17_1_1_the_shortage_ends_with_the_phase() -> None:
    assert end_of_turn(state_of(turn=4)).state.ammunition_shortage
    assert not end_of_turn(state_of(turn=5)).state.ammunition_shortage


@pytest.mark.rule("crusade", "15.2", says="After Turn 5")
@pytest.mark.rule("crusade", "8.5.2.4", says="The first corps come by")
@pytest.mark.rule("crusade", "6.0")
@pytest.mark.rule("crusade", "15.2.1")
def test_15_2_comes_after_turn_5_only() -> None:
    assert end_of_turn(state_of(turn=4)).decision is None
    place = end_of_turn(state_of(turn=5))
    assert place.state.phase == "corps"
    assert place.asked == NAT


@pytest.mark.rule("crusade", "6.0", says="F4: the turn marker")
@pytest.mark.rule("crusade", "5.1.1")
def test_6_0_f4_the_last_turn_ends_the_game() -> None:
    place = end_of_turn(state_of("columns", turn=5, vp=6))
    assert place.decision is None
    assert place.state.level == "draw"
    assert place.state.winner == ""
    goes_on = end_of_turn(state_of("campaign", turn=5, vp=11))
    assert not goes_on.state.over


@pytest.mark.rule("crusade", "6.0", says="F4: the turn marker")
def test_6_0_f4_the_turn_marker_goes_on() -> None:
    from desktop.games.crusade.rules.turn.turn import CrusadeGame

    state = state_of(turn=2, hands={NAT: ["N5"], REP: ["R5"]})
    place = begin(state, CrusadeGame(step="turns"), Turn(turn=2))
    while place.state.turn == 2:
        lazy = ("marked", "moved", "no-more", "keep", "done", "stop", "auto")
        place.play(next((text for text in lazy if place.offers(text)), place.actions[0]))
    assert place.state.turn == 3
    assert [mark.turn for mark in place.state.history] == [0, 2], "the curves of the war room"
