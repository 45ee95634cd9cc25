"""What is written on buttons, in advice and in the log agrees with what the rules do."""

from __future__ import annotations

import pytest

from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.present.log import Log
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.path import turn_text
from desktop.games.reich.rules.cards.hands import DiscardCards
from desktop.games.reich.state import events as ev
from desktop.views.table import DecisionView
from tests.games.reich.position import Position, position, state_of
from tests.games.reich.test_06_operations import HANDS, decide, finish_conflict, invasion, pushed


def asked(place: Position) -> DecisionView:
    """The question as the side that is asked sees it."""
    view = ReichPresenter(place.state.world).table(place.state, place.decision, place.asked)
    assert view.decision is not None
    return view.decision


def choices_of(place: Position) -> dict[str, str]:
    """The words on each choice, by its action."""
    return {choice.action: choice.text for choice in asked(place).choices}


def advice(place: Position) -> str:
    return asked(place).help


def warnings(place: Position) -> dict[str, tuple[str, ...]]:
    return {choice.action: choice.warnings for choice in asked(place).choices}


def told(place: Position, kind: type[Event]) -> list[str]:
    log = Log(place.state.world, Names(place.state.world))
    return [line.text for line in log.lines(0, "axis", place.of(kind), "axis")]


def test_passing_in_overlord_goes_on_to_bagration_and_says_so() -> None:
    place = invasion()
    finish_conflict(place.play("overlord channel normandy"), win=True)
    assert choices_of(place)["bonus pass"] == "Go on to Bagration"
    place.play("bonus pass")
    decide(place, place.actions[0], win=False)
    assert choices_of(place)["bonus pass"] == "End the turn"


def test_advice_says_whether_a_lost_bonus_ends_the_turn() -> None:
    first = position("axis", hands=HANDS)
    decide(first, "attack land finland leningrad", win=True)
    first.play("bonus production")
    assert "your turn ends" in advice(first)
    guarded = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS)
    decide(guarded.play("barbarossa"), "attack land romania crimea", win=True)
    decide(guarded, "blitz kharkov", win=True)
    guarded.play("bonus production")
    assert "does not end your turn" in advice(guarded)


def test_advice_on_success_between_two_attacks() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land austria yugoslavia", win=True)
    place.play("bonus success")
    assert "won or lost" in advice(place)
    after = pushed(second=True).play("bonus success")
    assert "your turn ends" in advice(after)


def test_what_lapses_is_told_before_and_after() -> None:
    place = position("axis", hands=HANDS)
    decide(place, "attack land finland leningrad", win=True)
    warned = warnings(place)
    assert warned["bonus success"] == ("The production bonus is lost (7.9).", "The Blitzkrieg is lost (7.9).")
    assert warned["bonus production"] == ()
    assert len(warned["bonus pass"]) == 3
    place.play("bonus success", "fleet north_sea")
    assert told(place, ev.BonusLost) == [
        "A production bonus of the Axis is lost.", "The Axis go no farther by Blitzkrieg.",
    ]  # fmt: skip


def test_in_a_big_push_nothing_is_lost_by_the_second_attack() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land finland leningrad", win=True)
    assert warnings(place)["bonus push"] == ()


def test_events_set_aside_come_into_play_and_others_return() -> None:
    place = position("axis")
    place.state.enter_mall(place.state.aside[0])
    place.state.gain_event("axis", "stukas", "won")
    place.state.return_to_mall("stukas")
    place._collect()
    entered, returned = told(place, ev.EventMoved)
    assert "comes into play" in entered
    assert returned == "Stukas returns to its mall."


@pytest.mark.parametrize(
    ("cause", "words"), [("won", "gain"), ("year_end", "at random"), ("set_up", "begin with"), ("overlord", "take")]
)
def test_how_an_event_was_gained(cause: str, words: str) -> None:
    place = position("axis")
    place.state.gain_event("axis", "stukas", cause)
    place._collect()
    assert words in told(place, ev.EventGained)[-1]


def test_cards_lost_at_random_read_otherwise_than_chosen_ones() -> None:
    state = state_of("axis")
    state.stack.append(DiscardCards(side="axis", number=2, how="random", cause="loss"))
    place = Position(state)
    assert all(line.endswith("drawn at random.") for line in told(place, ev.CardDiscarded))
    chosen = state_of("axis")
    chosen.stack.append(DiscardCards(side="axis", number=1, cause="loss"))
    place = Position(chosen).play("discard german_2")
    assert told(place, ev.CardDiscarded) == ["The Axis discard German 2."]


