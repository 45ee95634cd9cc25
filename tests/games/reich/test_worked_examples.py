"""The worked examples of the rules, exact to the printed totals."""

from __future__ import annotations

import pytest

from desktop.games.reich import events as ev
from desktop.games.reich.conflict_state import Conflict
from desktop.games.reich.procedures.reshuffle import Reshuffle
from desktop.games.reich.resolve import card_value, rerolls
from tests.games.reich.position import Position, fight, position, world_of

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


@pytest.mark.rule("reich", "16.1.1")
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


@pytest.mark.rule("reich", "16.1.2")
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


@pytest.mark.rule("reich", "16.1.3")
@pytest.mark.rule("reich", "6.4.2")
@pytest.mark.rule("reich", "7.3")
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


@pytest.mark.rule("reich", "16.1.4")
@pytest.mark.rule("reich", "7.9.2")
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


@pytest.mark.rule("reich", "16.1.4")
@pytest.mark.rule("reich", "6.5.3.4")
@pytest.mark.rule("reich", "6.5.3.3")
def test_16_1_4b_moscow_with_two_cards() -> None:
    place = before_counterattack()
    assert place.state.fight.cards["axis"] == ["italian_11", "german_5"]
    assert totals(place) == (24, 20)
    assert place.asked == "allies"
    assert place.offered("play") == ["counterattack"]


@pytest.mark.rule("reich", "16.1.5")
@pytest.mark.rule("reich", "4.1.4")
@pytest.mark.rule("reich", "7.7")
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


@pytest.mark.rule("reich", "16.1.5")
@pytest.mark.rule("reich", "6.5.2.1")
@pytest.mark.rule("reich", "7.9")
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


@pytest.mark.rule("reich", "16.1.6")
@pytest.mark.rule("reich", "7.4.1")
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


@pytest.mark.rule("reich", "16.2")
@pytest.mark.rule("reich", "8.3")
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


@pytest.mark.rule("reich", "16.2")
@pytest.mark.rule("reich", "6.1")
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
    return _decide(place, attack, [6, 6, 6, 6, 1, 1, 1, 1], losses)


def _decide(place: Position, attack: str, dice: list[int], losses: int = 0) -> Position:
    place.play(attack)
    place.play(f"card {place.offered('card')[-1]}")
    attacker = place.state.fight.active
    mine, theirs = _dice_of(place, attacker)
    script = [dice[0]] * mine + [dice[-1]] * theirs
    place.play(f"card {place.offered('card')[0]}", dice=script)
    place.play("done?")
    for _ in range(losses):
        place.play(f"discard {place.offered('discard')[0]}")
    return place


def _dice_of(place: Position, attacker: str) -> tuple[int, int]:
    from desktop.games.reich.dice import dice_count
    from desktop.games.reich.sides import enemy_of

    return dice_count(place.state, attacker), dice_count(place.state, enemy_of(attacker))


@pytest.mark.rule("reich", "16.3")
@pytest.mark.rule("reich", "6.7.2")
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
    _decide(place, f"seek {place.offered('seek')[0]}", [1, 6])
    assert state.turn.side == "axis", "a lost PRODUCTION does not end the turn"
    assert place.offered("blitz"), "nor the Blitzkrieg"
    _decide(place, "blitz smolensk", [6, 1])
    _surplus(place)
    _decide(place, "blitz leningrad", [1, 6])
    _surplus(place)
    assert state.hand_size["axis"] == 5
    assert not place.offered("blitz")
    for attack, counts in (
        ("attack land hungary bessarabia", (5, 1)),
        ("attack land warsaw minsk", (3, 1)),
        ("attack land konigsberg baltic_states", (2, 1)),
    ):
        from desktop.games.reich.dice import neighbour_counts

        assert neighbour_counts(state, "axis", attack.split()[-1]) == counts
        _decide(place, attack, [6, 1])
    place.play("bonus success")
    _decide(place, "attack land baltic_states leningrad", [1, 6])
    assert state.turn.side == "allies", "the lost SUCCESS action ends the turn"
    assert [place.at(a) for a in ("baltic_states", "smolensk", "kharkov", "crimea")] == ["axis"] * 4


def _surplus(place: Position) -> None:
    while place.offered("discard"):
        place.play(f"discard {place.offered('discard')[0]}")


# -- small examples ----------------------------------------------------------------------------------
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


@pytest.mark.rule("reich", "4.1.3")
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


