"""Opponent: the program at its seats. It is asked what it chooses, and its choices are played like a person's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.engine.action import Action
from desktop.engine.event import DieRolled

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController
    from desktop.controller.mind import Mind

SEED_BITS = 48
HELD_MS = 150
"""So often it is looked whether what holds it up is over."""
AFTER_DICE = 3
"""So many times as long its next choice waits after dice, which are to be read."""
QUICK = 6
"""So many times less it waits after what nobody sees on the map."""
TRIES = 2
"""How often it is asked the same before it gives up."""


class Opponent(QObject):
    """Plays the seats of the program at a controller's table.

    Attributes:
        held: whether the persons look at something that must not be played over.
        paused: whether it waits.
        seeds: what the chance of its thoughts begins with.

    Signals:
        changed: whose seat is being played, "" where a person decides, and whether it is paused.
        got_on: how many hundredths of a long thought are done; 0 where there is none.
    """

    changed = Signal(str, bool)
    got_on = Signal(int)

    def __init__(self, controller: GameController, mind: Mind | None = None) -> None:
        super().__init__(controller)
        self._controller = controller
        self._mind: Mind | None = None
        if mind is not None:
            self._listen(mind)
        self.held: Callable[[], bool] = lambda: False
        self.seeds: Callable[[], int] = from_nowhere
        self.paused = False
        self._single = False
        self._number = 0
        self._tries = 0
        self._at: tuple[object, ...] = ()
        """What its choice is for; () where nothing is asked of it."""
        self._choice = ""
        self._told: tuple[str, bool] = ("", False)
        self._waits = QTimer(self, singleShot=True)
        self._waits.timeout.connect(self._act)

    @property
    def seat(self) -> str:
        """Whose choice it thinks of; "" for nobody's."""
        return self._told[0]

    @property
    def mind(self) -> Mind:
        """The process that thinks, made for the first question: most games are played without it."""
        from desktop.controller.mind import Mind

        return self._mind or self._listen(Mind(parent=self))

    def _listen(self, mind: Mind) -> Mind:
        self._mind = mind
        mind.chosen.connect(self._on_chosen)
        mind.failed.connect(self._on_failed)
        mind.got_on.connect(self._on_got_on)
        return mind

    def _is_thinking(self) -> bool:
        return self._mind is not None and self._mind.is_thinking

    # -- following the game ------------------------------------------------------------------------
    def follow(self) -> None:
        """The table has been shown: think, if the program is asked."""
        at = self._moment()
        if at != self._at:
            self._at, self._choice, self._tries = at, "", 0
            self.got_on.emit(0)
            self._waits.stop()
            if self._mind is not None and self._mind.is_thinking:
                self._mind.rest()  # nobody waits for that thought any more
            if at:
                self._begin()
        self._tell()

    def rest(self) -> None:
        """The table is left."""
        self._at, self._choice = (), ""
        self._waits.stop()
        if self._mind is not None:
            self._mind.rest()
        self._tell()

    def _moment(self) -> tuple[object, ...]:
        """What is asked of the program, wherever it may be answered now."""
        control = self._controller
        if not control.playing or control.browsing or control.edit_mode or control.dragging:
            return ()
        table, match = control.table, control.match
        if not table.is_programs_turn or table.keeping.read_only:
            return ()
        return id(table), match.position, tuple(match.log[-1:]), tuple(sorted(table.programs.items()))

    def _begin(self) -> None:
        asked = self._controller.match.decision
        assert asked is not None
        self._number += 1
        if len(asked.actions) == 1:
            self._choice = str(asked.actions[0])
        else:
            self._ask()
        self._waits.start(self._pace())

    def _ask(self) -> None:
        from desktop.players.glimpse import glimpse_of  # not among what a start needs

        table = self._controller.table
        glimpse = glimpse_of(table.match, self.seeds())
        self._tries += 1
        self.mind.ask(self._number, table.programs[glimpse.seat], glimpse)

    def _pace(self) -> int:
        """How long its choice waits, so that the one before can be seen."""
        control, match = self._controller, self._controller.match
        events = match.events_of[-1] if match.caught_up and match.events_of else ()
        pace = control.options.pace_ms
        if any(isinstance(event, DieRolled) for event in events):
            return pace * AFTER_DICE
        moved = any(control.presenter.traces(events, control.table.viewer))
        return pace if moved else pace // QUICK

    def _on_got_on(self, number: int, share: int) -> None:
        if number == self._number and self._at and not self._choice:
            self.got_on.emit(share)

    # -- acting ------------------------------------------------------------------------------------
    def _on_chosen(self, number: int, action: str) -> None:
        if number == self._number and self._at:
            self._choice = action
            self._act()

    def _act(self) -> None:
        """Play what was chosen, as soon as nothing speaks against it."""
        if not self._choice or self._waits.isActive() or (self.paused and not self._single):
            return
        if self._at != self._moment():
            self.follow()
        elif self.held():
            self._waits.start(HELD_MS)
        else:
            self._play()

    def _play(self) -> None:
        action, self._choice, self._single = self._choice, "", False
        if (refusal := self._controller.match.why_not(Action.parse(action))) is not None:
            self._give_up(str(refusal))
            return
        self._at = ()
        self._controller.play_for_program(action)

    # -- pausing -----------------------------------------------------------------------------------
    def pause(self, on: bool) -> None:
        """Have it wait, or go on."""
        self.paused, self._single = on, False
        self._tell()
        if not on:
            self._at = self._at if self._choice or self._is_thinking() else ()
            self.follow()
            self._act()

    def step(self) -> None:
        """Have it make a single choice while it is paused."""
        if self.paused and self._at:
            self._single = True
            if not self._choice and not self._is_thinking():
                self._ask()
            self._waits.stop()
            self._act()

    # -- faults ------------------------------------------------------------------------------------
    def _on_failed(self, number: int, why: str) -> None:
        if number != self._number or not self._at:
            return
        if self._tries < TRIES:
            self._ask()
        else:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        """The person may have it go on, or play the seat himself."""
        self._tries = 0
        self.paused = True
        words = QCoreApplication.translate("GameController", "The program finds no choice and is paused: {0}")
        self._controller.notice.emit(words.format(why))
        self._tell()

    def _tell(self) -> None:
        asked = self._controller.match.decision if self._at and self._controller.has_table else None
        now = (asked.player if asked is not None else "", self.paused)
        if now != self._told:
            self._told = now
            self.changed.emit(*now)


def from_nowhere() -> int:
    """A seed that nobody can know."""
    import secrets  # comes with OpenSSL, which a start can do without

    return secrets.randbits(SEED_BITS)
