"""Map, pieces, cards and scenarios of the tiny game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.definition import OptionChoice, Options, OptionSpec, ScenarioInfo
from desktop.engine.errors import EngineError

RED = "red"
BLUE = "blue"
SIDES = (RED, BLUE)
GONE = "gone"
CENTRE = "centre"

SPACES: dict[str, tuple[str, float, float]] = {
    "north": ("North Gate", 200.0, 0.0),
    "hill": ("Bald Hill", 100.0, 100.0),
    "ford": ("Old Ford", 300.0, 100.0),
    "centre": ("Market", 200.0, 200.0),
    "farm": ("Lone Farm", 100.0, 300.0),
    "bridge": ("Stone Bridge", 300.0, 300.0),
    "south": ("South Gate", 200.0, 400.0),
}
LINKS = (
    ("north", "hill"),
    ("north", "ford"),
    ("hill", "ford"),
    ("hill", "centre"),
    ("ford", "centre"),
    ("hill", "farm"),
    ("ford", "bridge"),
    ("centre", "farm"),
    ("centre", "bridge"),
    ("farm", "bridge"),
    ("farm", "south"),
    ("bridge", "south"),
)
PIECES: dict[str, tuple[str, str, str]] = {
    "red-foot": (RED, "Red Foot", "infantry"),
    "red-horse": (RED, "Red Horse", "cavalry"),
    "blue-foot": (BLUE, "Blue Foot", "infantry"),
    "blue-horse": (BLUE, "Blue Horse", "cavalry"),
}
CARDS: dict[str, tuple[str, str, int]] = {
    f"{side}-{name}": (side, title, value)
    for side in SIDES
    for name, title, value in (("rest", "Rest", 1), ("march", "March", 2), ("storm", "Storm", 3))
}
STARTS = {
    "skirmish": {"red-foot": "north", "red-horse": "hill", "blue-foot": "south", "blue-horse": "bridge"},
    "meeting": {"red-foot": "hill", "red-horse": "hill", "blue-foot": "farm", "blue-horse": "bridge"},
}
TURNS = OptionSpec(
    "turns", "Length of the game", (OptionChoice("3", "Three turns"), OptionChoice("2", "Two turns")), "3", rule="5.1"
)
SCENARIOS = (
    ScenarioInfo("skirmish", "The Skirmish", "Two armies look for each other.", "5 minutes", SIDES, (TURNS,), True),
    ScenarioInfo("meeting", "The Meeting", "The armies stand close together.", "5 minutes", SIDES, (TURNS,)),
)
STEPS_EACH = 2
STACKING = 2


@dataclass(frozen=True)
class World:
    """The immutable part of a game."""

    scenario: ScenarioInfo
    turns: int
    start: Mapping[str, str]
    links: Mapping[str, tuple[str, ...]]


def _neighbours() -> dict[str, tuple[str, ...]]:
    return {
        space: tuple(sorted([b for a, b in LINKS if a == space] + [a for a, b in LINKS if b == space]))
        for space in SPACES
    }


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    for info in SCENARIOS:
        if info.id == scenario:
            turns = str(options.get("turns", TURNS.default))
            if set(options) - {"turns"} or turns not in {choice.id for choice in TURNS.choices}:
                raise EngineError(f"tiny has no such options: {dict(options)}")
            return World(info, int(turns), STARTS[scenario], _neighbours())
    raise EngineError(f"tiny has no scenario {scenario!r}")


def other(side: str) -> str:
    return BLUE if side == RED else RED
