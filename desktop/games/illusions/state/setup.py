"""4.0, 30.0 The board of a scenario before the first card is dealt."""

from __future__ import annotations

from desktop.games.illusions.data.schema_effects import TakeSpace
from desktop.games.illusions.data.world import World
from desktop.games.illusions.rules.map.control import KEEPS
from desktop.games.illusions.state.sides import NEUTRAL, POOL, SIDES
from desktop.games.illusions.state.state import AT_WAR, COLLAPSED, SAFE, IllusionsState, TurnMark, UnitState


def blank_state(world: World) -> IllusionsState:
    """4.0, 4.1 Units, control, markers and tracks of the scenario; its cards are in the draw piles."""
    setup = world.setup
    status = {"allied": setup.war_status.allied, "central": setup.war_status.central}
    state = IllusionsState(
        world=world,
        units={
            unit: UnitState(world.start_places.get(unit, POOL), unit in world.start_reduced) for unit in world.unit_ids
        },
        control={
            space: side
            for space, side in world.start_control.items()
            if space not in world.sea_spaces or space in setup.landings
        },
        turn=setup.turn,
        vp=setup.vp,
        war_status=status,
        commitment={side: setup.commitment[side] for side in SIDES},  # type: ignore[index]
        armistice=setup.armistice,
        national_will=dict(sorted(setup.national_will.items())),
        troop_quality=dict(sorted(setup.troop_quality.items())),
        history=[TurnMark(setup.turn - 1, setup.vp, status["allied"], status["central"], setup.armistice)],
        mo=_offensives(world),
        mo_rolled=_offensives(world),
        mo_modifier={"allied": setup.mo_modifier.allied, "central": setup.mo_modifier.central},
        flags=dict.fromkeys(sorted([*setup.flags, *_kept(world)]), 1),
        lasting=dict.fromkeys(sorted(setup.lasting), setup.turn),
        played=list(setup.played),
        forts=dict(world.start_forts),
        trenches={space: level for space, (level, _) in sorted(world.start_trenches.items())},
        trench_side={space: side for space, (_, side) in sorted(world.start_trenches.items())},
        landings=dict.fromkeys(sorted(setup.landings), SAFE),
        landings_left=world.limits.landing_markers - len(setup.landings),
        nations=_nations(world),
        sides={nation: "" if side == NEUTRAL else side for nation, side in sorted(world.start_nations.items())},
    )
    _lay_cards(state)
    return state


def _kept(world: World) -> list[str]:
    """26.3.1d.2 Spaces of neutral Greece that an event played before has handed over stay so when they are empty."""
    return [
        f"{KEEPS}{effect.space}"
        for card in world.setup.played
        for effect in world.cards[card].effects
        if isinstance(effect, TakeSpace) and effect.works_intact and world.start_control[effect.space] == effect.side
    ]


def _offensives(world: World) -> dict[str, str]:
    """7.1a"""
    return {side: "" if offensive == "none" else offensive for side, offensive in world.setup.mo.items()}


def _nations(world: World) -> dict[str, str]:
    """26.0"""
    found = {nation: NEUTRAL if side == NEUTRAL else AT_WAR for nation, side in sorted(world.start_nations.items())}
    found.update(dict.fromkeys(world.setup.collapsed, COLLAPSED))
    return found


def _lay_cards(state: IllusionsState) -> None:
    """3.3b, 4.2 Draw piles of the commitment level, less the hands a scenario names; later cards are aside."""
    world = state.world
    for side in SIDES:
        state.decks[side] = [card for card in world.start_deck[side] if card not in world.start_hands[side]]
        state.hands[state.holders(side)[0]] = list(world.start_hands[side])
        state.removed_cards[side] = list(world.start_removed[side])
        used = {*world.start_deck[side], *state.removed_cards[side]}
        state.waiting[side] = [
            card for level in world.commitment_order for card in world.deck[side, level] if card not in used
        ]
