"""The worked examples of the rules, exact to the printed totals."""

from __future__ import annotations

import pytest

from desktop.games.reich.state import events as ev
from tests.games.reich.position import Position, fight, position

EAST = dict.fromkeys(("baltic_states", "bessarabia", "crimea", "minsk"), "axis")
AXIS_HAND = ["german_12", "italian_10", "german_8", "italian_11", "german_13", "italian_3", "german_6"]
ALLIED_HAND = ["soviet_1", "soviet_3", "western_11", "soviet_6", "soviet_8", "western_10", "western_4"]


def chapter_16() -> Position:
    """The position of chapter 16.1 before the Axis turn."""
    return position(
        "axis",
        control=EAST,
        fleets={"north_sea": ["axis"]},
        hands={"axis": AXIS_HAND, "allies": ALLIED_HAND},
        decks={
            "axis": ["german_4", "italian_7", "german_5", "german_2"],
            "allies": ["western_5", "western_2", "western_7", "western_3", "soviet_5"],
        },
        events={
            "axis": ["waffen_ss", "stukas", "von_manstein", "the_bismarck"],
            "allies": ["zhukov", "enigma", "counterattack", "fleet_carriers", "air_supremacy"],
        },
        year={"axis": "end_1941", "allies": "end_1941"},
    )


def totals(place: Position) -> tuple[int, int]:
    resolved = place.of(ev.ConflictResolved)[-1]
    assert isinstance(resolved, ev.ConflictResolved)
    return resolved.axis_total, resolved.allied_total


def part_1(place: Position) -> Position:
    place.play("attack land finland leningrad", "play waffen_ss", "play stukas", "play von_manstein", "done?axis")
    place.play("play zhukov", "done?allies", "card german_12")
    place.play("card soviet_1", dice=[1, 1, 3, 6, 2, 5, 6])
    place.play("use von_manstein own 0")
    assert place.state.fight.dice["axis"] == [4, 1, 3, 6]
    place.play("use stukas enemy 2", dice=[5])
    assert place.state.fight.dice["allies"] == [2, 5, 5]
    place.play("use zhukov own 0")
    assert place.state.fight.dice["allies"] == [5, 5, 5]
    place.play("reroll 1")
    return place.play("reroll 2", dice=[2, 3]).play("done?allies")


@pytest.mark.rule(
    "reich",
    "16.1.1",
    says=(
        "The Axis attacks with Waffen SS",
        "The Allies defend with Zhukov and",
        "The Axis rolls four dice (Waffen",
        "The Allies roll 2-5-6",
        "Von Manstein changes a 1 to",
        "Stukas make the Allies re-roll the",
        "Zhukov changes the 2 to 5",
        "The Saboteur lowers the Field Marshal",
        "The Field Marshal re-rolls the 1",
        "16 against 16: German beats Soviet",
        "Leningrad falls",
        "Zhukov goes to the Allied mall",
        "Allied hand size goes down by",
    ),
)
@pytest.mark.rule("reich", "7.7")
@pytest.mark.rule("reich", "4.1.2")
def test_16_1_1_leningrad() -> None:
    place = part_1(chapter_16())
    assert totals(place) == (16, 16)
    assert place.state.conflict is not None
    assert place.state.conflict.winner == "axis"
    assert place.of(ev.ConflictResolved)[-1].by == "suit"
    assert place.asked == "allies"
    assert place.offered("discard") == ["soviet_3", "soviet_6", "soviet_8"]
    place.play("discard soviet_3")
    state = place.state
    assert place.at("leningrad") == "axis"
    assert state.hand_size == {"axis": 7, "allies": 6}
    assert "german_4" in state.hands["axis"]
    assert "western_5" in state.hands["allies"]
    assert "zhukov" in state.malls["allied"]
    assert set(state.held["axis"]) >= {"waffen_ss", "stukas", "von_manstein"}


@pytest.mark.rule("reich", "16.1.2", says="The Axis has earned SUCCESS, PRODUCTION")
@pytest.mark.rule("reich", "7.9")
def test_16_1_2_three_bonuses_to_choose_from() -> None:
    place = part_1(chapter_16()).play("discard soviet_3")
    assert place.offered("bonus") == ["production", "success", "pass"]
    assert "vologda" in place.offered("blitz")


def part_3(place: Position) -> Position:
    place.play("bonus production", "seek desperate_gamble")
    place.play("done?axis", "play enigma", "done?allies", "card italian_10")
    assert place.state.fight.shown == ["axis"]
    place.play("card western_11", dice=[4, 5, 6, 1, 5, 5])
    return place.play("reroll 0", dice=[2])


