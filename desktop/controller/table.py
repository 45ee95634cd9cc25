"""Table: a game that is played, or an example's trial, with all that belongs to sitting at it. No Qt, no widgets.

A window may have several tables and shows one of them: putting another one before the players changes nothing of the
rest. What is seen of a table is told by its Sight.
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop.controller import history, own_figures, stages
from desktop.controller.fights import Battles
from desktop.controller.keeping import FAILING, Keeping
from desktop.controller.scribe import Scribe
from desktop.controller.sight import Sight
from desktop.controller.stages import NEVER, NOBODY, OPEN, Facts, Playing, Sitter, Stage
from desktop.controller.together import Standing
from desktop.controller.unasked import Unasked
from desktop.data.headline import Headline
from desktop.engine import unseen
from desktop.engine.action import Action
from desktop.engine.match import Entry, Match
from desktop.players.levels import LEVELS
from desktop.views.concession import headline_of
from desktop.views.presenter import Presenter, seat_names
from desktop.views.study import study_line
from desktop.views.table import MoveTrace


class Table:
    """One game and who sits at it.

    Attributes:
        match: the game; only actions, undo and edits move it, looking back never does.
        presenter: makes the views of its game.
        stage: who sits, who looks, what is asked.
        keeping: keeps the game after every action.
        scribe: the log in words.
        first: the length of the log before the first act of a player: nothing before it is taken back.
        groups: where gestures begin, so that one undo takes one gesture back.
        dice_entered: how many dice of the action under way the players have entered by hand.
        faces: what those show, in the order in which they were entered.
        handover: when the screen goes blank between the players of this game.
        traces: moves since the table was last shown, to be animated.
        battles: the fight rolled last, and earlier ones.
        told: up to which length of the log what has changed was announced.
        programs: the level of each seat that the program plays.
        advised: whether the program may be asked what it would do.
        standing: who has said that he fights on as it stands.
        unasked: what was taken for granted and may still be come back to.
        pictured: at which length of the log a picture was made for the list of games.
        taken_alone: what one player took back without the others and may be played again.
    """

    def __init__(self, match: Match, keeping: Keeping, headline: Headline | None = None) -> None:
        headline = headline or Headline()
        self.match = match
        self.presenter: Presenter = match.definition.presenter(match.world)
        self.keeping = keeping
        self.name, self.players = headline.name, dict(headline.players)
        self.handover = headline.handover if headline.handover in stages.HANDOVER_MODES else OPEN
        self.study, self.advised = headline.study, headline.advised
        self.programs: dict[str, str] = {}
        begun = " ".join(filter(None, (study_line(self.study), own_figures.opening(match))))
        self.scribe = Scribe(match, self.presenter, begun)
        self.first = 1
        self.groups = history.Groups(match.position)
        self.dice_entered = len(match.pending.chance) if match.pending else 0
        self.faces: tuple[int, ...] = ()
        self.traces: tuple[MoveTrace, ...] = ()
        self.told = -1
        self.pictured = -1
        self.ended = False
        self.standing = Standing()
        self.unasked = Unasked(opened=match.position)
        self.taken_alone: list[Entry] = []
        self._past: tuple[int, Match, Presenter] | None = None
        self._private: tuple[object, bool] | None = None
        self._hid_first: bool | None = None
        """Whether something was hidden when the game began."""
        self.seat_programs(dict(headline.programs))
        self.stage: Stage = stages.begun(self.facts())
        self.sight = Sight(self)
        self.battles = Battles(self)

    def take_alone(self, lost: list[Entry]) -> None:
        """One player has taken these back without the others; what can no longer be played again is forgotten."""
        found = [*self.taken_alone, *lost]
        self.taken_alone = [entry for entry in found if history.all_in([entry], self.match.redo_log)]

    def entered(self, die: Action | None) -> None:
        """A die was entered and another is awaited; None where none is."""
        self.dice_entered = self.dice_entered + 1 if die is not None else 0
        self.faces = (*self.faces, int(die.target)) if die is not None else ()

    # -- who sits ----------------------------------------------------------------------------------
    def seat_programs(self, levels: Mapping[str, str]) -> None:
        """Have the program play these seats, and persons all others. Dice that one person alone has seen fall again.

        A side that is shared by several seats stands for all of them.
        """
        seats, against = dict(self.presenter.seats()), self.match.definition.opponent_of
        known = {seat: level for seat, level in levels.items() if level in LEVELS}
        self.programs = {seat: level for seat, level in known.items() if seat in seats}
        for side, level in known.items():
            shared = [seat for seat in seats if side not in seats and against(seat) and against(seat) == against(side)]
            self.programs |= {seat: self.programs.get(seat, level) for seat in shared}
        self.match.steady = self.is_alone

    @property
    def persons(self) -> list[str]:
        """The seats that persons play."""
        return [seat for seat, _ in self.presenter.seats() if seat not in self.programs]

    @property
    def is_alone(self) -> bool:
        """Whether nobody has another person for an opponent."""
        return len(self.persons) <= 1

    @property
    def is_programs_turn(self) -> bool:
        """Whether the program must choose; dice that are rolled by hand are entered by the persons, who also do what
        no rule here expresses of a card."""
        match = self.match
        for_persons = match.decision is None or match.awaiting_dice is not None or match.by_hand
        return not for_persons and match.decision is not None and match.decision.player in self.programs

    def facts(self) -> Facts:
        """What the stage must know of the match now."""
        asked = self._sitter(self.match.decision.player) if self.match.decision else NOBODY
        return Facts(
            asked=asked,
            dice=self.match.awaiting_dice is not None,
            secret=self.is_secret(),
            open=self.is_open(),
            private=self.is_open() and self.is_private(),
            always=self.handover == stages.ALWAYS,
            host=self._sitter(self.presenter.seats()[0][0]),
            program=self.is_programs_turn,
            lone=self._sitter(self.persons[0]) if len(self.persons) == 1 else NOBODY,
        )

    def hides(self) -> bool:
        """Whether the seats may not know the same."""
        return self.presenter.hides_something(self.match.state)

    def has_hidden(self) -> bool:
        """Whether something is hidden now or was when the game began: at its end all lies open."""
        return self.hides() or self._hid_at(1)

    def has_laid_open(self, position: int) -> bool:
        """Whether something lies open now that was hidden at an earlier moment."""
        return self.handover != NEVER and not self.hides() and self._hid_at(1) and self._hid_at(position)

    def _hid_at(self, position: int) -> bool:
        if position > 1:
            return self._hid_then(position)
        if self._hid_first is None:
            self._hid_first = self._hid_then(1)
        return self._hid_first

    def _hid_then(self, position: int) -> bool:
        return self.presenter.hides_something(self.match.at(position).state)

    def is_secret(self) -> bool:
        """Whether the seats must not see each other's screen now, and the players care."""
        return self.handover != NEVER and self.hides()

    def is_open(self) -> bool:
        """Whether something is hidden but the table lies open: hands are held up in turn."""
        return self.handover == stages.OPEN and self.hides()

    def is_private(self) -> bool:
        """Whether what is asked, or what may be answered, would tell what the player holds."""
        match = self.match
        if match.decision is None:
            return False
        of = (match.position, match.log[-1:], match.awaiting_dice)
        if self._private is None or self._private[0] != of:
            self._private = (of, not unseen.is_open_question(match))
        return self._private[1]

    def _sitter(self, seat: str) -> Sitter:
        return Sitter(seat, self.name_of(seat))

    def name_of(self, seat: str) -> str:
        """Who sits there now, in words: the side, and the person if a name was given."""
        side = seat_names(self.presenter, self.match.state).get(seat, seat)
        return f"{self.players[seat]} ({side})" if self.players.get(seat) else side

    @property
    def seat(self) -> str:
        """Who sits there and acts; "" where all look together and see what everybody may see."""
        return stages.looker(self.stage).seat

    @property
    def viewer(self) -> str:
        """Whose secrets are on the screen; "" for nobody's."""
        return stages.viewer(self.stage)

    @property
    def by_hand(self) -> bool:
        """Whether a card has the players change the position by hand now."""
        return isinstance(self.stage, Playing) and self.match.by_hand

    def allows(self, command: str) -> bool:
        if self.by_hand and command in ("edit", "edit_mode"):
            return command == "edit"
        return stages.allows(self.stage, command)

    # -- the moment that is shown ------------------------------------------------------------------
    @property
    def browsing(self) -> bool:
        """Whether an earlier moment is looked at."""
        return stages.moment(self.stage) is not None

    @property
    def shown(self) -> Match:
        """The match as it is shown: the game itself, or a copy that stands at the earlier moment looked at."""
        return self._looked_at()[0]

    @property
    def shower(self) -> Presenter:
        """The presenter of what is shown: copies have one of their own, lest this one remembers them."""
        return self._looked_at()[1]

    def _looked_at(self) -> tuple[Match, Presenter]:
        at = stages.moment(self.stage)
        if at is None:
            self._past = None
            return self.match, self.presenter
        if self._past is None or self._past[0] != at:
            shower = self._past[2] if self._past is not None else self.match.definition.presenter(self.match.world)
            self._past = (at, self.match.at(at), shower)
        return self._past[1], self._past[2]

    # -- lists -------------------------------------------------------------------------------------
    def headline(self) -> Headline:
        """The game in words, for lists: nothing in it is secret."""
        match, definition = self.match, self.match.definition
        scenario = next((info.title for info in definition.scenarios() if info.id == match.setup.scenario), "")
        decider = self.name_of(match.decision.player) if match.decision else ""
        turn, result = headline_of(self.presenter, match)
        return Headline(
            name=self.name,
            players=tuple(sorted(self.players.items())),
            title=definition.title,
            scenario=scenario or match.setup.scenario,
            turn=turn,
            decider=decider,
            result=result,
            handover=self.handover,
            study=self.study,
            programs=tuple(sorted(self.programs.items())),
            advised=self.advised,
        )

    def copied(self) -> Match:
        """The game as a match of its own, with other dice to come."""
        copy = self.match.at(self.match.position)
        if self.match.pending is not None:
            copy.wait_again(self.match.pending)
        copy.stir()
        return copy

    def keep(self, *, untouched: bool = False) -> None:
        """Write the game to its file; one in which nothing was done yet only if it is wanted `untouched`."""
        self.keeping.record(self.match, self.headline, untouched=untouched)

    def is_kept(self) -> bool:
        """Whether nothing is lost by leaving the table; a disk that has failed is tried again."""
        if self.keeping.view.state == FAILING:
            self.keep()
        return self.keeping.view.state != FAILING

    def put_away(self) -> None:
        """Leave the table; the game stays in its file. What could not be kept so far is tried a last time."""
        self.is_kept()
        self.keeping.close()


def described(match: Match, told: Headline | None = None) -> Headline:
    """A game that lies on no table, in words, with the names that its players gave."""
    return Table(match, Keeping(None), told).headline()


def people(players: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The names that were given, as a headline holds them."""
    return tuple((seat, name.strip()) for seat, name in sorted(players.items()) if name.strip())
