"""The plan above the single action: the theatres a side goes for, and the nation it means to finish."""

from __future__ import annotations

from desktop.engine.ids import SpaceId
from desktop.games.illusions.player.weights import Weights
from desktop.games.illusions.rules.nations.collapse import may_collapse, spaces_left
from desktop.games.illusions.state.sides import AH, GE, MN, RU, SB
from desktop.games.illusions.state.state import IllusionsState


class PlanWeights(Weights, frozen=True):
    """The figures of players with a plan.

    Attributes:
        galicia, poland, prussia, serbia: what each VP space of Austria-Hungary, Russia, Germany and Serbia with
            Montenegro is worth to the plan of either side.
        waver: what all VP spaces together are worth that keep a nation from its collapse.
        will: what a home VP space of a nation is worth whose National Will is all but gone.
    """

    galicia: int = 30
    poland: int = 30
    prussia: int = 30
    serbia: int = 30
    waver: int = 60
    will: int = 60


def objectives(state: IllusionsState, w: PlanWeights) -> dict[SpaceId, int]:
    """What spaces are worth to the plans of both sides, beyond what they are worth in themselves."""
    world = state.world
    theatres = {AH: w.galicia, RU: w.poland, GE: w.prussia, SB: w.serbia, MN: w.serbia}
    found = {}
    for space in world.vp_spaces:
        nation = world.nation_of[space]
        found[space] = theatres.get(nation, 0) + _will(state, nation, w)
    for nation in world.collapses:
        if may_collapse(state, nation):
            left = spaces_left(state, nation)
            found |= {space: found[space] + w.waver // len(left) for space in left}
    return found


def _will(state: IllusionsState, nation: str, w: PlanWeights) -> int:
    """23.2 The last of its home spaces that a nation can bear to lose: rebellion begins where its will is gone."""
    if nation not in state.national_will or state.is_demoralized(nation):
        return 0
    return w.will // (state.national_will[nation] - state.world.tables.national_will.floor)
