"""12.0 Attacks of whole fronts played at random: every offer can be carried out, and nothing is left broken."""

from __future__ import annotations

import random

import pytest

from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.state.sides import SIDES
from desktop.games.illusions.state.state import ATTACK, Group, IllusionsState
from tests.games.illusions.position import begin, in_round, state_of

MOST = 600


def front(side: str, seed: int) -> IllusionsState:
    """The set-up of 1916 with Combat Cards in both hands; everything that faces an enemy may attack."""
    rng = random.Random(seed)
    state = state_of("brusilov")
    cards = {
        each: [c for c in sorted(state.world.is_combat_card) if state.world.cards[c].side == each] for each in SIDES
    }
    state = state_of("brusilov", hands={each: rng.sample(cards[each], 6) for each in SIDES})
    in_round(state, side, 3)
    for place in sorted(state.control):
        units = state.units_of(side, place)
        if not units or place == state.world.base or not geography.faces_enemy(state, side, place):
            continue
        if place in state.world.mixed:
            state.groups.append(Group(place, ATTACK, list(units[: state.world.limits.stacking])))
        else:
            state.markers[place] = ATTACK
    return state


@pytest.mark.rule("illusions", "12.0")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("side", SIDES)
def test_a_whole_front_attacks(side: str, seed: int) -> None:
    rng = random.Random(seed)
    place = begin(front(side, seed), Attacks(side=side))
    for _ in range(MOST):
        if not place.decision:
            break
        wanted = [text for text in place.actions if not text.startswith(("without", "no-more"))]
        revision = place.state.revision
        top = place.state.stack[-1]
        getattr(top, f"ask_{top.step}")(place.state)
        assert place.state.revision == revision, "asking changes nothing"
        place.play(rng.choice(wanted or place.actions))
    assert not place.decision, "every unit attacks once"
    state = place.state
    assert stacking.overstacked(state) == []
    for space, stack in state.stacks.items():
        if space in state.control and space not in state.world.mixed:
            assert stacking.may_share(state, stack)
            assert stacking.counted(state, stack), f"a staff alone in {space}"
