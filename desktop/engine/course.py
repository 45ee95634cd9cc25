"""A game under way: what is asked, what is played, what is taken back. Its log of actions and outcomes is the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import msgspec
from msgspec import Struct

from desktop.engine import plain, unseen
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.definition import GameDefinition, Options, Outcome, game
from desktop.engine.errors import ChanceNeeded, IllegalAction, ReplayError
from desktop.engine.event import Event, PositionEdited
from desktop.engine.frame import State, carry_out, settle
from desktop.engine.log import Edit, Entry, Setup

BEGIN = Action("begin")
CHANCE = "chance"
EDIT = "edit"
CONCEDE = "concede"
SNAPSHOT_EVERY = 64


class _Pending(Struct):
    """An action waiting for the players' dice."""

    action: Action
    outcomes: list[int]
    before: bytes
    need: ChanceNeeded


class Course:
    """A game and its log, as it is played; `Match` can be put away as well.

    Attributes:
        state: the position and the procedures under way; read it, never write to it.
        decision: what is asked now; None when the game is over.
        log: the entries played so far; redo_log: those taken back, the last one first.
        base: the position the log starts from, if it is not the scenario's set-up.
        history_lost: why entries before the base are gone; "" if they are not.
        edits: every change by hand there has been, also those taken back.
        steady: whether the same dice fall again after entries are taken back, also where they come from no known
            place: nobody is to gain by it.
    """

    def __init__(
        self,
        setup: Setup,
        definition: GameDefinition | None = None,
        *,
        base: dict[str, Any] | None = None,
        world: Any = None,
    ) -> None:
        self.setup = setup
        self.definition = definition or game(setup.game)
        options: Options = dict(setup.options)
        if world is None:
            world = self.definition.load_world(setup.scenario, options, setup.corrections)
        self.world = world
        self.base = base
        self.log: list[Entry] = []
        self.redo_log: list[Entry] = []
        self.decision: Decision | None = None
        self.history_lost = ""
        self.edits: list[Edit] = []
        self._events: list[tuple[Event, ...]] = []
        self._snapshots: dict[int, bytes] = {}
        self._pending: _Pending | None = None
        self._stirred = False
        self.steady = False
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
        world: Any = None,
        corrections: str = "",
    ) -> Self:
        """Begin a game; a seed of None means that the players enter the dice. `world` saves loading it again;
        `corrections` are those of the players' copy."""
        setup = Setup(game_id, scenario, tuple(sorted((options or {}).items())), seed, corrections)
        return cls(setup, definition, world=world).begin()

    def begin(self, script: Sequence[int] = ()) -> Self:
        """Run on to the first decision; `script` supplies what the set-up draws."""
        self._play(BEGIN, "", script, strict=False)
        return self

    def _blank(self) -> State:
        state = self.definition.new_state(self.world)
        state.chance = Chance(self.setup.seed)
        state.events.clear()
        return plain.restore(state, self.base) if self.base is not None else state

    # -- asking ------------------------------------------------------------------------------------
    @property
    def outcome(self) -> Outcome | None:
        if self.conceded:
            reason = Message.of("engine.conceded", side=self.conceded)
            return Outcome(self.definition.opponent_of(self.conceded), CONCEDE, reason)
        return self.definition.outcome(self.state) if self.decision is None else None

    @property
    def conceded(self) -> str:
        """The side that gave the game up; "" while nobody has."""
        last = self.log[-1].action if self.log else BEGIN
        return last.target if last.verb == CONCEDE else ""

    @property
    def awaiting_dice(self) -> ChanceNeeded | None:
        """The die the players must roll and enter, if any."""
        return self._pending.need if self._pending else None

    @property
    def pending(self) -> Entry | None:
        """The action that waits for the players' dice, with the outcomes it has drawn so far."""
        if self._pending is None:
            return None
        return Entry(self._pending_player(), self._pending.action, tuple(self._pending.outcomes))

    @property
    def by_hand(self) -> bool:
        """Whether the procedure that asks is one in which the position is changed by hand, as all have agreed."""
        asks = self.decision is not None and self._pending is None and bool(self.state.stack)
        return asks and self.state.stack[-1].BY_HAND

    @property
    def position(self) -> int:
        return len(self.log)

    @property
    def edited(self) -> bool:
        """Whether somebody has changed the position by hand, also if it was taken back: something was learnt by it."""
        return bool(self.edits)

    def stands(self, edit: Edit) -> bool:
        """Whether a change by hand is still part of the game."""
        past = self.log[edit.position - 1 : edit.position]
        return edit.position == 0 or (bool(past) and past[0].action == Action.of(EDIT, edit.change))

    def why_not(self, action: Action, seat: str | None = None) -> Refusal | None:
        """The rule and reason against an action, or None if it is offered.

        A seat that is not asked is told only that, lest a reason tells what the other one holds.
        """
        if self.decision is None:
            return Refusal.of("", "engine.game_over")
        theirs = seat is None or seat == self.decision.player
        if self.decision.offers(action) and theirs:
            return None
        if self._pending is None and theirs and (refusal := self._reason(self.decision, action)):
            return refusal
        return Refusal(self.decision.rule, Message.of("engine.not_offered", action=str(action)))

    def _reason(self, decision: Decision, action: Action) -> Refusal | None:
        """What the procedures under way have against an action, else when a thing of its kind is done."""
        for frame in reversed(self.state.stack):
            if refusal := frame.why_not(self.state, action):
                return refusal
        rule = self.definition.moment_of(action.verb)
        if not rule or any(offered.verb == action.verb for offered in decision.actions):
            return None
        return Refusal.of(rule, f"moment.{action.verb}")

    def faults(self) -> list[str]:
        return self.definition.faults(self.state)

    def digest(self) -> str:
        return plain.digest(self.state)

    def copy_of_state(self) -> State:
        """The position as it stands, to be changed without touching the match."""
        return plain.copied(self.state)

    def look_ahead(self, action: Action, seat: str = "") -> tuple[State, Decision | None] | None:
        """Where an offered action would lead as far as a seat can know, on a copy (see `unseen`)."""
        return unseen.look_ahead(self, action, seat)

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

    def wait_again(self, pending: Entry) -> None:
        """Take up an action that waited for the players' dice when the game was put away."""
        if self.setup.seed is not None:
            raise ReplayError("no dice are entered by hand in this game")
        if self.log and (refusal := self.why_not(pending.action)) is not None:
            raise ReplayError(f"the action under way ({pending.action}) is not allowed: {refusal}")
        player = self.decision.player if self.decision is not None else ""
        if bool(self.log) == (pending.action == BEGIN) or pending.player != player:
            raise ReplayError(f"the action under way ({pending.action}) is out of place")
        length = len(self.log)
        self._play(pending.action, pending.player, pending.chance, strict=False)
        if len(self.log) != length:
            raise ReplayError(f"the action under way ({pending.action}) waits for no die")

    def stir(self) -> None:
        """Draw what the generator goes on from anew: what was seen in another course of the game tells nothing.

        From then on it is drawn anew whenever entries are taken back, lest a die that was seen falls again.
        """
        if self.state.chance.seed is not None:
            self._stirred = True
            self.state.chance.stir()

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
            decision = self._run(action, again=strict)
        except ChanceNeeded as need:
            return self._wait_for_dice(action, player, need, before)
        except Exception:
            if not strict and self.log:
                self._rewind(len(self.log))  # forgets a half-done action
            raise
        if strict and state.chance.left_over():
            raise ReplayError(f"entry {len(self.log)} ({action}) leaves outcomes over")
        self.log.append(Entry(player, action, tuple(state.chance.drawn)))
        self._note_edits(len(self.log) - 1)
        self._events.append(tuple(state.events))
        self.decision = decision
        return self._events[-1]

    def _run(self, action: Action, again: bool) -> Decision | None:
        if action == BEGIN:
            return settle(self.state)
        if action.verb == EDIT:
            return self._edit(action.target, again)
        if action.verb == CONCEDE:
            return None
        return carry_out(self.state, action)

    def _wait_for_dice(self, action: Action, player: str, need: ChanceNeeded, before: bytes) -> tuple[Event, ...]:
        outcomes = list(self.state.chance.drawn)
        plain.restore(self.state, msgspec.json.decode(before))
        self._pending = _Pending(action, outcomes, before, need)
        self.decision = Decision.of(
            player or self.definition.sides[0],
            "",
            Message.of("engine.enter_die", purpose=need.purpose, sides=need.sides, thrower=need.player),
            (Action.of(CHANCE, str(face)) for face in range(1, need.sides + 1)),
        )
        return ()

    # -- history -----------------------------------------------------------------------------------
    def undo(self, steps: int = 1) -> None:
        """Take entries back; an action that waits for dice counts as one."""
        if self._pending is not None and self.log:
            self.go_to(len(self.log))
            steps -= 1
        if steps > 0:
            self.go_to(len(self.log) - steps)

    def redo(self, steps: int = 1) -> None:
        for entry in [self.redo_log.pop() for _ in range(min(steps, len(self.redo_log)))]:
            self._play(entry.action, entry.player, entry.chance, strict=True)

    def go_to(self, position: int) -> None:
        """Take back (or play again) entries until the log has `position` of them."""
        if not self.log:
            return  # the very first dice are awaited
        position = max(1, min(position, len(self.log) + len(self.redo_log)))
        if self._pending is not None:
            plain.restore(self.state, msgspec.json.decode(self._pending.before))
            self._pending = None
            self._ask_again()
        if position > len(self.log):
            self.redo(position - len(self.log))
        elif position < len(self.log):
            self._rewind(position)

    def catch_up(self, most: int | None = None) -> bool:
        """Whether all of its log has been played here; of a game that was not put away it has."""
        return True

    def mark(self) -> None:
        """Keep the position as it stands, so that going back to here is quick."""
        if self._pending is None:
            self._snapshots.setdefault(len(self.log), plain.packed(self.state))

    def _rewind(self, position: int) -> None:
        if min(self._snapshots) > position:
            before = len(self.log)
            self.catch_up()
            position = max(1, position - before + len(self.log))
        base = max(at for at in self._snapshots if at <= position)
        undone = self.log[base:]
        del self.log[base:], self._events[base:]
        for at in [at for at in self._snapshots if at > position]:
            del self._snapshots[at]
        plain.restore(self.state, msgspec.json.decode(self._snapshots[base]))
        if base == position:
            self._ask_again()
        for entry in undone[: position - base]:
            self._play(entry.action, entry.player, entry.chance, strict=True)
        self.redo_log.extend(reversed(undone[position - base :]))
        if self._stirred and not self.steady:
            self.stir()

    def _ask_again(self) -> None:
        self.state.chance.begin(strict=True)
        self.decision = settle(self.state)
        if self.conceded:
            self.decision = None

    # -- giving up ---------------------------------------------------------------------------------
    def concede(self, side: str) -> None:
        """A side gives the game up: logged like any action, and the game is over."""
        action = Action.of(CONCEDE, side)
        refusal = self._why_not_concede(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        self._play(action, side, (), strict=False)
        self.redo_log.clear()

    def _why_not_concede(self, action: Action) -> Refusal | None:
        if self.decision is None:
            return Refusal.of("", "engine.game_over")
        if self._pending is not None:
            return Refusal.of("", "engine.dice_first")
        if action.target not in self.definition.sides:
            return Refusal.of("", "engine.not_offered", action=str(action))
        return None

    # -- editing -----------------------------------------------------------------------------------
    def edit(self, change: str) -> tuple[Event, ...]:
        """Change the position by hand (edit mode); logged like any action and marked as such."""
        action = Action.of(EDIT, change)
        if self.definition.edits is None:
            raise IllegalAction(action, Refusal.of("", "engine.no_edits"))
        if self.conceded:
            raise IllegalAction(action, Refusal.of("", "engine.game_over"))
        if self._pending is not None:
            raise IllegalAction(action, Refusal.of("", "engine.dice_first"))
        try:
            events = self._play(action, "", (), strict=False)
        except ValueError as error:
            raise IllegalAction(action, Refusal.of("", "engine.bad_edit", reason=str(error))) from error
        self.redo_log.clear()
        return events

    def _note_edits(self, start: int) -> None:
        """Remember the changes by hand among the entries from `start` on; they stay noted when they are taken back."""
        for number, entry in enumerate(self.log[start:], start=start + 1):
            edit = Edit(number, entry.action.target) if entry.action.verb == EDIT else None
            if edit is not None and edit not in self.edits:
                self.edits.append(edit)

    def _edit(self, change: str, again: bool) -> Decision | None:
        if self.definition.edits is None:
            raise ReplayError("this game has no edit mode")
        before = [] if again else self.faults()
        self.definition.edits(self.state, change)
        if not again and (broken := [fault for fault in self.faults() if fault not in before]):
            raise ValueError(broken[0])  # such a position could be kept, but not be opened again
        self.state.emit(PositionEdited(change))
        return settle(self.state)
