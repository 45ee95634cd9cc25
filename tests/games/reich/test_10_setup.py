"""8.1-10.3 Special rules at their edges, and both set-ups as the rules list them."""

from __future__ import annotations

import re

import pytest

from desktop.engine.match import Match
from desktop.games.reich.data.world import World
from desktop.games.reich.rules.combat.dice import bonus_dice, dice_effects
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, position, world_of
from tests.games.reich.test_06_operations import decide
from tests.games.reich.test_08_special import HANDS, begin, turn_of
from tests.sentences import book

SEEDS = range(25)


# -- 8 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "8.1", says="They work together with an Allied fleet in the same zone")
def test_8_1_carriers_and_a_fleet_add_up() -> None:
    events = {"allies": ["fleet_carriers", "higgins_boats"]}
    place = position("allies", events=events, fleets={"atlantic": ["allies"], "channel": ["allies"]},
                     control={"channel": "western"})  # fmt: skip
    place.play("attack sea western atlantic", "play fleet_carriers")
    assert {"dice.event", "dice.fleet"} <= {item.source.key for item in bonus_dice(place.state, "allies")}
    landing = position("allies", events=events, fleets={"channel": ["allies"]}, control={"channel": "western"})
    landing.play("attack amphibious channel calais", "play fleet_carriers")
    assert [effect.source for effect in dice_effects(landing.state, "allies")] == ["fleet", "fleet_carriers"]


@pytest.mark.rule("reich", "8.2", says="Italy surrenders once in the game")
@pytest.mark.rule("reich", "8.2.2", says="Rome is from then on an ordinary centre of value 1")
def test_8_2_italy_surrenders_once_and_rome_then_costs_one() -> None:
    control = {"milan": "western", "naples": "western", "sicily": "western"}
    place = position("allies", control=control, hands=HANDS)
    place.state.italy_surrendered = True
    decide(place, "attack land milan rome", win=True)
    assert not place.of(ev.ItalySurrendered)
    assert place.state.hand_size["axis"] == len(HANDS["axis"]) - 1
    short = begin("short-1944").state
    assert (short.italy_surrendered, short.control["rome"]) == (True, "axis")


@pytest.mark.rule("reich", "8.5", says="The Allies first attack a Vichy area, won or lost")
def test_8_5_a_lost_attack_ends_the_neutrality_too() -> None:
    place = position("allies", hands=HANDS)
    decide_against_vichy(place, win=False)
    assert place.at("syria_lebanon") == "axis", "the Axis preparation has followed"
    assert {place.at(area) for area in place.state.world.tables.vichy.areas} == {"axis"}


def decide_against_vichy(place: Position, *, win: bool) -> None:
    place.play("attack land suez syria_lebanon")
    dice = ([6] * 3 + [1] * 3) if win else ([1] * 3 + [6] * 3)
    place.state.chance.begin(dice)
    place.play("card western_7")
    while place.state.conflict is not None:
        place.play("done" if place.offers("done") else place.actions[0])


@pytest.mark.rule("reich", "8.5.1", says="with its function, and 3 dice")
def test_8_5_1_the_function_of_the_card_from_the_deck_counts() -> None:
    place = position("allies", hands=HANDS, events={"axis": ["stukas"]}, decks={"axis": ["german_12"]})
    place.play("attack land suez syria_lebanon", "card western_9")
    assert (place.asked, place.offered("reroll")) == ("axis", ["0", "1", "2"])
    assert place.decision is not None
    assert place.decision.progress == (0, 2)
    assert place.state.fight.played["axis"] == []


@pytest.mark.rule("reich", "8.5", says="Vichy Defects!: at once Western markers")
def test_8_5_the_rest_of_vichy_joins_the_axis_in_its_preparation() -> None:
    place = turn_of("allies", control={"algeria": "western", "morocco": "western"})
    place.state.change_vichy("defected")
    place.play("fleet atlantic", f"discard {place.state.hands['allies'][0]}")
    assert place.state.turn.side == "axis"
    assert {place.at(area) for area in ("tunisia", "vichy_france", "syria_lebanon")} == {"axis"}
    assert place.at("algeria") == "western"


