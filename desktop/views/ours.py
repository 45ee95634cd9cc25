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


def daggered(text: str) -> str:
    """The text with the mark behind it, once."""
    return text if not text or text.endswith(DAGGER) else text + DAGGER


def undaggered(text: str) -> str:
    return text.removesuffix(DAGGER)


def reason_of(record: Reasoned) -> str:
    """Why a record is ours, and what it rests on; "" if it is the book's."""
    if not record.reconstructed:
        return ""
    return f"{record.why} ({record.source})" if record.source else record.why
