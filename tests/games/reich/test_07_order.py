"""7.0-7.9 The order of a conflict and the finer rules of dice, bonuses and Blitzkrieg."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.games.reich.rules.combat.dice import bonus_dice, neighbour_counts
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, fight, position
from tests.games.reich.test_06_operations import decide
from tests.games.reich.test_worked_examples import chapter_16, part_1

EASY = {"axis": ["german_9", "german_8", "german_7", "german_6"], "allies": ["soviet_2", "western_3", "soviet_4"]}


@pytest.mark.rule(
    "reich", "7.0",
    says=("1 events", "2 conflict cards", "3 dice", "4 effects of markers", "5 functions", "6 winner", "7 clean-up",
          "8 bonus action or end of the turn"),
)  # fmt: skip
@pytest.mark.rule("reich", "1.0", says="each side plays a numbered card and rolls dice, and the higher total wins")
def test_7_0_the_eight_steps_of_leningrad() -> None:
    place = part_1(chapter_16()).play("discard soviet_3")
    named: dict[int, list[int]] = {}
    for number, event in enumerate(place.log):
        named.setdefault(step_of(event), []).append(number)
    steps = sorted(step for step in named if step)
    assert steps == [1, 2, 3, 4, 5, 6, 7, 8]
    for earlier, later in pairwise(steps):
        assert max(named[earlier]) < min(named[later]), (earlier, later)


def step_of(event: object) -> int:
    """The step of a conflict to which an event belongs, 0 if to none."""
    match event:
        case ev.EventPlayed():
            return 1
        case ev.CardChosen() | ev.CardsRevealed():
            return 2
        case ev.DiceRolled():
            return 3
        case ev.DieChanged(source="von_manstein" | "stukas" | "zhukov"):
            return 4
        case ev.CardSabotaged() | ev.DieChanged():
            return 5
        case ev.ConflictResolved():
            return 6
        case ev.ControlChanged() | ev.CardDiscarded() | ev.HandSizeChanged() | ev.CardsDrawn():
            return 7
        case ev.BonusEarned():
            return 8
    return 0


@pytest.mark.rule("reich", "7.1.1", says="In an attack the active player is the attacker")
@pytest.mark.parametrize(("side", "action"), [("axis", "attack land warsaw minsk"), ("allies", "seek convoy")])
def test_7_1_1_the_active_player(side: str, action: str) -> None:
    assert position(side).play(action).state.fight.active == side


@pytest.mark.rule("reich", "7.4.1", says=("The target does not count", "The defender never gets this die"))
def test_7_4_1_the_land_die_is_the_attackers_alone() -> None:
    place = position("allies", control={"finland": "soviet"})
    mine, theirs = neighbour_counts(place.state, "allies", "norway")
    assert (mine, theirs) == (1, 0), "Norway itself counts for nobody"
    few = position("axis", control={"minsk": "axis"})
    assert neighbour_counts(few.state, "axis", "smolensk") == (1, 4)
    few.play("attack land minsk smolensk")
    assert bonus_dice(few.state, "axis") == bonus_dice(few.state, "allies") == []


@pytest.mark.rule("reich", "7.4.1", says="the Axis defending Berlin, the Allies defending Moscow or London")
@pytest.mark.rule("reich", "2.5", says="give their defender a bonus die")
@pytest.mark.parametrize(
    ("side", "control", "attack"),
    [
        ("allies", {"warsaw": "soviet"}, "land warsaw berlin"),
        ("axis", {"smolensk": "axis"}, "land smolensk moscow"),
        ("axis", {"scotland": "axis"}, "land scotland london"),
    ],
)
def test_7_4_1_each_capital_gives_its_defender_a_die(side: str, control: dict[str, str], attack: str) -> None:
    place = position(side, control=control).play(f"attack {attack}")
    defender = "axis" if side == "allies" else "allies"
    assert [(item.source.key, item.value) for item in bonus_dice(place.state, defender)] == [("dice.capital", 1)]


@pytest.mark.rule(
    "reich", "7.5", says="The active player applies all his effects in the order he likes, then the other"
)
def test_7_5_effects_in_any_order_the_active_player_first() -> None:
    events = {"axis": ["rommel", "stukas"], "allies": ["zhukov"]}
    place = position("axis", hands=EASY, events=events)
    place.play("attack land warsaw minsk", "play rommel", "play stukas", "play zhukov", "card german_9")
    place.play("card soviet_2", dice=[1, 1, 1, 6, 6, 6])
    assert place.asked == "axis"
    assert {text.split()[0] for text in place.offered("use")} == {"rommel", "stukas"}, "any of them first"
    place.play("use stukas enemy 0", dice=[1])
    assert {text.split()[0] for text in place.offered("use")} == {"rommel"}
    place.play("use rommel own 0", dice=[6])
    assert (place.asked, {text.split()[0] for text in place.offered("use")}) == ("allies", {"zhukov"})


@pytest.mark.rule(
    "reich", "7.6", says="Then Saboteurs, then the re-rolls of the active player, then those of the other"
)
def test_7_6_agents_before_rerolls_and_the_active_player_first() -> None:
    hands = {"axis": ["german_12", "german_2"], "allies": ["soviet_13", "soviet_3"]}
    place = position("axis", hands=hands)
    place.play("attack land warsaw minsk", "card german_12")
    place.play("card soviet_13", dice=[1, 1, 1, 1, 1, 1])
    assert place.asked == "axis"
    place.play("reroll 0")
    place.play("roll", dice=[2])
    assert (place.asked, place.offered("reroll")) == ("allies", ["0", "1", "2"])
    lowered = position("axis", hands={"axis": ["german_12"], "allies": ["soviet_1", "soviet_3"]})
    lowered.play("attack land warsaw minsk", "card german_12", "card soviet_1")
    assert lowered.of(ev.CardSabotaged), "lowered before anything is rolled again"
    assert lowered.offered("reroll")


@pytest.mark.rule("reich", "7.6", says="if both sides played one, the active player first")
def test_7_6_two_double_agents() -> None:
    hands = {"axis": ["german_13", "german_2"], "allies": ["western_13", "western_2"]}
    place = position(
        "axis",
        hands=hands,
        decks={"axis": ["double_agent_axis"], "allies": ["double_agent_allied"]},
        events={"axis": ["maximum_effort"], "allies": ["enigma"]},
    )
    place.state.gain_event("allies", "their_finest_hour", "test")
    place.play("attack land bulgaria greece", "play maximum_effort")
    place.play("play their_finest_hour", "done?allies", "card german_13", "card western_13")
    assert [event.card for event in place.of(ev.CardSilenced)] == ["western_13", "german_13"]


@pytest.mark.rule("reich", "7.6", says="A die re-rolled through an event may be re-rolled again by a card")
def test_7_6_a_die_of_an_event_may_be_rolled_once_more_by_a_card() -> None:
    hands = {"axis": ["german_11", "german_2"], "allies": ["soviet_2", "soviet_3"]}
    place = position("axis", hands=hands, events={"axis": ["rommel"]})
    place.play("attack land warsaw minsk", "play rommel", "card german_11")
    place.play("card soviet_2", dice=[1, 2, 3, 1, 1, 1])
    place.play("use rommel own 0", dice=[1])
    assert place.offers("reroll 0")
    place.play("reroll 0", dice=[5])
    assert not place.offered("reroll"), "and not again by a card"
    assert [event.after for event in place.of(ev.DieChanged)] == [1, 5]


# -- bonuses -----------------------------------------------------------------------------------------
@pytest.mark.rule(
    "reich", "7.9", says=("One of: reorganise, fortify, reinforce, event action, attack", "All are optional")
)
def test_7_9_what_success_may_be_spent_on() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land finland leningrad", win=True)
    assert place.offers("bonus pass")
    place.play("bonus success")
    assert {text.split()[0] for text in place.actions} == {
        "reorganise", "fortify", "fleet", "big-push", "seek", "attack",
    }  # fmt: skip


@pytest.mark.rule("reich", "7.9.2", says="Attack by land an area next to the one just taken, and only from it")
@pytest.mark.rule("reich", "7.9.2", says="If you win, you may attack on from the new area")
def test_7_9_2_only_from_the_area_just_taken() -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land warsaw minsk", win=True)
    assert set(place.offered("blitz")) == {"baltic_states", "bessarabia", "smolensk"}
    decide(place, "blitz smolensk", win=True)
    near = place.state.world.near_land["smolensk"]
    assert set(place.offered("blitz")) == {area for area in near if place.at(area) == "soviet"}


@pytest.mark.rule("reich", "7.9.2", says="Only as a bonus")
def test_7_9_2_no_blitzkrieg_without_a_conquest() -> None:
    place = position("axis", hands=EASY)
    assert not place.offered("blitz")
    assert place.refused("blitz minsk") == "7.9.2"
    decide(place, "seek stukas", win=True)
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "7.9.2", says="One general in an attack; different ones in different attacks")
@pytest.mark.rule("reich", "7.9.2", says="Reusable events may be used again in every Blitz attack, and others added")
def test_7_9_2_another_general_in_the_next_attack() -> None:
    place = position("axis", hands=EASY, events={"axis": ["rommel", "von_manstein"]})
    place.play("attack land warsaw minsk", "play rommel")
    assert not place.offered("play"), "one in an attack"
    win(place)
    place.play("blitz smolensk")
    assert set(place.offered("play")) == {"rommel", "von_manstein"}
    place.play("play von_manstein")
    assert place.state.fight.played["axis"] == ["von_manstein"]


def win(place: Position) -> None:
    """The Axis wins the conflict under way."""
    place.play("done?", "done?")
    place.play(f"card {place.offered('card')[-1]}")
    place.state.chance.begin([6, 6, 6, 6, 6][: 3 + len(bonus_dice(place.state, "axis"))] + [1] * 5)
    place.play(f"card {place.offered('card')[0]}")
    while place.state.conflict is not None:
        place.play("done" if place.offers("done") else place.actions[0])


@pytest.mark.rule("reich", "7.9.2", says="It must be finished before any other action")
@pytest.mark.rule("reich", "7.9.2", says="any other action does")
def test_7_9_2_another_action_ends_the_series_and_turns_its_events_down() -> None:
    place = position("axis", hands=EASY, events={"axis": ["stukas"]})
    place.play("attack land warsaw minsk", "play stukas")
    win(place)
    assert place.state.turn.ready == ["stukas"]
    place.play("bonus success", "seek rommel")
    assert place.state.turn.ready == []
    assert place.state.face_down == ["stukas"]
    win(place)
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "7.9.2", says="PRODUCTION in between does not stop it, unless it is lost")
@pytest.mark.parametrize("won", [True, False])
def test_7_9_2_production_between_two_blitz_attacks(won: bool) -> None:
    place = position("axis", hands=EASY)
    decide(place, "attack land finland leningrad", win=True)
    decide(place.play("bonus production"), "seek rommel", win=won)
    assert bool(place.offered("blitz")) == won
    assert (place.state.turn.side == "axis") == won


@pytest.mark.rule("reich", "7.9.2", says="is never a starting point, except in Overlord")
def test_7_9_2_no_blitzkrieg_after_a_landing() -> None:
    events = {"axis": ["landing_craft"]}
    place = position("axis", hands={**EASY, "allies": ["western_2", "western_3", "western_4"]},
                     control={"irish_sea": "axis"}, events=events)  # fmt: skip
    decide(place, "attack amphibious irish_sea ireland", win=True)
    assert place.at("ireland") == "axis"
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "6.5.2.1", says="after a sea attack all fleets in the zone are removed, whoever won")
@pytest.mark.parametrize("won", [True, False])
def test_6_5_2_1_fleets_go_whoever_wins(won: bool) -> None:
    place = position("axis", hands=EASY, fleets={"atlantic": ["allies", "axis"]})
    dice = [6] * 4 + [1] * 5 if won else [1] * 4 + [6] * 5
    fight(place, "attack sea axis atlantic", ("german_9", "western_3"), dice)
    assert place.state.fleets == {}
    assert (place.at("atlantic") == "axis") == won
