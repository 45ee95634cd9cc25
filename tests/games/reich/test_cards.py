"""Every one of the 56 event cards: what it does, when it may be used."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.gain_event import GainEvent
from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.combat.dice import bonus_dice, dice_count, dice_effects
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import enemy_of
from tests.games.reich.position import Position, position, state_of, world_of

TESTED: set[str] = set()
HANDS = {"axis": ["german_9", "german_8", "german_7"], "allies": ["soviet_9", "western_8", "western_7"]}


def card(*events: str) -> pytest.MarkDecorator:
    """Name the events a test is about."""
    TESTED.update(events)
    return pytest.mark.rule("reich", "4.2", "7.2")


def won(side: str, event: str, **given: object) -> Position:
    """A position in which a side has just won an event that acts at once."""
    given.setdefault("hands", HANDS)
    state = state_of(side, **given)  # type: ignore[arg-type]
    first = state.world.copies[event][0]
    state.stack.extend([Refill(first=side), SettleHands(), GainEvent(side=side, card=first)])
    return Position(state)


LAND = {"axis": "attack land warsaw minsk", "allies": "attack land smolensk minsk"}


def land(side: str, event: str, *, defend: bool = False, control: dict[str, str] | None = None) -> Position:
    """A land conflict over Minsk in which a side has played an event."""
    active = enemy_of(side) if defend else side
    held = {"minsk": "axis"} if active == "allies" else {}
    place = position(active, events={side: [event]}, hands=HANDS, control=held | (control or {}))
    place.play(LAND[active], f"play {event}")
    return place


def west(side: str, event: str, *, defend: bool = False) -> Position:
    """A land conflict over Greece or Libya for the Western Allies."""
    active = enemy_of(side) if defend else side
    place = position(active, events={side: [event]}, hands=HANDS)
    place.play("attack land egypt libya" if active == "allies" else "attack land bulgaria greece", f"play {event}")
    return place


def event_dice(place: Position, side: str) -> list[int]:
    return [item.value for item in bonus_dice(place.state, side) if item.source.key == "dice.event"]


# -- bonus dice --------------------------------------------------------------------------------------
@card("air_supremacy", "reserves", "waffen_ss", "tiger_tanks")
@pytest.mark.parametrize("event", ["air_supremacy", "reserves", "waffen_ss", "tiger_tanks"])
@pytest.mark.parametrize("defend", [False, True])
def test_bonus_die_of_the_axis(event: str, defend: bool) -> None:
    place = land("axis", event, defend=defend)
    assert event_dice(place, "axis") == [1]
    assert event_dice(place, "allies") == []


@card("t34s_shermans", "air_supremacy", "reserves")
@pytest.mark.parametrize("event", ["t34s_shermans", "air_supremacy", "reserves"])
def test_bonus_die_of_the_allies(event: str) -> None:
    assert event_dice(land("allies", event, defend=True), "allies") == [1]
    assert event_dice(west("allies", event), "allies") == [1]


@card("fleet_carriers")
def test_fleet_carriers_at_sea_and_in_landings() -> None:
    place = position("allies", events={"allies": ["fleet_carriers", "higgins_boats"]}, control={"channel": "western"})
    place.play("attack sea western atlantic", "play fleet_carriers")
    assert event_dice(place, "allies") == [1]
    landing = position("allies", events={"allies": ["fleet_carriers", "higgins_boats"]}, control={"channel": "western"})
    landing.play("attack amphibious channel calais", "play fleet_carriers")
    assert event_dice(landing, "allies") == []
    assert [(e.source, e.count, e.whose) for e in dice_effects(landing.state, "allies")] == [
        ("fleet_carriers", 1, ("own",))
    ]
    assert (
        not position("axis", events={"allies": ["fleet_carriers"]}).play("attack land bulgaria greece").offered("play")
    )


# -- dice --------------------------------------------------------------------------------------------
def _changes(place: Position, side: str) -> list[tuple[str, int, int, tuple[str, ...]]]:
    return [(e.source, e.value, e.count, e.whose) for e in dice_effects(place.state, side)]


@card("von_manstein", "von_rundstedt", "rommel", "stukas", "guderian")
@pytest.mark.parametrize(
    ("event", "value", "count", "whose"),
    [
        ("von_manstein", 4, 1, ("own",)),
        ("rommel", 0, 1, ("own", "enemy")),
        ("stukas", 0, 1, ("enemy",)),
        ("guderian", 0, 1, ("own",)),
    ],
)
def test_axis_events_on_dice(event: str, value: int, count: int, whose: tuple[str, ...]) -> None:
    assert _changes(land("axis", event), "axis") == [(event, value, count, whose)]


@card("von_rundstedt")
def test_von_rundstedt_defends_only() -> None:
    assert _changes(land("axis", "von_rundstedt", defend=True), "axis") == [("von_rundstedt", 5, 1, ("own",))]
    place = position("axis", events={"axis": ["von_rundstedt", "stukas"]}).play(LAND["axis"])
    assert place.offered("play") == ["stukas"]
    assert place.refused("play von_rundstedt") == "7.2"


@card("guderian")
def test_guderian_attacks_only() -> None:
    place = position("allies", events={"axis": ["guderian"]}, control={"minsk": "axis"}).play(LAND["allies"])
    place.play(f"card {place.offered('card')[0]}")
    assert place.asked == "axis"
    assert not place.offered("play")


@pytest.mark.rule("reich", "6.5.3.2", says="Attacking from or defending a Soviet-controlled")
@card("zhukov", "chuikov", "montgomery", "patton")
def test_allied_generals() -> None:
    assert _changes(land("allies", "zhukov"), "allies") == [("zhukov", 5, 1, ("own",))]
    assert _changes(land("allies", "chuikov", defend=True), "allies") == [("chuikov", 5, 1, ("own",))]
    assert _changes(west("allies", "montgomery"), "allies") == [("montgomery", 4, 1, ("own",))]
    assert _changes(west("allies", "patton"), "allies") == [("patton", 0, 1, ("own", "enemy"))]
    attack = position("allies", events={"allies": ["chuikov", "zhukov"]}, control={"minsk": "axis"}).play(
        LAND["allies"]
    )
    assert attack.offered("play") == ["zhukov"], "Chuikov only defends"
    far = position("allies", events={"allies": ["zhukov", "montgomery"]}).play("attack land egypt libya")
    assert far.offered("play") == ["montgomery"], "white stars only"


@card("the_bismarck")
def test_bismarck_at_sea_only() -> None:
    place = position("axis", events={"axis": ["the_bismarck"]}).play("attack sea axis north_sea", "play the_bismarck")
    assert _changes(place, "axis") == [("the_bismarck", 5, 1, ("own",))]
    assert not position("axis", events={"axis": ["the_bismarck"]}).play(LAND["axis"]).offered("play")


@card("artillery_partisans")
def test_artillery_and_partisans_is_stronger_on_printed_allied_ground() -> None:
    place = land("allies", "artillery_partisans", defend=True)
    assert _changes(place, "allies") == [("artillery_partisans", 0, 2, ("enemy",))]
    libya = west("allies", "artillery_partisans")
    assert _changes(libya, "allies") == [("artillery_partisans", 0, 1, ("enemy",))]
    place.play("card german_9")
    place.play("card soviet_9", dice=[6, 6, 6, 1, 1, 1])
    place.play("use artillery_partisans enemy", "reroll 0")
    place.play("reroll 1", dice=[1, 1])
    assert [e.after for e in place.of(ev.DieChanged)] == [1, 1]
    assert place.at("minsk") == "axis", "17 against 12"


@pytest.mark.rule(
    "reich", "7.5", says=("Events change or re-roll own or", "Example: Rommel has one re-roll", "The Axis uses it on a")
)
@card("rommel")
def test_rommel_on_enemy_dice() -> None:
    place = land("axis", "rommel").play("card german_9")
    place.play("card soviet_9", dice=[1, 1, 1, 6, 6, 6])
    assert {"use rommel own 0", "use rommel enemy 2"} <= set(place.actions)
    place.play("use rommel enemy 2", dice=[2])
    assert ev.DieChanged("allies", 2, 6, 2, "rommel") in place.log


@card("counterattack")
def test_counterattack_serves_the_attacker_too() -> None:
    place = position("axis", events={"axis": ["counterattack"]}, hands=HANDS).play(LAND["axis"], "card german_9")
    assert not place.offered("play")
    place.play("card soviet_9", dice=[1, 1, 1, 6, 6, 6])
    assert (place.asked, place.offered("play")) == ("axis", ["counterattack"])
    place.play("done")
    assert place.state.held["axis"] == ["counterattack"], "not used: it stays"
    seek = position("axis", events={"axis": ["counterattack"]}, hands=HANDS).play("seek stukas", "card german_9")
    seek.play("card western_8", dice=[1, 1, 1, 6, 6, 6])
    assert not seek.offered("play"), "not in event actions"


@card("special_operations")
def test_special_operations_against_a_fort() -> None:
    place = position("axis", events={"axis": ["special_operations"]}, forts={"minsk": "allies"}, hands=HANDS)
    place.play(LAND["axis"], "play special_operations")
    assert dice_effects(place.state, "allies") == []
    assert dice_effects(place.state, "axis") == [], "no re-roll as well"


@card("special_operations")
def test_special_operations_against_a_fleet_or_nothing() -> None:
    place = position("axis", events={"axis": ["special_operations"]}, fleets={"atlantic": ["allies"]}, hands=HANDS)
    place.play("attack sea axis atlantic", "play special_operations")
    assert "dice.fleet" not in [item.source.key for item in bonus_dice(place.state, "allies")]
    bare = land("axis", "special_operations")
    assert _changes(bare, "axis") == [("special_operations", 0, 1, ("enemy",))]


@card("jet_fighters")
def test_jet_fighters() -> None:
    bare = land("axis", "jet_fighters")
    assert _changes(bare, "axis") == [("jet_fighters", 0, 1, ("enemy",))]
    place = position("axis", events={"axis": ["jet_fighters"], "allies": ["air_supremacy"]}, hands=HANDS)
    place.play(LAND["axis"], "play jet_fighters", "play air_supremacy")
    assert event_dice(place, "allies") == []
    assert _changes(place, "axis") == []


# -- cards -------------------------------------------------------------------------------------------
@card("maximum_effort", "desperate_gamble", "their_finest_hour")
def test_two_card_events() -> None:
    place = position("axis", events={"axis": ["maximum_effort"]}, hands=HANDS, decks={"axis": ["italian_5"]})
    place.play("seek stukas", "play maximum_effort", "card german_9")
    assert place.state.fight.cards["axis"] == ["german_9", "italian_5"]
    gamble = position("axis", events={"axis": ["desperate_gamble"]}, hands=HANDS, decks={"axis": ["italian_5"]})
    gamble.play("seek stukas", "play desperate_gamble")
    assert gamble.state.hand_size["axis"] == 2
    gamble.play("card german_9")
    assert gamble.state.fight.cards["axis"] == ["german_9", "italian_5"]


@card("their_finest_hour")
def test_their_finest_hour_defends_only() -> None:
    place = land("allies", "their_finest_hour", defend=True).play("card german_9", "card soviet_9")
    shown = next(event for event in place.of(ev.CardsRevealed) if event.side == "allies")
    assert len(shown.cards) == 2
    attack = position("allies", events={"allies": ["their_finest_hour"]}).play("attack land egypt libya")
    assert not attack.offered("play")
    seek = position("axis", events={"allies": ["their_finest_hour"]}).play("seek stukas")
    assert not seek.offered("play")


@pytest.mark.rule("reich", "7.3", says="Master Spy: the opponent's card is")
@card("master_spy")
def test_master_spy() -> None:
    place = position("axis", events={"axis": ["master_spy"]}, hands=HANDS).play("seek stukas", "play master_spy")
    assert place.state.fight.shown == ["allies"], "shown before the Axis chooses"
    assert place.asked == "axis"
    assert place.offered("card")


@pytest.mark.rule("reich", "6.5.2.1", says="Enigma is kept only if the")
@card("enigma")
@pytest.mark.parametrize(("die", "kept"), [(3, False), (4, True)])
def test_enigma_is_kept_on_a_roll(die: int, kept: bool) -> None:
    place = position("axis", events={"allies": ["enigma"]}, hands=HANDS)
    place.play("seek stukas", "play enigma", "card german_9")
    place.play("card western_8", dice=[1, 1, 1, 6, 6, 6, die])
    assert ev.EventKeptByRoll("allies", "enigma", die, kept) in place.log
    assert ("enigma" in place.state.malls["allied"]) != kept


@pytest.mark.rule("reich", "6.5.3.4", says="Not bound are the second card")
@card("murmansk_run")
def test_murmansk_run_frees_the_choice() -> None:
    place = land("allies", "murmansk_run", defend=True).play("card german_9")
    assert sorted(place.offered("card")) == ["soviet_9", "western_7", "western_8"]
    free = position("allies", events={"allies": ["murmansk_run"]}).play("attack land egypt libya")
    assert not free.offered("play")


@card("outfoxed")
def test_outfoxed_cancels_an_event() -> None:
    place = position("axis", events={"axis": ["waffen_ss"], "allies": ["outfoxed"]}, hands=HANDS)
    place.play(LAND["axis"], "play waffen_ss")
    assert (place.asked, place.offered("play")) == ("allies", ["outfoxed"])
    place.play("play outfoxed")
    assert event_dice(place, "axis") == []
    landing = position(
        "allies",
        events={"allies": ["higgins_boats"], "axis": ["outfoxed"]},
        control={"channel": "western"},
        hands=HANDS,
    )
    landing.play("attack amphibious channel calais")
    assert landing.asked == "allies", "what makes the attack possible cannot be cancelled"


@card("guderian", "outfoxed")
def test_outfoxed_leaves_a_spared_price_alone() -> None:
    place = position("axis", events={"axis": ["guderian"], "allies": ["outfoxed"]}, hands=HANDS)
    place.play(LAND["axis"], "done", "card german_9")
    place.play("card soviet_9", dice=[6, 6, 6, 1, 1, 1])
    place.play("blitz smolensk guderian")
    assert place.asked == "allies"
    place.play("play outfoxed")
    assert place.state.hand_size["axis"] == 3
    assert dice_effects(place.state, "axis") == []


# -- permits -----------------------------------------------------------------------------------------
@card("paratroops", "landing_craft", "higgins_boats")
def test_permits() -> None:
    place = position("axis", events={"axis": ["paratroops", "landing_craft"]}, control={"channel": "axis"}, hands=HANDS)
    assert place.offers("attack paratroop calais london")
    place.play("attack amphibious channel london")
    assert place.state.fight.played["axis"] == ["landing_craft"]
    allies = position("allies", events={"allies": ["higgins_boats"]}, control={"channel": "western"}, hands=HANDS)
    allies.play("attack amphibious channel calais", "card western_8")
    mine, theirs = dice_count(allies.state, "allies"), dice_count(allies.state, "axis")
    allies.play("card german_9", dice=[6] * mine + [1] * theirs)
    assert "higgins_boats" in allies.state.face_down, "reusable"
    soviet = position("allies", events={"allies": ["higgins_boats"]}, control={"baltic_sea": "soviet"})
    assert not [a for a in soviet.offered("attack") if a.startswith("amphibious")], "white star only"


# -- events that act at once -------------------------------------------------------------------------
@pytest.mark.rule("reich", "4.1.4", says="A rise above 12 is ignored")
@card("war_production", "convoy", "synthetic_fuel", "swedish_trade")
@pytest.mark.parametrize(
    ("side", "event"),
    [
        ("axis", "war_production"),
        ("allies", "war_production"),
        ("allies", "convoy"),
        ("axis", "synthetic_fuel"),
        ("axis", "swedish_trade"),
    ],
)
def test_hand_size_up(side: str, event: str) -> None:
    place = won(side, event)
    assert place.state.hand_size[side] == 4
    assert len(place.state.hands[side]) == 4
    assert place.state.lid == [place.state.world.copies[event][0]]
    full = won(side, event, hand_size={side: 12})
    assert full.state.hand_size[side] == 12, "the card is won all the same"
    assert full.state.lid


@card("wolfpack", "v_rockets", "strategic_bombing")
@pytest.mark.parametrize(
    ("side", "event"), [("axis", "wolfpack"), ("axis", "v_rockets"), ("allies", "strategic_bombing")]
)
def test_hand_size_down(side: str, event: str) -> None:
    victim = enemy_of(side)
    place = won(side, event)
    assert place.asked == victim
    assert len(place.offered("discard")) == 3, "any suit"
    place.play(f"discard {place.offered('discard')[0]}")
    assert place.state.hand_size[victim] == 2
    assert len(place.state.hands[victim]) == 2


@card("turkey_declares_war")
@pytest.mark.parametrize(("side", "power"), [("axis", "axis"), ("allies", "western")])
def test_turkey_declares_war(side: str, power: str) -> None:
    place = won(side, "turkey_declares_war")
    assert place.at("turkey") == power
    assert place.state.removed == ["turkey_declares_war"]
    assert place.state.hand_size == {"axis": 3, "allies": 3}


@card("iraq_revolts")
def test_iraq_revolts() -> None:
    place = won("axis", "iraq_revolts", forts={"iraq": "allies"})
    assert place.at("iraq") == "axis"
    assert place.state.forts == {}
    assert place.state.vichy_exempt == ["syria_lebanon"]


@card("franco")
def test_franco() -> None:
    place = won("axis", "franco")
    state = place.state
    assert place.at("spain") == "axis"
    assert state.hand_size["axis"] == 4
    assert state.centres == {"spain": 1}
    assert state.turn.barred == ["spain"]
    from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack

    refusal = why_not_attack(state, "axis", Attack("land", "spain", "gibraltar"))
    assert refusal is not None
    taken = position("allies", control={"spain": "axis"}, hands=HANDS)
    taken.state.centres["spain"] = 1
    taken.play("attack land gibraltar spain", "card western_8")
    mine, theirs = dice_count(taken.state, "allies"), dice_count(taken.state, "axis")
    taken.play("card german_9", dice=[6] * mine + [1] * theirs).play("discard german_8")
    assert taken.state.hand_size["axis"] == 2
    assert taken.state.turn.production == 1
    assert taken.state.centres == {}


@pytest.mark.rule("reich", "8.5", says="Vichy Defects!: at once Western markers")
@card("vichy_defects")
def test_vichy_defects() -> None:
    place = won("allies", "vichy_defects", control={"strait_of_gibraltar": "axis"})
    assert {place.at(a) for a in ("algeria", "morocco", "strait_of_gibraltar", "west_mediterranean")} == {"western"}
    assert place.at("tunisia") == ""
    assert place.state.vichy == "defected"


@card("turncoats")
def test_turncoats() -> None:
    place = won("allies", "turncoats", control={"yugoslavia": "western"}, forts={"romania": "axis"})
    assert place.asked == "allies"
    assert set(place.offered("turn")) == {
        "finland soviet", "hungary soviet", "hungary western", "romania soviet", "romania western", "bulgaria western",
    }  # fmt: skip
    place.play("turn romania soviet", f"discard {place.state.hands['axis'][0]}")
    assert place.at("romania") == "soviet"
    assert place.state.hand_size["axis"] == 2
    assert place.state.forts == {}
    assert place.state.turn.production == 0


@card("speer")
@pytest.mark.parametrize("use", [True, False])
def test_speer(use: bool) -> None:
    place = won("axis", "speer")
    state = place.state
    assert state.beside == ["speer"]
    state.discards["axis"], state.decks["axis"] = state.decks["axis"], []
    state.stack.append(Reshuffle(side="axis"))
    place = Position(state)
    assert place.actions == ["use speer", "done"]
    place.play("use speer" if use else "done")
    assert state.hand_size["allies"] == (3 if use else 4)
    assert state.beside == ([] if use else ["speer"])


def test_every_event_has_a_test() -> None:
    world = world_of("campaign-1941")
    assert set(world.events) - TESTED == set()
    assert sum(len(cards) for cards in world.copies.values()) == 56
