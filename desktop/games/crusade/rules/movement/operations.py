"""8.2 Operations: spaces are activated, then stacks move, works are built, attacks are made."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.rules.map import fortification, northern_front
from desktop.games.crusade.rules.movement import activation, movement
from desktop.games.crusade.rules.movement.move_stack import MoveStack
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.state import ATTACK, MOVE, CrusadeState

BUILT = "built"
"""Why a work is placed."""


class Operations(Frame, kw_only=True):
    """8.2.1-8.2.5 The operations of one action round, of so many points."""

    STEPS = ("mark", "strays", "move", "build", "attack")
    points: int

    # -- activation --------------------------------------------------------------------------------
    def most(self, state: CrusadeState) -> int:
        """8.2.1, 4.1.2 As many spaces as points, and never more than there are markers."""
        return min(self.points, state.world.limits.markers)

    def ask_mark(self, state: CrusadeState) -> Decision | None:
        """8.2.3 All spaces are marked first."""
        done = len(state.markers)
        offers = []
        if done < self.most(state):
            offers = [verbs.MARK(space, kind) for space, kind in activation.markable(state)]
        if not offers and not done:
            return None
        offers += [verbs.UNMARK(space) for space in sorted(state.markers)]
        offers.append(verbs.MARKED())
        left = self.most(state) - done
        prompt = Message.of("operations.mark", n=left) if left else Message.of("operations.marked")
        return Decision.of(state.active, "8.2.3", prompt, offers, progress=(done, self.most(state)))

    def on_mark(self, state: CrusadeState, action: Action) -> None:
        match action.verb:
            case verbs.MARK:
                state.mark(*action.args)
            case verbs.UNMARK:
                state.unmark(action.target)
            case _:
                state.close_marking()
                self.next_step()

    # -- movement ----------------------------------------------------------------------------------
    def run_strays(self, state: CrusadeState) -> None:
        """16.4.2.4 Regional units abroad in an activated space that cannot go home are free from now on."""
        for space in _marked(state, MOVE):
            for unit in movement.movable(state, space):
                if northern_front.must_go_home(state, unit):
                    northern_front.release_if_stranded(state, unit, tuple(movement.homeward(state, unit)))

    def ask_move(self, state: CrusadeState) -> Decision | None:
        """10.1.1, 10.2.1 One stack after the other; a unit may build instead."""
        offers, owed = [], []
        for space in _marked(state, MOVE):
            for unit in movement.movable(state, space):
                if _why_not_pick(state, unit) is None:
                    offers.append(verbs.PICK(unit))
                if movement.homeward(state, unit):
                    owed.append(unit)
                if _why_not_build(state, unit) is None:
                    offers.append(verbs.BUILD(unit))
        if not offers:
            return None
        if not owed:
            offers.append(verbs.MOVED())
        prompt = Message.of("operations.stray" if owed else "operations.move")
        return Decision.of(state.active, "16.4.2.4" if owed else "10.1.1", prompt, offers, subjects=owed)

    def on_move(self, state: CrusadeState, action: Action) -> Frame | None:
        unit = action.target
        match action.verb:
            case verbs.PICK:
                return MoveStack(units=[unit], at=state.place_of(unit))
            case verbs.BUILD:
                state.begin_build(unit, state.place_of(unit))
            case _:
                self.next_step()
        return None

    def run_build(self, state: CrusadeState) -> Frame | None:
        """10.2.2, 10.2.4 After all movement."""
        return Build() if state.builders else None

    def run_attack(self, state: CrusadeState) -> Frame | None:
        """8.2.5 After all movement, attacks and assaults one at a time."""
        return Attacks(side=state.active) if _marked(state, ATTACK) else None

    # -- refusals ----------------------------------------------------------------------------------
    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        match self.step, *action:
            case "mark", verbs.MARK, (space, kind) if space in state.world.spaces and kind in activation.KINDS:
                if len(state.markers) >= self.most(state):
                    return Refusal.of("8.2.1", "refuse.mark_no_points", n=self.most(state))
                return activation.why_not_mark(state, space, kind)
            case "mark", verbs.UNMARK, (space,) if space in state.world.spaces and space not in state.markers:
                return Refusal.of("8.2.3", "refuse.not_marked", space=space)
            case "move", verbs.BUILD, (unit,) if unit in state.world.units:
                return _why_not_build(state, unit)
            case "move", verbs.PICK, (unit,) if unit in state.world.units:
                return _why_not_pick(state, unit)
        return None


def _marked(state: CrusadeState, kind: str) -> list[SpaceId]:
    return sorted(space for space, marker in state.markers.items() if marker == kind)


def _why_not_pick(state: CrusadeState, unit: UnitId) -> Refusal | None:
    """10.1.1, 10.1.6 Why a unit may not begin to move."""
    if state.markers.get(state.place_of(unit)) != MOVE or state.world.units[unit].side != state.active:
        return Refusal.of("10.1.1", "refuse.not_activated", unit=unit)
    if unit in state.acted:
        return Refusal.of("10.1.6", "refuse.has_moved", unit=unit)
    return None if movement.can_leave(state, unit) else Refusal.of("10.1.7", "refuse.no_way_out", unit=unit)


def _why_not_build(state: CrusadeState, unit: UnitId) -> Refusal | None:
    """10.2.1, 16.4.2.4 Why a unit may not build instead of moving."""
    if not state.on_map(unit):
        return Refusal.of("10.2.1", "refuse.build_not_activated", unit=unit)
    if movement.homeward(state, unit):
        return Refusal.of("16.4.2.4", "sr.home_first", unit=unit)
    return fortification.why_not_build(state, unit)


class Build(Frame, kw_only=True):
    """10.2.2, 10.2.4 A corps builds a position without fail; everything else is rolled for."""

    STEPS = ("build",)

    def run_build(self, state: CrusadeState) -> None:
        for space, unit in sorted(state.builders.items()):
            _try(state, space, unit)


def _try(state: CrusadeState, space: SpaceId, unit: UnitId) -> None:
    """10.2.2 The roll with the modifier of earlier failures; a failure adds one, up to the most."""
    limits = state.world.limits
    work = fortification.next_work(state, space)
    failures = state.build_failures.get(space, 0)
    die = 0
    if fortification.needs_roll(state, unit, work):
        die = state.roll("build", state.active, limits.die_faces)
    built = die - failures <= limits.build_success
    state.record_build(ev.BuildTried(unit, space, work, die, -failures, built))
    if built:
        state.place_work(space, work, BUILT, state.extra_trenches.get(space, "stock"))
    now = 0 if built else min(limits.build_modifier_most, failures + 1)
    if now != failures:
        state.set_build_failures(space, now)
