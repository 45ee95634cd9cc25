"""What the controller may be told by the preferences; no Qt, so that tests set it directly."""

from __future__ import annotations

from dataclasses import field
from pathlib import Path

from desktop.engine.records import dataclass

HANDOVER_MODES = ("always", "needed", "never")


@dataclass
class ControllerOptions:
    """Policies of play at one screen.

    Attributes:
        handover: when the screen goes blank between players: always, needed (something is hidden), never.
        silenced: the confirmations that were switched off, by warning id.
        journal_dir: where every action is written down at once; None keeps no journal.
        report_dir: where reports of unexpected faults go.
    """

    handover: str = "needed"
    silenced: set[str] = field(default_factory=set)
    journal_dir: Path | None = None
    report_dir: Path | None = None
