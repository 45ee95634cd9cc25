"""What is ours and not the book's: a small dagger stands where it stands, and the reason can be read there."""

from __future__ import annotations

from typing import Protocol

DAGGER = "†"


class Reasoned(Protocol):
    """A record of the data that may be ours, with the reason and where it comes from."""

    @property
    def reconstructed(self) -> bool: ...
    @property
    def why(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def scope(self) -> str: ...


def daggered(text: str) -> str:
    """The text with the mark behind it, once."""
    return text if not text or text.endswith(DAGGER) else text + DAGGER


def daggered_if(text: str, ours: bool) -> str:
    return daggered(text) if ours else text


def undaggered(text: str) -> str:
    return text.removesuffix(DAGGER)


def reason_of(record: Reasoned) -> str:
    """Why a record is ours, and what it rests on; "" if it is the book's."""
    if not record.reconstructed:
        return ""
    return f"{record.why} ({record.source})" if record.source else record.why


def parts_of(record: Reasoned) -> frozenset[str]:
    """Which parts of a record are ours, by the names that its scope lists."""
    return frozenset(part.strip() for part in record.scope.split(",")) if record.reconstructed else frozenset()


def own_lines(*records: Reasoned) -> tuple[str, ...]:
    """A line for each record that is ours as a whole, for sheets and lists."""
    return tuple(f"{DAGGER} {reason_of(record)}" for record in records if record.reconstructed)


def explained(note: str, record: Reasoned) -> str:
    """A note on a thing, with a line of its own that says why it is ours."""
    reason = reason_of(record)
    return f"{note}\n{DAGGER} {reason}" if reason else note
