"""9.4 Operations: places are activated, then stacks move, dig or are assembled, then attacks are made."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, Thing, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.map import assembly, control, trenches
from desktop.games.illusions.rules.movement import activation, movement
from desktop.games.illusions.rules.movement.move_stack import MoveStack
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import ATTACK, MOVE, IllusionsState


class Operations(Reasoned, Frame, kw_only=True):
    """9.4.4 The operations of one action round, of so many points: all markers, all movement, all attacks."""

    STEPS = ("mark", "move", "settle", "attack")
    points: int
    under_way: list[UnitId] = []
    """11.1.1b-d, 18.1.1f Units of the space or stack that has begun; it is finished before the next begins."""
    finished: list[UnitId] = []
    """Units that stayed where they were when another space or stack began."""

    # -- activation --------------------------------------------------------------------------------
    def ask_mark(self, state: IllusionsState) -> Decision | None:
        """9.4.3 All places are marked first; in regions and on Lemnos units, which may be grouped."""
        used = activation.spent(state)
        offers = [offer.action for offer in activation.affordable(state, self.points, used)]
        if not offers and not used:
            return None
        offers += [verbs.GROUP(unit) for unit in activation.joinable(state, self.points)]
        offers += [verbs.UNMARK(space) for space in sorted(state.markers)]
        offers += [verbs.UNMARK(group.units[0]) for group in state.groups]
        if not self.owed_marks(state):
            offers.append(verbs.MARKED())
        progress = used, self.points
        return Decision.of(state.seat(state.active), "9.4.3", self._marking(used), offers, progress=progress)

    def _marking(self, used: int) -> Message:
        """What is asked: nothing is marked yet, there are points left, or none."""
        left = self.points - used
        if not left:
            return Message.of("operations.marked")
        return Message.of("operations.mark" if used else "operations.begin", n=left)

    def owed_marks(self, state: IllusionsState) -> list[SpaceId]:
        """20.3.5c Fort spaces with too few besiegers that must and can be activated."""
        side = state.active
        short = [place for place in sieges.short_places(state, side) if not movement.can_be_filled(state, place)]
        if not short:
            return []
        able = {mark[0] for mark in activation.markable(state, self.points) if mark[1] == MOVE}
        return [place for place in short if place in able]

    def on_mark(self, state: IllusionsState, action: Action) -> None:
        match action:
            case verbs.MARK, (name, kind, *spare):
                self._mark(state, name, kind, bool(spare))
            case verbs.GROUP, (unit,):
                state.join_stack(unit)
            case verbs.UNMARK, (name,):
                if name in state.markers:
                    state.unmark(name)
                else:
                    state.unmark_stack(name)
            case _:
                self.next_step()

    def _mark(self, state: IllusionsState, name: Thing, kind: str, spare: bool) -> None:
        if name in state.units:
            state.mark_stack(state.place_of(name), name, kind)
            return
        state.mark(name, kind)
        if spare:
            state.spare(name)

    # -- movement ----------------------------------------------------------------------------------
    def ask_move(self, state: IllusionsState) -> Decision | None:
        """11.1.1, 19.2, 22.3 One stack after the other; a place may dig instead, units may be put together."""
        places = movement.move_places(state)
        if not places:
            return None
        seat = state.seat(state.active)
        if owed := movement.remedies(state):
            owed = [unit for unit in owed if unit in self.under_way] or owed
            offers = [verbs.PICK(unit) for unit in owed]
            return Decision.of(seat, movement.owed_rule(state), Message.of("operations.owed"), offers, subjects=owed)
        offers = []
        for place in places:
            able = movement.movable(state, place)
            offers += [verbs.PICK(unit) for unit in able if movement.can_leave(state, unit)]
            if able:
                offers += self._works(state, place)
        if not offers:
            return None
        offers.append(verbs.MOVED())
        return Decision.of(seat, "11.1.1", self._prompt(state), offers)

    def _prompt(self, state: IllusionsState) -> Message:
        waiting = [unit for unit in self.under_way if movement.may_still_move(state, unit)]
        if waiting:
            return Message.of("operations.move_on", space=state.place_of(waiting[0]))
        return Message.of("operations.move")

    def _works(self, state: IllusionsState, place: SpaceId) -> list[Action]:
        """19.2, 22.0 What the units of a place may do instead of moving."""
        found = [verbs.BUILD(place)] if self._why_not_dig(state, place) is None else []
        found += [verbs.ASSEMBLE(unit, place, how) for unit, how in assembly.assemblies(state, place)]
        found += [verbs.DISASSEMBLE(unit) for unit in assembly.disassemblies(state, place)]
        return found

    def on_move(self, state: IllusionsState, action: Action) -> Frame | None:
        match action:
            case verbs.PICK, (unit,):
                bound = unit in movement.remedies(state)
                self._begin(state, movement.moved_with(state, unit))
                return MoveStack(units=[unit], at=state.place_of(unit), bound=bound)
            case verbs.BUILD, (place,):
                self._begin(state, movement.movable(state, place))
                trenches.dig(state, place)
            case verbs.ASSEMBLE, (unit, place, how):
                self._begin(state, movement.movable(state, place))
                return assembly.Assemble(unit=unit, place=place, manner=how)
            case verbs.DISASSEMBLE, (unit,):
                self._begin(state, movement.moved_with(state, unit))
                return assembly.Assemble(unit=unit, place=state.place_of(unit), manner=assembly.APART)
            case _:
                self.next_step()
        return None

    def _begin(self, state: IllusionsState, units: list[UnitId]) -> None:
        """11.1.1b, 11.1.1d Another space or stack begins: who has not moved in the last one stays where he is."""
        if set(units) & set(self.under_way):
            return
        left = [unit for unit in self.under_way if movement.may_still_move(state, unit)]
        for unit in left:
            state.note_acted(unit)
        self.finished += left
        self.under_way = units

    def _why_not_dig(self, state: IllusionsState, place: SpaceId) -> Refusal | None:
        """19.1d, 9.4.3b A space digs instead of moving: not once a unit has gone from it."""
        gone = [unit for unit in self.under_way if state.units[unit].place != place and unit in state.acted]
        if gone and any(unit in self.under_way for unit in movement.movable(state, place)):
            return Refusal.of("19.1", "refuse.trench_moved", space=place)
        return trenches.why_not_dig(state, place)

    def run_settle(self, state: IllusionsState) -> None:
        """20.3.4 Movement is over: sieges stand or fall, and Greek spaces that were left are free again."""
        for space in list(state.forts):
            sieges.review(state, space)
        control.review_greece(state)

    def run_attack(self, state: IllusionsState) -> Frame | None:
        """9.4.4 After all movement, attacks one at a time."""
        marked = ATTACK in state.markers.values() or any(group.kind == ATTACK for group in state.groups)
        return Attacks(side=state.active) if marked else None

    # -- refusals ----------------------------------------------------------------------------------
    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        known, spaces = state.world.units, state.world.spaces
        match self.step, *action:
            case "mark", verbs.MARK, (name, kind, *spare) if kind in activation.KINDS:
                return self._why_not_mark(state, name, kind, bool(spare))
            case "mark", verbs.GROUP, (unit,) if unit in known:
                return Refusal.of("18.1.1", "refuse.group", unit=unit)
            case "mark", verbs.UNMARK, (name,) if name in known or name in spaces:
                return Refusal.of("9.4.3", "refuse.not_marked")
            case "mark", verbs.MARKED, ():
                return Refusal.of("20.3.5", "refuse.besiegers")
            case "move", verbs.BUILD, (place,) if place in spaces:
                return self._why_not_dig(state, place)
            case "move", verbs.ASSEMBLE, (unit, place, _) if unit in known and place in spaces:
                return Refusal.of("22.1", "refuse.assemble", unit=unit, space=place)
            case "move", verbs.DISASSEMBLE, (unit,) if unit in known:
                return Refusal.of("22.4", "refuse.disassemble", unit=unit)
            case "move", verbs.MOVED, ():
                return Refusal.of(movement.owed_rule(state), "refuse.owed")
            case "mark" | "move" as step, verbs.PICK, (unit,) if unit in known:
                return self._why_not_yet(state, unit) if step == "mark" else self._why_not_pick(state, unit)
        return None

    def _why_not_pick(self, state: IllusionsState, unit: UnitId) -> Refusal:
        """11.1.1, 11.1.4 Why a unit may not begin to move."""
        if not state.on_map(unit):
            return Refusal.of("11.1.1", "refuse.not_on_map", unit=unit)
        if unit in self.finished:
            return Refusal.of("11.1.1", "refuse.place_finished", space=state.place_of(unit))
        if state.owner_of(unit) == state.active and state.marker_of(unit) == ATTACK:
            return Refusal.of("9.4.4", "refuse.attacks_later", unit=unit)
        if state.marker_of(unit) != MOVE or state.owner_of(unit) != state.active:
            return Refusal.of("11.1.1", "refuse.not_activated", unit=unit)
        if unit in state.acted:
            return Refusal.of("11.1.3", "refuse.has_moved", unit=unit)
        if movement.remedies(state):
            return Refusal.of(movement.owed_rule(state), "refuse.owed")
        return Refusal.of("11.1.4", "refuse.no_way_out", unit=unit)

    def _why_not_yet(self, state: IllusionsState, unit: UnitId) -> Refusal | None:
        """9.4.4 Nobody moves or attacks before all markers are placed; who has none may lack what it needs for one."""
        if not state.on_map(unit) or state.owner_of(unit) != state.active:
            return None
        if kind := state.marker_of(unit):
            return Refusal.of("9.4.4", f"refuse.marked_{kind}", unit=unit)
        place = state.place_of(unit)
        marked = Thing(unit if place in state.world.mixed else place)
        return self._why_not_mark(state, marked, MOVE, spare=False)

    def _why_not_mark(self, state: IllusionsState, name: Thing, kind: str, spare: bool) -> Refusal | None:
        if name in state.units and state.on_map(name):
            place = state.place_of(name)
            units: tuple[UnitId, ...] = (name,)
            refusal = activation.why_not_stack(state, place, name, kind)
        elif name in state.world.spaces:
            place, units = name, state.units_of(state.active, name)
            refusal = activation.why_not_place(state, name, kind)
        else:
            return Refusal.of("9.4.3", "refuse.not_on_map", unit=name) if name in state.units else None
        if refusal:
            return refusal
        if state.owner_of(units[0]) != state.active:
            return Refusal.of("9.4.3", "refuse.mark_no_unit", space=place)
        if place in state.markers or any(name in group.units for group in state.groups):
            return Refusal.of("9.4.3", "refuse.mark_twice", space=place)
        if spare:
            return Refusal.of("9.4.2", "refuse.spare", space=place)
        left = self.points - activation.spent(state)
        need = activation.cost(state, place, units, kind)
        if need > left:
            return Refusal.of("9.4.1", "refuse.mark_no_points", n=need, left=left)
        return Refusal.of("4.4.1", "refuse.partner", space=place)