@pytest.mark.rule("reich", "16.1.2", says="It takes PRODUCTION, at the risk")
@pytest.mark.rule(
    "reich",
    "16.1.3",
    says=(
        "The Axis seeks Desperate Gamble",
        "The Allies play Enigma: the Axis",
        "Axis 4-5-6 is 15; the Allies",
        "25 against 23: the Axis gains",
        "Enigma goes to the mall",
    ),
)
@pytest.mark.rule("reich", "6.4.2")
@pytest.mark.rule("reich", "7.3", says="Enigma: the opponent lays his card")
def test_16_1_3_desperate_gamble_against_enigma() -> None:
    place = part_3(part_1(chapter_16()).play("discard soviet_3"))
    assert totals(place) == (25, 23)
    state = place.state
    assert "desperate_gamble" in state.held["axis"]
    assert "enigma" in state.malls["allied"]
    assert "italian_7" in state.hands["axis"]
    assert "western_2" in state.hands["allies"]
    assert state.hand_size == {"axis": 7, "allies": 6}


def part_4a(place: Position) -> Position:
    place.play("blitz vologda")
    assert place.state.hand_size["axis"] == 6
    place.play("play waffen_ss", "play stukas", "play von_manstein", "done?axis", "done?allies", "card german_8")
    place.play("card soviet_6", dice=[2, 4, 5, 6, 3, 4, 6])
    place.play("use von_manstein own 0")
    return place.play("use stukas enemy 2", dice=[2])


@pytest.mark.rule("reich", "16.1.4", says="The Axis declares a Blitz attack")
@pytest.mark.rule("reich", "7.9.2", says="A PRODUCTION action in between does")
def test_16_1_4a_vologda() -> None:
    place = part_4a(part_3(part_1(chapter_16()).play("discard soviet_3")))
    assert totals(place) == (27, 15)
    assert place.offered("play") == ["counterattack"]
    place.play("done?")
    state = place.state
    assert place.at("vologda") == "axis"
    assert state.hand_size == {"axis": 6, "allies": 6}
    assert len(state.hands["axis"]) == 6
    assert "western_7" in state.hands["allies"]
    assert state.turn.blitz_made == 1
    assert set(state.turn.ready) == {"von_manstein", "stukas", "waffen_ss"}


def part_4b(place: Position) -> Position:
    place.play("done?", "blitz moscow")
    for event in ("waffen_ss", "stukas", "von_manstein", "desperate_gamble"):
        place.play(f"play {event}")
    assert place.state.hand_size["axis"] == 4
    place.play("done?axis", "done?allies", "card italian_11")
    assert place.offered("card") == ["soviet_8"], "the only Soviet card must be played"
    place.play("card soviet_8", dice=[1, 1, 1, 2, 2, 3, 3, 6])
    place.play("use von_manstein own 0")
    place.play("use stukas enemy 3", dice=[4])
    return place.play("reroll 1", dice=[1])


def before_counterattack() -> Position:
    return part_4b(part_4a(part_3(part_1(chapter_16()).play("discard soviet_3"))))


@pytest.mark.rule(
    "reich",
    "16.1.4",
    says=("A second one on Moscow costs", "The Allies hold a Western 10", "With dice of 1-1-2-4 the Axis"),
)
@pytest.mark.rule("reich", "6.5.3.4", says="Not bound are the second card")
@pytest.mark.rule("reich", "6.5.3.3")
def test_16_1_4b_moscow_with_two_cards() -> None:
    place = before_counterattack()
    assert place.state.fight.cards["axis"] == ["italian_11", "german_5"]
    assert totals(place) == (24, 20)
    assert place.asked == "allies"
    assert place.offered("play") == ["counterattack"]


@pytest.mark.rule("reich", "16.1.5", says=("The Allies may use Counterattack", "If it saves Moscow, Axis hand"))
@pytest.mark.rule("reich", "4.1.4", says="Prices that you pay yourself (a")
@pytest.mark.rule("reich", "7.7", says="Then a player who would lose")
def test_16_1_5a_counterattack_saves_moscow() -> None:
    place = before_counterattack()
    place.play("play counterattack", "reroll 0", "reroll 1", "reroll 2")
    place.play("roll", dice=[5, 5, 6])
    assert totals(place) == (24, 28)
    state = place.state
    assert state.hand_size["axis"] == 4
    assert len(state.hands["axis"]) == 5
    place.play("discard italian_3")
    assert len(state.hands["axis"]) == 4
    assert len(state.hands["allies"]) == state.hand_size["allies"] == 6
    assert {"von_manstein", "stukas", "waffen_ss"} <= set(state.malls["axis"])
    moved = place.of(ev.EventMoved)
    assert ev.EventMoved("desperate_gamble", "waiting", "allies") in moved
    assert ev.EventMoved("counterattack", "waiting", "axis") in moved
    assert state.turn.side == "allies", "the turn is over"


