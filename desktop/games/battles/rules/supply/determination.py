"""9.3(3), 10.3 Supply and command are judged at the start of a phase and hold to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.battles.rules.supply import command, supply

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def judge(state: BattleState, *sides: str) -> None:
    """Fix supply and command of these sides: the phasing side before movement (D1), both before combat (E1)."""
    for side in sides:
        state.judge(side, supply.out_of_supply(state, side), command.out_of_command(state, side))
