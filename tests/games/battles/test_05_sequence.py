"""5.0 The sequence of play, initiative and weather."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.battles.rules.turn.turn import initiative, weather
from desktop.games.battles.state.events import InitiativeTaken, PhaseBegan, StatusJudged, TurnBegan, WeatherChanged
from tests.games.battles.position import state_of


def through(match: Match, turn: int) -> list[object]:
    """Play on with the least commitment until the turn is over; what happened."""
    events: list[object] = []
    while match.decision is not None and match.state.turn <= turn:
        verbs = {action.verb: action for action in match.decision.actions}
        for verb in ("end", "done", "complete", "stand", "normal", "roll", "fight", "remove", "lose", "back"):
            if verb in verbs:
                events.extend(match.play(verbs[verb]))
                break
        else:
            events.extend(match.play(match.decision.actions[0]))
    return events


@pytest.mark.rule("battles", "2.1", says="the player who has it is first player this turn")
@pytest.mark.rule(
    "battles",
    "5.0",
    says=(
        "Each turn has eight phases",
        "First the first player, then the second player resolves his bombardments",
        "Judge supply and command of the first player's units",
        "Judge supply and command of **both** sides",
        "As D, for the second player",
        "As E, with the roles exchanged",
    ),
)
@pytest.mark.rule("battles", "3.0")
@pytest.mark.rule("battles", "1.0")
def test_5_0_phases_follow_in_order() -> None:
    match = Match.new("battles", "pindoque", seed=3)
    events = through(match, 1)
    phases = [(e.phase, e.side) for e in events if isinstance(e, PhaseBegan) and e.phase != "setup"]
    expected = [
        ("initiative", ""), ("weather", ""), ("bombardment", "nationalist"), ("bombardment", "republican"),
        ("movement", "nationalist"), ("combat", "nationalist"),
        ("movement", "republican"), ("combat", "republican"), ("end", ""),
    ]  # fmt: skip
    assert phases[:9] == expected
    judged = [e.side for e in events if isinstance(e, StatusJudged)]
    both = ["nationalist", "republican"]
    assert judged[:6] == ["nationalist", *both, "republican", *both]  # D1 one side, E1 both; F1, G1


@pytest.mark.rule("battles", "5.0", says="Advance the turn marker")
@pytest.mark.rule("battles", "5.0", says="After the last turn, determine the winner")
def test_5_0_the_game_ends_after_the_last_turn() -> None:
    match = Match.new("battles", "pindoque", seed=3)
    turns = [e.turn for e in through(match, 99) if isinstance(e, TurnBegan)]
    assert turns == [1, 2, 3, 4]
    assert match.decision is None
    assert match.outcome is not None
    assert match.faults() == []


@pytest.mark.rule("battles", "2.0")
@pytest.mark.rule("battles", "2.1", says="every unit except artillery and air units")
def test_2_1_units_are_classified() -> None:
    units = state_of("jarama", {}).world.units
    assert units["JN-1.1.1"].maneuver
    assert not units["JN-ART.1"].maneuver
    assert not units["JN-AIR.1"].maneuver
    assert units["JN-PZ.2"].armour
    assert not units["JN-F88.1"].armour
    assert len(units) == 155


@pytest.mark.rule("battles", "5.0", says="Decide who is first player this turn")
@pytest.mark.rule("battles", "J", says="The Nationalist is first player in every turn")
def test_j_the_nationalist_always_has_the_initiative() -> None:
    assert all(initiative(state_of("jarama", {}, turn=turn)) == "nationalist" for turn in (1, 5, 21))


@pytest.mark.rule(
    "battles",
    "B.initiative",
    says=(
        "The Republican is first player on turn 1, the Nationalist on turn 2",
        "From turn 3 on both roll a die each turn",
        "The higher roll is first player; ties are rolled again",
    ),
)
def test_b_initiative_fixed_twice_then_dice_with_ties_rolled_again() -> None:
    assert initiative(state_of("brunete", {}, turn=1)) == "republican"
    assert initiative(state_of("brunete", {}, turn=2)) == "nationalist"
    for dice, first in (([3, 5], "republican"), ([3, 3], "nationalist"), ([2, 3, 1, 6], "republican")):
        state = state_of("brunete", {}, turn=3)
        state.chance.begin(dice, strict=True)
        assert initiative(state) == first
        assert state.chance.left_over() == 0


@pytest.mark.rule("battles", "5.0", says="Roll for the weather, or use the weather the scenario fixes")
@pytest.mark.rule("battles", "17.0")
@pytest.mark.rule("battles", "WEATHER", says=("turns 1 to 11", "turns 12 to 21"))
@pytest.mark.rule(
    "battles",
    "J.weather",
    says=(
        "Roll one die each turn",
        "Turns 1 to 11: 1 to 4 rain and mud, 5 or 6 clear",
        "From turn 12: 1 or 2 rain and mud, 3 to 6 clear",
    ),
)
@pytest.mark.parametrize(
    ("turn", "die", "expected"),
    [(1, 4, "mud"), (1, 5, "clear"), (11, 4, "mud"), (12, 2, "mud"), (12, 3, "clear"), (21, 6, "clear")],
)
def test_17_0_mud_depends_on_the_turn(turn: int, die: int, expected: str) -> None:
    state = state_of("jarama", {}, turn=turn)
    state.chance.begin([die])
    assert weather(state) == expected


@pytest.mark.rule("battles", "WEATHER", says="Brunete: always clear")
@pytest.mark.rule("battles", "B.weather", says="The weather is always clear")
def test_b_weather_is_always_clear_and_not_rolled() -> None:
    state = state_of("brunete", {}, turn=4)
    state.chance.begin([], strict=True)
    assert weather(state) == "clear"


@pytest.mark.rule(
    "battles",
    "B.turns",
    says=("The game has ten turns of two days", "With the optional longer game there are 19 turns"),
)
@pytest.mark.rule("battles", "B.scale")
def test_b_turns_ten_or_nineteen() -> None:
    ten = state_of("brunete", {}).world
    assert (ten.last_turn, ten.turns[1]) == (10, "July 7/8")
    nineteen = state_of("brunete", {}, options={"brunete_turns": "19"})
    world = nineteen.world
    assert (world.last_turn, world.turns[3]) == (19, "July 8/9")
    from desktop.games.battles.state.setup import blank_state

    state = blank_state(world)
    assert state.units["BN-1.13"].arrives == 4  # dated July 8/9
    assert state.units["BR-11I.35"].arrives == 3  # dated July 7/8
    assert state.units["BN-1.4"].arrives == 9


def test_the_opening_of_the_turn_is_reported() -> None:
    match = Match.new("battles", "brunete", seed=1)
    events: list[object] = []
    while match.state.turn == 0:
        events.extend(match.play(Action("done")))
    assert TurnBegan(1) in events
    assert InitiativeTaken("republican") in events
    assert WeatherChanged("clear") in events
    assert match.state.air_points == {"republican": 20, "nationalist": 0}


@pytest.mark.rule("battles", "13.2", says="Each side has a number of air points per turn")
@pytest.mark.rule(
    "battles",
    "B.air",
    says=(
        "The Republican has 20 air points every turn",
        "The Nationalist has none until 11/12 July, 30 on that turn, and 54",
    ),
)
@pytest.mark.parametrize(
    ("count", "turn", "points"),
    [("10", 3, 0), ("10", 4, 30), ("10", 5, 54), ("10", 10, 54), ("19", 7, 30), ("19", 8, 0), ("19", 9, 54)],
)
def test_b_air_points_by_date(count: str, turn: int, points: int) -> None:
    state = state_of("brunete", {}, options={"brunete_turns": count})
    state.begin_turn(turn)
    assert state.air_points == {"republican": 20, "nationalist": points}
