"""5.1.2, 16.3 Why VP and Republican morale stand where they stand."""

from __future__ import annotations

from msgspec import Struct

from desktop.games.crusade.state.state import AccountEntry, CrusadeState


class AccountLine(Struct, frozen=True):
    """What one cause has moved so far: a text key, its sums, how often, and the entries behind it."""

    cause: str
    vp: int
    rm: int
    entries: tuple[AccountEntry, ...]


class Account(Struct, frozen=True):
    """The start of the scenario and what has moved the markers since."""

    start_vp: int
    start_rm: int
    lines: tuple[AccountLine, ...]

    @property
    def vp(self) -> int:
        return self.start_vp + sum(line.vp for line in self.lines)

    @property
    def rm(self) -> int:
        return self.start_rm + sum(line.rm for line in self.lines)


def account(state: CrusadeState) -> Account:
    """The account as it stands, causes in the order in which they first counted."""
    by_cause: dict[str, list[AccountEntry]] = {}
    for entry in state.account:
        by_cause.setdefault(entry.cause, []).append(entry)
    lines = tuple(
        AccountLine(cause, sum(entry.vp for entry in entries), sum(entry.rm for entry in entries), tuple(entries))
        for cause, entries in by_cause.items()
    )
    start = state.history[0] if state.history else state.world.setup
    return Account(start.vp, start.rm, lines)


def faults(state: CrusadeState) -> list[str]:
    """The markers must stand where the account says."""
    found = account(state)
    expected = {"VP": (found.vp, state.vp), "RM": (found.rm, state.rm)}
    return [f"{name} is {now}, the account says {stated}" for name, (stated, now) in expected.items() if stated != now]
