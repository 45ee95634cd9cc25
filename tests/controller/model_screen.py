"""The screen before the players: which page stands there, who sits before it, and what of it nobody may read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from desktop.controller import stages
from desktop.controller.game_controller import GameController
from desktop.controller.history import reveals
from desktop.controller.pages import ConsentView, HandOverView, ReplayView
from desktop.controller.stages import (
    AskingConsent,
    Confirming,
    Editing,
    EnteringDice,
    Finished,
    HandingOver,
    LookingBack,
    Playing,
)
from desktop.controller.table import Table
from desktop.engine.match import Match
from desktop.engine.unseen import rearranged, two_orders
from desktop.views.pieces import CardUse, CardView
from desktop.views.table import LogLine

SIGNALS = (
    "prepared", "table_changed", "log_reset", "log_added", "edits_changed", "refused", "route_changed",
    "preview_changed", "overlays_changed", "history_changed", "hand_over", "seat_taken", "consent_needed",
    "confirm_needed", "choose_among", "question_closed", "game_over", "dice_changed", "kept_changed", "notice",
    "failed", "edit_mode_changed",
)  # fmt: skip
PRINTED = ("text", "refusal", "reconstructed")
WORD = re.compile(r"[\w.:-]+")
NOTHING, TABLE, HAND_OVER, CONSENT, CONFIRM = "", "table", "hand over", "consent", "confirm"


def words_in(value: Any) -> Iterator[str]:
    """Every text in a view; what is printed on a card may speak of any other."""
    if isinstance(value, Struct):
        printed = PRINTED if isinstance(value, CardView | CardUse) else ()
        for name in value.__struct_fields__:
            if name not in printed:
                yield from words_in(getattr(value, name))
    elif isinstance(value, dict):
        for pair in value.items():
            yield from words_in(pair)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from words_in(part)
    elif isinstance(value, str):
        yield value


def named_in(value: Any) -> set[str]:
    """Every word that could be the name of a card."""
    return {word.rstrip(".:") for text in words_in(value) for word in WORD.findall(text)}


def held_by_others(match: Match, seat: str) -> set[str]:
    """The cards in the hands of everybody but a seat, less those that all know."""
    hands: dict[str, list[str]] = getattr(match.state, "hands", {})
    known = getattr(match.state, "known_cards", tuple)()
    return {card for owner, hand in hands.items() if owner != seat for card in hand} - set(known)


def _parted(value: Any) -> tuple[list[LogLine], list[Any]]:
    """The lines of the log in what is shown, and the rest."""
    lines: list[LogLine] = []
    rest: list[Any] = []
    todo = [value]
    while todo:
        part = todo.pop()
        if isinstance(part, LogLine):
            lines.append(part)
        elif isinstance(part, tuple | list):
            todo.extend(part)
        elif isinstance(part, HandOverView | ReplayView | ConsentView):
            todo.extend(getattr(part, name) for name in part.__struct_fields__)
        else:
            rest.append(part)
    return lines, rest


def _said_anyhow(table: Table) -> set[str]:
    """Cards that the table speaks of wherever they lie: "joins with Romania (AP-39)"."""
    found: set[str] = set()
    for order in (*two_orders(), *range(2, 12)):  # in a small pool two orders may lay the same card into a hand
        state = rearranged(table.match, table.seat, order)
        held = {card for owner, hand in getattr(state, "hands", {}).items() if owner != table.seat for card in hand}
        found |= named_in(table.presenter.table(state, None, table.seat)) - held
    return found


class Screen:
    """Hears all that a controller says and keeps what a window would show of it.

    Attributes:
        page: what fills the screen; question: what is asked over the table.
        view: what the page shows.
        sitting: the seat of the player before the screen; "" where all look, or nobody has sat down.
        told: names of all cards that the players have been told of by hand.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self.page, self.question = NOTHING, NOTHING
        self.view: Any = None
        self.asked: Any = None
        self.sitting = ""
        self.editing = False
        self.told: set[str] = set()
        self.faults: list[str] = []
        self.heard: list[str] = []
        self._hands: dict[int, dict[int, dict[str, set[str]]]] = {}
        for name in SIGNALS:
            getattr(controller, name).connect(lambda *args, name=name: self._hear(name, args))

    def sit_down(self) -> None:
        """Whoever the page names sits down before the screen."""
        if self.page == HAND_OVER:
            self.sitting = self.view.seat

    def leave(self) -> None:
        """Another game lies on the table, or none: nobody sits there."""
        self.page = self.question = NOTHING
        self.sitting = ""

    # -- hearing -----------------------------------------------------------------------------------
    def _hear(self, name: str, args: tuple[Any, ...]) -> None:
        self.heard.append(name)
        if name == "failed":
            self.faults.append(f"failed: {_report(str(args[0]))}")
        if not self._controller.has_table:
            return
        self._check_secrets(name, args)
        turn = getattr(self, f"_on_{name}", None)
        if turn is not None:
            turn(*args)

    def _on_prepared(self) -> None:
        self.page, self.question = HAND_OVER, NOTHING
        self.view = None

    def _on_table_changed(self, view: Any) -> None:
        table = self._controller.table
        self.page, self.view = TABLE, view
        if view.seat != table.seat and not table.sight.covered:
            self.faults.append(f"the table of {view.seat!r} is shown to {table.seat!r}")
        if table.is_secret() and table.seat not in ("", self.sitting):
            self.faults.append(f"{table.seat} is shown the table, but {self.sitting or 'nobody'} has sat down")
        self.sitting = table.seat

    def _on_hand_over(self, view: Any) -> None:
        self.page, self.view, self.question = HAND_OVER, view, NOTHING

    def _on_consent_needed(self, view: Any) -> None:
        self.question, self.asked = CONSENT, view
        if view.secret:
            self.page, self.sitting = CONSENT, ""

    def _on_confirm_needed(self, choice: Any) -> None:
        self.question, self.asked = CONFIRM, choice

    def _on_question_closed(self) -> None:
        self.question = NOTHING
        if self.page == CONSENT:
            self.faults.append("the question is closed and nothing else is shown")

    def _on_edit_mode_changed(self, on: bool) -> None:
        self.editing = on

    # -- secrets -----------------------------------------------------------------------------------
    def note_hands(self, match: Match) -> None:
        """Remember what lies in the hands now: lines of the log are judged by when they were written."""
        hands: dict[str, list[str]] = getattr(match.state, "hands", {})
        at = self._hands.setdefault(id(match), {})
        at[match.position] = {owner: set(hand) for owner, hand in hands.items()}

    def _check_secrets(self, name: str, args: tuple[Any, ...]) -> None:
        if name in ("kept_changed", "failed"):
            return
        table = self._controller.table
        self.note_hands(table.match)
        found = self.secrets_in(args)
        if found:
            self.faults.append(f"{name} shows {sorted(found)} to {table.seat or 'all'!r}")

    def secrets_in(self, value: Any) -> set[str]:
        """Cards in a view that whoever looks may not know."""
        table = self._controller.table
        if not table.is_secret():
            return set()
        lines, rest = _parted(value)
        hidden = held_by_others(table.match, table.seat) - self.told
        named = hidden & named_in(rest)
        if named:
            named -= _said_anyhow(table)
        return named | {card for line in lines for card in hidden & self._told_too_soon(line)}

    def _told_too_soon(self, line: LogLine) -> set[str]:
        """Cards that a line of the log names though they lay in a hand, unless that entry laid them open."""
        match, seat = self._controller.match, self._controller.seat
        then = self._hands.get(id(match), {}).get(line.position, {})
        if not match.caught_up or line.position > match.position or reveals(match.events_of[line.position - 1]):
            return set()
        return named_in(line) & {card for owner, hand in then.items() if owner != seat for card in hand}

    # -- what should be seen -----------------------------------------------------------------------
    def misfits(self) -> list[str]:
        """Where the screen does not show what the stage of the table asks for."""
        table = self._controller.table
        found = _misfits(self, table)
        asking = isinstance(table.stage, AskingConsent)
        if not asking and self.editing != isinstance(table.stage, Editing):
            found.append(f"edit mode is shown as {self.editing} at {table.stage}")
        return [f"{each}; page {self.page!r}, question {self.question!r}, {table.stage}" for each in found]


