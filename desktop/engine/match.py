"""Match: a game being played. The log of actions and outcomes is the truth; everything else follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.definition import GameDefinition, Options, Outcome, game
from desktop.engine.errors import ChanceNeeded, IllegalAction, ReplayError
from desktop.engine.event import Event, PositionEdited
from desktop.engine.frame import State, carry_out, settle

BEGIN = Action("begin")
CHANCE = "chance"
EDIT = "edit"
SNAPSHOT_EVERY = 64


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of the log: who did what, and the outcomes it drew."""

    player: str
    action: Action
    chance: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is needed to begin the same game again."""

    game: str
    scenario: str
    options: tuple[tuple[str, str | int | bool], ...] = ()
    seed: int | None = 0
    """None: the players roll real dice and type the results."""


@dataclass(slots=True)
class _Pending:
    """An action waiting for the players' dice."""

    action: Action
    outcomes: list[int]
    before: bytes
    need: ChanceNeeded


class Match:
    """A game and its log.

    Attributes:
        state: the position and the procedures under way; read it, never write to it.
        decision: what is asked now; None when the game is over.
        log: the entries played so far; redo: those taken back.
        events_of: what each entry made happen.
    """

    def __init__(self, setup: Setup, definition: GameDefinition | None = None) -> None:
        self.setup = setup
        self.definition = definition or game(setup.game)
        options: Options = dict(setup.options)
        self.world = self.definition.load_world(setup.scenario, options)
        self.log: list[Entry] = []
        self.redo_log: list[Entry] = []
        self.events_of: list[tuple[Event, ...]] = []
        self.decision: Decision | None = None
        self._snapshots: dict[int, bytes] = {}
        self._pending: _Pending | None = None
        self.state = self._blank()

    @classmethod
    def new(
        cls,
        game_id: str,
        scenario: str,
        options: Options | None = None,
        *,
        seed: int | None = 0,
        definition: GameDefinition | None = None,
    ) -> Match:
        """Begin a game; a seed of None means that the players enter the dice."""
        setup = Setup(game_id, scenario, tuple(sorted((options or {}).items())), seed)
        match = cls(setup, definition)
        match._play(BEGIN, "", (), strict=False)
        return match

    def _blank(self) -> State:
        state = self.definition.new_state(self.world)
        state.chance = Chance(self.setup.seed)
        state.events.clear()
        return state

    # -- asking ------------------------------------------------------------------------------------
    @property
    def outcome(self) -> Outcome | None:
        return self.definition.outcome(self.state) if self.decision is None else None

    @property
    def awaiting_dice(self) -> ChanceNeeded | None:
        """The die the players must roll and enter, if any."""
        return self._pending.need if self._pending else None

    @property
    def position(self) -> int:
        return len(self.log)

    def why_not(self, action: Action) -> Refusal | None:
        """The rule and reason against an action, or None if it is offered."""
        if self.decision is None:
            return Refusal.of("", "engine.game_over")
        if self.decision.offers(action):
            return None
        if self._pending is None:
            for frame in reversed(self.state.stack):
                if refusal := frame.why_not(self.state, action):
                    return refusal
        return Refusal(self.decision.rule, Message.of("engine.not_offered", action=str(action)))

    def faults(self) -> list[str]:
        return self.definition.faults(self.state)

    def digest(self) -> str:
        return plain.digest(self.state)

    # -- playing -----------------------------------------------------------------------------------
    def play(self, action: Action, script: Sequence[int] = ()) -> tuple[Event, ...]:
        """Carry out an offered action; raises IllegalAction and changes nothing otherwise.

        `script` supplies the outcomes it draws (examples, tests); the rest comes from the seed or the players.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        self.redo_log.clear()
        if self._pending is not None:
            pending = self._pending
            outcomes = (*pending.outcomes, int(action.target))
            return self._play(pending.action, self._pending_player(), outcomes, strict=False)
        assert self.decision is not None
        return self._play(action, self.decision.player, script, strict=False)

    def _pending_player(self) -> str:
        return self.decision.player if self.decision and self._pending and self._pending.action != BEGIN else ""

    def _play(self, action: Action, player: str, script: Sequence[int], *, strict: bool) -> tuple[Event, ...]:
        state = self.state
        if len(self.log) % SNAPSHOT_EVERY == 0 and len(self.log) not in self._snapshots:
            self._snapshots[len(self.log)] = plain.packed(state)
        before = plain.packed(state) if state.chance.seed is None and not strict else b""
        if self._pending is not None:
            before = self._pending.before
            self._pending = None
        state.events.clear()
        state.chance.begin(script, strict=strict)
        try:
            decision = self._run(action)
        except ChanceNeeded as need:
            return self._wait_for_dice(action, player, need, before)
        except Exception:
            if not strict:
                self._rebuild()
            raise
        if strict and state.chance.left_over():
            raise ReplayError(f"entry {len(self.log)} ({action}) leaves outcomes over")
        self.log.append(Entry(player, action, tuple(state.chance.drawn)))
        self.events_of.append(tuple(state.events))
        self.decision = decision
        return self.events_of[-1]

    def _run(self, action: Action) -> Decision | None:
        if action == BEGIN:
            return settle(self.state)
        if action.verb == EDIT:
            return self._edit(action.target)
        return carry_out(self.state, action)

    def _wait_for_dice(self, action: Action, player: str, need: ChanceNeeded, before: bytes) -> tuple[Event, ...]:
        outcomes = list(self.state.chance.drawn)
        plain.restore(self.state, msgspec.json.decode(before))
        self._pending = _Pending(action, outcomes, before, need)
        asked = player or (self.definition.sides[0])
        self.decision = Decision.of(
            asked,
            "",
            Message.of("engine.enter_die", purpose=need.purpose, sides=need.sides),
            (Action.of(CHANCE, str(face)) for face in range(1, need.sides + 1)),
        )
        return ()

    # -- history -----------------------------------------------------------------------------------
    def undo(self, steps: int = 1) -> None:
        self.go_to(max(1, len(self.log) - steps))

    def redo(self, steps: int = 1) -> None:
        for entry in [self.redo_log.pop() for _ in range(min(steps, len(self.redo_log)))]:
            self._play(entry.action, entry.player, entry.chance, strict=True)

    def go_to(self, position: int) -> None:
        """Take back (or play again) entries until the log has `position` of them."""
        position = max(1, min(position, len(self.log) + len(self.redo_log)))
        if self._pending is not None:
            plain.restore(self.state, msgspec.json.decode(self._pending.before))
            self._pending = None
            if position == len(self.log):
                self._ask_again()
        if position > len(self.log):
            self.redo(position - len(self.log))
        elif position < len(self.log):
            self._rewind(position)

    def _rewind(self, position: int) -> None:
        base = max(at for at in self._snapshots if at <= position - 1)
        undone = self.log[base:]
        del self.log[base:], self.events_of[base:]
        for at in [at for at in self._snapshots if at > position]:
            del self._snapshots[at]
        plain.restore(self.state, msgspec.json.decode(self._snapshots[base]))
        redo = [*reversed(undone[position - base :])]
        for entry in undone[: position - base]:
            self._play(entry.action, entry.player, entry.chance, strict=True)
        self.redo_log.extend(redo)

    def _rebuild(self) -> None:
        """Forget a half-done action after a fault: restore the position from the log."""
        if self.log:
            self.log.append(Entry("", BEGIN))
            self.events_of.append(())
            self._rewind(len(self.log) - 1)
            self.redo_log.pop()

    def _ask_again(self) -> None:
        self.decision = settle(self.state)

    # -- saving ------------------------------------------------------------------------------------
    def entries_plain(self) -> list[list[Any]]:
        return [entry_plain(entry) for entry in self.log]

    @classmethod
    def replay(
        cls,
        setup: Setup,
        entries: Iterable[Entry],
        *,
        definition: GameDefinition | None = None,
        watch: Callable[[Match], None] | None = None,
    ) -> Match:
        """Play a log again under today's rules; raises ReplayError at the first entry that does not fit."""
        match = cls(setup, definition)
        for number, entry in enumerate(entries):
            match._check_replayed(number, entry)
            try:
                match._play(entry.action, entry.player, entry.chance, strict=True)
            except ReplayError as error:
                raise ReplayError(f"entry {number} ({entry.action}): {error}") from error
            if watch:
                watch(match)
        if not match.log:
            raise ReplayError("the log is empty")
        return match

    def _check_replayed(self, number: int, entry: Entry) -> None:
        if (number == 0) != (entry.action == BEGIN):
            raise ReplayError(f"entry {number} ({entry.action}) is out of place")
        if number == 0 or entry.action.verb == EDIT:
            return
        refusal = self.why_not(entry.action)
        if refusal is not None:
            raise ReplayError(f"entry {number} ({entry.action}) is not allowed: {refusal}")
        if self.decision is not None and entry.player != self.decision.player:
            raise ReplayError(f"entry {number} ({entry.action}) is by {entry.player}, not {self.decision.player}")

    # -- editing -----------------------------------------------------------------------------------
    def edit(self, change: str) -> tuple[Event, ...]:
        """Change the position by hand (edit mode); logged like any action and marked as such."""
        if self.definition.edits is None:
            raise IllegalAction(Action.of(EDIT, change), Refusal.of("", "engine.no_edits"))
        if self._pending is not None:
            raise IllegalAction(Action.of(EDIT, change), Refusal.of("", "engine.dice_first"))
        self.redo_log.clear()
        before = plain.packed(self.state)
        try:
            return self._play(Action.of(EDIT, change), "", (), strict=False)
        except ValueError as error:
            plain.restore(self.state, msgspec.json.decode(before))
            self._ask_again()
            refusal = Refusal.of("", "engine.bad_edit", reason=str(error))
            raise IllegalAction(Action.of(EDIT, change), refusal) from error

    def _edit(self, change: str) -> Decision | None:
        assert self.definition.edits is not None
        self.definition.edits(self.state, change)
        self.state.emit(PositionEdited(change))
        return settle(self.state)


def entry_plain(entry: Entry) -> list[Any]:
    return [entry.player, str(entry.action), *([list(entry.chance)] if entry.chance else [])]


def entry_from_plain(item: Any) -> Entry:
    """Read an entry back; raises ValueError for anything that is not one."""
    if not isinstance(item, list) or len(item) not in (2, 3) or not all(isinstance(part, str) for part in item[:2]):
        raise ValueError("a log entry is [player, action] or [player, action, outcomes]")
    chance = item[2] if len(item) > len(("player", "action")) else []
    if not isinstance(chance, list) or not all(type(value) is int for value in chance):
        raise ValueError("the outcomes of a log entry are whole numbers")
    return Entry(item[0], Action.parse(item[1]), tuple(chance))
