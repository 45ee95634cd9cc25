"""4.0 The board of a scenario before the first card is dealt."""

from __future__ import annotations

from desktop.games.crusade.data.world import World
from desktop.games.crusade.state.sides import POOL, SIDES
from desktop.games.crusade.state.state import CrusadeState, TurnMark, UnitState


def blank_state(world: World) -> CrusadeState:
    """4.1, 4.2 Units, control and markers of the scenario; all cards of the phase are in the draw piles."""
    setup = world.setup
    state = CrusadeState(
        world=world,
        units={unit: UnitState(world.start_places.get(unit, POOL)) for unit in world.unit_ids},
        control=dict(world.start_control),
        turn=setup.turn,
        vp=setup.vp,
        rm=setup.rm,
        history=[TurnMark(setup.turn - 1, setup.vp, setup.rm)],
        strait=setup.strait,
        government=setup.government,
        sieges=dict(sorted(setup.sieges.items())),
        isolated=sorted(setup.isolated),
        badajoz_source=setup.badajoz_source,
        ammunition_shortage=setup.ammunition_shortage,
        flags=dict.fromkeys(sorted(setup.flags), 1),
        bonus_markers=dict(sorted(setup.bonus_markers.items())),
        lasting=dict.fromkeys(sorted(setup.lasting), setup.turn),
        played=list(setup.played),
    )
    _lay_works(state)
    _lay_cards(state)
    return state


def _lay_works(state: CrusadeState) -> None:
    """10.2.9 Works of the scenario, some of them extra trenches."""
    for work in state.world.setup.works:
        state.works[work.space] = work.kind
        if work.extra:
            state.extra_trenches[work.space] = work.extra


def _lay_cards(state: CrusadeState) -> None:
    """4.3 Cards given to a hand, draw piles, and the cards of later phases aside."""
    world = state.world
    given = world.setup.deal.given
    for side in SIDES:
        state.hands[side] = [card for card in world.start_deck[side] if card in given]
        state.decks[side] = [card for card in world.start_deck[side] if card not in given]
        state.removed_cards[side] = list(world.start_removed[side])
        later = [phase.id for phase in world.tables.phases if phase.first > world.setup.turn]
        state.waiting[side] = [card for phase in later for card in world.deck[side, phase]]