def moscow_falls() -> Position:
    place = before_counterattack()
    place.play("play counterattack", "reroll 0", "reroll 1", "reroll 2")
    place.play("roll", dice=[1, 2, 3])
    assert totals(place) == (24, 18)
    return place.play("discard western_2", "discard western_4", "discard italian_3")


@pytest.mark.rule("reich", "16.1.5", says="If Moscow falls, Allied hand size")
@pytest.mark.rule("reich", "6.5.2.1", says="For Berlin the 3 cards are")
@pytest.mark.rule("reich", "7.9", says="One for each capture, whatever its")
def test_16_1_5b_moscow_falls() -> None:
    place = moscow_falls()
    state = place.state
    assert place.at("moscow") == "axis"
    assert state.hand_size == {"axis": 4, "allies": 4}
    assert "western_3" in state.hands["allies"]
    assert state.turn.production == 1, "one PRODUCTION whatever the value"
    assert set(place.offered("blitz")) == {"steppes", "kharkov", "smolensk"}


def part_6(place: Position) -> Position:
    place.play("bonus success", "attack sea axis north_sea", "play the_bismarck", "done?axis")
    place.play("play fleet_carriers", "play air_supremacy", "done?allies", "card german_13")
    place.play("card western_10", dice=[2, 4, 5, 6, 3, 3, 4, 5, 6])
    assert [len(place.state.fight.dice[side]) for side in ("axis", "allies")] == [4, 5]
    place.play("use the_bismarck own 0", "done?")
    return place


@pytest.mark.rule(
    "reich",
    "16.1.6",
    says=(
        "With its SUCCESS bonus the Axis",
        "The Allies play Fleet Carriers, Air",
        "Nobody gets the die for the",
        "The Bismarck changes the 2 to",
        "The Axis declines its re-rolls: 33",
        "The Axis fleet is removed, Allied",
        "PRODUCTION is earned",
    ),
)
@pytest.mark.rule("reich", "7.4.1", says="Nobody, if both control at least")
@pytest.mark.rule("reich", "7.5")
def test_16_1_6_north_sea() -> None:
    place = part_6(moscow_falls())
    assert totals(place) == (33, 31)
    place.play("discard western_3")
    state = place.state
    assert place.at("north_sea") == "axis"
    assert state.fleets == {}
    assert state.hand_size == {"axis": 4, "allies": 3}
    assert "fleet_carriers" in state.malls["allied"]
    assert "air_supremacy" in state.waiting["axis"]
    assert "the_bismarck" in state.face_down
    assert "german_2" in state.hands["axis"]
    assert "soviet_5" in state.hands["allies"]
    assert place.offered("bonus") == ["production", "pass"]


@pytest.mark.rule("reich", "16.1")
def test_16_1_as_one_run_ends_the_turn() -> None:
    place = part_6(moscow_falls()).play("discard western_3", "bonus pass")
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "4.1.4", says="A player who has just played")
@pytest.mark.rule(
    "reich", "16.2", says=("The Allies (hand size 9) take", "Allied hand size is 10 and", "Axis hand size is 6: the")
)
@pytest.mark.rule("reich", "8.3", says="Paris counts for whoever holds it")
def test_16_2_1_paris() -> None:
    place = position(
        "allies",
        control={"normandy": "western"},
        hands={
            "axis": ["german_2", "german_3", "german_4", "german_5", "german_6", "german_7", "german_8"],
            "allies": ["western_9", *(f"western_{n}" for n in range(2, 9)), "soviet_9"],
        },
    )
    fight(place, "attack land normandy paris", ("western_9", "german_2"), [6, 6, 6, 1, 1, 1])
    place.play("discard german_3")
    assert place.state.hand_size == {"axis": 6, "allies": 10}
    drawn = {e.side: e.number for e in place.of(ev.CardsDrawn)}
    assert drawn == {"allies": 2, "axis": 1}


