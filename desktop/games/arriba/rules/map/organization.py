"""7 The Organization Phase: sorting the units of each area into battle groups."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, GroupId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.readings import PurgedOrganised
from desktop.games.arriba.rules.map.control import groups_of
from desktop.games.arriba.rules.map.grouping import free_cities, occupy, sort_side, why_not_enter, why_not_join
from desktop.games.arriba.rules.turn.reasons import why_not_piece
from desktop.games.arriba.state.forces import is_purged, representatives
from desktop.games.arriba.state.seats import commands, leader
from desktop.games.arriba.state.state import ArribaState


class Organization(Frame, kw_only=True):
    """7 Groups that break the limits are divided first; then each partner regroups as he likes.

    Every group is legal after every step, so the phase can be ended at any time.
    """

    STEPS = ("begin", "regroup", "where", "next_seat")
    side: str
    seat: int = 0
    piece: UnitId = NOTHING

    def run_begin(self, state: ArribaState) -> None:
        state.begin_phase("organization", self.side)
        sort_side(state, self.side)

    def _seat(self, state: ArribaState) -> str:
        return state.world.seats_of[self.side][self.seat]

    # -- choosing ----------------------------------------------------------------------------------
    def ask_regroup(self, state: ArribaState) -> Decision:
        seat = self._seat(state)
        own = [key for key, group in state.groups.items() if group.side == self.side]
        found: list[Action] = []
        for key in own:
            for piece in representatives(state, state.groups[key].members):
                if not why_not_pick(state, seat, piece) and self._targets(state, piece):
                    found.append(verbs.PICK(piece))
        for key in own:
            group = state.groups[key]
            if why_not_place(state, seat, key):
                continue
            if group.city:
                found.append(verbs.LEAVE(key))
            else:
                found += [verbs.ENTER(key, city) for city in free_cities(state, group.area)]
        done = verbs.DONE()
        return Decision.of(seat, "7", Message.of("org.regroup"), [*found, done], default=done)

    def _why_not_pick(self, state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
        if refusal := why_not_pick(state, seat, piece):
            return refusal
        if not self._targets(state, piece):
            return Refusal.of("7", "org.nothing_to_join")
        offered = representatives(state, state.groups[state.pieces[piece].group].members)
        return why_not_piece(state, piece, offered, Refusal.of("2", "piece.alike"))

    def _targets(self, state: ArribaState, piece: UnitId) -> list[Action]:
        """Groups of the area a piece may join, and a group of its own."""
        group = state.pieces[piece].group
        here = groups_of(state, self.side, state.groups[group].area)
        found = [verbs.INTO(key) for key in here if key != group and not why_not_join(state, piece, key)]
        if len(state.groups[group].members) > 1:
            found.append(verbs.NEW())
        return found

    def on_regroup(self, state: ArribaState, action: Action) -> None:
        match action.verb:
            case verbs.PICK:
                self.piece = action.target
                self.go("where")
            case verbs.ENTER:
                occupy(state, action.args[0], action.args[1], "organised")
            case verbs.LEAVE:
                state.leave_city(action.target, "organised")
            case _:
                self.go("next_seat")

    def ask_where(self, state: ArribaState) -> Decision:
        actions = [*self._targets(state, self.piece), verbs.BACK()]
        prompt = Message.of("org.where", piece=self.piece)
        return Decision.of(self._seat(state), "7", prompt, actions, subjects=(self.piece,))

    def on_where(self, state: ArribaState, action: Action) -> None:
        if action.verb == verbs.INTO:
            state.regroup(self.piece, action.target, "organised")
        elif action.verb == verbs.NEW:
            area = state.groups[state.pieces[self.piece].group].area
            state.regroup(self.piece, state.form_group(self.side, area), "apart")
        self.piece = NOTHING
        self.go("regroup")

    def run_next_seat(self, state: ArribaState) -> None:
        """15.2 The next partner."""
        self.seat += 1
        if self.seat < len(state.world.seats_of[self.side]):
            self.go("regroup")

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        seat = self._seat(state)
        match action.verb, action.args:
            case verbs.INTO, (group,) if self.piece:
                return why_not_join(state, self.piece, group)
            case verbs.PICK, (piece,) if not self.piece:
                return self._why_not_pick(state, seat, piece)
            case verbs.ENTER, (group, city) if not self.piece:
                inside = Refusal.of("7", "org.leave_first")
                return why_not_place(state, seat, group) or (
                    inside if state.groups[group].city else why_not_enter(state, group, city)
                )
            case (verbs.ENTER, () | (_,)) | (verbs.LEAVE, ()) if not self.piece:
                return Refusal.of("7", "org.which_group")
            case verbs.LEAVE, (group,) if not self.piece:
                outside = Refusal.of("7", "org.outside")
                return why_not_place(state, seat, group) or (None if state.groups[group].city else outside)
        return None


def why_not_pick(state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
    """15.2 Own pieces; 5.2.2 purged units stay where they are if it is so played."""
    if piece not in state.pieces:
        return Refusal.of("2", "piece.gone")
    own = state.pieces[piece]
    if not own.group or state.world.side_of[own.faction] != state.world.side_of_seat[seat]:
        return Refusal.of("7", "org.not_yours")
    if not commands(state, seat, piece):
        return Refusal.of("15.2", "org.not_yours")
    return Refusal.of("5.2.2", "org.purged_stay") if stays(state, piece) else None


def why_not_place(state: ArribaState, seat: str, group: GroupId) -> Refusal | None:
    """7 Who may put a group into a city or out of it."""
    if group not in state.groups or leader(state, group) != seat:
        return Refusal.of("7", "org.not_yours")
    purged = any(stays(state, unit) for unit in state.units_of(group))
    return Refusal.of("5.2.2", "org.purged_stay") if purged else None


def stays(state: ArribaState, piece: UnitId) -> bool:
    """5.2.2 Whether a purged unit may not be organised either."""
    return is_purged(state, piece) and PurgedOrganised.of(state.world) is PurgedOrganised.STAY
