"""8 The Movement Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CityId, GroupId, SpaceId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.map.control import has_group
from desktop.games.arriba.rules.map.grouping import free_cities, occupy, why_not_enter
from desktop.games.arriba.rules.movement import movement_options
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.turn.reasons import why_not_piece
from desktop.games.arriba.state.forces import representatives
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


class MovementPhase(Frame, kw_only=True):
    """8 Battle groups move one at a time, as far as the allowance goes, and may drop units on the way.

    Choosing another group ends the move of the one before. One step leads to any area in reach, so a group goes on
    only after it has dropped something.
    """

    STEPS = ("begin", "move", "next_seat")
    side: str
    seat: int = 0
    group: GroupId = NOTHING
    """The group that is moving."""
    dropped: GroupId = NOTHING
    """The units it has dropped in the area where it is."""
    began: bool = False
    """It has done something, so the move counts."""
    halted: bool = False
    """It may not leave its area any more."""
    gone: int = 0
    """Areas it has entered in this move."""

    def run_begin(self, state: ArribaState) -> None:
        """15.7 On the first turn dice may limit the number of groups that move."""
        state.begin_phase("movement", self.side)
        state.begin_moves(-1)
        limits = state.world.limits
        if state.turn in state.world.command_turns:
            rolled = politics.roll_dice(state, limits.command_dice, "command", self.side)
            state.limit_moves(self.side, -(-rolled // limits.command_divisor))

    def _seat(self, state: ArribaState) -> str:
        return state.world.seats_of[self.side][self.seat]

    # -- choosing ----------------------------------------------------------------------------------
    def ask_move(self, state: ArribaState) -> Decision:
        seat = self._seat(state)
        found = self._steps(state) if self.group else []
        found += [
            verbs.MOVE(key)
            for key, group in state.groups.items()
            if group.side == self.side and key != self.group and not movement_options.why_not_move(state, seat, key)
        ]
        done = verbs.DONE()
        prompt = Message.of("move.group", group=self.group) if self.group else Message.of("move.choose")
        if self.group and self.halted:
            prompt = Message.of("move.arrived", area=state.groups[self.group].area)
        subjects = (self.group,) if self.group else ()
        return Decision.of(seat, "8", prompt, [*found, done], subjects=subjects, default=done)

    def _steps(self, state: ArribaState) -> list[Action]:
        """What the moving group may do next."""
        group = state.groups[self.group]
        found: list[Action] = []
        if not self.halted:
            found += [verbs.TO(area) for area in sorted(movement_options.reach(state, self.group, self.gone))]
        if len(group.members) > 1:
            found += [verbs.DROP(piece) for piece in representatives(state, group.members)]
        free = free_cities(state, group.area)
        if self.dropped and not state.groups[self.dropped].city:
            own = [group.city] if group.city else []
            found += [verbs.GARRISON(city) for city in (*own, *free)]
        found += [verbs.ENTER(city) for city in free]
        if group.city:
            found.append(verbs.LEAVE())
        return found

    # -- doing -------------------------------------------------------------------------------------
    def on_move(self, state: ArribaState, action: Action) -> None:
        match action.verb:
            case verbs.MOVE:
                self._choose(action.target)
                return
            case verbs.DONE:
                self._choose(NOTHING)
                self.go("next_seat")
                return
        self._begin(state)
        match action.verb:
            case verbs.TO:
                self._go_to(state, action.target)
            case verbs.DROP:
                self._drop(state, action.target)
            case verbs.GARRISON:
                self._garrison(state, action.target)
            case verbs.ENTER:
                occupy(state, self.group, action.target, "moved")
                self._choose(NOTHING)
            case verbs.LEAVE:
                state.leave_city(self.group, "moved")
                self._choose(NOTHING)

    def _choose(self, group: GroupId) -> None:
        self.group, self.dropped, self.began, self.halted, self.gone = group, NOTHING, False, False, 0

    def _begin(self, state: ArribaState) -> None:
        """The first thing a group does is its move of this phase."""
        if not self.began:
            self.began = True
            state.note_moved(self.group)
            state.spend_move()

    def _go_to(self, state: ArribaState, area: SpaceId) -> None:
        """8 One click leads to any area in reach; there it may drop units, enter a city, or stay."""
        path = movement_options.reach(state, self.group, self.gone)[area]
        state.move_group(self.group, path)
        self.gone += len(path) - 1
        self.dropped, self.halted = NOTHING, True

    def _drop(self, state: ArribaState, piece: UnitId) -> None:
        """8 Units dropped form a new group that may not move; the rest may go on unless it met the enemy."""
        area = state.groups[self.group].area
        if not self.dropped:
            self.dropped = state.form_group(self.side, area)
            state.note_moved(self.dropped)
        state.regroup(piece, self.dropped, "dropped")
        self.halted = self.halted and has_group(state, enemy_of(self.side), area)

    def _garrison(self, state: ArribaState, city: CityId) -> None:
        """8 The units dropped here stay in a city, also in the one the moving group leaves."""
        if state.groups[self.group].city == city:
            state.leave_city(self.group, "moved")
        occupy(state, self.dropped, city, "dropped")

    def run_next_seat(self, state: ArribaState) -> None:
        """15.2 The next partner."""
        self.seat += 1
        if self.seat < len(state.world.seats_of[self.side]):
            self.go("move")

    # -- why not -----------------------------------------------------------------------------------
    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        match action.verb, action.args:
            case verbs.MOVE, (key,):
                moving = Refusal.of("8", "move.moving") if key == self.group else None
                return movement_options.why_not_move(state, self._seat(state), key) or moving
            case ((verbs.TO | verbs.DROP | verbs.GARRISON | verbs.ENTER | verbs.LEAVE), _) if not self.group:
                return Refusal.of("8", "move.choose_first")
            case (verbs.ENTER, (_, _, *_)) | (verbs.LEAVE, (_, *_)):
                return Refusal.of("8", "move.the_moving_one")
            case verbs.TO, (area,):
                return self._why_not_to(state, area)
            case verbs.DROP, (piece,):
                return self._why_not_drop(state, piece)
            case verbs.GARRISON, (city,):
                return self._why_not_garrison(state, city)
            case verbs.ENTER, (city,):
                return why_not_enter(state, self.group, city)
            case verbs.LEAVE, ():
                return None if state.groups[self.group].city else Refusal.of("8", "org.outside")
        return None

    def _why_not_to(self, state: ArribaState, area: SpaceId) -> Refusal | None:
        if self.halted:
            met = has_group(state, enemy_of(self.side), state.groups[self.group].area)
            return Refusal.of("8", "move.halted" if met else "move.ended")
        return movement_options.why_not_to(state, self.group, area, self.gone)

    def _why_not_drop(self, state: ArribaState, piece: UnitId) -> Refusal | None:
        members = state.groups[self.group].members
        if len(members) == 1 and piece in members:
            return Refusal.of("8", "move.last_one")
        return why_not_piece(state, piece, representatives(state, members), Refusal.of("8", "move.not_with_it"))

    def _why_not_garrison(self, state: ArribaState, city: CityId) -> Refusal | None:
        """8 Units that were dropped here and stand outside, in a city without another group."""
        if not self.dropped:
            return Refusal.of("8", "move.none_dropped")
        if state.groups[self.dropped].city:
            return Refusal.of("8", "move.garrisoned")
        own = city == state.groups[self.group].city
        return None if own else why_not_enter(state, self.dropped, city)