@pytest.mark.rule("reich", "8.5", says="If the Axis retakes Paris later this does not change")
def test_8_5_paris_retaken_changes_nothing() -> None:
    control = {"paris": "western", "vichy_france": "western"}
    hands = {"axis": ["german_9", "german_8"], "allies": ["western_2", "western_3", "western_4"]}
    place = position("axis", control=control, hands=hands)
    place.state.record_fall_of_paris()
    place.state.change_vichy("over")
    decide(place, "attack land calais paris", win=True)
    assert (place.at("paris"), place.at("vichy_france")) == ("axis", "western")


@pytest.mark.rule("reich", "8.6", says="At the first Axis reshuffle the Axis marker becomes an ordinary Big Push")
@pytest.mark.rule("reich", "5.4.2", says="the first Axis reshuffle of 1941 forfeits it")
def test_8_6_after_the_first_reshuffle_the_marker_serves_a_big_push_only() -> None:
    place = position("axis", pact=True, big_push={"axis": "up"})
    assert place.offers("barbarossa")
    place.state.stack.append(Reshuffle(side="axis"))
    after = Position(place.state)
    assert not place.state.pact
    assert after.offers("push attacks")
    assert after.refused("barbarossa") == "6.7.1"


# -- 10.2 --------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "reich", "10.2", says=("The Pact is in force", "The Axis Big Push marker lies star up", "The Axis begins")
)
def test_10_2_the_campaign_begins() -> None:
    state = begin("campaign-1941").state
    assert (state.pact, state.big_push) == (True, {"axis": "up", "allies": ""})
    assert world_of("campaign-1941").first_side == "axis"


@pytest.mark.rule("reich", "10.2.1.1", says="Shuffle the deck and deal 6")
@pytest.mark.rule("reich", "10.2.1.2", says=("Shuffle the six bonus cards and deal 4", "shuffle and deal 4 more"))
@pytest.mark.rule("reich", "4.1.1", says="Conflict cards are dealt at the start")
def test_10_2_1_the_deal_of_1941() -> None:
    best, allied = set(), set()
    for seed in SEEDS:
        match = begin("campaign-1941", seed)
        drawn = [event for event in match.events_of[0] if isinstance(event, ev.CardsDrawn)]
        assert [(event.side, event.number) for event in drawn][:3] == [("axis", 4), ("axis", 4), ("allies", 6)]
        hand = match.state.hands["axis"]
        best.add(sum(bool(match.world.cards[card].rerolls) for card in hand))
        allied |= set(match.state.hands["allies"])
    assert min(best) >= 4 - 1, "four of the six, less one lost to an event at most"
    assert max(best) > 4, "the two put back are dealt as well"
    assert len(allied) == 27, "any card of the deck"


def listed(number: str, starts: str) -> list[str]:
    """The names in brackets after some words of a rule."""
    sentence = next(each.words for each in book("reich")[number] if starts in each.words)
    return re.split(r", ", sentence.partition(starts)[2].partition("(")[2].partition(")")[0])


@pytest.mark.rule("reich", "10.2.2.1", says="the Allies draw 3")
@pytest.mark.rule(
    "reich", "10.2.2.2", says=("add seven Axis ones", "The Axis draws 4", "What is left goes to the malls")
)
@pytest.mark.rule("reich", "10.2.2", says="Only cards with the mark Initial Draw are drawn")
def test_10_2_2_the_events_of_1941() -> None:
    world = world_of("campaign-1941")
    named = {event.name: event.id for event in world.events.values()}
    allied = {named[name] for name in listed("10.2.2.1", "four Allied events")}
    shared = {named[name] for name in listed("10.2.2.1", "six shared ones")}
    axis = {named[name] for name in listed("10.2.2.2", "seven Axis ones")}
    assert (len(allied), len(shared), len(axis)) == (4, 6, 7)
    for seed in SEEDS:
        match = begin("campaign-1941", seed)
        got: dict[str, list[str]] = {"axis": [], "allies": []}
        for event in match.events_of[0]:
            if isinstance(event, ev.EventGained):
                got[event.side].append(world.event_of[event.card].id)
        assert {side: len(events) for side, events in got.items()} == {"axis": 4, "allies": 3}
        assert set(got["allies"]) <= allied | shared
        assert set(got["axis"]) <= axis | (shared - set(got["allies"]))
        lying = {world.event_of[card].id for cards in match.state.malls.values() for card in cards}
        assert (allied | shared | axis) - set(got["axis"]) - set(got["allies"]) <= lying
        assert {world.event_of[card].id for card in match.state.aside} == {
            "strategic_bombing",
            "turncoats",
            "v_rockets",
        }


