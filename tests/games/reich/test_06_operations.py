"""6.6, 6.7 Big Push, Barbarossa, Overlord, Bagration."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.combat.dice import dice_count
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import enemy_of
from tests.games.reich.position import Position, position

HANDS = {
    "axis": ["german_2", "german_3", "german_4", "german_5", "german_6"],
    "allies": ["western_4", "soviet_4", "soviet_5", "soviet_6", "soviet_7"],
}
LATE = {"axis": "end_1943", "allies": "end_1943"}


def decide(place: Position, attack: str, *, win: bool) -> Position:
    """Declare a conflict and let the active side win or lose it; losses and surplus are discarded."""
    place.play(attack)
    while place.offers("done"):
        place.play("done")
    place.play(f"card {place.offered('card')[-1 if win else 0]}")
    state, active = place.state, place.state.fight.active
    good, bad = (6, 1) if win else (1, 6)
    dice = [good] * dice_count(state, active) + [bad] * dice_count(state, enemy_of(active))
    place.play(f"card {place.offered('card')[0 if win else -1]}", dice=dice)
    finish(place)
    return place


def finish(place: Position) -> None:
    while place.state.conflict is not None and place.decision is not None:
        forced = [a for a in place.actions if a.startswith("use fort")]
        place.play("done" if place.offers("done") else (forced or place.actions)[0])
    while place.offered("discard"):
        place.play(f"discard {place.offered('discard')[0]}")


# -- Big Push ----------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "5.2", says="a Big Push (6.6) or a")
@pytest.mark.rule("reich", "6.6", says="Two event actions or two attacks")
@pytest.mark.rule("reich", "6.6.1", says=("Your Big Push marker star up", "The Axis may do without Barbarossa"))
def test_6_6_1_needs_the_marker_star_up() -> None:
    assert position("axis", big_push={"axis": "down"}).refused("push attacks") == "6.6.1"
    place = position("axis", big_push={"axis": "up"}, pact=True)
    assert {"push events", "push attacks", "barbarossa"} <= set(place.actions)
    place.play("push attacks")
    assert place.state.big_push["axis"] == ""
    assert place.state.pact, "an ordinary Big Push leaves the Pact alone"


@pytest.mark.rule("reich", "6.6.3", says="Make the first attack and take")
@pytest.mark.rule("reich", "7.9.1", says="A contested bonus action that is")
def test_6_6_3_a_lost_attack_cancels_nothing() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land bulgaria greece", win=False)
    assert place.state.turn.side == "axis"
    decide(place.play("bonus push"), "attack land austria yugoslavia", win=True)
    assert "success" in place.offered("bonus")
    decide(place.play("bonus success"), "attack land bulgaria greece", win=False)
    assert place.state.turn.side == "allies", "only SUCCESS was left"


@pytest.mark.rule("reich", "6.6.3")
def test_6_6_3_success_in_between_does_not_end_the_turn() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land austria yugoslavia", win=True)
    place.play("bonus success", "fleet north_sea", f"discard {place.state.hands['axis'][0]}")
    assert place.state.turn.side == "axis"
    decide(place.play("bonus push"), "attack land bulgaria greece", win=False)
    assert not {"success", "push"} & set(place.offered("bonus"))
    place.play("bonus pass")
    assert place.state.turn.side == "allies"


def pushed(*, second: bool) -> Position:
    """A Big Push: Leningrad taken, its bonuses postponed, then Yugoslavia won or lost."""
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land finland leningrad", win=True)
    assert {"production", "success", "push"} <= set(place.offered("bonus"))
    assert place.offered("blitz")
    return decide(place.play("bonus push"), "attack land austria yugoslavia", win=second)


@pytest.mark.rule("reich", "6.6.3", says="What was postponed can be taken until then and after the second attack")
def test_6_6_3_production_and_blitzkrieg_of_the_first_attack_wait_for_the_second() -> None:
    place = pushed(second=False)
    assert not place.of(ev.BonusLost)
    assert {"production", "success"} <= set(place.offered("bonus"))
    assert "vologda leningrad" in place.offered("blitz"), "from the area that the first attack took"
    decide(place.play("bonus production"), "seek rommel", win=True)
    decide(place, "blitz vologda leningrad", win=True)
    assert place.at("vologda") == "axis"
    assert all(len(text.split()) == 1 for text in place.offered("blitz")), "now from Vologda"


@pytest.mark.rule("reich", "6.6.3", says="take, postpone or forgo any of its bonus actions")
@pytest.mark.rule("reich", "6.6", says="one SUCCESS and one Blitzkrieg series in all")
def test_6_6_3_of_two_starting_points_one_series_is_chosen() -> None:
    place = pushed(second=True)
    offered = place.offered("blitz")
    assert {"vologda leningrad", "greece"} <= set(offered)
    decide(place, "blitz greece", win=False)
    assert not place.offered("blitz"), "one series in all"


@pytest.mark.rule("reich", "7.9", says="it is lost as soon as you do anything else")
def test_6_6_3_after_the_second_attack_bonuses_lapse_as_usual() -> None:
    place = pushed(second=True)
    place.play("bonus success", "fleet north_sea")
    assert [(event.side, event.bonus) for event in place.of(ev.BonusLost)] == [
        ("axis", "production"), ("axis", "blitz"), ("axis", "success"),
    ]  # fmt: skip


@pytest.mark.rule("reich", "6.6.3")
@pytest.mark.rule("reich", "7.9.2")
def test_6_6_3_a_series_that_has_begun_is_not_put_off() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land warsaw minsk", win=True)
    decide(place, "blitz smolensk", win=True)
    decide(place.play("bonus push"), "attack land bulgaria greece", win=False)
    assert not place.offered("blitz")


@pytest.mark.rule("reich", "6.6.2", says="If both are lost there is")
def test_6_6_2_both_lost_no_bonus() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    place.play("push events")
    decide(place, "seek stukas", win=False)
    decide(place, "seek rommel", win=False)
    assert place.state.turn.side == "allies"


# -- Barbarossa --------------------------------------------------------------------------------------
@pytest.mark.rule("reich", "6.7", says="Barbarossa for the Axis, Overlord and")
@pytest.mark.rule("reich", "6.7.1", says=("All need the own Big Push", "Barbarossa must be launched before the"))
@pytest.mark.rule("reich", "8.6")
def test_6_7_1_barbarossa_only_while_the_pact_lasts() -> None:
    assert position("axis", big_push={"axis": "up"}).refused("barbarossa") == "6.7.1"
    assert position("axis", pact=True).refused("barbarossa") == "6.7.1"
    assert position("allies", pact=True, big_push={"allies": "up"}).refused("barbarossa") == "6.7"


@pytest.mark.rule(
    "reich",
    "6.7.2",
    says=(
        "The Axis attacks the Baltic States",
        "All four attacks are guaranteed, whatever",
        "One SUCCESS bonus after the four",
    ),
)
def test_6_7_2_four_attacks_whatever_happens() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS)
    place.play("barbarossa")
    for origin, target in (
        ("konigsberg", "baltic_states"),
        ("romania", "bessarabia"),
        ("romania", "crimea"),
        ("warsaw", "minsk"),
    ):
        assert place.state.turn.side == "axis"
        decide(place, f"attack land {origin} {target}", win=False)
    assert place.state.turn.side == "allies", "all lost: no SUCCESS"
    assert place.state.launched == ["barbarossa"]


@pytest.mark.rule("reich", "6.7.2", says="One Blitzkrieg series of up to")
def test_6_7_2_blitz_targets_and_skipped_targets() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS)
    place.play("barbarossa")
    decide(place, "attack land warsaw minsk", win=True)
    assert set(place.offered("blitz")) == {"baltic_states", "bessarabia", "smolensk"}
    decide(place, "blitz bessarabia", win=True)
    assert not any(text.endswith("bessarabia") for text in place.offered("attack")), "already Axis"
    decide(place, "attack land romania crimea", win=True)
    assert not place.offered("blitz"), "one series, and another attack has ended it"


# -- Overlord and Bagration --------------------------------------------------------------------------
def invasion(**given: object) -> Position:
    return position(
        "allies",
        scenario="short-1944",
        big_push={"allies": "up"},
        events={"allies": ["higgins_boats"]},
        hands=HANDS,
        decks={"allies": ["western_2", "western_3"]},
        **given,  # type: ignore[arg-type]
    )


@pytest.mark.rule(
    "reich", "6.7.1", says=("Overlord and Bagration cannot be launched", "They need Higgins Boats face up")
)
def test_6_7_1_what_overlord_needs() -> None:
    assert "channel normandy" in invasion().offered("overlord")
    none = position("allies", scenario="short-1944", big_push={"allies": "up"}, hands=HANDS)
    assert none.refused("overlord channel normandy") == "6.7.1", "no Higgins Boats"
    early = position(
        "allies", big_push={"allies": "up"}, events={"allies": ["higgins_boats"]}, control={"channel": "western"}
    )
    assert early.refused("overlord channel calais") == "6.7.1", "before the end of 1943"
    contested = invasion(fleets={"channel": ["axis", "allies"]})
    assert contested.refused("overlord channel calais") == "6.7.1"


@pytest.mark.rule("reich", "6.7.3", says="The Allies take Maximum Effort, wherever")
def test_6_7_3_maximum_effort_is_taken_even_from_the_axis() -> None:
    place = invasion()
    place.state.gain_event("axis", "maximum_effort", "test")
    place.play("overlord channel calais")
    assert "maximum_effort" in place.state.fight.played["allies"]
    finish_conflict(place, win=True)
    assert ("maximum_effort", "waiting") in {(e.card, e.place) for e in place.of(ev.EventMoved)}


def finish_conflict(place: Position, *, win: bool) -> None:
    while place.offers("done"):
        place.play("done")
    place.play(f"card {place.offered('card')[-1 if win else 0]}")
    state, active = place.state, place.state.fight.active
    good, bad = (6, 1) if win else (1, 6)
    dice = [good] * dice_count(state, active) + [bad] * dice_count(state, enemy_of(active))
    place.state.chance.begin(dice)
    place.play(f"card {place.offered('card')[0 if win else -1]}")
    finish(place)


@pytest.mark.rule(
    "reich",
    "6.7.3",
    says=(
        "Won: up to two Blitz attacks",
        "The second may be made even",
        "They cost no hand size and",
        "After them, Western markers are placed",
        "The bonus action is Bagration",
    ),
)
@pytest.mark.rule("reich", "8.5", says="The Allies first take Paris, or")
def test_6_7_3_two_free_blitz_attacks_then_vichy_and_bagration() -> None:
    place = invasion()
    state = place.state
    finish_conflict(place.play("overlord channel normandy"), win=True)
    assert place.at("normandy") == "western"
    assert set(place.offered("blitz")) == {"bordeaux", "calais", "paris"}
    size = state.hand_size["allies"]
    finish_conflict(place.play("blitz calais"), win=False)
    assert state.hand_size["allies"] == size, "free of charge"
    assert set(place.offered("blitz")) == {"bordeaux", "calais", "paris"}, "the second from the landing area"
    finish_conflict(place.play("blitz bordeaux"), win=True)
    assert state.turn.operation == "bagration"
    assert place.at("vichy_france") == "western"
    assert state.launched == ["overlord", "bagration"]


@pytest.mark.rule("reich", "7.9.2", says="Bagration has no Blitzkrieg")
@pytest.mark.rule("reich", "6.7.3", says="Lost: none of that, but Bagration")
@pytest.mark.rule(
    "reich", "6.7.4", says=("Four guaranteed attacks from Soviet-controlled on", "There is no Blitzkrieg")
)
def test_6_7_3_lost_landing_leads_to_bagration_at_once() -> None:
    place = invasion()
    finish_conflict(place.play("overlord channel calais"), win=False)
    assert place.state.turn.operation == "bagration"
    assert place.at("vichy_france") == "axis"
    attacks = place.offered("attack")
    assert attacks
    assert all(text.startswith("land ") for text in attacks)
    assert all(place.at(text.split()[1]) == "soviet" for text in attacks)
    assert not place.offered("blitz")


@pytest.mark.rule(
    "reich", "6.7.4", says=("Four guaranteed attacks from Soviet-controlled on", "An area may be attacked more")
)
@pytest.mark.rule(
    "reich", "6.7.4.1", says=("Afterwards both players shuffle their discards", "This is no reshuffle: years and")
)
def test_6_7_4_four_attacks_and_a_shuffle() -> None:
    place = invasion()
    state = place.state
    finish_conflict(place.play("overlord channel calais"), win=False)
    for _ in range(4):
        assert state.turn.side == "allies"
        decide(place, "attack land smolensk minsk", win=False)
    assert state.turn.side == "axis"
    assert state.discards == {"axis": [], "allies": []}
    assert state.year == {"axis": 3, "allies": 3}, "no effect on the year"


@pytest.mark.rule("reich", "6.7.4.1", says=("Reusable events that the Allies lose", "Of those the Axis loses, half"))
@pytest.mark.rule("reich", "6.7.4")
def test_6_7_4_1_events_lost_in_the_invasion() -> None:
    place = invasion()
    state = place.state
    for event in ("von_rundstedt", "waffen_ss", "stukas"):
        state.gain_event("axis", event, "test")
    for event in ("zhukov", "t34s_shermans"):
        state.gain_event("allies", event, "test")
    place.play("overlord channel calais", "play t34s_shermans", "play waffen_ss", "play stukas", "play von_rundstedt")
    finish_conflict(place, win=True)
    kept = list(state.held["axis"])
    assert len(kept) == 2, "half, rounded up"
    assert all(card in state.face_down for card in kept)
    place = invasion()
    state = place.state
    state.gain_event("allies", "t34s_shermans", "test")
    place.play("overlord channel calais", "play t34s_shermans")
    finish_conflict(place, win=False)
    assert "t34s_shermans" in state.held["allies"]
    assert "t34s_shermans" in state.face_down, "usable on the next Allied turn"


@pytest.mark.rule("reich", "6.7.4", says="Reusable events of a won attack")
def test_6_7_4_events_of_a_won_attack_serve_again() -> None:
    place = invasion()
    state = place.state
    state.gain_event("allies", "zhukov", "test")
    finish_conflict(place.play("overlord channel calais"), win=False)
    place.play("attack land smolensk minsk", "play zhukov")
    finish_conflict(place, win=True)
    assert state.turn.ready == ["zhukov"]
    place.play(next(a for a in place.actions if a.startswith("attack land")))
    assert place.offers("play zhukov")


@pytest.mark.rule("reich", "6.7.3", says=("They cost no hand size and", "A lost PRODUCTION action does not"))
@pytest.mark.rule("reich", "7.9.1", says="A contested bonus action that is")
def test_6_7_3_a_failed_production_action_ends_nothing() -> None:
    place = invasion()
    finish_conflict(place.play("overlord channel normandy"), win=True)
    finish_conflict(place.play("blitz paris"), win=True)
    assert place.at("paris") == "western"
    assert "production" in place.offered("bonus")
    place.play("bonus production")
    finish_conflict(place.play(f"seek {place.offered('seek')[0]}"), win=False)
    assert place.offered("blitz"), "the second attack is still to come"
    assert "berlin" not in place.offered("blitz")
    place.play("bonus pass")
    assert place.state.turn.operation == "bagration", "forgoing the rest leads on"
    assert not place.offered("blitz"), "there is no Blitzkrieg in Bagration"


@pytest.mark.rule("reich", "6.7.2", says=("One SUCCESS bonus after the four", "It may be any normal action"))
@pytest.mark.rule("reich", "7.9.1", says="A contested bonus action that is")
def test_6_7_2_success_comes_after_the_four_and_its_failure_ends_the_turn() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS)
    place.play("barbarossa")
    for attack in ("warsaw minsk", "konigsberg baltic_states", "romania bessarabia"):
        decide(place, f"attack land {attack}", win=True)
        assert "success" not in place.offered("bonus")
    decide(place, "attack land romania crimea", win=False)
    decide(place.play("bonus success"), "attack land bulgaria greece", win=False)
    assert place.state.turn.side == "allies"


@pytest.mark.rule("reich", "6.7.2", says="the first must be made")
def test_6_7_2_the_first_attack_of_barbarossa_is_compulsory_the_others_by_a_reading() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS)
    assert not place.play("barbarossa").offers("bonus pass")
    decide(place, "attack land warsaw minsk", win=True)
    place.play("bonus pass")
    assert place.state.turn.side == "allies", "guaranteed attacks may be sacrificed (16.3)"
    strict = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS, options={"four_attacks": "must"})
    strict.play("barbarossa")
    for attack in ("warsaw minsk", "konigsberg baltic_states", "romania bessarabia", "romania crimea"):
        assert not strict.offers("bonus pass")
        decide(strict, f"attack land {attack}", win=True)
    assert strict.offers("bonus pass"), "only bonuses are left"


@pytest.mark.rule("reich", "6.7.1", says="both must be made")
@pytest.mark.rule("reich", "6.7.4", says="the first must be made")
def test_6_7_4_bagration_cannot_be_passed_without_an_attack() -> None:
    for reading in ("may", "must"):
        place = invasion(options={"four_attacks": reading})
        finish_conflict(place.play("overlord channel calais"), win=False)
        assert place.state.turn.operation == "bagration"
        assert not place.offers("bonus pass")
        decide(place, "attack land smolensk minsk", win=False)
        assert place.offers("bonus pass") == (reading == "may")


@pytest.mark.rule("reich", "6.7.1", says="the boats bear only the white star")
def test_6_7_1_no_overlord_out_of_a_soviet_zone() -> None:
    place = invasion(control={"channel": "soviet"})
    assert not place.offered("overlord")
    assert place.refused("overlord channel normandy") == "6.7.1"


@pytest.mark.rule("reich", "6.7.1", says="once a sea zone is under uncontested Allied control")
def test_6_7_1_closed_zones_by_reading() -> None:
    closed = {}
    for reading in ("all", "landing", "none"):
        place = position("axis", scenario="short-1944", options={"sea_lock": reading})
        closed[reading] = [
            zone for zone in ("channel", "north_sea", "bay_of_biscay") if zone not in place.offered("fleet")
        ]
        assert place.refused("attack sea axis channel") == ("" if reading == "none" else "6.7.1")
    assert closed == {"all": ["channel", "north_sea"], "landing": ["channel"], "none": []}


@pytest.mark.rule("reich", "6.7.3", says="The Allies take Maximum Effort, wherever it lies")
def test_6_7_3_maximum_effort_in_hand_is_not_gained_again() -> None:
    place = invasion()
    place.state.gain_event("allies", "maximum_effort", "test")
    place.play("overlord channel calais")
    assert "overlord" not in [event.cause for event in place.of(ev.EventGained)]
    assert "maximum_effort" in place.state.fight.played["allies"]


@pytest.mark.rule("reich", "6.6", says="They count as one action as")
@pytest.mark.rule("reich", "6.6.3")
@pytest.mark.rule("reich", "7.9.2")
def test_6_6_3_one_blitz_series_in_all() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS)
    decide(place.play("push attacks"), "attack land warsaw minsk", win=True)
    decide(place, "blitz smolensk", win=False)
    assert place.state.turn.side == "axis", "a lost Blitzkrieg attack cancels neither the second attack nor SUCCESS"
    decide(place.play("bonus push"), "attack land finland leningrad", win=True)
    assert not place.offered("blitz"), "the series is used up"
    assert {"production", "success"} <= set(place.offered("bonus"))
    decide(place.play("bonus production"), "seek rommel", win=False)
    assert "success" in place.offered("bonus"), "earned with the attack: not lost"
