"""What the controller may be told by the preferences; no Qt, so that tests set it directly."""

from __future__ import annotations

from dataclasses import field
from pathlib import Path

from desktop.controller.stages import HANDOVER_MODES, NEEDED
from desktop.data.library import Library
from desktop.engine.records import dataclass

__all__ = ["HANDOVER_MODES", "ControllerOptions"]


@dataclass
class ControllerOptions:
    """Policies of play at one screen.

    Attributes:
        handover: when the screen goes blank between the players of a new game: always, needed (something is hidden),
            never.
        silenced: the confirmations that were switched off, by warning id.
        library: where games are kept; None keeps none (pictures, measurements).
        report_dir: where reports of unexpected faults go.
    """

    handover: str = NEEDED
    silenced: set[str] = field(default_factory=set)
    library: Library | None = None
    report_dir: Path | None = None
