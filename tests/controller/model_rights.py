"""What a command may do to a game, and what must then be on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop.controller.keeping import FAILING, READ_ONLY, TRIAL
from desktop.controller.stages import NEVER, OPEN, AskingConsent, Editing, Stage
from desktop.controller.table import Table
from desktop.data.game_reading import read_document
from desktop.data.headline import cleaned
from desktop.data.restoring import record_of
from desktop.engine import unseen
from desktop.engine.match import BEGIN, CONCEDE, EDIT, Entry, Match

PLAYED, LOOKED, AGREED = "played", "looked", "agreed"
"""What a command is: something a player may do alone, something that changes nothing, the consent of all."""


@dataclass(frozen=True)
class Moment:
    """A game before a command."""

    table: Table
    match: Match
    stage: Stage
    seat: str
    secret: bool
    alone: list[Entry]
    log: list[Entry]
    redo: list[Entry]
    digest: str
    pending: Entry | None
    dice: int
    edits: int
    handover: str
    by_itself: frozenset[int]
    """Where in the log nobody chose: the only answer, or one that was taken for granted."""

    @classmethod
    def of(cls, table: Table) -> Moment:
        match = table.match
        return cls(
            table, match, table.stage, table.seat, table.is_secret(), list(table.taken_alone), list(match.log),
            list(match.redo_log), match.digest(), match.pending, table.dice_entered, len(match.edits), table.handover,
            frozenset(table.unasked.by_itself(match)),
        )  # fmt: skip

    @property
    def played(self) -> tuple[Any, ...]:
        return self.log, self.digest, self.pending, self.edits, self.handover

    @property
    def seen(self) -> tuple[Any, ...]:
        """What is the same when a game has been put away and taken up again."""
        return self.log, self.digest, self.pending, self.match.edits, self.handover, cleaned(self.table.headline())


def wrongs(before: Moment, kind: str) -> list[str]:
    """What a command has done to a game without the right to it."""
    now = Moment.of(before.table)
    if now.edits < before.edits:
        return ["an edit is no longer noted"]
    if kind == LOOKED:
        return [] if now.played == before.played else [f"looking has changed the game: {_change(before, now)}"]
    if kind == AGREED and isinstance(before.stage, AskingConsent):
        return _beyond(before, now, before.stage)
    if before.secret and now.handover == NEVER != before.handover:
        return ["hands are laid open by one player"]
    return [*_dropped(before, now), *_added(before, now)]


def _common(before: Moment, now: Moment) -> int:
    pairs = zip(before.log, now.log, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(before.log), len(now.log)))


def _change(before: Moment, now: Moment) -> str:
    same = _common(before, now)
    return (
        f"-{[str(e.action) for e in before.log[same:]]} +{[str(e.action) for e in now.log[same:]]}, "
        f"{before.pending} -> {now.pending}, {before.handover} -> {now.handover}, {before.digest} -> {now.digest}"
    )


def _beyond(before: Moment, now: Moment, stage: AskingConsent) -> list[str]:
    """What was not agreed to."""
    proposal, same = stage.proposal, _common(before, now)
    kept = {"redo": len(before.log), "edit": len(before.log), "handover": len(before.log)}
    if same < min(kept.get(proposal.kind, proposal.target), len(before.log)):
        return [f"more was taken back than {proposal}: {_change(before, now)}"]
    most = {"play": 1, "redo": proposal.target - len(before.log)}.get(proposal.kind, 0)
    if len(now.log) - same > most:
        return [f"more was played than {proposal}: {_change(before, now)}"]
    return []


def _dropped(before: Moment, now: Moment) -> list[str]:
    """What one player took back and may not take back alone."""
    same = _common(before, now)
    lost = before.log[same:]
    if before.dice and now.pending is None and len(now.log) <= len(before.log):
        return ["dice that were entered are taken back"]
    done = [entry for number, entry in enumerate(lost, same) if entry.chance or number not in before.by_itself]
    doer = done[-1].player if done and before.handover == OPEN else before.seat
    if not all(_is_own(entry, before, doer) for entry in done):
        return [f"{before.seat or 'nobody'} took back alone: {_change(before, now)}"]
    if lost and any(event.REVEALS for events in _events(before)[same:] for event in events):
        return [f"{before.seat} took back what was revealed: {_change(before, now)}"]
    return []


def _is_own(entry: Entry, before: Moment, doer: str) -> bool:
    """Whether one player did it, and learnt nothing by it: who sits there, at an open table also who did the last."""
    if entry.action.verb == EDIT:
        return isinstance(before.stage, Editing) or not before.secret
    return entry.player == doer != "" and not entry.chance and entry.action.verb != CONCEDE


def _events(before: Moment) -> list[Any]:
    match = before.match
    again = Match(match.setup, match.definition, base=match.base, world=match.world)
    for entry in before.log:
        again._play_again(entry)
    return again.events_of


def _added(before: Moment, now: Moment) -> list[str]:
    """What was played for somebody who does not sit there; the only answer to a question may be given by itself."""
    common = _common(before, now)
    for number, entry in enumerate(now.log[common:], start=common):
        if entry.action.verb == EDIT:
            fits = isinstance(before.stage, Editing) or not before.secret
        elif entry.action.verb == CONCEDE:
            fits = entry.action.target == entry.player == before.seat
        else:
            fits = entry.player == before.seat or entry.action == BEGIN or _is_forced(now, number)
            fits = fits or (entry in before.alone and entry in before.redo)  # taken back alone, and played again
        if not fits:
            return [f"{before.seat or 'nobody'} played for another: {_change(before, now)}"]
    return []


def _is_forced(now: Moment, number: int) -> bool:
    """Whether nothing else could be played at a place of the log, or nothing that matters, and this is no secret."""
    past = now.match.at(number)
    asked = past.decision
    if asked is None or not unseen.is_open_question(past):
        return False
    return len(asked.actions) == 1 or now.log[number].action in (asked.moot, asked.later)


# -- the disk ----------------------------------------------------------------------------------------
def unkept(table: Table) -> list[str]:
    """Where the file of a game is not what was played, and it is not said."""
    keeping, match = table.keeping, table.match
    state = keeping.view.state
    if state in (TRIAL, READ_ONLY):
        return []
    if state == FAILING:
        return [] if getattr(keeping, "met", "") else ["a disk that works is told to fail"]
    if keeping.path is None:
        return [] if match.position <= 1 and match.pending is None else ["a game that was begun has no file"]
    document = read_document(keeping.path)
    wanted, found = record_of(match), document.record
    if wanted != found:
        parts = [name for name in type(wanted).__slots__ if getattr(wanted, name) != getattr(found, name)]
        return [f"the file holds another game: {', '.join(parts)} ({len(found.entries)} of {match.position} entries)"]
    told = cleaned(table.headline())
    return [] if document.head.headline == told else [f"the file tells {document.head.headline} of {told}"]
