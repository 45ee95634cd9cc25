"""What a player is asked, what he may answer, and why anything else is refused."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.ids import Thing

Value = str | int


class Message(Struct, frozen=True):
    """Words to be found by a view: a key of the game's text file and the ids it speaks of."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()

    @staticmethod
    def of(key: str, **args: Value) -> Message:
        return Message(key, tuple(sorted(args.items()) if len(args) > 1 else args.items()))

    def __str__(self) -> str:
        return " ".join((self.key, *(f"{name}={value}" for name, value in self.args)))


class Refusal(Struct, frozen=True):
    """Why something is not allowed: the rule and the reason."""

    rule: str
    reason: Message

    @staticmethod
    def of(rule: str, key: str, **args: Value) -> Refusal:
        return Refusal(rule, Message.of(key, **args))

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Decision(Struct, frozen=True):
    """Who chooses, under which rule, from which legal actions.

    `progress` counts what is done of what is needed (2 of 3 losses); `subjects` names the units,
    spaces or cards the question is about, so that views can point at them. `moot` is the answer that goes on where no
    other can bring its player more: the rules ask, but nobody at a table need. `later` is the answer that may be
    taken for granted where its player is asked once more before anything comes of it, and may then come back to this.
    """

    player: str
    rule: str
    prompt: Message
    actions: tuple[Action, ...]
    progress: tuple[int, int] | None = None
    subjects: tuple[Thing, ...] = ()
    default: Action | None = None
    moot: Action | None = None
    later: Action | None = None

    @staticmethod
    def of(
        player: str,
        rule: str,
        prompt: Message,
        actions: Iterable[Action],
        *,
        progress: tuple[int, int] | None = None,
        subjects: Iterable[str] = (),
        default: Action | None = None,
        moot: Action | None = None,
        later: Action | None = None,
    ) -> Decision:
        named: tuple[Thing, ...] = tuple(subjects)  # type: ignore[arg-type]
        return Decision(player, rule, prompt, tuple(actions), progress, named, default, moot, later)

    def offers(self, action: Action) -> bool:
        return action in self.actions
