"""Battles: the fight that was last rolled at a table, kept until it is put away; and any earlier one, told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.controller.battles import Teller
from desktop.controller.rolls import each_of, rolled
from desktop.engine.event import DieRolled
from desktop.engine.match import Entry
from desktop.views.battle import BattleView, RollView
from desktop.views.concession import log_lines_of
from desktop.views.presenter import Presenter

if TYPE_CHECKING:
    from desktop.controller.table import Table

MOST_BACK, MOST_AHEAD = 16, 60
"""How many entries a fight that is opened again is sought before and after the line that was clicked."""


class Battles:
    """The fights of one table.

    Attributes:
        last: the fight rolled last, until it is put away.
        roll: the last roll of all, whatever it was for.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._teller = Teller(table.presenter)
        self._seen: list[Entry] = list(table.match.log)
        self._begun = False
        self._again: Presenter | None = None
        self.last: BattleView | None = None
        self.roll: RollView | None = None
        self._rolled_at = 0

    def follow(self) -> bool:
        """Catch up with the match; whether dice have fallen since, so that there is something to be watched."""
        match = self._table.match
        log = match.log
        if not match.caught_up:
            return False
        if self._seen != log[: len(self._seen)]:
            self._taken_back()
            return False
        start = len(self._seen)
        if not self._begun:
            self._begun = True
            self._pick_up(start)
        fresh = log[start:]
        self._seen = list(log)
        if not fresh:
            return False
        rolled = any(isinstance(event, DieRolled) for events in match.events_of[start:] for event in events)
        several = len(fresh) > 1 and self._teller.under_way  # what each of them did belongs to the fight
        if (several or any(entry.chance for entry in fresh)) and start:
            past = match.at(start)
            for entry in fresh:
                self._teller.play_again(past, entry)
        else:
            self._teller.saw(match, start + 1)
        if self._teller.expects:
            match.mark()  # the dice that may fall next are watched from here
        before = self.last
        self._keep(self._teller.told(), start)
        if rolled:
            self._note_roll(start)
        return rolled or _is_news(before, self.last)

    def _keep(self, told: BattleView | None, start: int) -> None:
        if told is not None and told.end > start:
            self.last = told
            if self.roll is not None and self.roll.battle is not None and self.roll.battle.start == told.start:
                self.roll = _roll_of(told)

    def _taken_back(self) -> None:
        """What has been taken back is told no more; what stands is, and a fight under way is followed on."""
        match = self._table.match
        kept = next((n for n, (a, b) in enumerate(zip(self._seen, match.log, strict=False)) if a != b), None)
        kept = min(len(self._seen), len(match.log)) if kept is None else kept
        self._seen = list(match.log)
        self._begun = True
        if self.last is not None and self.last.end > kept:
            self.last = None
        fight = self.roll.battle if self.roll is not None else None
        alone = fight is not None and self.roll is not None and not self.roll.rolls
        if (fight.end if fight is not None and alone else self._rolled_at) > kept:
            self.roll = None
        self._pick_up(len(self._seen))

    def _pick_up(self, position: int) -> None:
        """Follow what is under way where a table is opened or something was taken back, as if it had been watched."""
        match = self._table.match
        start = max(1, position - MOST_BACK)
        self._teller = Teller(self._table.presenter)
        if not self._rolls_between(start, position):
            if position == match.position:
                self._teller.saw(match)
            return
        past = match.at(start)
        self._teller.saw(past)
        for entry in match.log[start:position]:
            self._teller.play_again(past, entry)
        told = self._teller.told()
        if told is not None and self.roll is None:
            self.roll = _roll_of(told)
        if told is not None and self.last is None and not told.over:
            self.last = told

    def _note_roll(self, start: int) -> None:
        """Take down what has fallen: the fight, with all that is none of it, or the lines of the log with dice."""
        match, presenter = self._table.match, self._table.presenter
        lines = [
            line
            for at in range(start, match.position)
            for line in log_lines_of(presenter, at + 1, match.log[at], match.events_of[at], "")
        ]
        self._rolled_at = match.position
        if self.last is not None and self.last.end > start:
            others = [line for line in lines if line not in self.last.lines]
            self.roll = replace(_roll_of(self.last), rolls=tuple(each_of(others)))
        elif any(line.dice for line in lines):
            self.roll = rolled(lines, foreseen=self._teller.foresaw(start))

    def has_lost_unasked(self, battle: BattleView, read: BattleView) -> bool:
        """Whether somebody has lost something in a fight since it was read that he did not answer for: the program gave
        his answer, or it followed from the other's.
        """
        match, alone = self._table.match, self._table.unasked.by_itself(self._table.match)
        fallen = {each.before.id: each.before.side for each in (*battle.attack.fighters, *battle.defence.fighters)
                  if each.now is None or each.now.face != each.before.face}  # fmt: skip
        known = {line.text for line in read.lines}
        for line in (line for line in battle.lines if line.text not in known):
            losers = {fallen[piece] for piece in line.pieces if piece in fallen}
            player = match.log[line.position - 1].player
            own = getattr(match.world, "side_of_seat", {}).get(player, player)
            if losers and (line.position - 1 in alone or losers != {own}):
                return True
        return False

    def put_away(self) -> None:
        """The players have seen it and go on."""
        self.last = None

    # -- earlier fights ----------------------------------------------------------------------------
    def _rolls_between(self, start: int, end: int) -> bool:
        """Whether dice fell in an entry after a length of the log, up to another."""
        told = self._table.match.events_of[max(0, start) : end]
        return any(isinstance(event, DieRolled) for events in told for event in events)

    def at(self, position: int) -> BattleView | None:
        """The fight that a line of the log tells of, from the log alone."""
        match = self._table.match
        if not 1 < position <= match.position or not match.caught_up:
            return None
        if not self._rolls_between(position - MOST_BACK - 1, position + MOST_BACK):
            return None  # most lines tell of no fight, and are clicked to be shown on the map
        if self._again is None:
            self._again = match.definition.presenter(match.world)
        start = max(1, position - MOST_BACK)
        teller, past = Teller(self._again), match.at(start)
        teller.saw(past)
        found: BattleView | None = None
        for entry in match.log[start : position + MOST_AHEAD]:
            teller.play_again(past, entry)
            told = teller.told()
            if told is not None and told.start <= position <= told.end:
                found = told
            if past.position >= position and not teller.busy:
                break
        return found


def _is_news(before: BattleView | None, now: BattleView | None) -> bool:
    """Whether a fight has come to another result, or to its end: each step of it in between is told beside the map."""
    if now is None or (before is not None and before.lines == now.lines):
        return False
    return before is None or (before.result, before.over) != (now.result, now.over)


def _roll_of(battle: BattleView) -> RollView:
    """A fight as one line: its dice, and what they decided."""
    dice = (battle.die,) if battle.die else (*battle.attack.dice, *battle.defence.dice)
    text = f"{battle.result} · {battle.title}" if battle.result else battle.title
    rule = next((line.rule for line in battle.lines if line.rule), "")
    return RollView(dice, text, battle.spaces, rule, battle=battle)
