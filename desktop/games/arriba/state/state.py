"""The state of the game and its mutators; nothing else writes to it, and each mutator emits one event."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.ids import CityId, RegionId
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.army_state import Group, Piece
from desktop.games.arriba.state.battle_state import Battle, BattleMutators
from desktop.games.arriba.state.turn_state import Doctrine, LedgerEntry, Purse, Strategic
from desktop.mechanics.modifier import Modifier

__all__ = ["ArribaState", "Battle", "Doctrine", "Group", "LedgerEntry", "Piece", "Purse", "Strategic"]


@dataclass(kw_only=True)
class ArribaState(BattleMutators):
    """Everything that changes during the game."""

    control: dict[RegionId, str] = field(default_factory=dict)
    """12.2 Region: the side in control, "" for nobody."""
    controlled_before: dict[RegionId, str] = field(default_factory=dict)
    """12.3 Region: the side in control at the end of the turn before."""
    last_holder: dict[CityId, str] = field(default_factory=dict)
    """12.3 Key city: the side that controlled it last."""
    winner: str = ""
    end_level: str = ""
    """collapse or survival, when the game is over."""
    reason: str = ""
    credit: list[str] = field(default_factory=list)
    """15.2 The partners with the chief credit."""

    @property
    def over(self) -> bool:
        return bool(self.end_level)

    def set_control(self, region: RegionId, side: str) -> None:
        before, self.control[region] = self.control[region], side
        self.emit(ev.ControlChanged(region, before, side))

    def remember_control(self, before: dict[RegionId, str]) -> None:
        """12.3 What the control was before it was determined anew."""
        self.controlled_before = before

    def record_control_roll(self, event: ev.ControlRolled) -> None:
        self.emit(event)

    def count_adjustment(self, side: str, item: Modifier) -> None:
        """12.3 A line of the summary, before the level changes by the sum of all."""
        args = dict(item.source.args)
        region, city = RegionId(str(args.get("region", ""))), CityId(str(args.get("city", "")))
        number = int(args.get("n", 0))
        self.emit(ev.AdjustmentCounted(side, item.value, item.source.key.partition(".")[2], region, city, number))

    def set_holder(self, city: CityId, side: str, value: int) -> None:
        """12.3 A key city has a new controller."""
        before, self.last_holder[city] = self.last_holder[city], side
        self.emit(ev.KeyCityTaken(city, before, side, value))

    def note_holder(self, city: CityId, side: str) -> None:
        """12.3 The first controller of a key city."""
        self.last_holder[city] = side

    def end_game(self, winner: str, level: str, reason: str, credit: list[str]) -> None:
        """13 Nothing more happens: every procedure under way is over."""
        self.winner, self.end_level, self.reason, self.credit = winner, level, reason, credit
        self.stack.clear()
        self.emit(ev.GameEnded(winner, level, reason, tuple(credit)))
