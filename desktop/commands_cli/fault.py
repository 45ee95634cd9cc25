"""A command that cannot be carried out."""

from __future__ import annotations

USAGE_ERROR = 2
"""Exit code for what the caller did wrong."""


class CommandError(Exception):
    """What the caller got wrong, in one line."""
