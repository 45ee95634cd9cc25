"""The presenter: everything the window shows of a battle, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.decision import Decision, Message
from desktop.engine.event import Event
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.files import GAME
from desktop.games.battles.data.world import SIDES, World
from desktop.games.battles.present.about import about_of
from desktop.games.battles.present.board import Board
from desktop.games.battles.present.charts import Charts
from desktop.games.battles.present.choices import Choices
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.milestones import MILESTONES
from desktop.games.battles.present.names import Names, spelt
from desktop.games.battles.present.overlays import Overlays
from desktop.games.battles.present.path import turn_text
from desktop.games.battles.present.pieces import Pieces
from desktop.games.battles.present.preview import Previews
from desktop.games.battles.present.routes import Routes
from desktop.games.battles.present.sheet import position_of, sheet_of
from desktop.games.battles.present.tracks import Tracks
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state.events import StepLost, TurnBegan, UnitEliminated, UnitMoved
from desktop.games.battles.state.state import BattleState
from desktop.mechanics.presenting import Parts, TablePresenter
from desktop.views.board import MarkView
from desktop.views.ending import Loss, Measure
from desktop.views.pieces import CounterFace
from desktop.views.table import ChartView, ChoiceView, PositionSheetView, RuleView, SetupSheetView, TableView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.views.briefing import StandingView


class BattlesPresenter(TablePresenter[BattleState, World, Names]):
    """A Presenter for the battles. Both seats see the same: nothing is hidden here."""

    GAME, SIDES = GAME, SIDES
    STRIP = ("victory", "weather", "assault-nationalist", "assault-republican", "air-nationalist", "air-republican")
    TURN = TurnBegan
    MILESTONES = MILESTONES
    MEASURE = Measure(("victory",))
    names: Names
    PARTS = Parts(
        names=Names, board=Board, pieces=Pieces, choices=Choices, routes=Routes, previews=Previews, charts=Charts,
        tracks=Tracks, log=Log, about=about_of, turn=turn_text,
    )  # fmt: skip
    _board: Board
    _charts: Charts
    _choices: Choices
    _pieces: Pieces
    _previews: Previews
    _tracks: Tracks

    @cached_property
    def _rules(self) -> tuple[RuleView, ...]:
        """The rules name places as the map does."""
        return tuple(
            replace(
                rule,
                title=spelt(rule.title),
                text=spelt(rule.text),
                rulings=tuple((spelt(question), spelt(decision)) for question, decision in rule.rulings),
            )
            for rule in super()._rules
        )

    @cached_property
    def _overlays(self) -> Overlays:
        return Overlays(self.world, self.names, self._board)

    def _counter(self, name: str) -> tuple[CounterFace, ...]:
        if name not in self.world.units:
            return ()
        found = self._pieces.faces[UnitId(name)]
        return (found.front, found.back) if found.back is not None else (found.front,)

    # -- fixed things ------------------------------------------------------------------------------
    def words(self, message: Message) -> str:
        return self.names.words.message(message)

    def setup_sheet(self) -> SetupSheetView:
        return sheet_of(self.world, self.names, self._pieces.faces)

    def _standing(self, state: BattleState) -> StandingView:
        from desktop.games.battles.present.standing import standing_of  # seldom asked for, and not at the start

        return standing_of(state, self.names)

    def position_sheet(self, state: BattleState, seat: str) -> PositionSheetView:
        return position_of(state, self.names, self._pieces.faces)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: BattleState, decision: Decision | None, seat: str) -> TableView:
        preview = self._previews.current(state)
        return TableView(
            seat=seat,
            turn=self._turn(state),
            pieces=self._pieces.all(state),
            decision=self.decision(state, decision, seat),
            tracks=self._tracks.all(state),
            control=self._control(state),
            marks=(*self._pontoons(state), *self._arrows(state)),
            preview=preview,
            charts=self._charts.all(state, preview),
            result=self._result(state),
            winner=state.winner if state.level else "",
        )

    def shortcuts(self, state: BattleState, decision: Decision) -> tuple[ChoiceView, ...]:
        """To choose a barrage is to roll its die."""
        return self._choices.shortcuts(state, decision)

    def _pontoons(self, state: BattleState) -> list[MarkView]:
        return [self._board.bridge("pontoon", hexside) for hexside in state.pontoons.values()]

    def _arrows(self, state: BattleState) -> list[MarkView]:
        """11.1 From each hex that attacks to each neighbour it attacks."""
        if state.phase != "combat":
            return []
        pairs = [
            (state.place(unit), target)
            for attack in state.attacks
            if not attack.done
            for unit in attack.units
            for target in attack.targets
        ]
        near = [pair for pair in dict.fromkeys(pairs) if pair[1] in self.world.neighbours.get(pair[0], ())]
        return [self._board.bridge("attack", f"{start}/{target}") for start, target in near]

    def _control(self, state: BattleState) -> tuple[tuple[SpaceId, str], ...]:
        """Whom each victory hex counts for as things stand."""
        held = ((hex_id, victory.holder(state, hex_id)) for hex_id in self.world.victory_hexes)
        return tuple((hex_id, side) for hex_id, side in held if side)

    def _result(self, state: BattleState) -> str:
        """Who won by which margin, and from which on it would have been more."""
        if not state.level:
            return ""
        rules, say = self.world.scenario.victory, self.names.say
        side, held = rules.margin_of, victory.points(state)
        foe = self.world.enemy(side)
        told = say("result.ended", level=state.level, side=side, by=foe, n=state.margin, n2=held[side], n3=held[foe])
        won = next(level for level in rules.levels if level.id == state.level)
        told += f" {say('result.reached', n=won.min, level=won.id)}" if won.min is not None else ""
        missed = next((level for level in rules.levels if level.min is not None and level.min > state.margin), None)
        more = f" {say('result.missed', n=missed.min, level=missed.id)}" if missed is not None else ""
        return capital(told) + more

    def hides_something(self, state: BattleState) -> bool:
        return False

    # -- the log -----------------------------------------------------------------------------------
    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        ways = []
        for event in events:
            if isinstance(event, UnitMoved):
                way = tuple(hex_id for hex_id in event.path if hex_id in self.world.terrain)
                if len(way) > 1:
                    ways.append((event.unit, way))
        return tuple(ways)

    def loss(self, event: Event) -> Loss | None:
        match event:
            case StepLost():
                return self.world.units[event.unit].side, self.names.say("end.steps"), 1
            case UnitEliminated():
                return self.world.units[event.unit].side, self.names.say("end.units"), 1
        return None

    # -- questions ---------------------------------------------------------------------------------
    def charts(self, state: BattleState | None, decision: Decision | None) -> tuple[ChartView, ...]:
        return self._charts.all(state, self._previews.current(state) if state else None)