def _misfits(screen: Screen, table: Table) -> list[str]:
    match table.stage:
        case HandingOver(to=to):
            fits = screen.page == HAND_OVER and screen.view is not None and screen.view.seat == to.seat
            return [] if fits else [f"{to.seat} is not asked to sit down"]
        case AskingConsent(proposal=proposal):
            page = CONSENT if stages.is_covered(table.stage) else TABLE
            fits = screen.page == page and screen.question == CONSENT and screen.asked.purpose == proposal.kind
            return [] if fits else [f"nobody is asked to agree to {proposal.kind}"]
        case Confirming(action=action):
            fits = screen.page == TABLE and screen.question == CONFIRM and screen.asked.action == action
            return [] if fits else [f"{action} is not asked to be confirmed"]
    return _misfits_of_table(screen, table)


def _misfits_of_table(screen: Screen, table: Table) -> list[str]:
    if screen.page != TABLE or screen.question != NOTHING or screen.view.seat != table.seat:
        return [f"the table is not shown to {table.seat or 'all'}"]
    decision, stage = screen.view.decision, table.stage
    if isinstance(stage, Playing | EnteringDice):
        asked = decision is not None and decision.player == table.seat and bool(decision.choices)
        if decision is not None and isinstance(stage, EnteringDice):
            asked = bool(decision.choices) and bool(decision.dice)  # one of them has thrown it, and all look at it
        return [] if asked else [f"{table.seat} is asked nothing"]
    if isinstance(stage, Editing) and table.seat and table.is_secret():
        return ["one player alone changes a game in which hands are hidden"]
    if isinstance(stage, Finished) and decision is not None:
        return ["something is asked after the end"]
    if isinstance(stage, LookingBack) and stage.at >= table.match.position:
        return ["the present is looked at as the past"]
    return []


def _report(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()[:3000]
    except OSError:
        return path