@pytest.mark.rule("reich", "4.1.5", says="If it is empty, reshuffle your")
@pytest.mark.rule("reich", "16.2", says="The Allies reorganise with the second")
@pytest.mark.rule("reich", "6.1", says=("raise the opponent's hand size by", "The opponent refills too"))
@pytest.mark.rule("reich", "5.4.1")
def test_16_2_2_reorganise_with_a_reshuffle() -> None:
    hand = [f"western_{n}" for n in range(2, 10)] + ["soviet_2", "soviet_3"]
    place = position("allies", hands={"allies": hand, "axis": [f"german_{n}" for n in range(2, 8)]})
    state = place.state
    left = state.decks["allies"]
    state.discards["allies"], state.decks["allies"] = left[:-2], left[-2:]
    place.play("reorganise", "option enemy", "discard western_2", "discard western_3", "discard soviet_2", "done?")
    drawn = [(e.side, e.number) for e in place.of(ev.CardsDrawn)]
    assert drawn == [("allies", 2), ("allies", 1), ("axis", 1)]
    assert state.hand_size == {"axis": 7, "allies": 10}
    assert state.year["allies"] == 1
    assert state.reorganised["allies"]
    assert state.turn.side == "axis"


def won(place: Position, attack: str, *, losses: int = 0) -> Position:
    """The Axis wins an attack with a plain card against the best hope of nobody."""
    return decided(place, attack, [6, 6, 6, 6, 1, 1, 1, 1], losses)


def decided(place: Position, attack: str, dice: list[int], losses: int = 0) -> Position:
    place.play(attack)
    place.play(f"card {place.offered('card')[-1]}")
    attacker = place.state.fight.active
    mine, theirs = dice_of(place, attacker)
    script = [dice[0]] * mine + [dice[-1]] * theirs
    place.play(f"card {place.offered('card')[0]}", dice=script)
    place.play("done?")
    for _ in range(losses):
        place.play(f"discard {place.offered('discard')[0]}")
    return place


def dice_of(place: Position, attacker: str) -> tuple[int, int]:
    from desktop.games.reich.rules.combat.dice import dice_count
    from desktop.games.reich.state.sides import enemy_of

    return dice_count(place.state, attacker), dice_count(place.state, enemy_of(attacker))


@pytest.mark.rule(
    "reich",
    "16.3",
    says=(
        "Crimea is won",
        "A Blitz attack takes Kharkov (Allied",
        "The second Blitz attack takes Smolensk",
        "The Blitzkrieg has cost 3 hand",
        "Bessarabia (five Axis neighbours against one)",
        "The SUCCESS bonus, an attack on",
    ),
)
@pytest.mark.rule(
    "reich",
    "6.7.2",
    says=(
        "Remove the Axis Big Push marker",
        "The Axis attacks the Baltic States",
        "PRODUCTION is taken at once when",
        "Losing that action ends nothing",
        "A lost Blitz attack ends the",
    ),
)
def test_16_3_barbarossa() -> None:
    hands = {
        "axis": [f"german_{n}" for n in (2, 3, 4, 5, 6, 7, 8, 9)],
        "allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5", "soviet_6", "soviet_7"],
    }
    place = position("axis", hands=hands, big_push={"axis": "up"}, pact=True)
    state = place.state
    place.play("barbarossa")
    assert not state.pact
    won(place, "attack land romania crimea")
    assert state.turn.success == "ready"
    assert not place.offers("bonus success"), "SUCCESS waits for the four attacks"
    won(place, "blitz kharkov", losses=1)
    place.play("discard german_2") if place.offered("discard") else None
    assert state.hand_size == {"axis": 7, "allies": 5}
    place.play("bonus production")
    decided(place, f"seek {place.offered('seek')[0]}", [1, 6])
    assert state.turn.side == "axis", "a lost PRODUCTION does not end the turn"
    assert place.offered("blitz"), "nor the Blitzkrieg"
    decided(place, "blitz smolensk", [6, 1])
    give_up_surplus(place)
    decided(place, "blitz leningrad", [1, 6])
    give_up_surplus(place)
    assert state.hand_size["axis"] == 5
    assert not place.offered("blitz")
    for attack, counts in (
        ("attack land hungary bessarabia", (5, 1)),
        ("attack land warsaw minsk", (3, 1)),
        ("attack land konigsberg baltic_states", (2, 1)),
    ):
        from desktop.games.reich.rules.combat.dice import neighbour_counts

        assert neighbour_counts(state, "axis", attack.split()[-1]) == counts
        decided(place, attack, [6, 1])
    place.play("bonus success")
    decided(place, "attack land baltic_states leningrad", [1, 6])
    assert state.turn.side == "allies", "the lost SUCCESS action ends the turn"
    assert [place.at(a) for a in ("baltic_states", "smolensk", "kharkov", "crimea")] == ["axis"] * 4


def give_up_surplus(place: Position) -> None:
    while place.offered("discard"):
        place.play(f"discard {place.offered('discard')[0]}")
