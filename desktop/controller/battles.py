"""Teller: tells a fight whole, from its declaration to what came of it.

A fight is followed through the log. Where dice fall the entry is played again on a copy, and the sum is taken down at
the very moment before they fall: what is shown afterwards is what was rolled for. Only what all may see is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from desktop.engine.event import PHASE, DieRolled, Event
from desktop.engine.match import Entry, Match
from desktop.views.battle import BattleSide, BattleView, FighterView, RollView
from desktop.views.concession import log_lines_of
from desktop.views.pieces import CardView, PieceView
from desktop.views.presenter import Presenter
from desktop.views.table import ItemView, LogLine, PreviewView

UNKNOWN = "?"


class _Fight:
    """A fight while it is followed.

    Attributes:
        first: the view before its very first die.
        stood: the last view before any die of it fell; attack, defence: the last before that side's own dice fell.
        after: what the dice have made of it so far.
        pieces: all counters as they stood before the dice; now: as they stand now.
        aside: the lines of rolls that are neither side's.
        decided: what the dice have decided, in a few words, if the game has them.
    """

    def __init__(self, title: str, start: int, pieces: dict[str, PieceView]) -> None:
        self.title, self.start, self.end = title, start, start
        self.first: PreviewView | None = None
        self.stood: PreviewView | None = None
        self.attack: PreviewView | None = None
        self.defence: PreviewView | None = None
        self.after: PreviewView | None = None
        self.pieces, self.now = pieces, pieces
        self.hit: tuple[tuple[str, int, int], ...] = ()
        self.decided = ""
        self.lines: tuple[LogLine, ...] = ()
        self.cost: tuple[str, ...] = ()
        self.aside: tuple[LogLine, ...] = ()
        self.told_before: tuple[LogLine, ...] = ()
        self.over = False

    def before_die(self, view: PreviewView) -> None:
        """A die is about to fall."""
        self.first = self.first or view
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
    def under_way(self) -> bool:
        """Whether dice have fallen in a fight that is not over."""
        return self.fight is not None and not self.fight.over

    @property
    def busy(self) -> bool:
        """Whether a fight is under way or declared."""
        return self.expects or self.under_way

    def saw(self, match: Match, first: int = 0) -> None:
        """The match has come to a new position without dice, or stands where following begins.

        `first` is where the gesture began that led there: a fight that came with it was declared then.
        """
        self._settle(match, self._view(match), first or match.position)

    def play_again(self, past: Match, entry: Entry) -> None:
        """Play an entry on a copy that stands before it, and watch its dice; cards drawn blindly begin no fight."""
        pieces = self._pieces(past) if entry.chance else {}
        rolls = len(past.log) + 1
        seen: list[PreviewView] = []

        def watch() -> None:
            view = self._presenter.preview(past.state, None, ())
            if view is not None:
                seen.append(view)

        past.state.chance.before_draw = watch
        past.redo_log.append(entry)
        try:
            past.redo()
        finally:
            past.state.chance.before_draw = None
        if any(isinstance(event, DieRolled) for event in past.events_of[-1]):
            for view in seen:
                self._before_die(view, rolls, pieces)
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

    def _settle(self, match: Match, view: PreviewView | None, first: int) -> None:
        position = match.position
        if view is None or view.rolled:
            self._candidate = ("", 0)
        elif self._candidate[0] != view.title:
            self._candidate = (view.title, first)
        fight = self.fight
        if fight is None or fight.over or fight.stood is None:
            return
        fight.end = position
        fight.now = self._pieces(match)
        fight.hit += self._read_off(match.events_of[-1])
        fight.decided = self._fallen(match.events_of[-1]) or fight.decided
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

    def _fallen(self, events: Sequence[Event]) -> str:
        fallen = getattr(self._presenter, "fallen", None)
        return fallen(events) if fallen is not None else ""

    def _tell(self, fight: _Fight, match: Match) -> None:
        """Take down what the last entry says of the fight: nothing of what comes after a heading."""
        lines = self._lines(match, match.position, _until_over(match.events_of[-1]))
        if not fight.lines:
            before = [line for at in range(fight.start, match.position) for line in self._lines(match, at)]
            rolled = next((n for n, line in enumerate(lines) if line.dice), 0)
            fight.told_before = (*before, *lines[:rolled])
            lines = lines[rolled:]
        heading = next((n for n, line in enumerate(lines) if line.level <= PHASE), len(lines))
        fight.over = fight.over or heading < len(lines)
        fight.lines += tuple(lines[:heading])
        told = {line.text for line in lines[:heading]}
        fight.cost += tuple(line.text for line in self._only(match, "COST") if line.text in told)
        fight.aside += tuple(line for line in self._only(match, "ASIDE") if line.dice and line.text in told)

    def _only(self, match: Match, mark: str) -> list[LogLine]:
        """What the last entry says of events with a mark."""
        marked = [event for event in match.events_of[-1] if getattr(event, mark)]
        return log_lines_of(self._presenter, match.position, match.log[-1], marked, "") if marked else []

    def _lines(self, match: Match, position: int, events: Sequence[Event] | None = None) -> list[LogLine]:
        told = match.events_of[position - 1] if events is None else events
        return log_lines_of(self._presenter, position, match.log[position - 1], told, "")

    def foresaw(self, start: int) -> bool:
        """Whether the dice that fell after a length of the log were those of something under discussion."""
        return self.fight is not None and self.fight.stood is not None and self.fight.end > start

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
        told = fight.decided or (fallen.text if fallen is not None else "")
        result = (after.result if after is not None else "") or (told if die else "")
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
            rolls=tuple(self._aside(fight)),
            lines=fight.lines,
            cost=fight.cost,
            over=fight.over,
        )

    def _aside(self, fight: _Fight) -> Iterator[RollView]:
        """Rolls that are neither side's; the first to fall with what then stood in the sum, and was of it alone."""
        first, later = fight.first, fight.attack
        fallen = next((line for line in fight.lines if line.dice), None)
        for line in fight.aside:
            due: list[ItemView] = []
            if line == fallen and first is not None and later is not None:
                due = [item for item in first.attack if item not in later.attack and not item.piece]
            terms = tuple(f"{item.text} {item.value}".strip() for item in due)
            yield RollView(line.dice, line.text, line.spaces, line.rule, terms)

    def _side(self, fight: _Fight, role: str) -> BattleSide:
        before: PreviewView | None = getattr(fight, role) or fight.stood
        assert before is not None
        after = fight.after
        side: str = before.attacker if role == "attack" else before.defender
        items: tuple[ItemView, ...] = tuple(item for item in getattr(before, role) if item.value != UNKNOWN)
        known = {item.text for item in items}
        came: tuple[ItemView, ...] = getattr(after, role) if after is not None else ()
        laid: tuple[str, ...] = getattr(after or before, f"{role}_cards")
        dice: tuple[int, ...] = getattr(after, f"{role}_dice") if after is not None else ()
        waits = not dice and any(item.piece for item in came)  # its dice are still to fall: it has made nothing yet
        if dice:
            came = tuple(item for item in came if item.value or item.text not in known)
            items = tuple(item for item in items if not any(each.text.startswith(item.text) for each in came))
        else:
            came = tuple(item for item in came if item.text not in known or (item.value and item not in items))
        return BattleSide(
            side=side,
            fighters=self._fighters(fight, role, side),
            items=items,
            total=getattr(before, f"{role}_total"),
            dice=dice,
            came=came,
            made="" if after is None or waits else getattr(after, f"{role}_total"),
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
        lines = [*(line for line in fight.lines if line.dice), *reversed(fight.told_before), *fight.lines]
        return next((line.spaces for line in lines if line.spaces), ())

    def _charts(self, fight: _Fight) -> tuple[Any, ...]:
        charts = {chart.id: chart for chart in self._presenter.charts(None, None)}
        names = dict.fromkeys(name for name, _, _ in fight.hit if name in charts)
        return tuple(
            replace(charts[name], lit=tuple((row, column) for each, row, column in fight.hit if each == name))
            for name in names
        )


def _is_fight(stood: PreviewView) -> bool:
    """Whether units or cards meet; other rolls may be foreseen as well."""
    items = (*stood.attack, *stood.defence)
    return any(item.piece for item in items) or bool(stood.defence or stood.attack_cards)


def _until_over(events: Sequence[Event]) -> Sequence[Event]:
    """What an entry did up to the end of its fight: another may have begun in it."""
    last = next((number for number, event in enumerate(events) if event.ENDS_FIGHT), len(events))
    return events[: last + 1]