@pytest.mark.rule("reich", "4.2.5.1")
def test_ex_4_2_5_1_reusable_is_out_in_the_enemy_turn() -> None:
    place = position(
        "allies",
        control={"minsk": "axis"},
        events={"allies": ["artillery_partisans"]},
        hands={"allies": ["soviet_9", "soviet_8"], "axis": ["german_2", "german_3"]},
    )
    place.play("attack land smolensk minsk", "play artillery_partisans", "done?", "card soviet_9")
    place.play("card german_2", dice=[6, 6, 6, 6, 1, 1, 1][: sum(_dice_of(place, "allies"))])
    place.play("done?", "bonus pass")
    assert place.state.turn.side == "axis"
    assert "artillery_partisans" in place.state.held["allies"]
    assert "artillery_partisans" in place.state.face_down
    place.play("attack land finland leningrad", "card german_3")
    assert not place.offers("play artillery_partisans")


@pytest.mark.rule("reich", "4.2.5.2")
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
    count = sum(_dice_of(place, "axis"))
    mine = _dice_of(place, "axis")[0]
    place.play("card western_2", dice=[6] * mine + [1] * (count - mine))
    _surplus(place)
    place.play("bonus production")
    sought = place.offered("seek")
    assert not {"paratroops", "desperate_gamble", "reserves"} & set(sought)
    assert place.state.waiting["allies"] == ["paratroops", "desperate_gamble", "reserves"]


@pytest.mark.rule("reich", "5.4.1")
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


@pytest.mark.rule("reich", "6.3.2")
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


@pytest.mark.rule("reich", "6.5.2.1")
def test_ex_6_5_2_1_kharkov_costs_a_soviet_card() -> None:
    place = position("axis", control=EAST, hands={"allies": ["soviet_2", "soviet_3", "western_9"]})
    fight(place, "attack land crimea kharkov", ("german_9", "soviet_2"), [6, 6, 6, 1, 1, 1])
    assert place.offered("discard") == ["soviet_3"]
    assert place.refused("discard western_9") == "6.5.2.1"
    assert place.state.hand_size["allies"] == 2


@pytest.mark.rule("reich", "6.5.3.1")
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
    mine, theirs = _dice_of(place, "allies")
    return place.play(f"card {place.offered('card')[0]}", dice=[6] * mine + [1] * theirs)


@pytest.mark.rule("reich", "6.5.3.2")
def test_ex_6_5_3_2_stars() -> None:
    place = position("allies", control={"minsk": "axis"}, events={"allies": ["artillery_partisans", "patton"]})
    place.play("attack land smolensk minsk")
    assert place.offered("play") == ["artillery_partisans"]
    assert place.refused("play patton") == "6.5.3.2"


@pytest.mark.rule("reich", "6.6.2")
@pytest.mark.rule("reich", "6.6.3")
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
    _decide(place, "seek convoy", [6, 1])
    _decide(place, "seek convoy", [1, 6])
    assert place.state.turn.side == "allies", "one of two lost"
    place.play("bonus success")
    _decide(place, "seek convoy", [6, 1])
    assert place.state.hand_size["allies"] == before + 2
    assert place.state.turn.side == "axis"


@pytest.mark.rule("reich", "6.7.1")
def test_ex_6_7_1_the_channel_is_closed_to_the_axis() -> None:
    late = {"axis": "end_1943", "allies": "end_1943"}
    place = position("axis", control={"channel": "western"}, year=late)
    assert place.refused("attack sea axis channel") == "6.7.1"
    assert place.refused("fleet channel") == "6.7.1"
    assert place.offers("attack sea axis bay_of_biscay")
    assert place.offers("fleet bay_of_biscay")
    early = position("axis", control={"channel": "western"})
    assert early.offers("attack sea axis channel")


@pytest.mark.rule("reich", "7.6")
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


@pytest.mark.rule("reich", "7.9")
def test_ex_7_9_moscow_earns_one_production() -> None:
    place = position(
        "axis", control={"smolensk": "axis"}, hands={"allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5"]}
    )
    _decide(place, "attack land smolensk moscow", [6, 1], losses=2)
    assert place.state.turn.production == 1


@pytest.mark.rule("reich", "7.9.2")
def test_ex_7_9_2_a_chain_of_three() -> None:
    place = position("axis", hands={"allies": ["soviet_2", "soviet_3", "soviet_4", "soviet_5", "soviet_6", "soviet_7"]})
    _decide(place, "attack land warsaw minsk", [6, 1])
    for target, losses in (("bessarabia", 0), ("kharkov", 1), ("moscow", 2)):
        _decide(place, f"blitz {target}", [6, 1], losses)
        _surplus(place)
    assert place.at("moscow") == "axis"
    assert not place.offered("blitz"), "three at most"
    assert place.state.hand_size["axis"] == 5


@pytest.mark.rule("reich", "9.2")
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
    _decide(place, "attack land warsaw berlin", [6, 1])
    assert place.decision is None
    assert (state.winner, state.level, state.reason) == ("allies", "allied_minimum", "last_year")
