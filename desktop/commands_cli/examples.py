"""`examples` and `example`: the examples of play, listed, and one run and printed as text."""

from __future__ import annotations

import argparse
import sys

from desktop.commands_cli.fault import CommandError
from desktop.engine.definition import game_ids
from desktop.examples.loader import all_examples, find_example, load_examples
from desktop.examples.text import as_table, as_text


def examples_command(args: argparse.Namespace) -> int:
    """One line for each example: its id, chapter, title and the number of its steps; or a table of what is in each."""
    wanted = getattr(args, "game", None)
    if wanted and wanted not in game_ids():
        raise CommandError(f"unknown game {wanted!r}; there are: {', '.join(game_ids())}")
    found = load_examples(wanted) if wanted else all_examples()
    if getattr(args, "table", False):
        print(as_table(found), end="")
        return 0
    for loaded in found:
        example = loaded.example
        print(f"{loaded.game}/{example.id}\t{example.chapter}: {example.title} ({len(loaded.course.paths)} steps)")
    return 0


def example_command(args: argparse.Namespace) -> int:
    """Run an example on the engine and print it; a step that fails is told on stderr, with exit code 1."""
    text, faults = as_text(find_example(args.id))
    print(text, end="")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0
