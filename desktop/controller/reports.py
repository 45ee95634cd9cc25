"""Reports of unexpected faults: everything needed to see the fault again, in one text file."""

from __future__ import annotations

import json
import platform
import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import qVersion

from desktop.engine.match import Match


def program_version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # slow to import, seldom needed

    try:
        return version("sandtable")
    except PackageNotFoundError:
        return "unpackaged"


def write_report(directory: Path | None, error: BaseException, match: Match | None) -> Path:
    """Write a report and return its path; falls back to the temporary folder if it cannot be written there."""
    text = report_text(error, match)
    name = f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    for folder in (directory, Path(tempfile.gettempdir())):
        if folder is None:
            continue
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / name
            path.write_text(text, encoding="utf-8")
            return path
        except OSError:
            continue
    return Path(name)


def report_text(error: BaseException, match: Match | None) -> str:
    """The fault, the program and the whole log of the game."""
    lines = [
        f"Sandtable {program_version()}, Python {sys.version.split()[0]}, Qt {qVersion()}, {platform.platform()}",
        "",
        *traceback.format_exception(error),
    ]
    if match is not None:
        setup = match.setup
        lines += [
            f"game {setup.game}/{setup.scenario}, seed {setup.seed}, rules {match.definition.rules_version}",
            f"options {json.dumps(dict(setup.options))}",
            f"asked: {match.decision.prompt if match.decision else 'nothing'}",
            "log:",
            *(json.dumps(entry) for entry in match.entries_plain()),
        ]
    return "\n".join(lines) + "\n"