@pytest.mark.parametrize(
    ("axis", "allies", "words"),
    [
        ("german_9", "western_9", "The Axis win the tie at 18 by suit"),
        ("double_agent_axis", "double_agent_allied", "The Axis win the tie at 19 as the active player"),
        ("german_9", "western_8", "The Axis win 18 to 17"),
    ],
)
def test_the_panel_says_how_a_conflict_was_won(axis: str, allies: str, words: str) -> None:
    place = position("axis", hands={"axis": [axis, "german_2"], "allies": [allies, "western_2"]})
    place.play("seek stukas", f"card {axis}")
    place.state.chance.begin([3, 3, 3, 3, 3, 3])
    place.state.events.clear()
    place.play(f"card {allies}")
    place.state.events.extend(place.of(ev.ConflictResolved))
    view = ReichPresenter(place.state.world).table(place.state, place.decision, "axis").preview
    assert view is not None
    assert view.result == words


@pytest.mark.rule("reich", "10.3.4", says="the Axis goes on with its turn 2")
@pytest.mark.parametrize(
    ("scenario", "numbers"), [("short-1944", [("allies", 1), ("axis", 2), ("allies", 2)]),
                              ("campaign-1941", [("axis", 1), ("allies", 1), ("axis", 2)])],
)  # fmt: skip
def test_10_3_4_the_turns_of_both_scenarios_are_numbered_by_game_turn(
    scenario: str, numbers: list[tuple[str, int]]
) -> None:
    state = state_of("axis", scenario=scenario)
    state.turns = 0
    names = Names(state.world)
    log, found = Log(state.world, names), []
    for side, _ in numbers:
        state.begin_turn(side, [])
        heading = turn_text(state, names)
        found.append((side, int(heading.rsplit(" ", 1)[1])))
        assert log.lines(0, side, state.events[-1:], side)[0].text.endswith(f"turn {found[-1][1]}")
    assert found == numbers


@pytest.mark.rule("reich", "7.8", says="used conflict cards to the discards")
def test_7_8_the_panel_keeps_the_conflict_as_it_was_judged_while_losses_are_discarded() -> None:
    hands = {"axis": ["german_9", "german_2"], "allies": ["soviet_4", "soviet_2", "western_4"]}
    place = position("axis", hands=hands)
    place.play("attack land finland leningrad", "card german_9")
    place.play("card soviet_4", dice=[6, 6, 6, 1, 1, 1])
    assert place.offered("discard"), "the Allies pay for Leningrad"
    view = ReichPresenter(place.state.world).table(place.state, place.decision, "allies").preview
    assert view is not None
    assert (view.attack_total, view.defence_total, view.result) == ("27", "7", "The Axis win 27 to 7")


def test_7_2_advice_on_events_says_who_still_plays() -> None:
    place = position("axis", events={"axis": ["stukas"], "allies": ["zhukov"]}, hands=HANDS)
    place.play("attack land finland leningrad")
    assert "plays his after you" in advice(place)
    place.play("done")
    assert place.asked == "allies"
    assert "has played his" in advice(place)


@pytest.mark.rule("reich", "10.3.4", says="The Allies begin, with Overlord")
def test_10_3_4_the_question_at_the_opening_speaks_of_overlord_only() -> None:
    match = Match.new("reich", "short-1944", seed=1)
    view = ReichPresenter(match.world).table(match.state, match.decision, "allies").decision
    assert view is not None
    assert (view.rule, view.prompt) == ("10.3.4", "Allies: the game opens with Overlord. Where do you land?")
    assert "Reorganise" not in view.help


def bonuses_told(place: Position) -> str:
    """What the strip says of the bonuses at hand."""
    view = ReichPresenter(place.state.world).table(place.state, place.decision, place.asked)
    return next(track.value for track in view.tracks if track.id == "bonus")


@pytest.mark.rule("reich", "7.9.2")
def test_a_blitzkrieg_without_a_target_is_no_bonus_at_hand() -> None:
    place = position("axis", hands=HANDS)
    decide(place, "attack land romania yugoslavia", win=True)
    assert bonuses_told(place) == "2 at hand"
    decide(place, "blitz greece", win=True)
    assert [str(action) for action in place.actions if str(action).startswith("blitz")] == []
    assert bonuses_told(place) == "1 at hand"
