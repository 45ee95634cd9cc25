"""Where the enemy has cut a supply road, and how many units wait behind the cut."""

from __future__ import annotations

from desktop.games.battles.player.fields import Fields
from desktop.games.battles.player.weights import CUT_RADIUS
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.state import BattleState


def worst_cut(state: BattleState, fields: Fields, side: str) -> tuple[str, int]:
    """9.1 The first blocked hex of a road behind which most units are without supply, and how many they are."""
    starving = [state.place(u) for u in state.world.by_side[side] if u in state.out_of_supply and state.on_map(u)]
    if not starving:
        return "", 0
    open_roads = supply.supplied_roads(state, side)
    links = state.world.road_links
    blocked = sorted({near for here in open_roads for near in links.get(here, ()) if near not in open_roads})
    ranked = [(_behind(fields, hex_id, starving), hex_id) for hex_id in blocked]
    waiting, hex_id = max(ranked, default=(0, ""))
    return hex_id, waiting


def _behind(fields: Fields, hex_id: str, starving: list[str]) -> int:
    away = fields.hexes_from(hex_id)
    return sum(away[at] <= CUT_RADIUS for at in starving)
