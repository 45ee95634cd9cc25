"""`examples` and `example`: the examples of play, listed, and one run and printed as text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.data.atomic import write_atomically
from desktop.engine.definition import game_ids
from desktop.examples.loader import Loaded, all_examples, find_example, load_examples
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
    loaded = find_example(args.id)
    if getattr(args, "pdf", "") or getattr(args, "html", ""):
        return _write(loaded, args)
    text, faults = as_text(loaded)
    print(text, end="")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def _write(loaded: Loaded, args: argparse.Namespace) -> int:
    """The walk-through as PDF, HTML, or both."""
    from desktop.ui.headless import application  # the window's pictures are needed for this alone

    application()
    from desktop.ui.examples.walkthrough import walkthrough_html, walkthrough_pdf

    if args.pdf:
        _put(args.pdf, walkthrough_pdf(loaded))
    if args.html:
        _put(args.html, walkthrough_html(loaded).encode())
    return 0


def _put(name: str, data: bytes) -> None:
    try:
        write_atomically(Path(name), data)
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror or error}") from error
    print(name)
