"""What a new game of the player begins with; whoever has no corrections waits for nothing that reads them."""

from __future__ import annotations

from pathlib import Path

from desktop.data.places import places


def copy_path(game: str) -> Path:
    """The file of the player's own copy of a game."""
    return Path(places().corrections, f"{game}.yaml")


def corrections_for(game: str) -> str:
    """The corrections for a new game, as `Setup` carries them; "" if the player has none."""
    if not copy_path(game).is_file():
        return ""
    from desktop.data.copy.fitting import in_force

    return in_force(game)