@pytest.mark.rule(
    "reich", "10.2.2.3", says=("take effect at once in this order", "For Wolfpack the Allies discard a card")
)
@pytest.mark.rule("reich", "10.2.2.3", says="The other copies lie in their malls")
def test_10_2_2_3_events_drawn_that_act_at_once() -> None:
    order = ["wolfpack", "war_production", "convoy"]
    seen = set()
    for seed in range(60):
        match = begin("campaign-1941", seed)
        state, world = match.state, match.world
        moved = [
            event.card for event in match.events_of[0] if isinstance(event, ev.EventMoved) and event.place == "lid"
        ]
        acted = [world.event_of[card].id for card in moved]
        assert acted == sorted(acted, key=order.index)
        seen |= set(acted)
        for name in acted:
            left = [card for card in world.copies[name] if card not in state.lid]
            assert set(left) <= {card for cards in state.malls.values() for card in cards}
        if acted == ["wolfpack"]:
            assert state.hand_size["allies"] == 5
            assert match.decision is not None
            assert (match.decision.player, match.decision.actions[0].verb) == ("allies", "discard")
        if acted == ["convoy"]:
            assert state.hand_size["allies"] == 7
            assert len(state.hands["allies"]) == 7
    assert seen == set(order)


# -- 10.3 --------------------------------------------------------------------------------------------
def places(world: World, number: int) -> list[str]:
    """The ids of the places that a sentence of 10.3 lists."""
    words = re.sub(r"\*\*[^*]*\*\*", "", book("reich")["10.3"][number].words).rstrip(".")
    known = {area.name: key for key, area in world.areas.items()} | {"Channel": "channel"}
    return [known[name.strip()] for name in re.split(r"[,;]", words)]


@pytest.mark.rule("reich", "10.3", says=("Hand sizes: Axis 8, Allies 9", "Both year markers at End of 1943, stars up"))
@pytest.mark.rule(
    "reich", "10.3", says=("Italy has surrendered", "The Allied Big Push marker", "lasts to the end of 1945")
)
@pytest.mark.rule("reich", "10.3", says=("Axis markers:", "Western markers:", "Axis forts:", "Allied forts:"))
@pytest.mark.rule("reich", "10.3", says=("Axis fleets:", "Allied fleets:"))
def test_10_3_the_board_of_1944() -> None:
    state = begin("short-1944").state
    world = state.world
    assert (state.hand_size, state.year) == ({"axis": 8, "allies": 9}, {"axis": 3, "allies": 3})
    assert not any(state.reorganised.values())
    assert (state.italy_surrendered, state.pact, state.vichy) == (True, False, "over")
    assert state.big_push == {"axis": "", "allies": "up"}
    assert world.years[world.end_year] == "end_1945"
    for number, power in ((5, "axis"), (6, "western")):
        marked = [
            area for area, holder in state.control.items() if holder == power and world.printed_power[area] != power
        ]
        assert sorted(marked) == sorted(places(world, number))
    forts = {side: sorted(area for area, owner in state.forts.items() if owner == side) for side in ("axis", "allies")}
    assert forts == {"axis": sorted(places(world, 7)), "allies": sorted(places(world, 8))}
    fleets = {
        side: sorted(zone for zone, sides in state.fleets.items() if side in sides) for side in ("axis", "allies")
    }
    assert fleets == {"axis": sorted(places(world, 9)), "allies": sorted(places(world, 10))}


