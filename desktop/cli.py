"""The command line: `python -m desktop` opens the window; the commands below need none."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from desktop.commands_cli.fault import USAGE_ERROR, CommandError

INTERRUPTED = 130
NEW_OBJECTS = 100_000
"""After so many new objects the youngest are looked through."""
Command = Callable[[Any], int]


def collect_seldom() -> None:
    """Look for garbage in circles less often: the many objects that a start makes are there to stay."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Bad input is one line on stderr and exit code 2."""
    collect_seldom()
    args = _parsed(sys.argv[1:] if argv is None else argv)
    module, _, name = args.run.partition(":")
    command: Command = getattr(importlib.import_module(f"desktop.commands_cli.{module}"), name)
    try:
        code = command(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; keep Python's exit quiet
        return 0
    except Exception as error:
        if (text := _told(error)) is None:
            raise
        print(f"sandtable: {text}", file=sys.stderr)
        return USAGE_ERROR


def _parsed(argv: Sequence[str]) -> Any:
    if not argv:
        return SimpleNamespace(run="picture:play", save=None)  # the window comes sooner without a parser
    from desktop.commands_cli.arguments import parser

    return parser().parse_args(argv)


def _told(error: Exception) -> str | None:
    """The line for the caller; None for what is not his fault."""
    from desktop.data.errors import DataError
    from desktop.data.saves import SaveError
    from desktop.engine.errors import EngineError

    if isinstance(error, DataError):
        first, *more = str(error).splitlines()
        return f"{first} (and {len(more)} more)" if more else first
    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    return str(error) if isinstance(error, CommandError | SaveError | EngineError) else None


if __name__ == "__main__":
    sys.exit(main())
