"""The log: events in words, with the dice they rolled and the places and units to find them by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.engine.event import DieRolled, Event, PositionEdited
from desktop.games.battles.present.log_rules import rule_of
from desktop.games.battles.present.names import Names
from desktop.games.battles.state import events as ev
from desktop.views.table import LogLine

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World

HEADING, PHASE, ACTION, DETAIL = range(4)
LEVELS: dict[type[Event], int] = {
    ev.TurnBegan: HEADING, ev.GameEnded: HEADING, ev.PhaseBegan: PHASE, ev.InitiativeTaken: ACTION,
    ev.WeatherChanged: ACTION, ev.StepLost: DETAIL, ev.UnitEliminated: DETAIL, ev.StatusJudged: DETAIL,
    ev.ControlChanged: DETAIL, ev.ObjectiveTaken: DETAIL, ev.ObjectiveLost: DETAIL, ev.HqRebuilding: DETAIL,
    ev.LeaderDisplaced: DETAIL, ev.PontoonLost: DETAIL, ev.ReleaseEarned: DETAIL,
    ev.InitiativeRolled: DETAIL, DieRolled: DETAIL,
}  # fmt: skip
_PIECE_FIELDS = ("unit", "units", "truck", "leader", "out_of_supply", "out_of_command")
_SPACE_FIELDS = ("hex", "hexes", "path", "to")
EDITS: dict[str, tuple[str, ...]] = {
    "place": ("unit", "hex"), "remove": ("unit",), "flip": ("unit",), "turn": ("turn",), "weather": ("weather",),
    "points": ("division", "n"), "control": ("hex", "side"),
}  # fmt: skip
"""What the words of an edit mean."""
_TELLING = (ev.CombatResolved, ev.BombardmentResolved, ev.InitiativeRolled)
"""Events that tell the die themselves."""


class Log:
    """Writes log lines."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def lines(self, position: int, player: str, events: Sequence[Event]) -> list[LogLine]:
        lines = []
        for number, event in enumerate(events):
            if isinstance(event, DieRolled) and _is_told(event, events[number + 1 :]):
                continue
            if text := self.text(event):
                lines.append(self._line(position, player, event, text))
        return lines

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        facts = event.facts()
        pieces = tuple(unit for name in _PIECE_FIELDS for unit in _ids(facts.get(name)) if unit in self.world.units)
        spaces = [space for name in _SPACE_FIELDS for space in _ids(facts.get(name)) if space in self.world.terrain]
        spaces += [end for end in str(facts.get("hexside", "")).split("/") if end in self.world.terrain]
        side = facts.get("side") or facts.get("winner") or facts.get("player")
        if not side:
            side = self.world.units[pieces[0]].side if pieces else player
        die = facts.get("die") or (facts.get("result") if isinstance(event, DieRolled) else 0)
        return LogLine(
            position,
            text,
            str(side),
            LEVELS.get(type(event), ACTION),
            tuple(dict.fromkeys(spaces)),
            tuple(dict.fromkeys(pieces)),
            (int(die),) if isinstance(die, int) and die else (),
            rule_of(self.world, event),
            isinstance(event, PositionEdited),
        )

    def text(self, event: Event) -> str:
        """The sentence for an event; "" for one that is not worth a line."""
        key = f"log.{event.name}"
        facts = event.facts()
        variant = _variant(event)
        if variant is None:
            return ""
        if variant and f"{key}.{variant}" in self.names.words:
            key = f"{key}.{variant}"
        if isinstance(event, _TELLING):
            facts["read"] = event.modified if event.modified != event.die else 0
        if isinstance(event, ev.CombatResolved):
            facts["meaning"] = self.names.outcome(event.result)
            facts["spared"] = int(event.result != event.printed)
        if isinstance(event, ev.GameEnded):
            facts["of"] = self.world.scenario.victory.margin_of
        if isinstance(event, PositionEdited):
            facts["change"] = self.change(event.change)
        return self.names.say(key, **facts)

    def change(self, change: str) -> str:
        """An edit in words."""
        verb, *args = change.split() or [""]
        names = EDITS.get(verb, ())
        if len(names) != len(args):
            return self.names.say("edit.other")
        if verb == "points":
            names = ("side", "n") if args[0] in self.world.by_side else names
            verb = "air_points" if names[0] == "side" else verb
        return self.names.say(f"edit.{verb}", **dict(zip(names, args, strict=True)))


def _ids(value: Any) -> tuple[str, ...]:
    if not value or not isinstance(value, str | tuple):
        return ()
    return (value,) if isinstance(value, str) else value


def _is_told(event: DieRolled, later: Sequence[Event]) -> bool:
    """Whether a later line shows this very die."""
    following = next((other for other in later if isinstance(other, _TELLING)), None)
    return following is not None and following.die == event.result and event.player != ""


def _lacking(event: ev.StatusJudged) -> str | None:
    lacking = ("supply" * bool(event.out_of_supply), "command" * bool(event.out_of_command))
    return "_".join(part for part in lacking if part) or None


_VARIANTS: dict[type[Event], Callable[[Any], str | None]] = {
    ev.PhaseBegan: lambda event: "sided" if event.side else "",
    ev.UnitMoved: lambda event: event.kind,
    ev.UnitLoaded: lambda event: "" if event.hex[:1].isdigit() else "off_map",
    ev.UnitUnloaded: lambda event: "" if event.hex[:1].isdigit() else "off_map",
    ev.ControlChanged: lambda event: "" if event.lasting else "occupied",
    ev.HqRebuilding: lambda event: "late" if event.late else "",
    ev.AttackDeclared: lambda event: event.kind,
    ev.AirAssigned: lambda event: event.mission if event.unit else f"{event.mission}_points",
    ev.ArtilleryAssigned: lambda event: event.role,
    ev.StatusJudged: _lacking,
    ev.CombatCancelled: lambda event: event.reason,
    ev.CombatResolved: lambda event: "barrage" if event.unit else "",
    ev.BombardmentResolved: lambda event: "hit" if event.hit else "miss",
    ev.GameEnded: lambda event: "" if event.winner in ("nationalist", "republican") else "draw",
    DieRolled: lambda event: "sided" if event.player else "",
}


def _variant(event: Event) -> str | None:
    """Which of several sentences an event needs; None if it needs none."""
    choose = _VARIANTS.get(type(event))
    return choose(event) if choose is not None else ""