@pytest.mark.rule("reich", "10.3.1", says="Shuffle and deal 8")
@pytest.mark.rule("reich", "10.3.2", says=("deal 6", "Put the other 3 back, shuffle and draw to 9"))
def test_10_3_the_deal_of_1944() -> None:
    axis, best = set(), set()
    for seed in SEEDS:
        match = begin("short-1944", seed)
        drawn = [(event.side, event.number) for event in match.events_of[0] if isinstance(event, ev.CardsDrawn)]
        assert drawn[:3] == [("axis", 8), ("allies", 6), ("allies", 3)]
        cards = match.world.cards
        special = [card for card in match.state.hands["allies"] if cards[card].special]
        assert len(special) >= 6
        best.add(len(special))
        axis |= set(match.state.hands["axis"])
    assert max(best) > 6, "those put back are dealt as well"
    assert len(axis) == 27


@pytest.mark.rule("reich", "10.3.3", says=("some fixed events and some at random", "All others lie in their malls"))
@pytest.mark.rule("reich", "10.3.3.1", says=("Higgins Boats, T-34s & Shermans", "Strategic Bombing lies in the lid"))
@pytest.mark.rule("reich", "10.3.3.2", says=("Waffen SS, and 4 at random", "All Wolfpacks lie in the lid"))
def test_10_3_3_the_events_of_1944() -> None:
    fixed = {"allies": {"higgins_boats", "t34s_shermans", "zhukov", "air_supremacy", "maximum_effort"},
             "axis": {"waffen_ss"}}  # fmt: skip
    found: dict[str, set[str]] = {"allies": set(), "axis": set()}
    for seed in SEEDS:
        state = begin("short-1944", seed).state
        for side, number, mall in (("allies", 8, "allied"), ("axis", 5, "axis")):
            held = set(state.held[side])
            assert len(held) == number
            assert fixed[side] <= held
            drawn = held - fixed[side]
            assert all(state.event_of(card).mall == mall for card in drawn)
            assert all(state.event_of(card).kind in ("reusable", "returnable") for card in drawn)
            found[side] |= drawn
        assert {state.event_of(card).id for card in state.lid} == {"strategic_bombing", "wolfpack"}
        assert sorted(state.removed) == ["iraq_revolts", "speer", "vichy_defects"]
        assert not state.aside
        in_malls = {state.event_of(card).id for cards in state.malls.values() for card in cards}
        assert {"v_rockets", "turncoats"} <= in_malls
    assert all(len(events) > 4 for events in found.values()), "at random"


@pytest.mark.rule("reich", "10.3.4", says="The Allies begin, with Overlord")
def test_10_3_4_the_opening_is_compulsory() -> None:
    match = begin("short-1944")
    assert match.decision is not None
    assert match.decision.player == "allies"
    assert {action.verb for action in match.decision.actions} == {"overlord"}


# -- 10.4, 13-15 -------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "10.4.1", says="To the end of 1942")
@pytest.mark.rule("reich", "10.4.2", says="To the end of 1943")
def test_10_4_when_the_introductory_scenarios_end() -> None:
    for scenario, last in (("intro-1941-42", "end_1942"), ("intro-1941-43", "end_1943")):
        world = world_of(scenario)
        assert world.years[world.end_year] == last


@pytest.mark.rule("reich", "15.1", says="One player decides actions, targets and events for both sides")
@pytest.mark.rule("reich", "15.1", says="Each conflict card is drawn at random from the legal cards of the hand")
def test_15_1_only_the_cards_are_not_chosen() -> None:
    drawn = set()
    for seed in range(12):
        match = Match.new("reich", "campaign-1941", {"fog_of_war": "on"}, seed=seed)
        while match.decision is not None and match.state.turns < 2:
            assert match.decision.prompt.key not in ("conflict.card", "conflict.open_card")
            match.play(match.decision.actions[-1])
        drawn |= {event.how for events in match.events_of for event in events if isinstance(event, ev.CardChosen)}
    assert drawn == {"random"}
    bound = position("axis", options={"fog_of_war": "on"}, hands={"allies": ["soviet_2", "western_3", "western_4"]})
    bound.play("attack land warsaw minsk")
    shown = next(event for event in bound.of(ev.CardsRevealed) if event.side == "allies")
    assert shown.cards == ("soviet_2",), "legal cards only"
