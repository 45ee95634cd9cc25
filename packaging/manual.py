"""Writes the page of the manual from the commands as they are: python packaging/manual.py [FILE]"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECTION = 6
ABOUT = (
    "Sandtable plays board wargames on one table with the rules fully enforced. Without a command it opens its window; "
    "with one it works without any."
)
VARIABLES = {
    "SANDTABLE_HOME": "One folder for all files of the player, as with --home.",
    "SANDTABLE_DATA": "A folder with other resources and scenarios than those that came with the program.",
    "QT_QPA_PLATFORM": "How Qt draws: xcb, wayland, offscreen.",
}

FILES = {
    ".sandtable": "A kept game. A .json file may be one as well.",
    ".sandpack": "Figures of somebody's own copy of a game; `play` shows what they would change.",
    ".sandscenario": "A scenario, as YAML; `play` asks before it is added to your own.",
    ".sandexample": "An example of play, as YAML; `play` asks before it is added to your own.",
}


def main(arguments: list[str]) -> None:
    page = manual()
    if arguments:
        Path(arguments[0]).write_text(page, encoding="utf-8")
    else:
        print(page, end="")


def manual() -> str:
    sys.path.insert(0, str(ROOT))
    from leaving_out import VERSION

    from desktop.cli import parser

    root = parser()
    parts = [f'.TH SANDTABLE {SECTION} "" "Sandtable {VERSION}" "Games"', ".SH NAME"]
    parts += ["sandtable \\- board wargames at one table, with the rules enforced", ".SH SYNOPSIS"]
    parts += [".B sandtable", "[\\-\\-home \\fIDIR\\fR] [\\fICOMMAND\\fR] [\\fIARGUMENTS\\fR]"]
    parts += [".SH DESCRIPTION", escaped(ABOUT), ".SH COMMANDS"]
    for name, command in commands(root):
        parts += described(name, command)
    parts += [".SH ENVIRONMENT"]
    for name, text in VARIABLES.items():
        parts += [".TP", f".B {name}", escaped(text)]
    parts += [".SH FILES", escaped("`sandtable paths` lists where games, preferences, caches and reports are.")]
    for suffix, text in FILES.items():
        parts += [".TP", f".B {escaped(suffix)}", escaped(text)]
    parts += [".SH EXIT STATUS", escaped("0 if all went well, 2 for bad input, 1 for any other fault.")]
    return "\n".join(parts) + "\n"


def commands(root: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Those that help lists."""
    for action in root._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from ((listed.dest, action.choices[listed.dest]) for listed in action._choices_actions)


def described(name: str, command: argparse.ArgumentParser) -> Iterator[str]:
    """A command, what it does, and each of its arguments that is explained."""
    words = [f"\\fI{escaped(each.metavar or each.dest)}\\fR" for each in command._actions if not each.option_strings]
    yield ".TP"
    yield " ".join([f"\\fB{name}\\fR", *words])
    yield escaped((command.description or "").strip())
    for action in command._actions:
        if action.help and action.help != argparse.SUPPRESS and action.dest not in ("help", "home"):
            shown = ", ".join(action.option_strings) or action.metavar or action.dest
            yield ".br"
            yield f"\\fB{escaped(str(shown))}\\fR: {escaped(action.help)}"


def escaped(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")


if __name__ == "__main__":
    main(sys.argv[1:])
