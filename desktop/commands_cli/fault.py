"""A command that cannot be carried out."""

from __future__ import annotations


class CommandError(Exception):
    """What the caller got wrong, in one line."""
