"""The small examples of the rules, exact to the printed figures."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.combat.resolve import card_value, rerolls
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import Conflict
from tests.games.reich.position import Position, fight, position, world_of
from tests.games.reich.test_worked_examples import EAST, decided, dice_of, give_up_surplus


def _table(mine: list[str], enemy: list[str]) -> Conflict:
    conflict = Conflict("land", "axis", "kharkov")
    conflict.cards = {"axis": mine, "allies": enemy}
    conflict.dice = {"axis": [1, 2, 3, 4, 5], "allies": [1, 2, 3]}
    return conflict


@pytest.mark.rule("reich", "4.1.3")
def test_ex_4_1_3_values_and_functions() -> None:
    world = world_of("campaign-1941")
    plain = _table(["german_5"], ["western_3"])
    assert [card_value(world, plain, card) for card in ("german_5", "western_3")] == [5, 3]
    assert rerolls(world, plain, "axis") == 0
    silenced = _table(["german_12"], ["double_agent_allied"])
    silenced.silenced = ["german_12"]
    assert card_value(world, silenced, "german_12") == 12
    assert card_value(world, silenced, "double_agent_allied") == 10
    assert rerolls(world, silenced, "axis") == 0
    lowered = _table(["german_12"], ["soviet_1"])
    lowered.sabotaged = ["german_12"]
    assert card_value(world, lowered, "german_12") == 1
    assert rerolls(world, lowered, "axis") == 2


@pytest.mark.rule(
    "reich",
    "4.1.3",
    says=(
        "It keeps its re-rolls",
        "Example: a Field Marshal meets a Double",
        "Example: a Field Marshal meets a Saboteur",
    ),
)
@pytest.mark.rule("reich", "7.6")
def test_ex_4_1_3_agents_at_the_table() -> None:
    place = position("axis", hands={"axis": ["german_12"], "allies": ["double_agent_allied", "soviet_1"]})
    place.play("attack land finland leningrad", "card german_12")
    place.play("card double_agent_allied", dice=[1, 1, 1, 6, 6, 6])
    assert place.of(ev.CardSilenced) == [ev.CardSilenced("german_12")]
    assert not place.offered("reroll"), "no re-rolls are left"
    place = position("axis", hands={"axis": ["german_12"], "allies": ["soviet_1", "soviet_2"]})
    place.play("attack land finland leningrad", "card german_12")
    place.play("card soviet_1", dice=[1, 1, 1, 2, 2, 2])
    assert place.of(ev.CardSabotaged) == [ev.CardSabotaged("german_12", 1)]
    assert place.decision is not None
    assert place.decision.progress == (0, 2)


@pytest.mark.rule("reich", "4.2.5.1", says=("The same card serves once in", "Example: the Allies use Artillery &"))
def test_ex_4_2_5_1_reusable_is_out_in_the_enemy_turn() -> None:
    place = position(
        "allies",
        control={"minsk": "axis"},
        events={"allies": ["artillery_partisans"]},
        hands={"allies": ["soviet_9", "soviet_8"], "axis": ["german_2", "german_3"]},
    )
    place.play("attack land smolensk minsk", "play artillery_partisans", "done?", "card soviet_9")
    place.play("card german_2", dice=[6, 6, 6, 6, 1, 1, 1][: sum(dice_of(place, "allies"))])
    place.play("done?", "bonus pass")
    assert place.state.turn.side == "axis"
    assert "artillery_partisans" in place.state.held["allies"]
    assert "artillery_partisans" in place.state.face_down
    place.play("attack land finland leningrad", "card german_3")
    assert not place.offers("play artillery_partisans")


@pytest.mark.rule(
    "reich",
    "4.2.5.2",
    says=("So the user cannot regain it", "Example: the Axis takes London with", "The bonus action for London can"),
)
@pytest.mark.rule("reich", "5.2")
def test_ex_4_2_5_2_returnables_cannot_be_sought_again_this_turn() -> None:
    place = position(
        "axis",
        events={"axis": ["paratroops", "desperate_gamble", "reserves"]},
        hands={
            "axis": ["german_9", "german_8", "german_7", "german_6"],
            "allies": ["western_2", "western_3", "western_4"],
        },
        hand_size={"axis": 4, "allies": 3},
    )
    place.play("attack paratroop calais london", "play desperate_gamble", "play reserves", "done?", "card german_9")
    count = sum(dice_of(place, "axis"))
    mine = dice_of(place, "axis")[0]
    place.play("card western_2", dice=[6] * mine + [1] * (count - mine))
    give_up_surplus(place)
    place.play("bonus production")
    sought = place.offered("seek")
    assert not {"paratroops", "desperate_gamble", "reserves"} & set(sought)
    assert place.state.waiting["allies"] == ["paratroops", "desperate_gamble", "reserves"]


@pytest.mark.rule("reich", "5.0", says="Years are not counted in turns")
@pytest.mark.rule(
    "reich",
    "5.4.1",
    says=(
        "Advance your year marker one box",
        "Example: both markers are At Start",
        "The Axis reshuffles and moves to",
        "A second Axis reshuffle does not",
        "When the Allied marker arrives at",
    ),
)
@pytest.mark.rule("reich", "5.5")
def test_ex_5_4_1_year_markers() -> None:
    state = position("axis").state
    for _ in range(2):
        state.stack.append(Reshuffle(side="axis"))
        Position(state)
        assert state.year == {"axis": 1, "allies": 0}, "never more than one box ahead"
    state.stack.append(Reshuffle(side="allies"))
    after = Position(state)
    assert state.year == {"axis": 1, "allies": 1}
    assert after.of(ev.YearEnded) == [ev.YearEnded("end_1941")]


@pytest.mark.rule("reich", "4.1.3", says="They can also help a try")
@pytest.mark.rule(
    "reich",
    "6.3.2",
    says=(
        "If the sum is less than",
        "A card of 11, 12 or",
        "Example: a Supreme Commander (13) is",
        "The try succeeds with 12 or",
    ),
)
def test_ex_6_3_2_supreme_commander_tries_for_the_big_push() -> None:
    place = position("axis", hands={"axis": ["german_13", "german_2"]})
    place.play("big-push", dice=[])
    place.play("discard german_13", dice=[6, 6, 1])
    assert place.decision is not None
    assert place.decision.progress == (0, 3)
    place.play("reroll 0")
    place.play("roll", dice=[5])
    assert place.of(ev.BigPushTried) == [ev.BigPushTried("axis", "german_13", 12, True)]
    assert place.state.big_push["axis"] == "down"
    again = position("axis", hands={"axis": ["german_13", "german_2"]}).play("big-push")
    again.play("discard german_13", dice=[6, 6, 1]).play("done?")
    assert again.of(ev.BigPushTried) == [ev.BigPushTried("axis", "german_13", 13, False)]
    assert again.state.big_push["axis"] == ""


@pytest.mark.rule(
    "reich", "6.5.2.1", says=("For Berlin the 3 cards are", "Example: Kharkov falls", "Allied hand size goes down by")
)
def test_ex_6_5_2_1_kharkov_costs_a_soviet_card() -> None:
    place = position("axis", control=EAST, hands={"allies": ["soviet_2", "soviet_3", "western_9"]})
    fight(place, "attack land crimea kharkov", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    assert place.offered("discard") == ["soviet_3"]
    assert place.refused("discard western_9") == "6.5.2.1"
    assert place.state.hand_size["allies"] == 2


@pytest.mark.rule(
    "reich",
    "6.5.3.1",
    says=(
        "A captured area gets the marker",
        "If an Allied symbol is printed",
        "Example: the Allies take Libya from",
        "Example: the Caucasus is Axis and",
    ),
)
def test_ex_6_5_3_1_markers_of_the_allies() -> None:
    place = position("allies", hands={"allies": ["western_9", "western_8"], "axis": ["german_2", "german_3"]})
    won_by_allies(place, "attack land egypt libya")
    assert place.at("libya") == "western"
    place = position(
        "allies",
        control={"caucasus": "axis"},
        hands={"allies": ["soviet_9", "western_8"], "axis": ["german_2", "german_3"]},
    )
    won_by_allies(place, "attack land persia caucasus")
    assert place.at("caucasus") == "soviet"


def won_by_allies(place: Position, attack: str) -> Position:
    place.play(attack)
    while place.offers("done?"):
        place.play("done?")
    place.play(f"card {place.offered('card')[0]}")
    mine, theirs = dice_of(place, "allies")
    return place.play(f"card {place.offered('card')[0]}", dice=[6] * mine + [1] * theirs)


@pytest.mark.rule("reich", "6.5.3", says="Western Allies and Soviets fight with")
@pytest.mark.rule(
    "reich",
    "6.5.3.2",
    says=("Attacking from or defending a Soviet-controlled", "Example: in a Soviet conflict Artillery"),
)
def test_ex_6_5_3_2_stars() -> None:
    place = position("allies", control={"minsk": "axis"}, events={"allies": ["artillery_partisans", "patton"]})
    place.play("attack land smolensk minsk")
    assert place.offered("play") == ["artillery_partisans"]
    assert place.refused("play patton") == "6.5.3.2"


@pytest.mark.rule("reich", "6.6.2", says="Do both, then take the bonus")
@pytest.mark.rule("reich", "6.6.3", says="Example: an Allied Big Push with")
@pytest.mark.rule("reich", "6.6")
def test_ex_6_6_3_three_convoys_in_a_big_push() -> None:
    place = position(
        "allies",
        big_push={"allies": "up"},
        hands={
            "allies": ["western_9", "western_8", "western_7", "western_6"],
            "axis": ["german_2", "german_3", "german_4"],
        },
    )
    place.play("push events")
    before = place.state.hand_size["allies"]
    decided(place, "seek convoy", [6, 1])
    decided(place, "seek convoy", [1, 6])
    assert place.state.turn.side == "allies", "one of two lost"
    place.play("bonus success")
    decided(place, "seek convoy", [6, 1])
    assert place.state.hand_size["allies"] == before + 2
    assert place.state.turn.side == "axis"


@pytest.mark.rule(
    "reich",
    "6.7.1",
    says=("Closed zones: from 1944 on, once", "Example: it is 1944, the Channel", "The Axis is barred from the"),
)
def test_ex_6_7_1_the_channel_is_closed_to_the_axis() -> None:
    late = {"axis": "end_1943", "allies": "end_1943"}
    place = position("axis", control={"channel": "western"}, year=late)
    assert place.refused("attack sea axis channel") == "6.7.1"
    assert place.refused("fleet channel") == "6.7.1"
    assert place.offers("attack sea axis bay_of_biscay")
    assert place.offers("fleet bay_of_biscay")
    early = position("axis", control={"channel": "western"})
    assert early.offers("attack sea axis channel")


@pytest.mark.rule(
    "reich",
    "7.6",
    says=("Declare all dice you re-roll before", "Two bonus cards add their re-rolls", "Example: with 5 dice and two"),
)
def test_ex_7_6_rerolls_are_declared_before_rolling() -> None:
    place = position("axis", hands={"axis": ["german_13", "german_2"], "allies": ["soviet_2", "soviet_3"]})
    place.play("attack land finland leningrad", "card german_13")
    place.play("card soviet_2", dice=[1, 1, 6, 6, 6, 6])
    place.play("reroll 0")
    assert place.state.fight.dice["axis"] == [1, 1, 6], "nothing is rolled before all are named"
    place.play("roll", dice=[2])
    assert not place.offered("reroll"), "no second declaration"
    both = _table(["german_13", "italian_13"], ["soviet_2"])
    assert rerolls(world_of("campaign-1941"), both, "axis") == 5


@pytest.mark.rule("reich", "7.9", says="Example: Moscow is taken: one PRODUCTION")
def test_ex_7_9_moscow_earns_one_production() -> None:
    place = position(
        "axis", control={"smolensk": "axis"}, hands={"allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5"]}
    )
    decided(place, "attack land smolensk moscow", [6, 1], losses=2)
    assert place.state.turn.production == 1


@pytest.mark.rule("reich", "7.9", says="Up to three more attacks in")
@pytest.mark.rule(
    "reich",
    "7.9.2",
    says=(
        "Attack by land an area next",
        "If you win, you may attack",
        "At most three attacks in a",
        "Example: Minsk has been taken",
        "Blitz attacks on Bessarabia, then Kharkov",
    ),
)
def test_ex_7_9_2_a_chain_of_three() -> None:
    place = position("axis", hands={"allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5", "soviet_6", "soviet_7"]})
    decided(place, "attack land warsaw minsk", [6, 1])
    for target, losses in (("bessarabia", 0), ("kharkov", 1), ("moscow", 2)):
        decided(place, f"blitz {target}", [6, 1], losses)
        give_up_surplus(place)
    assert place.at("moscow") == "axis"
    assert not place.offered("blitz"), "three at most"
    assert place.state.hand_size["axis"] == 5


@pytest.mark.rule(
    "reich",
    "9.2",
    says=("If the last year ends first", "Example: the Axis year marker is", "The Allies take Berlin with their"),
)
@pytest.mark.rule("reich", "5.5")
def test_ex_9_2_berlin_falls_with_the_last_card() -> None:
    place = position(
        "allies",
        scenario="short-1944",
        control={"warsaw": "soviet"},
        year={"axis": "end_1945", "allies": "end_1944"},
        hands={
            "allies": ["soviet_9", "soviet_8"],
            "axis": ["german_2", "german_3", "german_4", "german_5", "german_6"],
        },
    )
    state = place.state
    state.discards["allies"], state.decks["allies"] = state.decks["allies"], []
    decided(place, "attack land warsaw berlin", [6, 1])
    assert place.decision is None
    assert (state.winner, state.level, state.reason) == ("allies", "allied_minimum", "last_year")
