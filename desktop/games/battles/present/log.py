"""The log: events in words, with the dice they rolled and the places and units to find them by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.event import ACTION, DieRolled, Event, PositionEdited
from desktop.engine.ids import UnitId
from desktop.games.battles.data.world import SIDES
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state import events as ev
from desktop.mechanics.log_writer import LogBook, LogWriter
from desktop.views.table import LogLine

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World

DICE = {"hq_rebuild": "10.5", "leader_caught": "14.4", "draw": "J.reinforcements"}
"""The rules of dice that have a line of their own, by purpose."""
CLEAR = "clear"
"""A weather, and the kind of change it is: its picture is another than that of all others."""
_TELLING = (ev.CombatResolved, ev.BombardmentResolved, ev.InitiativeRolled)
"""Events that tell the die themselves."""


def _lacking(event: ev.StatusJudged) -> str | None:
    lacking = ("supply" * bool(event.out_of_supply), "command" * bool(event.out_of_command))
    return "_".join(part for part in lacking if part) or None


BOOK = LogBook(
    levels={PositionEdited: ACTION},
    variants={
        ev.PhaseBegan: lambda event: "sided" if event.side else "",
        ev.UnitMoved: lambda event: event.kind,
        ev.StepLost: lambda event: event.cause if event.cause == "combat" else "",
        ev.UnitEliminated: lambda event: event.cause if event.cause == "combat" else "",
        ev.UnitLoaded: lambda event: "" if event.hex[:1].isdigit() else "off_map",
        ev.UnitUnloaded: lambda event: "" if event.hex[:1].isdigit() else "off_map",
        ev.ControlChanged: lambda event: "" if event.lasting else "occupied",
        ev.HqRebuilding: lambda event: "late" if event.late else "",
        ev.AttackDeclared: lambda event: event.kind,
        ev.AirAssigned: lambda event: event.mission if event.unit else f"{event.mission}_points",
        ev.ArtilleryAssigned: lambda event: event.role,
        ev.StatusJudged: _lacking,
        ev.AttackClosed: lambda event: None,
        ev.CombatCancelled: lambda event: event.reason,
        ev.CombatResolved: lambda event: "barrage" if event.unit else "",
        ev.BombardmentResolved: lambda event: "hit" if event.hit else "miss",
        ev.GameEnded: lambda event: "" if event.winner else "draw",
        DieRolled: lambda event: "sided" if event.player else "",
    },
    minor={ev.BombardmentResolved: lambda event: not event.hit, ev.ControlChanged: lambda event: not event.lasting},
    spaces=("hex", "hexes", "path", "to"),
    takes_back={ev.UnitPutBack: (ev.UnitDeployed, ("unit",)), ev.AttackWithdrawn: (ev.AttackDeclared, ("units",))},
    pieces=("unit", "units", "truck", "leader", "out_of_supply", "out_of_command"),
    dice=dict.fromkeys(_TELLING, lambda event: (event.die,)),
)


class Log(LogWriter):
    """Writes log lines; all seats read the same."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.terrain.__contains__)
        self.world = world
        self._flies = any(unit.is_air for unit in world.units.values()) or bool(world.scenario.air_points)

    def lines(self, position: int, player: str, events: Sequence[Event], seat: str = "") -> list[LogLine]:
        """Dice that a later line shows have none of their own, nor has the bombing where nobody can ever fly."""
        told = [event for number, event in enumerate(events) if not _is_told(event, events[number + 1 :])]
        told = [event for event in told if self._flies or not _is_bombing(event)]
        return super().lines(position, player, told, seat)

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        """With both ends of a hexside, every unit once, and the side of the first unit where none is named."""
        line = super()._line(position, "", event, text)
        ends = [end for end in getattr(event, "hexside", "").split("/") if self.is_space(end)]
        owner = self.world.units[UnitId(line.pieces[0])].side if line.pieces else player
        pieces = tuple(dict.fromkeys(line.pieces))
        grave = CLEAR if isinstance(event, ev.WeatherChanged) and event.weather == CLEAR else line.grave
        return replace(line, side=line.side or owner, spaces=(*line.spaces, *ends), pieces=pieces, grave=grave)

    def rule(self, event: Event) -> str:
        """An event knows its rule, unless that is the scenario's to say."""
        world = self.world
        match event:
            case ev.GameEnded() | ev.ControlChanged():
                return victory.rule_of(world)
            case ev.WeatherChanged() | DieRolled(purpose="weather"):
                return self._weather()
            case ev.InitiativeTaken():
                return "5.0" if world.scenario.initiative.always else "B.initiative"
            case ev.UnitEliminated(cause="overrun") if world.units[event.unit].is_leader:
                return "14.4"
            case DieRolled():
                return DICE.get(event.purpose, "")
        return event.rule if isinstance(event, ev.BattleEvent) else event.RULE

    def _weather(self) -> str:
        """Rolled as the scenario says, fixed by the scenario, or fixed by a small game of ours."""
        if any(span.mud_on for span in self.world.scenario.weather):
            return "J.weather"
        return "B.weather" if self.world.map.id == "brunete" else "17.0"

    def facts(self, event: Event) -> dict[str, object]:
        facts = event.facts()
        if isinstance(event, _TELLING):
            facts["read"] = event.modified if event.modified != event.die else 0
        match event:
            case ev.CombatResolved():
                facts["meaning"] = self.names.outcome(event.result)
                facts["spared"] = int(event.result != event.printed)
            case ev.GameEnded():
                facts["of"] = self.world.scenario.victory.margin_of
        return facts


def _is_bombing(event: Event) -> bool:
    """Whether it is the heading of a phase of air bombardment."""
    return isinstance(event, ev.PhaseBegan) and event.phase == "bombardment"


def _is_told(event: Event, later: Sequence[Event]) -> bool:
    """Whether it is a die that a later line shows."""
    if not isinstance(event, DieRolled) or not event.player:
        return False
    following = next((other for other in later if isinstance(other, _TELLING)), None)
    return following is not None and following.die == event.result
