"""Whatever is asked for and not offered is refused with a rule and a reason, and asking never fails."""

from __future__ import annotations

import random

import pytest

from desktop.data.game_files import texts_of
from desktop.engine.action import Action
from desktop.engine.verb import CHANCE
from desktop.games.battles.present.names import Names
from desktop.games.battles.verbs import LANGUAGE
from tests.contract.games import new_match, player_of
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, battle, roll, until
from tests.games.battles.moving import mover, phase
from tests.games.battles.position import Position, world_of
from tests.sentences import book

STEPS, ASKED = 500, 12
JUNK = ("", "0", "-1", "9999", "x", "JN-NOBODY", "39", "7", "due", "4747/4847", "1e9", "½", "٣", "9" * 5000)


def actions(rng: random.Random, units: list[str], hexes: list[str]) -> list[Action]:
    """Things nobody offered: any verb with anything at all."""
    found = []
    for _ in range(ASKED):
        pool = (*JUNK, rng.choice(units), rng.choice(units), rng.choice(hexes), rng.choice(hexes))
        found.append(Action(rng.choice([*LANGUAGE, "nonsense"]), tuple(rng.choices(pool, k=rng.randint(0, 3)))))
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("battles/brunete", 7), ("battles/jarama", 8), ("battles/pindoque", 9)])
def test_no_question_whatever_raises(scenario: str, seed: int) -> None:
    match, player, rng = new_match(scenario, seed), player_of(scenario, seed), random.Random(seed)
    units, hexes = sorted(match.world.units), sorted(match.world.hexes)
    names = Names(match.world)
    for _ in range(STEPS):
        if match.decision is None:
            break
        for action in actions(rng, units, hexes):
            refusal = match.why_not(action)
            assert (refusal is None) == match.decision.offers(action)
            if refusal is not None:
                assert names.words.message(refusal.reason)
        match.play(player.choose(match.state, match.decision))


def test_every_verb_has_its_moment_in_words_and_a_rule_that_exists() -> None:
    texts, numbers = texts_of("battles"), book("battles")
    for verb in LANGUAGE.keys() - {CHANCE}:
        assert texts[f"moment.{verb}"]
        assert LANGUAGE[verb].rule in numbers, verb


def said(found: Position, text: str) -> tuple[str, str]:
    refusal = found.why_not(text)
    assert refusal is not None, f"{text} is not refused"
    return refusal.rule, refusal.reason.key


def test_air_is_refused_for_its_own_reason() -> None:
    found = battle({"BN-1.12": MIDDLE, "BN-2.12": NORTH_EAST, "BR-94": NORTH}, air=True)
    found.play(f"attack BR-94 {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}", "done")
    until(found, "points")
    assert found.decision is not None
    assert found.decision.player == "republican"
    assert said(found, f"points 7 {MIDDLE}") == ("13.2", "air.other_amount")
    assert said(found, f"points 21 {MIDDLE}") == ("13.2", "air.not_so_many")
    assert said(found, f"points 1 {NORTH_EAST}") == ("13.2", "air.whole_attack")
    assert said(found, "points 1 1105") == ("13.2", "air.not_attacked")
    assert said(found, f"air BR-94 {MIDDLE}") == ("13.1", "air.no_air_unit")


def test_a_declaration_is_refused_for_its_own_reason() -> None:
    found = battle({"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BR-94": NORTH, "BR-95": "2320", "BR-ART.V1": "2319"})
    assert said(found, "attack BR-1.11 2323") == ("11.1", "attack.not_on_map")
    assert said(found, "withdraw BR-94") == ("11.1", "withdraw.not_in_attack")
    found.play(f"attack BR-94 {MIDDLE}")
    assert said(found, "complete") == ("11.1", "declare.nothing_owed")
    assert said(found, f"support BR-ART.V1 {MIDDLE}")[0] in ("12.3", "12.51")
    found.play("withdraw BR-94", f"attack BR-94 {MIDDLE}")
    assert said(found, "withdraw BR-94") == ("11.1", "withdraw.once")


def test_combat_is_refused_for_its_own_reason() -> None:
    found = battle({"BN-1.12": MIDDLE, "BR-94": NORTH, "BR-HQ.11": "2320", "BR-ART.11": "2319"})
    found.play(f"attack BR-94 {MIDDLE}", "done")
    assert said(found, "assault") == ("11.2", "assault.name_division")
    assert said(found, "assault 12") == ("11.2", "assault.not_lender")
    found.play("normal")
    assert said(found, "retreat BR-ART.11") == ("11.61", "retreat.not_in_combat")
    roll(found, 1)
    own = battle({"BN-1.12": MIDDLE, "BR-1.11": NORTH, "BR-ART.11": "2319"}).play(f"attack BR-1.11 {MIDDLE}", "done")
    assert said(own, "assault 11") == ("11.2.2", "assault.own_points")
    until(own, "fire")
    assert said(own, "fire BN-ART1.12") == ("12.3", "fire.not_yours")


def test_movement_is_refused_for_its_own_reason() -> None:
    found = mover("brunete", {"BR-TRK.1": "2320", "BR-1.11": "2320", "BR-94": "2325"}, "BR-TRK.1")
    assert said(found, "unload BR-1.11") == ("B.trucks", "truck.not_carried")
    assert said(found, "load BR-94") == ("B.trucks", "truck.not_here")
    assert said(found, "exit") == ("16.0", "move.no_edge")
    assert said(phase("brunete", {}, "republican", turn=9), "receive 14") == ("B.release", "release.not_in_exchange")
    early = world_of("brunete").of_division["14"]
    waiting = phase("brunete", dict.fromkeys(early, "swap"), "republican", turn=8)
    assert said(waiting, "receive 14") == ("B.release", "release.too_early")
    late = phase("brunete", dict.fromkeys(early, "swap"), "republican", turn=9)
    assert said(late, "receive 14") == ("B.release", "release.none_withdrawn")
