"""8.0-10.4 Special rules, victory and scenarios."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.rules.cards.play_options import why_not_play
from desktop.games.reich.rules.combat.dice import bonus_dice, dice_count
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, fight, position, state_of
from tests.games.reich.test_06_operations import decide

HANDS = {
    "axis": ["german_2", "german_3", "german_4", "german_5"],
    "allies": ["western_9", "soviet_9", "western_8", "western_7"],
}


def turn_of(side: str, **given: object) -> Position:
    """A turn from its preparation on."""
    return position(side, stack=[ReichGame(step="turns"), PlayerTurn(side=side)], **given)


# -- 8 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "8.0")
@pytest.mark.rule(
    "reich",
    "8.1",
    says=("They cannot be used", "in the Baltic if the Axis", "in the Black Sea if Turkey", "in any zone east of the"),
)
@pytest.mark.parametrize(
    ("zone", "control", "allowed"),
    [
        ("baltic_sea", {}, False),
        ("baltic_sea", {"denmark": "western"}, True),
        ("baltic_sea", {"denmark": "western", "skagerrak": "axis"}, False),
        ("black_sea", {}, False),
        ("black_sea", {"turkey": "axis"}, False),
        ("black_sea", {"turkey": "western"}, True),
        ("levant_sea", {}, True),
        ("levant_sea", {"gibraltar": "axis"}, False),
        ("gulf_of_lyon", {"strait_of_gibraltar": "axis"}, False),
        ("atlantic", {"gibraltar": "axis"}, True),
    ],
)
def test_8_1_fleet_carriers(zone: str, control: dict[str, str], allowed: bool) -> None:
    near = {"konigsberg": "western", "bulgaria": "western"}
    place = position("allies", control=near | control, events={"allies": ["fleet_carriers"]})
    place.play(f"attack sea western {zone}")
    assert place.offers("play fleet_carriers") == allowed
    refusal = why_not_play(place.state, "allies", "fleet_carriers")
    assert (refusal.rule if refusal else "") == ("" if allowed else "8.1")


@pytest.mark.rule("reich", "8.2")
@pytest.mark.rule(
    "reich",
    "8.2.1",
    says=(
        "Italy surrenders when the Allies hold",
        "The rest of the three gets",
        "The Axis discards 2 cards at",
        "This replaces the ordinary loss of",
    ),
)
def test_8_2_1_italy_surrenders_with_rome() -> None:
    place = position("allies", control={"milan": "western"}, hands=HANDS, forts={"sicily": "axis"})
    decide(place, "attack land milan rome", win=True)
    state = place.state
    assert state.italy_surrendered
    assert {place.at(area) for area in ("rome", "naples", "sicily")} == {"western"}
    assert state.forts == {}
    assert state.hand_size["axis"] == 2, "two, not three"
    assert [event.cause for event in place.of(ev.CardDiscarded) if event.cause != "used"] == ["random", "random"]
    assert state.turn.production == 1


@pytest.mark.rule("reich", "2.2", says="Exceptions: Sicily can fall by land")
@pytest.mark.rule("reich", "8.2.1", says="Italy surrenders when the Allies hold")
def test_8_2_1_italy_surrenders_with_naples_and_sicily() -> None:
    place = position("allies", control={"sicily": "western", "sicilian_sea": "western"}, hands=HANDS)
    decide(place, "attack land sicily naples", win=True)
    assert place.at("rome") == "western"
    assert place.state.hand_size["axis"] == 2
    assert place.state.turn.production == 0, "Rome was not attacked"


@pytest.mark.rule("reich", "8.2.2", says=("If the Axis retakes Rome it", "Naples and Sicily do not change"))
def test_8_2_2_rome_is_an_ordinary_centre_afterwards() -> None:
    control = dict.fromkeys(("rome", "naples", "sicily"), "western")
    place = position(
        "axis", control=control, hands={"axis": ["german_9", "german_8"], "allies": ["western_2", "western_3"]}
    )
    place.state.italy_surrendered = True
    decide(place, "attack land milan rome", win=True)
    assert place.state.hand_size == {"axis": 3, "allies": 2}
    assert place.at("naples") == "western"
    assert place.state.italy_surrendered


@pytest.mark.rule("reich", "8.3", says=("Paris counts for whoever holds it", "The first time the Allies take"))
@pytest.mark.rule("reich", "8.5", says="The Allies first take Paris, or")
def test_8_3_paris_and_vichy() -> None:
    place = position("allies", control={"normandy": "western"}, hands=HANDS)
    decide(place, "attack land normandy paris", win=True)
    state = place.state
    assert state.hand_size == {"axis": 3, "allies": 5}
    assert all(place.at(a) == "western" for a in state.world.tables.vichy.areas)
    assert place.at("strait_of_gibraltar") == "western"
    assert state.vichy == "over"
    assert state.paris_fell


@pytest.mark.rule("reich", "2.2", says="Exceptions: Sicily can fall by land")
@pytest.mark.rule("reich", "5.2", says="Malta is checked (8.4)")
@pytest.mark.rule("reich", "8.4", says=("If in your Preparation Phase you", "This is no action and earns"))
def test_8_4_malta() -> None:
    place = turn_of("axis", control={"sicilian_sea": "axis"}, forts={"malta": "allies"})
    assert place.at("malta") == "axis"
    assert place.state.forts == {}
    assert place.state.turn.production == 0
    held = turn_of("axis", control={"sicilian_sea": "axis"}, fleets={"sicilian_sea": ["allies"]})
    assert held.at("malta") == "western"
    back = turn_of("allies", control={"sicilian_sea": "soviet", "malta": "axis"})
    assert back.at("malta") == "western", "the printed owner"


@pytest.mark.rule("reich", "5.2", says="Axis only: pending markers are placed")
@pytest.mark.rule("reich", "8.5", says=("The Allies first attack a Vichy", "Until then they are still neutral"))
@pytest.mark.rule("reich", "8.5.1", says="The Axis uses no events and")
@pytest.mark.rule("reich", "6.5.1.1")
def test_8_5_the_first_attack_brings_vichy_to_the_axis() -> None:
    place = position("allies", hands=HANDS, events={"axis": ["stukas", "counterattack"]}, decks={"axis": ["german_6"]})
    place.play("attack land suez syria_lebanon")
    assert place.state.fight.vichy
    assert bonus_dice(place.state, "axis") == []
    assert dice_count(place.state, "axis") == 3
    size = len(place.state.hands["axis"])
    place.play("card western_9", dice=[6] * dice_count(place.state, "allies") + [1] * 3)
    assert place.state.conflict is None, "the Axis is asked nothing"
    assert len(place.state.hands["axis"]) == size
    assert "german_6" in place.state.discards["axis"]
    assert place.state.vichy == "pending"
    assert place.at("tunisia") == "", "still neutral"
    while place.state.turn.side == "allies":
        place.play("bonus pass" if place.offers("bonus pass") else place.actions[-1])
    assert place.at("tunisia") == "axis"
    assert place.state.vichy == "over"


@pytest.mark.rule("reich", "8.5", says="After Iraq Revolts an attack on")
def test_8_5_syria_alone_after_iraq_revolts() -> None:
    place = position("allies", hands=HANDS)
    place.state.exempt_vichy("syria_lebanon")
    place.play("attack land suez syria_lebanon", "card western_9")
    assert place.state.vichy == "neutral"


@pytest.mark.rule(
    "reich",
    "8.6",
    says=(
        "Until Barbarossa is declared or the",
        "seek Turkey Declares War!",
        "attack, or place a fleet in",
        "attack an Axis-controlled area or zone",
        "attack a Soviet-controlled area, or attack",
    ),
)
def test_8_6_the_pact() -> None:
    axis = position("axis", pact=True)
    assert axis.refused("attack land finland leningrad") == "8.6"
    assert axis.refused("attack sea axis black_sea") == "8.6"
    assert axis.refused("seek turkey_declares_war") == "8.6"
    allies = position("allies", pact=True, control={"bulgaria": "western"})
    assert allies.refused("attack land bulgaria romania") == "8.6", "next to the USSR"
    assert allies.refused("attack land leningrad finland") == "8.6"
    assert allies.refused("fleet baltic_sea") == "8.6"
    assert position("axis").offers("attack land finland leningrad")


# -- 9 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "4.1.5", says="Whoever must discard and cannot, because")
@pytest.mark.rule("reich", "1.0", says="If it falls to 0 you")
@pytest.mark.rule("reich", "9.0", says="The game ends at once with")
@pytest.mark.rule("reich", "9.1", says="A player whose hand size is")
def test_9_1_sudden_death() -> None:
    place = position("axis", hands={"axis": ["german_9", "german_8"], "allies": ["soviet_2"]})
    fight(place, "attack land finland leningrad", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    assert place.decision is None
    assert (place.state.winner, place.state.reason) == ("axis", "sudden_death")


@pytest.mark.rule("reich", "9.0", says="The game ends at once with")
@pytest.mark.rule("reich", "9.2", says=("Berlin is Allied at the start", "London and Moscow are Axis at"))
def test_9_2_capitals_must_be_retaken() -> None:
    place = turn_of("axis", control={"berlin": "soviet"})
    assert place.state.turn.must_retake == ["berlin"]
    place.play("fleet atlantic", "discard german_2")
    assert (place.state.winner, place.state.reason) == ("allies", "capitals")
    one = turn_of("allies", control={"moscow": "axis"})
    assert one.state.turn.must_retake == []
    both = turn_of("allies", control={"moscow": "axis", "london": "axis"}, hands=HANDS)
    assert both.state.turn.must_retake == ["london", "moscow"]
    decide(both, "attack land vologda moscow", win=True)
    both.play("bonus pass")
    assert both.decision is not None, "one retaken is enough"


@pytest.mark.rule("reich", "9.3")
def test_9_3_capitulation() -> None:
    state = state_of("axis")
    assert victory.at_once(state) is None
    for area in ("archangel", "leningrad", "caucasus", "kharkov", "moscow", "stalingrad"):
        assert victory.at_once(state) is None
        state.control[area] = "axis"
    assert victory.at_once(state) == victory.Ending("axis", "axis_capitulation", "capitulation")
    other = state_of("axis")
    for area in ("austria", "berlin", "paris", "romania", "rome", "ruhr"):
        other.control[area] = "western"
    found = victory.at_once(other)
    assert found is not None
    assert found.winner == "allies"


@pytest.mark.rule("reich", "9.4")
def test_9_4_surrender_by_hand_size() -> None:
    place = position("axis", hands={"axis": ["german_2", "german_3", "german_4"]}, hand_size={"allies": 12})
    place.play("fleet atlantic", "discard german_2")
    assert (place.state.winner, place.state.reason) == ("allies", "surrender")
    safe = position("axis", hands={"axis": ["german_2", "german_3", "german_4", "german_5"]}, hand_size={"allies": 12})
    safe.play("fleet atlantic", "discard german_2")
    assert safe.decision is not None


@pytest.mark.rule(
    "reich",
    "9.5",
    says=("The Axis survives if it holds", "It wins an important victory if", "Otherwise the Allies win a minimum"),
)
@pytest.mark.parametrize(
    ("lost", "sizes", "level"),
    [
        ((), (8, 8), "axis_important"),
        ((), (7, 8), "axis_survival"),
        (("rome", "paris", "ruhr"), (7, 8), "axis_survival"),
        (("rome", "paris", "ruhr", "romania"), (9, 8), "allied_minimum"),
        (("berlin",), (9, 8), "allied_minimum"),
    ],
)
def test_9_5_the_end_of_1945(lost: tuple[str, ...], sizes: tuple[int, int], level: str) -> None:
    state = state_of("axis", control=dict.fromkeys(lost, "western"))
    state.hand_size = {"axis": sizes[0], "allies": sizes[1]}
    assert victory.at_last_year_end(state).level == level


# -- 10 ----------------------------------------------------------------------------------------------
def begin(scenario: str, seed: int = 1, **options: str) -> Match:
    return Match.new("reich", scenario, options, seed=seed, definition=DEFINITION)


@pytest.mark.rule("reich", "10.0")
@pytest.mark.rule("reich", "10.2")
@pytest.mark.rule("reich", "10.2.1")
@pytest.mark.rule("reich", "10.2.1.1")
@pytest.mark.rule("reich", "10.2.1.2")
def test_10_2_campaign_conflict_cards() -> None:
    for seed in range(20):
        match = begin("campaign-1941", seed)
        state, world = match.state, match.world
        while match.decision is not None and match.decision.actions[0].verb == "discard":
            match.play(match.decision.actions[0])
        assert {side: len(state.hands[side]) for side in ("axis", "allies")} == state.hand_size
        if "wolfpack_1" not in state.lid and "war_production_1" not in state.lid and "convoy_1" not in state.lid:
            assert state.hand_size == {"axis": 8, "allies": 6}
            assert len([c for c in state.hands["axis"] if world.cards[c].rerolls]) >= 4
        assert match.faults() == []
        assert state.pact
        assert state.big_push["axis"] == "up"


@pytest.mark.rule("reich", "10.2.2")
@pytest.mark.rule("reich", "10.2.2.1")
@pytest.mark.rule("reich", "10.2.2.2")
@pytest.mark.rule("reich", "10.2.2.3")
def test_10_2_2_campaign_events() -> None:
    acted = 0
    for seed in range(30):
        match = begin("campaign-1941", seed)
        state = match.state
        while match.decision is not None and match.decision.actions[0].verb == "discard":
            match.play(match.decision.actions[0])
        drawn = {side: len(state.held[side]) for side in ("axis", "allies")}
        at_once = len(state.lid)
        acted += at_once
        assert sum(drawn.values()) + at_once == 7
        change = ("war_production_1" in state.lid) + ("convoy_1" in state.lid) - ("wolfpack_1" in state.lid)
        assert sum(state.hand_size.values()) == 14 + change
    assert acted


@pytest.mark.rule("reich", "10.3")
@pytest.mark.rule("reich", "10.3.1")
@pytest.mark.rule("reich", "10.3.2")
@pytest.mark.rule("reich", "10.3.3")
@pytest.mark.rule("reich", "10.3.3.1")
@pytest.mark.rule("reich", "10.3.3.2")
@pytest.mark.rule("reich", "10.3.4")
def test_10_3_short_1944() -> None:
    match = begin("short-1944")
    state = match.state
    assert state.hand_size == {"axis": 8, "allies": 9}
    assert {side: len(cards) for side, cards in state.held.items()} == {"axis": 5, "allies": 8}
    assert {"higgins_boats", "t34s_shermans", "zhukov", "air_supremacy", "maximum_effort"} <= set(state.held["allies"])
    assert "waffen_ss" in state.held["axis"]
    assert sorted(state.removed) == ["iraq_revolts", "speer", "vichy_defects"]
    assert len([c for c in state.lid if c.startswith("wolfpack")]) == 3
    assert match.decision is not None
    assert match.decision.player == "allies"
    assert {action.verb for action in match.decision.actions} == {"overlord"}
    special = [c for c in state.hands["allies"] if match.world.cards[c].special]
    assert len(special) >= 6
    assert state.control["crete"] == "western"


@pytest.mark.rule("reich", "10.4", says="The victory rules of 9.0 hold")
@pytest.mark.rule("reich", "10.4.1", says=("Axis hand size minus the Allied", "Less is a catastrophic defeat of"))
@pytest.mark.rule("reich", "10.4.2", says=("Allied hand size minus the Axis", "Less is a catastrophic defeat of"))
@pytest.mark.parametrize(
    ("scenario", "axis", "allies", "level", "winner"),
    [
        ("intro-1941-42", 10, 4, "axis_decisive", "axis"),
        ("intro-1941-42", 8, 5, "axis_limited", "axis"),
        ("intro-1941-42", 8, 6, "axis_catastrophe", "allies"),
        ("intro-1941-43", 4, 10, "allied_decisive", "allies"),
        ("intro-1941-43", 5, 8, "allied_limited", "allies"),
        ("intro-1941-43", 6, 8, "allied_catastrophe", "axis"),
    ],
)
def test_10_4_levels(scenario: str, axis: int, allies: int, level: str, winner: str) -> None:
    state = state_of("axis", scenario=scenario)
    state.hand_size = {"axis": axis, "allies": allies}
    found = victory.at_last_year_end(state)
    assert (found.level, found.winner) == (level, winner)


@pytest.mark.rule("reich", "10.4", says="There is no Overlord and no")
@pytest.mark.rule("reich", "6.7")
def test_10_4_no_overlord() -> None:
    place = position(
        "allies",
        scenario="intro-1941-43",
        big_push={"allies": "up"},
        year={"axis": "end_1943", "allies": "end_1943"},
        control={"channel": "western"},
        events={"allies": ["higgins_boats"]},
    )
    assert place.refused("overlord channel calais") == "6.7"


@pytest.mark.rule("reich", "10.4.3")
@pytest.mark.rule("reich", "14.2")
def test_10_4_3_tournament_ends_as_agreed() -> None:
    assert begin("tournament").world.end_year == 2
    three = begin("tournament", tournament_end="end_1943")
    assert three.world.end_year == 3
    assert three.world.verdict.of == "allies"


@pytest.mark.rule("reich", "13.0")
@pytest.mark.rule("reich", "13.10", says="The short game of 1944 (10.3)")
def test_13_10_nine_turns() -> None:
    state = state_of("axis", scenario="short-1944", options={"nine_turns": "on"})
    state.turns = 16
    state.stack.append(ReichGame(step="turns"))
    assert Position(state).decision is not None
    state.stack[:] = [ReichGame(step="turns")]
    assert state.turns == 17, "the first Axis turn counts as done"
    place = Position(state)
    assert place.decision is None
    assert state.reason == "last_year"


@pytest.mark.rule("reich", "15.0")
@pytest.mark.rule("reich", "15.1", says="Each conflict card is drawn at")
def test_15_1_fog_of_war_plays_cards_at_random() -> None:
    place = position("axis", options={"fog_of_war": "on"})
    place.play("seek stukas")
    assert len(place.of(ev.CardChosen)) == 2


@pytest.mark.rule("reich", "3.1", says="35 Axis, 25 Western, 15 Soviet")
@pytest.mark.rule("reich", "1.0")
@pytest.mark.rule(
    "reich",
    "1.1",
    says=("Control markers: 35 Axis, 25 Western", "Fleets: 4 Axis, 6 Allied (3.2)", "Forts: 4 for each side (3.3)"),
)
@pytest.mark.rule("reich", "14.0", says="Western Allies and Soviets, or Germans")
@pytest.mark.rule("reich", "16.0")
def test_1_1_components() -> None:
    world = state_of("axis").world
    assert world.control_markers == {"axis": 35, "western": 25, "soviet": 15}
    assert (world.fleets, world.forts) == ({"axis": 4, "allies": 6}, {"axis": 4, "allies": 4})
    assert DEFINITION.sides == ("axis", "allies"), "partners share a side"
