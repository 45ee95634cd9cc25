"""Arranging a set-up by hand (30.0)."""

from __future__ import annotations

from typing import Any

from desktop.data.arranging import Data
from desktop.engine.ids import SpaceId
from desktop.games.illusions.data.references import start_control
from desktop.games.illusions.state.sides import ELIMINATED, NEUTRAL, POOL, REMOVED, REPLACEABLE, RESERVE, SIDES
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState
from desktop.mechanics.cdg.arranging import CardDrivenArranger

PER_SIDE = ("allied", "central")


class IllusionsArranger(CardDrivenArranger):
    """Large units are listed by name, small ones by type, reduced ones with an r."""

    SIDES = SIDES
    BOXES = (RESERVE, REPLACEABLE, ELIMINATED, REMOVED)

    def entry(self, world: Any, piece: str) -> str:
        unit = world.units[piece]
        return piece if unit.lcu else str(unit.type)

    def side(self, world: Any, piece: str) -> str:
        unit = world.units[piece]
        side = str(world.start_nations.get(unit.nation, unit.side))
        return side if side in SIDES else NEUTRAL

    def is_reduced(self, world: Any, piece: str) -> bool:
        return piece in world.start_reduced

    def home(self, world: Any, space: str) -> str:
        """By nation, as it stands before the set-up hands anything over."""
        side = start_control(world.nation_of, world.start_side, world.start_nations).get(SpaceId(space), "")
        return side if side in SIDES else ""

    def is_held(self, world: Any, space: str) -> bool:
        return bool(world.nation_of.get(space)) and space not in world.sea_spaces

    def take_over(self, data: Data, state: IllusionsState) -> list[str]:
        placed = [(unit, at.place, at.reduced) for unit, at in state.units.items() if at.place != POOL]
        data.pop("setup_as", None)
        setup: Data = {
            "turn": state.turn,
            "vp": state.vp,
            "war_status": dict(state.war_status),
            "commitment": {side: str(level) for side, level in state.commitment.items()},
            "armistice": state.armistice,
            "national_will": dict(state.national_will),
            "troop_quality": dict(state.troop_quality),
            "mo": {side: state.mo.get(side) or "none" for side in PER_SIDE},
            "mo_rolled": False,
            "mo_modifier": dict(state.mo_modifier),
            "flags": [flag for flag in (data.get("setup") or {}).get("flags", []) if state.flags.get(flag)],
            "at_war": self._joined(state),
            "collapsed": [nation for nation, status in state.nations.items() if status == COLLAPSED],
            "control": self._control_of(state),
            "destroyed_forts": sorted(fort for fort, shape in state.forts.items() if shape == "destroyed"),
            "trenches": [
                {"space": space, "level": level, "side": state.trench_side[space]}
                for space, level in sorted(state.trenches.items())
            ],
            "landings": sorted(state.landings),
            "played": sorted(set(state.played)),
            "lasting": sorted(state.lasting),
            "units": self._units_of(state, placed),
        }
        data["setup"] = {key: value for key, value in setup.items() if value or key not in _OPTIONAL}
        return ["Hands and decks are dealt anew from the cards of the level of war."]

    def _joined(self, state: IllusionsState) -> list[str]:
        """Nations that were neutral at the start of the war and are no longer."""
        start = state.world.start_side
        return [nation for nation, side in state.sides.items() if side and start.get(nation) not in SIDES]


_OPTIONAL = ("flags", "at_war", "collapsed", "control", "destroyed_forts", "trenches", "landings", "played", "lasting")


def arranger() -> IllusionsArranger:
    return IllusionsArranger()
