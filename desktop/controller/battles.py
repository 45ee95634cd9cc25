"""Battles: the fight that was last rolled at a table, kept until it is put away; and any earlier one, told again.

A fight is followed through the log. Where dice fall the entry is played again on a copy, and the sum is taken down at
the very moment before they fall: what is shown afterwards is what was rolled for. Only what all may see is in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from desktop.engine.event import PHASE, DieRolled, Event
from desktop.engine.match import Entry, Match
from desktop.views.battle import BattleSide, BattleView, FighterView, RollView
from desktop.views.concession import log_lines_of
from desktop.views.pieces import CardView, PieceView
from desktop.views.presenter import Presenter
from desktop.views.table import ItemView, LogLine, PreviewView

if TYPE_CHECKING:
    from desktop.controller.table import Table

UNKNOWN = "?"
MOST_BACK, MOST_AHEAD = 16, 60
"""How many entries a fight that is opened again is sought before and after the line that was clicked."""
MOST_AFTER = 4
"""How many lines tell what came of a roll that belongs to no fight."""


class _Fight:
    """A fight while it is followed.

    Attributes:
        stood: the last view before any die of it fell; attack, defence: the last before that side's own dice fell.
        after: what the dice have made of it so far.
        pieces: all counters as they stood before the dice; now: as they stand now.
    """

    def __init__(self, title: str, start: int, pieces: dict[str, PieceView]) -> None:
        self.title, self.start, self.end = title, start, start
        self.stood: PreviewView | None = None
        self.attack: PreviewView | None = None
        self.defence: PreviewView | None = None
        self.after: PreviewView | None = None
        self.pieces, self.now = pieces, pieces
        self.hit: tuple[tuple[str, int, int], ...] = ()
        self.lines: tuple[LogLine, ...] = ()
        self.told_before: tuple[LogLine, ...] = ()
        self.over = False

    def before_die(self, view: PreviewView) -> None:
        """A die is about to fall."""
        if not view.rolled:
            self.stood = view
        if not view.attack_dice and not view.die:
            self.attack = view
        if not view.defence_dice and not view.die:
            self.defence = view

    def goes_on(self, view: PreviewView) -> bool:
        """Whether a view after an entry is still of this fight."""
        return view.rolled and view.title == self.title


class Teller:
    """Follows fights through the log of one match with one presenter."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._cards: dict[str, CardView] | None = None
        self._candidate: tuple[str, int] = ("", 0)
        self.fight: _Fight | None = None

    # -- following ---------------------------------------------------------------------------------
    @property
    def expects(self) -> bool:
        """Whether a fight is declared whose dice have not fallen."""
        return bool(self._candidate[0])

    @property
    def busy(self) -> bool:
        """Whether a fight is under way or declared."""
        return self.expects or (self.fight is not None and not self.fight.over)

    def saw(self, match: Match) -> None:
        """The match has come to a new position without dice, or stands where following begins."""
        self._settle(match, self._view(match))

    def play_again(self, past: Match, entry: Entry) -> None:
        """Play an entry on a copy that stands before it, and watch its dice."""
        pieces = self._pieces(past) if entry.chance else {}
        rolls = len(past.log) + 1

        def watch() -> None:
            view = self._presenter.preview(past.state, None, ())
            if view is not None:
                self._before_die(view, rolls, pieces)

        past.state.chance.before_draw = watch
        past.redo_log.append(entry)
        try:
            past.redo()
        finally:
            past.state.chance.before_draw = None
        self.saw(past)

    def _view(self, match: Match) -> PreviewView | None:
        return self._presenter.preview(match.state, match.decision, ())

    def _pieces(self, match: Match) -> dict[str, PieceView]:
        return {piece.id: piece for piece in self._presenter.pieces(match.state)}

    def _before_die(self, view: PreviewView, position: int, pieces: dict[str, PieceView]) -> None:
        fight = self.fight
        known = fight is not None and fight.title == view.title and not fight.over
        if not view.rolled and (not known or (fight is not None and fight.after is not None)):
            title, start = self._candidate
            fight = self.fight = _Fight(view.title, start if title == view.title else position, pieces)
        elif not known:
            return
        assert fight is not None
        fight.before_die(view)

    def _settle(self, match: Match, view: PreviewView | None) -> None:
        position = match.position
        if view is None or view.rolled:
            self._candidate = ("", 0)
        elif self._candidate[0] != view.title:
            self._candidate = (view.title, position)
        fight = self.fight
        if fight is None or fight.over or fight.stood is None:
            return
        fight.end = position
        fight.now = self._pieces(match)
        fight.hit += self._read_off(match.events_of[-1])
        if view is not None and fight.goes_on(view):
            fight.after = view
        else:
            fight.over = True
        self._tell(fight, match)
        if any(event.ENDS_FIGHT for event in match.events_of[-1]):
            fight.over = True

    def _read_off(self, events: Sequence[Event]) -> tuple[tuple[str, int, int], ...]:
        read_off = getattr(self._presenter, "read_off", None)
        return read_off(events) if read_off is not None else ()

    def _tell(self, fight: _Fight, match: Match) -> None:
        """Take down what the last entry says of the fight: nothing of what comes after a heading."""
        lines = self._lines(match, match.position)
        if not fight.lines:
            before = [line for at in range(fight.start, match.position) for line in self._lines(match, at)]
            rolled = next((n for n, line in enumerate(lines) if line.dice), 0)
            fight.told_before = (*before, *lines[:rolled])
            lines = lines[rolled:]
        heading = next((n for n, line in enumerate(lines) if line.level <= PHASE), len(lines))
        fight.over = fight.over or heading < len(lines)
        fight.lines += tuple(lines[:heading])

    def _lines(self, match: Match, position: int) -> list[LogLine]:
        return log_lines_of(self._presenter, position, match.log[position - 1], match.events_of[position - 1], "")

    # -- telling -----------------------------------------------------------------------------------
    def told(self) -> BattleView | None:
        """The fight that was rolled last, as it stands."""
        fight = self.fight
        if fight is None or fight.stood is None or not fight.lines or not _is_fight(fight.stood):
            return None
        stood, after = fight.stood, fight.after
        fallen = next((line for line in fight.lines if line.dice), None)
        die = after.die if after is not None else 0
        if fallen is not None and not die and (after is None or not after.rolled):
            die = fallen.dice[0]
        result = (after.result if after is not None else "") or (fallen.text if fallen is not None and die else "")
        return BattleView(
            title=fight.title,
            start=fight.start,
            end=fight.end,
            attack=self._side(fight, "attack"),
            defence=self._side(fight, "defence"),
            spaces=self._spaces(fight),
            column="" if after is not None and (after.attack_dice or after.defence_dice) else stood.column,
            shifts=stood.shifts,
            modifiers=stood.modifiers,
            faces=stood.faces,
            die=die,
            result=result,
            charts=self._charts(fight),
            lines=fight.lines,
            over=fight.over,
        )

    def _side(self, fight: _Fight, role: str) -> BattleSide:
        before: PreviewView | None = getattr(fight, role) or fight.stood
        assert before is not None
        after = fight.after
        side: str = before.attacker if role == "attack" else before.defender
        items: tuple[ItemView, ...] = tuple(item for item in getattr(before, role) if item.value != UNKNOWN)
        known = {item.text for item in items}
        came: tuple[ItemView, ...] = getattr(after, role) if after is not None else ()
        laid: tuple[str, ...] = getattr(after or before, f"{role}_cards")
        return BattleSide(
            side=side,
            fighters=self._fighters(fight, role, side),
            items=items,
            total=getattr(before, f"{role}_total"),
            dice=getattr(after, f"{role}_dice") if after is not None else (),
            came=tuple(item for item in came if item.text not in known or (item.value and item not in items)),
            made=getattr(after, f"{role}_total") if after is not None else "",
            cards=tuple(self._card(card, side) for card in laid),
        )

    def _card(self, card: str, side: str) -> CardView:
        if self._cards is None:
            every = getattr(self._presenter, "cards", None)
            self._cards = {view.id: view for view in every()} if every is not None else {}
        return self._cards.get(card) or CardView("", "", band=side, hidden=True)

    def _fighters(self, fight: _Fight, role: str, side: str) -> tuple[FighterView, ...]:
        assert fight.stood is not None
        named = [item.piece for item in getattr(fight.stood, role) if item.piece in fight.pieces]
        if not any(item.piece for item in (*fight.stood.attack, *fight.stood.defence)):
            spaces = self._spaces(fight)
            named = [p.id for p in fight.pieces.values() if p.space in spaces and p.side == side and p.unit]
        return tuple(self._fighter(fight, piece) for piece in dict.fromkeys(named))

    def _fighter(self, fight: _Fight, piece: str) -> FighterView:
        before, now = fight.pieces[piece], fight.now.get(piece)
        gone = now is None or (now.status != before.status and now.status in ("eliminated", "removed", "box", "pool"))
        return FighterView(before, None if gone else now)

    def _spaces(self, fight: _Fight) -> tuple[str, ...]:
        """Where it is fought: where the defenders stand, else the places that were named."""
        assert fight.stood is not None
        named = [item.piece for item in fight.stood.defence if item.piece in fight.pieces]
        held = tuple(dict.fromkeys(fight.pieces[piece].space for piece in named))
        if held:
            return held
        lines = [*(line for line in fight.lines if line.dice), *fight.told_before, *fight.lines]
        return next((line.spaces for line in lines if line.spaces), ())

    def _charts(self, fight: _Fight) -> tuple[Any, ...]:
        charts = {chart.id: chart for chart in self._presenter.charts(None, None)}
        names = dict.fromkeys(name for name, _, _ in fight.hit if name in charts)
        return tuple(
            replace(charts[name], lit=tuple((row, column) for each, row, column in fight.hit if each == name))
            for name in names
        )


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
        self._again: Presenter | None = None
        self.last: BattleView | None = None
        self.roll: RollView | None = None

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
        fresh = log[start:]
        self._seen = list(log)
        if not fresh:
            return False
        rolled = any(isinstance(event, DieRolled) for events in match.events_of[start:] for event in events)
        if any(entry.chance for entry in fresh) and start:
            past = match.at(start)
            for entry in fresh:
                self._teller.play_again(past, entry)
        else:
            self._teller.saw(match)
        if self._teller.expects:
            match.mark()  # the dice that may fall next are watched from here
        before = self.last
        self._keep(self._teller.told(), start)
        if rolled:
            self._note_roll(start)
        return rolled or (self.last is not None and (before is None or self.last.lines != before.lines))

    def _keep(self, told: BattleView | None, start: int) -> None:
        if told is not None and told.end > start:
            self.last = told
            if self.roll is not None and self.roll.battle is not None and self.roll.battle.start == told.start:
                self.roll = _roll_of(told)

    def _taken_back(self) -> None:
        """What has been taken back is told no more."""
        self._seen = list(self._table.match.log)
        self._teller = Teller(self._table.presenter)
        self._teller.saw(self._table.match)
        self.last = self.roll = None

    def _note_roll(self, start: int) -> None:
        """Take the last roll down: that of the fight, or a line of the log with dice."""
        match, presenter = self._table.match, self._table.presenter
        lines = [
            line
            for at in range(start, match.position)
            for line in log_lines_of(presenter, at + 1, match.log[at], match.events_of[at], "")
        ]
        fallen = [number for number, line in enumerate(lines) if line.dice]
        if self.last is not None and self.last.end > start:
            self.roll = _roll_of(self.last)
        elif fallen:
            line, later = lines[fallen[-1]], lines[fallen[-1] + 1 :]
            came = next((number for number, each in enumerate(later) if each.level <= PHASE), len(later))
            spaces = line.spaces or next((each.spaces for each in later[:came] if each.spaces), ())
            after = tuple(each.text for each in later[:came][:MOST_AFTER])
            self.roll = RollView(line.dice, line.text, spaces, line.rule, after)

    def put_away(self) -> None:
        """The players have seen it and go on."""
        self.last = None

    # -- earlier fights ----------------------------------------------------------------------------
    def at(self, position: int) -> BattleView | None:
        """The fight that a line of the log tells of, from the log alone."""
        match = self._table.match
        if not 1 < position <= match.position or not match.caught_up:
            return None
        rolled = (
            any(isinstance(event, DieRolled) for event in match.events_of[at - 1])
            for at in range(max(1, position - MOST_BACK), min(position + MOST_BACK, match.position) + 1)
        )
        if not any(rolled):
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


def _is_fight(stood: PreviewView) -> bool:
    """Whether units or cards meet; other rolls may be foreseen as well."""
    items = (*stood.attack, *stood.defence)
    return any(item.piece for item in items) or bool(stood.defence or stood.attack_cards)


def _roll_of(battle: BattleView) -> RollView:
    """A fight as one line: its dice, and what they decided."""
    dice = (battle.die,) if battle.die else (*battle.attack.dice, *battle.defence.dice)
    text = f"{battle.result} · {battle.title}" if battle.result else battle.title
    rule = next((line.rule for line in battle.lines if line.rule), "")
    return RollView(dice, text, battle.spaces, rule, battle=battle)
