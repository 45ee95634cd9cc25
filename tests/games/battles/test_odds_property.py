"""The preview and the resolver are one function: on random combats all six dice give what was shown."""

from __future__ import annotations

import random

import pytest

from desktop.games.battles.rules.combat import attack_options
from desktop.games.battles.rules.combat.resolve import FACES, fight_of, odds, odds_for
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import ROUTINE, battle
from tests.games.battles.position import Position, world_of

COMBATS = 60
SIDES = ("nationalist", "republican")


def random_battle(rng: random.Random, scenario: str) -> Position | None:
    """A handful of units of both sides around a random hex, some reduced, unsupplied or out of command."""
    world = world_of(scenario)
    centre = rng.choice(world.hexes)
    ring = [hex_id for hex_id in world.neighbours[centre] if rng.random() < 0.6]
    if not ring:
        return None
    side = rng.choice(SIDES)
    pools = {
        each: [u for u in world.by_side[each] if not world.units[u].is_air and not world.units[u].is_truck]
        for each in SIDES
    }
    units: dict[str, str] = {}
    for unit in rng.sample(pools[world.enemy(side)], rng.randint(1, 3)):
        units[unit] = rng.choice([centre, *world.neighbours[centre][:1]])
    taken = set(units.values())
    free = [hex_id for hex_id in ring if hex_id not in taken]
    if not free:
        return None
    for unit in rng.sample(pools[side], rng.randint(1, 5)):
        units[unit] = rng.choice(free)
    hurt = [unit for unit in units if rng.random() < 0.3]
    return battle(
        units, side=side, scenario=scenario, air=True, turn=5, weather=rng.choice(("clear", "mud")),
        reduced=hurt, out_of_supply=[u for u in units if rng.random() < 0.2],
        out_of_command=[u for u in units if rng.random() < 0.2],
    )  # fmt: skip


def go_to_the_die(rng: random.Random, found: Position) -> bool:
    """Play at random, but without voluntary retreats, until an attack is about to be rolled for."""
    for _ in range(80):
        if found.decision is None or found.decision.rule in ("12.4", "7.2"):
            return False
        if found.actions == ["roll"]:
            return True
        usable = [a for a in found.actions if not a.startswith(("retreat", "withdraw"))]
        found.play(rng.choice(usable))
    return False


@pytest.mark.rule("battles", "11.4")
@pytest.mark.parametrize("scenario", ["jarama", "brunete"])
def test_preview_equals_the_resolver_over_all_six_dice(scenario):
    rng = random.Random(scenario)
    seen = 0
    while seen < COMBATS:
        seed = rng.random()
        if not _same_over_all_dice(seed, scenario):
            continue
        seen += 1


def _same_over_all_dice(seed: float, scenario: str) -> bool:
    shown: dict[int, str] = {}
    counted: dict[str, int] = {}
    for die in FACES:
        rng = random.Random(seed)
        found = random_battle(rng, scenario)
        if found is None or not go_to_the_die(rng, found):
            return False
        frame = found.state.stack[-1]
        preview = odds(found.state, fight_of(found.state, found.state.attack(frame.number)))
        shown[die] = preview.cell(die)
        assert sum(weight for _, weight in preview.distribution) == len(FACES)
        found.state.chance.begin([die, 1, 1, 1])
        found.play("roll")
        event = next(e for e in found.of(ev.CombatResolved) if not e.unit)
        assert event.result == shown[die]
        assert (event.column, event.modified) == (preview.column, die + preview.drm)
        assert event.attack_strength - event.defence_strength == preview.difference
        counted[event.result] = counted.get(event.result, 0) + 1
    assert tuple(sorted(counted.items())) == preview.distribution
    return True


@pytest.mark.rule("battles", "11.1", says="every phasing unit in an enemy ZOC must at least attack something")
@pytest.mark.parametrize("split", ["true", "false"])
@pytest.mark.parametrize("scenario", ["jarama", "brunete"])
def test_the_duty_can_always_be_met_from_any_declaration(scenario, split):
    """11.1 Whatever was declared before, `complete` leads to `done`."""
    rng = random.Random(f"{scenario} {split}")
    world = world_of(scenario)
    completed = 0
    for _ in range(250):
        centre = rng.choice([h for h in world.hexes if len(world.neighbours[h]) == 6])
        area = world.grid.within(centre, 2)
        units: dict[str, str] = {}
        owner: dict[str, str] = {}
        pool = [u for u in world.units if not world.units[u].is_air]
        for unit in rng.sample(pool, 22):
            hex_id = rng.choice(area)
            if owner.setdefault(hex_id, world.units[unit].side) == world.units[unit].side:
                units[unit] = hex_id
        side = rng.choice(SIDES)
        found = battle(units, side=side, scenario=scenario, options={"stack_may_split_targets": split})
        if found.decision is None or found.decision.rule == "7.2":
            continue
        for _ in range(rng.randint(0, 12)):
            usable = [a for a in found.actions if a not in ("done", "complete")]
            if not usable:
                break
            found.play(rng.choice(usable))
        if found.offers("complete"):
            found.play("complete")
            completed += 1
        assert found.offers("done")
        assert not attack_options.unmet(found.state, side)
        check_attacks(found, side)
    assert completed > 20


def check_attacks(found: Position, side: str) -> None:
    """Every unit attacks once, every hex is attacked once, attackers touch all their targets."""
    attacks = found.state.attacks
    units = [unit for attack in attacks for unit in attack.units]
    hexes = [hex_id for attack in attacks for hex_id in attack.targets]
    assert len(units) == len(set(units))
    assert len(hexes) == len(set(hexes))
    may = attack_options.duty_of(found.state, side).may
    for attack in attacks:
        assert attack.barrage or attack.units
        assert all(hex_id in may[unit] for unit in attack.units for hex_id in attack.targets)
    if not attack_options.may_split(found.state):
        for attack in attacks:
            for unit in attack.units:
                mates = [u for u in found.state.at(found.state.place(unit)) if u in units]
                assert all(u in attack.units for u in mates)


def test_odds_need_no_declaration():
    found = battle({"BN-MISC.1": "2323", "BR-94": "2322"})
    before = len(found.state.attacks)
    assert odds_for(found.state, ["BR-94"], ["2323"]).column == "3,4"
    assert len(found.state.attacks) == before
    assert ROUTINE
