"""What the controller may be told by the preferences; no Qt, so that tests set it directly."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from desktop.controller.stages import HANDOVER_MODES, OPEN
from desktop.data.library import Library

__all__ = ["HANDOVER_MODES", "ControllerOptions"]


class ControllerOptions(Struct):
    """Policies of play at one screen.

    Attributes:
        handover: how the hands of a new game are kept secret: open (the table lies open, hands are held up), needed
            (the screen goes blank between players where something is hidden), always, never.
        silenced: the confirmations that were switched off, by warning id.
        library: where games are kept; None keeps none (pictures, measurements).
        report_dir: where reports of unexpected faults go.
        pace_ms: how long a choice of the program waits, so that the one before can be seen.
        forced: whether the only answer to a question is given by itself.
        always: answers that are given by themselves whenever they are offered, as (game, seat,
            prompt, action).
    """

    handover: str = OPEN
    silenced: set[str] = field(default_factory=set)
    library: Library | None = None
    report_dir: Path | None = None
    pace_ms: int = 800
    forced: bool = True
    always: set[tuple[str, str, str, str]] = field(default_factory=set)
