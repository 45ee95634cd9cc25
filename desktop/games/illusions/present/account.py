"""Why a marker moved, in words: tracks, war room and log tell it alike."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.illusions.present.names import Names

CONTROL = "control"


def why(names: Names, cause: str, args: Mapping[str, str], change: int) -> str:
    """The cause of a change: a card, or something with words of its own."""
    key = names.first_of(f"account.{_told(cause, args, change)}") or "account.other"
    facts = {"cause": cause, **args}
    if cause in names.world.cards:
        key, facts = "account.card", {"card": cause}
    return names.say(key, **{name: facts.get(name, "") for name in names.words.fields(key)})


def _told(cause: str, args: Mapping[str, str], change: int) -> str:
    """23.2 A nation loses a space of its own or regains it; who took it is told with the VP."""
    if cause != CONTROL or "side" in args:
        return cause
    return "control_lost" if change < 0 else "control_regained"


def figure(names: Names, track: str) -> str:
    """`Allied war status`: the track of an entry, and whose it is."""
    kind, _, of = track.partition("-")
    return names.say(f"figure.{kind}", whose=of, nation=of)
